//! The numbers behind the judgement. The rules give most of what a table is worth; these say the rest: how sure
//! anything is while turns are left, and what money and abilities will still bring.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use pax_rules::{Category, Setup};
use thiserror::Error;

use super::lot::PerCategory;

/// Defines the numbers once: as fields, by their names and as a row.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What cannot be read off the rules. "Points" are those of 9.8.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub(super) $name: f32,)*
            /// By category, how much more or less than others a card in hand is there already: one that is shown can be
            /// answered.
            pub(super) patience_of: PerCategory,
        }

        impl Weights {
            const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// All numbers in a row. Each is above 0, and what they say depends on how many times larger one is.
            pub fn numbers(&self) -> Vec<f32> {
                let mut numbers = vec![$(self.$name),*];
                numbers.extend(&self.patience_of[..Category::COUNT]);
                numbers
            }

            /// The weights that have these numbers.
            ///
            /// # Panics
            /// If there are not as many as there are weights.
            pub fn from_numbers(numbers: &[f32]) -> Weights {
                let (named, by_category) = numbers.split_at(Weights::NAMES.len());
                let mut named = named.iter().copied();
                let mut patience_of = [1.0; _];
                patience_of[..Category::COUNT].copy_from_slice(by_category);
                Weights { $($name: named.next().expect("one for each name"),)* patience_of }
            }
        }
    };
}

weights! {
    /// How far a comparison with Rome can still move in one turn, in symbols; over several it grows as their root.
    drift,
    /// What Rome's face-down cards can move it while they are unknown (9.5), in symbols.
    hidden,
    /// How far a difference in points moves in one turn.
    points_drift,
    /// How far the lead in Intrigue moves in one turn (6.5), in symbols.
    intrigue_drift,
    /// How far a difference in money moves in one turn, in Aurei.
    money_drift,
    /// A card in hand against the same card in the display, when there is time to play it: it may still be cut short,
    /// and counts for nothing until then.
    patience,
    /// Cards one plays in a turn, on average: the first is free, more cost more (6.1).
    plays,
    /// Points that the first Aureus brings while there is time to spend it. A price of 2 or so buys a symbol, and a
    /// symbol is worth up to 5 points, but only one group can be bought in a turn (5.1).
    aureus,
    /// The purse, in Aurei, at which one more is worth a quarter of the first: dearer groups are rare.
    purse,
    /// Points a turn for each Aureus off the price (5.2): less than an Aureus, for one does not buy in every turn.
    discount,
    /// Points a turn for each step of Religion (4.2): a better card kept, a worse one for Rome.
    foresight,
    /// Points a turn for each step of Militia (4.3): one more card.
    levy_of_one,
    /// Points a turn for each step of Scouts (6.2): a free card.
    free_play,
    /// Points a turn lost for each step of Adversaries (7.5): a card, and Rome has it.
    tribute,
    /// Points a turn for each card in the largest category, which will pay that much (7.2).
    income,
    /// The chance that a seat still to move this round leaves a given group to Rome (9.1).
    leaves,
    /// How much better than the average card is the best of one more card to come (4.1).
    choice,
    /// What leading in points is worth even if Rome surely wins: little, but no game is thrown away for it, and no
    /// card is left unplayed for nothing.
    pride,
    /// Solitaire: what a point of means adds to every comparison with Rome, in symbols.
    solo_means,
    /// The width of a comparison in which nothing can change any more: whole numbers differ by at least a half from the
    /// line between them, and that is then all but certain.
    certain,
    /// The same for points, which are known to a point or so.
    settled,
    /// How much of an average card a card in a rival's hand is.
    rival_hand,
    /// A card in hand against one in the display where only its category counts (9.8), beside `patience`.
    shown_patience,
    /// Cards one can play at most in the turn that is under way, however rich.
    plays_now,
    /// What a victory with Rome (9.7) counts beside one without it.
    with_rome,
}

