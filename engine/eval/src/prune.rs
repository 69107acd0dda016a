//! A very small net that discards hopeless plays before the big net evaluates the rest.
//!
//! A search chooses a reply to each of 21 rolls many thousand times, and most plays of a roll are obviously bad. This
//! net reads only the checker counts. There is a row of [`WIDTH`] whole numbers for each count on each place. The 26
//! rows of a position are summed, clipped and weighted three times: for wins, gammons won and gammons lost. That
//! takes some tens of nanoseconds, needs no vector instructions, and gives the same bits everywhere. The net only
//! decides which plays the big net evaluates; its own numbers never reach an answer.
//!
//! Shapes: `rows [26, 32, WIDTH]` by place of [`rules::Position::as_raw`] and count + 16, `bias [WIDTH]`, `out [3,
//! WIDTH]`, all `i16`. Sums have the scale [`SUM_SCALE`], `out` has [`OUT_SCALE`].

use rules::Position;
use std::sync::LazyLock;

/// The number of sums of a position; the last [`LINEAR`] of them are not clipped.
pub const WIDTH: usize = 32;
/// The number of sums that stay linear.
pub const LINEAR: usize = 3;
/// The number of places that have rows.
pub const PLACES: usize = 26;
/// The number of counts for which a place has rows: -16 to 15.
pub const COUNTS: usize = 32;
/// The number of outputs: `2 * win - 1`, gammons plus backgammons won, and gammons plus backgammons lost.
pub const HEADS: usize = 3;
/// The whole number for a sum of 1.0.
pub const SUM_SCALE: f32 = 1024.0;
/// The whole number for an output weight of 1.0.
pub const OUT_SCALE: f32 = 4096.0;

/// The number for a value of 1.0 in the answers of [`PruneNet::rank`].
pub const SCALE: f32 = SUM_SCALE * OUT_SCALE;

const TENSOR_BYTES: usize = 2 * (PLACES * COUNTS * WIDTH + WIDTH + HEADS * WIDTH);
const MAGIC: &[u8; 8] = b"FPPRUNE1";

/// The small net; see the module for shapes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PruneNet {
    /// The rows, `[PLACES * COUNTS]`.
    pub rows: Vec<[i16; WIDTH]>,
    /// The initial values of the sums.
    pub bias: [i16; WIDTH],
    /// One row for each output.
    pub out: [[i16; WIDTH]; HEADS],
}

/// The values of a game's results by which plays are compared, as the steps from one result to the next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prices {
    /// Half the distance from a single loss to a single win.
    pub win: f32,
    /// The distance from a single win to a gammon won.
    pub gammon_won: f32,
    /// The distance from a gammon lost to a single loss.
    pub gammon_lost: f32,
}

