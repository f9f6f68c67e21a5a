//! What is stored together with an entry: who sits where, results, ratings, the campaign, the deal of the day.
//!
//! Each has a key of its own and is stored once, however often it is asked for.

use std::collections::BTreeSet;

use crate::db::{Tx, int};
use crate::limits::fits;
use crate::{At, Error, MAX_KEY, MAX_TEXT, Outcome, PersonId, TableId};

#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A person takes a seat, in the place of whoever sat there. Forgotten when the table is over or abandoned.
    Sit { seat: u8, person: PersonId },
    /// A seat is free again.
    Rise { seat: u8 },
    /// How the game ended for a person; the first that is stored stands.
    Result { seat: u8, person: PersonId, mode: String, place: u8, score: i64, doc: String },
    /// A subject's rating after this table's game. `games` counts this one, so that a rating that was computed from
    /// an old one is noticed. One table moves one subject's rating in a mode once.
    Rate { subject: String, mode: String, mu: f64, sigma: f64, games: u64 },
    /// One attempt at a game of a campaign.
    Campaign { person: PersonId, campaign: String, game: u8, won: bool },
    /// A person's result in the deal of a day; the first that is stored stands.
    Daily { day: String, person: PersonId, score: i64, doc: String },
}

impl Effect {
    pub(crate) fn check(&self) -> Result<(), Error> {
        match self {
            Effect::Sit { .. } | Effect::Rise { .. } => Ok(()),
            Effect::Result { mode, doc, .. } => {
                fits("a mode", mode, MAX_KEY)?;
                fits("a result", doc, MAX_TEXT)
            }
            Effect::Rate { subject, mode, .. } => {
                fits("a subject", subject, MAX_KEY)?;
                fits("a mode", mode, MAX_KEY)
            }
            Effect::Campaign { campaign, .. } => fits("a campaign", campaign, MAX_KEY),
            Effect::Daily { day, doc, .. } => {
                fits("a day", day, MAX_KEY)?;
                fits("a result", doc, MAX_TEXT)
            }
        }
    }

    /// Whether the effect was computed from something that has changed since. Asked before anything is written.
    pub(crate) async fn stale(&self, tx: &mut Tx, table: &TableId) -> Result<Option<Outcome>, Error> {
        let Effect::Rate { subject, mode, games, .. } = self else { return Ok(None) };
        if is_rated(tx, table, subject, mode).await? {
            return Ok(None);
        }
        let row = tx
            .row("SELECT games FROM ratings WHERE subject = $1 AND mode = $2", &[subject.into(), mode.into()])
            .await?;
        let before = row.map_or(Ok(0), |row| row.number::<u64>(0))?;
        if before + 1 == *games {
            return Ok(None);
        }
        Ok(Some(Outcome::StaleRating { subject: subject.clone(), mode: mode.clone() }))
    }

    pub(crate) async fn apply(&self, tx: &mut Tx, table: &TableId, at: At) -> Result<(), Error> {
        match self {
            Effect::Sit { seat, person } => {
                tx.execute(
                    "INSERT INTO members (table_id, seat, person) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
                    &[table.into(), (*seat).into(), person.into()],
                )
                .await?;
            }
            Effect::Rise { seat } => {
                tx.execute("DELETE FROM members WHERE table_id = $1 AND seat = $2", &[table.into(), (*seat).into()])
                    .await?;
            }
            Effect::Result { seat, person, mode, place, score, doc } => {
                tx.execute(
                    "INSERT INTO results (table_id, seat, person, at, mode, place, score, doc)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                    &[
                        table.into(),
                        (*seat).into(),
                        person.into(),
                        at.into(),
                        mode.into(),
                        (*place).into(),
                        (*score).into(),
                        doc.into(),
                    ],
                )
                .await?;
            }
            Effect::Rate { subject, mode, mu, sigma, games } => {
                rate(tx, table, at, (subject, mode), (*mu, *sigma, *games)).await?;
            }
            Effect::Campaign { person, campaign, game, won } => {
                tx.execute(
                    "INSERT INTO campaign_games (person, campaign, table_id, game, won, at)
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                    &[person.into(), campaign.into(), table.into(), (*game).into(), (*won).into(), at.into()],
                )
                .await?;
            }
            Effect::Daily { day, person, score, doc } => {
                tx.execute(
                    "INSERT INTO daily_results (day, person, table_id, score, doc, at)
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                    &[day.into(), person.into(), table.into(), (*score).into(), doc.into(), at.into()],
                )
                .await?;
            }
        }
        Ok(())
    }
}

/// Locks all ratings that a batch will touch, in one order for all nodes, so that two batches never wait for each other.
/// SQLite has one writer and needs none of it.
pub(crate) async fn lock_ratings(tx: &mut Tx, effects: impl Iterator<Item = &Effect>) -> Result<(), Error> {
    if tx.is_sqlite() {
        return Ok(());
    }
    let ratings: BTreeSet<(&str, &str)> = effects
        .filter_map(|effect| match effect {
            Effect::Rate { subject, mode, .. } => Some((subject.as_str(), mode.as_str())),
            Effect::Sit { .. }
            | Effect::Rise { .. }
            | Effect::Result { .. }
            | Effect::Campaign { .. }
            | Effect::Daily { .. } => None,
        })
        .collect();
    for (subject, mode) in ratings {
        let sql = "SELECT 1 FROM ratings WHERE subject = $1 AND mode = $2 FOR UPDATE";
        tx.row(sql, &[subject.into(), mode.into()]).await?;
    }
    Ok(())
}

async fn is_rated(tx: &mut Tx, table: &TableId, subject: &str, mode: &str) -> Result<bool, Error> {
    let row = tx
        .row(
            "SELECT 1 FROM rated_games WHERE subject = $1 AND mode = $2 AND table_id = $3",
            &[subject.into(), mode.into(), table.into()],
        )
        .await?;
    Ok(row.is_some())
}

async fn rate(
    tx: &mut Tx,
    table: &TableId,
    at: At,
    (subject, mode): (&str, &str),
    (mu, sigma, games): (f64, f64, u64),
) -> Result<(), Error> {
    let first = tx
        .execute(
            "INSERT INTO rated_games (table_id, subject, mode, mu, sigma, at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT DO NOTHING",
            &[table.into(), subject.into(), mode.into(), mu.into(), sigma.into(), at.into()],
        )
        .await?;
    if first == 0 {
        return Ok(());
    }
    let sql = if games == 1 {
        "INSERT INTO ratings (subject, mode, mu, sigma, games, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING"
    } else {
        "UPDATE ratings SET mu = $3, sigma = $4, games = $5, at = $6
         WHERE subject = $1 AND mode = $2 AND games = $5 - 1"
    };
    let values = [subject.into(), mode.into(), mu.into(), sigma.into(), int(games), at.into()];
    // Another node rated the same subject since `stale` looked: start afresh, and it will be seen.
    if tx.execute(sql, &values).await? == 1 { Ok(()) } else { Err(Error::Collision) }
}
