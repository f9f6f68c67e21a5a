//! Dealing a full game from a view: every hidden card gets a face, uniformly over what the viewer cannot rule out.

use arrayvec::ArrayVec;
use rand_core::Rng;

use crate::card_list::{HIDDEN, KindId};
use crate::deal::shuffle_front;
use crate::game::Game;
use crate::seat::Seat;
use crate::slots::{MOST_CARDS, SlotId};
use crate::table::Table;
use crate::view::View;

/// More kinds of cards than any list has.
const KINDS: usize = 104;

/// Cards of two full copies with Nocturnus.
const TWO_COPIES: usize = 208;

impl View {
    /// A full game that this viewer cannot tell from the true one. For many deals from one view keep a [`Sampler`].
    pub fn sample(&self, rng: &mut impl Rng) -> Game {
        Sampler::new(self).deal(rng)
    }
}

/// A view made ready for many deals.
#[derive(Clone, Debug)]
pub struct Sampler {
    table: Table,
    /// The slots without a face.
    hidden: ArrayVec<SlotId, MOST_CARDS>,
    /// The cards they may be: all that are not known to lie elsewhere, those set aside among them (2.1).
    pool: ArrayVec<KindId, TWO_COPIES>,
    /// From five players on: how many of the second copy are in play is itself unknown.
    second_copy: Option<SecondCopy>,
    /// Those of them that lie in a hand, in their order.
    in_hand: ArrayVec<(SlotId, Seat), MOST_CARDS>,
}

impl Sampler {
    /// Makes a view ready.
    pub fn new(view: &View) -> Sampler {
        let table = *view.table();
        let setup = table.setup;
        let mut known = [0_u8; KINDS];
        let mut hidden = ArrayVec::new();
        for id in 0..setup.deck_size() as SlotId {
            match table.slots.get(id).kind {
                HIDDEN => hidden.push(id),
                kind => known[usize::from(kind)] += 1,
            }
        }
        let mut pool = ArrayVec::new();
        let mut second_copy = None;
        if setup.from_second_copy() > 0 {
            second_copy = Some(SecondCopy::new(&table, &known));
        } else {
            // One copy is sorted by kind: of each kind the known ones are passed over.
            for &kind in table.list.copy_kinds(setup.nocturnus()) {
                match &mut known[usize::from(kind)] {
                    0 => pool.push(kind),
                    seen => *seen -= 1,
                }
            }
        }
        let mut in_hand = ArrayVec::new();
        for seat in setup.seats() {
            let hidden = table.slots.list(table.player(seat).hand.head).take_while(|(_, slot)| slot.kind == HIDDEN);
            in_hand.extend(hidden.map(|(id, _)| (id, seat)));
        }
        in_hand.sort_unstable();
        Sampler { table, hidden, pool, second_copy, in_hand }
    }

    /// One full game.
    #[inline]
    pub fn deal(&self, rng: &mut impl Rng) -> Game {
        let mut table = self.table;
        let mut pool = self.pool(rng);
        fill(&mut table, &self.hidden, &mut pool, rng);
        self.count_hands(&mut table);
        Game::from_table(&table)
    }

    /// One full game in which some cards are likelier in some hidden places than in others: for those who know how people
    /// play. Of such a place `lean` says how many times likelier, by [`CardList::kinds`](crate::CardList::kinds); a place of
    /// which it says nothing gets what is left, one card as likely as another.
    pub fn deal_leaning<'a>(&self, rng: &mut impl Rng, lean: impl Fn(Place) -> Option<&'a [f32]>) -> Game {
        let mut table = self.table;
        let mut pool = self.pool(rng);
        let mut left: ArrayVec<SlotId, MOST_CARDS> = ArrayVec::new();
        let mut counts = [0.0_f32; KINDS];
        pool.iter().for_each(|kind| counts[usize::from(*kind)] += 1.0);
        let kinds = table.list.kinds().len();
        for (id, place) in self.places() {
            match lean(place) {
                None => left.push(id),
                Some(row) => {
                    let kind = pick(&counts[..kinds], row, rng);
                    counts[kind] -= 1.0;
                    table.slots.get_mut(id).kind = kind as KindId;
                }
            }
        }
        if left.len() < self.hidden.len() {
            pool.retain(|kind| {
                let count = &mut counts[usize::from(*kind)];
                *count -= 1.0;
                *count >= 0.0
            });
        }
        fill(&mut table, &left, &mut pool, rng);
        self.count_hands(&mut table);
        Game::from_table(&table)
    }

    /// The hidden slots and where they are.
    fn places(&self) -> impl Iterator<Item = (SlotId, Place)> {
        // A view numbers its slots in the order of the table: hands before the deck, and the deck from its top.
        let Table { deck, deck_last, deck_len, .. } = self.table;
        let mut in_hand = self.in_hand.iter().peekable();
        self.hidden.iter().map(move |&id| {
            let place = match in_hand.next_if(|(held, _)| *held == id) {
                Some((_, seat)) => Place::Hand(*seat),
                None if deck_len > 0 && id >= deck => Place::Deck { below: usize::from(deck_last - id) },
                None => Place::Other,
            };
            (id, place)
        })
    }

    fn pool(&self, rng: &mut impl Rng) -> ArrayVec<KindId, TWO_COPIES> {
        match &self.second_copy {
            Some(second) => second.pool(rng),
            None => self.pool.clone(),
        }
    }

    /// Hands know which kinds they hold.
    #[inline]
    fn count_hands(&self, table: &mut Table) {
        for &(id, seat) in &self.in_hand {
            let kind = table.slots.get(id).kind;
            table.player_mut(seat).hand.kinds.insert(kind);
        }
    }
}

