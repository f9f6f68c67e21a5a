//! The data of earlier versions: for each there is a file in `data` as that version left it, with games in the middle, and
//! what its players were promised. This version must open it, know the people, keep the promises and bring the games to
//! their end.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use pax_store::Store;
use serde_json::Value;

use crate::order::{Findings, Order};
use crate::player::Player;
use crate::served::{Log, Server};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data")
}

pub fn run(order: &Order) -> Findings {
    let mut files: Vec<PathBuf> =
        folder().read_dir().expect("kept data").map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "sqlite"));
    files.sort();
    assert!(!files.is_empty(), "no data of any version is kept");
    files.iter().map(|file| goes_on(order.pax(), file)).collect()
}

fn goes_on(pax: &Path, kept: &Path) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pax.sqlite");
    std::fs::copy(kept, &file).expect("a copy");
    let database = file.display().to_string();
    let memories = std::fs::read_to_string(kept.with_extension("json")).expect("what the players knew");
    let memories: Vec<Value> = serde_json::from_str(&memories).expect("JSON");
    let mut players: Vec<Player> = memories.iter().map(Player::with_memory).collect();
    let server = Server::start(pax, &database, &[]);
    let before: usize = players.iter().map(Player::promised).sum();
    for player in &mut players {
        player.ask_again(server.door());
        player.finish(server.door());
    }
    let log = Log::open(&database);
    let mut games = 0;
    for player in &players {
        player.check(&log);
        for table in player.tables() {
            player.record(server.door(), table);
            games += 1;
        }
    }
    let after: usize = players.iter().map(Player::promised).sum();
    assert!(after > before, "no game was in the middle");
    let version = kept.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    format!("{version}: {games} games, {before} actions kept, {} more to their end", after - before)
}

/// Makes the file of a version with the program of that version. Once, when it is released; it never changes afterwards.
///
/// # Panics
/// If anything goes wrong: there is nobody to go on without it.
pub fn keep(pax: &Path, version: &str) {
    let home = tempfile::tempdir().expect("a folder");
    let database = home.path().join("pax.sqlite").display().to_string();
    let server = Server::start(pax, &database, &[]);
    let door = server.door();
    let mut players: Vec<Player> = (0..4).map(|number| Player::new(door, &format!("Player {number}"))).collect();
    for (number, player) in players.iter_mut().enumerate() {
        // One has a finished game behind it; all are in the middle of another.
        player.sit_down(door, 2 + number).expect("a table");
        if number == 0 {
            player.finish(door);
            player.sit_down(door, 2).expect("a table");
        }
        let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            let playing = scope.spawn(|| player.play(door, &stop, &done));
            while done.load(Ordering::Relaxed) < 15 && !playing.is_finished() {
                std::thread::sleep(Duration::from_millis(1));
            }
            stop.store(true, Ordering::Relaxed);
            assert_eq!(playing.join().expect("a player"), Some(false), "the game is not over");
        });
    }
    server.kill();
    std::fs::create_dir_all(folder()).expect("a folder");
    let file = folder().join(format!("{version}.sqlite"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open_read_only(&database).await.expect("a store");
        store.backup(&file).await.expect("a copy");
    });
    let memories: Vec<Value> = players.iter().map(Player::memory).collect();
    let text = serde_json::to_string_pretty(&memories).expect("JSON");
    std::fs::write(file.with_extension("json"), text + "\n").expect("a file");
}
