//! The fair deal: a second program, written after docs/FAIR_DEAL.md in another language, must give the same deck for
//! every seed; and over many seeds every kind of card must be as likely at every place of the deck.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use pax_rules::{CardList, Seed, Setup};

use crate::order::{Findings, Order};

/// The places whose cards are counted: top, where hands are dealt, the middle, and the last that is in every deck.
const PLACES: [usize; 6] = [0, 1, 7, 20, 31, 40];

/// A fair count is further off once in a million times.
const Z: f64 = 4.75;

pub fn run(order: &Order) -> Findings {
    let modes: Vec<Setup> =
        Setup::every_mode().filter(|setup| setup.solo_level().is_none_or(|level| level.number() == 1)).collect();
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/fair_deal.py");
    let mut python = Command::new("python3")
        .arg(program)
        .args(["--check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the second program needs Python 3");
    let mut told = std::io::BufWriter::new(python.stdin.take().expect("its input"));
    let list = CardList::shipped();
    let mut counts = vec![vec![[0_u64; PLACES.len()]; list.kinds().len()]; 2];
    for number in 0..order.count {
        let setup = modes[(number % modes.len() as u64) as usize];
        let seed = Seed::of_series(order.seed, number);
        let deck: Vec<String> = seed
            .deck(setup, list)
            .iter()
            .enumerate()
            .map(|(place, card)| {
                if let Some(counted) = PLACES.iter().position(|counted| *counted == place) {
                    let kind = list.kind_of(*card).expect("a card of the list");
                    counts[usize::from(setup.nocturnus())][kind][counted] += 1;
                }
                card.to_string()
            })
            .collect();
        let line = serde_json::json!({
            "seed": seed.to_string(),
            "setup": { "players": setup.players(), "nocturnus": setup.nocturnus() },
            "deck": deck,
        });
        writeln!(told, "{line}").expect("the second program listens");
    }
    drop(told);
    let output = python.wait_with_output().expect("the second program ends");
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    assert!(output.status.success(), "{said}");
    assert!(said.starts_with(&format!("{} deals checked, 0 wrong", order.count)), "{said}");
    let mut findings = vec![format!("the second program: {said}")];
    for nocturnus in [false, true] {
        findings.push(positions(nocturnus, &counts[usize::from(nocturnus)], list));
    }
    findings
}

/// Every place on its own: the share of a kind must be its share of a copy. Decks for five and more take whole second
/// copies in part, evenly, so that shares stay the same there too.
fn positions(nocturnus: bool, counts: &[[u64; PLACES.len()]], list: &CardList) -> String {
    let copy: Vec<usize> = list.copy(nocturnus).map(|card| list.kind_of(card).expect("a card of the list")).collect();
    let mut worst: f64 = f64::MIN;
    for (place, name) in PLACES.iter().enumerate() {
        let all: u64 = counts.iter().map(|kind| kind[place]).sum();
        let (mut statistic, mut cells) = (0.0, 0.0);
        for (kind, counted) in counts.iter().enumerate() {
            let share = copy.iter().filter(|one| **one == kind).count() as f64 / copy.len() as f64;
            let expected = share * all as f64;
            if expected == 0.0 {
                assert_eq!(counted[place], 0, "a card that is not in this deck");
            } else {
                statistic += (counted[place] as f64 - expected).powi(2) / expected;
                cells += 1.0;
            }
        }
        let z = normal(statistic, cells - 1.0);
        assert!(z < Z, "place {name}: chi-square {statistic:.1} with {} degrees of freedom", cells - 1.0);
        worst = worst.max(z);
    }
    let cards = if nocturnus { "with Nocturnus" } else { "base game" };
    format!(
        "{cards}: chi-square at {} places, the worst at {worst:.2} standard deviations ({Z} is the limit)",
        PLACES.len()
    )
}

/// How many standard deviations a chi-square is off (Wilson and Hilferty).
fn normal(statistic: f64, freedom: f64) -> f64 {
    let ninth = 2.0 / (9.0 * freedom);
    ((statistic / freedom).cbrt() - (1.0 - ninth)) / ninth.sqrt()
}
