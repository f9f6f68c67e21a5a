//! What the fuzz targets do with their bytes. The targets in `fuzz/` and the stable test share this file, so it uses
//! nothing but the crate.

use pax_rules::{
    Action, Card, CardList, Event, Game, Legion, Opened, Record, Refusal, Seat, Seed, Setup, Step, Viewer,
};

/// Whatever the bytes are, reading and checking a record ends in a verdict; what is right stays right when written.
pub fn record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(read) = Record::parse(text) else { return };
    let json = read.to_json();
    let again = Record::parse(&json).expect("what was written can be read");
    assert!(again == read, "reading what was written changes the record");
    if let (Ok(game), Ok(same)) = (read.check(), again.check()) {
        assert!(game == same && game.is_over());
    }
}

/// The bytes choose a table, a seed and actions, sensible ones and others.
pub fn actions(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let (Some(mode), Some(options), Some(seed)) = (next(), next(), next()) else { return };
    let modes: Vec<Setup> = Setup::every_mode().collect();
    let setup =
        modes[usize::from(mode) % modes.len()].with_final_levy(options & 1 != 0).with_open_tally(options & 2 == 0);
    let seed = Seed::of_series(u64::from(options >> 2), u64::from(seed));
    let deck = seed.deck(setup, CardList::shipped());
    let mut game = Game::new(setup, CardList::shipped(), &deck).expect("a dealt deck is a deck");
    let mut done: Vec<(Seat, Action)> = Vec::new();
    while let Some(byte) = next() {
        let wild = byte >= 224;
        let (seat, action) = if wild {
            let (Some(verb), Some(what)) = (next(), next()) else { break };
            (Seat::new(usize::from(byte & 7)).expect("eight seats"), wild_action(verb, what))
        } else {
            let Some(seat) = game.awaited().iter().next() else { break };
            let legal = game.legal(seat);
            (seat, legal.get(usize::from(byte) % legal.len()))
        };
        let before = game;
        let offered = game.legal(seat).contains(action);
        let mut told: Vec<Event> = Vec::new();
        let answer: Result<(), Refusal> = game.play(seat, action, &mut told);
        assert_eq!(answer.is_ok(), offered, "{seat} {action}: {answer:?}");
        match answer {
            Ok(()) => done.push((seat, action)),
            Err(refusal) => {
                assert!(game == before && told.is_empty(), "{seat} {action} was refused and changed something");
                assert!(!refusal.to_string().is_empty());
            }
        }
        check_cards(&game, deck.len());
        if byte % 16 == 0 || game.is_over() {
            check_views(&game); // now and then: eight views cost more than the action
        }
    }
    if game.is_over() {
        let record = Record::new(&game, deck, done).with_seed(seed);
        let again = Record::parse(&record.to_json()).expect("what was written can be read");
        assert!(again.check().expect("the record is right") == game);
    }
}

/// Any action at all.
fn wild_action(verb: u8, what: u8) -> Action {
    let kinds = CardList::shipped().kinds();
    let card = |number: u8| match kinds.get(usize::from(number)) {
        Some(kind) => kind.card,
        None => Card::new(pax_rules::Category::Army, 1 + number % 3, number % 10).expect("a card"),
    };
    let legion = Legion::new(1 + usize::from(what >> 4) % Legion::MAX).expect("nine Legions");
    let card = |shift: u8| card(what.wrapping_add(shift) % 48);
    match verb % 12 {
        0 => Action::Draw,
        1 => Action::Look,
        2 => Action::Pass,
        3 => Action::Hand(card(0)),
        4 => Action::Under(card(0)),
        5 => Action::Below(legion, card(verb)),
        6 => Action::Buy(legion),
        7 => Action::Play(card(0)),
        8 => Action::Surrender(card(0)),
        9 => Action::Keep { card: card(0), open: Opened::NONE },
        10 => Action::Keep { card: card(0), open: Opened::new(&[card(verb)]).expect("one") },
        _ => Action::Keep { card: card(0), open: Opened::new(&[card(1), card(verb), card(2)]).expect("three") },
    }
}

/// No card is lost or doubled, and somebody is asked until the end.
fn check_cards(game: &Game, deck: usize) {
    let seats = || game.setup().seats();
    let mut cards = 3 + game.rome().count() + game.deck().count() + game.held().count();
    cards += game.legions().map(|legion| game.below(legion).count()).sum::<usize>();
    cards += match game.step() {
        Step::Opening => seats().map(|seat| game.dealt(seat).count()).sum::<usize>(),
        _ => seats().map(|seat| game.hand(seat).count() + game.display(seat).count()).sum(),
    };
    assert_eq!(cards, deck, "a card is lost or doubled");
    assert_eq!(game.is_over(), game.awaited().is_empty());
}

/// Every view offers what the game offers.
fn check_views(game: &Game) {
    for viewer in game.setup().seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = game.view(viewer);
        if let Viewer::Seat(seat) = viewer {
            assert!(view.legal().iter().eq(game.legal(seat).iter()));
        }
        assert_eq!(view.deck_len(), game.deck_len());
    }
}
