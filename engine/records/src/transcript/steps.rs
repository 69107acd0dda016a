//! The steps of a game as a file states them, and how a tolerant reader handles steps that do not fit.

use rules::{BySide, Crawford, MatchLength, MatchPoints, Roll, Side};

use super::{GameBuilder, TranscriptProblem};
use crate::report::NoteKind;

/// A step of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TranscriptStep<'a> {
    /// A roll and its play. The text is empty if no checker was moved.
    Play { roll: Roll, moves: &'a str },
    /// A double, or a beaver or raccoon where a double has to be answered.
    Double,
    /// A take.
    Take,
    /// A pass.
    Pass,
    /// The end of the game with the points that the side won.
    Wins(u32),
}

/// Finds the Crawford game of a match by the points before each game, whatever a file says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CrawfordGame {
    /// The length and the stage; `None` in a session or without the rule.
    state: Option<(MatchLength, Crawford)>,
    is_later: bool,
}

impl CrawfordGame {
    /// Starts a match. Without the rule it has no Crawford game.
    pub(crate) fn of_match(length: Option<MatchLength>, applies: bool) -> CrawfordGame {
        let length = length.filter(|_| applies);
        CrawfordGame { state: length.map(|length| (length, Crawford::at_start(length))), is_later: false }
    }

    /// Starts the next game with the points before it. Returns true if it is the Crawford game.
    pub(crate) fn begin(&mut self, score: BySide<u32>) -> bool {
        let is_later = std::mem::replace(&mut self.is_later, true) || score != BySide::default();
        let Some((length, state)) = &mut self.state else { return false };
        if is_later {
            *state = state.after_game(score.map(|points| length.away(MatchPoints::new(points))));
        }
        state.is_crawford()
    }
}

/// The maximum number of mends of one step. Each mend removes one obstacle, and there are fewer than eight kinds of
/// obstacles.
const MENDS_MAX: usize = 8;

impl GameBuilder {
    fn put(&mut self, side: Side, step: TranscriptStep<'_>) -> Result<(), TranscriptProblem> {
        match step {
            TranscriptStep::Play { roll, moves } => self.play(side, roll, moves),
            TranscriptStep::Double => self.double(side, None),
            TranscriptStep::Take => self.take(side),
            TranscriptStep::Pass => self.pass(side),
            TranscriptStep::Wins(points) => self.end(side, points),
        }
    }

    /// Adds a step. If it does not fit, the mends of tolerant reading are tried. If none of them helps, the rest of
    /// the game is left out.
    ///
    /// # Errors
    /// Returns the error of `note`, which in strict reading returns an error for each note.
    pub(crate) fn put_anyhow<E>(
        &mut self,
        side: Side,
        step: TranscriptStep<'_>,
        line: usize,
        mut note: impl FnMut(NoteKind, String) -> Result<(), E>,
    ) -> Result<(), E> {
        if let Some(cut) = self.cut_mut() {
            if let TranscriptStep::Wins(points) = step {
                cut.result = Some((side, points));
            }
            return Ok(());
        }
        for _ in 0..MENDS_MAX {
            let Err(problem) = self.put(side, step) else { return Ok(()) };
            let mended = match (&problem, step) {
                (TranscriptProblem::Play { .. }, TranscriptStep::Play { roll, moves }) => {
                    match self.play_illegally(side, roll, moves) {
                        Some(text) => return note(NoteKind::Changed, text),
                        None => None,
                    }
                }
                (TranscriptProblem::End { .. }, TranscriptStep::Wins(points)) => {
                    return match self.end_anyhow(side, points) {
                        Some(text) => note(NoteKind::Changed, text),
                        None => note(NoteKind::Skipped, problem.to_string()),
                    };
                }
                (TranscriptProblem::GameIsOver, _) => {
                    return note(NoteKind::Skipped, "the game is over".to_owned());
                }
                (_, _) => self.mend(side, &problem),
            };
            let Some(text) = mended else {
                self.cut(line, problem.to_string());
                return note(NoteKind::Skipped, format!("{problem}; the rest of the game is left out"));
            };
            note(NoteKind::Changed, text)?;
        }
        Ok(())
    }
}
