//! Reads the match files that `JavaFIBS`, a client of FIBS, saves.
//!
//! A file begins with `JavaFIBS internal match representation v1.1`. Each line after it has a code, a player and
//! the player's action, such as `1:Anna:24-18 18-13`. The saving player is called `You` everywhere but in the
//! lines of the score. Points are numbered as the board appeared on the screen, so that one player moves upwards.
//!
//! The meanings of the codes come from the project `gitGNU/gnu_gibbon` on GitHub. They were checked with its file
//! `7point.match`, because the project also has that match as a `.mat` file. No source code of that project is used
//! here.
//!
//! `You` is White here.

use rules::{BySide, MatchLength, Roll, Side};

use crate::line_error::LineError;
use crate::line_reader::LineReader;
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{Transcript, TranscriptStep};

/// The words with which every file begins. A version follows.
pub const SIGNATURE: &str = "JavaFIBS internal match representation";

/// The name of the saving player.
const YOU: &str = "You";

impl Transcript {
    /// Reads a match that `JavaFIBS` saved. Returns the lines that were skipped or changed as notes.
    ///
    /// # Errors
    /// Returns an error if the file holds no game. With [`Reading::Strict`] the first wrong line is an error.
    pub fn read_javafibs(text: &str, reading: Reading) -> Result<(Transcript, Vec<Note>), LineError> {
        let mut lines = LineReader::new(reading);
        YOU.clone_into(&mut lines.transcript.players.white);
        let mut rows = (1..).zip(text.lines().map(str::trim)).filter(|(_, row)| !row.is_empty());
        (lines.line, lines.row) = rows.next().unwrap_or((1, ""));
        if !lines.row.starts_with(SIGNATURE) {
            return Err(lines.expected("the words `JavaFIBS internal match representation`"));
        }
        for (line, row) in rows {
            (lines.line, lines.row) = (line, row);
            read_row(&mut lines, row)?;
        }
        lines.finish()
    }
}

/// Returns the side of a name. The first unknown name is that of the opponent.
fn side_of(lines: &mut LineReader<'_>, name: &str) -> Option<Side> {
    let BySide { white, black } = &mut lines.transcript.players;
    if name == YOU || name == white {
        return Some(Side::White);
    }
    if black.is_empty() {
        name.clone_into(black);
    }
    (name == black).then_some(Side::Black)
}

fn read_row(lines: &mut LineReader<'_>, row: &str) -> Result<(), LineError> {
    let mut parts = row.splitn(3, ':').map(str::trim);
    let code = parts.next().and_then(|code| code.parse::<u32>().ok());
    let (name, rest) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    match code {
        Some(8) => start(lines, name, rest),
        // Only the line with the score after a game has the real name of the saving player.
        Some(14) => {
            read_own_name(lines, row);
            Ok(())
        }
        // These lines need no action: the end of the match, an offer to resign and its refusal, and the start of a
        // game, whose players follow on the next line.
        Some(3 | 6 | 9 | 12) => Ok(()),
        Some(13) => begin(lines, name),
        Some(code @ (0 | 1 | 2 | 4 | 5 | 7 | 11 | 15)) => match side_of(lines, name) {
            Some(side) => read_action(lines, code, side, rest),
            None => lines.skip("neither of the players has this name"),
        },
        Some(_) | None => lines.skip("a line of an unknown kind"),
    }
}

/// Reads the opponent and the length of the match.
fn start(lines: &mut LineReader<'_>, name: &str, length: &str) -> Result<(), LineError> {
    if lines.transcript.length.is_some() || !lines.is_at_start() {
        return lines.skip("a second match in the file");
    }
    name.clone_into(&mut lines.transcript.players.black);
    let points = length.parse().ok().and_then(MatchLength::new);
    if points.is_none() && !matches!(length, "unlimited" | "0" | "") {
        lines.note_line_problem(NoteKind::Changed, "no length of a match; read as a session".to_owned())?;
    }
    lines.set_length(points, true);
    Ok(())
}

