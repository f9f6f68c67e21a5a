//! The terminal itself: taken over when the table is shown and given back as it was, whatever ends the program: leaving,
//! an error, a panic, or a signal.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::thread;

use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

use crate::session::{Message, Post};

pub struct Terminal(ratatui::Terminal<CrosstermBackend<Stdout>>);

impl Terminal {
    pub fn open() -> io::Result<Terminal> {
        restore_on_panic();
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| ratatui::Terminal::new(CrosstermBackend::new(stdout())))
            .map(Terminal)
            .inspect_err(|_| restore())
    }

    pub fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        // A terminal that knows how shows the whole picture at once.
        queue!(stdout(), BeginSynchronizedUpdate)?;
        let drawn = self.0.draw(|frame| draw(frame.buffer_mut())).map(|_| ());
        execute!(stdout(), EndSynchronizedUpdate)?;
        drawn
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// What cannot be undone is left: there is nobody to tell any more.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
}

/// A panic's words are to be read on a terminal in order. Computer players' threads catch their own.
fn restore_on_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if thread::current().name() == Some("main") {
                restore();
                before(panic);
            }
        }));
    });
}

/// Passes keys, the mouse, new sizes and the system's wish to end us on.
pub fn listen(post: &Post) -> io::Result<()> {
    let keys = post.clone();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if keys.send(Message::Input(event)).is_err() {
                return;
            }
        }
        // The window is gone.
        let _ = keys.send(Message::Stop);
    });
    listen_to_the_system(post)
}

#[cfg(unix)]
fn listen_to_the_system(post: &Post) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP])?;
    let ends = post.clone();
    thread::spawn(move || {
        if signals.forever().next().is_some() {
            let _ = ends.send(Message::Stop);
        }
    });
    Ok(())
}

/// Elsewhere a closed window ends the reading of keys.
#[cfg(not(unix))]
fn listen_to_the_system(_post: &Post) -> io::Result<()> {
    Ok(())
}
