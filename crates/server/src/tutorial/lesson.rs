//! The lesson for this moment: what to do, with which cards, and where to look. A lesson that names an action names one
//! that is legal now.

use pax_rules::{Action, Card, Category, Legion, Opened, Victor};
use pax_tables::{LegionView, OpenEnum, Origin, Phase, StepKind, TableView};
use pax_words::{Arg, Words};

use super::learner::Learner;
use super::read::Read;
use super::topic::Topic;

/// What the learner is told now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is about; nothing new where it only accompanies the game.
    pub topic: Option<Topic>,
    /// Its text.
    pub key: &'static str,
    /// What the text speaks of.
    pub terms: Vec<(&'static str, Term)>,
    /// What the learner is asked to do.
    pub does: Option<Action>,
    /// The things on the table that it points at, by the names that the style knows.
    pub points: Vec<String>,
    /// Where on the page they are, if they may be out of sight.
    pub place: Option<&'static str>,
    /// The rules that it rests on.
    pub rules: Option<&'static str>,
    /// Whether it is over once it is read, rather than once something is done.
    pub is_read: bool,
    /// Whether the learner may have the game finished for them.
    pub may_finish: bool,
}

/// Something that a text speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    Card(Card),
    Cards(Vec<Card>),
    Legion(Legion),
    Name(String),
    Number(u16),
}

/// What a learner is told at this point; nothing where nobody learns.
pub fn lesson(view: &TableView, read: Read) -> Option<Lesson> {
    if view.origin != Origin::Tutorial {
        return None;
    }
    if view.phase == Phase::Finished {
        return at_the_end(view, read);
    }
    let learner = Learner::at(view)?;
    let open = Topic::ALL.into_iter().filter(|topic| !read.has(*topic) && !learner.knows(*topic));
    let taught = open.filter_map(|topic| teach(&learner, topic)).next();
    Some(taught.unwrap_or_else(|| accompany(&learner, read)))
}

/// Which topics are done with, in order.
pub fn progress(view: &TableView, read: Read) -> [bool; Topic::ALL.len()] {
    let learner = Learner::at(view);
    Topic::ALL.map(|topic| {
        let played = view.phase == Phase::Finished && !matches!(topic, Topic::Verdict | Topic::Counting);
        played || read.has(topic) || learner.as_ref().is_some_and(|learner| learner.knows(topic))
    })
}

impl Lesson {
    fn new(topic: Topic, key: &'static str) -> Lesson {
        Lesson { topic: Some(topic), rules: topic.rules(), ..Lesson::beside(key) }
    }

    fn beside(key: &'static str) -> Lesson {
        Lesson {
            topic: None,
            key,
            terms: Vec::new(),
            does: None,
            points: Vec::new(),
            place: None,
            rules: None,
            is_read: false,
            may_finish: false,
        }
    }

    /// What it says.
    pub fn text(&self, w: Words) -> String {
        let terms: Vec<(&str, Arg<'_>)> = self.terms.iter().map(|(name, term)| (*name, term.words(w))).collect();
        w.tell(self.key, &terms)
    }

    fn term(mut self, name: &'static str, term: Term) -> Lesson {
        self.terms.push((name, term));
        self
    }

    /// Asks for this action and points at what does it.
    fn does(mut self, action: Action) -> Lesson {
        self.does = Some(action);
        self.points.extend(button(action));
        self
    }

    fn points(mut self, at: &str) -> Lesson {
        self.points.push(at.to_owned());
        self
    }

    fn for_reading(self) -> Lesson {
        Lesson { is_read: true, ..self }
    }
}

impl Term {
    fn words(&self, w: Words) -> Arg<'_> {
        match self {
            Term::Card(card) => w.card_name(*card).into(),
            Term::Cards(cards) => w.list(&cards.iter().map(|card| w.card_name(*card)).collect::<Vec<_>>()).into(),
            Term::Legion(legion) => w.legion(*legion).into(),
            Term::Name(name) => name.into(),
            Term::Number(number) => (*number).into(),
        }
    }
}

