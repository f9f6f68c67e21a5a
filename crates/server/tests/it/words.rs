//! The server speaks the language of whoever asks.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use pax_rules::{Refusal, Seat, SetupError};
use pax_server::{Bad, Glance, Live, Trouble, Visitor};
use pax_tables::{Deed, Denied, DocError, NotAName, Phase, RatedNeed, Span, TableId};
use pax_words::{Language, Words};
use serde_json::{Value, json};

use crate::house::{Caller, House, make};

async fn asked(by: &Caller, path: &str, language: &str) -> Value {
    let request = Request::builder().uri(path).header(header::ACCEPT_LANGUAGE, language).body(Body::empty());
    let answer = by.raw(request.expect("a request")).await;
    assert_eq!(answer.headers[header::CONTENT_TYPE], "application/json");
    answer.expect(StatusCode::NOT_FOUND)
}

#[tokio::test]
async fn a_program_is_refused_in_its_language() {
    let house = House::on_sqlite().await;
    let nobody = house.nobody();
    for (language, message) in [
        ("", "There is no such table here."),
        ("de-CH,en;q=0.5", "Diesen Tisch gibt es hier nicht."),
        ("la, pt;q=0.2", "Essa mesa não existe aqui."),
    ] {
        let problem = asked(&nobody, "/api/v1/tables/none", language).await;
        assert_eq!((&problem["code"], &problem["message"]), (&json!("not_found"), &json!(message)));
    }
}

#[tokio::test]
async fn what_cannot_be_done_is_told_with_its_rule() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 1, "solo_level": 1 })).await;
    ada.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    ada.play_one(&table, 0).await;
    let view = ada.table(&table).await;
    let look = view["impossible"].as_array().expect("a list").iter().find(|not| not["action"] == "look");
    let look = look.expect("alone one may not look");
    assert_eq!(look["reason"], "Alone against Rome its cards stay hidden: draw.");
    assert_eq!((&look["code"], &look["rules"]), (&json!("solo_look"), &json!("10.4")));
}

#[tokio::test]
async fn news_come_in_the_watchers_language() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 2, "public": true })).await;
    let id = TableId::new(&table).expect("a table's id");
    let mut watchers = Vec::new();
    for language in Language::ALL {
        let mut visitor = Visitor::default();
        visitor.language = language;
        let mut watcher = house.app.watch(&visitor, &id, &Glance::default(), None).await.expect("an open table");
        assert!(matches!(watcher.next().await, Some(Live::Fresh(_))));
        watchers.push(watcher);
    }
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let mut lines = Vec::new();
    for watcher in &mut watchers {
        let Some(Live::Step(step)) = watcher.next().await else { panic!("a step was expected") };
        lines.extend(watcher.step(&step).news.into_iter().map(|news| news.line));
    }
    assert_eq!(lines, ["Bea sits down.", "Bea setzt sich.", "Bea gaat zitten.", "Bea senta-se.", "Bea prend place."]);
}

