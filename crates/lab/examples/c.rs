use pax_lab::{Entrant, arena::Contest};
use pax_rules::*;
use std::num::NonZeroUsize;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let get = |k: &str, d: &str| args.iter().position(|a| a == k).map_or(d.to_owned(), |i| args[i + 1].clone());
    let n: usize = get("--players", "2").parse().unwrap();
    let solo: usize = get("--solo", "0").parse().unwrap();
    let mut setup = if solo > 0 { Setup::solitaire(SoloLevel::new(solo).unwrap()) } else { Setup::new(n).unwrap() };
    if args.iter().any(|a| a == "--nocturnus") {
        setup = setup.with_nocturnus(true);
    }
    let c = Contest {
        setup,
        list: CardList::shipped(),
        challenger: Entrant::parse(&args[0]).unwrap(),
        field: Entrant::parse(&args[1]).unwrap(),
        deals: get("--deals", "100").parse().unwrap(),
        seed: get("--seed", "1").parse().unwrap(),
        threads: NonZeroUsize::new(get("--threads", "1").parse().unwrap()).unwrap(),
        question: None,
    };
    let t = std::time::Instant::now();
    let show = |s: &pax_lab::arena::Standing| {
        let e = s.share();
        format!(
            "{} {} {}p{}{}: {:.1} % ({:.1} to {:.1}) deals {} rome {:.0} % {:.0} s",
            args[0],
            args[1],
            setup.players(),
            if setup.nocturnus() { "n" } else { "" },
            if solo > 0 { format!(" solo {solo}") } else { String::new() },
            100.0 * e.value,
            100.0 * e.low,
            100.0 * e.high,
            s.deals,
            100.0 * s.rome(),
            t.elapsed().as_secs_f64()
        )
    };
    let s = c.run(|s| {
        if s.deals % 16 == 0 {
            println!("  {}", show(s));
        }
    });
    println!("{}", show(&s));
}
