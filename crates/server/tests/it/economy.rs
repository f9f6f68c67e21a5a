//! What a live table may cost: its log is read when it wakes and never again, and a view is made once for each step and
//! all who see the same. A finished game is replayed once for all who come back to it.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::json;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::guard::from;
use crate::house::{Caller, House, make, play_to_the_end};

/// The counters of a house.
#[derive(Clone, Copy, Debug)]
struct Counts {
    log_reads: u64,
    records: u64,
    views: u64,
    steps: u64,
}

impl Counts {
    async fn of(house: &House) -> Counts {
        let text = house.nobody().raw(from("127.0.0.1:1000", "/metrics", &[])).await.text;
        let count = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|count| count.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
        };
        Counts {
            log_reads: count("pax_log_reads_total"),
            records: count("pax_records_built_total"),
            views: count("pax_views_built_total"),
            steps: count("pax_steps_total"),
        }
    }

    fn since(self, before: Counts) -> Counts {
        Counts {
            log_reads: self.log_reads - before.log_reads,
            records: self.records - before.records,
            views: self.views - before.views,
            steps: self.steps - before.steps,
        }
    }
}

/// A stream that somebody reads as fast as it comes, until it is cut.
struct Stream(JoinHandle<()>, tokio::sync::watch::Receiver<Option<String>>);

impl Stream {
    async fn open(caller: &Caller, path: &str, since: Option<&str>) -> Stream {
        let mut request = asked(caller, Method::GET, path);
        if let Some(since) = since {
            request = request.header("last-event-id", since);
        }
        let response = caller.routes.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
        let mut body = response.expect("an answer").into_body();
        let (heard, last) = tokio::sync::watch::channel(None);
        let reading = tokio::spawn(async move {
            while let Some(Ok(frame)) = body.frame().await {
                let text = String::from_utf8(frame.into_data().unwrap_or_default().to_vec()).expect("text");
                if let Some(id) = text.lines().filter_map(|line| line.strip_prefix("id: ")).next_back() {
                    heard.send_replace(Some(id.to_owned()));
                }
            }
        });
        Stream(reading, last)
    }

    /// Until it has heard of this version.
    async fn hear(&mut self, version: u64) {
        let is_there = |last: &Option<String>| {
            let heard = last.as_ref().and_then(|id| id.split('.').next()?.parse::<u64>().ok());
            heard.is_some_and(|heard| heard >= version)
        };
        self.1.wait_for(is_there).await.expect("an open stream");
    }

    /// Closes it, and says where it was.
    async fn cut(self) -> Option<String> {
        self.0.abort();
        assert!(self.0.await.is_err_and(|error| error.is_cancelled()), "the stream was open");
        self.1.borrow().clone()
    }
}

fn asked(caller: &Caller, method: Method, path: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path).header(header::HOST, "pax.test");
    match &caller.token {
        Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
        None => request,
    }
}

async fn page(caller: &Caller, table: &str) {
    let request = asked(caller, Method::GET, &format!("/t/{table}")).body(Body::empty()).expect("a request");
    let page = caller.raw(request).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("role=\"log\""), "a chronicle");
}

#[tokio::test]
async fn a_live_table_reads_no_log_and_makes_each_view_once() {
    let house = House::on_sqlite().await;
    let (ada, bea, cai) = (house.guest("Ada").await, house.guest("Bea").await, house.guest("Cai").await);
    let seats = json!(["open", "open", { "computer": "greedy" }, { "computer": "varus" }]);
    let table = make(&ada, &json!({ "players": 4, "seats": seats })).await;
    let before = Counts::of(&house).await;

    // Four see different things: the two who play, a person who watches, and all who have no name.
    let viewers = [ada.clone(), bea.clone(), cai.clone(), house.nobody(), house.nobody()];
    let (events, live) = (format!("/api/v1/tables/{table}/events"), format!("/t/{table}/live"));
    let mut streams = Vec::new();
    for viewer in &viewers {
        streams.push(Stream::open(viewer, &events, None).await);
        streams.push(Stream::open(viewer, &live, None).await);
    }
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let mut beas: Vec<Stream> = streams.drain(2..4).collect();
    for turn in 0.. {
        for viewer in &viewers {
            page(viewer, &table).await;
        }
        let view = ada.table(&table).await;
        let version = view["version"].as_u64().expect("a version");
        if version > 80 {
            break;
        }
        // While it is Ada who plays, Bea's connection breaks; nobody else looks with Bea's eyes meanwhile.
        let adas = view["seats"][0]["asked"] == true && view["seats"][1]["asked"] == false;
        if adas && turn % 3 == 0 {
            let mut last = Vec::new();
            for mut stream in beas.drain(..) {
                stream.hear(version).await;
                last.push(stream.cut().await);
            }
            ada.play_one(&table, turn).await;
            // One stream comes back: what it missed is made for it alone.
            beas.push(Stream::open(&bea, &events, last[0].as_deref()).await);
            continue;
        }
        let mut moved = false;
        for person in [&ada, &bea] {
            moved |= person.play_one(&table, turn).await;
        }
        if !moved {
            streams[0].hear(version + 1).await;
        }
    }
    let version = ada.table(&table).await["version"].as_u64().expect("a version");
    for stream in streams.iter_mut().chain(&mut beas) {
        stream.hear(version).await;
    }
    let counts = Counts::of(&house).await.since(before);
    assert_eq!(counts.log_reads, 0, "{counts:?}");
    assert!(counts.steps > 50, "{counts:?}");
    assert!(counts.views <= 4 * (counts.steps + 1), "{counts:?}");
    assert!(counts.views > counts.steps, "{counts:?}");
}