/// What the style calls the button of an action.
fn button(action: Action) -> Option<String> {
    match action {
        Action::Keep { card, .. } => Some(format!("keep-{}{}", card.category().letter(), card.symbols())),
        Action::Play(card) => Some(format!("play-{}{}", card.category().letter(), card.symbols())),
        Action::Below(legion, _) => Some(format!("below-{}", legion.number())),
        Action::Buy(legion) => Some(format!("buy-{}", legion.number())),
        Action::Hand(_) => Some("hand".to_owned()),
        Action::Under(_) => Some("under".to_owned()),
        Action::Draw => Some("draw".to_owned()),
        Action::Look => Some("look".to_owned()),
        Action::Pass => Some("pass".to_owned()),
        // Nobody is asked for a tribute in the base game (7.5).
        Action::Surrender(_) => None,
    }
}

/// The lesson on this topic, if its moment has come.
fn teach(learner: &Learner<'_>, topic: Topic) -> Option<Lesson> {
    let turns = learner.turns();
    match topic {
        Topic::Keep => learner.is_at(StepKind::Opening).then(|| keep(learner)),
        Topic::Draw => {
            (turns == 0 && learner.may(Action::Draw)).then(|| Lesson::new(topic, "tutorial-draw").does(Action::Draw))
        }
        Topic::Hand | Topic::Below | Topic::Under => {
            if turns == 0 {
                place(learner, topic)
            } else {
                None
            }
        }
        Topic::Buy => (turns == 0 && learner.is_at(StepKind::Buy)).then(|| buy(learner)),
        Topic::First => (turns == 0 && learner.is_at(StepKind::Play)).then(|| first(learner)),
        Topic::Room => {
            if learner.is_at(StepKind::Play) {
                room(learner)
            } else {
                None
            }
        }
        Topic::Income => (turns == 0 && learner.is_at(StepKind::Play)).then(|| income(learner)),
        Topic::Levy => {
            let taken = learner.board.rome.cards.clone();
            let ripe = learner.is_asked() && learner.board.round > 1 && !taken.is_empty();
            ripe.then(|| {
                Lesson::new(topic, "tutorial-levy").term("cards", Term::Cards(taken)).points("rome").for_reading()
            })
        }
        Topic::Struggle => (learner.is_asked() && learner.board.round > 1).then(|| struggle(learner)),
        Topic::Intrigue => {
            if turns > 0 && learner.is_at(StepKind::Play) {
                intrigue(learner)
            } else {
                None
            }
        }
        Topic::Victories => {
            let plotted = turns > 1 || learner.board.round > 1 && learner.knows(Topic::Intrigue);
            (learner.is_asked() && plotted).then(|| victories(learner))
        }
        Topic::Look => {
            (turns > 1 && learner.may(Action::Look)).then(|| Lesson::new(topic, "tutorial-look").does(Action::Look))
        }
        Topic::Notebook => {
            let looked = learner.knows(Topic::Look);
            let something = looked || !learner.board.notebook.is_empty();
            let key = if looked { "tutorial-notebook" } else { "tutorial-notebook-deck" };
            let ripe = learner.is_asked() && something && (looked || turns > 2);
            ripe.then(|| Lesson { place: Some("notebook"), ..Lesson::new(topic, key).points("notebook").for_reading() })
        }
        Topic::Free => (learner.is_asked() && turns > 2)
            .then(|| Lesson { may_finish: true, ..Lesson::new(topic, "tutorial-free").points("hint").for_reading() }),
        Topic::Verdict | Topic::Counting => None,
    }
}

fn keep(learner: &Learner<'_>) -> Lesson {
    let land = learner.board.dealt.iter().copied().find(|card| card.category() == Category::Land);
    let keeping = land.map(|card| (card, Action::Keep { card, open: Opened::NONE }));
    match keeping.filter(|(_, action)| learner.may(*action)) {
        Some((card, action)) => Lesson::new(Topic::Keep, "tutorial-keep").term("card", Term::Card(card)).does(action),
        None => Lesson::new(Topic::Keep, "tutorial-keep-any").points("keep"),
    }
}

