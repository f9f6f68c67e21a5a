//! A browser without a script: it keeps cookies, follows links and sends the forms that it finds.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};

use crate::house::{Answer, House};

/// Somebody with a browser: cookies are kept, redirects followed.
pub struct Browser<'a> {
    pub house: &'a House,
    pub cookies: Vec<(String, String)>,
    /// What it asks for in `Accept-Language`.
    pub languages: &'static str,
}

pub struct Page {
    pub status: StatusCode,
    pub address: String,
    pub text: String,
}

/// A form as it stands in a page.
#[derive(Debug)]
pub struct Form {
    pub action: String,
    pub fields: Vec<(String, String)>,
    pub buttons: Vec<(String, String)>,
}

impl<'a> Browser<'a> {
    pub fn new(house: &'a House) -> Browser<'a> {
        Browser { house, cookies: Vec::new(), languages: "en" }
    }

    pub async fn get(&mut self, address: &str) -> Page {
        self.go(Method::GET, address, String::new(), "application/x-www-form-urlencoded").await
    }

    pub async fn send(&mut self, form: &Form, filled: &[(&str, &str)]) -> Page {
        let own = form.fields.iter().filter(|(name, _)| !filled.iter().any(|(other, _)| other == name));
        let own = own.map(|(name, value)| (name.as_str(), value.as_str()));
        let pairs: Vec<String> = own
            .chain(filled.iter().copied())
            .map(|(name, value)| format!("{}={}", coded(name), coded(value)))
            .collect();
        self.go(Method::POST, &form.action, pairs.join("&"), "application/x-www-form-urlencoded").await
    }

    async fn go(&mut self, method: Method, address: &str, body: String, kind: &str) -> Page {
        let (mut method, mut address, mut body) = (method, address.to_owned(), body);
        for _ in 0..5 {
            let answer = self.raw(&method, &address, &body, kind).await;
            self.take_cookies(&answer.headers);
            match answer.headers.get(header::LOCATION) {
                Some(next) => address = next.to_str().expect("an address").to_owned(),
                None => return Page { status: answer.status, address, text: answer.text },
            }
            (method, body) = (Method::GET, String::new());
        }
        panic!("redirects without end");
    }

    pub async fn raw(&self, method: &Method, address: &str, body: &str, kind: &str) -> Answer {
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(address)
            .header(header::HOST, "pax.test")
            .header(header::ORIGIN, "http://pax.test")
            .header(header::COOKIE, cookies.join("; "))
            .header(header::ACCEPT_LANGUAGE, self.languages)
            .header(header::CONTENT_TYPE, kind);
        self.house.nobody().raw(request.body(Body::from(body.to_owned())).expect("a request")).await
    }

    fn take_cookies(&mut self, headers: &HeaderMap) {
        for cookie in headers.get_all(header::SET_COOKIE) {
            let (pair, _) = cookie.to_str().expect("text").split_once(';').expect("attributes");
            let (name, value) = pair.split_once('=').expect("a value");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Becomes a guest of this name.
    pub async fn named(house: &'a House, name: &str) -> Browser<'a> {
        let mut browser = Browser::new(house);
        let page = browser.get("/account").await;
        let page = browser.send(&page.form("/account/guest"), &[("name", name)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        browser
    }

    /// The table once it is this person's turn or the game is over.
    pub async fn asked(&mut self, table: &str) -> Page {
        for _ in 0..20_000 {
            let page = self.get(table).await;
            if page.is_asked() || page.is_over() {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody moves");
    }
}

impl Page {
    pub fn forms(&self) -> Vec<Form> {
        let pieces = self.text.split("<form").skip(1).map(|piece| piece.split("</form>").next().unwrap_or(piece));
        pieces.map(|piece| form(piece, &self.text)).collect()
    }

    /// The form that goes there.
    #[track_caller]
    pub fn form(&self, action: &str) -> Form {
        let found = self.forms().into_iter().find(|form| form.action == action);
        found.unwrap_or_else(|| panic!("no form to {action} in {}: {}", self.address, self.text))
    }

    pub fn is_asked(&self) -> bool {
        self.text.contains("name=\"action\"")
    }

    /// Whether the game is over and its points are told.
    pub fn is_over(&self) -> bool {
        self.text.contains("id=\"sheet\"")
    }

    /// Whether the viewer's own cards lie open in it.
    pub fn shows_a_hand(&self) -> bool {
        self.text.contains("data-zone=\"hand\"")
    }

    pub fn path(&self) -> String {
        self.address.split('?').next().unwrap_or_default().to_owned()
    }
}

/// A form with its fields and buttons; buttons elsewhere in the page belong to it if they say so.
fn form(piece: &str, page: &str) -> Form {
    let (head, body) = piece.split_once('>').expect("a tag");
    let mut fields = Vec::new();
    for tag in tags(body, "input") {
        let optional = matches!(attribute(tag, "type").as_deref(), Some("checkbox" | "radio"));
        let ticked = !optional || tag.contains(" checked");
        if let (Some(name), true) = (attribute(tag, "name"), ticked) {
            fields.push((name, attribute(tag, "value").unwrap_or_default()));
        }
    }
    for select in body.split("<select").skip(1) {
        let options: Vec<&str> = tags(select.split("</select>").next().expect("an end"), "option").collect();
        let chosen = options.iter().find(|option| option.contains(" selected")).or(options.first()).expect("options");
        fields.push((attribute(select, "name").expect("a name"), attribute(chosen, "value").expect("a value")));
    }
    let id = attribute(head, "id");
    let elsewhere = tags(page, "button").filter(|tag| id.is_some() && attribute(tag, "form") == id);
    let own = tags(body, "button").filter(|tag| attribute(tag, "form").is_none());
    let buttons =
        own.chain(elsewhere).filter_map(|tag| Some((attribute(tag, "name")?, attribute(tag, "value")?))).collect();
    Form { action: attribute(head, "action").expect("an action"), fields, buttons }
}

pub fn tags<'t>(text: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let open = format!("<{name}");
    let places: Vec<usize> = text.match_indices(&open).map(|(place, _)| place).collect();
    places.into_iter().map(|place| text[place..].split('>').next().expect("a tag"))
}

pub fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next()?;
    Some(value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

fn coded(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Presses some button of the table's form.
pub async fn press(browser: &mut Browser<'_>, page: &Page, turn: usize) -> Page {
    let act = page.form(&format!("{}/act", page.path()));
    let (name, value) = &act.buttons[turn * 7 % act.buttons.len()];
    let page = browser.send(&act, &[(name, value)]).await;
    assert_eq!(page.status, StatusCode::OK, "{value}: {}", page.text);
    page
}

/// A table against one computer player, made from the first page, played to the end.
pub async fn finished_game(browser: &mut Browser<'_>, name: &str) -> Page {
    let page = browser.get("/").await;
    let mut page = browser.send(&page.form("/play"), &[("name", name), ("level", "greedy")]).await;
    let table = page.path();
    assert!(table.starts_with("/t/"), "{}", page.text);
    for turn in 0.. {
        page = browser.asked(&table).await;
        if !page.is_asked() {
            break;
        }
        press(browser, &page, turn).await;
    }
    page
}
