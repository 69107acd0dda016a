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

use rules::{BySide, CubeValue, MatchLength, Roll, Side};

use crate::line_error::{LineError, LineProblem};
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, CrawfordGame, GameBuilder, Step, Transcript};

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
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        let (line, first) = lines.next().unwrap_or((1, ""));
        if !first.starts_with(SIGNATURE) {
            return Err(expected(line, "the words `JavaFIBS internal match representation`", first));
        }
        let mut reader = Reader {
            reading,
            line,
            row: first,
            notes: Vec::new(),
            transcript: Transcript {
                players: BySide { white: YOU.to_owned(), black: String::new() },
                length: None,
                jacoby: false,
                crawford: true,
                about: About::default(),
                games: Vec::new(),
            },
            crawford: CrawfordGame::default(),
            game: None,
            pending: None,
        };
        for (line, row) in lines {
            (reader.line, reader.row) = (line, row);
            reader.row()?;
        }
        reader.end_game()?;
        let Reader { transcript, notes, line, .. } = reader;
        if transcript.games.is_empty() {
            return Err(LineError { line, problem: LineProblem::NoMatch });
        }
        Ok((transcript, notes))
    }
}

fn expected(line: usize, expected: &'static str, found: &str) -> LineError {
    let found = found.chars().take(80).collect();
    LineError { line, problem: LineProblem::Expected { expected, found } }
}

struct Reader<'a> {
    reading: Reading,
    /// The current line, counted from 1, and its text.
    line: usize,
    row: &'a str,
    notes: Vec<Note>,
    transcript: Transcript,
    crawford: CrawfordGame,
    game: Option<GameBuilder>,
    /// A roll whose play has not been read.
    pending: Option<(Side, Roll)>,
}

