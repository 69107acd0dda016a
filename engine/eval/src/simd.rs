//! The net's one body compiled for wider vectors; the only place in the crate that may say `unsafe`.
#![expect(
    unsafe_code,
    reason = "calling a function compiled for AVX needs the promise that the processor has it"
)]

use crate::board::Sides;
use crate::net::{Network, OUTPUTS, Path};

/// [`Network::logits`] with 256-bit vectors.
pub(crate) fn logits_avx2(net: &Network, sides: &Sides) -> [f32; OUTPUTS] {
    debug_assert_ne!(net.path(), Path::Plain);
    // SAFETY: a network is on this path only after `Path::detect` found these features on this processor.
    unsafe { avx2(net, sides) }
}

/// [`Network::logits`] with 512-bit vectors.
pub(crate) fn logits_avx512(net: &Network, sides: &Sides) -> [f32; OUTPUTS] {
    debug_assert_eq!(net.path(), Path::Avx512);
    // SAFETY: a network is on this path only after `Path::detect` found these features on this processor.
    unsafe { avx512(net, sides) }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn avx2(net: &Network, sides: &Sides) -> [f32; OUTPUTS] {
    net.logits(sides)
}

#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl,avx512dq,bmi1,bmi2,lzcnt,popcnt")]
fn avx512(net: &Network, sides: &Sides) -> [f32; OUTPUTS] {
    net.logits(sides)
}
