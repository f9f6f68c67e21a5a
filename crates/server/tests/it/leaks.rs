//! Nobody is told what they may not know (RULES 11), on any channel: at many moments of games in all modes the table is
//! made to pretend another deal that the viewer cannot tell from the true one. Pages, answers, refusals and streams then
//! have the same bytes, and so the same size.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use pax_rules::{Action, Event, Game, Seat, Setup, Viewer};
use pax_tables::{By, Entry, PersonId, TableId};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use tower::ServiceExt;

use crate::browser::{attribute, tags};
use crate::house::{Caller, House, make};

type Random = Xoshiro256PlusPlus;

/// A game among people, and somebody who only watches.
struct Match<'a> {
    house: &'a House,
    table: TableId,
    people: Vec<Caller>,
    watcher: Caller,
    random: Random,
    /// A stream of every player, so that the streams of a comparison change nobody's presence.
    _here: Vec<Body>,
}

/// Everything that one viewer can get hold of, with names for it.
type Everything = Vec<(String, String)>;

/// How many of a game's actions lie between two comparisons, on average.
const STRIDE: usize = 17;

impl<'a> Match<'a> {
    async fn new(house: &'a House, setup: Setup, seed: u64) -> Match<'a> {
        let mut people = Vec::new();
        for number in 0..setup.players() {
            people.push(house.guest(&format!("Player {number}")).await);
        }
        let request = json!({
            "players": setup.players(),
            "solo_level": setup.solo_level().map(pax_rules::SoloLevel::number),
            "nocturnus": setup.nocturnus(),
            "open_tally": setup.open_tally(),
        });
        let table = make(&people[0], &request).await;
        for person in &people[1..] {
            person.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
        }
        let mut here = Vec::new();
        for person in &people {
            here.push(open(person, &format!("/api/v1/tables/{table}/events"), None).await);
        }
        let table = TableId::new(&table).expect("an id");
        Match { house, table, people, watcher: house.nobody(), random: Random::seed_from_u64(seed), _here: here }
    }

    async fn game(&self) -> Game {
        self.house.app.true_game(&self.table).await.expect("a table").expect("a game")
    }

    fn below(&mut self, most: usize) -> usize {
        (self.random.next_u64() % most as u64) as usize
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        let place = self.below(among.len());
        among[place]
    }

    /// Somebody with a seat, or the watcher.
    fn anybody(&mut self) -> (Viewer, Caller) {
        let number = self.below(self.people.len() + 1);
        match (Seat::new(number), self.people.get(number)) {
            (Some(seat), Some(person)) => (Viewer::Seat(seat), person.clone()),
            _ => (Viewer::Spectator, self.watcher.clone()),
        }
    }

    /// Plays to the end, and compares now and then.
    async fn play(&mut self) -> [usize; 2] {
        let mut compared = [0; 2];
        loop {
            let game = self.game().await;
            let seats: Vec<Seat> = game.setup().seats().filter(|seat| game.is_awaited(*seat)).collect();
            if seats.is_empty() {
                return compared;
            }
            let seat = self.pick(&seats);
            let legal: Vec<Action> = game.legal(seat).iter().collect();
            let action = self.pick(&legal);
            if self.below(STRIDE) > 0 {
                self.act(seat, action).await;
                continue;
            }
            let (viewer, caller) = self.anybody();
            let other = game.view(viewer).sample(&mut self.random);
            self.compare_what_is_seen(&other, &caller).await;
            compared[0] += 1;
            compared[1] +=
                usize::from(self.compare_what_is_heard(&game, &other, (viewer, &caller), seat, action).await);
        }
    }

    async fn act(&self, seat: Seat, action: Action) {
        let body = json!({ "action": action.to_string() });
        let path = format!("/tables/{}/act", self.table);
        self.people[seat.index()].post(&path, &body).await.expect(StatusCode::OK);
    }

    async fn compare_what_is_seen(&mut self, other: &Game, caller: &Caller) {
        let possible = caller.table(self.table.as_str()).await["possible"].to_string();
        let impossible: Vec<&str> =
            WORDS.iter().copied().filter(|word| !possible.contains(&format!("\"{word}\""))).collect();
        // Only some: all of them at every moment would take minutes.
        let words: Vec<(&str, usize)> = (0..4).map(|_| (self.pick(&impossible), self.below(2))).collect();
        let truly = self.everything(caller, &words).await;
        let truth = self.house.app.pretend(&self.table, other).await.expect("a table");
        let pretended = self.everything(caller, &words).await;
        self.house.app.be_itself(&self.table, truth).await.expect("a table");
        assert_eq!(truly.len(), pretended.len());
        for ((what, one), (_, other)) in truly.iter().zip(&pretended) {
            assert_eq!(one, other, "{what}");
        }
    }

    /// What the viewer hears of another's action, if it can be compared: then true. The action is done afterwards.
    async fn compare_what_is_heard(
        &self,
        game: &Game,
        other: &Game,
        (viewer, caller): (Viewer, &Caller),
        seat: Seat,
        action: Action,
    ) -> bool {
        let mut told = Vec::new();
        let mut after = *game;
        after.play(seat, action, &mut told).expect("a legal action");
        let shown =
            |event: &Event| matches!(event, Event::Served { .. } | Event::RomeRevealed { .. } | Event::Opened { .. });
        let legal: Vec<Action> = other.legal(seat).iter().collect();
        let alike = alike(action, &legal).filter(|_| {
            // What is shown to everybody tells the deals apart, and may. Of several held cards the viewer may know one.
            viewer != Viewer::Seat(seat) && !told.iter().any(shown) && game.held().count() <= 1
        });
        let Some(alike) = alike else {
            self.act(seat, action).await;
            return false;
        };
        let entry = Entry::Acted { seat, action: alike, by: By::Person(PersonId(self.people[seat.index()].id)) };
        let truth = self.house.app.pretend(&self.table, other).await.expect("a table");
        let mut streams = self.streams(caller).await;
        self.house.app.rehearse(&self.table, &entry).await.expect("a legal action");
        let pretended = heard(&mut streams).await;
        self.house.app.be_itself(&self.table, truth).await.expect("a table");
        let mut streams = self.streams(caller).await;
        self.act(seat, action).await;
        assert_eq!(heard(&mut streams).await, pretended, "{action} as {alike}");
        true
    }

    async fn everything(&self, caller: &Caller, words: &[(&str, usize)]) -> Everything {
        let (table, mut all) = (&self.table, Vec::new());
        let api = format!("/api/v1/tables/{table}");
        for path in [
            api.clone(),
            format!("{api}?seat=0"),
            format!("{api}/chat"),
            format!("{api}/record"),
            format!("{api}/same-deal"),
            format!("/t/{table}"),
            format!("/t/{table}?seat=1"),
            format!("/t/{table}/record"),
            format!("/t/{table}/resign"),
            "/".to_owned(),
            "/games".to_owned(),
            "/api/v1/me/tables".to_owned(),
            "/api/v1/public-tables?phase=playing".to_owned(),
        ] {
            all.push(self.ask(caller, Method::GET, &path, None).await);
        }
        for (action, seat) in words {
            let body = json!({ "seat": seat, "action": action });
            all.push(self.ask(caller, Method::POST, &format!("{api}/act"), Some(body.to_string())).await);
        }
        for (deed, body) in [("undo", json!({ "back_to": 0 })), ("start", json!({})), ("return", json!({ "seat": 0 }))]
        {
            all.push(self.ask(caller, Method::POST, &format!("{api}/{deed}"), Some(body.to_string())).await);
        }
        for path in [format!("{api}/events"), format!("/t/{table}/live")] {
            let stream = open(caller, &path, None).await;
            all.push((path, heard(&mut [stream]).await));
        }
        all
    }

    async fn ask(&self, caller: &Caller, method: Method, path: &str, body: Option<String>) -> (String, String) {
        let what = format!("{method} {path} {}", body.as_deref().unwrap_or_default());
        let request = request(caller, method, path).header(header::CONTENT_TYPE, "application/json");
        let answer = caller.raw(request.body(body.map_or(Body::empty(), Body::from)).expect("a request")).await;
        // An undo that succeeded would change the table.
        assert!(!what.starts_with("POST") || answer.status != StatusCode::OK || what.contains("/start"), "{what}");
        (what, format!("{} {:?} {}", answer.status, answer.headers, answer.text))
    }

    /// From here on: the table as it stands is known. The page's stream tells the differences from the page that was
    /// fetched; compressed, an event has the same bytes whenever its text has.
    async fn streams(&self, caller: &Caller) -> [Body; 2] {
        let version = caller.table(self.table.as_str()).await["version"].as_u64().expect("a version");
        let api = format!("/api/v1/tables/{}/events", self.table);
        let (_, page) = self.ask(caller, Method::GET, &format!("/t/{}", self.table), None).await;
        let live = tags(&page, "main").find_map(|main| attribute(main, "data-live")).expect("a stream");
        [open(caller, &api, Some(&format!("{version}.0"))).await, open(caller, &live, None).await]
    }
}

/// A word of each kind and for many cards: what is not possible now must be refused in the same words.
const WORDS: &[&str] = &[
    "draw",
    "look",
    "pass",
    "buy I",
    "buy II",
    "buy III",
    "hand W1@1",
    "hand L2@2",
    "under I1@2",
    "below II F1@2",
    "keep A1@1",
    "keep S2@3",
    "play A1@2",
    "play F2@3",
    "play L1@1",
    "surrender R1@1",
    "nonsense",
];

fn request(caller: &Caller, method: Method, path: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path).header(header::HOST, "pax.test");
    match &caller.token {
        Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
        None => request,
    }
}

