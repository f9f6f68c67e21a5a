//! The real server under play, killed without warning again and again: every acknowledged action is there afterwards,
//! none is there twice, and no table is stuck.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

const KILLS: u64 = 4;
const GAMES: usize = 6;
const LIFE: Duration = Duration::from_millis(700);

struct Server {
    process: Child,
    port: u16,
}

/// Somebody at a table of their own against a computer player, and what the server has promised them.
struct Player {
    token: String,
    table: String,
    sent: u32,
    /// The key and body of every acknowledged action, and the version it was acknowledged with.
    promised: Vec<(Value, u64)>,
    /// Sent, and the server died before it answered.
    in_doubt: Option<Value>,
}

impl Server {
    fn start(folder: &Path, port: u16) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_pax"))
            .args(["serve", "--log", "warn", "--port", &port.to_string(), "--data"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        assert!(line.contains(&format!("http://127.0.0.1:{port}/")), "{line}");
        Server { process, port }
    }

    fn kill(mut self) {
        self.process.kill().expect("SIGKILL");
        self.process.wait().expect("its end");
    }

    /// None if the server is gone.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Option<(u16, Value)> {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        socket.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        let body = body.to_string();
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
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

impl Player {
    fn sit_down(server: &Server, number: usize) -> Player {
        // A guest has no token yet, and one that is nobody's is refused.
        let mut socket = TcpStream::connect(("127.0.0.1", server.port)).expect("a connection");
        let body = json!({ "name": format!("Player {number}") }).to_string();
        let request = format!(
            "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("an answer");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        let welcome: Value = serde_json::from_str(body).expect("JSON");
        let token = welcome["token"].as_str().expect("a token").to_owned();
        let request = json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] });
        let (status, made) = server.ask("POST", "/tables", &token, &request).expect("an answer");
        assert_eq!(status, 201, "{made}");
        let table = made["table"].as_str().expect("a table").to_owned();
        Player { token, table, sent: 0, promised: Vec::new(), in_doubt: None }
    }

    fn view(&self, server: &Server) -> Option<Value> {
        let (status, view) = server.ask("GET", &format!("/tables/{}", self.table), &self.token, &json!({}))?;
        assert_eq!(status, 200, "{view}");
        Some(view)
    }

    /// Plays until told to stop, the game is over or the server is gone. True if the game is over.
    fn play(&mut self, server: &Server, stop: &AtomicBool) -> Option<bool> {
        while !stop.load(Ordering::Relaxed) {
            if let Some(body) = self.in_doubt.clone() {
                self.send(server, body)?;
                continue;
            }
            let view = self.view(server)?;
            if view["phase"] == "finished" {
                return Some(true);
            }
            let possible = view["possible"].as_array().expect("a list");
            match possible.get(self.sent as usize * 5 % possible.len().max(1)) {
                Some(choice) => {
                    let key = format!("k{}", self.sent);
                    self.sent += 1;
                    self.send(
                        server,
                        json!({ "action": choice["action"], "after": view["you"]["after"], "key": key }),
                    )?;
                }
                None => std::thread::sleep(Duration::from_millis(2)),
            }
        }
        Some(false)
    }

    fn send(&mut self, server: &Server, body: Value) -> Option<()> {
        self.in_doubt = Some(body.clone());
        let (status, answer) = server.ask("POST", &format!("/tables/{}/act", self.table), &self.token, &body)?;
        self.in_doubt = None;
        assert_eq!(status, 200, "{body}: {answer}");
        self.promised.push((body, answer["version"].as_u64().expect("a version")));
        Some(())
    }

    /// Whatever was acknowledged is still there, in its place, once.
    fn check(&self, server: &Server) {
        let view = self.view(server).expect("an answer");
        let last = self.promised.iter().map(|(_, version)| *version).max().unwrap_or(0);
        assert!(view["version"].as_u64() >= Some(last), "{} forgot: {view}", self.table);
        // Asking a few again gives the same answer, and changes nothing.
        for (body, version) in self.promised.iter().rev().take(3) {
            let path = format!("/tables/{}/act", self.table);
            let (status, answer) = server.ask("POST", &path, &self.token, body).expect("an answer");
            assert_eq!((status, answer["version"].as_u64()), (200, Some(*version)), "{body}: {answer}");
        }
        let mut versions: Vec<u64> = self.promised.iter().map(|(_, version)| *version).collect();
        versions.sort_unstable();
        versions.dedup();
        assert_eq!(versions.len(), self.promised.len(), "two actions at one version");
    }

    /// How often the seat has acted says that none of its actions is there twice.
    fn check_count(&self, server: &Server) {
        let view = self.view(server).expect("an answer");
        assert_eq!(view["you"]["after"].as_u64(), Some(self.promised.len() as u64), "{}", self.table);
    }
}

#[test]
fn a_killed_server_forgets_nothing_it_has_acknowledged() {
    let folder = std::env::temp_dir().join(format!("pax-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|socket| socket.local_addr()).expect("a port").port();

    let mut server = Server::start(&folder, port);
    let mut players: Vec<Player> = (0..GAMES).map(|number| Player::sit_down(&server, number)).collect();
    for round in 0..KILLS {
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for player in &mut players {
                let (server, stop) = (&server, &stop);
                scope.spawn(move || player.play(server, stop));
            }
            std::thread::sleep(LIFE + Duration::from_millis(round * 137));
            Command::new("kill").args(["-9", &server.process.id().to_string()]).status().expect("kill");
            stop.store(true, Ordering::Relaxed);
        });
        server.kill();
        server = Server::start(&folder, port);
        for player in &players {
            player.check(&server);
        }
    }
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for player in &mut players {
            let (server, stop) = (&server, &stop);
            scope.spawn(move || assert_eq!(player.play(server, stop), Some(true), "the game ends"));
        }
    });
    for player in &players {
        player.check(&server);
        player.check_count(&server);
    }
    server.kill();
    std::fs::remove_dir_all(&folder).ok();
}
