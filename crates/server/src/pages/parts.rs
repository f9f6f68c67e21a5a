//! A page in parts, so that only what changed need be sent. A part is one element with an id. Templates mark where parts
//! begin and end with control characters, which no other text on a page can have; before anything leaves the server the
//! marks are taken out.
//!
//! A [`Sketch`] is what the server remembers of a page that a viewer has: a hash of each part. A part's own content is its
//! markup in which every part inside it is replaced by an empty `template` with that part's id, so a change deep inside
//! does not touch what is around it.

use std::fmt::Display;
use std::hash::Hasher;

use foldhash::fast::FixedState;
use maud::{Markup, Render};
use memchr::memchr3_iter;

/// Begins a part: its id follows, up to [`BODY`].
const BEGIN: u8 = 0x01;
/// Ends a part's id or its key; its content follows.
const BODY: u8 = 0x02;
/// Ends a part.
const END: u8 = 0x03;
/// In the head of a part: what follows up to [`BODY`] stands for the content when two versions are compared.
const KEY: char = '\u{4}';
/// Around text that belongs to a full page only.
const HOLE: u8 = 0x05;
/// Stands in such text for the page's own digest.
pub const DIGEST: &str = "\u{6}";

/// The seeds are fixed: the same page has the same sketch on every node.
const HASHING: FixedState = FixedState::with_seed(0);

/// One element that is sent anew when its content changes.
pub struct Part<'a> {
    id: &'a str,
    key: Option<u64>,
    content: Markup,
}

/// An element with this id. It stands on the page at most once.
pub fn part(id: &str, content: Markup) -> Part<'_> {
    Part { id, key: None, content }
}

impl Part<'_> {
    /// Compares by this instead of by the content, which tells of the moment or belongs to the script.
    #[must_use]
    pub fn keyed(self, key: u64) -> Self {
        Part { key: Some(key), ..self }
    }
}

impl Render for Part<'_> {
    fn render_to(&self, page: &mut String) {
        page.push(char::from(BEGIN));
        page.push_str(self.id);
        if let Some(key) = self.key {
            page.push(KEY);
            page.push_str(&key.to_string());
        }
        page.push(char::from(BODY));
        page.push_str(&self.content.0);
        page.push(char::from(END));
    }
}

/// An action or a card as part of an id.
pub fn slug(thing: impl Display) -> String {
    thing.to_string().replace([' ', '@'], "-")
}

/// Text that belongs to a full page only: an update has nothing in its place.
pub struct OnFullPages<T>(pub T);

impl<T: Render> Render for OnFullPages<T> {
    fn render_to(&self, page: &mut String) {
        page.push(char::from(HOLE));
        self.0.render_to(page);
        page.push(char::from(HOLE));
    }
}

/// Markup with its marks.
pub struct Marked(String);

/// The hashes of a page's parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// Hashes of the id and of the content, in the order of the page.
    parts: Box<[(u64, u64)]>,
    digest: u32,
}