async fn open(caller: &Caller, path: &str, since: Option<&str>) -> Body {
    let mut request = request(caller, Method::GET, path);
    if let Some(since) = since {
        request = request.header("last-event-id", since);
    }
    let request = request.body(Body::empty()).expect("a request");
    let response = caller.routes.clone().oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    response.into_body()
}

/// The next that each of these streams says of the table.
async fn heard(streams: &mut [Body]) -> String {
    let mut all = String::new();
    for stream in streams {
        loop {
            let frame = stream.frame().await.expect("an open stream").expect("a whole frame");
            let text = String::from_utf8(frame.into_data().expect("data").to_vec()).expect("text");
            // Who is here changes with the streams of this test: that is a difference in which nothing happened.
            let is_difference = text.contains("\"parts\":") && text.contains("\"from\":");
            let of_presence = is_difference && !text.contains("\"lines\":");
            if text.contains("event: table") && !of_presence {
                all += &text;
                break;
            }
        }
    }
    all
}

/// The same kind of action with a card that the seat has in the other deal.
fn alike(action: Action, legal: &[Action]) -> Option<Action> {
    let same = |other: &&Action| match (action, **other) {
        (Action::Hand(_), Action::Hand(_)) | (Action::Under(_), Action::Under(_)) => true,
        (Action::Keep { .. }, Action::Keep { .. }) => true,
        (one, other) => one == other,
    };
    legal.iter().find(same).copied()
}

