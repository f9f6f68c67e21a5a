//! Why the rules say no, as a help: what is wrong, what would be right, and the rule.

use pax_rules::{Action, Refusal};

use crate::words::Words;

impl Words {
    /// A refusal with the rules it rests on: "The game is over (9)."
    pub fn refusal(self, refusal: &Refusal) -> String {
        match refusal.rules() {
            "" => self.refusal_sentence(refusal),
            rules => format!("{} ({rules}).", self.reason(refusal)),
        }
    }

    /// A refusal without the rules, for pages that make links of [`Refusal::rules`]: "The game is over."
    pub fn refusal_sentence(self, refusal: &Refusal) -> String {
        format!("{}.", self.reason(refusal))
    }

    fn reason(self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::Over => self.say("refusal-over").into_owned(),
            Refusal::NoSuchSeat(_) => self.say("refusal-no-such-seat").into_owned(),
            Refusal::NotYourTurn { .. } => self.say("refusal-not-your-turn").into_owned(),
            Refusal::WrongStep { action, step } => {
                let asked = self.say(asked(*action));
                self.tell("refusal-wrong-step", &[("asked", asked.into()), ("due", self.due(*step).into())])
            }
            Refusal::AlreadyKept => self.say("refusal-already-kept").into_owned(),
            Refusal::NotDealt(card) => self.tell("refusal-not-dealt", &[("card", self.card_name(*card).into())]),
            Refusal::WrongOpens { given, wanted } => {
                self.tell("refusal-wrong-opens", &[("given", (*given).into()), ("wanted", (*wanted).into())])
            }
            Refusal::SoloLook => self.say("refusal-solo-look").into_owned(),
            Refusal::NotDrawn(card) => self.tell("refusal-not-drawn", &[("card", self.card_name(*card).into())]),
            Refusal::NoHandPlace => self.say("refusal-no-hand-place").into_owned(),
            Refusal::HandPlaceLast => self.say("refusal-hand-place-last").into_owned(),
            Refusal::NoLegionPlace => self.say("refusal-no-legion-place").into_owned(),
            Refusal::NoUnderPlace => self.say("refusal-no-under-place").into_owned(),
            Refusal::NoSuchLegion(legion, count) => {
                let legion = self.legion(*legion);
                self.tell("refusal-no-such-legion", &[("legion", legion.into()), ("count", (*count).into())])
            }
            Refusal::NothingBelow(legion) => {
                self.tell("refusal-nothing-below", &[("legion", self.legion(*legion).into())])
            }
            Refusal::CannotBuy { legion, price, money } => self.tell(
                "refusal-cannot-buy",
                &[
                    ("legion", self.legion(*legion).into()),
                    ("price", self.aurei(*price).into()),
                    ("money", self.aurei(*money).into()),
                ],
            ),
            Refusal::NotInHand(card) => self.tell("refusal-not-in-hand", &[("card", self.card_name(*card).into())]),
            Refusal::CannotPlay { cost, money, .. } => self.tell(
                "refusal-cannot-play",
                &[("cost", self.aurei(*cost).into()), ("money", self.aurei(*money).into())],
            ),
            Refusal::TooStrong { category, after, limit } => self.tell(
                "refusal-too-strong",
                &[
                    // Only Fleets and Armies have a limit (6.3); the texts choose their verb by this.
                    ("category", category.name().into()),
                    ("after", (*after).into()),
                    ("limit", (*limit).into()),
                ],
            ),
            Refusal::MustSurrender(owed) => self.tell("refusal-must-surrender", &[("owed", (*owed).into())]),
        }
    }
}

/// What the refused action was about.
fn asked(action: Action) -> &'static str {
    match action {
        Action::Keep { .. } => "asked-keep",
        Action::Draw => "asked-draw",
        Action::Look => "asked-look",
        Action::Hand(_) | Action::Below(..) | Action::Under(_) => "asked-place",
        Action::Buy(_) => "asked-buy",
        Action::Play(_) => "asked-play",
        Action::Surrender(_) => "asked-surrender",
        Action::Pass => "asked-pass",
    }
}
