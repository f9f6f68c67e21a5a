//! The pages as a browser without a script meets them: everything by following links and sending the forms that are
//! there.

use axum::http::{Method, StatusCode, header};
use serde_json::json;

use crate::browser::{Browser, Form, attribute, finished_game, press, tags};
use crate::house::House;

#[tokio::test]
async fn a_whole_game_against_the_computer_by_forms_alone() {
    let house = House::on_sqlite().await;
    let mut ada = Browser::new(&house);
    let page = finished_game(&mut ada, "Ada").await;
    for words in ["The points", "The seed", "Categories in the display", "prevail"] {
        assert!(page.text.contains(words), "{words} in {}", page.text);
    }
    let record = ada.get(&format!("{}/record", page.path())).await;
    pax_rules::Record::parse(record.text.trim()).expect("a record").check().expect("a record that replays");

    let again = ada.send(&page.form(&format!("{}/again", page.path())), &[]).await;
    assert_ne!(again.path(), page.path());
    assert!(again.shows_a_hand(), "{}", again.text);
    let rematch = ada.send(&page.form(&format!("{}/rematch", page.path())), &[]).await;
    assert!(rematch.shows_a_hand(), "{}", rematch.text);
    assert!(ada.get("/games").await.text.contains(&page.path()));
}

#[tokio::test]
async fn two_visitors_meet_play_talk_take_back_and_resign() {
    let house = House::on_sqlite().await;
    let (mut ada, mut bea) = (Browser::new(&house), Browser::new(&house));
    let page = ada.get("/new").await;
    let page = ada.send(&page.form("/new"), &[("name", "Ada"), ("players", "2"), ("private", "yes")]).await;
    let table = page.path();
    let link =
        tags(&page.text, "input").find_map(|tag| tag.contains("data-copy").then(|| attribute(tag, "value"))).flatten();
    let link = link.expect("a link to share");
    let link = link.strip_prefix("http://pax.test").expect("the whole address");

    assert_eq!(bea.get(&table).await.status, StatusCode::NOT_FOUND, "private without the link");
    let lobby = bea.get(link).await;
    let lobby = bea.send(&lobby.form(&format!("{table}/join")), &[("name", "Bea")]).await;
    assert!(lobby.text.contains("Bea"), "{}", lobby.text);
    // The last seat is taken: the game has begun.
    let mut page = ada.get(&table).await;
    page = ada.send(&page.form(&format!("{table}/say")), &[("text", "<i>salve</i>")]).await;
    assert!(page.text.contains("&lt;i&gt;salve&lt;/i&gt;"), "{}", page.text);

    let mut taken_back = false;
    for turn in 0..40 {
        for player in [&mut ada, &mut bea] {
            let page = player.get(&table).await;
            if page.is_asked() {
                let page = press(player, &page, turn).await;
                if let Some(undo) = page.forms().iter().find(|form| form.action.ends_with("/undo")) {
                    let (name, value) = &undo.buttons[0];
                    let page = player.send(undo, &[(name, value)]).await;
                    taken_back |= page.text.contains("takes the last action back");
                    let page = player.get(&table).await;
                    press(player, &page, turn).await;
                }
            }
        }
    }
    assert!(taken_back);
    let confirm = bea.get(&format!("{table}/resign?seat=1")).await;
    let page = bea.send(&confirm.form(&format!("{table}/resign")), &[]).await;
    assert!(page.text.contains("Bea resigns"), "{}", page.text);
}

