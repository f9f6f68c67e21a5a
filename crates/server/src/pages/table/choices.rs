//! What the viewer can do and what not, found by the thing on the table that it is done with. Every possible action is a
//! button of the one form `act`, wherever it stands on the page.

use maud::{Markup, html};
use pax_rules::{Action, Card, Legion};
use pax_tables::{Impossible, Possible, TableView};
use pax_words::Words;

use crate::pages::frame::rules_cited;
use crate::pages::parts::slug;

/// The form that carries out actions.
pub const FORM: &str = "act";

/// The viewer's choices.
pub struct Choices<'a> {
    pub possible: &'a [Possible],
    impossible: &'a [Impossible],
}

impl<'a> Choices<'a> {
    pub fn of(view: &'a TableView) -> Choices<'a> {
        Choices { possible: &view.possible, impossible: &view.impossible }
    }

    pub fn is_empty(&self) -> bool {
        self.possible.is_empty()
    }

    pub fn find(&self, wanted: Action) -> Option<&'a Possible> {
        self.possible.iter().find(|choice| choice.action == wanted)
    }

    pub fn why_not(&self, wanted: Action) -> Option<&'a Impossible> {
        self.impossible.iter().find(|choice| choice.action == wanted)
    }

    /// Where this card of a draw can go.
    pub fn places(&self, card: Card) -> impl Iterator<Item = Action> {
        self.possible.iter().map(|choice| choice.action).filter(move |action| match action {
            Action::Hand(placed) | Action::Below(_, placed) | Action::Under(placed) => *placed == card,
            Action::Keep { .. }
            | Action::Draw
            | Action::Look
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Surrender(_)
            | Action::Pass => false,
        })
    }

    /// The cards that can be laid below this Legion.
    pub fn for_legion(&self, legion: Legion) -> impl Iterator<Item = (Action, Card)> {
        self.possible.iter().filter_map(move |choice| match choice.action {
            Action::Below(below, card) if below == legion => Some((choice.action, card)),
            Action::Keep { .. }
            | Action::Draw
            | Action::Look
            | Action::Hand(_)
            | Action::Below(..)
            | Action::Under(_)
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Surrender(_)
            | Action::Pass => None,
        })
    }
}

/// A button that does an action, wherever it stands.
pub struct Deed<'a> {
    pub action: Action,
    pub class: &'a str,
    /// Where a dragged card would have to be dropped for it.
    pub to: &'a str,
    /// What a screen reader says instead of what is shown.
    pub label: Option<String>,
    /// Tells buttons for the same action apart.
    pub nth: usize,
}

impl<'a> Deed<'a> {
    pub fn new(action: Action, class: &'a str) -> Deed<'a> {
        Deed { action, class, to: "", label: None, nth: 0 }
    }

    #[must_use]
    pub fn to(self, to: &'a str) -> Deed<'a> {
        Deed { to, ..self }
    }

    #[must_use]
    pub fn label(self, label: String) -> Deed<'a> {
        Deed { label: Some(label), ..self }
    }

    #[must_use]
    pub fn nth(self, nth: usize) -> Deed<'a> {
        Deed { nth, ..self }
    }

    pub fn button(self, content: &Markup) -> Markup {
        let id = format!("do-{}-{}", slug(self.action), self.nth);
        let to = (!self.to.is_empty()).then_some(self.to);
        html! {
            button class=(self.class) id=(id) form=(FORM) name="action" value=(self.action) data-to=[to]
                aria-label=[self.label] { (content) }
        }
    }
}

/// Something that cannot be done: it says why when asked.
pub fn why_not(w: Words, not: &Impossible, class: &str, nth: usize, content: &Markup) -> Markup {
    let id = format!("why-{}-{nth}", slug(not.action));
    let reason = not.refusal.as_ref().map_or_else(|| not.reason.clone(), |refusal| w.refusal_sentence(refusal));
    html! {
        button class={ "cannot " (class) } type="button" popovertarget=(id) aria-description=(w.say("table-cannot")) {
            (content)
        }
        div.sheet.why id=(id) popover { p { (reason) (rules_cited(Some(&not.rules))) } }
    }
}
