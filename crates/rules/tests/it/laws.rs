//! Laws that hold in every game of every mode, tried on random games with fixed seeds.

use std::collections::HashSet;

use pax_rules::{
    Action, Card, CardList, Category, Event, Legion, Opened, Record, Seat, Setup, SoloLevel, Step, Viewer,
};

use crate::driver::{Playout, Rng, all_cards, rng, tables, viewers};
use crate::fixture;
use crate::ledger::Ledger;

#[test]
fn no_card_is_lost_or_doubled() {
    for (number, setup) in (0..).zip(tables().chain(tables()).chain(tables())) {
        let mut playout = Playout::new(setup, number);
        let mut deck = playout.deck.to_vec();
        deck.sort_unstable();
        assert_eq!(all_cards(&playout.game), deck);
        while playout.step().is_some() {
            assert_eq!(all_cards(&playout.game), deck);
            let everything = playout.game.view(Viewer::Everything);
            assert!(everything.sample(&mut rng(0)).view(Viewer::Everything) == everything);
        }
    }
}

#[test]
fn every_legal_action_is_accepted_and_offered_once() {
    for (number, setup) in (100..).zip(tables()) {
        let mut playout = Playout::new(setup, number);
        while !playout.game.is_over() {
            for seat in playout.game.awaited().iter() {
                let legal: Vec<Action> = playout.game.legal(seat).iter().collect();
                assert!(!legal.is_empty());
                assert_eq!(legal.len(), playout.game.legal(seat).len());
                assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len(), "{legal:?}");
                let view = playout.game.view(Viewer::Seat(seat));
                assert!(view.legal().iter().eq(legal.iter().copied()), "the view offers what the game offers");
                for action in legal {
                    let mut copy = playout.game;
                    copy.play(seat, action, &mut ()).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
                }
            }
            playout.step();
        }
        for seat in Seat::all(Seat::MAX) {
            assert!(playout.game.legal(seat).is_empty());
        }
    }
}

#[test]
fn everything_else_is_refused_and_changes_nothing() {
    for (number, setup) in (200..).zip(tables()) {
        let mut playout = Playout::new(setup, number);
        // A position now and then, the first and the last among them.
        loop {
            refuse_the_rest(&playout);
            let skip = playout.below(80);
            if playout.game.is_over() || (0..=skip).all(|_| playout.step().is_some()) && playout.game.is_over() {
                break;
            }
        }
        refuse_the_rest(&playout);
    }
}

fn refuse_the_rest(playout: &Playout) {
    let actions = universe(playout);
    for seat in Seat::all(Seat::MAX) {
        let legal: HashSet<Action> = playout.game.legal(seat).iter().collect();
        let mut accepted = 0;
        for &action in &actions {
            let mut copy = playout.game;
            let mut told: Vec<Event> = Vec::new();
            match copy.play(seat, action, &mut told) {
                Ok(()) => {
                    assert!(legal.contains(&action), "{seat} {action} is not offered and was accepted");
                    accepted += 1;
                }
                Err(refusal) => {
                    assert!(!legal.contains(&action), "{seat} {action} is offered: {refusal}");
                    assert!(told.is_empty(), "{seat} {action} told {told:?}");
                    assert!(copy == playout.game, "{seat} {action} was refused and changed something");
                }
            }
        }
        assert_eq!(accepted, legal.len(), "the universe has every legal action, once");
    }
}

/// Every action there is: all cards of the list and some that are in none, all verbs, all Legions.
fn universe(playout: &Playout) -> Vec<Action> {
    let mut cards: Vec<Card> = CardList::shipped().kinds().iter().map(|kind| kind.card).collect();
    cards.extend(["W3@9", "A3@0", "V1@9"].map(|text| text.parse::<Card>().expect("a card")));
    let mut actions = vec![Action::Draw, Action::Look, Action::Pass];
    actions.extend(Legion::all(Legion::MAX).map(Action::Buy));
    for &card in &cards {
        actions.extend([Action::Hand(card), Action::Under(card), Action::Play(card), Action::Surrender(card)]);
        actions.extend(Legion::all(Legion::MAX).map(|legion| Action::Below(legion, card)));
        actions.push(Action::Keep { card, open: Opened::NONE });
    }
    // Openings that lay cards open: of the dealt cards, each as often as one likes, and a foreign one.
    let mut dealt: Vec<Card> = playout.game.dealt(Seat::FIRST).flatten().chain([cards[0]]).collect();
    dealt.sort_unstable();
    dealt.dedup();
    let mut opened: HashSet<Opened> = HashSet::new();
    for &a in &dealt {
        opened.extend(Opened::new(&[a]));
        for &b in &dealt {
            opened.extend(Opened::new(&[a, b]));
            opened.extend(dealt.iter().filter_map(|&c| Opened::new(&[a, b, c])));
        }
    }
    for open in opened {
        actions.extend(dealt.iter().map(|&card| Action::Keep { card, open }));
    }
    actions
}