impl Reader<'_> {
    /// Notes a problem. In strict reading it is an error.
    fn note(&mut self, kind: NoteKind, text: String) -> Result<(), LineError> {
        if self.reading == Reading::Strict {
            return Err(LineError { line: self.line, problem: LineProblem::Changed(text) });
        }
        let game = self.game.as_ref().map(|_| self.transcript.games.len() + 1);
        self.notes.push(Note::new(self.line, game, kind, self.row, text));
        Ok(())
    }

    fn skip(&mut self, reason: &str) -> Result<(), LineError> {
        self.note(NoteKind::Skipped, reason.to_owned())
    }

    /// Returns the side of a name. The first unknown name is that of the opponent.
    fn side(&mut self, name: &str) -> Option<Side> {
        let BySide { white, black } = &mut self.transcript.players;
        if name == YOU || name == white {
            return Some(Side::White);
        }
        if black.is_empty() {
            name.clone_into(black);
        }
        (name == black).then_some(Side::Black)
    }

    fn row(&mut self) -> Result<(), LineError> {
        let mut parts = self.row.splitn(3, ':').map(str::trim);
        let code = parts.next().and_then(|code| code.parse::<u32>().ok());
        let (name, rest) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        match code {
            Some(8) => self.start(name, rest),
            // Only the line with the score after a game has the real name of the saving player.
            Some(14) => {
                self.score();
                Ok(())
            }
            // These lines need no action: the end of the match, an offer to resign and its refusal, and the start of
            // a game, whose players follow on the next line.
            Some(3 | 9 | 12) => Ok(()),
            Some(13) => self.begin(name),
            Some(6) => Ok(()),
            Some(code @ (0 | 1 | 2 | 4 | 5 | 7 | 11 | 15)) => match self.side(name) {
                Some(side) => self.action(code, side, rest),
                None => self.skip("neither of the players has this name"),
            },
            Some(_) | None => self.skip("a line of an unknown kind"),
        }
    }

    /// Reads the opponent and the length of the match.
    fn start(&mut self, name: &str, length: &str) -> Result<(), LineError> {
        if self.transcript.length.is_some() || !self.transcript.games.is_empty() || self.game.is_some() {
            return self.skip("a second match in the file");
        }
        name.clone_into(&mut self.transcript.players.black);
        let points = length.parse().ok().and_then(MatchLength::new);
        if points.is_none() && !matches!(length, "unlimited" | "0" | "") {
            self.note(NoteKind::Changed, "no length of a match; read as a session".to_owned())?;
        }
        self.transcript.length = points;
        self.crawford = CrawfordGame::of_match(points, true);
        Ok(())
    }

    /// Takes the name of the saving player from a line such as `14:Anna-2:Bob-1`.
    fn score(&mut self) {
        let names = self.row.split(':').skip(1).filter_map(|part| part.rsplit_once('-'));
        let BySide { white, black } = &mut self.transcript.players;
        if let (true, Some((name, _))) =
            (white == YOU, names.map(|(name, points)| (name.trim(), points)).find(|(name, _)| name != black))
        {
            name.clone_into(white);
        }
    }

    fn begin(&mut self, opponent: &str) -> Result<(), LineError> {
        self.end_game()?;
        if self.transcript.players.black.is_empty() {
            opponent.clone_into(&mut self.transcript.players.black);
        }
        let score = self.transcript.score();
        let is_crawford = self.crawford.begin(score);
        let builder = GameBuilder::new(score, is_crawford, CubeValue::ONE);
        self.game = Some(builder.of_match(self.transcript.length));
        Ok(())
    }

    fn end_game(&mut self) -> Result<(), LineError> {
        if let Some((side, roll)) = self.pending.take() {
            self.put(side, Step::Play { roll, moves: "" })?;
        }
        let Some(mut builder) = self.game.take() else { return Ok(()) };
        if self.reading == Reading::Tolerant
            && let Some((kind, text)) = builder.end_unstated(None, self.transcript.jacoby)
        {
            self.note(kind, text)?;
        }
        self.transcript.games.push(builder.finish());
        Ok(())
    }

    fn put(&mut self, side: Side, step: Step<'_>) -> Result<(), LineError> {
        let Some(mut builder) = self.game.take() else {
            return self.skip("no game has begun");
        };
        let line = self.line;
        let done = builder.put_anyhow(side, step, line, |kind, text| self.note(kind, text));
        self.game = Some(builder);
        done
    }

    fn action(&mut self, code: u32, side: Side, rest: &str) -> Result<(), LineError> {
        if code == 1 || code == 15 {
            let Some((_, roll)) = self.pending.take().filter(|(by, _)| *by == side) else {
                return self.skip("a play without a roll before it");
            };
            let (moves, is_whole) = moves(rest);
            if !is_whole {
                self.note(NoteKind::Changed, "the words after the moves are left out".to_owned())?;
            }
            return self.put(side, Step::Play { roll, moves: &moves });
        }
        if let Some((by, roll)) = self.pending.take() {
            self.put(by, Step::Play { roll, moves: "" })?;
        }
        match code {
            0 | 11 => {
                let mut dice = rest.split_whitespace().map(str::parse::<u8>);
                let (first, second) = (dice.next(), dice.next());
                let (Some(Ok(first)), Some(Ok(second))) = (first, second) else {
                    return self.skip("no dice");
                };
                match Roll::from_pips([first, second]) {
                    Some(roll) => self.pending = Some((side, roll)),
                    None => return self.skip("no dice"),
                }
                Ok(())
            }
            2 => self.put(side, Step::Double),
            4 => self.put(side, Step::Take),
            5 => self.put(side, Step::Pass),
            _ => match rest.parse() {
                Ok(points) => self.put(side, Step::Wins(points)),
                Err(_no_number) => self.skip("no points"),
            },
        }
    }
}

/// Returns moves such as `17-21 bar-23` in the mover's numbering, and true if the text contains nothing else.
fn moves(text: &str) -> (String, bool) {
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
