//! Where games are kept: a file for each game that goes on, one line for what was agreed and one for everything that
//! happened since, written before it is shown; a file of records for games that are over; and the campaign's progress.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use pax_rules::SoloLevel;
use pax_tables::{CampaignStep, Doc, Finished, Happening, Logged, TableState};
use serde::{Deserialize, Serialize};

use crate::trouble::Trouble;

/// The folder with everything.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A game that can be continued.
#[derive(Clone, Debug)]
pub struct Saved {
    pub path: PathBuf,
    pub names: Vec<String>,
    pub nocturnus: bool,
    pub solo_level: Option<usize>,
    pub round: u16,
    changed: SystemTime,
}

/// How far the solitaire campaign has come (10.2, 10.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    /// The game to play next; none when all five are won.
    pub next: Option<usize>,
    /// The games played so far.
    pub played: u32,
}

/// A game as it was when it was closed.
pub struct Opened {
    pub file: GameFile,
    pub state: Arc<TableState>,
    pub happenings: Vec<Happening>,
}

impl Shelf {
    /// Makes the folder where it is missing.
    pub fn open(folder: &Path) -> Result<Shelf, Trouble> {
        let games = folder.join("games");
        fs::create_dir_all(&games).map_err(Trouble::file(&games))?;
        Ok(Shelf { folder: folder.to_owned() })
    }

    /// The games that can be continued, the latest first. A file that cannot be read is passed over: opening it would say why.
    pub fn games(&self) -> Vec<Saved> {
        let files = fs::read_dir(self.folder.join("games")).into_iter().flatten().flatten();
        let mut games: Vec<Saved> = files.filter_map(|file| Saved::read(&file.path())).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        games
    }

    /// Begins a game.
    pub fn begin(&self, doc: &Doc) -> Result<GameFile, Trouble> {
        let mut name = 1;
        loop {
            let path = self.folder.join("games").join(format!("{name}.jsonl"));
            match File::options().read(true).append(true).create_new(true).open(&path) {
                Ok(file) => {
                    let mut file = GameFile::lock(file, path)?;
                    let doc = serde_json::to_string(doc).expect("an agreement is always writable");
                    file.write(&doc)?;
                    // The name of a new file is in its folder, which is to last as well; not every system can do that.
                    let _ = File::open(self.folder.join("games")).and_then(|folder| folder.sync_all());
                    return Ok(file);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => name += 1,
                Err(why) => return Err(Trouble::file(&path)(why)),
            }
        }
    }

    /// Opens a game that was begun before.
    pub fn resume(&self, path: &Path) -> Result<Opened, Trouble> {
        let file = File::options().read(true).append(true).open(path).map_err(Trouble::file(path))?;
        let mut file = GameFile::lock(file, path.to_owned())?;
        let (state, happenings, whole) = fold(&mut file.file, path)?;
        // What was cut off in the middle of a line was never shown to anybody.
        file.file.set_len(whole).map_err(Trouble::Unsaved)?;
        Ok(Opened { file, state: Arc::new(state), happenings })
    }

    /// A game is over: its record is kept, the campaign moves on, and there is nothing left to continue. Doing it twice
    /// is as good as once.
    pub fn finish(&self, finished: &Finished, nocturnus: bool, file: &GameFile) -> Result<PathBuf, Trouble> {
        let records = self.folder.join("records");
        fs::create_dir_all(&records).map_err(Trouble::file(&records))?;
        let name = finished.record.seed.map_or_else(|| "game".to_owned(), |seed| seed.to_string()[..16].to_owned());
        let text = finished.record_json() + "\n";
        let named = |n: u32| records.join(if n == 1 { format!("{name}.jsonl") } else { format!("{name}-{n}.jsonl") });
        // The same deal may have been played before, with another end.
        let is_free = |path: &PathBuf| fs::read_to_string(path).map_or(true, |there| there == text);
        let record = (1..).map(named).find(is_free).expect("there are numbers enough");
        write_whole(&record, &text)?;
        if let Some(step) = &finished.campaign {
            let CampaignStep { next, played, .. } = *step;
            let text = serde_json::to_string(&Campaign { next, played }).expect("progress is always writable");
            write_whole(&self.campaign_file(nocturnus), &text)?;
        }
        fs::remove_file(&file.path).map_err(Trouble::file(&file.path))?;
        Ok(record)
    }

    /// The campaign, the one with Nocturnus or the other.
    pub fn campaign(&self, nocturnus: bool) -> Campaign {
        let text = fs::read_to_string(self.campaign_file(nocturnus)).unwrap_or_default();
        let read = serde_json::from_str::<Campaign>(&text).ok();
        let known = |campaign: &Campaign| campaign.next.is_none_or(|level| SoloLevel::new(level).is_some());
        read.filter(known).unwrap_or(Campaign { next: Some(1), played: 0 })
    }

    fn campaign_file(&self, nocturnus: bool) -> PathBuf {
        self.folder.join(if nocturnus { "campaign-nocturnus.json" } else { "campaign.json" })
    }

    /// The token that says to this server who we are.
    pub fn token(&self, server: &str) -> Option<String> {
        let text = fs::read_to_string(self.tokens_file()).ok()?;
        let tokens: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&text).ok()?;
        Some(tokens.get(server)?.as_str()?.to_owned())
    }

