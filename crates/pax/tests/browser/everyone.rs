//! Pages for every pair of eyes and hands: what WCAG 2.2 AA asks for, as far as `audit.js` can see it, and a focus that no
//! update takes away.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::driver::{Driver, Kind};
use crate::house::House;
use crate::pages::addresses;

#[test]
fn every_page_by_day_and_by_night() {
    let house = House::open();
    let ada = house.guest("Ada");
    let addresses = addresses(&house, &ada);
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    ada.enter(&window);
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for theme in ["light", "dark"] {
        window.cookie("pax_look", &format!("theme={theme}&pace=none&still=yes"));
        for address in &addresses {
            window.go(address);
            for (width, height) in [(1440, 900), (360, 740)] {
                window.resize(width, height);
                let found = window.run(include_str!("audit.js"), &[]);
                for what in found.as_array().expect("a list").iter().filter_map(Value::as_str) {
                    wrong.entry(what.to_owned()).or_default().push(format!("{address} {theme} {width}"));
                }
            }
        }
    }
    let told: Vec<String> =
        wrong.iter().map(|(what, places)| format!("{what} ({}× as {})", places.len(), places[0])).collect();
    assert!(told.is_empty(), "{} things are wrong:\n{}", told.len(), told.join("\n"));
}

#[test]
fn no_update_takes_the_focus_away() {
    let house = House::open();
    let (ada, bea) = (house.guest("Ada"), house.guest("Bea"));
    let table = ada.make(&json!({ "players": 2 }));
    bea.post(&format!("/tables/{table}/join"), &json!({}));
    ada.post(&format!("/tables/{table}/start"), &json!({}));
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    ada.enter(&window);
    window.cookie("pax_look", "pace=none&still=yes");
    window.go(&format!("/t/{table}"));
    let mut updates = 0;
    for round in 0..24 {
        // Somewhere else each time: on what can be done, or on what is only looked at.
        let script = r"
            const all = [...document.querySelectorAll('main button, main summary')].filter((e) => e.checkVisibility());
            const deeds = all.filter((e) => e.matches('button[form=act]'));
            const list = deeds.length ? deeds : all;
            const chosen = list[arguments[0] % list.length];
            chosen.focus();
            return document.activeElement === chosen && document.getElementById('main').dataset.version;";
        let before = window.run(script, &[json!(round * 7)]);
        assert!(before.is_string(), "{before}");
        let view = ada.get(&format!("/tables/{table}"));
        // Whoever is asked acts: Ada with what has the focus, Bea somewhere else.
        if view["possible"].as_array().is_some_and(|list| !list.is_empty()) && round % 4 != 0 {
            window.press("\u{E007}");
        } else {
            let who = if view["possible"].as_array().is_some_and(|list| !list.is_empty()) { &ada } else { &bea };
            let possible = who.get(&format!("/tables/{table}"))["possible"].clone();
            who.post(&format!("/tables/{table}/act"), &json!({ "action": possible[0]["action"] }));
        }
        window.until(&format!(
            "Number(document.getElementById('main').dataset.version) > {}",
            before.as_str().expect("a number")
        ));
        let lost = window.run("return document.activeElement === document.body", &[]);
        assert_eq!(lost, false, "the focus is lost after update {updates}");
        updates += 1;
    }
    assert_eq!(updates, 24);
}
