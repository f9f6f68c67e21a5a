//! Weights as files: one for every family of modes, in the program itself. A file says its format and its shape, and is
//! read only if both are what this program expects.
//!
//! After the head come, packed, a bit for every row, set where the row says anything; for each of those by how many times it is
//! to be doubled; then their weights, a byte each, in steps of a thirty-second; then the small layers in full. All little-endian.

use std::sync::LazyLock;

use pax_rules::Setup;
use thiserror::Error;

use super::features::ROWS;
use super::network::{Layers, NARROW, Network, WIDE};
use super::quick::Quick;
use crate::packed::{Damaged, pack, unpack};

/// Bumped when the meaning of a row or the form of the file changes.
const VERSION: u16 = 3;
const MAGIC: &[u8; 4] = b"PAXN";

/// Modes that share a network, each with and without Nocturnus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Two players.
    Duel,
    /// Three or four.
    Table,
    /// Five to eight; trained at five, six and eight.
    Crowd,
    /// The solitaire campaign.
    Solo,
}

impl Family {
    /// The family of a mode.
    pub fn of(setup: Setup) -> Family {
        match setup.players() {
            ..=1 => Family::Solo,
            2 => Family::Duel,
            3 | 4 => Family::Table,
            5.. => Family::Crowd,
        }
    }
}

/// The shipped networks, in the order of [`Family`].
static SHIPPED: LazyLock<[Quick; 4]> = LazyLock::new(|| {
    let files: [&[u8]; 4] = [
        include_bytes!("../../weights/duel.net"),
        include_bytes!("../../weights/table.net"),
        include_bytes!("../../weights/crowd.net"),
        include_bytes!("../../weights/solo.net"),
    ];
    files.map(|bytes| Quick::new(&Network::read(bytes).expect("the shipped weights have the format of this program")))
});

/// Why a file holds no network for this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    #[error("these are no weights of Pax: the file does not begin with PAXN")]
    Foreign,
    #[error("these weights have format {found} and this program reads format {VERSION}: train them again")]
    Version { found: u16 },
    #[error("these weights have the shape {found:?} and this program has {expected:?}: train them again")]
    Shape { found: [u16; 3], expected: [u16; 3] },
    #[error("the weights are damaged: {0}")]
    Damaged(#[from] Damaged),
}

const SHAPE: [u16; 3] = [ROWS as u16, WIDE as u16, NARROW as u16];

/// Steps to one in a file. Finer ones make no better player (docs/decisions 0018).
const STEPS: f32 = 32.0;

/// Rows are doubled at most so often: nothing is as large.
const DOUBLED: u8 = 15;

/// A bit for every row.
const MAP: usize = ROWS.div_ceil(8);

impl Quick {
    /// The network that comes with the game for this mode.
    pub fn shipped(setup: Setup) -> &'static Quick {
        &SHIPPED[Family::of(setup) as usize]
    }
}

impl Network {
    /// Writes the weights down. Rows become bytes, so that reading gives a network a little coarser than this one.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(SHAPE.iter().flat_map(|size| size.to_le_bytes()));
        let mut map = [0_u8; MAP];
        let (mut doubled, mut weights) = (Vec::new(), Vec::new());
        for (number, row) in self.rows.iter().enumerate() {
            let (times, row) = in_steps(row);
            if row != [0; WIDE] {
                map[number / 8] |= 1 << (number % 8);
                doubled.push(times);
                weights.extend(row.map(|weight| weight as u8));
            }
        }
        let layers = self.small_layers().flat_map(f32::to_le_bytes);
        let body: Vec<u8> = map.into_iter().chain(doubled).chain(weights).chain(layers).collect();
        bytes.extend(pack(&body));
        bytes
    }

    /// Reads what [`Network::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Network, WeightsError> {
        let mut reader = Reader(bytes);
        if reader.take::<4>() != Ok(*MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let found = u16::from_le_bytes(reader.take()?);
        if found != VERSION {
            return Err(WeightsError::Version { found });
        }
        let mut found = [0; 3];
        for size in &mut found {
            *size = u16::from_le_bytes(reader.take()?);
        }
        if found != SHAPE {
            return Err(WeightsError::Shape { found, expected: SHAPE });
        }
        let mut network = Network::zero();
        let small_layers = network.small_layers().count() * size_of::<f32>();
        let body = unpack(reader.0, MAP + ROWS * (1 + WIDE) + small_layers)?;
        let mut reader = Reader(&body);
        let map = reader.take::<MAP>()?;
        let used: Vec<usize> = (0..ROWS).filter(|number| map[number / 8] >> (number % 8) & 1 != 0).collect();
        let doubled: Vec<[u8; 1]> = used.iter().map(|_| reader.take()).collect::<Result<_, _>>()?;
        for (number, [times]) in used.into_iter().zip(doubled) {
            if times > DOUBLED {
                return Err(Damaged::Changed.into());
            }
            let step = f32::from(1_u16 << times) / STEPS;
            network.rows[number] = reader.take::<WIDE>()?.map(|byte| step * f32::from(byte as i8));
        }
        for weight in network.small_layers_mut() {
            *weight = reader.number()?;
        }
        if reader.0.is_empty() { Ok(network) } else { Err(Damaged::Long.into()) }
    }

    pub(crate) fn small_layers(&self) -> impl Iterator<Item = f32> {
        let Layers { second, second_bias, win, rome, last_bias, trust } = &self.layers;
        let layers = [
            &self.bias[..],
            &self.hunch,
            std::slice::from_ref(trust),
            second.as_flattened(),
            second_bias,
            win,
            rome,
            last_bias,
        ];
        layers.into_iter().flatten().copied()
    }

    pub(crate) fn small_layers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Layers { second, second_bias, win, rome, last_bias, trust } = &mut self.layers;
        let layers = [
            &mut self.bias[..],
            &mut self.hunch,
            std::slice::from_mut(trust),
            second.as_flattened_mut(),
            second_bias,
            win,
            rome,
            last_bias,
        ];
        layers.into_iter().flatten()
    }
}

/// A row in the smallest steps that will do, and how often those are doubled.
fn in_steps(row: &[f32; WIDE]) -> (u8, [i8; WIDE]) {
    let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
    let step = |times: u8| f32::from(1_u16 << times) / STEPS;
    let times = (0..DOUBLED).find(|times| most <= 127.0 * step(*times)).unwrap_or(DOUBLED);
    (times, row.map(|weight| (weight / step(times)).round() as i8))
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(Damaged::Short)?;
        self.0 = rest;
        Ok(*head)
    }

    fn number(&mut self) -> Result<f32, WeightsError> {
        Ok(f32::from_le_bytes(self.take()?))
    }
}
