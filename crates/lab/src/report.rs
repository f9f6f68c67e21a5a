//! The game itself in numbers: who prevails, what a seat is worth, how long it takes, what each category brings. Gathered
//! mode by mode from games between players of one kind, and written as one page that needs nothing else.

use maud::{DOCTYPE, Markup, PreEscaped, html};
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
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { (title) }
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (about) }
                (overview(modes))
                @for mode in modes { (section(mode)) }
            }
        }
    };
    page.into_string() + "\n"
}

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;\
    background:#f6f1e6}table{border-collapse:collapse;width:100%}th,td{padding:.2rem .5rem;text-align:right;\
    border-bottom:1px solid #cbbfa8}th:first-child{text-align:left}caption{text-align:left;font-style:italic}\
    svg{width:100%;height:auto}";

fn overview(modes: &[ModeReport]) -> Markup {
    let columns = ["mode", "games", "Rome prevails", "nobody wins", "best seat before worst", "points", "rounds"];
    html! {
        table {
            caption { "All modes, with 95 % intervals" }
            thead { tr { @for column in columns { th { (column) } } } }
            tbody { @for mode in modes {
                tr {
                    th scope="row" { (mode_name(mode.setup)) }
                    td { (mode.games) }
                    td { (percent(mode.rome.estimate())) }
                    td { (percent(mode.nobody.estimate())) }
                    td { (format!("{:.1} points", 100.0 * mode.seat_spread())) }
                    td { (one_digit(mode.points.estimate().value)) }
                    td { (one_digit(mode.rounds.estimate().value)) }
                }
            } }
        }
    }
}

fn section(mode: &ModeReport) -> Markup {
    let by_seat =
        || mode.seats.iter().enumerate().map(|(seat, share)| (format!("seat {seat}"), share.estimate())).collect();
    let by_category = |share: fn(&CategoryReport) -> Share| -> Vec<(String, Estimate)> {
        mode.categories.iter().map(|row| (row.category.to_string(), share(row).estimate())).collect()
    };
    html! {
        h2 { "Mode " (mode_name(mode.setup)) }
        @if mode.seats.len() > 1 { (chart("Victories by seat", by_seat())) }
        (chart("Held by Rome at the end", by_category(|row| row.held_by_rome)))
        (chart("Winners stronger than Rome", by_category(|row| row.winner_above)))
        (chart("Others stronger than Rome", by_category(|row| row.other_above)))
    }
}

/// Bars from 0 to 100 %, each with its interval.
fn chart(title: &str, bars: Vec<(String, Estimate)>) -> Markup {
    let x = |share: f64| one_digit(110.0 + 400.0 * share);
    html! {
        h3 { (title) }
        svg viewBox={ "0 0 600 " (22 * bars.len() + 24) } role="img" aria-label=(title) {
            @for (number, (name, share)) in bars.into_iter().enumerate() {
                @let y = 22 * number + 16;
                text x="100" y=(y) text-anchor="end" font-size="13" { (name) }
                rect x="110" y=(y - 11) width=(one_digit(400.0 * share.value)) height="13" fill="#8c2f2b" {}
                path d={ "M" (x(share.low)) " " (y - 5) "H" (x(share.high)) } stroke="#1d1a16" stroke-width="2" {}
                text x="590" y=(y) text-anchor="end" font-size="13" { (one_digit(100.0 * share.value)) " %" }
            }
        }
    }
}

fn one_digit(number: f64) -> String {
    format!("{number:.1}")
}

fn percent(share: Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.value, 100.0 * share.low, 100.0 * share.high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_escaped() {
        let page = page("<b>&", "<script>", &[]);
        assert!(page.contains("<title>&lt;b&gt;&amp;</title>") && page.contains("<p>&lt;script&gt;</p>"), "{page}");
    }
}
