//! What a viewer gets is complete, bounded and honours the closed tally.

use pax_rules::Setup;
use pax_tables::*;

use crate::house::*;

#[test]
fn a_view_is_bounded_at_every_step_of_every_mode() {
    let mut largest = 0;
    for (number, setup) in Setup::every_mode().enumerate() {
        let mut house = House::started(draft(setup, number as u64), number as u64);
        while house.table.phase() == Phase::Playing {
            house.step();
            for who in [Who::Anonymous, Who::Person(ADA)] {
                let view = house.table.view_for(who, None, house.at);
                largest = largest.max(serde_json::to_string(&view).unwrap().len());
            }
        }
    }
    assert!(largest < 16 * 1024, "the largest view had {largest} bytes");
}

#[test]
fn what_is_possible_is_done_and_what_is_impossible_is_refused_for_that_reason() {
    for (number, setup) in Setup::every_mode().enumerate() {
        let mut house = House::started(draft(setup, number as u64), 50 + number as u64);
        let mut reasons = 0;
        while house.table.phase() == Phase::Playing {
            let asked = house.awaited()[0];
            let who = house.mover(asked);
            let view = house.table.view_for(who, None, house.at);
            let legal = house.legal(asked);
            assert_eq!(view.possible.iter().map(|p| p.action).collect::<Vec<_>>(), legal);
            for impossible in &view.impossible {
                reasons += 1;
                let command = Command::Act { seat: asked, action: impossible.action, after: None };
                let denied = decide(&house.table, &command, who, house.at).unwrap_err();
                let Denied::Refused(refusal) = &denied else { panic!("{denied}") };
                assert_eq!(impossible.code, RefusalCode::from(refusal));
                assert_eq!((denied.to_string(), denied.rules()), (impossible.reason.clone(), Some(&*impossible.rules)));
            }
            let money = |house: &House| house.table.true_game().unwrap().money(asked);
            let before = money(&house);
            let choice = {
                let n: Vec<usize> = (0..legal.len()).collect();
                house.pick(&n)
            };
            let happenings = house.act(asked, &legal[choice].to_string()).unwrap();
            // What it costs is what is paid, unless the same action also brings money.
            if view.possible[choice].cost > 0 {
                assert_eq!(before - money(&house), view.possible[choice].cost, "{happenings:?}");
            }
        }
        assert!(reasons > 0);
    }
}

#[test]
fn r11_4_a_closed_tally_hides_the_counts_of_others_until_the_end() {
    let mut house = House::started(draft(setup(3).with_open_tally(false), 2), 2);
    let mut steps = 0;
    while house.table.phase() == Phase::Playing {
        let own = house.table.view_for(Who::Person(ADA), None, house.at).board.unwrap();
        for (number, player) in own.players.iter().enumerate() {
            let shown = [player.aurei.is_some(), player.hand_size.is_some(), player.hand.is_some()];
            assert_eq!(shown, [number == 0; 3]);
        }
        let from_outside = house.table.view_for(Who::Anonymous, None, house.at).board.unwrap();
        assert!(from_outside.players.iter().all(|p| p.aurei.is_none() && p.hand.is_none()));
        house.step();
        steps += 1;
    }
    assert!(steps > 50);
    let end = house.table.view_for(Who::Anonymous, None, house.at).board.unwrap();
    assert!(end.players.iter().all(|p| p.aurei.is_some() && p.hand.as_ref().unwrap().iter().all(Option::is_some)));
}

#[test]
fn the_notebook_knows_what_i_slipped_under() {
    let mut house = House::started(draft(setup(2), 2), 2);
    house.act_like(seat(0), "keep");
    house.act_like(seat(1), "keep");
    house.act_like(seat(0), "draw");
    let happenings = house.act_like(seat(0), "under");
    let slipped =
        house.table.news_for(Who::Person(ADA), None, &happenings, |_| String::new())[0].moved.clone().unwrap();
    assert_eq!(slipped.from, Place::Drawing { seat: seat(0) });
    assert_eq!(slipped.to, Place::UnderDeck);
    let mine = house.table.view_for(Who::Person(ADA), None, house.at).board.unwrap();
    // One from the opening, one from the draw; the second card of the draw has come up since.
    assert_eq!(mine.notebook.len(), 2);
    assert_eq!(mine.notebook[1].position, mine.deck);
    assert_eq!(Some(mine.notebook[1].card), slipped.card);
    let others = house.table.view_for(Who::Person(BEN), None, house.at).board.unwrap();
    assert_eq!(others.notebook.len(), 2, "Ben slipped two of his three under");
    assert!(house.table.view_for(Who::Anonymous, None, house.at).board.unwrap().notebook.is_empty());
}

#[test]
fn presence_is_filled_in_from_outside() {
    let house = House::started(draft(setup(2), 2), 2);
    let view = house.table.view_for(Who::Anonymous, None, house.at);
    assert_eq!(view.seats[0].present, None);
    let view = view.with_presence(|person| person == ADA);
    assert_eq!((view.seats[0].present, view.seats[1].present), (Some(true), Some(false)));
}

#[test]
fn every_bought_card_comes_from_its_legion() {
    for seed in 0..5 {
        let mut house = House::started(draft(setup(5).with_nocturnus(true), seed), seed);
        while house.table.phase() == Phase::Playing {
            let happenings = house.step();
            let news = house.table.news_for(Who::Anonymous, None, &happenings, |_| String::new());
            let bought = news.iter().find(|one| one.kind == NewsKind::Bought).and_then(|one| one.legion);
            for one in news.iter().filter(|one| one.kind == NewsKind::Received) {
                let from = one.moved.as_ref().unwrap().from.known().copied();
                assert_eq!(from, bought.map(|legion| Place::Legion { legion }));
            }
        }
    }
}
