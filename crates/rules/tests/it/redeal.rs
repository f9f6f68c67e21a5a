//! The law of knowledge: a view, and what it offers, is the same for every deal that its viewer cannot tell apart.
//!
//! The re-dealer is independent of the crate's own notion of knowledge. It follows every card through a true game
//! by its place in the first deck, deals the cards that the viewer has never seen anew, lets others place other
//! cards face down than they did, and plays it all again. As long as the viewer has been shown the same, the views must be
//! the same.

use std::collections::{HashSet, VecDeque};

use pax_rules::{Action, Card, CardList, Event, Game, Legion, Opened, Seat, Setup, Viewer};

use crate::driver::{Playout, rng, tables, viewers};
use crate::fixture;

/// A card's place in the first deck: the card itself, whatever its face.
type Id = usize;

/// An action that names cards by themselves instead of by their faces.
#[derive(Clone, Debug)]
enum Move {
    Keep { kept: Id, opened: Vec<Id> },
    Hand(Id),
    Below(Legion, Id),
    Under(Id),
    Play(Id),
    Surrender(Id),
    Faceless(Action),
}

/// What was done and what came of it, card by card.
struct Step {
    seat: Seat,
    made: Move,
    /// The cards held undecided when it was done.
    held: Vec<Id>,
    /// The cards that all saw, or the one who did it.
    shown_to_all: Vec<Id>,
    shown_to_seat: Vec<Id>,
}

/// Where every card lies.
struct Places {
    dealt: Vec<Vec<Id>>,
    hands: Vec<Vec<Id>>,
    below: Vec<Vec<Id>>,
    held: Vec<Id>,
    deck: VecDeque<Id>,
}

impl Places {
    fn new(setup: Setup) -> Places {
        let mut deck: VecDeque<Id> = (0..setup.deck_size()).collect();
        deck.drain(..3 + setup.rome_face_up());
        let dealt = setup.seats().map(|seat| deck.drain(..setup.dealt(seat)).collect()).collect();
        let empty = vec![Vec::new(); 9];
        Places { dealt, hands: empty.clone(), below: empty, held: Vec::new(), deck }
    }

    /// Follows one action by its events. Of equal cards the first is taken: which one, nobody can tell.
    fn follow(&mut self, faces: &[Card], seat: Seat, action: Action, told: &[Event]) -> Step {
        let held = self.held.clone();
        let (mut moved, mut opened) = (None, Vec::new());
        let (mut shown_to_all, mut shown_to_seat) = (Vec::new(), Vec::new());
        let mut legion_bought = None;
        for event in told {
            match *event {
                Event::Kept { seat, card } => {
                    let id = take(&mut self.dealt[seat.index()], faces, card.card().expect("the truth"));
                    self.hands[seat.index()].push(id);
                    moved = Some(id);
                }
                Event::Opened { seat, card } => {
                    let id = take(&mut self.dealt[seat.index()], faces, card);
                    opened.push(id);
                    shown_to_all.push(id);
                }
                Event::Drew { .. } => {
                    let id = self.deck.pop_front().expect("there was a card");
                    self.held.push(id);
                    shown_to_seat.push(id);
                }
                Event::TookInHand { seat, card } => {
                    let id = take(&mut self.held, faces, card.card().expect("the truth"));
                    self.hands[seat.index()].push(id);
                    moved = Some(id);
                }
                Event::PlacedBelow { legion, card, .. } => {
                    let id = take(&mut self.held, faces, card);
                    self.below[legion.index()].push(id);
                    shown_to_all.push(id);
                    moved = Some(id);
                }
                Event::SlippedUnder { seat, card } => {
                    let card = card.card().expect("the truth");
                    let from = if self.held.is_empty() { &mut self.dealt[seat.index()] } else { &mut self.held };
                    let id = take(from, faces, card);
                    self.deck.push_back(id);
                    moved = moved.or(Some(id));
                }
                Event::Bought { legion, .. } => legion_bought = Some(legion),
                Event::Received { seat, card } => {
                    let legion = legion_bought.expect("bought first");
                    let id = take(&mut self.below[legion.index()], faces, card);
                    self.hands[seat.index()].push(id);
                }
                Event::Played { seat, card, .. } | Event::Surrendered { seat, card, .. } => {
                    let id = take(&mut self.hands[seat.index()], faces, card);
                    shown_to_all.push(id);
                    moved = Some(id);
                }
                Event::Served { legion, .. } => {
                    let id = self.deck.pop_front().expect("there was a card");
                    self.below[legion.index()].push(id);
                    shown_to_all.push(id);
                }
                Event::Levied { legion, card } => drop(take(&mut self.below[legion.index()], faces, card)),
                Event::Looked { .. } => shown_to_seat.extend([0, 1, 2]),
                _ => {}
            }
        }
        let id = moved.unwrap_or(usize::MAX);
        let made = match action {
            Action::Keep { .. } => Move::Keep { kept: id, opened },
            Action::Hand(_) => Move::Hand(id),
            Action::Below(legion, _) => Move::Below(legion, id),
            Action::Under(_) => Move::Under(id),
            Action::Play(_) => Move::Play(id),
            Action::Surrender(_) => Move::Surrender(id),
            Action::Draw | Action::Look | Action::Buy(_) | Action::Pass => Move::Faceless(action),
        };
        Step { seat, made, held, shown_to_all, shown_to_seat }
    }
}

