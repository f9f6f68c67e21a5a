//! A table being read: what the rows are about, worked out once.

use arrayvec::ArrayVec;
use pax_rules::{Category, Legion, Seat, Step, Table};

use super::{ARMY, ByCategory, FLEET, Sight, TurnSeen};

/// 9.6
#[inline(always)]
fn with_bonus(symbols: &ByCategory) -> ByCategory {
    let mut strength = *symbols;
    strength[FLEET] += symbols[ARMY] / 3;
    strength[ARMY] += symbols[FLEET] / 3;
    strength
}

/// One seat's standing in the final reckoning.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub strength: ByCategory,
    pub wealth: i32,
    pub shown: u8,
    pub above: u8,
    pub points: i32,
}

/// The most that anybody has and the most that anybody else has: so each can be held against all others.
#[derive(Clone, Copy)]
pub(super) struct Most<T> {
    most: T,
    next: T,
}

impl<T: Ord + Copy> Most<T> {
    fn of(least: T) -> Most<T> {
        Most { most: least, next: least }
    }

    #[inline(always)]
    fn count(&mut self, one: T) {
        self.next = self.next.max(one.min(self.most));
        self.most = self.most.max(one);
    }

    /// The most that anybody has but one who has this.
    #[inline(always)]
    pub fn but(&self, one: T) -> T {
        if one == self.most { self.next } else { self.most }
    }
}

/// The symbols below the Legions: of the group Rome would take (9.1), of all, and the most that the seat and its richest
/// rival can buy at once.
pub(super) struct Market {
    pub levied: ByCategory,
    pub all: ByCategory,
    pub reach: ByCategory,
    pub rival_reach: ByCategory,
    /// Each group: the dearest first, and who could buy it.
    pub groups: ArrayVec<Group, { Legion::MAX }>,
}

/// What lies below one Legion.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub symbols: ByCategory,
    pub price: i32,
    /// Whether the seat can pay for it, and whether a rival can who has its turn before the round ends.
    pub mine: bool,
    pub theirs: bool,
}

/// The more of each.
fn most(reach: &mut ByCategory, symbols: &ByCategory) {
    for (reach, symbols) in reach.iter_mut().zip(symbols) {
        *reach = (*reach).max(*symbols);
    }
}

/// So many turns to come, as a step.
pub(super) fn phase(turns: i32) -> usize {
    match turns {
        ..=3 => turns.max(0) as usize,
        4 | 5 => 4,
        6.. => 5,
    }
}

/// The group Rome would take (9.1).
fn dearest(table: &Table) -> Option<Legion> {
    let mut dearest: Option<Legion> = None;
    for legion in table.legions() {
        if table.is_laden(legion) && dearest.is_none_or(|other| table.price(legion) > table.price(other)) {
            dearest = Some(legion);
        }
    }
    dearest
}

/// A table being read.
pub(super) struct Reading<'a> {
    pub table: &'a Table,
    pub me: Seat,
    pub sight: Sight<'a>,
    pub players: usize,
    pub categories: usize,
    /// Rome's strength as far as the seat knows it, and the symbols behind it.
    pub rome: ByCategory,
    pub romes: ByCategory,
    pub mine: Standing,
    /// The rivals, those with the most points first.
    pub rivals: [Standing; Seat::MAX],
    pub rival_seats: [Seat; Seat::MAX],
    /// Everybody, by seat.
    pub all: [Standing; Seat::MAX],
    /// What each has at the most: strength by category, points, money and cards.
    pub strength: [Most<u8>; Category::COUNT],
    pub points: Most<i32>,
    pub wealth: Most<i32>,
    pub best: ByCategory,
    pub known: ByCategory,
    /// Symbols that the seat has not seen anywhere, for one copy of the card list.
    pub unseen: [i32; Category::COUNT],
    /// How many of them Rome's face-down cards may hide, in quarters.
    pub feared: [i32; Category::COUNT],
    pub hand: ByCategory,
    pub hand_cards: ByCategory,
    pub hand_len: i32,
    pub money: i32,
    /// Rounds to come after this one, about.
    pub rounds: i32,
    /// Turns of the seat to come after this one.
    pub turns: i32,
    pub phase: usize,
    pub deck: i32,
    pub waiting: i32,
    pub in_turn: bool,
    pub dearest: Option<Legion>,
}

