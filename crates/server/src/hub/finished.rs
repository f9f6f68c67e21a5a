//! A finished game as visitors come back to it. A table replays its game once for all of them: the result page, the
//! review that is asked for until it is ready, the moments, and the API.

use std::sync::{Arc, OnceLock};

use pax_lab::review::Course;
use pax_tables::{Finished, TableState};
use prometheus_client::metrics::counter::Counter;

use crate::Trouble;

/// What the record of a finished game says.
#[derive(Debug)]
pub(crate) struct FinishedGame {
    pub finished: Finished,
    pub course: Arc<Course>,
}

/// Belongs to one state of a table, and is forgotten with it.
#[derive(Debug, Default)]
pub(super) struct Kept(OnceLock<Result<Arc<FinishedGame>, Trouble>>);

impl Kept {
    /// The game of this state. `built` counts those that were not there yet.
    pub fn of(&self, state: &TableState, built: &Counter) -> Result<Arc<FinishedGame>, Trouble> {
        let build = || {
            let finished = state.finished().ok_or(Trouble::NotFound("finished game"))?;
            built.inc();
            let course = Course::of(&finished.record).map_err(|_| Trouble::Inside)?.into();
            Ok(Arc::new(FinishedGame { finished, course }))
        };
        self.0.get_or_init(build).clone()
    }
}
