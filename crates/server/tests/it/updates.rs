//! A page that was updated is the page that would be fetched now: whole games in every mode, watched through windows that
//! miss steps, ask instead of listening, and open their streams anew.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use pax_rules::{Setup, SoloLevel};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::browser::{attribute, tags};
use crate::house::{Caller, House, make};
use crate::markup::{element, patched, without};

/// How a window learns of changes.
enum Line {
    Stream(Body),
    /// It asks now and then.
    Asking,
    /// It was closed for a while.
    Cut,
}

/// A browser's window on a table: its page, and where its stream is.
struct Window {
    caller: Caller,
    table: String,
    /// The `main` of the page, as it was fetched and patched.
    page: String,
    live: String,
    sketch: String,
    line: Line,
    /// Updates that came without a whole page, and with one.
    updates: [usize; 2],
}

impl Window {
    async fn open(caller: &Caller, table: &str) -> Window {
        let mut window = Window {
            caller: caller.clone(),
            table: table.to_owned(),
            page: String::new(),
            live: String::new(),
            sketch: String::new(),
            line: Line::Cut,
            updates: [0; 2],
        };
        window.fetch().await;
        window.listen().await;
        window
    }

    async fn ask(&self, path: &str) -> (StatusCode, Body) {
        let mut request = Request::builder().method(Method::GET).uri(path).header(header::HOST, "pax.test");
        if let Some(token) = &self.caller.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Body::empty()).expect("a request");
        let answer = self.caller.routes.clone().oneshot(request).await.expect("an answer");
        (answer.status(), answer.into_body())
    }

    async fn main(&self) -> String {
        let (status, body) = self.ask(&format!("/t/{}", self.table)).await;
        assert_eq!(status, StatusCode::OK);
        let bytes = body.collect().await.expect("a page").to_bytes();
        element(std::str::from_utf8(&bytes).expect("text"), "main").expect("a main").to_owned()
    }

    async fn fetch(&mut self) {
        self.page = self.main().await;
        let main = tags(&self.page, "main").next().expect("a main");
        self.live = attribute(main, "data-live").expect("a stream");
        self.sketch = attribute(main, "data-sketch").expect("a sketch");
    }

    async fn listen(&mut self) {
        let (status, body) = self.ask(&self.live).await;
        assert_eq!(status, StatusCode::OK);
        self.line = Line::Stream(body);
    }

    /// Until the page is that of this version; false once it is another page.
    async fn follow(&mut self, version: u64) -> bool {
        loop {
            let is_there = self.version() >= version;
            let text = match &mut self.line {
                Line::Stream(_) if is_there => return true,
                Line::Stream(body) => {
                    let frame = body.frame().await.expect("an open stream").expect("a whole frame");
                    String::from_utf8(frame.into_data().expect("data").to_vec()).expect("text")
                }
                Line::Asking | Line::Cut => {
                    let (status, body) = self.ask(&format!("{}&once=1", self.live)).await;
                    assert_eq!(status, StatusCode::OK);
                    let bytes = body.collect().await.expect("an answer").to_bytes();
                    String::from_utf8(bytes.to_vec()).expect("text")
                }
            };
            for event in text.split_terminator("\n\n") {
                if !self.hear(event) {
                    return false;
                }
            }
            if matches!(self.line, Line::Asking | Line::Cut) {
                assert!(self.version() >= version, "{text}");
                return true;
            }
        }
    }

    fn version(&self) -> u64 {
        let main = tags(&self.page, "main").next().expect("a main");
        attribute(main, "data-version").and_then(|text| text.parse().ok()).expect("a version")
    }

    fn hear(&mut self, event: &str) -> bool {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        if let Some(id) = field("id") {
            let start = self.live.find("since=").expect("a place") + "since=".len();
            let end = self.live[start..].find('&').map_or(self.live.len(), |end| start + end);
            self.live.replace_range(start..end, id);
        }
        if field("event") != Some("table") {
            return true;
        }
        let data: Value = serde_json::from_str(field("data").expect("data")).expect("JSON");
        if data["elsewhere"] == true {
            return false;
        }
        let main = tags(&self.page, "main").next().expect("a main");
        assert_eq!(
            attribute(main, "class").is_some_and(|class| class.contains("table")),
            data["lobby"] != true,
            "{main}"
        );
        match data["from"].as_str() {
            Some(from) => assert_eq!(from, self.sketch, "the server knows which page there is"),
            None => self.updates[1] += 1,
        }
        self.updates[0] += 1;
        let parts: Vec<&str> = data["parts"].as_array().expect("parts").iter().filter_map(Value::as_str).collect();
        self.page = patched(&self.page, &parts);
        self.sketch = data["to"].as_str().expect("a sketch").to_owned();
        let known = tags(&self.page, "main").next().expect("a main").to_owned();
        let version = attribute(&known, "data-version").expect("a version");
        let now = known.replace(
            &format!("data-version=\"{version}\""),
            &format!("data-version=\"{}\"", data["version"].as_u64().expect("a version")),
        );
        self.page = self.page.replacen(&known, &now, 1);
        true
    }

    /// The page is the same as a fetched one, but for what its script keeps and what tells the time.
    async fn check(&self) {
        let plain = |page: &str| {
            let mut page = page.to_owned();
            for id in ["side", "message"] {
                page = without(&page, id);
            }
            for seat in 0..8 {
                page = without(&page, &format!("clock-{seat}"));
            }
            // Who is here changes with the windows of this test: an update of it may be under way.
            while let Some(from) = page.find("<span class=\"here") {
                let end = from + page[from..].find("</span></span>").expect("its end") + "</span></span>".len();
                page.replace_range(from..end, "");
            }
            let main = tags(&page, "main").next().expect("a main").to_owned();
            let mut bare = main.clone();
            for name in ["data-live", "data-sketch"] {
                let value = attribute(&main, name).unwrap_or_default().replace('&', "&amp;");
                bare = bare.replace(&format!(" {name}=\"{value}\""), "");
            }
            page.replacen(&main, &bare, 1)
        };
        let (mine, fetched) = (plain(&self.page), plain(&self.main().await));
        if mine != fetched {
            let at = mine.bytes().zip(fetched.bytes()).take_while(|(one, other)| one == other).count();
            let near = |text: &str| text.chars().skip(at.saturating_sub(200)).take(500).collect::<String>();
            panic!("an updated page is not the fetched one:\n{}\n\n{}", near(&mine), near(&fetched));
        }
    }
}

