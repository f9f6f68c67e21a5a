//! `pax play` as people use it: whole games, full screen and line by line, closed windows, and tables on a server.
//! Computer players think one iteration, so that a game takes a moment.

use std::fs;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use expect_test::expect;
use pax_rules::Record;
use tempfile::TempDir;

use crate::run::{command, pax, pax_with_input};
use crate::served;
use crate::window::Window;

const QUICK: [&str; 6] = ["--think", "1", "--pace", "0ms", "--name", "Ada"];
/// The usual window.
const SIZE: (u16, u16) = (80, 24);

/// A folder for games, gone with the test.
fn data() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn with<'a>(first: &[&'a str], rest: &[&'a str]) -> Vec<&'a str> {
    [&["play"], first, &QUICK, rest].concat()
}

/// The records that were kept, each of which replays.
fn records(data: &Path) -> Vec<Record> {
    let folder = data.join("terminal/records");
    let files = fs::read_dir(folder).map(|files| files.flatten().map(|file| file.path()).collect());
    let files: Vec<PathBuf> = files.unwrap_or_default();
    let read = |path: &PathBuf| Record::parse(fs::read_to_string(path).expect("a file").trim()).expect("a record");
    let records: Vec<Record> = files.iter().map(read).collect();
    records.iter().for_each(|record| assert!(record.check().is_ok()));
    records
}

/// Plays a whole game line by line, always the first choice.
fn play_lines(data: &TempDir, args: &[&str]) -> String {
    let folder = data.path().display().to_string();
    let args = with(&["--plain", "--data", &folder], args);
    pax_with_input(&args, "1\n".repeat(3000).as_bytes()).done()
}

#[test]
fn a_whole_game_line_by_line() {
    let data = data();
    let told = play_lines(&data, &["--players", "4", "--seed", "5"]);
    for wanted in ["Ada draws", "Round 1", "1. Draw", "Points", "wins the game", "Points, had it ended then"] {
        assert!(told.contains(wanted), "{wanted:?} is not in\n{told}");
    }
    assert!(!told.contains('\u{1b}') && !told.contains('⟦'), "no screen control and no missing words:\n{told}");
    let records = records(data.path());
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].names[0], "Ada");
}

#[test]
fn a_whole_game_with_nocturnus_line_by_line() {
    let data = data();
    let told = play_lines(&data, &["--players", "6", "--nocturnus", "--seed", "6", "--language", "de"]);
    assert!(told.contains("Punkte"), "{told}");
    assert!(records(data.path())[0].setup.nocturnus());
}

#[test]
fn people_at_one_keyboard_have_a_curtain_between_them() {
    let data = data();
    let told = play_lines(&data, &["--seats", "person,person", "--seed", "6"]);
    assert!(told.contains("I am Ada: show my cards") && told.contains("I am Gaius: show my cards"), "{told}");
    assert_eq!(records(data.path()).len(), 1);
}

#[test]
fn the_campaign_moves_on_when_a_game_is_won_and_counts_them_all() {
    let data = data();
    let told = play_lines(&data, &["--campaign", "--seed", "9"]);
    assert!(told.contains("Goal of game 1"), "{told}");
    let won = records(data.path())[0].check().expect("a game").outcome().is_some_and(|end| !end.winners.is_empty());
    let kept = fs::read_to_string(data.path().join("terminal/campaign.json")).expect("progress");
    assert_eq!(kept, format!("{{\"next\":{},\"played\":1}}", if won { 2 } else { 1 }));
    // The menu tells it.
    let folder = data.path().display().to_string();
    let menu = pax_with_input(&["play", "--plain", "--data", &folder], b"q\n").done();
    assert!(menu.contains("1 game played"), "{menu}");
}

#[test]
fn line_by_line_everything_can_be_asked() {
    let data = data();
    let folder = data.path().display().to_string();
    let args = with(&["--plain", "--data", &folder], &["--players", "3", "--seed", "5"]);
    let typed = "?\nt\ns\nn\nw\ne\nr 6.3\nc\nh\nnonsense\n1\nd\nu\nq\n";
    let told = pax_with_input(&args, typed.as_bytes()).done();
    for wanted in [
        "what cannot be done now, and why",
        "held by Rome",
        "There is nothing in it yet",
        "Nothing of this step is barred",
        "costs you 1 Aureus less",
        "6.3 Land and Intrigue limit",
        "The cards are dealt.",
        "What a strong player would do",
        "This is not among the choices",
        "Nothing can be taken back",
    ] {
        assert!(told.contains(wanted), "{wanted:?} is not in\n{told}");
    }
}

