//! What the chores make of their command lines.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use xtask::champion::{self, KNOWLEDGE, STEPS};
use xtask::counts::Counts;
use xtask::fuzz::Order;
use xtask::replay;
use xtask::shell::{self, Usage};
use xtask::test::{Step, chosen};

#[test]
fn test_runs_every_step_unless_told_otherwise() {
    assert_eq!(chosen(&[]).unwrap(), Step::ALL);
    assert_eq!(chosen(&["--only", "tidy"]).unwrap(), [Step::Tidy]);
    assert_eq!(chosen(&["--only", "tests", "--only", "fmt"]).unwrap(), [Step::Fmt, Step::Tests]);
    assert_eq!(chosen(&["--skip", "deny"]).unwrap().len(), Step::ALL.len() - 1);
}

#[test]
fn a_mistyped_step_is_wrong_usage_and_the_steps_are_listed() {
    for words in [&["--only", "teste"][..], &["--only"], &["tidy"], &["--fast"]] {
        let error = chosen(words).unwrap_err();
        assert!(error.is::<Usage>(), "{words:?}: {error}");
    }
    let error = chosen(&["--only", "teste"]).unwrap_err().to_string();
    assert_eq!(error, "--only takes one of fmt, clippy, tests, doc, tidy, deny, replay, counts, not \"teste\"");
}

#[test]
fn fuzz_takes_a_target_and_a_time() {
    assert_eq!(Order::read(&[]).unwrap(), Order { target: None, seconds: 60 });
    let order = Order::read(&["record", "--seconds", "5"]).unwrap();
    assert_eq!(order, Order { target: Some("record".to_owned()), seconds: 5 });
    for words in [&["--seconds"][..], &["--seconds", "0"], &["--seconds", "soon"], &["record", "actions"], &["-x"]] {
        assert!(Order::read(words).unwrap_err().is::<Usage>(), "{words:?}");
    }
}

#[test]
fn replay_visits_every_mode_once() {
    let modes = replay::modes();
    let different: BTreeSet<_> = modes.iter().collect();
    assert_eq!((modes.len(), different.len()), (48, 48));
    assert!(modes.contains(&vec!["--players".into(), "8".into(), "--nocturnus".into(), "--final-levy".into()]));
    assert!(modes.contains(&vec!["--players".into(), "1".into(), "--solo-level".into(), "5".into()]));
}

#[test]
fn counts_are_read_as_written_and_three_in_a_hundred_are_let_pass() {
    let before = Counts { compiler: "rustc 1.95.0 for x86_64".to_owned(), instructions: vec![200.0, 100.5] };
    assert_eq!(Counts::read(&before.write()).unwrap(), before);
    let now = Counts { instructions: vec![206.0, 103.6], ..before.clone() };
    assert_eq!(now.dearer_than(&before), ["8 nocturnus: 103.6, was 100.5"]);
    assert!(Counts::read("").is_err() && Counts::read("rustc\n2 base many\n").is_err());
}

#[test]
fn every_file_of_knowledge_is_made_by_one_step() {
    let entries = fs::read_dir(shell::root().join(KNOWLEDGE)).unwrap();
    let names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    for name in &names {
        let makers = STEPS.iter().filter(|step| name.ends_with(step.makes)).count();
        assert_eq!(makers, 1, "{name}");
    }
    for step in &STEPS {
        assert!(names.iter().any(|name| name.ends_with(step.makes)), "{}", step.name);
    }
}

#[test]
fn of_what_a_step_leaves_only_what_it_makes_is_put_in_place() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("champion");
    fs::remove_dir_all(&root).ok();
    let (from, to) = (root.join("made"), root.join("known"));
    fs::create_dir_all(&from).unwrap();
    fs::create_dir_all(&to).unwrap();
    let [.., networks] = &STEPS;
    let nothing = champion::put_in_place(networks, &from, &to).unwrap_err().to_string();
    assert!(nothing.contains("holds no networks"), "{nothing}");
    for name in ["duel.net", "duel.checkpoint", "duel.checkpoint.csv", "done"] {
        fs::write(from.join(name), name).unwrap();
    }
    champion::put_in_place(networks, &from, &to).unwrap();
    let placed: Vec<_> = fs::read_dir(&to).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(placed, ["duel.net"]);
}

#[test]
fn champion_takes_a_trial_and_nothing_else() {
    for words in [&["--short"][..], &["--trial", "--trial"], &["duel"]] {
        assert!(champion::run(words).unwrap_err().is::<Usage>(), "{words:?}");
    }
}
