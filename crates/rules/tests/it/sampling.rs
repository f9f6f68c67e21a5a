//! Samples from a view: they give the view back, they are games like any other, and every deal is as likely as any.

use std::collections::BTreeMap;

use pax_rules::{Card, CardList, Game, Place, Sampler, Seat, Seed, Setup, Viewer};

use crate::chi::{Cell, assert_fits, assert_same};
use crate::driver::{Playout, all_cards, rng, tables, viewers};
use crate::fixture;

#[test]
fn a_sample_from_a_view_gives_that_view_back() {
    for (number, setup) in (3000..).zip(tables()) {
        let mut playout = Playout::new(setup, number);
        loop {
            for viewer in viewers(setup).chain([Viewer::Everything]) {
                let view = playout.game.view(viewer);
                let sampler = Sampler::new(&view);
                // Some kinds are never likely in some places: then others must do.
                let odd: Vec<f32> = (0..view.card_list().kinds().len()).map(|kind| (kind % 3) as f32).collect();
                let lean = |place| (place != Place::Deck { below: 1 }).then_some(&odd[..]);
                for sample in [sampler.deal(&mut playout.rng), sampler.deal_leaning(&mut playout.rng, lean)] {
                    assert!(sample.view(viewer) == view, "{viewer:?}");
                    check_deck(setup, &sample);
                }
            }
            let skip = playout.below(30);
            if (0..=skip).any(|_| playout.step().is_none()) {
                break;
            }
        }
    }
}

/// A sample's cards are a deck as 2.1 makes it.
fn check_deck(setup: Setup, sample: &Game) {
    let cards = all_cards(sample);
    assert_eq!(cards.len(), setup.deck_size());
    let mut counts: BTreeMap<Card, u8> = BTreeMap::new();
    for card in cards {
        *counts.entry(card).or_default() += 1;
    }
    for kind in sample.card_list().kinds() {
        let has = counts.get(&kind.card).copied().unwrap_or(0);
        let whole_copy = setup.players() >= 4 && setup.categories().contains(&kind.card.category());
        let most = if setup.players() >= 5 { 2 * kind.copies } else { kind.copies };
        assert!(has <= most && (!whole_copy || has >= kind.copies), "{} × {has}", kind.card);
    }
}

#[test]
fn a_sample_can_be_played_to_its_end() {
    for (number, setup) in (3100..).zip(tables()) {
        let mut playout = Playout::new(setup, number);
        for _ in 0..playout.below(100) {
            playout.step();
        }
        for viewer in viewers(setup) {
            let mut sample = playout.game.view(viewer).sample(&mut playout.rng);
            let cards = all_cards(&sample);
            while sample.play_at_random(&mut playout.rng, &mut ()) {}
            assert_eq!(all_cards(&sample), cards);
            assert!(sample.outcome().is_some());
        }
    }
}

const SAMPLES: u32 = 40_000;

#[test]
fn up_to_four_players_a_hidden_place_holds_any_unseen_card_as_likely_as_any_other() {
    // Ada sees her hand, the Legions and the displays. Bea's only card and the top of the deck are two places among 36
    // and 16 cards set aside more.
    let game = fixture::game(
        "Ada: hand W1 W1 F1; Bea: hand S1, bought L1, display I2; I: A1 A1; II: A2; III: R1; rome: open R1; deck: F1 ...",
    );
    let sampler = Sampler::new(&game.view(Viewer::Seat(Seat::FIRST)));
    let mut unseen: BTreeMap<Card, f64> = BTreeMap::new();
    for card in fixture::list().copy(false) {
        *unseen.entry(card).or_default() += 1.0;
    }
    for card in ["W1@1", "W1@1", "F1@1", "L1@1", "I2@2", "A1@1", "A1@1", "A2@2", "R1@1", "R1@1"] {
        *unseen.get_mut(&card.parse().expect("a card")).expect("in the list") -= 1.0;
    }
    let all: f64 = unseen.values().sum();
    assert_eq!(all, 64.0);
    let mut rng = rng(31);
    let mut hands: BTreeMap<Card, u32> = BTreeMap::new();
    let mut pairs: BTreeMap<(Card, Card), u32> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let sample = sampler.deal(&mut rng);
        let bea = Seat::new(1).expect("a seat");
        let hand = sample
            .hand(bea)
            .flatten()
            .find(|card| card.to_string() != "L1@1" || sample.hand(bea).all(|c| c == Some(*card)));
        let hand = hand.expect("two cards");
        let top = sample.deck().flatten().next().expect("a deck");
        *hands.entry(hand).or_default() += 1;
        *pairs.entry((hand, top)).or_default() += 1;
    }
    let share = |count: f64, of: f64| count / of * f64::from(SAMPLES);
    assert_fits(unseen.iter().map(|(card, count)| Cell::new(hands.get(card), share(*count, all))));
    let mut cells = Vec::new();
    for (hand, many) in &unseen {
        for (top, left) in &unseen {
            let left = left - f64::from(u8::from(hand == top));
            let expected = share(many * left, all * (all - 1.0));
            if expected > 0.0 {
                cells.push(Cell::new(pairs.get(&(*hand, *top)), expected));
            }
        }
    }
    assert_fits(cells);
}

