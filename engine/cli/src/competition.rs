//! `fullprime competition`: formats of competitions, without a server.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, Subcommand};
use competitions::simulate::{Preset, Settings, simulate};
use serde_json::json;

use super::process::{Outcome, print};

/// The maximum size of a file of settings in bytes. One has a few hundred.
const SETTINGS_MAX: u64 = 1 << 16;

/// `fullprime competition`.
#[derive(Debug, Args)]
pub struct CompetitionTasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play a competition with results by lot: prints rounds, pairings and standings as one JSON document.
    Simulate(Simulation),
}

/// The arguments of a simulation.
#[derive(Debug, Args)]
struct Simulation {
    /// Usual settings: evening, weekend, club-league, groups, two-lives or three-lives.
    #[arg(long, value_name = "NAME", value_parser = preset, conflicts_with = "settings")]
    #[arg(required_unless_present = "settings")]
    preset: Option<Preset>,
    /// A file of settings (JSON).
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    /// The number of entrants. The first is the strongest.
    #[arg(long, value_name = "N")]
    entrants: usize,
    /// The seed from which lots and results follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl CompetitionTasks {
    /// Runs the task and prints its document, or an error as JSON.
    ///
    /// # Errors
    /// If a file cannot be read, or the output cannot be written.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let Task::Simulate(simulation) = self.task;
        let (document, outcome) = match simulation.document()? {
            Ok(document) => (document, Outcome::AllWell),
            Err(error) => (json!({ "error": error }).to_string(), Outcome::SomeInputWasBad),
        };
        print(&format!("{document}\n"))?;
        Ok(outcome)
    }
}

impl Simulation {
    /// Returns the simulated competition as JSON, or the fault of the settings.
    fn document(&self) -> anyhow::Result<Result<String, String>> {
        let settings = match (self.preset, &self.settings) {
            (Some(preset), _) => preset.settings(self.entrants),
            (None, Some(file)) => match serde_json::from_str::<Settings>(&text(file)?) {
                Ok(settings) => settings,
                Err(error) => return Ok(Err(format!("settings: {error}"))),
            },
            (None, None) => anyhow::bail!("name a preset or a file of settings"),
        };
        match simulate(&settings, self.entrants, self.seed) {
            Ok(report) => Ok(Ok(serde_json::to_string(&report)?)),
            Err(refused) => Ok(Err(refused.to_string())),
        }
    }
}

fn preset(name: &str) -> Result<Preset, String> {
    let names = || Preset::ALL.map(|(name, _)| name).join(", ");
    Preset::named(name).ok_or_else(|| format!("the presets are {}", names()))
}

fn text(file: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    File::open(file)
        .and_then(|file| file.take(SETTINGS_MAX).read_to_string(&mut text))
        .with_context(|| format!("{} cannot be read", file.display()))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simulation(preset: Option<Preset>, settings: Option<PathBuf>, entrants: usize) -> Simulation {
        Simulation { preset, settings, entrants, seed: 1 }
    }

    #[test]
    fn a_preset_is_played_to_its_end() {
        let document = simulation(Some(Preset::TwoLives), None, 8).document().unwrap().unwrap();
        let report: serde_json::Value = serde_json::from_str(&document).unwrap();
        assert_eq!(report["entrants"], 8);
        assert_eq!(report["standings"][0].as_array().unwrap().len(), 8);
        assert_eq!(preset("two-lives"), Ok(Preset::TwoLives));
        assert!(preset("arena").unwrap_err().starts_with("the presets are evening, "));
    }

    #[test]
    fn faults_of_a_file_of_settings_are_reported() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.json");
        let fault = |text: &str, entrants: usize| {
            std::fs::write(&file, text).unwrap();
            simulation(None, Some(file.clone()), entrants).document().unwrap().unwrap_err()
        };
        assert!(fault("{", 8).starts_with("settings: EOF while parsing"));
        assert_eq!(
            fault(r#"{"length":5,"stage":{"kind":"swiss","rounds":20}}"#, 8),
            "With 8 entrants, a Swiss has 1 to 7 rounds, not 20."
        );
        assert!(simulation(None, Some(folder.path().join("none")), 8).document().is_err());
    }
}
