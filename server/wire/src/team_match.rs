//! Duplicate team matches: how one is set up, run and looked at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    DiceRule, DuplicateEnd, DuplicateGame, DuplicateRoom, DuplicateTeam, InTeamEvent, MatchId, Millis, Seq,
    TimeControl,
};

/// The id of a team match, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct TeamMatchId(pub String);

/// Where the games of a team match are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamPlay {
    /// At tables of this site.
    Here {
        /// The clock of each game.
        time: TimeControl,
        /// Where the rolls come from. `thrown`: by hand on sensor boards; the room that comes to a roll first throws it,
        /// and the other room is given it. Who sits at a screen is served.
        #[serde(default, skip_serializing_if = "DiceRule::is_served")]
        #[ts(optional, as = "Option<DiceRule>")]
        dice: DiceRule,
    },
    /// Elsewhere; the director enters the results.
    ByHand,
}

/// A team as it is entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTeam {
    /// 2 to 40 characters.
    pub name: String,
    /// Who names the line-up; need not play.
    pub captain: String,
    /// Two to six. At tables of this site they are names of players or bots, else any names.
    pub players: Vec<String>,
}

/// `POST /api/v1/team-matches`: sets up a team match; who does directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTeamMatch {
    /// 3 to 60 characters.
    pub name: String,
    /// 4, 5, 6, 7, 8, 10 or 12, each played once in each room.
    pub boards: u8,
    /// Whether the running score is shown after each board, or only at the end.
    pub barometer: bool,
    /// Whether captains may exchange players between boards.
    pub exchange: bool,
    /// Where the games are played.
    pub play: TeamPlay,
    /// White in the open room.
    pub a: CreateTeam,
    /// White in the closed room.
    pub b: CreateTeam,
}

/// `POST /api/v1/team-matches/{id}/lineup`: a captain says who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LineUp {
    /// Whose, where the captain leads both teams.
    pub team: DuplicateTeam,
    /// Who sits in the open room.
    pub open: String,
    /// Who sits in the closed room.
    pub closed: String,
}

/// What a director gives a game instead of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", content = "points", rename_all = "snake_case")]
pub enum TeamAward {
    /// Small match points, a multiple of ten, which become IMP by the table.
    Smp(u32),
    /// IMP at once, 0 to 24.
    Imp(u32),
}

/// `POST /api/v1/team-matches/{id}/director`: what only the director does. Reasons stand in the protocol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TeamDirectorAct {
    /// Gives a game a result.
    Assign {
        /// Which board's.
        board: u8,
        /// In which room.
        room: DuplicateRoom,
        /// Who gets it.
        to: DuplicateTeam,
        /// What.
        award: TeamAward,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Cancels a board in both rooms; it is played again with other rolls.
    CancelBoard {
        /// Which.
        board: u8,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Holds a room: no board begins there.
    Hold {
        /// Which.
        room: DuplicateRoom,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Lets a room go on.
    Release {
        /// Which.
        room: DuplicateRoom,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Puts somebody else of the team into a seat, between two boards or before the game of a board has begun.
    Substitute {
        /// In which room.
        room: DuplicateRoom,
        /// Of which team.
        team: DuplicateTeam,
        /// Who sits there from now on.
        player: String,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Enters the result of a game that was played elsewhere.
    Enter {
        /// The game.
        game: DuplicateGame,
        /// The last double that was offered, if one was.
        #[serde(default)]
        proposed: Option<CubeProposal>,
        /// White's die and Black's, if they are known.
        #[serde(default)]
        opening: Option<(u8, u8)>,
    },
    /// Calls the match off.
    Cancel {
        /// 1 to 500 characters.
        reason: String,
    },
}

/// The last double of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CubeProposal {
    /// The value that was offered.
    pub cube: u8,
    /// Who offered it.
    pub by: DuplicateTeam,
}

/// Where a team match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamMatchCard {
    /// Which.
    pub id: TeamMatchId,
    /// What it is called.
    pub name: String,
    /// Who directs it.
    pub director: String,
    /// Where it stands.
    pub phase: TeamMatchPhase,
    /// How many boards it has.
    pub boards: u8,
    /// The boards that everybody may know of.
    pub revealed: u8,
    /// The names of teams A and B.
    pub teams: (String, String),
    /// Their international match points, as far as they may be known.
    pub imp: (u32, u32),
    /// How the victory points are shared, at the end.
    pub vp: Option<(u32, u32)>,
    /// When it was set up.
    pub created_at: Millis,
}

/// A player of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamPlayer {
    /// Who.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
}

/// A team of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamView {
    /// What it is called.
    pub name: String,
    /// Who names the line-up.
    pub captain: String,
    /// Who belongs to it.
    pub players: Vec<TeamPlayer>,
    /// Who sits in the open room, once that is named.
    pub open: Option<String>,
    /// Who sits in the closed room.
    pub closed: Option<String>,
}

