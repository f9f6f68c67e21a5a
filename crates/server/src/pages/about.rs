//! Whose game this is, and what this edition is.

use axum::response::Html;
use maud::html;

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;

pub async fn about(caller: Caller) -> Html<String> {
    let body = html! {
        h1 { (words::TITLE) }
        @for text in words::TEXT { p { (text) } }
        ul {
            li { a href="/rules" { (words::RULES) } }
            li { a href="/api/v1/docs" { (words::API) } }
        }
    };
    Html(Frame::new(words::TITLE, &caller).page(body).into_string())
}

mod words {
    pub const API: &str = "The API, for programs that play";
    pub const RULES: &str = "The rules as this edition plays them";
    pub const TEXT: [&str; 4] = [
        "Pax is a card game designed by Bernd Eisenstein. This is an independent digital edition of it, made by people \
         who like the game. It is not a product of the designer or of the game's publishers.",
        "The list of cards, how many carry which symbols and price, is a reconstruction: it agrees with everything \
         that was published, and the owner of a box can replace it.",
        "Deals are fair and can be checked: each table shows the hash of its seed before the first card and the seed \
         itself after the last.",
        "No e-mail, no tracking, nothing from other sites: one cookie that says who you are.",
    ];
    pub const TITLE: &str = "About Pax";
}
