//! The network alone, without any search: a choice in some microseconds.

use std::sync::Arc;

use pax_rules::{Action, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::policy::Policy;
use super::quick::Quick;
use super::reader::Reader;
use crate::Bot;

/// A player that does what the network likes best.
#[derive(Clone, Debug)]
pub struct Bare {
    /// Another network than the shipped one.
    network: Option<Arc<Quick>>,
    rng: Xoshiro256PlusPlus,
}

impl Bare {
    pub(crate) const NAME: &str = "net";

    /// With the shipped network of whatever mode is played.
    pub fn new(seed: u64) -> Bare {
        Bare { network: None, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// With this network.
    pub fn with(network: Arc<Quick>, seed: u64) -> Bare {
        Bare { network: Some(network), rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Bare {
    fn name(&self) -> &str {
        Bare::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        let seat = view.seat().expect("only a seat is asked to choose");
        let network = self.network.as_deref().unwrap_or_else(|| Quick::shipped(view.setup()));
        // Any deal will do: only what the seat knows of it is looked at.
        Policy { network, reader: &Reader::new(view) }.best(&view.sample(&mut self.rng), seat)
    }
}
