//! The binary `fullprime`. Everything is in the library; see [`server::cli`].
#![forbid(unsafe_code)]

use std::process::ExitCode;

use tikv_jemallocator::Jemalloc;

/// The allocator of the program. A server's answers are many small pieces, and board arrays are aligned for wide
/// registers; the system's allocator is slow at both (docs/performance.md).
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn main() -> ExitCode {
    server::cli::main()
}
