//! For tests: a PostgreSQL of one's own, and disks that fill up when asked to.
//!
//! The server is real and started once per process, in a fresh folder, reachable only through a socket there. It stops
//! and its folder goes when the process ends, however it ends. `PAX_TEST_POSTGRES=postgres://…` names one that runs
//! already, in which databases may be created.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

use crate::backend::Backend;
use crate::{Error, Store, TableId, changes};

/// A running PostgreSQL.
pub struct Postgres {
    /// `postgres://…` with DATABASE in the place of the database's name.
    address: String,
    /// Where its programs and its data are, if it is ours.
    home: Option<[PathBuf; 2]>,
    /// Waits for this process to end, then stops the server.
    _keeper: Option<Child>,
}

impl Postgres {
    /// The one of this process, started by whoever asks first.
    ///
    /// # Panics
    /// If there is no PostgreSQL to start: a test that needs it must not pass without it.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| match std::env::var("PAX_TEST_POSTGRES") {
            Ok(address) => Postgres { address: with_placeholder(&address), home: None, _keeper: None },
            Err(_) => Self::start(),
        })
    }

    /// One that nobody else uses, to be killed.
    pub fn alone() -> Postgres {
        Self::start()
    }

    /// SIGKILL for the server and all its processes, with what they have in memory, and a new start over what is on disk.
    ///
    /// # Panics
    /// If it is not ours to kill, or does not come back.
    pub fn kill_and_start_again(&self) {
        let [programs, folder] = self.home.as_ref().expect("a PostgreSQL of our own");
        let file = std::fs::read_to_string(folder.join("data/postmaster.pid")).expect("it runs");
        let process = file.lines().next().expect("its process").trim().to_owned();
        let children =
            Command::new("pgrep").args(["-P", &process]).output().map(|output| output.stdout).unwrap_or_default();
        let children = String::from_utf8_lossy(&children).into_owned();
        run(Command::new("kill").arg("-9").arg(&process));
        for child in children.split_whitespace() {
            // Gone already, most of them: they notice that the first is dead.
            Command::new("kill").args(["-9", child]).stderr(Stdio::null()).status().ok();
        }
        // Its shared memory is free when the last of its processes is gone.
        let started = (0..100).any(|_| {
            let started = launch(programs, folder).stdout(Stdio::null()).stderr(Stdio::null()).status();
            let is_up = started.is_ok_and(|status| status.success());
            if !is_up {
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
            is_up
        });
        assert!(started, "PostgreSQL did not come back");
    }

    /// Creates an empty database and gives its address.
    pub async fn new_database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("pax_{}_{}", changes::new_ear(), COUNT.fetch_add(1, Ordering::Relaxed));
        let mut link =
            PgConnection::connect(&self.address.replace("DATABASE", "postgres")).await.expect("the test's PostgreSQL");
        link.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("a database of one's own");
        self.address.replace("DATABASE", &name)
    }

    fn start() -> Self {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("pax-pg-").tempdir().expect("a folder").keep();
        let data = folder.join("data");
        if is_root() {
            run(Command::new("chown").arg("nobody:nogroup").arg(&folder));
        }
        // Before anything is there to stop or to remove, in case this process dies meanwhile.
        let keeper = keep(&programs, &folder);
        run(unprivileged(&programs.join("initdb"))
            .arg("-D")
            .arg(&data)
            .args(["-A", "trust", "-U", "pax", "-E", "UTF8"]));
        run(&mut launch(&programs, &folder));
        let address = format!("postgres://pax@localhost/DATABASE?host={}", folder.display());
        Self { address, home: Some([programs, folder]), _keeper: Some(keeper) }
    }
}

impl Store {
    /// Lets a SQLite file grow to so many pages and no further, as if the disk were full.
    pub async fn limit_pages(&self, pages: u32) -> Result<(), Error> {
        match self.backend() {
            Backend::Sqlite(file) => file.limit_pages(pages).await,
            Backend::Postgres(_) => panic!("only a SQLite file can be kept from growing"),
        }
    }

    /// The tables that are claimed, and the node of each, whether it still lives or not. PostgreSQL only.
    pub async fn claims(&self) -> Result<Vec<(TableId, String)>, Error> {
        let sql = "SELECT id, claimed_by FROM tables WHERE claimed_by IS NOT NULL ORDER BY id";
        let rows = self.read().await?.rows(sql, &[]).await?;
        rows.iter().map(|row| Ok((row.table(0)?, row.get(1)?))).collect()
    }
}

fn launch(programs: &Path, folder: &Path) -> Command {
    let mut command = unprivileged(&programs.join("pg_ctl"));
    command.arg("-D").arg(folder.join("data")).arg("-o");
    command.arg(format!("-k {} -c listen_addresses='' -c max_connections=300", folder.display()));
    command.arg("-l").arg(folder.join("log")).args(["-w", "start"]).stdin(Stdio::null());
    command
}

/// A shell that reads from this process until its end, in a group of its own so that Ctrl-C does not reach it.
fn keep(programs: &Path, folder: &Path) -> Child {
    use std::os::unix::process::CommandExt;
    let mut command = unprivileged(Path::new("sh"));
    command
        .args(["-c", r#"read -r _; "$0/pg_ctl" -D "$1/data" -m immediate -w stop; rm -rf "$1""#])
        .arg(programs)
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0);
    command.spawn().expect("a shell")
}

/// The folder of PostgreSQL's programs: on PATH, or the newest where Debian keeps them.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|entries| entries.filter_map(Result::ok).map(|entry| entry.path().join("bin")).collect())
        .unwrap_or_default();
    versions.sort_by_key(|folder| folder.parent().and_then(Path::file_name).map(|name| (name.len(), name.to_owned())));
    folders.extend(versions.into_iter().rev());
    folders
        .into_iter()
        .find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
        .expect("these tests need PostgreSQL: install it (Debian: apt-get install postgresql), or put initdb and pg_ctl on PATH")
}

/// PostgreSQL refuses to run as root.
fn unprivileged(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut setpriv = Command::new("setpriv");
        setpriv.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]).arg(program);
        setpriv
    } else {
        Command::new(program)
    };
    // Somewhere every user may be.
    command.current_dir("/").env("LC_ALL", "C");
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Its output is not caught: the server would inherit the pipe and keep it open.
fn run(command: &mut Command) {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("{command:?} ended with {status}"),
        Err(error) => panic!("{command:?} cannot be started: {error}"),
    }
}

fn with_placeholder(address: &str) -> String {
    let (before, options) = address.split_once('?').map_or((address, None), |(before, after)| (before, Some(after)));
    let host =
        before.rfind('/').filter(|slash| !before[..*slash].ends_with('/')).map_or(before, |slash| &before[..slash]);
    match options {
        Some(options) => format!("{host}/DATABASE?{options}"),
        None => format!("{host}/DATABASE"),
    }
}
