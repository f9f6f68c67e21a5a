//! Tables: creating them, their heads, and the lists of them.

use std::fmt;
use std::str::FromStr;

use crate::db::{Row, Value};
use crate::limits::{fits, fits_if_any};
use crate::{At, Effect, Error, MAX_EFFECTS, MAX_KEY, MAX_PAGE, MAX_TEXT, NotAnId, PersonId, Store, TableId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    Lobby = 0,
    Running = 1,
    Over = 2,
    Abandoned = 3,
}

#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub at: At,
    pub creator: Option<PersonId>,
    /// What the table was created with; never changes.
    pub doc: String,
    /// Names the deal, for those who play the same one.
    pub deal: Option<String>,
    pub public: bool,
    pub due_at: Option<At>,
    pub summary: String,
    /// Who sits down right away.
    pub seated: Vec<(u8, PersonId)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    New,
    /// There is a table of that id; nothing was changed.
    Existed,
}

/// A table without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    pub created_at: At,
    pub creator: Option<PersonId>,
    pub doc: String,
    pub deal: Option<String>,
    pub public: bool,
    pub phase: Phase,
    /// The version of the last entry; 0 before the first.
    pub version: u64,
    pub updated_at: At,
    pub finished_at: Option<At>,
    pub due_at: Option<At>,
    pub summary: String,
}

/// A table somebody sits at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyTable {
    pub table: Table,
    pub seats: Vec<u8>,
}

/// Which part of a list is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// None for the beginning.
    pub after: Option<Cursor>,
    /// At most [`MAX_PAGE`] are given.
    pub limit: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T> {
    pub items: Vec<T>,
    /// Where the next page begins; None if this is the last.
    pub next: Option<Cursor>,
}

/// A place in a list. Its text can be handed out and taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub(crate) at: At,
    pub(crate) table: TableId,
    pub(crate) seat: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub lobby: u64,
    pub running: u64,
    pub over: u64,
    pub abandoned: u64,
    pub guests: u64,
    pub accounts: u64,
}

macro_rules! select_table {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.created_at, t.creator, t.doc, t.deal, t.public, t.phase, t.version, t.updated_at, \
             t.finished_at, t.due_at, t.summary",
            $rest
        )
    };
}
const COLUMNS: usize = 12;

impl Store {
    pub async fn create_table(&self, new: NewTable) -> Result<Created, Error> {
        fits("a table's document", &new.doc, MAX_TEXT)?;
        fits("a summary", &new.summary, MAX_TEXT)?;
        fits_if_any("a deal", new.deal.as_deref(), MAX_KEY)?;
        if new.seated.len() > MAX_EFFECTS {
            return Err(Error::TooLarge { what: "the list of seats", limit: MAX_EFFECTS });
        }
        let mut tx = self.begin().await?;
        let inserted = tx
            .execute(
                "INSERT INTO tables (id, created_at, creator, doc, deal, public, phase, version, updated_at, due_at, summary)
                 VALUES ($1, $2, $3, $4, $5, $6, 0, 0, $2, $7, $8) ON CONFLICT DO NOTHING",
                &[
                    (&new.id).into(),
                    new.at.into(),
                    Value::Text(new.creator.as_ref().map(PersonId::as_str)),
                    (&new.doc).into(),
                    (&new.deal).into(),
                    new.public.into(),
                    new.due_at.into(),
                    (&new.summary).into(),
                ],
            )
            .await?;
        if inserted == 0 {
            tx.rollback().await?;
            return Ok(Created::Existed);
        }
        for (seat, person) in new.seated {
            Effect::Sit { seat, person }.apply(&mut tx, &new.id, new.at).await?;
        }
        tx.commit().await?;
        Ok(Created::New)
    }

    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, Error> {
        let row = self.read().await?.row(select_table!(" FROM tables t WHERE t.id = $1"), &[id.into()]).await?;
        row.as_ref().map(Table::read).transpose()
    }

