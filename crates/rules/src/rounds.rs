//! A recorded game cut at its rounds.

use crate::game::Game;
use crate::record::{Fault, Record};

/// Finds the breaks between rounds while a game is played.
#[derive(Clone, Debug, Default)]
pub struct RoundBreaks {
    begun: u16,
}

impl RoundBreaks {
    /// To be asked after every action: the rounds played so far, if the action ended the opening, a round or the game.
    pub fn played(&mut self, game: &Game) -> Option<u16> {
        if game.is_over() {
            Some(self.begun)
        } else if game.round() > self.begun {
            self.begun = game.round();
            Some(self.begun - 1)
        } else {
            None
        }
    }
}

impl Record {
    /// The game before the first round, after each and at its end; with the number of actions and of rounds played.
    pub fn between_rounds(&self) -> Result<Vec<(usize, u16, Game)>, Fault> {
        let mut game = self.start()?;
        let (mut found, mut breaks) = (Vec::new(), RoundBreaks::default());
        for (number, (seat, action)) in self.actions.iter().enumerate() {
            game.play(*seat, *action, &mut ()).map_err(|refusal| Fault::Refused {
                number: number + 1,
                text: format!("{seat} {action}"),
                refusal,
            })?;
            found.extend(breaks.played(&game).map(|round| (number + 1, round, game)));
        }
        Ok(found)
    }
}
