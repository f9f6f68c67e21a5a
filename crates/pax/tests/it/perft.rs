//! `pax perft`: fixed counts, and set-ups that nobody can play.

use expect_test::expect;

use crate::run::{Scratch, pax};

#[test]
fn counts_by_depth() {
    let counts = expect![[r#"
        depth 1: 2
        depth 2: 6
        depth 3: 12
        depth 4: 42
        depth 5: 126
        depth 6: 234
    "#]];
    counts.assert_eq(&pax(&["perft", "--players", "2", "--depth", "6"]).done());
}

#[test]
fn counts_behind_each_first_action() {
    let counts = expect![[r#"
        0 keep I1@2 open M1@1: 14
        0 keep I1@2 open E1@2: 14
        0 keep M1@1 open I1@2: 14
        0 keep M1@1 open E1@2: 14
        0 keep E1@2 open I1@2: 14
        0 keep E1@2 open M1@1: 14
        depth 4: 84
    "#]];
    let args =
        ["perft", "--players", "1", "--solo-level", "3", "--nocturnus", "--seed", "7", "--depth", "4", "--divide"];
    counts.assert_eq(&pax(&args).done());
}

#[test]
fn set_ups_that_nobody_can_play() {
    let perft = |args: &[&str], said| pax(&[&["perft", "--depth", "1"], args].concat()).fails(2, said);
    perft(
        &["--players", "9"],
        expect![[r#"
        error: 9 players cannot sit down: Pax is for 1 to 8 (2.1)
    "#]],
    );
    perft(
        &["--players", "0"],
        expect![[r#"
        error: 0 players cannot sit down: Pax is for 1 to 8 (2.1)
    "#]],
    );
    perft(
        &["--players", "1"],
        expect![[r#"
        error: one player plays the campaign: add --solo-level 1 to 5 (10.2)
    "#]],
    );
    perft(
        &["--players", "1", "--solo-level", "6"],
        expect![[r#"
        error: there is no solitaire game 6: the campaign has games 1 to 5 (10.2)
    "#]],
    );
    perft(
        &["--players", "2", "--solo-level", "1"],
        expect![[r#"
        error: a solitaire level is for one player, and 2 are to play (10.1)
    "#]],
    );
    perft(
        &["--players", "two"],
        expect![[r#"
        error: invalid value 'two' for '--players <N>': a whole number is needed, not below 0 and not too large

        For more information, try '--help'.
    "#]],
    );
    perft(
        &["--players", "2", "--deck", "no-such.toml"],
        expect![[r#"
        error: no-such.toml: cannot be opened: no such file or directory
    "#]],
    );
    pax(&["perft", "--players", "2", "--depth", "0"]).fails(
        2,
        expect![[r#"
        error: invalid value '0' for '--depth <D>': a depth is 1 to 64

        For more information, try '--help'.
    "#]],
    );
    Scratch::new(b"").pax(&["perft", "--players", "2", "--depth", "1", "--deck"], &[]).fails(
        1,
        expect![[r#"
        error: FILE: [base] wealth has 0 cards and must have 10 (1.2, 1.3)
    "#]],
    );
}
