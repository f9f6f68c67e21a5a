//! Work that no player will do: computer players' turns and ends of time. Claimed from the store, so that of several
//! nodes one does it, and a dead node's work is picked up by another.

use std::time::Duration;

use pax_tables::{Cause, Command, Denied, TableId, Who};

use crate::hub::Table;
use crate::{App, Trouble};

/// How long a claim lasts if its node dies. Work that takes longer is given back and claimed anew.
const LEASE_MS: u32 = 10_000;
const WORKED_MS: u64 = 8_000;
/// How many tables one node works on at the same time.
const MOST_AT_ONCE: usize = 256;
/// Other nodes' leavings are looked for this often.
const LOOK: Duration = Duration::from_secs(1);
/// After a failure of the store.
const PAUSE: Duration = Duration::from_millis(500);

pub(crate) async fn run(app: App) {
    let mut stopping = app.stopping();
    let mut at_work = tokio::task::JoinSet::new();
    loop {
        while at_work.try_join_next().is_some() {}
        let free = MOST_AT_ONCE.saturating_sub(at_work.len());
        let claimed = match claim(&app, free).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(%error, "no work could be claimed");
                tokio::time::sleep(PAUSE).await;
                Vec::new()
            }
        };
        let more = claimed.len() == free && free > 0;
        for table in claimed {
            at_work.spawn(work(app.clone(), table));
        }
        if more {
            continue;
        }
        let pause = pause(&app).await;
        tokio::select! {
            () = app.hub().due.notified() => {}
            () = tokio::time::sleep(pause) => {}
            Some(_) = at_work.join_next(), if free == 0 => {}
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
    }
    while at_work.join_next().await.is_some() {}
}

async fn claim(app: &App, limit: usize) -> Result<Vec<TableId>, pax_store::Error> {
    if limit == 0 {
        return Ok(Vec::new());
    }
    let now = app.hub().house.at();
    let limit = u32::try_from(limit).unwrap_or(u32::MAX);
    let due = app.store().claim_due(&app.inner().node, now, LEASE_MS, limit).await?;
    Ok(due.iter().filter_map(|due| TableId::new(due.table.as_str()).ok()).collect())
}

/// Until the next table is due, but not for long.
async fn pause(app: &App) -> Duration {
    let now = app.hub().house.at();
    match app.store().next_due(now).await {
        Ok(Some(next)) => Duration::from_millis(u64::try_from(next.0 - now.0).unwrap_or(0)).clamp(MINIMUM, LOOK),
        Ok(None) | Err(_) => LOOK,
    }
}

/// Due tables that could not be claimed a moment ago are not asked for without end.
const MINIMUM: Duration = Duration::from_millis(10);

async fn work(app: App, table: TableId) {
    match app.hub().table(&table).await {
        Ok(awake) => {
            if let Err(trouble) = work_at(&app, &awake).await {
                tracing::warn!(%table, %trouble, "what was due could not be done yet");
                tokio::time::sleep(PAUSE).await;
            }
        }
        Err(trouble) => tracing::warn!(%table, %trouble, "a due table could not be read"),
    }
    let id = crate::hub::store_id(&table);
    if let Err(error) = app.store().release(&app.inner().node, &id).await {
        tracing::debug!(%table, %error, "a claim was not given back: it will run out");
    }
    // What became due between the last look and the release.
    app.hub().due.notify_one();
}

/// Does what is due until a person is asked.
async fn work_at(app: &App, table: &Table) -> Result<(), Trouble> {
    let begun = app.hub().house.now();
    while !app.is_stopping() && app.hub().house.now().since(begun) < WORKED_MS {
        let state = table.state();
        let Some(due) = state.due().filter(|due| due.at <= app.hub().house.now()) else { return Ok(()) };
        let (command, who) = match due.cause {
            Cause::ClockRunsOut => (Command::TimeOut { seat: due.seat }, Who::House),
            Cause::ComputersTurn => {
                let Some(level) = state.played_by(due.seat) else { return Ok(()) };
                let thought = app.inner().computers.think(level, table, &state, due.seat).await?;
                let Some(action) = thought else { return Ok(()) };
                (Command::chosen(&state, due.seat, action), Who::Computer)
            }
        };
        match app.hub().carry_out(table, command, who, None).await {
            Ok(_) => {}
            // The table moved while the computer player thought: look again.
            Err(Trouble::Denied(
                Denied::Stale { .. }
                | Denied::NotYourSeat(_)
                | Denied::NotAsked(_)
                | Denied::NotNow { .. }
                | Denied::TimeLeft { .. }
                | Denied::Refused(_),
            )) if table.state().version() != state.version() => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}
