//! The stored form of saved searches of the position library.
//!
//! A released field or word is never renamed and never changes its meaning. A field added later has a default.

use serde::{Deserialize, Serialize};

use crate::learning::MistakeTheme;

/// A search. A condition that is `None` or empty matches everything.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Search {
    /// The matches.
    pub source: Source,
    /// Whose decisions.
    pub by: DecidedBy,
    pub opponent: Option<String>,
    /// Checkers of the side that decides.
    pub own: Vec<AtLeast>,
    /// Checkers of the other side, on places as that side counts them.
    pub theirs: Vec<AtLeast>,
    /// The least lead in pips of the side that decides.
    pub lead_min: Option<i16>,
    pub lead_max: Option<i16>,
    /// The points that the side that decides needs.
    pub own_away: Option<u8>,
    pub opponent_away: Option<u8>,
    /// The value of the cube.
    pub cube: Option<u16>,
    pub cube_at: Option<CubePlace>,
    pub part: Option<Part>,
    pub theme: Option<MistakeTheme>,
    /// The least error in units of the cube.
    pub error_min: Option<f64>,
    pub order: Order,
    /// The number of positions to leave out.
    pub skip: u32,
}

/// A minimum number of checkers on a place: 1 to 24, or 25 for the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtLeast {
    pub place: u8,
    pub least: u8,
}

/// The matches that a search covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    #[default]
    All,
    Played,
    Imported,
}

/// Whose decisions a search covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    #[default]
    Own,
    Opponents,
    Everybody,
}

/// The order of found positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    #[default]
    Error,
    Newest,
}

/// The owner of the cube, as the side that decides sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubePlace {
    Centre,
    Own,
    Opponent,
}

/// The part of the game, or the kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    All,
    Plays,
    Doubles,
    Answers,
    Opening,
    Contact,
    Race,
    BearOff,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts as version 1 wrote them.
    #[test]
    fn stored_searches_keep_their_form() {
        let all = r#"{"source":"all","by":"own","opponent":null,"own":[],"theirs":[],"lead_min":null,"lead_max":null,"own_away":null,"opponent_away":null,"cube":null,"cube_at":null,"part":null,"theme":null,"error_min":null,"order":"error","skip":0}"#;
        let narrow = r#"{"source":"imported","by":"opponents","opponent":"Bob","own":[{"place":5,"least":2}],"theirs":[{"place":25,"least":1}],"lead_min":-20,"lead_max":40,"own_away":3,"opponent_away":5,"cube":2,"cube_at":"own","part":"bear_off","theme":"missed_double","error_min":0.08,"order":"newest","skip":0}"#;
        for text in [all, narrow] {
            let search: Search = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&search).unwrap(), text);
        }
        assert_eq!(serde_json::from_str::<Search>("{}").unwrap(), serde_json::from_str(all).unwrap());
    }
}
