//! The API held against its own description by a program that knows nothing else of it: schemathesis makes requests from the
//! OpenAPI document, right ones and wrong ones, alone and in chains, and looks whether every answer is as described.

use std::process::Command;

use serde_json::json;

use crate::order::{Findings, Order};
use crate::served::Server;

/// Streams do not end, and who signs out or ends their own session learns nothing more.
const LEFT_OUT: &str = "(events|sign-out|me/sessions)";

/// The count is in examples per operation.
pub fn run(order: &Order) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("pax.sqlite").display().to_string();
    let server = Server::start(order.pax(), &database, &[]);
    let door = server.door();
    let (_, welcome) = door.post("/guests", None, &json!({ "name": "Ada" })).expect("an answer");
    let token = welcome["token"].as_str().expect("a token");
    let output = Command::new("schemathesis")
        .arg("run")
        .arg(format!("http://127.0.0.1:{}/api/v1/openapi.json", door.port()))
        .args(["--header", &format!("Authorization: Bearer {token}")])
        .args(["--max-examples", &order.count.to_string(), "--seed", &order.seed.to_string()])
        .args(["--exclude-path-regex", LEFT_OUT])
        // What a name may be and which seats a table has is more than a schema says: a right shape may still be refused.
        .args(["--exclude-checks", "positive_data_acceptance"])
        .current_dir(folder.path())
        .output()
        .expect("this proof needs schemathesis (pip install schemathesis)");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    server.wait_until_ready();
    let told = |line: &&str| line.contains(" generated, ") || line.contains("Selected:");
    said.lines().filter(told).map(|line| line.trim().to_owned()).collect()
}