#[tokio::test]
async fn a_lobby_fills_empties_and_closes() {
    let house = House::on_sqlite().await;
    let (mut ada, mut bea) = (Browser::named(&house, "Ada").await, Browser::named(&house, "Bea").await);
    let page = ada.get("/new").await;
    let page = ada.send(&page.form("/new"), &[("players", "3")]).await;
    let table = page.path();
    assert!(bea.get("/").await.text.contains(&table), "open tables are on the first page");
    let page = bea.get(&table).await;
    let page = bea.send(&page.form(&format!("{table}/join")), &[]).await;
    let page = bea.send(&page.form(&format!("{table}/leave")), &[]).await;
    assert!(!page.text.contains("/leave"), "{}", page.text);
    let page = bea.send(&page.form(&format!("{table}/join")), &[]).await;
    let refused = bea.send(&Form { action: format!("{table}/start"), fields: vec![], buttons: vec![] }, &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("Nobody sits in seat") && page.status == StatusCode::OK, "{}", refused.text);
    let page = ada.get(&table).await;
    let page = ada.send(&page.form(&format!("{table}/give")), &[]).await;
    assert!(page.shows_a_hand(), "{}", page.text);

    let page = ada.get("/new").await;
    let page = ada.send(&page.form("/new"), &[]).await;
    let closed = page.path();
    let page = ada.send(&page.form(&format!("{closed}/close")), &[]).await;
    assert_eq!(page.path(), "/");
    assert!(ada.get(&closed).await.text.contains("given up"));
}

#[tokio::test]
async fn on_one_device_a_curtain_hangs_between_the_players() {
    let house = House::on_sqlite().await;
    let mut ada = Browser::named(&house, "Ada").await;
    let page = ada.get("/new?pass_and_play=yes").await;
    let page = ada.send(&page.form("/new"), &[("players", "2")]).await;
    let table = page.path();
    assert!(page.text.contains("Hand over the device") && !page.is_asked(), "{}", page.text);
    for turn in 0..6 {
        let curtain = ada.get(&table).await;
        assert!(!curtain.shows_a_hand(), "nobody's hand behind the curtain");
        let seat =
            [0, 1].into_iter().find(|seat| curtain.text.contains(&format!("{table}?seat={seat}\""))).expect("a seat");
        let mut page = ada.get(&format!("{table}?seat={seat}")).await;
        assert!(page.shows_a_hand(), "{}", page.text);
        while page.is_asked() {
            page = press(&mut ada, &page, turn).await;
        }
        assert!(page.text.contains("Hand over the device"), "{}", page.text);
    }
}

