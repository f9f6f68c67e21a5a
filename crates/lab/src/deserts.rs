//! What a finished game was worth to a seat, for those who learn from many: half of it whether it won, half how near it came.

use pax_rules::{Category, Game, Outcome, Seat};

/// From 0 to 1. The game is over.
pub(crate) fn deserts(game: &Game, seat: Seat) -> f32 {
    let outcome = game.reckoning();
    0.5 * outcome.share_of(seat) + 0.5 * nearness(game, &outcome, seat)
}

/// How near a finished game came to being won, from 0 to 1. Counted beside the bare result it tells choices apart with far
/// fewer tries: a marker missed by one Intrigue is not the same as one missed by five.
fn nearness(game: &Game, outcome: &Outcome, seat: Seat) -> f32 {
    let setup = game.setup();
    let mine = &outcome.scores[seat.index()];
    if let Some(goal) = setup.solo_goal() {
        let missing = setup.categories().len() as f32 - f32::from(mine.shown);
        return likely(f32::from(mine.above_rome) + 0.5 - goal as f32) * (-0.7 * missing).exp(); // 10.2
    }
    let rome = likely((outcome.rome_holds as f32 + 0.5 - setup.rome_needs() as f32) / 0.7); // 9.7
    let rivals = || setup.seats().filter(|rival| *rival != seat);
    let intrigue = |seat: Seat| f32::from(game.strength(seat, Category::Intrigue));
    let claim = intrigue(seat) - rivals().map(intrigue).fold(0.0, f32::max);
    let marker = likely((claim + if mine.conspirator { 0.5 } else { -0.5 }) / 0.7); // 6.5
    let best = rivals().map(|rival| outcome.scores[rival.index()].points()).max().unwrap_or(0);
    let lead = likely((f32::from(mine.points()) - f32::from(best)) / 3.0); // 9.8
    rome * marker + (1.0 - rome) * lead
}

fn likely(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin).exp())
}
