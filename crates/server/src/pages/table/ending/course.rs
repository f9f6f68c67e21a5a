//! The course of the game as charts: strength per category, categories that Rome held, points if it had ended then, and
//! the chances. Under each the numbers as a table, with a link to the moment of every round.

use maud::{Markup, html};
use pax_lab::review::{Chances, Course};
use pax_rules::{Category, Seat};

use super::super::scene::Scene;
use super::chart::{Chart, Line, Who, ticks};
use crate::pages::art;
use crate::pages::frame::rules_cited;

pub fn course(scene: &Scene<'_>, course: &Course) -> Markup {
    let w = scene.w;
    html! {
        section.course aria-labelledby="course" {
            h2 id="course" { (w.say("ending-course")) }
            p.small { (w.say("ending-course-text")) }
            (legend(scene))
            div.charts {
                (points(scene, course))
                (holds(scene, course))
            }
            h3 { (w.say("ending-strength")) (rules_cited(Some("9.6"))) }
            div.multiples { @for (place, category) in scene.categories.iter().enumerate() {
                (strength(scene, course, place, *category))
            } }
            details { summary { (w.say("ending-numbers")) }
                @for (place, category) in scene.categories.iter().enumerate() {
                    @let chart = of_category(scene, course, place, *category);
                    h4 { (w.category(*category)) }
                    (numbers(scene, course, &chart, &|value| value.to_string()))
                }
            }
        }
    }
}

/// Whose line is which, for all charts.
fn legend(scene: &Scene<'_>) -> Markup {
    html! {
        ul.legend {
            li { span.swatch.ink-rome { (art::icon("rome")) } (scene.w.say("table-rome")) }
            @for seat in Seat::all(scene.view.seats.len()) { li { (scene.token(seat)) (scene.name(seat)) } }
        }
    }
}

fn points(scene: &Scene<'_>, course: &Course) -> Markup {
    let lines = seats(scene, |seat| course.stations.iter().map(|station| f32::from(station.points[seat])).collect());
    let chart = chart(scene, course, "chart-points", scene.w.say("ending-chart-points").into_owned(), lines, None);
    figure(scene, course, &chart, "9.8", &|value| value.to_string())
}

fn holds(scene: &Scene<'_>, course: &Course) -> Markup {
    let w = scene.w;
    let values = course.stations.iter().map(|station| station.rome_holds as f32).collect();
    let line = Line { who: Who::Rome, name: w.say("table-rome").into_owned(), values };
    let needs = course.rome_needs as f32;
    let title = w.tell("ending-chart-holds", &[("needs", course.rome_needs.into())]);
    let mark = scene.board.goal.is_none().then_some(needs);
    let mut chart = chart(scene, course, "chart-holds", title, vec![line], mark);
    chart.most = course.categories.len() as f32;
    chart.ticks =
        [0, course.rome_needs, course.categories.len()].map(|value| (value as f32, value.to_string())).to_vec();
    figure(scene, course, &chart, "9.7", &|value| value.to_string())
}

fn strength(scene: &Scene<'_>, course: &Course, place: usize, category: Category) -> Markup {
    let chart = of_category(scene, course, place, category);
    html! {
        figure class=(category.name()) {
            figcaption { (art::icon(&format!("emblem-{}", category.name()))) (scene.w.category(category)) }
            (chart.small())
        }
    }
}

fn of_category(scene: &Scene<'_>, course: &Course, place: usize, category: Category) -> Chart {
    let w = scene.w;
    let rome = course.stations.iter().map(|station| f32::from(station.rome[place])).collect();
    let mut lines = vec![Line { who: Who::Rome, name: w.say("table-rome").into_owned(), values: rome }];
    lines.extend(seats(scene, |seat| {
        course.stations.iter().map(|station| f32::from(station.seats[seat][place])).collect()
    }));
    chart(scene, course, &format!("chart-{}", category.name()), w.category(category).into_owned(), lines, None)
}

/// Everybody's chances, as somebody watching could have judged them.
pub fn chances(scene: &Scene<'_>, course: &Course, chances: &[Chances]) -> Markup {
    let w = scene.w;
    let percent = |chance: f32| (100.0 * chance).round();
    let alone = scene.board.goal.is_some();
    let mut lines = seats(scene, |seat| chances.iter().map(|chances| percent(chances.seats[seat])).collect());
    if !alone {
        let values = chances.iter().map(|chances| percent(chances.rome)).collect();
        lines.insert(0, Line { who: Who::Rome, name: w.say("table-rome").into_owned(), values });
    }
    let title = w.say(if alone { "ending-chart-chance-alone" } else { "ending-chart-chances" });
    let mut chart = chart(scene, course, "chart-chances", title.into_owned(), lines, None);
    chart.most = 100.0;
    chart.ticks = [0.0, 25.0, 50.0, 75.0, 100.0].map(|value: f32| (value, format!("{value} %"))).to_vec();
    html! {
        (figure(scene, course, &chart, "", &|value| format!("{value} %")))
        p.small { (w.say(if alone { "ending-chance-alone-text" } else { "ending-chances-text" })) }
    }
}

/// A line for every seat.
fn seats(scene: &Scene<'_>, values: impl Fn(usize) -> Vec<f32>) -> Vec<Line> {
    let line = |seat: Seat| Line { who: Who::Seat(seat.index()), name: scene.name(seat), values: values(seat.index()) };
    Seat::all(scene.view.seats.len()).map(line).collect()
}

fn chart(scene: &Scene<'_>, course: &Course, id: &str, title: String, lines: Vec<Line>, mark: Option<f32>) -> Chart {
    let most = lines.iter().flat_map(|line| &line.values).copied().fold(1.0, f32::max);
    let ticks = ticks(most);
    let ends: Vec<String> =
        lines.iter().filter_map(|line| Some(format!("{} {}", line.name, line.values.last()?))).collect();
    let told = scene.w.tell("ending-chart-told", &[("ends", scene.w.list(&ends).into())]);
    Chart {
        id: id.to_owned(),
        title,
        told,
        rounds: course.stations.iter().map(|station| station.round).collect(),
        most: ticks.last().map_or(most, |(value, _)| *value),
        ticks,
        mark,
        lines,
    }
}

fn figure(scene: &Scene<'_>, course: &Course, chart: &Chart, rules: &str, written: &dyn Fn(f32) -> String) -> Markup {
    html! {
        figure {
            figcaption { (chart.title) (rules_cited(Some(rules))) }
            (chart.large())
            details { summary { (scene.w.say("ending-numbers")) } (numbers(scene, course, chart, written)) }
        }
    }
}

/// The same as a table; each round leads to its moment.
fn numbers(scene: &Scene<'_>, course: &Course, chart: &Chart, written: &dyn Fn(f32) -> String) -> Markup {
    let w = scene.w;
    html! {
        div.scroll tabindex="0" role="group" aria-label=(chart.title) { table.numbers {
            thead { tr {
                th scope="col" { (w.say("ending-round")) }
                @for line in &chart.lines { th scope="col" { (line.name) } }
            } }
            tbody { @for (place, station) in course.stations.iter().enumerate() { tr {
                th scope="row" { a href={ (scene.at.to("moment")) "/" (station.moment) } {
                    @if station.round == 0 { (w.say("table-opening")) } @else { (station.round) }
                } }
                @for line in &chart.lines { td { (line.values.get(place).map(|value| written(*value)).unwrap_or_default()) } }
            } } }
        } }
    }
}
