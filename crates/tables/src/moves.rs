//! The actions of a game in two bytes each: the seat, and the action's number among those that were legal. Only a
//! replay can read them, which is all they are for. They never leave memory: the stored form is the entry's text.

use pax_rules::{Action, Game, Herald, Seat};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves(Vec<[u8; 2]>);

impl Moves {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// How many of them are this seat's.
    pub fn by(&self, seat: Seat) -> usize {
        self.0.iter().filter(|[who, _]| usize::from(*who) == seat.index()).count()
    }

    /// Adds an action that `before` accepts.
    pub fn push(&mut self, before: &Game, seat: Seat, action: Action) {
        let number = before.legal(seat).iter().position(|legal| legal == action);
        let number = number.and_then(|n| u8::try_from(n).ok()).expect("an accepted action is one of at most 256");
        self.0.push([seat.index() as u8, number]);
    }

    pub fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Plays the actions from `from` up to `to` on the game as it was before them, calling `each` after each.
    pub fn replay(
        &self,
        game: &mut Game,
        from: usize,
        to: usize,
        herald: &mut impl Herald,
        mut each: impl FnMut(&Game, Seat, Action),
    ) {
        for [seat, number] in &self.0[from..to] {
            let seat = Seat::new(usize::from(*seat)).expect("only seats were written");
            let action = game.legal(seat).get(usize::from(*number));
            game.play(seat, action, herald).expect("what was accepted once is accepted again");
            each(game, seat, action);
        }
    }
}
