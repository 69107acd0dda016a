//! The binary `fullprime`. Everything is in the library; see [`server::cli`].
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    server::cli::main()
}
