//! Which cards one copy of the game has: data, not code (1.4). The shipped list is a reconstruction; a file of
//! the same form replaces it after the checks of 1.4.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

use arrayvec::ArrayVec;
use serde::Serialize;
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use crate::card::{Card, Category};

/// The text of the shipped list, `deck.toml`.
pub const SHIPPED: &str = include_str!("../deck.toml");

/// Cards of one full copy, base and Nocturnus.
const COPY: usize = 104;
const BASE: usize = 74;

/// A checked list of cards: 74 of the base game, then 30 of Nocturnus, each part sorted.
#[derive(Clone)]
pub struct CardList {
    kinds: ArrayVec<Kind, COPY>,
    /// The kind of every card of one copy, in order.
    copy: [KindId; COPY],
    kind_of: [KindId; Card::CODES],
    /// The cards by kind; the rows past the last kind are never asked for and only spare a check.
    cards: [Card; 256],
    /// The kinds that are neither Fleet nor Army: 6.3 never forbids them.
    free: Kinds,
    /// The Fleets, and the Armies, with at most so many symbols.
    fleets: [Kinds; 4],
    armies: [Kinds; 4],
}

/// A card and how often one copy has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub card: Card,
    pub copies: u8,
}

/// The place of a card in [`CardList::kinds`], or [`HIDDEN`].
pub(crate) type KindId = u8;

/// No kind: a card that a viewer does not know.
pub(crate) const HIDDEN: KindId = u8::MAX;

/// A set of kinds, as bits. Packed, so that eight hands leave no gaps in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C, packed(2))]
pub(crate) struct Kinds(u64, u64);

impl Kinds {
    pub const NONE: Kinds = Kinds(0, 0);

    #[inline]
    pub fn insert(&mut self, kind: KindId) {
        let bit = 1 << (kind & 63);
        if kind < 64 { self.0 |= bit } else { self.1 |= bit }
    }

    #[inline]
    pub fn remove(&mut self, kind: KindId) {
        let bit = 1 << (kind & 63);
        if kind < 64 { self.0 &= !bit } else { self.1 &= !bit }
    }

    #[inline]
    pub fn contains(self, kind: KindId) -> bool {
        let half = if kind < 64 { self.0 } else { self.1 };
        kind != HIDDEN && half >> (kind & 63) & 1 != 0
    }

    #[inline]
    pub fn len(self) -> usize {
        (self.0.count_ones() + self.1.count_ones()) as usize
    }

    /// The kind with this number, below [`Kinds::len`], in order.
    #[inline]
    pub fn nth(self, number: usize) -> KindId {
        let low = self.0.count_ones() as usize;
        if number < low { nth_bit(self.0, number) } else { 64 + nth_bit(self.1, number - low) }
    }
}

#[inline]
fn nth_bit(mut bits: u64, number: usize) -> KindId {
    // Which card is picked is nothing a processor could foresee: the first few steps are taken without a branch.
    const FEW: usize = 4;
    for step in 0..FEW {
        let rest = bits & bits.wrapping_sub(1);
        bits = if step < number { rest } else { bits };
    }
    for _ in FEW..number {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as KindId
}

/// Why a card list is refused (1.4), with the line where there is one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{reason}", At(*.line))]
pub struct CardListError {
    /// The line of the file, from 1; `None` for what concerns the whole.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub reason: String,
}

struct At(Option<usize>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |line| write!(f, "line {line}: "))
    }
}

/// The lists that are kept for good.
static LISTS: Mutex<Vec<&'static CardList>> = Mutex::new(Vec::new());

/// One row of a list as it was written: so many cards of this face.
struct Row<'a> {
    section: &'a str,
    category: &'a str,
    face: &'a str,
    count: i64,
    line: Option<usize>,
}

