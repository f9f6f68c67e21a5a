//! Why an action is refused: the rule, what is wrong, what would be right. A refusal changes nothing.

use thiserror::Error;

use crate::action::Action;
use crate::card::{Card, Category};
use crate::seat::{Legion, Seat};
use crate::table::Step;

/// Why an action was not done. Its own words are short English for programs and logs; what people read is made by
/// `pax-words` from the same values.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("the game is over (9)")]
    Over,
    #[error("there is no seat {0} at this table: seats are counted from 0")]
    NoSuchSeat(Seat),
    #[error("seat {turn} is to act, not seat {seat} (3.1, 8.1)")]
    NotYourTurn { seat: Seat, turn: Seat },
    #[error("{} is not done now: this is the step to {} ({})", asked(*action), step.due().0, step.due().1)]
    WrongStep { action: Action, step: Step },
    #[error("you have chosen your card: wait for the others (2.4)")]
    AlreadyKept,
    #[error("{0} is not among the cards you were dealt: keep one of those (2.4)")]
    NotDealt(Card),
    #[error("lay open {wanted} of the dealt cards, not {given} (10.3)")]
    WrongOpens { given: usize, wanted: usize },
    #[error("alone against Rome you may not look at its cards: draw (10.4)")]
    SoloLook,
    #[error("{0} is not one of the cards you are drawing: place one of those (4.1)")]
    NotDrawn(Card),
    #[error("no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)")]
    NoHandPlace,
    #[error("Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)")]
    HandPlaceLast,
    #[error("this draw's card below a Legion is placed already: another goes to the hand or under the deck (4.1)")]
    NoLegionPlace,
    #[error("no further card of this draw goes under the deck: place it in the hand or below a Legion (4.1, 4.6)")]
    NoUnderPlace,
    #[error("there is no Legion {0} at this table: there are {1} (1.6)")]
    NoSuchLegion(Legion, usize),
    #[error("nothing lies below Legion {0}: choose another, or pass (5.1)")]
    NothingBelow(Legion),
    #[error("Legion {legion} costs {price} and you have {money}: choose another, or pass (5.1)")]
    CannotBuy { legion: Legion, price: u16, money: u16 },
    #[error("{0} is not in your hand: choose a card that is (6.1)")]
    NotInHand(Card),
    #[error("playing this card costs {cost} and you have {money}: pass ({rule})")]
    CannotPlay { cost: u16, money: u16, rule: &'static str },
    #[error(
        "this would make your strength in {category} {after}, and {limit} is the limit: play Land or Intrigue first (6.3)"
    )]
    TooStrong { category: Category, after: u8, limit: u8 },
    #[error("you owe Rome {0} more from your hand: choose a card to give (7.5)")]
    MustSurrender(u8),
}

impl Refusal {
    /// The numbers of the rules it rests on, as the message cites them: `"6.3"`, `"4.1, 4.6"`, or `""` for a seat
    /// that does not exist.
    pub fn rules(&self) -> &'static str {
        match self {
            Refusal::Over => "9",
            Refusal::NoSuchSeat(_) => "",
            Refusal::NotYourTurn { .. } => "3.1, 8.1",
            Refusal::WrongStep { step, .. } => step.due().1,
            Refusal::CannotPlay { rule, .. } => rule,
            Refusal::AlreadyKept | Refusal::NotDealt(_) => "2.4",
            Refusal::WrongOpens { .. } => "10.3",
            Refusal::SoloLook => "10.4",
            Refusal::NotDrawn(_) | Refusal::NoHandPlace | Refusal::NoLegionPlace => "4.1",
            Refusal::HandPlaceLast => "4.4",
            Refusal::NoUnderPlace => "4.1, 4.6",
            Refusal::NoSuchLegion(..) => "1.6",
            Refusal::NothingBelow(_) | Refusal::CannotBuy { .. } => "5.1",
            Refusal::NotInHand(_) => "6.1",
            Refusal::TooStrong { .. } => "6.3",
            Refusal::MustSurrender(_) => "7.5",
        }
    }
}

/// What the refused action was about, in words.
fn asked(action: Action) -> &'static str {
    match action {
        Action::Keep { .. } => "keeping a dealt card",
        Action::Draw => "drawing",
        Action::Look => "looking at Rome",
        Action::Hand(_) | Action::Below(..) | Action::Under(_) => "placing a drawn card",
        Action::Buy(_) => "buying",
        Action::Play(_) => "playing a card",
        Action::Surrender(_) => "giving a card to Rome",
        Action::Pass => "passing",
    }
}
