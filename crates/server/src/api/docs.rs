//! The description of the API: as a document for programs and as a page for people.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use maud::{DOCTYPE, Markup, html};
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
    let page = page(&description).into_string();
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
fn page(description: &Value) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { "The API of Pax" }
            }
            body {
                h1 { "The API of Pax" }
                p { (text(&description["info"]["description"])) }
                p { "The same for programs: " a href="/api/v1/openapi.json" { "openapi.json" } }
                @for (path, methods) in fields(&description["paths"]) {
                    @for (method, operation) in fields(methods) {
                        (self::operation(path, method, operation))
                    }
                }
                h1 { "Types" }
                @for (name, schema) in fields(&description["components"]["schemas"]) {
                    h2 id=(name) { (name) }
                    pre { (serde_json::to_string_pretty(schema).unwrap_or_default()) }
                }
            }
        }
    }
}

fn operation(path: &str, method: &str, operation: &Value) -> Markup {
    html! {
        h2 { code { (method.to_uppercase()) " " (path) } }
        p { (text(&operation["summary"])) }
        @if let Some(description) = operation["description"].as_str() { p { (description) } }
        ul {
            @for parameter in operation["parameters"].as_array().into_iter().flatten() {
                li { code { (text(&parameter["name"])) } " (" (text(&parameter["in"])) ") " (text(&parameter["description"])) }
            }
            @if let Some(body) = body(&operation["requestBody"]) { li { "body: " (body) } }
            @for (status, answer) in fields(&operation["responses"]) {
                li { (status) ": " (text(&answer["description"])) " " @if let Some(body) = body(answer) { (body) } }
            }
        }
    }
}

/// A link to the type of the JSON that goes in or comes out, where it has a name.
fn body(message: &Value) -> Option<Markup> {
    let reference = message["content"]["application/json"]["schema"]["$ref"].as_str()?;
    let name = reference.rsplit('/').next().unwrap_or_default();
    Some(html! { a href={ "#" (name) } { (name) } })
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_description_says_is_escaped() {
        let evil = "<script>\"&'";
        let description = json!({
            "info": { "description": evil },
            "paths": { evil: { evil: {
                "summary": evil,
                "description": evil,
                "parameters": [{ "name": evil, "in": evil, "description": evil }],
                "requestBody": { "content": { "application/json": { "schema": { "$ref": evil } } } },
                "responses": { evil: { "description": evil } },
            } } },
            "components": { "schemas": { evil: { "type": evil } } },
        });
        let page = page(&description).into_string();
        assert!(!page.to_lowercase().contains("<script"), "{page}");
        assert!(page.contains("href=\"#&lt;script&gt;&quot;&amp;'\""), "{page}");
    }
}
