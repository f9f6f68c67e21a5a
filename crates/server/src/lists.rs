//! Lists: my tables, public tables, finished games, people, ratings, levels.

use pax_store::{Ask, Cursor, PersonResult, Rating, Table};
use pax_tables::{PersonId, Phase, TableId};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::hub::{Summary, store_person};
use crate::{App, Bad, Glance, Trouble, Visitor, create, ratings};

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLine {
    pub table: String,
    #[schema(value_type = String)]
    pub phase: Phase,
    pub version: u64,
    /// Milliseconds since 1970.
    pub created_at: i64,
    pub updated_at: i64,
    pub finished_at: Option<i64>,
    pub summary: Option<Summary>,
    /// My seats.
    pub seats: Vec<u8>,
    /// Whether one of my seats is asked.
    pub asked: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TablePage {
    pub tables: Vec<TableLine>,
    /// For the next page; absent on the last.
    pub next: Option<String>,
}

/// How one finished game ended for one person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FinishedLine {
    pub table: String,
    pub seat: u8,
    pub at: i64,
    pub mode: String,
    pub place: u8,
    pub points: i64,
    /// Won, hints, time-outs and so on.
    #[schema(value_type = pax_tables::PersonResult)]
    pub result: Value,
    pub summary: Option<Summary>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FinishedPage {
    pub games: Vec<FinishedLine>,
    pub next: Option<String>,
}

/// A rating in a mode.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingLine {
    pub mode: String,
    pub name: String,
    /// None for a computer level.
    pub person: Option<u64>,
    /// None for a person.
    pub level: Option<String>,
    /// What one can be nearly sure of; newcomers begin at 1000.
    pub rating: i64,
    pub mu: f64,
    pub sigma: f64,
    pub games: u64,
}

/// What everybody may know of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PersonPage {
    pub id: u64,
    pub name: String,
    pub account: bool,
    pub since: i64,
    pub ratings: Vec<RatingLine>,
    pub finished: FinishedPage,
}

/// A computer player that can be asked to play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LevelLine {
    pub name: &'static str,
    /// What it is called at a table.
    pub roman: &'static str,
    /// Its character in one line.
    pub character: &'static str,
}

const PAGE: u32 = 50;

impl App {
    /// The tables in the lobby or running at which I sit, last moved first.
    pub async fn my_tables(&self, by: &Visitor) -> Result<Vec<TableLine>, Trouble> {
        let mine = self.store().open_tables_of(&store_person(by.person()?.id)).await?;
        Ok(mine.into_iter().map(|mine| table_line(mine.table, mine.seats)).collect())
    }

    /// The public tables where seats may be free, or those running, newest first.
    pub async fn public_tables(&self, running: bool, after: Option<&str>) -> Result<TablePage, Trouble> {
        let phase = if running { pax_store::Phase::Running } else { pax_store::Phase::Lobby };
        let page = self.store().public_tables(phase, &ask(after)?).await?;
        Ok(table_page(page))
    }

