//! A page in parts, so that only what changed need be sent. A part is one element with an id. Templates mark where parts
//! begin and end with control characters, which no other text on a page can have; before anything leaves the server the
//! marks are taken out.
//!
//! A [`Sketch`] is what the server remembers of a page that a viewer has: a hash of each part. A part's own content is its
//! markup in which every part inside it is replaced by an empty `template` with that part's id, so a change deep inside
//! does not touch what is around it.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::hash::Hasher;

use foldhash::fast::FixedState;
use maud::{Markup, Render};
use memchr::memchr3_iter;

/// Begins a part: its id follows, up to [`BODY`].
const BEGIN: u8 = 0x01;
/// Ends a part's id or its key, or the number of a part that is kept apart; content follows.
const BODY: u8 = 0x02;
/// Ends a part.
const END: u8 = 0x03;
/// In the head of a part: what follows up to [`BODY`] stands for the content when two versions are compared.
const KEY: u8 = 0x04;
/// Around text that belongs to a full page only.
const HOLE: u8 = 0x05;
/// Stands in such text for the page's own digest.
pub const DIGEST: &str = "\u{6}";

/// The seeds are fixed: the same page has the same sketch on every node.
const HASHING: FixedState = FixedState::with_seed(0);

/// One element that is sent anew when its content changes. It is rendered once.
pub struct Part<'a> {
    id: &'a str,
    key: Option<u64>,
    content: Cell<String>,
}

/// An element with this id. It stands on the page at most once.
pub fn part(id: &str, content: Markup) -> Part<'_> {
    Part { id, key: None, content: Cell::new(content.0) }
}

impl Part<'_> {
    /// Compares by this instead of by the content, which tells of the moment or belongs to the script.
    #[must_use]
    pub fn keyed(self, key: u64) -> Self {
        Part { key: Some(key), ..self }
    }

    fn head(&self) -> String {
        match self.key {
            Some(key) => format!("{}{}{key}", self.id, char::from(KEY)),
            None => self.id.to_owned(),
        }
    }
}

thread_local! {
    /// While [`Marked::of`] renders a page: the heads and contents of its parts so far, by turns.
    static APART: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

impl Render for Part<'_> {
    fn render_to(&self, page: &mut String) {
        let content = self.content.take();
        page.push(char::from(BEGIN));
        APART.with_borrow_mut(|apart| match apart {
            // Only a number stands in the text, so that no content is copied for each part around it.
            Some(apart) => {
                page.push(char::from(KEY));
                page.push_str(&apart.len().to_string());
                page.push(char::from(BODY));
                apart.extend([self.head(), content]);
            }
            None => {
                page.push_str(&self.head());
                page.push(char::from(BODY));
                page.push_str(&content);
                page.push(char::from(END));
            }
        });
    }
}

/// Markup that is kept for several pages: its parts stand in it.
pub fn whole(render: impl FnOnce() -> Markup) -> Markup {
    let _within = Within(APART.take());
    render()
}

/// What was being rendered around this; it goes on when this is dropped, also after a panic.
struct Within(Option<Vec<String>>);

impl Drop for Within {
    fn drop(&mut self) {
        APART.set(self.0.take());
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

/// Markup with its marks, and where they are.
pub struct Marked {
    texts: Vec<String>,
    tokens: Vec<Token>,
}

/// A piece of one of the texts.
#[derive(Clone, Copy)]
struct Piece {
    text: u32,
    from: u32,
    to: u32,
}

/// The hashes of a page's parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// Hashes of the id and of the content, in the order of the page.
    parts: Box<[(u64, u64)]>,
    digest: u32,
}

/// What the marks divide a page into.
enum Token {
    /// The head of a part: its id, and perhaps a key.
    Begin(Piece),
    Text(Piece),
    /// Text of a full page only.
    Hole(Piece),
    End,
}

impl Marked {
    pub fn new(markup: Markup) -> Marked {
        Marked::joined(vec![markup.0])
    }

    /// Renders a page and keeps each of its parts apart.
    pub fn of(render: impl FnOnce() -> Markup) -> Marked {
        let _within = Within(APART.replace(Some(Vec::with_capacity(512))));
        let markup = render();
        let mut texts = APART.take().unwrap_or_default();
        texts.push(markup.0);
        Marked::joined(texts)
    }

    /// Of texts that refer to those before them; the last is the page.
    fn joined(texts: Vec<String>) -> Marked {
        let mut tokens = Vec::with_capacity(1024);
        find_marks(&texts, texts.len() - 1, &mut tokens);
        Marked { texts, tokens }
    }

    /// The full page, where no stream follows it.
    pub fn plain(&self) -> String {
        self.page(&Sketch::default())
    }

    /// The full page; `sketch` is its own.
    pub fn page(&self, sketch: &Sketch) -> String {
        let mut page = String::with_capacity(self.texts.iter().map(String::len).sum());
        for token in &self.tokens {
            match *token {
                Token::Text(piece) => page.push_str(self.text(piece)),
                Token::Hole(piece) => page.push_str(&self.text(piece).replace(DIGEST, &written(sketch.digest))),
                Token::Begin(_) | Token::End => {}
            }
        }
        page
    }

