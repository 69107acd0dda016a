//! The single rule that decides what a viewer may see of a match. Every page, socket and download uses it.
//!
//! While a board is not over in both rooms, its game in the closed room is visible only to its two players. Viewers
//! outside both teams may watch the open room. A member of a team could carry its rolls into the closed room, so
//! members see the open room's game only if they are playing it. Without a barometer the same applies to finished
//! boards until the match is over, because the score could be computed from their results.
//!
//! A member of a team could also watch without logging in. So the open room's game is gated: spectators see it only
//! as far as the closed room has played the same board, and its result only when the board is over in both rooms.

use super::procedure::{RoomState, TeamMatch};
use super::table::{Room, Team};
use crate::{BoardNumber, PlayerId, Sight, Viewer};

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
        match (viewer, room) {
            (Viewer::Player(player), _) if self.plays(player, room, board) => Sight::Game,
            (Viewer::Player(player), _) if self.is_of_a_team(player) => Sight::Nothing,
            (Viewer::Member, _) | (_, Room::Closed) => Sight::Nothing,
            (Viewer::Player(_) | Viewer::Anonymous, Room::Open) => self.public_sight(board),
        }
    }

    /// Returns what spectators may see of a board that has begun in the open room and is not revealed.
    fn public_sight(&self, board: BoardNumber) -> Sight {
        let is_over_there = self.line(Room::Closed, board).is_some();
        if is_over_there || !self.terms.gated {
            Sight::Game
        } else if self.has_begun_in(Room::Closed, board) {
            Sight::Gated
        } else {
            Sight::Nothing
        }
    }

    /// Returns true if everything of `board` is public.
    #[must_use]
    pub fn is_revealed(&self, board: BoardNumber) -> bool {
        self.is_finished(board) && (self.terms.barometer || self.is_over())
    }

    /// Returns true if the rolls of `board` are public.
    #[must_use]
    pub fn has_public_rolls(&self, board: BoardNumber) -> bool {
        self.is_revealed(board) && !self.is_walked_over(board)
    }

    /// Returns true if the player sits in the room and has played the board there, at least in part. A player who
    /// took the seat later must not see it: the other room may still have to play it, with this player. A board that
    /// nobody played there has no rolls to be seen.
    fn plays(&self, player: PlayerId, room: Room, board: BoardNumber) -> bool {
        let has_seat = Team::ALL.iter().any(|team| self.seated(room, *team) == Some(player));
        let mut here = self.played().iter().filter(|(_, at, of)| (*at, *of) == (room, board)).peekable();
        has_seat && (here.peek().is_none() || here.any(|(who, ..)| *who == player))
    }

    /// Returns true if the person is named in a team and has not declined.
    pub(super) fn is_of_a_team(&self, player: PlayerId) -> bool {
        !self.has_declined(player) && Team::ALL.into_iter().any(|team| self.is_named(team, player))
    }

    fn has_begun_in(&self, room: Room, board: BoardNumber) -> bool {
        self.line(room, board).is_some() || self.room(room) == RoomState::Playing(board)
    }
}
