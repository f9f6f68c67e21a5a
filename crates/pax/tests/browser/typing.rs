//! The server is killed while a person types: nothing that was typed, focused or announced is lost, on any page with a
//! field, and the person goes on where they were.

use serde_json::{Value, json};

use crate::driver::{Driver, Kind, Window};
use crate::house::{Guest, House};

const FIRST_HALF: &str = "Marcus Tul";
const SECOND_HALF: &str = "lius";
const CURSOR: &str = "const { value, selectionStart } = document.activeElement; return [value, selectionStart];";

/// Every page with a field to type in, and the field. `live` pages follow the server.
struct Page {
    path: String,
    field: &'static str,
    live: bool,
}

fn page(path: impl Into<String>, field: &'static str) -> Page {
    Page { path: path.into(), field, live: false }
}

fn live(path: impl Into<String>, field: &'static str) -> Page {
    Page { path: path.into(), field, live: true }
}

fn types(window: &Window, page: &Page, house: &mut House) {
    window.go(&page.path);
    window.until(&format!("document.querySelector(\"{}\")", page.field));
    window.run(
        &format!(
            "const field = document.querySelector(\"{}\"); field.closest('details')?.setAttribute('open', '');
             field.value = ''; field.focus(); window.typedInto = field;",
            page.field
        ),
        &[],
    );
    window.press(FIRST_HALF);
    house.kill();
    if page.live {
        window.until("!document.getElementById('connection').hidden");
    }
    window.press(SECOND_HALF);
    house.reopen();
    if page.live {
        window.until("document.getElementById('connection').hidden");
    }
    stays(window, page);
}

/// The field is the same element as before, has the focus and holds what was typed.
fn stays(window: &Window, page: &Page) {
    let typed = format!("{FIRST_HALF}{SECOND_HALF}");
    let cursor = window.run(CURSOR, &[]);
    assert_eq!(cursor, json!([typed, typed.len()]), "{} at {}", page.field, page.path);
    assert_eq!(window.run("return document.activeElement === window.typedInto", &[]), json!(true), "{}", page.path);
}

/// What a screen reader has been told: the lines of the logs, oldest first.
fn announced(window: &Window, log: &str) -> Vec<String> {
    let lines = window.run(
        &format!("return [...document.querySelectorAll('#{log} li')].map((line) => line.textContent).reverse()"),
        &[],
    );
    lines.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn lobby(ada: &Guest) -> String {
    ada.make(&json!({ "players": 3 }))
}

#[test]
fn nothing_typed_is_lost_when_the_server_is_killed() {
    let mut house = House::open();
    let driver = Driver::start();
    let (stranger, window) = (driver.window(house.port, Kind::default()), driver.window(house.port, Kind::default()));
    let ada = house.guest("Ada");
    ada.enter(&window);
    for window in [&stranger, &window] {
        window.cookie("pax_look", "pace=none&still=yes");
    }
    let waiting = lobby(&ada);
    for open in [
        page("/account", "form[action='/account/guest'] input[name=name]"),
        page("/account", "form[action='/account/register'] input[name=name]"),
        page("/rules", "input[name=q]"),
        live(format!("/t/{waiting}"), "input[name=name]"),
    ] {
        types(&stranger, &open, &mut house);
    }
    for open in [page("/account", "form[action='/account/rename'] input[name=name]"), page("/rules", "input[name=q]")] {
        types(&window, &open, &mut house);
    }

    // At a table everything arrives that was said and done meanwhile, once and in order.
    let bea = house.guest("Bea");
    let playing = ada.make(&json!({ "players": 2 }));
    bea.post(&format!("/tables/{playing}/join"), &json!({}));
    for table in [&waiting, &playing] {
        let chat = live(format!("/t/{table}"), "#say input[name=text]");
        types(&window, &chat, &mut house);
        let (told, said) = (announced(&window, "lines"), announced(&window, "said"));
        if *table == waiting {
            bea.post(&format!("/tables/{table}/join"), &json!({}));
        }
        bea.post(&format!("/tables/{table}/chat"), &json!({ "text": "I am back" }));
        window.until("document.querySelector('#said li')?.textContent.endsWith('I am back')");
        if *table == playing {
            let before = window.run("return document.getElementById('main').dataset.version", &[]);
            for person in [&ada, &bea] {
                let possible = person.get(&format!("/tables/{table}"))["possible"].clone();
                if let Some(choice) = possible.get(0) {
                    person.post(&format!("/tables/{table}/act"), &json!({ "action": choice["action"] }));
                    break;
                }
            }
            window.until(&format!("document.getElementById('main').dataset.version !== {before}"));
            let now = announced(&window, "lines");
            assert!(now.len() > told.len() && now.starts_with(&told), "{told:?} {now:?}");
        }
        stays(&window, &chat);
        window.press("\u{E007}");
        window.until("document.querySelector('#said li')?.textContent.endsWith('Marcus Tullius')");
        let now = announced(&window, "said");
        assert_eq!(now.len(), said.len() + 2, "{now:?}");
        window.until("document.activeElement?.value === ''");
        stays_focused(&window);
    }
    assert_eq!(window.errors().iter().filter(|error| !error.contains("ERR_")).count(), 0);
}

fn stays_focused(window: &Window) {
    assert_eq!(window.run("return document.activeElement === window.typedInto", &[]), json!(true));
}

/// What is sent while the server is away stays in its field.
#[test]
fn a_message_that_cannot_be_sent_stays() {
    let mut house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    let ada = house.guest("Ada");
    ada.enter(&window);
    let chat = live(format!("/t/{}", lobby(&ada)), "#say input[name=text]");
    window.go(&chat.path);
    window.until("document.querySelector('#say input[name=text]')");
    window.run("window.typedInto = document.querySelector('#say input[name=text]'); window.typedInto.focus()", &[]);
    window.press(FIRST_HALF);
    window.press(SECOND_HALF);
    house.kill();
    window.until("!document.getElementById('connection').hidden");
    window.press("\u{E007}");
    house.reopen();
    window.until("document.getElementById('connection').hidden");
    stays(&window, &chat);
    window.press("\u{E007}");
    window.until("document.querySelectorAll('#said li').length === 1");
    window.until("window.typedInto.value === ''");
}
