//! The choice of the form of the kernel in which a net is evaluated.

use super::Plain;
use super::path::Path;
#[cfg(target_arch = "wasm32")]
use super::wasm;
#[cfg(target_arch = "x86_64")]
use super::x86;
use crate::board::Sides;
use crate::kernel;
use crate::probabilities::Probabilities;
use crate::whole::Network;

impl Network {
    /// Appends one answer for each position, for the side on roll. The answers are exact if rules or tables know
    /// them.
    ///
    /// Neighbours in the list share work if their checkers are similar, so keep the plays of one roll together in
    /// the generator's order. The answer for a position does not depend on its neighbours.
    pub fn evaluate(&self, positions: &[Sides], answers: &mut Vec<Probabilities>) {
        match self.path() {
            Path::Plain => kernel::evaluate::<Plain>(self, positions, answers),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: a network is on this path only after `Path::is_available` has found all features for which the
            // function is compiled.
            Path::Avx2 => unsafe { evaluate_avx2(self, positions, answers) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as for AVX2.
            Path::Avx512 => unsafe { evaluate_avx512(self, positions, answers) },
            #[cfg(not(target_arch = "x86_64"))]
            Path::Avx2 | Path::Avx512 => kernel::evaluate::<Plain>(self, positions, answers),
            #[cfg(target_arch = "wasm32")]
            Path::Simd128 => evaluate_simd128(self, positions, answers),
            #[cfg(not(target_arch = "wasm32"))]
            Path::Simd128 => kernel::evaluate::<Plain>(self, positions, answers),
        }
    }
}

/// The kernel with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn evaluate_avx2(net: &Network, positions: &[Sides], answers: &mut Vec<Probabilities>) {
    kernel::evaluate::<x86::Avx2>(net, positions, answers);
}

/// The kernel with AVX-512 VNNI.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
fn evaluate_avx512(net: &Network, positions: &[Sides], answers: &mut Vec<Probabilities>) {
    kernel::evaluate::<x86::Avx512>(net, positions, answers);
}

/// The kernel with the vectors of WebAssembly.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn evaluate_simd128(net: &Network, positions: &[Sides], answers: &mut Vec<Probabilities>) {
    kernel::evaluate::<wasm::Simd128>(net, positions, answers);
}
