//! Whole games, played as people play them: by clicks in two windows, by keys alone, and without a script.

use serde_json::{Value, json};

use crate::driver::{Driver, Kind, Window};
use crate::house::House;

/// More actions than any game of these has.
const LONGEST: usize = 600;
/// The page shows a game, and its viewer is asked.
const ASKED: &str = "document.querySelector('main[data-asked] button[form=act]')";
const OVER: &str = "document.querySelector('#sheet')";

/// The buttons that do something, as many as can be seen, in the order of the page.
const DEEDS: &str = r"
return [...document.querySelectorAll('button[form=act]')].filter((b) => b.checkVisibility()).map((b) => b.id);
";

/// Somebody in front of a window.
struct Seat<'a> {
    window: &'a Window,
    /// Actions so far.
    done: usize,
}

impl Seat<'_> {
    /// What can be clicked now.
    fn deeds(&self) -> Vec<String> {
        let ids = self.window.run(DEEDS, &[]);
        ids.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    fn version(&self) -> Value {
        self.window.run("return document.getElementById('main').dataset.version", &[])
    }

    /// Clicks one of the buttons, and waits until the page has changed.
    fn act(&mut self) {
        let before = self.version();
        let deeds = self.deeds();
        let chosen = &deeds[self.done * 5 % deeds.len()];
        self.done += 1;
        self.window.click(&format!("[id='{chosen}']"));
        self.moved_on(&before);
    }

    fn moved_on(&self, before: &Value) {
        self.window.until(&format!("document.getElementById('main').dataset.version !== {before} || {OVER}"));
    }

    fn is(&self, condition: &str) -> bool {
        self.window.run(&format!("return Boolean({condition})"), &[]) == Value::Bool(true)
    }
}

#[test]
fn two_people_play_a_game_by_clicks() {
    let house = House::open();
    let driver = Driver::start();
    let (one, other) = (driver.window(house.port, Kind::default()), driver.window(house.port, Kind::default()));
    for (window, name) in [(&one, "Ada"), (&other, "Bea")] {
        window.cookie("pax_look", "pace=none&still=yes");
        window.chromium("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": LISTENER }));
        window.go("/account");
        window.write("form[action='/account/guest'] input[name=name]", name);
        window.click("form[action='/account/guest'] button");
        window.until("document.querySelector('header.top')?.innerText.includes('Ada') || document.querySelector('header.top')?.innerText.includes('Bea')");
    }
    one.go("/new");
    one.click("form.new button.first");
    one.until("document.querySelector('ol.chairs')");
    let table = one.path();
    other.go(&table);
    other.click("#join");
    // The last one to sit down begins the game, in both windows.
    one.until("document.querySelector('main.table')");
    other.until("document.querySelector('main.table')");
    let mut seats = [Seat { window: &one, done: 0 }, Seat { window: &other, done: 0 }];
    let mut received = 0;
    for turn in 0..LONGEST {
        let here = turn % 2;
        seats[here]
            .window
            .until(&format!("{ASKED} || {OVER} || document.querySelector('main.table:not([data-asked])')"));
        if seats.iter().all(|seat| seat.is(OVER)) {
            break;
        }
        while seats[here].is(ASKED) {
            seats[here].act();
            received += knows_no_more(seats[1 - here].window, &table);
            is_the_fetched_page(seats[1 - here].window);
        }
    }
    assert!(received > 500, "{received} cards seen on their way");
    for seat in &seats {
        seat.window.until(OVER);
        assert!(seat.done > 20, "{} actions", seat.done);
        assert_eq!(seat.window.errors(), [""; 0]);
        assert_eq!(seat.window.run("return scrollY", &[]), json!(0), "the end is read from its top");
    }
}

/// Keeps whatever reaches the page: itself, the answers to its questions and the events of its stream.
const LISTENER: &str = r#"
window.received = [];
const asks = window.fetch;
window.fetch = async (...question) => {
  const answer = await asks(...question);
  if (!String(question[0]).startsWith("/api/")) answer.clone().text().then((text) => window.received.push(text));
  return answer;
};
const Stream = window.EventSource;
window.EventSource = class extends Stream {
  addEventListener(kind, listener, ...rest) {
    super.addEventListener(kind, (event) => { if (event.data) window.received.push(event.data); listener(event); }, ...rest);
  }
};
document.addEventListener("DOMContentLoaded", () => window.received.push(document.documentElement.outerHTML));
"#;

