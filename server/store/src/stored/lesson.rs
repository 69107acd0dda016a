//! The stored form of lessons: performances, and the questions of the trainer.
//!
//! A released field or word is never renamed and never changes its meaning. A field added later has a default.

use moment::Millis;
use rules::Side;
use serde::{Deserialize, Serialize};

use super::{
    analysis::{Stakes, StoredAnalysisStep, Totals},
    from_json, to_json,
};
use crate::{DbError, facts::Both};

/// A stored performance of one side of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub totals: Totals,
    pub mistakes: Vec<TypicalMistake>,
}

/// The stored part of a match that one of several players of a side played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedPart {
    pub black: bool,
    /// Ranges of decisions, each with its end excluded. The cube decision of step k has the number 2k, its play 2k + 1.
    pub decisions: Vec<(u32, u32)>,
}

impl PlayedPart {
    /// Returns the side of the player.
    pub fn side(&self) -> Side {
        if self.black { Side::Black } else { Side::White }
    }

    /// Returns true if the player made a decision of step `stop`: its play, or its cube decision.
    pub fn has(&self, stop: u32, is_play: bool) -> bool {
        let number = stop.saturating_mul(2).saturating_add(u32::from(is_play));
        self.decisions.iter().any(|(first, end)| (*first..*end).contains(&number))
    }

    /// Encodes a part.
    pub fn encode(&self) -> String {
        to_json(self)
    }

    /// Decodes a part that [`PlayedPart::encode`] wrote.
    ///
    /// # Errors
    /// If [`PlayedPart::encode`] cannot have written the text.
    pub fn decode(text: &str) -> Result<PlayedPart, DbError> {
        from_json("performances", text)
    }
}

impl Played {
    /// Encodes a performance.
    pub fn encode(&self) -> String {
        to_json(self)
    }

    /// Decodes a performance that [`Played::encode`] wrote.
    ///
    /// # Errors
    /// If [`Played::encode`] cannot have written the text.
    pub fn decode(text: &str) -> Result<Played, DbError> {
        from_json("performances", text)
    }
}

/// A number of similar mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct TypicalMistake {
    pub theme: MistakeTheme,
    pub count: u32,
    /// Their total cost in units of the cube.
    pub error: f64,
}

/// A kind of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MistakeTheme {
    /// Did not double where doubling was right.
    MissedDouble,
    /// Doubled where rolling was right.
    WrongDouble,
    /// Cashed where playing on for a gammon was right.
    TooGood,
    /// Took where passing was right.
    WrongTake,
    /// Passed where taking was right.
    WrongPass,
    /// Did not hit where the best play hits.
    MissedHit,
    /// Hit where the best play does not.
    WrongHit,
    /// Made fewer points than the best play.
    PointNotMade,
    /// Kept a back checker where the best play runs.
    StayedBack,
    /// Ran where the best play stays.
    RanTooSoon,
    /// Left more blots than the best play.
    TooLoose,
    /// Left fewer blots than the best play.
    TooSafe,
    /// A mistake in a race.
    Race,
    /// A mistake in the bear-off.
    BearOff,
    /// Another kind of mistake.
    Other,
}

impl MistakeTheme {
    /// All kinds. Packed decisions store their places in this list, so new kinds come last.
    pub const ALL: [MistakeTheme; 15] = [
        MistakeTheme::MissedDouble,
        MistakeTheme::WrongDouble,
        MistakeTheme::TooGood,
        MistakeTheme::WrongTake,
        MistakeTheme::WrongPass,
        MistakeTheme::MissedHit,
        MistakeTheme::WrongHit,
        MistakeTheme::PointNotMade,
        MistakeTheme::StayedBack,
        MistakeTheme::RanTooSoon,
        MistakeTheme::TooLoose,
        MistakeTheme::TooSafe,
        MistakeTheme::Race,
        MistakeTheme::BearOff,
        MistakeTheme::Other,
    ];
}

/// A stored question of the trainer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredQuestion {
    /// The analysed decision.
    pub step: StoredAnalysisStep,
    /// True if the question is about the cube and not the play.
    pub by_cube: bool,
    /// The stakes of the match.
    pub stakes: Stakes,
    /// The points of both sides.
    pub score: Both,
    pub crawford: bool,
    pub opponent: String,
    pub at: Millis,
}
