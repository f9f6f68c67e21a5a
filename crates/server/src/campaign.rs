//! The solitaire campaign: five games, each to be won before the next (RULES 10.2, 10.5).

use pax_rules::{Setup, SoloLevel};
use pax_tables::{Draft, Origin};
use serde::Serialize;
use utoipa::ToSchema;

use crate::hub::store_person;
use crate::secret::new_seed;
use crate::{App, Made, Trouble, Visitor, computer};

/// How far somebody has come.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Campaign {
    /// Counts a person's campaigns from 1.
    pub number: u64,
    /// The game to play next; none when the fifth is won.
    pub next: Option<usize>,
    /// Games played so far, won or not: the fewer, the better.
    pub played: u32,
    pub games: Vec<CampaignLine>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CampaignLine {
    pub table: String,
    pub game: u8,
    pub won: bool,
    pub at: i64,
}

impl App {
    /// The latest campaign, or an empty first one.
    pub async fn campaign(&self, by: &Visitor) -> Result<Campaign, Trouble> {
        let person = store_person(by.person()?.id);
        let all = self.store().campaign_games_of(&person).await?;
        let number = all.iter().filter_map(|game| game.campaign.parse::<u64>().ok()).max().unwrap_or(1);
        let games = self.store().campaign(&person, &number.to_string()).await?;
        let won = games.iter().filter(|game| game.won).map(|game| usize::from(game.game)).max().unwrap_or(0);
        Ok(Campaign {
            number,
            next: SoloLevel::new(won + 1).map(SoloLevel::number),
            played: u32::try_from(games.len()).unwrap_or(u32::MAX),
            games: games
                .into_iter()
                .map(|game| CampaignLine {
                    table: game.table.to_string(),
                    game: game.game,
                    won: game.won,
                    at: game.at.0,
                })
                .collect(),
        })
    }

    /// The next game of the campaign; after the fifth is won, the first of a new one.
    pub async fn play_campaign(&self, by: &Visitor, nocturnus: bool) -> Result<Made, Trouble> {
        let me = by.person()?;
        let campaign = self.campaign(by).await?;
        let (number, played, next) = match campaign.next {
            Some(next) => (campaign.number, campaign.played, next),
            None => (campaign.number + 1, 0, 1),
        };
        let level = SoloLevel::new(next).ok_or(Trouble::Inside)?;
        let setup = Setup::solitaire(level).with_nocturnus(nocturnus);
        let draft = Draft {
            public: false,
            origin: Origin::Campaign { campaign: number, played },
            ..Draft::new(setup, new_seed(), me.id, computer::strongest())
        };
        self.open_table(by, draft, None, true, true).await
    }
}
