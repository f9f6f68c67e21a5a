//! Who may follow how much at the same time: streams are the one thing that stays open.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::crowd::{Crowd, Place};
use crate::rates::network;
use crate::{Trouble, Visitor};

/// Streams open at the same time on one node.
const MOST: usize = 20_000;
/// Of one person: every table they can have open, in a few windows each.
const MOST_OF_A_PERSON: usize = 400;
/// Of visitors without a name, from one address.
const MOST_OF_AN_ADDRESS: usize = 100;

pub(crate) struct Streams {
    all: Arc<Semaphore>,
    each: Crowd<Follower>,
}

/// The right to one stream, until it is dropped.
pub(crate) struct StreamPlace {
    _one: OwnedSemaphorePermit,
    _own: Option<Place<Follower>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Follower {
    Person(u64),
    Address(IpAddr),
}

impl Streams {
    pub fn open(&self, by: &Visitor) -> Result<StreamPlace, Trouble> {
        let follower = match (&by.me, by.address) {
            (Some(me), _) => Some((Follower::Person(me.id.0), MOST_OF_A_PERSON)),
            (None, Some(address)) if !address.is_loopback() => {
                Some((Follower::Address(network(address)), MOST_OF_AN_ADDRESS))
            }
            (None, Some(_) | None) => None,
        };
        let own = match follower {
            Some((follower, most)) => Some(self.each.enter(follower, most).ok_or(Trouble::TooMany { seconds: 10 })?),
            None => None,
        };
        let one = self.all.clone().try_acquire_owned().map_err(|_| Trouble::Busy)?;
        Ok(StreamPlace { _one: one, _own: own })
    }
}

impl Default for Streams {
    fn default() -> Streams {
        Streams { all: Arc::new(Semaphore::new(MOST)), each: Crowd::default() }
    }
}
