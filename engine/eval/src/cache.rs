//! The search's transposition tables: open-addressed, shared by all threads, lock-free.
//!
//! A slot holds its whole key, so a hit is always exact, and the stored value is bit for bit what a new computation
//! would give. Answers therefore do not depend on the contents of the table. Each slot consists of a few 64-bit
//! words that are read and written one by one. The words of the key are stored XORed with a digest of the data. If
//! two threads write to a slot at once, the result matches no key and counts as empty. A newer entry replaces an
//! older one in its slot.

use crate::probabilities::Probabilities;
use rules::Position;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Returns the whole position in 128 bits: 24 signed counts of five bits, two bars of four bits.
pub(crate) fn position_key(position: &Position) -> [u64; 2] {
    let cells = position.as_raw();
    let eight = |at: usize| packed(std::array::from_fn(|byte| cells[at + byte].cast_unsigned()));
    let [a, b, c] = [eight(1), eight(9), eight(17)];
    let bars = u64::from((cells[0] & 15 | (cells[25] & 15) << 4).cast_unsigned());
    [a | b << 40, b >> 24 | c << 16 | bars << 56]
}

/// Packs the lowest five bits of eight bytes, which tell counts from -15 to 15 apart. Neighbours are joined three
/// times: bytes, then pairs, then fours.
fn packed(bytes: [u8; 8]) -> u64 {
    let join = |word: u64, low: u64, gap: u32, bits: u32| word & low | word >> gap & low << bits;
    let tens = join(u64::from_le_bytes(bytes), 0x001f_001f_001f_001f, 3, 5);
    let twenties = join(tens, 0x0000_03ff_0000_03ff, 6, 10);
    join(twenties, 0xf_ffff, 12, 20)
}