#[test]
fn whole_games_on_the_screen() {
    for args in [
        &["--players", "3", "--seed", "1"][..],
        &["--players", "4", "--nocturnus", "--seed", "2"],
        &["--campaign", "--seed", "3"],
    ] {
        let data = data();
        let mut window = Window::open(&with(&[], args), data.path(), SIZE);
        let end = window.play_until(" The end ");
        assert!(end.contains("Points") || end.contains("Goal of game 1"), "{end}");
        window.type_in("\u{1b}[B");
        window.type_in("\r");
        window.wait(|text| !text.contains(" The end "));
        window.type_in("q");
        window.closes();
        assert_eq!(records(data.path()).len(), 1, "{args:?}");
    }
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let data = data();
    let mut window = Window::open(&with(&[], &[]), data.path(), SIZE);
    window.wait_for("New game against computer players");
    window.type_in("\r");
    window.wait_for("Start the game");
    window.type_in("\r");
    window.wait_for("Keep one card");
    window.type_in("q");
    window.wait_for("Continue: Ada");
    window.type_in("\r");
    window.wait_for("Keep one card");
    window.type_in("\u{3}");
    let last = window.closes();
    assert!(last.contains("pax play --continue"), "{last}");
}

#[test]
fn a_game_goes_on_after_kills_as_if_nothing_had_happened() {
    let game = ["--players", "3", "--seed", "4"];
    let whole = data();
    play_lines(&whole, &game);

    let cut = data();
    let folder = cut.path().display().to_string();
    let mut window = Window::open(&with(&[], &game), cut.path(), SIZE);
    for round in ["Round 1", "Round 2", "Round 4"] {
        window.play_until(round);
        window.kill();
        window = Window::open(&with(&["--continue"], &[]), cut.path(), SIZE);
    }
    window.wait_for("Round 4");
    // The window is closed; and a line that was cut off in the middle was never shown.
    window.kill();
    let games = fs::read_dir(cut.path().join("terminal/games")).expect("a folder");
    let file = games.flatten().next().expect("a game").path();
    let mut file = fs::File::options().append(true).open(file).expect("a file");
    file.write_all(b"{\"v\":1,\"at\":0,\"e\":{\"acted\"").expect("half a line");
    let args = with(&["--plain", "--continue", "--data", &folder], &[]);
    pax_with_input(&args, "1\n".repeat(3000).as_bytes()).done();
    let (cut, whole) = (&records(cut.path())[0], &records(whole.path())[0]);
    // In the opening everybody chooses at the same time; from then on there is one order.
    assert_eq!(cut.actions[3..], whole.actions[3..]);
}

#[test]
fn a_signal_leaves_the_terminal_in_order_and_the_game_saved() {
    let data = data();
    let mut window = Window::open(&with(&[], &["--players", "2", "--seed", "4"]), data.path(), SIZE);
    window.play_until("Round 1");
    let killed = std::process::Command::new("kill").args(["-TERM", &window.id().to_string()]).status();
    assert!(killed.expect("kill").success());
    window.closes();
    let folder = data.path().display().to_string();
    let args = with(&["--plain", "--continue", "--data", &folder], &[]);
    assert!(pax_with_input(&args, b"q\n").done().contains("Round 1"));
}

#[test]
fn a_storm_of_sizes_and_a_window_that_is_too_small() {
    let data = data();
    let mut window = Window::open(&with(&[], &["--players", "4", "--seed", "4"]), data.path(), (20, 5));
    window.wait_for("80×24");
    for step in 0_u16..200 {
        window.resize_blindly(1 + step * 37 % 160, 1 + step * 23 % 60);
        if step % 10 == 0 {
            window.type_in("?");
        }
    }
    window.resize(120, 40);
    window.wait_for("PAX");
    // crossterm forgets a key that comes in the same moment as a new size, until the next key comes.
    window.type_until("\u{1b}", |text| text.contains("CHRONICLE") && !text.contains("Esc"));
    window.resize(80, 24);
    window.wait(|text| text.contains("Keep one card") && !text.contains("CHRONICLE"));
    window.type_in("q");
    window.closes();
}

