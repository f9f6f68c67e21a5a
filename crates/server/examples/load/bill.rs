//! What the server and the generator cost: processor time, which other programs on the machine hardly change, and memory.

use std::time::{Duration, Instant};

use crate::http::Result;

/// The processor time of both so far.
#[derive(Clone, Copy)]
pub struct Bill {
    server: Cpu,
    generator: Cpu,
    at: Instant,
}

/// Time in a program's own code and in the kernel, in hundredths of a second.
#[derive(Clone, Copy, Default)]
struct Cpu {
    own: f64,
    kernel: f64,
}

/// Processor time between two bills, in microseconds, with what the idle server would have cost taken off.
pub struct Cost {
    pub server: f64,
    pub kernel: f64,
    pub generator: f64,
    /// Processors that the server kept busy.
    pub share: f64,
}

/// How long an idle server is looked at.
const IDLE: Duration = Duration::from_secs(2);
const TICK: f64 = 1e4;

impl Bill {
    pub fn now(server: u32) -> Result<Bill> {
        Ok(Bill { server: cpu(&server.to_string())?, generator: cpu("self")?, at: Instant::now() })
    }

    /// Looks at the server while nothing happens.
    pub async fn idle(server: u32) -> Result<Idle> {
        let before = Bill::now(server)?;
        tokio::time::sleep(IDLE).await;
        let after = Bill::now(server)?;
        let seconds = (after.at - before.at).as_secs_f64();
        let each = |now: f64, then: f64| (now - then) / seconds;
        let (own, kernel) =
            (each(after.server.own, before.server.own), each(after.server.kernel, before.server.kernel));
        Ok(Idle(Cpu { own, kernel }))
    }

    pub fn since(self, before: Bill, idle: &Idle) -> Cost {
        let seconds = (self.at - before.at).as_secs_f64();
        let own = self.server.own - before.server.own - idle.0.own * seconds;
        let kernel = self.server.kernel - before.server.kernel - idle.0.kernel * seconds;
        let generator = self.generator.own + self.generator.kernel - before.generator.own - before.generator.kernel;
        let server = (own + kernel) * TICK;
        Cost { server, kernel: kernel * TICK, generator: generator * TICK, share: server / 1e6 / seconds }
    }
}

/// What the server does in a second while nothing happens.
pub struct Idle(Cpu);

fn cpu(process: &str) -> Result<Cpu> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name before may hold spaces and brackets.
    let mut fields = text.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    let mut next = || fields.next().and_then(|field| field.parse().ok()).ok_or("no processor time in /proc");
    Ok(Cpu { own: next()?, kernel: next()? })
}

/// What a process holds in memory, in KiB.
pub fn resident(process: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS in /proc")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// The load average of the last minute, the generator's and the server's own part included.
pub fn load() -> Result<String> {
    let text = std::fs::read_to_string("/proc/loadavg")?;
    Ok(text.split(' ').next().unwrap_or_default().to_owned())
}
