//! The nets in whole numbers as one small file, for programs that fetch them: a browser, for example.
//!
//! The file has the numbers that the processor uses, so reading it needs no arithmetic on floats. It compresses well,
//! because it leaves out what follows from the rest:
//! - The columns of three and more checkers on a place lie on a line, up to rounding. So they are stored as the first
//!   column, the smaller step, and the pattern of the steps that are one larger. Only 224 patterns can be rounded
//!   lines. Any others are stored as they are.
//! - Classes of positions were trained from common beginnings. So the numbers of a class are stored as differences from
//!   those of the most similar class before it.
//! - Small numbers have high bytes of zero, so high and low bytes are apart.
//!
//! A file consists of [`MAGIC`], the FNV-1a checksum of the rest, the scales, and the numbers.

use crate::class::Bucket;
use crate::evaluator::NativeEvaluator;
use crate::features::PLACES;
use crate::net::HIDDEN;
use crate::prune::{self, PruneNet};
use crate::weights::{WeightsError, checksum};
use crate::whole::{
    Body, COUNTS, Clip, Column, DENSE_PAIRS, HIDDEN_PAIRS, HIDDEN_VECTORS, Head, LANES, LaneSums,
    MIX_VECTORS, NARROW_PAIRS, Network, RowPair, embedded, unit,
};

const MAGIC: &[u8; 8] = b"FPWHOLE1";
/// The first count on a line, and the number of steps from there to the largest count.
const LINE_BEGIN: usize = 3;
const STEPS: usize = COUNTS - 1 - LINE_BEGIN;
/// The code of a line whose columns are stored as they are.
const ODD: i16 = 255;
/// The numbers of the columns of one class, for each count that is stored.
const COLUMNS: usize = 2 * PLACES * HIDDEN;

/// The nets of an engine.
#[derive(Debug, Clone)]
pub struct Nets {
    /// The net that evaluates positions.
    pub network: Network,
    /// The net that discards hopeless plays.
    pub pruner: PruneNet,
}

/// Returns the built-in nets.
#[must_use]
pub fn built_in() -> Nets {
    Nets { network: embedded(), pruner: prune::embedded() }
}

impl Nets {
    /// Returns the nets as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { network: Network { bodies, heads, .. }, pruner } = self;
        let mut data = Vec::new();
        for (body, head) in bodies.iter().zip(heads) {
            data.extend(
                [body.column_shift, body.clip.shift, head.clip.shift, exponent(head.out_unit)].map(byte),
            );
        }
        let lines: Vec<Lines> = bodies.iter().map(Lines::from_body).collect();
        for part in 0..Lines::PARTS {
            pack(&lines.iter().map(|lines| lines.parts[part].clone()).collect::<Vec<_>>(), &mut data);
        }
        for lines in &lines {
            data.extend(lines.odd.iter().flat_map(|number| number.to_le_bytes()));
        }
        pack_all(bodies, |body| flat(&body.dense), &mut data);
        pack_sums(bodies, |body| body.bias.0.as_flattened(), &mut data);
        pack_all(heads, |head| flat(&head.mix), &mut data);
        pack_sums(heads, |head| head.mix_bias.0.as_flattened(), &mut data);
        pack_all(heads, |head| flat(&head.out), &mut data);
        pack(&pruner.numbers(), &mut data);
        let mut file = MAGIC.to_vec();
        file.extend_from_slice(&checksum(&data).to_le_bytes());
        file.extend_from_slice(&data);
        file
    }

    /// Parses a file written by [`Nets::to_bytes`].
    ///
    /// # Errors
    /// Returns a [`WeightsError`] if the file is damaged or of another version.
    pub fn from_bytes(file: &[u8]) -> Result<Self, WeightsError> {
        let rest = file.strip_prefix(MAGIC).ok_or(WeightsError::Header("magic"))?;
        let (stated, data) = rest.split_first_chunk::<8>().ok_or(WeightsError::Header("checksum"))?;
        let (found, stated) = (checksum(data), u64::from_le_bytes(*stated));
        if found != stated {
            return Err(WeightsError::Checksum { found, stated });
        }
        Reader(data).nets().ok_or(WeightsError::Shape)
    }
}

impl From<Nets> for crate::Engine {
    fn from(nets: Nets) -> Self {
        Self::with_pruner(NativeEvaluator::new(nets.network), nets.pruner)
    }
}

