//! Rows about the table as the seat sees it.

use pax_rules::Seat;

use super::reading::{Market, Reading};
use super::{ARMY, FLEET, Features, INTRIGUE, LAND, PHASES, TurnSeen, step};

/// About as many Intrigue symbols as a copy of the shipped list has.
const MOST_INTRIGUE: i32 = 17;

impl Reading<'_> {
    pub(super) fn categories(&self, features: &mut Features, market: &Market) {
        let Market { levied, all: market, reach, rival_reach, groups } = market;
        let cards = self.table.cards_by_category(self.me);
        for category in 0..self.categories {
            let mine = i32::from(self.mine.strength[category]);
            let best = i32::from(self.best[category]);
            let rome = i32::from(self.rome[category]);
            let top = mine.max(best);
            let (m, b, r) = (step(mine, 0, 7), step(best, 0, 7), step(rome, 0, 7));
            features.category(category, 0, m * 8 + r);
            features.category(category, 1, b * 8 + r);
            let above = usize::from(mine > rome) * 2 + usize::from(best > rome);
            features.category(category, 2, step(mine - best, -4, 4) * 4 + above);
            let hand = step(i32::from(self.hand[category]), 0, 4);
            let reach = step(i32::from(reach[category]), 0, 2);
            features.category(category, 3, (hand * 3 + reach) * 8 + step(mine - rome, -4, 3));
            let held = step(i32::from(self.hand_cards[category]), 0, 2);
            features.category(category, 4, step(i32::from(cards[category]), 0, 4) * 3 + held);
            let for_rome = step(i32::from(levied[category]), 0, 3);
            let on_offer = step(i32::from(market[category]) - i32::from(levied[category]), 0, 3);
            features.category(category, 5, (for_rome * 4 + on_offer) * 3 + step(top - rome, 0, 2));
            let known = step(i32::from(self.known[category]), 0, 2);
            features.category(category, 6, known * 5 + step(best - rome, -2, 2));
            features.category(category, 7, step(mine - rome, -4, 4) * PHASES + self.phase);
            features.category(category, 8, step(top - rome, -4, 4) * PHASES + self.phase);
            let theirs = step(i32::from(rival_reach[category]), 0, 2);
            features.category(category, 9, (theirs * 3 + reach) * 9 + step(mine - best, -4, 4));
            features.category(category, 10, (hand.min(3) * 4 + step(rome - top, 0, 3)) * 3 + theirs);
            let unseen = step(self.unseen[category], 0, 9);
            features.category(category, 11, unseen * 7 + step(top - rome, -3, 3));
            features.category(category, 12, unseen * 7 + step(mine - rome, -3, 3));
            features.category(category, 13, step(self.feared[category], 0, 9) * 7 + step(top - rome, -3, 3));
        }
        for (rank, group) in groups.iter().enumerate() {
            let buyers = usize::from(group.mine) * 2 + usize::from(group.theirs);
            for category in (0..self.categories).filter(|category| group.symbols[*category] > 0) {
                let symbols = step(i32::from(group.symbols[category]), 1, 3);
                features.category(category, 14, (symbols * 3 + rank.min(2)) * 4 + buyers);
            }
        }
        if self.players > 1 {
            self.intrigue(features, market[INTRIGUE], rival_reach[INTRIGUE]);
        }
        // What Rome would still hold if the whole hand were played.
        let left_to_rome = |&category: &usize| {
            let played = self.mine.strength[category] + self.hand[category];
            self.rome[category] >= played.max(self.best[category])
        };
        let left = (0..self.categories).filter(left_to_rome).count();
        features.whole(28, left.min(10) * PHASES + self.phase);
    }

    /// The race for Primus Conspiratus (6.5), which is the victory where Rome prevails (9.7).
    fn intrigue(&self, features: &mut Features, market: u8, rival_reach: u8) {
        let marker = self.marker();
        let lead = step(i32::from(self.mine.strength[INTRIGUE]) - i32::from(self.best[INTRIGUE]), -3, 3);
        let hand = step(i32::from(self.hand[INTRIGUE]), 0, 2);
        let theirs = step(i32::from(self.known[INTRIGUE].max(rival_reach)), 0, 2);
        features.whole(26, (((marker * 7 + lead) * 3 + hand) * 3 + theirs) * PHASES + self.phase);
        let shown = Seat::all(self.players).map(|seat| self.table.symbols_by_category(seat)[INTRIGUE]);
        let seen = self.hand[INTRIGUE] + self.rome[INTRIGUE] + market + shown.sum::<u8>();
        let unseen = step(MOST_INTRIGUE - i32::from(seen), 0, 8);
        features.whole(27, (unseen * 7 + lead) * PHASES + self.phase);
        features.whole(29, (lead * 3 + hand) * 9 + unseen);
    }

    pub(super) fn whole(&self, features: &mut Features) {
        let table = self.table;
        let setup = table.setup();
        let phase = self.phase;
        let solo = setup.solo_level().is_some();
        let count = |number: u8| usize::from(number.min(10));
        features.whole(0, step(self.money, 0, 15) * PHASES + phase);
        features.whole(2, step(self.hand_len, 0, 7) * PHASES + phase);
        let marker = self.marker();
        let lead = i32::from(self.mine.strength[INTRIGUE]) - i32::from(self.best[INTRIGUE]);
        features.whole(3, (marker * 7 + step(lead, -3, 3)) * PHASES + phase);
        let holds = (0..self.categories).filter(|&c| self.rome[c] >= self.mine.strength[c].max(self.best[c])).count();
        features.whole(4, holds.min(10) * PHASES + phase);
        let margin = step(holds as i32 - setup.rome_needs() as i32, -4, 3);
        // By how much Rome holds, or lacks, each category.
        let lead = |c: usize| i32::from(self.rome[c]) - i32::from(self.mine.strength[c].max(self.best[c]));
        let between =
            |from: i32, to: i32| (0..self.categories).filter(|&c| (from..=to).contains(&lead(c))).count().min(7);
        features.whole(30, (between(2, i32::MAX) * 8 + between(0, 1)) * PHASES + phase);
        features.whole(31, (between(0, i32::MAX) * 8 + between(-2, -1)) * PHASES + phase);
        features.whole(8, count(self.mine.shown) * PHASES + phase);
        features.whole(9, count(self.mine.above) * PHASES + phase);
        if let Some(goal) = setup.solo_goal() {
            let over = step(i32::from(self.mine.above) - goal as i32, -7, 2);
            let missing = step(self.categories as i32 - i32::from(self.mine.shown), 0, 6);
            features.whole(10, (over * 7 + missing) * PHASES + phase);
        }
        features.whole(11, (self.players - 1) * 10 + self.before_me());
        features.whole(12, self.stage());
        features.whole(13, step(self.deck, 0, 31));
        let limit = self.table.limit(self.me);
        let mut force = |property: usize, category: usize| {
            let room = limit.saturating_sub(table.symbols_by_category(self.me)[category]);
            features.whole(property, usize::from(self.hand[category].min(3)) * 4 + usize::from(room.min(3)));
        };
        force(17, FLEET);
        force(18, ARMY);
        let to_come = usize::from(!table.done().contains(self.me) && table.turn() != Some(self.me) || self.in_turn);
        let dearest = self.dearest.map_or(0, |legion| table.price(legion));
        let affordable = usize::from(i32::from(dearest.saturating_sub(table.discount(self.me))) <= self.money);
        features.whole(19, (usize::from(dearest.min(9)) * 2 + affordable) * 2 + to_come);
        let looking = self.sight.turn == TurnSeen::Looking || table.looked().contains(self.me);
        let looked = if self.sight.rome { 2 } else { usize::from(looking) };
        features.whole(20, looked * PHASES + phase);
        features.whole(21, step(self.waiting, 0, 7) * 2 + to_come);
        features.whole(23, count(self.mine.shown) * 11 + count(self.mine.above));
        let room_for = step(i32::from(table.symbols_by_category(self.me)[LAND]), 0, 9);
        features.whole(25, room_for * 11 + count(table.symbols_by_category(self.me)[INTRIGUE]));
        if solo {
            return;
        }
        features.whole(5, (margin * 3 + marker) * PHASES + phase);
        self.against_rivals(features, margin);
    }

    fn against_rivals(&self, features: &mut Features, margin: usize) {
        let phase = self.phase;
        let leader = &self.rivals[0];
        let richest = self.rivals[..self.players - 1].iter().map(|rival| rival.wealth).max().unwrap_or(0);
        features.whole(1, step(self.mine.wealth - richest, -7, 7) * PHASES + phase);
        let ahead = step(self.mine.points - leader.points, -12, 12);
        features.whole(6, ahead * PHASES + phase);
        features.whole(7, ahead * 8 + margin);
        let (money, hand) = (self.table.money(self.rival_seats[0]), self.table.hand_len(self.rival_seats[0]));
        features.whole(14, usize::from(money.min(9)) * 7 + hand.min(6));
        for (place, property) in [(1, 15), (2, 16)] {
            if self.players > place + 1 {
                features.whole(property, step(self.mine.points - self.rivals[place].points, -12, 12));
            }
        }
        let (mut alone, mut without) = (0, 0);
        for category in 0..self.categories {
            let (mine, best, rome) = (self.mine.strength[category], self.best[category], self.rome[category]);
            alone += usize::from(mine > rome && best <= rome);
            without += usize::from(best > rome && mine <= rome);
        }
        features.whole(22, alone.min(6) * 7 + without.min(6));
        features.whole(24, usize::from(leader.shown.min(10)) * 11 + usize::from(leader.above.min(10)));
    }
}