#[tokio::test]
async fn every_page_answers_everybody() {
    let house = House::on_sqlite().await;
    let mut guest = Browser::named(&house, "<b>x</b>").await;
    let end = finished_game(&mut guest, "unused").await;
    let mut account = Browser::named(&house, "Cai & \"Co\"").await;
    let page = account.get("/account").await;
    let page = account.send(&page.form("/account/register"), &[("password", "a long password")]).await;
    assert!(page.text.contains("Your recovery code"), "{}", page.text);
    let page = account.get("/account").await;
    let page = account.send(&page.form("/account/token"), &[("label", "<script>")]).await;
    assert!(page.text.contains("Your new token"), "{}", page.text);
    let campaign = account.get("/campaign").await;
    let campaign = account.send(&campaign.form("/campaign"), &[]).await;
    let daily = account.get("/daily").await;
    let daily = account.send(&daily.form("/daily"), &[]).await;
    assert!(campaign.is_asked() && daily.is_asked());

    let me = tags(&guest.get("/games").await.text, "a")
        .filter_map(|tag| attribute(tag, "href"))
        .find(|to| to.starts_with("/p/"));
    let me = me.expect("a link to oneself");
    let mut nobody = Browser::new(&house);
    let open = [
        "/",
        "/new",
        "/campaign",
        "/daily",
        "/daily?day=20000",
        "/account",
        "/ratings",
        "/ratings?mode=5-nocturnus",
        "/rules",
        "/about",
        &me,
    ];
    for (browser, who) in [(&mut nobody, "nobody"), (&mut guest, "guest"), (&mut account, "account")] {
        for address in open {
            let page = browser.get(address).await;
            assert_eq!(page.status, StatusCode::OK, "{address} for {who}: {}", page.text);
            assert!(!page.text.contains("<b>x") && !page.text.contains("<script>"), "{address} for {who}");
            assert!(!page.text.contains(" style=\"") && !page.text.contains(" onclick"), "{address}: nothing inline");
        }
    }
    for browser in [&mut guest, &mut account] {
        assert_eq!(browser.get("/games").await.status, StatusCode::OK);
    }
    assert_eq!(nobody.get("/games").await.status, StatusCode::UNAUTHORIZED);
    assert!(guest.get(&end.path()).await.text.contains("&lt;b&gt;x&lt;/b&gt;"));
    let missing = nobody.get("/nowhere").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert!(missing.text.contains("Nothing here"));
    assert_eq!(nobody.get("/t/nowhere").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn accounts_come_back_and_sessions_end() {
    let house = House::on_sqlite().await;
    let (mut home, mut phone) = (Browser::new(&house), Browser::new(&house));
    let page = home.get("/account").await;
    let page = home.send(&page.form("/account/register"), &[("name", "Ada"), ("password", "correct horse")]).await;
    let code =
        page.text.split("<code>").nth(1).and_then(|rest| rest.split("</code>").next()).expect("a code").to_owned();
    let page = phone.get("/account").await;
    let wrong = phone.send(&page.form("/account/sign-in"), &[("name", "Ada"), ("password", "wrong horse")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    phone.send(&page.form("/account/sign-in"), &[("name", "Ada"), ("password", "correct horse")]).await;
    assert_eq!(phone.get("/games").await.status, StatusCode::OK);
    let others = Form { action: "/account/end".to_owned(), fields: vec![], buttons: vec![] };
    home.send(&others, &[]).await;
    assert_eq!(phone.get("/games").await.status, StatusCode::UNAUTHORIZED);
    let page = phone.get("/account").await;
    let page = phone
        .send(&page.form("/account/recover"), &[("name", "Ada"), ("code", &code), ("password", "another horse")])
        .await;
    assert!(page.text.contains("Your recovery code"), "{}", page.text);
    let page = phone.get("/account").await;
    phone.send(&page.form("/account/sign-out"), &[]).await;
    assert_eq!(phone.get("/games").await.status, StatusCode::UNAUTHORIZED);
}

/// Two tables with one deal; at each the rival keeps another card. The viewer's pages have the same bytes.
#[tokio::test]
async fn a_rivals_hidden_choice_leaves_no_trace_in_my_page() {
    let house = House::on_sqlite().await;
    let (mut ada, mut bea) = (Browser::new(&house), Browser::named(&house, "Bea").await);
    let first = finished_game(&mut ada, "Ada").await;
    let wish =
        json!({ "players": 2, "same_deal_as": first.path().trim_start_matches("/t/"), "seats": ["open", "open"] });
    let mut pages = Vec::new();
    for choice in [0, 1] {
        let made = ada.raw(&Method::POST, "/api/v1/tables", &wish.to_string(), "application/json").await;
        let table = format!("/t/{}", made.expect(StatusCode::CREATED)["table"].as_str().expect("a table"));
        let page = bea.get(&table).await;
        bea.send(&page.form(&format!("{table}/join")), &[]).await;
        let page = bea.get(&table).await;
        let act = page.form(&format!("{table}/act"));
        let mut kinds = act.buttons.clone();
        kinds.dedup();
        if kinds.len() < 2 {
            return; // Dealt nothing but equal cards: there is no choice to hide.
        }
        let (name, value) = &kinds[choice];
        bea.send(&act, &[(name, value)]).await;
        let mine = ada.get(&table).await;
        // The digest of the page covers the table's address, which differs.
        let digest = tags(&mine.text, "main").find_map(|tag| attribute(tag, "data-sketch")).expect("a digest");
        pages.push(mine.text.replace(&table, "/t/TABLE").replace(&digest, "DIGEST"));
    }
    assert!(pages[0] == pages[1], "{}\n\n{}", pages[0], pages[1]);
}

#[tokio::test]
async fn assets_are_kept_for_ever_and_known_by_their_content() {
    let house = House::on_sqlite().await;
    let mut nobody = Browser::new(&house);
    let page = nobody.get("/").await;
    let style = tags(&page.text, "link")
        .filter_map(|tag| attribute(tag, "href"))
        .find(|to| to.ends_with(".css"))
        .expect("a style");
    let answer = nobody.raw(&Method::GET, &style, "", "text/plain").await;
    assert_eq!(answer.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
    assert!(answer.headers.contains_key(header::ETAG));
    assert_eq!(nobody.get("/assets/pax.0.css").await.status, StatusCode::NOT_FOUND);
}
