//! The chi-square test, for things that should be as likely as they should be.

/// What was counted, and what was to be expected.
pub struct Cell {
    found: f64,
    expected: f64,
}

impl Cell {
    pub fn new(found: Option<&u32>, expected: f64) -> Cell {
        Cell { found: found.copied().map_or(0.0, f64::from), expected }
    }
}

/// Once in a hundred thousand times a fair count would be further off than that. Seeds are fixed, so a test that
/// passes today passes always.
const Z: f64 = 4.26;

/// Fails when the counts do not fit what was expected of them.
pub fn assert_fits(cells: impl IntoIterator<Item = Cell>) {
    let (statistic, freedom) = chi_square(cells);
    let limit = quantile(freedom, Z);
    assert!(
        statistic < limit,
        "chi-square {statistic:.1} with {freedom} degrees of freedom, and {limit:.1} is the limit"
    );
}

/// Fails when two counts of the same thing differ by more than chance.
pub fn assert_same(one: &[u32], other: &[u32]) {
    let sum = |counts: &[u32]| counts.iter().copied().map(f64::from).sum::<f64>();
    let (all_one, all_other) = (sum(one), sum(other));
    let mut cells = Vec::new();
    for (&a, &b) in one.iter().zip(other) {
        let share = f64::from(a + b) / (all_one + all_other);
        cells.push(Cell { found: f64::from(a), expected: share * all_one });
        cells.push(Cell { found: f64::from(b), expected: share * all_other });
    }
    let (statistic, freedom) = chi_square(cells);
    let limit = quantile(freedom, Z);
    assert!(statistic < limit, "chi-square {statistic:.1} between {one:?} and {other:?}, and {limit:.1} is the limit");
}

/// The statistic and its degrees of freedom. Cells that expect fewer than five are thrown together.
pub fn chi_square(cells: impl IntoIterator<Item = Cell>) -> (f64, f64) {
    let mut rest = Cell { found: 0.0, expected: 0.0 };
    let (mut statistic, mut freedom) = (0.0, -1.0);
    for cell in cells {
        if cell.expected < 5.0 {
            rest.found += cell.found;
            rest.expected += cell.expected;
            continue;
        }
        statistic += (cell.found - cell.expected).powi(2) / cell.expected;
        freedom += 1.0;
    }
    if rest.expected >= 5.0 {
        statistic += (rest.found - rest.expected).powi(2) / rest.expected;
        freedom += 1.0;
    } else {
        assert!(rest.found < 30.0, "found {} where {} were expected", rest.found, rest.expected);
    }
    (statistic, f64::max(freedom, 1.0))
}

/// The value that a chi-square of so many degrees stays below as often as a normal one stays below `z`
/// (Wilson and Hilferty).
pub fn quantile(freedom: f64, z: f64) -> f64 {
    let ninth = 2.0 / (9.0 * freedom);
    freedom * (1.0 - ninth + z * ninth.sqrt()).powi(3)
}

#[test]
fn the_test_itself_can_fail() {
    assert!((quantile(10.0, 1.645) - 18.31).abs() < 0.1);
    let loaded = [Cell { found: 600.0, expected: 500.0 }, Cell { found: 400.0, expected: 500.0 }];
    let (statistic, freedom) = chi_square(loaded);
    assert!(statistic > quantile(freedom, Z));
}
