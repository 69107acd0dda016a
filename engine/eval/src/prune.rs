//! The pruning net: a very small net that discards hopeless plays before the big net evaluates the rest.
//!
//! A search chooses a reply to each of 21 rolls many thousand times, and most plays of a roll are obviously bad. This
//! net reads only the checker counts. There is a row of [`WIDTH`] whole numbers for each count on each place. The 26
//! rows of a position are summed, clipped and weighted three times: for wins, gammons won and gammons lost. That
//! takes some tens of nanoseconds, needs no vector instructions, and gives the same bits everywhere. The net only
//! decides which plays the big net evaluates; its own numbers never reach an answer.
//!
//! Each class of positions has numbers of its own. The class is that of the position before the play, so that all plays
//! of a roll are compared by the same numbers.
//!
//! Shapes, for each [`Bucket`]: `rows [26, 32, WIDTH]` by place of [`rules::Position::as_raw`] and count + 16, `bias
//! [WIDTH]`, `out [3, WIDTH]`, all `i16`. Sums have the scale [`SUM_SCALE`], `out` has [`OUT_SCALE`].

use crate::board::Sides;
use crate::class::Bucket;
use rules::Position;
use rules::raw::{OPPONENT_OFF, OWN_OFF};

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
const MAGIC: &[u8; 8] = b"FPPRUNE2";

/// The pruning net; see the module for shapes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PruneNet {
    /// The weights for each [`Bucket`].
    pub classes: Vec<PruneWeights>,
}

/// The weights of the pruning net for one class of positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PruneWeights {
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

impl Prices {
    /// Returns the difference of the worth of a gammon, in units of `win`, at these prices and at others. Gammons won
    /// and lost count separately, and the greater difference is returned.
    pub(crate) fn distance(&self, other: Self) -> f32 {
        let part = |gammon: f32, its: f32| (gammon / self.win - its / other.win).abs();
        part(self.gammon_won, other.gammon_won).max(part(self.gammon_lost, other.gammon_lost))
    }
}

/// The limits on the plays of a roll that are kept for evaluation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PruneLimits {
    /// The maximum number of plays, at most [`PruneLimits::PLAYS_MAX`].
    pub plays_max: usize,
    /// The loss above which a play is discarded, as the pruning net estimates it, in units of [`Prices::win`].
    pub margin: f32,
}

impl PruneLimits {
    /// The greatest number of plays that can be kept.
    pub const PLAYS_MAX: usize = 16;
    /// The limits for the plays of a rollout. Its result is the value of the position if both sides play like this, so
    /// almost no good play may be discarded.
    pub const ROLLOUT: Self = Self { plays_max: Self::PLAYS_MAX, margin: 0.3 };

    /// Returns the value of the last play that is kept. `margin` is in the units of `worths`.
    fn least(self, worths: &[f32], margin: f32) -> f32 {
        let mut best = [f32::NEG_INFINITY; Self::PLAYS_MAX];
        let best = &mut best[..self.plays_max.min(Self::PLAYS_MAX)];
        let last = best.len() - 1;
        for &worth in worths {
            if worth > best[last] {
                let mut at = last;
                while at > 0 && best[at - 1] < worth {
                    best[at] = best[at - 1];
                    at -= 1;
                }
                best[at] = worth;
            }
        }
        best[last].max(best[0] - margin)
    }
}

/// A position whose plays are ranked, as its opponent sees it.
#[derive(Debug, Clone, Copy)]
pub struct Root {
    class: usize,
    /// The side that plays has borne off no checker yet.
    has_all_checkers: bool,
    words: [u64; 4],
    sums: [i16; WIDTH],
}

