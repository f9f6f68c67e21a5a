//! The overview, the help of every command, and command lines that make no sense.

use std::fs;
use std::path::Path;

use expect_test::{expect, expect_file};

use crate::run::{command, pax};

const COMMANDS: &[&str] = &[
    "serve", "rules", "deck", "simulate", "arena", "report", "tune", "practise", "train", "replay", "analyse",
    "verify", "export", "backup", "perft", "bench",
];

#[test]
fn the_help_is_an_overview() {
    let overview = pax(&["--help"]).done();
    expect_file!["snapshots/overview.txt"].assert_eq(&overview);
    assert!(COMMANDS.iter().all(|name| overview.contains(&format!("\n  {name} "))));
}

#[test]
fn every_command_has_a_short_help_with_an_example() {
    assert!(pax(&["--help"]).done().contains("Look at games:"));
    for name in COMMANDS {
        let help = pax(&[name, "-h"]).done();
        assert!(help.contains("Example") && help.contains(&format!("\n  pax {name}")), "{help}");
        assert!(help.lines().count() <= 34, "{help}");
    }
    for name in ["show", "check"] {
        assert!(pax(&["deck", name, "--help"]).done().contains("Example"));
    }
}

#[test]
fn unknown_flags_and_commands_are_wrong_usage() {
    pax(&["conquer"]).fails(
        2,
        expect![[r#"
        error: unrecognized subcommand 'conquer'

        Usage: pax [COMMAND]

        For more information, try '--help'.
    "#]],
    );
    pax(&["verify"]).fails(
        2,
        expect![[r#"
        error: the following required arguments were not provided:
          <FILE>...

        Usage: pax verify <FILE>...

        For more information, try '--help'.
    "#]],
    );
    pax(&["verify", "--fast", "three.jsonl"]).fails(
        2,
        expect![[r#"
        error: unexpected argument '--fast' found

          tip: to pass '--fast' as a value, use '-- --fast'

        Usage: pax verify <FILE>...

        For more information, try '--help'.
    "#]],
    );
    pax(&["deck", "burn"]).fails(
        2,
        expect![[r#"
        error: unrecognized subcommand 'burn'

        Usage: pax deck [COMMAND]

        For more information, try '--help'.
    "#]],
    );
    pax(&["replay", "three.jsonl", "four.jsonl"]).fails(
        2,
        expect![[r#"
        error: unexpected argument 'four.jsonl' found

        Usage: pax replay [OPTIONS] <FILE>

        For more information, try '--help'.
    "#]],
    );
    for name in COMMANDS {
        assert_eq!(pax(&[name, "--no-such-flag"]).code, 2);
    }
}

#[test]
fn a_course_nobody_knows_and_a_course_of_nothing_are_wrong_usage() {
    pax(&["tune", "triumvirate", "--out", "nowhere"]).fails(
        2,
        expect![[r#"
            error: there is no course "triumvirate": duel, table
        "#]],
    );
    pax(&["practise", "triumvirate", "--out", "nowhere"]).fails(
        2,
        expect![[r#"
            error: there is no course "triumvirate": duel, table, solo
        "#]],
    );
    pax(&["tune", "duel", "--generations", "0", "--out", "nowhere"]).fails(
        2,
        expect![[r#"
            error: a course has at least one generation
        "#]],
    );
    let nothing = pax(&["practise", "duel", "--games", "0", "--out", "nowhere"]);
    assert_eq!(nothing.code, 2);
    assert!(nothing.err.contains("a course has at least one game"), "{}", nothing.err);
    assert!(!Path::new("nowhere").exists(), "a folder was made");
}

#[test]
fn leanings_are_counted_for_all_modes_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path of letters");
    let counted = pax(&["practise", "--leanings", "--games", "3", "--seed", "5", "--out", out]);
    assert_eq!(counted.code, 0, "{}", counted.err);
    let made = fs::read_to_string(folder.path().join("leanings")).expect("a file");
    assert!(made.starts_with("# pax practise --leanings --games 3 --seed 5\n2 simple-0 "), "{made}");
    assert_eq!(made.lines().count(), 1 + 14 * 10);
    let one = pax(&["practise", "duel", "--leanings", "--out", out]);
    assert_eq!(one.code, 2, "{}", one.err);
}

#[test]
fn a_course_goes_on_from_its_own_checkpoint_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path of letters");
    let train = |games: &str| pax(&["train", "solo", "--games", games, "--out", out]);
    assert_eq!(train("500").code, 0);
    let other = train("1000");
    assert_eq!(other.code, 1, "{}", other.err);
    for part in ["net of solo, 500 games with seed 1, and", "net of solo, 1000 games with seed 1: take another folder"]
    {
        assert!(other.err.contains(part), "{}", other.err);
    }
    let made = fs::read(folder.path().join("solo.net")).expect("a network");
    assert_eq!(train("500").code, 0, "a course that is done is done");
    assert_eq!(fs::read(folder.path().join("solo.net")).expect("a network"), made);
    fs::write(folder.path().join("solo.checkpoint"), "something else").expect("a file");
    assert!(train("500").err.contains("is no checkpoint of this program"));
}

#[test]
fn colours_are_for_those_who_want_them() {
    let output = command(&["deck"]).env("CLICOLOR_FORCE", "1").output().expect("pax runs");
    assert!(output.stdout.contains(&0x1b), "colours can be had");
    let output = command(&["deck"]).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output().expect("pax runs");
    assert!(!output.stdout.contains(&0x1b), "and be declined");
    assert!(!pax(&["deck"]).out.contains('\u{1b}'));
}
