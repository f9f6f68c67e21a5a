//! The real server under play, killed without warning again and again: every acknowledged action is there afterwards,
//! none is there twice, and no table is stuck. `PAX_KILLS` and `PAX_KILL_GAMES` make it bigger.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::player::Player;
use crate::served::{Door, Log, Server};

/// How often, and how many play at the same time.
struct Ordeal {
    kills: usize,
    games: usize,
}

#[test]
fn a_killed_server_forgets_nothing_it_has_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("pax.sqlite").display().to_string();
    Ordeal::from_environment().run(&database);
}

#[test]
fn a_killed_server_over_postgres_forgets_nothing_either() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let database = runtime.block_on(pax_store::testing::Postgres::shared().new_database());
    let Ordeal { kills, games } = Ordeal::from_environment();
    Ordeal { kills: kills.div_ceil(4), games: games.div_ceil(2) }.run(&database);
}

impl Ordeal {
    fn from_environment() -> Ordeal {
        let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
        Ordeal { kills: read("PAX_KILLS").unwrap_or(12), games: read("PAX_KILL_GAMES").unwrap_or(12) }
    }

    fn run(&self, database: &str) {
        let mut server = Server::start(database, &[]);
        let mut players: Vec<Player> =
            (0..self.games).map(|number| Player::new(server.door(), &format!("Player {number}"))).collect();
        for round in 0..self.kills {
            under_play(&mut server, &mut players, round);
            let log = Log::open(database);
            players.iter().for_each(|player| player.check(&log));
            server = Server::start(database, &[]);
            players.iter().for_each(|player| player.ask_again(server.door()));
        }
        let door = server.door();
        to_the_end(door, &mut players);
        let log = Log::open(database);
        for player in &players {
            player.check(&log);
            for table in player.tables() {
                player.record(door, table);
            }
        }
        let promised: usize = players.iter().map(Player::promised).sum();
        assert!(promised > self.kills * self.games, "only {promised} actions were played");
        server.kill();
    }
}

/// Everybody plays, and after so many acknowledged actions, another number each time, the server is gone.
fn under_play(server: &mut Server, players: &mut [Player], round: usize) {
    let (stop, done, gone) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    let (door, everybody) = (server.door(), players.len());
    let enough = everybody + round * 37 % (4 * everybody + 1);
    std::thread::scope(|scope| {
        for (number, player) in players.iter_mut().enumerate() {
            let (stop, done, gone) = (&stop, &done, &gone);
            scope.spawn(move || {
                let _left = Left(gone);
                player.play_on(door, 2 + number % 4, stop, done);
            });
        }
        while done.load(Ordering::Relaxed) < enough && gone.load(Ordering::Relaxed) < everybody {
            std::thread::sleep(Duration::from_millis(1));
        }
        server.kill_now();
        stop.store(true, Ordering::Relaxed);
    });
}

/// Counts who has stopped playing, for whatever reason.
struct Left<'a>(&'a AtomicUsize);

impl Drop for Left<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

fn to_the_end(door: Door, players: &mut [Player]) {
    let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for player in players.iter_mut() {
            let (stop, done) = (&stop, &done);
            scope.spawn(move || assert_eq!(player.play(door, stop, done), Some(true), "the game ends"));
        }
    });
}
