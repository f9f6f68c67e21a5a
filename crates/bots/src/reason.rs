//! Why an action may be good, read off the table before and after it. The words are the business of whoever shows it:
//! [`Reason::key`] names the text, [`Reason::numbers`] what goes into it.

use pax_rules::{Action, Card, Category, Legion, Seat, Step, View};

/// The most telling thing about an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Drawing brings so many cards (4.1, 4.3).
    Draws { cards: u8 },
    /// Nothing is left to draw: so many Aurei come instead (4.6).
    DrawsAurei { aurei: u16 },
    /// To know Rome's face-down cards (3.2).
    SeesRome { aurei: u16 },
    /// The seat becomes stronger than Rome in this category (9.8).
    TakesCategoryFromRome { category: Category, mine: u8, rome: u8 },
    /// The first card of a category (9.8).
    OpensCategory { category: Category, shown: u8 },
    /// Primus Conspiratus comes to the seat (6.5), which wins if Rome prevails (9.7).
    TakesConspiracy { intrigue: u8 },
    /// Room for Fleets and Armies that wait in the hand (6.3).
    MakesRoom { limit: u8 },
    /// A category becomes large enough for an ability: discount, foresight, more cards, free cards (4.2, 4.3, 5.2, 6.2).
    GainsAbility { category: Category, symbols: u8 },
    /// The income of this turn rises (7.2).
    RaisesIncome { from: u16, to: u16 },
    /// More symbols where the seat already stands.
    Strengthens { category: Category, mine: u8, rome: u8 },
    /// Rome would have taken this group (9.1).
    DeniesRome { legion: Legion, price: u16 },
    /// A group at little cost.
    BuysCheaply { legion: Legion, cards: u8, price: u16 },
    /// The card waits where the seat can buy it in this turn (5.1).
    WaitsForMe { legion: Legion, price: u16 },
    /// A group becomes the dearest, and Rome will take it rather than another (9.1).
    FeedsRome { legion: Legion, category: Category },
    /// The card does little good below this Legion to anybody.
    DoesLittleHarm { legion: Legion },
    /// Nobody gets this card soon (2.6).
    Buries { category: Category },
    /// The card is kept for a later turn.
    KeepsForLater { category: Category },
    /// Money in hand is worth more than what it would buy.
    SavesMoney { aurei: u16 },
    /// Income instead of more cards (7).
    TakesIncome { aurei: u16 },
    /// With Primus Conspiratus in hand, what helps Rome helps the seat (9.7).
    ServesRome { categories: u8, needed: u8 },
    /// Of what must be given to Rome this hurts least (7.5).
    LosesLeast { category: Category },
}

/// What a text about a reason is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    Count(u16),
    Category(Category),
    Legion(Legion),
}

impl Reason {
    /// One of each kind, so that a test can walk the catalogue of texts.
    pub const EVERY: [Reason; 21] = {
        let (category, legion) = (Category::Land, Legion::new(1).expect("there is a first Legion"));
        [
            Reason::Draws { cards: 3 },
            Reason::DrawsAurei { aurei: 2 },
            Reason::SeesRome { aurei: 2 },
            Reason::TakesCategoryFromRome { category, mine: 3, rome: 2 },
            Reason::OpensCategory { category, shown: 4 },
            Reason::TakesConspiracy { intrigue: 2 },
            Reason::MakesRoom { limit: 2 },
            Reason::GainsAbility { category, symbols: 3 },
            Reason::RaisesIncome { from: 1, to: 2 },
            Reason::Strengthens { category, mine: 3, rome: 2 },
            Reason::DeniesRome { legion, price: 5 },
            Reason::BuysCheaply { legion, cards: 2, price: 3 },
            Reason::WaitsForMe { legion, price: 3 },
            Reason::FeedsRome { legion, category },
            Reason::DoesLittleHarm { legion },
            Reason::Buries { category },
            Reason::KeepsForLater { category },
            Reason::SavesMoney { aurei: 5 },
            Reason::TakesIncome { aurei: 2 },
            Reason::ServesRome { categories: 4, needed: 4 },
            Reason::LosesLeast { category },
        ]
    };