#[test]
fn what_is_likelier_in_a_place_is_found_there_so_much_more_often() {
    let game = fixture::game("Ada: hand W1 W1 F1; Bea: hand S1; I: A1; II: A2; III: R1; deck: F1 ...");
    let sampler = Sampler::new(&game.view(Viewer::Seat(Seat::FIRST)));
    let bea = Seat::new(1).expect("a seat");
    let kinds = fixture::list().kinds();
    // Three times as likely as chance would have it: Land in Bea's hand, Religion at the bottom of the deck.
    let row = |letter: char| -> Vec<f32> {
        let likely = |card: Card| if card.to_string().starts_with(letter) { 3.0 } else { 1.0 };
        kinds.iter().map(|kind| likely(kind.card)).collect()
    };
    let (land, religion) = (row('L'), row('R'));
    let lean = |place| match place {
        Place::Hand(seat) => (seat == bea).then_some(&land[..]),
        Place::Deck { below } => (below == 0).then_some(&religion[..]),
        Place::Other => None,
    };
    let mut unseen: BTreeMap<Card, f64> = BTreeMap::new();
    for card in fixture::list().copy(false) {
        *unseen.entry(card).or_default() += 1.0;
    }
    for card in ["W1@1", "W1@1", "F1@1", "A1@1", "A2@2", "R1@1"] {
        *unseen.get_mut(&card.parse().expect("a card")).expect("in the list") -= 1.0;
    }
    let mut rng = rng(32);
    let (mut hands, mut tops, mut bottoms) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for _ in 0..SAMPLES {
        let sample = sampler.deal_leaning(&mut rng, lean);
        let deck: Vec<Card> = sample.deck().flatten().collect();
        let hand = sample.hand(bea).flatten().next().expect("a card");
        for (counts, card) in [(&mut hands, hand), (&mut tops, deck[0]), (&mut bottoms, deck[deck.len() - 1])] {
            *counts.entry(card).or_insert(0_u32) += 1;
        }
    }
    let times = |row: &[f32], card: &Card| f64::from(row[fixture::list().kind_of(*card).expect("in the list")]);
    let all: f64 = unseen.iter().map(|(card, count)| count * times(&land, card)).sum();
    let share = |card: &Card, count: f64| count * times(&land, card) / all * f64::from(SAMPLES);
    assert_fits(unseen.iter().map(|(card, count)| Cell::new(hands.get(card), share(card, *count))));
    let of = |counts: &BTreeMap<Card, u32>, letter: char| -> u32 {
        counts.iter().filter(|(card, _)| card.to_string().starts_with(letter)).map(|(_, count)| count).sum()
    };
    assert!(of(&bottoms, 'R') > 2 * of(&tops, 'R'), "{} and {}", of(&bottoms, 'R'), of(&tops, 'R'));
}

/// A list with one kind of card per category: few enough to wait for a deal that shows just these.
fn plain() -> &'static CardList {
    let ten = r#"{ "1@1" = 10 }"#;
    let twelve = r#"{ "1@1" = 12 }"#;
    let text = format!(
        "[base]\nwealth = {ten}\nfleet = {ten}\narmy = {ten}\nreligion = {ten}\nsenator = {ten}\nland = {twelve}\n\
         intrigue = {twelve}\n[nocturnus]\nmilitia = {ten}\nscout = {ten}\nadversary = {ten}\n"
    );
    CardList::parse(&text).expect("a list").intern()
}

/// How many of each base category a deck has.
fn counts(cards: &[Card]) -> [u32; 7] {
    let mut counts = [0; 7];
    for card in cards {
        counts[card.category() as usize] += 1;
    }
    counts
}

