//! The tutorial: an ordinary table with a prepared deal, and lessons that say what to do now and why. A lesson follows
//! from what the learner sees and nothing else, so it fits whatever they did before.

mod learner;
mod lesson;
mod read;
mod topic;

use pax_rules::{Seat, Seed, Setup};
use pax_tables::{Command, Draft, Level, Name, Origin, PersonId, Phase, SeatAsked, TableId, Who};

pub use lesson::{Lesson, Term, lesson, progress};
pub use read::Read;
pub use topic::Topic;

use crate::rates::Rate;
use crate::{App, Done, Made, Trouble, Visitor};

/// Where the deal stands in the series of seeds in which it was looked for; 73 BC is the year of the rising.
///
/// It was chosen because all of the first lessons lie in it. The learner is dealt a Land, so the Army that comes up
/// first is dim until the Land is played, and then fits exactly (6.3). The second drawn card can be laid below a Legion
/// with a double Intrigue and bought together with it, all for 4 of the 5 Aurei (5.1), which leaves 1 for a second card
/// (6.1). The third is dear and better under the deck than on the way to Rome. Then Rome takes a group of two cards
/// (9.1), the Intrigue brings Primus Conspiratus and keeps it (6.5), and whoever goes on in the same way sees Rome win,
/// and the learner with it, although the rival has more points (9.7). The tests walk this way and find the deal again.
pub const DEAL: (u64, u64) = (73, 781_659);

/// The rival weighs every choice and needs no luck, so that it does the same for everybody who does the same.
const RIVAL: &str = "greedy";
/// Who led the rising beside Spartacus, and lost.
const RIVAL_NAME: &str = "Crixus";

/// Far more steps than a game has.
const MOST_STEPS: usize = 4_096;

/// What is agreed at a learner's table.
pub fn prepared(learner: PersonId) -> Draft {
    let setup = Setup::new(2).expect("two can play");
    let rival = Level::new(RIVAL).expect("a level");
    let name = Name::new(RIVAL_NAME).expect("a name");
    Draft {
        seats: vec![SeatAsked::Open, SeatAsked::Computer { level: rival.clone(), name }],
        public: false,
        origin: Origin::Tutorial,
        ..Draft::new(setup, Seed::of_series(DEAL.0, DEAL.1), learner, rival)
    }
}

impl App {
    /// A table with the prepared deal, begun at once.
    pub async fn begin_tutorial(&self, by: &Visitor) -> Result<Made, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Table, by)?;
        self.open_table(by, prepared(me.id), None, true, true).await
    }

    /// Plays a learner's game to its end, in their place as their rival would. The record says that advice was taken.
    pub async fn finish_tutorial(&self, by: &Visitor, table: &TableId) -> Result<Done, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Act, by)?;
        let table = self.hub().table(table).await?;
        let state = table.state();
        let seat = state.seats_of(me.id).next().filter(|_| state.doc().origin == Origin::Tutorial);
        let seat = seat.ok_or(Trouble::NotFound("table"))?;
        let level = state.doc().stand_in.clone();
        let mut told = false;
        for _ in 0..MOST_STEPS {
            let state = table.state();
            if state.phase() != Phase::Playing {
                break;
            }
            let awaited = |seat: &Seat| state.view_of(*seat).is_some_and(|view| view.is_awaited(*seat));
            let mover = Seat::all(state.doc().setup.players).find(awaited).ok_or(Trouble::Inside)?;
            let who = if mover == seat { by.who() } else { Who::Computer };
            if mover == seat && !told {
                self.hub().carry_out(&table, Command::TakeHint { seat }, who, None).await?;
                told = true;
                continue;
            }
            let thought = self.inner().computers.think(&level, &table, &state, mover).await?;
            let command = Command::chosen(&state, mover, thought.ok_or(Trouble::Inside)?);
            match self.hub().carry_out(&table, command, who, None).await {
                Ok(_) => {}
                // The rival was quicker: look again.
                Err(Trouble::Denied(_)) if table.state().version() != state.version() => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(Done { version: table.state().version() })
    }
}