impl PruneNet {
    /// Returns the net as a file: magic, FNV-1a checksum of the rest, then the tensors as little-endian `i16`.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.rows.iter().flatten().chain(&self.bias).chain(self.out.iter().flatten());
        let data: Vec<u8> = numbers.flat_map(|n| n.to_le_bytes()).collect();
        let mut file = MAGIC.to_vec();
        file.extend_from_slice(&crate::weights::checksum(&data).to_le_bytes());
        file.extend_from_slice(&data);
        file
    }

    /// Parses a file written by [`PruneNet::to_bytes`]. Returns `None` if it is damaged or has another format.
    #[must_use]
    pub fn from_bytes(file: &[u8]) -> Option<Self> {
        let (checksum, data) = file.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let whole = data.len() == TENSOR_BYTES;
        // The length is checked first, because the tensors are cut out at fixed offsets.
        if !whole || crate::weights::checksum(data) != u64::from_le_bytes(*checksum) {
            return None;
        }
        let numbers: Vec<i16> =
            data.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect();
        let (rows, rest) = numbers.as_chunks::<WIDTH>().0.split_at(PLACES * COUNTS);
        let (bias, out) = rest.split_first()?;
        Some(Self { rows: rows.to_vec(), bias: *bias, out: out.try_into().ok()? })
    }

    /// Appends the value of each play of one roll in `root` to the side that makes it, times [`SCALE`]. Use the
    /// values only to compare plays. `plays` are the positions after the plays, with the opponent on roll.
    ///
    /// Plays change only a few places, so the root is summed once and each play adds its changes.
    pub fn rank(&self, root: &Position, plays: &[Position], prices: Prices, worths: &mut Vec<f32>) {
        // The plays are seen by the opponent, so the position before them must be, too.
        let before = cells(&root.flip());
        let mut base = self.bias;
        for (place, &count) in before[..PLACES].iter().enumerate() {
            add(&mut base, self.row(place, count));
        }
        let before_words = words(&before);
        worths.extend(plays.iter().map(|position| {
            let after = cells(position);
            let mut sums = base;
            for (word, (new, old)) in words(&after).into_iter().zip(before_words).enumerate() {
                let mut differ = new ^ old;
                while differ != 0 {
                    let byte = (differ.trailing_zeros() / 8) as usize;
                    differ &= !(0xff << (8 * byte));
                    let place = 8 * word + byte;
                    subtract(&mut sums, self.row(place, before[place]));
                    add(&mut sums, self.row(place, after[place]));
                }
            }
            let [win, won, lost] = self.heads(sums);
            #[expect(clippy::cast_precision_loss, reason = "24 bits are more than the comparison needs")]
            let worth =
                prices.win * win as f32 + prices.gammon_won * won as f32 - prices.gammon_lost * lost as f32;
            worth
        }));
    }

    #[inline]
    fn row(&self, place: usize, count: u8) -> &[i16; WIDTH] {
        &self.rows[(place * COUNTS + usize::from(count.wrapping_add(16) & 31)) % self.rows.len()]
    }

    #[inline]
    fn heads(&self, mut sums: [i16; WIDTH]) -> [i32; HEADS] {
        #[expect(clippy::cast_possible_truncation, reason = "1024 fits")]
        const ONE: i16 = SUM_SCALE as i16;
        for sum in &mut sums[..WIDTH - LINEAR] {
            *sum = (*sum).clamp(0, ONE);
        }
        self.out.map(|weights| {
            sums.iter().zip(weights).map(|(&sum, weight)| i32::from(sum) * i32::from(weight)).sum()
        })
    }
}

/// Returns the counts of the 26 places as bytes, padded with zeros.
#[inline]
fn cells(position: &Position) -> [u8; 32] {
    let raw = position.as_raw();
    std::array::from_fn(|at| if at < PLACES { raw[at].cast_unsigned() } else { 0 })
}

#[inline]
fn words(cells: &[u8; 32]) -> [u64; 4] {
    std::array::from_fn(|at| u64::from_le_bytes(std::array::from_fn(|byte| cells[8 * at + byte])))
}

#[inline]
fn add(sums: &mut [i16; WIDTH], row: &[i16; WIDTH]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        // Wrapping, because a sum on the way may overflow although the final sum does not.
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline]
fn subtract(sums: &mut [i16; WIDTH], row: &[i16; WIDTH]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The file of the built-in small net.
const EMBEDDED: &[u8] = include_bytes!("../nets/prune.bin");

static NET: LazyLock<PruneNet> =
    LazyLock::new(|| PruneNet::from_bytes(EMBEDDED).expect("a test reads the built-in net"));

/// Returns the built-in small net.
#[must_use]
pub fn embedded() -> &'static PruneNet {
    &NET
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_net_is_whole_and_damage_is_noticed() {
        let file = embedded().to_bytes();
        assert_eq!(file, EMBEDDED);
        let changed = |at: usize| {
            let mut bytes = file.clone();
            bytes[at] ^= 1;
            PruneNet::from_bytes(&bytes)
        };
        assert_eq!((changed(0), changed(9), changed(5000)), (None, None, None));
        assert_eq!(PruneNet::from_bytes(&file[..file.len() - 1]), None);
    }

    #[test]
    fn it_prefers_the_five_point_to_breaking_the_eight() {
        let roll = rules::Roll::from_pips([3, 1]).unwrap();
        let plays = rules::legal_plays(&Position::STARTING, roll);
        let positions: Vec<Position> = plays.iter().map(|play| play.position).collect();
        let mut worths = Vec::new();
        embedded().rank(
            &Position::STARTING,
            &positions,
            Prices { win: 1.0, gammon_won: 1.0, gammon_lost: 1.0 },
            &mut worths,
        );
        let best = (0..plays.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap();
        assert_eq!(plays[best].play.to_string(), "8/5 6/5");
    }
}
