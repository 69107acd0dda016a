//! Tables: the settings of a match, and how two players meet. A table is a match that has not begun, under the
//! same id.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, PasskeySignIn, RatingList, Seat, TournamentId};

/// The format of a match: its length and the way of counting points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchFormat {
    /// A match to a number of points, with the cube and the Crawford rule.
    Points {
        /// 1 to 25 points.
        length: u8,
    },
    /// Exactly three games without the cube; the points are added up.
    ThreeGames,
    /// One money-style game with the cube, in a session of such games at one table.
    Normal,
    /// One game with the cube, paid by the point up to a limit.
    Single,
}

/// Options of money-style games (`normal` and `single`); all off in other formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent options of the rules, each with its own name"
)]
pub struct Options {
    /// Gammons and backgammons count as single games unless the cube has been turned.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub jacoby: bool,
    /// A tie on the opening throw doubles the cube.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub automatic_doubles: bool,
    /// The maximum number of automatic doubles by ties, 1 to 6; null: one.
    pub automatic_doubles_max: Option<u8>,
    /// Beavers: the taker may turn the cube once more at once and keep it.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub beavers: bool,
    /// Raccoons: the doubler may answer a beaver by turning the cube again.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub raccoons: bool,
}

/// The rule for the start of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    /// Each side throws one die; the side with the higher number plays both dice first.
    #[default]
    OpeningThrow,
    /// The opener of the table begins, then the start alternates from game to game.
    Alternate,
}

/// The source of the rolls. The opening throw is always the server's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiceRule {
    /// From the seed that the server has committed to; every roll can be recomputed.
    #[default]
    Served,
    /// A player at a sensor board throws on it, and the other side trusts the reported dice; the server rolls
    /// for a player at a screen. Only in matches that are neither rated nor staked.
    Thrown,
}

/// The treatment of an illegal play at a sensor board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IllegalPlays {
    /// The play is taken back, and a legal play has to be made.
    #[default]
    Corrected,
    /// The opponent may accept it. Only between two people, in matches that are neither rated nor staked.
    Accepted,
}

/// The clock of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// No clock; for unrated play only.
    None,
    /// A delay for each turn and a reserve for the whole match.
    Live {
        /// The free seconds of each turn, 5 to 60.
        delay_s: u16,
        /// The seconds of reserve for the match, 30 to 7200.
        reserve_s: u16,
    },
    /// A number of days for each turn.
    Correspondence {
        /// The days, 1 to 14.
        days_per_turn: u8,
    },
}

/// The settings of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The format.
    pub format: MatchFormat,
    /// True if the result changes ratings. Possible for 5 points, three games, single and normal.
    pub rated: bool,
    /// The stake, in rated matches between accounts that are not guests; null: none. To 5 points and in three
    /// games each player puts in 250 or 500. In a single game a point is worth 100 or 200, and each player puts
    /// in ten times that, the limit.
    pub stake: Option<Credits>,
    /// The clock.
    pub time: TimeControl,
    /// The options of a money-style game.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub options: Options,
    /// The rule for the start of a game.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub start: StartRule,
    /// The source of the rolls.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub dice: DiceRule,
    /// The treatment of illegal plays at a sensor board.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub illegal_plays: IllegalPlays,
}

/// `POST /api/v1/matches`: opens a table. The answer contains the commitment to the dice. The opener then takes
/// a seat with `POST /api/v1/matches/{id}/seat`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The settings.
    pub settings: TableSettings,
    /// The name of a player or bot for whom the second seat is kept; left out: anyone may sit down.
    #[cfg_attr(test, ts(optional))]
    pub invite: Option<String>,
    /// True if the table is hidden: anyone who knows its id may sit down.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub by_link: bool,
    /// The ratings with which a player may sit down; left out: any. Not with an invitation.
    #[cfg_attr(test, ts(optional))]
    pub ratings: Option<RatingRange>,
}

/// A range of ratings with which a player may sit down at a table, in the list that its match counts for, or Casual
/// when it is unrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RatingRange {
    /// The lowest.
    pub min: u16,
    /// The highest.
    pub max: u16,
}

/// `POST /api/v1/pairing`: looks for an opponent. A client polls every few seconds until it sits down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickPairing {
    /// The settings, with a live clock.
    pub settings: TableSettings,
}

/// The next step of a player who looks for an opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Pairing {
    /// Sit down here: the table of the nearest-rated player who waits for such a match. The player's own table then
    /// closes.
    Sit {
        /// The other player's table.
        table: TableView,
    },
    /// There is no match yet. Sit down at this table, the player's own, if not done yet, and ask again.
    Wait {
        /// The player's own table.
        table: TableView,
        /// The time since it was opened.
        waited_ms: u32,
        /// The nearest-rated bot, after some waiting; it can be invited to a new table.
        bot: Option<String>,
    },
    /// An opponent has sat down at the player's own table, and the match has begun.
    Begun {
        /// The match.
        id: MatchId,
    },
}

/// `POST /api/v1/matches/{id}/seat`: sits down. The match begins when both seats are taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// 32 random bytes made by the client, in 64 hexadecimal digits, which contribute to the dice. A player who
    /// gives none counts as 32 zero bytes, and the record says so.
    #[cfg_attr(test, ts(optional))]
    pub contribution: Option<String>,
    /// At a table that asks for a passkey: the signature under its challenge.
    #[cfg_attr(test, ts(optional))]
    pub passkey: Option<PasskeySignIn>,
}

/// The terms that the players of a session agree on from game to game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GameTerms {
    /// The clock.
    pub time: TimeControl,
    /// The options.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub options: Options,
    /// The rule for the start.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub start: StartRule,
}

/// A table that waits for players.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableView {
    /// The id of the table and of its match.
    pub id: MatchId,
    /// The settings.
    pub settings: TableSettings,
    /// The rating list that the match counts for, if it is rated.
    pub list: Option<RatingList>,
    /// True if the table was to be rated but is unrated and unstaked, because the two players have reached the limit of
    /// rated matches within 24 hours.
    #[serde(default)]
    pub limited: bool,
    /// True if a stake was requested, but the house bot has too few credits, so that nothing is staked.
    #[serde(default)]
    pub unstaked: bool,
    /// The opener.
    pub opener: String,
    /// The picture, flag and title of the opener.
    #[serde(default)]
    pub opener_look: crate::Look,
    /// The opener's rating in `list` (or Casual when unrated).
    pub opener_rating: f64,
    /// True if that rating is provisional.
    #[serde(default)]
    pub opener_provisional: bool,
    /// The player for whom the other seat is kept.
    pub invited: Option<String>,
    /// True if only people who know its id can see it.
    pub by_link: bool,
    /// The ratings with which a player may sit down; null: any.
    pub ratings: Option<RatingRange>,
    /// The players who sit already.
    pub seated: Vec<(Seat, String)>,
    /// SHA-256 commitment to the dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// The match before this rematch.
    pub rematch_of: Option<MatchId>,
    /// The tournament of the table.
    pub tournament: Option<TournamentId>,
    /// True if it is a board of a team match.
    #[serde(default)]
    pub team_match: bool,
    /// The time at which it was opened.
    pub opened_at: Millis,
}
