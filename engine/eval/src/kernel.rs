//! The evaluation of a list of positions, written once over [`Processor`] and compiled for each path.
//!
//! The kernel walks a list as a chain and does not recompute what a position shares with the one before it. Each body
//! keeps an accumulator, the sum of the columns of the occupied places in the last position that it served. For the
//! next position, the kernel adds and subtracts the columns of the places that changed. It keeps the features of a
//! side until one of its checkers moves. Positions that rules or tables can answer bypass the net. Up to eight
//! positions of the same class go through the dense layers together, so that each loaded weight serves eight times.

use crate::board::{BAR, Sides};
use crate::certain::{exact, possible};
use crate::class::{Bucket, Standing};
use crate::features::{Alone, DENSE, Masks, PLACES, Tables, Whole, counts, whole_inputs};
use crate::net::{HIDDEN, NARROW, OUTPUTS};
use crate::probabilities::Probabilities;
use crate::simd::{Processor, Wide};
use crate::whole::{
    Body, COUNTS, Column, DENSE_PAIRS, HIDDEN_PAIRS, HIDDEN_VECTORS, Head, LANES, NARROW_PAIRS, Network,
    RowPair,
};

/// The maximum number of positions that are prepared before the dense layers take them.
const BATCH: usize = 64;

/// Appends one answer for each position.
#[inline(always)]
pub(crate) fn evaluate<P: Processor>(net: &Network, positions: &[Sides], answers: &mut Vec<Probabilities>) {
    let begin = answers.len();
    answers.resize(begin + positions.len(), Probabilities::default());
    let mut chain = Chain::new();
    let mut prepared = Vec::with_capacity(positions.len().min(BATCH));
    for (positions, answers) in positions.chunks(BATCH).zip(answers[begin..].chunks_mut(BATCH)) {
        let mut by_bucket = [0; Bucket::COUNT];
        prepared.clear();
        for (at, sides) in positions.iter().enumerate() {
            let bucket = chain.meet::<P>(sides);
            if bucket == Bucket::RACE
                && let Some(answer) = exact(sides, &net.bear_offs)
            {
                answers[at] = answer;
                continue;
            }
            by_bucket[bucket.index()] += 1;
            prepared.push(Prepared { bucket, at, ..Prepared::EMPTY });
            let last = prepared.len() - 1;
            chain.prepare::<P>(net, sides, bucket, &mut prepared[last]);
        }
        // Positions of one class share a body and a head. Sorted by class, as many of them as possible go through the
        // dense layers together.
        let mut ends = [0; Bucket::COUNT];
        let mut end = 0;
        for (first, count) in ends.iter_mut().zip(by_bucket) {
            *first = end;
            end += count;
        }
        let mut order = [0; BATCH];
        for (number, one) in prepared.iter().enumerate() {
            let to = &mut ends[one.bucket.index()];
            order[*to & (BATCH - 1)] = number;
            *to += 1;
        }
        let mut rest = &order[..prepared.len().min(BATCH)];
        for count in by_bucket {
            let (same, others) = rest.split_at(count);
            answer_all::<P>(net, &prepared, same, positions, answers);
            rest = others;
        }
    }
}

/// A position in the form that the dense layers read.
struct Prepared {
    sums: Column,
    whole: Whole,
    bucket: Bucket,
    /// The index in the list.
    at: usize,
}

impl Prepared {
    const EMPTY: Self = Self { sums: Column([0; HIDDEN]), whole: [0; DENSE], bucket: Bucket::RACE, at: 0 };
}

/// The state carried from one position of a list to the next.
struct Chain {
    tables: &'static Tables,
    /// The last position, with its sides' features; `None` before the first.
    met: Option<Sides>,
    alone: [Alone; 2],
    /// For each body, the last position that it served.
    summed: [Summed; Bucket::COUNT],
}

/// A position with its accumulator, the sum of its columns.
#[derive(Clone, Copy)]
struct Summed {
    sides: Sides,
    sums: Column,
}

impl Summed {
    const NOTHING: Self = Self { sides: Sides { own: [0; 32], opp: [0; 32] }, sums: Column([0; HIDDEN]) };
}

/// The maximum number of places whose columns may change: all places that both sides can occupy.
const CHANGES: usize = 64;
/// The maximum number of changed places for an update. Above it the sum is computed from the start, because an
/// update takes up to two columns for each changed place, and would take more columns than the position has.
const CHANGES_MAX: u32 = 14;

