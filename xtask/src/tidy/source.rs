//! A Rust file taken apart into code, comments and string literals, so that a word in a string is not mistaken for
//! code nor a number in code for a citation. It knows as much of Rust's grammar as that takes, and no more.

/// What a piece of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Code,
    /// Doc comments too, with their slashes.
    Comment,
    /// The inside of a string literal of any sort.
    Text,
}

/// A piece of a file and the line it begins on, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    pub kind: Kind,
    pub line: usize,
    pub text: &'a str,
}

/// A word, a number, `::`, or one sign of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
}

pub struct Source<'a> {
    pieces: Vec<Piece<'a>>,
}

impl<'a> Source<'a> {
    pub fn read(file: &'a str) -> Source<'a> {
        let mut reader = Reader { file, at: 0, done: 0, line: 1, pieces: Vec::new() };
        reader.read();
        Source { pieces: reader.pieces }
    }

    pub fn pieces(&self) -> &[Piece<'a>] {
        &self.pieces
    }

    /// The code as tokens, comments and strings left out.
    pub fn tokens(&self) -> Vec<Token<'a>> {
        let mut tokens = Vec::new();
        for piece in self.pieces.iter().filter(|piece| piece.kind == Kind::Code) {
            let mut rest = piece.text;
            let mut line = piece.line;
            while let Some(first) = rest.chars().next() {
                let length = if is_word(first) {
                    rest.find(|c| !is_word(c)).unwrap_or(rest.len())
                } else if rest.starts_with("::") {
                    2
                } else {
                    first.len_utf8()
                };
                if !first.is_whitespace() {
                    tokens.push(Token { line, text: &rest[..length] });
                }
                line += usize::from(first == '\n');
                rest = &rest[length..];
            }
        }
        tokens
    }
}

pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

struct Reader<'a> {
    file: &'a str,
    /// The byte being looked at.
    at: usize,
    /// All before this byte lies in a piece.
    done: usize,
    /// The line of `done`.
    line: usize,
    pieces: Vec<Piece<'a>>,
}

impl<'a> Reader<'a> {
    fn read(&mut self) {
        while self.at < self.file.len() {
            let rest = self.rest();
            let after_word = self.file[..self.at].chars().next_back().is_some_and(is_word);
            if rest.starts_with("//") {
                self.comment(rest.find('\n').unwrap_or(rest.len()));
            } else if rest.starts_with("/*") {
                self.comment(block_comment(rest));
            } else if let Some(inside) = rest.strip_prefix('"') {
                self.string(1, inside, quoted_length);
            } else if let Some((open, hashes)) = raw_string(rest).filter(|_| !after_word) {
                let close = format!("\"{}", "#".repeat(hashes));
                self.string(open, &rest[open..], |inside| inside.find(&close).unwrap_or(inside.len()));
                self.skip(hashes);
            } else if let Some(length) = char_literal(rest) {
                self.at += length;
            } else {
                self.at += rest.chars().next().map_or(1, char::len_utf8);
            }
        }
        self.end(Kind::Code);
    }

    fn rest(&self) -> &'a str {
        &self.file[self.at..]
    }

    fn comment(&mut self, length: usize) {
        self.end(Kind::Code);
        self.at += length;
        self.end(Kind::Comment);
    }

    /// A string whose opening takes so many bytes; the closing quote goes to the code that follows.
    fn string(&mut self, open: usize, inside: &str, length: impl Fn(&str) -> usize) {
        self.at += open;
        self.end(Kind::Code);
        self.at += length(inside);
        self.end(Kind::Text);
        self.skip(1);
    }

    fn skip(&mut self, bytes: usize) {
        self.at = (self.at + bytes).min(self.file.len());
    }

    /// Makes a piece of everything that is not yet in one.
    fn end(&mut self, kind: Kind) {
        let text = &self.file[self.done..self.at];
        if !text.is_empty() {
            self.pieces.push(Piece { kind, line: self.line, text });
        }
        self.line += text.matches('\n').count();
        self.done = self.at;
    }
}

/// The bytes of a block comment, which may hold further ones.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// The bytes before the closing quote.
fn quoted_length(inside: &str) -> usize {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    inside.len()
}

/// For `r"`, `br##"` and the like: the bytes of the opening, and how many hashes close it.
fn raw_string(text: &str) -> Option<(usize, usize)> {
    let after = ["br", "cr", "r"].iter().find_map(|prefix| text.strip_prefix(prefix))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let is_string = after[hashes..].starts_with('"');
    is_string.then(|| (text.len() - after.len() + hashes + 1, hashes))
}

/// The bytes of a character literal, `None` for a lifetime.
fn char_literal(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let mut chars = inside.chars();
    match chars.next()? {
        '\\' => {
            let escaped = chars.next()?.len_utf8();
            inside[1 + escaped..].find('\'').map(|end| 1 + 1 + escaped + end + 1)
        }
        c => chars.as_str().starts_with('\'').then(|| 1 + c.len_utf8() + 1),
    }
}
