//! The whole server without a socket: every layer that a request passes, over a store of its own.

use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt;
use pax_server::{App, Options};
use pax_store::Store;
use tokio::runtime::Runtime;
use tower::ServiceExt;

use crate::dice::Dice;

pub struct Doorstep {
    routes: axum::Router,
    token: String,
    runtime: Runtime,
    _folder: tempfile::TempDir,
}

/// Where bodies are read, and some places where none is.
const PATHS: &[&str] = &[
    "/api/v1/tables",
    "/api/v1/guests",
    "/api/v1/sign-in",
    "/api/v1/recovery",
    "/api/v1/tables/nowhere/act",
    "/api/v1/tables/nowhere/undo",
    "/api/v1/tables/nowhere/join",
    "/api/v1/tables/nowhere/chat",
    "/api/v1/me/tokens",
    "/api/v1/me/settings",
    "/api/v1/me/name",
    "/api/v1/me/campaign",
    "/api/v1/tables/nowhere/give-seat",
    "/guest",
    "/settings",
    "/t/nowhere/act",
    "/",
    "/%ff",
    "/api/v1/",
];
const METHODS: &[&str] = &["POST", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "GET", "HEAD", "OPTIONS", "BREW"];
const KINDS: &[&str] = &[
    "application/json",
    "application/json",
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "x",
];

impl Doorstep {
    pub fn new() -> Doorstep {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pax.sqlite").display().to_string();
        let routes = runtime.block_on(async {
            let store = Store::open(&path).await.expect("a store");
            pax_server::app(App::wake(store, Options::default()).await.expect("a server"))
        });
        let mut doorstep = Doorstep { routes, token: String::new(), runtime, _folder: folder };
        let request = Request::post("/api/v1/guests").header(header::CONTENT_TYPE, "application/json");
        let (_, welcome) = doorstep.ask(request.body(Body::from(r#"{"name":"Ada"}"#)).expect("a request"));
        let welcome: serde_json::Value = serde_json::from_slice(&welcome).expect("JSON");
        doorstep.token = welcome["token"].as_str().expect("a token").to_owned();
        doorstep
    }

    /// Sends these bytes as a body, somewhere. Whether they were welcome.
    pub fn send(&mut self, bytes: &[u8], dice: &mut Dice) -> bool {
        let (path, method) = (*dice.pick(PATHS), *dice.pick(METHODS));
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        request = request.header(header::CONTENT_TYPE, *dice.pick(KINDS));
        // Mostly as nobody: one person is soon told to slow down.
        if dice.one_in(8) {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        } else if dice.one_in(8) {
            let header = String::from_utf8_lossy(bytes).into_owned();
            request = request.header(header::COOKIE, header.replace(|c: char| c.is_control() || !c.is_ascii(), "?"));
        }
        let (status, _) = self.ask(request.body(Body::from(bytes.to_vec())).expect("a request"));
        assert!(status < 500, "{method} {path}: {status} for {:?}", String::from_utf8_lossy(bytes));
        status < 300
    }

    fn ask(&self, request: Request<Body>) -> (u16, Vec<u8>) {
        self.runtime.block_on(async {
            let response = self.routes.clone().oneshot(request).await.expect("an answer");
            let status = response.status().as_u16();
            (status, response.into_body().collect().await.expect("a body").to_bytes().to_vec())
        })
    }
}
