//! A card is its category, its symbols and its price, and nothing else (1.1): cards with the same three are the
//! same card. Ten bits hold all that, so a card is two bytes and needs no table to be read.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use arrayvec::ArrayString;
use thiserror::Error;

/// A category of Influence (1.2, 1.3), in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Category {
    Wealth,
    Fleet,
    Army,
    Religion,
    Senator,
    Land,
    Intrigue,
    Militia,
    Scout,
    Adversary,
}

impl Category {
    /// How many categories there are with Nocturnus.
    pub const COUNT: usize = 10;

    /// Every category, base first.
    pub const ALL: [Category; Category::COUNT] = [
        Category::Wealth,
        Category::Fleet,
        Category::Army,
        Category::Religion,
        Category::Senator,
        Category::Land,
        Category::Intrigue,
        Category::Militia,
        Category::Scout,
        Category::Adversary,
    ];

    /// The seven of the base game (1.2).
    pub const BASE: &'static [Category] = Category::ALL.split_at(7).0;

    /// The three that Nocturnus adds (1.3).
    pub const NOCTURNUS: &'static [Category] = Category::ALL.split_at(7).1;

    /// The letter of the record notation.
    pub const fn letter(self) -> char {
        b"WFARSLIMEV"[self as usize] as char
    }

    /// The English name in lower case, as in `deck.toml`.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Wealth => "wealth",
            Category::Fleet => "fleet",
            Category::Army => "army",
            Category::Religion => "religion",
            Category::Senator => "senator",
            Category::Land => "land",
            Category::Intrigue => "intrigue",
            Category::Militia => "militia",
            Category::Scout => "scout",
            Category::Adversary => "adversary",
        }
    }

    /// The Latin name (1.2, 1.3).
    pub const fn latin(self) -> &'static str {
        match self {
            Category::Wealth => "in floribus",
            Category::Fleet => "navis longa",
            Category::Army => "legionarius",
            Category::Religion => "religio",
            Category::Senator => "senator",
            Category::Land => "praedium",
            Category::Intrigue => "conspiratio",
            Category::Militia => "militia",
            Category::Scout => "exploratorius",
            Category::Adversary => "adversarius",
        }
    }

    /// Cards of this category in one copy of the game (1.2, 1.3).
    pub const fn cards(self) -> u8 {
        match self {
            Category::Land | Category::Intrigue => 12,
            Category::Wealth
            | Category::Fleet
            | Category::Army
            | Category::Religion
            | Category::Senator
            | Category::Militia
            | Category::Scout
            | Category::Adversary => 10,
        }
    }

    fn from_letter(letter: u8) -> Option<Category> {
        Category::ALL.into_iter().find(|c| c.letter() as u8 == letter)
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        f.write_str(&name[..1].to_ascii_uppercase())?;
        f.write_str(&name[1..])
    }
}

/// One Influence card: `category << 6 | symbols << 4 | price`. Never zero, for every card has a symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU16);

impl Card {
    /// One more than the largest code of a card, for tables indexed by [`Card::code`].
    pub const CODES: usize = Category::COUNT << 6;

    /// A card with 1 to 3 symbols and a price of 0 to 9 (1.4); nothing else is a card.
    pub const fn new(category: Category, symbols: u8, price: u8) -> Option<Card> {
        if symbols < 1 || symbols > 3 || price > 9 {
            return None;
        }
        let bits = (category as u16) << 6 | (symbols as u16) << 4 | price as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Card(bits)),
            None => None,
        }
    }

    /// The card's category.
    #[inline]
    pub const fn category(self) -> Category {
        /// The constructor let no number from 10 on in; the repeated rows only spare the compiler a branch.
        const BY_NUMBER: [Category; 16] = {
            let mut table = [Category::Adversary; 16];
            let mut number = 0;
            while number < Category::COUNT {
                table[number] = Category::ALL[number];
                number += 1;
            }
            table
        };
        BY_NUMBER[(self.0.get() >> 6) as usize & 15]
    }

    /// How many symbols of its category it carries.
    #[inline]
    pub const fn symbols(self) -> u8 {
        (self.0.get() >> 4) as u8 & 3
    }

    /// Its price in Aurei.
    #[inline]
    pub const fn price(self) -> u8 {
        self.0.get() as u8 & 15
    }

    /// The card with this [`Card::code`], if there is one.
    pub(crate) fn from_code(code: usize) -> Option<Card> {
        let category = *Category::ALL.get(code >> 6)?;
        Card::new(category, (code >> 4) as u8 & 3, code as u8 & 15)
    }

    /// A small number for table look-ups, below [`Card::CODES`].
    #[inline]
    pub const fn code(self) -> usize {
        self.0.get() as usize
    }
}

impl Card {
    /// The notation of a record: letter, symbols, @, price.
    pub(crate) fn text(self) -> ArrayString<4> {
        let code = [self.category().letter() as u8, b'0' + self.symbols(), b'@', b'0' + self.price()];
        ArrayString::from_byte_string(&code).expect("letters, digits and a sign")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What is wrong with the text of a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)")]
pub struct NotACard {
    text: String,
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let card = match *text.as_bytes() {
            [letter, symbols @ b'1'..=b'3', b'@', price @ b'0'..=b'9'] => {
                Category::from_letter(letter).and_then(|c| Card::new(c, symbols - b'0', price - b'0'))
            }
            _ => None,
        };
        // A message repeats at most a few words of what may be a very long line.
        card.ok_or_else(|| NotACard { text: text.chars().take(24).collect() })
    }
}
