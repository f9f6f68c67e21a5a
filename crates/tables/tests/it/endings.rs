//! What a finished table leaves behind.

use pax_rules::{Action, Card, Seed, Setup, SoloLevel};
use pax_tables::*;

use crate::house::*;

/// Plays alone towards 10.2: every category shown, money for little else.
fn strive(house: &mut House) {
    while house.table.phase() == Phase::Playing {
        let view = house.table.view_of(seat(0)).unwrap();
        let missing = |card: Card| view.cards_in(seat(0), card.category()) == 0;
        let liking = |action: &Action| match *action {
            Action::Keep { card, .. } => i32::from(card.symbols()),
            Action::Hand(card) => 4 * i32::from(missing(card)) + i32::from(card.symbols()),
            Action::Under(card) => 3 - i32::from(card.symbols()),
            Action::Below(..) => 1,
            Action::Buy(legion) => 2 + view.below(legion).filter(|card| missing(*card)).count() as i32,
            Action::Play(card) if missing(card) => 9,
            Action::Play(_) => 2 - i32::from(view.next_cost()),
            Action::Surrender(_) | Action::Draw | Action::Look | Action::Pass => 0,
        };
        let best = view.legal().iter().max_by_key(liking).unwrap();
        house.act(seat(0), &best.to_string()).unwrap();
    }
}

#[test]
fn r10_5_a_campaign_moves_on_when_a_game_is_won_and_counts_every_game() {
    let mut seen = [false; 2];
    for seed in 0..60 {
        let level = SoloLevel::new(1 + seed as usize % 2).unwrap();
        let mut draft = draft(Setup::solitaire(level), seed);
        draft.origin = Origin::Campaign { campaign: 12, played: 6 };
        let mut house = House::started(draft, seed);
        strive(&mut house);
        let finished = house.table.finished().unwrap();
        let won = !finished.outcome.winners.is_empty();
        assert_eq!(finished.campaign, Some(CampaignStep::new(12, level, won, 7)));
        seen[usize::from(won)] = true;
    }
    assert_eq!(seen, [true; 2], "some games are won and some are lost");
}

#[test]
fn r10_5_the_next_game_of_a_campaign() {
    let rows = [(1, 2), (2, 3), (3, 4), (4, 5)].map(|(level, next)| (level, Some(next)));
    for (level, next) in rows.into_iter().chain([(5, None)]) {
        let after = |won| CampaignStep::new(12, SoloLevel::new(level).unwrap(), won, 7).next;
        assert_eq!((after(true), after(false)), (next, Some(level)));
    }
}

#[test]
fn the_deal_of_the_day_gives_a_line_for_its_table_of_results() {
    let mut draft = draft(Setup::solitaire(SoloLevel::new(2).unwrap()), 3);
    draft.origin = Origin::Daily { day: 20_500 };
    let mut house = House::started(draft, 3);
    house.tell(Command::TakeHint { seat: seat(0) }, Who::Person(ADA)).unwrap();
    house.act_like(seat(0), "keep");
    house.play_out();
    let daily = house.table.finished().unwrap().daily.unwrap();
    assert_eq!((daily.day, daily.person, daily.hints, daily.undos), (20_500, ADA, 1, 0));
    assert_eq!(daily.rounds, house.table.true_game().unwrap().round());
}

#[test]
fn ranks_follow_the_outcome() {
    for seed in 0..40 {
        let mut draft = draft(setup(4), seed);
        draft.rated = true;
        draft.seats[3] = computer();
        let mut house = House::started(draft, seed);
        house.play_out();
        let Finished { outcome, ranked, people, .. } = house.table.finished().unwrap();
        assert_eq!(people.len(), 3);
        assert_eq!((ranked[3].person, ranked[3].level.clone()), (None, Some(level("greedy"))));
        for one in &ranked {
            let points = |r: &Ranked| outcome.scores[r.seat].points();
            assert_eq!(one.rank == 1, outcome.winners.contains(seat(one.seat)) || outcome.winners.is_empty());
            for other in &ranked {
                if outcome.victor == pax_rules::Victor::Rebels {
                    assert_eq!(points(one) > points(other), one.rank < other.rank, "seed {seed}");
                }
            }
        }
    }
}

