//! Bad requests over real sockets, at a real server, while honest people play: bytes that are no request, bent ones, cut
//! ones, slow ones, huge ones, and thousands of connections that say nothing. The server must stay whole and small, answer
//! nothing with "my fault", and the honest must hardly notice.

use std::fs::File;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::dice::Dice;
use crate::honest::{Honest, percentiles};
use crate::input::bend;
use crate::memory;
use crate::order::{Findings, Order};
use crate::served::{Door, Server};

/// Connections that say nothing; few beside few requests, for not every machine that runs the tests lets us have thousands.
const IDLE: u64 = 5_000;
const FEW_IDLE: u64 = 50;
const MANY: u64 = 10_000;
/// Most of them wait for an answer that does not come.
const ATTACKERS: u64 = 16;
/// Bad requests a second, all attackers together. They share the machine with the server, and honest players are not to wait
/// for them instead of for it.
const PACE: u64 = 600;
const HONEST: usize = 12;
/// Milliseconds between two requests of an honest player.
const STEP: u64 = 40;
/// Memory that the server may have gained when all is over.
const MOST_GROWTH: u64 = 50 << 20;

pub fn run(order: &Order) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let (database, written) = (folder.path().join("pax.sqlite").display().to_string(), folder.path().join("log"));
    let log = File::create(&written).expect("a file");
    let server = Server::start_with_log(order.pax(), &database, "warn", log);
    let door = server.door();
    let mut honest: Vec<Honest> = (0..HONEST).map(|number| Honest::new(door, number)).collect();
    let quiet = (order.count / 100).clamp(20, 300);
    play(&mut honest, quiet); // warms everything up
    let mut before = play(&mut honest, quiet);
    let size = || memory::resident(&server.process().to_string()).unwrap_or(0);
    let small = size();

    let (over, statuses, peak) = (AtomicBool::new(false), Statuses::default(), AtomicU64::new(0));
    let idle = if order.count < MANY { FEW_IDLE } else { IDLE };
    let mut meanwhile = Vec::new();
    std::thread::scope(|scope| {
        let silent = silent(door, idle);
        let attack: Vec<_> = (0..ATTACKERS)
            .map(|number| {
                let (statuses, seed, share) = (&statuses, order.seed, order.count / ATTACKERS);
                scope.spawn(move || attack(door, seed, number, share, statuses))
            })
            .collect();
        let watch = scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                peak.fetch_max(size(), Ordering::Relaxed);
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        while attack.iter().any(|one| !one.is_finished()) || meanwhile.is_empty() {
            meanwhile.extend(play(&mut honest, 20));
        }
        attack.into_iter().for_each(|one| one.join().expect("an attacker"));
        over.store(true, Ordering::Relaxed);
        watch.join().expect("who watches");
        drop(silent);
    });
    let mut after = play(&mut honest, quiet);
    let growth = size().saturating_sub(small);
    assert!(growth < MOST_GROWTH, "the server's memory grew by {growth} bytes");
    server.wait_until_ready();
    server.kill();
    let log = std::fs::read_to_string(&written).expect("text");
    assert!(!log.contains("panicked"), "{log}");
    let mib = |bytes: u64| bytes as f64 / 1_048_576.0;
    vec![
        format!("{} bad requests, {idle} silent connections beside them: {}", statuses.sent(), statuses.words()),
        format!("honest answers before: {}", percentiles(&mut before)),
        format!("meanwhile: {}", percentiles(&mut meanwhile)),
        format!("after: {}", percentiles(&mut after)),
        format!(
            "memory {:.1} MiB before, {:.1} at its peak, {:.1} more in the end; no panic, ready",
            mib(small),
            mib(peak.into_inner()),
            mib(growth)
        ),
    ]
}

/// All honest players take so many steps.
fn play(honest: &mut [Honest], steps: u64) -> Vec<Duration> {
    std::thread::scope(|scope| {
        let players: Vec<_> = honest
            .iter_mut()
            .map(|player| {
                scope.spawn(move || {
                    let mut times = Vec::new();
                    for _ in 0..steps {
                        times.extend(player.step());
                        std::thread::sleep(Duration::from_millis(STEP));
                    }
                    times
                })
            })
            .collect();
        players.into_iter().flat_map(|player| player.join().expect("an honest player")).collect()
    })
}

/// Half of them say nothing at all, half begin a request and stop.
fn silent(door: Door, connections: u64) -> Vec<TcpStream> {
    let connect = |number: u64| {
        let mut socket = TcpStream::connect(("127.0.0.1", door.port())).expect("the server lets them in");
        if number.is_multiple_of(2) {
            socket.write_all(b"POST /api/v1/tables HTTP/1.1\r\nHost: localh").expect("a beginning");
        }
        socket
    };
    (0..connections).map(connect).collect()
}

#[derive(Default)]
struct Statuses {
    /// No answer, then by the first digit of the status.
    seen: [AtomicUsize; 6],
}

impl Statuses {
    fn count(&self, status: Option<u16>) {
        let place = status.map_or(0, |status| usize::from(status / 100).min(5));
        self.seen[place].fetch_add(1, Ordering::Relaxed);
    }

    fn sent(&self) -> usize {
        self.seen.iter().map(|seen| seen.load(Ordering::Relaxed)).sum()
    }

    fn words(&self) -> String {
        let seen = |place: usize| self.seen[place].load(Ordering::Relaxed);
        format!("{} refused, {} without an answer, {} answered", seen(4), seen(0), seen(2) + seen(3))
    }
}

