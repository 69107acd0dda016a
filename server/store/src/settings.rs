//! The stored settings of matches and competitions.
//!
//! Their JSON is in columns of released databases: a field or word is never renamed and never changes its meaning,
//! and a field added later has a default.

use moment::Millis;
use serde::{Deserialize, Serialize};

/// Play credits in hundredths: 250 is 2.50.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hundredths(pub i64);

/// The format of a match: its length and the way of counting points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MatchFormat {
    /// A match to 1 to 25 points, with the cube and the Crawford rule.
    Points { length: u8 },
    /// Exactly three games without the cube; the points are added up.
    ThreeGames,
    /// One money-style game with the cube, in a session of such games at one table.
    Normal,
    /// One game with the cube, paid by the point up to a limit.
    Single,
}

/// Options of money-style games (`Normal` and `Single`); all off in other formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent options of the rules, each with its own name"
)]
pub struct Options {
    pub jacoby: bool,
    pub automatic_doubles: bool,
    /// The maximum number of automatic doubles by ties, 1 to 6; `None`: one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub automatic_doubles_max: Option<u8>,
    pub beavers: bool,
    pub raccoons: bool,
}

/// The rule for the start of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    /// Each side throws one die; the side with the higher number plays both dice first.
    #[default]
    OpeningThrow,
    /// White begins, then the start alternates from game to game.
    Alternate,
}

/// The source of the rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceRule {
    /// From the seed that the server has committed to.
    #[default]
    Served,
    /// Thrown by hand at a sensor board; the server rolls for a player at a screen.
    Thrown,
}

impl DiceRule {
    const fn is_served(&self) -> bool {
        matches!(self, DiceRule::Served)
    }
}

/// The treatment of an illegal play at a sensor board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IllegalPlays {
    /// The play is taken back, and a legal play has to be made.
    #[default]
    Corrected,
    /// The opponent may accept it.
    Accepted,
}

impl IllegalPlays {
    const fn are_corrected(&self) -> bool {
        matches!(self, IllegalPlays::Corrected)
    }
}

/// The matches of a team event to which an option applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventMatches {
    /// None.
    #[default]
    Off,
    /// Only the final.
    Final,
    /// All.
    All,
}

impl EventMatches {
    pub(crate) const fn is_off(&self) -> bool {
        matches!(self, EventMatches::Off)
    }

    /// Returns true if the option applies to the final, or to a match before it.
    pub const fn include(self, is_final: bool) -> bool {
        match self {
            EventMatches::Off => false,
            EventMatches::Final => is_final,
            EventMatches::All => true,
        }
    }
}

/// The clock of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TimeControl {
    /// No clock.
    None,
    /// A delay for each turn and a reserve for the whole match, in seconds.
    Live { delay_s: u16, reserve_s: u16 },
    /// A number of days for each turn.
    Correspondence { days_per_turn: u8 },
}

/// The settings of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MatchSettings {
    pub format: MatchFormat,
    /// True if the result changes ratings.
    pub rated: bool,
    /// The stake: for a point in a single game, else for the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Hundredths>,
    pub time: TimeControl,
    #[serde(default)]
    pub options: Options,
    #[serde(default)]
    pub start: StartRule,
    #[serde(default, skip_serializing_if = "DiceRule::is_served")]
    pub dice: DiceRule,
    #[serde(default, skip_serializing_if = "IllegalPlays::are_corrected")]
    pub illegal_plays: IllegalPlays,
    /// True at a table of a lock-step team match, which waits after each turn for the other room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lock_step: bool,
    /// True if a person takes a seat only with a passkey.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seat_proof: bool,
}

/// The terms that the players of a session agree on from game to game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameTerms {
    pub time: TimeControl,
    #[serde(default)]
    pub options: Options,
    #[serde(default)]
    pub start: StartRule,
}

impl GameTerms {
    /// Returns the terms in the settings of a match.
    pub fn from_settings(settings: &MatchSettings) -> GameTerms {
        GameTerms { time: settings.time, options: settings.options, start: settings.start }
    }

    /// Returns the settings of a match with these terms instead of its own.
    #[must_use]
    pub fn in_settings(self, settings: MatchSettings) -> MatchSettings {
        let GameTerms { time, options, start } = self;
        MatchSettings { time, options, start, ..settings }
    }
}