/// Where the rolls of a board come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollOrigin {
    /// From a seed that was committed to.
    Committed,
    /// From the director's file.
    Imported,
    /// From real dice, elsewhere.
    Thrown,
}

/// The rolls of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardRolls {
    /// The board, from 1.
    pub board: u8,
    /// The number of its roll set; it changes when a board is replaced.
    pub set: u32,
    /// Where they come from.
    pub origin: RollOrigin,
    /// What the seed was committed to with, 64 hexadecimal digits; none: there is no seed.
    pub commitment: Option<String>,
    /// Whether everybody may know what was played.
    pub revealed: bool,
}

/// How a game ended and what it counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamResult {
    /// Who has points from it.
    pub winner: DuplicateTeam,
    /// How it ended; none: the director gave it a result before it had one.
    pub end: Option<DuplicateEnd>,
    /// The cube at which the game was counted.
    pub cube: Option<u8>,
    /// The loser's checkers.
    pub checkers_left: Option<u8>,
    /// The last double.
    pub proposed: Option<CubeProposal>,
    /// Small match points; none: IMP were awarded.
    pub smp: Option<u32>,
    /// International match points.
    pub imp: u32,
    /// Whether the director assigned it.
    pub assigned: bool,
}

/// One room's game of one board, as far as the viewer may know of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamLine {
    /// The board, from 1.
    pub board: u8,
    /// Which room's.
    pub room: DuplicateRoom,
    /// White and Black.
    pub players: Option<(String, String)>,
    /// Its table.
    pub match_id: Option<MatchId>,
    /// White's die and Black's of the opening throw.
    pub opening: Option<(u8, u8)>,
    /// How it ended.
    pub result: Option<TeamResult>,
}

/// What a director did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamDeed {
    /// A game was given a result.
    Assigned {
        /// Of which board.
        board: u8,
        /// In which room.
        room: DuplicateRoom,
    },
    /// A board was cancelled in both rooms.
    BoardCancelled {
        /// Which.
        board: u8,
        /// The number of its roll set before.
        before: u32,
        /// And from then on.
        set: u32,
    },
    /// A room was held.
    Held {
        /// Which.
        room: DuplicateRoom,
    },
    /// A room was released.
    Released {
        /// Which.
        room: DuplicateRoom,
    },
    /// A seat was given to somebody else.
    Substituted {
        /// In which room.
        room: DuplicateRoom,
        /// Of which team.
        team: DuplicateTeam,
        /// Who sat there.
        before: String,
        /// Who sits there now.
        player: String,
    },
    /// The match was called off.
    Cancelled,
}

/// A line of the director's book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamNote {
    /// What.
    pub deed: TeamDeed,
    /// Why.
    pub reason: String,
}

/// What a room does, for the director's desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeskRoomState {
    /// No board is set up.
    Waiting,
    /// A table is set up, and somebody has not come.
    Seating,
    /// A game is in play.
    Playing,
    /// All boards are over there.
    Finished,
}

/// A room as its director sees it: where it stands, and nothing of its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskRoom {
    /// Which.
    pub room: DuplicateRoom,
    /// The board that it plays or plays next; none: it has finished.
    pub board: Option<u8>,
    /// What it does.
    pub state: DeskRoomState,
    /// Whether the director holds it.
    pub held: bool,
    /// Who has not come to the table.
    pub missing: Vec<String>,
}

/// What the viewer is and may do in a team match.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct YourTeamMatch {
    /// Whether the viewer directs it.
    pub director: bool,
    /// The teams whose line-up the viewer may name now.
    pub line_up: Vec<DuplicateTeam>,
    /// The table at which the viewer sits or is expected.
    pub table: Option<MatchId>,
    /// The table of the open room, where the viewer may watch it.
    pub watch: Option<MatchId>,
    /// Both rooms, for a director who belongs to neither team.
    pub desk: Vec<DeskRoom>,
}

/// `GET /api/v1/team-matches/{id}`: a team match as the viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamMatchView {
    /// The short of it.
    pub card: TeamMatchCard,
    /// The last step of its log.
    pub seq: Seq,
    /// Whether the running score is shown after each board.
    pub barometer: bool,
    /// Whether captains may exchange players between boards.
    pub exchange: bool,
    /// Where the games are played.
    pub play: TeamPlay,
    /// Teams A and B.
    pub teams: (TeamView, TeamView),
    /// The roll set of each board.
    pub rolls: Vec<BoardRolls>,
    /// The protocol, board by board, the open room first.
    pub lines: Vec<TeamLine>,
    /// By how many IMP the teams differ.
    pub difference: u32,
    /// What the director did, the oldest first.
    pub notes: Vec<TeamNote>,
    /// What the viewer may do.
    pub you: YourTeamMatch,
    /// The event that it belongs to.
    pub event: Option<InTeamEvent>,
}

/// Where a table belongs in a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamTable {
    /// The match.
    pub id: TeamMatchId,
    /// The board, from 1.
    pub board: u8,
    /// The room.
    pub room: DuplicateRoom,
}
