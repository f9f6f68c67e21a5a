//! Making tables: from a request, from a finished table, once more with the same people.

use pax_rules::{CardList, CardMaps, Seat, Setup};
use pax_store::{Created, NewTable};
use pax_tables::{
    Agreement, Command, Deed, Denied, Doc, DocError, Draft, Level, Name, Origin, Phase, SeatAsked, TableId, TableState,
    TimeControl, Who, may,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::hub::{Summary, mode, store_id, store_person};
use crate::rates::Rate;
use crate::secret::{new_seed, new_table_id};
use crate::{App, Bad, Glance, Secret, Trouble, Visitor, computer, house};

/// A table that somebody wants.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    /// 1 to 8; 1 is solitaire.
    pub players: usize,
    /// In solitaire: the game of the campaign, 1 to 5.
    #[serde(default)]
    pub solo_level: Option<usize>,
    #[serde(default)]
    pub nocturnus: bool,
    #[serde(default)]
    pub final_levy: bool,
    #[serde(default = "yes")]
    pub open_tally: bool,
    /// Seat by seat; seats not mentioned are open.
    #[serde(default)]
    pub seats: Vec<SeatWish>,
    #[serde(default = "untimed")]
    pub time: TimeControl,
    #[serde(default)]
    pub rated: bool,
    #[serde(default = "yes")]
    pub public: bool,
    #[serde(default)]
    pub pass_and_play: bool,
    /// Cards other than the shipped ones.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub cards: Option<CardMaps>,
    /// Play the deal of this finished table.
    #[serde(default)]
    pub same_deal_as: Option<String>,
    /// The secret of that table's invitation link, where it is private and the asker had no seat at it.
    #[serde(default)]
    pub invitation: Option<String>,
    /// The computer player that steps in for somebody who is gone.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Sit down oneself.
    #[serde(default = "yes")]
    pub join: bool,
    /// Start at once if nobody is missing. In any case the game begins when the last empty seat is taken.
    #[serde(default = "yes")]
    pub start: bool,
}

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    Open,
    /// Only with the invitation link.
    Invited,
    /// A computer player of this level.
    Computer(String),
}

/// A table that was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Made {
    pub table: TableId,
    /// The secret of the invitation link, told this once: `/t/TABLE?invitation=SECRET`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    pub version: u32,
}

fn yes() -> bool {
    true
}

fn untimed() -> TimeControl {
    TimeControl::Untimed
}

/// Card lists are kept for as long as the server runs: a few boxes, not whatever strangers think of.
const MOST_CARD_LISTS: usize = 256;

/// Tables that one person may have open at the same time.
const MOST_OPEN: usize = 200;

impl TableRequest {
    /// A public, untimed, unrated table for so many, all seats open.
    pub fn new(players: usize) -> TableRequest {
        TableRequest {
            players,
            solo_level: (players == 1).then_some(1),
            nocturnus: false,
            final_levy: false,
            open_tally: true,
            seats: Vec::new(),
            time: untimed(),
            rated: false,
            public: true,
            pass_and_play: false,
            cards: None,
            same_deal_as: None,
            invitation: None,
            stand_in: None,
            join: true,
            start: true,
        }
    }
}

