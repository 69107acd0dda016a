//! The two vector forms. Every intrinsic here is sound if the processor has the feature of its name. They are used
//! only by the two functions of `dispatch` that are compiled for that feature. The types of the array references
//! determine how much is read or written.
#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "intrinsics take and give bit patterns as signed numbers"
)]

use super::{Processor, Wide};
use crate::net::HIDDEN;
use crate::whole::{Clip, Column, LANES};
use std::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi32_si128, _mm256_add_epi16, _mm256_add_epi32, _mm256_cmpeq_epi8,
    _mm256_cvtepi16_epi32, _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi32, _mm256_min_epi32,
    _mm256_movemask_epi8, _mm256_packs_epi32, _mm256_permute4x64_epi64, _mm256_set1_epi8, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_sll_epi32, _mm256_sra_epi32, _mm256_storeu_si256, _mm256_sub_epi16,
    _mm512_add_epi16, _mm512_add_epi32, _mm512_cvtepi16_epi32, _mm512_cvtepi32_epi16, _mm512_dpwssd_epi32,
    _mm512_loadu_si512, _mm512_max_epi32, _mm512_min_epi32, _mm512_set1_epi32, _mm512_setzero_si512,
    _mm512_sll_epi32, _mm512_sra_epi32, _mm512_storeu_si512, _mm512_sub_epi16,
};

/// Two 16-bit inputs as one 32-bit pattern, the first in the low half.
#[inline(always)]
fn both([first, second]: [i16; 2]) -> i32 {
    (u32::from(first as u16) | u32::from(second as u16) << 16) as i32
}

/// The number of parts of a column. Each consists of four registers that stay loaded while a list of columns is
/// walked.
const TILES: usize = HIDDEN / 64;

pub(super) struct Avx2;

impl Processor for Avx2 {
    type Wide = Wide256;
    const MANY_REGISTERS: bool = false;

    #[inline(always)]
    fn sets(counts: &[u8; 32]) -> (u32, u32) {
        // SAFETY: AVX2 as above; the array holds the 32 bytes that are read.
        unsafe {
            let counts = _mm256_loadu_si256(counts.as_ptr().cast());
            let equal =
                |count: i8| _mm256_movemask_epi8(_mm256_cmpeq_epi8(counts, _mm256_set1_epi8(count))) as u32;
            (!equal(0), equal(1))
        }
    }

    #[inline(always)]
    fn changed(before: &[u8; 32], after: &[u8; 32]) -> u32 {
        // SAFETY: AVX2 as above; each array holds the 32 bytes that are read.
        unsafe {
            let before = _mm256_loadu_si256(before.as_ptr().cast());
            let after = _mm256_loadu_si256(after.as_ptr().cast());
            !_mm256_movemask_epi8(_mm256_cmpeq_epi8(before, after)) as u32
        }
    }

    #[inline(always)]
    fn carry_on(columns: &[Column], away: &[u16], add: &[u16], sums: &mut Column) {
        let load = |from: &[i16; 16]| -> __m256i {
            // SAFETY: AVX2 as above; the array holds the 32 bytes that are read.
            unsafe { _mm256_loadu_si256(from.as_ptr().cast()) }
        };
        for tile in 0..TILES {
            let part = |column: &Column, at: usize| load(&column.0.as_chunks().0[4 * tile + at]);
            let mut four: [__m256i; 4] = std::array::from_fn(|at| part(sums, at));
            for &row in away {
                for (at, sum) in four.iter_mut().enumerate() {
                    // SAFETY: AVX2 as above.
                    *sum = unsafe { _mm256_sub_epi16(*sum, part(&columns[usize::from(row)], at)) };
                }
            }
            for &row in add {
                for (at, sum) in four.iter_mut().enumerate() {
                    // SAFETY: AVX2 as above.
                    *sum = unsafe { _mm256_add_epi16(*sum, part(&columns[usize::from(row)], at)) };
                }
            }
            for (at, sum) in four.into_iter().enumerate() {
                let to: &mut [i16; 16] = &mut sums.0.as_chunks_mut().0[4 * tile + at];
                // SAFETY: AVX2 as above; the array has room for the 32 bytes that are written.
                unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), sum) }
            }
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Wide256(__m256i, __m256i);

