//! Reads the replays of bgammon.org.
//!
//! A file begins with an index, one line `bgammon-replay <offset>` for each game. A game begins with
//! `i <time> <player 1> <player 2> <length> <score 1> <score 2> <winner> <points> <variant>`, where old files have no
//! time. Each line after it is an event of a player: `1 r 5-3 13/8 24/21` is a roll with its play, `1 d 2 1` a double
//! that was taken, `1 d 2 0` one that was passed, `1 t` a resignation. The points are numbered as player 1 sees them.
//! The facts come from the project's own specification, `REPLAY.md` of `tslocum/bgammon`.
//!
//! Player 1 is White here.

use rules::{BySide, MatchLength, Roll, Side};

use crate::dates;
use crate::javafibs;
use crate::line_error::{LineError, LineProblem};
use crate::line_reader::LineReader;
use crate::report::{Note, Reading};
use crate::transcript::{Transcript, TranscriptStep};

/// The word with which every file begins.
pub const SIGNATURE: &str = "bgammon-replay";

impl Transcript {
    /// Reads a replay of bgammon.org. Returns the lines that were skipped or changed as notes.
    ///
    /// # Errors
    /// Returns an error if the file holds no game, or one of another variant. With [`Reading::Strict`] the first wrong
    /// line is an error.
    pub fn read_bgammon(text: &str, reading: Reading) -> Result<(Transcript, Vec<Note>), LineError> {
        let mut lines = LineReader::new(reading);
        let mut result = None;
        for (line, row) in (1..).zip(text.lines().map(str::trim)).filter(|(_, row)| !row.is_empty()) {
            (lines.line, lines.row) = (line, row);
            let words: Vec<&str> = row.split_whitespace().collect();
            match words.as_slice() {
                [SIGNATURE, ..] => {}
                ["i", head @ ..] => {
                    end(&mut lines, result.take())?;
                    result = begin(&mut lines, head)?;
                }
                // The winner of a resignation is in the head.
                [_, "t"] | ["t"] => {}
                [player @ ("1" | "2"), event @ ..] => {
                    let side = if *player == "1" { Side::White } else { Side::Black };
                    read_event(&mut lines, side, event)?;
                }
                _ => lines.skip("a line of an unknown kind")?,
            }
        }
        end(&mut lines, result)?;
        lines.finish()
    }
}

/// Ends a game with the result that its head states.
fn end(lines: &mut LineReader<'_>, result: Option<(Side, u32)>) -> Result<(), LineError> {
    match result {
        Some((winner, points)) => lines.win(winner, points),
        None => Ok(()),
    }
}

/// Reads the head of a game. Returns its winner and points.
fn begin(lines: &mut LineReader<'_>, head: &[&str]) -> Result<Option<(Side, u32)>, LineError> {
    let error = lines.expected("a head such as `i 1700000000 Anna Bob 3 0 0 1 1 0`");
    let (time, head) = match head {
        [time, head @ ..] if head.len() >= 8 => (time.parse::<u64>().ok(), head),
        head => (None, head),
    };
    let &[white, black, length, ref numbers @ ..] = head else { return Err(error) };
    let numbers: Vec<u32> = numbers.iter().map_while(|number| number.parse().ok()).collect();
    let (&[white_score, black_score, winner, points, variant], Ok(length)) =
        (numbers.as_slice(), length.parse())
    else {
        return Err(error);
    };
    if let 1.. = variant {
        let name = if variant == 1 { "acey-deucey" } else { "tabula" };
        return Err(LineError { line: lines.line, problem: LineProblem::Variant(name.to_owned()) });
    }
    if lines.is_at_start() {
        lines.set_length(MatchLength::new(length), true);
        lines.transcript.players = BySide { white: white.to_owned(), black: black.to_owned() };
        let about = &mut lines.transcript.about;
        "bgammon.org".clone_into(&mut about.place);
        if let Some(time) = time.filter(|&time| time > 0) {
            (about.date, about.time) = dates::of_seconds(time);
        }
    }
    lines.begin(BySide { white: white_score, black: black_score })?;
    Ok(match winner {
        1 => Some((Side::White, points)),
        2 => Some((Side::Black, points)),
        _ => None,
    })
}

fn read_event(lines: &mut LineReader<'_>, side: Side, event: &[&str]) -> Result<(), LineError> {
    match event {
        ["d", _value, answer @ ..] => {
            lines.put(side, TranscriptStep::Double)?;
            match answer {
                ["1"] => lines.put(side.opponent(), TranscriptStep::Take),
                ["0"] => lines.put(side.opponent(), TranscriptStep::Pass),
                _ => Ok(()),
            }
        }
        ["r", dice, moves @ ..] => {
            let &[first @ b'1'..=b'6', b'-', second @ b'1'..=b'6'] = dice.as_bytes() else {
                return lines.skip("no dice");
            };
            let Some(roll) = Roll::from_pips([first - b'0', second - b'0']) else {
                return lines.skip("no dice");
            };
            let (moves, is_whole) = javafibs::moves(&moves.join(" ").replace('/', "-"));
            lines.roll(side, roll)?;
            if !is_whole {
                lines.skip("the words after the moves are left out")?;
            }
            lines.moves(side, &moves)
        }
        _ => lines.skip("a line of an unknown kind"),
    }
}
