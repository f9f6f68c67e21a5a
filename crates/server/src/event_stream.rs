//! Server-sent events that can be compressed, each on its own: an event is one run of DEFLATE blocks that refers to
//! nothing before it, so the same bytes can be sent to everybody who is to read it, and no event's size depends on the text
//! of another.

use std::cell::RefCell;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use crc32fast::Hasher;
use flate2::{Compress, Compression, FlushCompress};

/// Below this an event is sent as it is: the blocks of DEFLATE would make it larger.
const LEAST_COMPRESSED: usize = 120;

/// Some text of a stream, ready to be sent to any number of clients.
#[derive(Debug)]
pub struct Chunk {
    plain: Bytes,
    packed: OnceLock<Packed>,
}

#[derive(Debug)]
struct Packed {
    blocks: Bytes,
    checksum: Hasher,
}

/// How one client's stream is written.
#[derive(Debug)]
pub enum Encoder {
    Plain,
    Gzip { checksum: Hasher, length: u32, begun: bool },
}

impl Chunk {
    pub fn new(plain: impl Into<Bytes>) -> Chunk {
        Chunk { plain: plain.into(), packed: OnceLock::new() }
    }

    fn packed(&self) -> &Packed {
        self.packed.get_or_init(|| {
            let mut checksum = Hasher::new();
            checksum.update(&self.plain);
            Packed { blocks: blocks(&self.plain).into(), checksum }
        })
    }
}

impl Encoder {
    /// Compressed if the client can read that.
    pub fn accepted_by(headers: &HeaderMap) -> Encoder {
        let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut accepted = accepted.flat_map(|value| value.split(',')).map(|one| one.split(';').map(str::trim));
        let gzip =
            accepted.any(|mut one| one.next() == Some("gzip") && one.all(|weight| weight.replace(' ', "") != "q=0"));
        if gzip { Encoder::Gzip { checksum: Hasher::new(), length: 0, begun: false } } else { Encoder::Plain }
    }

    /// What `Content-Encoding` says of it.
    pub fn name(&self) -> Option<&'static str> {
        match self {
            Encoder::Plain => None,
            Encoder::Gzip { .. } => Some("gzip"),
        }
    }

    /// These pieces, one after another, as they go over the wire.
    pub fn encode(&mut self, pieces: &[&Chunk]) -> Bytes {
        match self {
            Encoder::Plain => match pieces {
                [one] => one.plain.clone(),
                several => several.iter().flat_map(|piece| piece.plain.iter().copied()).collect(),
            },
            Encoder::Gzip { checksum, length, begun } => {
                let size = pieces.iter().map(|piece| piece.packed().blocks.len()).sum::<usize>();
                let mut bytes = Vec::with_capacity(size + HEAD.len());
                if !std::mem::replace(begun, true) {
                    bytes.extend_from_slice(&HEAD);
                }
                for piece in pieces {
                    bytes.extend_from_slice(&piece.packed().blocks);
                    checksum.combine(&piece.packed().checksum);
                    // RFC 1952 counts modulo 2^32.
                    *length = length.wrapping_add(piece.plain.len() as u32);
                }
                bytes.into()
            }
        }
    }

    /// What ends the stream.
    pub fn end(&mut self) -> Bytes {
        match self {
            Encoder::Plain => Bytes::new(),
            Encoder::Gzip { checksum, length, begun } => {
                let mut bytes = Vec::with_capacity(HEAD.len() + 10);
                if !std::mem::replace(begun, true) {
                    bytes.extend_from_slice(&HEAD);
                }
                // The last block, which is empty; then the checksum and the length.
                bytes.extend_from_slice(&[0x03, 0x00]);
                bytes.extend_from_slice(&std::mem::take(checksum).finalize().to_le_bytes());
                bytes.extend_from_slice(&length.to_le_bytes());
                bytes.into()
            }
        }
    }
}

/// RFC 1952: DEFLATE, no flags, no time, an unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// The text as DEFLATE blocks that end at a byte's edge and do not say that they are the last.
fn blocks(text: &[u8]) -> Vec<u8> {
    if text.len() < LEAST_COMPRESSED {
        return stored(text);
    }
    thread_local! {
        static DEFLATE: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(4), false));
    }
    DEFLATE.with_borrow_mut(|deflate| {
        deflate.reset();
        let mut packed = Vec::with_capacity(text.len() / 2 + 64);
        loop {
            let done = usize::try_from(deflate.total_in()).expect("as much as there is");
            deflate.compress_vec(&text[done..], &mut packed, FlushCompress::Sync).expect("memory can be written to");
            if deflate.total_in() == text.len() as u64 && packed.len() < packed.capacity() {
                return packed;
            }
            packed.reserve(text.len() / 2 + 64);
        }
    })
}

/// RFC 1951, 3.2.4: a block that is not compressed.
fn stored(text: &[u8]) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("a short text");
    let mut block = Vec::with_capacity(text.len() + 5);
    block.push(0);
    block.extend_from_slice(&length.to_le_bytes());
    block.extend_from_slice(&(!length).to_le_bytes());
    block.extend_from_slice(text);
    block
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::http::HeaderValue;
    use flate2::read::GzDecoder;

    use super::*;

    fn encoder(accepted: &'static str) -> Encoder {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
        Encoder::accepted_by(&headers)
    }

    #[test]
    fn what_was_packed_can_be_read() {
        let long = "the same words, and ".repeat(500);
        let random: String =
            (0..70_000u32).map(|n| char::from(33 + (n.wrapping_mul(2_654_435_761) >> 25) as u8 % 90)).collect();
        let (short, long, random) = (Chunk::new("id: 1\n\n"), Chunk::new(long), Chunk::new(random));
        let mut encoder = encoder("br, gzip;q=1.0");
        assert_eq!(encoder.name(), Some("gzip"));
        let mut sent = encoder.encode(&[&long, &short]).to_vec();
        assert!(sent.len() < 300, "{}", sent.len());
        sent.extend(encoder.encode(&[&random]));
        sent.extend(encoder.encode(&[&long]));
        sent.extend(encoder.end());
        let mut text = String::new();
        GzDecoder::new(&sent[..]).read_to_string(&mut text).unwrap();
        let wanted = [&long, &short, &random, &long].map(|chunk| std::str::from_utf8(&chunk.plain).unwrap()).concat();
        assert!(text == wanted);
    }

    #[test]
    fn an_event_has_the_same_bytes_whatever_came_before() {
        let (one, other) = (Chunk::new("x".repeat(500)), Chunk::new("xy".repeat(500)));
        let (mut alone, mut after) = (encoder("gzip"), encoder("gzip"));
        after.encode(&[&other]);
        assert_eq!(alone.encode(&[&one])[HEAD.len()..], after.encode(&[&one])[..]);
    }

    #[test]
    fn nobody_gets_what_they_cannot_read() {
        for plain in ["", "br", "gzip;q=0", "gzip; q=0, br"] {
            assert_eq!(encoder(plain).name(), None, "{plain}");
        }
        let text = Chunk::new("data: 1\n\n");
        assert_eq!(encoder("identity").encode(&[&text, &text]), "data: 1\n\ndata: 1\n\n");
        assert_eq!(encoder("identity").end(), "");
    }
}