/// What the marks divide a page into.
enum Token<'a> {
    /// The head of a part: its id, and perhaps a key.
    Begin(&'a str, Option<&'a str>),
    Text(&'a str),
    /// Text of a full page only.
    Hole(&'a str),
    End,
}

impl Marked {
    pub fn new(markup: Markup) -> Marked {
        Marked(markup.0)
    }

    /// The full page, where nobody follows it.
    pub fn plain(&self) -> String {
        self.page(&Sketch::default())
    }

    /// The full page; `sketch` is its own.
    pub fn page(&self, sketch: &Sketch) -> String {
        let mut page = String::with_capacity(self.0.len());
        self.tokens(|token| match token {
            Token::Text(text) => page.push_str(text),
            Token::Hole(text) => page.push_str(&text.replace(DIGEST, &written(sketch.digest))),
            Token::Begin(..) | Token::End => {}
        });
        page
    }

    pub fn sketch(&self) -> Sketch {
        let mut parts: Vec<(u64, u64)> = Vec::with_capacity(192);
        let mut open: Vec<(usize, Content)> = Vec::with_capacity(8);
        self.tokens(|token| match token {
            Token::Begin(id, key) => {
                if let Some((_, outer)) = open.last_mut() {
                    outer.write(id);
                }
                open.push((parts.len(), Content::new(key)));
                parts.push((hash(id), 0));
            }
            Token::Text(text) => {
                if let Some((_, content)) = open.last_mut() {
                    content.write(text);
                }
            }
            Token::Hole(_) => {}
            Token::End => {
                if let Some((place, content)) = open.pop() {
                    parts[place].1 = content.finish();
                }
            }
        });
        let mut digest = hasher();
        for (id, content) in &parts {
            digest.write_u64(*id);
            digest.write_u64(*content);
        }
        // Half of the hash is enough to tell two versions of one page apart.
        Sketch { parts: parts.into(), digest: digest.finish() as u32 }
    }

    /// The own contents of the parts that `before` has otherwise or not at all, outer ones first. `now` is this page's
    /// sketch.
    pub fn changes(&self, before: &Sketch, now: &Sketch) -> Vec<String> {
        let known: std::collections::HashMap<u64, u64, FixedState> = before.parts.iter().copied().collect();
        let is_changed: Vec<bool> = now.parts.iter().map(|(id, content)| known.get(id) != Some(content)).collect();
        let mut texts: Vec<String> = Vec::new();
        // For each open part, where its text is gathered, if anywhere.
        let mut open: Vec<Option<usize>> = Vec::with_capacity(8);
        let mut place = 0;
        self.tokens(|token| match token {
            Token::Begin(id, _) => {
                if let Some(Some(outer)) = open.last() {
                    let text = &mut texts[*outer];
                    text.push_str("<template id=\"");
                    text.push_str(id);
                    text.push_str("\"></template>");
                }
                open.push(is_changed[place].then(|| {
                    texts.push(String::new());
                    texts.len() - 1
                }));
                place += 1;
            }
            Token::Text(text) => {
                if let Some(Some(own)) = open.last() {
                    texts[*own].push_str(text);
                }
            }
            Token::Hole(_) => {}
            Token::End => drop(open.pop()),
        });
        texts
    }

    fn tokens<'a>(&'a self, mut each: impl FnMut(Token<'a>)) {
        let (text, bytes) = (self.0.as_str(), self.0.as_bytes());
        let mut from = 0;
        let mut marks = memchr3_iter(BEGIN, END, HOLE, bytes);
        while let Some(mark) = marks.next() {
            if from < mark {
                each(Token::Text(&text[from..mark]));
            }
            from = match bytes[mark] {
                BEGIN => {
                    let head = &text[mark + 1..];
                    let end = head.find(char::from(BODY)).expect("a part's head ends");
                    let (id, key) = match head[..end].split_once(KEY) {
                        Some((id, key)) => (id, Some(key)),
                        None => (&head[..end], None),
                    };
                    each(Token::Begin(id, key));
                    mark + 1 + end + 1
                }
                END => {
                    each(Token::End);
                    mark + 1
                }
                _ => {
                    let end = marks.next().expect("a hole ends");
                    each(Token::Hole(&text[mark + 1..end]));
                    end + 1
                }
            };
        }
        if from < text.len() {
            each(Token::Text(&text[from..]));
        }
    }
}

/// A digest as pages and events write it.
pub fn written(digest: u32) -> String {
    format!("{digest:08x}")
}

impl Sketch {
    /// Tells two sketches of a viewer's page apart.
    pub fn digest(&self) -> u32 {
        self.digest
    }
}

/// The content of a part while it is read.
enum Content {
    Hashed(<FixedState as std::hash::BuildHasher>::Hasher),
    Keyed(u64),
}

impl Content {
    fn new(key: Option<&str>) -> Content {
        key.map_or_else(|| Content::Hashed(hasher()), |key| Content::Keyed(hash(key)))
    }

    fn write(&mut self, text: &str) {
        if let Content::Hashed(hasher) = self {
            hasher.write(text.as_bytes());
        }
    }

    fn finish(self) -> u64 {
        match self {
            Content::Hashed(hasher) => hasher.finish(),
            Content::Keyed(key) => key,
        }
    }
}

fn hasher() -> <FixedState as std::hash::BuildHasher>::Hasher {
    std::hash::BuildHasher::build_hasher(&HASHING)
}

fn hash(text: &str) -> u64 {
    let mut hasher = hasher();
    hasher.write(text.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(names: &[&str], left: u32) -> Marked {
        Marked::new(html! {
            (part("list", html! { ul id="list" data-version=(OnFullPages(left)) {
                @for name in names { (part(name, html! { li id=(name) { (name) "!" } })) }
            } }))
            (part("clock", html! { b id="clock" { (left) } }).keyed(7))
        })
    }

    #[test]
    fn a_full_page_has_no_marks() {
        let marked = page(&["a", "b"], 3);
        let html = marked.page(&marked.sketch());
        assert_eq!(
            html,
            "<ul id=\"list\" data-version=\"3\"><li id=\"a\">a!</li><li id=\"b\">b!</li></ul><b id=\"clock\">3</b>"
        );
    }

    #[test]
    fn only_what_changed_is_sent() {
        let before = page(&["a", "b"], 3).sketch();
        let after = page(&["b", "c"], 2);
        let changes = after.changes(&before, &after.sketch());
        assert_eq!(
            changes,
            [
                "<ul id=\"list\" data-version=\"\"><template id=\"b\"></template><template id=\"c\"></template></ul>",
                "<li id=\"c\">c!</li>"
            ]
        );
        assert_eq!(page(&["a", "b"], 9).sketch(), before);
        assert_ne!(after.sketch().digest(), before.digest());
        let nothing = Sketch::default();
        assert_eq!(after.changes(&nothing, &after.sketch()).len(), 4);
    }
}
