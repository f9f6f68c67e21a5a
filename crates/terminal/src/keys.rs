//! The letters that mean the same on the screen and line by line, for both helps.

pub const LETTERS: [(&str, &str); 14] = [
    ("d", "keys-draw"),
    ("l", "keys-look"),
    ("p", "keys-pass"),
    ("u", "keys-undo"),
    ("h", "keys-hint"),
    ("w", "terminal-key-why"),
    ("t", "terminal-key-table"),
    ("s", "terminal-key-struggle"),
    ("n", "terminal-key-notebook"),
    ("c", "terminal-key-chronicle"),
    ("e", "terminal-key-effects"),
    ("r", "terminal-key-rules"),
    ("X", "terminal-key-give-up"),
    ("q", "terminal-key-leave"),
];
