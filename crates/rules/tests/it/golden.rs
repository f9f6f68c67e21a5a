//! Golden games: one finished random game of every mode, kept as records. Whatever changes in the crate, they must replay;
//! what is written today must be the same, byte for byte. `PAX_GOLDEN=write` writes them anew: read the diff.

use std::fs;
use std::path::PathBuf;

use pax_rules::{Record, Setup};

use crate::driver::Playout;

/// `3-nocturnus`, `solitaire-2-base`: the file of a mode.
fn name(setup: Setup) -> String {
    let cards = if setup.nocturnus() { "nocturnus" } else { "base" };
    match setup.solo_level() {
        Some(level) => format!("solitaire-{}-{cards}", level.number()),
        None => format!("{}-{cards}", setup.players()),
    }
}

fn path(setup: Setup) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name(setup)).with_extension("jsonl")
}

/// The golden game of a mode; the options differ from mode to mode.
fn golden(setup: Setup, number: u64) -> String {
    let setup = setup.with_final_levy(number.is_multiple_of(3)).with_open_tally(!number.is_multiple_of(4));
    let mut playout = Playout::new(setup, 9000 + number);
    playout.finish();
    let record = Record::new(&playout.game, playout.deck.clone(), playout.actions.clone()).with_seed(playout.seed);
    record.to_json() + "\n"
}

#[test]
fn golden_records_of_each_mode_are_written_as_they_were_and_replay() {
    let write = std::env::var_os("PAX_GOLDEN").is_some_and(|value| value == "write");
    for (number, setup) in (0..).zip(Setup::every_mode()) {
        let (path, text) = (path(setup), golden(setup, number));
        if write {
            fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
            fs::write(&path, &text).expect("the file can be written");
        }
        let kept = fs::read_to_string(&path).expect("a golden record; PAX_GOLDEN=write makes it");
        replay(setup, &kept);
        assert!(kept == text, "{} differs: PAX_GOLDEN=write writes it anew, git shows how", name(setup));
    }
}

fn replay(setup: Setup, text: &str) {
    for line in text.lines() {
        let record = Record::parse(line).unwrap_or_else(|error| panic!("{}: {error}", name(setup)));
        let game = record.check().unwrap_or_else(|fault| panic!("{}: {fault}", name(setup)));
        assert!(game.is_over());
        assert_eq!((game.setup().players(), game.setup().nocturnus()), (setup.players(), setup.nocturnus()));
        assert_eq!(record.to_json(), line);
    }
}
