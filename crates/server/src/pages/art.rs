//! The game's pictures. Each is a file in `assets/art`. The small ones, which take the colour of what is around them, go
//! to browsers as one sprite that they keep, and pages only point into it. The figures on the cards are pictures of their
//! own: a browser draws such a picture once, and each use of a sprite again.

use maud::{Markup, Render, html};

use crate::pages::assets::{ART, FIGURES};

/// A picture by the name of its file, as large as the text around it. It says nothing to a screen reader: words do that.
pub fn icon(name: &str) -> Icon<'_> {
    Icon(name)
}

pub struct Icon<'a>(&'a str);

impl Render for Icon<'_> {
    // Written by hand: a page has hundreds.
    fn render_to(&self, page: &mut String) {
        page.push_str("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"");
        page.push_str(&ART.address);
        page.push('#');
        page.push_str(self.0);
        page.push_str("\"></use></svg>");
    }
}

/// A picture with a class of its own.
pub fn picture(class: &str, name: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ (ART.address) "#" (name) } {} } }
}

/// What is drawn on a card: the figure of a category, or the back.
pub fn figure(name: &str) -> Markup {
    let (_, asset) = FIGURES.iter().find(|(figure, _)| *figure == name).expect("a figure that is drawn");
    html! { img.figure src=(asset.address) alt="" draggable="false"; }
}

pub fn logo() -> Markup {
    picture("logo", "logo")
}

/// All pictures as symbols of one file.
pub fn sprite() -> String {
    let symbols: String =
        PICTURES.iter().filter(|(name, _)| of_a_card(name).is_none()).map(|(name, svg)| symbol(name, svg)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

/// The figures of the categories and the back, by their names.
pub fn figures() -> impl Iterator<Item = (&'static str, &'static str)> {
    PICTURES.iter().filter_map(|(name, svg)| Some((of_a_card(name)?, *svg)))
}

/// The name of a picture on a card, if it is one.
fn of_a_card(name: &'static str) -> Option<&'static str> {
    if name == "back" { Some(name) } else { name.strip_prefix("figure-") }
}

/// The outer element of a picture becomes a symbol with its name; what is in it stays.
fn symbol(name: &str, svg: &str) -> String {
    let (head, rest) = svg.split_once('>').expect("a picture has an element");
    let body = rest.trim_end().strip_suffix("</svg>").expect("a picture is one element");
    let view = head.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a picture has a size");
    let kept: String = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule"]
        .into_iter()
        .filter_map(|attribute| {
            let start = head.find(&format!(" {attribute}=\""))? + 1;
            let end = start + attribute.len() + 2;
            Some(format!(" {}", &head[start..=end + head[end..].find('"')?]))
        })
        .collect();
    format!("<symbol id=\"{name}\" viewBox=\"{view}\"{kept}>{}</symbol>", body.trim())
}

include!(concat!(env!("OUT_DIR"), "/pictures.rs"));
