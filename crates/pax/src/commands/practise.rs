//! `pax practise`: finds the habits of the computer players again, or others. It can be stopped at any time and goes on from
//! its last checkpoint.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use indicatif::ProgressBar;
use pax_bots::Ingrained;
use pax_lab::leanings::Census;
use pax_lab::practise::Practice;
use pax_lab::{census, copies, exercises};
use pax_rules::{CardList, Setup};

use super::course::{Course, CourseArgs, Which, games, read};
use crate::files;

/// Find the habits of the computer players
///
/// They play against greedy and against themselves, and what went well becomes a habit. Writes NAME.habits into the folder, with
/// NAME.practice to go on from and NAME.practice.csv, the learning curve. The same seed and number of games give the same
/// habits. Networks are trained on top of them.
///
/// With --reflexes it is about what the players do without thinking when they look ahead: reflexes copy what they do with
/// thought. Writes NAME.reflexes, with NAME.copying to go on from and NAME.copying.csv, the learning curve.
///
/// With --leanings it is about what the players hold in their hands and slip under the deck: that is counted in games of every
/// mode, and who looks ahead deals hidden cards by it. Writes the file leanings.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  pax practise duel --out weights\n  pax practise duel --games 100000 --out short\n  \
                  pax practise duel --reflexes --out weights\n  pax practise --leanings --out weights"
)]
pub struct Practise {
    #[command(flatten)]
    course: CourseArgs,

    /// Another number of games than the shipped habits had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = games)]
    games: Option<u64>,

    /// The reflexes instead of the habits
    #[arg(long, conflicts_with = "against")]
    reflexes: bool,

    /// The leanings instead of the habits, those of all modes
    #[arg(long, conflicts_with_all = ["names", "against", "reflexes"])]
    leanings: bool,

    /// An exploiter: only one seat learns, against these frozen habits in all others
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
}

impl Practise {
    pub fn run(self) -> Result<()> {
        if self.leanings {
            return self.count_leanings();
        }
        let all = if self.reflexes { copies() } else { exercises() };
        for (name, mut exercise) in self.course.chosen(all)? {
            exercise.games = self.games.unwrap_or(exercise.games);
            exercise.against =
                self.against.as_deref().map(|path| read(path, Ingrained::read)).transpose()?.map(Arc::new);
            exercise.seed = self.course.seed.unwrap_or(exercise.seed);
            let of = Which { name, seed: exercise.seed, games: exercise.games, against: self.against.as_deref() };
            let begin = |checkpoint: Option<&[u8]>| match checkpoint {
                Some(bytes) => Practice::resume(exercise, bytes),
                None => Some(Practice::new(exercise)),
            };
            if self.reflexes {
                self.course.follow(of, |checkpoint| begin(checkpoint).map(Learning::<true>))?;
            } else {
                self.course.follow(of, |checkpoint| begin(checkpoint).map(Learning::<false>))?;
            }
        }
        Ok(())
    }

    fn count_leanings(&self) -> Result<()> {
        let shipped = census();
        let (games, seed) = (self.games.unwrap_or(shipped.games), self.course.seed.unwrap_or(shipped.seed));
        self.course.make_folder()?;
        let bar = ProgressBar::new(14).with_prefix("leanings");
        let counted = Census { games, seed, ..shipped }.count(self.course.threads(), |_| bar.inc(1));
        bar.finish();
        let made = format!("# pax practise --leanings --games {games} --seed {seed}\n{counted}");
        files::replace(&self.course.out.join("leanings"), made.as_bytes())
    }
}

/// Practice of habits, or of reflexes.
struct Learning<const REFLEXES: bool>(Practice);

impl<const REFLEXES: bool> Course for Learning<REFLEXES> {
    const MADE: &str = if REFLEXES { "reflexes" } else { "habits" };
    const KEPT: &str = if REFLEXES { "copying" } else { "practice" };
    const PLAYER: &str = if REFLEXES { "reflex" } else { "shrewd" };
    const COLUMNS: &str = if REFLEXES { "share_copied" } else { "share_while_wandering" };

    fn batch(&self) -> u64 {
        self.0.course.batch
    }

    fn games(&self) -> u64 {
        self.0.course.games
    }

    fn played(&self) -> u64 {
        self.0.played
    }

    fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> String {
        format!("{:.4}", self.0.go_on(games, threads))
    }

    fn made(&self) -> Vec<u8> {
        Ingrained::new(self.0.habits()).write()
    }

    fn checkpoint(&self) -> Vec<u8> {
        self.0.checkpoint()
    }

    fn table(&self) -> (Setup, &'static CardList) {
        (self.0.course.setups[0], self.0.course.list)
    }
}
