#![no_main]

#[path = "../../crates/rules/tests/it/fuzz_bodies.rs"]
#[allow(dead_code)]
mod fuzz_bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz_bodies::record(bytes));
