//! What every computer player keeps to, and how strong the thinking ones are.

mod catalogue;
mod honesty;
mod network;
mod positions;
mod rivals;
mod strength;

use pax_bots::{Bot, BotInfo, Budget, catalogue, levels, show};
use pax_rules::{CardList, Game, Outcome, Seed, Setup, Viewer};

/// Enough thinking to walk through every part of a search, little enough for a test.
const BRIEFLY: Budget = Budget::Iterations(4);

/// The players to be tried in a mode: the levels are one player with different budgets, so each mode tries one of them.
fn tried(mode: usize) -> impl Iterator<Item = &'static BotInfo> {
    let others = catalogue().iter().filter(|row| levels().iter().all(|level| level.name != row.name));
    others.chain(BotInfo::by_name(levels()[mode % levels().len()].name))
}

/// This player in the first seat and quick ones in the others: a search plays all seats in its head anyway.
fn among_greedy(name: &str) -> [&str; 8] {
    std::array::from_fn(|seat| if seat == 0 { name } else { "greedy" })
}

/// Plays a game of a test series between these players, asking `each` about every choice before it is done.
fn play(setup: Setup, number: u64, bots: &[&str], mut each: impl FnMut(&Game, &mut dyn Bot) -> bool) -> Outcome {
    let mut game = Seed::of_series(1, number).deal(setup, CardList::shipped());
    let name = |seat: usize| bots[seat % bots.len()];
    let mut players: Vec<_> = (0..setup.players())
        .map(|seat| BotInfo::by_name(name(seat)).expect("a known name").thinking(BRIEFLY, number))
        .collect();
    while let Some(seat) = game.awaited().iter().next() {
        let bot = &mut *players[seat.index()];
        if !each(&game, bot) {
            break;
        }
        let action = bot.choose(&game.view(Viewer::Seat(seat)));
        assert!(game.legal(seat).contains(action), "{} chose {action} in {setup:?}, game {number}", bot.name());
        show(&game, seat, action, players.iter_mut().map(|bot| bot.rivals()));
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
    }
    game.reckoning()
}
