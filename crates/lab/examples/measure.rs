use pax_bots::BotInfo;
use pax_lab::*;
use pax_rules::*;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(1000, |a| a.parse().unwrap());
    let run = |setup: Setup, bots: &[&str]| {
        let sim = Simulation {
            setup,
            list: CardList::shipped(),
            bots: bots.iter().map(|b| BotInfo::by_name(b).unwrap()).collect(),
            games,
            seed: 7,
            threads: 2,
        };
        let mut tally = Tally::new(&sim);
        let t = std::time::Instant::now();
        sim.run(
            |p| Brief::from(&p),
            |b| {
                tally.count(&b);
                Ok::<_, ()>(())
            },
        )
        .unwrap();
        let el = t.elapsed().as_secs_f64();
        print!(
            "{:?} noc={} {:?}: rome {:.3} nobody {:.3} ",
            setup.solo_level().map_or(setup.players(), |l| 10 + l.number()),
            setup.nocturnus(),
            bots,
            tally.rome.estimate().value,
            tally.nobody.estimate().value
        );
        for b in &tally.bots {
            print!("| {} wins {:.3} pts {:.1} ", b.bot.name, b.wins.estimate().value, b.points.estimate().value);
        }
        println!(
            "| rounds {:.1} actions {:.0} | {:.0} actions/s/thread | underRome {:.3}",
            tally.rounds.estimate().value,
            tally.actions.estimate().value,
            tally.actions.estimate().value * games as f64 / el / 2.0,
            tally.seats[0].wins_under_rome.estimate().value
        );
    };
    for noc in [false, true] {
        let s = |n| Setup::new(n).unwrap().with_nocturnus(noc);
        run(s(2), &["greedy", "random"]);
        run(s(2), &["random", "greedy"]);
        run(s(4), &["greedy", "random", "random", "random"]);
        run(s(6), &["greedy", "random", "random", "random", "random", "random"]);
        for n in [2, 3, 4, 6, 8] {
            run(s(n), &["greedy"]);
        }
        for l in SoloLevel::all() {
            run(Setup::solitaire(l).with_nocturnus(noc), &["greedy"]);
        }
    }
    run(Setup::solitaire(SoloLevel::new(1).unwrap()), &["random"]);
}