    /// The name of the text, for catalogues of messages: `reason-opens-category`.
    pub const fn key(self) -> &'static str {
        match self {
            Reason::Draws { .. } => "reason-draws",
            Reason::DrawsAurei { .. } => "reason-draws-aurei",
            Reason::SeesRome { .. } => "reason-sees-rome",
            Reason::TakesCategoryFromRome { .. } => "reason-takes-category-from-rome",
            Reason::OpensCategory { .. } => "reason-opens-category",
            Reason::TakesConspiracy { .. } => "reason-takes-conspiracy",
            Reason::MakesRoom { .. } => "reason-makes-room",
            Reason::GainsAbility { .. } => "reason-gains-ability",
            Reason::RaisesIncome { .. } => "reason-raises-income",
            Reason::Strengthens { .. } => "reason-strengthens",
            Reason::DeniesRome { .. } => "reason-denies-rome",
            Reason::BuysCheaply { .. } => "reason-buys-cheaply",
            Reason::WaitsForMe { .. } => "reason-waits-for-me",
            Reason::FeedsRome { .. } => "reason-feeds-rome",
            Reason::DoesLittleHarm { .. } => "reason-does-little-harm",
            Reason::Buries { .. } => "reason-buries",
            Reason::KeepsForLater { .. } => "reason-keeps-for-later",
            Reason::SavesMoney { .. } => "reason-saves-money",
            Reason::TakesIncome { .. } => "reason-takes-income",
            Reason::ServesRome { .. } => "reason-serves-rome",
            Reason::LosesLeast { .. } => "reason-loses-least",
        }
    }

    /// What the text is filled with, by name.
    pub fn numbers(self) -> Vec<(&'static str, Number)> {
        use Number::{Category as Cat, Count, Legion as Leg};
        let count = |number: u8| Count(u16::from(number));
        match self {
            Reason::Draws { cards } => vec![("cards", count(cards))],
            Reason::DrawsAurei { aurei }
            | Reason::SeesRome { aurei }
            | Reason::SavesMoney { aurei }
            | Reason::TakesIncome { aurei } => vec![("aurei", Count(aurei))],
            Reason::TakesCategoryFromRome { category, mine, rome } | Reason::Strengthens { category, mine, rome } => {
                vec![("category", Cat(category)), ("mine", count(mine)), ("rome", count(rome))]
            }
            Reason::OpensCategory { category, shown } => vec![("category", Cat(category)), ("shown", count(shown))],
            Reason::TakesConspiracy { intrigue } => vec![("intrigue", count(intrigue))],
            Reason::MakesRoom { limit } => vec![("limit", count(limit))],
            Reason::GainsAbility { category, symbols } => {
                vec![("category", Cat(category)), ("symbols", count(symbols))]
            }
            Reason::RaisesIncome { from, to } => vec![("from", Count(from)), ("to", Count(to))],
            Reason::DeniesRome { legion, price } | Reason::WaitsForMe { legion, price } => {
                vec![("legion", Leg(legion)), ("price", Count(price))]
            }
            Reason::BuysCheaply { legion, cards, price } => {
                vec![("legion", Leg(legion)), ("cards", count(cards)), ("price", Count(price))]
            }
            Reason::FeedsRome { legion, category } => vec![("legion", Leg(legion)), ("category", Cat(category))],
            Reason::DoesLittleHarm { legion } => vec![("legion", Leg(legion))],
            Reason::Buries { category } | Reason::KeepsForLater { category } | Reason::LosesLeast { category } => {
                vec![("category", Cat(category))]
            }
            Reason::ServesRome { categories, needed } => {
                vec![("categories", count(categories)), ("needed", count(needed))]
            }
        }
    }

    /// What speaks for a legal action of this view's seat.
    ///
    /// # Panics
    /// For a viewer without a seat.
    pub fn of(view: &View, action: Action) -> Reason {
        let seat = view.seat().expect("only a seat is asked to choose");
        let side = Side { view, seat };
        match action {
            Action::Draw => side.draw(),
            Action::Look => Reason::SeesRome { aurei: 2 },
            Action::Keep { card, open } => side.gain(open.iter().next().unwrap_or(card)),
            Action::Hand(card) => side.gain(card),
            Action::Under(card) => side.serves_rome().unwrap_or(Reason::Buries { category: card.category() }),
            Action::Below(legion, card) => side.below(legion, card),
            Action::Buy(legion) => side.buy(legion),
            Action::Play(card) => side.play(card),
            Action::Surrender(card) => Reason::LosesLeast { category: card.category() },
            Action::Pass => side.pass(),
        }
    }
}

/// The table from one seat.
struct Side<'a> {
    view: &'a View,
    seat: Seat,
}

