//! The inputs of the net: thermometer inputs for each place of each side, and a block of expert features.
//!
//! Everything is seen from the side on roll: first that side's own half, then the opponent's. The features are this
//! project's own formulations of ideas that backgammon programs have published since the 1990s (escapes,
//! containment, shots, timing). [`FEATURE_SET`] changes whenever their meaning does, and a net made for another set
//! is refused.
//!
//! Features are counted in whole numbers ([`Counts`]). Nets are trained on those counts divided by [`DIVISORS`]
//! ([`dense_inputs`]); the kernel multiplies the counts themselves ([`whole_inputs`]).

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "counts and places are small; checked conversions would slow down the hottest loop"
)]

mod masks;
mod shots;
mod side;
#[cfg(test)]
mod slow;
mod tables;

use crate::board::{BAR, Sides};
pub(crate) use masks::Masks;
pub use masks::PLACES;
pub(crate) use side::Alone;
pub use side::SIDE_FEATURES;
pub(crate) use tables::Tables;

/// The version of the meaning of all inputs; part of every weights file.
pub const FEATURE_SET: u32 = 1;
/// The inputs for one place of one side: exactly one checker, two or more, three or more, and half the number beyond
/// three.
pub const THERMOMETER: usize = 4;
/// The number of sparse inputs: two sides, 25 places, four inputs each.
pub const SPARSE: usize = 2 * PLACES * THERMOMETER;
/// The number of dense inputs: both sides' expert features, and eight that compare the sides.
pub const DENSE: usize = 2 * SIDE_FEATURES + 8;

/// The dense inputs, the own side's first; all about 0..=1.
pub type Dense = [f32; DENSE];

/// Returns the four thermometer inputs for `count` checkers on one place.
#[must_use]
pub fn thermometer(count: u8) -> [f32; THERMOMETER] {
    let one = |on: bool| if on { 1.0 } else { 0.0 };
    [one(count == 1), one(count >= 2), one(count >= 3), f32::from(count.saturating_sub(3)) / 2.0]
}

/// The dense inputs before they are scaled to about 0..=1.
pub(crate) type Counts = [i32; DENSE];
/// The dense inputs as the kernel multiplies them: about 1024 where [`Dense`] has 1, and never beyond
/// [`WHOLE_MAX`].
pub(crate) type Whole = [i16; DENSE];

/// The divisor that turns each count into an input.
const DIVISORS: [f32; DENSE] = {
    let side: [f32; SIDE_FEATURES] = [
        15.0,
        5.0,
        5.0,
        5.0,
        200.0,
        120.0,
        15.0,
        60.0,
        147.0,
        36.0,
        36.0,
        6.0,
        216.0,
        12_000.0,
        25.0,
        12.0,
        3.0,
        6.0,
        6.0,
        6.0,
        6.0,
        36.0,
        252.0,
        1296.0,
        36.0,
        36.0,
        36.0,
        36.0,
        720.0,
        6.0,
        4.0,
        side::VARIANCE_ONE as f32,
        9.0,
        60.0,
        8.0,
        30.0,
    ];
    let both = [60.0, 15.0, LEAD_ONE as f32, 18.0, 18.0, 216.0, 216.0, 1.0];
    let mut all = [0.0; DENSE];
    let mut at = 0;
    while at < DENSE {
        all[at] =
            if at < 2 * SIDE_FEATURES { side[at % SIDE_FEATURES] } else { both[at - 2 * SIDE_FEATURES] };
        at += 1;
    }
    all
};

/// The count for a lead of all pips, which becomes an input of 1.
const LEAD_ONE: i32 = 1024;