/// A house over this file, with a game between two.
async fn game_of_two(path: &str) -> (House, Caller, Caller, String) {
    let house = House::over(path).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 2 })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    (house, ada, bea, table)
}

/// A table that slept reads its log once; what it says then is the same as before.
#[tokio::test]
async fn a_table_that_wakes_reads_its_log_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pax.sqlite").display().to_string();
    let (house, ada, bea, table) = game_of_two(&path).await;
    for turn in 0..20 {
        ada.play_one(&table, turn).await;
        bea.play_one(&table, turn).await;
    }
    let chronicle =
        |page: &str| page.split("id=\"lines\"").nth(1).and_then(|rest| rest.split("</ol>").next()).map(str::to_owned);
    let request = |caller: &Caller| asked(caller, Method::GET, &format!("/t/{table}")).body(Body::empty());
    let before = ada.raw(request(&ada).expect("a request")).await.text;
    house.app.stop().await;
    drop(house);

    let house = House::over(&path).await;
    let asleep = Counts::of(&house).await;
    let (ada, bea) = (house.same(&ada), house.same(&bea));
    let after = ada.raw(request(&ada).expect("a request")).await.text;
    assert!(chronicle(&before).is_some_and(|lines| lines.contains("<li ")), "{before}");
    assert_eq!(chronicle(&before), chronicle(&after));
    bea.play_one(&table, 1).await;
    page(&bea, &table).await;
    assert_eq!(Counts::of(&house).await.since(asleep).log_reads, 1);
}

/// Asks for everything that shows a finished game, several times, as pages do that wait for a review.
async fn poll(house: &House, people: &[&Caller], table: &str) -> Counts {
    let before = Counts::of(house).await;
    let (page, api) = (format!("/t/{table}"), format!("/api/v1/tables/{table}"));
    let of_pages = ["", "/review", "/record", "/moment/0", "/moment/9?seat=1"].map(|path| format!("{page}{path}"));
    let of_api = ["", "/analysis", "/record", "/moments/5", "/moments/9?seat=0", "/same-deal"]
        .map(|path| format!("{api}{path}"));
    for _ in 0..3 {
        for path in of_pages.iter().chain(&of_api) {
            for person in people {
                let request = asked(person, Method::GET, path).body(Body::empty()).expect("a request");
                let answer = person.raw(request).await;
                assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
            }
        }
    }
    Counts::of(house).await.since(before)
}

#[tokio::test]
async fn a_finished_game_is_read_once_for_all_who_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pax.sqlite").display().to_string();
    let (house, ada, bea, table) = game_of_two(&path).await;
    play_to_the_end(&table, &[&ada, &bea]).await;
    let counts = poll(&house, &[&ada, &bea, &house.nobody()], &table).await;
    assert_eq!((counts.log_reads, counts.records), (0, 1), "{counts:?}");
    house.app.stop().await;
    drop(house);

    let house = House::over(&path).await;
    let counts = poll(&house, &[&house.same(&ada), &house.same(&bea), &house.nobody()], &table).await;
    assert_eq!((counts.log_reads, counts.records), (1, 1), "{counts:?}");
}
