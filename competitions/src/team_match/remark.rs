//! The director's actions, as the protocol lists them.

use super::table::{Room, Team};
use crate::id::PlayerId;
use crate::{BoardNumber, Reason};

/// An action of the director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of the action among all actions of the director in this match, from 0.
    pub number: usize,
    /// The kind of action.
    pub kind: RemarkKind,
    /// The reason.
    pub reason: Reason,
}

/// The actions of directors in a match, and a walk-over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// The director gave a game a result.
    Assigned {
        /// The room.
        room: Room,
        /// The board.
        board: BoardNumber,
    },
    /// The director replaced a board in both rooms.
    BoardCancelled {
        /// The board.
        board: BoardNumber,
        /// The number of its old roll set.
        before: u32,
        /// The number of its new roll set.
        roll_set: u32,
    },
    /// The director held a room.
    Held {
        /// The room.
        room: Room,
    },
    /// The director released a room.
    Released {
        /// The room.
        room: Room,
    },
    /// The director replaced a player.
    Substituted {
        /// The room.
        room: Room,
        /// The team.
        team: Team,
        /// The player who sat there.
        before: PlayerId,
        /// The substitute.
        player: PlayerId,
        /// The board in play, if the substitute took over its game.
        board: Option<BoardNumber>,
    },
    /// The director named other people for a team.
    TeamChanged {
        /// The team.
        team: Team,
    },
    /// A team did not come, and the other one won by walk-over.
    WalkedOver {
        /// The team that came.
        to: Team,
    },
}
