//! A game that is over: who won, the points line by line, the proof of the deal, and how to go on.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use pax_tables::{Board, EndView, Origin, ScoreLine, TableView};

use super::scene::Scene;
use super::{At, allows, name, names, rivals, rome, struggle};
use crate::pages::frame::on_to;
use crate::pages::guest::known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, SeatWish, TableLine, TableRequest, Trouble};

pub fn ending(at: &At, view: &TableView, cards: &Board, siblings: &[TableLine]) -> Markup {
    let Some(end) = &view.end else { return html! {} };
    let scene = Scene::new(at, view, cards);
    html! {
        h1 { (words::victor(end.victor)) }
        p.turn { (words::winners(view, end, &names(view, &end.winners))) }
        p { (words::rome(end, cards.struggle.len(), cards.rome_needs)) " " a.rule href="/rules#r9.7" { "9.7" } }
        (next(at, view))
        (sheet(view, end))
        (rome::rome(&scene))
        (rivals::rivals(&scene))
        (struggle::struggle(&scene))
        @if siblings.len() > 1 {
            section aria-labelledby="siblings" { h2 id="siblings" { (words::SIBLINGS) } (show::tables(at.caller.words(), siblings)) }
        }
        (proof(at, view, end))
    }
}

/// How to go on from here.
fn next(at: &At, view: &TableView) -> Markup {
    let solitary = matches!(view.origin, Origin::Campaign { .. } | Origin::Daily { .. });
    html! {
        div.inline {
            @match &view.origin {
                Origin::Campaign { .. } => a.button.first href="/campaign" { (words::CAMPAIGN) },
                Origin::Daily { day } => a.button.first href={ "/daily?day=" (day) } { (words::DAILY) },
                Origin::Fresh | Origin::SameDeal(_) | Origin::Rematch(_) | Origin::Tutorial => {},
            }
            @if let Some(table) = &view.rematch {
                a.button.first href={ "/t/" (table) } { (words::TO_REMATCH) }
            } @else if allows(view, "rematch") && !solitary {
                form method="post" action=(at.to("rematch")) { button.first { (words::REMATCH) } }
            }
            @if at.by().me.is_some() && !matches!(view.origin, Origin::Daily { .. }) {
                form method="post" action=(at.to("again")) { button { (words::AGAIN) } }
            }
            a.button href=(at.to("record")) download { (words::RECORD) }
        }
    }
}

fn sheet(view: &TableView, end: &EndView) -> Markup {
    let points = |line: &ScoreLine, row: usize| match row {
        0 => words::times(line.shown, 2),
        1 => words::times(line.above_rome, 3),
        2 => line.fleets.to_string(),
        3 => line.armies.to_string(),
        4 => u8::from(line.conspirator).to_string(),
        _ => format!("{} ({})", 4 * u8::from(line.richest), line.wealth),
    };
    html! {
        section aria-labelledby="sheet" {
            h2 id="sheet" { (words::SHEET) " " a.rule href="/rules#r9.8" { "9.8" } }
            div.scroll { table {
                thead { tr { th scope="col" {} @for line in &end.scores {
                    th scope="col" {
                        (name(view, line.seat))
                        @if end.winners.contains(&line.seat) { " ★" span.sr { (words::WON) } }
                    }
                } } }
                tbody { @for (row, title) in words::ROWS.iter().enumerate() {
                    tr { th scope="row" { (title) } @for line in &end.scores { td { (points(line, row)) } } }
                } }
                tfoot { tr {
                    th scope="row" { (words::POINTS) }
                    @for line in &end.scores { td { strong { (line.points) } } }
                } }
            } }
        }
    }
}

fn proof(at: &At, view: &TableView, end: &EndView) -> Markup {
    let night = if view.setup.nocturnus { " --nocturnus" } else { "" };
    html! {
        section.proof aria-labelledby="proof" {
            h2 id="proof" { (words::PROOF) }
            p { (words::PROOF_TEXT) }
            dl {
                dt { (words::COMMITMENT) } dd { code { (view.commitment) } }
                dt { (words::SEED) } dd { code { (end.seed) } }
            }
            p { (words::CHECK) }
            pre { code {
                "pax verify " (at.table) ".json\n"
                "python3 examples/fair_deal.py " (end.seed) " " (view.setup.players) (night)
            } }
        }
    }
}

