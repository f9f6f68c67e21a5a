//! Nothing is lost: the real server under play, killed without warning again and again, alone and as one of two nodes; its
//! database killed; its disk full; its line to the players bad. Every player remembers what was acknowledged, and the log is
//! held against it: each acknowledged action is there, at its place, once, and no table is stuck.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use pax_store::testing::Postgres;

use crate::dice::Dice;
use crate::disk::SmallDisk;
use crate::order::{Findings, Order};
use crate::player::Player;
use crate::served::{Door, Log, Server};
use crate::wire::Wire;

/// The server is killed, over SQLite and for every fourth time over PostgreSQL.
pub fn server(order: &Order) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pax.sqlite").display().to_string();
    let over_postgres = order.count.div_ceil(4);
    let one = Ordeal::new(order, order.count - over_postgres, &file).kill_the_server("SQLite");
    let other = Ordeal::new(order, over_postgres, &new_database(Postgres::shared())).kill_the_server("PostgreSQL");
    vec![one, other]
}

/// PostgreSQL itself is killed; the server stays and must recover by itself.
pub fn database(order: &Order) -> Findings {
    let postgres = Postgres::alone();
    vec![Ordeal::new(order, order.count, &new_database(&postgres)).kill_the_database(&postgres)]
}

/// One of two nodes is killed, now this one, now that one; players ask either.
pub fn node(order: &Order) -> Findings {
    vec![Ordeal::new(order, order.count, &new_database(Postgres::shared())).kill_a_node()]
}

/// The line is bad, and the server behind it is killed as well.
pub fn line(order: &Order) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pax.sqlite").display().to_string();
    vec![Ordeal::new(order, order.count, &file).cut_the_line()]
}

/// The disk is full again and again: a small file system of its own, which takes the rights to mount one.
pub fn disk(order: &Order) -> Findings {
    let disk = SmallDisk::mount();
    let file = disk.folder().join("pax.sqlite").display().to_string();
    vec![Ordeal::new(order, order.count, &file).fill_the_disk(&disk)]
}

struct Ordeal<'a> {
    pax: &'a Path,
    database: &'a str,
    kills: u64,
    players: usize,
    dice: Dice,
    /// Milliseconds until the server was ready again, for every start.
    ready: Vec<u128>,
}

/// As many at a time: enough that a kill always hits somebody in the middle of something.
const PLAYERS: usize = 50;
/// How long a disk stays full.
const FULL: Duration = Duration::from_millis(700);

