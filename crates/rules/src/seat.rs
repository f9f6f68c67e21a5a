//! Seats at the table, sets of seats, and Legions: small numbers that must not be mistaken for one another.

use std::fmt;

/// A place at the table, 0 to 7; seat 0 is the first starting player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 8;

    /// Seat 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have it.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX { Some(Seat(number as u8)) } else { None }
    }

    /// The seats of a table with that many players, in order.
    pub fn all(players: usize) -> impl ExactSizeIterator<Item = Seat> + Clone {
        (0..players.min(Seat::MAX) as u8).map(Seat)
    }

    /// The other seats of a table with that many players, clockwise from this one's left on.
    pub fn others(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(players).cycle().skip(self.index() + 1).take(players - 1)
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        // Always true; it tells the compiler that arrays of eight need no check.
        self.0 as usize % Seat::MAX
    }

    /// The seat's bit in a [`SeatSet`].
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// The next seat clockwise at a table with that many players.
    #[inline]
    pub(crate) const fn next(self, players: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= players { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(pub(crate) u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & seat.bit() != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= seat.bit();
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its lowest seat.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Its seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// A Legion, numbered from I (1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Legion(u8);

impl Legion {
    /// The most Legions a table can have: one more than players.
    pub const MAX: usize = Seat::MAX + 1;

    /// The Legion with this number, counted from 1 as at the table.
    pub const fn new(number: usize) -> Option<Legion> {
        if number >= 1 && number <= Legion::MAX { Some(Legion(number as u8 - 1)) } else { None }
    }

    /// The Legion with this number from 0.
    #[inline]
    pub(crate) const fn nth(index: usize) -> Legion {
        debug_assert!(index < Legion::MAX);
        Legion(index as u8)
    }

    /// The first `count` Legions, lowest number first.
    #[inline]
    pub fn all(count: usize) -> impl ExactSizeIterator<Item = Legion> + Clone {
        (0..count.min(Legion::MAX) as u8).map(Legion)
    }

    /// The number at the table, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The number from 0, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Legion's bit in a set of Legions.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The Roman numeral.
    pub const fn numeral(self) -> &'static str {
        ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][self.index()]
    }
}

impl fmt::Display for Legion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.numeral())
    }
}
