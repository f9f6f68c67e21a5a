//! What is stored together with an entry is stored with it or not at all, and once.

use pax_store::{Append, Ask, At, Effect, Head, Outcome, Phase, Store};

use crate::place::{Place, after, append, create, ending, guest, on_both, person_id};

on_both!(
    seats_are_kept_until_the_end,
    results_come_with_the_last_entry,
    a_refused_append_has_no_effects,
    a_table_rates_a_subject_once,
    a_stale_rating_is_refused,
    ratings_from_all_sides_lose_nothing,
    a_campaign_counts_attempts,
    the_first_result_of_the_day_stands,
);

fn rate(subject: &str, mu: f64, games: u64) -> Effect {
    Effect::Rate { subject: subject.to_owned(), mode: "base".to_owned(), mu, sigma: 8.0, games }
}

fn result(seat: u8, person: &str, place: u8) -> Effect {
    Effect::Result {
        seat,
        person: person_id(person),
        mode: "base".to_owned(),
        place,
        score: 40 - i64::from(place),
        doc: "{}".to_owned(),
    }
}

async fn seats(store: &Store, person: &str) -> Vec<u8> {
    let tables = store.open_tables_of(&person_id(person)).await.expect("tables");
    tables.into_iter().flat_map(|mine| mine.seats).collect()
}

async fn seats_are_kept_until_the_end(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let sit = |seat, person| Effect::Sit { seat, person: person_id(person) };
    append(&store, Append { effects: vec![sit(0, "ada"), sit(2, "ada"), sit(1, "ben")], ..after(&table, 0) }).await;
    assert_eq!(seats(&store, "ada").await, [0, 2]);
    append(&store, Append { effects: vec![sit(2, "cleo"), Effect::Rise { seat: 1 }], ..after(&table, 1) }).await;
    assert_eq!(seats(&store, "ada").await, [0]);
    assert!(seats(&store, "ben").await.is_empty());
    assert_eq!(seats(&store, "cleo").await, [2]);
    append(&store, ending(&table, 2, 9_000, vec![])).await;
    assert!(seats(&store, "cleo").await.is_empty());
}

