//! Every page in every language on a phone, a tablet and a desk: nothing sticks out, nothing is left untranslated, and the
//! browser has nothing to complain of.

use serde_json::{Value, json};

use crate::driver::{Driver, Kind, Window};
use crate::house::{Guest, House};

pub const LANGUAGES: [&str; 5] = ["en", "de", "nl", "pt", "fr"];
const SIZES: [(u32, u32); 3] = [(360, 740), (768, 1024), (1440, 900)];

/// Every page of the house, with tables in every phase.
pub fn addresses(house: &House, ada: &Guest) -> Vec<String> {
    let bea = house.guest("Bea with a very long name"[..24].trim());
    let lobby = ada.make(&json!({ "players": 3 }));
    let two = ada.make(&json!({ "players": 2 }));
    bea.post(&format!("/tables/{two}/join"), &json!({}));
    ada.post(&format!("/tables/{two}/start"), &json!({}));
    let eight = ada.table(8);
    ada.play(&eight, 12);
    let finished = ada.table(2);
    ada.play(&finished, usize::MAX);
    let fixed = ["/", "/new", "/games", "/campaign", "/daily", "/ratings", "/rules", "/settings", "/about", "/account"];
    let tables = [lobby, two, eight, finished].map(|table| format!("/t/{table}"));
    let own = [format!("/p/{}", ada.id), "/no-such-page".to_owned()];
    fixed.map(str::to_owned).into_iter().chain(tables).chain(own).collect()
}

/// What must hold of a page at any size; what is wrong is returned in words.
const LAYOUT: &str = r#"
const wrong = [];
const page = document.documentElement;
if (page.scrollWidth > innerWidth) {
  const out = [...document.querySelectorAll("body *")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && box.right > innerWidth + 1 && !e.closest(".scroll, .parts, [popover], .sr");
  });
  wrong.push(`${page.scrollWidth} px wide: ` + out.slice(0, 4).map((e) => e.localName + "." + e.className).join(" "));
}
if (page.lang !== arguments[0]) wrong.push(`lang is ${page.lang}`);
const missing = page.outerHTML.match(/⟦[^⟧]*⟧/);
if (missing) wrong.push(`untranslated: ${missing[0]}`);
return wrong;
"#;

#[test]
fn every_page_in_every_language_at_every_width() {
    let house = House::open();
    let ada = house.guest("Ada");
    let addresses = addresses(&house, &ada);
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    ada.enter(&window);
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        window.cookie("pax_look", &format!("language={language}&pace=none"));
        for address in &addresses {
            window.go(address);
            for (width, height) in SIZES {
                window.resize(width, height);
                let found = window.run(LAYOUT, &[json!(language)]);
                let found = found.as_array().expect("a list").iter().filter_map(Value::as_str);
                wrong.extend(found.map(|what| format!("{address} in {language} at {width}: {what}")));
            }
            wrong.extend(complaints(&window, address).map(|what| format!("{address} in {language}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn five_legions_stand_side_by_side_wherever_there_are_three_columns() {
    let house = House::open();
    let ada = house.guest("Ada");
    let table = ada.table(4);
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    ada.enter(&window);
    // What stands below a Legion depends on the step, on Wealth and on the language: a whole game, looked at again and again.
    for language in LANGUAGES.iter().cycle() {
        ada.play(&table, 4);
        if ada.get(&format!("/tables/{table}"))["phase"] == "finished" {
            break;
        }
        window.cookie("pax_look", &format!("language={language}&pace=none"));
        window.go(&format!("/t/{table}"));
        for (width, height) in [(1024, 768), (1280, 720), (1440, 1000)] {
            window.resize(width, height);
            let beyond = window.run(
                "const out = part => part.scrollWidth - part.clientWidth; const line = document.querySelector('.legions[data-count=\"5\"]'); \
                 return [out(line), out(line.closest('.part')), line.closest('.part').innerText]",
                &[],
            );
            let seen = &beyond[2];
            assert_eq!(
                (&beyond[0], &beyond[1]),
                (&json!(0), &json!(0)),
                "pixels of the Legions and of the board out of sight at {width}×{height} in {language}: {seen}"
            );
        }
    }
}

/// Errors on the console, violations of the Content-Security-Policy included. That a page is missing is said once.
fn complaints(window: &Window, address: &str) -> impl Iterator<Item = String> {
    let missing = address == "/no-such-page";
    window.errors().into_iter().filter(move |said| !(missing && said.contains("404")))
}
