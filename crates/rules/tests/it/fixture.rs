//! The language of the rule tests: a position, what is done, what changed by it.
//!
//! ```text
//! check("Ada: to play, display S1 S1, hand S1 I1, 4 aurei", "Ada plays S1, plays I1, passes", expect![…]);
//! ```
//! Positions are those of `Position`, with names for seats (Ada, Bea, Cai, …), numerals for Legions, and `S2` for `S2@2`.
//! Without `hidden` Rome's face-down cards are three that cost nothing; without `deck`, or after its `...`, the deck
//! holds what is left of the cards.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use expect_test::Expect;
use pax_rules::{Action, Card, CardList, Event, Game, Legion, Opened, Position, Refusal, Seat, Setup, Viewer};

use crate::show;

pub const NAMES: [&str; 8] = ["Ada", "Bea", "Cai", "Dan", "Eva", "Fay", "Gus", "Hal"];

/// Plays the script and compares everything that changed.
pub fn check(position: &str, script: &str, expect: Expect) {
    check_from(&game(position), script, expect);
}

/// The same for a game that is there already.
pub fn check_from(before: &Game, script: &str, expect: Expect) {
    let (after, _) = run(*before, script);
    expect.assert_eq(&show::changes(before, &after));
}

/// Plays the script, whose last action must be refused, and compares the reason.
pub fn refused(position: &str, script: &str, expect: Expect) {
    expect.assert_eq(&refusal(position, script).to_string());
}

/// Plays the script, whose last action must be refused without a trace.
pub fn refusal(position: &str, script: &str) -> Refusal {
    refusal_from(game(position), script)
}

/// The same for a game that is there already.
pub fn refusal_from(mut game: Game, script: &str) -> Refusal {
    let actions = actions(script);
    let (last, first) = actions.split_last().expect("a script has an action");
    for &(seat, action) in first {
        play(&mut game, seat, action, &mut Vec::new());
    }
    let (before, mut told) = (game, Vec::new());
    let refusal = game.play(last.0, last.1, &mut told).expect_err("the last action is refused");
    assert_eq!(game, before, "a refused action changes nothing");
    assert_eq!(told, [], "a refused action tells nothing");
    assert!(!game.legal(last.0).contains(last.1), "what is refused is not offered");
    refusal
}

/// Plays the script and compares what the seats that are asked may do.
pub fn legal(position: &str, script: &str, expect: Expect) {
    let (game, _) = run(game(position), script);
    let lines = game.awaited().iter().map(|seat| {
        let actions: Vec<String> = game.legal(seat).iter().map(|action| show::brief(&action.to_string())).collect();
        format!("{}: {}", NAMES[seat.index()], actions.join(", "))
    });
    expect.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
}

/// Plays the script and compares what a viewer knows of hands, Rome and deck.
pub fn sees(position: &str, script: &str, viewer: &str, expect: Expect) {
    let (game, _) = run(game(position), script);
    expect.assert_eq(&show::secrets(&game.view(named_viewer(viewer))));
}

/// The viewer with this name; any other name is a spectator's.
pub fn named_viewer(name: &str) -> Viewer {
    seat(name).map_or(Viewer::Spectator, Viewer::Seat)
}

/// Plays the script.
pub fn run(mut game: Game, script: &str) -> (Game, Vec<Event>) {
    let mut told = Vec::new();
    for (seat, action) in actions(script) {
        play(&mut game, seat, action, &mut told);
    }
    (game, told)
}

fn play(game: &mut Game, seat: Seat, action: Action, told: &mut Vec<Event>) {
    assert!(game.legal(seat).contains(action), "{seat} {action} is not offered");
    game.play(seat, action, told).unwrap_or_else(|refusal| panic!("{seat} {action}: {refusal}"));
}

/// The cards of these tests.
pub fn list() -> &'static CardList {
    static LIST: LazyLock<&'static CardList> =
        LazyLock::new(|| CardList::parse(include_str!("cards.toml")).expect("cards.toml is a card list").intern());
    &LIST
}

/// Sets a position up.
pub fn game(text: &str) -> Game {
    let mut lines: Vec<String> = Vec::new();
    for line in text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        let (head, rest) = line.split_once(':').unwrap_or_else(|| panic!("{line:?} has no colon"));
        let head = match (seat(head), legion(head)) {
            (Some(seat), _) => format!("seat {seat}"),
            (_, Some(legion)) => format!("legion {}", legion.number()),
            _ => head.to_lowercase(),
        };
        lines.push(format!("{head}:{}", long(rest)));
    }
    if !text.contains("hidden") {
        match lines.iter_mut().find(|line| line.starts_with("rome:")) {
            Some(rome) => rome.push_str(", hidden W1@0 R1@0 S1@0"),
            None => lines.push("rome: hidden W1@0 R1@0 S1@0".to_owned()),
        }
    }
    let fill = !text.contains("deck:") || text.contains("...");
    let text = lines.join("\n").replace("...", "");
    let mut position: Position = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    if fill {
        fill_deck(&mut position);
    }
    position.game(list()).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// A freshly dealt game whose deck begins with these cards; the others follow in the order of the list.