/// The place that the topic is about, for the card that was drawn.
fn place(learner: &Learner<'_>, topic: Topic) -> Option<Lesson> {
    let card = learner.drawn().filter(|_| learner.is_at(StepKind::Place))?;
    let lesson = |key| Lesson::new(topic, key).term("card", Term::Card(card));
    let (lesson, action) = if topic == Topic::Below {
        let legion = best_with(learner, card)?;
        (lesson("tutorial-below").term("legion", Term::Legion(legion)), Action::Below(legion, card))
    } else if topic == Topic::Hand {
        (lesson("tutorial-hand"), Action::Hand(card))
    } else {
        (lesson("tutorial-under"), Action::Under(card))
    };
    learner.may(action).then(|| lesson.does(action))
}

/// The Legion where a card does the learner most good: in a group that they can then buy and still play on.
fn best_with(learner: &Learner<'_>, card: Card) -> Option<Legion> {
    let spare = learner.money().saturating_sub(1);
    let worth = |group: &LegionView| {
        let affordable = learner.price(group) + u16::from(card.price()) <= spare;
        (affordable, plot(&group.cards), std::cmp::Reverse(learner.price(group)))
    };
    learner.board.legions.iter().max_by_key(|group| worth(group)).map(|group| group.legion)
}

/// Intrigue symbols among these cards.
fn plot(cards: &[Card]) -> u8 {
    cards.iter().filter(|card| card.category() == Category::Intrigue).map(|card| card.symbols()).sum()
}

fn buy(learner: &Learner<'_>) -> Lesson {
    let for_sale = learner.board.legions.iter().filter(|group| learner.may(Action::Buy(group.legion)));
    let spare = learner.money().saturating_sub(1);
    match for_sale.max_by_key(|group| (learner.price(group) <= spare, plot(&group.cards), group.cards.len())) {
        Some(group) => Lesson::new(Topic::Buy, "tutorial-buy")
            .term("legion", Term::Legion(group.legion))
            .term("cards", Term::Cards(group.cards.clone()))
            .term("aurei", Term::Number(learner.price(group)))
            .does(Action::Buy(group.legion)),
        None => Lesson::new(Topic::Buy, "tutorial-buy-nothing").does(Action::Pass),
    }
}

const ROOM_MAKERS: [Category; 2] = [Category::Land, Category::Intrigue];
const FORCES: [Category; 2] = [Category::Army, Category::Fleet];

fn first(learner: &Learner<'_>) -> Lesson {
    let lesson = |key| Lesson::new(Topic::First, key);
    let land = learner.playable_of(&[Category::Land]).or_else(|| learner.playable_of(&ROOM_MAKERS));
    match (learner.stranded(), land, learner.playable().next()) {
        (Some(force), Some(land), _) => make_room(Topic::First, force, land),
        (_, Some(card), _) | (_, None, Some(card)) => {
            lesson("tutorial-first").term("card", Term::Card(card)).does(Action::Play(card))
        }
        (_, None, None) => lesson("tutorial-first-nothing").does(Action::Pass),
    }
}

fn room(learner: &Learner<'_>) -> Option<Lesson> {
    if let Some(card) = learner.playable_of(&FORCES) {
        let cost = learner.choice(Action::Play(card)).map_or(0, |choice| choice.cost);
        let lesson = Lesson::new(Topic::Room, "tutorial-room").term("card", Term::Card(card));
        return Some(lesson.term("aurei", Term::Number(cost)).does(Action::Play(card)));
    }
    let stranded = learner.stranded()?;
    Some(match learner.playable_of(&ROOM_MAKERS) {
        Some(card) => make_room(Topic::Room, stranded, card),
        None => Lesson::new(Topic::Room, "tutorial-room-none")
            .term("card", Term::Card(stranded))
            .points(&dim(stranded))
            .for_reading(),
    })
}

/// A Fleet or an Army waits for room, and this card makes some (6.3).
fn make_room(topic: Topic, force: Card, card: Card) -> Lesson {
    let lesson = Lesson { rules: Some("6.3"), ..Lesson::new(topic, "tutorial-first-room") };
    let lesson = lesson.term("force", Term::Card(force)).term("card", Term::Card(card));
    lesson.points(&dim(force)).does(Action::Play(card))
}

