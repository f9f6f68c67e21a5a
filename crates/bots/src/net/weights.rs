//! Weights as files: one for every family of modes, in the program itself. A file says its format and its shape, and is
//! read only if both are what this program expects.
//!
//! After the head come, packed, first for the rows of tables and then for those of rivals: a bit for every row, set where the
//! row says anything; for each of those by how many times it is to be doubled; then their weights, a byte each, in steps of a
//! thirty-second. Last the small layers in full. All little-endian.

use std::sync::LazyLock;

use pax_rules::Setup;
use thiserror::Error;

use super::features::{RIVAL_ROWS, ROWS};
use super::network::{Layers, NARROW, Network, RIVAL, WIDE};
use super::quick::Quick;
use crate::packed::{Damaged, pack, unpack};

/// Bumped when the meaning of a row or the form of the file changes.
const VERSION: u16 = 4;
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
    Shape { found: [u16; 5], expected: [u16; 5] },
    #[error("the weights are damaged: {0}")]
    Damaged(#[from] Damaged),
}

const SHAPE: [u16; 5] = [ROWS as u16, WIDE as u16, NARROW as u16, RIVAL_ROWS as u16, RIVAL as u16];

/// Steps to one in a file. Finer ones make no better player (docs/decisions 0018).
const STEPS: f32 = 32.0;

/// Rows are doubled at most so often: nothing is as large.
const DOUBLED: u8 = 15;

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
        let mut body = Vec::new();
        write_rows(&mut body, &self.rows);
        write_rows(&mut body, &self.rivals);
        body.extend(self.small_layers().flat_map(f32::to_le_bytes));
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
        let mut found = [0; SHAPE.len()];
        for size in &mut found {
            *size = u16::from_le_bytes(reader.take()?);
        }
        if found != SHAPE {
            return Err(WeightsError::Shape { found, expected: SHAPE });
        }
        let mut network = Network::zero();
        let small_layers = network.small_layers().count() * size_of::<f32>();
        let rows = ROWS.div_ceil(8) + ROWS * (1 + WIDE) + RIVAL_ROWS.div_ceil(8) + RIVAL_ROWS * (1 + RIVAL);
        let body = unpack(reader.0, rows + small_layers)?;
        let mut reader = Reader(&body);
        reader.rows(&mut network.rows)?;
        reader.rows(&mut network.rivals)?;
        let Network { bias, hunch, rival_bias, layers, .. } = &mut network;
        for weight in small_layers_mut(bias, hunch, rival_bias, layers) {
            *weight = reader.number()?;
        }
        if reader.0.is_empty() { Ok(network) } else { Err(Damaged::Long.into()) }
    }

    /// All weights but the rows.
    pub(crate) fn small_layers(&self) -> impl Iterator<Item = f32> {
        let Layers { second, second_bias, last, last_bias, trust, rival_last, simple_bias } = &self.layers;
        let layers = [
            &self.bias[..],
            &self.hunch,
            &self.rival_bias,
            second.as_flattened(),
            second_bias,
            last.as_flattened(),
            last_bias,
            trust,
            rival_last.as_flattened(),
            simple_bias,
        ];
        layers.into_iter().flatten().copied()
    }
}

/// The same weights, in the same order, to be changed.
pub(super) fn small_layers_mut<'a>(
    bias: &'a mut [f32],
    hunch: &'a mut [f32],
    rival_bias: &'a mut [f32],
    layers: &'a mut Layers,
) -> impl Iterator<Item = &'a mut f32> {
    let Layers { second, second_bias, last, last_bias, trust, rival_last, simple_bias } = layers;
    let layers = [
        bias,
        hunch,
        rival_bias,
        second.as_flattened_mut(),
        second_bias,
        last.as_flattened_mut(),
        last_bias,
        trust,
        rival_last.as_flattened_mut(),
        simple_bias,
    ];
    layers.into_iter().flatten()
}

fn write_rows<const N: usize>(body: &mut Vec<u8>, rows: &[[f32; N]]) {
    let mut map = vec![0_u8; rows.len().div_ceil(8)];
    let (mut doubled, mut weights) = (Vec::new(), Vec::new());
    for (number, row) in rows.iter().enumerate() {
        let (times, row) = in_steps(row);
        if row != [0; N] {
            map[number / 8] |= 1 << (number % 8);
            doubled.push(times);
            weights.extend(row.map(|weight| weight as u8));
        }
    }
    body.extend(map.into_iter().chain(doubled).chain(weights));
}

/// A row in the smallest steps that will do, and how often those are doubled.
fn in_steps<const N: usize>(row: &[f32; N]) -> (u8, [i8; N]) {
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

    fn rows<const N: usize>(&mut self, rows: &mut [[f32; N]]) -> Result<(), WeightsError> {
        let (map, rest) = self.0.split_at_checked(rows.len().div_ceil(8)).ok_or(Damaged::Short)?;
        self.0 = rest;
        let used: Vec<usize> = (0..rows.len()).filter(|number| map[number / 8] >> (number % 8) & 1 != 0).collect();
        let doubled: Vec<[u8; 1]> = used.iter().map(|_| self.take()).collect::<Result<_, _>>()?;
        for (number, [times]) in used.into_iter().zip(doubled) {
            if times > DOUBLED {
                return Err(Damaged::Changed.into());
            }
            let step = f32::from(1_u16 << times) / STEPS;
            rows[number] = self.take::<N>()?.map(|byte| step * f32::from(byte as i8));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<f32, WeightsError> {
        Ok(f32::from_le_bytes(self.take()?))
    }
}
