//! Taking Rust files apart: strings, comments and code are told from one another.

use xtask::tidy::source::{Kind, Source};

#[track_caller]
fn check(file: &str, kind: Kind, expected: &[(usize, &str)]) {
    let source = Source::read(file);
    let found: Vec<(usize, &str)> =
        source.pieces().iter().filter(|p| p.kind == kind).map(|p| (p.line, p.text)).collect();
    assert_eq!(found, expected, "{file}");
    let whole: String = source.pieces().iter().map(|piece| piece.text).collect();
    assert_eq!(whole, file, "every byte is in a piece");
}

#[test]
fn comments() {
    check("a(); // one\n/// two\nb();", Kind::Comment, &[(1, "// one"), (2, "/// two")]);
    check("a /* b /* c */\n d */ e // f", Kind::Comment, &[(1, "/* b /* c */\n d */"), (2, "// f")]);
    check("let a = \"// no\";", Kind::Comment, &[]);
    check("let a = '\"'; // yes", Kind::Comment, &[(1, "// yes")]);
    check("/* open", Kind::Comment, &[(1, "/* open")]);
}

#[test]
fn strings() {
    check(r#"f("a \" b", "c")"#, Kind::Text, &[(1, r#"a \" b"#), (1, "c")]);
    check("r\"a\\\" \n r#\"b\"c\"# br##\"d\"#\"##", Kind::Text, &[(1, "a\\"), (2, "b\"c"), (2, "d\"#")]);
    check("let var\"x\"", Kind::Text, &[(1, "x")]);
    check("// \"no\"\n\"yes\"", Kind::Text, &[(2, "yes")]);
    check("\"open", Kind::Text, &[(1, "open")]);
    check("r#\"open", Kind::Text, &[(1, "open")]);
}

#[test]
fn lifetimes_are_not_characters() {
    check("fn f<'a>(x: &'a str) -> &'a str { \"s\" }", Kind::Text, &[(1, "s")]);
    check(r"let q = ['\'', '\\', '\u{1F3B2}', 'é', '\x41']; // yes", Kind::Comment, &[(1, "// yes")]);
    check("'", Kind::Code, &[(1, "'")]);
}

#[test]
fn tokens_leave_out_strings_and_comments() {
    let source = Source::read("use std::{fs, io}; // std::net\nlet é = \"std::time\" + r#type;");
    let tokens: Vec<(usize, &str)> = source.tokens().iter().map(|token| (token.line, token.text)).collect();
    let words: Vec<&str> = tokens.iter().map(|token| token.1).collect();
    assert_eq!(words.join(" "), "use std :: { fs , io } ; let é = \" \" + r # type ;");
    assert!(tokens.contains(&(1, "io")) && tokens.contains(&(2, "type")));
}