/// One of each kind, and of each that has words of its own.
fn troubles() -> Vec<Trouble> {
    let seat = Seat::FIRST;
    let table = TableId::new("abc").expect("an id");
    let now = |deed, phase| Denied::NotNow { deed, phase };
    let deeds = [
        Deed::Watch { invited: false },
        Deed::Join { invited: false },
        Deed::Leave(seat),
        Deed::GiveSeat(seat),
        Deed::Start,
        Deed::Close,
        Deed::Act(seat),
        Deed::Undo(seat),
        Deed::Resign(seat),
        Deed::Return(seat),
        Deed::TimeOut(seat),
        Deed::TakeHint(seat),
        Deed::Rematch,
        Deed::ReadRecord { invited: false },
        Deed::Talk,
    ];
    let mut denied: Vec<Denied> =
        deeds.into_iter().flat_map(|deed| Phase::ALL.into_iter().map(move |phase| now(deed, phase))).collect();
    denied.extend([
        Denied::WhoAreYou,
        Denied::Private,
        Denied::NotYours,
        Denied::NotYourSeat(seat),
        Denied::NoSuchSeat(seat),
        Denied::SeatTaken(seat),
        Denied::SeatKept(seat),
        Denied::InvitationNeeded(seat),
        Denied::NoSeatLeft,
        Denied::OneSeatEach,
        Denied::SeatEmpty(seat),
        Denied::NobodyThere(seat),
        Denied::TooRestless,
        Denied::NotAnAction(pax_rules::NotAnAction::TooShort),
        Denied::Refused(Refusal::Over),
        Denied::Stale { meant: 1, has: 2 },
        Denied::NotAsked(seat),
        Denied::TakenOver(seat),
        Denied::NotTakenOver(seat),
        Denied::TimeIsUp(seat),
        Denied::TimeLeft { seat, millis: 1 },
        Denied::NothingToUndo,
        Denied::UndoTooFar { limit: 1 },
        Denied::TooManyUndos,
        Denied::TooManyReturns,
        Denied::NoHints,
        Denied::RematchMade(table),
    ]);
    let spans = [Span::BankSeconds, Span::IncrementSeconds, Span::TurnHours];
    let needs = [RatedNeed::Rivals, RatedNeed::OwnSeats, RatedNeed::FreshDeal, RatedNeed::Person];
    let mut drafts = vec![
        DocError::Version(2),
        DocError::Rules(2),
        DocError::Setup(SetupError::Players(9)),
        DocError::Setup(SetupError::LevelMissing),
        DocError::Setup(SetupError::NoSuchLevel(6)),
        DocError::Setup(SetupError::LevelWithRivals(2)),
        DocError::Cards(pax_rules::CardList::parse("nonsense").expect_err("no list")),
        DocError::Seats { seats: 3, players: 2 },
        DocError::InvitationMissing,
        DocError::CampaignAlone,
        DocError::DailyAlone,
    ];
    drafts.extend(spans.map(|span| DocError::Time { span, given: 1, least: 2, most: 3 }));
    drafts.extend(needs.map(DocError::Rated));
    let bad = [
        Bad::PageEnd,
        Bad::Password { least: 8, most: 99 },
        Bad::TooManySeats,
        Bad::Level("no".to_owned()),
        Bad::WhichSeat,
        Bad::NoSuchSeat,
        Bad::NothingSaid,
        Bad::EventId,
        Bad::Form,
        Bad::Json("no".to_owned()),
    ];
    let names = [NotAName::Length(99), NotAName::Character('\t'), NotAName::Id];
    let large = ["the number of your open tables", "a line of chat", "the list of muted people", "a key"];
    let things = ["table", "person", "game", "finished game", "page", "file", "session"];
    let mut all = vec![
        Trouble::WhoAreYou,
        Trouble::WrongPassword,
        Trouble::WrongRecovery,
        Trouble::NameTaken("Ada".to_owned()),
        Trouble::NotAGuest,
        Trouble::CrossSite,
        Trouble::TooMany { seconds: 1 },
        Trouble::TooMany { seconds: 5 },
        Trouble::Race,
        Trouble::Busy,
        Trouble::Stopping,
        Trouble::Inside,
    ];
    all.extend(denied.into_iter().map(Trouble::Denied));
    all.extend(drafts.into_iter().map(Trouble::Draft));
    all.extend(bad.map(Trouble::Bad));
    all.extend(names.map(Trouble::Name));
    all.extend(large.map(|what| Trouble::TooLarge { what, most: 3 }));
    all.extend(things.map(Trouble::NotFound));
    all
}

#[test]
fn every_trouble_is_a_sentence_in_every_language() {
    for trouble in troubles() {
        for language in Language::ALL {
            let text = trouble.told(Words::of(language));
            assert!(text.ends_with('.') && !text.contains(['⟦', '{']), "{trouble:?}: {text}");
        }
    }
}
