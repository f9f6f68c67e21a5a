//! `pax practise`: finds the habits of the computer players again, or others. It can be stopped at any time and goes on from
//! its last checkpoint.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use pax_bots::Habits;
use pax_lab::exercises;
use pax_lab::practise::Practice;
use pax_rules::{CardList, Setup};

use super::course::{Course, CourseArgs, Which, games, read};

/// Find the habits of the computer players
///
/// They play against greedy and against themselves, and what went well becomes a habit. Writes NAME.habits into the folder, with
/// NAME.practice to go on from and NAME.practice.csv, the learning curve. The same seed and number of games give the same
/// habits. Networks are trained on top of them.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax practise duel --out weights\n  pax practise duel --games 100000 --out short")]
pub struct Practise {
    #[command(flatten)]
    course: CourseArgs,

    /// Another number of games than the shipped habits had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = games)]
    games: Option<u64>,

    /// An exploiter: only one seat learns, against these frozen habits in all others
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
}

impl Practise {
    pub fn run(self) -> Result<()> {
        for (name, mut exercise) in self.course.chosen(exercises())? {
            exercise.games = self.games.unwrap_or(exercise.games);
            exercise.against = self.against.as_deref().map(|path| read(path, Habits::read)).transpose()?.map(Arc::new);
            exercise.seed = self.course.seed.unwrap_or(exercise.seed);
            let of = Which { name, seed: exercise.seed, games: exercise.games, against: self.against.as_deref() };
            self.course.follow(of, |checkpoint| match checkpoint {
                Some(bytes) => Practice::resume(exercise, bytes),
                None => Some(Practice::new(exercise)),
            })?;
        }
        Ok(())
    }
}

impl Course for Practice {
    const MADE: &str = "habits";
    const KEPT: &str = "practice";
    const PLAYER: &str = "shrewd";
    const COLUMNS: &str = "share_while_wandering";

    fn batch(&self) -> u64 {
        self.course.batch
    }

    fn games(&self) -> u64 {
        self.course.games
    }

    fn played(&self) -> u64 {
        self.played
    }

    fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> String {
        format!("{:.4}", self.go_on(games, threads))
    }

    fn made(&self) -> Vec<u8> {
        self.habits().write()
    }

    fn checkpoint(&self) -> Vec<u8> {
        self.checkpoint()
    }

    fn table(&self) -> (Setup, &'static CardList) {
        (self.course.setups[0], self.course.list)
    }
}
