//! Listening: from a configuration to a running server, and its orderly end.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use pax_store::{Found, SCHEMA, Store};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::door::Door;
use crate::{App, Config, ConfigError, Peer, app};

/// A server that listens.
pub struct Running {
    pub address: SocketAddr,
    pub app: App,
    server: JoinHandle<std::io::Result<()>>,
}

/// How many ports are tried after the first.
const PORTS: u16 = 50;
/// How long open requests may take when the server stops.
const LAST_ORDERS: Duration = Duration::from_secs(8);

/// Looks whether everything is in place, without serving: the data is there or can be made, the address is free. Makes
/// nothing and changes nothing.
pub async fn check(config: &Config) -> Result<String, ServeError> {
    let found = Store::look(&config.database).await?;
    let listener = listen(config).await?;
    let address = listener.local_addr().map_err(|error| listen_error(config, &error))?;
    let place = config.place();
    Ok(match found {
        Found::Nothing => format!("would listen on {address} and begin to keep data in {place}"),
        Found::Ready => format!("would listen on {address} and keep its data in {place}"),
        Found::Older(schema) => {
            format!("would listen on {address} and bring the data in {place} up from schema {schema} to {SCHEMA}")
        }
    })
}

/// Opens the store, wakes the server and listens.
pub async fn serve(config: &Config) -> Result<Running, ServeError> {
    config.make_folder()?;
    let store = Store::open(&config.database).await?;
    let listener = listen(config).await?;
    let address = listener.local_addr().map_err(|error| listen_error(config, &error))?;
    let app = App::wake(store, config.options.clone()).await?;
    let most = (!config.options.behind_proxy && config.connections > 0).then_some(config.connections);
    let door = Door::new(listener, most, app.inner().metrics.clone());
    let routes = self::app(app.clone()).into_make_service_with_connect_info::<Peer>();
    let mut stopping = app.stopping();
    let stop = async move {
        stopping.wait_for(|stopping| *stopping).await.ok();
    };
    let server = tokio::spawn(async move { axum::serve(door, routes).with_graceful_shutdown(stop).await });
    tracing::info!(%address, place = %app.store().place(), "listening");
    Ok(Running { address, app, server })
}

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("{0}")]
    Config(#[from] ConfigError),
    #[error("{0}")]
    Store(#[from] pax_store::Error),
}

impl Running {
    /// Runs until the process is asked to end, then stops in order.
    pub async fn until_asked_to_stop(self) {
        asked_to_stop().await;
        self.stop().await;
    }

    /// Tells the watchers, finishes what is in flight, stores it.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.app.begin_to_stop();
        if tokio::time::timeout(LAST_ORDERS, self.server).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        self.app.stop().await;
    }

    /// The address for a browser on this machine.
    pub fn url(&self) -> String {
        let ip = if self.address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { self.address.ip() };
        format!("http://{}/", SocketAddr::new(ip, self.address.port()))
    }

    /// The address for others in the same network, and its QR code to be shown in a terminal.
    pub fn lan(&self) -> Option<(String, String)> {
        let ip = lan_address()?;
        let url = format!("http://{}/", SocketAddr::new(ip, self.address.port()));
        let code = qrcode::QrCode::new(&url).ok()?;
        Some((url, code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build()))
    }
}

async fn listen(config: &Config) -> Result<TcpListener, ConfigError> {
    let first = TcpListener::bind((config.address, config.port)).await;
    let mut error = match first {
        Ok(listener) => return Ok(listener),
        Err(error) => error,
    };
    if config.any_port {
        for port in 1..=PORTS {
            match TcpListener::bind((config.address, config.port.saturating_add(port))).await {
                Ok(listener) => return Ok(listener),
                Err(next) => error = next,
            }
        }
    }
    Err(listen_error(config, &error))
}

fn listen_error(config: &Config, error: &std::io::Error) -> ConfigError {
    ConfigError::Listen(SocketAddr::new(config.address, config.port).to_string(), error.to_string())
}

/// The address by which this machine would go out; nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut term) = signal(SignalKind::terminate()) else {
        tokio::signal::ctrl_c().await.ok();
        return;
    };
    tokio::select! {
        _ = term.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    tokio::signal::ctrl_c().await.ok();
}