    /// The tables in the lobby or running at which a person sits, last moved first.
    pub async fn open_tables_of(&self, person: &PersonId) -> Result<Vec<MyTable>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                select_table!(
                    ", m.seat FROM members m JOIN tables t ON t.id = m.table_id
                     WHERE m.person = $1 AND t.phase < 2 ORDER BY t.updated_at DESC, t.id, m.seat LIMIT $2"
                ),
                &[person.into(), (MAX_PAGE * 8).into()],
            )
            .await?;
        let mut mine: Vec<MyTable> = Vec::new();
        for row in &rows {
            let table = Table::read(row)?;
            let seat = row.number(COLUMNS)?;
            match mine.last_mut() {
                Some(last) if last.table.id == table.id => last.seats.push(seat),
                Some(_) | None => mine.push(MyTable { table, seats: vec![seat] }),
            }
        }
        Ok(mine)
    }

    /// The public tables in a phase, newest first.
    pub async fn public_tables(&self, phase: Phase, ask: &Ask) -> Result<Page<Table>, Error> {
        let (at, id) = ask.before();
        let rows = self
            .read()
            .await?
            .rows(
                select_table!(
                    " FROM tables t WHERE t.public AND t.phase = $1 AND (t.created_at, t.id) < ($2, $3)
                     ORDER BY t.created_at DESC, t.id DESC LIMIT $4"
                ),
                &[(phase as i64).into(), at.into(), id.into(), ask.one_more()],
            )
            .await?;
        ask.page(rows.iter().map(Table::read), |table| Cursor::new(table.created_at, &table.id))
    }

    /// The finished tables that played one deal, first finished first.
    pub async fn finished_of_deal(&self, deal: &str, ask: &Ask) -> Result<Page<Table>, Error> {
        let (at, id) = ask.from();
        let rows = self
            .read()
            .await?
            .rows(
                select_table!(
                    " FROM tables t WHERE t.deal = $1 AND t.finished_at IS NOT NULL AND (t.finished_at, t.id) > ($2, $3)
                     ORDER BY t.finished_at, t.id LIMIT $4"
                ),
                &[deal.into(), at.into(), id.into(), ask.one_more()],
            )
            .await?;
        ask.page(rows.iter().map(Table::read), Table::finished)
    }

    /// All finished tables, first finished first: page by page, an export of everything.
    pub async fn finished_tables(&self, ask: &Ask) -> Result<Page<Table>, Error> {
        let (at, id) = ask.from();
        let rows = self
            .read()
            .await?
            .rows(
                select_table!(
                    " FROM tables t WHERE t.finished_at IS NOT NULL AND (t.finished_at, t.id) > ($1, $2)
                     ORDER BY t.finished_at, t.id LIMIT $3"
                ),
                &[at.into(), id.into(), ask.one_more()],
            )
            .await?;
        ask.page(rows.iter().map(Table::read), Table::finished)
    }

    pub async fn counts(&self) -> Result<Counts, Error> {
        let mut counts = Counts::default();
        let mut reader = self.read().await?;
        for row in reader.rows("SELECT phase, count(*) FROM tables GROUP BY phase", &[]).await? {
            *match Phase::read(row.get(0)?)? {
                Phase::Lobby => &mut counts.lobby,
                Phase::Running => &mut counts.running,
                Phase::Over => &mut counts.over,
                Phase::Abandoned => &mut counts.abandoned,
            } = row.number(1)?;
        }
        for row in reader.rows("SELECT account, count(*) FROM people GROUP BY account", &[]).await? {
            *if row.get(0)? { &mut counts.accounts } else { &mut counts.guests } = row.number(1)?;
        }
        Ok(counts)
    }
}

impl Table {
    fn read(row: &Row) -> Result<Self, Error> {
        let creator = row.get::<Option<String>>(2)?.map(PersonId::try_from).transpose();
        Ok(Self {
            id: row.table(0)?,
            created_at: row.at(1)?,
            creator: creator.map_err(|error| Error::Unreadable(error.to_string()))?,
            doc: row.get(3)?,
            deal: row.get(4)?,
            public: row.get(5)?,
            phase: Phase::read(row.get(6)?)?,
            version: row.number(7)?,
            updated_at: row.at(8)?,
            finished_at: row.at_if_any(9)?,
            due_at: row.at_if_any(10)?,
            summary: row.get(11)?,
        })
    }

    fn finished(&self) -> Cursor {
        Cursor::new(self.finished_at.unwrap_or_default(), &self.id)
    }
}

impl Phase {
    fn read(number: i64) -> Result<Self, Error> {
        match number {
            0 => Ok(Phase::Lobby),
            1 => Ok(Phase::Running),
            2 => Ok(Phase::Over),
            3 => Ok(Phase::Abandoned),
            other => Err(Error::Unreadable(format!("{other} is not a phase"))),
        }
    }
}

impl Ask {
    pub fn first(limit: u32) -> Self {
        Self { after: None, limit }
    }

    /// Where a descending list goes on.
    pub(crate) fn before(&self) -> (At, &str) {
        self.after.as_ref().map_or((At(i64::MAX), ""), |cursor| (cursor.at, cursor.table.as_str()))
    }

    /// Where an ascending list goes on.
    pub(crate) fn from(&self) -> (At, &str) {
        self.after.as_ref().map_or((At(i64::MIN), ""), |cursor| (cursor.at, cursor.table.as_str()))
    }

    /// One more than wanted tells whether there is a next page.
    pub(crate) fn one_more(&self) -> Value<'static> {
        (self.size() + 1).into()
    }

    pub(crate) fn page<T>(
        &self,
        rows: impl Iterator<Item = Result<T, Error>>,
        cursor: impl Fn(&T) -> Cursor,
    ) -> Result<Page<T>, Error> {
        let mut items = rows.collect::<Result<Vec<T>, Error>>()?;
        let size = self.size() as usize;
        let more = items.len() > size;
        items.truncate(size);
        Ok(Page { next: items.last().filter(|_| more).map(cursor), items })
    }

    fn size(&self) -> u32 {
        self.limit.clamp(1, MAX_PAGE)
    }
}

impl Cursor {
    fn new(at: At, table: &TableId) -> Self {
        Self { at, table: table.clone(), seat: 0 }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.at.0, self.seat, self.table)
    }
}

impl FromStr for Cursor {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().ok_or(NotAnId);
        Ok(Self {
            at: At(part()?.parse().map_err(|_| NotAnId)?),
            seat: part()?.parse().map_err(|_| NotAnId)?,
            table: part()?.parse()?,
        })
    }
}
