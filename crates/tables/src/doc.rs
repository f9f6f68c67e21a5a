//! What is agreed when a table is made, and never changes: set-up, seats, time, seed. A [`Draft`] is loose fields, as a
//! form or the store has them; a [`Doc`] is a draft that passed its checks.

use std::ops::{Deref, RangeInclusive};

use pax_rules::{CardList, CardListError, CardMaps, RULES_VERSION, Seed, Setup, SetupError, SoloLevel};
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;
use thiserror::Error;

use crate::names::{Level, Name, PersonId, TableId};
use crate::text::{hex_seed, hex_text};

/// The version of the stored form of a [`Draft`].
pub const DOC_VERSION: u32 = 1;

/// The agreement of a table before it is checked; also the stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// [`DOC_VERSION`] when it was written.
    pub v: u32,
    /// The version of the rules it is played under.
    pub rules: u32,
    pub setup: Agreement,
    /// Cards other than the shipped ones (1.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardMaps>,
    /// One per seat, seat 0 first.
    pub seats: Vec<SeatAsked>,
    pub time: TimeControl,
    /// Whether the result moves ratings.
    pub rated: bool,
    /// Whether anybody may find and watch it.
    pub public: bool,
    /// Whether one person may hold several seats.
    pub pass_and_play: bool,
    /// Secret until the end: it gives every card.
    #[serde(with = "hex_seed")]
    pub seed: Seed,
    /// The level of the computer player that steps in for somebody who is gone.
    pub stand_in: Level,
    pub creator: PersonId,
    /// The hash of the secret in the invitation link, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationHash>,
    pub origin: Origin,
}

/// The choices of a set-up, as plain fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Agreement {
    pub players: usize,
    #[serde(default)]
    pub solo_level: Option<usize>,
    pub nocturnus: bool,
    pub final_levy: bool,
    pub open_tally: bool,
}

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatAsked {
    /// Anyone who can see the table.
    Open,
    /// Someone with the invitation link.
    Invited,
    /// This person and nobody else: a rematch.
    Reserved(PersonId),
    /// A computer player.
    Computer { level: Level, name: Name },
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// A bank per player for the whole game, and an increment after each turn or answer, in seconds.
    Live { bank: u32, increment: u32 },
    /// So many hours for each turn or answer.
    Correspondence { hours: u32 },
    /// As long as it takes.
    Untimed,
}

/// Where a table comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A deal of its own.
    Fresh,
    /// The deal of a finished table, to compare results.
    SameDeal(TableId),
    /// The same people once more.
    Rematch(TableId),
    /// A game of a solitaire campaign in which so many were played before (10.2, 10.5).
    Campaign { campaign: u64, played: u32 },
    /// The deal of a day, counted in days since 1970.
    Daily { day: u32 },
    /// The prepared deal of the tutorial, the same for everybody.
    Tutorial,
}

/// The SHA-256 of an invitation's secret. The server hashes, this crate compares.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct InvitationHash([u8; 32]);

/// A text that is no hash.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("an invitation's hash is 64 hexadecimal digits")]
pub struct NotAHash;

/// Why a table cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DocError {
    #[error("the table was written by version {0} of its form, and {DOC_VERSION} is the newest known here")]
    Version(u32),
    #[error("the table is played under rules version {0}, and {RULES_VERSION} is the newest known here")]
    Rules(u32),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("cards: {0}")]
    Cards(#[from] CardListError),
    #[error("{seats} seats are described for {players} players")]
    Seats { seats: usize, players: usize },
    #[error("a {} of {given} is outside {least} to {most}", span.words())]
    Time { span: Span, given: u32, least: u32, most: u32 },
    #[error("a seat by invitation needs an invitation")]
    InvitationMissing,
    #[error("a rated game needs {}", .0.words())]
    Rated(RatedNeed),
    #[error("a campaign is played alone: choose a solitaire game (10)")]
    CampaignAlone,
    #[error("a deal of the day is played alone: choose a solitaire game (10)")]
    DailyAlone,
}

/// A length of time that is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    BankSeconds,
    IncrementSeconds,
    TurnHours,
}

/// What a rated game must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatedNeed {
    Rivals,
    OwnSeats,
    FreshDeal,
    Person,
}

impl Span {
    const fn words(self) -> &'static str {
        match self {
            Span::BankSeconds => "bank in seconds",
            Span::IncrementSeconds => "increment in seconds",
            Span::TurnHours => "turn in hours",
        }
    }
}

impl RatedNeed {
    const fn words(self) -> &'static str {
        match self {
            RatedNeed::Rivals => "two players or more",
            RatedNeed::OwnSeats => "one person per seat, not pass-and-play",
            RatedNeed::FreshDeal => "a deal that nobody has seen",
            RatedNeed::Person => "a person at the table",
        }
    }
}

const LIVE_BANK: RangeInclusive<u32> = 10..=3 * 3600;
const LIVE_INCREMENT: RangeInclusive<u32> = 0..=600;
const CORRESPONDENCE: RangeInclusive<u32> = 1..=24 * 30;

/// A checked agreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Draft", into = "Draft")]
pub struct Doc {
    draft: Draft,
    rules: Setup,
    list: &'static CardList,
}