/// What the style calls a card that cannot be played.
fn dim(card: Card) -> String {
    format!("dim-{}", card.category().letter())
}

fn income(learner: &Learner<'_>) -> Lesson {
    let income = learner.board.turn.as_ref().map_or(0, |turn| turn.income);
    Lesson::new(Topic::Income, "tutorial-income").term("aurei", Term::Number(income)).does(Action::Pass)
}

fn struggle(learner: &Learner<'_>) -> Lesson {
    let number = |count: usize| Term::Number(u16::try_from(count).unwrap_or(u16::MAX));
    Lesson {
        place: Some("part-struggle"),
        ..Lesson::new(Topic::Struggle, "tutorial-struggle")
            .term("holds", number(learner.board.rome_holds))
            .term("needs", number(learner.board.rome_needs))
            .points("struggle")
            .for_reading()
    }
}

fn intrigue(learner: &Learner<'_>) -> Option<Lesson> {
    let card = learner.playable_of(&[Category::Intrigue])?;
    let action = Action::Play(card);
    let leads = learner.choice(action).is_some_and(|choice| choice.takes_conspiratus);
    let key = if leads { "tutorial-intrigue" } else { "tutorial-intrigue-behind" };
    Some(Lesson::new(Topic::Intrigue, key).term("card", Term::Card(card)).does(action))
}

fn victories(learner: &Learner<'_>) -> Lesson {
    let lesson = |key| Lesson::new(Topic::Victories, key).points("conspiratus").for_reading();
    match learner.board.primus_conspiratus {
        Some(seat) if seat == learner.me => lesson("tutorial-victories-you"),
        Some(seat) => lesson("tutorial-victories-rival").term("name", Term::Name(learner.name(seat))),
        None => lesson("tutorial-victories-nobody"),
    }
}

/// Between the lessons: a word on what is going on.
fn accompany(learner: &Learner<'_>, read: Read) -> Lesson {
    let lesson = if !learner.is_asked() {
        Lesson::beside("tutorial-wait").term("name", Term::Name(learner.name(learner.rival())))
    } else if read.has(Topic::Free) {
        Lesson::beside("tutorial-on")
    } else {
        Lesson::beside(match &learner.board.step {
            OpenEnum::Known(StepKind::Turn) => "tutorial-again-turn",
            OpenEnum::Known(StepKind::Place) => "tutorial-again-place",
            OpenEnum::Known(StepKind::Buy) => "tutorial-again-buy",
            OpenEnum::Known(StepKind::Play) => "tutorial-again-play",
            OpenEnum::Known(StepKind::Opening | StepKind::Surrender | StepKind::Senate | StepKind::Over)
            | OpenEnum::Other(_) => "tutorial-again-keep",
        })
    };
    Lesson { may_finish: read.has(Topic::Free), ..lesson }
}

/// The end: who won, then the points.
fn at_the_end(view: &TableView, read: Read) -> Option<Lesson> {
    let (end, board) = (view.end.as_ref()?, view.board.as_ref()?);
    view.you.seat?;
    if read.has(Topic::Verdict) {
        let key = if end.victor == Victor::Rome { "tutorial-counting-rome" } else { "tutorial-counting-rebels" };
        return Some(Lesson::new(Topic::Counting, key).points("sheet"));
    }
    let names: Vec<String> =
        end.winners.iter().filter_map(|seat| view.seat(seat)?.name.as_ref()).map(ToString::to_string).collect();
    let key = match (&end.victor, names.is_empty()) {
        (OpenEnum::Known(Victor::Rome), true) => "tutorial-verdict-nobody",
        (OpenEnum::Known(Victor::Rome), false) => "tutorial-verdict-rome",
        (OpenEnum::Known(Victor::Rebels) | OpenEnum::Other(_), _) => "tutorial-verdict-rebels",
    };
    let number = |count: usize| Term::Number(u16::try_from(count).unwrap_or(u16::MAX));
    let lesson = Lesson::new(Topic::Verdict, key)
        .term("holds", number(end.rome_holds))
        .term("needs", number(board.rome_needs))
        .term("name", Term::Name(names.join(", ")));
    Some(lesson.points("rome").for_reading())
}
