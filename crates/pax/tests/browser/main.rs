//! The pages in a real browser: Debian's Chromium, driven over WebDriver, against the real server in a process of its
//! own. `cargo xtask test` installs both; without them these tests fail and say what is missing.

mod driver;
mod everyone;
mod house;
mod outage;
mod pages;
mod pictures;
mod plays;
mod speed;
mod tabs;
mod typing;
