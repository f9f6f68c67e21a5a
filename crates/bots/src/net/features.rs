//! What a seat knows, as a list of rows of the network's first layer. Every property falls into one of a few steps, often
//! two properties together (mine beside Rome's, the lead beside the turns left), and each step has a row: so a table is
//! some hundred rows out of a few thousand, and the first layer is their sum.
//!
//! Only what the seat may know is read, also off a full game: what others hold counts as far as everybody saw it bought.
//!
//! Beside the rows stands one number, the hunch: what `shrewd` thinks of the table. The network corrects it.

use pax_rules::{Card, Category, Legion, Seat, Step, Table};

/// A number for every category.
type ByCategory = [u8; Category::COUNT];

/// More rows than any table has.
const MOST: usize = 160;

/// What the seat sees beyond what lies open.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// Whether it knows Rome's face-down cards.
    pub rome: bool,
    /// Drawn cards that it knows and has not placed.
    pub held: &'a [Card],
    /// How far its turn is taken to have gone.
    pub turn: TurnSeen,
}

/// A turn is judged before anything of the next round is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnSeen {
    /// As the table says.
    AsItIs,
    /// Over, with the income it has by now.
    Ended,
    /// Spent looking at Rome, and what was seen is not known yet (3.2).
    Looking,
}

impl Sight<'_> {
    /// What the seat knows between two turns.
    pub fn of(table: &Table, seat: Seat) -> Sight<'static> {
        Sight { rome: table.looked().contains(seat), held: &[], turn: TurnSeen::AsItIs }
    }
}

/// Rows of the first layer.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    rows: [u16; MOST],
    len: usize,
    /// What `shrewd` thinks of the seat's chance, as a logit.
    pub(crate) hunch: f32,
}

/// Steps of time: turns left to the seat after this one.
const PHASES: usize = 6;

/// Rows of each category's properties, in order.
const CATEGORY: [usize; 11] = [64, 64, 36, 5 * 3 * 8, 15, 48, 15, 9 * PHASES, 9 * PHASES, 3 * 3 * 9, 4 * 4 * 3];
/// Rows of the other properties, in order.
const WHOLE: [usize; 30] = [
    16 * PHASES,
    15 * PHASES,
    8 * PHASES,
    3 * 7 * PHASES,
    11 * PHASES,
    8 * 3 * PHASES,
    25 * PHASES,
    25 * 8,
    11 * PHASES,
    11 * PHASES,
    10 * 7 * PHASES,
    8 * 10,
    STAGES,
    32,
    70,
    25,
    25,
    16,
    16,
    40,
    3 * PHASES,
    16,
    49,
    121,
    121,
    10 * 11,
    3 * 7 * 3 * 3 * PHASES,
    9 * 7 * PHASES,
    11 * PHASES,
    7 * 3 * 9,
];
const STAGES: usize = 24;

const PER_CATEGORY: usize = sum(&CATEGORY);
/// How many rows the first layer has.
pub const ROWS: usize = Category::COUNT * PER_CATEGORY + sum(&WHOLE);

const fn sum(sizes: &[usize]) -> usize {
    let (mut total, mut at) = (0, 0);
    while at < sizes.len() {
        total += sizes[at];
        at += 1;
    }
    total
}

const fn starts<const N: usize>(sizes: &[usize; N], from: usize) -> [usize; N] {
    let mut starts = [0; N];
    let (mut total, mut at) = (from, 0);
    while at < N {
        starts[at] = total;
        total += sizes[at];
        at += 1;
    }
    starts
}

const CATEGORY_STARTS: [usize; 11] = starts(&CATEGORY, 0);
const WHOLE_STARTS: [usize; 30] = starts(&WHOLE, Category::COUNT * PER_CATEGORY);

impl Features {
    /// The rows, each at most once.
    #[inline]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    #[inline(always)]
    fn push(&mut self, row: usize) {
        self.rows[self.len] = row as u16;
        self.len += 1;
    }

    #[inline(always)]
    fn whole(&mut self, property: usize, step: usize) {
        debug_assert!(step < WHOLE[property], "property {property} has no step {step}");
        self.push(WHOLE_STARTS[property] + step);
    }

    #[inline(always)]
    fn category(&mut self, category: usize, property: usize, step: usize) {
        debug_assert!(step < CATEGORY[property], "property {property} has no step {step}");
        self.push(category * PER_CATEGORY + CATEGORY_STARTS[property] + step);
    }

    /// What this seat knows of a table, a full game or a view.
    pub fn of(table: &Table, me: Seat, sight: Sight<'_>) -> Features {
        let mut features = Features { rows: [0; MOST], len: 0, hunch: 0.0 };
        let read = Reading::new(table, me, sight);
        read.categories(&mut features);
        read.whole(&mut features);
        features
    }
}

/// A step from `low` to `high`, counted from 0.
#[inline(always)]
fn step(value: i32, low: i32, high: i32) -> usize {
    (value.clamp(low, high) - low) as usize
}

