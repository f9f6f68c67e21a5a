//! A stream that is cut is taken up where it was. The server is a few lines here, so that it can hang up when it likes.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use pax_rules::{Seed, Setup};
use pax_tables::{Draft, Level, Moment, PersonId, TableState, Who};
use pax_terminal::{Address, Errand};
use pax_words::Language;

use crate::theatre::{Theatre, UNICODE};

/// A table that nobody has come to.
fn view() -> serde_json::Value {
    let setup = Setup::new(2).expect("two");
    let draft = Draft::new(setup, Seed::of_series(1, 0), PersonId(1), Level::new("livia").expect("a level"));
    let state = TableState::new(Arc::new(draft.checked().expect("an agreement")));
    serde_json::to_value(state.view_for(Who::Anonymous, None, Moment::default())).expect("a view")
}

/// Answers a request. Streams are numbered: the first tells one thing and hangs up; later ones tell what they were asked
/// to go on from, and stay.
fn answer(mut socket: TcpStream, streams: &mut usize, kept: &Sender<TcpStream>) {
    let lines = BufReader::new(socket.try_clone().expect("a socket")).lines().map_while(Result::ok);
    let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    if !head.first().is_some_and(|line| line.contains("/events")) {
        let body = view().to_string();
        write!(socket, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())
            .expect("a reader");
        return;
    }
    *streams += 1;
    let since = head.iter().find_map(|line| line.to_lowercase().strip_prefix("last-event-id: ").map(str::to_owned));
    let said = format!("stream {streams} since {}", since.as_deref().unwrap_or("the beginning"));
    let news = serde_json::json!([{ "kind": "started", "line": said }]);
    let update = serde_json::json!({ "version": 7, "fresh": false, "view": view(), "news": news });
    let text = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
    write!(socket, "{text}event: table\ndata: {update}\nid: 7.{streams}\n\n").expect("a reader");
    if *streams > 1 {
        kept.send(socket).expect("the test goes on");
    }
}

fn server() -> (String, Receiver<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}/t/abc", listener.local_addr().expect("an address"));
    let (kept, open) = mpsc::channel();
    thread::spawn(move || {
        let mut streams = 0;
        for socket in listener.incoming().flatten() {
            answer(socket, &mut streams, &kept);
        }
    });
    (address, open)
}

#[test]
fn a_stream_that_is_cut_goes_on_from_its_last_event() {
    let (address, open) = server();
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