impl Chain {
    #[inline(always)]
    fn new() -> Self {
        Self {
            tables: Tables::get(),
            met: None,
            alone: [Alone::EMPTY; 2],
            summed: [Summed::NOTHING; Bucket::COUNT],
        }
    }

    /// Computes the sides' own features and returns the class of the position.
    #[inline(always)]
    fn meet<P: Processor>(&mut self, sides: &Sides) -> Bucket {
        for (side, counts) in [&sides.own, &sides.opp].into_iter().enumerate() {
            // Most neighbours in a list are plays of one roll. Then only one side's checkers have moved, and the
            // other side's features still hold.
            let before = self.met.as_ref().map(|met| if side == 0 { &met.own } else { &met.opp });
            if before.is_none_or(|before| P::changed(before, counts) != 0) {
                let (any, ones) = P::sets(counts);
                self.alone[side].count(counts, Masks::from_sets(any, ones), self.tables);
            }
        }
        self.met = Some(*sides);
        let [own, opp] = self.alone.each_ref().map(Standing::from_alone);
        Bucket::facing(own, opp)
    }

    /// Prepares the last position for the dense layers.
    #[inline(always)]
    fn prepare<P: Processor>(&mut self, net: &Network, sides: &Sides, bucket: Bucket, to: &mut Prepared) {
        let mut all = [0; DENSE];
        counts(sides, self.alone.each_ref(), self.tables, &mut all);
        whole_inputs(&all, &mut to.whole);
        let summed = &mut self.summed[bucket.index()];
        summed.carry_on::<P>(&net.bodies[bucket.index()], sides);
        to.sums = summed.sums;
    }
}

impl Summed {
    /// Updates the accumulator to `sides`.
    #[inline(always)]
    fn carry_on<P: Processor>(&mut self, body: &Body, sides: &Sides) {
        let mut changed = [P::changed(&self.sides.own, &sides.own), P::changed(&self.sides.opp, &sides.opp)];
        if changed[0].count_ones() + changed[1].count_ones() > CHANGES_MAX {
            *self = Self::NOTHING;
            changed = [P::changed(&self.sides.own, &sides.own), P::changed(&self.sides.opp, &sides.opp)];
        }
        let (mut away, mut add) = ([0u16; CHANGES], [0u16; CHANGES]);
        let (mut aways, mut adds) = (0, 0);
        let boards = [(&self.sides.own, &sides.own), (&self.sides.opp, &sides.opp)];
        for (side, (before, after)) in boards.into_iter().enumerate() {
            let mut places = changed[side];
            while places != 0 {
                let place = places.trailing_zeros() as usize & 31;
                places &= places - 1;
                debug_assert!((1..=BAR).contains(&place));
                let row = (side * PLACES + place - 1) * COUNTS;
                // A place without checkers has a column of zeros. Its index is written and then overwritten or left
                // out.
                away[aways & (CHANGES - 1)] = index(row, before[place]);
                aways += usize::from(before[place] > 0);
                add[adds & (CHANGES - 1)] = index(row, after[place]);
                adds += usize::from(after[place] > 0);
            }
        }
        P::carry_on(&body.columns, &away[..aways.min(CHANGES)], &add[..adds.min(CHANGES)], &mut self.sums);
        self.sides = *sides;
    }
}

/// Returns the index of a column.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "there are 800 columns")]
fn index(row: usize, count: u8) -> u16 {
    (row + usize::from(count & 15)) as u16
}

/// Evaluates the positions of one class whose numbers are in `same`.
#[inline(always)]
fn answer_all<P: Processor>(
    net: &Network,
    prepared: &[Prepared],
    mut same: &[usize],
    positions: &[Sides],
    answers: &mut [Probabilities],
) {
    // Each loaded weight serves a whole group, and the sums of the group must fit into the registers.
    if P::MANY_REGISTERS {
        same = answer_groups::<P, 8>(net, prepared, same, positions, answers);
    }
    same = answer_groups::<P, 4>(net, prepared, same, positions, answers);
    same = answer_groups::<P, 2>(net, prepared, same, positions, answers);
    answer_groups::<P, 1>(net, prepared, same, positions, answers);
}

/// Evaluates as many groups of `N` positions as there are, and returns the rest.
#[inline(always)]
fn answer_groups<'a, P: Processor, const N: usize>(
    net: &Network,
    prepared: &[Prepared],
    mut same: &'a [usize],
    positions: &[Sides],
    answers: &mut [Probabilities],
) -> &'a [usize] {
    while let Some((group, rest)) = same.split_first_chunk::<N>() {
        answer::<P, N>(net, &group.map(|number| &prepared[number]), positions, answers);
        same = rest;
    }
    same
}

