//! What viewers get, as JSON: byte for byte what it was, described as it was, and read back as what it is.

use std::fmt::Write;

use pax_rules::{Seat, Viewer};
use pax_tables::*;
use rand_core::Rng;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::games::every_table;
use crate::house::*;

/// FNV-1a: enough to tell whether a text is the same.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A game with all that can happen at a table; after every step `see` gets the table and what happened.
fn play_through(draft: Draft, seed: u64, mut see: impl FnMut(&House, &[Happening])) {
    let mut house = House::new(draft, seed);
    see(&house, &[]);
    house.fill();
    see(&house, &[Happening::Joined { seat: seat(0) }]);
    let mut happened = house.tell(Command::Start, Who::House).unwrap();
    loop {
        see(&house, &happened);
        if house.table.phase() != Phase::Playing {
            return;
        }
        house.at = house.at.after(u64::from(house.rng.next_u32() % 2_000));
        happened = odd_command(&mut house).unwrap_or_else(|| house.step());
    }
}

/// Now and then something beside the game.
fn odd_command(house: &mut House) -> Option<Vec<Happening>> {
    if house.chance(60) {
        house.at = house.at.after(3 * 3_600_000);
    }
    if let Some(Due { seat, cause: Cause::ClockRunsOut, at }) = house.table.due()
        && at <= house.at
    {
        return house.tell(Command::TimeOut { seat }, Who::House).ok();
    }
    if !house.chance(8) {
        return None;
    }
    let seat = seat(house.rng.next_u32() as usize % house.table.doc().seats.len());
    let Some(Sitter::Person { person, .. }) = house.table.sitter(seat).cloned() else { return None };
    let commands = [
        Command::Undo { seat, back_to: (house.table.actions() as u32).saturating_sub(1) },
        Command::TakeHint { seat },
        Command::Return { seat },
    ];
    let command = commands[house.rng.next_u32() as usize % commands.len()].clone();
    let resigns = house.chance(40);
    house.tell(if resigns { Command::Resign { seat } } else { command }, Who::Person(person)).ok()
}

/// All that viewers get at this moment.
fn seen(house: &House, happened: &[Happening]) -> Vec<(TableView, Vec<News>)> {
    let players = house.table.doc().seats.len();
    let own = (0..players).map(|number| (Who::Person(person(number)), Seat::new(number)));
    let all = own.chain([(Who::Person(ADA), None), (Who::Anonymous, None)]);
    all.map(|(who, seat)| {
        let view = house.table.view_for(who, seat, house.at).with_presence(|person| person == ADA);
        (view, house.table.news_for(who, seat, happened, |what| format!("{what:?}").len().to_string()))
    })
    .collect()
}

/// A reader gets what was written; but a refusal itself stays behind, of which code, reason and rules are told.
fn is_read_back(view: &TableView, news: &[News]) {
    let mut written = view.clone();
    written.impossible.iter_mut().for_each(|impossible| impossible.refusal = None);
    let read: TableView = serde_json::from_str(&serde_json::to_string(view).unwrap()).unwrap();
    assert_eq!(read, written);
    let read: Vec<News> = serde_json::from_str(&serde_json::to_string(news).unwrap()).unwrap();
    assert_eq!(read, news);
}

#[test]
fn views_and_news_of_whole_games_are_the_same_bytes_as_ever() {
    let (mut sums, mut examples) = (String::new(), String::new());
    for (number, draft) in every_table().enumerate() {
        let (mut views, mut news, mut count) = (0xcbf2_9ce4_8422_2325, 0xcbf2_9ce4_8422_2325, 0);
        let mut last = None;
        play_through(draft, number as u64, |house, happened| {
            for (view, told) in seen(house, happened) {
                if count % 5 == 0 {
                    is_read_back(&view, &told);
                }
                let (view, told) = (serde_json::to_string(&view).unwrap(), serde_json::to_string(&told).unwrap());
                (views, news, count) = (hash(views, &view), hash(news, &told), count + 1);
                if number % 5 == 1 && (count == 3 || count % 700 == 0) {
                    writeln!(examples, "{view}\n{told}").unwrap();
                }
            }
            last = Some(house.table.clone());
        });
        let ended = last.expect("a game has moments");
        for actions in (0..ended.actions()).step_by(7) {
            let viewer = if actions % 2 == 0 { Viewer::Everything } else { Viewer::Seat(seat(0)) };
            let past = ended.past(actions, viewer, |_| String::new()).expect("the game is over");
            views = hash(views, &serde_json::to_string(&past.view).unwrap());
            news = hash(news, &serde_json::to_string(&past.news).unwrap());
        }
        writeln!(sums, "table {number}: {count} views {views:016x}, news {news:016x}").unwrap();
    }
    expect_test::expect_file!["golden/views.sums"].assert_eq(&sums);
    expect_test::expect_file!["golden/views.jsonl"].assert_eq(&examples);
}

