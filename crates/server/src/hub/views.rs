//! The views of one step. Viewers who see the same share one view: it is built once, and only its clocks and presence
//! are brought up to the moment.

use std::sync::{Arc, Mutex, PoisonError};

use pax_rules::Seat;
use pax_tables::{Moment, PersonId, TableState, TableView, Viewing, Who};
use pax_words::Words;
use prometheus_client::metrics::counter::Counter;

/// Through whose eyes, and in which words.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    pub who: Who,
    pub seat: Option<Seat>,
    pub words: Words,
}

#[derive(Debug, Default)]
pub(super) struct Views(Mutex<Vec<Made>>);

#[derive(Debug)]
struct Made {
    viewing: Viewing,
    words: Words,
    view: Arc<TableView>,
}

impl Views {
    /// Forgets all: the next viewer has the view built again.
    pub fn forget(&self) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *all = Vec::new();
    }

    /// The view of a table at this moment. `built` counts those that were not there yet.
    pub fn of(
        &self,
        table: &TableState,
        eyes: Eyes,
        at: Moment,
        is_here: impl Fn(PersonId) -> bool,
        built: &Counter,
    ) -> Arc<TableView> {
        let viewing = table.viewing(eyes.who, eyes.seat);
        let worded = |view: TableView| view.with_reasons(|refusal| eyes.words.refusal_sentence(refusal));
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let alike = |made: &&mut Made| made.viewing == viewing;
        let same = |made: &&mut Made| made.words == eyes.words || made.view.impossible.is_empty();
        if let Some(made) = all.iter_mut().filter(alike).find(same) {
            if !made.view.is_of(table, at, &is_here) {
                made.view = Arc::new(TableView::clone(&made.view).brought_to(table, at, &is_here));
            }
            return made.view.clone();
        }
        let view = match all.iter_mut().find(alike) {
            Some(made) => TableView::clone(&made.view).brought_to(table, at, &is_here),
            None => {
                built.inc();
                table.view_for(eyes.who, eyes.seat, at).with_presence(&is_here)
            }
        };
        let view = Arc::new(worded(view));
        all.push(Made { viewing, words: eyes.words, view: view.clone() });
        view
    }
}
