//! `pax train`: makes the networks of the computer players again, or others. It can be stopped at any time and goes on from
//! its last checkpoint.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use pax_bots::net::Network;
use pax_lab::recipes;
use pax_lab::train::{BATCH, Training};
use pax_rules::{CardList, Setup};

use super::course::{Course, CourseArgs, Which, games, read};

/// Train the networks of the computer players
///
/// Writes NAME.net into the folder, with NAME.checkpoint to go on from and NAME.checkpoint.csv, the learning curve. The same
/// seed and number of games give the same weights.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax train duel --out weights\n  pax train duel --games 2000 --out short")]
pub struct Train {
    #[command(flatten)]
    course: CourseArgs,

    /// Another number of games than the shipped network had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = games)]
    games: Option<u64>,

    /// An exploiter: only one seat learns, against this frozen network in all others
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
}

impl Train {
    pub fn run(self) -> Result<()> {
        for (name, mut course) in self.course.chosen(recipes())? {
            course.games = self.games.unwrap_or(course.games);
            course.seed = self.course.seed.unwrap_or(course.seed);
            course.against = self.against.as_deref().map(|path| read(path, Network::read)).transpose()?;
            let of = Which { name, seed: course.seed, games: course.games, against: self.against.as_deref() };
            self.course.follow(of, |checkpoint| match checkpoint {
                Some(bytes) => Training::resume(course, bytes),
                None => Some(Training::new(course, None)),
            })?;
        }
        Ok(())
    }
}

impl Course for Training {
    const MADE: &str = "net";
    const KEPT: &str = "checkpoint";
    const PLAYER: &str = "net";
    const COLUMNS: &str = "error,difference";

    fn batch(&self) -> u64 {
        BATCH
    }

    fn games(&self) -> u64 {
        self.course.games
    }

    fn played(&self) -> u64 {
        self.played
    }

    fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> String {
        let went = self.go_on(games, threads);
        format!("{:.4},{:.4}", went.error, went.difference)
    }

    fn made(&self) -> Vec<u8> {
        self.network().write()
    }

    fn checkpoint(&self) -> Vec<u8> {
        self.checkpoint()
    }

    fn table(&self) -> (Setup, &'static CardList) {
        (self.course.setups[0], self.course.list)
    }
}
