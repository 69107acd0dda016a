//! A match as a viewer sees it: its state after the last event.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Checkers, CommandKind, ComparativeTable, GameResult, GameSummary, GameTerms, Hold, MatchId, MatchOutcome,
    Millis, PlayNode, RatingChange, RatingList, Score, Seat, Seq, Series, StakeSettlement, TableSettings,
    TeamTable, TournamentId,
};

/// The doubling cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CubeView {
    /// The value: 1, 2, 4 ...; a centred cube of 1 is shown as 64.
    pub value: u16,
    /// The owner; null: centred.
    pub owner: Option<Seat>,
    /// False in a game without the cube (three games, Crawford).
    pub in_use: bool,
}

/// A possible resignation of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResignationChoice {
    /// The result.
    pub result: GameResult,
    /// The points that the opponent would win, under the cube and options of the game.
    pub points: u32,
    /// True if it would decide a match to points.
    pub ends_match: bool,
    /// True if the opponent has to accept it; otherwise it counts at once.
    pub needs_consent: bool,
}

/// A resignation that has not been answered. The opponent accepts it, or declines it explicitly or by playing
/// on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenResignation {
    /// The side that offers.
    pub by: Seat,
    /// The offered result.
    pub result: GameResult,
    /// The points that the opponent would win.
    pub points: u32,
}

/// The action that the match waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// The table waits for its second player.
    Waiting,
    /// A side may roll or double.
    ToRoll {
        /// The side.
        seat: Seat,
    },
    /// A side must play its roll.
    ToPlay {
        /// The side.
        seat: Seat,
        /// The roll.
        dice: (u8, u8),
    },
    /// A side must answer a double, a beaver or a raccoon.
    CubeOffered {
        /// The side that must answer.
        to: Seat,
        /// The value of the cube if it is taken.
        value: u16,
        /// `double`, `beaver` or `raccoon`.
        offer: CommandKind,
    },
    /// A side must accept or decline the other side's illegal play.
    IllegalPlayOffered {
        /// The side that must answer.
        to: Seat,
        /// The roll that was played.
        dice: (u8, u8),
        /// The moves of the checkers, as far as they can be determined, for example `13/8`.
        notation: String,
        /// The resulting position.
        checkers: Checkers,
    },
    /// A side must answer a resignation that the opponent offered in its own turn. A resignation offered in the
    /// answerer's turn blocks nothing: the phase stays, and [`MatchView::resignation`] shows the offer.
    ResignationOffered {
        /// The side that must answer.
        to: Seat,
        /// The offered result.
        result: GameResult,
    },
    /// The match has ended.
    Over {
        /// The outcome.
        outcome: MatchOutcome,
    },
}

/// Where a player of a match is. The server pings the sockets of seated players once a second, so that a network that
/// was cut silently is noticed within three seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Not connected to the site. Free seats have this value too.
    Gone,
    /// On the site, but on another page.
    Elsewhere,
    /// At the match, but the connection does not answer.
    Reconnecting,
    /// At the match, but the connection takes half a second or longer to answer.
    Slow,
    /// At the match.
    Good,
}

/// A seat as all viewers see it.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// The player's name; null if the seat is free.
    pub name: Option<String>,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True if a program plays here.
    pub bot: bool,
    /// The player's rating when sitting down (in the match's list, or Casual).
    pub rating: f64,
    /// True if that rating was provisional.
    #[serde(default)]
    pub provisional: bool,
    /// True if the player is at this match, whatever the state of the connection. The house's bots always are.
    pub connected: bool,
    /// Where the player is, and how the connection answers.
    pub presence: Presence,
    /// True if the player sits at a sensor board.
    #[serde(default)]
    pub board: bool,
}

/// The clock of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// The rest of this turn's delay at `MatchView::server_time`.
    pub delay_left: Millis,
    /// The rest of the reserve, or of the days of a correspondence turn, at `MatchView::server_time`.
    pub reserve_left: Millis,
    /// True if it runs.
    pub running: bool,
    /// The time for which the clock remains stopped, from `MatchView::server_time`: the player is on vacation, or the
    /// match waits for the player's sensor board.
    pub waits: Option<Millis>,
    /// The end of the player's vacation.
    pub away_until: Option<Millis>,
}

/// The possible rematch. Its id and commitment are drawn when a match ends, so that its dice are committed to
/// before either player adds bytes by agreeing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RematchTerms {
    /// The id of the rematch.
    pub id: MatchId,
    /// SHA-256 commitment to its dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// True if the rematch would be unrated and unstaked, because the two players have reached the limit of rated
    /// matches within 24 hours.
    #[serde(default)]
    pub limited: bool,
}

/// The place of a normal game in its session: game after game at one table, until a player stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionPlace {
    /// The number of this game, from 1.
    pub game: u32,
    /// The terms on which White wants to play the next game; null: White has not asked for it.
    pub white: Option<GameTerms>,
    /// The terms on which Black wants to play the next game; null: Black has not asked for it.
    pub black: Option<GameTerms>,
}

