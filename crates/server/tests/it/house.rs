//! A server for a test, and people who send it requests.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use pax_bots::Budget;
use pax_server::{App, Options};
use pax_store::Store;
use pax_store::testing::Postgres;
use serde_json::{Value, json};
use tokio::sync::OnceCell;
use tower::ServiceExt;

use crate::schema;

pub struct House {
    pub app: App,
    routes: Router,
    _folder: Option<tempfile::TempDir>,
}

/// Somebody with a token, or nobody.
#[derive(Clone)]
pub struct Caller {
    pub routes: Router,
    pub token: Option<String>,
    pub id: u64,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub text: String,
}

impl House {
    pub async fn on_sqlite() -> House {
        House::with(House::options()).await
    }

    /// One that holds back whoever asks too often, as a house for people does.
    pub async fn limited() -> House {
        House::with(Options::default()).await
    }

    /// Tests ask more often than any person would: how far they get must not depend on how fast the machine is.
    pub fn options() -> Options {
        Options { unlimited: true, ..Options::default() }
    }

    /// With settings of its own.
    pub async fn with(options: Options) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("pax.sqlite").display().to_string();
        House { _folder: Some(folder), ..House::over_with(&path, options).await }
    }

    pub async fn on_postgres() -> House {
        House::over(&Postgres::shared().new_database().await).await
    }

    pub async fn over(address: &str) -> House {
        House::over_with(address, House::options()).await
    }

    async fn over_with(address: &str, options: Options) -> House {
        // Tests are about the server: its computer players need not think long.
        let options = Options { think: Some(Budget::Iterations(8)), ..options };
        let store = Store::open(address).await.expect("a store");
        let app = App::wake(store, options).await.expect("a server");
        House { routes: pax_server::app(app.clone()), app, _folder: None }
    }

    pub fn nobody(&self) -> Caller {
        Caller { routes: self.routes.clone(), token: None, id: 0 }
    }

    pub async fn guest(&self, name: &str) -> Caller {
        let welcome = self.nobody().post("/guests", &json!({ "name": name })).await.expect(StatusCode::CREATED);
        Caller {
            routes: self.routes.clone(),
            token: welcome["token"].as_str().map(str::to_owned),
            id: welcome["me"]["id"].as_u64().expect("an id"),
        }
    }

    /// The same person, asking another node.
    pub fn same(&self, caller: &Caller) -> Caller {
        Caller { routes: self.routes.clone(), ..caller.clone() }
    }
}

impl Caller {
    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let mut request = Request::builder().method(&method).uri(format!("/api/v1{path}"));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = match body {
            Some(body) => request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        };
        let answer = self.raw(request.expect("a request")).await;
        schema::check(self.description().await, &method, &format!("/api/v1{path}"), answer.status, &answer.text);
        answer
    }

    /// The description of the API, the same in all tests.
    pub async fn description(&self) -> &'static Value {
        static DESCRIPTION: OnceCell<Value> = OnceCell::const_new();
        let read = async || {
            let request = Request::get("/api/v1/openapi.json").body(Body::empty()).expect("a request");
            serde_json::from_str(&self.raw(request).await.text).expect("JSON")
        };
        DESCRIPTION.get_or_init(read).await
    }

    pub async fn raw(&self, request: Request<Body>) -> Answer {
        let response = self.routes.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8(bytes.to_vec()).expect("text") }
    }

    pub async fn table(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).await.expect(StatusCode::OK)
    }

    /// Does the first or, by turns, another thing that is possible. False if nothing is.
    pub async fn play_one(&self, table: &str, turn: usize) -> bool {
        let view = self.table(table).await;
        let possible = view["possible"].as_array().expect("a list");
        let Some(choice) = possible.get(turn * 7 % possible.len().max(1)) else { return false };
        let body = json!({ "action": choice["action"], "after": view["you"]["after"] });
        let answer = self.post(&format!("/tables/{table}/act"), &body).await;
        assert!(matches!(answer.status, StatusCode::OK | StatusCode::CONFLICT), "{}", answer.text);
        true
    }
}

impl Answer {
    #[track_caller]
    pub fn expect(self, status: StatusCode) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { serde_json::from_str(&self.text).expect("JSON") }
    }

    #[track_caller]
    pub fn refused(self, status: StatusCode, code: &str) {
        let problem = self.expect(status);
        assert_eq!(problem["code"], code, "{problem}");
    }
}

/// Plays for these people until the game is over, and gives the table as the first of them sees it.
pub async fn play_to_the_end(table: &str, people: &[&Caller]) -> Value {
    for turn in 0..20_000 {
        let mut moved = false;
        for person in people {
            moved |= person.play_one(table, turn).await;
        }
        if !moved {
            let view = people[0].table(table).await;
            if view["phase"] == "finished" {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    panic!("the game did not end");
}

/// A table of this request, made by somebody.
pub async fn make(by: &Caller, request: &Value) -> String {
    let made = by.post("/tables", request).await.expect(StatusCode::CREATED);
    made["table"].as_str().expect("a table").to_owned()
}
