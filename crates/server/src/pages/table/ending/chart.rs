//! A chart of lines over the rounds, as SVG that needs neither script nor inline style: ink and marks are classes. What
//! it shows stands in its description and, in full, in a table beside it.

use maud::{Markup, html};

/// One line of a chart.
pub struct Line {
    pub who: Who,
    pub name: String,
    pub values: Vec<f32>,
}

/// Whose line it is: that decides ink and mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Rome,
    Seat(usize),
}

pub struct Chart {
    /// Tells this chart's parts from those of others on the page.
    pub id: String,
    pub title: String,
    /// How it ended, in a sentence.
    pub told: String,
    /// The number of each round, 0 before the first.
    pub rounds: Vec<u16>,
    /// The top of the chart.
    pub most: f32,
    /// Where lines across go, with what is written at them.
    pub ticks: Vec<(f32, String)>,
    /// A line across that decides something.
    pub mark: Option<f32>,
    pub lines: Vec<Line>,
}

/// The paper a chart is drawn on.
struct Paper {
    width: f32,
    height: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

const LARGE: Paper = Paper { width: 640.0, height: 270.0, left: 60.0, right: 14.0, top: 14.0, bottom: 34.0 };
const SMALL: Paper = Paper { width: 200.0, height: 120.0, left: 20.0, right: 10.0, top: 8.0, bottom: 26.0 };

impl Who {
    pub fn ink(self) -> String {
        match self {
            Who::Rome => "ink-rome".to_owned(),
            Who::Seat(seat) => format!("ink-{seat}"),
        }
    }
}

impl Chart {
    /// With a mark at every round, and the rounds below.
    pub fn large(&self) -> Markup {
        self.drawn(&LARGE, true)
    }

    /// One of many: a mark at the end of each line only.
    pub fn small(&self) -> Markup {
        self.drawn(&SMALL, false)
    }

    fn drawn(&self, paper: &Paper, large: bool) -> Markup {
        let (title, told) = (format!("{}-title", self.id), format!("{}-told", self.id));
        let last = self.rounds.len().saturating_sub(1);
        html! {
            svg.chart role="img" viewBox={ "0 0 " (paper.width) " " (paper.height) } aria-labelledby={ (title) " " (told) } {
                title id=(title) { (self.title) }
                desc id=(told) { (self.told) }
                @for (value, text) in &self.ticks {
                    @let y = self.y(paper, *value, 0.0);
                    line.grid x1=(paper.left) x2=(paper.width - paper.right) y1=(y) y2=(y) {}
                    text.tick x=(paper.left - 5.0) y=(y + 4.0) text-anchor="end" { (text) }
                }
                @if let Some(mark) = self.mark {
                    @let y = self.y(paper, mark, 0.0);
                    line.decides x1=(paper.left) x2=(paper.width - paper.right) y1=(y) y2=(y) {}
                }
                @for (place, round) in self.rounds.iter().enumerate().filter(|(place, _)| large || *place == 0 || *place == last) {
                    text.tick x=(self.x(paper, place)) y=(paper.height - 6.0) text-anchor="middle" { (round) }
                }
                @for (place, line) in self.lines.iter().enumerate() { (self.line(paper, line, self.dodge(place), large)) }
            }
        }
    }

    fn line(&self, paper: &Paper, line: &Line, dodge: f32, large: bool) -> Markup {
        let at = |place: usize, value: f32| (self.x(paper, place), self.y(paper, value, dodge));
        let points: Vec<String> = line
            .values
            .iter()
            .enumerate()
            .map(|(place, value)| {
                let (x, y) = at(place, *value);
                format!("{x},{y}")
            })
            .collect();
        let marked = line.values.iter().enumerate().skip(if large { 0 } else { line.values.len().saturating_sub(1) });
        html! {
            g class=(line.who.ink()) {
                polyline fill="none" points=(points.join(" ")) {}
                @for (place, value) in marked { @let (x, y) = at(place, *value); (mark(line.who, x, y)) }
            }
        }
    }

    fn x(&self, paper: &Paper, place: usize) -> f32 {
        let steps = self.rounds.len().saturating_sub(1).max(1) as f32;
        tenth(paper.left + (paper.width - paper.left - paper.right) * place as f32 / steps)
    }

    fn y(&self, paper: &Paper, value: f32, dodge: f32) -> f32 {
        let high = paper.height - paper.top - paper.bottom;
        tenth(paper.top + high * (1.0 - value / self.most.max(1e-3)) + dodge)
    }

    /// Lines that run together are drawn side by side.
    fn dodge(&self, place: usize) -> f32 {
        1.6 * (place as f32 - (self.lines.len() as f32 - 1.0) / 2.0)
    }
}

/// As many digits as a screen can show.
fn tenth(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// Told apart by shape as well as by colour: round, square, pointed up, pointed down, as on the players' tokens.
fn mark(who: Who, x: f32, y: f32) -> Markup {
    let shape = match who {
        Who::Rome => format!("M{x} {y}m-4-4h8v4l-4 5-4-5z"),
        Who::Seat(seat) => match seat % 4 {
            0 => format!("M{x} {y}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"),
            1 => format!("M{x} {y}m-3.5-3.5h7v7h-7z"),
            2 => format!("M{x} {y}m0-5l4.5 8h-9z"),
            _ => format!("M{x} {y}m0 5l4.5-8h-9z"),
        },
    };
    html! { path.mark d=(shape) {} }
}

/// Round numbers for the lines across, from 0 to at least `most`.
pub fn ticks(most: f32) -> Vec<(f32, String)> {
    let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0].into_iter().find(|step| most / step <= 4.0).unwrap_or(100.0);
    let count = (most / step).ceil() as u16;
    (0..=count).map(|n| f32::from(n) * step).map(|value| (value, value.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_words_marks_and_no_style_of_its_own() {
        let chart = Chart {
            id: "points".to_owned(),
            title: "Points".to_owned(),
            told: "Ada 7".to_owned(),
            rounds: vec![0, 1, 2],
            most: 8.0,
            ticks: ticks(8.0),
            mark: Some(4.0),
            lines: vec![Line { who: Who::Seat(1), name: "Ada".to_owned(), values: vec![0.0, 4.0, 7.0] }],
        };
        let drawn = chart.large().into_string();
        assert!(drawn.contains("<title id=\"points-title\">Points</title>"), "{drawn}");
        assert!(drawn.contains("<polyline fill=\"none\" points=\"60,236 343,125 626,41.8\">"), "{drawn}");
        assert_eq!(drawn.matches("class=\"mark\"").count(), 3);
        assert_eq!(chart.small().into_string().matches("class=\"mark\"").count(), 1);
        assert!(!drawn.contains("style="), "{drawn}");
    }

    #[test]
    fn ticks_are_round_numbers() {
        let values = |most| ticks(most).into_iter().map(|(value, _)| value).collect::<Vec<_>>();
        assert_eq!(values(3.0), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(values(17.0), [0.0, 5.0, 10.0, 15.0, 20.0]);
    }
}
