//! What players tend to hold in their hands and to slip under the deck. A hidden card is not any card: Intrigue is seldom slipped
//! under, a Senator is seldom kept. How many times likelier a card is there than chance would have it was counted in many games
//! (`pax practise --leanings`), for each number of players.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use pax_rules::{Card, Category, Place, SeatSet, Setup, Table};
use thiserror::Error;

/// Cards as leanings tell them apart: by category, and whether they have one symbol or more.
const CARDS: usize = 2 * Category::COUNT;

/// Steps of time.
const PHASES: usize = 4;

/// Where a hidden card lies, as leanings tell places apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lair {
    /// In the hand of somebody who plays simply, or of somebody shrewd, with so many rounds to come.
    Hand { simple: bool, phase: usize },
    /// Slipped under the deck in the opening (2.4).
    Opening,
    /// Slipped under the deck in a turn (4.1).
    Slipped,
}

impl Lair {
    /// All there are.
    pub fn all() -> impl Iterator<Item = Lair> {
        let hands = [true, false].into_iter();
        let hands = hands.flat_map(|simple| (0..PHASES).map(move |phase| Lair::Hand { simple, phase }));
        hands.chain([Lair::Opening, Lair::Slipped])
    }

    /// Where a hidden card of this table lies, if there is anything to say of it; these seats play simply.
    pub fn of(table: &Table, place: Place, simple: SeatSet) -> Option<Lair> {
        match place {
            Place::Hand(seat) => Some(Lair::Hand { simple: simple.contains(seat), phase: phase(table) }),
            // While the opening lasts, nothing is slipped under yet.
            Place::Deck { .. } if table.round() == 0 => None,
            Place::Deck { below } => {
                let slipped = turns_had(table);
                match below.checked_sub(slipped) {
                    None => Some(Lair::Slipped),
                    Some(below) => (below < slipped_in_opening(table.setup())).then_some(Lair::Opening),
                }
            }
            Place::Other => None,
        }
    }

    pub(super) fn index(self) -> usize {
        match self {
            Lair::Hand { simple, phase } => usize::from(!simple) * PHASES + phase,
            Lair::Opening => 2 * PHASES,
            Lair::Slipped => 2 * PHASES + 1,
        }
    }
}

impl fmt::Display for Lair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lair::Hand { simple, phase } => write!(f, "{}-{phase}", if *simple { "simple" } else { "shrewd" }),
            Lair::Opening => f.write_str("opening"),
            Lair::Slipped => f.write_str("slipped"),
        }
    }
}

/// Rounds to come, about.
fn phase(table: &Table) -> usize {
    // A round takes two cards for every turn, one for the Legion that Rome emptied and some for those that were bought.
    let players = table.setup().players();
    (5 * table.deck_len() / (5 + 13 * players)).min(PHASES - 1)
}

/// Once rounds have begun: as many cards were slipped under in turns, but for those who looked at Rome or drew the last cards:
/// nearly none.
fn turns_had(table: &Table) -> usize {
    usize::from(table.round() - 1) * table.setup().players() + table.done().len()
}

/// 2.4: all but one of the cards that each was dealt.
fn slipped_in_opening(setup: Setup) -> usize {
    setup.seats().map(|seat| setup.dealt(seat) - 1).sum()
}

/// How many times likelier than by chance every card is in a lair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaning([f32; CARDS]);

impl Leaning {
    /// The place of a card among those that leanings tell apart.
    fn card(card: Card) -> usize {
        2 * card.category() as usize + usize::from(card.symbols() > 1)
    }
}

/// Cards counted in a lair: how many there were, and how many chance would have put there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    seen: [f32; CARDS],
    expected: [f32; CARDS],
}

impl Count {
    /// A card was there, where it could as well have been any of these.
    pub fn count(&mut self, card: Card, hidden: &Hidden) {
        self.seen[Leaning::card(card)] += 1.0;
        self.expected.iter_mut().zip(&hidden.shares).for_each(|(expected, share)| *expected += share);
    }

