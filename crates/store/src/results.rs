//! What was achieved: finished games, ratings, campaigns, the deal of the day. Written as effects, read here.

use crate::db::Row;
use crate::tables::{Ask, Cursor, Page};
use crate::{At, Error, MAX_PAGE, PersonId, Store, TableId};

/// How one finished game ended for one seat of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonResult {
    pub table: TableId,
    pub seat: u8,
    pub at: At,
    pub mode: String,
    pub place: u8,
    pub score: i64,
    pub doc: String,
    /// The table's summary.
    pub summary: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    pub subject: String,
    pub mode: String,
    pub mu: f64,
    pub sigma: f64,
    pub games: u64,
    pub at: At,
}

/// A rating right after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    pub table: TableId,
    pub mu: f64,
    pub sigma: f64,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignGame {
    pub campaign: String,
    pub table: TableId,
    pub game: u8,
    pub won: bool,
    pub at: At,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    pub person: PersonId,
    /// As the person is called now.
    pub name: Option<String>,
    pub table: TableId,
    pub score: i64,
    pub doc: String,
    pub at: At,
}

impl Store {
    /// The finished games of a person, last finished first.
    pub async fn results_of(&self, person: &PersonId, ask: &Ask) -> Result<Page<PersonResult>, Error> {
        let (at, table) = ask.before();
        let seat = ask.after.as_ref().map_or(0, |cursor| cursor.seat);
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT r.table_id, r.seat, r.at, r.mode, r.place, r.score, r.doc, t.summary
                 FROM results r JOIN tables t ON t.id = r.table_id
                 WHERE r.person = $1 AND (r.at, r.table_id, r.seat) < ($2, $3, $4)
                 ORDER BY r.at DESC, r.table_id DESC, r.seat DESC LIMIT $5",
                &[person.into(), at.into(), table.into(), seat.into(), ask.one_more()],
            )
            .await?;
        ask.page(rows.iter().map(PersonResult::read), |result| Cursor {
            at: result.at,
            table: result.table.clone(),
            seat: result.seat,
        })
    }

    pub async fn rating(&self, subject: &str, mode: &str) -> Result<Option<Rating>, Error> {
        let sql = "SELECT subject, mode, mu, sigma, games, at FROM ratings WHERE subject = $1 AND mode = $2";
        let row = self.read().await?.row(sql, &[subject.into(), mode.into()]).await?;
        row.as_ref().map(Rating::read).transpose()
    }

    /// A subject's ratings in all modes.
    pub async fn ratings_of(&self, subject: &str) -> Result<Vec<Rating>, Error> {
        let sql = "SELECT subject, mode, mu, sigma, games, at FROM ratings WHERE subject = $1 ORDER BY mode LIMIT $2";
        let rows = self.read().await?.rows(sql, &[subject.into(), MAX_PAGE.into()]).await?;
        rows.iter().map(Rating::read).collect()
    }

    /// The highest ratings in a mode, of those with enough games.
    pub async fn best_ratings(&self, mode: &str, least_games: u32, limit: u32) -> Result<Vec<Rating>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT subject, mode, mu, sigma, games, at FROM ratings WHERE mode = $1 AND games >= $2
                 ORDER BY mu DESC, subject LIMIT $3",
                &[mode.into(), least_games.into(), limit.min(MAX_PAGE).into()],
            )
            .await?;
        rows.iter().map(Rating::read).collect()
    }

    /// How a subject's rating in a mode went, latest game first.
    pub async fn rated_games(&self, subject: &str, mode: &str, limit: u32) -> Result<Vec<RatedGame>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT table_id, mu, sigma, at FROM rated_games WHERE subject = $1 AND mode = $2
                 ORDER BY at DESC, table_id LIMIT $3",
                &[subject.into(), mode.into(), limit.min(MAX_PAGE).into()],
            )
            .await?;
        rows.iter()
            .map(|row| Ok(RatedGame { table: row.table(0)?, mu: row.get(1)?, sigma: row.get(2)?, at: row.at(3)? }))
            .collect()
    }

    /// A person's attempts in all campaigns, latest first.
    pub async fn campaign_games_of(&self, person: &PersonId) -> Result<Vec<CampaignGame>, Error> {
        let sql = "SELECT campaign, table_id, game, won, at FROM campaign_games WHERE person = $1
                   ORDER BY at DESC, table_id LIMIT $2";
        let rows = self.read().await?.rows(sql, &[person.into(), MAX_PAGE.into()]).await?;
        rows.iter().map(CampaignGame::read).collect()
    }

    /// A person's attempts in one campaign, first to last.
    pub async fn campaign(&self, person: &PersonId, campaign: &str) -> Result<Vec<CampaignGame>, Error> {
        let sql = "SELECT campaign, table_id, game, won, at FROM campaign_games WHERE person = $1 AND campaign = $2
                   ORDER BY at, table_id LIMIT $3";
        let rows = self.read().await?.rows(sql, &[person.into(), campaign.into(), MAX_PAGE.into()]).await?;
        rows.iter().map(CampaignGame::read).collect()
    }

    /// The best results of a day, best first; of equal ones the earlier.
    pub async fn daily_results(&self, day: &str, limit: u32) -> Result<Vec<DailyResult>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT d.person, p.name, d.table_id, d.score, d.doc, d.at
                 FROM daily_results d LEFT JOIN people p ON p.id = d.person
                 WHERE d.day = $1 ORDER BY d.score DESC, d.at, d.person LIMIT $2",
                &[day.into(), limit.min(MAX_PAGE).into()],
            )
            .await?;
        rows.iter().map(DailyResult::read).collect()
    }

    pub async fn daily_result_of(&self, day: &str, person: &PersonId) -> Result<Option<DailyResult>, Error> {
        let row = self
            .read()
            .await?
            .row(
                "SELECT d.person, p.name, d.table_id, d.score, d.doc, d.at
                 FROM daily_results d LEFT JOIN people p ON p.id = d.person
                 WHERE d.day = $1 AND d.person = $2",
                &[day.into(), person.into()],
            )
            .await?;
        row.as_ref().map(DailyResult::read).transpose()
    }
}

impl PersonResult {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            table: row.table(0)?,
            seat: row.number(1)?,
            at: row.at(2)?,
            mode: row.get(3)?,
            place: row.number(4)?,
            score: row.get(5)?,
            doc: row.get(6)?,
            summary: row.get(7)?,
        })
    }
}

impl Rating {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            subject: row.get(0)?,
            mode: row.get(1)?,
            mu: row.get(2)?,
            sigma: row.get(3)?,
            games: row.number(4)?,
            at: row.at(5)?,
        })
    }
}

impl CampaignGame {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self { campaign: row.get(0)?, table: row.table(1)?, game: row.number(2)?, won: row.get(3)?, at: row.at(4)? })
    }
}

impl DailyResult {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            person: row.person(0)?,
            name: row.get(1)?,
            table: row.table(2)?,
            score: row.get(3)?,
            doc: row.get(4)?,
            at: row.at(5)?,
        })
    }
}
