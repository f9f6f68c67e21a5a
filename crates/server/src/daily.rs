//! The deal of the day: one solitaire deal for everybody, and a table of results. The day's seed is kept in a table of
//! its own that nobody sees or plays; whichever node makes it first decides the deal for all.

use pax_rules::{Setup, SoloLevel};
use pax_tables::{Doc, Draft, Origin, PersonId, TableId};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::hub::{person_id, store_id, store_person};
use crate::secret::new_seed;
use crate::{App, Made, Trouble, Visitor, computer, house};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Daily {
    /// Days since 1970, UTC.
    pub day: u32,
    /// The best first.
    pub results: Vec<DailyLine>,
    /// My own, which stands whatever I play later.
    pub mine: Option<DailyLine>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DailyLine {
    pub person: u64,
    pub name: String,
    pub table: String,
    pub score: i64,
    #[schema(value_type = pax_tables::DailyResult)]
    pub result: Value,
    pub at: i64,
}

const BEST: u32 = 100;

impl App {
    /// The results of a day, by default today.
    pub async fn daily(&self, by: &Visitor, day: Option<u32>) -> Result<Daily, Trouble> {
        let day = day.unwrap_or_else(house::today);
        let results = self.store().daily_results(&day.to_string(), BEST).await?;
        let mine = match &by.me {
            Some(me) => self.store().daily_result_of(&day.to_string(), &store_person(me.id)).await?,
            None => None,
        };
        Ok(Daily { day, results: results.into_iter().map(line).collect(), mine: mine.map(line) })
    }

    /// Today's deal. The first result of a person counts.
    pub async fn play_daily(&self, by: &Visitor) -> Result<Made, Trouble> {
        let me = by.person()?;
        let day = house::today();
        let model = self.deal_of(day).await?;
        let draft = Draft { public: false, creator: me.id, ..Draft::from(model) };
        self.open_table(by, draft, None, true, true).await
    }

    async fn deal_of(&self, day: u32) -> Result<Doc, Trouble> {
        let id = TableId::new(&format!("daily-{day}")).map_err(|_| Trouble::Inside)?;
        if let Some(table) = self.store().table(&store_id(&id)).await? {
            return serde_json::from_str(&table.doc).map_err(|_| Trouble::Inside);
        }
        let levels = SoloLevel::all().count();
        let level = SoloLevel::new(1 + day as usize % levels).ok_or(Trouble::Inside)?;
        let draft = Draft {
            public: false,
            origin: Origin::Daily { day },
            ..Draft::new(Setup::solitaire(level), new_seed(), PersonId(0), computer::strongest())
        };
        self.store_table(&id, &draft.checked()?).await?;
        let table = self.store().table(&store_id(&id)).await?.ok_or(Trouble::Inside)?;
        serde_json::from_str(&table.doc).map_err(|_| Trouble::Inside)
    }
}

fn line(result: pax_store::DailyResult) -> DailyLine {
    DailyLine {
        person: person_id(&result.person).map_or(0, |person| person.0),
        name: result.name.unwrap_or_default(),
        table: result.table.to_string(),
        score: result.score,
        result: serde_json::from_str(&result.doc).unwrap_or(Value::Null),
        at: result.at.0,
    }
}
