//! The compiled forms of the kernel, and which of them a processor supports.

/// The compiled forms of the kernel; all give the same bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Path {
    /// The build's target without explicit vectors: the reference.
    Plain,
    /// 256-bit vectors.
    Avx2,
    /// 512-bit vectors with AVX-512 VNNI.
    Avx512,
    /// 128-bit vectors of WebAssembly. Every module has them, because a module cannot ask what its machine supports.
    Simd128,
}

impl Path {
    /// Returns the fastest path that this processor supports.
    #[must_use]
    pub fn detect() -> Self {
        let best_first = [Self::Avx512, Self::Avx2, Self::Simd128];
        best_first.into_iter().find(|path| path.is_available()).unwrap_or(Self::Plain)
    }

    /// Returns true if this processor supports the path.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Self::Plain => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                std::arch::is_x86_feature_detected!("avx2")
                    && std::arch::is_x86_feature_detected!("bmi1")
                    && std::arch::is_x86_feature_detected!("bmi2")
                    && std::arch::is_x86_feature_detected!("lzcnt")
                    && std::arch::is_x86_feature_detected!("popcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Avx2.is_available()
                    && std::arch::is_x86_feature_detected!("avx512f")
                    && std::arch::is_x86_feature_detected!("avx512bw")
                    && std::arch::is_x86_feature_detected!("avx512dq")
                    && std::arch::is_x86_feature_detected!("avx512vl")
                    && std::arch::is_x86_feature_detected!("avx512vnni")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx2 | Self::Avx512 => false,
            Self::Simd128 => cfg!(target_arch = "wasm32"),
        }
    }
}
