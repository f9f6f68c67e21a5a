//! The little of HTML that tests need to change a page as its script does: our own markup, in which every element is closed.

use std::collections::HashMap;

/// Elements without an end.
const EMPTY: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];

/// The element with this id.
pub fn element<'t>(text: &'t str, id: &str) -> Option<&'t str> {
    let named = text.find(&format!(" id=\"{id}\""))?;
    let start = text[..named].rfind('<')?;
    let mut depth = 0;
    let mut at = start;
    loop {
        let open = at + text[at..].find('<')?;
        let close = open + text[open..].find('>')? + 1;
        let tag = &text[open + 1..close - 1];
        let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
        if tag.starts_with('/') {
            depth -= 1;
        } else if !EMPTY.contains(&name) {
            depth += 1;
        }
        at = close;
        if depth == 0 {
            return Some(&text[start..close]);
        }
    }
}

/// The page without this element.
pub fn without(page: &str, id: &str) -> String {
    element(page, id).map_or_else(|| page.to_owned(), |found| page.replacen(found, "", 1))
}

/// The page after an update: each part in place of the element with its id. Inside a part, an empty `template` stands for
/// another part: one that comes along, or one that is on the page already.
pub fn patched(page: &str, parts: &[&str]) -> String {
    let id = |part: &str| {
        let head = part.split('>').next().expect("a tag");
        head.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id").to_owned()
    };
    let coming: HashMap<String, &str> = parts.iter().map(|part| (id(part), *part)).collect();
    let mut now = page.to_owned();
    for part in parts {
        let whole = filled(part, &coming, page);
        if let Some(old) = element(&now, &id(part)) {
            now = now.replacen(old, &whole, 1);
        }
    }
    now
}

fn filled(part: &str, coming: &HashMap<String, &str>, page: &str) -> String {
    const OPEN: &str = "<template id=\"";
    const CLOSE: &str = "\"></template>";
    let mut pieces = part.split(OPEN);
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (id, rest) = piece.split_once(CLOSE).expect("a placeholder is empty");
        match coming.get(id) {
            Some(inner) => text += &filled(inner, coming, page),
            None => text += element(page, id).unwrap_or_else(|| panic!("{id} neither comes nor is there")),
        }
        text += rest;
    }
    text
}