/// Every card in the page, and in all that has reached the browser since the last look, is one that the viewer's own view
/// of the API knows or knew then.
fn knows_no_more(window: &Window, table: &str) -> u64 {
    let strangers = window.later(&format!(
        r#"
        for (let attempt = 0; ; attempt++) {{
          const answer = await fetch("/api/v1{}", {{ cache: "no-store" }});
          const view = await answer.text();
          const main = document.getElementById("main");
          const version = JSON.parse(view).version;
          // The page may be a step behind the API: then the same question once more.
          if (Number(main.dataset.version) !== version && attempt < 400) {{ await new Promise((next) => setTimeout(next, 10)); continue; }}
          const cards = (text) => text.match(/\b[A-Z]\d@\d\b/g) ?? [];
          const known = new Set(cards(view));
          const codes = new Set([...document.querySelectorAll("[data-card]")].map((card) => card.dataset.card));
          codes.delete("?");
          const received = window.received.splice(0).flatMap(cards);
          const before = window.knownBefore ?? known;
          window.knownBefore = known;
          const strangers = [...codes].filter((code) => !known.has(code));
          strangers.push(...received.filter((code) => !known.has(code) && !before.has(code)));
          return {{ strangers, codes: codes.size, received: received.length, version, shown: main.dataset.version }};
        }}
        "#,
        table.replacen("/t/", "/tables/", 1)
    ));
    assert_eq!(strangers["strangers"], json!([]), "at {table}: {strangers}");
    strangers["received"].as_u64().expect("a number")
}

/// The page, which was only ever updated, is the page that the server would send now: tags, attributes, texts and the
/// logs beside the table. Left out are the script's own marks, clocks and who is here.
fn is_the_fetched_page(window: &Window) {
    let differences = window.later(
        r##"
        const plain = (main) => {
          const copy = main.cloneNode(true);
          for (const own of copy.querySelectorAll("#pace, #connection, .here, .clock")) own.remove();
          for (const name of ["data-live", "data-sketch", "data-moves", "data-kinds"]) copy.removeAttribute(name);
          for (const tab of copy.querySelectorAll(".tabs a")) tab.removeAttribute("aria-current");
          return copy;
        };
        const main = document.getElementById("main");
        const text = await (await fetch(location.href, { cache: "no-store" })).text();
        const fetched = new DOMParser().parseFromString(text, "text/html").getElementById("main");
        // A step may have come in between: then the next look will do.
        if (fetched.dataset.version !== main.dataset.version) return "";
        const [mine, fresh] = [plain(main), plain(fetched)];
        // The script keeps more lines of the chronicle than a page begins with.
        for (const [list, full] of [...mine.querySelectorAll("ol.lines")].map((list) => [list, fresh.querySelector(`#${list.id}`)])) {
          while (list.children.length > full.children.length) list.lastChild.remove();
        }
        if (mine.isEqualNode(fresh)) return "";
        const [one, other] = [mine.outerHTML, fresh.outerHTML];
        let at = 0;
        while (at < one.length && one[at] === other[at]) at += 1;
        return `${one.slice(at - 100, at + 200)}\n\nand fetched:\n${other.slice(at - 100, at + 200)}`;
        "##,
    );
    assert_eq!(differences, json!(""), "{}", differences.as_str().unwrap_or_default());
}

/// The buttons inside or around what the lesson points at.
const POINTED: &str = r"
const ringed = (e) => { for (; e && e.id !== 'main'; e = e.parentElement) if (getComputedStyle(e).outlineStyle === 'solid') return true; };
document.activeElement?.blur();
return [...document.querySelectorAll('button[form=act]')].filter((b) => b.checkVisibility() && ringed(b)).map((b) => b.id);
";

