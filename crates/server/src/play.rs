//! What somebody at a table can do, and what they can see of it. Who may do what is decided in `pax-tables`.

use std::sync::Arc;

use pax_rules::{Action, Seat};
use pax_tables::{Command, Deed, Denied, InvitationHash, Level, Name, Phase, TableId, TableView, may};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::create::computer_name;
use crate::hub::Table;
use crate::rates::Rate;
use crate::{App, Bad, Secret, Trouble, Visitor, computer, telling};

/// How somebody looks at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Glance {
    /// Through the eyes of which of one's seats, where one has several.
    pub seat: Option<usize>,
    /// The secret of the invitation link.
    pub invitation: Option<String>,
}

/// Something was done.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Done {
    /// The table's version with it.
    pub version: u32,
}

/// What a strong player would think of doing, the best first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    pub best: Vec<HintLine>,
    pub version: u32,
}

/// One choice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintLine {
    #[schema(value_type = String)]
    pub action: Action,
    /// The chance to win after it, 0 to 1, as far as the player can know.
    pub chance: f32,
    /// Why, as the key of a text.
    pub reason: &'static str,
    /// The same in a sentence, in the words of whoever asked.
    pub text: String,
}

impl Glance {
    pub(crate) fn seat(&self) -> Result<Option<Seat>, Trouble> {
        self.seat.map(seat).transpose()
    }

    pub(crate) fn invitation(&self) -> Option<InvitationHash> {
        self.invitation.as_deref().and_then(Secret::claimed).map(|secret| secret.invitation_hash())
    }

    pub(crate) fn is_invited(&self, table: &Table) -> bool {
        self.invitation().is_some_and(|hash| table.state().doc().is_invitation(&hash))
    }

    pub(crate) fn watch(&self, table: &Table) -> Deed {
        Deed::Watch { invited: self.is_invited(table) }
    }
}

impl App {
    /// The table as this visitor may see it now.
    pub async fn view(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<Arc<TableView>, Trouble> {
        let table = self.seen(by, table, glance).await?;
        Ok(self.hub().view(&table, &table.step(), by.eyes(glance.seat()?)))
    }

    /// The record of a finished game, one line of JSON.
    pub async fn record(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<String, Trouble> {
        let step = self.finished_step(by, table, glance).await?;
        Ok(self.hub().finished(&step)?.finished.record_json())
    }

    /// Sits down, in a seat of one's choice or the first that fits. With the last seat taken the game begins.
    pub async fn join(
        &self,
        by: &Visitor,
        table: &TableId,
        seat: Option<usize>,
        glance: &Glance,
        key: Option<&str>,
    ) -> Result<Done, Trouble> {
        let me = by.person()?;
        let seat = seat.map(self::seat).transpose()?;
        let join = Command::Join { seat, name: me.name.clone(), invitation: glance.invitation() };
        let joined = self.order(by, table, join, key).await?;
        self.begun_if_full(table, joined).await
    }

    pub async fn leave(&self, by: &Visitor, table: &TableId, seat: Option<usize>) -> Result<Done, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        self.order(by, table, Command::Leave { seat }, None).await
    }

    /// Gives an empty seat to a computer player. With the last seat taken the game begins.
    pub async fn give_seat(&self, by: &Visitor, table: &TableId, seat: usize, level: &str) -> Result<Done, Trouble> {
        let level: Level = computer::level(Some(level))?;
        let name: Name = computer_name(&level, seat);
        let given = self.order(by, table, Command::GiveSeat { seat: self::seat(seat)?, level, name }, None).await?;
        self.begun_if_full(table, given).await
    }

    /// Begins the game, for somebody who may. That it began by itself a moment ago is as good.
    pub async fn start(&self, by: &Visitor, table: &TableId) -> Result<Done, Trouble> {
        match self.order(by, table, Command::Start, None).await {
            Err(Trouble::Denied(Denied::NotNow { phase: Phase::Playing, .. })) => {
                Ok(Done { version: self.hub().table(table).await?.state().version() })
            }
            started => started,
        }
    }

    /// Gives the table up before the start.
    pub async fn close(&self, by: &Visitor, table: &TableId) -> Result<Done, Trouble> {
        self.order(by, table, Command::Close, None).await
    }

    /// An action in the notation of a record, such as `buy II` or `pass`. `after` says how often the seat had acted
    /// when it was chosen; `key` is the sender's own name for it. Either makes sending it twice safe.
    pub async fn act(
        &self,
        by: &Visitor,
        table: &TableId,
        seat: Option<usize>,
        action: &str,
        after: Option<u32>,
        key: Option<&str>,
    ) -> Result<Done, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        let action = match action.parse() {
            Ok(action) => action,
            Err(why) => {
                // The law comes first: a stranger is told nothing.
                may(by.who(), Deed::Act(seat), &self.hub().table(table).await?.state())?;
                return Err(Denied::NotAnAction(why).into());
            }
        };
        self.order(by, table, Command::Act { seat, action, after }, key).await
    }

