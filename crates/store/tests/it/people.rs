//! Guests, accounts and sessions.

use pax_store::{
    At, Hash, MAX_SESSIONS, NewAccount, NewGuest, NewSession, PersonId, SessionKind, Store, TokenHash, Upgrade,
};

use crate::place::{Place, guest, on_both, person_id};

on_both!(
    a_guest_becomes_an_account,
    a_name_belongs_to_one_account,
    one_of_many_gets_the_name,
    a_password_is_replaced,
    settings_are_kept,
    sessions_come_and_go,
    the_oldest_session_makes_room,
);

fn account(name: &str) -> NewAccount {
    NewAccount {
        name: name.to_owned(),
        name_folded: name.to_lowercase(),
        password: Hash("$argon2id$secret".to_owned()),
        recovery: Hash("$argon2id$other".to_owned()),
    }
}

fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

async fn sign_in(store: &Store, person: &PersonId, number: u8, at: i64) {
    let session = NewSession {
        token: token(number),
        person: person.clone(),
        at: At(at),
        label: format!("browser {number}"),
        kind: if number == 9 { SessionKind::Token } else { SessionKind::Session },
    };
    store.create_session(&session).await.expect("a session");
}

async fn a_guest_becomes_an_account(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let person = store.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!((person.name.as_str(), person.account, person.settings.as_str()), ("ADA", false, "{}"));
    assert_eq!(store.account_named("ada").await.expect("an answer"), None);
    assert!(store.rename_guest(&ada, "Adina", "adina").await.expect("an answer"));

    assert_eq!(store.upgrade(&ada, &account("Ada")).await.expect("an answer"), Upgrade::Done);
    let found = store.account_named("ada").await.expect("an answer").expect("an account");
    assert_eq!((found.person.id.as_str(), found.person.name.as_str(), found.person.account), ("ada", "Ada", true));
    assert_eq!(found.password, Hash("$argon2id$secret".to_owned()));
    assert!(!format!("{found:?}").contains("secret") && !format!("{:?}", token(7)).contains('7'));

    assert_eq!(store.upgrade(&ada, &account("Ada")).await.expect("an answer"), Upgrade::NotAGuest);
    assert_eq!(store.upgrade(&person_id("no"), &account("No")).await.expect("an answer"), Upgrade::NotAGuest);
    assert!(!store.rename_guest(&ada, "Adina", "adina").await.expect("an answer"));
    let counts = store.counts().await.expect("counts");
    assert_eq!((counts.guests, counts.accounts), (0, 1));
}

async fn a_name_belongs_to_one_account(place: Place) {
    let store = place.open().await;
    let (ada, ben) = (guest(&store, "ada").await, guest(&store, "ben").await);
    assert_eq!(store.upgrade(&ada, &account("Caesar")).await.expect("an answer"), Upgrade::Done);
    assert_eq!(store.upgrade(&ben, &account("CAESAR")).await.expect("an answer"), Upgrade::NameTaken);
    assert!(!store.person(&ben).await.expect("an answer").expect("a person").account);
    // Guests may be called like anybody.
    assert!(store.rename_guest(&ben, "Caesar", "caesar").await.expect("an answer"));
    assert_eq!(store.account_named("caesar").await.expect("an answer").expect("an account").person.id, ada);
    let twice = NewGuest { id: ada, at: At(1), name: "X".into(), name_folded: "x".into(), locale: None };
    assert!(!store.create_guest(&twice).await.expect("an answer"));
}

async fn one_of_many_gets_the_name(place: Place) {
    let store = place.open().await;
    let mut tries = Vec::new();
    for name in 0..8 {
        let (store, id) = (store.clone(), guest(&store, &format!("guest{name}")).await);
        tries.push(tokio::spawn(async move { store.upgrade(&id, &account("Caesar")).await.expect("an answer") }));
    }
    let mut done = 0;
    for tried in tries {
        match tried.await.expect("a try") {
            Upgrade::Done => done += 1,
            Upgrade::NameTaken => {}
            Upgrade::NotAGuest => panic!("they are guests"),
        }
    }
    assert_eq!(done, 1);
}

async fn a_password_is_replaced(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    assert!(!store.set_password(&ada, &Hash("new".into()), None).await.expect("an answer"));
    store.upgrade(&ada, &account("Ada")).await.expect("an answer");
    assert!(store.set_password(&ada, &Hash("new".into()), None).await.expect("an answer"));
    let found = store.account_named("ada").await.expect("an answer").expect("an account");
    assert_eq!((found.password, found.recovery), (Hash("new".into()), Hash("$argon2id$other".into())));
    store.set_password(&ada, &Hash("newer".into()), Some(&Hash("code".into()))).await.expect("an answer");
    let found = store.account_named("ada").await.expect("an answer").expect("an account");
    assert_eq!((found.password, found.recovery), (Hash("newer".into()), Hash("code".into())));
}

async fn settings_are_kept(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    assert!(store.set_settings(&ada, Some("de"), r#"{"sound":false}"#).await.expect("an answer"));
    let person = store.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!((person.locale.as_deref(), person.settings.as_str()), (Some("de"), r#"{"sound":false}"#));
    assert!(!store.set_settings(&person_id("no"), None, "{}").await.expect("an answer"));
}

async fn sessions_come_and_go(place: Place) {
    let store = place.open().await;
    let (ada, ben) = (guest(&store, "ada").await, guest(&store, "ben").await);
    for (number, at) in [(1, 10), (2, 20), (9, 30)] {
        sign_in(&store, &ada, number, at).await;
    }
    sign_in(&store, &ben, 5, 40).await;
    let (session, person) = store.session(&token(1)).await.expect("an answer").expect("a session");
    assert_eq!((session.label.as_str(), session.kind, person.id), ("browser 1", SessionKind::Session, ada.clone()));
    assert_eq!(store.session(&token(3)).await.expect("an answer"), None);

    store.session_seen(&token(1), At(100)).await.expect("seen");
    store.session_seen(&token(1), At(90)).await.expect("seen");
    let list = async |person| {
        let sessions = store.sessions_of(person).await.expect("sessions");
        sessions.iter().map(|session| (session.token.0[0], session.seen_at.0)).collect::<Vec<_>>()
    };
    assert_eq!(list(&ada).await, [(1, 100), (9, 30), (2, 20)]);

    // Nobody ends another person's session.
    assert!(!store.end_session(&ben, &token(1)).await.expect("an answer"));
    assert!(store.end_session(&ada, &token(2)).await.expect("an answer"));
    assert_eq!(store.end_other_sessions(&ada, &token(9)).await.expect("an answer"), 1);
    assert_eq!(list(&ada).await, [(9, 30)]);
    assert_eq!(list(&ben).await, [(5, 40)]);
    assert_eq!(store.end_sessions_unseen_since(At(35)).await.expect("an answer"), 1);
    assert_eq!(store.session(&token(9)).await.expect("an answer"), None);
}

async fn the_oldest_session_makes_room(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    for number in 0..=MAX_SESSIONS {
        // The second one is the one unseen for longest.
        let at = if number == 1 { 0 } else { 10 + i64::from(number) };
        sign_in(&store, &ada, u8::try_from(number).expect("small") + 10, at).await;
    }
    assert_eq!(store.sessions_of(&ada).await.expect("sessions").len(), MAX_SESSIONS as usize);
    assert_eq!(store.session(&token(11)).await.expect("an answer"), None);
    assert!(store.session(&token(10)).await.expect("an answer").is_some());
}
