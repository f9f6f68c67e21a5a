use pax_bots::Habits;
use pax_lab::{Entrant, arena::Contest, practise::*};
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
    let setups: Vec<Setup> = get("--modes", "6").split(',').map(setup).collect();
    let evals: Vec<Setup> = get("--eval", "6").split(',').map(setup).collect();
    let threads = NonZeroUsize::new(get("--threads", "2").parse().unwrap()).unwrap();
    let course = Exercise {
        setups,
        list: CardList::shipped(),
        games: get("--games", "200000").parse().unwrap(),
        batch: get("--batch", "10000").parse().unwrap(),
        seed: 1,
        rate: (get("--rate", "0.003").parse().unwrap(), get("--last", "0.0002").parse().unwrap()),
        against: None,
    };
    let from = get("--from", "");
    let out = get("--out", "/tmp/out.habits");
    let ck = format!("{out}.ck");
    let mut p = if let Ok(b) = std::fs::read(&ck) { Practice::resume(course.clone(), &b).unwrap() }
        else if from.is_empty() { Practice::new(course.clone()) } else { Practice::from(course.clone(), Habits::read(&std::fs::read(from).unwrap()).unwrap()) };
    let t = std::time::Instant::now();
    let step: u64 = get("--step", "100000").parse().unwrap();
    let deals: u64 = get("--deals", "300").parse().unwrap();
    while p.played < course.games {
        let w = p.go_on(step, threads);
        std::fs::write(&out, p.habits().write()).unwrap();
        std::fs::write(&ck, p.checkpoint()).unwrap();
        print!("{} {:.0}s practice {:.3}", p.played, t.elapsed().as_secs_f64(), w);
        for &setup in &evals {
            let c = Contest { setup, list: CardList::shipped(), challenger: Entrant::parse(&format!("shrewd@{out}")).unwrap(), field: Entrant::parse("greedy").unwrap(), deals, seed: 77, threads, question: None };
            let s = c.run(|_| ());
            let e = s.share();
            print!("  {}p {:.1} ±{:.1} rome {:.0}", setup.players(), 100.0 * e.value, 50.0 * (e.high - e.low), 100.0 * s.rome());
        }
        println!();
    }
}
