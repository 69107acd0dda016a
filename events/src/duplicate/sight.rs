//! The one rule of what a viewer may see of a match. Every page, socket and download asks it.
//!
//! While a board is not over in both rooms, its game in the closed room is visible only to its two players.
//! Viewers outside both teams may watch the open room. A member of a team could carry its rolls into the closed
//! room, and so sees the open room's game only from a seat in it. Without a barometer the same holds for
//! finished boards until the match is over, since results could be added up.

use super::table::{BoardNumber, Room, Team};
use super::team_match::{RoomState, TeamMatch};
use crate::id::PlayerId;

/// The viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A viewer with an account.
    Player(PlayerId),
    /// A viewer without an account.
    Anonymous,
}

/// The part of one room's game of one board that a viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// Nothing except that the board is not over, not even whether it is being played.
    Nothing,
    /// The game as a spectator sees it: no roll before it is thrown.
    Game,
    /// The game and its result, the roll set with its key, the analysis.
    All,
}

impl TeamMatch {
    /// Returns what `viewer` may see of the game of `board` in `room`.
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

    /// Returns true if everything of `board` is public.
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
