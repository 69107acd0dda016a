//! The reasons why an SGF file cannot be read.

use rules::BySide;
use thiserror::Error;

use crate::transcript::TranscriptProblem;

/// The error for an SGF file that cannot be read. No part of the file is kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct SgfError {
    /// The line number, counted from 1.
    pub line: usize,
    /// The problem with the line.
    pub problem: SgfProblem,
}

/// A problem with a line of an SGF file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfProblem {
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
    /// The game belongs to another match than the previous one.
    #[error("the {0} is not that of the game before")]
    OtherMatch(&'static str),
    /// A position was set up by hand, so the game does not begin at its beginning.
    #[error("a position is set up with {0}, which a game from its beginning does not need")]
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
}
