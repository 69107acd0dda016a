//! `fullprime engine openings`: the opening reference, and the command that makes it.

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};

use analysis::{OPENINGS_TRUNCATED_AFTER, OpeningEntry, OpeningPlay, Openings, roll_out_opening};
use anyhow::{Context as _, anyhow};
use clap::Args;
use rules::{Place, Play, Point, Position, Roll, parse_play};
use serde::Serialize;

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
        match found(self.roll.as_deref(), self.play.as_deref()) {
            Ok(found) => {
                let text = if self.json { serde_json::to_string(&found)? + "\n" } else { table(&found) };
                io::stdout().write_all(text.as_bytes())?;
                Ok(Outcome::AllWell)
            }
            Err(problem) => {
                writeln!(io::stderr(), "fullprime: {problem}")?;
                Ok(Outcome::SomeInputWasBad)
            }
        }
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

/// A part of the reference. Its JSON is that of the API.
#[derive(Debug, Serialize)]
struct OpeningTable {
    truncated_after: u32,
    board: Board,
    rolls: Vec<OpeningRoll>,
}

/// The checkers before the rolls, in the numbering of White, who is on roll.
#[derive(Debug, Serialize)]
struct Board {
    /// 24 counts, the 1-point first; positive: White's checkers, negative: Black's checkers.
    points: Vec<i8>,
    /// White's and Black's checkers on the bar.
    bar: (u8, u8),
    /// White's and Black's checkers that are borne off.
    off: (u8, u8),
}

#[derive(Debug, Serialize)]
struct OpeningRoll {
    /// The dice, the higher first.
    dice: (u8, u8),
    xgid: String,
    games: u32,
    plays: Vec<ReferencePlay>,
}

/// A play, with its numbers as in [`OpeningPlay`].
#[derive(Debug, Serialize)]
struct ReferencePlay {
    notation: String,
    equity: f64,
    error: f64,
    behind: f64,
    behind_error: f64,
    win: f64,
    win_gammon: f64,
    lose_gammon: f64,
    /// True if the reference has replies to this play.
    replies: bool,
}

/// Returns all opening rolls, one of them, or the replies to an opening roll and its play.
fn found(roll: Option<&str>, play: Option<&str>) -> Result<OpeningTable, String> {
    let book = Openings::built_in();
    let roll = roll.map(opening_roll).transpose()?;
    let opening = match (roll, play) {
        (Some(roll), Some(play)) => {
            let legal =
                parse_play(&Position::STARTING, roll, play).map_err(|error| format!("play: {error}"))?;
            Some((roll, legal.play))
        }
        _ => None,
    };
    let wanted =
        |entry: &&OpeningEntry| opening.is_some() || roll.is_none_or(|roll| entry.question.roll == roll);
    let rolls: Vec<OpeningRoll> =
        book.rolls(opening).filter(wanted).map(|entry| OpeningRoll::from_entry(book, entry)).collect();
    if rolls.is_empty() {
        return Err("the reference has no replies to this play".to_owned());
    }
    Ok(OpeningTable { truncated_after: OPENINGS_TRUNCATED_AFTER, board: Board::before(opening), rolls })
}

/// Parses an opening roll: two different digits, in either order.
fn opening_roll(text: &str) -> Result<Roll, String> {
    let mut pips: Vec<u8> = text.bytes().take(3).map(|digit| digit.wrapping_sub(b'0')).collect();
    // The reference has the higher number first.
    pips.sort_unstable_by_key(|pips| std::cmp::Reverse(*pips));
    <[u8; 2]>::try_from(pips)
        .ok()
        .and_then(Roll::from_pips)
        .filter(|roll| !roll.is_doublet())
        .ok_or_else(|| "an opening roll has two different numbers from 1 to 6, such as 31".to_owned())
}

impl Board {
    /// Returns the board before the opening rolls, or before the replies to one.
    fn before(opening: Option<(Roll, Play)>) -> Board {
        let position = opening
            .map_or(Position::STARTING, |(_, play)| rules::apply_play_unchecked(&Position::STARTING, &play));
        let count = |point: Point| {
            let own = i8::try_from(position.own(Place::Point(point))).unwrap_or(0);
            own - i8::try_from(position.opponent(Place::Point(point.opposite()))).unwrap_or(0)
        };
        Board {
            points: Point::all().map(count).collect(),
            bar: (position.own(Place::Bar), position.opponent(Place::Bar)),
            off: (position.own_off(), position.opponent_off()),
        }
    }
}

impl OpeningRoll {
    fn from_entry(book: &Openings, entry: &OpeningEntry) -> OpeningRoll {
        let [high, low] = entry.question.roll.dice();
        let play = |play: &OpeningPlay| ReferencePlay {
            notation: play.play.to_string(),
            equity: play.equity.mean,
            error: play.equity.standard_error,
            behind: play.behind.mean,
            behind_error: play.behind.standard_error,
            win: play.win,
            win_gammon: play.win_gammon,
            lose_gammon: play.lose_gammon,
            replies: book.has_replies(entry, play),
        };
        OpeningRoll {
            dice: (high.pips(), low.pips()),
            xgid: entry.question.xgid().to_string(),
            games: entry.games,
            plays: entry.plays.iter().map(play).collect(),
        }
    }
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
