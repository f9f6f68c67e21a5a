//! Who moves the cards: time-outs and returns, resigning, pass-and-play, computer players, coming and going.

use pax_rules::Seat;
use pax_tables::*;

use crate::house::*;

fn timed_out() -> House {
    let mut draft = draft(setup(2), 6);
    draft.time = TimeControl::Live { bank: 20, increment: 0 };
    let mut house = House::started(draft, 6);
    house.act_like(seat(1), "keep");
    house.at = house.at.after(20_000);
    house.tell(Command::TimeOut { seat: seat(0) }, Who::House).unwrap();
    house
}

#[test]
fn a_computer_player_stands_in_until_the_owner_returns() {
    let mut house = timed_out();
    let view = house.table.view_for(Who::Person(BEN), None, house.at);
    assert_eq!(view.seats[0].hands, Hands::TimedOut);
    assert_eq!(view.seats[0].computer, Some(level("stand-in")));

    let keep = house.legal(seat(0))[0];
    let own = Command::Act { seat: seat(0), action: keep, after: None };
    assert_eq!(house.tell(own, Who::Person(ADA)), Err(Denied::TakenOver(seat(0))));
    house.act_like(seat(0), "keep");
    assert!(matches!(&house.log.last().unwrap().entry, Entry::Acted { by: By::Clock, .. }));

    // The owner still sees the hand, and comes back with a little time.
    assert!(house.table.view_for(Who::Person(ADA), None, house.at).board.unwrap().players[0].hand.is_some());
    assert_eq!(house.tell(Command::Return { seat: seat(0) }, Who::Person(BEN)), Err(Denied::NotYourSeat(seat(0))));
    house.tell(Command::Return { seat: seat(0) }, Who::Person(ADA)).unwrap();
    assert_eq!(house.table.time_left(seat(0), house.at), Some(20_000));
    assert_eq!(house.tell(Command::Return { seat: seat(0) }, Who::Person(ADA)), Err(Denied::NotTakenOver(seat(0))));
    house.act_like(seat(0), "draw");
    assert!(matches!(&house.log.last().unwrap().entry, Entry::Acted { by: By::Person(ADA), .. }));
    assert_eq!(house.refolded(), house.table);
}

#[test]
fn what_a_stand_in_did_cannot_be_taken_back() {
    let mut house = timed_out();
    house.act_like(seat(0), "keep");
    house.tell(Command::Return { seat: seat(0) }, Who::Person(ADA)).unwrap();
    let denied = house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap_err();
    assert_eq!(denied, Denied::NothingToUndo);
}

#[test]
fn the_result_counts_for_the_owner_who_never_came_back() {
    let mut house = timed_out();
    while house.table.phase() == Phase::Playing {
        if let Some(Due { seat, cause: Cause::ClockRunsOut, at }) = house.table.due()
            && at <= house.at
        {
            house.tell(Command::TimeOut { seat }, Who::House).unwrap();
        } else {
            house.step();
        }
    }
    let finished = house.table.finished().unwrap();
    let ada = finished.people.iter().find(|result| result.person == ADA).unwrap();
    assert_eq!((ada.resigned, ada.time_outs), (false, 1));
    assert_eq!(ada.won, finished.outcome.winners.contains(seat(0)));
}

#[test]
fn who_resigns_is_gone_for_good_and_comes_last() {
    let mut draft = draft(setup(3), 6);
    draft.rated = true;
    let mut house = House::started(draft, 6);
    house.tell(Command::Resign { seat: seat(2) }, Who::Person(person(2))).unwrap();
    let gone = Who::Person(person(2));
    for command in [
        Command::Return { seat: seat(2) },
        Command::Resign { seat: seat(2) },
        Command::TakeHint { seat: seat(2) },
        Command::Act { seat: seat(2), action: action("draw"), after: None },
    ] {
        assert_eq!(house.tell(command, gone), Err(Denied::NotYourSeat(seat(2))));
    }
    let view = house.table.view_for(gone, Some(seat(2)), house.at);
    assert_eq!(view.you.seat, None);
    assert!(view.board.unwrap().players.iter().all(|p| p.hand.iter().flatten().all(Option::is_none)));
    assert_eq!(house.table.due().unwrap().cause, Cause::ComputersTurn);
    house.play_out();
    let finished = house.table.finished().unwrap();
    assert_eq!(finished.ranked[2].rank, 3);
    assert!(finished.people.iter().any(|result| result.resigned && !result.won));
}

