//! Reads the match files of `TrueMoneyGames`.
//!
//! A file begins with lines such as `MatchID: 12345` and `Player1: 7 anna 0.00`. A game begins with `Game 1: 0-0`. Each
//! line after it has a number, the kind of the action and its text, such as `-2 4 8/4 6/4`. The number is negative if
//! player 2 acts. The kinds were found out by giving such files to GNU Backgammon: 1 is a roll, 2 an automatic double,
//! 4 a play, 5 a double, 7 a take, 8 a beaver, 10 a pass, and 14 to 16 are wins.
//!
//! Player 1 is White here.

use rules::{BySide, MatchLength, Roll, Side};

use crate::line_error::{LineError, LineProblem};
use crate::line_reader::{LineReader, number_in, points_won};
use crate::report::{Note, Reading};
use crate::transcript::{Transcript, TranscriptStep};

/// The word with which every file begins.
pub const SIGNATURE: &str = "MatchID:";

impl Transcript {
    /// Reads a match file of `TrueMoneyGames`. Returns the lines that were skipped or changed as notes.
    ///
    /// # Errors
    /// Returns an error if the file holds no game, or one of another variant. With [`Reading::Strict`] the first wrong
    /// line is an error.
    pub fn read_tmg(text: &str, reading: Reading) -> Result<(Transcript, Vec<Note>), LineError> {
        let mut lines = LineReader::new(reading);
        let (mut length, mut has_crawford) = (None, true);
        for (line, row) in (1..).zip(text.lines().map(str::trim)).filter(|(_, row)| !row.is_empty()) {
            (lines.line, lines.row) = (line, row);
            if let Some((_, score)) = row.strip_prefix("Game ").and_then(|rest| rest.split_once(':')) {
                if lines.is_at_start() {
                    lines.set_length(length, has_crawford);
                }
                begin(&mut lines, score)?;
            } else if !lines.is_at_start() {
                read_action(&mut lines, row)?;
            } else if let Some((name, value)) = row.split_once(':') {
                let value = value.trim();
                match name {
                    "Length" => length = value.parse().ok().and_then(MatchLength::new),
                    "Crawford" => has_crawford = value != "0",
                    _ => read_head(&mut lines, name, value)?,
                }
            } else {
                lines.skip("a line of an unknown kind")?;
            }
        }
        lines.finish()
    }
}

fn read_head(lines: &mut LineReader<'_>, name: &str, value: &str) -> Result<(), LineError> {
    // A player has a number, a name and an amount.
    let player = || value.split_whitespace().nth(1).unwrap_or_default().to_owned();
    let Transcript { players, jacoby, about, .. } = &mut lines.transcript;
    match name {
        "Player1" => players.white = player(),
        "Player2" => players.black = player(),
        "Jacoby" => *jacoby = value != "0",
        "Variant" if value != "1" => {
            let variant = format!("TrueMoneyGames' variant {value}");
            return Err(LineError { line: lines.line, problem: LineProblem::Variant(variant) });
        }
        "Startdate" => {
            "TrueMoneyGames".clone_into(&mut about.place);
            let (date, time) = value.split_once(' ').unwrap_or((value, ""));
            about.date = match (date.get(..4), date.get(4..6), date.get(6..)) {
                (Some(year), Some(month), Some(day)) if date.len() == 8 => format!("{year}-{month}-{day}"),
                _ => date.to_owned(),
            };
            time.trim().clone_into(&mut about.time);
        }
        _ => {}
    }
    Ok(())
}

fn begin(lines: &mut LineReader<'_>, score: &str) -> Result<(), LineError> {
    let points = score.trim().split_once('-').and_then(|(white, black)| {
        let black = black.split_whitespace().next()?;
        Some(BySide { white: white.trim().parse().ok()?, black: black.parse().ok()? })
    });
    match points {
        Some(points) => lines.begin(points),
        None => Err(lines.expected("a game with its score, such as `Game 1: 0-0`")),
    }
}

fn read_action(lines: &mut LineReader<'_>, row: &str) -> Result<(), LineError> {
    let mut words = row.splitn(2, char::is_whitespace);
    let number = words.next().and_then(|number| number.parse::<i64>().ok());
    let rest = words.next().unwrap_or_default().trim();
    let (kind, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (Some(number), Ok(kind)) = (number, kind.parse::<u32>()) else {
        return lines.skip("a line of an unknown kind");
    };
    let side = if number < 0 { Side::Black } else { Side::White };
    let text = text.trim();
    match kind {
        1 => match text.as_bytes() {
            &[first @ b'1'..=b'6', second @ b'1'..=b'6', ..] => {
                match Roll::from_pips([first - b'0', second - b'0']) {
                    Some(roll) => lines.roll(side, roll),
                    None => lines.skip("no dice"),
                }
            }
            _ => lines.skip("no dice"),
        },
        2 => automatic_double(lines, text),
        4 if text.to_ascii_lowercase().contains("move") => lines.moves(side, ""),
        4 => lines.moves(side, text),
        5 | 8 => lines.put(side, TranscriptStep::Double),
        7 => lines.put(side, TranscriptStep::Take),
        10 => lines.put(side, TranscriptStep::Pass),
        14..=16 => match points_won(text).or_else(|| number_in(text)) {
            Some(points) => lines.win(side, points),
            None => lines.skip("no points"),
        },
        // The end of the match.
        17 => Ok(()),
        _ => lines.skip("a line of an unknown kind"),
    }
}

/// Turns the cube before the first roll to the value that the text states, or to 2.
fn automatic_double(lines: &mut LineReader<'_>, text: &str) -> Result<(), LineError> {
    let value = number_in(text).and_then(|value| u16::try_from(value).ok()).unwrap_or(2);
    let is_set = lines.game.as_mut().is_some_and(|game| game.set_automatic_doubles(value));
    if is_set { Ok(()) } else { lines.skip("an automatic double after the first roll, or in a match") }
}
