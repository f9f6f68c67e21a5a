//! The fuzz targets on stable: the corpus and some thousands of mutations of it, always the same.

use std::fs;
use std::path::PathBuf;

use crate::driver::{Rng, rng};
use crate::fuzz_bodies;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).expect("a corpus").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a readable file")).collect()
}

fn below(rng: &mut Rng, bound: usize) -> usize {
    pax_rules::below(rng, bound.max(1) as u32) as usize
}

/// A few bytes changed, taken out, doubled, or exchanged with another input's.
fn mutate(rng: &mut Rng, input: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=below(rng, 3) {
        let (from, len) = (below(rng, bytes.len()), 1 + below(rng, 8));
        let to = (from + len).min(bytes.len());
        match below(rng, 6) {
            0 if !bytes.is_empty() => bytes[from] = below(rng, 256) as u8,
            1 if !bytes.is_empty() => bytes[from] ^= 1 << below(rng, 8),
            2 => drop(bytes.drain(from.min(to)..to)),
            3 => {
                let part = bytes[from.min(to)..to].to_vec();
                bytes.splice(from.min(to)..from.min(to), part);
            }
            4 => {
                let start = below(rng, other.len());
                let part = &other[start..(start + len).min(other.len())];
                bytes.splice(from.min(to)..to, part.iter().copied());
            }
            _ => bytes.truncate(bytes.len() - below(rng, 4).min(bytes.len())),
        }
    }
    bytes
}

/// Runs the corpus and mutations; a panic names the input.
fn run(target: &str, body: fn(&[u8]), mutations: usize) {
    let corpus = corpus(target);
    assert!(!corpus.is_empty());
    let mut rng = rng(77);
    let mut inputs = corpus.clone();
    for _ in 0..mutations {
        let (one, other) = (below(&mut rng, corpus.len()), below(&mut rng, corpus.len()));
        inputs.push(mutate(&mut rng, &corpus[one], &corpus[other]));
    }
    for (number, input) in inputs.iter().enumerate() {
        let answer = std::panic::catch_unwind(|| body(input));
        assert!(answer.is_ok(), "{target}, input {number}: {}", input.escape_ascii());
    }
}

#[test]
fn the_record_reader_survives_the_corpus_and_its_mutations() {
    run("record", fuzz_bodies::record, 3000);
}

#[test]
fn games_survive_the_corpus_and_its_mutations() {
    run("actions", fuzz_bodies::actions, 1500);
}
