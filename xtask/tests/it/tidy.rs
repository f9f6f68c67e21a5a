//! One violation, or a handful, for each check, beside the innocent look-alikes it must leave alone.

use xtask::tidy::{
    Check, Finding, Tree, arrows, citations, decisions, heads, leftovers, links, machine_paths, purity, size,
};

#[track_caller]
fn check(check: Check, files: &[(&str, &str)], expected: &[&str]) {
    let found: Vec<String> = check(&Tree::of(files)).iter().map(Finding::to_string).collect();
    assert_eq!(found, expected);
}

const WORKSPACE: (&str, &str) =
    ("Cargo.toml", "[workspace.dependencies]\nengine = { path = 'crates/rules', package = 'pax-rules' }");
const RULES_CRATE: (&str, &str) = ("crates/rules/Cargo.toml", "[package]\nname = 'pax-rules'");
const BOTS_CRATE: (&str, &str) = (
    "crates/bots/Cargo.toml",
    "[package]\nname = 'pax-bots'\n[dependencies]\npax-rules = { path = '../rules' }\nserde = '1'",
);

#[test]
fn arrows_that_point_towards_rules_are_fine() {
    let xtask = ("xtask/Cargo.toml", "[package]\nname = 'xtask'\n[dependencies]\nanyhow = '1'");
    let fuzz = ("fuzz/Cargo.toml", "[package]\nname = 'fuzz'\n[dependencies]\npax-rules = '*'");
    check(arrows::check, &[WORKSPACE, RULES_CRATE, BOTS_CRATE, xtask, fuzz], &[]);
}

#[test]
fn an_arrow_the_wrong_way_is_found_in_every_table() {
    for table in ["dependencies", "dev-dependencies", "build-dependencies", "target.'cfg(unix)'.dependencies"] {
        let text = format!("[package]\nname = 'pax-rules'\n[{table}]\npax-bots = {{ workspace = true }}");
        let found = "crates/rules/Cargo.toml: `rules` may not depend on `bots`";
        check(arrows::check, &[BOTS_CRATE, ("crates/rules/Cargo.toml", &text)], &[found]);
    }
}

#[test]
fn a_renamed_dependency_is_still_seen() {
    let inherited = "[package]\nname = 'xtask'\n[dependencies]\nengine.workspace = true";
    let local = "[package]\nname = 'xtask'\n[dependencies]\ne = { package = 'pax-rules', path = '../crates/rules' }";
    for text in [inherited, local] {
        let files = [WORKSPACE, RULES_CRATE, ("xtask/Cargo.toml", text)];
        check(arrows::check, &files, &["xtask/Cargo.toml: `xtask` may not depend on `rules`"]);
    }
}

#[test]
fn server_and_terminal_do_not_know_each_other() {
    let server = ("crates/server/Cargo.toml", "[package]\nname = 'a'\n[dependencies]\nb = '1'");
    let terminal = ("crates/terminal/Cargo.toml", "[package]\nname = 'b'\n[dependencies]\na = '1'");
    let pax = ("crates/pax/Cargo.toml", "[package]\nname = 'pax'\n[dependencies]\na = '1'\nb = '1'");
    let found = [
        "crates/server/Cargo.toml: `server` may not depend on `terminal`",
        "crates/terminal/Cargo.toml: `terminal` may not depend on `server`",
    ];
    check(arrows::check, &[server, terminal, pax], &found);
}

#[test]
fn a_crate_without_a_place_among_the_arrows_is_found() {
    let odd = ("crates/misc/Cargo.toml", "[package]\nname = 'misc'");
    let found = "crates/misc/Cargo.toml: `misc` has no row in ARROWS (xtask/src/tidy/arrows.rs)";
    check(arrows::check, &[odd], &[found]);
}

#[test]
fn rules_that_touch_the_world_are_found() {
    for (code, found) in [
        ("use std::fs;", "std::fs"),
        ("use std::{fmt, net::{IpAddr, TcpStream}};", "std::net"),
        ("fn f() { std::time::Instant::now(); }", "std::time"),
        ("use std::{collections::{self, HashMap},\n};\nuse std::thread;", "std::thread"),
        ("use tokio::spawn;", "tokio"),
        ("let rng = ChaCha20Rng::from_os_rng();", "from_os_rng"),
        ("println!(\"{x}\");", "println!"),
    ] {
        let line = code.lines().count();
        let expected = format!("crates/rules/src/deal.rs:{line}: rules may not use {found}");
        check(purity::check, &[("crates/rules/src/deal.rs", code)], &[&expected]);
    }
}

#[test]
fn rules_may_compute_and_their_tests_may_read_files() {
    let innocent = "use std::{fmt, num::{self, time}, str}; // std::fs\nconst A: &str = \"std::net\";\nuse my::fs;\n\
        struct S { std: u8 } fn f(s: S) { g(s.std, fs, { net }) }";
    check(purity::check, &[("crates/rules/src/lib.rs", innocent)], &[]);
    let world = "use std::fs; fn main() { println!() }";
    check(purity::check, &[("crates/rules/tests/it/main.rs", world), ("crates/lab/src/lib.rs", world)], &[]);
}

#[test]
fn leftovers_are_found() {
    let code = concat!("fn f() { to", "do!() }\nfn g() { unimplemen", "ted!(\"x\"); db", "g!(1); }");
    let found = [
        concat!("a.rs:1: to", "do! is left over"),
        concat!("a.rs:2: unimplemen", "ted! is left over"),
        concat!("a.rs:2: db", "g! is left over"),
    ];
    check(leftovers::check, &[("a.rs", code)], &found);
    for note in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")] {
        for file in ["a.rs", "b.py", "c.toml", ".ci/run"] {
            let text = format!("x = 1\n# // {note}: later");
            let found = format!("{file}:2: {note}: do it, or put it on the list of issues");
            check(leftovers::check, &[(file, &text)], &[&found]);
        }
    }
}

