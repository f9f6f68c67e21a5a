//! The description of the API: as a document for programs and as a page for people.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::{Value, json};
use utoipa::Modify;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

use crate::App;

/// Says how a program proves who it is.
pub(super) struct Token;

impl Modify for Token {
    fn modify(&self, description: &mut OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        description.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

pub(super) fn routes(description: &OpenApi) -> Router<App> {
    let mut description = serde_json::to_value(description).expect("the description is always writable");
    complete(&mut description);
    let json = serde_json::to_string_pretty(&description).expect("the description is always writable");
    let page = page(&description);
    Router::new()
        .route("/api/v1/openapi.json", get(move || answer("application/json", json.clone())))
        .route("/api/v1/docs", get(move || answer("text/html; charset=utf-8", page.clone())))
}

/// What holds for all operations and is said once here: whatever is refused is a `Problem`, and a number without a sign goes
/// further than the signed one whose name the generator gives it.
fn complete(description: &mut Value) {
    let problem = json!({
        "description": "Why not",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
    });
    for methods in description["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut()) {
        for operation in methods.as_object_mut().into_iter().flat_map(|methods| methods.values_mut()) {
            operation["responses"]["default"] = problem.clone();
        }
    }
    unsigned(description);
}

fn unsigned(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.get("minimum") == Some(&json!(0)) && fields.contains_key("format") {
                let most = if fields["format"] == "int32" { json!(u32::MAX) } else { json!(u64::MAX) };
                fields.remove("format");
                fields.insert("maximum".to_owned(), most);
            }
            fields.values_mut().for_each(unsigned);
        }
        Value::Array(items) => items.iter_mut().for_each(unsigned),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

async fn answer(kind: &'static str, text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, kind)], text)
}

/// One section per operation. Needs neither script nor style.
fn page(description: &Value) -> String {
    let mut page = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>The API of Pax</title>\
                    <h1>The API of Pax</h1>"
        .to_owned();
    page += &format!("<p>{}</p>", escaped(&description["info"]["description"]));
    page += "<p>The same for programs: <a href=\"/api/v1/openapi.json\">openapi.json</a></p>";
    for (path, methods) in description["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            page += &format!("<h2><code>{} {}</code></h2>", method.to_uppercase(), escape(path));
            page += &format!("<p>{}</p>", escaped(&operation["summary"]));
            if operation["description"].is_string() {
                page += &format!("<p>{}</p>", escaped(&operation["description"]));
            }
            page += &parts(operation);
        }
    }
    page += "<h1>Types</h1>";
    for (name, schema) in description["components"]["schemas"].as_object().into_iter().flatten() {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        page += &format!("<h2 id=\"{name}\">{name}</h2><pre>{}</pre>", escape(&text), name = escape(name));
    }
    page + "</html>"
}

fn parts(operation: &Value) -> String {
    let mut text = "<ul>".to_owned();
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let (name, place) = (escaped(&parameter["name"]), escaped(&parameter["in"]));
        text += &format!("<li><code>{name}</code> ({place}) {}</li>", escaped(&parameter["description"]));
    }
    if let Some(reference) = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str() {
        text += &format!("<li>body: {}</li>", link(reference));
    }
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        let kind = answer["content"]["application/json"]["schema"]["$ref"].as_str().map(link).unwrap_or_default();
        text += &format!("<li>{}: {} {kind}</li>", escape(status), escaped(&answer["description"]));
    }
    text + "</ul>"
}

fn link(reference: &str) -> String {
    let name = escape(reference.rsplit('/').next().unwrap_or_default());
    format!("<a href=\"#{name}\">{name}</a>")
}

fn escaped(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
