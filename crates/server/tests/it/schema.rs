//! Whether an answer is what the API's description says: every answer that a test gets is held against it.

use axum::http::{Method, StatusCode};
use serde_json::Value;

/// Panics if an answer is not as described. Every success must be; whatever is refused is a `Problem`.
pub fn check(document: &Value, method: &Method, path: &str, status: StatusCode, text: &str) {
    let path = path.split('?').next().unwrap_or_default();
    let Some(operation) = operation(document, method, path) else { return };
    let described = &operation["responses"][status.as_str()];
    assert!(!status.is_success() || described.is_object(), "{method} {path} does not say that it answers {status}");
    let schema = match &described["content"]["application/json"]["schema"] {
        Value::Null if status.is_success() => return,
        Value::Null => &document["components"]["schemas"]["Problem"],
        schema => schema,
    };
    let answer: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("{method} {path}: not JSON: {text}"));
    if let Err(wrong) = fits(document, schema, &answer, "answer") {
        panic!("{method} {path}, {status}: {wrong}: {text}");
    }
}

/// The event of a stream that is called so in the description.
pub fn check_event(document: &Value, name: &str, event: &Value) {
    if let Err(wrong) = fits(document, &document["components"]["schemas"][name], event, name) {
        panic!("{wrong}: {event}");
    }
}

/// The operation whose path this is, `{names}` standing for anything.
fn operation<'d>(document: &'d Value, method: &Method, path: &str) -> Option<&'d Value> {
    let asked: Vec<&str> = path.split('/').collect();
    let is_it = |described: &&String| {
        let parts: Vec<&str> = described.split('/').collect();
        parts.len() == asked.len() && parts.iter().zip(&asked).all(|(part, word)| part.starts_with('{') || part == word)
    };
    let paths = document["paths"].as_object().expect("paths");
    // Names before patterns: /me/tables is not a person's.
    let mut fitting: Vec<&String> = paths.keys().filter(is_it).collect();
    fitting.sort_by_key(|path| path.matches('{').count());
    fitting.into_iter().find_map(|path| paths[path].get(method.as_str().to_lowercase()))
}

fn fits(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let found = document.pointer(reference.trim_start_matches('#')).ok_or(format!("{reference} leads nowhere"))?;
        return fits(document, found, value, at);
    }
    for (kind, least) in [("oneOf", 1), ("anyOf", 1), ("allOf", usize::MAX)] {
        let Some(choices) = schema[kind].as_array() else { continue };
        let wrong: Vec<String> = choices.iter().filter_map(|choice| fits(document, choice, value, at).err()).collect();
        if choices.len() - wrong.len() < least.min(choices.len()) {
            return Err(format!("{at} fits none of {kind}: {}", wrong.join("; ")));
        }
    }
    if let Some(allowed) = schema["enum"].as_array().filter(|allowed| !allowed.contains(value)) {
        return Err(format!("{at} is {value}, not one of {allowed:?}"));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    if !kinds.iter().any(|kind| is_of(kind, value)) {
        return Err(format!("{at} is {value}, not {kinds:?}"));
    }
    match value {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .try_for_each(|(number, item)| fits(document, &schema["items"], item, &format!("{at}[{number}]"))),
        Value::Object(fields) => fits_object(document, schema, fields, at),
        _ => Ok(()),
    }
}

/// Nothing is missing, and nothing is there that is not described.
fn fits_object(
    document: &Value,
    schema: &Value,
    fields: &serde_json::Map<String, Value>,
    at: &str,
) -> Result<(), String> {
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
        return Err(format!("{at} has no {missing}"));
    }
    for (name, field) in fields {
        let place = format!("{at}.{name}");
        match (&schema["properties"][name.as_str()], &schema["additionalProperties"]) {
            (Value::Null, Value::Null) if schema["properties"].is_object() => {
                return Err(format!("{place} is not described"));
            }
            (Value::Null, Value::Null) => {}
            (Value::Null, others) => fits(document, others, field, &place)?,
            (described, _) => fits(document, described, field, &place)?,
        }
    }
    Ok(())
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[test]
fn what_is_not_described_is_found() {
    let document = serde_json::json!({ "components": { "schemas": { "Seat": {
        "type": "object", "required": ["seat"],
        "properties": { "seat": { "type": "integer" }, "name": { "type": ["string", "null"] } }
    } } } });
    let table = serde_json::json!({ "type": "array", "items": { "$ref": "#/components/schemas/Seat" } });
    let wrong = |value: Value| fits(&document, &table, &value, "table").err().unwrap_or_default();
    assert_eq!(wrong(serde_json::json!([{ "seat": 0 }, { "seat": 1, "name": null }])), "");
    assert_eq!(wrong(serde_json::json!([{ "name": "Ada" }])), "table[0] has no seat");
    assert_eq!(wrong(serde_json::json!([{ "seat": "0" }])), "table[0].seat is \"0\", not [\"integer\"]");
    assert_eq!(wrong(serde_json::json!([{ "seat": 0, "age": 9 }])), "table[0].age is not described");
}
