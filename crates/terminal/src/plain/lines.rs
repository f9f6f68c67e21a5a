//! Lines from standard input, read only a little ahead of what is used: a pipe may hold more than fits into memory.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, Sender, SyncSender, sync_channel};
use std::thread;

use crate::session::Message;

/// Lines that may wait unused.
const AHEAD: usize = 64;

/// Bytes of a line that are kept: nothing that can be typed here is longer.
const LONGEST: u64 = 4096;

/// Reads on whenever a line was used.
pub struct Lines {
    unused: Receiver<()>,
}

impl Lines {
    /// Begins to read standard input in a thread of its own.
    pub fn read(post: Sender<Message>) -> Lines {
        let (ahead, unused) = sync_channel(AHEAD);
        thread::spawn(move || hand_over(io::stdin().lock(), &post, &ahead));
        Lines { unused }
    }

    /// One line less is waiting.
    pub fn used_one(&self) {
        // There is none if the end was noted down by the face itself.
        let _ = self.unused.try_recv();
    }
}

/// Posts line after line, and at the end that there will be no more. Ends early when nobody uses them any longer.
fn hand_over(mut input: impl BufRead, post: &Sender<Message>, ahead: &SyncSender<()>) {
    loop {
        if ahead.send(()).is_err() {
            return;
        }
        let line = next(&mut input).ok().flatten();
        let is_last = line.is_none();
        if post.send(Message::Line(line)).is_err() || is_last {
            return;
        }
    }
}

/// The next line, cut where it is too long; none at the end.
fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read};
    use std::sync::mpsc::{channel, sync_channel};
    use std::thread;

    use super::{AHEAD, LONGEST, Lines, hand_over, next};
    use crate::session::Message;

    #[test]
    fn no_more_is_read_than_is_used() {
        let (post, messages) = channel();
        let (ahead, unused) = sync_channel(AHEAD);
        let endless = BufReader::new(Repeated(b"1\n"));
        let reader = thread::spawn(move || hand_over(endless, &post, &ahead));
        let lines = Lines { unused };
        for _ in 0..AHEAD + 10 {
            assert!(matches!(messages.recv(), Ok(Message::Line(Some(line))) if line == "1\n"));
            lines.used_one();
        }
        drop(lines);
        reader.join().expect("it ends by itself");
        assert!(messages.iter().count() <= AHEAD, "only so many are read ahead");
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let mut input = BufReader::new(Repeated(b"x").take(3 * LONGEST).chain(&b"\n2\nlast"[..]));
        let read: Vec<String> = std::iter::from_fn(|| next(&mut input).expect("no trouble")).collect();
        assert_eq!(read, ["x".repeat(LONGEST as usize), "2\n".to_owned(), "last".to_owned()]);
    }

    #[test]
    fn the_end_is_told_once() {
        let (post, messages) = channel();
        let (ahead, _unused) = sync_channel(AHEAD);
        hand_over(&b"1\n\xff\n"[..], &post, &ahead);
        drop(post);
        let lines: Vec<Option<String>> = messages
            .iter()
            .map(|message| match message {
                Message::Line(line) => line,
                _ => unreachable!("only lines are read"),
            })
            .collect();
        assert_eq!(lines, [Some("1\n".to_owned()), Some("\u{fffd}\n".to_owned()), None]);
    }

    /// The same bytes again and again.
    struct Repeated(&'static [u8]);

    impl Read for Repeated {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let whole = buffer.len() - buffer.len() % self.0.len();
            buffer[..whole].chunks_mut(self.0.len()).for_each(|place| place.copy_from_slice(self.0));
            Ok(whole)
        }
    }
}
