//! Duplicate team matches: set-up, play and results.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    DiceRule, DuplicateEnd, DuplicateGame, DuplicateRoom, DuplicateTeam, InTeamEvent, MatchId, Millis, Seq,
    TimeControl,
};

/// The id of a team match, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TeamMatchId(pub String);

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
        /// throws it, and the other room gets the same roll. The server answers for a player at a screen.
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
    pub name: String,
    /// The captain, who names the line-up and need not play.
    pub captain: String,
    /// The players, two to six. At tables of this site they are names of players or bots, else any names.
    pub players: Vec<String>,
}

/// `POST /api/v1/team-matches`: sets up a team match; its creator directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct CreateTeamMatch {
    /// 3 to 60 characters.
    pub name: String,
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
    /// True if both rooms play in lock-step: each takes turn k of a board before either goes on to turn k + 1. A player
    /// who waits for the other room loses no time. It needs tables of this site and the server's dice.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub lock_step: bool,
    /// True if every person confirms with a passkey when taking a seat. Needs tables of this site and the server's
    /// dice. Programs with an owner cannot play then; bots of the site can.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub seat_proof: bool,
    /// The time of the start, at most a year ahead: no board begins before. Left out: each board begins as soon as both
    /// line-ups are named. Only at tables of this site.
    pub starts_at: Option<Millis>,
    /// With a start and a live clock: the minutes in which a team has to come, 1 to 240. A team whose line-up is not
    /// named, or of whose people none has taken a seat, then loses by walk-over; if neither comes, the match is called
    /// off. The time begins with the start, again with the first tables, and again after each act of the director. Left
    /// out: 10.
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
    /// The team, if the captain leads both.
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
}

/// A director's award in place of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", content = "points", rename_all = "snake_case")]
pub enum TeamAward {
    /// Small match points, a multiple of ten, which become IMP by the table.
    Smp(u32),
    /// IMP, taken directly, 0 to 24.
    Imp(u32),
}

/// `POST /api/v1/team-matches/{id}/director`: the director's acts. Reasons appear in the protocol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TeamDirectorAct {
    /// Gives a game a result.
    Assign {
        /// The board.
        board: u8,
        /// The room.
        room: DuplicateRoom,
        /// The team that gets the award.
        to: DuplicateTeam,
        /// The award.
        award: TeamAward,
        /// The reason, 1 to 500 characters.
        reason: String,
    },
    /// Cancels a board in both rooms; it is played again with other rolls.
    CancelBoard {
        /// The board.
        board: u8,
        /// The reason, 1 to 500 characters.
        reason: String,
    },
    /// Holds a room: the clocks of its game stand still, and no board begins there. The players read why.
    Hold {
        /// The room.
        room: DuplicateRoom,
        /// The reason, 1 to 500 characters.
        reason: String,
        /// The expected length in minutes, 1 to 1440; left out: not known. The room is not released by itself.
        #[cfg_attr(test, ts(optional))]
        minutes: Option<u16>,
    },
    /// Releases a room.
    Release {
        /// The room.
        room: DuplicateRoom,
        /// The reason, 1 to 500 characters.
        reason: String,
    },
    /// Substitutes a player of the team: between two boards, before the game of a board has begun, or in the middle of
    /// the game. A player who knows the rolls of the board is refused.
    Substitute {
        /// The room.
        room: DuplicateRoom,
        /// The team.
        team: DuplicateTeam,
        /// The substitute.
        player: String,
        /// The reason, 1 to 500 characters.
        reason: String,
    },
    /// Enters the result of a game that was played elsewhere.
    Enter {
        /// The game.
        game: DuplicateGame,
        /// The last double that was offered, if one was.
        proposed: Option<CubeProposal>,
        /// White's die and Black's in the opening throw, if known.
        opening: Option<(u8, u8)>,
    },
    /// Names the commentators, in place of those before. They see what spectators see.
    Commentators {
        /// At most 8 players who belong to neither team; none: there is no commentary.
        names: Vec<String>,
    },
    /// Calls the match off.
    Cancel {
        /// The reason, 1 to 500 characters.
        reason: String,
    },
}

