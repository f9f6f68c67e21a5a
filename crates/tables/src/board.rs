//! The cards on the table as one viewer may see them, made from the rules' [`View`] and nothing else: what the view does
//! not hold cannot get here.

use pax_rules::{Card, Category, Legion, Seat, SeatSet, Step, Victor, View};
use serde::{Deserialize, Serialize};

use crate::text::numeral;
use crate::wire::{OpenEnum, words};

/// How a card that may be hidden from the viewer is described: in the notation of a record, or `null`.
#[cfg(feature = "schema")]
type Face = Option<String>;

words! {
    /// A step of the rules, without what is particular to the moment.
    StepKind {
        Opening = "opening",
        Turn = "turn",
        Place = "place",
        Buy = "buy",
        Play = "play",
        Surrender = "surrender",
        Senate = "senate",
        Over = "over",
    }
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Board {
    /// Rounds begun; 0 in the opening.
    pub round: u16,
    /// `opening`, `turn`, `place`, `buy`, `play`, `surrender`, `senate` or `over`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub step: OpenEnum<StepKind>,
    /// Who has Primus.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub starter: Seat,
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub primus_conspiratus: Option<Seat>,
    /// Whose turn it is, also while others answer.
    pub turn: Option<TurnView>,
    /// The seats that are asked now.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub asked: SeatSet,
    /// Cards left in the deck.
    pub deck: usize,
    /// The cards of the deck that the viewer knows, from the top (11.2).
    pub notebook: Vec<Note>,
    pub legions: Vec<LegionView>,
    pub rome: RomeView,
    pub players: Vec<PlayerView>,
    /// The cards that the viewer was dealt, while the opening lasts.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub dealt: Vec<Card>,
    /// Cards that the active seat is drawing and has not placed.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Face>))]
    pub drawing: Vec<Option<Card>>,
    /// The places of the draw that are still free.
    pub draw: Option<DrawView>,
    /// Cards that the active seat owes Rome (7.5).
    pub owes: u8,
    /// One row per category.
    pub struggle: Vec<Struggle>,
    /// In so many categories Rome is at least as strong as every player, as far as the viewer can see (9.7).
    pub rome_holds: usize,
    /// And so many it needs to win.
    pub rome_needs: usize,
    /// In solitaire: how the viewer stands to the goal of 10.2.
    pub goal: Option<SoloGoal>,
    /// How it would end now, as far as the viewer can see; none where the tally is closed (11.4), since money counts.
    pub forecast: Option<Forecast>,
    /// An estimate of the rounds to come, this one included.
    pub rounds_left: usize,
}

/// The result if the game ended now (9.7, 9.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Forecast {
    /// `rome` or `rebels`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub victor: OpenEnum<Victor>,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub winners: SeatSet,
    /// Every seat's points, whoever would win.
    pub points: Vec<u16>,
}

/// The turn that is on: open to all (11.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnView {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    pub cards_played: usize,
    /// What the next card costs the seat whose turn it is (6.1, 6.2).
    pub next_cost: u16,
    /// What it would receive if it stopped playing now (7).
    pub income: u16,
}

/// A card that the viewer knows in the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Note {
    /// From the top, the top being 1.
    pub position: usize,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub card: Card,
}

/// A Legion and what lies below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LegionView {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    #[serde(rename = "number")]
    pub legion: Legion,
    #[serde(with = "numeral")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub numeral: Legion,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub cards: Vec<Card>,
    /// The sum of the prices.
    pub price: u16,
    /// What the viewer would pay (5.2).
    pub price_for_you: Option<u16>,
}

/// Rome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RomeView {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub cards: Vec<Card>,
    /// The three that were dealt face down.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Face>))]
    pub face_down: Vec<Option<Card>>,
    /// Who has looked at them.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub looked: SeatSet,
}

/// A player's cards and money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerView {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub display: Vec<Card>,
    /// `null` where the tally is closed to the viewer (11.4), as are the next two.
    pub aurei: Option<u16>,
    pub hand_size: Option<usize>,
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Face>>))]
    pub hand: Option<Vec<Option<Card>>>,
    /// How many more Fleet symbols 6.3 allows.
    pub room_for_fleets: u8,
    pub room_for_armies: u8,
    /// What Wealth takes off a purchase (5.2).
    pub discount: u16,
}

/// The free places of a draw (4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawView {
    /// Cards still to come up.
    pub coming: u8,
    pub hand_places: u8,
    pub legion_place: bool,
    pub under_place: bool,
}

/// One category of the struggle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Struggle {
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub category: OpenEnum<Category>,
    /// Rome's strength (9.6), face-down cards counted as far as the viewer knows them.
    pub rome: u8,
    /// Every seat's strength.
    pub seats: Vec<u8>,
    /// Whether Rome is at least as strong as every player.
    pub rome_holds: bool,
    /// Otherwise the strongest players.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub held_by: SeatSet,
}

