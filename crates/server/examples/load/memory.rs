//! What a watched table weighs in the server's memory: the scenario `memory`.

use std::time::Duration;

use tokio::time::sleep;

use crate::Flags;
use crate::bill::resident;
use crate::browser::Eye;
use crate::game::{Deal, Table, guests};
use crate::http::{Line, Result};
use crate::tally::row;
use crate::viewer::watch;

/// A few rounds into the game.
const ACTIONS: usize = 20;
/// The server gives memory back to the system a second after it was freed.
const SETTLED: Duration = Duration::from_secs(4);

pub async fn memory(flags: &Flags, by_browsers: bool) -> Result<()> {
    let deal = Deal::learn(flags.server, flags.players).await?;
    // The first tables make the server load what all share.
    let warm = watched(flags, &deal, 8, by_browsers).await?;
    drop(warm);
    sleep(SETTLED).await;
    let before = resident(flags.pid)?;
    let tables = watched(flags, &deal, flags.count, by_browsers).await?;
    sleep(SETTLED).await;
    let after = resident(flags.pid)?;
    let connections = tables.len();
    drop(tables);
    sleep(SETTLED).await;
    let closed = resident(flags.pid)?;
    let each = |memory: f64| (memory - before) / flags.count as f64;
    let mib = |memory: f64| memory / 1024.0;
    let cells = [
        format!("{:.1} KiB per watched table, {:.1} after its viewers have left", each(after), each(closed)),
        format!("{} tables, {connections} connections, one stream each", flags.count),
        format!("{:.1} MiB before, {:.1} with them, {:.1} after", mib(before), mib(after), mib(closed)),
    ];
    row(&flags.title, &cells)
}

/// Tables a few rounds into the game, with a stream for each of the two players and no other connection.
async fn watched(flags: &Flags, deal: &Deal, count: usize, by_browsers: bool) -> Result<Vec<Line>> {
    let mut line = Line::open(flags.server).await?;
    let mut kept = Vec::new();
    for number in 0..count {
        let guests = guests(&mut line, flags.players).await?;
        let mut table = Table::open(&mut line, deal, &guests, number as u64).await?;
        table.play_on(&mut line, &guests, ACTIONS).await?;
        for guest in &guests {
            kept.push(if by_browsers {
                Eye::open(flags.server, &table.id, Some(guest)).await?.into_stream()
            } else {
                let mut stream = watch(flags.server, &table.id, guest).await?;
                stream.piece().await?;
                stream
            });
        }
    }
    Ok(kept)
}
