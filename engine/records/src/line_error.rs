//! The reasons why a text file cannot be read: `.mat`, SGF, and the files of `JavaFIBS`.

use rules::BySide;
use thiserror::Error;

use crate::transcript::TranscriptProblem;

/// The error for a text file that cannot be read. No part of the file is kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct LineError {
    /// The line number, counted from 1.
    pub line: usize,
    /// The problem with the line.
    pub problem: LineProblem,
}

/// A problem with a line of a text file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineProblem {
    /// The line has another content than expected.
    #[error("expected {expected}, got {found:?}")]
    Expected {
        /// The expected content.
        expected: &'static str,
        /// The content found.
        found: String,
    },
    /// The file ends too early.
    #[error("expected {0}, but the file ends")]
    Ends(&'static str),
    /// The game is a variant of backgammon.
    #[error("variant {0:?} is not backgammon and cannot be read")]
    Variant(String),
    /// The game belongs to another match than the previous one.
    #[error("the {0} is not that of the game before")]
    OtherMatch(&'static str),
    /// A position was set up by hand, so the game does not begin at its beginning.
    #[error("{0} sets up a position, but a game must begin at its start")]
    SetUp(&'static str),
    /// The points differ from those after the previous game.
    #[error("expected the points {} and {} of the game before, got {} and {}", expected.white, expected.black, found.white, found.black)]
    Score {
        /// The points after the previous game.
        expected: BySide<u32>,
        /// The points on the line.
        found: BySide<u32>,
    },
    /// The game cannot continue like this.
    #[error("{0}")]
    Game(#[from] TranscriptProblem),
    /// The file has no games.
    #[error("it contains no match")]
    NoMatch,
    /// The line cannot be read unchanged, and reading is strict.
    #[error("{0}")]
    Changed(String),
}
