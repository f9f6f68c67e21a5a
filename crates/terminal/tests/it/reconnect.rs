//! A stream that is cut is taken up where it was, and a newer server is understood as far as possible. The server is a few
//! lines here, so that it can hang up and say what it likes.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use pax_rules::{Seed, Setup};
use pax_tables::{Command, Draft, Level, Moment, Name, PersonId, SeatAsked, TableState, Who, decide};
use pax_terminal::{Address, Errand};
use pax_words::Language;
use serde_json::{Value, json};

use crate::theatre::{Theatre, UNICODE};

/// A table that nobody has come to.
fn gathering() -> Value {
    let setup = Setup::new(2).expect("two");
    let draft = Draft::new(setup, Seed::of_series(1, 0), PersonId(1), Level::new("livia").expect("a level"));
    seen(&TableState::new(Arc::new(draft.checked().expect("an agreement"))))
}

/// A table at which two computer players play.
fn playing() -> Value {
    let level = Level::new("livia").expect("a level");
    let mut draft = Draft::new(Setup::new(2).expect("two"), Seed::of_series(1, 0), PersonId(1), level.clone());
    draft.seats = vec![SeatAsked::Computer { level, name: Name::new("Livia").expect("a name") }; 2];
    let state = TableState::new(Arc::new(draft.checked().expect("an agreement")));
    let started = decide(&state, &Command::Start, Who::House, Moment::default()).expect("everybody is there");
    seen(&started.last().expect("a step").state)
}

fn seen(state: &TableState) -> Value {
    serde_json::to_value(state.view_for(Who::Anonymous, None, Moment::default())).expect("a view")
}

/// Answers a request. Streams are numbered: the first tells one thing and hangs up; later ones tell what they were asked
/// to go on from, and stay.
fn answer(mut socket: TcpStream, view: &Value, streams: &mut usize, kept: &Sender<TcpStream>) {
    let lines = BufReader::new(socket.try_clone().expect("a socket")).lines().map_while(Result::ok);
    let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    if !head.first().is_some_and(|line| line.contains("/events")) {
        let body = view.to_string();
        write!(socket, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())
            .expect("a reader");
        return;
    }
    *streams += 1;
    let since = head.iter().find_map(|line| line.to_lowercase().strip_prefix("last-event-id: ").map(str::to_owned));
    let said = format!("stream {streams} since {}", since.as_deref().unwrap_or("the beginning"));
    let news = json!([{ "kind": "started", "line": said }]);
    let update = json!({ "version": 7, "fresh": false, "view": view, "news": news });
    let text = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
    write!(socket, "{text}event: table\ndata: {update}\nid: 7.{streams}\n\n").expect("a reader");
    if *streams > 1 {
        kept.send(socket).expect("the test goes on");
    }
}

fn server(view: Value) -> (String, Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}/t/abc", listener.local_addr().expect("an address"));
    let (kept, open) = mpsc::channel();
    thread::spawn(move || {
        let mut streams = 0;
        for socket in listener.incoming().flatten() {
            answer(socket, &view, &mut streams, &kept);
        }
    });
    (address, open)
}

#[test]
fn a_stream_that_is_cut_goes_on_from_its_last_event() {
    let (address, open) = server(gathering());
    let errand = Errand::WatchServer(Address::parse(&address).expect("an address"));
    let mut theatre = Theatre::still(errand, UNICODE, Language::English);
    theatre.hear_until(|theatre| {
        theatre.type_still("c");
        let told = theatre.text(80, 24);
        theatre.type_still(" q");
        told.contains("stream 1 since the beginning") && told.contains("stream 2 since 7.1")
    });
    drop(open);
}

#[test]
fn what_a_newer_server_knows_more_hides_nothing_of_the_rest() {
    let mut view = playing();
    view["origin"] = json!({ "tournament": { "round": 3 } });
    view["seats"][0]["hands"] = "substitute".into();
    view["board"]["step"] = "census".into();
    view["board"]["struggle"][0]["category"] = "grain".into();
    view["board"]["forecast"]["victor"] = "gauls".into();
    let (address, open) = server(view);
    let errand = Errand::WatchServer(Address::parse(&address).expect("an address"));
    let mut theatre = Theatre::still(errand, UNICODE, Language::English);
    let table = theatre.text(80, 24);
    assert!(table.contains("Livia") && table.contains("grain"), "{table}");
    for (sheet, line) in [('s', "grain: Rome"), ('t', "Livia: "), ('e', "Army: ")] {
        theatre.type_still(&sheet.to_string());
        let told = theatre.text(80, 24);
        assert!(told.contains(line), "{told}");
        theatre.type_still("q");
    }
    drop(open);
}