const FLEET: usize = Category::Fleet as usize;
const ARMY: usize = Category::Army as usize;
const LAND: usize = Category::Land as usize;
const INTRIGUE: usize = Category::Intrigue as usize;

/// About as many Intrigue symbols as a copy of the shipped list has.
const MOST_INTRIGUE: i32 = 17;

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
struct Standing {
    strength: ByCategory,
    wealth: i32,
    shown: u8,
    above: u8,
    points: i32,
}

/// The symbols below the Legions: of the group Rome would take (9.1), of all, and the most that the seat and its richest
/// rival can buy at once.
struct Market {
    levied: ByCategory,
    all: ByCategory,
    reach: ByCategory,
    rival_reach: ByCategory,
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
struct Reading<'a> {
    table: &'a Table,
    me: Seat,
    sight: Sight<'a>,
    players: usize,
    categories: usize,
    rome: ByCategory,
    mine: Standing,
    /// The rivals, those with the most points first.
    rivals: [Standing; Seat::MAX],
    rival_seats: [Seat; Seat::MAX],
    best: ByCategory,
    known: ByCategory,
    hand: ByCategory,
    hand_cards: ByCategory,
    hand_len: i32,
    money: i32,
    turns: i32,
    phase: usize,
    deck: i32,
    waiting: i32,
    in_turn: bool,
    dearest: Option<Legion>,
}

impl<'a> Reading<'a> {
    fn new(table: &'a Table, me: Seat, sight: Sight<'a>) -> Reading<'a> {
        let setup = table.setup();
        let players = setup.players();
        let mut rome = *table.rome_open_symbols();
        if sight.rome {
            for card in table.rome_hidden().into_iter().flatten() {
                rome[card.category() as usize] += card.symbols();
            }
        }
        let rome = with_bonus(&rome);
        let in_turn = table.turn() == Some(me) && sight.turn == TurnSeen::AsItIs;
        let blank = Standing { strength: [0; _], wealth: 0, shown: 0, above: 0, points: 0 };
        let mut read = Reading {
            table,
            me,
            sight,
            players,
            categories: setup.categories().len(),
            rome,
            mine: blank,
            rivals: [blank; _],
            rival_seats: [me; _],
            best: [0; _],
            known: [0; _],
            hand: [0; _],
            hand_cards: [0; _],
            hand_len: 0,
            money: 0,
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
        read
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
        let rounds = if self.deck < 1 + empty { 0 } else { 1 + (self.deck - 1 - empty) * 10 / (10 + 26 * players) };
        let to_come = opening || table.turn() != Some(self.me) && !table.done().contains(self.me);
        self.turns = rounds + i32::from(to_come);
        self.phase = match self.turns {
            ..=3 => self.turns.max(0) as usize,
            4 | 5 => 4,
            6.. => 5,
        };
    }

    fn standings(&mut self) {
        let marker = self.table.primus_conspiratus();
        let mut richest = 0;
        let mut all = [self.mine; Seat::MAX];
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
            all[seat.index()] = Standing { strength, wealth, shown, above, points };
        }
        let mut rivals = 0;
        for seat in Seat::all(self.players) {
            let mut standing = all[seat.index()];
            standing.points += 4 * i32::from(standing.wealth == richest);
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

    fn categories(&self, features: &mut Features) {
        let Market { levied, all: market, reach, rival_reach } = self.market();
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

    /// Nobody's, mine or a rival's.
    fn marker(&self) -> usize {
        match self.table.primus_conspiratus() {
            None => 0,
            Some(holder) if holder == self.me => 1,
            Some(_) => 2,
        }
    }

    /// What lies below the Legions.
    fn market(&self) -> Market {
        let mut market = Market { levied: [0; _], all: [0; _], reach: [0; _], rival_reach: [0; _] };
        let purse_of = |seat: Seat| i32::from(self.table.money(seat)) + i32::from(self.table.discount(seat));
        let rivals = Seat::all(self.players).filter(|seat| *seat != self.me);
        let rival_purse = rivals.map(purse_of).max().unwrap_or(0);
        let purse = self.money + i32::from(self.table.discount(self.me));
        for legion in self.table.legions() {
            let mut group = [0; Category::COUNT];
            for card in self.table.below(legion) {
                group[card.category() as usize] += card.symbols();
            }
            let affordable = i32::from(self.table.price(legion)) <= purse;
            for (all, symbols) in market.all.iter_mut().zip(group) {
                *all += symbols;
            }
            if affordable {
                for (reach, symbols) in market.reach.iter_mut().zip(group) {
                    *reach = symbols.max(*reach);
                }
            }
            if i32::from(self.table.price(legion)) <= rival_purse {
                for (reach, symbols) in market.rival_reach.iter_mut().zip(group) {
                    *reach = symbols.max(*reach);
                }
            }
            if self.dearest == Some(legion) {
                market.levied = group;
            }
        }
        market
    }

    fn whole(&self, features: &mut Features) {
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

    /// How many turns of others come before the seat's next.
    fn before_me(&self) -> usize {
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

    fn stage(&self) -> usize {
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
