//! Creating tables and the lists of them.

use pax_store::{Ask, At, Counts, Created, Cursor, Effect, MAX_PAGE, NewTable, Page, Phase, Table, TableId};

use crate::place::{Place, after, append, create, ending, new_table, on_both, person_id, table_id};

on_both!(
    a_table_is_created_once,
    public_tables_newest_first,
    my_tables_last_moved_first,
    finished_tables_page_by_page,
    the_same_deal_side_by_side,
    my_results_page_by_page,
    everything_is_counted,
);

fn names(page: &Page<Table>) -> Vec<&str> {
    page.items.iter().map(|table| table.id.as_str()).collect()
}

async fn a_table_is_created_once(place: Place) {
    let store = place.open().await;
    let new = NewTable { deal: Some("d".to_owned()), due_at: Some(At(5)), ..new_table("t") };
    assert_eq!(store.create_table(new).await.expect("an answer"), Created::New);
    let other = NewTable { doc: "{}".to_owned(), public: false, ..new_table("t") };
    assert_eq!(store.create_table(other).await.expect("an answer"), Created::Existed);
    let table = store.table(&table_id("t")).await.expect("an answer").expect("a table");
    let expected = Table {
        id: table_id("t"),
        created_at: At(1_000),
        creator: Some(person_id("ada")),
        doc: r#"{"mode":"base"}"#.to_owned(),
        deal: Some("d".to_owned()),
        public: true,
        phase: Phase::Lobby,
        version: 0,
        updated_at: At(1_000),
        finished_at: None,
        due_at: Some(At(5)),
        summary: "{}".to_owned(),
    };
    assert_eq!(table, expected);
    assert_eq!(store.table(&table_id("no")).await.expect("an answer"), None);
    for wrong in ["", "a b", "ä", &"x".repeat(65)] {
        assert!(TableId::new(wrong).is_err(), "{wrong:?}");
    }
}

async fn public_tables_newest_first(place: Place) {
    let store = place.open().await;
    for (name, at, public) in [("a", 10, true), ("b", 30, true), ("c", 30, true), ("d", 20, false), ("e", 40, true)] {
        store.create_table(NewTable { at: At(at), public, ..new_table(name) }).await.expect("a table");
    }
    append(&store, after(&table_id("e"), 0)).await;
    let first = store.public_tables(Phase::Lobby, &Ask::first(2)).await.expect("tables");
    assert_eq!(names(&first), ["c", "b"]);
    let cursor = first.next.expect("more").to_string().parse::<Cursor>().expect("a cursor");
    let second = store.public_tables(Phase::Lobby, &Ask { after: Some(cursor), limit: 2 }).await.expect("tables");
    assert_eq!((names(&second), second.next.clone()), (vec!["a"], None));
    assert_eq!(names(&store.public_tables(Phase::Running, &Ask::first(9)).await.expect("tables")), ["e"]);
    assert!("1.2".parse::<Cursor>().is_err() && "x.0.t".parse::<Cursor>().is_err());
}

async fn my_tables_last_moved_first(place: Place) {
    let store = place.open().await;
    for (name, seated) in [("a", vec![(0, "ada")]), ("b", vec![(0, "ben"), (1, "ada"), (3, "ada")]), ("c", vec![])] {
        let seated = seated.into_iter().map(|(seat, person)| (seat, person_id(person))).collect();
        store.create_table(NewTable { seated, ..new_table(name) }).await.expect("a table");
    }
    append(&store, after(&table_id("b"), 0)).await;
    let mine = store.open_tables_of(&person_id("ada")).await.expect("tables");
    let seen: Vec<_> = mine.iter().map(|mine| (mine.table.id.as_str(), &mine.seats[..])).collect();
    assert_eq!(seen, [("b", &[1, 3][..]), ("a", &[0][..])]);
    assert_eq!(store.open_tables_of(&person_id("cleo")).await.expect("tables"), []);
}

async fn finished_tables_page_by_page(place: Place) {
    let store = place.open().await;
    for number in 0..25 {
        let table = create(&store, &format!("t{number:02}")).await;
        // Several end at the same time.
        append(&store, ending(&table, 0, 5_000 + number / 4, vec![])).await;
    }
    create(&store, "open").await;
    let mut ask = Ask::first(7);
    let mut all = Vec::new();
    loop {
        let page = store.finished_tables(&ask).await.expect("tables");
        all.extend(names(&page).into_iter().map(str::to_owned));
        match page.next {
            Some(next) => ask.after = Some(next),
            None => break,
        }
    }
    assert_eq!(all, (0..25).map(|number| format!("t{number:02}")).collect::<Vec<_>>());
    let page = store.finished_tables(&Ask::first(u32::MAX)).await.expect("tables");
    assert!(page.items.len() == 25 && 25 < MAX_PAGE);
}

async fn the_same_deal_side_by_side(place: Place) {
    let store = place.open().await;
    for (name, deal, end) in [("a", "x", Some(30)), ("b", "x", Some(20)), ("c", "y", Some(10)), ("d", "x", None)] {
        store.create_table(NewTable { deal: Some(deal.to_owned()), ..new_table(name) }).await.expect("a table");
        if let Some(end) = end {
            append(&store, ending(&table_id(name), 0, end, vec![])).await;
        }
    }
    assert_eq!(names(&store.finished_of_deal("x", &Ask::first(9)).await.expect("tables")), ["b", "a"]);
    let first = store.finished_of_deal("x", &Ask::first(1)).await.expect("tables");
    let second = store.finished_of_deal("x", &Ask { after: first.next, limit: 1 }).await.expect("tables");
    assert_eq!((names(&second), second.next.clone()), (vec!["a"], None));
}

async fn my_results_page_by_page(place: Place) {
    let store = place.open().await;
    for number in 0..4_u8 {
        let table = create(&store, &format!("t{number}")).await;
        // Two seats at each table, as when several play on one device.
        let effects = (0..2).map(|seat| Effect::Result {
            seat,
            person: person_id("ada"),
            mode: "base".to_owned(),
            place: seat + 1,
            score: 1,
            doc: "{}".to_owned(),
        });
        append(&store, ending(&table, 0, 50 + i64::from(number), effects.collect())).await;
    }
    let mut ask = Ask::first(3);
    let mut all = Vec::new();
    loop {
        let page = store.results_of(&person_id("ada"), &ask).await.expect("results");
        all.extend(page.items.iter().map(|result| format!("{} {}", result.table, result.seat)));
        match page.next {
            Some(next) => ask.after = Some(next),
            None => break,
        }
    }
    assert_eq!(all, ["t3 1", "t3 0", "t2 1", "t2 0", "t1 1", "t1 0", "t0 1", "t0 0"]);
}

async fn everything_is_counted(place: Place) {
    let store = place.open().await;
    assert_eq!(store.counts().await.expect("counts"), Counts::default());
    for name in ["a", "b", "c"] {
        create(&store, name).await;
    }
    append(&store, after(&table_id("a"), 0)).await;
    append(&store, ending(&table_id("b"), 0, 9, vec![])).await;
    let expected = Counts { lobby: 1, running: 1, over: 1, ..Counts::default() };
    assert_eq!(store.counts().await.expect("counts"), expected);
}
