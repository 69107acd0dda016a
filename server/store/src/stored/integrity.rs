//! The stored forms for moderators: the evidence of a case, and the scope of a void.
//!
//! A released field or word is never renamed and never changes its meaning. A field added later has a default.

use moment::Millis;
use serde::{Deserialize, Serialize};

/// The evidence that many accounts lost to a player without playing, as of the moment of the case.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StarEvidence {
    /// The number of accounts that lost to the player without playing.
    pub feeders: u32,
    /// The number of matches that they lost in this way.
    pub fed: u32,
    /// The number of matches that the player finished in the same time.
    pub finished: u32,
    /// The player's rating gain from them.
    pub rating_gained: f64,
    /// The matches, newest first.
    pub matches: Vec<FedMatch>,
}

/// A match that was lost without being played.
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a match")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FedMatch {
    /// The public form of its id.
    pub id: String,
    /// The public form of the loser's id. Names change and accounts are deleted; the id stays.
    pub loser: String,
    pub account_made_at: Millis,
    pub opened_at: Millis,
    pub ended_at: Millis,
    pub lasted_ms: u32,
    /// The number of events in its log, including the start.
    pub events: u32,
    /// True if the loser left or let the time run out.
    pub given_up: bool,
    pub rated: bool,
    pub shared_browser: bool,
    #[serde(default)]
    pub shared_address: bool,
}

/// The matches that a void covers, with names and ids as the moderator gave them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum VoidScope {
    /// One match.
    Match { id: String },
    /// All matches that an account finished at or after `from` and before `until`.
    Account { player: String, from: Millis, until: Millis },
    /// All matches between two accounts.
    Pair { players: [String; 2] },
    /// A team match.
    TeamMatch { id: String },
}

#[cfg(test)]
mod tests {
    use serde::de::DeserializeOwned;

    use super::*;

    /// Checks that `text` is parsed and written back byte for byte.
    fn stays<T: Serialize + DeserializeOwned>(text: &str) {
        let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
    }

    /// Texts as version 1 wrote them.
    #[test]
    fn stored_evidence_and_scopes_keep_their_form() {
        stays::<StarEvidence>(
            r#"{"feeders":5,"fed":8,"finished":9,"rating_gained":104.5,"matches":[{"id":"0000000000000007","loser":"0000000000000009","account_made_at":1,"opened_at":2,"ended_at":4,"lasted_ms":2,"events":12,"given_up":true,"rated":true,"shared_browser":false,"shared_address":true}]}"#,
        );
        stays::<VoidScope>(r#"{"kind":"match","id":"0000000000000007"}"#);
        stays::<VoidScope>(r#"{"kind":"account","player":"anna","from":1,"until":2}"#);
        stays::<VoidScope>(r#"{"kind":"pair","players":["anna","bert"]}"#);
        stays::<VoidScope>(r#"{"kind":"team_match","id":"0000000000000007"}"#);
    }
}
