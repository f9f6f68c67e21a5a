//! Text that has to fit: how wide the terminal is, and lines broken between words.

/// For a reader that is no terminal.
const NARROW: usize = 80;
/// Lines longer than this are hard to read, however wide the terminal.
const WIDE: usize = 120;

/// The columns of the terminal that standard output goes to, if it is one.
pub fn terminal_width() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(usize::from(width.0).max(20))
}

/// The columns to fill: those of the terminal within reason, otherwise 80.
pub fn width() -> usize {
    terminal_width().unwrap_or(NARROW).min(WIDE)
}

/// Breaks a text between words into lines of at most `width`; the second and later ones begin with `indent` spaces.
/// Styles take no room. A single word that is too long stays whole.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut wrapped = String::new();
    let mut column = 0;
    let start = text.len() - text.trim_start_matches(' ').len();
    wrapped.push_str(&text[..start]);
    column += start;
    let mut fresh = true;
    for word in text[start..].split(' ') {
        let long = visible(word);
        if !fresh && column + 1 + long > width {
            wrapped.push('\n');
            wrapped.extend(std::iter::repeat_n(' ', indent));
            column = indent;
        } else if !fresh {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += long;
        fresh = false;
    }
    wrapped
}

/// How many columns a text takes without its styles.
pub fn visible(text: &str) -> usize {
    let mut count = 0;
    let mut in_style = false;
    for c in text.chars() {
        match (in_style, c) {
            (false, '\u{1b}') => in_style = true,
            (true, 'm') => in_style = false,
            (true, _) => {}
            (false, _) => count += 1,
        }
    }
    count
}

/// A number and its noun: `1 card`, `3 cards`.
pub fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_styles_take_no_room() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrap("  one two three", 8, 4), "  one\n    two\n    three");
        assert_eq!(wrap("\u{1b}[1mone\u{1b}[0m two", 7, 0), "\u{1b}[1mone\u{1b}[0m two");
        assert_eq!(wrap("incomprehensible", 4, 0), "incomprehensible");
    }
}