#[test]
fn from_five_players_on_samples_are_the_deals_that_show_the_same() {
    // A stranger at a table of five sees Rome's three open cards and nothing else. Of all deals those with three
    // Lands there are what a sample of that view must look like.
    let setup = Setup::new(5).expect("five");
    let land: Card = "L1@1".parse().expect("a card");
    let list = plain();
    let (mut dealt, mut sampled) = (Vec::new(), Vec::new());
    let mut sampler = None;
    let mut shuffles = rng(41);
    for _ in 0..600_000 {
        let game = Game::deal(setup, list, &mut shuffles);
        if game.rome().all(|card| card == land) {
            sampler.get_or_insert_with(|| Sampler::new(&game.view(Viewer::Spectator)));
            dealt.push(game);
        }
    }
    let sampler = sampler.expect("one in four hundred deals");
    assert!(dealt.len() > 1000, "{}", dealt.len());
    for _ in 0..5 * dealt.len() {
        sampled.push(sampler.deal(&mut shuffles));
    }
    // How many Lands, how many Senators there are in all, and what lies on top of the deck.
    let histogram = |games: &[Game], of: &dyn Fn(&Game) -> usize| {
        let mut bins = vec![0_u32; 40];
        games.iter().for_each(|game| bins[of(game)] += 1);
        bins
    };
    let lands = |game: &Game| counts(&all_cards(game))[5] as usize;
    let senators = |game: &Game| counts(&all_cards(game))[4] as usize;
    let top = |game: &Game| game.deck().flatten().next().expect("a deck").category() as usize;
    let hidden = |game: &Game| game.rome_hidden()[0].expect("the truth").category() as usize;
    for of in [&lands as &dyn Fn(&Game) -> usize, &senators, &top, &hidden] {
        assert_same(&histogram(&dealt, of), &histogram(&sampled, of));
    }
}

#[test]
fn from_five_players_on_the_second_copy_is_weighed_exactly() {
    // In the middle of a game: of each category some cards are known, o of them. The number k from the second copy has
    // weight C(n, k) · (n+k)!/(n+k−o)!, all seven together 15. Summed up here by brute force over all (k₁ … k₇).
    let setup = Setup::new(5).expect("five");
    let mut game = Seed::of_series(5, 5).deal(setup, plain());
    let mut play = rng(51);
    for _ in 0..150 {
        game.play_at_random(&mut play, &mut ());
    }
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let mut known: Vec<Card> = Vec::new();
    for seat in setup.seats() {
        known.extend(view.hand(seat).flatten().chain(view.display(seat)));
    }
    for legion in view.legions() {
        known.extend(view.below(legion));
    }
    known.extend(view.rome().chain(view.rome_hidden().into_iter().flatten()));
    known.extend(view.held().chain(view.deck()).flatten());
    let seen = counts(&known);
    assert!(seen.iter().sum::<u32>() > 30 && seen.iter().all(|seen| *seen > 0), "{seen:?}");

    let sizes = [10, 10, 10, 10, 10, 12, 12];
    let weight = |n: u32, k: u32, o: u32| -> f64 {
        let choose: f64 = (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product();
        choose * (0..o).map(|i| (f64::from(n + k) - f64::from(i)).max(0.0)).product::<f64>() / 1e9
    };
    // Ways by the number of the first kind and the sum so far.
    let mut ways: BTreeMap<(u32, u32), f64> = (0..=10).map(|k| ((k, k), weight(10, k, seen[0]))).collect();
    for (n, o) in sizes.into_iter().zip(seen).skip(1) {
        let mut next: BTreeMap<(u32, u32), f64> = BTreeMap::new();
        for ((first, sum), ways) in ways {
            for k in 0..=n.min(15 - sum.min(15)) {
                *next.entry((first, sum + k)).or_default() += ways * weight(n, k, o);
            }
        }
        ways = next;
    }
    let exact: Vec<f64> = (0..=10).map(|k| ways.get(&(k, 15)).copied().unwrap_or(0.0)).collect();
    let all: f64 = exact.iter().sum();

    let sampler = Sampler::new(&view);
    let mut found = [0_u32; 11];
    for _ in 0..SAMPLES {
        found[counts(&all_cards(&sampler.deal(&mut play)))[0] as usize - 10] += 1;
    }
    assert_fits(found.iter().zip(exact).map(|(found, exact)| Cell::new(Some(found), exact / all * f64::from(SAMPLES))));
}
