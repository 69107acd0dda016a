//! The command line. Each command has a file with its arguments, its work and its output. The commands that need
//! nothing of a site, for the engine and for match files, are in the crate `cli`.
//!
//! Exit status: 0 success, 1 some input was bad, 2 the command could not run. Answers go to standard output,
//! diagnostics to standard error.

mod admin;
mod bench;
mod environment;
mod serve;
mod worker;

use std::{io, process::ExitCode};

use clap::{CommandFactory as _, Parser, Subcommand};
use cli::{Outcome, print, told};

/// Online backgammon: the server and its tools.
#[derive(Debug, Parser)]
#[command(name = "fullprime", version, about, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server. By default it uses SQLite in ./data/ and port 8080 of this machine.
    Serve(serve::Serve),
    /// Compute turns of bots for the nodes of a site.
    Worker(worker::Worker),
    /// Ask the engine: JSON lines in, JSON lines out.
    Engine(cli::EngineTasks),
    /// Play for GNU Backgammon, over its external-player protocol.
    External(cli::External),
    /// Rate finished matches: JSON lines in, JSON lines out.
    Rate,
    /// Score duplicate team matches.
    Duplicate(cli::DuplicateTasks),
    /// Simulate competitions.
    Competition(cli::CompetitionTasks),
    /// Check the dice of a match.
    Dice(cli::DiceTasks),
    /// Analyse matches: the cost of every decision and the luck of every roll.
    Analyse(cli::Analyse),
    /// Convert a match to another file format.
    Convert(cli::Convert),
    /// Create puzzles from games of the engine and from finished matches.
    Puzzles(cli::PuzzleTasks),
    /// Measure the speed of this program on this machine.
    Bench(bench::Bench),
    /// Administer accounts, ratings, credits and the site.
    Admin(admin::Admin),
    /// Print a completion script for a shell.
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },
}

/// Runs the command of the arguments.
pub fn main() -> ExitCode {
    // clap prints help and usage errors itself. A usage error ends with status 2.
    let arguments = Arguments::parse();
    match run(arguments.command) {
        Ok(Outcome::AllWell) => ExitCode::SUCCESS,
        Ok(Outcome::SomeInputWasBad) => ExitCode::from(1),
        Err(error) => {
            use std::io::Write as _;
            // If standard error is closed, the message has no other place to go.
            writeln!(io::stderr(), "fullprime: {}", told(&error)).unwrap_or_default();
            ExitCode::from(2)
        }
    }
}

/// Returns true if a command line can be parsed. Runs nothing.
#[cfg(test)]
pub(crate) fn reads(arguments: &[String]) -> bool {
    Arguments::try_parse_from(arguments).is_ok()
}

fn run(command: Command) -> anyhow::Result<Outcome> {
    match command {
        Command::Serve(serve) => serve.run(),
        Command::Worker(worker) => worker.run(),
        Command::Engine(tasks) => tasks.run(),
        Command::External(external) => external.run(),
        Command::Rate => cli::rate(),
        Command::Duplicate(tasks) => tasks.run(),
        Command::Competition(tasks) => tasks.run(),
        Command::Dice(tasks) => tasks.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Convert(convert) => convert.run(),
        Command::Puzzles(tasks) => tasks.run(),
        Command::Bench(bench) => bench.run(),
        Command::Admin(admin) => admin.run(),
        Command::Completions { shell } => {
            // Into memory first, because the generator panics if it cannot write.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "fullprime", &mut script);
            print(&String::from_utf8_lossy(&script))?;
            Ok(Outcome::AllWell)
        }
    }
}