fn take(from: &mut Vec<Id>, faces: &[Card], card: Card) -> Id {
    let at = from.iter().position(|id| faces[*id] == card).expect("the card is there");
    from.remove(at)
}

/// What the viewer is shown of an event, by the letter of 11.1 and 11.2 and nothing that could be concluded.
fn shown(event: Event, viewer: Viewer) -> String {
    let own = |seat| viewer == Viewer::Seat(seat);
    match event {
        Event::Kept { seat, card } if own(seat) => format!("kept {:?}", card.card()),
        Event::Kept { seat, .. } => format!("{seat} kept"),
        Event::Drew { seat, card } if own(seat) => format!("drew {:?}", card.card()),
        Event::Drew { seat, .. } => format!("{seat} drew"),
        Event::TookInHand { seat, card } if own(seat) => format!("took {:?}", card.card()),
        Event::TookInHand { seat, .. } => format!("{seat} took"),
        Event::SlippedUnder { seat, card } if own(seat) => format!("slipped {:?}", card.card()),
        Event::SlippedUnder { seat, .. } => format!("{seat} slipped"),
        Event::PlacedBelow { seat, legion, card, .. } => format!("{seat} placed {card} {legion}"),
        Event::Played { seat, card, cost, answer, .. } => format!("{seat} played {card} {cost} {answer}"),
        Event::Surrendered { seat, card, .. } => format!("{seat} gave {card}"),
        public => format!("{public:?}"),
    }
}

/// The true game step by step.
struct History {
    faces: Vec<Card>,
    steps: Vec<Step>,
}

impl History {
    fn of(playout: &mut Playout) -> History {
        let faces = playout.deck.to_vec();
        let mut places = Places::new(playout.game.setup());
        let mut steps = Vec::new();
        while let Some((seat, action, told)) = playout.step() {
            if playout.game.is_over() {
                break; // at the end everything is turned over
            }
            steps.push(places.follow(&faces, seat, action, &told));
        }
        History { faces, steps }
    }

    /// The cards that the viewer has not been shown by the first `steps` steps.
    fn unseen(&self, setup: Setup, viewer: Viewer, steps: usize) -> Vec<Id> {
        let mut seen: HashSet<Id> = (3..3 + setup.rome_face_up()).collect();
        let mut first = 3 + setup.rome_face_up();
        for seat in setup.seats() {
            if viewer == Viewer::Seat(seat) {
                seen.extend(first..first + setup.dealt(seat));
            }
            first += setup.dealt(seat);
        }
        for step in &self.steps[..steps] {
            seen.extend(&step.shown_to_all);
            if viewer == Viewer::Seat(step.seat) {
                seen.extend(&step.shown_to_seat);
            }
        }
        (0..self.faces.len()).filter(|id| !seen.contains(id)).collect()
    }
}

/// How often views of different deals were compared.
#[derive(Default)]
struct Tally {
    compared: usize,
    different_truths: usize,
    changed_choices: usize,
}