#[test]
fn a_record_names_the_players_and_its_seed_and_fits_the_commitment() {
    let mut house = House::started(draft(setup(2), 3), 3);
    let commitment = house.table.view_for(Who::Anonymous, None, house.at).commitment;
    house.play_out();
    let record = house.table.finished().unwrap().record;
    assert_eq!(record.names, ["Ada", "Ben"]);
    assert_eq!(record.seed.unwrap().commitment(), commitment);
    let end = house.table.view_for(Who::Anonymous, None, house.at).end.unwrap();
    assert_eq!(end.seed.commitment(), commitment);
}

#[test]
fn a_rematch_keeps_a_place_for_everybody_and_lets_another_begin() {
    let mut draft = draft(setup(3), 3);
    draft.public = false;
    draft.seats[2] = computer();
    draft.invitation = Some(InvitationHash::new([1; 32]));
    draft.seats[1] = SeatAsked::Invited;
    let mut house = House::new(draft, 3);
    let join = |invitation| Command::Join { seat: None, name: name("X"), invitation };
    house.tell(join(None), Who::Person(ADA)).unwrap();
    // The creator was given the seat by invitation; the open one is left for Ben, who has the link.
    house.tell(join(Some(InvitationHash::new([1; 32]))), Who::Person(BEN)).unwrap();
    house.tell(Command::Start, Who::Person(BEN)).unwrap();
    assert!(house.table.rematch_draft(table_id("this"), Seed::of_series(1, 1), BEN).is_none());
    house.play_out();

    let again = house.table.rematch_draft(table_id("this"), Seed::of_series(1, 1), BEN).unwrap();
    assert_eq!(again.seats, [SeatAsked::Reserved(ADA), computer(), SeatAsked::Reserved(BEN)]);
    assert_eq!((again.creator, again.origin.clone()), (BEN, Origin::Rematch(table_id("this"))));
    let mut second = House::new(again, 4);
    second.tell(join(None), Who::Person(ADA)).unwrap();
    second.tell(join(None), Who::Person(BEN)).unwrap();
    second.tell(Command::Start, Who::Person(BEN)).unwrap();

    let rematch = |table: &str| Command::Rematch { table: table_id(table) };
    assert_eq!(house.tell(rematch("new"), Who::Person(person(8))), Err(Denied::Private));
    house.tell(rematch("new"), Who::Person(BEN)).unwrap();
    assert_eq!(house.tell(rematch("other"), Who::Person(ADA)), Err(Denied::RematchMade(table_id("new"))));
    assert_eq!(house.table.view_for(Who::Person(ADA), None, house.at).rematch, Some(table_id("new")));
    assert_eq!(house.refolded(), house.table);
}

#[test]
fn a_draft_is_checked() {
    let base = || draft(setup(3), 1);
    let solo = || draft(Setup::solitaire(SoloLevel::new(1).unwrap()), 1);
    type Change = fn(&mut Draft);
    let rows: [(Draft, Change, &str); 14] = [
        (base(), |d| d.v = 2, "Version"),
        (base(), |d| d.rules = 99, "Rules"),
        (base(), |d| d.setup.players = 9, "Setup"),
        (base(), |d| d.seats.truncate(2), "Seats"),
        (base(), |d| d.time = TimeControl::Live { bank: 1, increment: 0 }, "Time"),
        (base(), |d| d.time = TimeControl::Live { bank: 60, increment: 9_999 }, "Time"),
        (base(), |d| d.time = TimeControl::Correspondence { hours: 0 }, "Time"),
        (base(), |d| d.seats[0] = SeatAsked::Invited, "InvitationMissing"),
        (base(), |d| (d.rated, d.pass_and_play) = (true, true), "Rated"),
        (base(), |d| (d.rated, d.origin) = (true, Origin::SameDeal(table_id("x"))), "Rated"),
        (base(), |d| (d.rated, d.origin) = (true, Origin::Tutorial), "Rated"),
        (base(), |d| d.origin = Origin::Daily { day: 1 }, "DailyAlone"),
        (base(), |d| d.origin = Origin::Campaign { campaign: 1, played: 0 }, "CampaignAlone"),
        (solo(), |d| d.rated = true, "Rated"),
    ];
    for (number, (mut draft, change, wanted)) in rows.into_iter().enumerate() {
        change(&mut draft);
        let error = format!("{:?}", draft.checked().unwrap_err());
        assert!(error.starts_with(wanted), "row {number}: {error}");
    }
}