impl Wide for Wide256 {
    type Weights = (__m256i, __m256i);

    #[inline(always)]
    fn load(from: &[i32; LANES]) -> Self {
        // SAFETY: AVX2 as above; each half of the array holds the 32 bytes that are read.
        unsafe {
            Self(_mm256_loadu_si256(from.as_ptr().cast()), _mm256_loadu_si256(from[8..].as_ptr().cast()))
        }
    }
    #[inline(always)]
    fn store(self, to: &mut [i32; LANES]) {
        // SAFETY: AVX2 as above; each half of the array has room for the 32 bytes that are written.
        unsafe {
            _mm256_storeu_si256(to.as_mut_ptr().cast(), self.0);
            _mm256_storeu_si256(to[8..].as_mut_ptr().cast(), self.1);
        }
    }
    #[inline(always)]
    fn weights(from: &[i16; 2 * LANES]) -> Self::Weights {
        // SAFETY: AVX2 as above; each half of the array holds the 32 bytes that are read.
        unsafe { (_mm256_loadu_si256(from.as_ptr().cast()), _mm256_loadu_si256(from[16..].as_ptr().cast())) }
    }
    #[inline(always)]
    fn dot(self, inputs: [i16; 2], weights: Self::Weights) -> Self {
        // SAFETY: AVX2 as above.
        unsafe {
            let inputs = _mm256_set1_epi32(both(inputs));
            Self(
                _mm256_add_epi32(self.0, _mm256_madd_epi16(inputs, weights.0)),
                _mm256_add_epi32(self.1, _mm256_madd_epi16(inputs, weights.1)),
            )
        }
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: AVX2 as above.
        unsafe { Self(_mm256_add_epi32(self.0, other.0), _mm256_add_epi32(self.1, other.1)) }
    }
    #[inline(always)]
    fn add_widened(self, sums: &[i16; LANES], shift: u32) -> Self {
        // SAFETY: AVX2 as above; the array holds the 32 bytes that are read.
        unsafe {
            let shift = _mm_cvtsi32_si128(shift as i32);
            let sums = _mm256_loadu_si256(sums.as_ptr().cast());
            let low = _mm256_cvtepi16_epi32(std::arch::x86_64::_mm256_castsi256_si128(sums));
            let high = _mm256_cvtepi16_epi32(std::arch::x86_64::_mm256_extracti128_si256::<1>(sums));
            Self(
                _mm256_add_epi32(self.0, _mm256_sll_epi32(low, shift)),
                _mm256_add_epi32(self.1, _mm256_sll_epi32(high, shift)),
            )
        }
    }
    #[inline(always)]
    fn clip(self, clip: Clip, to: &mut [i16; LANES]) {
        // SAFETY: AVX2 as above; the array has room for the 32 bytes that are written.
        unsafe {
            let (zero, top) = (_mm256_setzero_si256(), _mm256_set1_epi32(clip.top));
            let shift = _mm_cvtsi32_si128(clip.shift as i32);
            let half = |sums| _mm256_sra_epi32(_mm256_min_epi32(_mm256_max_epi32(sums, zero), top), shift);
            // Packing works within each half of a register. The permutation puts the quarters in order.
            let packed = _mm256_packs_epi32(half(self.0), half(self.1));
            _mm256_storeu_si256(to.as_mut_ptr().cast(), _mm256_permute4x64_epi64::<0b11_01_10_00>(packed));
        }
    }
}

pub(super) struct Avx512;

impl Processor for Avx512 {
    type Wide = Wide512;
    const MANY_REGISTERS: bool = true;

