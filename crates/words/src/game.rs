//! The game's own things in words: categories, cards, Legions, steps, actions.

use std::borrow::Cow;

use pax_rules::{Action, Card, Category, Legion, Step};

use crate::arg::Arg;
use crate::words::Words;

/// The key of a category, between what these keys begin and end with.
macro_rules! key_of {
    ($category:expr, $begin:literal, $end:literal) => {
        match $category {
            Category::Wealth => concat!($begin, "wealth", $end),
            Category::Fleet => concat!($begin, "fleet", $end),
            Category::Army => concat!($begin, "army", $end),
            Category::Religion => concat!($begin, "religion", $end),
            Category::Senator => concat!($begin, "senator", $end),
            Category::Land => concat!($begin, "land", $end),
            Category::Intrigue => concat!($begin, "intrigue", $end),
            Category::Militia => concat!($begin, "militia", $end),
            Category::Scout => concat!($begin, "scout", $end),
            Category::Adversary => concat!($begin, "adversary", $end),
        }
    };
}

impl Words {
    /// A category's name: "Fleet".
    pub fn category(self, category: Category) -> Cow<'static, str> {
        self.say(key_of!(category, "category-", ""))
    }

    /// A category's Latin name, the same in every language (1.2, 1.3).
    pub fn category_latin(self, category: Category) -> &'static str {
        category.latin()
    }

    /// What a card of the category does, short enough for the card.
    pub fn effect(self, category: Category) -> Cow<'static, str> {
        self.say(key_of!(category, "effect-", ""))
    }

    /// What a card of the category does, in full, with its rules.
    pub fn effect_full(self, category: Category) -> Cow<'static, str> {
        self.say(key_of!(category, "effect-", "-full"))
    }

    /// A card as one would read it out: "Army 2, price 4".
    pub fn card(self, card: Card) -> String {
        self.of_card("card", card)
    }

    /// A card without its price: "Army 2".
    pub fn card_name(self, card: Card) -> String {
        let category = self.category(card.category());
        self.tell("card-name", &[("category", category.into()), ("symbols", card.symbols().into())])
    }

    /// A card in the middle of a sentence, where its price matters: "Army 2 (price 4)".
    pub fn card_priced(self, card: Card) -> String {
        self.of_card("card-priced", card)
    }

    fn of_card(self, key: &str, card: Card) -> String {
        let category = self.category(card.category());
        let (symbols, price) = (card.symbols().into(), card.price().into());
        self.tell(key, &[("category", category.into()), ("symbols", symbols), ("price", price)])
    }

    /// "Legion II".
    pub fn legion(self, legion: Legion) -> String {
        self.tell("legion", &[("numeral", legion.numeral().into())])
    }

    /// A sum of money: "1 Aureus", "3 Aurei".
    pub fn aurei(self, sum: impl Into<Arg<'static>>) -> String {
        self.tell("aurei", &[("aurei", sum.into())])
    }

    /// "a", "a and b", "a, b and c".
    pub fn list<T: AsRef<str>>(self, things: &[T]) -> String {
        let mut text = match things {
            [] => return String::new(),
            [first, ..] => first.as_ref().to_owned(),
        };
        for (place, thing) in things.iter().enumerate().skip(1) {
            let key = if place + 1 == things.len() { "list-and" } else { "list-comma" };
            text = self.tell(key, &[("first", text.as_str().into()), ("last", thing.as_ref().into())]);
        }
        text
    }

    /// A step's name: "Buy".
    pub fn step(self, step: Step) -> Cow<'static, str> {
        self.say(match step {
            Step::Opening => "step-opening",
            Step::Turn => "step-turn",
            Step::Place(_) => "step-place",
            Step::Buy => "step-buy",
            Step::Play => "step-play",
            Step::Surrender { .. } => "step-surrender",
            Step::Senate { .. } => "step-senate",
            Step::Over => "step-over",
        })
    }

    /// What is to be done in a step, in the middle of a sentence: "buy or pass".
    pub fn due(self, step: Step) -> Cow<'static, str> {
        self.say(match step {
            Step::Opening => "due-opening",
            Step::Turn => "due-turn",
            Step::Place(_) => "due-place",
            Step::Buy => "due-buy",
            Step::Play => "due-play",
            Step::Surrender { .. } => "due-surrender",
            Step::Senate { .. } => "due-senate",
            Step::Over => "due-over",
        })
    }

    /// An action as a button says it: "Buy Legion II".
    pub fn action(self, action: Action) -> String {
        let card = |key: &str, card: Card| self.tell(key, &[("card", self.card_name(card).into())]);
        match action {
            Action::Keep { card: kept, open } if open.is_empty() => card("action-keep", kept),
            Action::Keep { card, open } => {
                let open: Vec<String> = open.iter().map(|card| self.card_name(card)).collect();
                let (card, open) = (self.card_name(card), self.list(&open));
                self.tell("action-keep-open", &[("card", card.into()), ("open", open.into())])
            }
            Action::Draw => self.say("action-draw").into_owned(),
            Action::Look => self.say("action-look").into_owned(),
            Action::Hand(drawn) => card("action-hand", drawn),
            Action::Below(legion, card) => {
                let (card, legion) = (self.card_name(card), self.legion(legion));
                self.tell("action-below", &[("card", card.into()), ("legion", legion.into())])
            }
            Action::Under(drawn) => card("action-under", drawn),
            Action::Buy(legion) => self.tell("action-buy", &[("legion", self.legion(legion).into())]),
            Action::Play(held) => card("action-play", held),
            Action::Surrender(held) => card("action-surrender", held),
            Action::Pass => self.say("action-pass").into_owned(),
        }
    }
}