impl PruneNet {
    /// Returns the net as a file: magic, FNV-1a checksum of the rest, then the tensors as little-endian `i16`.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let data: Vec<u8> = self.numbers().iter().flatten().flat_map(|n| n.to_le_bytes()).collect();
        let mut file = MAGIC.to_vec();
        file.extend_from_slice(&crate::weights::checksum(&data).to_le_bytes());
        file.extend_from_slice(&data);
        file
    }

    /// Parses a file written by [`PruneNet::to_bytes`]. Returns `None` if it is damaged or has another format.
    #[must_use]
    pub fn from_bytes(file: &[u8]) -> Option<Self> {
        let (checksum, data) = file.strip_prefix(MAGIC)?.split_first_chunk::<8>()?;
        let whole = data.len() == Bucket::COUNT * TENSOR_BYTES;
        // The length is checked first, because the tensors are cut out at fixed offsets.
        if !whole || crate::weights::checksum(data) != u64::from_le_bytes(*checksum) {
            return None;
        }
        let numbers: Vec<i16> =
            data.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect();
        Self::from_numbers(numbers.chunks_exact(Self::NUMBERS))
    }

    /// The number of numbers of a class.
    pub(crate) const NUMBERS: usize = TENSOR_BYTES / 2;

    /// Returns the numbers of each class, in the order of the file.
    pub(crate) fn numbers(&self) -> Vec<Vec<i16>> {
        let numbers = |class: &PruneWeights| {
            class
                .rows
                .iter()
                .flatten()
                .chain(&class.bias)
                .chain(class.out.iter().flatten())
                .copied()
                .collect()
        };
        self.classes.iter().map(numbers).collect()
    }

    /// Returns the net with these numbers, or `None` if a class has too few.
    pub(crate) fn from_numbers<'a>(classes: impl Iterator<Item = &'a [i16]>) -> Option<Self> {
        let classes = classes.map(|class| {
            let (rows, rest) = class.as_chunks::<WIDTH>().0.split_at(PLACES * COUNTS);
            let (bias, out) = rest.split_first()?;
            Some(PruneWeights { rows: rows.to_vec(), bias: *bias, out: out.try_into().ok()? })
        });
        Some(Self { classes: classes.collect::<Option<_>>()? })
    }

    /// Returns the sums of a position, from which its plays are ranked.
    #[must_use]
    pub fn root(&self, position: &Position) -> Root {
        let class = Bucket::classify_sides(&Sides::from(position)).index();
        let weights = &self.classes[class];
        // The plays are seen by the opponent, so the position before them must be, too.
        let words = words(&position.flip());
        let mut sums = weights.bias;
        for place in 0..PLACES {
            add(&mut sums, weights.row(place, count(words[place / 8], place % 8)));
        }
        Root { class, has_all_checkers: position.as_raw()[OWN_OFF] == 0, words, sums }
    }

    /// Appends to `kept` the plays of one roll in `root` that deserve an evaluation, in their order. `worths` is a list
    /// to reuse.
    ///
    /// Plays with exactly the value of the last one are all kept, because none is known to be worse. So are plays that
    /// bear off the first checker: that saves the gammon, and sums of counts hardly show it.
    pub fn keep(
        &self,
        root: &Root,
        plays: &[Position],
        prices: Prices,
        limits: PruneLimits,
        worths: &mut Vec<f32>,
        kept: &mut Vec<Position>,
    ) {
        worths.clear();
        self.rank(root, plays, prices, worths);
        let least = limits.least(worths, limits.margin * prices.win * SCALE);
        let bears_off_first = |play: &Position| root.has_all_checkers && play.as_raw()[OPPONENT_OFF] > 0;
        let good = |(play, worth): &(&Position, &f32)| **worth >= least || bears_off_first(play);
        kept.extend(plays.iter().zip(&*worths).filter(good).map(|(play, _)| *play));
    }

    /// Appends the value of each play of one roll in `root` to the side that makes it, times [`SCALE`]. Use the
    /// values only to compare plays. `plays` are the positions after the plays, with the opponent on roll.
    ///
    /// Plays change only a few places, so the root is summed once and each play adds its changes.
    pub fn rank(&self, root: &Root, plays: &[Position], prices: Prices, worths: &mut Vec<f32>) {
        let weights = &self.classes[root.class];
        worths.extend(plays.iter().map(|position| {
            let mut sums = root.sums;
            for (word, (new, old)) in words(position).into_iter().zip(root.words).enumerate() {
                let mut differ = new ^ old;
                while differ != 0 {
                    let byte = (differ.trailing_zeros() / 8) as usize;
                    differ &= !(0xff << (8 * byte));
                    let place = 8 * word + byte;
                    exchange(
                        &mut sums,
                        weights.row(place, count(old, byte)),
                        weights.row(place, count(new, byte)),
                    );
                }
            }
            // A copy, so that the sums themselves stay in registers.
            let whole = sums;
            let [win, won, lost] = weights.heads(&whole);
            #[expect(clippy::cast_precision_loss, reason = "24 bits are more than the comparison needs")]
            let worth =
                prices.win * win as f32 + prices.gammon_won * won as f32 - prices.gammon_lost * lost as f32;
            worth
        }));
    }
}

