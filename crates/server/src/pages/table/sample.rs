//! A running table's page without HTTP and without a store, for benchmarks.

use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, HeaderValue};
use maud::html;
use pax_tables::{Happening, Name, PersonId, TableId, TableState, TableView, What};
use pax_words::Language;

use super::side::Side;
use super::{At, framed, game, message, text};
use crate::cookies::Cookies;
use crate::pages::fields::{Caller, Fields};
use crate::pages::parts::{Marked, Sketch};
use crate::pages::preferences::Preferences;
use crate::tutorial::Read;
use crate::{EventId, Glance, Me, Settings, Visitor, telling};

/// The page of one viewer.
pub struct TablePage {
    at: At,
    side: Side,
}

impl TablePage {
    /// The viewer, and what they heard in these steps: the state after each, and what happened in it.
    pub fn new(person: PersonId, name: Name, language: Language, steps: &[(TableState, Vec<Happening>)]) -> TablePage {
        let me = Me { id: person, name, account: false, locale: None, settings: Settings::default() };
        let visitor = Visitor { me: Some(me), language, ..Visitor::default() };
        let heard = steps.iter().flat_map(|(state, happenings)| {
            let line = |what: &What| telling::line(visitor.words(), state, what);
            let news = state.news_for(visitor.who(), None, happenings, line);
            news.into_iter().map(|news| (state.version(), news.line))
        });
        let lines = heard.collect();
        let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(language.tag()))]);
        let caller = Caller {
            visitor,
            query: Fields::default(),
            label: String::new(),
            base: String::new(),
            preferences: Preferences::of(&Cookies::default(), &headers),
        };
        let at = At {
            caller,
            table: TableId::new("abcdefghij").expect("an id"),
            glance: Glance::default(),
            remember: false,
            part: false,
            read: Read::default(),
        };
        TablePage { at, side: Side { lines, said: Vec::new() } }
    }

    /// The page of this view; of a game that is on.
    pub fn html(&self, view: &TableView) -> String {
        let page = self.marked(view);
        text(&self.at, view, &page, &page.sketch()).into_string()
    }

    /// The sketch of this view's page.
    pub fn sketch(&self, view: &TableView) -> Sketch {
        self.marked(view).sketch()
    }

    /// The parts of this view's page that differ from a page that was sent before.
    pub fn changes(&self, before: &Sketch, view: &TableView) -> Vec<String> {
        let page = self.marked(view);
        page.changes(before, &page.sketch())
    }

    fn marked(&self, view: &TableView) -> Marked {
        let board = view.board.as_ref().expect("a game that is on");
        Marked::of(|| {
            let body = game::game(&self.at, view, board, &self.side, &message(view, &html! {}));
            framed(&self.at, view, &body, EventId { version: view.version, line: 0 })
        })
    }
}