/// The last double of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CubeProposal {
    /// The value that was offered.
    pub cube: u8,
    /// The side that offered it.
    pub by: DuplicateTeam,
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

/// The source of a board's rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollOrigin {
    /// From a seed that was committed to.
    Committed,
    /// From the director's file.
    Imported,
    /// From real dice, elsewhere.
    Thrown,
}

/// A roll set of a played board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedRollSet {
    /// Its number: that of the file from which it came, or its number in the match.
    pub set: u32,
    /// The board that was played with it, from 1. An import does not read it.
    pub board: Option<u8>,
    /// The opening throw, White's die first: ties, and then two different dice.
    pub opening: Vec<(u8, u8)>,
    /// White's rolls, turn by turn, as two digits.
    pub white: Vec<String>,
    /// Black's rolls.
    pub black: Vec<String>,
}

/// `GET /api/v1/team-matches/{id}/roll-sets.json`: the rolls of the boards that both rooms have finished. The same form
/// can be imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedRolls {
    /// The sets, in the order of the boards.
    pub sets: Vec<PlayedRollSet>,
}

/// The rolls of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardRolls {
    /// The board, from 1.
    pub board: u8,
    /// The number of its roll set; it changes when a board is replaced.
    pub set: u32,
    /// The source of the rolls.
    pub origin: RollOrigin,
    /// The commitment to the seed, 64 hexadecimal digits; null if there is no seed.
    pub commitment: Option<String>,
    /// True if the board is revealed to everybody.
    pub revealed: bool,
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

/// The kinds of acts of a director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamDeed {
    /// A game was given a result.
    Assigned {
        /// The board.
        board: u8,
        /// The room.
        room: DuplicateRoom,
    },
    /// A board was cancelled in both rooms.
    BoardCancelled {
        /// The board.
        board: u8,
        /// The number of the old roll set.
        before: u32,
        /// The number of the new roll set.
        set: u32,
    },
    /// A room was held.
    Held {
        /// The room.
        room: DuplicateRoom,
    },
    /// A room was released.
    Released {
        /// The room.
        room: DuplicateRoom,
    },
    /// A player was replaced.
    Substituted {
        /// The room.
        room: DuplicateRoom,
        /// The team.
        team: DuplicateTeam,
        /// The player who sat there.
        before: String,
        /// The substitute.
        player: String,
        /// The board, if the substitute took over its game and the viewer may know that the room plays it.
        board: Option<u8>,
    },
    /// A team did not come, and the other one won by walk-over.
    WalkedOver {
        /// The team that came.
        to: DuplicateTeam,
    },
    /// The match was called off.
    Cancelled,
}

/// An act of the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamNote {
    /// The time.
    pub at: Millis,
    /// The act.
    pub deed: TeamDeed,
    /// The reason.
    pub reason: String,
}

/// The state of a room, for the director's desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeskRoomState {
    /// No board is set up.
    Waiting,
    /// A table is set up, and a player has not come.
    Seating,
    /// A game is in play.
    Playing,
    /// All boards are over there.
    Finished,
}

/// A room as its director sees it, without its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeskRoom {
    /// The room.
    pub room: DuplicateRoom,
    /// The board that it plays now or next; null if it has finished.
    pub board: Option<u8>,
    /// The state.
    pub state: DeskRoomState,
    /// True if the director holds it.
    pub held: bool,
    /// The players who have not come to the table.
    pub missing: Vec<String>,
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
}

/// `GET /api/v1/team-matches/{id}`: a team match as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct TeamMatchView {
    /// The summary.
    pub card: TeamMatchCard,
    /// The number of steps of its log that the viewer may know of. It grows with the log, and starts again lower when
    /// a board is cancelled.
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
