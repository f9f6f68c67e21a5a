//! Viewers who look in the same way see the same, and a view that is kept can be brought to any later moment.

use pax_rules::Setup;
use pax_tables::*;

use crate::house::*;

fn everybody() -> Vec<Who> {
    let people = (0..10).map(|number| Who::Person(person(number)));
    people.chain([Who::Anonymous, Who::Computer, Who::House]).collect()
}

/// Compares all pairs of viewers, and says how many different views there were.
fn compare(house: &House) -> usize {
    let mut known: Vec<(Viewing, TableView)> = Vec::new();
    for who in everybody() {
        for seat in [None, Some(seat(0)), Some(seat(1)), Some(seat(7))] {
            let (viewing, view) = (house.table.viewing(who, seat), house.table.view_for(who, seat, house.at));
            match known.iter().find(|(other, _)| *other == viewing) {
                Some((_, other)) => assert_eq!(&view, other, "{who:?} {viewing:?}"),
                None => known.push((viewing, view)),
            }
        }
    }
    known.len()
}

#[test]
fn equal_viewings_get_equal_views() {
    for (number, setup) in Setup::every_mode().enumerate() {
        let mut draft = draft(setup, number as u64);
        draft.public = number % 2 == 0;
        draft.pass_and_play = number % 3 == 0;
        if let Some(last) = draft.seats.last_mut().filter(|_| number % 4 == 1) {
            *last = SeatAsked::Reserved(person(5));
        }
        let mut house = House::new(draft, number as u64);
        compare(&house);
        while let Some(empty) = house.table.empty_seat() {
            let who = match house.table.doc().seats[empty.index()] {
                SeatAsked::Reserved(person) => person,
                SeatAsked::Open | SeatAsked::Invited | SeatAsked::Computer { .. } => person(empty.index()),
            };
            let who = if house.table.doc().pass_and_play { ADA } else { who };
            let joined = Command::Join { seat: Some(empty), name: name("Ada"), invitation: None };
            if house.tell(joined, Who::Person(who)).is_err() {
                break;
            }
            compare(&house);
        }
        if house.table.empty_seat().is_some() {
            continue;
        }
        house.tell(Command::Start, Who::House).unwrap();
        while house.table.phase() == Phase::Playing {
            let different = compare(&house);
            assert!(different <= 4 * (setup.players() + 5), "{different} viewings");
            house.step();
            if house.chance(40) {
                let seat = house.awaited().first().copied();
                seat.map(|seat| house.tell(Command::Resign { seat }, house.mover(seat)).ok());
            }
        }
        compare(&house);
    }
}

#[test]
fn all_who_only_watch_share_a_view() {
    let house = House::started(draft(setup(3), 1), 1);
    let [one, other] = [7, 8].map(|number| house.table.viewing(Who::Person(person(number)), None));
    assert_eq!(one, other);
    assert_eq!(house.table.viewing(Who::Person(person(7)), Some(seat(1))), one, "the seat is not theirs");
    assert_ne!(house.table.viewing(Who::Anonymous, None), one, "somebody with a name may do more");
    assert_ne!(house.table.viewing(Who::Person(ADA), None), house.table.viewing(Who::Person(BEN), None));
}

#[test]
fn a_kept_view_is_brought_to_the_moment() {
    let mut draft = draft(setup(2), 4);
    draft.time = TimeControl::Live { bank: 600, increment: 5 };
    let mut house = House::started(draft, 4);
    for turn in 0..60_u64 {
        let kept = house.table.view_for(Who::Person(ADA), None, house.at).with_presence(|_| false);
        assert!(kept.is_of(&house.table, house.at, |_| false));
        assert!(!kept.is_of(&house.table, house.at, |person| person == BEN), "Ben has come");
        let later = house.at.after(turn + 1);
        assert!(!kept.is_of(&house.table, later, |_| false), "a clock has run");
        let anew = house.table.view_for(Who::Person(ADA), None, later).with_presence(|person| person == BEN);
        assert_eq!(kept.brought_to(&house.table, later, |person| person == BEN), anew);
        house.at = later;
        if house.table.phase() != Phase::Playing {
            break;
        }
        house.step();
    }
}
