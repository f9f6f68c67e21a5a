//! One table that many watch: the scenario `spectators`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::spawn_local;
use tokio::time::{sleep, sleep_until};

use crate::Flags;
use crate::bill::Bill;
use crate::browser::Eye;
use crate::game::{Deal, Table, guests};
use crate::http::{Line, Result};
use crate::tally::Tally;

/// A few rounds into the game.
const ACTIONS: usize = 20;
/// How long the last action may take to reach all.
const LAST: Duration = Duration::from_secs(5);

/// When each action was sent, and what the spectators saw of it.
struct Stage {
    /// The table's version before the first action.
    first: u32,
    sent: RefCell<Vec<Instant>>,
    tally: RefCell<Tally>,
    watching: Cell<usize>,
}

pub async fn spectators(flags: &Flags) -> Result<()> {
    let deal = Deal::learn(flags.server, flags.players).await?;
    let mut line = Line::open(flags.server).await?;
    let guests = guests(&mut line, flags.players).await?;
    let mut table = Table::open(&mut line, &deal, &guests, 1).await?;
    table.play_on(&mut line, &guests, ACTIONS).await?;
    let stage = Rc::new(Stage {
        first: table.version(),
        sent: RefCell::default(),
        tally: RefCell::default(),
        watching: Cell::new(0),
    });
    for _ in 0..flags.count {
        let eye = Eye::open(flags.server, &table.id, None).await?;
        spawn_local(watch(eye, stage.clone()));
    }
    let idle = Bill::idle(flags.pid).await?;
    let (before, from) = (Bill::now(flags.pid)?, Instant::now());
    let mut next = from;
    while from.elapsed() < flags.time {
        stage.sent.borrow_mut().push(Instant::now());
        table.play_on(&mut line, &guests, 1).await?;
        next += flags.pace;
        sleep_until(next.into()).await;
    }
    let seconds = from.elapsed().as_secs_f64();
    let cost = Bill::now(flags.pid)?.since(before, &idle);
    let sent = stage.sent.borrow().len();
    let wanted = sent * stage.watching.get();
    let end = Instant::now() + LAST;
    while stage.tally.borrow().others.len() < wanted && Instant::now() < end {
        sleep(Duration::from_millis(10)).await;
    }
    let mut tally = stage.tally.take();
    tally.actions = sent;
    if tally.others.len() < wanted {
        tally.errors.push(format!("{} of {wanted} updates came", tally.others.len()));
    }
    tally.print(&flags.title, seconds, &cost)
}

/// Notes when each version was there.
async fn watch(mut eye: Eye, stage: Rc<Stage>) {
    stage.watching.set(stage.watching.get() + 1);
    let mut version = stage.first;
    loop {
        let received = eye.received();
        let seen = eye.after(version).await;
        let mut tally = stage.tally.borrow_mut();
        match seen {
            Ok(seen) => {
                // Versions that were skipped count as seen with the one that came.
                let sent = stage.sent.borrow();
                for number in version..eye.version() {
                    let sent = sent[(number - stage.first) as usize];
                    tally.others.push(seen - sent);
                }
                tally.bytes.push(eye.received() - received);
                version = eye.version();
            }
            Err(error) => return tally.errors.push(error.to_string()),
        }
    }
}
