//! The match protocol: every game with its result, as far as a viewer may see it, and the director's acts.

use super::game::GameLine;
use super::procedure::TeamMatch;
use super::score::Score;
use super::table::{Room, Team};
use crate::id::PlayerId;
use crate::{BoardNumber, Reason, Sight, Viewer};

/// The printable protocol for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protocol {
    /// The lines board by board, the open room first.
    pub lines: Vec<ProtocolLine>,
    /// The sums over the revealed boards, with victory points at the end.
    pub score: Score,
    /// The director's acts that reveal nothing of a hidden game.
    pub remarks: Vec<Remark>,
}

/// One room's game of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProtocolLine {
    /// The board.
    pub board: BoardNumber,
    /// The room.
    pub room: Room,
    /// The result; `None` while the viewer may not see it.
    pub line: Option<GameLine>,
}

/// An act of the director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of the act among all acts of the director in this match, from 0.
    pub number: usize,
    /// The kind of act.
    pub kind: RemarkKind,
    /// The reason.
    pub reason: Reason,
}

/// The acts of directors in a match, and its end without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// The director gave a game a result.
    Assigned {
        /// The room.
        room: Room,
        /// The board.
        board: BoardNumber,
    },
    /// The director cancelled a board in both rooms.
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
    },
    /// A team did not come, and the other one won by walk-over.
    WalkedOver {
        /// The team that came.
        to: Team,
    },
}

impl TeamMatch {
    /// Returns the protocol as `viewer` may see it.
    #[must_use]
    pub fn protocol(&self, viewer: Viewer) -> Protocol {
        let boards = self.terms.boards;
        let lines = boards
            .numbers()
            .flat_map(|board| Room::ALL.map(|room| (board, room)))
            .map(|(board, room)| ProtocolLine {
                board,
                room,
                // A viewer who watched the game to its end knows its result.
                line: self.line(room, board).filter(|_| self.sight(viewer, room, board) >= Sight::Game),
            })
            .collect();
        let remarks =
            self.remarks.iter().filter(|remark| self.may_read(viewer, remark.kind)).cloned().collect();
        Protocol { lines, score: self.revealed_score(), remarks }
    }

    /// Returns the public score, without boards that are not revealed.
    fn revealed_score(&self) -> Score {
        if self.terms.barometer || self.is_over() {
            self.score()
        } else {
            Score { imp: super::table::ByTeam::default(), vp: None }
        }
    }

    /// A remark on a game reveals that the game is over, so only viewers who may see the game can read it.
    fn may_read(&self, viewer: Viewer, kind: RemarkKind) -> bool {
        match kind {
            RemarkKind::Assigned { room, board } => self.sight(viewer, room, board) >= Sight::Game,
            RemarkKind::BoardCancelled { .. }
            | RemarkKind::Held { .. }
            | RemarkKind::Released { .. }
            | RemarkKind::Substituted { .. }
            | RemarkKind::WalkedOver { .. } => true,
        }
    }
}
