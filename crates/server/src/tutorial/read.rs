//! What a learner has read or skipped at a table. The browser remembers it: it is no part of the game, and whoever comes
//! back without it merely meets a lesson again.

use super::topic::Topic;

/// The topics that a learner is through with, and whether they left the tutorial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Read {
    topics: u32,
    left: bool,
}

const LEFT: &str = "left";

impl Read {
    /// As it was written down; nonsense counts as nothing read.
    pub fn parse(text: &str) -> Read {
        let (left, number) = match text.strip_prefix(LEFT) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        Read { topics: u32::from_str_radix(number, 16).unwrap_or(0), left }
    }

    pub fn has(self, topic: Topic) -> bool {
        self.topics & bit(topic) != 0
    }

    #[must_use]
    pub fn with(self, topic: Topic) -> Read {
        Read { topics: self.topics | bit(topic), ..self }
    }

    /// Whether the learner wants no lessons now.
    pub fn has_left(self) -> bool {
        self.left
    }

    #[must_use]
    pub fn leaving(self, left: bool) -> Read {
        Read { left, ..self }
    }
}

fn bit(topic: Topic) -> u32 {
    1 << (topic.number() - 1)
}

impl std::fmt::Display for Read {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{:x}", if self.left { LEFT } else { "" }, self.topics)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_is_written_and_read_again() {
        let read = Read::default().with(Topic::Keep).with(Topic::Counting).leaving(true);
        assert_eq!(Read::parse(&read.to_string()), read);
        assert_eq!((read.has(Topic::Keep), read.has(Topic::Draw), read.has_left()), (true, false, true));
        assert_eq!(Read::parse("nonsense"), Read::default());
        assert_eq!(Read::parse(""), Read::default());
    }
}
