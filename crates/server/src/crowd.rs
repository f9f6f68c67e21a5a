//! How many of a kind are here at once: so many for each, and no more. Whoever is let in holds a place until it is
//! dropped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Debug)]
pub(crate) struct Crowd<K: Eq + Hash + Clone> {
    inside: Arc<Mutex<HashMap<K, usize>>>,
}

#[derive(Debug)]
pub(crate) struct Place<K: Eq + Hash + Clone> {
    inside: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Crowd<K> {
    /// None if as many are here already.
    pub fn enter(&self, key: K, most: usize) -> Option<Place<K>> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.get(&key).copied().unwrap_or(0) >= most {
            return None;
        }
        *inside.entry(key.clone()).or_insert(0) += 1;
        drop(inside);
        Some(Place { inside: self.inside.clone(), key })
    }
}

impl<K: Eq + Hash + Clone> Default for Crowd<K> {
    fn default() -> Crowd<K> {
        Crowd { inside: Arc::default() }
    }
}

impl<K: Eq + Hash + Clone> Drop for Place<K> {
    fn drop(&mut self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_so_many_places_and_gets_them_back() {
        let crowd = Crowd::default();
        let first = crowd.enter("ada", 2).expect("a place");
        let _second = crowd.enter("ada", 2).expect("a place");
        assert!(crowd.enter("ada", 2).is_none());
        assert!(crowd.enter("bea", 2).is_some());
        drop(first);
        assert!(crowd.enter("ada", 2).is_some());
        assert_eq!(crowd.inside.lock().expect("a lock").len(), 1, "who has gone is forgotten");
    }
}
