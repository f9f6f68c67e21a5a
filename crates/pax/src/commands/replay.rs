//! `pax replay`: the table after any step of a recorded game, as a seat saw it or with everything open; or the whole
//! game told line by line.

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use pax_rules::{Fault, Record, Seat, Viewer};
use pax_words::{Account, Names, Words, score_sheet};

use crate::failure::Usage;
use crate::files::Records;
use crate::language_arg::LanguageArg;
use crate::screen::{terminal_width, wrap};
use crate::setup_args::number;
use crate::table_text::TableText;

/// Show the table after a step of a recorded game, or tell the game
///
/// Step 0 is the deal before anybody has chosen; without --step it is the end. Without --seat everything lies open.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax replay games.jsonl --game 3 --step 40 --seat 1\n  \
    pax replay games.jsonl --account\n\n\
    Exit codes: 0 done, 1 the record is wrong, 2 wrong usage or a file that cannot be opened.")]
pub struct Replay {
    /// A file of records, one game per line; - is standard input
    file: PathBuf,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<usize>)]
    game: usize,

    /// After how many actions, from 0
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = number::<usize>)]
    step: Option<usize>,

    /// As this seat saw it, from 0, or `spectator`
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    seat: Option<Eyes>,

    /// Tell the game up to the step, one line per turn
    #[arg(long)]
    account: bool,

    #[command(flatten)]
    language: LanguageArg,
}

/// Through whose eyes.
#[derive(Clone, Copy)]
enum Eyes {
    Seat(usize),
    Spectator,
}

impl FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Eyes, String> {
        match text {
            "spectator" => Ok(Eyes::Spectator),
            number => {
                number.parse().map(Eyes::Seat).map_err(|_| "a seat's number is needed, or `spectator`".to_owned())
            }
        }
    }
}

impl Replay {
    pub fn run(self) -> Result<()> {
        let (record, place) = self.find()?;
        let steps = record.actions.len();
        let step = self.step.unwrap_or(steps);
        if step > steps {
            bail!(Usage::new(format!("{place}: there is no step {step}: the game has steps 0 to {steps}")));
        }
        let viewer = self.viewer(&record, &place)?;
        let wrong = |fault: Fault| match &fault {
            Fault::Refused { number, .. } => {
                anyhow!("{place}: {fault}\n       --step {} shows the table before it", number - 1)
            }
            Fault::Deck(_) | Fault::Unfinished { .. } | Fault::Result { .. } => anyhow!("{place}: {fault}"),
        };
        let names = Names::new(record.setup, &record.names);
        let words = self.language.words();
        if self.account {
            return tell(&record, step, viewer, names, words, wrong);
        }
        let before = record.replay(step.saturating_sub(1), &mut ()).map_err(wrong)?;
        let mut last = Account::new(&before, viewer, words).with_names(names.clone());
        let mut game = before;
        if let Some((seat, action)) = step.checked_sub(1).map(|last| record.actions[last]) {
            let text = || format!("{seat} {action}");
            let fault = |refusal| Fault::Refused { number: step, text: text(), refusal };
            game.play(seat, action, &mut last).map_err(fault).map_err(wrong)?;
        }
        show(&TableText::new(&game.view(viewer), &names, words).with_last(&last.close(), step, steps).text())
    }

    /// The record that is asked for, and where it stands.
    fn find(&self) -> Result<(Record, String)> {
        let mut records = Records::open(&self.file)?;
        let mut games = 0;
        while records.advance()?.is_some() {
            games += 1;
            if games == self.game {
                return Ok((records.record()?, records.place()));
            }
        }
        let name = records.name();
        match games {
            0 => Err(anyhow!("{name}: no game in it: a record is one line of JSON")),
            1 => bail!(Usage::new(format!("{name}: there is no game {}: the file has one, 1", self.game))),
            _ => bail!(Usage::new(format!("{name}: there is no game {}: the file has games 1 to {games}", self.game))),
        }
    }

    fn viewer(&self, record: &Record, place: &str) -> Result<Viewer> {
        let players = record.setup.players();
        match self.seat {
            None => Ok(Viewer::Everything),
            Some(Eyes::Spectator) => Ok(Viewer::Spectator),
            Some(Eyes::Seat(number)) => match Seat::new(number).filter(|_| number < players) {
                Some(seat) => Ok(Viewer::Seat(seat)),
                None if players == 1 => {
                    bail!(Usage::new(format!("{place}: there is no seat {number}: seat 0 is the only one")))
                }
                None => {
                    let last = players - 1;
                    bail!(Usage::new(format!("{place}: there is no seat {number}: the table has seats 0 to {last}")))
                }
            },
        }
    }
}

fn show(text: &str) -> Result<()> {
    write!(anstream::stdout().lock(), "{text}")?;
    Ok(())
}

/// The account up to a step. On a terminal lines are broken to fit; elsewhere a turn stays one line.
fn tell(
    record: &Record,
    step: usize,
    viewer: Viewer,
    names: Names,
    words: Words,
    wrong: impl Fn(Fault) -> anyhow::Error,
) -> Result<()> {
    let mut account = Account::new(&*record.start().map_err(&wrong)?, viewer, words).with_names(names.clone());
    let title = account.title();
    let game = record.replay(step, &mut account).map_err(wrong)?;
    let mut out = anstream::stdout().lock();
    for line in [title].iter().chain(&account.close()) {
        let line = terminal_width().map_or_else(|| line.clone(), |width| wrap(line, width, 2));
        writeln!(out, "{line}")?;
    }
    if game.is_over() {
        score_sheet(&game, &names, words).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}
