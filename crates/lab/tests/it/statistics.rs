//! Against values worked out elsewhere.

use pax_lab::{Estimate, Mean, Share};

fn close(estimate: Estimate, value: f64, low: f64, high: f64) {
    let near = |a: f64, b: f64| (a - b).abs() < 5e-5;
    let Estimate { value: v, low: l, high: h } = estimate;
    assert!(near(v, value) && near(l, low) && near(h, high), "{estimate:?}");
}

/// So many of so many.
fn share(happened: usize, games: usize) -> Estimate {
    let mut share = Share::default();
    (0..games).for_each(|game| share.count(usize::from(game < happened), 1));
    share.estimate()
}

#[test]
fn shares_have_wilson_s_interval() {
    // The four examples of Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    close(share(81, 263), 81.0 / 263.0, 0.2553, 0.3662);
    close(share(15, 148), 15.0 / 148.0, 0.0624, 0.1605);
    close(share(0, 20), 0.0, 0.0, 0.1611);
    close(share(1, 29), 1.0 / 29.0, 0.0061, 0.1718);
    close(share(29, 29), 1.0, 0.8830, 1.0);
    close(share(0, 0), 0.0, 0.0, 1.0);
}

#[test]
fn a_shared_victory_counts_in_part() {
    let mut share = Share::default();
    for among in 1..=8 {
        share.count(1, among);
    }
    let harmonic = (1..=8).map(|n| 1.0 / f64::from(n)).sum::<f64>();
    assert!((share.happened() - harmonic).abs() < 1e-12);
}

#[test]
fn means_have_the_normal_interval() {
    let mut mean = Mean::default();
    [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| mean.count(number));
    // Mean 5, variance 32/7; 1.95996 · √(32/7/8) = 1.48157.
    close(mean.estimate(), 5.0, 3.51843, 6.48157);
}

#[test]
fn no_number_and_one_number_have_no_width() {
    let mut mean = Mean::default();
    close(mean.estimate(), 0.0, 0.0, 0.0);
    mean.count(7);
    close(mean.estimate(), 7.0, 7.0, 7.0);
}
