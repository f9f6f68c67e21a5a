//! Nothing leaks (RULES 11). Games of every mode are played with all that can happen at a table. At every step, for every
//! seat and for a spectator, another deal is made that this viewer cannot tell from the true one; then everything that
//! would go out must have the same bytes: the view (pages, the API and the streams are made from it), the answer to
//! what the viewer tries, the news of what others do, and what hints and computer players are given.
//!
//! Pages and streams themselves are compared by the server's own test over all channels, with the same trick.

use std::sync::Arc;

use pax_rules::{Action, Event, Game, Seat, Seed, Setup, Viewer};
use pax_tables::{
    AppliedEntry, Command, Draft, Entry, Happening, Level, Moment, Name, PersonId, Phase, TableState, TimeControl,
    What, Who, decide,
};

use crate::dice::Dice;
use crate::order::{Findings, Order};

/// What was compared.
#[derive(Default)]
struct Compared {
    views: u64,
    answers: u64,
    news: u64,
    steps: u64,
    bytes: u64,
}

pub fn run(order: &Order) -> Findings {
    let sums = order.each(Compared::default, |compared, number| Room::new(order.seed, number).play(compared));
    let sum = |of: fn(&Compared) -> u64| sums.iter().map(of).sum::<u64>();
    vec![
        format!("{} games, {} steps, every seat and a spectator at each", order.count, sum(|all| all.steps)),
        format!("{} views ({} bytes), the same for another deal", sum(|all| all.views), sum(|all| all.bytes)),
        format!("{} answers to attempts, the same", sum(|all| all.answers)),
        format!("{} pieces of news of others' actions, the same", sum(|all| all.news)),
    ]
}

/// A table full of people, and somebody who watches.
struct Room {
    table: TableState,
    at: Moment,
    dice: Dice,
}

impl Room {
    fn new(seed: u64, number: u64) -> Room {
        let mut dice = Dice::new(seed, number);
        let modes: Vec<Setup> = Setup::every_mode().collect();
        let round = number / modes.len() as u64;
        let setup = modes[(number % modes.len() as u64) as usize]
            .with_final_levy(round % 2 == 1)
            .with_open_tally(round % 4 < 2);
        let level = Level::new("greedy").expect("a level");
        let mut draft = Draft::new(setup, Seed::of_series(seed, number), person(0), level);
        draft.time = *dice.pick(&[
            TimeControl::Untimed,
            TimeControl::Live { bank: 600, increment: 10 },
            TimeControl::Correspondence { hours: 24 },
        ]);
        draft.public = true;
        let table = TableState::new(Arc::new(draft.checked().expect("an agreement")));
        let mut room = Room { table, at: Moment(1_000), dice };
        while let Some(empty) = room.table.empty_seat() {
            let name = Name::new(&format!("Player {}", empty.index())).expect("a name");
            let join = Command::Join { seat: Some(empty), name, invitation: None };
            room.tell(&join, Who::Person(person(empty.index()))).expect("the seat is free");
        }
        room.tell(&Command::Start, Who::House).expect("all seats are taken");
        room
    }

    fn play(&mut self, compared: &mut Compared) {
        while self.table.phase() == Phase::Playing {
            compared.steps += 1;
            let game = *self.table.true_game().expect("a game");
            let viewers: Vec<(Who, Viewer)> = onlookers(&game);
            let deals: Vec<Game> =
                viewers.iter().map(|(_, viewer)| game.view(*viewer).sample(self.dice.source())).collect();
            let attempts = self.attempts(&game);
            for ((who, viewer), other) in viewers.iter().zip(&deals) {
                self.compare(*who, *viewer, other, &attempts, compared);
            }
            self.go_on(&game, &viewers, &deals, compared);
        }
    }

