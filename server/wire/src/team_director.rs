//! The director of a team match: acts, notes, and the rooms at the desk.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{DuplicateGame, DuplicateRoom, DuplicateTeam, Millis};

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
        /// The step whose result the award replaces: `step` of the line. Left out: the game has no result. A result
        /// that the director has not seen is not replaced; the refusal names it.
        #[cfg_attr(test, ts(optional))]
        replaces: Option<u32>,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Replaces a board in both rooms: it is played again with other rolls.
    CancelBoard {
        /// The board.
        board: u8,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Holds a room: the clocks of its game stand still, and no board begins there. The players see the
    /// reason.
    Hold {
        /// The room.
        room: DuplicateRoom,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
        /// The expected length in minutes, 1 to 1440; left out: not known. The room is not released automatically.
        #[cfg_attr(test, ts(optional))]
        minutes: Option<u16>,
    },
    /// Releases a room.
    Release {
        /// The room.
        room: DuplicateRoom,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
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
        reason: PublicText,
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
        /// At most 8 players who belong to neither team; empty: there is no commentary.
        names: Vec<String>,
    },
    /// Says that two people whose accounts share a browser or an address are two people, so that both may have a seat.
    TwoPeople {
        /// Their names, or those of their bots.
        players: (String, String),
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Calls the match off.
    Cancel {
        /// The reason, 1 to 500 characters.
        reason: PublicText,
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
    /// A board was replaced in both rooms.
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
    /// A director named other people for a team.
    TeamChanged {
        /// The team.
        team: DuplicateTeam,
    },
    /// A team did not come, and the other one won by walk-over.
    WalkedOver {
        /// The team that came.
        to: DuplicateTeam,
    },
    /// Two players whose accounts share a browser or an address were said to be two people.
    TwoPeople {
        /// Both players.
        players: (String, String),
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

/// The reason why two accounts count as one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// One browser has used both within 30 days.
    Browser,
    /// Both were used from one address on the same day. Addresses of halls do not count.
    Address,
}

/// Two people of a team match whose accounts share a browser or an address. They count as one person until a director
/// says that they are two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkedPair {
    /// Their names.
    pub players: (String, String),
    /// The reason.
    pub by: LinkKind,
    /// True if a director has said that they are two people.
    pub two_people: bool,
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
