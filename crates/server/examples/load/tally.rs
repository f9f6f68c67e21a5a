//! How many actions there were, and how long they took.

use std::time::Duration;

#[derive(Default)]
pub struct Tally {
    pub answers: Vec<Duration>,
    pub arrivals: Vec<Duration>,
    pub finished: usize,
    /// Answers that say to come later: the limits of one person.
    pub too_many: usize,
    pub errors: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.answers.extend(other.answers);
        self.arrivals.extend(other.arrivals);
        self.finished += other.finished;
        self.too_many += other.too_many;
        self.errors.extend(other.errors);
    }

    pub fn print(mut self, seconds: u64) {
        println!("{:.0} committed actions/s", self.answers.len() as f64 / seconds as f64);
        println!("{} actions in {seconds} s, {} games finished", self.answers.len(), self.finished);
        for (name, times) in [("answer", &mut self.answers), ("other player's stream", &mut self.arrivals)] {
            times.sort_unstable();
            let at = |share: f64| {
                times.get((times.len() as f64 * share) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3)
            };
            println!("{name}: {:.1} ms (median), {:.1} ms (99 of 100), {:.1} ms (longest)", at(0.5), at(0.99), {
                times.last().map_or(0.0, |time| time.as_secs_f64() * 1e3)
            });
        }
        println!("{} errors, {} times asked to come later", self.errors.len(), self.too_many);
        self.errors.iter().take(5).for_each(|error| println!("  {error}"));
    }
}