/// Counts all dense features. `own` and `opp` must have been counted with [`Alone::new`] from the two sides.
#[inline(always)]
pub(crate) fn counts(sides: &Sides, [own, opp]: [&Alone; 2], tables: &Tables, out: &mut Counts) {
    let (first, rest) = out.split_at_mut(SIDE_FEATURES);
    let (second, both) = rest.split_at_mut(SIDE_FEATURES);
    own.facing(&sides.own, opp, tables, first.first_chunk_mut().expect("a side's features"));
    opp.facing(&sides.opp, own, tables, second.first_chunk_mut().expect("a side's features"));
    let lead = opp.pips() - own.pips();
    both[0] = lead.clamp(-60, 60);
    both[1] = lead.clamp(-15, 15);
    both[2] = lead * LEAD_ONE / (own.pips() + opp.pips()).max(1);
    // A strong home board counts for more if the other side already has checkers on the bar.
    both[3] = own.closed() * i32::from(sides.opp[BAR].min(3));
    both[4] = opp.closed() * i32::from(sides.own[BAR].min(3));
    // Shots have more weight against a strong board.
    both[5] = first[side::HITS] * opp.closed();
    both[6] = second[side::HITS] * own.closed();
    // 1 in a race: then the places of the two rearmost checkers, each seen from its own side, add up to 24 at most,
    // and their leading zeros to 2 * 31 - 24 = 38 at least.
    both[7] = i32::from(own.masks.any.leading_zeros() + opp.masks.any.leading_zeros() >= 38);
}

/// Computes the dense inputs of a position in the form in which nets are trained.
pub fn dense_inputs(sides: &Sides, out: &mut Dense) {
    let tables = Tables::get();
    let own = Alone::new(&sides.own, Masks::new(&sides.own), tables);
    let opp = Alone::new(&sides.opp, Masks::new(&sides.opp), tables);
    let mut whole = [0; DENSE];
    counts(sides, [&own, &opp], tables, &mut whole);
    for ((input, count), divisor) in out.iter_mut().zip(whole).zip(DIVISORS) {
        *input = count as f32 / divisor;
    }
    // These features are not a count divided by a constant. Nets were trained with exactly this order of roundings.
    let (first, rest) = out.split_at_mut(SIDE_FEATURES);
    let (second, both) = rest.split_at_mut(SIDE_FEATURES);
    for (alone, inputs) in [(&own, &mut *first), (&opp, &mut *second)] {
        inputs[side::TIGHTEST_SQUARED] = inputs[side::TIGHTEST] * inputs[side::TIGHTEST];
        inputs[side::VARIANCE] = alone.variance();
    }
    both[2] = (opp.pips() - own.pips()) as f32 / (own.pips() + opp.pips()).max(1) as f32;
    both[3] = first[side::CLOSED] * f32::from(sides.opp[BAR]).min(3.0) / 3.0;
    both[4] = second[side::CLOSED] * f32::from(sides.own[BAR]).min(3.0) / 3.0;
    both[5] = first[side::HITS] * second[side::CLOSED];
    both[6] = second[side::HITS] * first[side::CLOSED];
}

/// Computes the dense inputs of the kernel, converted to the scale of [`dense_inputs`]. A few differ in the third
/// digit.
pub fn whole_dense_inputs(sides: &Sides, out: &mut Dense) {
    let tables = Tables::get();
    let [own, opp] = [&sides.own, &sides.opp].map(|side| Alone::new(side, Masks::new(side), tables));
    let (mut exact, mut whole) = ([0; DENSE], [0; DENSE]);
    counts(sides, [&own, &opp], tables, &mut exact);
    whole_inputs(&exact, &mut whole);
    for (feature, input) in out.iter_mut().enumerate() {
        *input = f32::from(whole[feature]) / whole_one(feature);
    }
}

/// The bound of every whole input: eight times an input of 1, which no feature of a legal position reaches.
pub(crate) const WHOLE_MAX: i32 = 8192;

/// The `(factor, shift)` that scale each count to about 1024 for an input of 1.
const WHOLE_SCALES: ([i32; DENSE], [u32; DENSE]) = {
    let (mut factors, mut shifts) = ([1; DENSE], [0; DENSE]);
    let mut at = 0;
    while at < DENSE {
        let one = DIVISORS[at] as i32;
        if one > 4096 {
            shifts[at] = 2;
        } else if one < 1024 {
            factors[at] = 1024 / one;
        }
        at += 1;
    }
    (factors, shifts)
};

/// Returns the kernel's input for this feature where [`Dense`] has 1.
pub(crate) fn whole_one(feature: usize) -> f32 {
    DIVISORS[feature] * WHOLE_SCALES.0[feature] as f32 / (1 << WHOLE_SCALES.1[feature]) as f32
}

