//! Duplicate team matches: set-up, play and results.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PublicName, PublicText};

use crate::{
    BoardRolls, CubeProposal, DeskRoom, DiceRule, DuplicateEnd, DuplicateRoom, DuplicateTeam, LinkedPair,
    MatchId, Millis, Seq, TeamEventId, TeamMatchId, TeamNote, TimeControl,
};

/// The place of play of a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamPlay {
    /// At tables of this site.
    Here {
        /// The clock of each game.
        time: TimeControl,
        /// The source of the rolls. `thrown`: by hand on sensor boards. The room that reaches a roll first
        /// throws it, and the other room gets the same roll. The server rolls for a player at a screen.
        #[serde(default, deserialize_with = "crate::absent::or_default")]
        dice: DiceRule,
    },
    /// Elsewhere; the director enters the results.
    ByHand,
}

/// The matches of a team event to which an option applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
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

/// A team at entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTeam {
    /// 2 to 40 characters.
    pub name: PublicName,
    /// The captain, who names the line-up and need not play.
    pub captain: PublicName,
    /// The players, two to six. At tables of this site they are names of players or bots, else any names.
    pub players: Vec<PublicName>,
}

/// `PUT /api/v1/team-events/{id}/teams/{team}`: the name and the people of a team before the event begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeTeam {
    /// 2 to 40 characters.
    pub name: PublicName,
    /// The captain, who names the line-up and need not play.
    pub captain: PublicName,
    /// The players, up to six.
    pub players: Vec<PublicName>,
    /// The reason of a director who changes a team of which somebody has accepted, 1 to 500 characters. It is among the
    /// acts of the director. A captain needs none.
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<PublicText>,
}

/// `POST /api/v1/team-matches`: sets up a team match; its creator directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct CreateTeamMatch {
    /// 3 to 60 characters.
    pub name: PublicName,
    /// The number of boards: 4, 5, 6, 7, 8, 10 or 12, each played once in each room.
    pub boards: u8,
    /// True if the running score is shown after each board instead of only at the end.
    pub barometer: bool,
    /// True if captains may exchange players between boards.
    pub exchange: bool,
    /// True if spectators watch the open room as it plays. Otherwise they see each turn when both rooms have played
    /// it.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub ungated: bool,
    /// True if both rooms play in lock-step: a side's k-th roll comes in either room only when that side's k-th cube
    /// decision has been made in both. A player who waits for the other room loses no time. Lock-step needs tables of
    /// this site and the server's dice.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub lock_step: bool,
    /// True if every person confirms with a passkey when taking a seat. Needs tables of this site and the server's
    /// dice. Programs with an owner cannot play then; house bots can.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub seat_proof: bool,
    /// The time of the start, at most a year ahead: no board begins before. Left out: each board begins as soon as both
    /// line-ups are named. Only at tables of this site.
    pub starts_at: Option<Millis>,
    /// The minutes that a team has to appear, 1 to 240, if there is a start and a live clock. A team has appeared once
    /// its line-up is named and one of its players has taken a seat. A team that does not appear in time loses by
    /// walk-over. If neither team appears, the match is called off. The minutes count from the start, and begin again
    /// with the first tables and after each act of the director. Left out: 10.
    pub grace_minutes: Option<u16>,
    /// The place of play.
    pub play: TeamPlay,
    /// Team A, with White in the open room.
    pub a: CreateTeam,
    /// Team B, with White in the closed room.
    pub b: CreateTeam,
}

/// `POST /api/v1/team-matches/{id}/lineup`: a captain names the line-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LineUp {
    /// The captain's team; of a captain of both, the one whose line-up this is.
    pub team: DuplicateTeam,
    /// The player in the open room.
    pub open: String,
    /// The player in the closed room.
    pub closed: String,
}

/// `PUT /api/v1/team-matches/{id}/teams/{team}`: the people of a team before the first board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TeamPeople {
    /// The captain, who names the line-up and need not play.
    pub captain: String,
    /// The players, two to six. Those who are new are invited.
    pub players: Vec<String>,
    /// The reason of a director who changes a team of which somebody has accepted or whose line-up is named, 1 to 500
    /// characters. It is in the protocol. A captain needs none.
    #[cfg_attr(test, ts(optional))]
    pub reason: Option<PublicText>,
}

/// The phase of a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TeamMatchPhase {
    /// A line-up is missing.
    LineUps,
    /// Boards are played.
    Playing,
    /// Every board is over in both rooms.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// A team match in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamMatchCard {
    /// The match's id.
    pub id: TeamMatchId,
    /// The match's name.
    pub name: String,
    /// The director.
    pub director: String,
    /// The phase.
    pub phase: TeamMatchPhase,
    /// The number of boards.
    pub boards: u8,
    /// The number of revealed boards.
    pub revealed: u8,
    /// The names of teams A and B.
    pub teams: (String, String),
    /// Their international match points, as far as visible.
    pub imp: (u32, u32),
    /// The division of the victory points, at the end.
    pub vp: Option<(u32, u32)>,
    /// The time of the set-up.
    pub created_at: Millis,
    /// The time before which no board begins, until one has begun.
    pub starts_at: Option<Millis>,
}