    fn compare(&self, who: Who, viewer: Viewer, other: &Game, attempts: &[Command], compared: &mut Compared) {
        let pretended = self.table.redealt(other);
        let [truly, falsely] = [&self.table, &pretended].map(|table| {
            let view = table.view_for(who, None, self.at);
            serde_json::to_string(&view).expect("a view can be written")
        });
        assert_eq!(truly, falsely, "{viewer:?}");
        let [truly_known, falsely_known] =
            [&self.table, &pretended].map(|table| table.true_game().expect("a game").view(viewer));
        assert!(truly_known == falsely_known, "{viewer:?}: a hint would know more");
        compared.views += 1;
        compared.bytes += truly.len() as u64;
        for attempt in attempts {
            let [truly, falsely] = [&self.table, &pretended].map(|table| {
                let answer = decide(table, attempt, who, self.at);
                let words = answer.as_ref().err().map(ToString::to_string);
                // The table after it is the server's own.
                let answer = answer.map(|steps| steps.into_iter().map(|step| step.logged).collect::<Vec<_>>());
                format!("{answer:?} {words:?}")
            });
            assert_eq!(truly, falsely, "{viewer:?} tries {attempt:?}");
            compared.answers += 1;
        }
    }

    /// What anybody could try now, allowed or not.
    fn attempts(&mut self, game: &Game) -> Vec<Command> {
        let seat = Seat::new(self.dice.below(game.setup().players())).expect("a seat");
        let awaited = game.awaited().iter().next().unwrap_or(seat);
        let [action, other] = [(); 2].map(|()| self.dice.pick(WORDS).parse().expect("an action"));
        let back_to = self.dice.below(self.table.actions() + 2) as u32;
        vec![
            Command::Act { seat: awaited, action, after: None },
            Command::Act { seat, action: other, after: Some(1) },
            match self.dice.below(4) {
                0 => Command::Undo { seat: awaited, back_to },
                1 => Command::TakeHint { seat: awaited },
                2 => Command::Return { seat },
                _ => Command::TimeOut { seat: awaited },
            },
        ]
    }

    /// Mostly somebody acts; now and then one of the other things happens.
    fn go_on(&mut self, game: &Game, viewers: &[(Who, Viewer)], deals: &[Game], compared: &mut Compared) {
        self.at = self.at.after(self.dice.below(3_000) as u64);
        let awaited: Vec<Seat> = game.awaited().iter().collect();
        let seat = *self.dice.pick(&awaited);
        let owner = Who::Person(person(seat.index()));
        let back = self.table.undo_limit(seat).filter(|_| self.dice.one_in(8));
        if let Some(limit) = back {
            let back_to = (limit + self.dice.below(self.table.actions() - limit)) as u32;
            // Refused when too much was taken back already; the game goes on either way.
            self.tell(&Command::Undo { seat, back_to }, owner).ok();
        }
        match self.dice.below(400) {
            0 => drop(self.tell(&Command::Resign { seat }, owner)),
            1 | 2 => {
                if let Some(left) = self.table.time_left(seat, self.at) {
                    self.at = self.at.after(left);
                    self.tell(&Command::TimeOut { seat }, Who::House).ok();
                }
            }
            3..20 => drop(self.tell(&Command::Return { seat }, owner)),
            20..25 => drop(self.tell(&Command::TakeHint { seat }, owner)),
            _ => {}
        }
        if back.is_some() || !self.table.is_asked(seat) {
            return;
        }
        let legal: Vec<Action> = game.legal(seat).iter().collect();
        let action = *self.dice.pick(&legal);
        let before = self.table.clone();
        let who = if self.table.clock_runs(seat) || decide_by(&self.table, seat, action, owner, self.at) {
            owner
        } else {
            Who::Computer
        };
        if self.table.time_left(seat, self.at) == Some(0) && who == owner {
            self.tell(&Command::TimeOut { seat }, Who::House).expect("the time is up");
            return;
        }
        let command = Command::Act { seat, action, after: None };
        let steps = self.tell(&command, who).expect("a legal action");
        for ((who, viewer), other) in viewers.iter().zip(deals) {
            self.compare_news(&before, (*who, *viewer), other, &steps[0], action, compared);
        }
    }

