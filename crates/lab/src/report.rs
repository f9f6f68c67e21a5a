//! The game itself in numbers: who prevails, what a seat is worth, how long it takes, what each category brings. Gathered
//! mode by mode from games between players of one kind, and written as one page that needs nothing else.

use std::fmt::Write as _;

use pax_rules::{Category, Setup, Victor};

use crate::bench::mode_name;
use crate::simulate::{Played, Simulation};
use crate::statistics::{Estimate, Mean, Share};

/// What the games of one mode came to.
#[derive(Clone, Debug)]
pub struct ModeReport {
    pub setup: Setup,
    pub games: u64,
    /// Rome prevailed; in solitaire the goal was missed.
    pub rome: Share,
    /// Nobody won.
    pub nobody: Share,
    /// Victories by seat.
    pub seats: Vec<Share>,
    pub points: Mean,
    pub rounds: Mean,
    /// By category.
    pub categories: Vec<CategoryReport>,
}

/// What a category did.
#[derive(Clone, Copy, Debug)]
pub struct CategoryReport {
    pub category: Category,
    /// How often Rome was at least as strong as everybody.
    pub held_by_rome: Share,
    /// How often a winner was stronger than Rome in it, and how often another player was.
    pub winner_above: Share,
    pub other_above: Share,
    /// Cards of it in a display at the end.
    pub cards: Mean,
}

impl ModeReport {
    fn new(setup: Setup) -> ModeReport {
        let category = |&category: &Category| CategoryReport {
            category,
            held_by_rome: Share::default(),
            winner_above: Share::default(),
            other_above: Share::default(),
            cards: Mean::default(),
        };
        ModeReport {
            setup,
            games: 0,
            rome: Share::default(),
            nobody: Share::default(),
            seats: vec![Share::default(); setup.players()],
            points: Mean::default(),
            rounds: Mean::default(),
            categories: setup.categories().iter().map(category).collect(),
        }
    }

    /// Plays a series and adds it up.
    pub fn of(simulation: &Simulation) -> ModeReport {
        let mut report = ModeReport::new(simulation.setup);
        let done: Result<(), std::convert::Infallible> = simulation.run(
            |played| played,
            |played| {
                report.count(&played);
                Ok(())
            },
        );
        match done {
            Ok(()) => report,
        }
    }

    fn count(&mut self, played: &Played) {
        let (game, outcome) = (&played.game, &played.outcome);
        self.games += 1;
        self.rome.count(usize::from(outcome.victor == Victor::Rome), 1);
        self.nobody.count(usize::from(outcome.winners.is_empty()), 1);
        self.rounds.count(u64::from(game.round()));
        for (seat, share) in self.setup.seats().zip(&mut self.seats) {
            let winners = outcome.winners.len().max(1);
            share.count(usize::from(outcome.winners.contains(seat)), winners);
            self.points.count(u64::from(outcome.scores[seat.index()].points()));
        }
        for row in &mut self.categories {
            row.held_by_rome.count(usize::from(game.rome_holds(row.category)), 1);
            let rome = game.rome_strength(row.category);
            for seat in self.setup.seats() {
                let above = usize::from(game.strength(seat, row.category) > rome);
                let share = if outcome.winners.contains(seat) { &mut row.winner_above } else { &mut row.other_above };
                share.count(above, 1);
                row.cards.count(u64::from(game.cards_in(seat, row.category)));
            }
        }
    }

    /// The victories of the best seat above those of the worst.
    pub fn seat_spread(&self) -> f64 {
        let shares = || self.seats.iter().map(|share| share.estimate().value);
        shares().fold(0.0, f64::max) - shares().fold(1.0, f64::min)
    }
}

/// A page about several modes, each a section.
pub fn page(title: &str, about: &str, modes: &[ModeReport]) -> String {
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head><body>\
         <h1>{title}</h1><p>{about}</p>"
    );
    html += "<table><caption>All modes, with 95 % intervals</caption><thead><tr><th>mode<th>games<th>Rome prevails<th>nobody wins\
             <th>best seat before worst<th>points<th>rounds</tr></thead><tbody>";
    for mode in modes {
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}<td>{}<td>{}<td>{}<td>{:.1} points<td>{:.1}<td>{:.1}</tr>",
            mode_name(mode.setup),
            mode.games,
            percent(mode.rome.estimate()),
            percent(mode.nobody.estimate()),
            100.0 * mode.seat_spread(),
            mode.points.estimate().value,
            mode.rounds.estimate().value,
        );
    }
    html += "</tbody></table>";
    for mode in modes {
        section(&mut html, mode);
    }
    html + "</body></html>\n"
}

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;\
    background:#f6f1e6}table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;text-align:right;\
    border-bottom:1px solid #cbbfa8}th:first-child{text-align:left}caption{text-align:left;font-style:italic}\
    svg{width:100%;height:auto}";

fn section(html: &mut String, mode: &ModeReport) {
    let _ = write!(html, "<h2>Mode {}</h2>", mode_name(mode.setup));
    if mode.seats.len() > 1 {
        let bars: Vec<(String, Estimate)> =
            mode.seats.iter().enumerate().map(|(seat, share)| (format!("seat {seat}"), share.estimate())).collect();
        chart(html, "Victories by seat", &bars);
    }
    let bars = |share: fn(&CategoryReport) -> Share| -> Vec<(String, Estimate)> {
        mode.categories.iter().map(|row| (row.category.to_string(), share(row).estimate())).collect()
    };
    chart(html, "Held by Rome at the end", &bars(|row| row.held_by_rome));
    chart(html, "Winners stronger than Rome", &bars(|row| row.winner_above));
    chart(html, "Others stronger than Rome", &bars(|row| row.other_above));
}

/// Bars from 0 to 100 %, each with its interval.
fn chart(html: &mut String, title: &str, bars: &[(String, Estimate)]) {
    let height = 22 * bars.len() + 24;
    let _ = write!(html, "<h3>{title}</h3><svg viewBox=\"0 0 600 {height}\" role=\"img\" aria-label=\"{title}\">");
    for (number, (name, share)) in bars.iter().enumerate() {
        let (y, x) = (22 * number + 16, |share: f64| 110.0 + 400.0 * share);
        let _ = write!(
            html,
            "<text x=\"100\" y=\"{y}\" text-anchor=\"end\" font-size=\"13\">{name}</text>\
             <rect x=\"110\" y=\"{}\" width=\"{:.1}\" height=\"13\" fill=\"#8c2f2b\"/>\
             <path d=\"M{:.1} {}H{:.1}\" stroke=\"#1d1a16\" stroke-width=\"2\"/>\
             <text x=\"590\" y=\"{y}\" text-anchor=\"end\" font-size=\"13\">{:.1} %</text>",
            y - 11,
            400.0 * share.value,
            x(share.low),
            y - 5,
            x(share.high),
            100.0 * share.value,
        );
    }
    *html += "</svg>";
}

fn percent(share: Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.value, 100.0 * share.low, 100.0 * share.high)
}
