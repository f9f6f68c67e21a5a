//! What happened during a measurement, and the row of a table that says it.

use std::time::Duration;

use crate::bill::{Cost, load};
use crate::http::Result;

#[derive(Default)]
pub struct Tally {
    pub actions: usize,
    /// Until the acting player had the answer and the new table.
    pub own: Vec<Duration>,
    /// Until another player had the new table.
    pub others: Vec<Duration>,
    /// What a viewer received for an action, heads of answers and frames of chunks included.
    pub bytes: Vec<u64>,
    pub finished: usize,
    /// Answers that say to come later: the limits of one person.
    pub later: usize,
    pub errors: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.actions += other.actions;
        self.own.extend(other.own);
        self.others.extend(other.others);
        self.bytes.extend(other.bytes);
        self.finished += other.finished;
        self.later += other.later;
        self.errors.extend(other.errors);
    }

    /// Prints the row, and below it what went wrong.
    pub fn print(&mut self, title: &str, seconds: f64, cost: &Cost) -> Result<()> {
        let (actions, updates) = (self.actions as f64, self.bytes.len() as f64);
        let mut cells = vec![format!("{:.0} actions/s", actions / seconds)];
        let Cost { server, kernel, generator, share } = cost;
        cells.push(format!("server CPU {:.0} µs per update, {share:.2} cores", server / updates));
        cells.push(format!("{:.0} µs per action ({:.0} in the kernel)", server / actions, kernel / actions));
        cells.push(format!("generator {:.0} µs", generator / actions));
        self.bytes.sort_unstable();
        let at = |share| at(&self.bytes, share);
        cells.push(format!("update {} bytes median, {} p95", at(0.5), at(0.95)));
        if !self.own.is_empty() {
            cells.push(format!("own screen {}", times(&mut self.own)));
        }
        cells.push(format!("others' {}", times(&mut self.others)));
        row(title, &cells)?;
        println!(
            "  {} actions, {} updates, {} games finished, {} times asked to come later, {} errors",
            self.actions,
            self.bytes.len(),
            self.finished,
            self.later,
            self.errors.len()
        );
        self.errors.iter().take(5).for_each(|error| println!("  {error}"));
        Ok(())
    }
}

/// A row of a table, with the load average at its end.
pub fn row(title: &str, cells: &[String]) -> Result<()> {
    println!("| {title} | {} | {} |", cells.join("; "), load()?);
    Ok(())
}

/// The median, the 99th percentile and the longest.
pub fn times(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let ms = |share| at(times, share).as_secs_f64() * 1e3;
    format!("{:.1} ms median, {:.1} p99, {:.1} longest", ms(0.5), ms(0.99), ms(1.0))
}

/// The smallest value that so large a share of the sorted ones does not exceed.
fn at<T: Copy + Default>(sorted: &[T], share: f64) -> T {
    let number = ((sorted.len() as f64 * share).ceil() as usize).clamp(1, sorted.len().max(1));
    sorted.get(number - 1).copied().unwrap_or_default()
}