async fn results_come_with_the_last_entry(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    append(&store, ending(&table, 0, 9_000, vec![result(0, "ada", 1), result(1, "ben", 2)])).await;
    let page = store.results_of(&person_id("ben"), &Ask::first(10)).await.expect("results");
    let [mine] = &page.items[..] else { panic!("{page:?}") };
    assert_eq!((mine.seat, mine.place, mine.score, mine.at), (1, 2, 38, At(9_000)));
    assert_eq!(mine.summary, r#"{"over":true}"#);
    let head = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!((head.phase, head.finished_at), (Phase::Over, Some(At(9_000))));

    // Said again later, the first result and the first end stand.
    append(&store, ending(&table, 1, 9_500, vec![result(1, "ben", 1)])).await;
    let page = store.results_of(&person_id("ben"), &Ask::first(10)).await.expect("results");
    assert_eq!(page.items.iter().map(|result| result.place).collect::<Vec<_>>(), [2]);
    assert_eq!(store.table(&table).await.expect("an answer").expect("a table").finished_at, Some(At(9_000)));
}

async fn a_refused_append_has_no_effects(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let effects = || vec![Effect::Sit { seat: 0, person: person_id("ada") }, result(0, "ada", 1), rate("ada", 30.0, 1)];
    append(&store, Append { client_key: Some("k".to_owned()), ..after(&table, 0) }).await;
    let conflict = Append { effects: effects(), ..after(&table, 0) };
    assert_eq!(append(&store, conflict).await, Outcome::Conflict { current: 1 });
    let duplicate = Append { effects: effects(), client_key: Some("k".to_owned()), ..after(&table, 1) };
    assert!(matches!(append(&store, duplicate).await, Outcome::Duplicate { .. }));
    assert!(seats(&store, "ada").await.is_empty());
    assert_eq!(store.results_of(&person_id("ada"), &Ask::first(10)).await.expect("results").items, []);
    assert_eq!(store.rating("ada", "base").await.expect("an answer"), None);
}

async fn a_table_rates_a_subject_once(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    append(&store, ending(&table, 0, 9_000, vec![rate("ada", 26.5, 1), rate("level-3", 24.5, 1)])).await;
    assert!(matches!(
        append(&store, ending(&table, 1, 9_001, vec![rate("ada", 99.0, 2)])).await,
        Outcome::Appended { version: 2 }
    ));
    let rating = store.rating("ada", "base").await.expect("an answer").expect("a rating");
    assert_eq!((rating.mu, rating.sigma, rating.games, rating.at), (26.5, 8.0, 1, At(9_000)));

    let next = create(&store, "u").await;
    append(&store, ending(&next, 0, 9_900, vec![rate("ada", 27.5, 2)])).await;
    assert_eq!(store.ratings_of("ada").await.expect("ratings")[0].mu, 27.5);
    let history = store.rated_games("ada", "base", 10).await.expect("history");
    assert_eq!(history.iter().map(|game| game.mu).collect::<Vec<_>>(), [27.5, 26.5]);
    let best = store.best_ratings("base", 1, 10).await.expect("ratings");
    assert_eq!(best.iter().map(|rating| rating.subject.as_str()).collect::<Vec<_>>(), ["ada", "level-3"]);
    assert_eq!(store.best_ratings("base", 2, 10).await.expect("ratings").len(), 1);
}

async fn a_stale_rating_is_refused(place: Place) {
    let store = place.open().await;
    let (one, other) = (create(&store, "one").await, create(&store, "other").await);
    append(&store, ending(&one, 0, 9_000, vec![rate("ada", 26.0, 1)])).await;
    let stale = Outcome::StaleRating { subject: "ada".to_owned(), mode: "base".to_owned() };
    for games in [1, 3] {
        let effects = vec![result(0, "ben", 1), rate("ada", 27.0, games)];
        assert_eq!(append(&store, ending(&other, 0, 9_001, effects)).await, stale);
    }
    assert_eq!(store.table(&other).await.expect("an answer").expect("a table").version, 0);
    assert_eq!(store.results_of(&person_id("ben"), &Ask::first(10)).await.expect("results").items, []);
    assert!(matches!(
        append(&store, ending(&other, 0, 9_001, vec![rate("ada", 27.0, 2)])).await,
        Outcome::Appended { .. }
    ));
}

/// Games against the same computer player end everywhere at once.
async fn ratings_from_all_sides_lose_nothing(place: Place) {
    let mut nodes = vec![place.open().await];
    if place.address.starts_with("postgres") {
        nodes.push(place.open().await);
    }
    let mut games = Vec::new();
    for name in 0..16 {
        let store = nodes[name % nodes.len()].clone();
        let table = create(&store, &format!("t{name}")).await;
        games.push(tokio::spawn(async move {
            loop {
                let before = store.rating("level-3", "base").await.expect("an answer");
                let (mu, games) = before.map_or((0.0, 0), |rating| (rating.mu, rating.games));
                let head = Head { phase: Phase::Over, due_at: None, summary: None };
                let end = Append { head, effects: vec![rate("level-3", mu + 1.0, games + 1)], ..after(&table, 0) };
                match append(&store, end).await {
                    Outcome::Appended { .. } => return,
                    Outcome::StaleRating { .. } => {}
                    other => panic!("{other:?}"),
                }
            }
        }));
    }
    for game in games {
        game.await.expect("a game");
    }
    let rating = nodes[0].rating("level-3", "base").await.expect("an answer").expect("a rating");
    assert_eq!((rating.mu, rating.games), (16.0, 16));
}

async fn a_campaign_counts_attempts(place: Place) {
    let store = place.open().await;
    for (at, game, won) in [(10, 1, false), (11, 1, true), (12, 2, true)] {
        let table = create(&store, &format!("t{at}")).await;
        let effect = Effect::Campaign { person: person_id("ada"), campaign: "c".to_owned(), game, won };
        append(&store, ending(&table, 0, at, vec![effect.clone(), effect])).await;
    }
    let games = store.campaign(&person_id("ada"), "c").await.expect("a campaign");
    assert_eq!(games.iter().map(|game| (game.game, game.won)).collect::<Vec<_>>(), [(1, false), (1, true), (2, true)]);
    assert_eq!(store.campaign(&person_id("ada"), "other").await.expect("a campaign"), []);
    assert_eq!(store.campaign_games_of(&person_id("ada")).await.expect("campaigns").len(), 3);
}

async fn the_first_result_of_the_day_stands(place: Place) {
    let store = place.open().await;
    guest(&store, "ada").await;
    for (name, person, score) in [("t", "ada", 12), ("u", "ada", 99), ("v", "ben", 15)] {
        let table = create(&store, name).await;
        let day = "2026-03-15".to_owned();
        let effect = Effect::Daily { day, person: person_id(person), score, doc: "{}".to_owned() };
        append(&store, ending(&table, 0, 9_000, vec![effect])).await;
    }
    let results = store.daily_results("2026-03-15", 10).await.expect("results");
    let seen: Vec<_> =
        results.iter().map(|result| (result.person.as_str(), result.name.as_deref(), result.score)).collect();
    assert_eq!(seen, [("ben", None, 15), ("ada", Some("ADA"), 12)]);
    let mine = store.daily_result_of("2026-03-15", &person_id("ada")).await.expect("an answer").expect("a result");
    assert_eq!(mine.table.as_str(), "t");
    assert_eq!(store.daily_result_of("2026-03-16", &person_id("ada")).await.expect("an answer"), None);
}