/// The goal of a solitaire game (10.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SoloGoal {
    /// Categories to be stronger than Rome in.
    pub needs: usize,
    pub above_rome: usize,
    /// Categories with a card in the display, and how many there are: all are needed.
    pub shown: usize,
    pub categories: usize,
}

impl Board {
    /// The table of this view.
    pub fn of(view: &View) -> Board {
        let setup = view.setup();
        let struggle: Vec<Struggle> = setup.categories().iter().map(|category| weigh(view, *category)).collect();
        let known = |(place, card): (usize, Option<Card>)| Some(Note { position: place + 1, card: card? });
        Board {
            round: view.round(),
            step: StepKind::from(view.step()).into(),
            starter: view.starter(),
            primus_conspiratus: view.primus_conspiratus(),
            turn: view.turn().map(|seat| TurnView {
                seat,
                cards_played: view.cards_played(),
                next_cost: view.next_cost(),
                income: view.income(),
            }),
            asked: view.awaited(),
            deck: view.deck_len(),
            notebook: view.deck().enumerate().filter_map(known).collect(),
            legions: legions(view),
            rome: RomeView {
                cards: view.rome().collect(),
                face_down: view.rome_hidden().into_iter().collect(),
                looked: view.looked(),
            },
            players: setup.seats().map(|seat| player(view, seat)).collect(),
            dealt: view.seat().map(|seat| view.dealt(seat).flatten().collect()).unwrap_or_default(),
            drawing: view.held().collect(),
            draw: match view.step() {
                Step::Place(draw) => Some(DrawView {
                    coming: draw.coming(),
                    hand_places: draw.hand_places(),
                    legion_place: draw.legion_place(),
                    under_place: draw.under_place(),
                }),
                _ => None,
            },
            owes: match view.step() {
                Step::Surrender { owed } => owed,
                _ => 0,
            },
            rome_holds: struggle.iter().filter(|row| row.rome_holds).count(),
            rome_needs: setup.rome_needs(),
            goal: setup.solo_goal().map(|needs| SoloGoal {
                needs,
                above_rome: struggle.iter().filter(|row| !row.rome_holds).count(),
                shown: setup.categories().iter().filter(|c| view.cards_in(Seat::FIRST, **c) > 0).count(),
                categories: setup.categories().len(),
            }),
            forecast: setup.seats().all(|seat| view.shows_tally(seat)).then(|| forecast(view)),
            rounds_left: rounds_left(setup.players(), view.deck_len()),
            struggle,
        }
    }
}

fn forecast(view: &View) -> Forecast {
    let outcome = view.reckoning();
    Forecast { victor: outcome.victor.into(), winners: outcome.winners, points: outcome.points().collect() }
}

/// A turn takes two cards from the deck for good, one to the hand and one to a Legion; a new round one for the Legion that
/// Rome emptied and, going by how people play, one for every second player who bought.
fn rounds_left(players: usize, deck: usize) -> usize {
    let a_round = 2 * players + 1 + players / 2;
    deck.div_ceil(a_round)
}

impl From<Step> for StepKind {
    fn from(step: Step) -> StepKind {
        match step {
            Step::Opening => StepKind::Opening,
            Step::Turn => StepKind::Turn,
            Step::Place(_) => StepKind::Place,
            Step::Buy => StepKind::Buy,
            Step::Play => StepKind::Play,
            Step::Surrender { .. } => StepKind::Surrender,
            Step::Senate { .. } => StepKind::Senate,
            Step::Over => StepKind::Over,
        }
    }
}

fn legions(view: &View) -> Vec<LegionView> {
    let legion = |legion| LegionView {
        legion,
        numeral: legion,
        cards: view.below(legion).collect(),
        price: view.price(legion),
        price_for_you: view.seat().map(|seat| view.price_for(seat, legion)),
    };
    view.legions().map(legion).collect()
}

fn player(view: &View, seat: Seat) -> PlayerView {
    // 11.4: without an open tally, memory decides what a rival holds.
    let shown = view.shows_tally(seat);
    let room = |force| view.limit(seat).saturating_sub(view.symbols(seat, force));
    PlayerView {
        seat,
        display: view.display(seat).collect(),
        aurei: shown.then(|| view.money(seat)),
        hand_size: shown.then(|| view.hand_len(seat)),
        hand: shown.then(|| view.hand(seat).collect()),
        room_for_fleets: room(Category::Fleet),
        room_for_armies: room(Category::Army),
        discount: view.discount(seat),
    }
}

fn weigh(view: &View, category: Category) -> Struggle {
    let seats: Vec<u8> = view.setup().seats().map(|seat| view.strength(seat, category)).collect();
    let rome_holds = view.rome_holds(category);
    let most = seats.iter().copied().max().unwrap_or(0);
    let strongest = |(seat, strength): (Seat, &u8)| (!rome_holds && *strength == most).then_some(seat);
    Struggle {
        category: category.into(),
        rome: view.rome_strength(category),
        held_by: view.setup().seats().zip(&seats).filter_map(strongest).collect(),
        seats,
        rome_holds,
    }
}