/// Mixes words into one; every input bit affects every output bit.
fn digest(words: &[u64]) -> u64 {
    words.iter().fold(0x9e37_79b9_7f4a_7c15, |hash, &word| {
        let mixed = (hash ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    })
}

struct Slot<const KEY: usize, const DATA: usize> {
    key: [AtomicU64; KEY],
    data: [AtomicU64; DATA],
}

/// A table of `2^bits` slots, allocated on first use.
pub(crate) struct CacheTable<const KEY: usize, const DATA: usize> {
    bits: u32,
    slots: OnceLock<Box<[Slot<KEY, DATA>]>>,
}

impl<const KEY: usize, const DATA: usize> CacheTable<KEY, DATA> {
    pub(crate) fn new(bits: u32) -> Self {
        Self { bits, slots: OnceLock::new() }
    }

    fn slot(&self, key: &[u64; KEY]) -> &Slot<KEY, DATA> {
        let slots = self.slots.get_or_init(|| {
            let empty = || Slot {
                key: std::array::from_fn(|_| AtomicU64::new(0)),
                data: std::array::from_fn(|_| AtomicU64::new(0)),
            };
            (0..1usize << self.bits).map(|_| empty()).collect()
        });
        // The high bits of a product depend on all bits of its factors; the low bits do not.
        let at = digest(key) >> (64 - self.bits);
        &slots[usize::try_from(at).unwrap_or(0) & (slots.len() - 1)]
    }

    pub(crate) fn get(&self, key: &[u64; KEY]) -> Option<[u64; DATA]> {
        let slot = self.slot(key);
        let data = std::array::from_fn(|at| slot.data[at].load(Relaxed));
        let cover = digest(&data);
        // Relaxed loads suffice, because words from different writes give a digest that matches no key, in whatever
        // order they arrive.
        let same = slot.key.iter().zip(key).all(|(stored, word)| stored.load(Relaxed) == word ^ cover);
        same.then_some(data)
    }

    pub(crate) fn put(&self, key: &[u64; KEY], data: &[u64; DATA]) {
        let slot = self.slot(key);
        let cover = digest(data);
        for (stored, word) in slot.key.iter().zip(key) {
            stored.store(word ^ cover, Relaxed);
        }
        for (stored, word) in slot.data.iter().zip(data) {
            stored.store(*word, Relaxed);
        }
    }
}

/// Packs two floats into a word.
pub(crate) fn pack(a: f32, b: f32) -> u64 {
    u64::from(a.to_bits()) << 32 | u64::from(b.to_bits())
}

/// Unpacks the two floats of a word.
pub(crate) fn unpack(word: u64) -> [f32; 2] {
    let [a, b, c, d, e, f, g, h] = word.to_be_bytes();
    [f32::from_be_bytes([a, b, c, d]), f32::from_be_bytes([e, f, g, h])]
}

/// The number of data words of a searched position: five probabilities, thirteen cubes, and the number of
/// evaluations.
pub(crate) const LOOKED_WORDS: usize = 10;

/// The transposition tables of one engine.
pub(crate) struct Cache {
    statics: CacheTable<2, 3>,
    pub(crate) looked: CacheTable<3, LOOKED_WORDS>,
}

/// 2^17 answers of the net (5 MiB) and 2^14 searched positions (1.6 MiB) stay in the processor's caches. Larger
/// tables were no faster.
const STATIC_BITS: u32 = 17;
const LOOKED_BITS: u32 = 14;

impl Default for Cache {
    fn default() -> Self {
        Self { statics: CacheTable::new(STATIC_BITS), looked: CacheTable::new(LOOKED_BITS) }
    }
}

impl Cache {
    pub(crate) fn answer(&self, position: &Position) -> Option<Probabilities> {
        let [a, b, c] = self.statics.get(&position_key(position))?;
        let ([win, win_gammon], [win_backgammon, lose_gammon]) = (unpack(a), unpack(b));
        let [lose_backgammon, _] = unpack(c);
        Some(Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon })
    }

    pub(crate) fn remember(&self, position: &Position, p: &Probabilities) {
        let data = [
            pack(p.win, p.win_gammon),
            pack(p.win_backgammon, p.lose_gammon),
            // The constant 1.0 keeps the entry different from an empty slot, which is all zero.
            pack(p.lose_backgammon, 1.0),
        ];
        self.statics.put(&position_key(position), &data);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_counts_are_packed_side_by_side() {
        let mut bytes = [0x55_u8; 8];
        for _ in 0..1000 {
            bytes = bytes.map(|byte| byte.rotate_left(3) ^ 0x2d);
            bytes[0] = bytes[7].wrapping_mul(29).wrapping_add(11);
            bytes.rotate_left(1);
            let one_by_one = bytes.iter().rev().fold(0, |key, &byte| key << 5 | u64::from(byte & 31));
            assert_eq!(packed(bytes), one_by_one, "{bytes:?}");
        }
    }

    #[test]
    fn different_positions_have_different_keys() {
        let mut found = vec![Position::STARTING];
        for pips in [[6, 6], [3, 1], [4, 4], [5, 2]] {
            let roll = rules::Roll::from_pips(pips).unwrap();
            for from in found.clone().into_iter().take(40) {
                rules::legal_positions(&from, roll, &mut found);
            }
        }
        found.sort();
        found.dedup();
        let keys: std::collections::BTreeSet<_> = found.iter().map(position_key).collect();
        assert!(found.len() > 500);
        assert_eq!(keys.len(), found.len());
    }

    #[test]
    fn a_table_gives_back_what_was_put_and_nothing_else() {
        let table: CacheTable<2, 3> = CacheTable::new(4);
        assert_eq!(table.get(&[0, 0]), None);
        for n in 0..100 {
            table.put(&[n, n * 7], &[n, n + 1, n + 2]);
            assert_eq!(table.get(&[n, n * 7]), Some([n, n + 1, n + 2]));
            assert_eq!(table.get(&[n, n * 7 + 1]), None);
        }
        for n in 0..100 {
            assert!(table.get(&[n, n * 7]).is_none_or(|data| data == [n, n + 1, n + 2]));
        }
    }

    #[test]
    fn a_slot_written_by_two_threads_at_once_looks_empty() {
        let table: CacheTable<2, 3> = CacheTable::new(1);
        table.put(&[1, 2], &[3, 4, 5]);
        // Simulate a thread that has written only half of its entry.
        table.slot(&[1, 2]).data[1].store(9, Relaxed);
        assert_eq!(table.get(&[1, 2]), None);
    }
}
