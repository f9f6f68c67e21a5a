//! Every page in every language, the settings of a browser, and guests who give no name.

use axum::http::{Method, StatusCode, header};

use crate::browser::{Browser, Form, attribute, tags};
use crate::house::House;

/// The languages as browsers ask for them, and as pages say them.
const LANGUAGES: [(&str, &str); 5] =
    [("en-GB", "en"), ("de-AT,en;q=0.4", "de"), ("nl", "nl"), ("pt-BR,pt;q=0.9", "pt"), ("fr-CH", "fr")];

const PAGES: [&str; 16] = [
    "/",
    "/new",
    "/campaign",
    "/daily",
    "/daily?day=20000",
    "/account",
    "/ratings",
    "/ratings?mode=5-nocturnus",
    "/rules",
    "/rules?q=Aurei",
    "/rules?q=nothing+like+this",
    "/settings",
    "/tutorial",
    "/about",
    "/nowhere",
    "/t/nowhere",
];

#[tokio::test]
async fn every_page_speaks_every_language() {
    let house = House::on_sqlite().await;
    let mut guest = Browser::named(&house, "Ada").await;
    let new = guest.get("/new").await;
    let lobby = guest.send(&new.form("/new"), &[("players", "3"), ("private", "yes")]).await.path();
    let me = tags(&guest.get("/account").await.text, "a")
        .filter_map(|tag| attribute(tag, "href"))
        .find(|to| to.starts_with("/p/"));
    let own = [lobby, me.expect("a link to oneself"), "/games".to_owned()];
    for (asked, tag) in LANGUAGES {
        let mut nobody = Browser::new(&house);
        guest.languages = asked;
        nobody.languages = asked;
        for address in PAGES {
            check(&mut nobody, address, tag).await;
            check(&mut guest, address, tag).await;
        }
        for address in &own {
            check(&mut guest, address, tag).await;
        }
    }
}

/// It says which language it is, misses no text, and has one title of its own.
async fn check(browser: &mut Browser<'_>, address: &str, tag: &str) {
    let text = browser.get(address).await.text;
    assert!(text.contains(&format!("<html lang=\"{tag}\"")), "{address} in {tag}: {text}");
    let missing: Vec<&str> = text.split('⟦').skip(1).filter_map(|rest| rest.split('⟧').next()).collect();
    assert!(missing.is_empty(), "{address} in {tag} lacks {missing:?}");
    assert_eq!(tags(&text, "h1").count(), 1, "{address} in {tag}: {text}");
    assert!(!text.contains(" style=\"") && !text.contains("<style"), "{address}: nothing inline");
}

#[tokio::test]
async fn pages_in_two_languages_are_not_the_same() {
    let house = House::on_sqlite().await;
    let (mut english, mut french) = (Browser::new(&house), Browser::new(&house));
    french.languages = "fr";
    for address in PAGES {
        let (one, other) = (english.get(address).await, french.get(address).await);
        let title =
            |text: &str| text.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next()).map(str::to_owned);
        assert_ne!(title(&one.text), title(&other.text), "{address}");
        assert_eq!(one.status, other.status, "{address}");
    }
}

#[tokio::test]
async fn settings_are_kept_in_the_browser_and_shown_again() {
    let house = House::on_sqlite().await;
    let mut ada = Browser::new(&house);
    let page = ada.get("/settings").await;
    let chosen = [
        ("language", "nl"),
        ("theme", "dark"),
        ("pace", "fast"),
        ("still", "yes"),
        ("sound", "yes"),
        ("no_shortcuts", "yes"),
    ];
    let page = ada.send(&page.form("/settings"), &chosen).await;
    for sign in ["<html lang=\"nl\"", "data-theme=\"dark\"", "data-pace=\"fast\"", "data-still", "data-sound"] {
        assert!(page.text.contains(sign), "{sign} in {}", page.text);
    }
    let mut shown = page.form("/settings").fields;
    let mut wanted: Vec<(String, String)> =
        chosen.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    shown.sort();
    wanted.sort();
    assert_eq!(shown, wanted, "the form shows what is kept");
    let page = ada.send(&page.form("/settings"), &[("language", ""), ("theme", "auto")]).await;
    assert!(page.text.contains("<html lang=\"en\"") && page.text.contains("data-theme=\"auto\""), "{}", page.text);
}

#[tokio::test]
async fn the_foot_of_a_page_changes_its_language_and_nothing_else() {
    let house = House::on_sqlite().await;
    let mut ada = Browser::new(&house);
    let page = ada.get("/settings").await;
    ada.send(&page.form("/settings"), &[("theme", "light")]).await;
    let page = ada.get("/about").await;
    let page = ada.send(&page.form("/settings/language"), &[("language", "pt")]).await;
    assert!(page.text.contains("<html lang=\"pt\"") && page.text.contains("data-theme=\"light\""), "{}", page.text);
}

#[tokio::test]
async fn nobody_has_to_think_of_a_name_to_play() {
    let house = House::on_sqlite().await;
    for (language, word) in [("en", "Guest"), ("de", "Gast"), ("pt", "Convidado")] {
        let mut visitor = Browser::new(&house);
        visitor.languages = language;
        let page = visitor.get("/").await;
        let page = visitor.send(&page.form("/play"), &[]).await;
        assert!(page.status == StatusCode::OK && page.path().starts_with("/t/"), "{}", page.text);
        let account = visitor.get("/account").await;
        let name =
            account.text.split("<strong>").nth(1).and_then(|rest| rest.split("</strong>").next()).expect("a name");
        let number = name.strip_prefix(word).map(str::trim).and_then(|number| number.parse::<u32>().ok());
        assert!(number.is_some_and(|number| (1000..10_000).contains(&number)), "{name}");
    }
}

#[tokio::test]
async fn the_first_page_remembers_the_opponents() {
    let house = House::on_sqlite().await;
    let mut ada = Browser::new(&house);
    let page = ada.get("/").await;
    ada.send(&page.form("/play"), &[("players", "3"), ("nocturnus", "yes")]).await;
    let form = ada.get("/").await.form("/play");
    let has = |name: &str, value: &str| form.fields.contains(&(name.to_owned(), value.to_owned()));
    assert!(has("players", "3") && has("nocturnus", "yes"), "{form:?}");
}

#[tokio::test]
async fn rules_are_found_by_words_and_by_number() {
    let house = House::on_sqlite().await;
    let mut nobody = Browser::new(&house);
    let all = nobody.get("/rules").await.text;
    for rule in ["1.4", "6.3", "9.8", "11.4"] {
        assert!(all.contains(&format!("id=\"r{rule}\"")), "{rule}");
    }
    let found = nobody.get("/rules?q=primus+conspiratus").await.text;
    assert!(found.contains("id=\"r6.5\"") && !found.contains("id=\"r5.1\"") && found.contains("<mark>"), "{found}");
    assert!(nobody.get("/rules?q=10.4").await.text.contains("id=\"r10.4\""));
    let none = nobody.get("/rules?q=%3Cscript%3E").await.text;
    assert!(none.contains("&lt;script&gt;") && !none.contains("<script>"), "{none}");
}

#[tokio::test]
async fn a_foreign_page_cannot_send_somebody_elsewhere() {
    let house = House::on_sqlite().await;
    let ada = Browser::new(&house);
    let form = Form { action: "/settings/language".to_owned(), fields: vec![], buttons: vec![] };
    let answer = ada.raw(&Method::POST, &form.action, "language=de", "application/x-www-form-urlencoded").await;
    assert_eq!(answer.headers[header::LOCATION], "/");
}
