//! The stored form of a practice game.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

use moment::Millis;
use play::Event;
use serde::{Deserialize, Serialize};

use super::{Unreadable, analysis::Seat, decode, encode};
use crate::settings::MatchSettings;

/// A practice game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// The bot, or `None` if the player plays both sides.
    pub bot: Option<String>,
    pub settings: MatchSettings,
    /// The seed of the dice.
    pub seed: String,
    /// The start position as XGID, or `None` for a new match.
    pub start: Option<String>,
    /// The player's side.
    pub side: Seat,
    /// The events so far, as in the log of a match.
    pub log: Vec<PracticeStep>,
    /// The length of the log before each decision that can be taken back.
    pub decisions: Vec<usize>,
}

/// An event with its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticeStep {
    pub at: Millis,
    event: String,
}

impl PracticeStep {
    /// Returns an event as it is stored.
    pub fn new(at: Millis, event: &Event) -> PracticeStep {
        PracticeStep { at, event: encode(event) }
    }

    /// Decodes the event.
    ///
    /// # Errors
    /// If [`PracticeStep::new`] cannot have written it.
    pub fn event(&self) -> Result<Event, Unreadable> {
        decode(&self.event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text as version 1 wrote it.
    #[test]
    fn a_stored_practice_game_keeps_its_form() {
        let text = r#"{"bot":"Pip","settings":{"format":{"kind":"points","length":3},"rated":false,"time":{"kind":"none"},"options":{"jacoby":false,"automatic_doubles":false,"beavers":false,"raccoons":false},"start":"opening_throw"},"seed":"a seed","start":null,"side":"white","log":[{"at":5,"event":"{\"event\":\"taken\",\"side\":\"black\"}"}],"decisions":[0]}"#;
        let document: Document = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&document).unwrap(), text);
        assert_eq!(document.log[0].event().unwrap(), Event::Taken { side: rules::Side::Black });
        assert_eq!(PracticeStep::new(Millis(5), &document.log[0].event().unwrap()), document.log[0]);
    }
}
