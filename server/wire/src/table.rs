//! Tables: what is to be played, and how two seats come together. A table is a match that has not begun, under
//! the same id.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, RatingList, Seat, TournamentId};

/// How long is played, and how points are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchFormat {
    /// A match to a number of points, with the cube and the Crawford rule.
    Points {
        /// 1 to 25 points.
        length: u8,
    },
    /// Exactly three games without the cube, points added up.
    ThreeGames,
    /// One money-style game with the cube; a rematch plays the next.
    Normal,
    /// One game with the cube, paid by the point up to a limit.
    Single,
}

/// Options of a game that stands alone (`normal` and `single`); all off elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent options of the rules, each with its own name"
)]
pub struct Options {
    /// Gammons and backgammons count single unless the cube has been turned.
    pub jacoby: bool,
    /// A tie on the opening throw doubles the cube.
    pub automatic_doubles: bool,
    /// How often ties do at the most, 1 to 6; none: once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub automatic_doubles_max: Option<u8>,
    /// The taker may turn the cube once more at once and keep it.
    pub beavers: bool,
    /// The doubler may answer a beaver by turning it again.
    pub raccoons: bool,
}

/// Who starts a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    /// Each side throws one die, the higher begins with both.
    #[default]
    OpeningThrow,
    /// The opener of the table begins, then the start alternates from game to game.
    Alternate,
}

/// Where rolls come from. The opening throw is the server's in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceRule {
    /// From the seed that the server has committed to: every one can be recomputed.
    #[default]
    Served,
    /// Who sits at a sensor board throws on it, and the other side believes what is reported; who does not is served.
    /// Not for a stake, and not rated against a bot.
    Thrown,
}

impl DiceRule {
    pub(crate) const fn is_served(&self) -> bool {
        matches!(self, Self::Served)
    }
}

/// What becomes of an illegal play at a sensor board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IllegalPlays {
    /// It is taken back, and a legal play is made.
    #[default]
    Corrected,
    /// The opponent is asked whether it may stand. Between two people, in matches that are neither rated nor for a stake.
    Accepted,
}

impl IllegalPlays {
    pub(crate) const fn are_corrected(&self) -> bool {
        matches!(self, Self::Corrected)
    }
}

/// The clock of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// No clock; for unrated play only.
    None,
    /// A delay for each turn and a reserve for the whole match.
    Live {
        /// Seconds of each turn that are free, 5 to 60.
        delay_s: u16,
        /// Seconds of reserve for the match, 30 to 7200.
        reserve_s: u16,
    },
    /// So many days for each turn.
    Correspondence {
        /// 1 to 14.
        days_per_turn: u8,
    },
}

/// What is played at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// How long, and how points are counted.
    pub format: MatchFormat,
    /// Whether the result changes ratings. Possible for 5 points, three games, single and normal.
    pub rated: bool,
    /// What is played for, in rated matches between accounts that are no guests'; none: nothing. To 5 points and in
    /// three games each player puts in 250 or 500; in a single game a point is worth 100 or 200, and each player puts
    /// in ten times that, the limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stake: Option<Credits>,
    /// The clock.
    pub time: TimeControl,
    /// Options of a money-style game.
    #[serde(default)]
    pub options: Options,
    /// Who starts.
    #[serde(default)]
    pub start: StartRule,
    /// Where rolls come from.
    #[serde(default, skip_serializing_if = "DiceRule::is_served")]
    #[ts(optional, as = "Option<DiceRule>")]
    pub dice: DiceRule,
    /// What becomes of illegal plays at a sensor board.
    #[serde(default, skip_serializing_if = "IllegalPlays::are_corrected")]
    #[ts(optional, as = "Option<IllegalPlays>")]
    pub illegal_plays: IllegalPlays,
}

/// `POST /api/v1/matches`: opens a table. Its answer carries the commitment to the dice; then the opener takes a
/// seat with `POST /api/v1/matches/{id}/seat`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What is to be played.
    pub settings: TableSettings,
    /// The name of a player or bot for whom the second seat is kept; none: anyone may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// Whether the table is shown to nobody: whoever is told its id may sit down.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub by_link: bool,
    /// Which ratings may sit down; none: any. Not with an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ratings: Option<RatingRange>,
}

/// Which ratings may sit down at a table, in the list that its match counts for, or Normal when it is unrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingRange {
    /// The lowest.
    pub min: u16,
    /// The highest.
    pub max: u16,
}

/// `POST /api/v1/pairing`: looks for somebody to play this with. A client asks every few seconds until it sits down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuickPairing {
    /// What is to be played, with a live clock.
    pub settings: TableSettings,
}

/// What somebody who looks for an opponent does next.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum Pairing {
    /// Sit down here: the table of the nearest-rated player who waits for the same. One's own table closes then.
    Sit {
        /// Another's table.
        table: TableView,
    },
    /// Nobody fits yet. Sit down at this table of one's own if nobody does, and ask again.
    Wait {
        /// One's own table.
        table: TableView,
        /// How long it has been open.
        waited_ms: u32,
        /// The nearest-rated bot, once one has waited for a while; it can be invited to a new table.
        bot: Option<String>,
    },
    /// Somebody has sat down at one's own table: the match is being played.
    Begun {
        /// Which.
        id: MatchId,
    },
}

/// `POST /api/v1/matches/{id}/seat`: sits down. The match begins when both seats are taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// 32 random bytes made by the client, in 64 hexadecimal digits, which enter the dice. Whoever gives none
    /// counts as 32 zero bytes, and the record says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contribution: Option<String>,
}

/// A table that waits for players.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// The id of the table and of the match that is played at it.
    pub id: MatchId,
    /// What is played.
    pub settings: TableSettings,
    /// The rating list that the match counts for, if it is rated.
    pub list: Option<RatingList>,
    /// It was to be rated, and is unrated and unstaked: the two have played enough rated matches within 24 hours.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub limited: bool,
    /// A stake was asked for, and the bot of the house has too few credits for it: nothing is staked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub unstaked: bool,
    /// Who opened it.
    pub opener: String,
    /// The opener's rating in `list` (or Normal when unrated).
    pub opener_rating: f64,
    /// Whether that rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub opener_provisional: bool,
    /// For whom the other seat is kept.
    pub invited: Option<String>,
    /// Whether only those who were told of it know it.
    pub by_link: bool,
    /// Which ratings may sit down; none: any.
    pub ratings: Option<RatingRange>,
    /// Who sits already.
    pub seated: Vec<(Seat, String)>,
    /// SHA-256 commitment to the dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// The match to which this table is the rematch.
    pub rematch_of: Option<MatchId>,
    /// The tournament to which it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament: Option<TournamentId>,
    /// Whether it is a board of a team match.
    #[serde(default, skip_serializing_if = "crate::dice::is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub team_match: bool,
    /// When it was opened.
    pub opened_at: Millis,
}