/// Returns the `bits` of a unit of `2^-bits`.
fn exponent(unit: f32) -> u32 {
    127 - (unit.to_bits() >> 23)
}

/// Returns a scale as a byte.
#[expect(clippy::cast_possible_truncation, reason = "scales are below 64")]
fn byte(scale: u32) -> u8 {
    scale as u8
}

/// The columns of a body, as numbers that compress well.
struct Lines {
    /// `[PARTS][2 sides, PLACES, HIDDEN]`: the columns of one and of two checkers, the difference between those of
    /// three and of two, the smaller step of the line, and the code of its pattern.
    parts: [Vec<i16>; Self::PARTS],
    /// The [`STEPS`] columns of each line that has the code [`ODD`].
    odd: Vec<i16>,
}

impl Lines {
    const PARTS: usize = 5;

    fn from_body(body: &Body) -> Self {
        let patterns = patterns();
        let mut lines = Self { parts: std::array::from_fn(|_| Vec::with_capacity(COLUMNS)), odd: Vec::new() };
        for place in body.columns.chunks_exact(COUNTS) {
            for unit in 0..HIDDEN {
                let column = |count: usize| place[count].0[unit];
                let steps: [i16; STEPS] = std::array::from_fn(|at| {
                    column(LINE_BEGIN + at + 1).wrapping_sub(column(LINE_BEGIN + at))
                });
                let step = steps.into_iter().min().unwrap_or(0);
                let is_line = steps.iter().all(|&one| matches!(one.wrapping_sub(step), 0 | 1));
                let pattern =
                    steps.iter().enumerate().fold(0, |set, (at, &one)| set | u16::from(one != step) << at);
                let code = patterns.binary_search(&pattern).ok().filter(|_| is_line);
                let code = code.and_then(|code| i16::try_from(code).ok()).unwrap_or(ODD);
                if code == ODD {
                    lines.odd.extend((1..=STEPS).map(|at| column(LINE_BEGIN + at)));
                }
                let numbers = [column(1), column(2), column(3).wrapping_sub(column(2)), step, code];
                lines.parts.iter_mut().zip(numbers).for_each(|(part, number)| part.push(number));
            }
        }
        lines
    }
}

