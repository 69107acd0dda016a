//! The match protocol: every game with its result, as far as a viewer may see it, and the director's acts.

use super::game::GameLine;
use super::procedure::TeamMatch;
use super::remark::{Remark, RemarkKind};
use super::score::Score;
use super::table::{ByTeam, Room};
use crate::{BoardNumber, Viewer};

/// The printable protocol for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protocol {
    /// The lines board by board, the open room first.
    pub lines: Vec<ProtocolLine>,
    /// The sums over the revealed boards, with victory points at the end.
    pub score: Score,
    /// The director's actions that reveal nothing about a hidden game.
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
                line: self.line(room, board).filter(|_| self.may_know_result(viewer, room, board)),
            })
            .collect();
        let remarks =
            self.remarks.iter().filter(|remark| self.may_read(viewer, remark.kind)).cloned().collect();
        Protocol { lines, score: self.revealed_score(), remarks }
    }

    /// Returns the protocol with everything in it, for a match that was called off: then nothing stays hidden.
    #[must_use]
    pub fn full_protocol(&self) -> Protocol {
        let places = self.terms.boards.numbers().flat_map(|board| Room::ALL.map(|room| (board, room)));
        let lines = places.map(|(board, room)| ProtocolLine { board, room, line: self.line(room, board) });
        Protocol { lines: lines.collect(), score: self.score(), remarks: self.remarks.clone() }
    }

    /// Returns the public score, without boards that are not revealed.
    fn revealed_score(&self) -> Score {
        if self.terms.barometer || self.is_over() {
            self.score()
        } else {
            Score { imp: ByTeam::default(), vp: None }
        }
    }

    /// A remark on a game reveals that the game is over, so only viewers who may see the game can read it.
    fn may_read(&self, viewer: Viewer, kind: RemarkKind) -> bool {
        match kind {
            RemarkKind::Assigned { room, board } => self.may_know_result(viewer, room, board),
            RemarkKind::BoardCancelled { .. }
            | RemarkKind::Held { .. }
            | RemarkKind::Released { .. }
            | RemarkKind::Substituted { .. }
            | RemarkKind::TeamChanged { .. }
            | RemarkKind::WalkedOver { .. } => true,
        }
    }
}