#[test]
fn what_only_looks_like_a_leftover_is_left_alone() {
    let code =
        concat!("let to", "do = 1; // a to", "do! in a comment\nlet s = \"db", "g!(x)\"; XX", "XI; unreachable!();");
    check(leftovers::check, &[("a.rs", code), ("a.md", concat!("TO", "DO"))], &[]);
}

#[test]
fn a_file_that_does_not_fit_in_the_head_is_found() {
    let fits = "//\n".repeat(size::MOST_LINES);
    let long = "//\n".repeat(size::MOST_LINES + 1);
    let found = "b.rs: 701 lines, and 700 is the limit: find the seam and cut there";
    check(size::check, &[("a.rs", &fits), ("b.rs", &long), ("c.md", &long)], &[found]);
}

#[test]
fn paths_of_one_machine_are_found() {
    for path in [concat!("/", "work/x"), concat!("/", "root/.x"), concat!("/", "home/ada"), concat!("/", "Users/a")] {
        let text = format!("one\nsee `{path}`");
        let found = Tree::of(&[("docs/a.md", &text)]);
        assert_eq!(machine_paths::check(&found).len(), 1, "{path}");
        for before in ["..", "https://example.org", "$HOME", "frame"] {
            let text = format!("see {before}{path}");
            check(machine_paths::check, &[("docs/a.md", &text)], &[]);
        }
    }
}

#[test]
fn a_decision_outside_the_index_is_found() {
    let index = ("docs/decisions/README.md", "- [0001 One](0001-one.md)\n- [two](0001-two.md)\n- [x](x.md)");
    let files = [
        index,
        ("docs/decisions/0001-one.md", ""),
        ("docs/decisions/0001-two.md", ""),
        ("docs/decisions/0003-three.md", ""),
        ("docs/decisions/x.md", ""),
    ];
    let found = [
        "docs/decisions/0001-two.md: 0001 is taken by 0001-one.md",
        "docs/decisions/0003-three.md: not listed in docs/decisions/README.md",
        "docs/decisions/x.md: named otherwise than 0000-what-was-decided.md",
    ];
    check(decisions::check, &files, &found);
}

#[test]
fn a_crate_that_does_not_say_what_it_is_is_found() {
    let files = [
        ("crates/bots/Cargo.toml", "[package]\nname = 'pax-bots'\ndescription = 'Players'"),
        ("crates/bots/src/lib.rs", "//! Players that see a view.\n"),
        ("crates/pax/Cargo.toml", "[package]\nname = 'pax'"),
        ("crates/pax/src/main.rs", "fn main() {}"),
    ];
    let found = [
        "crates/pax/Cargo.toml: no description",
        "crates/pax/src/main.rs:1: does not begin with a `//!` head that says what lives here",
    ];
    check(heads::check, &files, &found);
}

#[test]
fn links_that_lead_nowhere_are_found() {
    let page = "[a](../README.md#top) [b](decisions/) [c](https://example.org/x.md) [d](#here) ![e](no.png \"t\")\n\
        `[code](x.md)` [f](../../up.md)\n```\n[code](y.md)\n```\n[g]: gone.md\n<img src=\"z.png\"> [h](/README.md)";
    let files = [("README.md", ""), ("docs/decisions/README.md", ""), ("docs/page.md", page)];
    let found = [
        "docs/page.md:1: the link to no.png leads nowhere",
        "docs/page.md:2: the link to ../../up.md leads nowhere",
        "docs/page.md:6: the link to gone.md leads nowhere",
        "docs/page.md:7: the link to z.png leads nowhere",
    ];
    check(links::check, &files, &found);
}

const RULES_TEXT: (&str, &str) =
    ("docs/RULES.md", "## 6 Play\n6.2 Scouts\n6.3 Land\n    9.9 is no rule here\n## 11\n11.2 Known");

#[test]
fn citations_of_rules_that_do_not_exist_are_found() {
    for code in [
        "play(); // 9.9",
        "/// 6.3, 9.9: why",
        "//! A limit (6.2, 9.9).",
        "/* as\n * 9.9 says */",
        "// by rule 9.9.",
        "// (6.2–9.9: both)",
        "fn r9_9_nothing() {}",
        "#[error(\"too many (9.9)\")]",
    ] {
        let line = code.lines().count();
        let found = format!("crates/rules/src/play.rs:{line}: there is no rule 9.9 in docs/RULES.md");
        check(citations::check, &[RULES_TEXT, ("crates/rules/src/play.rs", code)], &[&found]);
    }
}

#[test]
fn citations_that_hold_and_other_numbers_are_left_alone() {
    let code = "// 6.3\n// 6.2 and 6.3, 11.2: so\nfn r6_3_x() { f(9.9); } // about 9.9 times (9.9 ns)\n// 1.95.0 and 0.123\n\
        /// See (6.3).\nconst S: &str = \"9.9 (6.2)\"; let r9 = r1_x; // 9.9% of it";
    check(citations::check, &[RULES_TEXT, ("crates/rules/src/play.rs", code)], &[]);
    let elsewhere = "assert_eq!(s, \"mean (9.9)\");";
    check(citations::check, &[RULES_TEXT, ("crates/lab/src/lib.rs", elsewhere)], &[]);
}