/// Somebody who answers every question with the first choice.
struct Player {
    child: Child,
    keyboard: ChildStdin,
    screen: BufReader<ChildStdout>,
    told: String,
}

impl Player {
    fn new(args: &[&str]) -> Player {
        let mut child = command(args).stdin(Stdio::piped()).spawn().expect("pax runs");
        let (keyboard, screen) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Player { child, keyboard, screen: BufReader::new(screen), told: String::new() }
    }

    /// Reads on until this has been said.
    fn wait_for(&mut self, wanted: &str) -> &str {
        while !self.told.contains(wanted) {
            assert!(self.read(), "{wanted:?} was never said:\n{}", self.told);
        }
        &self.told
    }

    /// Reads one byte; a prompt is answered.
    fn read(&mut self) -> bool {
        let mut byte = [0];
        if self.screen.read(&mut byte).expect("output") == 0 {
            return false;
        }
        // Only ends of lines and prompts matter, and they are ASCII.
        self.told.push(char::from(byte[0]));
        if self.told.ends_with("\n> ") {
            // Who has left does not hear it any more.
            self.keyboard.write_all(b"1\n").ok();
        }
        true
    }

    /// To the end of the game; what was said.
    fn finish(mut self) -> String {
        while self.read() {}
        assert!(self.child.wait().expect("its end").success(), "{}", self.told);
        self.told
    }
}

#[test]
fn two_terminals_play_at_a_server() {
    let (first, second, base) = (data(), data(), data());
    let database = base.path().join("pax.sqlite").display().to_string();
    let server = served::start(&database, &[]);
    let folder = first.path().display().to_string();
    let url = server.url();
    let making = with(&["--plain", "--data", &folder, "--server", &url], &["--seats", "person,person,varus"]);
    let mut ada = Player::new(&making);
    let link = ada
        .wait_for("Waiting for players")
        .lines()
        .find_map(|line| line.strip_prefix("Send this link: "))
        .map(str::to_owned);
    let link = link.expect("a link");

    // The other sits at a screen.
    let mut window = Window::open(&["play", "--name", "Bea", "--server", &link], second.path(), SIZE);
    let other = std::thread::spawn(move || ada.finish());
    window.wait_for("▸ 1 ");
    window.type_in("h");
    window.wait_for("Judged by what you can know");
    window.type_in("\r");
    window.play_until(" The end ");
    window.type_in("\r");
    window.wait(|text| !text.contains(" The end "));
    window.type_in("q");
    window.closes();
    let told = other.join().expect("a game");
    assert!(told.contains("Bea plays") || told.contains("Bea draws"), "{told}");
    assert!(told.contains("Points, had it ended then"), "{told}");

    // Whoever has the link can look at it afterwards.
    let watched = pax_with_input(&["watch", &link, "--plain"], b"").done();
    assert!(watched.contains("Points, had it ended then"), "{watched}");
}

/// Somebody who answers, but not as our server does: the message names the address.
#[test]
fn a_server_of_something_else_is_named() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("its address"));
    std::thread::spawn(move || listener.incoming().for_each(drop));
    let data = data();
    let folder = data.path().display().to_string();
    let run = pax(&["play", "--plain", "--data", &folder, "--server", &format!("{address}/t/abc")]);
    assert_eq!(run.code, 1);
    let said = format!("error: {address} does not answer as a server of Pax would: ");
    assert!(run.err.starts_with(&said), "{}", run.err);
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    pax(&["play"]).fails(
        2,
        expect![[r#"
        error: the full-screen table needs a terminal: add --plain to play line by line
    "#]],
    );
    pax(&["play", "--plain", "--against", "nero"]).fails(
        2,
        expect![[r#"
        error: nobody is called "nero": say person or varus, catilina, crassus, sejanus, livia
    "#]],
    );
    pax(&["play", "--plain", "--seats", "person"]).fails(
        2,
        expect![[r#"
        error: one player plays the campaign: add --campaign
    "#]],
    );
    pax(&["play", "--plain", "--server", "example.org/t/x"]).fails(
        2,
        expect![[r#"
        error: "example.org/t/x" is no table's address: it looks like http://127.0.0.1:7777/t/TABLE
    "#]],
    );
    let data = data();
    let folder = data.path().display().to_string();
    pax(&["play", "--plain", "--continue", "--data", &folder]).fails(
        1,
        expect![[r#"
        error: there is no game to continue
    "#]],
    );
}
