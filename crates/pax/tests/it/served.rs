//! The real server in a process of its own, asked over a real socket, and the log that it leaves behind.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use pax_store::{Entry, MAX_ENTRIES, Store, TableId};
use serde_json::Value;
use tokio::runtime::Runtime;

/// A running `pax serve`, killed at the latest when the test ends.
pub struct Server {
    process: Child,
    port: u16,
}

impl Server {
    /// On a port that the system chooses, over a SQLite file or `postgres://…`.
    pub fn start(database: &str, more: &[&str]) -> Server {
        Server::spawn(command(database, "warn").args(more))
    }

    /// The same, with its log in a file.
    pub fn start_with_log(database: &str, level: &str, log: File) -> Server {
        Server::spawn(command(database, level).stderr(log))
    }

    fn spawn(command: &mut Command) -> Server {
        let mut process = command.spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let port = line.trim_end().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        Server { port: port.unwrap_or_else(|| panic!("no port in {line:?}")), process }
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

    /// Its address, as a person has it.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Where it can be asked.
    pub fn door(&self) -> Door {
        Door { port: self.port }
    }
}

fn command(database: &str, log: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pax"));
    // What is tested is the server: its computer players need not think long.
    command.args(["serve", "--log", log, "--port", "0", "--database", database, "--think", "8"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// The address of a server that may be gone by now.
#[derive(Clone, Copy)]
pub struct Door {
    port: u16,
}

impl Door {
    pub fn get(self, path: &str, token: &str) -> Option<(u16, Value)> {
        self.ask("GET", path, Some(token), "")
    }

    pub fn post(self, path: &str, token: Option<&str>, body: &Value) -> Option<(u16, Value)> {
        self.ask("POST", path, token, &body.to_string())
    }

    /// None if the server is gone before all of its answer is here.
    fn ask(self, method: &str, path: &str, token: Option<&str>, body: &str) -> Option<(u16, Value)> {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        socket.set_read_timeout(Some(LONGEST_ANSWER)).ok()?;
        let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).ok()?))
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
