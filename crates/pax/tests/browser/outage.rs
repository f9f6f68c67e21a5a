//! The server is killed in the middle of a game and comes back: the page says so, finds back by itself, and the game goes
//! on where it was.

use crate::driver::{Driver, Kind};
use crate::house::House;

#[test]
fn the_page_recovers_from_a_killed_server() {
    let mut house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    window.cookie("pax_look", "pace=none");
    let ada = house.guest("Ada");
    ada.enter(&window);
    let table = ada.table(2);
    ada.play(&table, 6);
    window.go(&format!("/t/{table}"));
    window.until("document.querySelector('main[data-asked] button[form=act]')");
    window.run("window.sameAsBefore = true", &[]);
    house.kill();
    window.until("!document.getElementById('connection').hidden");
    house.reopen();
    window.until("document.getElementById('connection').hidden");
    // An action elsewhere reaches this page by itself, and one can go on from here.
    let before = window.run("return document.getElementById('main').dataset.version", &[]);
    ada.play(&table, 1);
    window.until(&format!("document.getElementById('main').dataset.version !== {before}"));
    window.until("document.querySelector('main[data-asked] button[form=act]')");
    let before = window.run("return document.getElementById('main').dataset.version", &[]);
    window.click("main[data-asked] button[form=act]");
    window.until(&format!("document.getElementById('main').dataset.version !== {before}"));
    let stayed = window.run("return window.sameAsBefore === true", &[]);
    assert_eq!(stayed, true, "the page was loaded anew");
}
