//! What may stand on a seat.

use pax_tables::*;

#[test]
fn names_are_trimmed_short_and_printable() {
    for (text, wanted) in [
        ("Ada", Some("Ada")),
        ("  Ada   Lovelace\t", Some("Ada Lovelace")),
        ("Ἀσπασία", Some("Ἀσπασία")),
        ("<b>", Some("<b>")),
        ("", None),
        (" \u{a0} ", None),
        ("a\u{202e}b", None),
        ("a\u{200b}b", None),
        ("a\u{7}b", None),
        ("123456789012345678901234", Some("123456789012345678901234")),
        ("1234567890123456789012345", None),
    ] {
        assert_eq!(Name::new(text).ok().as_ref().map(Name::as_str), wanted, "{text:?}");
    }
    assert!(Name::new(&"x".repeat(1 << 20)).is_err());
    assert!(serde_json::from_str::<Name>("\"\"").is_err());
}

#[test]
fn ids_are_plain() {
    assert!(TableId::new("aZ-09_").is_ok());
    for bad in ["", "a b", "a/b", "ä", &"x".repeat(33)] {
        assert!(TableId::new(bad).is_err() && Level::new(bad).is_err(), "{bad:?}");
    }
}