    /// Keeps it, so that we are the same person after a restart.
    pub fn keep_token(&self, server: &str, token: &str) -> Result<(), Trouble> {
        let text = fs::read_to_string(self.tokens_file()).unwrap_or_default();
        let mut tokens: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&text).unwrap_or_default();
        tokens.insert(server.to_owned(), token.into());
        let text = serde_json::to_string(&tokens).expect("a map is always writable");
        // A temporary file is readable by its owner only, and stays so under its new name.
        write_whole(&self.tokens_file(), &text)
    }

    fn tokens_file(&self) -> PathBuf {
        self.folder.join("servers.json")
    }
}

/// A file that appears whole or not at all.
fn write_whole(path: &Path, text: &str) -> Result<(), Trouble> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(Trouble::file(path))?;
    file.write_all(text.as_bytes()).and_then(|()| file.as_file().sync_all()).map_err(Trouble::file(path))?;
    file.persist(path).map_err(|error| Trouble::file(path)(error.error))?;
    Ok(())
}

impl Saved {
    fn read(path: &Path) -> Option<Saved> {
        let mut file = File::open(path).ok()?;
        let changed = file.metadata().and_then(|about| about.modified()).ok()?;
        let (state, _, _) = fold(&mut file, path).ok()?;
        let doc = state.doc();
        let names = doc.rules().seats().filter_map(|seat| state.name_of(seat)).map(str::to_owned).collect();
        Some(Saved {
            path: path.to_owned(),
            names,
            nocturnus: doc.setup.nocturnus,
            solo_level: doc.setup.solo_level,
            round: state.true_game().map_or(0, |game| game.round()),
            changed,
        })
    }
}

/// The file of one game.
#[derive(Debug)]
pub struct GameFile {
    file: File,
    path: PathBuf,
}

impl GameFile {
    fn lock(file: File, path: PathBuf) -> Result<GameFile, Trouble> {
        match file.try_lock() {
            Ok(()) => Ok(GameFile { file, path }),
            Err(TryLockError::WouldBlock) => Err(Trouble::Elsewhere(path.display().to_string())),
            Err(TryLockError::Error(why)) => Err(Trouble::file(&path)(why)),
        }
    }

    /// Adds an entry; when this returns it is on the disk.
    pub fn append(&mut self, logged: &Logged) -> Result<(), Trouble> {
        self.write(&logged.to_json())
    }

    fn write(&mut self, line: &str) -> Result<(), Trouble> {
        let line = format!("{line}\n");
        let whole = self.file.metadata().map_err(Trouble::Unsaved)?.len();
        self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data()).map_err(|why| {
            // Half a line must not stand before the next one: on a full disk something can still be cut off.
            let _ = self.file.set_len(whole);
            Trouble::Unsaved(why)
        })
    }

    /// The game is given up.
    pub fn remove(self) -> Result<(), Trouble> {
        fs::remove_file(&self.path).map_err(Trouble::file(&self.path))
    }
}

/// The table of a file, what happened at it, and how many bytes of the file are whole lines.
fn fold(file: &mut File, path: &Path) -> Result<(TableState, Vec<Happening>, u64), Trouble> {
    let mut text = Vec::new();
    file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut text)).map_err(Trouble::file(path))?;
    let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let damaged = |line: usize, why: String| Trouble::Damaged { path: path.display().to_string(), line, why };
    let text = std::str::from_utf8(&text[..whole]).map_err(|why| damaged(1, why.to_string()))?;
    let mut lines = text.lines().zip(1..);
    let (first, _) = lines.next().ok_or_else(|| damaged(1, "nothing was written".to_owned()))?;
    let doc: Doc = serde_json::from_str(first).map_err(|why| damaged(1, why.to_string()))?;
    let mut state = TableState::new(Arc::new(doc));
    let mut happenings = Vec::new();
    for (line, number) in lines {
        let logged = Logged::from_json(line).map_err(|why| damaged(number, why.to_string()))?;
        happenings.extend(state.apply(&logged.entry, logged.at).map_err(|why| damaged(number, why.to_string()))?);
    }
    Ok((state, happenings, whole as u64))
}