    /// Adds what others counted.
    pub fn add(&mut self, other: &Count) {
        self.seen.iter_mut().zip(&other.seen).for_each(|(seen, more)| *seen += more);
        self.expected.iter_mut().zip(&other.expected).for_each(|(expected, more)| *expected += more);
    }

    /// What it says of a lair. What was hardly ever seen says nothing, and nothing is ruled out.
    pub fn leaning(&self) -> Leaning {
        const DOUBT: f32 = 20.0;
        let times = |at: usize| (self.seen[at] + DOUBT) / (self.expected[at] + DOUBT);
        Leaning(std::array::from_fn(|at| (times(at).clamp(0.02, 20.0) * 100.0).round() / 100.0))
    }
}

/// The cards that somebody cannot see, as shares of all of them.
#[derive(Clone, Copy, Debug)]
pub struct Hidden {
    shares: [f32; CARDS],
}

impl Hidden {
    /// These cards.
    pub fn new(cards: impl Iterator<Item = Card>) -> Hidden {
        let (mut shares, mut all) = ([0.0; CARDS], 0.0_f32);
        for card in cards {
            shares[Leaning::card(card)] += 1.0;
            all += 1.0;
        }
        shares.iter_mut().for_each(|share| *share /= all.max(1.0));
        Hidden { shares }
    }
}

/// The leanings of one mode, by lair.
#[derive(Clone, Debug, PartialEq)]
pub struct Leanings(Vec<Leaning>);

impl Leanings {
    /// What was counted in every lair.
    pub fn new(counted: impl Fn(Lair) -> Leaning) -> Leanings {
        Leanings(Lair::all().map(counted).collect())
    }

    /// The leanings that come with the game; in solitaire there is nobody to have any.
    pub(super) fn found(setup: Setup) -> Option<&'static Leanings> {
        static SHIPPED: LazyLock<Catalogue> = LazyLock::new(|| {
            include_str!("../../weights/leanings").parse().expect("a test reads the shipped leanings")
        });
        SHIPPED.of(setup)
    }

    /// For deals of a table: by lair a number for each kind of card.
    pub(super) fn by_kind(&self, table: &Table) -> Vec<Vec<f32>> {
        let kinds = table.card_list().kinds();
        let row = |leaning: &Leaning| kinds.iter().map(|kind| leaning.0[Leaning::card(kind.card)]).collect();
        self.0.iter().map(row).collect()
    }
}

/// The leanings of all modes, as a file of text has them: lines of a mode, a lair and its numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Catalogue(BTreeMap<(usize, bool), Leanings>);

impl Catalogue {
    /// Puts in those of a mode.
    pub fn put(&mut self, setup: Setup, leanings: Leanings) {
        self.0.insert((setup.players(), setup.nocturnus()), leanings);
    }

    fn of(&self, setup: Setup) -> Option<&Leanings> {
        self.0.get(&(setup.players(), setup.nocturnus()))
    }
}

fn mode((players, nocturnus): (usize, bool)) -> String {
    format!("{players}{}", if nocturnus { "-nocturnus" } else { "" })
}