#[tokio::test]
async fn every_channel_has_the_same_bytes_for_every_deal_that_its_viewer_cannot_tell_apart() {
    let house = House::on_sqlite().await;
    let closed = Setup::new(3).expect("three can play").with_open_tally(false);
    // `cargo xtask prove channels` plays every mode more than once.
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let (rounds, first) = (read("PAX_LEAK_ROUNDS").unwrap_or(1), read("PAX_LEAK_SEED").unwrap_or(1));
    let mut compared = [0; 2];
    let every_mode = || Setup::every_mode().chain([closed]);
    let games = (0..rounds).flat_map(|_| every_mode()).zip(1_000_000 * (first - 1) + 1..);
    for (setup, seed) in games {
        let [seen, heard] = Match::new(&house, setup, seed).await.play().await;
        compared = [compared[0] + seen, compared[1] + heard];
    }
    println!(
        "{rounds} rounds of every mode: {} times everything seen, {} times everything heard",
        compared[0], compared[1]
    );
    let rounds = rounds as usize;
    assert!(compared[0] > 150 * rounds && compared[1] > 60 * rounds, "{compared:?}");
}

/// The comparison itself: a deal that can be told apart is.
#[tokio::test]
#[should_panic(expected = "/api/v1/tables/")]
async fn another_hand_of_ones_own_is_noticed() {
    let house = House::on_sqlite().await;
    let mut game = Match::new(&house, Setup::new(2).expect("two can play"), 1).await;
    let mut random = Random::seed_from_u64(1);
    let other = game.game().await.view(Viewer::Spectator).sample(&mut random);
    let caller = game.people[0].clone();
    game.compare_what_is_seen(&other, &caller).await;
}