pub fn dealt(setup: Setup, front: &str) -> Game {
    let mut deck: Vec<Card> = long(front).split_ascii_whitespace().map(|word| word.parse().expect("a card")).collect();
    let mut rest: Vec<Card> = list().copy(setup.nocturnus()).collect();
    rest.extend(list().copy(setup.nocturnus()).take(setup.from_second_copy()));
    for card in &deck {
        let at = rest.iter().position(|other| other == card).expect("no card is dealt more often than there are");
        rest.remove(at);
    }
    deck.extend(rest);
    deck.truncate(setup.deck_size());
    Game::new(setup, list(), &deck).expect("a whole deck")
}

/// Puts the cards that are nowhere yet into the deck, as many as 2.1 allows, the cheap ones first.
fn fill_deck(position: &mut Position) {
    let mut used: BTreeMap<Card, usize> = BTreeMap::new();
    let seats = position.seats.values().flat_map(|place| place.hand.iter().chain(&place.bought).chain(&place.display));
    let elsewhere = position.legions.values().flatten().chain(&position.rome_open).chain(&position.rome_hidden);
    for card in seats.chain(elsewhere).chain(&position.deck) {
        *used.entry(*card).or_default() += 1;
    }
    let room = position.setup.deck_size() - used.values().sum::<usize>();
    let mut free: Vec<Card> = list().copy(position.setup.nocturnus()).collect();
    free.sort_by_key(|card| (card.symbols(), card.price()));
    free.retain(|card| match used.get_mut(card) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    });
    position.deck.extend(free.into_iter().take(room));
}

/// Reads `Ada plays S1, passes, Bea looks`: a name stays until the next.
pub fn actions(script: &str) -> Vec<(Seat, Action)> {
    let mut actor = None;
    let mut actions = Vec::new();
    for clause in script.split(',').map(str::trim).filter(|clause| !clause.is_empty()) {
        let long = long(clause);
        let mut words: Vec<&str> = long.split_ascii_whitespace().collect();
        if let Some(seat) = seat(words[0]) {
            actor = Some(seat);
            words.remove(0);
        }
        let card = |word: &str| word.parse::<Card>().unwrap_or_else(|error| panic!("{clause}: {error}"));
        let legion = |word: &str| legion(word).unwrap_or_else(|| panic!("{clause}: {word} is no Legion"));
        let action = match *words {
            ["keeps", kept, "opens", ref open @ ..] => {
                let open: Vec<Card> = open.iter().map(|word| card(word)).collect();
                Action::Keep { card: card(kept), open: Opened::new(&open).expect("at most three") }
            }
            ["keeps", kept] => Action::Keep { card: card(kept), open: Opened::NONE },
            ["draws"] => Action::Draw,
            ["looks"] => Action::Look,
            ["takes", taken] => Action::Hand(card(taken)),
            ["lays", laid, "below", number] => Action::Below(legion(number), card(laid)),
            ["slips", slipped] => Action::Under(card(slipped)),
            ["buys", number] => Action::Buy(legion(number)),
            ["plays", played] => Action::Play(card(played)),
            ["gives", given] => Action::Surrender(card(given)),
            ["passes"] => Action::Pass,
            _ => panic!("{clause:?} is no action"),
        };
        actions.push((actor.expect("a script begins with a name"), action));
    }
    actions
}

pub fn seat(name: &str) -> Option<Seat> {
    NAMES.iter().position(|known| *known == name).and_then(Seat::new)
}

fn legion(numeral: &str) -> Option<Legion> {
    Legion::all(Legion::MAX).find(|legion| legion.numeral() == numeral)
}

/// `S2` as `S2@2`, word by word.
fn long(text: &str) -> String {
    let is_brief = |word: &str| matches!(word.as_bytes(), [letter, b'1'..=b'3'] if b"WFARSLIMEV".contains(letter));
    text.split(' ')
        .map(|word| {
            let card = word.trim_end_matches(',');
            if is_brief(card) { format!("{card}@{}{}", &card[1..], &word[card.len()..]) } else { word.to_owned() }
        })
        .collect::<Vec<_>>()
        .join(" ")
}