#[test]
fn views_and_news_are_described_as_ever() {
    fn describe<T: ToSchema + PartialSchema>(all: &mut Vec<(String, RefOr<Schema>)>) {
        all.push((T::name().into_owned(), T::schema()));
        T::schemas(all);
    }
    let mut all = Vec::new();
    describe::<TableView>(&mut all);
    describe::<News>(&mut all);
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    all.dedup_by(|(one, _), (other, _)| one == other);
    let text: String =
        all.iter().map(|(name, schema)| format!("{name} {}\n", serde_json::to_string(schema).unwrap())).collect();
    expect_test::expect_file!["golden/schemas.jsonl"].assert_eq(&text);
}

#[test]
fn what_a_newer_server_says_is_kept_and_the_rest_is_read() {
    let mut house = House::started(draft(setup(2), 2), 2);
    house.act_like(seat(0), "keep");
    let happened = house.act_like(seat(1), "keep");
    let mut view = serde_json::to_value(house.table.view_for(Who::Person(ADA), None, house.at)).unwrap();
    let news = house.table.news_for(Who::Person(ADA), None, &happened, |_| String::new());
    let mut news = serde_json::to_value(&news[0]).unwrap();
    view["phase"] = "adjourned".into();
    view["origin"] = serde_json::json!({ "tournament": { "round": 3 } });
    view["time"] = serde_json::json!({ "hourglass": 60 });
    view["you"]["roles"] = serde_json::json!(["seat", "umpire"]);
    view["you"]["may"] = serde_json::json!(["act", "adjourn"]);
    view["seats"][0]["asked_for"] = "lent".into();
    view["seats"][1]["hands"] = "substitute".into();
    view["board"]["step"] = "census".into();
    view["board"]["struggle"][0]["category"] = "grain".into();
    view["board"]["forecast"]["victor"] = "gauls".into();
    news["kind"] = "prophesied".into();
    news["moved"]["to"] = serde_json::json!({ "place": "temple", "god": "Janus" });

    let read: TableView = serde_json::from_value(view.clone()).unwrap();
    assert!(matches!(&read.phase, OpenEnum::Other(word) if **word == "adjourned"));
    assert!(matches!(&read.board.as_ref().unwrap().step, OpenEnum::Other(_)));
    assert!(read.allows(DeedKind::Act) && !read.allows(DeedKind::Start));
    assert_eq!(read.seats[0].hands, Hands::Owner);
    assert_eq!(serde_json::to_value(&read).unwrap(), view);
    let read: News = serde_json::from_value(news.clone()).unwrap();
    assert!(matches!(&read.kind, OpenEnum::Other(word) if **word == "prophesied"));
    assert_eq!(serde_json::to_value(&read).unwrap(), news);
}

#[test]
fn what_no_version_writes_is_refused() {
    let house = House::started(draft(setup(2), 2), 2);
    let view = serde_json::to_value(house.table.view_for(Who::Person(ADA), None, house.at)).unwrap();
    for (place, wrong) in [("/you/seat", "8"), ("/board/dealt/0", "\"X1@1\""), ("/possible/0/action", "\"keep\"")] {
        let mut view = view.clone();
        *view.pointer_mut(place).unwrap() = serde_json::from_str(wrong).unwrap();
        assert!(serde_json::from_value::<TableView>(view).is_err(), "{place}: {wrong}");
    }
}
