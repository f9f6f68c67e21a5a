//! What is agreed before the cards come out: how many play, with which cards and options, and what follows
//! from that for Legions, deck and opening (1.6, 2.1 to 2.4, 10).

use thiserror::Error;

use crate::card::Category;
use crate::seat::Seat;

/// One of the five games of the solitaire campaign (10.2), 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SoloLevel(u8);

impl SoloLevel {
    /// Game 1 to 5 of the campaign.
    pub const fn new(number: usize) -> Option<SoloLevel> {
        if number >= 1 && number <= 5 { Some(SoloLevel(number as u8)) } else { None }
    }

    /// All five, easiest first.
    pub fn all() -> impl Iterator<Item = SoloLevel> {
        (1..=5).map(SoloLevel)
    }

    /// The number of the game, 1 to 5.
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

/// How many cards each seat is dealt in company (2.4).
const DEALT: [usize; Seat::MAX] = [2, 3, 4, 5, 5, 5, 5, 5];

/// The agreement a game is played under. Can only be made valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    players: u8,
    legions: u8,
    solo: Option<SoloLevel>,
    nocturnus: bool,
    final_levy: bool,
    open_tally: bool,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("{0} players cannot sit down: Pax is for 1 to 8 (2.1)")]
    Players(usize),
    #[error("one player plays the solitaire campaign: say which of its games, 1 to 5 (10.2)")]
    LevelMissing,
    #[error("there is no solitaire game {0}: the campaign has games 1 to 5 (10.2)")]
    NoSuchLevel(usize),
    #[error("a solitaire level is for one player, and {0} are to play (10.1)")]
    LevelWithRivals(usize),
}

impl Setup {
    /// A base game for 2 to 8 players, no final levy, open tally.
    pub const fn new(players: usize) -> Result<Setup, SetupError> {
        match players {
            1 => Err(SetupError::LevelMissing),
            2..=8 => Ok(Setup {
                players: players as u8,
                legions: players as u8 + 1,
                solo: None,
                nocturnus: false,
                final_levy: false,
                open_tally: true,
            }),
            _ => Err(SetupError::Players(players)),
        }
    }

    /// One game of the solitaire campaign (10).
    pub const fn solitaire(level: SoloLevel) -> Setup {
        Setup { players: 1, legions: 3, solo: Some(level), nocturnus: false, final_levy: false, open_tally: true }
    }

    /// From loose numbers, as they come from a record or a command line.
    pub fn checked(players: usize, solo_level: Option<usize>) -> Result<Setup, SetupError> {
        match (players, solo_level) {
            (1, Some(number)) => SoloLevel::new(number).map(Setup::solitaire).ok_or(SetupError::NoSuchLevel(number)),
            (2..=8, Some(_)) => Err(SetupError::LevelWithRivals(players)),
            (_, _) => Setup::new(players),
        }
    }

    /// With or without the cards of Nocturnus (1.3).
    #[must_use]
    pub const fn with_nocturnus(mut self, nocturnus: bool) -> Setup {
        self.nocturnus = nocturnus;
        self
    }

    /// With or without the option *final levy* (9.4).
    #[must_use]
    pub const fn with_final_levy(mut self, final_levy: bool) -> Setup {
        self.final_levy = final_levy;
        self
    }

    /// With or without the option *open tally* (11.4).
    #[must_use]
    pub const fn with_open_tally(mut self, open_tally: bool) -> Setup {
        self.open_tally = open_tally;
        self
    }

    /// Every mode of play: solitaire games 1 to 5 and 2 to 8 players, base and Nocturnus. Options at their defaults.
    pub fn every_mode() -> impl Iterator<Item = Setup> {
        let solo = SoloLevel::all().map(Setup::solitaire);
        let tables = (2..=Seat::MAX).filter_map(|players| Setup::new(players).ok());
        solo.chain(tables).flat_map(|setup| [setup, setup.with_nocturnus(true)])
    }

    /// How many play.
    #[inline]
    pub const fn players(self) -> usize {
        self.players as usize
    }

    /// The seats in order.
    pub fn seats(self) -> impl ExactSizeIterator<Item = Seat> + Clone {
        Seat::all(self.players())
    }

    /// Which game of the solitaire campaign this is, if it is one.
    pub const fn solo_level(self) -> Option<SoloLevel> {
        self.solo
    }

    /// Whether the cards of Nocturnus are in play.
    pub const fn nocturnus(self) -> bool {
        self.nocturnus
    }

    /// Whether Rome takes a last group when the deck is empty (9.4).
    pub const fn final_levy(self) -> bool {
        self.final_levy
    }

    /// Whether counts of cards and Aurei are shown to all (11.4).
    pub const fn open_tally(self) -> bool {
        self.open_tally
    }

    /// The categories in play.
    pub const fn categories(self) -> &'static [Category] {
        if self.nocturnus { &Category::ALL } else { Category::BASE }
    }

    /// How many categories Rome must hold to win (9.7).
    pub const fn rome_needs(self) -> usize {
        if self.nocturnus { 5 } else { 4 }
    }

    /// In how many categories a solitaire player must be stronger than Rome (10.2).
    pub const fn solo_goal(self) -> Option<usize> {
        match self.solo {
            Some(level) => Some(level.number() + if self.nocturnus { 5 } else { 2 }),
            None => None,
        }
    }

    /// How many Legions stand on the table (1.6).
    #[inline]
    pub const fn legions(self) -> usize {
        self.legions as usize
    }

    /// Cards in one full copy of the game (1.2, 1.3).
    pub const fn copy_size(self) -> usize {
        if self.nocturnus { 104 } else { 74 }
    }

    /// Cards in the draw deck before anything is dealt (2.1).
    pub const fn deck_size(self) -> usize {
        let row: [i16; Seat::MAX] =
            if self.nocturnus { [-40, -30, -15, 0, 30, 45, 60, 75] } else { [-30, -20, -10, 0, 15, 30, 45, 60] };
        (self.copy_size() as i16 + row[(self.players - 1) as usize]) as usize
    }

    /// Cards of the second copy in the deck (2.1): none up to four players.
    pub const fn from_second_copy(self) -> usize {
        self.deck_size().saturating_sub(self.copy_size())
    }

    /// How many of Rome's first cards lie face up (2.2).
    pub const fn rome_face_up(self) -> usize {
        if self.players >= 5 { 3 } else { 0 }
    }

    /// Whether a Senator calls for answers (8).
    pub(crate) const fn senate_answers(self) -> bool {
        self.players >= 5
    }

    /// How many cards the seat is dealt in the opening (2.4, 10.3).
    pub const fn dealt(self, seat: Seat) -> usize {
        match self.solo {
            Some(level) => [2, 2, 3, 4, 5][level.number() - 1],
            None => DEALT[seat.index()],
        }
    }

    /// How many cards the seats before this one are dealt together.
    pub(crate) const fn dealt_before(self, seat: Seat) -> usize {
        const SUMS: [usize; Seat::MAX] = {
            let mut sums = [0; Seat::MAX];
            let mut seat = 1;
            while seat < Seat::MAX {
                sums[seat] = sums[seat - 1] + DEALT[seat - 1];
                seat += 1;
            }
            sums
        };
        if self.solo.is_some() { 0 } else { SUMS[seat.index()] }
    }

    /// How many of the dealt cards go straight to the display (10.3).
    pub const fn opens(self) -> usize {
        match self.solo {
            Some(level) => [0, 0, 1, 2, 3][level.number() - 1],
            None => 0,
        }
    }
}