impl Draft {
    /// A public, untimed, unrated table with open seats and a fresh deal: the place to start from.
    pub fn new(setup: Setup, seed: Seed, creator: PersonId, stand_in: Level) -> Draft {
        Draft {
            v: DOC_VERSION,
            rules: RULES_VERSION,
            setup: setup.into(),
            cards: None,
            seats: vec![SeatAsked::Open; setup.players()],
            time: TimeControl::Untimed,
            rated: false,
            public: true,
            pass_and_play: false,
            seed,
            stand_in,
            creator,
            invitation: None,
            origin: Origin::Fresh,
        }
    }

    /// Checks everything.
    pub fn checked(self) -> Result<Doc, DocError> {
        if self.v == 0 || self.v > DOC_VERSION {
            return Err(DocError::Version(self.v));
        }
        if self.rules == 0 || self.rules > RULES_VERSION {
            return Err(DocError::Rules(self.rules));
        }
        let rules = Setup::try_from(self.setup)?;
        let list = match &self.cards {
            Some(maps) => CardList::from_maps(maps)?.intern(),
            None => CardList::shipped(),
        };
        let (seats, players) = (self.seats.len(), rules.players());
        if seats != players {
            return Err(DocError::Seats { seats, players });
        }
        if self.seats.contains(&SeatAsked::Invited) && self.invitation.is_none() {
            return Err(DocError::InvitationMissing);
        }
        self.time.check()?;
        self.check_rated()?;
        match self.origin {
            Origin::Campaign { .. } if players > 1 => return Err(DocError::CampaignAlone),
            Origin::Daily { .. } if players > 1 => return Err(DocError::DailyAlone),
            Origin::Fresh
            | Origin::SameDeal(_)
            | Origin::Rematch(_)
            | Origin::Campaign { .. }
            | Origin::Daily { .. }
            | Origin::Tutorial => {}
        }
        Ok(Doc { draft: self, rules, list })
    }

    fn check_rated(&self) -> Result<(), DocError> {
        let wants = |what| Err(DocError::Rated(what));
        if !self.rated {
            Ok(())
        } else if self.seats.len() < 2 {
            wants(RatedNeed::Rivals)
        } else if self.pass_and_play {
            wants(RatedNeed::OwnSeats)
        } else if matches!(self.origin, Origin::SameDeal(_) | Origin::Tutorial) {
            wants(RatedNeed::FreshDeal)
        } else if self.seats.iter().all(|asked| matches!(asked, SeatAsked::Computer { .. })) {
            wants(RatedNeed::Person)
        } else {
            Ok(())
        }
    }
}

impl Doc {
    /// The set-up as the rules have it.
    pub fn rules(&self) -> Setup {
        self.rules
    }

    /// The cards it is played with.
    pub fn card_list(&self) -> &'static CardList {
        self.list
    }

    /// Whether this hash is that of the table's invitation.
    pub fn is_invitation(&self, hash: &InvitationHash) -> bool {
        self.invitation.is_some_and(|own| own == *hash)
    }

    /// Whether a seat is kept for this person.
    pub fn expects(&self, person: PersonId) -> bool {
        self.seats.contains(&SeatAsked::Reserved(person))
    }
}

impl Deref for Doc {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.draft
    }
}

impl TryFrom<Draft> for Doc {
    type Error = DocError;

    fn try_from(draft: Draft) -> Result<Doc, DocError> {
        draft.checked()
    }
}

impl From<Doc> for Draft {
    fn from(doc: Doc) -> Draft {
        doc.draft
    }
}

impl TimeControl {
    fn check(self) -> Result<(), DocError> {
        let within = |span, given: u32, range: RangeInclusive<u32>| {
            let (least, most) = (*range.start(), *range.end());
            if range.contains(&given) { Ok(()) } else { Err(DocError::Time { span, given, least, most }) }
        };
        match self {
            TimeControl::Live { bank, increment } => {
                within(Span::BankSeconds, bank, LIVE_BANK)?;
                within(Span::IncrementSeconds, increment, LIVE_INCREMENT)
            }
            TimeControl::Correspondence { hours } => within(Span::TurnHours, hours, CORRESPONDENCE),
            TimeControl::Untimed => Ok(()),
        }
    }
}

impl From<Setup> for Agreement {
    fn from(setup: Setup) -> Agreement {
        Agreement {
            players: setup.players(),
            solo_level: setup.solo_level().map(SoloLevel::number),
            nocturnus: setup.nocturnus(),
            final_levy: setup.final_levy(),
            open_tally: setup.open_tally(),
        }
    }
}

impl TryFrom<Agreement> for Setup {
    type Error = SetupError;

    fn try_from(agreed: Agreement) -> Result<Setup, SetupError> {
        let setup = Setup::checked(agreed.players, agreed.solo_level)?;
        Ok(setup.with_nocturnus(agreed.nocturnus).with_final_levy(agreed.final_levy).with_open_tally(agreed.open_tally))
    }
}

impl InvitationHash {
    /// From the 32 bytes of a SHA-256.
    pub const fn new(bytes: [u8; 32]) -> InvitationHash {
        InvitationHash(bytes)
    }
}

/// Compares in a time that does not depend on where the two differ.
impl PartialEq for InvitationHash {
    fn eq(&self, other: &InvitationHash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for InvitationHash {}

impl std::fmt::Debug for InvitationHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("InvitationHash")
    }
}

impl TryFrom<String> for InvitationHash {
    type Error = NotAHash;

    fn try_from(text: String) -> Result<InvitationHash, NotAHash> {
        hex_text::read(&text).map(InvitationHash).ok_or(NotAHash)
    }
}

impl From<InvitationHash> for String {
    fn from(hash: InvitationHash) -> String {
        hex_text::write(&hash.0)
    }
}
