//! What is stored stays readable: golden files of every entry and of a whole table, as this version writes them.
//! `UPDATE_GOLDEN=1` writes them anew; a change of an old line is a broken promise.

use std::path::PathBuf;
use std::sync::Arc;

use pax_rules::SoloLevel;
use pax_tables::*;

use crate::house::*;

fn golden(file: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/golden").join(file);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn every_entry() -> Vec<Entry> {
    let seat = seat(3);
    vec![
        Entry::Joined { person: PersonId(u64::MAX), name: name("Ἀσπασία \"A\""), seat },
        Entry::Left { seat },
        Entry::SeatGiven { seat, level: level("senator-2"), name: name("Verres") },
        Entry::Started,
        Entry::Acted { seat, action: action("legion 2 A2@4"), by: By::Person(PersonId(12)) },
        Entry::Acted { seat, action: action("keep W1@1 open F1@2 S1@3"), by: By::Computer },
        Entry::Acted { seat, action: action("pass"), by: By::Clock },
        Entry::Undone { seat, back_to: 41 },
        Entry::Resigned { seat },
        Entry::TimedOut { seat },
        Entry::Returned { seat },
        Entry::HintTaken { seat, actions: 17 },
        Entry::Rematched { table: table_id("aB-3_x") },
        Entry::Abandoned,
    ]
}

#[test]
fn every_entry_is_written_and_read_as_ever() {
    let logged: Vec<Logged> =
        every_entry().into_iter().enumerate().map(|(n, entry)| Logged::new(Moment(1_000 + n as u64), entry)).collect();
    let text: String = logged.iter().map(|one| one.to_json() + "\n").collect();
    let stored = golden("entries-v1.jsonl", &text);
    assert_eq!(text, stored);
    let read: Vec<Logged> = stored.lines().map(|line| Logged::from_json(line).unwrap()).collect();
    assert_eq!(read, logged);
}

fn every_draft() -> Vec<Draft> {
    let mut full = draft(setup(4).with_nocturnus(true).with_open_tally(false).with_final_levy(true), 1);
    full.seats = vec![SeatAsked::Open, SeatAsked::Invited, SeatAsked::Reserved(BEN), computer()];
    full.time = TimeControl::Live { bank: 600, increment: 10 };
    full.rated = true;
    full.public = false;
    full.invitation = Some(InvitationHash::new([0xA5; 32]));
    full.origin = Origin::Rematch(table_id("before"));
    let mut same = draft(setup(2), 2);
    same.time = TimeControl::Correspondence { hours: 48 };
    same.pass_and_play = true;
    same.origin = Origin::SameDeal(table_id("other"));
    let solo = |level| draft(pax_rules::Setup::solitaire(SoloLevel::new(level).unwrap()), 3);
    let mut campaign = solo(4);
    campaign.origin = Origin::Campaign { campaign: 9, played: 5 };
    let mut daily = solo(2);
    daily.origin = Origin::Daily { day: 20_500 };
    let mut tutorial = draft(setup(2), 5);
    tutorial.origin = Origin::Tutorial;
    vec![full, same, campaign, daily, draft(setup(2), 4), tutorial]
}

#[test]
fn every_agreement_is_written_and_read_as_ever() {
    let docs: Vec<Doc> = every_draft().into_iter().map(|draft| draft.checked().unwrap()).collect();
    let text: String = docs.iter().map(|doc| serde_json::to_string(doc).unwrap() + "\n").collect();
    let stored = golden("docs-v1.jsonl", &text);
    assert_eq!(text, stored);
    let read: Vec<Doc> = stored.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(read, docs);
}

#[test]
fn a_stored_table_folds_to_its_end_as_ever() {
    let mut draft = draft(setup(3), 11);
    draft.time = TimeControl::Live { bank: 60, increment: 5 };
    let mut house = House::started(draft, 11);
    while house.table.phase() == Phase::Playing {
        house.at = house.at.after(700);
        house.step();
        for number in 0..3 {
            if house.table.undo_limit(seat(number)).is_some() && house.chance(6) {
                let back_to = house.table.actions() as u32 - 1;
                house.tell(Command::Undo { seat: seat(number), back_to }, Who::Person(person(number))).unwrap();
            }
        }
    }
    let lines = house.log.iter().map(|one| one.to_json() + "\n");
    let text: String = [serde_json::to_string(house.table.doc()).unwrap() + "\n"].into_iter().chain(lines).collect();
    let stored = golden("table-v1.jsonl", &text);
    let mut lines = stored.lines();
    let mut table = TableState::new(Arc::new(serde_json::from_str(lines.next().unwrap()).unwrap()));
    for line in lines {
        let logged = Logged::from_json(line).unwrap();
        table.apply(&logged.entry, logged.at).unwrap();
    }
    let finished = table.finished().expect("the stored table is a finished one");
    assert_eq!(finished.record_json() + "\n", golden("table-v1.record.json", &(finished.record_json() + "\n")));
}

#[test]
fn what_cannot_be_read_is_refused() {
    for text in [
        "",
        "{}",
        r#"{"v":2,"at":1,"e":"started"}"#,
        r#"{"v":0,"at":1,"e":"started"}"#,
        r#"{"v":1,"at":-1,"e":"started"}"#,
        r#"{"v":1,"at":1,"e":"danced"}"#,
        r#"{"v":1,"at":1,"e":{"acted":{"seat":0,"action":"dance","by":"computer"}}}"#,
        r#"{"v":1,"at":1,"e":{"left":{"seat":8}}}"#,
        r#"{"v":1,"at":1,"e":{"joined":{"person":1,"name":"","seat":0}}}"#,
    ] {
        assert!(Logged::from_json(text).is_err(), "{text}");
    }
    let newer = Logged::from_json(r#"{"v":7,"at":1,"e":{"unheard_of":{}}}"#).unwrap_err();
    assert!(matches!(newer, Unreadable::Version(7)));
}