impl<'a> Reading<'a> {
    pub fn new(table: &'a Table, me: Seat, sight: Sight<'a>) -> (Reading<'a>, Market) {
        let setup = table.setup();
        let players = setup.players();
        let mut rome = *table.rome_open_symbols();
        if sight.rome {
            for card in table.rome_hidden().into_iter().flatten() {
                rome[card.category() as usize] += card.symbols();
            }
        }
        let romes = rome;
        let rome = with_bonus(&romes);
        let in_turn = table.turn() == Some(me) && sight.turn == TurnSeen::AsItIs;
        let blank = Standing { strength: [0; _], wealth: 0, shown: 0, above: 0, points: 0 };
        let mut read = Reading {
            table,
            me,
            sight,
            players,
            categories: setup.categories().len(),
            rome,
            romes,
            mine: blank,
            rivals: [blank; _],
            rival_seats: [me; _],
            all: [blank; _],
            strength: [Most::of(0); _],
            points: Most::of(i32::MIN),
            wealth: Most::of(i32::MIN),
            best: [0; _],
            known: [0; _],
            unseen: [0; _],
            feared: [0; _],
            hand: [0; _],
            hand_cards: [0; _],
            hand_len: 0,
            money: 0,
            rounds: 0,
            turns: 0,
            phase: 0,
            deck: 0,
            waiting: 0,
            in_turn,
            dearest: dearest(table),
        };
        read.hand();
        read.time();
        read.standings();
        let market = read.market();
        read.unseen(&market);
        (read, market)
    }

    fn hand(&mut self) {
        let hand = self.table.hand(self.me).flatten();
        for card in hand.chain(self.sight.held.iter().copied()) {
            self.hand[card.category() as usize] += card.symbols();
            self.hand_cards[card.category() as usize] += 1;
            self.hand_len += 1;
        }
        self.money = i32::from(self.table.money(self.me));
        // 7: what the turn has earned so far is as good as in the purse.
        if self.table.turn() == Some(self.me) && matches!(self.table.step(), Step::Play) {
            self.money += i32::from(self.table.income());
        }
        if self.sight.turn == TurnSeen::Looking {
            self.money += 2; // 3.2
        }
    }

    /// How much of the game is left.
    fn time(&mut self) {
        let players = self.players as i32;
        let table = self.table;
        let coming = match table.step() {
            _ if self.sight.turn != TurnSeen::AsItIs => 0,
            Step::Turn => 2,
            Step::Place(draw) => i32::from(draw.coming()) - i32::from(draw.under_place()),
            Step::Opening | Step::Buy | Step::Play | Step::Surrender { .. } | Step::Senate { .. } | Step::Over => 0,
        };
        self.waiting = match table.step() {
            Step::Opening => players,
            Step::Over => 0,
            Step::Turn | Step::Place(_) | Step::Buy | Step::Play | Step::Surrender { .. } | Step::Senate { .. } => {
                players - 1 - table.done().len() as i32
            }
        };
        let opening = matches!(table.step(), Step::Opening);
        let empty = if opening { 0 } else { table.empty_legions() as i32 };
        let served = if opening { players + 1 } else { 0 };
        self.deck = table.deck_len() as i32 - coming - 2 * self.waiting - served;
        self.rounds = if self.deck < 1 + empty { 0 } else { 1 + (self.deck - 1 - empty) * 10 / (10 + 26 * players) };
        self.turns = self.turns_of(self.me);
        self.phase = phase(self.turns);
    }

    /// How many turns a seat has to come after the one under way.
    pub fn turns_of(&self, seat: Seat) -> i32 {
        let table = self.table;
        let opening = matches!(table.step(), Step::Opening);
        let to_come = opening || table.turn() != Some(seat) && !table.done().contains(seat);
        self.rounds + i32::from(to_come)
    }

    fn standings(&mut self) {
        let marker = self.table.primus_conspiratus();
        let mut richest = 0;
        for seat in Seat::all(self.players) {
            let strength = with_bonus(self.table.symbols_by_category(seat));
            let cards = self.table.cards_by_category(seat);
            let (mut shown, mut above) = (0, 0);
            for category in 0..self.categories {
                shown += u8::from(cards[category] > 0);
                above += u8::from(strength[category] > self.rome[category]);
            }
            let wealth = if seat == self.me {
                self.money + self.hand_len
            } else {
                i32::from(self.table.money(seat)) + self.table.hand_len(seat) as i32
            };
            richest = richest.max(wealth);
            let points = 2 * i32::from(shown)
                + 3 * i32::from(above)
                + i32::from(strength[FLEET])
                + i32::from(strength[ARMY])
                + i32::from(marker == Some(seat));
            self.all[seat.index()] = Standing { strength, wealth, shown, above, points };
        }
        let mut rivals = 0;
        for seat in Seat::all(self.players) {
            let standing = &mut self.all[seat.index()];
            standing.points += 4 * i32::from(standing.wealth == richest);
            let standing = *standing;
            self.points.count(standing.points);
            self.wealth.count(standing.wealth);
            for (most, strength) in self.strength.iter_mut().zip(standing.strength) {
                most.count(strength);
            }
            if seat == self.me {
                self.mine = standing;
                continue;
            }
            for category in 0..self.categories {
                self.best[category] = self.best[category].max(standing.strength[category]);
            }
            for card in self.table.bought(seat) {
                self.known[card.category() as usize] += card.symbols();
            }
            // Sorted in by points; equal ones stay in seat order, from the seat's left on round the table.
            let mut at = rivals;
            while at > 0 && self.rivals[at - 1].points < standing.points {
                self.rivals[at] = self.rivals[at - 1];
                self.rival_seats[at] = self.rival_seats[at - 1];
                at -= 1;
            }
            self.rivals[at] = standing;
            self.rival_seats[at] = seat;
            rivals += 1;
        }
    }