/// Where a hidden card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hand(Seat),
    /// In the deck, with so many cards below it.
    Deck {
        below: usize,
    },
    /// With Rome, among those being drawn, or dealt in the opening.
    Other,
}

/// Gives these slots cards of the pool, any as likely as any other.
#[inline]
fn fill(table: &mut Table, slots: &[SlotId], pool: &mut [KindId], rng: &mut impl Rng) {
    shuffle_front(pool, slots.len(), rng);
    for (&id, &kind) in slots.iter().zip(&*pool) {
        table.slots.get_mut(id).kind = kind;
    }
}

/// One of the kinds that are left, by how many there are and how likely each is. If none of them is likely at all, any.
fn pick(counts: &[f32], row: &[f32], rng: &mut impl Rng) -> usize {
    let sum = |row: &[f32]| counts.iter().zip(row).map(|(count, likely)| count * likely).sum::<f32>();
    let total = sum(row);
    let any = [1.0; KINDS];
    let (row, total) = if total > 0.0 { (row, total) } else { (&any[..], sum(&any)) };
    let mut left = total * (rng.next_u32() >> 8) as f32 / (1_u32 << 24) as f32;
    let mut last = 0;
    for (kind, (count, likely)) in counts.iter().zip(row).enumerate() {
        let weight = count * likely;
        if weight > 0.0 {
            last = kind;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

/// How many cards of each kind the second copy brought (2.1).
///
/// With *n* cards of a kind in a copy, *k* of them from the second copy and *o* seen, the chance of *k* is in proportion
/// to C(n, k) · (n+k)(n+k−1)…(n+k−o+1): the ways to pick them times the ways to have seen what was seen. The kinds hang
/// together only by the sum of all *k*, so a table of sums from the last kind backwards makes the draw exact.
#[derive(Clone, Debug)]
struct SecondCopy {
    kinds: Vec<Unseen>,
    /// `sums[i][r]`: the weight of all ways in which kinds `i` and later share `r` cards.
    sums: Vec<Vec<f64>>,
    extra: usize,
}

#[derive(Clone, Debug)]
struct Unseen {
    kind: KindId,
    copies: u8,
    seen: u8,
    /// By the number from the second copy, scaled so that they sum to 1.
    weights: Vec<f64>,
}

impl SecondCopy {
    fn new(table: &Table, known: &[u8; KINDS]) -> SecondCopy {
        let setup = table.setup;
        let extra = setup.from_second_copy();
        let all = (0..).zip(table.list.kinds()).filter(|(_, kind)| setup.categories().contains(&kind.card.category()));
        let kinds: Vec<Unseen> = all
            .map(|(id, kind)| {
                let (copies, seen) = (kind.copies, known[usize::from(id)]);
                Unseen { kind: id, copies, seen, weights: weights(copies, seen) }
            })
            .collect();
        let mut sums = vec![vec![0.0; extra + 1]; kinds.len() + 1];
        sums[kinds.len()][0] = 1.0;
        for (index, kind) in kinds.iter().enumerate().rev() {
            let (head, tail) = sums.split_at_mut(index + 1);
            for (total, sum) in head[index].iter_mut().enumerate() {
                let ways = kind.weights.iter().enumerate().take(total + 1);
                *sum = ways.map(|(k, weight)| weight * tail[0][total - k]).sum();
            }
        }
        SecondCopy { kinds, sums, extra }
    }

    /// The hidden cards of one possible deal: exactly as many as there are places for them.
    fn pool(&self, rng: &mut impl Rng) -> ArrayVec<KindId, TWO_COPIES> {
        let mut pool = ArrayVec::new();
        let mut left = self.extra;
        for (index, kind) in self.kinds.iter().enumerate() {
            let mut chance = unit(rng) * self.sums[index][left];
            let most = (kind.weights.len() - 1).min(left);
            let mut taken = most;
            for k in 0..most {
                chance -= kind.weights[k] * self.sums[index + 1][left - k];
                if chance < 0.0 {
                    taken = k;
                    break;
                }
            }
            // Rounding may run past the last possible number: step back to one that can be.
            while taken > 0 && kind.weights[taken] * self.sums[index + 1][left - taken] <= 0.0 {
                taken -= 1;
            }
            left -= taken;
            let unseen = usize::from(kind.copies) + taken - usize::from(kind.seen);
            pool.extend(std::iter::repeat_n(kind.kind, unseen));
        }
        pool
    }
}

fn weights(copies: u8, seen: u8) -> Vec<f64> {
    let copies = f64::from(copies);
    let mut weights = Vec::new();
    let mut choose = 1.0;
    let mut k = 0.0;
    while k <= copies {
        let orders: f64 = (0..seen).map(|i| (copies + k - f64::from(i)).max(0.0)).product();
        weights.push(choose * orders);
        choose *= (copies - k) / (k + 1.0);
        k += 1.0;
    }
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// A number from 0 up to, not including, 1.
fn unit(rng: &mut impl Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}
