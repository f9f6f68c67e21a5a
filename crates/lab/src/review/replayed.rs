//! One replay of a record, which finds all that a review looks at.

use pax_bots::{Rivals, show};
use pax_rules::{Fault, Game, Record, RoundBreaks, Seat, Viewer};

use super::decision::Decision;

/// What was met on the way through a game.
pub(super) struct Replayed {
    pub breaks: Vec<Break>,
    /// Every choice of the seats in question that was one: something else was legal.
    pub decisions: Vec<Decision>,
}

/// The game before its first round, after a round, or at its end.
#[derive(Clone, Debug)]
pub(super) struct Break {
    /// Rounds played.
    pub round: u16,
    /// Actions done.
    pub moment: usize,
    pub game: Game,
}

impl Replayed {
    /// The decisions are those of these seats.
    pub fn of(record: &Record, seats: &[Seat]) -> Result<Replayed, Fault> {
        let mut game = record.start()?;
        let mut rounds = RoundBreaks::default();
        let mut replayed = Replayed { breaks: Vec::new(), decisions: Vec::new() };
        // What each seat could make of its rivals so far.
        let mut rivals: Vec<Rivals> = game.setup().seats().map(|_| Rivals::default()).collect();
        for (moment, &(seat, action)) in record.actions.iter().enumerate() {
            if seats.contains(&seat) {
                let view = game.view(Viewer::Seat(seat));
                if view.legal().len() > 1 {
                    let rivals = rivals[seat.index()].clone();
                    replayed.decisions.push(Decision { seat, moment, view, rivals, taken: action });
                }
            }
            let judged = game.setup().seats().zip(&mut rivals);
            show(&game, seat, action, judged.map(|(seat, rivals)| seats.contains(&seat).then_some(rivals)));
            let number = moment + 1;
            game.play(seat, action, &mut ()).map_err(|refusal| {
                let text = format!("{seat} {action}");
                Fault::Refused { number, text, refusal }
            })?;
            if let Some(round) = rounds.played(&game) {
                replayed.breaks.push(Break { round, moment: number, game });
            }
        }
        Ok(replayed)
    }
}
