//! The lesson at a learner's table: a panel above the game that says what to do now and why, and the names of the
//! things that the style is to light up. Which lesson it is, `tutorial` decides.

use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::Response;
use maud::{Markup, html};
use pax_tables::{ScoreLine, TableView};
use pax_words::Words;

use super::At;
use crate::pages::art;
use crate::pages::fields::Fields;
use crate::pages::frame::{on_to, rules_cited};
use crate::pages::guest::known;
use crate::pages::oops::Oops;
use crate::tutorial::{self, Lesson, Read, Topic, progress};
use crate::{App, cookies};

/// What the learner is shown: nothing where nobody learns.
pub struct Shown {
    lesson: Option<Lesson>,
    read: Read,
}

pub fn at(at: &At, view: &TableView) -> Shown {
    Shown { lesson: tutorial::lesson(view, at.read), read: at.read }
}

impl Shown {
    /// The things to light up.
    pub fn points(&self) -> Option<String> {
        let lesson = self.lesson.as_ref().filter(|_| !self.read.has_left())?;
        (!lesson.points.is_empty()).then(|| lesson.points.join(" "))
    }

    pub fn panel(&self, at: &At, view: &TableView) -> Markup {
        let w = at.caller.words();
        match &self.lesson {
            None => html! {},
            Some(_) if self.read.has_left() => html! {
                form.lesson.left id="lesson" method="post" action=(at.to("lesson")) data-anew {
                    button.quiet id="lesson-resume" name="resume" value="yes" {
                        (art::icon("hint")) (w.say("tutorial-resume"))
                    }
                }
            },
            Some(lesson) => panel(at, w, view, lesson, self.read),
        }
    }
}

fn panel(at: &At, w: Words, view: &TableView, lesson: &Lesson, read: Read) -> Markup {
    let over = view.end.is_some();
    let number = |topic: Topic| {
        w.tell("tutorial-number", &[("number", topic.number().into()), ("all", Topic::ALL.len().into())])
    };
    html! {
        section.lesson id="lesson" aria-labelledby="lesson-title" {
            div.head {
                h2 id="lesson-title" { @match lesson.topic {
                    Some(topic) => (number(topic)),
                    None => (w.say("tutorial-title")),
                } }
                (dots(lesson, &progress(view, read)))
            }
            div.says id="lesson-says" role="status" aria-live="polite" {
                p { (lesson.text(w)) (rules_cited(lesson.rules)) }
                @if lesson.topic == Some(Topic::Counting) { (counting(w, view)) }
            }
            div.onward {
                @if let Some(place) = lesson.place {
                    a.button.there href={ "#" (place) } { (w.say("tutorial-show")) }
                }
                form method="post" action=(at.to("lesson")) data-anew {
                    @if let Some(topic) = lesson.topic.filter(|topic| *topic != Topic::Counting) {
                        @let (class, word) = match (topic, lesson.is_read) {
                            (Topic::Free, _) => ("first", "tutorial-play-on"),
                            (_, true) => ("first", "tutorial-next"),
                            (_, false) => ("quiet", "tutorial-skip"),
                        };
                        button class=(class) id="lesson-next" name="done" value=(topic.number()) { (w.say(word)) }
                    }
                    @if !over {
                        button.quiet.leave id="lesson-leave" name="leave" value="yes" title=(w.say("tutorial-leave")) {
                            (art::icon("cross")) span { (w.say("tutorial-leave")) }
                        }
                    }
                }
                @if lesson.may_finish {
                    form method="post" action=(at.to("finish")) data-anew {
                        button id="lesson-finish" title=(w.say("tutorial-finish-why")) { (w.say("tutorial-finish")) }
                    }
                }
                @if lesson.topic == Some(Topic::Counting) {
                    a.button.first href="/" { (w.say("tutorial-play")) }
                    a.button href="/rules" { (w.say("tutorial-rules")) }
                    a.button.quiet href="/tutorial" { (w.say("tutorial-again")) }
                }
            }
        }
    }
}

/// How far the learner is, for the eye; the heading says it in words.
fn dots(lesson: &Lesson, done: &[bool]) -> Markup {
    html! {
        ol.dots aria-hidden="true" { @for (topic, done) in Topic::ALL.into_iter().zip(done) {
            li data-done[*done] data-now[lesson.topic == Some(topic)] {}
        } }
    }
}

/// The learner's points, line by line, and the rival's sum (9.8).
fn counting(w: Words, view: &TableView) -> Markup {
    let scores = view.end.iter().flat_map(|end| &end.scores);
    let (mine, theirs): (Vec<&ScoreLine>, Vec<&ScoreLine>) = scores.partition(|line| Some(line.seat) == view.you.seat);
    let count = |key: &str, count: u16, points: u16| w.tell(key, &[("count", count.into()), ("points", points.into())]);
    let sum = |key: &str, line: &ScoreLine| {
        w.tell(key, &[("name", super::name(view, line.seat).into()), ("points", line.points.into())])
    };
    html! {
        @for line in mine {
            @let forces = u16::from(line.fleets) + u16::from(line.armies);
            ul {
                li { (count("tutorial-count-shown", line.shown.into(), 2 * u16::from(line.shown))) }
                li { (count("tutorial-count-above", line.above_rome.into(), 3 * u16::from(line.above_rome))) }
                li { (count("tutorial-count-forces", forces, forces)) }
                li { (count("tutorial-count-plot", u16::from(line.conspirator), u16::from(line.conspirator))) }
                li { (count("tutorial-count-money", line.wealth, 4 * u16::from(line.richest))) }
                li { strong { (sum("tutorial-count-sum", line)) } }
            }
        }
        @for line in theirs {
            p { (sum("tutorial-count-rival", line)) }
        }
    }
}

/// A lesson read or skipped, the tutorial left or taken up again: the browser remembers it.
pub async fn heed(State(app): State<App>, at: At, form: Fields) -> Result<Response, Oops> {
    // Only who may see the table has lessons there.
    app.view(at.by(), &at.table, &at.glance).await?;
    let read = match form.number("done").and_then(Topic::numbered) {
        Some(topic) => at.read.with(topic),
        None => at.read.leaving(form.ticked("leave")),
    };
    Ok(on_to(&at.address(None), [cookie(&app, &at, read)]))
}

/// The rest of the game, played for the learner.
pub async fn finish(State(app): State<App>, at: At) -> Result<Response, Oops> {
    app.finish_tutorial(known(&at.caller)?, &at.table).await?;
    // Whoever wants to see the end has no more use for the lessons before it.
    Ok(on_to(&at.address(None), [cookie(&app, &at, at.read.with(Topic::Free))]))
}

fn cookie(app: &App, at: &At, read: Read) -> HeaderValue {
    cookies::set_lessons(app, &at.table, &read.to_string())
}
