//! A terminal's window with `pax` in it: a real pseudo-terminal, and a screen that is read as a person would.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::MouseProtocolMode;

/// What ends a picture.
const WHOLE: &[u8] = b"\x1b[?2026l";

/// Nothing that is waited for takes this long.
const LONGEST: Duration = Duration::from_secs(120);

pub struct Window {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Screen>,
}

struct Screen {
    seen: Mutex<Seen>,
    changed: Condvar,
}

struct Seen {
    parser: vt100::Parser,
    /// The last picture that was whole.
    picture: String,
    closed: bool,
    /// Nobody can read a screen that changes its size all the time.
    blind: bool,
}

impl Window {
    /// Opens a window of that many columns and rows.
    pub fn open(args: &[&str], data: &Path, (columns, rows): (u16, u16)) -> Window {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_pax"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("PAX_DATA", data);
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).expect("pax starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("the screen");
        let keyboard = pair.master.take_writer().expect("the keyboard");
        let seen =
            Seen { parser: vt100::Parser::new(rows, columns, 0), picture: String::new(), closed: false, blind: false };
        let screen = Arc::new(Screen { seen: Mutex::new(seen), changed: Condvar::new() });
        let shown = Arc::clone(&screen);
        thread::spawn(move || {
            let (mut bytes, mut waiting) = ([0; 1 << 14], Vec::new());
            loop {
                let read = reader.read(&mut bytes).unwrap_or(0);
                waiting.extend_from_slice(&bytes[..read]);
                let mut seen = shown.seen.lock().expect("a screen");
                while let Some(end) = waiting.windows(WHOLE.len()).position(|part| part == WHOLE) {
                    let picture: Vec<u8> = waiting.drain(..end + WHOLE.len()).collect();
                    if !seen.blind {
                        seen.parser.process(&picture);
                        seen.picture = seen.parser.screen().contents();
                    }
                }
                if read == 0 {
                    seen.parser.process(&waiting);
                    seen.picture = seen.parser.screen().contents();
                    seen.closed = true;
                }
                shown.changed.notify_all();
                if seen.closed {
                    return;
                }
            }
        });
        Window { child, master: pair.master, keyboard, screen }
    }

    pub fn text(&self) -> String {
        self.screen.seen.lock().expect("a screen").picture.clone()
    }

    /// Waits until what is on the screen fits, and gives it.
    ///
    /// # Panics
    /// If that never comes.
    pub fn wait(&self, fits: impl Fn(&str) -> bool) -> String {
        let seen = self.wait_at_most(LONGEST, fits);
        seen.unwrap_or_else(|last| panic!("waited in vain; the last screen:\n{last}"))
    }

    /// Types the same again and again until what is on the screen fits.
    ///
    /// # Panics
    /// If that never comes.
    pub fn type_until(&mut self, keys: &str, fits: impl Fn(&str) -> bool) {
        const TIMES: u32 = 60;
        let fitted = (0..TIMES).any(|_| {
            self.type_in(keys);
            self.wait_at_most(LONGEST / TIMES, &fits).is_ok()
        });
        assert!(fitted, "typed {keys:?} in vain; the last screen:\n{}", self.text());
    }

    /// What is on the screen when it fits, or when the time is up or the window closed.
    fn wait_at_most(&self, time: Duration, fits: impl Fn(&str) -> bool) -> Result<String, String> {
        let deadline = Instant::now() + time;
        let mut seen = self.screen.seen.lock().expect("a screen");
        loop {
            if fits(&seen.picture) {
                return Ok(seen.picture.clone());
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || seen.closed {
                return Err(seen.picture.clone());
            }
            seen = self.screen.changed.wait_timeout(seen, left).expect("a screen").0;
        }
    }

    pub fn wait_for(&self, wanted: &str) -> String {
        self.wait(|text| text.contains(wanted))
    }

    pub fn type_in(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).and_then(|()| self.keyboard.flush()).expect("a keyboard");
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        // What is on the screen is drawn anew in any case.
        let mut parser = vt100::Parser::new(rows, columns, 0);
        parser.process(b"\x1b[?1049h");
        let mut seen = self.screen.seen.lock().expect("a screen");
        (seen.parser, seen.blind) = (parser, false);
        drop(seen);
        self.stretch(columns, rows);
    }

    /// Another size, and nobody looks.
    pub fn resize_blindly(&mut self, columns: u16, rows: u16) {
        self.screen.seen.lock().expect("a screen").blind = true;
        self.stretch(columns, rows);
    }

    fn stretch(&self, columns: u16, rows: u16) {
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).expect("another size");
    }

    /// Presses Enter whenever something is asked, until this is on the screen.
    pub fn play_until(&mut self, wanted: &str) -> String {
        loop {
            let before = self.wait(|text| text.contains(wanted) || text.contains("▸ 1 "));
            if before.contains(wanted) {
                return before;
            }
            self.type_in("\r");
            self.wait(|text| text != before);
        }
    }

    /// SIGKILL: no last words.
    pub fn kill(mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("its end");
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.process_id().expect("a process")
    }

    /// Waits for its end: well, and the terminal in order.
    pub fn closes(mut self) -> String {
        let status = self.child.wait().expect("its end");
        assert!(status.success(), "{status:?}\n{}", self.text());
        let deadline = Instant::now() + LONGEST;
        let mut seen = self.screen.seen.lock().expect("a screen");
        while !seen.closed && Instant::now() < deadline {
            seen = self.screen.changed.wait_timeout(seen, LONGEST).expect("a screen").0;
        }
        let screen = seen.parser.screen();
        assert!(!screen.alternate_screen(), "the other screen is still there");
        assert!(!screen.hide_cursor(), "the cursor is gone");
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        screen.contents()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