    /// Takes back until so many actions of the game remain; without a number the last one.
    pub async fn undo(
        &self,
        by: &Visitor,
        table: &TableId,
        seat: Option<usize>,
        back_to: Option<u32>,
        key: Option<&str>,
    ) -> Result<Done, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        let actions = self.hub().table(table).await?.state().actions();
        let back_to = back_to.unwrap_or(u32::try_from(actions).unwrap_or(u32::MAX).saturating_sub(1));
        self.order(by, table, Command::Undo { seat, back_to }, key).await
    }

    /// Gives up; a computer player takes the seat for good.
    pub async fn resign(&self, by: &Visitor, table: &TableId, seat: Option<usize>) -> Result<Done, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        self.order(by, table, Command::Resign { seat }, None).await
    }

    /// Takes a seat back from the computer player that stood in.
    pub async fn return_to(&self, by: &Visitor, table: &TableId, seat: Option<usize>) -> Result<Done, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        self.order(by, table, Command::Return { seat }, None).await
    }

    /// What the strongest computer player would do in one's place, and why. Everybody sees that it was asked.
    pub async fn hint(&self, by: &Visitor, table: &TableId, seat: Option<usize>) -> Result<Hint, Trouble> {
        let seat = self.own_seat(by, table, seat).await?;
        let Done { version } = self.order(by, table, Command::TakeHint { seat }, None).await?;
        let table = self.hub().table(table).await?;
        let advice = self.inner().computers.advise(&table, seat).await?.ok_or(Trouble::NotFound("game"))?;
        let line = |hint: pax_bots::Hint| HintLine {
            action: hint.action,
            chance: hint.chance,
            reason: hint.reason.key(),
            text: telling::reason(by.words(), hint.reason),
        };
        Ok(Hint { best: advice.best.into_iter().map(line).collect(), version })
    }

    /// The last who sits down need not wait for anybody to say that the game begins.
    async fn begun_if_full(&self, table: &TableId, done: Done) -> Result<Done, Trouble> {
        let table = self.hub().table(table).await?;
        Ok(Done { version: self.start_if_full(&table).await?.unwrap_or(done.version) })
    }

    /// The table, for somebody who may see it.
    pub(crate) async fn seen(&self, by: &Visitor, table: &TableId, glance: &Glance) -> Result<Arc<Table>, Trouble> {
        let table = self.hub().table(table).await?;
        may(by.who(), glance.watch(&table), &table.state())?;
        Ok(table)
    }

    async fn order(&self, by: &Visitor, table: &TableId, command: Command, key: Option<&str>) -> Result<Done, Trouble> {
        self.inner().rates.take(Rate::Act, by)?;
        if key.is_some_and(|key| key.is_empty() || key.len() > LONGEST_KEY) {
            return Err(Trouble::TooLarge { what: "a key", most: LONGEST_KEY });
        }
        let table = self.hub().table(table).await?;
        let version = self.hub().carry_out(&table, command, by.who(), key).await?;
        Ok(Done { version })
    }

    /// The seat that is meant: the one named; else one's only one; else, of several, the one that is asked.
    async fn own_seat(&self, by: &Visitor, table: &TableId, named: Option<usize>) -> Result<Seat, Trouble> {
        if let Some(number) = named {
            return seat(number);
        }
        let me = by.person()?;
        let table = self.hub().table(table).await?;
        let state = table.state();
        may(by.who(), Deed::Watch { invited: false }, &state)?;
        let own: Vec<Seat> = state.seats_of(me.id).collect();
        match own[..] {
            [] => Err(Denied::NotYours.into()),
            [only] => Ok(only),
            [first, ..] => {
                let asked = |seat: &Seat| state.view_of(*seat).is_some_and(|view| view.is_awaited(*seat));
                let mut asked = own.iter().copied().filter(asked);
                match (asked.next(), asked.next(), state.phase()) {
                    (Some(only), None, Phase::Playing) => Ok(only),
                    (_, _, Phase::Gathering) => Ok(first),
                    _ => Err(Bad::WhichSeat.into()),
                }
            }
        }
    }
}

/// Longer than any id that a client would make up.
const LONGEST_KEY: usize = 64;

pub(crate) fn seat(number: usize) -> Result<Seat, Trouble> {
    Seat::new(number).ok_or(Trouble::Bad(Bad::NoSuchSeat))
}
