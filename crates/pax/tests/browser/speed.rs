//! How much is sent, which is always the same and checked; and how long the page is busy, which depends on the machine and
//! is only measured: `cargo test --package pax --test browser -- --ignored --nocapture speed`.

use serde_json::{Value, json};

use crate::driver::{Driver, Kind, Window};
use crate::house::{Guest, House};

/// Bytes as they are sent: the first load of a table with everything, and an update at four players on average.
const FIRST: u64 = 150 * 1024;
const UPDATE: u64 = 4 * 1024;

const LOADED: &str = r#"
const sent = performance.getEntries().filter((e) => e.entryType === "navigation" || e.entryType === "resource");
return sent.map((e) => [new URL(e.name).pathname, e.encodedBodySize]);
"#;

/// Calls `measure` with a player at a table of four and a browser that is signed in as this player.
fn at_a_table_of_four(look: &str, measure: impl FnOnce(&Guest, &str, &Window)) {
    let house = House::open();
    let ada = house.guest("Ada");
    let table = ada.table(4);
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    ada.enter(&window);
    window.cookie("pax_look", look);
    measure(&ada, &table, &window);
}

#[test]
fn a_table_is_small() {
    at_a_table_of_four("pace=none&still=yes", first_load);
}

fn first_load(ada: &Guest, table: &str, window: &Window) {
    // At its emptiest, and after some rounds.
    for actions in [0, 8, 8] {
        ada.play(table, actions);
        window.chromium("Network.clearBrowserCache", &json!({}));
        window.go(&format!("/t/{table}"));
        window.until("document.querySelector('main.table') && document.readyState === 'complete'");
        let sent = window.run(LOADED, &[]);
        let sent = sent.as_array().expect("a list");
        let size: u64 = sent.iter().filter_map(|entry| entry[1].as_u64()).sum();
        assert!(sent.len() >= 3 && size > 10_000, "page, style and script: {sent:?}");
        println!("first load after {actions} more actions: {size} bytes: {sent:?}");
        assert!(size <= FIRST, "the first load is {size} bytes");
    }
}

/// Asks what happened since the page that was shown before the action: the same events as on the stream.
const UPDATES: &str = r#"
const url = `${window.before}&once=1`;
const text = await (await fetch(url)).text();
const updates = text.split("\n\n").filter((event) => event.startsWith("event: table")).length;
// An entry comes a moment after its answer.
for (let look = 0; look < 500; look++) {
  const entry = performance.getEntriesByName(new URL(url, location).href).at(-1);
  if (entry) return [updates, entry.encodedBodySize, text];
  await new Promise((next) => setTimeout(next, 5));
}
"#;

#[test]
fn updates_are_small() {
    at_a_table_of_four("pace=none&still=yes", updates);
}

fn updates(ada: &Guest, table: &str, window: &Window) {
    window.go(&format!("/t/{table}"));
    let (mut count, mut total) = (0, 0);
    for _ in 0..30 {
        let before = window.run(
            r"
            const { live, version, sketch } = document.getElementById('main').dataset;
            window.before = live.replace(/since=[^&]*/, `since=${version}.0.${sketch}`);
            return version;",
            &[],
        );
        ada.play(table, 1);
        window.until(&format!("document.getElementById('main').dataset.version !== {before}"));
        let sent = window.later(UPDATES);
        let (updates, bytes) = (sent[0].as_u64().expect("a count"), sent[1].as_u64().expect("a size"));
        assert!(updates > 0, "{}", sent[2]);
        (count, total) = (count + updates, total + bytes);
    }
    println!("{count} updates, {} bytes each", total / count);
    assert!(total / count <= UPDATE, "{count} updates have {total} bytes");
}

#[test]
#[ignore = "measures time"]
fn long_tasks_on_updates() {
    at_a_table_of_four("pace=none", long_tasks);
}

fn long_tasks(ada: &Guest, table: &str, window: &Window) {
    window.go(&format!("/t/{table}"));
    window.until("document.querySelector('main[data-asked]')");
    window.chromium("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
    window.run(
        "window.long = []; new PerformanceObserver((list) => long.push(...list.getEntries().map((e) => e.duration)))
            .observe({ entryTypes: ['longtask'] });",
        &[],
    );
    for _ in 0..30 {
        let version = window.run("return document.getElementById('main').dataset.version", &[]);
        ada.play(table, 1);
        window.until(&format!("document.getElementById('main').dataset.version !== {version}"));
    }
    let long = window.later("await new Promise((next) => setTimeout(next, 1000)); return window.long");
    let mut long: Vec<f64> = long.as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    long.sort_by(f64::total_cmp);
    println!("30 own actions with the answers of three computer players, CPU 4 times slower:");
    println!("tasks over 50 ms: {}, longest {:.0} ms: {long:.0?}", long.len(), long.last().copied().unwrap_or(0.0));
}