impl PruneWeights {
    #[inline]
    fn row(&self, place: usize, count: u8) -> &[i16; WIDTH] {
        &self.rows[(place * COUNTS + usize::from(count.wrapping_add(16) & 31)) % self.rows.len()]
    }

    // Not inlined, so that the compiler keeps the sums in one piece. Otherwise it separates the clipped sums from the
    // linear ones, and adds each row in eight steps instead of four.
    #[inline(never)]
    fn heads(&self, sums: &[i16; WIDTH]) -> [i32; HEADS] {
        let [mut win, mut won, mut lost] = [0; HEADS];
        for at in 0..WIDTH {
            // Every sum is clamped, so that all lanes of a vector do the same. The limits of the linear sums never
            // apply.
            let sum = i32::from(sums[at].max(LOWEST[at]).min(HIGHEST[at]));
            win += sum * i32::from(self.out[0][at]);
            won += sum * i32::from(self.out[1][at]);
            lost += sum * i32::from(self.out[2][at]);
        }
        [win, won, lost]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "1024 fits")]
const HIGHEST: [i16; WIDTH] = limits(SUM_SCALE as i16, i16::MAX);
const LOWEST: [i16; WIDTH] = limits(0, i16::MIN);

/// Returns a limit for each sum: `clipped` for the first sums, `linear` for the last [`LINEAR`].
const fn limits(clipped: i16, linear: i16) -> [i16; WIDTH] {
    let mut limits = [clipped; WIDTH];
    let mut at = WIDTH - LINEAR;
    while at < WIDTH {
        limits[at] = linear;
        at += 1;
    }
    limits
}

/// Returns the counts of the places as bytes of four words, the first in the lowest byte.
#[inline]
fn words(position: &Position) -> [u64; 4] {
    let raw = position.as_raw();
    let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| raw[at + byte].cast_unsigned()));
    // Checkers that are borne off have no rows. The last word overlaps the third, which is shifted out.
    [word(0), word(8), word(16), word(18) >> 48]
}

/// Returns the count in a byte of a word.
#[inline]
fn count(word: u64, byte: usize) -> u8 {
    word.to_le_bytes()[byte % 8]
}

#[inline]
fn add(sums: &mut [i16; WIDTH], row: &[i16; WIDTH]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        // Wrapping, because a sum on the way may overflow although the final sum does not.
        *sum = sum.wrapping_add(*weight);
    }
}

/// Takes a row out of the sums and puts another one in.
#[inline]
fn exchange(sums: &mut [i16; WIDTH], out: &[i16; WIDTH], into: &[i16; WIDTH]) {
    for (sum, (out, into)) in sums.iter_mut().zip(out.iter().zip(into)) {
        *sum = sum.wrapping_sub(*out).wrapping_add(*into);
    }
}

/// The file of the built-in pruning net.
const EMBEDDED: &[u8] = include_bytes!("../nets/prune.bin");

/// Returns the built-in pruning net.
///
/// # Panics
/// Never: a test reads the built-in net.
#[must_use]
pub fn embedded() -> PruneNet {
    PruneNet::from_bytes(EMBEDDED).expect("a test reads the built-in net")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_threshold_is_the_last_that_is_kept() {
        for (worths, margin, expected) in [
            (&[3.0, 9.0, 1.0, 7.0, 5.0, 8.0, 2.0][..], 9.0, 3.0),
            (&[3.0, 9.0, 1.0, 7.0, 5.0, 8.0, 2.0], 3.5, 5.5),
            (&[4.0; 9], 0.0, 4.0),
            (&[1.0, 2.0], 5.0, -3.0),
        ] {
            let least = PruneLimits { plays_max: 5, margin }.least(worths, margin);
            assert_eq!(least.to_bits(), f32::to_bits(expected), "{worths:?}");
        }
    }

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
            &embedded().root(&Position::STARTING),
            &positions,
            Prices { win: 1.0, gammon_won: 1.0, gammon_lost: 1.0 },
            &mut worths,
        );
        let best = (0..plays.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap();
        assert_eq!(plays[best].play.to_string(), "8/5 6/5");
    }
}
