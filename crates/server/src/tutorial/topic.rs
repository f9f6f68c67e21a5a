//! What the tutorial teaches, in order.

/// One thing to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Keep one of the dealt cards (2.4).
    Keep,
    /// Draw (4.1).
    Draw,
    /// One card goes to the hand,
    Hand,
    /// one below a Legion,
    Below,
    /// one under the deck.
    Under,
    /// Buy what lies below a Legion (5.1).
    Buy,
    /// The first card is free (6.1).
    First,
    /// Land and Intrigue make room for Fleets and Armies; the second card costs (6.1, 6.3).
    Room,
    /// Stop and take the income (7).
    Income,
    /// Rome takes the dearest group (9.1).
    Levy,
    /// What Rome holds, and how much it needs (9.7).
    Struggle,
    /// Intrigue brings Primus Conspiratus and costs the income (6.5, 7.4).
    Intrigue,
    /// Two ways to win (9.7, 9.8).
    Victories,
    /// Look at Rome (3.2).
    Look,
    /// What one knows alone (11.2).
    Notebook,
    /// Play on, or see the end.
    Free,
    /// Who won, and why (9.7).
    Verdict,
    /// The points, line by line (9.8).
    Counting,
}

impl Topic {
    /// All of them, in the order in which they are taught.
    pub const ALL: [Topic; 18] = [
        Topic::Keep,
        Topic::Draw,
        Topic::Hand,
        Topic::Below,
        Topic::Under,
        Topic::Buy,
        Topic::First,
        Topic::Room,
        Topic::Income,
        Topic::Levy,
        Topic::Struggle,
        Topic::Intrigue,
        Topic::Victories,
        Topic::Look,
        Topic::Notebook,
        Topic::Free,
        Topic::Verdict,
        Topic::Counting,
    ];

    /// Its place among them, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The rules that it rests on.
    pub const fn rules(self) -> Option<&'static str> {
        match self {
            Topic::Keep => Some("2.4"),
            Topic::Draw | Topic::Hand | Topic::Below | Topic::Under => Some("4.1"),
            Topic::Buy => Some("5.1"),
            Topic::First => Some("6.1"),
            Topic::Room => Some("6.1, 6.3"),
            Topic::Income => Some("7.1, 7.2"),
            Topic::Levy => Some("9.1"),
            Topic::Struggle | Topic::Verdict => Some("9.7"),
            Topic::Intrigue => Some("6.5, 7.4"),
            Topic::Victories => Some("9.7, 9.8"),
            Topic::Look => Some("3.2"),
            Topic::Notebook => Some("11.2"),
            Topic::Free => None,
            Topic::Counting => Some("9.8"),
        }
    }

    /// The topic of this number.
    pub fn numbered(number: usize) -> Option<Topic> {
        Topic::ALL.get(number.checked_sub(1)?).copied()
    }
}
