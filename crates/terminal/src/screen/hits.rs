//! Where on the screen something can be clicked.

use ratatui::layout::{Position, Rect};

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// The choice with this number.
    Choice(usize),
    /// The same as this key.
    Key(char),
}

#[derive(Debug, Default)]
pub struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    /// What is there; what was drawn last lies on top.
    pub fn at(&self, column: u16, row: u16) -> Option<Hit> {
        self.0.iter().rev().find(|(area, _)| area.contains(Position::new(column, row))).map(|(_, hit)| *hit)
    }
}
