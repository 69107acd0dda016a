//! Simulates a competition and prints it as JSON, with the time it took on standard error.
//!
//!     cargo run --release -p fullprime-competitions --example simulate -- weekend 1000 1
//!
//! The arguments are the name of a preset or a file of settings, the number of entrants, and the seed.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "an example for the command line")]

use std::error::Error;
use std::time::Instant;

use competitions::simulate::{Preset, Settings, simulate};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [format, entrants, seed] = &arguments[..] else {
        return Err("arguments: PRESET or FILE, number of entrants, seed".into());
    };
    let entrants: usize = entrants.parse()?;
    let settings: Settings = match Preset::named(format) {
        Some(preset) => preset.settings(entrants),
        None => serde_json::from_str(&std::fs::read_to_string(format)?)?,
    };
    let start = Instant::now();
    let report = simulate(&settings, entrants, seed.parse()?)?;
    eprintln!("{} rounds in {:?}", report.rounds.len(), start.elapsed());
    println!("{}", serde_json::to_string(&report)?);
    Ok(())
}
