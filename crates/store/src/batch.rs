//! The writer: takes what is waiting, puts it into one commit, and only then answers.
//!
//! One task per store. Waiting for the disk is shared by all appends that came meanwhile, so durability does not cost
//! throughput.

use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::backend::Backend;
use crate::{Append, Change, Error, MAX_BATCH, Outcome, append, effect};

pub(crate) struct Job {
    pub append: Append,
    pub answer: oneshot::Sender<Result<Outcome, Error>>,
}

/// Where a batch failed decides what is known about it.
enum Failed {
    /// Nothing is stored.
    BeforeCommit(Error),
    /// Nobody can say whether it is stored.
    AtCommit(Error),
}

const ATTEMPTS: u32 = 5;

/// Ends when the queue is closed and empty.
pub(crate) async fn run(
    backend: Arc<Backend>,
    mut queue: mpsc::Receiver<Job>,
    changes: broadcast::Sender<Change>,
    ear: String,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while queue.recv_many(&mut batch, MAX_BATCH).await > 0 {
        // All nodes lock tables in the same order, so that two batches do not wait for each other. The sort is stable:
        // appends to one table keep theirs.
        batch.sort_by(|one: &Job, other| one.append.table.cmp(&other.append.table));
        let outcomes = store(&backend, &batch, &ear).await;
        for (job, outcome) in batch.drain(..).zip(outcomes) {
            if let Ok(Outcome::Appended { version }) = outcome {
                // Nobody listening, or nobody waiting for the answer any more, is fine.
                changes.send(Change::Appended { table: job.append.table, version }).ok();
            }
            job.answer.send(outcome).ok();
        }
    }
}

/// All in one commit; if one of them spoils it, each in a commit of its own.
async fn store(backend: &Backend, batch: &[Job], ear: &str) -> Vec<Result<Outcome, Error>> {
    match together(backend, batch, ear).await {
        Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
        Err(Failed::AtCommit(error)) => batch.iter().map(|_| Err(error.clone())).collect(),
        Err(Failed::BeforeCommit(error @ (Error::Unavailable(_) | Error::Closed))) => {
            batch.iter().map(|_| Err(error.clone())).collect()
        }
        Err(Failed::BeforeCommit(_)) => {
            let mut outcomes = Vec::with_capacity(batch.len());
            for job in batch {
                outcomes.push(alone(backend, job, ear).await);
            }
            outcomes
        }
    }
}

async fn alone(backend: &Backend, job: &Job, ear: &str) -> Result<Outcome, Error> {
    let mut attempt = 1;
    loop {
        match together(backend, std::slice::from_ref(job), ear).await {
            Ok(mut outcomes) => return outcomes.pop().ok_or(Error::Closed),
            Err(Failed::BeforeCommit(Error::Collision)) if attempt < ATTEMPTS => attempt += 1,
            Err(Failed::BeforeCommit(error) | Failed::AtCommit(error)) => return Err(error),
        }
    }
}

async fn together(backend: &Backend, batch: &[Job], ear: &str) -> Result<Vec<Outcome>, Failed> {
    let mut tx = backend.begin().await.map_err(Failed::BeforeCommit)?;
    effect::lock_ratings(&mut tx, batch.iter().flat_map(|job| &job.append.effects))
        .await
        .map_err(Failed::BeforeCommit)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for part in
        batch.chunk_by(|one, next| one.append.table != next.append.table && !one.append.rates() && !next.append.rates())
    {
        let appends: Vec<&Append> = part.iter().map(|job| &job.append).collect();
        outcomes.extend(append::apply(&mut tx, &appends, ear).await.map_err(Failed::BeforeCommit)?);
    }
    tx.commit().await.map_err(|error| match error {
        // PostgreSQL says so before it commits.
        collision @ Error::Collision => Failed::BeforeCommit(collision),
        other => Failed::AtCommit(other),
    })?;
    Ok(outcomes)
}
