//! Reads the JSON documents of this program: match records, transcripts and Kato record sheets.

use serde::Deserialize;
use thiserror::Error;

use crate::kato::{self, KatoSheet, NotASheet, NotReplayed};
use crate::match_record::{MatchRecord, NotAMatchRecord};
use crate::source::Source;
use crate::transcript::Transcript;
use crate::transcript::json::{self, NotATranscript};

/// A JSON document with a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Document {
    /// A record, with times and dice. Only its replay shows that it is possible.
    Record(Box<MatchRecord>),
    /// A match without times, from a transcript or a record sheet, and the other data of its source.
    Transcript(Box<Transcript>, Box<Source>),
}

/// The error for a JSON text that is not a document of this program.
#[derive(Debug, Error)]
pub enum NotADocument {
    /// The text was read as a match record.
    #[error("{0}")]
    Record(#[from] NotAMatchRecord),
    /// The text was read as a transcript.
    #[error("{0}")]
    Transcript(#[from] NotATranscript),
    /// The text was read as a record sheet.
    #[error("{0}")]
    Sheet(#[from] NotASheet),
    /// A record sheet cannot be replayed.
    #[error("{0}")]
    NotReplayed(#[from] NotReplayed),
}

/// The field that names the format of a document.
#[derive(Deserialize)]
struct Header {
    format: Option<String>,
}

impl Document {
    /// Returns true if a text begins like a JSON document.
    pub fn begins(text: &str) -> bool {
        let text = text.trim_start();
        ["{", "[{", "[["].iter().any(|begin| text.starts_with(begin))
    }

    /// Reads a document. A text that names no format is read as a match record.
    ///
    /// # Errors
    /// Returns an error that says which document was expected and what is wrong with it.
    pub fn read(text: &str) -> Result<Document, NotADocument> {
        let header = serde_json::from_str::<Header>(text).ok().and_then(|header| header.format);
        match header.as_deref() {
            Some(json::FORMAT) => {
                let (transcript, source) = Transcript::from_json(text)?;
                Ok(Document::Transcript(Box::new(transcript), Box::new(source)))
            }
            Some(kato::FORMAT) => {
                let transcript = KatoSheet::from_json(text)?.replay()?;
                Ok(Document::Transcript(Box::new(transcript), Box::default()))
            }
            Some(_) | None => Ok(Document::Record(Box::new(MatchRecord::from_json(text)?))),
        }
    }
}
