//! What is said at a table.

use pax_store::{At, Error, MAX_CHAT_LINES, MAX_CHAT_TEXT, NewChatLine};

use crate::place::{Place, create, on_both, person_id, table_id};

on_both!(lines_are_numbered_and_the_last_are_kept, two_speak_at_once, nothing_is_said_where_no_table_is);

fn line(table: &str, text: &str) -> NewChatLine {
    NewChatLine { table: table_id(table), at: At(5), person: person_id("ada"), text: text.to_owned() }
}

async fn lines_are_numbered_and_the_last_are_kept(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    create(&store, "u").await;
    let last = u64::from(MAX_CHAT_LINES) + 2;
    for number in 1..=last {
        assert_eq!(store.say(&line("t", &format!("line {number}"))).await.expect("said"), number);
    }
    assert_eq!(store.say(&line("u", "Salve")).await.expect("said"), 1);
    let kept = store.chat(&table, 0).await.expect("chat");
    assert_eq!(kept.iter().map(|line| line.line).collect::<Vec<_>>(), (3..=last).collect::<Vec<_>>());
    assert_eq!((kept[0].text.as_str(), kept[0].at), ("line 3", At(5)));
    assert_eq!(store.chat(&table, last - 1).await.expect("chat").len(), 1);
}

async fn two_speak_at_once(place: Place) {
    let store = place.open().await;
    create(&store, "t").await;
    let speakers: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.say(&line("t", "Ave")).await.expect("said") })
        })
        .collect();
    let mut numbers = Vec::new();
    for speaker in speakers {
        numbers.push(speaker.await.expect("a speaker"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=8).collect::<Vec<_>>());
}

async fn nothing_is_said_where_no_table_is(place: Place) {
    let store = place.open().await;
    assert!(matches!(store.say(&line("no", "Ave")).await, Err(Error::NoSuchTable(_))));
    create(&store, "t").await;
    assert!(matches!(store.say(&line("t", &"a".repeat(MAX_CHAT_TEXT + 1))).await, Err(Error::TooLarge { .. })));
}