/// Deals anew for one viewer and compares view by view.
fn compare_redeal(playout: &mut Playout, history: &History, viewer: Viewer, tally: &mut Tally) {
    let (setup, list) = (playout.game.setup(), playout.game.card_list());
    let horizon = 1 + playout.below(history.steps.len());
    let unseen = history.unseen(setup, viewer, horizon);
    let mut faces = history.faces.clone();
    // The cards set aside may come in as well (2.1).
    let mut pool: Vec<Card> = unseen.iter().map(|id| faces[*id]).collect();
    if setup.from_second_copy() == 0 {
        pool.extend(set_aside(setup, playout));
    }
    for &id in &unseen {
        let pick = playout.below(pool.len());
        faces[id] = pool.swap_remove(pick);
    }
    let mut truth = Game::new(setup, list, &history.faces).expect("the true deck");
    let mut other = Game::new(setup, list, &faces).expect("a deck all the same");
    // Which card lies where the true one did.
    let mut stands_for: Vec<Id> = (0..faces.len()).collect();
    for step in &history.steps[..horizon] {
        let own = viewer == Viewer::Seat(step.seat);
        if let Move::Hand(id) | Move::Under(id) = step.made
            && !own
            && step.held.len() > 1
        {
            // Another card goes face down; from now on each stands where the other would have been.
            let instead = step.held[playout.below(step.held.len())];
            tally.changed_choices += usize::from(instead != id);
            stands_for.swap(id, instead);
        }
        let true_action = action(&step.made, |id| history.faces[id]);
        let other_action = action(&step.made, |id| faces[stands_for[id]]);
        let (mut true_told, mut other_told) = (Vec::new(), Vec::new());
        truth.play(step.seat, true_action, &mut true_told).expect("the true game");
        if other.play(step.seat, other_action, &mut other_told).is_err() {
            return;
        }
        let shows = |told: &[Event]| told.iter().map(|event| shown(*event, viewer)).collect::<Vec<_>>();
        if shows(&true_told) != shows(&other_told) {
            return;
        }
        let seen_by = |told: &[Event]| told.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
        assert_eq!(seen_by(&true_told), seen_by(&other_told), "an event gives something away to {viewer:?}");
        let (view, other_view) = (truth.view(viewer), other.view(viewer));
        assert!(view == other_view, "{viewer:?} can tell two deals apart after {step:?}", step = step.made);
        assert!(view.legal().iter().eq(other_view.legal().iter()));
        tally.compared += 1;
        tally.different_truths += usize::from(truth != other);
    }
    assert_eq!(format!("{:?}", truth.view(viewer)), format!("{:?}", other.view(viewer)));
}

fn action(made: &Move, face: impl Fn(Id) -> Card) -> Action {
    match made {
        Move::Keep { kept, opened } => {
            let open: Vec<Card> = opened.iter().map(|id| face(*id)).collect();
            Action::Keep { card: face(*kept), open: Opened::new(&open).expect("as many as before") }
        }
        Move::Hand(id) => Action::Hand(face(*id)),
        Move::Below(legion, id) => Action::Below(*legion, face(*id)),
        Move::Under(id) => Action::Under(face(*id)),
        Move::Play(id) => Action::Play(face(*id)),
        Move::Surrender(id) => Action::Surrender(face(*id)),
        Move::Faceless(action) => *action,
    }
}

/// The cards of the one copy that are not in the deck.
fn set_aside(setup: Setup, playout: &Playout) -> Vec<Card> {
    let mut rest: Vec<Card> = playout.game.card_list().copy(setup.nocturnus()).collect();
    for card in &playout.deck {
        let at = rest.iter().position(|other| other == card).expect("a part of one copy");
        rest.remove(at);
    }
    rest
}

#[test]
fn r11_a_view_is_the_same_for_every_deal_that_its_viewer_cannot_tell_apart() {
    let mut tally = Tally::default();
    for (number, setup) in (2000..).zip(tables()) {
        // With cards of three symbols there is soon Religion, and with it choices that others cannot follow.
        for list in [CardList::shipped(), fixture::list()] {
            let mut playout = Playout::with(setup, list, number);
            let history = History::of(&mut playout);
            playout.rng = rng(number);
            for viewer in viewers(setup) {
                for _ in 0..3 {
                    compare_redeal(&mut playout, &history, viewer, &mut tally);
                }
            }
        }
    }
    let Tally { compared, different_truths, changed_choices } = tally;
    assert!(compared > 200_000 && different_truths > 200_000, "{compared} {different_truths}");
    assert!(changed_choices > 800, "{changed_choices}");
}
