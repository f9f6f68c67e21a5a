//! `pax simulate`: what it prints, what it writes, and what it refuses.

use std::fs;
use std::process::Stdio;

use expect_test::{Expect, expect};

use crate::run::{Scratch, command, pax, pax_with_input};

const TWO: &[&str] = &["simulate", "--players", "2", "--games", "4", "--seed", "7"];

#[track_caller]
fn refused(args: &[&str], said: Expect) {
    pax(&[&["simulate"], args].concat()).fails(2, said);
}

#[test]
fn who_won_how_often() {
    // Random players: the table changes only when its words do, or the rules.
    let table = expect![[r#"
        3 players, base game: 50 games, seed 1

                         of games    95 % interval
        Rebels prevail      4.0 %     1.1 – 13.5 %
        Rome prevails      96.0 %    86.5 – 98.9 %
        Nobody wins         0.0 %      0.0 – 7.1 %

        seat  player         wins    95 % interval  under Rome  points    95 % interval
        0     random       32.7 %    21.3 – 46.5 %      32.0 %    16.2      15.2 – 17.2
        1     random       34.7 %    23.0 – 48.5 %      32.0 %    16.9      15.8 – 17.9
        2     random       32.7 %    21.3 – 46.5 %      32.0 %    15.9      14.8 – 16.9

        Rounds               11.5      11.2 – 11.9
        Actions             148.1    146.4 – 149.8
    "#]];
    let args = ["simulate", "--players", "3", "--games", "50", "--seed", "1", "--bots", "random"];
    table.assert_eq(&pax(&args).done());
    let table = expect![[r#"
        Solitaire game 1, base game: 20 games, seed 1

                         of games    95 % interval
        Goal met            5.0 %     0.9 – 23.6 %
        Goal missed        95.0 %    76.4 – 99.1 %

        seat  player         wins    95 % interval              points    95 % interval
        0     random        5.0 %     0.9 – 23.6 %                26.9      25.2 – 28.6

        Rounds               11.1      11.0 – 11.1
        Actions              81.5      80.3 – 82.6
    "#]];
    let args = ["simulate", "--players", "1", "--solo-level", "1", "--games", "20", "--seed", "1", "--bots", "random"];
    table.assert_eq(&pax(&args).done());
}

#[test]
fn a_seed_of_its_own_is_printed_for_the_next_time() {
    let once = pax(&["simulate", "--players", "2", "--games", "5"]).done();
    let (_, rest) = once.split_once("(again with --seed ").expect("the seed is news");
    let (seed, _) = rest.split_once(')').expect("a bracket is closed");
    let again = pax(&["simulate", "--players", "2", "--games", "5", "--seed", seed]).done();
    assert_eq!(again, once.replace(&format!(" (again with --seed {seed})"), ""));
}

#[test]
fn records_are_the_same_everywhere_and_verify() {
    let file = Scratch::new(b"what was there before");
    pax(&[TWO, &["--threads", "1", "--record", file.path()]].concat()).done();
    let records = fs::read_to_string(file.path()).expect("the file was written");
    let run = pax(&[TWO, &["--threads", "3", "--record", "-"]].concat());
    assert_eq!((run.code, run.out.as_str()), (0, records.as_str()), "standard output has the records and nothing else");
    assert!(run.err.contains("Rome prevails"), "{}", run.err);
    assert_eq!(pax_with_input(&["verify", "-"], records.as_bytes()).done(), "1 file: 4 games right\n");
}

#[test]
fn a_reader_that_has_had_enough_is_no_fault() {
    let args = ["simulate", "--players", "2", "--games", "300", "--bots", "random", "--record", "-"];
    let mut child = command(&args).stderr(Stdio::null()).spawn().expect("pax runs");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("pax ends").code(), Some(0));
}

#[cfg(unix)]
#[test]
fn an_interrupted_series_leaves_nothing_behind() {
    use std::process::Command;
    use std::time::Duration;

    let folder = std::env::temp_dir().join(format!("pax-it-interrupted-{}", std::process::id()));
    fs::create_dir(&folder).expect("the temporary folder is writable");
    let args = ["simulate", "--players", "2", "--games", "1000000000", "--record", "games.jsonl"];
    let mut child = command(&args).current_dir(&folder).spawn().expect("pax runs");
    let files = || fs::read_dir(&folder).expect("the folder is there").count();
    while files() == 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    assert_eq!(child.wait().expect("pax ends").code(), Some(130));
    assert_eq!(files(), 0, "the temporary file is gone and no other came");
    fs::remove_dir(&folder).expect("the folder is empty");
}

#[test]
fn wrong_values() {
    refused(
        &["--players", "2", "--games", "0"],
        expect![[r#"
        error: invalid value '0' for '--games <K>': a whole number from 1 on is needed

        For more information, try '--help'.
    "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--seed", "-1"],
        expect![[r#"
        error: invalid value '-1' for '--seed <S>': a whole number is needed, not below 0 and not too large

        For more information, try '--help'.
    "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--threads", "0"],
        expect![[r#"
        error: invalid value '0' for '--threads <T>': a number of threads is 1 to 1024

        For more information, try '--help'.
    "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--bots", "greedy,brutus"],
        expect![[r#"
            error: invalid value 'brutus' for '--bots <NAME,…>'
              [possible values: random, greedy, hasty, shrewd, ismcts, net, thorough, foresight, varus, catilina, crassus, sejanus, livia]

              tip: a similar value exists: 'varus'

            For more information, try '--help'.
        "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--bots", "greedy,random,greedy"],
        expect![[r#"
        error: --bots names 3 players for 2 seats: name at most one for each
    "#]],
    );
    refused(
        &["--players", "1", "--games", "5"],
        expect![[r#"
        error: one player plays the campaign: add --solo-level 1 to 5 (10.2)
    "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--record", "."],
        expect![[r#"
        error: .: a directory, and a file is needed
    "#]],
    );
    refused(
        &["--players", "2", "--games", "5", "--record", "no/such/games.jsonl"],
        expect![[r#"
        error: no/such/games.jsonl: cannot be written: there is no directory no/such
    "#]],
    );
}