    /// The finished tables that played the same deal as this one, first finished first.
    pub async fn same_deal(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<TablePage, Trouble> {
        let step = self.finished_step(by, table, glance).await?;
        let deal = create::deal(step.state.doc());
        let mut page = self.store().finished_of_deal(&deal, &Ask::first(PAGE)).await?;
        page.items.retain(|other| other.public || other.id.as_str() == table.as_str());
        Ok(table_page(page))
    }

    /// The finished games of a person at public tables; of oneself all.
    pub async fn finished(&self, by: &Visitor, person: PersonId, after: Option<&str>) -> Result<FinishedPage, Trouble> {
        let page = self.store().results_of(&store_person(person), &ask(after)?).await?;
        let own = by.me.as_ref().is_some_and(|me| me.id == person);
        let mut games = Vec::with_capacity(page.items.len());
        for result in page.items {
            let public = own || self.store().table(&result.table).await?.is_some_and(|table| table.public);
            if public {
                games.push(finished_line(result));
            }
        }
        Ok(FinishedPage { games, next: page.next.map(|cursor| cursor.to_string()) })
    }

    pub async fn person(&self, by: &Visitor, person: PersonId) -> Result<PersonPage, Trouble> {
        let known = self.store().person(&store_person(person)).await?.ok_or(Trouble::NotFound("person"))?;
        let rated = self.store().ratings_of(&ratings::person_subject(person)).await?;
        let ratings = rated.iter().map(|rating| rating_line(rating, known.name.clone())).collect();
        let finished = self.finished(by, person, None).await?;
        Ok(PersonPage {
            id: person.0,
            name: known.name,
            account: known.account,
            since: known.created_at.0,
            ratings,
            finished,
        })
    }

    /// The best in a mode, people and computer levels alike.
    pub async fn ratings(&self, mode: &str) -> Result<Vec<RatingLine>, Trouble> {
        let mut lines = Vec::new();
        for rating in self.store().best_ratings(mode, 1, PAGE).await? {
            let name = match subject(&rating) {
                (Some(person), _) => {
                    self.store().person(&store_person(PersonId(person))).await?.map(|known| known.name)
                }
                (None, level) => level,
            };
            lines.push(rating_line(&rating, name.unwrap_or_default()));
        }
        Ok(lines)
    }

    /// The computer players, the weakest first.
    pub fn levels(&self) -> Vec<LevelLine> {
        let line =
            |level: &pax_bots::Level| LevelLine { name: level.name, roman: level.roman, character: level.character };
        pax_bots::levels().iter().map(line).collect()
    }
}

fn ask(after: Option<&str>) -> Result<Ask, Trouble> {
    let after = after.map(str::parse::<Cursor>).transpose();
    let after = after.map_err(|_| Bad::PageEnd)?;
    Ok(Ask { after, limit: PAGE })
}

fn table_page(page: pax_store::Page<Table>) -> TablePage {
    TablePage {
        tables: page.items.into_iter().map(|table| table_line(table, Vec::new())).collect(),
        next: page.next.map(|cursor| cursor.to_string()),
    }
}

fn table_line(table: Table, seats: Vec<u8>) -> TableLine {
    let summary: Option<Summary> = serde_json::from_str(&table.summary).ok();
    let is_asked = |seat: &u8| summary.as_ref().is_some_and(|summary| summary.asked.contains(&usize::from(*seat)));
    TableLine {
        table: table.id.to_string(),
        phase: match table.phase {
            pax_store::Phase::Lobby => Phase::Gathering,
            pax_store::Phase::Running => Phase::Playing,
            pax_store::Phase::Over => Phase::Finished,
            pax_store::Phase::Abandoned => Phase::Abandoned,
        },
        version: table.version,
        created_at: table.created_at.0,
        updated_at: table.updated_at.0,
        finished_at: table.finished_at.map(|at| at.0),
        asked: seats.iter().any(is_asked),
        summary,
        seats,
    }
}

fn finished_line(result: PersonResult) -> FinishedLine {
    FinishedLine {
        table: result.table.to_string(),
        seat: result.seat,
        at: result.at.0,
        mode: result.mode,
        place: result.place,
        points: result.score,
        result: serde_json::from_str(&result.doc).unwrap_or(Value::Null),
        summary: serde_json::from_str(&result.summary).ok(),
    }
}

fn rating_line(rating: &Rating, name: String) -> RatingLine {
    let (person, level) = subject(rating);
    RatingLine {
        mode: rating.mode.clone(),
        name,
        person,
        level,
        rating: ratings::shown(rating),
        mu: rating.mu,
        sigma: rating.sigma,
        games: rating.games,
    }
}

/// A person's number or a level's name.
fn subject(rating: &Rating) -> (Option<u64>, Option<String>) {
    match rating.subject.split_once(':') {
        Some(("person", number)) => (number.parse().ok(), None),
        Some(("level", level)) => (None, Some(level.to_owned())),
        Some(_) | None => (None, None),
    }
}
