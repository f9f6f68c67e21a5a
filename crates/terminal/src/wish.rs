//! A game that somebody wants: what is played, and who sits where.

use pax_bots::levels;
use pax_rules::{CardMaps, Seed, Setup, SoloLevel};
use pax_tables::{Doc, DocError, Draft, Level, Name, Origin, PersonId, SeatAsked};
use pax_words::Names;

use crate::shelf::Campaign;

/// Who plays at this keyboard.
pub const ME: PersonId = PersonId(1);

/// Who sits in a seat: somebody at this keyboard, or a computer player by its place among the levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sits {
    Person,
    Computer(usize),
}

impl Sits {
    /// The next or the one before, round and round.
    #[must_use]
    pub fn turned(self, by: isize) -> Sits {
        let all = levels().len() as isize + 1;
        let now = match self {
            Sits::Person => 0,
            Sits::Computer(level) => level as isize + 1,
        };
        match (now + by).rem_euclid(all) {
            0 => Sits::Person,
            level => Sits::Computer(level as usize - 1),
        }
    }

    /// By the name of a level, or `person`.
    pub fn named(name: &str) -> Option<Sits> {
        if name == "person" {
            return Some(Sits::Person);
        }
        levels().iter().position(|level| level.name == name).map(Sits::Computer)
    }
}

/// A game to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    pub setup: Setup,
    pub seats: Vec<Sits>,
    /// The name of whoever sits down first.
    pub name: String,
    pub campaign: Option<Campaign>,
    /// Cards other than the shipped ones (1.4).
    pub cards: Option<CardMaps>,
}

impl Wish {
    /// The next game of a campaign; a campaign that is over begins anew.
    pub fn campaign(campaign: Campaign, nocturnus: bool, name: &str) -> Wish {
        let campaign = if campaign.next.is_some() { campaign } else { Campaign { next: Some(1), played: 0 } };
        let level = campaign.next.and_then(SoloLevel::new).unwrap_or(SoloLevel::all().next().expect("five games"));
        let setup = Setup::solitaire(level).with_nocturnus(nocturnus);
        Wish { setup, seats: vec![Sits::Person], name: name.to_owned(), campaign: Some(campaign), cards: None }
    }

    /// The agreement of the table.
    pub fn doc(&self, seed: Seed) -> Result<Doc, DocError> {
        let strongest = levels().last().expect("there is a computer player");
        let stand_in = Level::new(strongest.name).expect("a level's name");
        let mut draft = Draft::new(self.setup, seed, ME, stand_in);
        draft.cards.clone_from(&self.cards);
        draft.public = false;
        draft.pass_and_play = self.seats.iter().filter(|sits| **sits == Sits::Person).count() > 1;
        draft.seats = self.seats.iter().enumerate().map(|(seat, sits)| self.asked(seat, *sits)).collect();
        if let Some(Campaign { played, .. }) = self.campaign {
            draft.origin = Origin::Campaign { campaign: 1, played };
        }
        draft.checked()
    }

    fn asked(&self, seat: usize, sits: Sits) -> SeatAsked {
        match sits {
            Sits::Person => SeatAsked::Open,
            Sits::Computer(level) => {
                let level = &levels()[level];
                let twins = self.seats[..seat].iter().filter(|other| **other == sits).count();
                let family = level.roman.rsplit(' ').next().unwrap_or(level.roman);
                let given = level.roman.split(' ').next().unwrap_or(level.roman);
                // The second Crassus at a table is another of the family.
                let name = match twins {
                    0 if level.name == given.to_lowercase() => given.to_owned(),
                    0 => family.to_owned(),
                    twins => format!("{family} {}", ["II", "III", "IV", "V", "VI", "VII", "VIII"][twins - 1]),
                };
                SeatAsked::Computer {
                    level: Level::new(level.name).expect("a level's name"),
                    name: Name::new(&name).expect("a Roman's name"),
                }
            }
        }
    }

    /// The names of the people, seat by seat; a name that cannot be shown gives way to a Roman one.
    pub fn people(&self) -> impl Iterator<Item = (usize, Name)> {
        let mut first = Some(self.name.as_str());
        let seats = self.seats.iter().enumerate().filter(|(_, sits)| **sits == Sits::Person);
        seats.map(move |(seat, _)| {
            let wanted = first.take().and_then(|name| Name::new(name).ok());
            (seat, wanted.unwrap_or_else(|| Name::new(Names::ROMAN[seat]).expect("a Roman's name")))
        })
    }
}