    /// What a viewer hears of another's action that shows nothing to everybody.
    fn compare_news(
        &self,
        before: &TableState,
        (who, viewer): (Who, Viewer),
        other: &Game,
        step: &AppliedEntry,
        action: Action,
        compared: &mut Compared,
    ) {
        let happenings = &step.happenings[..];
        let (Entry::Acted { seat, by, .. }, Some(Happening::Acted { events, .. })) =
            (&step.logged.entry, happenings.first())
        else {
            panic!("{step:?} is not an action")
        };
        let shown =
            |event: &Event| matches!(event, Event::Served { .. } | Event::RomeRevealed { .. } | Event::Opened { .. });
        // What is shown to everybody tells the deals apart, and may. Of several held cards the hearer may know one.
        let comparable = viewer != Viewer::Seat(*seat)
            && !events.iter().any(shown)
            && before.true_game().is_some_and(|game| game.held().count() <= 1);
        let legal: Vec<Action> = other.legal(*seat).iter().collect();
        let Some(alike) = alike(action, &legal).filter(|_| comparable) else { return };
        let mut pretended = before.redealt(other);
        let entry = Entry::Acted { seat: *seat, action: alike, by: *by };
        let other_happenings = pretended.apply(&entry, self.at).expect("a legal action");
        let [truly, falsely] = [(&self.table, happenings), (&pretended, &other_happenings[..])].map(|(table, told)| {
            let news = table.news_for(who, None, told, every_bit);
            serde_json::to_string(&news).expect("news can be written")
        });
        assert_eq!(truly, falsely, "{viewer:?} hears {action} as {alike}");
        compared.news += 1;
    }

    fn tell(&mut self, command: &Command, by: Who) -> Result<Vec<AppliedEntry>, pax_tables::Denied> {
        let steps = decide(&self.table, command, by, self.at)?;
        if let Some(last) = steps.last() {
            self.table = TableState::clone(&last.state);
        }
        Ok(steps)
    }
}

/// A word of each kind: what is not possible now must be refused in the same words.
const WORDS: &[&str] = &[
    "draw",
    "look",
    "pass",
    "buy 1",
    "buy 2",
    "buy 3",
    "hand W1@1",
    "hand L2@2",
    "under I1@2",
    "legion 2 F1@2",
    "keep A1@1",
    "keep S2@3",
    "play A1@2",
    "play F2@3",
    "play L1@1",
    "surrender R1@1",
    "surrender W2@3",
];

fn person(seat: usize) -> PersonId {
    PersonId(seat as u64 + 1)
}

fn onlookers(game: &Game) -> Vec<(Who, Viewer)> {
    let seats = game.setup().seats();
    let seats = seats.map(|seat| (Who::Person(person(seat.index())), Viewer::Seat(seat)));
    seats.chain([(Who::Anonymous, Viewer::Spectator)]).collect()
}

/// Whether the owner still moves the seat's cards.
fn decide_by(table: &TableState, seat: Seat, action: Action, owner: Who, at: Moment) -> bool {
    let act = Command::Act { seat, action, after: None };
    decide(table, &act, owner, at).is_ok()
}

/// The same kind of action with a card that the seat has in the other deal.
fn alike(action: Action, legal: &[Action]) -> Option<Action> {
    let same = |other: &&Action| match (action, **other) {
        (Action::Hand(_), Action::Hand(_)) | (Action::Under(_), Action::Under(_)) => true,
        (Action::Keep { .. }, Action::Keep { .. }) => true,
        (one, other) => one == other,
    };
    legal.iter().find(same).copied()
}

/// All that words could be made from.
fn every_bit(what: &What) -> String {
    format!("{what:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The comparison itself: a deal that can be told apart is.
    #[test]
    #[should_panic(expected = "Seat(")]
    fn another_hand_of_ones_own_is_noticed() {
        let mut room = Room::new(1, 10);
        let game = *room.table.true_game().expect("a game");
        let other = game.view(Viewer::Spectator).sample(room.dice.source());
        let (who, viewer) = onlookers(&game)[0];
        room.compare(who, viewer, &other, &[], &mut Compared::default());
    }
}