impl CardList {
    /// The list that comes with the game.
    pub fn shipped() -> &'static CardList {
        static LIST: LazyLock<&'static CardList> =
            LazyLock::new(|| CardList::parse(SHIPPED).expect("the shipped deck.toml passes its own checks").intern());
        &LIST
    }

    /// Reads a file in the form of `deck.toml` and checks it as 1.4 says.
    pub fn parse(text: &str) -> Result<CardList, CardListError> {
        let line_at = |offset: usize| Some(text[..offset.min(text.len())].matches('\n').count() + 1);
        let error = |line, reason: String| CardListError { line, reason };
        let root =
            DeTable::parse(text).map_err(|e| error(e.span().and_then(|s| line_at(s.start)), e.message().to_owned()))?;
        let mut rows = Vec::new();
        for (section, categories) in root.get_ref() {
            let line = line_at(section.span().start);
            let DeValue::Table(categories) = categories.get_ref() else {
                return Err(error(line, format!("{:?} must be a table: [base] or [nocturnus]", section.get_ref())));
            };
            for (category, faces) in categories {
                let line = line_at(category.span().start);
                let DeValue::Table(faces) = faces.get_ref() else {
                    return Err(error(line, format!("{:?} must be {{ \"1@2\" = 3, … }}", category.get_ref())));
                };
                for (face, count) in faces {
                    let line = line_at(face.span().start);
                    let count = match count.get_ref() {
                        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
                        _ => None,
                    };
                    let Some(count) = count else {
                        return Err(error(line, format!("{:?} needs a whole number of cards", face.get_ref())));
                    };
                    let (section, category) = (section.get_ref().as_ref(), category.get_ref().as_ref());
                    rows.push(Row { section, category, face: face.get_ref().as_ref(), count, line });
                }
            }
        }
        CardList::from_rows(&rows)
    }

    /// The list as nested maps, `{"base": {"wealth": {"1@1": 3}}}`: the form a record may carry.
    pub fn to_maps(&self) -> CardMaps {
        let mut maps = CardMaps::default();
        for kind in &self.kinds {
            let (section, category) = (section_of(kind.card.category()), kind.card.category().name());
            let face = format!("{}@{}", kind.card.symbols(), kind.card.price());
            let faces = maps.0.entry(section.to_owned()).or_default().entry(category.to_owned()).or_default();
            faces.insert(face, i64::from(kind.copies));
        }
        maps
    }

    /// The reverse of [`CardList::to_maps`], with the same checks as a file.
    pub fn from_maps(maps: &CardMaps) -> Result<CardList, CardListError> {
        let mut rows = Vec::new();
        for (section, categories) in &maps.0 {
            for (category, faces) in categories {
                for (face, &count) in faces {
                    rows.push(Row { section, category, face, count, line: None });
                }
            }
        }
        CardList::from_rows(&rows)
    }

    fn from_rows(rows: &[Row<'_>]) -> Result<CardList, CardListError> {
        let mut kinds = ArrayVec::<Kind, COPY>::new();
        let mut totals = [0_i64; Category::COUNT];
        let mut lines = [None; Category::COUNT];
        for row in rows {
            let error = |reason: String| CardListError { line: row.line, reason };
            let category = row.category()?;
            let card = row.card(category)?;
            if !(0..=12).contains(&row.count) {
                return Err(error(format!("{} cards of {card}: a category has 10 or 12 in all (1.2, 1.3)", row.count)));
            }
            totals[category as usize] += row.count;
            lines[category as usize] = lines[category as usize].or(row.line);
            if row.count > 0 {
                let kind = Kind { card, copies: row.count as u8 };
                kinds.try_push(kind).map_err(|_| error(format!("more than {COPY} kinds of cards (1.2, 1.3)")))?;
            }
        }
        for category in Category::ALL {
            let (has, needs) = (totals[category as usize], i64::from(category.cards()));
            if has != needs {
                let section = section_of(category);
                let reason =
                    format!("[{section}] {} has {has} cards and must have {needs} (1.2, 1.3)", category.name());
                return Err(CardListError { line: lines[category as usize], reason });
            }
        }
        kinds.sort_by_key(|kind| kind.card);
        Ok(CardList::index(kinds))
    }

    /// Makes the tables that the rules look things up in.
    fn index(kinds: ArrayVec<Kind, COPY>) -> CardList {
        let mut list = CardList {
            copy: [0; COPY],
            kind_of: [HIDDEN; Card::CODES],
            cards: [kinds[0].card; 256],
            free: Kinds::NONE,
            fleets: [Kinds::NONE; 4],
            armies: [Kinds::NONE; 4],
            kinds,
        };
        let mut dealt = list.copy.iter_mut();
        for (index, kind) in list.kinds.iter().enumerate() {
            let id = index as KindId;
            list.kind_of[kind.card.code()] = id;
            list.cards[index] = kind.card;
            for place in dealt.by_ref().take(usize::from(kind.copies)) {
                *place = id;
            }
            let force = match kind.card.category() {
                Category::Fleet => &mut list.fleets,
                Category::Army => &mut list.armies,
                _ => {
                    list.free.insert(id);
                    continue;
                }
            };
            for symbols in kind.card.symbols()..=3 {
                force[usize::from(symbols)].insert(id);
            }
        }
        list
    }

    /// The same list for as long as the program runs, so that a game can name it and stay a plain value.
    /// Equal lists share one place; nothing is kept twice. Whoever takes lists from strangers asks [`CardList::kept`] first.
    pub fn intern(self) -> &'static CardList {
        let mut lists = LISTS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(list) = lists.iter().find(|list| ***list == self) {
            return list;
        }
        let list: &'static CardList = Box::leak(Box::new(self));
        lists.push(list);
        list
    }

    /// How many different lists are kept by now.
    pub fn kept() -> usize {
        LISTS.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// One full copy, sorted; with Nocturnus 104 cards, without 74.
    pub fn copy(&self, nocturnus: bool) -> impl ExactSizeIterator<Item = Card> {
        self.copy_kinds(nocturnus).iter().map(|kind| self.card(*kind))
    }

    /// Every kind of card with its number in one copy, sorted.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The place of a card in [`CardList::kinds`], if the list has it.
    pub fn kind_of(&self, card: Card) -> Option<usize> {
        let kind = self.kind_id(card);
        (kind != HIDDEN).then_some(usize::from(kind))
    }

    /// The place of a card in the list, or [`HIDDEN`].
    #[inline]
    pub(crate) fn kind_id(&self, card: Card) -> KindId {
        self.kind_of[card.code()]
    }

    /// The card of a kind that is not [`HIDDEN`].
    #[inline]
    pub(crate) fn card(&self, kind: KindId) -> Card {
        self.cards[usize::from(kind)]
    }

    /// The card of a kind, `None` for a hidden one.
    #[inline]
    pub(crate) fn face(&self, kind: KindId) -> Option<Card> {
        (kind != HIDDEN).then(|| self.card(kind))
    }

    pub(crate) fn copy_kinds(&self, nocturnus: bool) -> &[KindId] {
        if nocturnus { &self.copy } else { &self.copy[..BASE] }
    }

    /// Those of these kinds that 6.3 leaves to a player with room for so many more Fleet and Army symbols.
    #[inline]
    pub(crate) fn playable(&self, kinds: Kinds, fleet_room: u8, army_room: u8) -> Kinds {
        let fleets = &self.fleets[usize::from(fleet_room.min(3))];
        let armies = &self.armies[usize::from(army_room.min(3))];
        let low = kinds.0 & (self.free.0 | fleets.0 | armies.0);
        // No card list with 64 kinds or fewer, the shipped one among them, gets here.
        let high = if kinds.1 == 0 { 0 } else { kinds.1 & (self.free.1 | fleets.1 | armies.1) };
        Kinds(low, high)
    }
}

