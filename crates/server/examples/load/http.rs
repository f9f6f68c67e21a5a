//! As much of HTTP/1.1 as a client on this machine needs, written straight to the socket: it counts every byte that
//! arrives and leaves the processor to the server.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T> = std::result::Result<T, Error>;

/// How long an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(30);

const READ: usize = 16 * 1024;

/// A connection that carries one request at a time. All that reads can be dropped and called again.
pub struct Line {
    socket: TcpStream,
    unread: Vec<u8>,
    received: u64,
}

/// The head of an answer, as it came.
pub struct Head(String);

pub struct Answer {
    pub head: Head,
    pub body: Vec<u8>,
}

/// How the end of a body is found.
enum Framing {
    Length(usize),
    Chunked,
}

impl Line {
    pub async fn open(server: SocketAddr) -> Result<Line> {
        let socket = TcpStream::connect(server).await?;
        socket.set_nodelay(true)?;
        Ok(Line { socket, unread: Vec::new(), received: 0 })
    }

    pub async fn send(&mut self, request: &[u8]) -> Result<()> {
        Ok(self.socket.write_all(request).await?)
    }

    /// The answer to the oldest request that has none yet.
    pub async fn answer(&mut self) -> Result<Answer> {
        loop {
            if let Some((answer, size)) = whole(&self.unread)? {
                self.unread.drain(..size);
                return Ok(answer);
            }
            self.fill().await?;
        }
    }

    /// The head of an answer whose body goes on: its pieces follow.
    pub async fn head(&mut self) -> Result<Head> {
        loop {
            if let Some((head, size)) = head(&self.unread)? {
                self.unread.drain(..size);
                return Ok(head);
            }
            self.fill().await?;
        }
    }

    /// What has come of a body that goes on, at least one whole chunk.
    pub async fn piece(&mut self) -> Result<Vec<u8>> {
        loop {
            let mut piece = Vec::new();
            let mut at = 0;
            while let Some((chunk, size)) = chunk(&self.unread[at..])? {
                if chunk.is_empty() {
                    return Err("the stream ended".into());
                }
                piece.extend_from_slice(chunk);
                at += size;
            }
            if at > 0 {
                self.unread.drain(..at);
                return Ok(piece);
            }
            self.fill().await?;
        }
    }

    /// All bytes that ever arrived, heads and frames included.
    pub fn received(&self) -> u64 {
        self.received
    }

    async fn fill(&mut self) -> Result<()> {
        self.unread.reserve(READ);
        match self.socket.read_buf(&mut self.unread).await? {
            0 => Err("the server closed the connection".into()),
            size => {
                self.received += size as u64;
                Ok(())
            }
        }
    }
}

impl Head {
    pub fn status(&self) -> u16 {
        self.0.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
    }

    pub fn field(&self, wanted: &str) -> Option<&str> {
        let mut fields = self.0.lines().skip(1).filter_map(|line| line.split_once(':'));
        fields.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim())
    }

    pub fn is_gzip(&self) -> bool {
        self.field("content-encoding") == Some("gzip")
    }

    fn framing(&self) -> Result<Framing> {
        if self.field("transfer-encoding").is_some() {
            return Ok(Framing::Chunked);
        }
        match (self.field("content-length"), self.status()) {
            (Some(length), _) => Ok(Framing::Length(length.parse()?)),
            (None, 204 | 304) => Ok(Framing::Length(0)),
            (None, status) => Err(format!("an answer of status {status} without a length").into()),
        }
    }
}

/// An answer that is complete, and its size.
fn whole(bytes: &[u8]) -> Result<Option<(Answer, usize)>> {
    let Some((head, start)) = head(bytes)? else { return Ok(None) };
    let rest = &bytes[start..];
    match head.framing()? {
        Framing::Length(length) if rest.len() < length => Ok(None),
        Framing::Length(length) => Ok(Some((Answer { head, body: rest[..length].to_vec() }, start + length))),
        Framing::Chunked => {
            let (mut body, mut at) = (Vec::new(), 0);
            while let Some((chunk, size)) = chunk(&rest[at..])? {
                body.extend_from_slice(chunk);
                at += size;
                if chunk.is_empty() {
                    return Ok(Some((Answer { head, body }, start + at)));
                }
            }
            Ok(None)
        }
    }
}

fn head(bytes: &[u8]) -> Result<Option<(Head, usize)>> {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    Ok(Some((Head(std::str::from_utf8(&bytes[..end])?.to_owned()), end + 4)))
}

/// A chunk that is complete, and its size with its frame.
fn chunk(bytes: &[u8]) -> Result<Option<(&[u8], usize)>> {
    let Some(end) = bytes.iter().take(16).position(|byte| *byte == b'\n') else { return Ok(None) };
    let length = usize::from_str_radix(std::str::from_utf8(&bytes[..end])?.trim_end(), 16)?;
    let start = end + 1;
    let whole = start + length + 2;
    Ok((bytes.len() >= whole).then(|| (&bytes[start..start + length], whole)))
}
