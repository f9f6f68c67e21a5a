//! Tags, and what a browser asks for.

use pax_words::Language;

#[test]
fn every_tag_leads_back_to_its_language() {
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert_eq!(Language::from_tag(&format!("{}-XY", language.tag().to_uppercase())), Some(language));
    }
    assert_eq!(Language::from_tag("la"), None);
    assert_eq!(Language::from_tag("den"), None);
    assert_eq!(Language::from_tag(""), None);
}

#[test]
fn the_browser_gets_what_it_likes_best() {
    for (header, wanted) in [
        ("", Language::English),
        ("de", Language::German),
        ("pt-BR,pt;q=0.9,en;q=0.8", Language::Portuguese),
        ("en;q=0.3, nl;q=0.7, fr;q=0.5", Language::Dutch),
        ("la, fr;q=0.1", Language::French),
        ("la, gr", Language::English),
        ("de;q=0, fr;q=0.2", Language::French),
        ("nl, de", Language::Dutch),
        ("fr-CH, *;q=0.5", Language::French),
        ("*, de;q=0.5", Language::English),
        ("de;q=2, fr;q=bad, nl;q=0.1", Language::Dutch),
        (";;,,q=1,;q=", Language::English),
    ] {
        assert_eq!(Language::best_for(header), wanted, "{header:?}");
    }
}