/// A player of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamPlayer {
    /// The player.
    pub name: String,
    /// True if a program plays.
    pub bot: bool,
}

/// A team of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamView {
    /// The team's name.
    pub name: String,
    /// The captain.
    pub captain: String,
    /// The players.
    pub players: Vec<TeamPlayer>,
    /// The player in the open room, once named.
    pub open: Option<String>,
    /// The player in the closed room.
    pub closed: Option<String>,
    /// The people who have not answered their invitation yet.
    pub invited: Vec<String>,
    /// The people who have declined, or have left the team before the first board.
    pub declined: Vec<String>,
}

/// The result and the points of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamResult {
    /// The team that gets the points.
    pub winner: DuplicateTeam,
    /// The result; null if the director awarded the game before it had one.
    pub end: Option<DuplicateEnd>,
    /// The cube at which the game was counted.
    pub cube: Option<u8>,
    /// The loser's checkers.
    pub checkers_left: Option<u8>,
    /// The last double.
    pub proposed: Option<CubeProposal>,
    /// Small match points; null if IMP were awarded.
    pub smp: Option<u32>,
    /// International match points.
    pub imp: u32,
    /// True if the director assigned it.
    pub assigned: bool,
}

/// One room's game of one board, as far as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamLine {
    /// The board, from 1.
    pub board: u8,
    /// The room.
    pub room: DuplicateRoom,
    /// The players, White and Black; after a substitution, the last ones.
    pub players: Option<(String, String)>,
    /// The players who took over a seat in the middle of the game, in their order.
    pub substitutes: Vec<LineSubstitute>,
    /// The game's table.
    pub match_id: Option<MatchId>,
    /// White's die and Black's of the opening throw.
    pub opening: Option<(u8, u8)>,
    /// The result.
    pub result: Option<TeamResult>,
    /// For a director who decides in this match: the step of the log that gave the result.
    pub step: Option<u32>,
}

/// A player who took over a seat in the middle of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LineSubstitute {
    /// The team.
    pub team: DuplicateTeam,
    /// The player who left.
    pub before: String,
    /// The player who came.
    pub player: String,
    /// The time.
    pub at: Millis,
}

/// The viewer's role and rights in a team match.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct YourTeamMatch {
    /// True if the viewer directs it.
    pub director: bool,
    /// The teams whose line-up the viewer may name now.
    pub line_up: Vec<DuplicateTeam>,
    /// True if the viewer is invited to a team and may accept.
    pub may_accept: bool,
    /// True if the viewer may decline the invitation, or leave the team before the first board.
    pub may_leave: bool,
    /// The teams whose people the viewer may change now.
    pub change: Vec<DuplicateTeam>,
    /// The table at which the viewer sits or is expected.
    pub table: Option<MatchId>,
    /// The table of the open room, if the viewer may watch it. In a gated match it stays the same until the board is
    /// over in both rooms.
    pub watch: Option<MatchId>,
    /// Both rooms, for a director who belongs to neither team.
    pub desk: Vec<DeskRoom>,
    /// The pairs of people whose accounts share a browser or an address, for such a director.
    pub linked: Vec<LinkedPair>,
}

/// `GET /api/v1/team-matches/{id}`: a team match as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct TeamMatchView {
    /// The summary.
    pub card: TeamMatchCard,
    /// The number of steps of its log that the viewer may know of. It grows with the log, and drops when a board is
    /// cancelled.
    pub seq: Seq,
    /// True if the running score is shown after each board.
    pub barometer: bool,
    /// True if captains may exchange players between boards.
    pub exchange: bool,
    /// True if spectators see a turn of the open room only when both rooms have played it.
    pub gated: bool,
    /// True if both rooms play in lock-step.
    pub lock_step: bool,
    /// True if every person confirms with a passkey when taking a seat.
    pub seat_proof: bool,
    /// The minutes after the start in which a team has to come.
    pub grace_minutes: Option<u16>,
    /// The place of play.
    pub play: TeamPlay,
    /// Teams A and B.
    pub teams: (TeamView, TeamView),
    /// The roll set of each board.
    pub rolls: Vec<BoardRolls>,
    /// The protocol, board by board, the open room first.
    pub lines: Vec<TeamLine>,
    /// The difference between the teams in IMP.
    pub difference: u32,
    /// The director's acts, oldest first.
    pub notes: Vec<TeamNote>,
    /// The commentators.
    pub commentators: Vec<String>,
    /// The boards that the viewer may see in both rooms side by side, as far as both have played.
    pub vugraph: Vec<u8>,
    /// The viewer's role and rights.
    pub you: YourTeamMatch,
    /// The event of the match.
    pub event: Option<InTeamEvent>,
}

/// The place of a table in a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamTable {
    /// The match.
    pub id: TeamMatchId,
    /// The board, from 1.
    pub board: u8,
    /// The room.
    pub room: DuplicateRoom,
    /// True if the viewer sees a turn only when the same side has completed as many turns in the other room.
    pub gated: bool,
}

/// The event of a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InTeamEvent {
    /// The event's id.
    pub id: TeamEventId,
    /// The event's name.
    pub name: String,
}
