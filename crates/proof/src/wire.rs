//! A bad line between players and server: it takes whole requests and loses them, cuts them, holds them back, sends them
//! twice, or loses the answer.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::dice::Dice;
use crate::served::Door;

pub struct Wire {
    port: u16,
    faults: Arc<[AtomicU64; 5]>,
    good: Arc<AtomicBool>,
}

const FAULTS: [&str; 5] = ["lost", "cut in the middle", "held back", "sent twice", "answers lost"];

impl Wire {
    /// To this server, until the process ends.
    pub fn to(server: Door, seed: u64) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (faults, good) = (Arc::<[AtomicU64; 5]>::default(), Arc::new(AtomicBool::new(false)));
        let wire = Wire { port, faults: faults.clone(), good: good.clone() };
        std::thread::spawn(move || {
            for (number, socket) in (0..).zip(listener.incoming()) {
                let (Ok(socket), faults) = (socket, faults.clone()) else { continue };
                let fault = if good.load(Ordering::Relaxed) { usize::MAX } else { Dice::new(seed, number).below(40) };
                std::thread::spawn(move || carry(socket, server, fault, &faults));
            }
        });
        wire
    }

    pub fn door(&self) -> Door {
        Door::at(self.port)
    }

    /// From now on nothing goes wrong.
    pub fn mend(&self) {
        self.good.store(true, Ordering::Relaxed);
    }

    /// How often each thing went wrong.
    pub fn faults(&self) -> String {
        let counted = FAULTS.iter().zip(self.faults.iter());
        counted.map(|(what, times)| format!("{} {what}", times.load(Ordering::Relaxed))).collect::<Vec<_>>().join(", ")
    }
}

/// One request and its answer; None when the line is cut, by us or by them.
fn carry(mut from: TcpStream, server: Door, fault: usize, faults: &[AtomicU64; 5]) -> Option<()> {
    let request = whole_request(&mut from)?;
    if let Some(times) = faults.get(fault) {
        times.fetch_add(1, Ordering::Relaxed);
    }
    let answer = match fault {
        0 => return None,
        1 => {
            let mut to = TcpStream::connect(("127.0.0.1", server.port())).ok()?;
            to.write_all(&request[..request.len() * 2 / 3]).ok()?;
            to.shutdown(Shutdown::Both).ok()?;
            return None;
        }
        2 => {
            std::thread::sleep(Duration::from_millis(150));
            ask(server, &request)?
        }
        3 => {
            ask(server, &request)?;
            ask(server, &request)?
        }
        4 => {
            ask(server, &request)?;
            return None;
        }
        _ => ask(server, &request)?,
    };
    from.write_all(&answer).ok()
}

fn ask(server: Door, request: &[u8]) -> Option<Vec<u8>> {
    let mut to = TcpStream::connect(("127.0.0.1", server.port())).ok()?;
    to.write_all(request).ok()?;
    let mut answer = Vec::new();
    to.read_to_end(&mut answer).ok()?;
    Some(answer)
}

/// Head and body, by the length that the head names.
fn whole_request(from: &mut TcpStream) -> Option<Vec<u8>> {
    let (mut bytes, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        let text = String::from_utf8_lossy(&bytes);
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: "));
            if body.len() >= length.and_then(|length| length.parse().ok()).unwrap_or(0) {
                return Some(bytes);
            }
        }
        match from.read(&mut piece).ok()? {
            0 => return None,
            more => bytes.extend_from_slice(&piece[..more]),
        }
    }
}
