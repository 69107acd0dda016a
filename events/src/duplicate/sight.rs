//! What a viewer may know of a match: the one rule that every page, socket and download asks.
//!
//! While a board is not over in both rooms, its game in the closed room belongs to the two who play it. The open room may be
//! watched, but by nobody of the two teams who could carry it into the closed room: a member of a team sees the open
//! room's game only from a seat in it. Without a barometer the same holds for finished boards until the match is over,
//! since results could be added up.

use super::table::{BoardNumber, Room, Team};
use super::team_match::{RoomState, TeamMatch};
use crate::id::PlayerId;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody signed in.
    Player(PlayerId),
    /// Somebody whom nobody knows.
    Anonymous,
}

/// How much a viewer may see of one room's game of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// Nothing but that the board is not over: not even whether it is being played.
    Nothing,
    /// The game as somebody who watches sees it: no roll before it is thrown.
    Game,
    /// The game and its result, the roll set with its key, analysis.
    All,
}

impl TeamMatch {
    /// What `viewer` may see of the game of `board` in `room`.
    #[must_use]
    pub fn sight(&self, viewer: Viewer, room: Room, board: BoardNumber) -> Sight {
        if self.is_revealed(board) {
            return Sight::All;
        }
        if !self.has_begun_in(room, board) {
            return Sight::Nothing;
        }
        let seated = |room: Room| {
            Team::ALL.iter().any(
                |team| matches!(viewer, Viewer::Player(player) if self.seated(room, *team) == Some(player)),
            )
        };
        match room {
            _ if seated(room) => Sight::Game,
            Room::Open if !self.is_of_a_team(viewer) => Sight::Game,
            Room::Open | Room::Closed => Sight::Nothing,
        }
    }

    /// Whether everything of `board` may be shown to everybody.
    #[must_use]
    pub fn is_revealed(&self, board: BoardNumber) -> bool {
        self.is_finished(board) && (self.terms.barometer || self.is_over())
    }

    fn is_of_a_team(&self, viewer: Viewer) -> bool {
        let Viewer::Player(player) = viewer else { return false };
        Team::ALL.iter().any(|team| {
            let sheet = &self.teams[*team];
            sheet.captain == player || sheet.players.contains(&player)
        })
    }

    fn has_begun_in(&self, room: Room, board: BoardNumber) -> bool {
        self.line(room, board).is_some() || self.room(room) == RoomState::Playing(board)
    }
}
