//! Nobody is told what they may not know (RULES 11): the view and the news have the same bytes for every deal that the
//! viewer cannot tell apart.

use pax_rules::{Action, Card, Event, Seat, Setup, Viewer};
use pax_tables::*;

use crate::house::*;

/// Some of those who look at this step, fewer at the large tables: over a game everybody has their turn.
fn some_onlookers(house: &mut House) -> Vec<(Who, Viewer)> {
    let mut all = onlookers(house);
    let most = if all.len() > 4 { 1 } else { 3 };
    while all.len() > most {
        let places: Vec<usize> = (0..all.len()).collect();
        all.swap_remove(house.pick(&places));
    }
    all
}

/// Everybody who looks: each seat, and somebody without one.
fn onlookers(house: &House) -> Vec<(Who, Viewer)> {
    let seats = house.table.doc().rules().seats();
    let seats = seats.map(|seat| (Who::Person(person(seat.index())), Viewer::Seat(seat)));
    seats.chain([(Who::Anonymous, Viewer::Spectator)]).collect()
}

fn tables(seed: u64) -> impl Iterator<Item = House> {
    let closed = Setup::new(3).unwrap().with_open_tally(false);
    Setup::every_mode().chain([closed]).enumerate().map(move |(number, setup)| {
        let seed = 1_000 * seed + number as u64;
        House::started(draft(setup, seed), seed)
    })
}

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn a_view_has_the_same_bytes_for_every_deal_its_viewer_cannot_tell_apart() {
    for mut house in tables(1) {
        while house.table.phase() == Phase::Playing {
            for (who, viewer) in some_onlookers(&mut house) {
                let sampled = house.table.true_game().unwrap().view(viewer).sample(&mut house.rng);
                let other = house.table.redealt(&sampled);
                let at = house.at;
                assert_eq!(
                    bytes(&house.table.view_for(who, None, at)),
                    bytes(&other.view_for(who, None, at)),
                    "{viewer:?}"
                );
            }
            house.step();
        }
    }
}

#[test]
fn no_seat_sees_through_another_seats_eyes() {
    let mut house = House::started(draft(setup(3), 5), 5);
    for _ in 0..60 {
        let spectator = house.table.view_for(Who::Anonymous, None, house.at).board;
        for wrong in [Some(seat(1)), Some(seat(7))] {
            let view = house.table.view_for(Who::Person(ADA), wrong, house.at);
            assert_eq!(view.board, spectator);
            assert!(view.possible.is_empty());
        }
        for who in [Who::Anonymous, Who::Computer, Who::House, Who::Person(PersonId(99))] {
            assert_eq!(house.table.view_for(who, Some(seat(0)), house.at).board, spectator);
        }
        house.step();
    }
}

/// The same kind of action with a card that the seat has in the other deal.
fn alike(action: Action, legal: &[Action]) -> Option<Action> {
    let same = |other: &&Action| match (action, **other) {
        (Action::Hand(_), Action::Hand(_)) | (Action::Under(_), Action::Under(_)) => true,
        (Action::Keep { .. }, Action::Keep { .. }) => true,
        (one, other) => one == other,
    };
    legal.iter().find(same).copied()
}

#[test]
fn news_has_the_same_bytes_for_every_deal_its_hearer_cannot_tell_apart() {
    let mut compared = [0; 4];
    for mut house in tables(2) {
        while house.table.phase() == Phase::Playing {
            let before = house.table.clone();
            let happenings = house.step();
            let Some(Happening::Acted { seat: actor, events }) = happenings.first() else { panic!("{happenings:?}") };
            let Some(Entry::Acted { action, by, .. }) = house.log.last().map(|one| one.entry.clone()) else { panic!() };
            // A card that is shown to everybody now tells the deals apart, and may.
            if events
                .iter()
                .any(|e| matches!(e, Event::Served { .. } | Event::RomeRevealed { .. } | Event::Opened { .. }))
            {
                continue;
            }
            for (who, viewer) in some_onlookers(&mut house) {
                if viewer == Viewer::Seat(*actor) {
                    continue;
                }
                let sampled = before.true_game().unwrap().view(viewer).sample(&mut house.rng);
                let legal: Vec<Action> = sampled.legal(*actor).iter().collect();
                let Some(other_action) = alike(action, &legal) else { continue };
                let mut other = before.redealt(&sampled);
                let entry = Entry::Acted { seat: *actor, action: other_action, by };
                let other_happenings = other.apply(&entry, house.at).unwrap();
                let heard = house.table.news_for(who, None, &happenings, every_bit);
                // What the hearer already knew of the deck is the same in both deals; of several held cards the one
                // that goes may be one that the hearer knew, so that only one held card makes a fair comparison.
                if before.true_game().unwrap().held().count() <= 1 {
                    let other_heard = other.news_for(who, None, &other_happenings, every_bit);
                    assert_eq!(bytes(&heard), bytes(&other_heard), "{action} as {other_action}");
                    let kind = match action {
                        Action::Draw => 0,
                        Action::Hand(_) | Action::Under(_) => 1,
                        Action::Keep { .. } => 2,
                        _ => 3,
                    };
                    compared[kind] += 1;
                }
            }
        }
    }
    assert!(compared.iter().all(|times| *times > 40), "{compared:?}");
}

#[test]
fn a_face_down_card_has_no_face_for_those_who_never_saw_it() {
    for mut house in tables(3) {
        while house.table.phase() == Phase::Playing {
            let before = house.table.clone();
            let happenings = house.step();
            for (who, viewer) in onlookers(&house) {
                let view = before.true_game().unwrap().view(viewer);
                let known: Vec<Card> = view
                    .deck()
                    .chain(view.held())
                    .chain(Seat::all(view.setup().players()).flat_map(|seat| view.hand(seat)))
                    .flatten()
                    .collect();
                for one in house.table.news_for(who, None, &happenings, every_bit) {
                    let secret = [NewsKind::Kept, NewsKind::Drew, NewsKind::TookInHand, NewsKind::SlippedUnder];
                    let secret = secret.iter().any(|kind| one.kind == *kind);
                    let mine = matches!(viewer, Viewer::Seat(seat) if one.seat == Some(seat));
                    let what = one.line;
                    if let Some(card) = one.moved.and_then(|moved| moved.card).filter(|_| secret && !mine) {
                        assert!(known.contains(&card), "{viewer:?} hears of {card}: {what}");
                        assert_ne!(viewer, Viewer::Spectator, "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_seed_is_nowhere_until_the_end() {
    let mut house = House::started(draft(setup(2), 5), 5);
    let seed = house.table.doc().seed.to_string();
    while house.table.phase() == Phase::Playing {
        let happenings = house.step();
        for (who, _) in onlookers(&house) {
            let text = bytes(&house.table.view_for(who, None, house.at))
                + &bytes(&house.table.news_for(who, None, &happenings, every_bit));
            assert_eq!(text.contains(&seed), house.table.phase() == Phase::Finished);
        }
    }
    assert!(!format!("{:?}", house.table.doc()).contains(&seed));
}

/// All that words could be made from.
fn every_bit(what: &What) -> String {
    format!("{what:?}")
}