fn attack(door: Door, seed: u64, attacker: u64, requests: u64, statuses: &Statuses) {
    let begun = Instant::now();
    for number in 0..requests {
        let mut dice = Dice::new(seed, number * ATTACKERS + attacker);
        let attempt = Attempt::any(&mut dice);
        let status = attempt.send(door, &mut dice);
        assert!(status.is_none_or(|status| status < 500 || status == 505), "{status:?} for {:?}", attempt.shown());
        statuses.count(status);
        let due = begun + Duration::from_micros(number * 1_000_000 * ATTACKERS / PACE);
        std::thread::sleep(due.saturating_duration_since(Instant::now()));
    }
}

struct Attempt {
    bytes: Vec<u8>,
    slow: bool,
    /// Only so much of it is sent.
    cut: Option<usize>,
}

const WHOLE: &[&str] = &[
    "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n{\"players\":2}",
    "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{\"name\":\"Ada\"}",
    "GET /api/v1/public-tables?phase=playing HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer abc\r\nConnection: close\r\n\r\n",
    "GET /t/nowhere HTTP/1.1\r\nHost: localhost\r\nCookie: pax=abc; lang=de\r\nAccept-Language: fr, de;q=0.5\r\n\r\n",
    "POST /t/nowhere/act HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\n\r\naction=draw",
    "GET /api/v1/tables/nowhere/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: 3.0\r\n\r\n",
];

impl Attempt {
    fn any(dice: &mut Dice) -> Attempt {
        let whole = |dice: &mut Dice| dice.pick(WHOLE).as_bytes().to_vec();
        let mut bytes = whole(dice);
        let (mut slow, mut cut) = (false, None);
        match dice.below(100) {
            0..40 => {
                let other = whole(dice);
                bend(&mut bytes, &other, dice);
            }
            40..50 => bytes = (0..1 + dice.below(400)).map(|_| dice.bits() as u8).collect(),
            50..65 => cut = Some(dice.below(bytes.len())),
            65..68 => bytes = long_head(dice),
            68..71 => bytes = long_body(dice),
            71..85 => bytes = false_length(dice),
            85..95 => bytes = odd_path(dice),
            95..98 => bytes = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec(),
            98 => bytes = b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03not a handshake".to_vec(),
            _ => slow = dice.one_in(10),
        }
        Attempt { bytes, slow, cut }
    }

    /// The first digit matters of whatever comes back; None if nothing does.
    fn send(&self, door: Door, dice: &mut Dice) -> Option<u16> {
        let mut socket = TcpStream::connect(("127.0.0.1", door.port())).ok()?;
        let patience = if self.cut.is_some() { 1 } else { 50 };
        socket.set_read_timeout(Some(Duration::from_millis(patience))).ok()?;
        socket.set_write_timeout(Some(Duration::from_secs(5))).ok()?;
        let bytes = &self.bytes[..self.cut.unwrap_or(self.bytes.len())];
        if self.slow {
            for piece in bytes.chunks(1 + dice.below(20)) {
                socket.write_all(piece).ok()?;
                std::thread::sleep(Duration::from_millis(40));
            }
        } else {
            socket.write_all(bytes).ok()?;
        }
        let mut answer = [0; 64];
        let length = socket.read(&mut answer).ok()?;
        String::from_utf8_lossy(&answer[..length]).split(' ').nth(1)?.parse().ok()
    }

    fn shown(&self) -> String {
        String::from_utf8_lossy(&self.bytes).chars().take(400).collect()
    }
}

fn long_head(dice: &mut Dice) -> Vec<u8> {
    let filler = "x".repeat(1 << (10 + dice.below(9)));
    format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: {filler}\r\n\r\n").into_bytes()
}

fn long_body(dice: &mut Dice) -> Vec<u8> {
    let filler = "[".repeat(1 << (10 + dice.below(9)));
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    format!("{head}Content-Length: {}\r\n\r\n{filler}", filler.len()).into_bytes()
}

fn false_length(dice: &mut Dice) -> Vec<u8> {
    let length = *dice.pick(&[
        "Content-Length: -1",
        "Content-Length: 99999999999999999999",
        "Content-Length: 5\r\nContent-Length: 6",
        "Content-Length: 4000000000",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 3",
        "Transfer-Encoding: nonsense",
        "Content-Length: 0x10",
    ]);
    let body =
        *dice.pick(&["{\"players\":2}", "5\r\nhello\r\n0\r\n\r\n", "FFFFFFFFFFFFFFFFF\r\n", "-1\r\n", "", "0\r\n\r\n"]);
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    format!("{head}{length}\r\n\r\n{body}").into_bytes()
}

fn odd_path(dice: &mut Dice) -> Vec<u8> {
    let long = "a/".repeat(1 << dice.below(14));
    let path = *dice.pick(&[
        "/t/%00",
        "/t/..%2f..%2fetc",
        "/api/v1/tables/%ff%fe",
        "/assets/../../secret",
        "/api/v1/people/99999999999999999999",
        "/api/v1/people/-1",
        "/t/abc?seat=999",
        "/api/v1/public-tables?phase=%F0%9F%82%A0",
        "/api/v1/tables/x/moments/-5",
        "*",
        "//",
        "/?%",
        "/api/v1/ratings/%0a",
        long.as_str(),
    ]);
    let method = *dice.pick(&["GET", "POST", "PUT", "DELETE", "CONNECT", "TRACE", "get", "G\u{e9}T", ""]);
    format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").into_bytes()
}
