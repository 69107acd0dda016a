//! The notes of a tolerant reader on the lines of a file that it could not read unchanged.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The mode in which a file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Every problem is an error.
    Strict,
    /// A game is read as far as it can be replayed. Notes list the lines that were skipped or changed.
    Tolerant,
}

/// One line of the report that comes with a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The number of the line, or of the record in a binary file, counted from 1.
    pub line: usize,
    /// The game, counted from 1; absent if the note is about the whole match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<usize>,
    /// The kind of note.
    pub kind: NoteKind,
    /// The text of the line, shortened.
    pub row: String,
    /// The reason, and what the reader did.
    pub text: String,
}

/// The kind of a note: how the line was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    /// The line was left out, and so was the rest of the game if it cannot be replayed without the line.
    Skipped,
    /// The line was not read literally but changed.
    Changed,
    /// Nothing was skipped or changed. The note says what the file leaves open, or how the reader filled the gap.
    Noted,
}

impl NoteKind {
    /// Returns true if the match differs from the file.
    #[must_use]
    pub fn is_change(self) -> bool {
        match self {
            NoteKind::Skipped | NoteKind::Changed => true,
            NoteKind::Noted => false,
        }
    }
}

impl Note {
    /// The maximum length of the excerpt of a row, in characters.
    const ROW_CHARACTERS_MAX: usize = 120;

    /// Returns a note on a line.
    pub(crate) fn new(
        line: usize,
        game: Option<usize>,
        kind: NoteKind,
        row: &str,
        text: impl Into<String>,
    ) -> Note {
        let row = row.trim();
        let mut kept: String =
            row.chars().take(Note::ROW_CHARACTERS_MAX).filter(|character| !character.is_control()).collect();
        if row.chars().nth(Note::ROW_CHARACTERS_MAX).is_some() {
            kept.push('…');
        }
        Note { line, game, kind, row: kept, text: text.into() }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str("the file")?,
            line => write!(f, "line {line}")?,
        }
        if let Some(game) = self.game {
            write!(f, ", game {game}")?;
        }
        match self.kind {
            NoteKind::Skipped => f.write_str(": skipped")?,
            NoteKind::Changed => f.write_str(": changed")?,
            NoteKind::Noted => f.write_str(": noted")?,
        }
        if !self.row.is_empty() {
            write!(f, " `{}`", self.row)?;
        }
        write!(f, ": {}", self.text)
    }
}