/// Evaluates `N` positions of one class.
#[inline(always)]
fn answer<P: Processor, const N: usize>(
    net: &Network,
    group: &[&Prepared; N],
    positions: &[Sides],
    answers: &mut [Probabilities],
) {
    let mut shared = [Column([0; HIDDEN]); N];
    let bucket = group[0].bucket;
    let body = &net.bodies[bucket.index()];
    // The tile is chosen so that its sums fill the registers, and so that no addition waits for the one before it.
    match (P::MANY_REGISTERS, N) {
        (true, 1) => share::<P, N, 8>(body, group, &mut shared),
        (true, 8) => share::<P, N, 2>(body, group, &mut shared),
        (true, _) | (false, 1) => share::<P, N, 4>(body, group, &mut shared),
        (false, _) => share::<P, N, 1>(body, group, &mut shared),
    }
    let mut logits = [[0.0; 8]; N];
    conclude::<P, N>(&net.heads[bucket.index()], &shared, &mut logits);
    for (one, logits) in group.iter().zip(&logits) {
        let chances = chances(logits);
        let mut outputs = [0.0; OUTPUTS];
        outputs.copy_from_slice(&chances[..OUTPUTS]);
        let answer = Probabilities::from_array(outputs).nested();
        answers[one.at] = possible(&positions[one.at], one.bucket, answer);
    }
}

/// Computes a body, `TILE` vectors of it at a time.
#[inline(always)]
fn share<P: Processor, const N: usize, const TILE: usize>(
    body: &Body,
    group: &[&Prepared; N],
    shared: &mut [Column; N],
) {
    let rows = body.dense.first_chunk::<DENSE_PAIRS>().expect("the net was built in this shape");
    let inputs = group.each_ref().map(|one| pairs::<DENSE_PAIRS>(&one.whole));
    for from in (0..HIDDEN_VECTORS).step_by(TILE) {
        let bias: [P::Wide; TILE] = std::array::from_fn(|at| P::Wide::load(&body.bias.0[from + at]));
        let mut sums = [bias; N];
        products::<P, N, TILE, DENSE_PAIRS, HIDDEN_VECTORS>(&mut sums, &inputs, rows, from);
        for ((sums, one), shared) in sums.iter().zip(group).zip(shared.iter_mut()) {
            for (at, sum) in sums.iter().enumerate() {
                let begin = (from + at) * LANES;
                let columns = one.sums.0[begin..].first_chunk().expect("the tile lies inside the layer");
                let to = shared.0[begin..].first_chunk_mut().expect("the tile lies inside the layer");
                sum.add_widened(columns, body.column_shift).clip(body.clip, to);
            }
        }
    }
}

/// Computes a head: its first matrix, its second layer, and its outputs as logits.
#[inline(always)]
fn conclude<P: Processor, const N: usize>(head: &Head, shared: &[Column; N], logits: &mut [[f32; 8]; N]) {
    let rows = head.mix.first_chunk::<HIDDEN_PAIRS>().expect("the net was built in this shape");
    let inputs = shared.each_ref().map(|one| pairs::<HIDDEN_PAIRS>(&one.0));
    let [first, second, third] = std::array::from_fn(|at| P::Wide::load(&head.mix_bias.0[at]));
    let mut sums = [[first, second, third]; N];
    if N == 1 {
        // A single position has too few sums to keep the processor busy. So its inputs are split into four parts,
        // which take the place of four positions.
        const PART: usize = HIDDEN_PAIRS / 4;
        let none = P::Wide::load(&[0; LANES]);
        let mut parts = [[first, second, third], [none; 3], [none; 3], [none; 3]];
        for pair in 0..PART {
            for (part, sums) in parts.iter_mut().enumerate() {
                let pair = part * PART + pair;
                for (sum, weights) in sums.iter_mut().zip(&rows[pair].0) {
                    *sum = sum.dot(inputs[0][pair], P::Wide::weights(weights));
                }
            }
        }
        let [a, b, c, d] = parts;
        sums[0] = std::array::from_fn(|at| a[at].add(b[at]).add(c[at].add(d[at])));
    } else if P::MANY_REGISTERS {
        products::<P, N, 3, HIDDEN_PAIRS, 3>(&mut sums, &inputs, rows, 0);
    } else {
        for from in 0..3 {
            let mut part = sums.map(|sums| [sums[from]]);
            products::<P, N, 1, HIDDEN_PAIRS, 3>(&mut part, &inputs, rows, from);
            sums.iter_mut().zip(part).for_each(|(sums, [part])| sums[from] = part);
        }
    }
    let mut narrow = [[0i16; NARROW]; N];
    for (sums, narrow) in sums.iter().zip(&mut narrow) {
        for (at, to) in narrow.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
            sums[at].clip(head.clip, to);
        }
    }
    let rows = head.out.first_chunk::<NARROW_PAIRS>().expect("the net was built in this shape");
    let inputs = narrow.each_ref().map(|one| pairs::<NARROW_PAIRS>(one));
    let mut outs = [[P::Wide::load(&[0; LANES])]; N];
    products::<P, N, 1, NARROW_PAIRS, 1>(&mut outs, &inputs, rows, 0);
    for ((sums, [out]), logits) in sums.iter().zip(outs).zip(logits) {
        let (mut direct, mut last) = ([0; LANES], [0; LANES]);
        sums[2].store(&mut direct);
        out.store(&mut last);
        for ((logit, direct), last) in logits.iter_mut().zip(direct).zip(last) {
            *logit = real(direct) * head.mix_unit + real(last) * head.out_unit;
        }
    }
}