/// Takes the name of the saving player from a line such as `14:Anna-2:Bob-1`.
fn read_own_name(lines: &mut LineReader<'_>, row: &str) {
    let names = row.split(':').skip(1).filter_map(|part| part.rsplit_once('-'));
    let BySide { white, black } = &mut lines.transcript.players;
    if let (true, Some((name, _))) =
        (white == YOU, names.map(|(name, points)| (name.trim(), points)).find(|(name, _)| name != black))
    {
        name.clone_into(white);
    }
}

fn begin(lines: &mut LineReader<'_>, opponent: &str) -> Result<(), LineError> {
    if lines.transcript.players.black.is_empty() {
        opponent.clone_into(&mut lines.transcript.players.black);
    }
    // The score of the file is not read: it follows from the games.
    lines.end_game(None)?;
    lines.begin(lines.transcript.score())
}

fn read_action(lines: &mut LineReader<'_>, code: u32, side: Side, rest: &str) -> Result<(), LineError> {
    match code {
        1 | 15 => {
            let (moves, is_whole) = moves(rest);
            if !is_whole {
                lines.note_line_problem(
                    NoteKind::Changed,
                    "the words after the moves are left out".to_owned(),
                )?;
            }
            lines.moves(side, &moves)
        }
        0 | 11 => {
            let mut dice = rest.split_whitespace().map_while(|pips| pips.parse::<u8>().ok());
            let roll = dice.next().zip(dice.next()).and_then(|(one, two)| Roll::from_pips([one, two]));
            match roll {
                Some(roll) => lines.roll(side, roll),
                None => lines.skip("no dice"),
            }
        }
        2 => lines.put(side, TranscriptStep::Double),
        4 => lines.put(side, TranscriptStep::Take),
        5 => lines.put(side, TranscriptStep::Pass),
        _ => match rest.parse() {
            Ok(points) => lines.put(side, TranscriptStep::Wins(points)),
            Err(_no_number) => lines.skip("no points"),
        },
    }
}

/// Returns moves such as `17-21 bar-23` in the mover's numbering, and true if the text contains nothing else.
pub(crate) fn moves(text: &str) -> (String, bool) {
    let mut moves = String::new();
    for word in text.split_whitespace() {
        let Some((from, to)) = word.split_once('-').and_then(|(from, to)| one_move(from, to)) else {
            return (moves, false);
        };
        let gap = if moves.is_empty() { "" } else { " " };
        moves.push_str(&format!("{gap}{from}/{to}"));
    }
    (moves, true)
}

/// Returns both ends of a move in the mover's numbering. The move itself shows the direction of play.
fn one_move(from: &str, to: &str) -> Option<(String, String)> {
    let point = |text: &str| text.parse::<u8>().ok().filter(|point| (1..=24).contains(point));
    let counted = |point: u8, is_upwards: bool| if is_upwards { 25 - point } else { point }.to_string();
    match (from, to) {
        ("bar", to) => {
            let to = point(to)?;
            Some(("bar".to_owned(), counted(to, to <= 6)))
        }
        (from, "off") => {
            let from = point(from)?;
            Some((counted(from, from >= 19), "off".to_owned()))
        }
        (from, to) => {
            let (from, to) = (point(from)?, point(to)?);
            Some((counted(from, from < to), counted(to, from < to)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::moves;

    #[test]
    fn moves_are_counted_by_the_mover() {
        assert_eq!(moves("17-21 19-21"), ("8/4 6/4".to_owned(), true));
        assert_eq!(moves("bar-23 8-off bar-2 22-off"), ("bar/23 8/off bar/23 3/off".to_owned(), true));
        assert_eq!(moves("24-18 Bob-moves 3-4"), ("24/18".to_owned(), false));
        assert_eq!(moves("0-4"), (String::new(), false));
    }
}
