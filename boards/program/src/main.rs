//! The program `fullprime-board`; `fullprime-board --help` describes it.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use clap::Parser as _;
use fullprime_board::{Options, Session};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let played = match Session::begin(Options::parse()) {
        Ok(session) => session.play().await,
        Err(problem) => Err(problem),
    };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            #[expect(clippy::print_stderr, reason = "a program says on standard error why it ends")]
            {
                eprintln!("fullprime-board: {problem}");
            }
            ExitCode::FAILURE
        }
    }
}
