//! What is measured: how many actions, how long they took, what they cost.

use std::time::Duration;

/// Processor time in hundredths of a second: a figure that other programs on the machine hardly change.
#[derive(Clone, Copy)]
pub struct Bill {
    server: [u64; 2],
    generator: [u64; 2],
}

impl Bill {
    /// None without a server's process, or where there is no /proc.
    pub fn of(server: Option<u32>) -> Option<Bill> {
        Some(Bill { server: cpu(&server?.to_string())?, generator: cpu("self")? })
    }

    pub fn since(self, before: Bill) -> Bill {
        let less = |now: [u64; 2], then: [u64; 2]| [now[0] - then[0], now[1] - then[1]];
        Bill { server: less(self.server, before.server), generator: less(self.generator, before.generator) }
    }

    pub fn print(self, actions: usize) {
        for (name, [own, kernel]) in [("server", self.server), ("generator", self.generator)] {
            let each = |ticks: u64| ticks as f64 * 1e4 / actions.max(1) as f64;
            println!(
                "{name}: {:.0} \u{b5}s of CPU per action, {:.0} of them in the kernel",
                each(own + kernel),
                each(kernel)
            );
        }
    }
}

/// A process's own and kernel time so far.
fn cpu(process: &str) -> Option<[u64; 2]> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before may hold spaces and brackets.
    let mut fields = text.rsplit(')').next()?.split_whitespace().skip(11);
    Some([fields.next()?.parse().ok()?, fields.next()?.parse().ok()?])
}

/// What was measured.
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