/// Returns the patterns of larger steps on rounded lines, in order: those in which any two stretches of one length have
/// nearly the same number of larger steps.
fn patterns() -> Vec<u16> {
    let is_even = |pattern: u16| {
        (1..STEPS).all(|length| {
            let counts = (0..=STEPS - length).map(|at| (pattern >> at & ((1 << length) - 1)).count_ones());
            let (least, most) = counts.fold((u32::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
            most - least <= 1
        })
    };
    (0..1 << STEPS).filter(|&pattern| is_even(pattern)).collect()
}

/// Appends lists of one length. Each is stored as the difference from an earlier one, whose number plus one comes
/// first; 0 stands for no other list.
fn pack(lists: &[Vec<i16>], to: &mut Vec<u8>) {
    for (at, list) in lists.iter().enumerate() {
        let difference = |base: Option<usize>| -> Vec<i16> {
            let base = base.map(|base| &lists[base]);
            list.iter().enumerate().map(|(at, &n)| n.wrapping_sub(base.map_or(0, |base| base[at]))).collect()
        };
        let cost = |list: &Vec<i16>| list.iter().map(|n| u64::from(n.unsigned_abs())).sum::<u64>();
        let all = std::iter::once(None).chain((0..at).map(Some)).map(difference);
        let Some((base, numbers)) = all.enumerate().min_by_key(|(_, list)| cost(list)) else { continue };
        to.push(u8::try_from(base).unwrap_or(0));
        // The sign goes into the lowest bit, so that small numbers have small codes.
        let codes: Vec<[u8; 2]> = numbers.iter().map(|&n| (n << 1 ^ n >> 15).to_le_bytes()).collect();
        to.extend(codes.iter().map(|code| code[0]));
        to.extend(codes.iter().map(|code| code[1]));
    }
}

fn pack_all<T>(of: &[T], numbers: impl Fn(&T) -> Vec<i16>, to: &mut Vec<u8>) {
    pack(&of.iter().map(numbers).collect::<Vec<_>>(), to);
}

/// Appends sums as their lower and upper halves.
#[expect(clippy::cast_possible_truncation, reason = "the halves are cut out")]
fn pack_sums<T>(of: &[T], sums: impl Fn(&T) -> &[i32], to: &mut Vec<u8>) {
    pack_all(of, |one| sums(one).iter().map(|&sum| sum as i16).collect(), to);
    pack_all(of, |one| sums(one).iter().map(|&sum| (sum >> 16) as i16).collect(), to);
}

fn flat<const VECTORS: usize>(rows: &[RowPair<VECTORS>]) -> Vec<i16> {
    rows.iter().flat_map(|row| row.0.as_flattened()).copied().collect()
}

/// The rest of a file. Each method returns `None` if too little is left.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn nets(mut self) -> Option<Nets> {
        let scales: Vec<[u8; 4]> = (0..Bucket::COUNT).map(|_| self.take_bytes()).collect::<Option<_>>()?;
        let parts: Vec<Vec<Vec<i16>>> =
            (0..Lines::PARTS).map(|_| self.lists(COLUMNS)).collect::<Option<_>>()?;
        let columns: Vec<Vec<Column>> =
            (0..Bucket::COUNT).map(|body| self.columns(&parts, body)).collect::<Option<_>>()?;
        let dense = self.lists(DENSE_PAIRS * HIDDEN_VECTORS * 2 * LANES)?;
        let bias = self.sums::<HIDDEN_VECTORS>()?;
        let mix = self.lists(HIDDEN_PAIRS * MIX_VECTORS * 2 * LANES)?;
        let mix_bias = self.sums::<MIX_VECTORS>()?;
        let out = self.lists(NARROW_PAIRS * 2 * LANES)?;
        let pruner = PruneNet::from_numbers(self.lists(PruneNet::NUMBERS)?.iter().map(Vec::as_slice))?;
        let (mut bodies, mut heads) = (Vec::new(), Vec::new());
        for ((at, scales), columns) in scales.iter().enumerate().zip(columns) {
            let [column_shift, body_shift, head_shift, out_bits] = scales.map(u32::from);
            (column_shift < 16 && out_bits < 64).then_some(())?;
            bodies.push(Body {
                columns,
                column_shift,
                dense: rows(&dense[at]),
                bias: bias[at],
                clip: Clip::by_shift(body_shift)?,
            });
            let clip = Clip::by_shift(head_shift)?;
            heads.push(Head {
                mix: rows(&mix[at]),
                mix_bias: mix_bias[at],
                clip,
                out: rows(&out[at]),
                mix_unit: clip.unit(),
                out_unit: unit(out_bits),
            });
        }
        self.0.is_empty().then_some(Nets { network: Network::of_parts(bodies, heads), pruner })
    }

    fn take_bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    /// Reads a list of [`pack`] for each class.
    fn lists(&mut self, length: usize) -> Option<Vec<Vec<i16>>> {
        let mut lists: Vec<Vec<i16>> = Vec::with_capacity(Bucket::COUNT);
        for _ in 0..Bucket::COUNT {
            let [base] = self.take_bytes()?;
            let (low, rest) = self.0.split_at_checked(length)?;
            let (high, rest) = rest.split_at_checked(length)?;
            self.0 = rest;
            let base = base.checked_sub(1).map(|base| lists.get(usize::from(base)));
            let numbers = low.iter().zip(high).enumerate().map(|(at, (&low, &high))| {
                let code = u16::from_le_bytes([low, high]);
                let number = (code >> 1).cast_signed() ^ -(code & 1).cast_signed();
                number.wrapping_add(base.flatten().map_or(0, |base| base[at]))
            });
            // A list can differ only from an earlier one.
            (base != Some(None)).then_some(())?;
            let list = numbers.collect();
            lists.push(list);
        }
        Some(lists)
    }

    /// Computes the columns of a body from their parts.
    fn columns(&mut self, parts: &[Vec<Vec<i16>>], body: usize) -> Option<Vec<Column>> {
        let patterns = patterns();
        let mut columns = vec![Column([0; HIDDEN]); 2 * PLACES * COUNTS];
        for (place, columns) in columns.chunks_exact_mut(COUNTS).enumerate() {
            for unit in 0..HIDDEN {
                let at = place * HIDDEN + unit;
                let [one, two, more, step, code]: [i16; Lines::PARTS] =
                    std::array::from_fn(|part| parts[part][body][at]);
                columns[1].0[unit] = one;
                columns[2].0[unit] = two;
                columns[3].0[unit] = two.wrapping_add(more);
                let pattern =
                    if code == ODD { None } else { Some(patterns.get(usize::try_from(code).ok()?)?) };
                for at in 0..STEPS {
                    let count = LINE_BEGIN + at;
                    columns[count + 1].0[unit] = match pattern {
                        None => i16::from_le_bytes(self.take_bytes()?),
                        Some(pattern) => {
                            let larger = i16::from(pattern >> at & 1 == 1);
                            columns[count].0[unit].wrapping_add(step).wrapping_add(larger)
                        }
                    };
                }
            }
        }
        Some(columns)
    }

    fn sums<const VECTORS: usize>(&mut self) -> Option<Vec<LaneSums<VECTORS>>> {
        let low = self.lists(VECTORS * LANES)?;
        let high = self.lists(VECTORS * LANES)?;
        let whole = |(low, high): (&Vec<i16>, &Vec<i16>)| {
            let sum = |at: usize| i32::from(high[at]) << 16 | i32::from(low[at].cast_unsigned());
            LaneSums(std::array::from_fn(|vector| std::array::from_fn(|lane| sum(vector * LANES + lane))))
        };
        Some(low.iter().zip(&high).map(whole).collect())
    }
}