    pub fn sketch(&self) -> Sketch {
        let mut parts: Vec<(u64, u64)> = Vec::with_capacity(256);
        let mut open: Vec<(usize, Content)> = Vec::with_capacity(12);
        for token in &self.tokens {
            match *token {
                Token::Begin(head) => {
                    let (id, key) = self.head(head);
                    if let Some((_, outer)) = open.last_mut() {
                        outer.write(id);
                    }
                    open.push((parts.len(), Content::new(key)));
                    parts.push((hash(id), 0));
                }
                Token::Text(piece) => {
                    if let Some((_, content)) = open.last_mut() {
                        content.write(self.text(piece));
                    }
                }
                Token::Hole(_) => {}
                Token::End => {
                    if let Some((place, content)) = open.pop() {
                        parts[place].1 = content.finish();
                    }
                }
            }
        }
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
        let is_changed = now.differs_from(before);
        let mut texts: Vec<String> = Vec::new();
        // For each open part, where its text is gathered, if anywhere.
        let mut open: Vec<Option<usize>> = Vec::with_capacity(12);
        let mut place = 0;
        for token in &self.tokens {
            match *token {
                Token::Begin(head) => {
                    if let Some(Some(outer)) = open.last() {
                        let text = &mut texts[*outer];
                        text.push_str("<template id=\"");
                        text.push_str(self.head(head).0);
                        text.push_str("\"></template>");
                    }
                    open.push(is_changed[place].then(|| {
                        texts.push(String::new());
                        texts.len() - 1
                    }));
                    place += 1;
                }
                Token::Text(piece) => {
                    if let Some(Some(own)) = open.last() {
                        texts[*own].push_str(self.text(piece));
                    }
                }
                Token::Hole(_) => {}
                Token::End => drop(open.pop()),
            }
        }
        texts
    }

    fn text(&self, piece: Piece) -> &str {
        &self.texts[piece.text as usize][piece.from as usize..piece.to as usize]
    }

    /// The id of a part, and its key if it has one.
    fn head(&self, piece: Piece) -> (&str, Option<&str>) {
        let head = self.text(piece);
        head.split_once(char::from(KEY)).map_or((head, None), |(id, key)| (id, Some(key)))
    }
}

fn piece(text: usize, from: usize, to: usize) -> Piece {
    let number = |number: usize| u32::try_from(number).expect("a page is no larger than 4 GB");
    Piece { text: number(text), from: number(from), to: number(to) }
}

/// Finds the marks of a text and of those that it refers to, in the order of the page.
fn find_marks(texts: &[String], of: usize, tokens: &mut Vec<Token>) {
    let text = texts[of].as_bytes();
    let mut from = 0;
    let mut marks = memchr3_iter(BEGIN, END, HOLE, text);
    while let Some(mark) = marks.next() {
        if from < mark {
            tokens.push(Token::Text(piece(of, from, mark)));
        }
        from = match text[mark] {
            BEGIN => {
                let head = mark + 1;
                let body = head + text[head..].iter().position(|byte| *byte == BODY).expect("a part's head ends");
                if text[head] == KEY {
                    let apart: usize = texts[of][head + 1..body].parse().expect("the number of a part");
                    tokens.push(Token::Begin(piece(apart, 0, texts[apart].len())));
                    find_marks(texts, apart + 1, tokens);
                    tokens.push(Token::End);
                } else {
                    tokens.push(Token::Begin(piece(of, head, body)));
                }
                body + 1
            }
            END => {
                tokens.push(Token::End);
                mark + 1
            }
            _ => {
                let end = marks.next().expect("a hole ends");
                tokens.push(Token::Hole(piece(of, mark + 1, end)));
                end + 1
            }
        };
    }
    if from < text.len() {
        tokens.push(Token::Text(piece(of, from, text.len())));
    }
}

/// A digest as pages and events write it.
pub fn written(digest: u32) -> String {
    format!("{digest:08x}")
}

impl Sketch {
    /// For each part, whether `before` has it otherwise or not at all. Most parts are where they were.
    fn differs_from(&self, before: &Sketch) -> Vec<bool> {
        let mut at = 0;
        let find = |(id, content): &(u64, u64)| {
            let place = |from: usize| before.parts[from..].iter().position(|(other, _)| other == id);
            let Some(found) = place(at).map(|found| at + found).or_else(|| place(0)) else { return true };
            at = found + 1;
            before.parts[found].1 != *content
        };
        self.parts.iter().map(find).collect()
    }

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

    fn markup(names: &[&str], left: u32) -> Markup {
        html! {
            (part("list", html! { ul id="list" data-version=(OnFullPages(left)) {
                @for name in names { (part(name, html! { li id=(name) { (name) "!" } })) }
            } }))
            (part("clock", html! { b id="clock" { (left) } }).keyed(7))
        }
    }

    fn page(names: &[&str], left: u32) -> Marked {
        Marked::new(markup(names, left))
    }

    #[test]
    fn parts_apart_make_the_same_page() {
        let (inside, apart) = (page(&["a", "b"], 3), Marked::of(|| markup(&["a", "b"], 3)));
        let kept = Marked::of(|| html! { (whole(|| markup(&["a", "b"], 3))) });
        for other in [apart, kept] {
            assert_eq!(inside.plain(), other.plain());
            assert_eq!(inside.sketch(), other.sketch());
            let nothing = Sketch::default();
            assert_eq!(inside.changes(&nothing, &inside.sketch()), other.changes(&nothing, &other.sketch()));
        }
        assert!(APART.take().is_none(), "nothing is left behind");
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
