//! After the game: its course, its moments, and what a strong player makes of it. The course and the moments are there
//! at once. The review takes seconds of computing: it is made in the background, one at a time, in turn with the
//! computer players, and kept in memory for as long as there is room.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pax_lab::review::{Course, Effort, Review, Reviewer};
use pax_rules::{Seat, Viewer};
use pax_tables::{Deed, Past, Sitter, TableId, TableState, What, may};
use pax_words::{Account, Names};
use serde::Serialize;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use crate::hub::Step;
use crate::{App, Glance, Trouble, Visitor, telling};

/// What there is to say about a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Analysis {
    #[schema(value_type = Course)]
    pub course: Arc<Course>,
    /// Whether the review is there; if not, ask again in a few seconds.
    pub ready: bool,
    #[schema(value_type = Option<Review>)]
    pub review: Option<Arc<Review>>,
}

/// Reviews kept, and those in the making among them.
const MOST_KEPT: usize = 512;
/// Reviews that may wait for their turn; beyond, whoever asks must ask again.
const MOST_WAITING: usize = 32;

pub(crate) struct Reviews {
    shelf: Mutex<Shelf>,
    /// One review at a time: players come first.
    desk: Semaphore,
}

#[derive(Default)]
struct Shelf {
    reviews: HashMap<TableId, Option<Arc<Review>>>,
    /// Who came first goes first.
    order: VecDeque<TableId>,
    waiting: usize,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { shelf: Mutex::default(), desk: Semaphore::new(1) }
    }
}

impl Reviews {
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    /// The review, if it is there; and whether it is to be begun now.
    fn ask(&mut self, table: &TableId) -> (Option<Arc<Review>>, bool) {
        if let Some(known) = self.reviews.get(table) {
            return (known.clone(), false);
        }
        if self.waiting >= MOST_WAITING {
            return (None, false);
        }
        self.waiting += 1;
        self.reviews.insert(table.clone(), None);
        (None, true)
    }

    /// A review is done, or could not be made and may be asked for again.
    fn put(&mut self, table: &TableId, review: Option<Review>) {
        self.waiting = self.waiting.saturating_sub(1);
        let Some(review) = review else {
            self.reviews.remove(table);
            return;
        };
        self.reviews.insert(table.clone(), Some(Arc::new(review)));
        self.order.push_back(table.clone());
        while self.order.len() > MOST_KEPT {
            if let Some(oldest) = self.order.pop_front() {
                self.reviews.remove(&oldest);
            }
        }
    }
}

impl App {
    /// A moment of a finished game: after so many actions, through the eyes of any seat or with all cards open.
    pub async fn past(
        &self,
        by: &Visitor,
        table: &TableId,
        glance: &Glance,
        moment: usize,
        viewer: Viewer,
    ) -> Result<Past, Trouble> {
        let step = self.finished_step(by, table, glance).await?;
        let line = |what: &What| telling::line(by.words(), &step.state, what);
        step.state.past(moment, viewer, line).ok_or(Trouble::NotFound("seat"))
    }

    /// What had happened by then, turn by turn, as this viewer could tell it.
    pub async fn story(
        &self,
        by: &Visitor,
        table: &TableId,
        glance: &Glance,
        moment: usize,
        viewer: Viewer,
    ) -> Result<Vec<String>, Trouble> {
        let step = self.finished_step(by, table, glance).await?;
        let game = self.hub().finished(&step)?;
        let record = &game.finished.record;
        let names = Names::new(record.setup, &record.names);
        let start = record.start().map_err(|_| Trouble::Inside)?;
        let mut account = Account::new(&start, viewer, by.words()).with_names(names);
        record.replay(moment, &mut account).map_err(|_| Trouble::Inside)?;
        Ok(account.close())
    }

    /// The course of a finished game, and its review as soon as there is one. Asking begins it.
    pub async fn analysis(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<Analysis, Trouble> {
        let step = self.finished_step(by, table, glance).await?;
        let game = self.hub().finished(&step)?;
        let (review, begin) = self.inner().reviews.shelf().ask(table);
        if begin {
            let reviewer = Reviewer::new(&game.finished.record, &of_people(&step.state), Effort::default());
            let (app, table) = (self.clone(), table.clone());
            tokio::spawn(async move {
                let made = match reviewer {
                    Ok(reviewer) => app.review(reviewer).await,
                    Err(_) => Err(Trouble::Inside),
                };
                app.inner().reviews.shelf().put(&table, made.ok());
            });
        }
        Ok(Analysis { course: game.course.clone(), ready: review.is_some(), review })
    }

    /// Piece by piece, each in turn with the computer players.
    async fn review(&self, mut reviewer: Reviewer) -> Result<Review, Trouble> {
        let _desk = self.inner().reviews.desk.acquire().await.map_err(|_| Trouble::Stopping)?;
        loop {
            let (next, review) = self
                .inner()
                .computers
                .work(move || {
                    let review = reviewer.step();
                    (reviewer, review)
                })
                .await?;
            if let Some(review) = review {
                return Ok(review);
            }
            reviewer = next;
        }
    }

    /// The last step of a table, for somebody who may read its record.
    pub(crate) async fn finished_step(
        &self,
        by: &Visitor,
        table: &TableId,
        glance: &Glance,
    ) -> Result<Arc<Step>, Trouble> {
        let table = self.hub().table(table).await?;
        let step = table.step();
        may(by.who(), Deed::ReadRecord { invited: glance.is_invited(&table) }, &step.state)?;
        Ok(step)
    }
}

/// The seats of people; where only computer players sit, all.
fn of_people(state: &TableState) -> Vec<Seat> {
    let all: Vec<Seat> = state.doc().rules().seats().collect();
    let is_person = |seat: &&Seat| matches!(state.sitter(**seat), Some(Sitter::Person { .. }));
    let people: Vec<Seat> = all.iter().filter(is_person).copied().collect();
    if people.is_empty() { all } else { people }
}
