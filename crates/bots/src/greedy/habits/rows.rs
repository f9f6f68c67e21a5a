//! What habits and moods are about: every combination of what is done with a few properties of the card and of the moment has
//! a row, and a row has numbers.

use arrayvec::ArrayVec;
use pax_rules::Category;

/// What is done with a card: kept, taken, slipped under, put below a Legion, played, surrendered, answered with.
pub(super) const KINDS: usize = 7;
pub(super) const CATEGORIES: usize = Category::COUNT;
/// Steps of time, of a chance, of money, of cards in hand, and of a difference.
pub(super) const PHASES: usize = 6;
pub(super) const CHANCES: usize = 5;
pub(super) const PURSES: usize = 8;
pub(super) const HANDS: usize = 8;
pub(super) const APART: usize = 7;
/// Steps of a card's income.
pub(super) const INCOMES: usize = 6;
pub(super) const PASSES: usize = 3;
/// Steps of a card's price, and of what is left of a draw.
pub(super) const PRICES: usize = 5;
pub(super) const DRAWS: usize = 3 * 2 * 2 * 3;

/// Defines a list of rows: what they are about, and how many rows each of it needs.
macro_rules! rows {
    ($(#[$outer:meta])* $list:ident { $($(#[$doc:meta])* $name:ident: $rows:expr,)* }) => {
        $(#[$outer])*
        #[derive(Clone, Copy)]
        pub(super) enum $list {
            $($(#[$doc])* $name,)*
        }

        impl $list {
            const SIZES: &[usize] = &[$($rows),*];
            const STARTS: [usize; Self::SIZES.len()] = {
                let mut starts = [0; Self::SIZES.len()];
                let mut at = 1;
                while at < starts.len() {
                    starts[at] = starts[at - 1] + Self::SIZES[at - 1];
                    at += 1;
                }
                starts
            };
            /// How many rows there are.
            pub const COUNT: usize = Self::STARTS[Self::SIZES.len() - 1] + Self::SIZES[Self::SIZES.len() - 1];

            /// A row's place in the list; what it is about counts its rows from 0.
            #[inline(always)]
            pub fn row(self, row: usize) -> usize {
                debug_assert!(row < Self::SIZES[self as usize], "row {row} of {}", Self::SIZES[self as usize]);
                Self::STARTS[self as usize] + row
            }
        }
    };
}

rows! {
    /// What a choice is about.
    About {
        /// A card with which something is done.
        CardInTime: KINDS * CATEGORIES * PHASES,
        CardAndRome: KINDS * CATEGORIES * 3 * CHANCES,
        CardAgainstRome: KINDS * CATEGORIES * APART,
        CardAgainstRivals: KINDS * CATEGORIES * APART,
        CardAmongOthers: KINDS * CATEGORIES * 4 * 3,
        RivalsAgainstRome: KINDS * CATEGORIES * 5,
        CardAndChance: KINDS * CATEGORIES * CHANCES,
        CardAboveRome: KINDS * CATEGORIES * 3 * APART,
        CardNearRome: KINDS * CATEGORIES * APART * PHASES,
        CardNearRivals: KINDS * CATEGORIES * APART * PHASES,
        CardAndLead: KINDS * CATEGORIES * APART,
        CardPrice: KINDS * PHASES * PRICES,
        HandInTime: KINDS * PHASES * HANDS,
        PurseInTime: KINDS * PHASES * PURSES,
        /// A drawn card, by what is still to be placed and to come (4).
        Draw: 3 * DRAWS * CATEGORIES,
        /// Intrigue, by who has Primus Conspiratus (6.5).
        Marker: KINDS * 3 * APART * PHASES,
        /// A card that is played, by its price (6.1) and its income (7).
        Income: 5 * PHASES * INCOMES,
        IncomeOfCategory: CATEGORIES * INCOMES * 4,
        /// A card below a Legion, by the group it makes.
        Group: PHASES * 2 * 2 * 2 * 8,
        GroupAgainstRome: CATEGORIES * 2 * APART,
        GroupAmongOthers: CATEGORIES * 4 * 2,
        /// Not buying, playing or answering.
        PassAndPurse: PASSES * PHASES * PURSES,
        PassAndHand: PASSES * PHASES * HANDS,
        PassAndRome: PASSES * PHASES * CHANCES,
        PassAndChance: PASSES * 6 * CHANCES,
        PassAndMarker: PASSES * 3 * APART * 3 * PHASES,
        PassAndIncome: PASSES * 4 * INCOMES * PHASES,
        /// A group that is bought (5.1).
        Price: PHASES * 10 * 4,
        Change: PHASES * PURSES,
        Denied: 2 * CHANCES * PHASES,
        BoughtNearRome: CATEGORIES * APART * PHASES,
        BoughtNearRivals: CATEGORIES * APART * PHASES,
        BoughtAndRome: CATEGORIES * 3 * CHANCES,
        /// A Fleet or an Army, by the room for it and the Land or Intrigue in hand (6.3): for those without a judgement.
        Room: KINDS * 2 * 4 * 4 * PHASES,
    }
}

rows! {
    /// What a moment is about, as the moods see it.
    Scene {
        Step: 7 * PHASES,
        Purse: PHASES * PURSES,
        Hand: PHASES * HANDS,
        Rome: PHASES * CHANCES,
        Own: PHASES * CHANCES,
        RomeAndOwn: CHANCES * CHANCES,
        Race: 3 * APART * PHASES,
        Lead: APART * PHASES,
        Draw: DRAWS,
        Played: INCOMES * 4,
        Offer: 9 * PURSES,
        Choices: 6,
        NearRome: CATEGORIES * APART * PHASES,
        NearRivals: CATEGORIES * APART * 4,
        RivalsNearRome: CATEGORIES * 5 * 4,
        Rules: 4,
    }
}

rows! {
    /// What a choice is about, as the moods see it.
    Deed {
        Kind: KINDS + PASSES + 1,
        Card: KINDS * CATEGORIES * 3,
        NearRome: KINDS * CATEGORIES * APART,
        NearRivals: KINDS * CATEGORIES * APART,
        Among: KINDS * CATEGORIES * 4 * 3,
        RivalsNearRome: KINDS * CATEGORIES * 5,
        Income: 5 * INCOMES,
        Price: KINDS * PRICES,
        Group: 8 * 8,
        GroupCards: CATEGORIES * 4,
        Pass: PASSES * PURSES,
        Bought: 10 * 4,
        Change: PURSES,
        Denied: 2,
        BoughtCard: CATEGORIES * 3,
        BoughtNearRome: CATEGORIES * APART,
        BoughtNearRivals: CATEGORIES * APART,
    }
}

/// Cards of a bought group that are looked at.
pub(super) const MOST_BOUGHT: usize = 8;

/// The rows of a moment.
#[derive(Clone, Debug, Default)]
pub struct Moment(pub(super) ArrayVec<u16, 48>);

/// The rows of one choice.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    pub(super) habits: ArrayVec<u16, { 3 + 3 * MOST_BOUGHT }>,
    pub(super) deeds: ArrayVec<u16, { 4 + 3 * MOST_BOUGHT }>,
}

impl Rows {
    #[inline(always)]
    pub(super) fn push(&mut self, about: About, row: usize) {
        self.habits.push(about.row(row) as u16);
    }

    #[inline(always)]
    pub(super) fn mood(&mut self, about: Deed, row: usize) {
        self.deeds.push(about.row(row) as u16);
    }
}
