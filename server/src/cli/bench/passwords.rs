//! `fullprime bench passwords`: the cost of a password hash on this machine, for choosing `accounts.hash_cost`.

use std::{
    io::{self, Write as _},
    num::NonZeroU32,
    time::Instant,
};

use anyhow::Context as _;
use clap::Args;
use serde::Serialize;
use site::{
    accounts::{Cost, Password, PasswordHasher},
    error::AppError,
};

/// The cost of a hash, and the number of hashes.
#[derive(Debug, Args)]
pub(super) struct Passwords {
    /// The memory of a hash in KiB, as in accounts.hash_cost.
    #[arg(long, value_name = "KIB", default_value_t = Cost::default().memory_kib)]
    memory_kib: u32,
    /// The number of passes over the memory.
    #[arg(long, value_name = "N", default_value_t = Cost::default().passes)]
    passes: u32,
    /// The number of hashes, made one after the other.
    #[arg(long, value_name = "N", default_value = "50")]
    hashes: NonZeroU32,
}

/// The output.
#[derive(Debug, Serialize)]
struct PasswordsReport {
    algorithm: &'static str,
    memory_mib: f64,
    passes: u32,
    lanes: u32,
    hashes: u32,
    /// The time for a hash on one thread in milliseconds: the fastest, which other work has disturbed least, and the
    /// median.
    fastest_ms: f64,
    median_ms: f64,
    build: &'static str,
}

impl Passwords {
    /// Hashes passwords and prints the times.
    pub(super) fn run(self) -> anyhow::Result<()> {
        let cost = Cost { memory_kib: self.memory_kib, passes: self.passes };
        let passwords = PasswordHasher::new(cost, 1)?;
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let mut times = Vec::new();
        for _ in 0..self.hashes.get() {
            let password = Password::choose("correct horse".to_owned(), "nobody").map_err(AppError::from)?;
            let begun = Instant::now();
            runtime.block_on(passwords.hash(password))?;
            times.push(begun.elapsed().as_secs_f64() * 1_000.0);
        }
        times.sort_by(f64::total_cmp);
        let report = PasswordsReport {
            algorithm: "argon2id",
            memory_mib: f64::from(self.memory_kib) / 1_024.0,
            passes: self.passes,
            lanes: 1,
            hashes: self.hashes.get(),
            fastest_ms: times[0],
            median_ms: times[times.len() / 2],
            build: if cfg!(debug_assertions) { "debug" } else { "release" },
        };
        let text = serde_json::to_string_pretty(&report).context("the report")?;
        writeln!(io::stdout(), "{text}").context("standard output is closed")
    }
}
