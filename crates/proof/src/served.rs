//! The real server in a process of its own, asked over a real socket, and the log that it leaves behind.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use pax_store::{Entry, MAX_ENTRIES, Store, TableId};
use serde_json::Value;
use tokio::runtime::Runtime;

/// A running `pax serve`, killed at the latest when the test ends.
pub struct Server {
    process: Child,
    port: u16,
    /// How long it took from the start of the program to the first answer that it is ready.
    pub ready_after: Duration,
}

impl Server {
    /// The program `pax` on a port that the system chooses, over a SQLite file or `postgres://…`.
    pub fn start(pax: &Path, database: &str, more: &[&str]) -> Server {
        Server::spawn(command(pax, database, "warn").args(["--port", "0"]).args(more))
    }

    /// Where it was before, so that those who know the old address find it again.
    pub fn start_again(pax: &Path, database: &str, door: Door) -> Server {
        Server::spawn(command(pax, database, "warn").args(["--port", &door.ports[0].to_string()]))
    }

    /// With its log in a file.
    pub fn start_with_log(pax: &Path, database: &str, level: &str, log: File) -> Server {
        Server::spawn(command(pax, database, level).args(["--port", "0"]).stderr(log))
    }

    fn spawn(command: &mut Command) -> Server {
        let begun = Instant::now();
        let mut process = command.spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let port = line.trim_end().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let port = port.unwrap_or_else(|| panic!("no port in {line:?}"));
        let mut server = Server { port, process, ready_after: Duration::ZERO };
        server.wait_until_ready();
        server.ready_after = begun.elapsed();
        server
    }

    /// Its address, as a person has it.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// # Panics
    /// If it does not become ready.
    pub fn wait_until_ready(&self) {
        let begun = Instant::now();
        while self.door().raw("GET", "/readyz", None, "").is_none_or(|(status, _)| status != 200) {
            assert!(begun.elapsed() < LONGEST_ANSWER, "the server does not become ready");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// For whoever measures it.
    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// SIGKILL: no last words, nothing flushed.
    pub fn kill(mut self) {
        self.kill_now();
    }

    /// The same while others still ask it.
    pub fn kill_now(&mut self) {
        self.process.kill().expect("SIGKILL");
        self.process.wait().expect("its end");
    }

    /// Where it can be asked.
    pub fn door(&self) -> Door {
        Door { ports: [self.port; 2] }
    }
}

fn command(pax: &Path, database: &str, log: &str) -> Command {
    let mut command = Command::new(pax);
    // What is tested is the server: its computer players need not think long.
    command.args(["serve", "--log", log, "--database", database, "--think", "8"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// The address of a server that may be gone by now, or of two, of which any will do.
#[derive(Clone, Copy)]
pub struct Door {
    ports: [u16; 2],
}

impl Door {
    /// At this port of this machine.
    pub fn at(port: u16) -> Door {
        Door { ports: [port; 2] }
    }

    /// Both nodes, in turn, as behind a load balancer.
    pub fn and(self, other: Door) -> Door {
        Door { ports: [self.ports[0], other.ports[0]] }
    }

    pub fn port(self) -> u16 {
        static TURN: AtomicUsize = AtomicUsize::new(0);
        self.ports[TURN.fetch_add(1, Ordering::Relaxed) % 2]
    }

    pub fn get(self, path: &str, token: &str) -> Option<(u16, Value)> {
        self.ask("GET", path, Some(token), "")
    }

    pub fn post(self, path: &str, token: Option<&str>, body: &Value) -> Option<(u16, Value)> {
        self.ask("POST", path, token, &body.to_string())
    }

    fn ask(self, method: &str, path: &str, token: Option<&str>, body: &str) -> Option<(u16, Value)> {
        let (status, text) = self.raw(method, &format!("/api/v1{path}"), token, body)?;
        Some((status, serde_json::from_str(&text).ok()?))
    }

    /// None if the server is gone before all of its answer is here.
    pub fn raw(self, method: &str, path: &str, token: Option<&str>, body: &str) -> Option<(u16, String)> {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port())).ok()?;
        socket.set_read_timeout(Some(LONGEST_ANSWER)).ok()?;
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, body.to_owned()))
    }
}

/// A server that says nothing for so long is gone.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);

/// What a server has stored, read beside it.
pub struct Log {
    runtime: Runtime,
    store: Store,
}

impl Log {
    pub fn open(database: &str) -> Log {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let store = runtime.block_on(Store::open_read_only(database)).expect("a store that a server has made");
        Log { runtime, store }
    }

    /// All entries of a table, oldest first, without gaps.
    pub fn entries(&self, table: &str) -> Vec<Entry> {
        let table = TableId::new(table).expect("an id");
        let mut all = Vec::new();
        loop {
            let after = all.last().map_or(0, |entry: &Entry| entry.version);
            let more = self.runtime.block_on(self.store.log(&table, after, MAX_ENTRIES)).expect("the log");
            if more.is_empty() {
                break;
            }
            all.extend(more);
        }
        for (entry, version) in all.iter().zip(1..) {
            assert_eq!(entry.version, version, "{table} has a gap");
        }
        all
    }

    /// The tables that nodes have claimed to let computer players act, with the node's name.
    pub fn claims(&self) -> Vec<(String, String)> {
        let claims = self.runtime.block_on(self.store.claims()).expect("the claims");
        claims.into_iter().map(|(table, node)| (table.to_string(), node)).collect()
    }
}
