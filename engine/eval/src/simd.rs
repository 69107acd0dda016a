//! The processor operations of the kernel, in four forms. This module with its folder is the only part of the crate
//! that may use `unsafe`.
//!
//! [`Plain`] is ordinary code and the reference. The vector forms use 256-bit registers (AVX2), 512-bit registers
//! (AVX-512 with the multiply-and-add of VNNI), or the 128-bit registers of WebAssembly. All arithmetic is in whole
//! numbers, so all forms give the same bits.
#![cfg_attr(
    any(target_arch = "x86_64", target_arch = "wasm32"),
    expect(unsafe_code, reason = "some intrinsics for vector registers are unsafe functions")
)]

mod dispatch;
pub(crate) mod path;
#[cfg(target_arch = "wasm32")]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod x86;

use crate::whole::{Clip, Column, LANES};

/// A form of the kernel. Its methods are inlined into functions compiled for processors that have its registers.
pub(crate) trait Processor {
    /// The type of sums.
    type Wide: Wide;
    /// True if about twenty sums fit into registers at once.
    const MANY_REGISTERS: bool;

    /// Returns the places with a checker, and those with exactly one, as bit sets.
    fn sets(counts: &[u8; 32]) -> (u32, u32);

    /// Returns the places whose counts differ.
    fn changed(before: &[u8; 32], after: &[u8; 32]) -> u32;

    /// Subtracts columns from `sums` and adds others. Intermediate sums may wrap; the final one does not.
    fn carry_on(columns: &[Column], away: &[u16], add: &[u16], sums: &mut Column);
}

/// Sixteen 32-bit sums.
pub(crate) trait Wide: Copy {
    /// Sixteen pairs of 16-bit weights.
    type Weights: Copy;

    fn load(from: &[i32; LANES]) -> Self;
    fn store(self, to: &mut [i32; LANES]);
    fn weights(from: &[i16; 2 * LANES]) -> Self::Weights;
    /// Adds the two products of `inputs` with each lane's pair of weights.
    fn dot(self, inputs: [i16; 2], weights: Self::Weights) -> Self;
    fn add(self, other: Self) -> Self;
    /// Adds 16-bit sums, shifted up.
    fn add_widened(self, sums: &[i16; LANES], shift: u32) -> Self;
    /// Clips to `0..=top` and shifts down.
    fn clip(self, clip: Clip, to: &mut [i16; LANES]);
}

/// The form for any processor.
pub(crate) struct Plain;

impl Processor for Plain {
    type Wide = [i32; LANES];
    const MANY_REGISTERS: bool = false;

    fn sets(counts: &[u8; 32]) -> (u32, u32) {
        let set = |test: fn(u8) -> bool| {
            counts.iter().enumerate().fold(0, |set, (place, &count)| set | u32::from(test(count)) << place)
        };
        (set(|count| count != 0), set(|count| count == 1))
    }

    fn changed(before: &[u8; 32], after: &[u8; 32]) -> u32 {
        let pairs = before.iter().zip(after).enumerate();
        pairs.fold(0, |set, (place, (before, after))| set | u32::from(before != after) << place)
    }

    fn carry_on(columns: &[Column], away: &[u16], add: &[u16], sums: &mut Column) {
        for &at in away {
            let column = &columns[usize::from(at)].0;
            sums.0.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        for &at in add {
            let column = &columns[usize::from(at)].0;
            sums.0.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
    }
}

impl Wide for [i32; LANES] {
    type Weights = [i16; 2 * LANES];

    #[inline(always)]
    fn load(from: &[i32; LANES]) -> Self {
        *from
    }
    #[inline(always)]
    fn store(self, to: &mut [i32; LANES]) {
        *to = self;
    }
    #[inline(always)]
    fn weights(from: &[i16; 2 * LANES]) -> Self::Weights {
        *from
    }
    #[inline(always)]
    fn dot(mut self, [first, second]: [i16; 2], weights: Self::Weights) -> Self {
        for (sum, [one, two]) in self.iter_mut().zip(weights.as_chunks::<2>().0) {
            *sum += i32::from(first) * i32::from(*one) + i32::from(second) * i32::from(*two);
        }
        self
    }
    #[inline(always)]
    fn add(mut self, other: Self) -> Self {
        self.iter_mut().zip(other).for_each(|(sum, other)| *sum += other);
        self
    }
    #[inline(always)]
    fn add_widened(mut self, sums: &[i16; LANES], shift: u32) -> Self {
        self.iter_mut().zip(sums).for_each(|(wide, sum)| *wide += i32::from(*sum) << shift);
        self
    }
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "the top becomes `ACTIVE`, which fits")]
    fn clip(self, clip: Clip, to: &mut [i16; LANES]) {
        to.iter_mut().zip(self).for_each(|(to, sum)| *to = (sum.clamp(0, clip.top) >> clip.shift) as i16);
    }
}