#[test]
fn the_tutorial_to_its_end() {
    let house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    window.cookie("pax_look", "pace=none&still=yes");
    window.go("/tutorial");
    window.click("main form button.first");
    window.until("document.querySelector('#lesson')");
    let mut seat = Seat { window: &window, done: 0 };
    let (mut pointed_at, mut lessons) = (0, std::collections::BTreeSet::new());
    for _ in 0..LONGEST {
        window.until(&format!("{ASKED} || {OVER} || document.querySelector('#lesson-next.first')"));
        if seat.is(OVER) {
            break;
        }
        lessons.insert(window.run("return document.querySelector('#lesson-title')?.innerText", &[]).to_string());
        if seat.is("document.querySelector('#lesson-next.first')") {
            let before = window.run("return document.querySelector('#lesson').innerText", &[]);
            window.click("#lesson-next.first");
            window.until(&format!("document.querySelector('#lesson')?.innerText !== {before} || {OVER}"));
            continue;
        }
        let pointed = window.run(POINTED, &[]);
        match pointed.as_array().expect("a list").first().and_then(Value::as_str) {
            Some(button) => {
                pointed_at += 1;
                seat.done += 1;
                let before = seat.version();
                window.click(&format!("[id='{button}']"));
                seat.moved_on(&before);
            }
            None => seat.act(),
        }
    }
    window.until(OVER);
    assert_eq!(window.errors(), [""; 0]);
    assert!(pointed_at > 5 && lessons.len() > 12, "{pointed_at} times shown what to do in {lessons:?}");
    // First the verdict is explained, then the counting, which is the last lesson.
    while seat.is("document.querySelector('#lesson-next')") {
        let before = window.run("return document.querySelector('#lesson').innerText", &[]);
        window.click("#lesson-next");
        window.until(&format!("document.querySelector('#lesson')?.innerText !== {before}"));
    }
    let left = window.run("return document.querySelectorAll('#lesson .dots li:not([data-done])').length", &[]);
    // The one that is read now; and one more if it is about a thing that this game passed by.
    assert!(left.as_u64().is_some_and(|left| left <= 2), "{left} lessons are left");
    window.click("#lesson a[href='/rules']");
    window.until("location.pathname === '/rules'");
}

#[test]
fn a_solitaire_game_by_keyboard_alone() {
    let house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind::default());
    window.cookie("pax_look", "pace=none&still=yes");
    let ada = house.guest("Ada");
    ada.enter(&window);
    let table = ada.make(&json!({ "players": 1, "solo_level": 1 }));
    window.go(&format!("/t/{table}"));
    let mut seat = Seat { window: &window, done: 0 };
    for _ in 0..LONGEST {
        window.until(&format!("{ASKED} || {OVER}"));
        if seat.is(OVER) {
            break;
        }
        seat.done += 1;
        let before = seat.version();
        // By turns: its letter, its number, and arrows and Enter.
        let drawing = seat.is("document.querySelector('#do-draw-1')");
        match seat.done % 3 {
            0 if drawing => window.press("d"),
            1 => window.press(&(1 + seat.done % seat.deeds().len().min(9)).to_string()),
            _ => with_arrows(&seat),
        }
        seat.moved_on(&before);
    }
    window.until(OVER);
    assert_eq!(window.errors(), [""; 0]);
    assert!(seat.done > 20, "{} actions", seat.done);
}

const ARROWS: [&str; 4] = ["\u{E012}", "\u{E013}", "\u{E014}", "\u{E015}"];
const ENTER: &str = "\u{E007}";

/// Goes with the arrows until a deed has the focus, and does it.
fn with_arrows(seat: &Seat<'_>) {
    let focused = "document.activeElement.matches('button[form=act]')";
    for step in 0..40 {
        seat.window.press(ARROWS[(seat.done + step / 3) % 4]);
        if seat.is(focused) {
            return seat.window.press(ENTER);
        }
    }
    panic!("no arrow leads to anything that can be done");
}

#[test]
fn a_game_without_a_script() {
    let house = House::open();
    let driver = Driver::start();
    let window = driver.window(house.port, Kind { script: false, ..Kind::default() });
    window.go("/");
    window.click("form[action='/play'] button");
    let table = window.path_once("/t/");
    let (mut done, mut in_vain): (usize, usize) = (0, 0);
    // Nothing moves by itself: whoever waits for a computer player loads the page again.
    for _ in 0..20 * LONGEST {
        if !window.all("#sheet").is_empty() {
            break;
        }
        let mut deeds = window.all("button[form=act]");
        if deeds.is_empty() {
            window.go(&table);
            continue;
        }
        let count = deeds.len();
        // One of two buttons for the same may be hidden at this width; the next will do.
        deeds.rotate_left(done * 5 % count);
        // A page that is just being left has buttons that are gone a moment later.
        if deeds.iter().any(|deed| deed.click().is_ok()) {
            (done, in_vain) = (done + 1, 0);
        } else {
            in_vain += 1;
            assert!(in_vain < 100, "nothing can be clicked at {}", window.path());
        }
    }
    assert!(!window.all("#sheet").is_empty(), "no end after {done} actions");
    assert!(done > 20, "{done} actions");
}