/// A match as one viewer sees it after event `seq`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name in JSON")]
pub struct MatchView {
    /// The match.
    pub id: MatchId,
    /// The last event that this view includes.
    pub seq: Seq,
    /// The server's clock when the view was made.
    pub server_time: Millis,
    /// The settings of the match.
    pub settings: TableSettings,
    /// The rating list of the match, if it is rated.
    pub list: Option<RatingList>,
    /// True if the match is unrated and unstaked because the two players had reached the limit of rated matches
    /// within 24 hours.
    #[serde(default)]
    pub limited: bool,
    /// True if a stake was requested, but the house bot had too few credits.
    #[serde(default)]
    pub unstaked: bool,
    /// The viewer's seat; null for a spectator.
    pub you: Option<Seat>,
    /// White's seat.
    pub white: SeatView,
    /// Black's seat.
    pub black: SeatView,
    /// The score.
    pub score: Score,
    /// The number of the current game, from 1; 0 before the first.
    pub game: u16,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The action that the match waits for.
    pub phase: Phase,
    /// The board.
    pub checkers: Checkers,
    /// The pip counts of White and Black.
    pub pips: (u16, u16),
    /// The cube.
    pub cube: CubeView,
    /// The position as an XGID, while a side has to roll, to play or to answer a double; null otherwise, and while a
    /// resignation is open.
    #[serde(default)]
    pub xgid: Option<String>,
    /// The board as GNU Backgammon's position id, as the side on turn sees it; null before the first game.
    #[serde(default)]
    pub position_id: Option<String>,
    /// The clocks of White and Black; null without a clock.
    pub clocks: Option<(ClockView, ClockView)>,
    /// The director's message while the match is held: the clocks stand still, and no player can act.
    pub held: Option<Hold>,
    /// True for a player of a lock-step team match who waits until the other room has played the same turn. The clocks
    /// stand still.
    #[serde(default)]
    pub waits_for_other_room: bool,
    /// The players who have not come to an event's table.
    #[serde(default)]
    pub awaited: Vec<String>,
    /// The viewer's possible commands; empty for spectators.
    pub allowed: Vec<CommandKind>,
    /// The lowest result that the viewer may offer to resign: the first of `resignations`.
    pub resignation_floor: Option<GameResult>,
    /// The viewer's possible resignations with their cost, lowest first.
    #[serde(default)]
    pub resignations: Vec<ResignationChoice>,
    /// The resignation that has not been answered.
    pub resignation: Option<OpenResignation>,
    /// The points that the viewer loses by leaving now, if that costs only the game (Normal, Single); in other
    /// modes it costs the match.
    pub leaving_points: Option<u32>,
    /// The time at which the pause in force ends by itself; null if the match is not paused.
    #[serde(default)]
    pub paused_until: Option<Millis>,
    /// The player who asks for a pause.
    #[serde(default)]
    pub pause_asked_by: Option<Seat>,
    /// The player who asks to take the last play back.
    #[serde(default)]
    pub take_back_asked_by: Option<Seat>,
    /// The time from which the viewer may claim the match, because the opponent has gone in their own turn; null while
    /// the opponent is here, by correspondence, and in a match of an event.
    #[serde(default)]
    pub claim_from: Option<Millis>,
    /// The legal plays, if the viewer must play a roll. Node 0 is the start of the turn.
    pub plays: Option<Vec<PlayNode>>,
    /// The finished games.
    pub games: Vec<GameSummary>,
    /// SHA-256 commitment to the dice, 64 hexadecimal digits.
    pub dice_commitment: String,
    /// The rating changes, once the match has ended. Empty if it is voided.
    pub rating_changes: Vec<RatingChange>,
    /// True if a moderator voided the match, so that it counts for nothing.
    #[serde(default)]
    pub voided: bool,
    /// The division of the stakes, once a staked match has ended.
    pub settlement: Option<StakeSettlement>,
    /// The number of spectators.
    pub spectators: u32,
    /// The match before this rematch.
    pub rematch_of: Option<MatchId>,
    /// The results of a series of rematches since its first match, by the current seats. This match is counted
    /// when it has ended.
    pub series: Option<Series>,
    /// The tournament of the match.
    pub tournament: Option<TournamentId>,
    /// The match's place in a team match.
    pub team: Option<TeamTable>,
    /// The match's place in a comparative event.
    pub comparative: Option<ComparativeTable>,
    /// The terms of the rematch, while one can still be agreed on.
    pub rematch_terms: Option<RematchTerms>,
    /// The seat that has asked for a rematch; White if both have, on different terms.
    pub rematch_offered_by: Option<Seat>,
    /// The seat that declined the rematch, or ended the session.
    pub rematch_declined_by: Option<Seat>,
    /// The place of a normal game in its session.
    pub session: Option<SessionPlace>,
    /// The match that follows as the rematch.
    pub rematch: Option<MatchId>,
}
