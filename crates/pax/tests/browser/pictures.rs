//! Takes the pictures for the README: `cargo xtask screenshots`.

use std::path::PathBuf;

use serde_json::json;

use crate::driver::{Driver, Kind, Window};
use crate::house::House;

/// What a picture may weigh: the README is read over slow lines too.
const HEAVIEST: usize = 150 * 1024;

#[test]
#[ignore = "writes docs/pictures"]
fn are_taken() {
    let folder =
        PathBuf::from(std::env::var_os("PAX_PICTURES").expect("PAX_PICTURES: cargo xtask screenshots sets it"));
    let house = House::open();
    let ada = house.guest("Spartacus");
    let (table, over) = (ada.table(3), ada.table(2));
    ada.play(&table, 34);
    ada.play(&over, usize::MAX);
    let driver = Driver::start();
    let window = driver.window(house.port, Kind { width: 1280, height: 800, ..Kind::default() });
    let take = |name: &str, path: &str, theme: &str, (width, height): (u32, u32)| {
        window.cookie("pax_look", &format!("theme={theme}&still=yes&pace=none"));
        window.resize(width, height);
        window.go(path);
        let picture = picture(&window);
        assert!(picture.len() <= HEAVIEST, "{name} weighs {} bytes", picture.len());
        std::fs::write(folder.join(name), picture).expect("a picture");
    };
    take("home.webp", "/", "light", (1024, 720));
    ada.enter(&window);
    take("table.webp", &format!("/t/{table}"), "light", (1280, 800));
    take("table-dark.webp", &format!("/t/{table}"), "dark", (1280, 800));
    take("phone.webp", &format!("/t/{table}"), "light", (390, 800));
    take("finished.webp", &format!("/t/{over}"), "light", (1024, 720));
}

fn picture(window: &Window) -> Vec<u8> {
    let taken = window.chromium("Page.captureScreenshot", &json!({ "format": "webp", "quality": 84 }));
    base64(taken["data"].as_str().expect("a picture"))
}

/// The bytes behind a text in base 64.
fn base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.bytes().filter(|letter| *letter != b'=').collect();
    let bytes = letters.chunks(4).flat_map(|four| {
        let bits =
            four.iter().fold(0_u32, |bits, letter| bits << 6 | u32::from(value(*letter))) << (6 * (4 - four.len()));
        bits.to_be_bytes().into_iter().skip(1).take(four.len() - 1)
    });
    bytes.collect()
}
