//! The real server in a process of its own, and guests who prepare tables over its JSON API.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::driver::Window;

/// A running `pax serve` over a file of its own.
pub struct House {
    process: Child,
    pub port: u16,
    folder: TempDir,
}

impl House {
    pub fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let (process, port) = serve(&folder, 0);
        House { process, port, folder }
    }

    /// SIGKILL: no last words.
    pub fn kill(&mut self) {
        self.process.kill().expect("SIGKILL");
        self.process.wait().expect("its end");
    }

    /// Again, on the same port and over the same file.
    pub fn reopen(&mut self) {
        (self.process, _) = serve(&self.folder, self.port);
    }

    /// Somebody new.
    pub fn guest(&self, name: &str) -> Guest {
        let welcome = ask(self.port, "POST", "/guests", "", &json!({ "name": name }));
        let token = welcome["token"].as_str().expect("a token").to_owned();
        Guest { port: self.port, id: welcome["me"]["id"].as_u64().expect("an id"), token }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn serve(folder: &TempDir, port: u16) -> (Child, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pax"));
    command.args(["serve", "--log", "warn", "--port", &port.to_string(), "--database"]);
    command.arg(folder.path().join("pax.sqlite")).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut process = command.spawn().expect("the server starts");
    let mut line = String::new();
    BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let port = line.trim_end().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
    (process, port.unwrap_or_else(|| panic!("no port in {line:?}")))
}

/// How often a table may be looked at without it being somebody's turn.
const LOOKS: usize = 12_000;
const PAUSE: Duration = Duration::from_millis(5);

/// Somebody who plays over the API.
pub struct Guest {
    port: u16,
    pub id: u64,
    token: String,
}

impl Guest {
    pub fn get(&self, path: &str) -> Value {
        ask(self.port, "GET", path, &self.token, &Value::Null)
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        ask(self.port, "POST", path, &self.token, body)
    }

    /// Lets a browser be this person.
    pub fn enter(&self, window: &Window) {
        window.cookie("pax_session", &self.token);
    }

    /// A new table for so many, the others computer players.
    pub fn table(&self, players: usize) -> String {
        let mut seats = vec![json!("open")];
        seats.resize(players, json!({ "computer": "greedy" }));
        self.make(&json!({ "players": players, "seats": seats, "nocturnus": players > 6 }))
    }

    pub fn make(&self, request: &Value) -> String {
        self.post("/tables", request)["table"].as_str().expect("a table").to_owned()
    }

    /// Plays so many actions, or to the end.
    pub fn play(&self, table: &str, actions: usize) {
        let mut done = 0;
        for _ in 0..LOOKS {
            let view = self.get(&format!("/tables/{table}"));
            if view["phase"] == "finished"
                || done == actions && !view["possible"].as_array().expect("a list").is_empty()
            {
                return;
            }
            let possible = view["possible"].as_array().expect("a list");
            match possible.get(done * 5 % possible.len().max(1)) {
                Some(choice) => {
                    let body = json!({ "action": choice["action"], "after": view["you"]["after"] });
                    self.post(&format!("/tables/{table}/act"), &body);
                    done += 1;
                }
                None => std::thread::sleep(PAUSE),
            }
        }
        panic!("nobody moves at {table}");
    }
}

fn ask(port: u16, method: &str, path: &str, token: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut socket = TcpStream::connect(("127.0.0.1", port)).expect("a server");
    let token = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n{token}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status: u16 = head.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
    assert!((200..300).contains(&status), "{method} {path}: {status} {body}");
    serde_json::from_str(body).unwrap_or(Value::Null)
}