fn rows<const VECTORS: usize>(numbers: &[i16]) -> Vec<RowPair<VECTORS>> {
    let vectors = numbers.as_chunks::<{ 2 * LANES }>().0;
    vectors.as_chunks::<VECTORS>().0.iter().map(|row| RowPair(*row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::Evaluator;
    use crate::{Engine, bench};

    #[test]
    fn the_built_in_nets_come_back_and_answer_with_the_same_bits() {
        let file = built_in().to_bytes();
        let nets = Nets::from_bytes(&file).unwrap();
        assert_eq!(nets.pruner, prune::embedded());
        assert_eq!(nets.to_bytes(), file);
        let (ours, theirs) = (NativeEvaluator::new(embedded()), NativeEvaluator::new(nets.network));
        let positions: Vec<_> =
            bench::real_decisions(&Engine::default(), 3).into_iter().map(|(position, _)| position).collect();
        let [ours, theirs] = [ours, theirs].map(|evaluator| {
            let mut answers = Vec::new();
            evaluator.evaluate(&positions, &mut answers);
            answers.iter().map(|answer| answer.to_array().map(f32::to_bits)).collect::<Vec<_>>()
        });
        assert_eq!(ours, theirs);
    }

    #[test]
    fn columns_that_are_no_line_come_back_too() {
        let mut nets = built_in();
        nets.network.bodies[3].columns[5].0[7] ^= 0x55;
        nets.network.bodies[9].columns[15].0[0] = i16::MIN;
        let back = Nets::from_bytes(&nets.to_bytes()).unwrap().network;
        for (ours, theirs) in nets.network.bodies.iter().zip(&back.bodies) {
            assert!(ours.columns.iter().zip(&theirs.columns).all(|(ours, theirs)| ours.0 == theirs.0));
        }
    }

    #[test]
    fn damage_is_noticed() {
        let file = built_in().to_bytes();
        let changed = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut file = file.clone();
            change(&mut file);
            Nets::from_bytes(&file).unwrap_err()
        };
        assert_eq!(changed(&|file| file[0] ^= 1), WeightsError::Header("magic"));
        assert_eq!(changed(&|file| file.truncate(12)), WeightsError::Header("checksum"));
        assert!(matches!(changed(&|file| file[99] ^= 1), WeightsError::Checksum { .. }));
        // A file that is whole, but of another shape.
        let sealed = |data: &[u8]| [&MAGIC[..], &checksum(data).to_le_bytes(), data].concat();
        for data in [&[][..], &file[16..file.len() - 1], &[&file[16..], &[0]].concat()] {
            assert_eq!(Nets::from_bytes(&sealed(data)).unwrap_err(), WeightsError::Shape);
        }
    }

    #[test]
    fn a_line_of_twelve_steps_has_one_of_224_patterns() {
        assert_eq!(patterns().len(), 224);
        assert!(patterns().is_sorted());
    }
}