impl Row<'_> {
    fn category(&self) -> Result<Category, CardListError> {
        let reason = match Category::ALL.into_iter().find(|c| c.name() == self.category) {
            Some(category) if section_of(category) == self.section => return Ok(category),
            Some(category) if self.section == "base" || self.section == "nocturnus" => {
                format!("{} belongs in [{}] (1.2, 1.3)", self.category, section_of(category))
            }
            Some(_) => format!("there is no section [{}]: [base] and [nocturnus] are all (1.4)", self.section),
            None => format!("{:?} is no category of [{}] (1.2, 1.3)", self.category, self.section),
        };
        Err(CardListError { line: self.line, reason })
    }

    fn card(&self, category: Category) -> Result<Card, CardListError> {
        format!("{}{}", category.letter(), self.face).parse().map_err(|_| CardListError {
            line: self.line,
            reason: format!("{:?} is no card face: symbols 1 to 3, @, price 0 to 9, as in \"2@4\" (1.4)", self.face),
        })
    }
}

fn section_of(category: Category) -> &'static str {
    if Category::NOCTURNUS.contains(&category) { "nocturnus" } else { "base" }
}

/// A card list as a record carries it: section, category, face, number of cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct CardMaps(BTreeMap<String, BTreeMap<String, BTreeMap<String, i64>>>);

impl PartialEq for CardList {
    fn eq(&self, other: &CardList) -> bool {
        std::ptr::eq(self, other) || self.kinds == other.kinds
    }
}

impl Eq for CardList {}

impl Hash for CardList {
    /// Games are hashed often and all games of a process share a list or two: its identity says nothing new.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl fmt::Debug for CardList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardList({} kinds)", self.kinds.len())
    }
}