impl<'a> Ordeal<'a> {
    fn new(order: &'a Order, kills: u64, database: &'a str) -> Ordeal<'a> {
        let players = PLAYERS.min(4 + order.count as usize);
        Ordeal { pax: order.pax(), database, kills, players, dice: Dice::new(order.seed, kills), ready: Vec::new() }
    }

    /// Says now and then how far a long ordeal is.
    fn say(&self, round: u64, players: &[Player]) {
        if round % 20 == 19 {
            let promised: usize = players.iter().map(Player::promised).sum();
            eprintln!("  {} of {}, {promised} acknowledged actions", round + 1, self.kills);
        }
    }

    fn start(&mut self) -> Server {
        let server = Server::start(self.pax, self.database, &[]);
        self.ready.push(server.ready_after.as_millis());
        server
    }

    fn start_again(&mut self, door: Door) -> Server {
        let server = Server::start_again(self.pax, self.database, door);
        self.ready.push(server.ready_after.as_millis());
        server
    }

    fn players(&self, door: Door) -> Vec<Player> {
        (0..self.players).map(|number| Player::new(door, &format!("Player {number}"))).collect()
    }

    fn kill_the_server(mut self, name: &str) -> String {
        let mut server = self.start();
        let mut players = self.players(server.door());
        for round in 0..self.kills {
            let enough = self.enough();
            under_play(server.door(), &mut players, enough, || server.kill_now());
            self.check_last(&players);
            self.say(round, &players);
            server = self.start();
            players.iter().for_each(|player| player.ask_again(server.door()));
        }
        self.see_through(server.door(), &mut players, &format!("the server over {name} killed"))
    }

    fn kill_the_database(mut self, postgres: &Postgres) -> String {
        let server = self.start();
        self.ready.clear();
        let mut players: Vec<Player> = self.players(server.door()).into_iter().map(Player::patient).collect();
        for round in 0..self.kills {
            let enough = self.enough();
            under_play(server.door(), &mut players, enough, || {
                postgres.kill_and_start_again();
                // From the moment when PostgreSQL is back.
                let begun = Instant::now();
                server.wait_until_ready();
                self.ready.push(begun.elapsed().as_millis());
            });
            self.check_last(&players);
            self.say(round, &players);
        }
        self.see_through(server.door(), &mut players, "PostgreSQL killed")
    }

    fn kill_a_node(mut self) -> String {
        let mut nodes = [self.start(), self.start()];
        let doors = [nodes[0].door(), nodes[1].door()];
        let either = doors[0].and(doors[1]);
        let mut players: Vec<Player> = self.players(either).into_iter().map(Player::patient).collect();
        for round in 0..self.kills {
            let (enough, which) = (self.enough(), (round % 2) as usize);
            under_play(either, &mut players, enough, || nodes[which].kill_now());
            self.check_last(&players);
            self.say(round, &players);
            nodes[which] = self.start_again(doors[which]);
        }
        self.see_through(either, &mut players, "one of two nodes killed")
    }

    fn cut_the_line(mut self) -> String {
        let mut server = self.start();
        let (door, wire) = (server.door(), Wire::to(server.door(), self.kills));
        let mut players: Vec<Player> = self.players(door).into_iter().map(Player::patient).collect();
        for round in 0..self.kills {
            let enough = self.enough();
            under_play(wire.door(), &mut players, enough, || server.kill_now());
            self.check_last(&players);
            self.say(round, &players);
            server = self.start_again(door);
        }
        wire.mend();
        let found = self.see_through(wire.door(), &mut players, "the server behind a bad line killed");
        format!("{found}; requests {}", wire.faults())
    }

    fn fill_the_disk(mut self, disk: &SmallDisk) -> String {
        let server = self.start();
        let mut players: Vec<Player> = self.players(server.door()).into_iter().map(Player::patient).collect();
        for round in 0..self.kills {
            let enough = self.enough();
            under_play(server.door(), &mut players, enough, || {
                disk.fill();
                std::thread::sleep(FULL);
                disk.make_room();
            });
            self.check_last(&players);
            self.say(round, &players);
        }
        let refused: usize = players.iter().map(Player::refused).sum();
        assert!(refused as u64 >= self.kills, "the disk was never full: {refused} answers said so");
        let found = self.see_through(server.door(), &mut players, "the disk full");
        format!("{found}; {refused} requests refused because of it")
    }

    /// So many acknowledged actions before the next kill: another number each time.
    fn enough(&mut self) -> usize {
        self.players + self.dice.below(4 * self.players)
    }

    /// The running game of each player and the one before; all are checked at the end.
    fn check_last(&self, players: &[Player]) {
        let log = Log::open(self.database);
        players.iter().for_each(|player| player.check_last(&log, 2));
    }

    fn see_through(&mut self, door: Door, players: &mut [Player], name: &str) -> String {
        std::thread::scope(|scope| {
            for player in players.iter_mut() {
                scope.spawn(move || player.finish(door));
            }
        });
        let log = Log::open(self.database);
        let mut games = 0;
        for player in &*players {
            player.check(&log);
            for table in player.tables() {
                player.record(door, table);
                games += 1;
            }
        }
        let promised: usize = players.iter().map(Player::promised).sum();
        assert!(promised as u64 > self.kills * self.players as u64, "only {promised} actions were played");
        self.ready.sort_unstable();
        let late = self.ready.iter().filter(|millis| **millis > 2_000).count();
        format!(
            "{name} {} times over {games} games of {} players at a time: {promised} acknowledged actions, 0 lost, 0 twice, every \
             game ended; ready after {} ms (median), {} ms (longest), {late} times later than 2 s",
            self.kills,
            self.players,
            self.ready[self.ready.len() / 2],
            self.ready[self.ready.len() - 1],
        )
    }
}

/// Everybody plays, and after so many acknowledged actions the worst happens.
fn under_play(door: Door, players: &mut [Player], enough: usize, worst: impl FnOnce()) {
    let (stop, done, gone) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    let everybody = players.len();
    std::thread::scope(|scope| {
        for (number, player) in players.iter_mut().enumerate() {
            let (stop, done, gone) = (&stop, &done, &gone);
            scope.spawn(move || {
                let _left = Left(gone);
                player.play_on(door, 2 + number % 4 / 3, stop, done);
            });
        }
        while done.load(Ordering::Relaxed) < enough && gone.load(Ordering::Relaxed) < everybody {
            std::thread::sleep(Duration::from_millis(1));
        }
        worst();
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

fn new_database(postgres: &Postgres) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(postgres.new_database())
}