#[test]
fn events_tell_everything_that_changes() {
    for (number, setup) in (300..).zip(tables().chain(tables()).chain(tables())) {
        let mut playout = Playout::new(setup, number);
        let mut ledger = Ledger::new(&playout.game);
        let mut strangers: Vec<Ledger> = viewers(setup).map(|_| Ledger::new(&playout.game)).collect();
        while let Some((_, _, told)) = playout.step() {
            for event in &told {
                ledger.enter(*event);
                for (stranger, viewer) in strangers.iter_mut().zip(viewers(setup)) {
                    stranger.enter(event.seen_by(viewer));
                }
            }
            ledger.compare(&playout.game);
            for stranger in &strangers {
                // 11.4: how much everybody holds follows from what everyone saw.
                stranger.compare(&playout.game);
            }
        }
    }
}

#[test]
fn an_event_as_one_viewer_knows_it_says_nothing_of_what_others_know() {
    for (number, setup) in (1000..).zip(Setup::every_mode()) {
        let mut playout = Playout::with(setup, fixture::list(), number);
        while let Some((_, _, told)) = playout.step() {
            for event in told {
                for viewer in viewers(setup) {
                    let seen = event.seen_by(viewer);
                    assert_eq!(seen.seen_by(viewer), seen);
                    for other in viewers(setup).filter(|other| *other != viewer) {
                        assert_eq!(hidden_card(seen.seen_by(other)), None, "{seen:?} tells {other:?} something");
                    }
                }
            }
        }
    }
}

/// The card of an event that moved one face down.
fn hidden_card(event: Event) -> Option<Card> {
    match event {
        Event::Kept { card, .. }
        | Event::Drew { card, .. }
        | Event::TookInHand { card, .. }
        | Event::SlippedUnder { card, .. } => card.card(),
        _ => None,
    }
}

#[test]
fn r6_3_holds_always_but_for_the_solitaire_opening() {
    for (number, setup) in (400..).zip(tables().chain(tables()).chain(tables())) {
        let mut playout = Playout::new(setup, number);
        while let Some((seat, action, _)) = playout.step() {
            let game = &playout.game;
            let within = |category| {
                let limit = game.symbols(seat, Category::Land).max(game.symbols(seat, Category::Intrigue));
                game.symbols(seat, category) <= limit
            };
            match action {
                Action::Play(card) if matches!(card.category(), Category::Fleet | Category::Army) => {
                    assert!(within(card.category()), "{card}");
                }
                _ => {}
            }
            if setup.opens() == 0 {
                assert!(within(Category::Fleet) && within(Category::Army));
            }
        }
    }
}

#[test]
fn replaying_a_record_gives_the_same_state_and_json_loses_nothing() {
    for (number, setup) in (500..).zip(tables()) {
        for list in [CardList::shipped(), fixture::list()] {
            let mut playout = Playout::with(setup, list, number);
            let half = {
                for _ in 0..40 {
                    playout.step();
                }
                (playout.game, playout.actions.len())
            };
            playout.finish();
            let names = (0..setup.players()).map(|seat| format!("\"{seat}\" \u{1f3db} Läufer\n")).collect();
            let record = Record::new(&playout.game, playout.deck.clone(), playout.actions.clone())
                .with_seed(playout.seed)
                .with_names(names);
            assert_eq!(record.replay(half.1, &mut ()).expect("legal"), half.0);
            let json = record.to_json();
            assert!(!json.contains('\n'), "one game is one line");
            let read = Record::parse(&json).expect("what was written can be read");
            assert_eq!(read, record);
            assert_eq!(read.to_json(), json);
            assert_eq!(read.check().expect("the record is right"), playout.game);
        }
    }
}