    #[inline(always)]
    fn sets(counts: &[u8; 32]) -> (u32, u32) {
        Avx2::sets(counts)
    }

    #[inline(always)]
    fn changed(before: &[u8; 32], after: &[u8; 32]) -> u32 {
        Avx2::changed(before, after)
    }

    #[inline(always)]
    fn carry_on(columns: &[Column], away: &[u16], add: &[u16], sums: &mut Column) {
        let part = |column: &Column, at: usize| -> __m512i {
            let from: &[i16; 32] = &column.0.as_chunks().0[at];
            // SAFETY: AVX-512 as above; the array holds the 64 bytes that are read.
            unsafe { _mm512_loadu_si512(from.as_ptr().cast()) }
        };
        let mut all: [__m512i; HIDDEN / 32] = std::array::from_fn(|at| part(sums, at));
        for &row in away {
            for (at, sum) in all.iter_mut().enumerate() {
                // SAFETY: AVX-512 as above.
                *sum = unsafe { _mm512_sub_epi16(*sum, part(&columns[usize::from(row)], at)) };
            }
        }
        for &row in add {
            for (at, sum) in all.iter_mut().enumerate() {
                // SAFETY: AVX-512 as above.
                *sum = unsafe { _mm512_add_epi16(*sum, part(&columns[usize::from(row)], at)) };
            }
        }
        for (at, sum) in all.into_iter().enumerate() {
            let to: &mut [i16; 32] = &mut sums.0.as_chunks_mut().0[at];
            // SAFETY: AVX-512 as above; the array has room for the 64 bytes that are written.
            unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), sum) }
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Wide512(__m512i);

impl Wide for Wide512 {
    type Weights = __m512i;

    #[inline(always)]
    fn load(from: &[i32; LANES]) -> Self {
        // SAFETY: AVX-512 as above; the array holds the 64 bytes that are read.
        Self(unsafe { _mm512_loadu_si512(from.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, to: &mut [i32; LANES]) {
        // SAFETY: AVX-512 as above; the array has room for the 64 bytes that are written.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), self.0) }
    }
    #[inline(always)]
    fn weights(from: &[i16; 2 * LANES]) -> Self::Weights {
        // SAFETY: AVX-512 as above; the array holds the 64 bytes that are read.
        unsafe { _mm512_loadu_si512(from.as_ptr().cast()) }
    }
    #[inline(always)]
    fn dot(self, inputs: [i16; 2], weights: Self::Weights) -> Self {
        // SAFETY: AVX-512 VNNI as above.
        Self(unsafe { _mm512_dpwssd_epi32(self.0, _mm512_set1_epi32(both(inputs)), weights) })
    }
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: AVX-512 as above.
        Self(unsafe { _mm512_add_epi32(self.0, other.0) })
    }
    #[inline(always)]
    fn add_widened(self, sums: &[i16; LANES], shift: u32) -> Self {
        // SAFETY: AVX-512 as above; the array holds the 32 bytes that are read.
        unsafe {
            let sums = _mm512_cvtepi16_epi32(_mm256_loadu_si256(sums.as_ptr().cast()));
            Self(_mm512_add_epi32(self.0, _mm512_sll_epi32(sums, _mm_cvtsi32_si128(shift as i32))))
        }
    }
    #[inline(always)]
    fn clip(self, clip: Clip, to: &mut [i16; LANES]) {
        // SAFETY: AVX-512 as above; the array has room for the 32 bytes that are written.
        unsafe {
            let clipped = _mm512_max_epi32(self.0, _mm512_setzero_si512());
            let clipped = _mm512_min_epi32(clipped, _mm512_set1_epi32(clip.top));
            let active = _mm512_sra_epi32(clipped, _mm_cvtsi32_si128(clip.shift as i32));
            _mm256_storeu_si256(to.as_mut_ptr().cast(), _mm512_cvtepi32_epi16(active));
        }
    }
}