#[test]
fn in_pass_and_play_the_curtain_is_down_until_a_seat_is_named() {
    let mut draft = draft(setup(3), 8);
    draft.pass_and_play = true;
    let mut house = House::started(draft, 8);
    let ada = Who::Person(ADA);
    let curtain = house.table.view_for(ada, None, house.at);
    assert_eq!((curtain.you.seat, curtain.you.seats), (None, Seat::all(3).collect()));
    assert!(curtain.board.unwrap().dealt.is_empty() && curtain.possible.is_empty());
    for number in 0..3 {
        let view = house.table.view_for(ada, Some(seat(number)), house.at);
        assert_eq!(view.you.seat, Some(seat(number)));
        assert_eq!(view.board.unwrap().dealt.len(), number + 2);
        house.act_like(seat(number), "keep");
    }
    house.play_out();
    let finished = house.table.finished().unwrap();
    assert_eq!(finished.people.len(), 1);
    assert_eq!(finished.people[0].seats, [0, 1, 2]);
    assert_eq!(house.refolded(), house.table);
}

#[test]
fn one_seat_each_where_everybody_has_a_device() {
    let mut house = House::new(draft(setup(3), 8), 8);
    let join = |seat| Command::Join { seat, name: name("Ada"), invitation: None };
    house.tell(join(None), Who::Person(ADA)).unwrap();
    assert_eq!(house.tell(join(None), Who::Person(ADA)), Err(Denied::OneSeatEach));
    assert_eq!(house.tell(join(Some(seat(0))), Who::Person(BEN)), Err(Denied::SeatTaken(seat(0))));
    assert_eq!(house.tell(join(Some(seat(7))), Who::Person(BEN)), Err(Denied::NoSuchSeat(seat(7))));
    assert_eq!(house.tell(join(None), Who::Anonymous), Err(Denied::WhoAreYou));
    assert_eq!(house.tell(Command::Start, Who::Person(ADA)), Err(Denied::SeatEmpty(seat(1))));
}

#[test]
fn an_invitation_opens_the_seats_that_ask_for_one() {
    let mut draft = draft(setup(3), 8);
    draft.public = false;
    draft.invitation = Some(InvitationHash::new([7; 32]));
    draft.seats = vec![SeatAsked::Open, SeatAsked::Invited, SeatAsked::Reserved(person(5))];
    let mut house = House::new(draft, 8);
    let join = |seat: Option<usize>, key: Option<u8>| Command::Join {
        seat: seat.map(crate::house::seat),
        name: name("Somebody"),
        invitation: key.map(|byte| InvitationHash::new([byte; 32])),
    };
    let ben = Who::Person(BEN);
    assert_eq!(house.tell(join(None, None), ben), Err(Denied::Private));
    assert_eq!(house.tell(join(None, Some(8)), ben), Err(Denied::Private));
    assert_eq!(house.tell(join(Some(2), Some(7)), ben), Err(Denied::SeatKept(seat(2))));
    house.tell(join(None, Some(7)), ben).unwrap();
    assert_eq!(house.table.seats_of(BEN).collect::<Vec<_>>(), [seat(1)]);
    // Who is expected needs no link; neither does the creator.
    assert_eq!(house.tell(join(Some(0), None), Who::Person(person(5))).map(|_| ()), Ok(()));
    assert_eq!(house.tell(join(None, None), Who::Person(ADA)), Err(Denied::NoSeatLeft));
}

#[test]
fn whoever_leaves_last_gives_the_table_up() {
    let mut house = House::new(draft(setup(2), 8), 8);
    house.fill();
    house.tell(Command::Leave { seat: seat(0) }, Who::Person(ADA)).unwrap();
    assert_eq!(house.table.phase(), Phase::Gathering);
    let give = Command::GiveSeat { seat: seat(0), level: level("greedy"), name: name("Verres") };
    assert_eq!(house.tell(give.clone(), Who::Person(BEN)), Err(Denied::NotYours));
    house.tell(give, Who::Person(ADA)).unwrap();
    assert_eq!(house.tell(Command::Leave { seat: seat(0) }, Who::House), Err(Denied::NobodyThere(seat(0))));
    house.tell(Command::Leave { seat: seat(1) }, Who::Person(BEN)).unwrap();
    assert_eq!(house.table.phase(), Phase::Abandoned);
    assert_eq!(house.refolded(), house.table);
}

#[test]
fn a_hint_is_marked_once_per_moment_and_never_given_in_a_rated_game() {
    let mut house = House::started(draft(setup(2), 8), 8);
    let hint = Command::TakeHint { seat: seat(0) };
    assert_eq!(house.tell(hint.clone(), Who::Person(ADA)).unwrap().len(), 1);
    assert_eq!(house.tell(hint.clone(), Who::Person(ADA)).unwrap().len(), 0);
    house.act_like(seat(0), "keep");
    assert_eq!(house.tell(hint.clone(), Who::Person(ADA)), Err(Denied::NotAsked(seat(0))));
    house.play_out();
    let finished = house.table.finished().unwrap();
    assert_eq!(finished.people[0].hints, 1);
    assert!(finished.record_json().contains("\"table\":{\"hints\":[1,0]"));

    let mut draft = draft(setup(2), 8);
    draft.rated = true;
    let mut house = House::started(draft, 8);
    assert_eq!(house.tell(hint, Who::Person(ADA)), Err(Denied::NoHints));
}
