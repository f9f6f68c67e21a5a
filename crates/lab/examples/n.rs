use pax_lab::train::*;
use pax_rules::*;
use std::num::NonZeroUsize;
fn setup(t: &str) -> Setup {
    let n: usize = t.trim_end_matches('n').parse().unwrap();
    let s = Setup::new(n).unwrap();
    if t.ends_with('n') { s.with_nocturnus(true) } else { s }
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let get = |k: &str, d: &str| args.iter().position(|a| a == k).map_or(d.to_owned(), |i| args[i + 1].clone());
    let setups: Vec<Setup> = get("--modes", "4").split(',').map(setup).collect();
    let threads = NonZeroUsize::new(get("--threads", "2").parse().unwrap()).unwrap();
    let course = Course { setups, list: CardList::shipped(), games: get("--games", "200000").parse().unwrap(), seed: 1,
        rate: (0.0003, 0.00002), tables: 0.08, against: None };
    let out = get("--out", "/tmp/out.net");
    let from = get("--from", "");
    let from = (!from.is_empty()).then(|| pax_bots::net::Network::read(&std::fs::read(from).unwrap()).unwrap());
    let mut t = Training::new(course, from);
    let i = std::time::Instant::now();
    while !t.is_over() {
        let s = t.go_on(20000, threads);
        std::fs::write(&out, t.network().write()).unwrap();
        println!("{} {:.0}s error {:.5} difference {:.5}", t.played, i.elapsed().as_secs_f64(), s.error, s.difference);
    }
}
