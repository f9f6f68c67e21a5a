//! The little of HTML that tests need to change a page as its script does: our own markup, in which every element is closed.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

/// Elements without an end.
const EMPTY: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// The element with this id.
pub fn element<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let named = text.find(&format!(" id=\"{id}\""))?;
    let start = text[..named].rfind('<')?;
    let mut depth = 0;
    for (open, _) in text[start..].match_indices('<') {
        let tag = text[start + open + 1..].split('>').next()?;
        if tag.starts_with('/') {
            depth -= 1;
        } else if !EMPTY.contains(&name_of(tag)) {
            depth += 1;
        }
        if depth == 0 {
            return Some(&text[start..start + open + tag.len() + 2]);
        }
    }
    None
}

/// The page without this element.
pub fn without(page: &str, id: &str) -> String {
    element(page, id).map_or_else(|| page.to_owned(), |found| page.replacen(found, "", 1))
}

/// The page after an update: each part in place of the element with its id. Inside a part, an empty `template` stands for
/// another part: one that comes along, or one that is on the page already.
pub fn patched(page: &str, parts: &[&str]) -> String {
    let places = places(page);
    let id = |part: &str| {
        let head = part.split('>').next().expect("a tag");
        id_of(head).expect("an id").to_owned()
    };
    let coming: HashMap<String, &str> = parts.iter().map(|part| (id(part), *part)).collect();
    let mut old: Vec<(Range<usize>, &str)> =
        coming.iter().filter_map(|(id, part)| Some((places.get(id.as_str())?.clone(), *part))).collect();
    // An element comes before those inside it.
    old.sort_by_key(|(place, _)| (place.start, Reverse(place.end)));
    let mut patch = Patch { page, places, coming, old, text: String::with_capacity(page.len()) };
    patch.copy(0..page.len());
    patch.text
}

struct Patch<'t> {
    page: &'t str,
    places: HashMap<&'t str, Range<usize>>,
    coming: HashMap<String, &'t str>,
    /// Where the parts that come are on the page, and the parts.
    old: Vec<(Range<usize>, &'t str)>,
    text: String,
}

impl Patch<'_> {
    /// What was on the page there, with the parts inside it that come.
    fn copy(&mut self, place: Range<usize>) {
        let mut at = place.start;
        let mut next = self.old.partition_point(|(old, _)| old.start < place.start);
        while let Some((old, part)) = self.old.get(next).cloned().filter(|(old, _)| old.start < place.end) {
            next += 1;
            // Those inside a part that comes are named by it.
            if old.start >= at {
                self.text += &self.page[at..old.start];
                self.fill(part);
                at = old.end;
            }
        }
        self.text += &self.page[at..place.end];
    }

    fn fill(&mut self, part: &str) {
        const OPEN: &str = "<template id=\"";
        const CLOSE: &str = "\"></template>";
        let mut pieces = part.split(OPEN);
        self.text += pieces.next().unwrap_or_default();
        for piece in pieces {
            let (id, rest) = piece.split_once(CLOSE).expect("a placeholder is empty");
            match self.coming.get(id) {
                Some(inner) => self.fill(inner),
                None => {
                    let there = self.places.get(id).unwrap_or_else(|| panic!("{id} neither comes nor is there"));
                    self.copy(there.clone());
                }
            }
            self.text += rest;
        }
    }
}

/// Where every element with an id is.
fn places(page: &str) -> HashMap<&str, Range<usize>> {
    let mut places = HashMap::new();
    let mut open = Vec::new();
    for (start, _) in page.match_indices('<') {
        let end = start + page[start..].find('>').expect("the end of a tag") + 1;
        let tag = &page[start + 1..end - 1];
        if tag.starts_with('/') {
            if let Some((id, start)) = open.pop().expect("it was opened") {
                places.insert(id, start..end);
            }
            continue;
        }
        let id = id_of(tag).map(|id| (id, start));
        if !EMPTY.contains(&name_of(tag)) {
            open.push(id);
        } else if let Some((id, start)) = id {
            places.insert(id, start..end);
        }
    }
    places
}

fn name_of(tag: &str) -> &str {
    tag.split(' ').next().unwrap_or_default()
}

fn id_of(tag: &str) -> Option<&str> {
    tag.split_once(" id=\"")?.1.split('"').next()
}
