//! The vector form for WebAssembly, with the 128-bit registers of `simd128`. A module that contains it is refused as a
//! whole by a machine without such registers, so nothing is tested at run time. The types of the array references
//! determine how much is read or written.
#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "intrinsics take and give bit patterns as signed numbers"
)]

use super::{Processor, Wide};
use crate::net::HIDDEN;
use crate::whole::{Clip, Column, LANES};
use std::arch::wasm32::{
    i8x16_bitmask, i8x16_eq, i8x16_splat, i16x8_add, i16x8_narrow_i32x4, i16x8_sub, i32x4_add,
    i32x4_dot_i16x8, i32x4_extend_high_i16x8, i32x4_extend_low_i16x8, i32x4_max, i32x4_min, i32x4_shl,
    i32x4_shr, i32x4_splat, v128, v128_load, v128_store,
};

/// The number of parts of a column. Each consists of eight registers that stay loaded while a list of columns is
/// walked.
const TILES: usize = HIDDEN / 64;

/// Reads a register from an array of 16 bytes.
macro_rules! load {
    ($from:expr, $number:ty, $count:literal) => {{
        let from: &[$number; $count] = $from;
        const { assert!(size_of::<[$number; $count]>() == size_of::<v128>()) };
        // SAFETY: the array holds the 16 bytes that are read.
        unsafe { v128_load(from.as_ptr().cast()) }
    }};
}

/// Writes a register to an array of 16 bytes.
macro_rules! store {
    ($to:expr, $number:ty, $count:literal, $value:expr) => {{
        let to: &mut [$number; $count] = $to;
        const { assert!(size_of::<[$number; $count]>() == size_of::<v128>()) };
        // SAFETY: the array has room for the 16 bytes that are written.
        unsafe { v128_store(to.as_mut_ptr().cast(), $value) }
    }};
}

pub(super) struct Simd128;

impl Processor for Simd128 {
    type Wide = Wide128;
    const MANY_REGISTERS: bool = false;

    #[inline(always)]
    fn sets(counts: &[u8; 32]) -> (u32, u32) {
        let [low, high] = halves(counts);
        let equal = |count: i8| mask(i8x16_eq(low, i8x16_splat(count)), i8x16_eq(high, i8x16_splat(count)));
        (!equal(0), equal(1))
    }

    #[inline(always)]
    fn changed(before: &[u8; 32], after: &[u8; 32]) -> u32 {
        let ([low, high], [new_low, new_high]) = (halves(before), halves(after));
        !mask(i8x16_eq(low, new_low), i8x16_eq(high, new_high))
    }

    #[inline(always)]
    fn carry_on(columns: &[Column], away: &[u16], add: &[u16], sums: &mut Column) {
        for tile in 0..TILES {
            let part = |column: &Column, at: usize| load!(&column.0.as_chunks().0[8 * tile + at], i16, 8);
            let mut eight: [v128; 8] = std::array::from_fn(|at| part(sums, at));
            for &row in away {
                for (at, sum) in eight.iter_mut().enumerate() {
                    *sum = i16x8_sub(*sum, part(&columns[usize::from(row)], at));
                }
            }
            for &row in add {
                for (at, sum) in eight.iter_mut().enumerate() {
                    *sum = i16x8_add(*sum, part(&columns[usize::from(row)], at));
                }
            }
            for (at, sum) in eight.into_iter().enumerate() {
                store!(&mut sums.0.as_chunks_mut().0[8 * tile + at], i16, 8, sum);
            }
        }
    }
}

/// Returns the two registers of the counts of a side.
#[inline(always)]
fn halves(counts: &[u8; 32]) -> [v128; 2] {
    std::array::from_fn(|half| load!(&counts.as_chunks().0[half], u8, 16))
}

/// Returns the set of the bytes that are not zero.
#[inline(always)]
fn mask(low: v128, high: v128) -> u32 {
    u32::from(i8x16_bitmask(low)) | u32::from(i8x16_bitmask(high)) << 16
}

#[derive(Clone, Copy)]
pub(super) struct Wide128([v128; 4]);

impl Wide128 {
    #[inline(always)]
    fn zip(self, other: [v128; 4], join: impl Fn(v128, v128) -> v128) -> Self {
        Self(std::array::from_fn(|at| join(self.0[at], other[at])))
    }
}

impl Wide for Wide128 {
    type Weights = [v128; 4];

    #[inline(always)]
    fn load(from: &[i32; LANES]) -> Self {
        Self(std::array::from_fn(|at| load!(&from.as_chunks().0[at], i32, 4)))
    }
    #[inline(always)]
    fn store(self, to: &mut [i32; LANES]) {
        for (at, sums) in self.0.into_iter().enumerate() {
            store!(&mut to.as_chunks_mut().0[at], i32, 4, sums);
        }
    }
    #[inline(always)]
    fn weights(from: &[i16; 2 * LANES]) -> Self::Weights {
        std::array::from_fn(|at| load!(&from.as_chunks().0[at], i16, 8))
    }
    #[inline(always)]
    fn dot(self, [first, second]: [i16; 2], weights: Self::Weights) -> Self {
        let inputs = i32x4_splat((u32::from(first as u16) | u32::from(second as u16) << 16) as i32);
        self.zip(weights, |sums, weights| i32x4_add(sums, i32x4_dot_i16x8(inputs, weights)))
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other.0, |sums, more| i32x4_add(sums, more))
    }
    #[inline(always)]
    fn add_widened(self, sums: &[i16; LANES], shift: u32) -> Self {
        let [low, high]: [v128; 2] = std::array::from_fn(|at| load!(&sums.as_chunks().0[at], i16, 8));
        let widened = [
            i32x4_extend_low_i16x8(low),
            i32x4_extend_high_i16x8(low),
            i32x4_extend_low_i16x8(high),
            i32x4_extend_high_i16x8(high),
        ];
        self.zip(widened, |sums, more| i32x4_add(sums, i32x4_shl(more, shift)))
    }
    #[inline(always)]
    fn clip(self, clip: Clip, to: &mut [i16; LANES]) {
        let (zero, top) = (i32x4_splat(0), i32x4_splat(clip.top));
        let [a, b, c, d] = self.0.map(|sums| i32x4_shr(i32x4_min(i32x4_max(sums, zero), top), clip.shift));
        store!(&mut to.as_chunks_mut().0[0], i16, 8, i16x8_narrow_i32x4(a, b));
        store!(&mut to.as_chunks_mut().0[1], i16, 8, i16x8_narrow_i32x4(c, d));
    }
}