/// One game with windows of all roles.
async fn game(house: &House, wish: Value, seats: usize, seed: u64) -> [usize; 2] {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut below = |most: usize| (random.next_u64() % most as u64) as usize;
    let mut people = Vec::new();
    for number in 0..seats {
        people.push(house.guest(&format!("Player {number}")).await);
    }
    let table = make(&people[0], &wish).await;
    // The windows of somebody with a seat, of two spectators, and a second one of the first.
    let mut windows = Vec::new();
    for caller in [&people[0], &people[0], &people[seats - 1], &house.nobody(), &house.guest("Eve").await] {
        windows.push(Window::open(caller, &table).await);
    }
    for person in &people[1..] {
        person.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    }
    for window in &mut windows {
        // A table that begins is another page.
        window.fetch().await;
        window.listen().await;
    }
    for step in 0.. {
        let mut version = 0;
        let mut over = true;
        for (number, person) in people.iter().enumerate() {
            let view = person.table(&table).await;
            version = view["version"].as_u64().expect("a version");
            let possible = view["possible"].as_array().expect("choices");
            over &= view["phase"] == "finished";
            if possible.is_empty() || below(3) == 0 && number + 1 < people.len() {
                continue;
            }
            let undo = &view["undo"];
            if !undo.is_null() && below(12) == 0 {
                person.post(&format!("/tables/{table}/undo"), &json!({})).await.expect(StatusCode::OK);
            } else {
                let action = &possible[below(possible.len())]["action"];
                let body = json!({ "action": action });
                person.post(&format!("/tables/{table}/act"), &body).await.expect(StatusCode::OK);
            }
            version += 1;
            break;
        }
        for (number, window) in windows.iter_mut().enumerate() {
            match below(14) {
                // It shows several steps later, at whatever pace.
                0..6 if !over => continue,
                6 => window.line = Line::Cut,
                7 => window.line = Line::Asking,
                8 => window.listen().await,
                _ => {}
            }
            if !window.follow(version).await {
                return windows.iter().fold([0; 2], |sum, window| [0, 1].map(|n| sum[n] + window.updates[n]));
            }
            if below(4) == 0 || number == 0 && step % 7 == 0 {
                window.check().await;
            }
        }
        assert!(step < 3_000, "the game does not end");
    }
    unreachable!("a game ends")
}

async fn games(setups: impl Iterator<Item = Setup>) {
    let house = House::on_sqlite().await;
    let mut sums = [0; 2];
    for (number, setup) in setups.enumerate() {
        let wish = json!({
            "players": setup.players(),
            "solo_level": setup.solo_level().map(SoloLevel::number),
            "nocturnus": setup.nocturnus(),
            "open_tally": number % 3 != 0,
            "public": true,
            "time": if number % 2 == 0 { json!({ "live": { "bank": 3600, "increment": 5 } }) } else { json!("untimed") },
        });
        let [updates, whole] = game(&house, wish, setup.players(), number as u64).await;
        sums = [sums[0] + updates, sums[1] + whole];
    }
    println!("{} updates, {} of them whole pages", sums[0], sums[1]);
    // A window that was away for long gets a whole page.
    assert!(sums[0] > 500 && sums[1] * 10 < sums[0], "{sums:?}");
}

#[tokio::test]
async fn an_updated_page_is_the_fetched_page() {
    games(Setup::every_mode().filter(|setup| !setup.nocturnus())).await;
}

#[tokio::test]
async fn an_updated_page_is_the_fetched_page_with_nocturnus() {
    games(Setup::every_mode().filter(|setup| setup.nocturnus())).await;
}