impl App {
    pub async fn create_table(&self, by: &Visitor, request: TableRequest) -> Result<Made, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Table, by)?;
        let setup = Setup::try_from(Agreement {
            players: request.players,
            solo_level: request.solo_level,
            nocturnus: request.nocturnus,
            final_levy: request.final_levy,
            open_tally: request.open_tally,
        })
        .map_err(DocError::Setup)?;
        let (seed, origin) = match &request.same_deal_as {
            Some(other) => {
                let other = TableId::new(other)?;
                let glance = Glance { seat: None, invitation: request.invitation };
                (self.finished_seed(by, &other, &glance).await?, Origin::SameDeal(other))
            }
            None => (new_seed(), Origin::Fresh),
        };
        if request.seats.len() > setup.players() {
            return Err(Bad::TooManySeats.into());
        }
        if request.cards.is_some() && CardList::kept() >= MOST_CARD_LISTS {
            return Err(Trouble::TooLarge { what: "the number of different card lists", most: MOST_CARD_LISTS });
        }
        let mut wishes = request.seats;
        wishes.resize(setup.players(), SeatWish::Open);
        let invitation = (wishes.contains(&SeatWish::Invited) || !request.public).then(Secret::new);
        let seats = wishes.iter().enumerate().map(|(place, wish)| asked(place, wish)).collect::<Result<_, _>>()?;
        let stand_in = computer::level(request.stand_in.as_deref())?;
        let draft = Draft {
            cards: request.cards,
            seats,
            time: request.time,
            rated: request.rated,
            public: request.public,
            pass_and_play: request.pass_and_play,
            invitation: invitation.as_ref().map(Secret::invitation_hash),
            origin,
            ..Draft::new(setup, seed, me.id, stand_in)
        };
        self.open_table(by, draft, invitation, request.join, request.start).await
    }

    /// The same people once more. Whoever asks second is led to the table of who asked first.
    pub async fn rematch(&self, by: &Visitor, table: &TableId) -> Result<Made, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Table, by)?;
        let old = self.hub().table(table).await?;
        let state = old.state();
        may(by.who(), Deed::Rematch, &state)?;
        if let Some(made) = state.rematch() {
            return self.join_rematch(by, made).await;
        }
        let draft = state.rematch_draft(table.clone(), new_seed(), me.id).ok_or(Trouble::NotFound("finished game"))?;
        let invitation = draft.invitation.is_some().then(Secret::new);
        let draft = Draft { invitation: invitation.as_ref().map(Secret::invitation_hash), ..draft };
        let made = self.open_table(by, draft, invitation, true, true).await?;
        let rematch = Command::Rematch { table: made.table.clone() };
        match self.hub().carry_out(&old, rematch, by.who(), None).await {
            Ok(_) => Ok(made),
            Err(Trouble::Denied(Denied::RematchMade(first))) => {
                let ours = self.hub().table(&made.table).await?;
                self.hub().carry_out(&ours, Command::Close, by.who(), None).await.ok();
                self.join_rematch(by, &first).await
            }
            Err(trouble) => Err(trouble),
        }
    }

    async fn join_rematch(&self, by: &Visitor, table: &TableId) -> Result<Made, Trouble> {
        let awake = self.hub().table(table).await?;
        let me = by.person()?;
        let state = awake.state();
        let seated = state.seats_of(me.id).next().is_some();
        if !seated && state.phase() == Phase::Gathering {
            self.join(by, table, None, &Glance::default(), None).await?;
        }
        self.start_if_full(&awake).await?;
        Ok(Made { table: table.clone(), invitation: None, version: awake.state().version() })
    }

    /// Stores a new table, and seats and starts as far as wanted.
    pub(crate) async fn open_table(
        &self,
        by: &Visitor,
        draft: Draft,
        invitation: Option<Secret>,
        join: bool,
        start: bool,
    ) -> Result<Made, Trouble> {
        let me = by.person()?;
        let doc = draft.checked()?;
        if self.store().open_tables_of(&store_person(me.id)).await?.len() >= MOST_OPEN {
            return Err(Trouble::TooLarge { what: "the number of your open tables", most: MOST_OPEN });
        }
        let table = new_table_id();
        self.store_table(&table, &doc).await?;
        let awake = self.hub().table(&table).await?;
        if join && awake.state().empty_seat().is_some() {
            let seats =
                if doc.pass_and_play { doc.seats.iter().filter(|seat| **seat == SeatAsked::Open).count() } else { 1 };
            for number in 0..seats.max(1) {
                let name = if number == 0 { me.name.clone() } else { numbered(&me.name, number + 1) };
                let join = Command::Join { seat: None, name, invitation: None };
                self.hub().carry_out(&awake, join, by.who(), None).await?;
            }
        }
        if start {
            self.start_if_full(&awake).await?;
        }
        let version = awake.state().version();
        Ok(Made { table, invitation: invitation.map(|secret| secret.reveal().to_owned()), version })
    }

    pub(crate) async fn store_table(&self, table: &TableId, doc: &Doc) -> Result<Created, Trouble> {
        let state = TableState::new(doc.clone().into());
        let new = NewTable {
            id: store_id(table),
            at: house::wall(),
            creator: Some(store_person(doc.creator)),
            doc: serde_json::to_string(doc).map_err(|_| Trouble::Inside)?,
            deal: Some(deal(doc)),
            public: doc.public,
            due_at: None,
            summary: Summary::of(&state).to_json(),
            seated: Vec::new(),
        };
        Ok(self.store().create_table(new).await?)
    }

    /// Begins the game if nobody is missing, and says with which version.
    pub(crate) async fn start_if_full(&self, table: &crate::hub::Table) -> Result<Option<u32>, Trouble> {
        let state = table.state();
        if state.phase() != Phase::Gathering || state.empty_seat().is_some() {
            return Ok(None);
        }
        match self.hub().carry_out(table, Command::Start, Who::House, None).await {
            Ok(version) => Ok(Some(version)),
            // Somebody left at the same moment, or another node was quicker.
            Err(Trouble::Denied(Denied::NotNow { .. } | Denied::SeatEmpty(_))) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// The seed of a finished game that the visitor may see.
    async fn finished_seed(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<pax_rules::Seed, Trouble> {
        let other = self.hub().table(table).await?;
        let state = other.state();
        may(by.who(), Deed::ReadRecord { invited: glance.is_invited(&other) }, &state)?;
        Ok(state.doc().seed)
    }
}

/// Names a deal: the same seed under the same set-up gives the same cards.
pub(crate) fn deal(doc: &Doc) -> String {
    format!("{}.{}", doc.seed.commitment(), mode(doc))
}

fn asked(place: usize, wish: &SeatWish) -> Result<SeatAsked, Trouble> {
    Ok(match wish {
        SeatWish::Open => SeatAsked::Open,
        SeatWish::Invited => SeatAsked::Invited,
        SeatWish::Computer(level) => {
            let level = computer::level(Some(level))?;
            SeatAsked::Computer { name: computer_name(&level, place), level }
        }
    })
}

/// A Roman name for each seat, so that two computer players of one level can be told apart: brothers have first names,
/// sisters are numbered.
pub(crate) fn computer_name(level: &Level, place: usize) -> Name {
    const BROTHERS: [&str; Seat::MAX] = ["Aulus", "Gaius", "Lucius", "Marcus", "Publius", "Quintus", "Sextus", "Titus"];
    const SISTERS: [&str; Seat::MAX] = ["Prima", "Secunda", "Tertia", "Quarta", "Quinta", "Sexta", "Septima", "Octava"];
    let (brother, sister) = (BROTHERS[place % BROTHERS.len()], SISTERS[place % SISTERS.len()]);
    let mut letters = level.as_str().chars();
    let family: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let name = if family.ends_with("ia") { format!("{family} {sister}") } else { format!("{brother} {family}") };
    Name::new(&name).or_else(|_| Name::new(brother)).expect("a Roman name is a name")
}

fn numbered(name: &Name, number: usize) -> Name {
    let short: String = name.as_str().chars().take(Name::MOST - 2).collect();
    Name::new(&format!("{short} {number}")).unwrap_or_else(|_| name.clone())
}
