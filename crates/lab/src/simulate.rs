//! Series of games between computer players. Every game's deal and every player's randomness follow from the series'
//! number, the game's number and the seat, so that the same series gives the same games on any number of threads.

use pax_bots::{Bot, BotInfo};
use pax_rules::{Action, CardList, Game, Outcome, Record, Seat, Seed, Setup, Viewer};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use thiserror::Error;

/// A series to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub setup: Setup,
    pub list: &'static CardList,
    /// Who sits where: seat *s* gets the player number *s* modulo their number. Not empty.
    pub bots: Vec<&'static BotInfo>,
    pub games: u64,
    /// The number of the series.
    pub seed: u64,
    /// How many games at a time; 0 for as many as the machine has cores.
    pub threads: usize,
}

/// One game of a series, played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number in the series, from 0.
    pub number: u64,
    pub game: Game,
    pub outcome: Outcome,
    pub actions: Vec<(Seat, Action)>,
    seed: Seed,
    names: Vec<String>,
}

/// Why a series was not played to its end.
#[derive(Debug, Error)]
pub enum SimulationError<E> {
    #[error("the threads could not be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error(transparent)]
    Taker(E),
}

impl Simulation {
    /// Games between two looks at what came out: enough to keep every thread busy, few enough to hold in memory.
    const BATCH: u64 = 64;

    /// Plays the series. Each game is worked on where it was played (`work`: turn it into what is wanted of it) and
    /// then handed over in the order of the series (`take`), which may end the series with an error.
    pub fn run<T: Send, E>(
        &self,
        work: impl Fn(Played) -> T + Sync,
        mut take: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), SimulationError<E>> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let batch = Simulation::BATCH * pool.current_num_threads() as u64;
        let mut next = 0;
        while next < self.games {
            let end = self.games.min(next + batch);
            let done: Vec<T> =
                pool.install(|| (next..end).into_par_iter().map(|number| work(self.play(number))).collect());
            for result in done {
                take(result).map_err(SimulationError::Taker)?;
            }
            next = end;
        }
        Ok(())
    }

    /// The game with this number in the series.
    pub fn play(&self, number: u64) -> Played {
        let seed = Seed::of_series(self.seed, number);
        let mut game = seed.deal(self.setup, self.list);
        let mut bots: Vec<Box<dyn Bot>> =
            self.setup.seats().map(|seat| self.bot(seat).seat(bot_seed(self.seed, number, seat))).collect();
        let mut actions = Vec::with_capacity(256);
        while let Some(seat) = game.awaited().iter().next() {
            let bot = &mut bots[seat.index()];
            let action = bot.choose(&game.view(Viewer::Seat(seat)));
            if let Err(refusal) = game.play(seat, action, &mut ()) {
                panic!("{} chose {action} in game {number} of series {}: {refusal}", bot.name(), self.seed);
            }
            actions.push((seat, action));
        }
        let names = bots.iter().map(|bot| bot.name().to_owned()).collect();
        Played { number, game, outcome: game.reckoning(), actions, seed, names }
    }

    /// Who plays a seat: the list is repeated.
    pub fn bot(&self, seat: Seat) -> &'static BotInfo {
        self.bots[seat.index() % self.bots.len()]
    }
}

impl Played {
    /// The game as a record.
    pub fn record(self) -> Record {
        let deck = self.seed.deck(self.game.setup(), self.game.card_list());
        Record::new(&self.game, deck, self.actions).with_seed(self.seed).with_names(self.names)
    }
}

/// A number for one seat of one game of one series, by the finishing steps of SplitMix64.
fn bot_seed(series: u64, game: u64, seat: Seat) -> u64 {
    [game, seat.index() as u64].into_iter().fold(series, |state, word| {
        let mut z = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}
