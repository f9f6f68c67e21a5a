//! Series of games between computer players. Every game's deal and every player's randomness follow from the series'
//! number, the game's number and the seat, so that the same series gives the same games on any number of threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use pax_bots::{Bot, BotInfo, show};
use pax_rules::{Action, CardList, Game, Outcome, Record, Seat, Seed, Setup, Viewer};

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
    /// How many games at a time.
    pub threads: NonZeroUsize,
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

impl Simulation {
    /// Plays the series. Each game is worked on in the thread that played it (`work`: turn it into what is wanted of
    /// it) and then handed over in the order of the series (`take`), which may end the series with an error.
    pub fn run<T: Send, E>(
        &self,
        work: impl Fn(Played) -> T + Sync,
        mut take: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(0);
        let threads = self.threads.get();
        thread::scope(|scope| {
            // A short channel: who is too slow to take games lets the players wait instead of filling the memory.
            let (send, receive) = mpsc::sync_channel(2 * threads);
            for _ in 0..threads {
                let (send, next, work) = (send.clone(), &next, &work);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        // Nobody takes any more after an error.
                        if number >= self.games || send.send((number, work(self.play(number)))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let mut early = BTreeMap::new();
            let mut due = 0;
            for (number, result) in receive {
                early.insert(number, result);
                while let Some(result) = early.remove(&due) {
                    take(result)?;
                    due += 1;
                }
            }
            Ok(())
        })
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
            show(&game, seat, action, bots.iter_mut().map(|bot| bot.rivals()));
            let bot = &bots[seat.index()];
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
pub(crate) fn bot_seed(series: u64, game: u64, seat: Seat) -> u64 {
    [game, seat.index() as u64].into_iter().fold(series, |state, word| {
        let mut z = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}