/// Scales counts for the kernel.
#[inline(always)]
pub(crate) fn whole_inputs(counts: &Counts, out: &mut Whole) {
    let (factors, shifts) = (&WHOLE_SCALES.0, &WHOLE_SCALES.1);
    for at in 0..DENSE {
        let scaled = (counts[at] * factors[at]) >> shifts[at];
        out[at] = scaled.clamp(-WHOLE_MAX, WHOLE_MAX) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::Dice;
    use rules::{Position, Roll};

    fn inputs(position: &Position) -> Dense {
        let mut inputs = [0.0; DENSE];
        dense_inputs(&Sides::from(position), &mut inputs);
        inputs
    }

    /// Visits positions of `games` games of random plays, up to `turns` of each.
    fn random_positions(games: usize, turns: usize, mut visit: impl FnMut(&Position)) {
        let mut dice = Dice::new(9);
        let mut found = Vec::new();
        for game in 0..games {
            let mut position = Position::STARTING;
            for turn in 0..turns {
                if position.winner().is_some() {
                    break;
                }
                visit(&position);
                found.clear();
                rules::legal_positions(&position, dice.roll(), &mut found);
                position = found[(game * 7 + turn * 13) % found.len()];
            }
        }
    }

    /// Returns the number of rolls, of 36, with which the side on roll can hit, according to the generator.
    fn hitting(position: &Position) -> u32 {
        let mut found = Vec::new();
        let mut rolls = 0;
        for (roll, weight) in Roll::ALL_21 {
            found.clear();
            rules::legal_positions(position, roll, &mut found);
            let bar = |p: &Position| p.as_raw()[rules::raw::OWN_BAR];
            let before = -position.as_raw()[rules::raw::OPPONENT_BAR];
            if found.iter().any(|next| bar(next) > before) {
                rolls += weight;
            }
        }
        rolls
    }

    #[test]
    fn shots_agree_with_the_generator() {
        let (mut same, mut all) = (0, 0);
        random_positions(40, 30, |position| {
            // With a checker on the bar the count ignores some blocked paths, so it need not be exact.
            if position.as_raw()[rules::raw::OWN_BAR] == 0 {
                let counted = inputs(position)[SIDE_FEATURES + 26] * 36.0;
                let exact = hitting(position) as f32;
                assert!((counted - exact).abs() < 6.5, "{position:?}: {counted} against {exact}");
                same += u32::from((counted - exact).abs() < 0.5);
                all += 1;
            }
        });
        // The remaining differences are rolls that the rules force to be played another way.
        assert!(all > 500 && same * 100 > all * 98, "{same} of {all}");
    }

    #[test]
    fn inputs_are_bit_for_bit_those_of_the_slow_computation() {
        let mut positions = 0;
        random_positions(400, 200, |position| {
            for position in [*position, position.flip()] {
                let sides = Sides::from(&position);
                let mut slow = [0.0; DENSE];
                slow::dense(&sides, &mut slow);
                let fast = inputs(&position);
                for (feature, (fast, slow)) in fast.iter().zip(&slow).enumerate() {
                    assert_eq!(fast.to_bits(), slow.to_bits(), "{feature} of {position:?}: {fast}, {slow}");
                }
                positions += 1;
            }
        });
        assert!(positions > 20_000, "{positions}");
    }

    #[test]
    fn whole_inputs_stand_for_the_same_values() {
        random_positions(50, 200, |position| {
            let sides = Sides::from(position);
            let tables = Tables::get();
            let [own, opp] =
                [&sides.own, &sides.opp].map(|counts| Alone::new(counts, Masks::new(counts), tables));
            let (mut all, mut whole) = ([0; DENSE], [0; DENSE]);
            counts(&sides, [&own, &opp], tables, &mut all);
            whole_inputs(&all, &mut whole);
            for (feature, (whole, input)) in whole.iter().zip(inputs(position)).enumerate() {
                let stands_for = f32::from(*whole) / whole_one(feature);
                assert!(i32::from(*whole).abs() < WHOLE_MAX, "{feature} of {position:?}");
                assert!(
                    (stands_for - input).abs() < 0.0015,
                    "{feature} of {position:?}: {stands_for}, {input}"
                );
            }
        });
    }
}
