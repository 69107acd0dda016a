//! The net's arithmetic for vectors of 16 lanes; the only place in the crate that may say `unsafe`.
//!
//! One body serves both vector widths: it is written over [`Lanes`], which is 16 floats as one 512-bit register or two
//! 256-bit ones. Beside it stands the plain form, the reference. A product is rounded before it is added, on purpose:
//! fused operations exist only on some processors, and without them all three give the same bits. Four positions are
//! taken together, so that each weight that is loaded serves four times.
#![cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "vector registers are reached through intrinsics that demand a promise")
)]

use crate::net::{GROUP, HIDDEN, Head, Inputs, MIX_WIDTH, NARROW, Network, OUT_WIDTH, OUTPUTS, Path};

/// Logits of four positions; the inputs were prepared by [`Network`].
pub(crate) fn logits(net: &Network, inputs: &[Inputs; GROUP]) -> [[f32; OUTPUTS]; GROUP] {
    match net.path() {
        Path::Plain => inputs.each_ref().map(|inputs| plain(net, inputs)),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a network is on this path only after `Path::detect` found AVX2 on this processor.
        Path::Avx2 => unsafe { x86::group_avx2(net, inputs) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a network is on this path only after `Path::detect` found AVX-512 on this processor.
        Path::Avx512 => unsafe { x86::group_avx512(net, inputs) },
        #[cfg(not(target_arch = "x86_64"))]
        Path::Avx2 | Path::Avx512 => inputs.each_ref().map(|inputs| plain(net, inputs)),
    }
}

#[cfg(target_arch = "x86_64")]
/// Sixteen floats. Methods are inlined into functions compiled for the processor that has the registers.
trait Lanes: Copy {
    fn load(from: &[f32; 16]) -> Self;
    fn splat(value: f32) -> Self;
    fn add(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Each lane into 0..=1.
    fn clip(self) -> Self;
    fn store(self, to: &mut [f32; 16]);
}

/// The reference: each sum in the order in which the vectors make it, in loops that any compiler can widen.
fn plain(net: &Network, inputs: &Inputs) -> [f32; OUTPUTS] {
    let mut shared = [0.0; HIDDEN];
    shared.copy_from_slice(&net.bias);
    for &row in &inputs.rows[..inputs.used] {
        for (sum, weight) in shared.iter_mut().zip(&net.columns[row..row + HIDDEN]) {
            *sum += weight;
        }
    }
    for (&input, weights) in inputs.dense.iter().zip(net.dense.chunks_exact(HIDDEN)) {
        for (sum, weight) in shared.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
    let head = &net.heads[inputs.bucket.index()];
    let mut mixed = [0.0; MIX_WIDTH];
    mixed.copy_from_slice(&head.mix_bias);
    for (sum, weights) in shared.iter().zip(head.mix.chunks_exact(MIX_WIDTH)) {
        let input = sum.clamp(0.0, 1.0);
        for (sum, weight) in mixed.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
    finish(head, &mixed)
}

#[cfg(target_arch = "x86_64")]
/// The 16 floats that begin at `at`.
#[inline(always)]
fn lanes(from: &[f32], at: usize) -> &[f32; 16] {
    from[at..].first_chunk().expect("tensor shapes were checked when the network was made")
}

#[cfg(target_arch = "x86_64")]
/// Vectors of the shared layer that stay in registers while the inputs are walked, for each of the four positions.
const TILE: usize = 2;

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn group<V: Lanes>(net: &Network, inputs: &[Inputs; GROUP]) -> [[f32; OUTPUTS]; GROUP] {
    let mut shared = [[0.0f32; HIDDEN]; GROUP];
    for tile in 0..HIDDEN / (16 * TILE) {
        let at = tile * 16 * TILE;
        let mut sums = [[V::splat(0.0); TILE]; GROUP];
        for (sum, input) in sums.iter_mut().zip(inputs) {
            for (part, sum) in sum.iter_mut().enumerate() {
                *sum = V::load(lanes(&net.bias, at + 16 * part));
            }
            for &row in &input.rows[..input.used] {
                for (part, sum) in sum.iter_mut().enumerate() {
                    *sum = sum.add(V::load(lanes(&net.columns, row + at + 16 * part)));
                }
            }
        }
        for (row, weights) in net.dense.chunks_exact(HIDDEN).enumerate() {
            let mut loaded = [V::splat(0.0); TILE];
            for (part, weight) in loaded.iter_mut().enumerate() {
                *weight = V::load(lanes(weights, at + 16 * part));
            }
            for (sum, input) in sums.iter_mut().zip(inputs) {
                let value = V::splat(input.dense[row]);
                for (sum, weight) in sum.iter_mut().zip(loaded) {
                    *sum = sum.add(value.mul(weight));
                }
            }
        }
        for (sum, shared) in sums.iter().zip(&mut shared) {
            for (part, sum) in sum.iter().enumerate() {
                let to = shared[at + 16 * part..].first_chunk_mut().expect("the tile lies inside the layer");
                sum.clip().store(to);
            }
        }
    }
    let mut logits = [[0.0; OUTPUTS]; GROUP];
    let first = inputs[0].bucket;
    if inputs.iter().all(|input| input.bucket == first) {
        let head = &net.heads[first.index()];
        for (logits, mixed) in logits.iter_mut().zip(&mix::<V, GROUP>(head, &shared)) {
            *logits = finish(head, mixed);
        }
    } else {
        for ((logits, input), shared) in logits.iter_mut().zip(inputs).zip(&shared) {
            let head = &net.heads[input.bucket.index()];
            let [mixed] = mix::<V, 1>(head, std::array::from_ref(shared));
            *logits = finish(head, &mixed);
        }
    }
    logits
}

#[cfg(target_arch = "x86_64")]
/// A head's first matrix for `N` positions at once.
#[inline(always)]
fn mix<V: Lanes, const N: usize>(head: &Head, shared: &[[f32; HIDDEN]; N]) -> [[f32; MIX_WIDTH]; N] {
    const VECTORS: usize = MIX_WIDTH / 16;
    let mut sums = [[V::splat(0.0); VECTORS]; N];
    for sum in &mut sums {
        for (part, sum) in sum.iter_mut().enumerate() {
            *sum = V::load(lanes(&head.mix_bias, 16 * part));
        }
    }
    for (row, weights) in head.mix.chunks_exact(MIX_WIDTH).enumerate() {
        let mut loaded = [V::splat(0.0); VECTORS];
        for (part, weight) in loaded.iter_mut().enumerate() {
            *weight = V::load(lanes(weights, 16 * part));
        }
        for (sum, shared) in sums.iter_mut().zip(shared) {
            let value = V::splat(shared[row]);
            for (sum, weight) in sum.iter_mut().zip(loaded) {
                *sum = sum.add(value.mul(weight));
            }
        }
    }
    let mut mixed = [[0.0; MIX_WIDTH]; N];
    for (sum, mixed) in sums.iter().zip(&mut mixed) {
        for (part, sum) in sum.iter().enumerate() {
            sum.store(mixed[16 * part..].first_chunk_mut().expect("the vectors fill the row"));
        }
    }
    mixed
}

/// The second layer and the outputs.
#[inline(always)]
fn finish(head: &Head, mixed: &[f32; MIX_WIDTH]) -> [f32; OUTPUTS] {
    let mut sums = [0.0; OUT_WIDTH];
    sums.copy_from_slice(&mixed[NARROW..NARROW + OUT_WIDTH]);
    for (value, weights) in mixed[..NARROW].iter().zip(head.out.as_chunks::<OUT_WIDTH>().0) {
        let input = value.clamp(0.0, 1.0);
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
    let mut logits = [0.0; OUTPUTS];
    logits.copy_from_slice(&sums[..OUTPUTS]);
    logits
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    //! The two vector forms. Every intrinsic here is sound when the processor has the feature of its name, and the only
    //! ways in are the two functions compiled for that feature.

    use super::{GROUP, Inputs, Lanes, Network, OUTPUTS, group};
    use std::arch::x86_64::{
        __m256, __m512, _mm256_add_ps, _mm256_loadu_ps, _mm256_max_ps, _mm256_min_ps, _mm256_mul_ps,
        _mm256_set1_ps, _mm256_setzero_ps, _mm256_storeu_ps, _mm512_add_ps, _mm512_loadu_ps, _mm512_max_ps,
        _mm512_min_ps, _mm512_mul_ps, _mm512_set1_ps, _mm512_setzero_ps, _mm512_storeu_ps,
    };

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn group_avx2(net: &Network, inputs: &[Inputs; GROUP]) -> [[f32; OUTPUTS]; GROUP] {
        group::<Avx2>(net, inputs)
    }

    #[target_feature(enable = "avx2,avx512f,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn group_avx512(net: &Network, inputs: &[Inputs; GROUP]) -> [[f32; OUTPUTS]; GROUP] {
        group::<Avx512>(net, inputs)
    }

    #[derive(Clone, Copy)]
    struct Avx512(__m512);

    impl Lanes for Avx512 {
        #[inline(always)]
        fn load(from: &[f32; 16]) -> Self {
            // SAFETY: AVX-512 as above; the array holds the 16 floats that are read.
            Self(unsafe { _mm512_loadu_ps(from.as_ptr()) })
        }
        #[inline(always)]
        fn splat(value: f32) -> Self {
            // SAFETY: AVX-512 as above.
            Self(unsafe { _mm512_set1_ps(value) })
        }
        #[inline(always)]
        fn add(self, other: Self) -> Self {
            // SAFETY: AVX-512 as above.
            Self(unsafe { _mm512_add_ps(self.0, other.0) })
        }
        #[inline(always)]
        fn mul(self, other: Self) -> Self {
            // SAFETY: AVX-512 as above.
            Self(unsafe { _mm512_mul_ps(self.0, other.0) })
        }
        #[inline(always)]
        fn clip(self) -> Self {
            // SAFETY: AVX-512 as above.
            Self(unsafe { _mm512_min_ps(_mm512_max_ps(self.0, _mm512_setzero_ps()), _mm512_set1_ps(1.0)) })
        }
        #[inline(always)]
        fn store(self, to: &mut [f32; 16]) {
            // SAFETY: AVX-512 as above; the array has room for the 16 floats that are written.
            unsafe { _mm512_storeu_ps(to.as_mut_ptr(), self.0) }
        }
    }

    #[derive(Clone, Copy)]
    struct Avx2(__m256, __m256);

    impl Lanes for Avx2 {
        #[inline(always)]
        fn load(from: &[f32; 16]) -> Self {
            // SAFETY: AVX2 as above; the array holds the 16 floats that are read.
            unsafe { Self(_mm256_loadu_ps(from.as_ptr()), _mm256_loadu_ps(from[8..].as_ptr())) }
        }
        #[inline(always)]
        fn splat(value: f32) -> Self {
            // SAFETY: AVX2 as above.
            unsafe { Self(_mm256_set1_ps(value), _mm256_set1_ps(value)) }
        }
        #[inline(always)]
        fn add(self, other: Self) -> Self {
            // SAFETY: AVX2 as above.
            unsafe { Self(_mm256_add_ps(self.0, other.0), _mm256_add_ps(self.1, other.1)) }
        }
        #[inline(always)]
        fn mul(self, other: Self) -> Self {
            // SAFETY: AVX2 as above.
            unsafe { Self(_mm256_mul_ps(self.0, other.0), _mm256_mul_ps(self.1, other.1)) }
        }
        #[inline(always)]
        fn clip(self) -> Self {
            // SAFETY: AVX2 as above.
            unsafe {
                let (zero, one) = (_mm256_setzero_ps(), _mm256_set1_ps(1.0));
                Self(
                    _mm256_min_ps(_mm256_max_ps(self.0, zero), one),
                    _mm256_min_ps(_mm256_max_ps(self.1, zero), one),
                )
            }
        }
        #[inline(always)]
        fn store(self, to: &mut [f32; 16]) {
            // SAFETY: AVX2 as above; the array has room for the 16 floats that are written.
            unsafe {
                _mm256_storeu_ps(to.as_mut_ptr(), self.0);
                _mm256_storeu_ps(to[8..].as_mut_ptr(), self.1);
            }
        }
    }
}
