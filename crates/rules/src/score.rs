//! Strength, the final comparison with Rome, points and who wins (9.6 to 9.8, 10.2).

use arrayvec::ArrayVec;

use crate::card::Category;
use crate::seat::{Seat, SeatSet};
use crate::table::{ByCategory, Table};

/// Who prevails at the end (9.7, 9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victor {
    Rome,
    Rebels,
}

/// One player's points, line by line (9.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    /// Categories with a card in the display: 2 points each.
    pub shown: u8,
    /// Categories stronger than Rome: 3 points each.
    pub above_rome: u8,
    /// Fleets, bonuses included: 1 point each.
    pub fleets: u8,
    /// Armies, bonuses included: 1 point each.
    pub armies: u8,
    /// Primus Conspiratus: 1 point.
    pub conspirator: bool,
    /// Most money, each card in hand counting 1 Aureus: 4 points.
    pub richest: bool,
}

impl Score {
    /// The sum.
    pub fn points(self) -> u16 {
        2 * u16::from(self.shown)
            + 3 * u16::from(self.above_rome)
            + u16::from(self.fleets)
            + u16::from(self.armies)
            + u16::from(self.conspirator)
            + 4 * u16::from(self.richest)
    }
}

/// How a game ends, or would end if it ended now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub victor: Victor,
    /// Who wins the game: one, several who share it, or nobody.
    pub winners: SeatSet,
    /// Every seat's score, whoever won.
    pub scores: ArrayVec<Score, { Seat::MAX }>,
    /// Categories in which Rome is at least as strong as every player (9.7).
    pub rome_holds: usize,
}

impl Outcome {
    /// What a seat has of the victory: all, its part where several share it (9.8), or nothing.
    pub fn share_of(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }

    /// Every seat's points.
    pub fn points(&self) -> impl Iterator<Item = u16> {
        self.scores.iter().map(|score| score.points())
    }
}

impl Table {
    /// A player's strength in a category for the final comparison: symbols and bonus (9.6).
    pub fn strength(&self, seat: Seat, category: Category) -> u8 {
        with_bonus(&self.player(seat).symbols, category)
    }

    /// Rome's strength in a category for the final comparison, face-down cards counted as far as they are known here.
    pub fn rome_strength(&self, category: Category) -> u8 {
        with_bonus(&self.rome_counted(), category)
    }

    /// Whether Rome is at least as strong as every single player in a category (9.7).
    pub fn rome_holds(&self, category: Category) -> bool {
        let rome = self.rome_strength(category);
        self.setup.seats().all(|seat| rome >= self.strength(seat, category))
    }

    /// Money as the points count it: each card in hand is 1 Aureus (9.8).
    pub fn wealth(&self, seat: Seat) -> u16 {
        self.money(seat) + u16::from(self.player(seat).hand.len)
    }

    /// The result if the game ended now, by what this table knows of Rome's face-down cards. For a game that is over
    /// it is the result.
    pub fn reckoning(&self) -> Outcome {
        let rome = self.rome_counted();
        let categories = self.setup.categories();
        let mut rome_holds = categories.len();
        for &category in categories {
            let rome = with_bonus(&rome, category);
            if self.setup.seats().any(|seat| self.strength(seat, category) > rome) {
                rome_holds -= 1;
            }
        }
        let most = self.setup.seats().map(|seat| self.wealth(seat)).max().unwrap_or(0);
        let scores = self.setup.seats().map(|seat| self.score(seat, &rome, most)).collect();
        let (victor, winners) = self.verdict(&scores, rome_holds);
        Outcome { victor, winners, scores, rome_holds }
    }

    fn score(&self, seat: Seat, rome: &ByCategory, most_money: u16) -> Score {
        let categories = self.setup.categories();
        let above = |&&c: &&Category| self.strength(seat, c) > with_bonus(rome, c);
        Score {
            shown: categories.iter().filter(|&&c| self.cards_in(seat, c) > 0).count() as u8,
            above_rome: categories.iter().filter(above).count() as u8,
            fleets: self.strength(seat, Category::Fleet),
            armies: self.strength(seat, Category::Army),
            conspirator: self.conspirator == Some(seat),
            richest: self.wealth(seat) == most_money,
        }
    }

    fn verdict(&self, scores: &ArrayVec<Score, { Seat::MAX }>, rome_holds: usize) -> (Victor, SeatSet) {
        if let Some(goal) = self.setup.solo_goal() {
            // 10.2
            let all_shown = usize::from(scores[0].shown) == self.setup.categories().len();
            return if all_shown && usize::from(scores[0].above_rome) >= goal {
                (Victor::Rebels, [Seat::FIRST].into_iter().collect())
            } else {
                (Victor::Rome, SeatSet::NONE)
            };
        }
        if rome_holds >= self.setup.rome_needs() {
            return (Victor::Rome, self.conspirator.into_iter().collect()); // 9.7
        }
        let best = scores.iter().map(|score| score.points()).max().unwrap_or(0);
        let winners = self.setup.seats().filter(|seat| scores[seat.index()].points() == best);
        (Victor::Rebels, winners.collect()) // 9.8
    }

    /// Rome's printed symbols, face-down cards included as far as they are known here (9.5).
    fn rome_counted(&self) -> ByCategory {
        let mut symbols = self.rome_symbols;
        for card in self.rome_hidden().into_iter().flatten() {
            symbols[card.category() as usize] += card.symbols();
        }
        symbols
    }
}

/// 9.6: three printed Fleets make an Army, three printed Armies a Fleet; a bonus makes no further bonus.
fn with_bonus(symbols: &ByCategory, category: Category) -> u8 {
    let printed = |category: Category| symbols[category as usize];
    printed(category)
        + match category {
            Category::Fleet => printed(Category::Army) / 3,
            Category::Army => printed(Category::Fleet) / 3,
            Category::Wealth
            | Category::Religion
            | Category::Senator
            | Category::Land
            | Category::Intrigue
            | Category::Militia
            | Category::Scout
            | Category::Adversary => 0,
        }
}
