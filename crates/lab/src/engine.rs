//! Players outside this program. An engine is a command that reads one line of JSON for every choice on its standard input
//! and answers with one line on its standard output: one of the actions it was offered. docs/ENGINES.md has the fields.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use pax_bots::Bot;
use pax_rules::{Action, Card, Seat, SoloLevel, View, Viewer};
use serde_json::{Value, json};

/// An engine in one seat, for one game.
#[derive(Debug)]
pub struct Engine {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// Starts the command through the shell and tells it its seed.
    ///
    /// # Panics
    /// If it cannot be started: a contest without one of its players is none.
    pub fn start(command: &str, seed: u64) -> Engine {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .env("PAX_SEED", seed.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
        let input = child.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Engine { command: command.to_owned(), child, input, output }
    }

    fn ask(&mut self, question: &Value) -> std::io::Result<String> {
        writeln!(self.input, "{question}")?;
        self.input.flush()?;
        let mut answer = String::new();
        self.output.read_line(&mut answer)?;
        Ok(answer.trim().to_owned())
    }
}

impl Bot for Engine {
    fn name(&self) -> &str {
        &self.command
    }

    fn choose(&mut self, view: &View) -> Action {
        let answer = self.ask(&question(view)).unwrap_or_else(|error| panic!("{:?} is gone: {error}", self.command));
        let chosen = view.legal().iter().find(|action| action.to_string() == answer);
        chosen.unwrap_or_else(|| panic!("{:?} answered {answer:?}, which is none of the actions offered", self.command))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Its input ends with us, which tells a well-behaved engine to go; the others are sent.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a seat knows, for an engine: the same that every computer player of this program gets.
pub fn question(view: &View) -> Value {
    let setup = view.setup();
    let cards = |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| card.to_string()).collect::<Vec<_>>();
    let hidden = |cards: &mut dyn Iterator<Item = Option<Card>>| {
        cards.map(|card| card.map_or_else(|| "?".to_owned(), |card| card.to_string())).collect::<Vec<_>>()
    };
    let seat = |seat: Seat| {
        json!({
            "aurei": view.money(seat),
            "display": cards(&mut view.display(seat)),
            "hand": hidden(&mut view.hand(seat)),
            "had_turn": view.done().contains(seat),
            "looked": view.looked().contains(seat),
        })
    };
    json!({
        "seat": view.seat().map(Seat::index),
        "spectator": view.viewer() == Viewer::Spectator,
        "players": setup.players(),
        "solo_level": setup.solo_level().map(SoloLevel::number),
        "nocturnus": setup.nocturnus(),
        "final_levy": setup.final_levy(),
        "round": view.round(),
        "to_do": view.step().due().0,
        "turn": view.turn().map(Seat::index),
        "primus": view.starter().index(),
        "primus_conspiratus": view.primus_conspiratus().map(Seat::index),
        "deck": view.deck_len(),
        "seats": setup.seats().map(seat).collect::<Vec<_>>(),
        "rome": cards(&mut view.rome()),
        "rome_face_down": hidden(&mut view.rome_hidden().into_iter()),
        "legions": view.legions().map(|legion| cards(&mut view.below(legion))).collect::<Vec<_>>(),
        "drawn": hidden(&mut view.held()),
        "legal": view.legal().iter().map(|action| action.to_string()).collect::<Vec<_>>(),
    })
}
