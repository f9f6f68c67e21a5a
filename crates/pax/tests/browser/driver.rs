//! Chromium, driven over WebDriver: the few calls that these tests need, spoken over a plain socket. Whatever waits,
//! waits for a condition and gives up after so many looks.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

/// One test at a time has browsers: they are large, and a machine is small.
static TURN: Mutex<()> = Mutex::new(());

/// How often a condition is looked at before it counts as never coming true, and the pause in between.
const LOOKS: usize = 4_000;
const PAUSE: Duration = Duration::from_millis(15);

/// Debian's chromedriver on a port that it chooses.
pub struct Driver {
    process: Child,
    port: u16,
    /// Kept open: a driver that cannot say something ends.
    _output: BufReader<ChildStdout>,
    _turn: MutexGuard<'static, ()>,
}

/// What a window should be like.
#[derive(Clone, Copy)]
pub struct Kind {
    pub script: bool,
    pub width: u32,
    pub height: u32,
}

impl Default for Kind {
    fn default() -> Kind {
        Kind { script: true, width: 1440, height: 900 }
    }
}

impl Driver {
    pub fn start() -> Driver {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect("chromedriver: on Debian, apt-get install chromium chromium-driver");
        let mut output = BufReader::new(process.stdout.take().expect("its output"));
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(output.read_line(&mut line).expect("a line") > 0, "chromedriver ended without naming its port");
            let port = line.trim_end().trim_end_matches('.').rsplit(' ').next().and_then(|word| word.parse().ok());
            if let Some(port) = port.filter(|_| line.contains("successfully")) {
                break port;
            }
        };
        Driver { process, port, _output: output, _turn: turn }
    }

    /// A browser of its own, with cookies of its own, for the pages of this server.
    pub fn window(&self, server: u16, kind: Kind) -> Window {
        let size = format!("--window-size={},{}", kind.width, kind.height);
        let args =
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", &size];
        let mut prefs = json!({ "intl.accept_languages": "en" });
        if !kind.script {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": args, "prefs": prefs },
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let opened = ask(self.port, "POST", "/session", &wanted).expect("a browser");
        let session = opened["sessionId"].as_str().expect("a session").to_owned();
        let window = Window { driver: self.port, session, server };
        window.resize(kind.width, kind.height);
        window
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// A browser with one page.
pub struct Window {
    driver: u16,
    session: String,
    server: u16,
}

impl Window {
    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        ask(self.driver, method, &format!("/session/{}{path}", self.session), body)
    }

    fn done(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, body).unwrap_or_else(|error| panic!("{path} {body}: {error}"))
    }

    /// Chromium's own protocol.
    pub fn chromium(&self, command: &str, params: &Value) -> Value {
        self.done("/goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// To a page of the server, and until it is loaded.
    pub fn go(&self, path: &str) {
        self.done("/url", &json!({ "url": format!("http://127.0.0.1:{}{path}", self.server) }));
    }

    /// The path of the page that is shown.
    pub fn path(&self) -> String {
        let url = self.ask("GET", "/url", &Value::Null).expect("an address");
        let url = url.as_str().expect("an address");
        url.splitn(4, '/').nth(3).map_or_else(|| "/".to_owned(), |path| format!("/{path}"))
    }

    /// Runs a function's body in the page.
    pub fn run(&self, script: &str, args: &[Value]) -> Value {
        self.done("/execute/sync", &json!({ "script": script, "args": args }))
    }

    /// The same where the answer comes later: the body may use `await`.
    pub fn later(&self, script: &str) -> Value {
        let script =
            format!("const done = arguments[0]; (async () => {{ {script} }})().then(done, (e) => done(String(e)));");
        self.done("/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// Waits until the expression is true in the page. A page that is being left counts as not yet.
    #[track_caller]
    pub fn until(&self, expression: &str) {
        let script = json!({ "script": format!("return Boolean({expression})"), "args": [] });
        for _ in 0..LOOKS {
            if self.ask("POST", "/execute/sync", &script) == Ok(Value::Bool(true)) {
                return;
            }
            std::thread::sleep(PAUSE);
        }
        let text =
            self.ask("POST", "/execute/sync", &json!({ "script": "return document.body.innerText", "args": [] }));
        panic!(
            "never true: {expression} at {}\n{}",
            self.path(),
            text.unwrap_or_default().as_str().unwrap_or_default()
        );
    }

    pub fn all(&self, selector: &str) -> Vec<Element<'_>> {
        let found = self.done("/elements", &json!({ "using": "css selector", "value": selector }));
        let ids = found.as_array().expect("a list").iter();
        ids.filter_map(|id| Some(Element { window: self, id: id.as_object()?.values().next()?.as_str()?.to_owned() }))
            .collect()
    }

    /// Clicks the first that fits, as a hand would: what is covered by something else cannot be clicked. While the page
    /// changes under the hand, it tries again.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let mut last = format!("nothing is {selector:?}");
        for _ in 0..LOOKS {
            match self.all(selector).first().map(Element::click) {
                Some(Ok(())) => return,
                Some(Err(error)) => last = error,
                None => {}
            }
            std::thread::sleep(PAUSE);
        }
        panic!("{selector} cannot be clicked at {}: {last}", self.path());
    }

    /// Waits until the page's path begins so, and gives it: a click may return before the page that it leads to is there.
    ///
    /// # Panics
    /// If that page never comes.
    pub fn path_once(&self, begins: &str) -> String {
        for _ in 0..LOOKS {
            let path = self.path();
            if path.starts_with(begins) {
                return path;
            }
            std::thread::sleep(PAUSE);
        }
        panic!("still at {} and not below {begins}", self.path());
    }

    /// Presses keys, whatever has the focus. Names are those of WebDriver, as `\u{E007}`.
    pub fn press(&self, keys: &str) {
        let presses = keys.chars().flat_map(|key| {
            let key = key.to_string();
            [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
        });
        let presses: Vec<Value> = presses.collect();
        self.done("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": presses }] }));
    }

    /// Writes into a field.
    pub fn write(&self, selector: &str, text: &str) {
        let field = self.all(selector).into_iter().next().unwrap_or_else(|| panic!("no {selector}"));
        self.done(&format!("/element/{}/value", field.id), &json!({ "text": text }));
    }

    pub fn cookie(&self, name: &str, value: &str) {
        let url = format!("http://127.0.0.1:{}/", self.server);
        self.chromium("Network.setCookie", &json!({ "name": name, "value": value, "url": url, "path": "/" }));
    }

    pub fn resize(&self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.chromium("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Opens one more tab of the same browser and goes there.
    pub fn open_tab(&self) -> String {
        let tab = self.done("/window/new", &json!({ "type": "tab" }));
        let handle = tab["handle"].as_str().expect("a tab").to_owned();
        self.switch_to(&handle);
        handle
    }

    pub fn switch_to(&self, tab: &str) {
        self.done("/window", &json!({ "handle": tab }));
    }

    /// What the browser's console has said since it was last asked, at this level.
    pub fn errors(&self) -> Vec<String> {
        let said = self.done("/se/log", &json!({ "type": "browser" }));
        let said = said.as_array().expect("a list").iter().filter(|entry| entry["level"] == "SEVERE");
        said.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        self.ask("DELETE", "", &Value::Null).ok();
    }
}

pub struct Element<'a> {
    window: &'a Window,
    id: String,
}

impl Element<'_> {
    pub fn click(&self) -> Result<(), String> {
        self.window.ask("POST", &format!("/element/{}/click", self.id), &json!({})).map(|_| ())
    }
}

/// Asks a driver; what it calls an error is one.
fn ask(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut socket = TcpStream::connect(("127.0.0.1", port)).map_err(|error| error.to_string())?;
    let head = format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n");
    let head = format!("{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
    socket.write_all((head + &body).as_bytes()).map_err(|error| error.to_string())?;
    let mut answer = BufReader::new(socket);
    let (mut line, mut length) = (String::new(), 0);
    while answer.read_line(&mut line).map_err(|error| error.to_string())? > 2 {
        if let Some((name, value)) =
            line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        {
            length = value.trim().parse().map_err(|_| format!("a strange {name}"))?;
        }
        line.clear();
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body).map_err(|error| error.to_string())?;
    let answer: Value = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
    match answer["value"]["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", answer["value"]["message"].as_str().unwrap_or_default())),
        None => Ok(answer["value"].clone()),
    }
}
