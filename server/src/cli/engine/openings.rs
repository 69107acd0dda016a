//! `fullprime engine openings`: the opening reference, and the command that makes it.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};

use analysis::{OPENINGS_TRUNCATED_AFTER, Openings, roll_out_opening};
use anyhow::{Context as _, anyhow};
use clap::Args;
use wire::OpeningTable;

use super::super::{engine_options::EngineOptions, process::Outcome};

/// `fullprime engine openings`.
#[derive(Debug, Args)]
pub(super) struct OpeningReference {
    /// An opening roll as two digits, such as 31; all fifteen if not given.
    #[arg(value_name = "ROLL")]
    roll: Option<String>,
    /// A play of that roll: then the replies to it are shown.
    #[arg(value_name = "PLAY", requires = "roll")]
    play: Option<String>,
    /// Write JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Make a reference: roll out the plays that the file does not have yet, and add them. The same command continues a
    /// stopped run.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["roll", "play", "json"])]
    make: Option<PathBuf>,
    /// With --make: games for each play of an opening roll.
    #[arg(long, value_name = "N", default_value = "1296", requires = "make")]
    games: NonZeroU32,
    /// With --make: games for each reply.
    #[arg(long, value_name = "N", default_value = "144", requires = "make")]
    reply_games: NonZeroU32,
    #[command(flatten)]
    options: EngineOptions,
}

impl OpeningReference {
    /// Prints the reference, or makes one.
    pub(super) fn run(&self) -> anyhow::Result<Outcome> {
        if let Some(path) = &self.make {
            return self.make(path);
        }
        let found = match (&self.roll, &self.play) {
            (Some(roll), None) => {
                site::reviews::positions::openings(None, None).map(|all| of_roll(all, roll))
            }
            (roll, play) => site::reviews::positions::openings(roll.as_deref(), play.as_deref()).map(Some),
        };
        let problem = match found {
            Ok(Some(found)) if !found.rolls.is_empty() => {
                let text = if self.json { serde_json::to_string(&found)? + "\n" } else { table(&found) };
                io::stdout().write_all(text.as_bytes())?;
                return Ok(Outcome::AllWell);
            }
            Ok(Some(_)) => "the reference has no replies to this play".to_owned(),
            Ok(None) => "an opening roll has two different numbers from 1 to 6, such as 31".to_owned(),
            Err(error) => error.to_string(),
        };
        writeln!(io::stderr(), "fullprime: {problem}")?;
        Ok(Outcome::SomeInputWasBad)
    }

    fn make(&self, path: &Path) -> anyhow::Result<Outcome> {
        let failed = || path.display().to_string();
        let engine = self.options.engine()?;
        let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let mut text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(failed),
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path).with_context(failed)?;
        // A killed run may have left a part of its last line.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            text.truncate(whole);
            file.set_len(u64::try_from(whole).context("the file is too long")?).with_context(failed)?;
        }
        let mut openings = Openings::read(&text).map_err(|error| anyhow!("{}: {error}", path.display()))?;
        if text.is_empty() {
            file.write_all(Openings::header().as_bytes()).with_context(failed)?;
        }
        while let Some(question) = openings.next() {
            let games = if question.opening.is_none() { self.games } else { self.reply_games };
            let entry = roll_out_opening(&engine, question, games.get(), threads);
            file.write_all(format!("{entry}\n").as_bytes()).with_context(failed)?;
            openings.add(entry);
        }
        Ok(Outcome::AllWell)
    }
}

/// Returns the part of the reference that belongs to one roll, in either order of the dice.
fn of_roll(mut all: OpeningTable, roll: &str) -> Option<OpeningTable> {
    all.rolls.retain(|one| {
        let (high, low) = one.dice;
        roll == format!("{high}{low}") || roll == format!("{low}{high}")
    });
    (!all.rolls.is_empty()).then_some(all)
}

/// Half the width of the 95 % interval, in standard errors.
const HALF_WIDTH: f64 = 1.96;

fn table(found: &OpeningTable) -> String {
    let mut text = String::new();
    for roll in &found.rolls {
        let (high, low) = roll.dice;
        for (at, play) in roll.plays.iter().enumerate() {
            let dice = if at == 0 { format!("{high}{low}") } else { String::new() };
            let behind = if at == 0 {
                String::new()
            } else {
                format!("  {:.3} ±{:.3}", -play.behind, play.behind_error * HALF_WIDTH)
            };
            let (equity, error) = (play.equity, play.error * HALF_WIDTH);
            // Writing to a string cannot fail.
            writeln!(text, "{dice:<4}{:<26}{equity:+.3} ±{error:.3}{behind}", play.notation)
                .unwrap_or_default();
        }
    }
    let games: Vec<u32> = found.rolls.iter().map(|roll| roll.games).collect();
    let (least, most) = (games.iter().min().unwrap_or(&0), games.iter().max().unwrap_or(&0));
    let games = if least == most { least.to_string() } else { format!("{least} to {most}") };
    writeln!(
        text,
        "\nMoney play without the Jacoby rule: {games} games of {OPENINGS_TRUNCATED_AFTER} half-moves for each play, \
         0-ply, with 95 % intervals.\nThe second number is the distance to the best play."
    )
    .unwrap_or_default();
    text
}
