//! `pax bench`: that it measures what it says; how fast is for docs/BENCHMARKS.md.

use expect_test::expect;
use serde_json::Value;

use crate::run::pax;

#[test]
fn as_json_every_number_is_there() {
    let report: Value =
        serde_json::from_str(&pax(&["bench", "--mode", "2", "--seconds", "0", "--json"]).done()).unwrap();
    assert!(report["bytes"]["game"].as_u64().unwrap() <= 1024);
    let [mode] = report["modes"].as_array().unwrap().as_slice() else { panic!("{report}") };
    assert_eq!(mode["mode"], "2");
    for time in ["action", "action_by_two_calls", "view", "sampler", "deal", "sample"] {
        let [best, median] = ["best", "median"].map(|which| mode[time][which].as_f64().unwrap());
        assert!(0.0 < best && best <= median, "{time}: {mode}");
    }
    for number in ["actions_per_game", "games_per_second", "two_threads", "two_threads_on_the_wall"] {
        assert!(mode[number].as_f64().unwrap() > 0.0, "{number}: {mode}");
    }
}

#[test]
fn as_a_table_each_mode_has_a_row() {
    let table = pax(&["bench", "--mode", "solo5n", "--mode", "8", "--seconds", "0"]).done();
    let rows: Vec<&str> = table.lines().skip(4).map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(rows, ["solo5n", "8"], "{table}");
}

#[test]
fn a_mode_that_is_not_played_is_wrong_usage() {
    pax(&["bench", "--mode", "9"]).fails(2, expect![[r#"
        error: --mode 9 is not played: solo1, solo1n, solo2, solo2n, solo3, solo3n, solo4, solo4n, solo5, solo5n, 2, 2n, 3, 3n, 4, 4n, 5, 5n, 6, 6n, 7, 7n, 8, 8n
    "#]]);
}
