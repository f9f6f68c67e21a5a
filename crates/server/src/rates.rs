//! Rate limits: a bucket per address and per person for each kind of request. Honest play never empties one.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::{Trouble, Visitor};

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rate {
    /// Anything at all, by address.
    Request,
    /// Something at a table.
    Act,
    Chat,
    /// A new table.
    Table,
    /// A new guest or token.
    Newcomer,
    /// Anything that tries a password.
    Password,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Subject {
    Address(IpAddr),
    Person(u64),
}

struct Bucket {
    left: f64,
    since: Instant,
}

/// Buckets kept; beyond it, full ones are forgotten early.
const MOST_BUCKETS: usize = 100_000;
const FORGOTTEN: Duration = Duration::from_secs(600);

pub(crate) struct Rates {
    unlimited: bool,
    buckets: Mutex<HashMap<(Rate, Subject), Bucket>>,
}

impl Rate {
    /// How many at once, and how many a second in the long run.
    const fn bounds(self) -> (f64, f64) {
        match self {
            Rate::Request => (600.0, 100.0),
            Rate::Act => (200.0, 40.0),
            Rate::Chat => (8.0, 0.5),
            Rate::Table => (30.0, 0.5),
            Rate::Newcomer => (30.0, 0.5),
            Rate::Password => (10.0, 0.1),
        }
    }
}

impl Rates {
    pub fn new(unlimited: bool) -> Rates {
        Rates { unlimited, buckets: Mutex::default() }
    }

    /// Takes one from the buckets of the visitor's person and address, or says how long to wait. Whoever is on this
    /// machine is not limited by address: that is where tests, tools and proxies are.
    pub fn take(&self, rate: Rate, by: &Visitor) -> Result<(), Trouble> {
        if self.unlimited {
            return Ok(());
        }
        if let Some(me) = &by.me {
            self.take_from(rate, Subject::Person(me.id.0))?;
        }
        match (by.address, rate) {
            (Some(address), _) if !address.is_loopback() => self.take_from(rate, Subject::Address(network(address))),
            // Passwords are guessed from anywhere.
            (Some(address), Rate::Password) => self.take_from(rate, Subject::Address(address)),
            (Some(_) | None, _) => Ok(()),
        }
    }

    fn take_from(&self, rate: Rate, subject: Subject) -> Result<(), Trouble> {
        let (most, per_second) = rate.bounds();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            buckets.retain(|(rate, _), bucket| !bucket.is_full(*rate));
        }
        let now = Instant::now();
        let bucket = buckets.entry((rate, subject)).or_insert(Bucket { left: most, since: now });
        bucket.left = (bucket.left + per_second * (now - bucket.since).as_secs_f64()).min(most);
        bucket.since = now;
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            Ok(())
        } else {
            Err(Trouble::TooMany { seconds: ((1.0 - bucket.left) / per_second).ceil() as u32 })
        }
    }

    pub fn sweep(&self) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|(rate, _), bucket| !bucket.is_full(*rate) && bucket.since.elapsed() < FORGOTTEN);
    }
}

impl Bucket {
    fn is_full(&self, rate: Rate) -> bool {
        let (most, per_second) = rate.bounds();
        self.left + per_second * self.since.elapsed().as_secs_f64() >= most
    }
}

/// One household has a whole /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let mut parts = six.segments();
            parts[4..].fill(0);
            IpAddr::from(parts)
        }
    }
}
