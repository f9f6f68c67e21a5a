//! Who is at which table. Each node knows its own windows; over PostgreSQL it tells the others who came and who went, and
//! from time to time who is still there, so that those on a node that died are forgotten. Nothing of it is stored.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pax_tables::{PersonId, TableId};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};

use crate::App;
use crate::hub::{store_id, store_person};

/// How often a node says who is still there, and how long others believe it.
const AGAIN: Duration = Duration::from_secs(10);
const BELIEVED: Duration = Duration::from_secs(25);
/// Announced in one go.
const MOST_AT_ONCE: usize = 256;

pub(crate) type Who = (TableId, PersonId);
pub(crate) type Told = UnboundedReceiver<(Who, bool)>;

#[derive(Default)]
pub(crate) struct Presence {
    /// Towards the other nodes, where there can be others.
    told: Option<UnboundedSender<(Who, bool)>>,
    /// On which other nodes somebody is, and when that was last heard.
    elsewhere: Mutex<HashMap<Who, HashMap<String, Instant>>>,
}

impl Presence {
    /// With somebody to tell.
    pub fn shared() -> (Presence, Told) {
        let (told, heard) = tokio::sync::mpsc::unbounded_channel();
        (Presence { told: Some(told), ..Presence::default() }, heard)
    }

    /// Somebody opened their first window on a table here, or closed their last.
    pub fn tell(&self, table: &TableId, person: PersonId, here: bool) {
        if let Some(told) = &self.told {
            // Nobody to tell any more: the server stops.
            told.send(((table.clone(), person), here)).ok();
        }
    }

    /// Another node said so. True if it is news.
    pub fn hear(&self, who: Who, node: String, here: bool, now: Instant) -> bool {
        let mut elsewhere = self.elsewhere();
        if here {
            let nodes = elsewhere.entry(who).or_default();
            nodes.insert(node, now);
            return nodes.len() == 1;
        }
        let Some(nodes) = elsewhere.get_mut(&who) else { return false };
        let gone = nodes.remove(&node).is_some() && nodes.is_empty();
        if gone {
            elsewhere.remove(&who);
        }
        gone
    }

    pub fn is_elsewhere(&self, table: &TableId, person: PersonId) -> bool {
        // Most nodes are alone.
        self.told.is_some() && self.elsewhere().contains_key(&(table.clone(), person))
    }

    /// Forgets those of whom nothing was heard for too long, and says at which tables they were.
    pub fn sweep(&self, now: Instant) -> Vec<TableId> {
        let mut gone = Vec::new();
        self.elsewhere().retain(|(table, _), nodes| {
            nodes.retain(|_, heard| now.saturating_duration_since(*heard) < BELIEVED);
            if nodes.is_empty() {
                gone.push(table.clone());
            }
            !nodes.is_empty()
        });
        gone
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<Who, HashMap<String, Instant>>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells the other nodes, until the server stops.
pub(crate) async fn run(app: App, mut told: Told) {
    let mut stopping = app.stopping();
    let mut again = tokio::time::interval(AGAIN);
    again.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut here: HashSet<Who> = HashSet::new();
    loop {
        let mut news = Vec::new();
        tokio::select! {
            _ = told.recv_many(&mut news, MOST_AT_ONCE) => {}
            _ = again.tick() => {
                for table in app.hub().presence.sweep(Instant::now()) {
                    app.hub().presence_changed(&table);
                }
                news.extend(here.iter().map(|who| (who.clone(), true)));
            }
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
        for (who, is_here) in &news {
            if *is_here {
                here.insert(who.clone())
            } else {
                here.remove(who)
            };
        }
        announce(&app, &news).await;
    }
    let gone: Vec<(Who, bool)> = here.into_iter().map(|who| (who, false)).collect();
    announce(&app, &gone).await;
}

async fn announce(app: &App, news: &[(Who, bool)]) {
    for part in news.chunks(MOST_AT_ONCE) {
        let part: Vec<_> =
            part.iter().map(|((table, person), here)| (store_id(table), store_person(*person), *here)).collect();
        if let Err(error) = app.store().announce(&part).await {
            tracing::debug!(%error, "the other nodes were not told who is here");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_on_a_node_that_died_is_forgotten() {
        let (presence, _told) = Presence::shared();
        let (table, ada) = (TableId::new("forum").expect("an id"), PersonId(1));
        let (who, began) = ((table.clone(), ada), Instant::now());
        assert!(presence.hear(who.clone(), "one".to_owned(), true, began));
        assert!(!presence.hear(who.clone(), "two".to_owned(), true, began + AGAIN), "here already");
        assert!(presence.sweep(began + BELIEVED).is_empty());
        assert!(presence.is_elsewhere(&table, ada));
        assert_eq!(presence.sweep(began + AGAIN + BELIEVED), std::slice::from_ref(&table));
        assert!(!presence.is_elsewhere(&table, ada));
    }

    #[test]
    fn who_went_from_one_node_may_be_on_another() {
        let (presence, _told) = Presence::shared();
        let (table, ada) = (TableId::new("forum").expect("an id"), PersonId(1));
        let who = (table.clone(), ada);
        for node in ["one", "two"] {
            presence.hear(who.clone(), node.to_owned(), true, Instant::now());
        }
        assert!(!presence.hear(who.clone(), "one".to_owned(), false, Instant::now()));
        assert!(presence.is_elsewhere(&table, ada));
        assert!(presence.hear(who, "two".to_owned(), false, Instant::now()));
        assert!(!presence.is_elsewhere(&table, ada));
    }
}
