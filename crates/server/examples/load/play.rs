//! Games at the same time, as fast as possible or at a pace: the scenarios `actions`, `browsers` and `games`.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_local;
use tokio::time::{sleep, sleep_until, timeout};

use crate::Flags;
use crate::bill::Bill;
use crate::game::{Deal, Game, Seen, Step, guests};
use crate::http::{Line, PATIENCE, Result};
use crate::tally::Tally;
use crate::viewer::{Guest, Viewer};

/// Games that are being opened at the same time.
const OPENING: usize = 16;
/// A game that fails so often has lost its server.
const MOST_ERRORS: usize = 10;
const AFTER_A_REFUSAL: Duration = Duration::from_millis(250);

/// What all games of a run share.
struct Run {
    flags: Flags,
    deal: Deal,
    opening: Semaphore,
    open: Cell<usize>,
}

/// When it begins and when it ends.
type Times = (Instant, Instant);

pub async fn play<V: Viewer>(flags: &Flags) -> Result<()> {
    let deal = Deal::learn(flags.server, flags.players).await?;
    let run = Rc::new(Run { flags: flags.clone(), deal, opening: Semaphore::new(OPENING), open: Cell::new(0) });
    let (begin, begun) = watch::channel(None);
    let games: Vec<_> =
        (0..flags.count).map(|number| spawn_local(one_table::<V>(run.clone(), number, begun.clone()))).collect();
    while run.open.get() < flags.count {
        sleep(Duration::from_millis(20)).await;
    }
    let idle = Bill::idle(flags.pid).await?;
    let from = Instant::now() + Duration::from_millis(100);
    let until = from + flags.time;
    begin.send(Some((from, until)))?;
    sleep_until(from.into()).await;
    let before = Bill::now(flags.pid)?;
    sleep_until(until.into()).await;
    let cost = Bill::now(flags.pid)?.since(before, &idle);
    let mut all = Tally::default();
    for game in games {
        all.add(game.await?);
    }
    all.print(&flags.title, flags.time.as_secs_f64(), &cost)
}

/// Actions played before the measurement: up to about half a game, so that all parts of a game count.
fn head_start(run: &Run, number: usize) -> usize {
    run.flags.players * 28 * number / run.flags.count
}

/// The same guests play game after game until the time is over.
async fn one_table<V: Viewer>(run: Rc<Run>, number: usize, mut begun: watch::Receiver<Option<Times>>) -> Tally {
    let mut tally = Tally::default();
    let flags = &run.flags;
    let opened = async {
        let _permit = run.opening.acquire().await?;
        let guests = guests(&mut Line::open(flags.server).await?, flags.players).await?;
        let game = Game::<V>::open(flags.server, &run.deal, &guests, number as u64, head_start(&run, number)).await?;
        Ok((game, guests))
    };
    let opened: Result<(Game<V>, Vec<Guest>)> = opened.await;
    run.open.set(run.open.get() + 1);
    let (mut game, mut guests) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            tally.errors.push(error.to_string());
            return tally;
        }
    };
    let Ok(Some((from, until))) = begun.wait_for(Option::is_some).await.map(|times| *times) else { return tally };
    // Spread over the first pace, so that not all games move at once.
    let mut next = from + flags.pace.mul_f64(number as f64 / flags.count as f64);
    loop {
        sleep_until(next.min(until).into()).await;
        if Instant::now() >= until || tally.errors.len() >= MOST_ERRORS {
            return tally;
        }
        next += flags.pace;
        let received: Vec<u64> = game.viewers.iter().map(Viewer::received).collect();
        let step = timeout(PATIENCE, game.step()).await;
        match step.unwrap_or_else(|_| Err("not seen in time".into())) {
            Ok(Step::Acted(Seen { own, others })) => {
                // What is seen after the end is not counted.
                if Instant::now() < until {
                    tally.actions += 1;
                    tally.own.push(own);
                    tally.others.extend(others);
                    tally.bytes.extend(game.viewers.iter().zip(received).map(|(now, then)| now.received() - then));
                }
            }
            Ok(Step::Over) => {
                tally.finished += 1;
                // The limit on new tables is one person's: each has a turn at making them.
                guests.rotate_left(1);
                match Game::open(flags.server, &run.deal, &guests, tally.actions as u64, 0).await {
                    Ok(new) => game = new,
                    Err(error) => {
                        tally.errors.push(error.to_string());
                        return tally;
                    }
                }
            }
            Ok(Step::Later) => {
                tally.later += 1;
                sleep(AFTER_A_REFUSAL).await;
            }
            Err(error) => tally.errors.push(error.to_string()),
        }
    }
}
