//! The points as they are counted (9.8): line by line, each with what it is made of and the sum so far; in solitaire
//! also how the goal was met (10.2).

use maud::{Markup, html};
use pax_rules::Victor;
use pax_tables::{EndView, ScoreLine};

use super::super::scene::Scene;
use crate::pages::art;
use crate::pages::frame::rules_cited;

/// One line of the sheet for one player: points, and how many of what at how much each.
struct Entry {
    points: u16,
    count: u16,
    each: u16,
}

/// A line's text, and what a player has in it.
type Line = (&'static str, fn(&ScoreLine) -> Entry);

/// The lines in the order of the rules.
const LINES: [Line; 6] = [
    ("ending-points-shown", |line| Entry::of(line.shown.into(), 2)),
    ("ending-points-above", |line| Entry::of(line.above_rome.into(), 3)),
    ("score-fleets", |line| Entry::of(line.fleets.into(), 1)),
    ("score-armies", |line| Entry::of(line.armies.into(), 1)),
    ("score-primus-conspiratus", |line| Entry::of(line.conspirator.into(), 1)),
    ("score-richest", |line| Entry { points: 4 * u16::from(line.richest), count: line.wealth, each: 0 }),
];

impl Entry {
    fn of(count: u16, each: u16) -> Entry {
        Entry { points: count * each, count, each }
    }
}

pub fn sheet(scene: &Scene<'_>, end: &EndView) -> Markup {
    let w = scene.w;
    html! {
        section.sheet-of-points aria-labelledby="sheet" {
            h2 id="sheet" { (w.say("ending-sheet")) (rules_cited(Some("9.8"))) }
            div.scroll tabindex="0" role="group" aria-labelledby="sheet" { table data-seats=(end.scores.len()) {
                thead { tr {
                    td {}
                    @for line in &end.scores { th scope="col" { (scene.token(line.seat)) span { (scene.name(line.seat)) } } }
                } }
                tbody { @for (number, (title, entry)) in LINES.iter().enumerate() {
                    tr {
                        th scope="row" { (w.say(title)) }
                        @for line in &end.scores { (cell(scene, line, number, &entry(line))) }
                    }
                } }
                tfoot { tr {
                    th scope="row" { (w.say("score-points")) }
                    @for line in &end.scores {
                        td.won[end.winners.contains(line.seat)] {
                            strong { (line.points) }
                            @if end.winners.contains(line.seat) { (art::icon("victory")) span.sr { (w.say("ending-won")) } }
                        }
                    }
                } }
            } }
            @if end.victor == Victor::Rome && scene.board.goal.is_none() { p.small { (w.say("ending-points-idle")) (rules_cited(Some("9.7"))) } }
            @if let Some(goal) = &scene.board.goal {
                ul.goals {
                    (met(goal.shown, goal.categories, &w.say("ending-goal-shown")))
                    (met(goal.above_rome, goal.needs, &w.say("ending-goal-above")))
                }
            }
        }
    }
}

fn cell(scene: &Scene<'_>, line: &ScoreLine, number: usize, entry: &Entry) -> Markup {
    let sum: u16 = LINES[..=number].iter().map(|(_, entry)| entry(line).points).sum();
    let w = scene.w;
    html! {
        td.zero[entry.points == 0] {
            b { (entry.points) }
            span.made {
                @match entry.each {
                    0 => (w.tell("ending-wealth", &[("aurei", entry.count.into())])),
                    1 => {},
                    each => { (entry.count) " × " (each) },
                }
            }
            @if number > 0 { span.sum { span.sr { (w.say("ending-so-far")) " " } "= " (sum) } }
        }
    }
}

/// One half of the goal of 10.2.
fn met(have: usize, needs: usize, words: &str) -> Markup {
    let done = have >= needs;
    html! { li.met[done] { (art::icon(if done { "check" } else { "cross" })) b { (have) " / " (needs) } " " (words) } }
}