impl fmt::Display for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (of, leanings) in &self.0 {
            for (lair, leaning) in Lair::all().zip(&leanings.0) {
                write!(f, "{} {lair}", mode(*of))?;
                leaning.0.iter().try_for_each(|times| write!(f, " {times}"))?;
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// A text that holds no leanings.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {expected} and {CARDS} numbers of at least 0 belong here")]
pub struct NoLeanings {
    line: usize,
    expected: String,
}

impl FromStr for Catalogue {
    type Err = NoLeanings;

    /// Reads what was written; lines that begin with `#` say how it was made.
    fn from_str(text: &str) -> Result<Catalogue, NoLeanings> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let mut catalogue = Catalogue::default();
        for of in (2..=8).flat_map(|players| [(players, false), (players, true)]) {
            let mut leanings = Vec::new();
            for lair in Lair::all() {
                let expected = format!("{} {lair}", mode(of));
                let (line, found) = lines.next().unwrap_or((text.lines().count() + 1, ""));
                let numbers = found.strip_prefix(&expected).and_then(|rest| rest.strip_prefix(' '));
                let numbers = numbers.and_then(numbers_of).ok_or(NoLeanings { line, expected })?;
                leanings.push(Leaning(numbers));
            }
            catalogue.0.insert(of, Leanings(leanings));
        }
        match lines.next() {
            None => Ok(catalogue),
            Some((line, _)) => Err(NoLeanings { line, expected: "nothing".to_owned() }),
        }
    }
}

fn numbers_of(text: &str) -> Option<[f32; CARDS]> {
    let numbers: Result<Vec<f32>, _> = text.split(' ').map(str::parse).collect();
    let numbers: [f32; CARDS] = numbers.ok()?.try_into().ok()?;
    numbers.iter().all(|number| number.is_finite() && *number >= 0.0).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use pax_rules::{CardList, Category, Place, Seat, SeatSet, Seed, Setup};

    use super::{CARDS, Catalogue, Lair, Leanings};

    const SHIPPED: &str = include_str!("../../weights/leanings");

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let shipped: Catalogue = SHIPPED.parse().expect("leanings");
        assert_eq!(shipped.to_string().parse(), Ok(shipped.clone()));
        let refused = |text: &str| text.parse::<Catalogue>().expect_err("no leanings").to_string();
        let lines = shipped.to_string();
        assert_eq!(refused(""), "line 1: 2 simple-0 and 20 numbers of at least 0 belong here");
        assert_eq!(
            refused(&lines.replacen("2 simple-1 ", "2 simple-1 -", 1)),
            refused(&lines.replacen("2 simple-1", "2 s", 1))
        );
        assert_eq!(refused(&(lines.clone() + "9 more")), "line 141: nothing and 20 numbers of at least 0 belong here");
    }

    #[test]
    fn every_mode_but_solitaire_has_leanings_and_they_say_what_players_do() {
        for setup in Setup::every_mode() {
            let Some(Leanings(rows)) = Leanings::found(setup) else {
                assert_eq!(setup.players(), 1);
                continue;
            };
            let intrigue = 2 * Category::Intrigue as usize;
            let slipped = rows[Lair::Slipped.index()].0;
            assert!(slipped[intrigue] < 0.8 && slipped[intrigue + 1] < 0.8, "who slips Intrigue under in {setup:?}?");
            assert!(rows.iter().all(|row| row.0.len() == CARDS));
        }
    }

    #[test]
    fn under_the_deck_lies_first_what_was_slipped_in_turns_and_then_the_opening() {
        let setup = Setup::new(3).expect("three can play");
        let mut game = Seed::of_series(1, 1).deal(setup, CardList::shipped());
        assert_eq!(Lair::of(&game, Place::Deck { below: 0 }, SeatSet::default()), None, "nothing is slipped under yet");
        while game.round() < 2 {
            let seat = game.awaited().iter().next().expect("someone is asked");
            let action = game.legal(seat).get(0);
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        let lair = |below| Lair::of(&game, Place::Deck { below }, SeatSet::default());
        // Three turns were had, and of 2, 3 and 4 cards all but one were slipped under before (2.4).
        let lairs: Vec<Option<Lair>> = (0..11).map(lair).collect();
        assert!(lairs[..3].iter().all(|lair| *lair == Some(Lair::Slipped)));
        assert!(lairs[3..9].iter().all(|lair| *lair == Some(Lair::Opening)));
        assert!(lairs[9..].iter().all(Option::is_none));
        let hand = |simple: SeatSet| Lair::of(&game, Place::Hand(Seat::FIRST), simple);
        assert_ne!(hand(SeatSet::default()), hand([Seat::FIRST].into_iter().collect()));
    }
}
