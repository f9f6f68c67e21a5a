//! Numbers of one byte as they stand in files. Most are small, so that a code of their own makes them half as long.

use miniz_oxide::DataFormat;
use miniz_oxide::deflate::core::{CompressionStrategy, CompressorOxide, TDEFLFlush, compress_to_output};
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use thiserror::Error;

/// Why bytes cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damaged {
    #[error("the file ends early")]
    Short,
    #[error("there is more in the file than belongs there")]
    Long,
    #[error("what is in the file was changed")]
    Changed,
}

/// Packs bytes: the length of what follows, then a zlib stream without repeats, for numbers have none.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packer = CompressorOxide::with_params(DataFormat::Zlib, 9, CompressionStrategy::HuffmanOnly, 15);
    let mut packed = vec![0; LENGTH];
    compress_to_output(&mut packer, bytes, TDEFLFlush::Finish, |some| {
        packed.extend(some);
        true
    });
    let length = (packed.len() - LENGTH) as u32;
    packed[..LENGTH].copy_from_slice(&length.to_le_bytes());
    packed
}

/// What [`pack`] packed, if it is not more than so many bytes.
pub(crate) fn unpack(packed: &[u8], most: usize) -> Result<Vec<u8>, Damaged> {
    let (length, rest) = packed.split_first_chunk().ok_or(Damaged::Short)?;
    let stream = match u32::from_le_bytes(*length) as usize {
        length if length > rest.len() => return Err(Damaged::Short),
        length if length < rest.len() => return Err(Damaged::Long),
        _ => rest,
    };
    decompress_to_vec_zlib_with_limit(stream, most).map_err(|_| Damaged::Changed)
}

/// The length is a number of so many bytes.
const LENGTH: usize = size_of::<u32>();

#[cfg(test)]
mod tests {
    use super::{Damaged, pack, unpack};

    #[test]
    fn what_was_packed_is_unpacked_and_what_is_damaged_is_not() {
        let bytes: Vec<u8> = (0..100_000_u32).map(|at| (at.wrapping_mul(0x9e37_79b9) >> 29) as u8).collect();
        let packed = pack(&bytes);
        assert!(packed.len() < bytes.len() / 2, "{} bytes", packed.len());
        assert_eq!(unpack(&packed, bytes.len()), Ok(bytes.clone()));
        assert_eq!(unpack(&[], 10), Err(Damaged::Short));
        assert_eq!(unpack(&packed[..packed.len() - 1], bytes.len()), Err(Damaged::Short));
        assert_eq!(unpack(&[&packed[..], &[0]].concat(), bytes.len()), Err(Damaged::Long));
        assert_eq!(unpack(&packed, bytes.len() - 1), Err(Damaged::Changed), "it is longer than it may be");
        for at in [4, packed.len() / 2, packed.len() - 1] {
            let mut changed = packed.clone();
            changed[at] ^= 16;
            assert_eq!(unpack(&changed, bytes.len()), Err(Damaged::Changed), "byte {at}");
        }
    }
}
