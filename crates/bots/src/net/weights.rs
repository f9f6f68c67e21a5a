//! Weights as files: one for every family of modes, in the program itself. A file says its format and its shape, and is
//! read only if both are what this program expects.
//!
//! After the head come the rows that were ever trained, each as its number, a scale and one byte a weight; then the small
//! layers in full. All little-endian.

use std::sync::LazyLock;

use pax_rules::Setup;
use thiserror::Error;

use super::features::ROWS;
use super::network::{Layers, NARROW, Network, WIDE};
use super::quick::Quick;

/// Bumped when the meaning of a row changes.
const VERSION: u16 = 2;
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
    #[error("the weights end early: the file is damaged")]
    Short,
    #[error("the weights name row {0}, which there is not: the file is damaged")]
    Row(u16),
    #[error("there is more in the file than weights: it is damaged")]
    Long,
}

const SHAPE: [u16; 3] = [ROWS as u16, WIDE as u16, NARROW as u16];

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
        let used: Vec<(u16, &[f32; WIDE])> =
            (0..).zip(&self.rows).filter(|(_, row)| row.iter().any(|weight| *weight != 0.0)).collect();
        bytes.extend((used.len() as u16).to_le_bytes());
        for (number, row) in used {
            let scale = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs())) / 127.0;
            bytes.extend(number.to_le_bytes());
            bytes.extend(scale.to_le_bytes());
            bytes.extend(row.iter().map(|weight| (weight / scale).round() as i8 as u8));
        }
        for weight in self.small_layers() {
            bytes.extend(weight.to_le_bytes());
        }
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
        for _ in 0..u16::from_le_bytes(reader.take()?) {
            let number = u16::from_le_bytes(reader.take()?);
            let scale = reader.number()?;
            let weights = reader.take::<WIDE>()?;
            let row = network.rows.get_mut(usize::from(number)).ok_or(WeightsError::Row(number))?;
            *row = weights.map(|byte| scale * f32::from(byte as i8));
        }
        for weight in network.small_layers_mut() {
            *weight = reader.number()?;
        }
        if reader.0.is_empty() { Ok(network) } else { Err(WeightsError::Long) }
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

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(WeightsError::Short)?;
        self.0 = rest;
        Ok(*head)
    }

    fn number(&mut self) -> Result<f32, WeightsError> {
        Ok(f32::from_le_bytes(self.take()?))
    }
}
