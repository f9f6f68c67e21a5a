//! The door that connections come through: so many at the same time from one address. Whoever comes from this machine is
//! let in: that is where tests, tools and proxies are.
//!
//! A connection on which we have had nothing to say for a while is closed, whatever comes in on it: one that is silent, one that
//! sends its request a byte at a time, one that does not read its answer. A request that means something is answered long before,
//! and streams have a heartbeat.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::crowd::{Crowd, Place};
use crate::metrics::Metrics;
use crate::rates::network;

pub(crate) struct Door {
    listener: TcpListener,
    crowd: Crowd<IpAddr>,
    /// None where a proxy stands in front: then all come from its address, and counting is its work.
    most: Option<usize>,
    spares_this_machine: bool,
    silence: Duration,
    metrics: Arc<Metrics>,
}

/// A connection that was let in.
pub(crate) struct Line {
    socket: TcpStream,
    silence: Duration,
    /// When we last said something, or were then first asked something.
    since: Instant,
    /// Whether anything has come since we last spoke.
    asked: bool,
    /// When to look at that.
    look: Pin<Box<Sleep>>,
    _place: Option<Place<IpAddr>>,
}

/// How long we may have nothing to say on a connection: far longer than any answer takes.
const SILENCE: Duration = Duration::from_secs(120);

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

impl Door {
    pub fn new(listener: TcpListener, most: Option<usize>, metrics: Arc<Metrics>) -> Door {
        Door { listener, crowd: Crowd::default(), most, spares_this_machine: true, silence: SILENCE, metrics }
    }
}

impl Listener for Door {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (socket, peer) = Listener::accept(&mut self.listener).await;
            // What is said goes out at once: events are small and few.
            socket.set_nodelay(true).ok();
            let address = peer.ip().to_canonical();
            let is_spared = self.spares_this_machine && address.is_loopback();
            let place = match self.most.filter(|_| !is_spared) {
                None => None,
                Some(most) => match self.crowd.enter(network(address), most) {
                    Some(place) => Some(place),
                    None => {
                        self.metrics.turned_away.inc();
                        continue;
                    }
                },
            };
            return (Line::new(socket, self.silence, place), peer);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

impl Line {
    fn new(socket: TcpStream, silence: Duration, place: Option<Place<IpAddr>>) -> Line {
        let since = Instant::now();
        Line { socket, silence, since, asked: false, look: Box::pin(sleep_until(since + silence)), _place: place }
    }

    /// An error when the silence has lasted too long; wakes its task when it may have.
    fn bear(&mut self, cx: &mut Context<'_>) -> io::Result<()> {
        while self.look.as_mut().poll(cx).is_ready() {
            let end = self.since + self.silence;
            if end <= Instant::now() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            self.look.as_mut().reset(end);
        }
        Ok(())
    }

    fn said(&mut self, written: io::Result<usize>) -> Poll<io::Result<usize>> {
        (self.since, self.asked) = (Instant::now(), false);
        Poll::Ready(written)
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.bear(cx)?;
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(cx, buffer))?;
        // Only the first bytes of a question count: the rest may not be drawn out for ever.
        if buffer.filled().len() > before && !self.asked {
            (self.since, self.asked) = (Instant::now(), true);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.bear(cx)?;
        let written = ready!(Pin::new(&mut self.socket).poll_write(cx, bytes));
        self.said(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.bear(cx)?;
        let written = ready!(Pin::new(&mut self.socket).poll_write_vectored(cx, parts));
        self.said(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// Lets in whoever comes, holds the connection until it is closed, and says hello first.
    async fn greet(mut door: Door) {
        loop {
            let (mut line, _) = door.accept().await;
            tokio::spawn(async move {
                line.write_all(b"ave").await.ok();
                line.read_exact(&mut [0]).await.ok();
            });
        }
    }

    /// Whether the door let us in.
    async fn is_greeted(socket: &mut TcpStream) -> bool {
        matches!(socket.read(&mut [0; 3]).await, Ok(3))
    }

    async fn open(spares_this_machine: bool) -> (SocketAddr, Arc<Metrics>) {
        let metrics = Arc::new(Metrics::new());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let door = Door { spares_this_machine, ..Door::new(listener, Some(2), metrics.clone()) };
        let address = door.local_addr().expect("an address");
        tokio::spawn(greet(door));
        (address, metrics)
    }

    #[tokio::test]
    async fn one_address_has_so_many_connections_and_gets_them_back() {
        let (address, metrics) = open(false).await;
        let mut first = TcpStream::connect(address).await.expect("a connection");
        let mut second = TcpStream::connect(address).await.expect("a connection");
        assert!(is_greeted(&mut first).await && is_greeted(&mut second).await);
        let mut third = TcpStream::connect(address).await.expect("a connection");
        assert!(!is_greeted(&mut third).await);
        assert_eq!(metrics.turned_away.get(), 1);
        drop(first);
        for attempt in 0.. {
            assert!(attempt < 10_000, "the place was not given back");
            let mut again = TcpStream::connect(address).await.expect("a connection");
            if is_greeted(&mut again).await {
                break;
            }
        }
    }

    #[tokio::test]
    async fn this_machine_is_spared() {
        let (address, _) = open(true).await;
        let mut all = Vec::new();
        for _ in 0..20 {
            let mut one = TcpStream::connect(address).await.expect("a connection");
            assert!(is_greeted(&mut one).await);
            all.push(one);
        }
    }

    /// Silent from the beginning, or with a byte now and then: each is closed in the end.
    #[tokio::test]
    async fn who_keeps_a_connection_without_getting_to_the_point_is_let_go() {
        let metrics = Arc::new(Metrics::new());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let mut door = Door { silence: Duration::from_millis(30), ..Door::new(listener, None, metrics) };
        let address = door.local_addr().expect("an address");
        for drips in [false, true] {
            let mut socket = TcpStream::connect(address).await.expect("a connection");
            let (mut line, _) = door.accept().await;
            let served = tokio::spawn(async move { line.read_to_end(&mut Vec::new()).await });
            let dripping = async {
                while drips && socket.write_all(b"x").await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                std::future::pending::<()>().await;
            };
            let ended = tokio::select! {
                ended = served => ended.expect("no panic"),
                () = dripping => unreachable!("it drips until it is let go"),
            };
            assert_eq!(ended.map_err(|error| error.kind()), Err(io::ErrorKind::TimedOut), "drips: {drips}");
        }
    }

    /// What is said starts the time anew.
    #[tokio::test]
    async fn who_is_talked_to_may_stay() {
        let metrics = Arc::new(Metrics::new());
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let mut door = Door::new(listener, None, metrics);
        let address = door.local_addr().expect("an address");
        let _socket = TcpStream::connect(address).await.expect("a connection");
        let (mut line, _) = door.accept().await;
        let opened = line.since;
        while Instant::now() == opened {
            tokio::task::yield_now().await;
        }
        line.write_all(b"ave").await.expect("said");
        assert!(line.since > opened && !line.asked);
    }
}