/// The place of play of a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamPlay {
    /// At tables of this site, with the clock of each game. With thrown dice, the room that reaches a roll first
    /// throws it, and the other room gets the same roll.
    Here {
        time: TimeControl,
        #[serde(default, skip_serializing_if = "DiceRule::is_served")]
        dice: DiceRule,
    },
    /// Elsewhere; the director enters the results.
    ByHand,
}

/// The settings of a knock-out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnockoutSettings {
    pub name: String,
    /// The director's text for players.
    #[serde(default)]
    pub about: String,
    /// The length of the matches in points.
    pub length: u8,
    /// The number of places; later entries wait for one.
    pub places: u16,
    /// True if only players who have checked in are drawn.
    pub check_in: bool,
    /// True if the strongest meets the weakest, by Casual rating at the time of entering, instead of drawing lots.
    pub by_rating: bool,
    /// The clock of its matches.
    pub time: TimeControl,
    /// The prizes, from the first place.
    #[serde(default)]
    pub prizes: Vec<Hundredths>,
    /// The entry fee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<Hundredths>,
    /// With a fee: the percentages of the places, from the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<u8>,
    /// The times at which its rounds begin, from the first; empty: its director starts it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<Millis>,
    /// The minutes after which a player who has not sat down loses a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace_minutes: Option<u16>,
    /// The seconds between the last result of a round and the draw of the next one, with a live clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_seconds: Option<u16>,
    /// The time until which late players may take the place of a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_until: Option<Millis>,
    /// How its rounds are paired.
    #[serde(default, skip_serializing_if = "TournamentFormat::is_knock_out")]
    pub format: TournamentFormat,
    /// The number of players who go on to a knock-out final, of each group in a round robin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_of: Option<u16>,
}

/// How the rounds of a tournament are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TournamentFormat {
    /// Single elimination.
    #[default]
    KnockOut,
    /// Swiss of so many rounds, or until at most one player is without a loss.
    Swiss {
        /// The number of rounds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<u8>,
    },
    /// Lives.
    Lives {
        /// The number of lives.
        lives: u8,
    },
    /// Round robin.
    RoundRobin {
        /// The number of groups.
        groups: u8,
        /// True if each pair meets twice.
        #[serde(default)]
        twice: bool,
    },
}

impl TournamentFormat {
    fn is_knock_out(&self) -> bool {
        *self == TournamentFormat::KnockOut
    }
}

#[cfg(test)]
mod tests {
    use serde::{Serialize, de::DeserializeOwned};

    use super::*;

    /// Checks that `text` is parsed and written back byte for byte.
    fn stays<T: Serialize + DeserializeOwned>(text: &str) {
        let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
    }

    /// Texts as version 1 wrote them.
    #[test]
    fn stored_settings_keep_their_form() {
        stays::<MatchSettings>(
            r#"{"format":{"kind":"points","length":5},"rated":true,"stake":250,"time":{"kind":"live","delay_s":12,"reserve_s":300},"options":{"jacoby":false,"automatic_doubles":false,"beavers":false,"raccoons":false},"start":"opening_throw"}"#,
        );
        stays::<MatchSettings>(
            r#"{"format":{"kind":"normal"},"rated":false,"time":{"kind":"correspondence","days_per_turn":3},"options":{"jacoby":true,"automatic_doubles":true,"automatic_doubles_max":2,"beavers":true,"raccoons":true},"start":"alternate","dice":"thrown","illegal_plays":"accepted"}"#,
        );
        for format in ["three_games", "single"] {
            stays::<MatchFormat>(&format!(r#"{{"kind":"{format}"}}"#));
        }
        stays::<TeamPlay>(r#"{"kind":"here","time":{"kind":"none"}}"#);
        stays::<TeamPlay>(
            r#"{"kind":"here","time":{"kind":"live","delay_s":5,"reserve_s":30},"dice":"thrown"}"#,
        );
        stays::<TeamPlay>(r#"{"kind":"by_hand"}"#);
        stays::<KnockoutSettings>(
            r#"{"name":"Cup","about":"","length":5,"places":32,"check_in":true,"by_rating":false,"time":{"kind":"none"},"prizes":[500,250],"fee":100,"shares":[70,30]}"#,
        );
        stays::<KnockoutSettings>(
            r#"{"name":"Cup","about":"Hello","length":5,"places":32,"check_in":true,"by_rating":false,"time":{"kind":"none"},"prizes":[]}"#,
        );
    }
}
