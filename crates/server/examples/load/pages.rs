//! What a whole page of a table costs in the middle of a game for four, beside its JSON: the scenario `pages`.

use std::time::{Duration, Instant};

use crate::Flags;
use crate::bill::{Bill, Idle};
use crate::browser::ask;
use crate::game::{Deal, Table, guests};
use crate::http::{Line, Result};
use crate::tally::row;
use crate::viewer::{expect, get_bytes};

/// About half a game.
const ACTIONS: usize = 90;

pub async fn pages(flags: &Flags) -> Result<()> {
    let deal = Deal::learn(flags.server, flags.players).await?;
    let mut line = Line::open(flags.server).await?;
    let (mut json, mut plain, mut gzip) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..flags.count {
        let guests = guests(&mut line, flags.players).await?;
        let mut table = Table::open(&mut line, &deal, &guests, number as u64).await?;
        table.play_on(&mut line, &guests, ACTIONS).await?;
        for guest in &guests {
            json.push(get_bytes(&format!("/api/v1/tables/{}", table.id), &guest.0));
            let page = ask(&format!("/t/{}", table.id), Some(guest), "");
            plain.push(String::from_utf8(page.clone())?.replace("Accept-Encoding: gzip\r\n", "").into_bytes());
            gzip.push(page);
        }
    }
    let idle = Bill::idle(flags.pid).await?;
    for (name, requests) in [("JSON", json), ("page, uncompressed", plain), ("page, gzip", gzip)] {
        // Once before it counts.
        ask_for(flags, &mut line, &requests, Duration::ZERO, &idle).await?;
        let cells = ask_for(flags, &mut line, &requests, flags.time, &idle).await?;
        row(&format!("{}: {name}", flags.title), &cells)?;
    }
    Ok(())
}

/// Sends the requests one after another, all of them at least once and until the time is over.
async fn ask_for(
    flags: &Flags,
    line: &mut Line,
    requests: &[Vec<u8>],
    time: Duration,
    idle: &Idle,
) -> Result<Vec<String>> {
    let (before, from, received) = (Bill::now(flags.pid)?, Instant::now(), line.received());
    let mut answers = 0.0;
    while answers == 0.0 || from.elapsed() < time {
        for request in requests {
            line.send(request).await?;
            expect(&line.answer().await?.head, 200, "a page")?;
            answers += 1.0;
        }
    }
    let cost = Bill::now(flags.pid)?.since(before, idle);
    Ok(vec![
        format!(
            "CPU of the server {:.0} µs per answer ({:.0} in the kernel)",
            cost.server / answers,
            cost.kernel / answers
        ),
        format!("{:.0} bytes", (line.received() - received) as f64 / answers),
        format!("{:.2} ms per answer", from.elapsed().as_secs_f64() * 1e3 / answers),
    ])
}
