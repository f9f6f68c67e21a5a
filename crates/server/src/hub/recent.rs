//! The last steps of a table. Watchers, pages and short reconnects read them instead of the log.

use std::collections::VecDeque;
use std::sync::Arc;

use pax_tables::{Happening, Phase, TableState};

/// Steps that are remembered: a little more than the chronicle shows.
pub(crate) const MOST_STEPS: usize = 100;
/// The last of them, whose state is remembered as well.
const WITH_STATE: usize = 2;

/// A step as it is remembered.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    pub version: u32,
    /// The whole truth of what came of it.
    pub happenings: Arc<[Happening]>,
    /// The table after it; of older steps only what was before the deal, which is small and says who sat there.
    pub state: Option<Arc<TableState>>,
}

#[derive(Debug, Default)]
pub(super) struct Recent(VecDeque<Past>);

impl Recent {
    pub fn push(&mut self, past: Past) {
        if self.0.len() == MOST_STEPS {
            self.0.pop_front();
        }
        self.0.push_back(past);
        let older = self.0.len().checked_sub(WITH_STATE + 1).and_then(|place| self.0.get_mut(place));
        if let Some(older) = older {
            older.state.take_if(|state| state.phase() != Phase::Gathering);
        }
    }

    /// The steps after a version; None if there are more than `most`, or if they are not in memory.
    pub fn after(&self, version: u32, most: usize) -> Option<Vec<Past>> {
        let missed = self.0.back().map_or(0, |last| last.version).checked_sub(version)? as usize;
        let first = self.0.len().checked_sub(missed).filter(|_| missed <= most)?;
        Some(self.0.range(first..).cloned().collect())
    }

    /// Whether the state of a step is kept when `after` steps follow it.
    pub fn keeps(state: &TableState, after: usize) -> bool {
        after < WITH_STATE || state.phase() == Phase::Gathering
    }
}

#[cfg(test)]
mod tests {
    use pax_rules::{Seed, Setup};
    use pax_tables::{Draft, Entry, Level, Moment, Name, PersonId};

    use super::*;

    /// A table of two that sat down, dealt, and took turns at being away.
    fn steps(count: u32) -> Recent {
        let level = Level::new("greedy").expect("a level");
        let draft = Draft::new(Setup::new(2).expect("two"), Seed::of_series(1, 1), PersonId(1), level);
        let doc = draft.checked().expect("an agreement");
        let joined = doc.rules().seats().map(|seat| Entry::Joined {
            person: PersonId(seat.index() as u64),
            name: Name::new("Ada").expect("a name"),
            seat,
        });
        let seat = doc.rules().seats().next().expect("a seat");
        let away = [Entry::TimedOut { seat }, Entry::Returned { seat }];
        let entries = joined.chain([Entry::Started]).chain(away.into_iter().cycle()).take(count as usize);
        let mut state = TableState::new(Arc::new(doc.clone()));
        let mut recent = Recent::default();
        for entry in entries {
            let happenings = state.apply(&entry, Moment(1)).expect("it can happen").into();
            recent.push(Past { version: state.version(), happenings, state: Some(Arc::new(state.clone())) });
        }
        recent
    }

    fn versions(steps: &[Past]) -> Vec<u32> {
        steps.iter().map(|step| step.version).collect()
    }

    #[test]
    fn the_steps_after_a_version_are_those_that_were_missed() {
        let recent = steps(20);
        assert_eq!(versions(&recent.after(17, 100).expect("remembered")), [18, 19, 20]);
        assert_eq!(recent.after(0, 100).expect("remembered").len(), 20);
        assert!(recent.after(20, 100).expect("nothing was missed").is_empty());
        assert!(recent.after(10, 9).is_none(), "more than were asked for");
        assert!(recent.after(21, 100).is_none(), "yet to come");
        assert!(Recent::default().after(0, 100).expect("nothing has happened").is_empty());
    }

    #[test]
    fn what_is_long_ago_is_forgotten() {
        let recent = steps(300);
        assert_eq!(recent.after(200, 100).expect("remembered").len(), 100);
        assert!(recent.after(199, 300).is_none());
    }

    #[test]
    fn only_the_last_steps_and_those_before_the_deal_have_their_state() {
        let whole: Vec<u32> = steps(30).0.iter().filter(|step| step.state.is_some()).map(|step| step.version).collect();
        assert_eq!(whole, [1, 2, 29, 30]);
    }
}
