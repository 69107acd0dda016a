//! The state that the readers of line-based formats share: the match so far, the current game and line, and the notes.

use rules::{BySide, CubeValue, MatchLength, Roll, Side};

use crate::line_error::{LineError, LineProblem};
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, CrawfordGame, GameBuilder, Transcript, TranscriptStep};

/// The maximum number of characters of a line that an error quotes.
const QUOTED_MAX: usize = 80;

/// Builds a match from the lines of a file.
pub(crate) struct LineReader<'a> {
    reading: Reading,
    /// The current line, counted from 1, and its text without the blanks around it.
    pub(crate) line: usize,
    pub(crate) row: &'a str,
    notes: Vec<Note>,
    pub(crate) transcript: Transcript,
    crawford: CrawfordGame,
    pub(crate) game: Option<GameBuilder>,
    /// A roll whose play has not been read.
    pending: Option<(Side, Roll)>,
}

impl<'a> LineReader<'a> {
    pub(crate) fn new(reading: Reading) -> LineReader<'a> {
        LineReader {
            reading,
            line: 1,
            row: "",
            notes: Vec::new(),
            transcript: Transcript {
                players: BySide::default(),
                length: None,
                jacoby: false,
                crawford: true,
                about: About::default(),
                games: Vec::new(),
            },
            crawford: CrawfordGame::default(),
            game: None,
            pending: None,
        }
    }

    /// Sets the length of the match; `None` is a session.
    pub(crate) fn set_length(&mut self, length: Option<MatchLength>, has_crawford: bool) {
        self.transcript.length = length;
        self.transcript.crawford = has_crawford || length.is_none();
        self.crawford = CrawfordGame::of_match(length, has_crawford);
    }

    /// Returns true if no game has begun.
    pub(crate) fn is_at_start(&self) -> bool {
        self.transcript.games.is_empty() && self.game.is_none()
    }

    /// Returns the error for the current line.
    pub(crate) fn expected(&self, expected: &'static str) -> LineError {
        let found = self.row.chars().take(QUOTED_MAX).collect();
        LineError { line: self.line, problem: LineProblem::Expected { expected, found } }
    }

    /// Notes a problem. In strict reading it is an error.
    pub(crate) fn note_line_problem(&mut self, kind: NoteKind, text: String) -> Result<(), LineError> {
        if self.reading == Reading::Strict && kind.is_change() {
            return Err(LineError { line: self.line, problem: LineProblem::Changed(text) });
        }
        let game = self.game.as_ref().map(|_| self.transcript.games.len() + 1);
        self.notes.push(Note::new(self.line, game, kind, self.row, text));
        Ok(())
    }

    pub(crate) fn skip(&mut self, reason: &str) -> Result<(), LineError> {
        self.note_line_problem(NoteKind::Skipped, reason.to_owned())
    }

    /// Begins a game with the points before it, after ending the game before.
    pub(crate) fn begin(&mut self, score: BySide<u32>) -> Result<(), LineError> {
        self.end_game(Some(score))?;
        if let Some(text) = self.transcript.jump(score) {
            self.note_line_problem(NoteKind::Changed, text)?;
        }
        let is_crawford = self.crawford.begin(score);
        let builder = GameBuilder::new(score, is_crawford, CubeValue::ONE);
        self.game = Some(builder.of_match(self.transcript.length));
        Ok(())
    }

    /// Ends the current game, if any. The points before the `next` game may show its result.
    pub(crate) fn end_game(&mut self, next: Option<BySide<u32>>) -> Result<(), LineError> {
        self.flush()?;
        let Some(mut builder) = self.game.take() else { return Ok(()) };
        if self.reading == Reading::Tolerant
            && let Some((kind, text)) = builder.end_unstated(next, self.transcript.jacoby)
        {
            self.note_line_problem(kind, text)?;
        }
        self.transcript.games.push(builder.finish());
        Ok(())
    }

    /// Reads a roll whose play follows.
    pub(crate) fn roll(&mut self, side: Side, roll: Roll) -> Result<(), LineError> {
        self.flush()?;
        self.pending = Some((side, roll));
        Ok(())
    }

    /// Reads the play of the roll before. The text is empty if no checker is moved.
    pub(crate) fn moves(&mut self, side: Side, moves: &str) -> Result<(), LineError> {
        match self.pending.take_if(|(by, _)| *by == side) {
            Some((_, roll)) => self.step(side, TranscriptStep::Play { roll, moves }),
            None => self.skip("a play without a roll before it"),
        }
    }

    /// Adds a step of the current game.
    pub(crate) fn put(&mut self, side: Side, step: TranscriptStep<'_>) -> Result<(), LineError> {
        self.flush()?;
        self.step(side, step)
    }

    /// Ends the current game with a result, unless it has one.
    pub(crate) fn win(&mut self, side: Side, points: u32) -> Result<(), LineError> {
        if self.game.as_ref().is_some_and(GameBuilder::has_ended) {
            return Ok(());
        }
        self.put(side, TranscriptStep::Wins(points))
    }

    /// Returns true if a double waits for its answer.
    pub(crate) fn is_doubled(&self) -> bool {
        self.game.as_ref().is_some_and(GameBuilder::is_doubled)
    }

    /// Returns the match.
    ///
    /// # Errors
    /// Returns an error if there is no game, or for the last game as [`LineReader::end_game`] does.
    pub(crate) fn finish(mut self) -> Result<(Transcript, Vec<Note>), LineError> {
        self.end_game(None)?;
        if self.transcript.games.is_empty() {
            return Err(LineError { line: self.line, problem: LineProblem::NoMatch });
        }
        Ok((self.transcript, self.notes))
    }

    /// Adds a roll that has no play.
    fn flush(&mut self) -> Result<(), LineError> {
        match self.pending.take() {
            Some((side, roll)) => self.step(side, TranscriptStep::Play { roll, moves: "" }),
            None => Ok(()),
        }
    }

    fn step(&mut self, side: Side, step: TranscriptStep<'_>) -> Result<(), LineError> {
        let Some(mut builder) = self.game.take() else {
            return self.skip("no game has begun");
        };
        let line = self.line;
        let mut notes = Vec::new();
        let done = builder.put_anyhow(side, step, line, |kind, text| {
            notes.push((kind, text));
            Ok::<(), LineError>(())
        });
        self.game = Some(builder);
        for (kind, text) in notes {
            self.note_line_problem(kind, text)?;
        }
        done
    }
}

/// Returns the first number in a text.
pub(crate) fn number_in(text: &str) -> Option<u32> {
    let at = text.find(|letter: char| letter.is_ascii_digit())?;
    let rest = &text[at..];
    rest[..rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
}

/// Returns the points of a text such as `anna wins 2 points`.
pub(crate) fn points_won(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("wins ").or_else(|| text.split_once("win "))?;
    let first = rest.split_whitespace().next()?;
    first.parse().ok()
}