    /// Counts what the seat has not seen (11.3): what may still come, and what Rome may hide.
    fn unseen(&mut self, market: &Market) {
        let (table, setup) = (self.table, self.table.setup());
        let copies = if setup.from_second_copy() > 0 { 2 } else { 1 }; // 2.1
        for kind in table.card_list().kinds() {
            self.unseen[kind.card.category() as usize] += i32::from(kind.copies) * i32::from(kind.card.symbols());
        }
        let rivals = || Seat::all(self.players).filter(|seat| *seat != self.me);
        let hidden = if self.sight.rome { 0 } else { Table::ROME_HIDDEN };
        let hands: usize = rivals().map(|seat| table.hand_len(seat) - table.bought(seat).count()).sum();
        let cards = (copies * setup.copy_size() + table.deck_len() + hidden + hands).saturating_sub(setup.deck_size());
        for category in 0..self.categories {
            let shown = Seat::all(self.players).map(|seat| table.symbols_by_category(seat)[category]);
            let seen = shown.sum::<u8>() + self.romes[category] + self.hand[category] + self.known[category];
            let unseen = copies as i32 * self.unseen[category] - i32::from(seen) - i32::from(market.all[category]);
            self.feared[category] = 4 * hidden as i32 * unseen / cards.max(1) as i32;
            self.unseen[category] = unseen / copies as i32;
        }
    }

    /// Nobody's, mine or a rival's.
    pub fn marker(&self) -> usize {
        match self.table.primus_conspiratus() {
            None => 0,
            Some(holder) if holder == self.me => 1,
            Some(_) => 2,
        }
    }

    /// What lies below the Legions.
    fn market(&self) -> Market {
        let groups = ArrayVec::new();
        let mut market = Market { levied: [0; _], all: [0; _], reach: [0; _], rival_reach: [0; _], groups };
        let table = self.table;
        let purse_of = |seat: Seat| i32::from(table.money(seat)) + i32::from(table.discount(seat));
        let (mut rival_purse, mut soon) = (0, 0);
        for rival in Seat::all(self.players).filter(|seat| *seat != self.me) {
            let purse = purse_of(rival);
            rival_purse = rival_purse.max(purse);
            if !table.done().contains(rival) {
                soon = soon.max(purse);
            }
        }
        let purse = self.money + i32::from(table.discount(self.me));
        for legion in table.legions().filter(|legion| table.is_laden(*legion)) {
            let mut symbols = [0; Category::COUNT];
            for card in table.below(legion) {
                symbols[card.category() as usize] += card.symbols();
            }
            let price = i32::from(table.price(legion));
            let group = Group { symbols, price, mine: price <= purse, theirs: price <= soon };
            for (all, symbols) in market.all.iter_mut().zip(symbols) {
                *all += symbols;
            }
            if group.mine {
                most(&mut market.reach, &symbols);
            }
            if price <= rival_purse {
                most(&mut market.rival_reach, &symbols);
            }
            if self.dearest == Some(legion) {
                market.levied = symbols;
            }
            let dearer = market.groups.iter().take_while(|other| other.price >= price).count();
            market.groups.insert(dearer, group);
        }
        market
    }

    /// How many turns of others come before the seat's next.
    pub fn before_me(&self) -> usize {
        let (players, table) = (self.players, self.table);
        let Some(active) = table.turn() else { return self.me.index() };
        if self.in_turn {
            return 0;
        }
        let ahead = |from: Seat| (self.me.index() + players - from.index()) % players;
        if !table.done().contains(self.me) && active != self.me {
            return ahead(active).min(9);
        }
        let starter = table.primus_conspiratus().unwrap_or(table.starter()); // 9.2
        (self.waiting.max(0) as usize + ahead(starter)).min(9)
    }

    pub fn stage(&self) -> usize {
        if self.sight.turn != TurnSeen::AsItIs {
            return 19;
        }
        match self.table.step() {
            Step::Opening => 23,
            Step::Senate { asked } if asked == self.me => 21,
            Step::Senate { .. } => 22,
            Step::Over => 0,
            Step::Turn | Step::Place(_) | Step::Buy | Step::Play | Step::Surrender { .. } if !self.in_turn => 0,
            Step::Turn => 1,
            Step::Place(draw) => {
                let places = usize::from(draw.legion_place()) * 2 + usize::from(draw.under_place());
                2 + places * 3 + usize::from(draw.hand_places().min(2))
            }
            Step::Buy => 14,
            Step::Play => 15 + usize::from(self.table.next_cost().min(3)),
            Step::Surrender { .. } => 20,
        }
    }
}
