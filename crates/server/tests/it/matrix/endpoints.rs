//! All endpoints that there are: those of the API from its description, those of the pages and of the house from where
//! their routes are written down, since a router does not tell.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use axum::http::{Method, StatusCode};

use crate::house::House;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub method: Method,
    pub path: String,
}

pub async fn all(house: &House) -> Vec<Endpoint> {
    let mut all = described(house).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    read(&folder, &mut all);
    all
}

async fn described(house: &House) -> Vec<Endpoint> {
    let document = house.nobody().get("/openapi.json").await.expect(StatusCode::OK);
    let paths = document["paths"].as_object().expect("paths");
    let methods = |(path, operations): (&String, &serde_json::Value)| {
        let operations = operations.as_object().expect("methods");
        operations.keys().map(|method| endpoint(method, path)).collect::<Vec<_>>()
    };
    paths.iter().flat_map(methods).collect()
}

fn read(folder: &Path, all: &mut Vec<Endpoint>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            read(&entry, all);
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            written(&std::fs::read_to_string(&entry).expect("text"), all);
        }
    }
}

/// Every `.route("PATH", get(…).post(…))`.
fn written(source: &str, all: &mut Vec<Endpoint>) {
    for piece in source.split(".route(").skip(1) {
        let path = piece.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
        let path = path.unwrap_or_else(|| panic!("a route's path is written out: {piece:.80}"));
        let mut depth = 1;
        let end = piece.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        let handlers = &piece[path.len()..end.expect("an end")];
        let found: Vec<&str> = ["get", "post", "put", "delete", "patch"]
            .into_iter()
            .filter(|method| handlers.contains(&format!("{method}(")))
            .collect();
        assert!(!found.is_empty(), "{path} has no method that is known here: {handlers}");
        all.extend(found.into_iter().map(|method| endpoint(method, path)));
    }
}

fn endpoint(method: &str, path: &str) -> Endpoint {
    Endpoint { method: method.to_uppercase().parse().expect("a method"), path: path.to_owned() }
}

impl fmt::Display for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

impl FromStr for Endpoint {
    type Err = String;

    fn from_str(text: &str) -> Result<Endpoint, String> {
        let (method, path) = text.split_once(' ').ok_or(text)?;
        Ok(endpoint(method, path))
    }
}

#[test]
fn routes_are_found_in_the_source() {
    let mut found = Vec::new();
    written(r#"x.route("/a", get(one)).route( "/b/{c}", get(two).post(three(4)))"#, &mut found);
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(found, ["GET /a", "GET /b/{c}", "POST /b/{c}"]);
}
