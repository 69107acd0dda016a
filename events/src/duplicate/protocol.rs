//! The match protocol: every game with its result, as far as a viewer may see it, and what the director did.

use super::game::GameLine;
use super::score::Score;
use super::sight::{Sight, Viewer};
use super::table::{BoardNumber, Room, Team};
use super::team_match::{Reason, TeamMatch};
use crate::id::PlayerId;

/// What may be printed for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protocol {
    /// Board by board, the open room first.
    pub lines: Vec<ProtocolLine>,
    /// The sums over the boards that are revealed; victory points at the end.
    pub score: Score,
    /// What the director did, as far as it says nothing of a game that is not revealed.
    pub remarks: Vec<Remark>,
}

/// One room's game of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProtocolLine {
    /// The board.
    pub board: BoardNumber,
    /// The room.
    pub room: Room,
    /// How it ended; nothing while that may not be seen.
    pub line: Option<GameLine>,
}

/// Something that the director did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What.
    pub kind: RemarkKind,
    /// Why.
    pub reason: Reason,
}

/// What a director can do to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A game was given a result.
    Assigned {
        /// Which room's.
        room: Room,
        /// Of which board.
        board: BoardNumber,
    },
    /// A board was cancelled in both rooms.
    BoardCancelled {
        /// Which.
        board: BoardNumber,
        /// The number of its roll set before.
        before: u32,
        /// And from then on.
        roll_set: u32,
    },
    /// A room was held.
    Held {
        /// Which.
        room: Room,
    },
    /// A room was released.
    Released {
        /// Which.
        room: Room,
    },
    /// A seat was given to somebody else.
    Substituted {
        /// In which room.
        room: Room,
        /// Of which team.
        team: Team,
        /// Who sat there.
        before: PlayerId,
        /// Who sits there now.
        player: PlayerId,
    },
}

impl TeamMatch {
    /// The protocol as `viewer` may see it.
    #[must_use]
    pub fn protocol(&self, viewer: Viewer) -> Protocol {
        let boards = self.terms.boards;
        let lines = boards
            .numbers()
            .flat_map(|board| Room::ALL.map(|room| (board, room)))
            .map(|(board, room)| ProtocolLine {
                board,
                room,
                // Whoever watched the game to its end knows its result.
                line: self.line(room, board).filter(|_| self.sight(viewer, room, board) > Sight::Nothing),
            })
            .collect();
        let remarks =
            self.remarks.iter().filter(|remark| self.may_read(viewer, remark.kind)).cloned().collect();
        Protocol { lines, score: self.revealed_score(), remarks }
    }

    /// The score that everybody may see: nothing of a board before it is revealed.
    fn revealed_score(&self) -> Score {
        if self.terms.barometer || self.is_over() {
            self.score()
        } else {
            Score { imp: super::table::ByTeam::default(), vp: None }
        }
    }

    /// A remark on a game tells that the game is over, so it is read by those who may see the game.
    fn may_read(&self, viewer: Viewer, kind: RemarkKind) -> bool {
        match kind {
            RemarkKind::Assigned { room, board } => self.sight(viewer, room, board) > Sight::Nothing,
            RemarkKind::BoardCancelled { .. }
            | RemarkKind::Held { .. }
            | RemarkKind::Released { .. }
            | RemarkKind::Substituted { .. } => true,
        }
    }
}