#[inline(always)]
#[expect(clippy::cast_precision_loss, reason = "rounding is the same on every path")]
fn real(sum: i32) -> f32 {
    sum as f32
}

/// Returns the inputs in pairs.
#[inline(always)]
fn pairs<const PAIRS: usize>(inputs: &[i16]) -> &[[i16; 2]; PAIRS] {
    inputs.as_chunks::<2>().0.first_chunk().expect("the inputs were made for this matrix")
}

/// Adds to `sums` the products of each position's inputs with `TILE` vectors of a matrix, starting at `from`.
#[inline(always)]
fn products<P: Processor, const N: usize, const TILE: usize, const PAIRS: usize, const VECTORS: usize>(
    sums: &mut [[P::Wide; TILE]; N],
    inputs: &[&[[i16; 2]; PAIRS]; N],
    rows: &[RowPair<VECTORS>; PAIRS],
    from: usize,
) {
    // A local copy, which the compiler keeps in registers. Without it, each sum is stored to memory after each product.
    let mut own = *sums;
    for (pair, row) in rows.iter().enumerate() {
        let row: &[[i16; 2 * LANES]; TILE] =
            row.0[from..].first_chunk().expect("the tile lies inside the matrix");
        let weights = row.each_ref().map(P::Wide::weights);
        for (sums, inputs) in own.iter_mut().zip(inputs) {
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum = sum.dot(inputs[pair], weights);
            }
        }
    }
    *sums = own;
}

/// Converts logits to probabilities. The exponential uses only additions and multiplications with separate
/// rounding, so that it gives the same bits on every processor. Its relative error is below a millionth.
#[inline(always)]
fn chances(logits: &[f32; 8]) -> [f32; 8] {
    /// Adding this constant leaves the nearest whole number of a small number in the lowest bits.
    const WHOLE: f32 = 12_582_912.0;
    /// `ln(2)^k / k!`: the series of `2^x`.
    const SERIES: [f32; 7] = [
        1.0,
        std::f32::consts::LN_2,
        0.240_226_5,
        0.055_504_11,
        0.009_618_13,
        0.001_333_356,
        0.000_154_035_3,
    ];
    logits.map(|logit| {
        // The bounds keep the power of two within the range of an `f32`. At the bounds a chance is already
        // practically 0 or 1.
        let exponent = logit.clamp(-40.0, 40.0) * -std::f32::consts::LOG2_E;
        let nearest = exponent + WHOLE;
        let rest = exponent - (nearest - WHOLE);
        let power = SERIES.iter().rev().fold(0.0, |sum, term| sum * rest + term);
        // The lowest bits of `nearest` are the whole number. With the bias of 127 added and shifted into the
        // exponent, they give its power of two.
        let scale = f32::from_bits(nearest.to_bits().wrapping_add(127) << 23);
        1.0 / (1.0 + power * scale)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_logistic_curve() {
        for step in -5000..=5000i16 {
            let logit = f32::from(step) / 100.0;
            let exact = 1.0 / (1.0 + (-f64::from(logit)).exp());
            let ours = f64::from(chances(&[logit; 8])[0]);
            assert!((ours - exact).abs() < 2e-7, "{logit}: {ours}, {exact}");
        }
    }
}
