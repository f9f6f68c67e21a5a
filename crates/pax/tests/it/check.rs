//! `pax serve --check`: what it says before there is data, beside a running server and after it, and that it makes
//! nothing.

use crate::run::pax;
use crate::served;

#[test]
fn a_check_says_what_would_be_and_makes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("not").join("yet");
    let check = |more: &[&str]| pax(&[&["serve", "--check", "--port", "0"], more].concat());
    let said = check(&["--data", data.to_str().expect("a plain name")]).done();
    assert!(said.starts_with("would listen on 127.0.0.1:"), "{said}");
    assert!(said.contains(" and begin to keep data in "), "{said}");
    assert!(!folder.path().join("not").exists(), "a folder was made");

    let database = folder.path().join("pax.sqlite");
    let database = database.to_str().expect("a plain name");
    assert!(check(&["--database", database]).done().contains("begin to keep data"));
    assert_eq!(folder.path().read_dir().expect("a folder").count(), 0, "a file was made");
    let server = served::start(database, &[]);
    let run = check(&["--database", database]);
    assert!(run.code == 1 && run.err.contains("in use by another Pax"), "{}", run.err);
    server.kill();
    assert!(check(&["--database", database]).done().contains(" and keep its data in "));
    let wrong = check(&["--database", database, "--metrics-token", "short"]);
    assert!(wrong.code != 0 && wrong.err.contains("16 to 200"), "{}", wrong.err);
}