/// Finished tables with the same deal, as far as the viewer may see them.
pub async fn siblings(app: &App, at: &At) -> Vec<TableLine> {
    app.same_deal(at.by(), &at.table, &at.glance).await.map(|page| page.tables).unwrap_or_default()
}

pub async fn record(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let record = app.record(at.by(), &at.table, &at.glance).await?;
    let name = format!("attachment; filename=\"{}.json\"", at.table);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record + "\n").into_response())
}

pub async fn rematch(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let made = app.rematch(known(&at.caller)?, &at.table).await?;
    let cookie = made.invitation.map(|secret| super::invitation_cookie(&app, &made.table, &secret));
    Ok(on_to(&format!("/t/{}", made.table), cookie))
}

/// The same deal once more, in the same seat, against computer players.
pub async fn again(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let by = known(&at.caller)?;
    let view = app.view(by, &at.table, &at.glance).await?;
    let mine = view.you.seats.first().copied().unwrap_or(0);
    let strongest = app.levels().last().map(|level| level.name.to_owned()).ok_or(Trouble::Inside)?;
    let seat = |seat: &pax_tables::SeatView| match &seat.computer {
        _ if seat.seat == mine => SeatWish::Open,
        Some(level) => SeatWish::Computer(level.to_string()),
        None => SeatWish::Computer(strongest.clone()),
    };
    let request = TableRequest {
        solo_level: view.setup.solo_level,
        nocturnus: view.setup.nocturnus,
        final_levy: view.setup.final_levy,
        open_tally: view.setup.open_tally,
        seats: view.seats.iter().map(seat).collect(),
        public: view.public,
        same_deal_as: Some(at.table.to_string()),
        ..TableRequest::new(view.setup.players)
    };
    let made = app.create_table(by, request).await?;
    Ok(on_to(&format!("/t/{}", made.table), None))
}

mod words {
    use pax_tables::{EndView, TableView};

    pub const AGAIN: &str = "Play the same deal";
    pub const CAMPAIGN: &str = "On with the campaign";
    pub const CHECK: &str = "To check, download the record and run one of these:";
    pub const COMMITMENT: &str = "Shown before the game";
    pub const DAILY: &str = "Today's results";
    pub const POINTS: &str = "Points";
    pub const PROOF: &str = "The deal was fixed";
    pub const PROOF_TEXT: &str = "The first number is the SHA-256 of the second. The deck follows from the second by \
                                  the method of the fair deal.";
    pub const RECORD: &str = "Download the record";
    pub const REMATCH: &str = "Again with the same people";
    pub const ROWS: [&str; 6] = [
        "Categories shown, 2 each",
        "Categories above Rome, 3 each",
        "Fleets, 1 each",
        "Armies, 1 each",
        "Primus Conspiratus, 1",
        "Most money, 4 (what each has)",
    ];
    pub const SEED: &str = "The seed";
    pub const SHEET: &str = "Score sheet";
    pub const SIBLINGS: &str = "The same deal at other tables";
    pub const TO_REMATCH: &str = "The same people went on here";
    pub const WON: &str = "won";

    pub fn victor(victor: &str) -> &'static str {
        if victor == "rome" { "Rome prevails" } else { "The rebels prevail" }
    }

    pub fn winners(view: &TableView, end: &EndView, names: &str) -> String {
        match (end.winners.len(), view.setup.solo_level, end.victor) {
            (0, Some(level), _) => format!("Game {level} of the campaign is lost."),
            (_, Some(level), _) => format!("Game {level} of the campaign is won."),
            (0, None, _) => "Nobody wins.".to_owned(),
            (1, None, "rome") => format!("{names} wins, as Primus Conspiratus."),
            (1, None, _) => format!("{names} wins."),
            (_, None, _) => format!("{names} share the victory."),
        }
    }

    pub fn rome(end: &EndView, categories: usize, needs: usize) -> String {
        format!(
            "After {} rounds Rome held {} of {categories} categories and needed {needs}.",
            end.rounds, end.rome_holds
        )
    }

    pub fn times(count: u8, each: u8) -> String {
        format!("{} ({count})", count * each)
    }
}