impl Weights {
    /// The numbers found for a mode.
    pub(super) fn found(setup: Setup) -> &'static Weights {
        static DUEL: LazyLock<Weights> = LazyLock::new(|| shipped(include_str!("../../weights/duel.judgement")));
        static TABLE: LazyLock<Weights> = LazyLock::new(|| shipped(include_str!("../../weights/table.judgement")));
        match setup.players() {
            1 => &Weights::TRIED,
            2 => &DUEL,
            _ => &TABLE,
        }
    }

    /// Put by hand, and tried against a few variants.
    pub const TRIED: Weights = Weights {
        drift: 0.55,
        hidden: 0.4,
        points_drift: 3.0,
        intrigue_drift: 0.8,
        money_drift: 1.5,
        patience: 0.7,
        plays: 1.4,
        aureus: 2.2,
        purse: 8.0,
        discount: 0.5,
        foresight: 0.3,
        levy_of_one: 1.0,
        free_play: 0.4,
        tribute: 0.8,
        income: 0.15,
        leaves: 0.85,
        choice: 0.3,
        pride: 0.01,
        solo_means: 0.08,
        certain: 0.15,
        settled: 0.7,
        rival_hand: 1.0,
        shown_patience: 1.0,
        plays_now: 2.5,
        with_rome: 1.0,
        patience_of: [1.0; _],
    };

    /// What each number is called, in their order.
    fn names() -> impl Iterator<Item = String> {
        let by_category = Category::ALL.iter().map(|category| format!("patience_of_{}", category.name()));
        Weights::NAMES.iter().map(|name| (*name).to_owned()).chain(by_category)
    }
}

fn shipped(text: &str) -> Weights {
    text.parse().expect("a test reads every shipped judgement")
}

/// A line for each number, as [`FromStr`] reads them.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Weights::names().zip(self.numbers()).try_for_each(|(name, number)| writeln!(f, "{name} {number}"))
    }
}

/// A text that is no judgement.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoWeights {
    #[error("line {line}: {found:?} stands where {name:?} and a number above 0 belong")]
    Line { line: usize, name: String, found: String },
    #[error("it ends before {name:?}")]
    Short { name: String },
    #[error("line {line}: nothing belongs after the last number")]
    Long { line: usize },
}

impl FromStr for Weights {
    type Err = NoWeights;

    /// Reads what was written; lines that begin with `#` say how it was made.
    fn from_str(text: &str) -> Result<Weights, NoWeights> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
        let mut numbers = Vec::new();
        for name in Weights::names() {
            let Some((line, found)) = lines.next() else { return Err(NoWeights::Short { name }) };
            let number = found.strip_prefix(&name).and_then(|rest| rest.strip_prefix(' ')?.parse::<f32>().ok());
            let Some(number) = number.filter(|number| number.is_finite() && *number > 0.0) else {
                return Err(NoWeights::Line { line, name, found: found.chars().take(60).collect() });
            };
            numbers.push(number);
        }
        match lines.next() {
            Some((line, _)) => Err(NoWeights::Long { line }),
            None => Ok(Weights::from_numbers(&numbers)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NoWeights, Weights};

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let text = Weights::TRIED.to_string();
        assert_eq!(text.parse(), Ok(Weights::TRIED));
        assert_eq!(format!("# made so\n{text}").parse(), Ok(Weights::TRIED));
        assert!(matches!((text.clone() + "more 1").parse::<Weights>(), Err(NoWeights::Long { .. })));
        assert!(matches!(
            text.replace("patience 0.7", "patience -1").parse::<Weights>(),
            Err(NoWeights::Line { line: 6, .. })
        ));
        assert!(matches!("".parse::<Weights>(), Err(NoWeights::Short { .. })));
    }

    #[test]
    fn every_shipped_judgement_is_read() {
        for players in 1..=8 {
            let setup = pax_rules::Setup::checked(players, (players == 1).then_some(1)).expect("a mode");
            assert!(Weights::found(setup).numbers().iter().all(|number| *number > 0.0));
        }
    }
}
