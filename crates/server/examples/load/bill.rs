//! What actions cost.

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
