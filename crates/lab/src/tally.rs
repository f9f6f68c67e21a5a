//! What came out of a series: who prevailed, who won, points, rounds and actions.

use pax_bots::BotInfo;
use pax_rules::{Seat, SeatSet, Setup, Victor};

use crate::simulate::{Played, Simulation};
use crate::statistics::{Mean, Share};

/// A series added up.
#[derive(Clone, Debug)]
pub struct Tally {
    pub setup: Setup,
    pub games: u64,
    /// Rome prevailed (9.7); in solitaire the goal was missed (10.2).
    pub rome: Share,
    /// The rebels prevailed (9.8); in solitaire the goal was met.
    pub rebels: Share,
    /// Rome prevailed and nobody held Primus Conspiratus, so nobody won (9.7). In solitaire the same as `rome`.
    pub nobody: Share,
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// By computer player, in the order of the list.
    pub bots: Vec<BotTally>,
    pub rounds: Mean,
    pub actions: Mean,
}

/// What one seat achieved.
#[derive(Clone, Debug)]
pub struct SeatTally {
    pub bot: &'static BotInfo,
    /// Victories, shared ones in part.
    pub wins: Share,
    /// Of them those as Primus Conspiratus under Rome (9.7).
    pub wins_under_rome: Share,
    pub points: Mean,
}

/// What one computer player achieved in all its seats.
#[derive(Clone, Debug)]
pub struct BotTally {
    pub bot: &'static BotInfo,
    /// How many seats it has.
    pub seats: usize,
    /// Games won by one of its seats; of a shared victory the part that is its.
    pub wins: Share,
    pub points: Mean,
}

/// The few numbers of a game that a tally needs: small enough to send between threads by the million.
#[derive(Clone, Copy, Debug)]
pub struct Brief {
    victor: Victor,
    /// A bit per seat.
    winners: SeatSet,
    points: [u16; Seat::MAX],
    rounds: u16,
    actions: u32,
}

impl From<&Played> for Brief {
    fn from(played: &Played) -> Brief {
        let mut points = [0; Seat::MAX];
        for (place, seat_points) in points.iter_mut().zip(played.outcome.points()) {
            *place = seat_points;
        }
        Brief {
            victor: played.outcome.victor,
            winners: played.outcome.winners,
            points,
            rounds: played.game.round(),
            actions: played.actions.len() as u32,
        }
    }
}

impl Tally {
    /// An empty tally for a series.
    pub fn new(simulation: &Simulation) -> Tally {
        let setup = simulation.setup;
        let seat = |seat| SeatTally {
            bot: simulation.bot(seat),
            wins: Share::default(),
            wins_under_rome: Share::default(),
            points: Mean::default(),
        };
        let seats: Vec<SeatTally> = setup.seats().map(seat).collect();
        let mut bots: Vec<BotTally> = Vec::new();
        for seat in &seats {
            match bots.iter_mut().find(|tally| tally.bot.name == seat.bot.name) {
                Some(tally) => tally.seats += 1,
                None => {
                    bots.push(BotTally { bot: seat.bot, seats: 1, wins: Share::default(), points: Mean::default() });
                }
            }
        }
        let (rome, rebels, nobody) = Default::default();
        let (rounds, actions) = Default::default();
        Tally { setup, games: 0, rome, rebels, nobody, seats, bots, rounds, actions }
    }

    /// Adds a game.
    pub fn count(&mut self, result: &Brief) {
        let under_rome = result.victor == Victor::Rome;
        let winners = result.winners.len();
        self.games += 1;
        self.rome.count(usize::from(under_rome), 1);
        self.rebels.count(usize::from(!under_rome), 1);
        self.nobody.count(usize::from(winners == 0), 1);
        self.rounds.count(u64::from(result.rounds));
        self.actions.count(u64::from(result.actions));
        for (seat, tally) in self.setup.seats().zip(&mut self.seats) {
            let won = usize::from(result.winners.contains(seat));
            let points = u64::from(result.points[seat.index()]);
            tally.wins.count(won, winners.max(1));
            tally.wins_under_rome.count(won * usize::from(under_rome), winners.max(1));
            tally.points.count(points);
        }
        for tally in &mut self.bots {
            let its = |seat: &Seat| self.seats[seat.index()].bot.name == tally.bot.name;
            let won = self.setup.seats().filter(its).filter(|seat| result.winners.contains(*seat)).count();
            tally.wins.count(won, winners.max(1));
            for seat in self.setup.seats().filter(its) {
                tally.points.count(u64::from(result.points[seat.index()]));
            }
        }
    }
}
