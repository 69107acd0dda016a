//! Reads matches in the form of FIBS' command `oldmoves`, which players save from their terminal.
//!
//! ```text
//! Score is 0-0 in a 3 point match.
//! anna is X - boris is O
//! X: (3 1) 8-5 6-5
//! O: (4 2) 17-21 19-21
//! X: doubles
//! O: rejects
//! anna wins 1 point.
//! ```
//!
//! Both players' points are numbered alike, so that one of them moves upwards. The facts come from the manual of GNU
//! Backgammon and from reading such files with it.
//!
//! The first named player is White here.

use rules::{BySide, MatchLength, Roll, Side};

use crate::javafibs;
use crate::line_error::LineError;
use crate::line_reader::{LineReader, number_in, points_won};
use crate::report::{Note, Reading};
use crate::transcript::{Transcript, TranscriptStep};

/// The words with which a game begins.
const SCORE: &str = "Score is ";
/// The number of lines in which the first game must begin. Terminals keep a few lines before it.
const FIRST_LINES: usize = 40;

/// Returns true if a text looks like `oldmoves`: a game begins in one of its first lines.
pub fn is_oldmoves(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(FIRST_LINES);
    lines.any(|line| line.starts_with(SCORE)) && lines.next().is_some_and(|line| read_players(line).is_some())
}

impl Transcript {
    /// Reads a match in the form of `oldmoves`. Returns the lines that were skipped or changed as notes.
    ///
    /// # Errors
    /// Returns an error if the text holds no game. With [`Reading::Strict`] the first wrong line is an error.
    pub fn read_oldmoves(text: &str, reading: Reading) -> Result<(Transcript, Vec<Note>), LineError> {
        let mut reader =
            Reader { lines: LineReader::new(reading), x: Side::White, score: None, resigned: None };
        for (line, row) in (1..).zip(text.lines().map(str::trim)).filter(|(_, row)| !row.is_empty()) {
            (reader.lines.line, reader.lines.row) = (line, row);
            reader.row(row)?;
        }
        reader.lines.finish()
    }
}

struct Reader<'a> {
    lines: LineReader<'a>,
    /// The side that plays as X in the current game.
    x: Side,
    /// The points before the next game, in the order of the names that follow, and the length.
    score: Option<([u32; 2], Option<MatchLength>)>,
    /// The winner and the points of a resignation that has not been answered.
    resigned: Option<(Side, u32)>,
}