impl Side<'_> {
    fn draw(&self) -> Reason {
        let full = 3 + self.view.symbols(self.seat, Category::Militia) / 4; // 4.1, 4.3
        match self.view.deck_len() {
            0 => Reason::DrawsAurei { aurei: 2 }, // 4.6
            left => Reason::Draws { cards: full.min(left.min(255) as u8) },
        }
    }

    /// What a card will do once it is played; at last, that it is there.
    fn gain(&self, card: Card) -> Reason {
        self.effect(card).unwrap_or(Reason::KeepsForLater { category: card.category() })
    }

    fn play(&self, card: Card) -> Reason {
        let category = card.category();
        let (mine, rome) = (self.after(card), self.view.rome_strength(category));
        self.effect(card).unwrap_or_else(|| self.income(card).unwrap_or(Reason::Strengthens { category, mine, rome }))
    }

    /// The seat's strength in the card's category with the card.
    fn after(&self, card: Card) -> u8 {
        self.view.strength(self.seat, card.category()) + card.symbols()
    }

    /// What changes with this card in the display.
    fn effect(&self, card: Card) -> Option<Reason> {
        let category = card.category();
        let (before, after) = (self.view.strength(self.seat, category), self.after(card));
        let rome = self.view.rome_strength(category);
        if category == Category::Intrigue && self.takes_conspiracy(after) {
            return Some(Reason::TakesConspiracy { intrigue: after });
        }
        if before <= rome && after > rome {
            return Some(Reason::TakesCategoryFromRome { category, mine: after, rome });
        }
        if self.view.cards_in(self.seat, category) == 0 {
            let shown = self.view.setup().categories().iter().filter(|c| self.view.cards_in(self.seat, **c) > 0);
            return Some(Reason::OpensCategory { category, shown: shown.count() as u8 + 1 });
        }
        self.makes_room(card).or_else(|| self.ability(card))
    }

    /// 6.5
    fn takes_conspiracy(&self, intrigue: u8) -> bool {
        match self.view.primus_conspiratus() {
            None => true,
            Some(holder) => holder != self.seat && intrigue > self.view.symbols(holder, Category::Intrigue),
        }
    }

    /// 6.3: only if a Fleet or an Army waits for it.
    fn makes_room(&self, card: Card) -> Option<Reason> {
        if !matches!(card.category(), Category::Land | Category::Intrigue) {
            return None;
        }
        let limit = self.view.symbols(self.seat, card.category()) + card.symbols();
        let waits = |other: &Card| {
            let force = matches!(other.category(), Category::Fleet | Category::Army);
            force && self.view.symbols(self.seat, other.category()) + other.symbols() > self.view.limit(self.seat)
        };
        let needed = limit > self.view.limit(self.seat) && self.view.hand(self.seat).flatten().any(|c| waits(&c));
        needed.then_some(Reason::MakesRoom { limit })
    }

    fn ability(&self, card: Card) -> Option<Reason> {
        let step = match card.category() {
            Category::Wealth | Category::Religion => 3,
            Category::Militia | Category::Scout => 4,
            Category::Fleet
            | Category::Army
            | Category::Senator
            | Category::Land
            | Category::Intrigue
            | Category::Adversary => return None,
        };
        let before = self.view.symbols(self.seat, card.category());
        let after = before + card.symbols();
        (after / step > before / step).then_some(Reason::GainsAbility { category: card.category(), symbols: after })
    }

    /// 7.2, 7.3
    fn income(&self, card: Card) -> Option<Reason> {
        let in_turn = self.view.step() == Step::Play;
        if !in_turn || matches!(card.category(), Category::Intrigue) {
            return None;
        }
        let from = self.view.income();
        let senator = u16::from(card.category() == Category::Senator);
        let to = u16::from(self.view.cards_in(self.seat, card.category())) + 1 + senator;
        (to > from).then_some(Reason::RaisesIncome { from, to })
    }

    fn buy(&self, legion: Legion) -> Reason {
        let best = self.view.below(legion).filter_map(|card| self.effect(card)).next();
        if let Some(reason @ (Reason::TakesConspiracy { .. } | Reason::TakesCategoryFromRome { .. })) = best {
            return reason;
        }
        let price = self.view.price(legion);
        let cards = self.view.below(legion).count();
        if cards > 1 && self.dearest() == Some(legion) {
            return Reason::DeniesRome { legion, price };
        }
        best.unwrap_or(Reason::BuysCheaply {
            legion,
            cards: cards.min(255) as u8,
            price: self.view.price_for(self.seat, legion),
        })
    }

    fn below(&self, legion: Legion, card: Card) -> Reason {
        let price = self.view.price(legion) + u16::from(card.price());
        let pays = price.saturating_sub(self.view.discount(self.seat));
        if self.effect(card).is_some() && pays <= self.view.money(self.seat) {
            return Reason::WaitsForMe { legion, price: pays };
        }
        let dearer = |other: Legion| {
            let theirs = self.view.price(other);
            theirs > price || theirs == price && other < legion
        };
        let dearest = self.view.legions().filter(|other| *other != legion).all(|other| !dearer(other));
        if dearest {
            return self.serves_rome().unwrap_or(Reason::FeedsRome { legion, category: card.category() });
        }
        Reason::DoesLittleHarm { legion }
    }

    /// The group Rome would take now (9.1).
    fn dearest(&self) -> Option<Legion> {
        let laden = self.view.legions().filter(|legion| self.view.below(*legion).next().is_some());
        laden.max_by_key(|legion| (self.view.price(*legion), usize::MAX - legion.index()))
    }

    fn pass(&self) -> Reason {
        if let Some(reason) = self.serves_rome() {
            return reason;
        }
        match self.view.step() {
            Step::Play => Reason::TakesIncome { aurei: self.view.income() },
            Step::Opening
            | Step::Turn
            | Step::Place(_)
            | Step::Buy
            | Step::Surrender { .. }
            | Step::Senate { .. }
            | Step::Over => Reason::SavesMoney { aurei: self.view.money(self.seat) },
        }
    }

    /// 9.7: Rome is winning, and the seat would win with it.
    fn serves_rome(&self) -> Option<Reason> {
        let setup = self.view.setup();
        let mine = self.view.primus_conspiratus() == Some(self.seat) && setup.solo_level().is_none();
        let held = setup.categories().iter().filter(|category| self.view.rome_holds(**category)).count();
        let wins = mine && held >= setup.rome_needs();
        wins.then_some(Reason::ServesRome { categories: held as u8, needed: setup.rome_needs() as u8 })
    }
}
