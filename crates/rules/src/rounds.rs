//! A recorded game cut at its rounds.

use crate::game::Game;
use crate::record::{Fault, Record};

impl Record {
    /// The game before the first round, after each and at its end; with the number of actions and of rounds played.
    pub fn between_rounds(&self) -> Result<Vec<(usize, u16, Game)>, Fault> {
        let mut game = self.start()?;
        let (mut found, mut begun) = (Vec::new(), 0);
        for (number, (seat, action)) in self.actions.iter().enumerate() {
            game.play(*seat, *action, &mut ()).map_err(|refusal| Fault::Refused {
                number: number + 1,
                text: format!("{seat} {action}"),
                refusal,
            })?;
            if game.is_over() {
                found.push((number + 1, begun, game));
            } else if game.round() > begun {
                found.push((number + 1, game.round() - 1, game));
                begun = game.round();
            }
        }
        Ok(found)
    }
}