#[test]
fn play_at_random_does_what_legal_and_play_do() {
    for (number, setup) in (600..).zip(tables()) {
        let mut playout = Playout::new(setup, number);
        let mut slow_rng: Rng = rng(number);
        let mut quick_rng: Rng = rng(number);
        let mut quick = playout.game;
        loop {
            let awaited = playout.game.awaited().iter().next();
            let (mut slow_told, mut quick_told) = (Vec::new(), Vec::new());
            let went_on = quick.play_at_random(&mut quick_rng, &mut quick_told);
            assert_eq!(went_on, awaited.is_some());
            let Some(seat) = awaited else { break };
            let action = playout.game.legal(seat).pick(&mut slow_rng);
            playout.game.play(seat, action, &mut slow_told).expect("legal");
            assert!(quick == playout.game);
            assert_eq!(quick_told, slow_told);
            assert_eq!(quick_rng, slow_rng);
        }
    }
}

#[test]
fn a_round_gives_everybody_one_turn_from_the_starter_on() {
    for (number, setup) in (700..).zip(tables().chain(tables()).chain(tables())) {
        let mut playout = Playout::new(setup, number);
        let mut turns: Vec<Seat> = Vec::new();
        while let Some((seat, action, told)) = playout.step() {
            if matches!(action, Action::Draw | Action::Look) {
                turns.push(seat);
            }
            if told.iter().any(|event| matches!(event, Event::RoundBegan { .. } | Event::Ended)) && !turns.is_empty() {
                let players = setup.players();
                let expected: Vec<usize> = (0..players).map(|n| (turns[0].index() + n) % players).collect();
                assert_eq!(turns.iter().map(|seat| seat.index()).collect::<Vec<_>>(), expected);
                turns.clear();
            }
        }
    }
}

#[test]
fn every_step_and_every_ending_is_met() {
    // Else the other laws would hold of nothing.
    let mut met: HashSet<&'static str> = HashSet::new();
    for (number, setup) in (800..).zip(tables().chain(tables())) {
        let mut playout = Playout::new(setup, number);
        while let Some((_, _, told)) = playout.step() {
            let held = playout.game.held().count();
            met.insert(match playout.game.step() {
                Step::Place(_) if held > 2 => "three cards held",
                Step::Place(_) if held > 1 => "two cards held",
                Step::Surrender { owed: 2.. } => "two cards owed",
                Step::Surrender { .. } => "a card owed",
                Step::Senate { .. } => "the Senate",
                _ => "another step",
            });
            for event in told {
                met.insert(match event {
                    Event::DrawBegan { cards: 4.., .. } => "a draw of four",
                    Event::DrawBegan { cards: 1, .. } => "a draw of one",
                    Event::DrewAurei { .. } => "an empty deck",
                    Event::Bought { price: 0, .. } => "a purchase for nothing",
                    Event::Earned { aurei: 0, .. } => "no income",
                    Event::Played { answer: true, .. } => "an answer",
                    _ => "another event",
                });
            }
        }
        met.insert(if playout.game.deck_len() == 0 { "an end by 9.4" } else { "an end by 9.3" });
    }
    let mut met: Vec<&str> = met.into_iter().collect();
    met.sort_unstable();
    expect_test::expect![[r#"
        a card owed
        a draw of four
        a draw of one
        a purchase for nothing
        an answer
        an empty deck
        an end by 9.3
        an end by 9.4
        another event
        another step
        no income
        the Senate
        three cards held
        two cards held
        two cards owed"#]]
    .assert_eq(&met.join("\n"));
}

#[test]
fn a_set_up_does_not_change_its_mind() {
    for setup in tables() {
        let again = Setup::checked(setup.players(), setup.solo_level().map(SoloLevel::number))
            .expect("a mode")
            .with_nocturnus(setup.nocturnus())
            .with_final_levy(setup.final_levy())
            .with_open_tally(setup.open_tally());
        assert_eq!(again, setup);
    }
}
