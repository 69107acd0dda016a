//! `fullprime bench`: measures the speed of this program on this machine.

mod database;
mod leaderboards;
mod logs;
mod passwords;
mod positions;
mod voids;

use clap::{Args, Subcommand};
use cli::{Outcome, Rounds};

/// `fullprime bench`.
#[derive(Debug, Args)]
pub(super) struct Bench {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Debug, Subcommand)]
enum Subject {
    /// Static evaluations, distinct plays and rollout games a second on one thread, as JSON.
    Engine(Rounds),
    /// Pages of leaderboards of many made-up players, as JSON.
    Leaderboards(leaderboards::Lists),
    /// Logs of many made-up matches as rows and packed, as JSON.
    Logs(logs::Logs),
    /// The time for a password hash, as JSON.
    Passwords(passwords::Passwords),
    /// Searches in a library of many made-up positions, as JSON.
    Positions(positions::Positions),
    /// The time to void the first of many rated matches, and the delays for players meanwhile, as JSON.
    RatingsVoid(voids::Voids),
}

impl Bench {
    /// Runs all measurements and prints one JSON document.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        match self.subject {
            Subject::Engine(rounds) => rounds.run()?,
            Subject::Leaderboards(lists) => lists.run()?,
            Subject::Logs(logs) => logs.run()?,
            Subject::Passwords(passwords) => passwords.run()?,
            Subject::Positions(positions) => positions.run()?,
            Subject::RatingsVoid(voids) => voids.run()?,
        }
        Ok(Outcome::AllWell)
    }
}
