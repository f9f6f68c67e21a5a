//! What the real server writes while people play: no secret, no hidden card, no chat, at the most talkative setting
//! that anybody would run it with.

use std::fs::File;

use pax_proof::{Door, Log};
use serde_json::{Value, json};

use crate::served;

const PASSWORD: &str = "correct horse battery staple";
const CHAT: &str = "utinam ne illum puppim conscendissem";

#[test]
fn logs_hold_no_secrets_no_hidden_cards_and_no_chat() {
    let folder = tempfile::tempdir().expect("a folder");
    let (database, written) = (folder.path().join("pax.sqlite").display().to_string(), folder.path().join("log"));
    let server = served::start_with_log(&database, "debug", File::create(&written).expect("a file"));
    let door = server.door();

    let welcome = ask(door, "/guests", None, &json!({ "name": "Ada" }));
    let token = text(&welcome["token"]);
    let account = ask(door, "/account", Some(&token), &json!({ "name": "Ada", "password": PASSWORD }));
    let seats = json!(["open", "invited", { "computer": "greedy" }]);
    let made = ask(door, "/tables", Some(&token), &json!({ "players": 3, "seats": seats, "public": false }));
    let (table, invitation) = (text(&made["table"]), text(&made["invitation"]));
    let guest = text(&ask(door, "/guests", None, &json!({ "name": "Bea" }))["token"]);
    ask(door, &format!("/tables/{table}/join"), Some(&guest), &json!({ "invitation": invitation }));
    ask(door, &format!("/tables/{table}/chat"), Some(&guest), &json!({ "text": CHAT }));
    door.post(&format!("/tables/{table}/act"), Some(&guest), &json!({ "action": "hand Z9@9" })).expect("an answer");
    ask(door, &format!("/tables/{table}/resign"), Some(&guest), &json!({}));
    let seed = play(door, &table, &token);

    let entries = Log::open(&database).entries(&table);
    server.kill();
    let log = std::fs::read_to_string(&written).expect("text");
    assert!(log.contains("listening"), "{log}");
    let mut secrets = vec![token, guest, invitation, text(&account["recovery"]), seed];
    secrets.extend([PASSWORD, CHAT, "Z9@9"].map(str::to_owned));
    for secret in &secrets {
        assert!(!log.contains(secret.as_str()), "{secret} is in the log: {log}");
    }
    // What was done face down, by people and by computer players.
    let mut hidden = 0;
    for entry in entries {
        let action = serde_json::from_str::<Value>(&entry.entry).expect("JSON")["e"]["acted"]["action"].clone();
        let face_down = |action: &&str| ["keep ", "hand ", "under "].iter().any(|kind| action.starts_with(kind));
        if let Some(action) = action.as_str().filter(face_down) {
            assert!(!log.contains(action), "{action} is in the log: {log}");
            hidden += 1;
        }
    }
    assert!(hidden > 20, "only {hidden} cards were placed face down");
}

/// Plays to the end and gives the seed, which is no secret any more but was one.
fn play(door: Door, table: &str, token: &str) -> String {
    for turn in 0..20_000 {
        let (_, view) = door.get(&format!("/tables/{table}"), token).expect("an answer");
        if view["phase"] == "finished" {
            return text(&view["end"]["seed"]);
        }
        let possible = view["possible"].as_array().expect("a list");
        match possible.get(turn * 7 % possible.len().max(1)) {
            Some(choice) => {
                let body = json!({ "action": choice["action"], "after": view["you"]["after"] });
                door.post(&format!("/tables/{table}/act"), Some(token), &body).expect("an answer");
            }
            None => std::thread::sleep(std::time::Duration::from_millis(5)),
        }
    }
    panic!("the game did not end");
}

#[track_caller]
fn ask(door: Door, path: &str, token: Option<&str>, body: &Value) -> Value {
    let (status, answer) = door.post(path, token, body).expect("an answer");
    assert!((200..300).contains(&status), "{path}: {answer}");
    answer
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
