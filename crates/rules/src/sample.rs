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
    /// Those of them that lie in a hand.
    in_hand: ArrayVec<(SlotId, Seat), MOST_CARDS>,
}

impl Sampler {
    /// Makes a view ready.
    pub fn new(view: &View) -> Sampler {
        let table = *view.table();
        let setup = table.setup;
        let mut known = [0_u8; 104];
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
        Sampler { table, hidden, pool, second_copy, in_hand }
    }

    /// One full game.
    #[inline]
    pub fn deal(&self, rng: &mut impl Rng) -> Game {
        let mut table = self.table;
        let mut pool = match &self.second_copy {
            Some(second) => second.pool(rng),
            None => self.pool.clone(),
        };
        shuffle_front(&mut pool, self.hidden.len(), rng);
        for (&id, &kind) in self.hidden.iter().zip(&pool) {
            table.slots.get_mut(id).kind = kind;
        }
        for &(id, seat) in &self.in_hand {
            let kind = table.slots.get(id).kind;
            table.player_mut(seat).hand.kinds.insert(kind);
        }
        Game::from_table(&table)
    }
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
    fn new(table: &Table, known: &[u8; 104]) -> SecondCopy {
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
