//! More tabs than a browser opens connections to one server: each of them follows its table and can be played in.

use serde_json::{Value, json};

use crate::driver::{Driver, Kind};
use crate::house::House;

/// Over HTTP/1.1 Chromium opens six connections to a server.
const TABS: usize = 9;

#[test]
fn nine_tabs_follow_their_table() {
    let house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    let (ada, bea) = (house.guest("Ada"), house.guest("Bea"));
    ada.enter(&window);
    window.cookie("pax_look", "pace=none&still=yes");
    let table = ada.make(&json!({ "players": 2 }));
    bea.post(&format!("/tables/{table}/join"), &json!({}));
    let mut tabs = Vec::new();
    for _ in 0..TABS {
        tabs.push(window.open_tab());
        window.go(&format!("/t/{table}"));
        window.until("document.querySelector('main.table')");
    }
    let version = || ada.get(&format!("/tables/{table}"))["version"].as_u64().expect("a version");
    let mut act_here = 0;
    for turn in 0..6 {
        if ada.get(&format!("/tables/{table}"))["possible"].as_array().is_some_and(|list| !list.is_empty()) {
            // In another tab each time, which may be one without a stream.
            window.switch_to(&tabs[TABS - 1 - turn]);
            let before = version();
            window.until(&format!("document.getElementById('main').dataset.version === '{before}'"));
            window.click("main[data-asked] button[form=act]");
            window.until(&format!("document.getElementById('main').dataset.version > {before}"));
            act_here += 1;
        } else {
            let possible = bea.get(&format!("/tables/{table}"))["possible"].clone();
            bea.post(&format!("/tables/{table}/act"), &json!({ "action": possible[0]["action"] }));
        }
        let version = version();
        for tab in &tabs {
            window.switch_to(tab);
            window.until(&format!("document.getElementById('main').dataset.version === '{version}'"));
            let hidden = window.run("return document.getElementById('connection').hidden", &[]);
            assert_eq!(hidden, Value::Bool(true), "a tab has lost its connection");
        }
    }
    assert!(act_here > 0, "Ada was never asked");
}