impl Reader<'_> {
    fn row(&mut self, row: &str) -> Result<(), LineError> {
        if let Some(rest) = row.strip_prefix(SCORE) {
            self.score = read_score(rest);
            return if self.score.is_none() { self.lines.skip("no score") } else { Ok(()) };
        }
        if let (Some(score), Some(players)) = (self.score, read_players(row)) {
            self.score = None;
            return self.begin(score, players);
        }
        if self.lines.is_at_start() {
            // Lines before the first game are the terminal's.
            return Ok(());
        }
        let turn = row.split_once(':').and_then(|(letter, says)| match letter.trim() {
            "X" => Some((self.x, says.trim())),
            "O" => Some((self.x.opponent(), says.trim())),
            _ => None,
        });
        match turn {
            Some((side, says)) => self.turn(side, says),
            None => self.told(row),
        }
    }

    fn begin(
        &mut self,
        (score, length): ([u32; 2], Option<MatchLength>),
        [(first, is_x), (second, _)]: [(&str, bool); 2],
    ) -> Result<(), LineError> {
        let lines = &mut self.lines;
        if lines.is_at_start() {
            lines.set_length(length, true);
            lines.transcript.players = BySide { white: first.to_owned(), black: second.to_owned() };
            "FIBS".clone_into(&mut lines.transcript.about.place);
        } else if lines.transcript.length != length {
            lines.skip("a game of another match; it is read as one of this match")?;
        }
        // The names may change their order between games.
        let is_same = lines.transcript.players.white == first;
        let first_side = if is_same { Side::White } else { Side::Black };
        self.x = if is_x { first_side } else { first_side.opponent() };
        self.resigned = None;
        let [white, black] = if is_same { score } else { [score[1], score[0]] };
        lines.begin(BySide { white, black })
    }

    fn turn(&mut self, side: Side, says: &str) -> Result<(), LineError> {
        let lines = &mut self.lines;
        if let Some(rest) = says.strip_prefix('(') {
            self.resigned = None;
            let Some((roll, moves)) =
                rest.split_once(')').and_then(|(dice, rest)| Some((read_dice(dice)?, rest)))
            else {
                return lines.skip("no dice");
            };
            let (moves, is_whole) = javafibs::moves(moves);
            lines.roll(side, roll)?;
            if !is_whole && !rest.to_ascii_lowercase().contains("move") {
                lines.skip("the words after the moves are left out")?;
            }
            return lines.moves(side, &moves);
        }
        let word = says.split_whitespace().next().unwrap_or_default().trim_end_matches('.');
        match word {
            "doubles" | "redoubles" | "beavers" | "raccoons" => lines.put(side, TranscriptStep::Double),
            "accepts" | "takes" => match self.resigned.take() {
                Some((winner, points)) if !lines.is_doubled() => lines.win(winner, points),
                _ => lines.put(side, TranscriptStep::Take),
            },
            "rejects" | "declines" | "drops" | "passes" => {
                if self.resigned.take().is_some() && !lines.is_doubled() {
                    return Ok(());
                }
                lines.put(side, TranscriptStep::Pass)
            }
            "wants" => {
                let points = points_won(says).or_else(|| number_in(says)).unwrap_or(1);
                self.resigned = Some((side.opponent(), points));
                Ok(())
            }
            "resigns" => {
                self.resigned = Some((side.opponent(), number_in(says).unwrap_or(1)));
                Ok(())
            }
            "wins" => match points_won(says) {
                Some(points) => lines.win(side, points),
                None => Ok(()),
            },
            "can't" | "cannot" => Ok(()),
            _ => lines.skip("a line of an unknown kind"),
        }
    }

    /// Reads a line that names a player, such as `anna wins 1 point.` Other lines of the terminal are skipped.
    fn told(&mut self, row: &str) -> Result<(), LineError> {
        let players = &self.lines.transcript.players;
        let winner = Side::ALL.into_iter().find(|&side| {
            row.strip_prefix(players[side].as_str())
                .is_some_and(|rest| rest.trim_start().starts_with("wins "))
        });
        match winner {
            // The end of the match is written too: `anna wins the 3 point match 3-0.`
            Some(winner) => points_won(row).map_or(Ok(()), |points| self.lines.win(winner, points)),
            None => self.lines.skip("a line of an unknown kind"),
        }
    }
}

/// Reads the score after `Score is `, such as `0-0 in a 3 point match.`
fn read_score(text: &str) -> Option<([u32; 2], Option<MatchLength>)> {
    let (score, rest) = text.split_once(' ')?;
    let (first, second) = score.split_once('-')?;
    let points = number_in(rest).and_then(|points| u16::try_from(points).ok());
    Some(([first.parse().ok()?, second.parse().ok()?], points.and_then(MatchLength::new)))
}

/// Reads `anna is X - boris is O`: the names in this order, each with true if it plays as X.
fn read_players(text: &str) -> Option<[(&str, bool); 2]> {
    let one = |text: &'_ str| -> Option<(usize, bool)> {
        let (name, letter) = text.trim().trim_end_matches('.').rsplit_once(" is ")?;
        match letter.trim() {
            "X" => Some((name.trim_end().len(), true)),
            "O" => Some((name.trim_end().len(), false)),
            _ => None,
        }
    };
    let (first, second) = text.split_once(" - ")?;
    let (first, second) = (first.trim(), second.trim());
    let ((first_end, is_x), (second_end, is_other_x)) = (one(first)?, one(second)?);
    (is_x != is_other_x).then_some([(&first[..first_end], is_x), (&second[..second_end], is_other_x)])
}

/// Reads dice such as `3 1`.
fn read_dice(text: &str) -> Option<Roll> {
    let mut dice = text.split_whitespace().map(|die| die.parse::<u8>().ok());
    let (first, second) = (dice.next()??, dice.next()??);
    Roll::from_pips([first, second])
}
