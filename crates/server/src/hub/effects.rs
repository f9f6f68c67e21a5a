//! What is stored together with an entry: who sits where, and at the end everybody's result, the ratings, the campaign
//! and the deal of the day.

use pax_store::Effect;
use pax_tables::{AppliedEntry, DailyResult, Entry, Finished, Happening, TableState};

use super::{Hub, mode, store_person};
use crate::Trouble;
use crate::ratings::{self, Rated};

impl Hub {
    pub(super) async fn effects(&self, step: &AppliedEntry) -> Result<Vec<Effect>, Trouble> {
        match &step.logged.entry {
            Entry::Joined { person, seat, .. } => {
                Ok(vec![Effect::Sit { seat: number(seat.index()), person: store_person(*person) }])
            }
            Entry::Left { seat } => Ok(vec![Effect::Rise { seat: number(seat.index()) }]),
            _ if step.happenings.contains(&Happening::Finished) => match step.state.finished() {
                Some(finished) => Box::pin(self.results(&step.state, &finished)).await,
                None => Ok(Vec::new()),
            },
            _ => Ok(Vec::new()),
        }
    }

    async fn results(&self, state: &TableState, finished: &Finished) -> Result<Vec<Effect>, Trouble> {
        let mode = mode(state.doc());
        let mut effects = Vec::new();
        for result in &finished.people {
            effects.push(Effect::Result {
                seat: number(result.seats.first().copied().unwrap_or(0)),
                person: store_person(result.person),
                mode: mode.clone(),
                place: number(result.rank),
                score: result.points.into(),
                doc: to_json(result),
            });
        }
        effects.extend(self.ratings(&mode, finished).await?);
        let alone = finished.people.first().map(|result| result.person);
        if let Some((step, person)) = finished.campaign.zip(alone) {
            effects.push(Effect::Campaign {
                person: store_person(person),
                campaign: step.campaign.to_string(),
                game: number(step.level),
                won: step.won,
            });
        }
        if let Some(daily) = &finished.daily {
            effects.push(Effect::Daily {
                day: daily.day.to_string(),
                person: store_person(daily.person),
                score: daily_score(daily),
                doc: to_json(daily),
            });
        }
        Ok(effects)
    }

    /// Accounts and levels move; guests count as newcomers and are not kept.
    async fn ratings(&self, mode: &str, finished: &Finished) -> Result<Vec<Effect>, Trouble> {
        let mut field = Vec::with_capacity(finished.ranked.len());
        for ranked in &finished.ranked {
            let subject = match (&ranked.level, ranked.person) {
                (Some(level), _) => Some(ratings::level_subject(level.as_str())),
                (None, Some(person)) => {
                    let known = self.store.person(&store_person(person)).await?;
                    known.filter(|known| known.account).map(|_| ratings::person_subject(person))
                }
                (None, None) => None,
            };
            let before = match &subject {
                Some(subject) => self.store.rating(subject, mode).await?,
                None => None,
            };
            field.push(Rated { subject, rank: ranked.rank, before });
        }
        Ok(ratings::after(mode, &field))
    }
}

/// First whether it was won, then in how many categories above Rome, then the points.
fn daily_score(daily: &DailyResult) -> i64 {
    i64::from(daily.won) * 1_000_000 + i64::from(daily.above_rome) * 10_000 + i64::from(daily.points)
}

fn number(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("a result is always writable")
}
