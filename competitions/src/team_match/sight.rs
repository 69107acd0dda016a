//! The single rule that decides what a viewer may see of a match. Every page, socket and download uses it.
//!
//! The rolls of a board are public only when both rooms have played it to the end. A set that was not played in both
//! rooms stays secret whatever a director does, so no correction can bring a board back whose rolls are known.
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
        if self.has_public_rolls(board) {
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

    /// Returns what `viewer` may see of a game of `board` in `room` that was played with `set`. The game of a replaced
    /// board stays hidden, unless its set is public; its players know it anyway.
    #[must_use]
    pub fn sight_of_set(&self, viewer: Viewer, room: Room, board: BoardNumber, set: u32) -> Sight {
        if set == self.roll_set(board) {
            self.sight(viewer, room, board)
        } else if self.is_public_set(set) {
            Sight::All
        } else {
            Sight::Nothing
        }
    }

    /// Returns what spectators may see of a board that has begun in the open room and is not public.
    fn public_sight(&self, board: BoardNumber) -> Sight {
        if self.is_played_out(Room::Closed, board) || !self.terms.gated {
            Sight::Game
        } else if self.has_begun_in(Room::Closed, board) {
            Sight::Gated
        } else {
            Sight::Nothing
        }
    }

    /// Returns true if `viewer` may know the result of `board` in `room`: results are public together, and a viewer
    /// who has watched the game to its end knows how it ended.
    #[must_use]
    pub fn may_know_result(&self, viewer: Viewer, room: Room, board: BoardNumber) -> bool {
        self.is_revealed(board) || self.sight(viewer, room, board) >= Sight::Game
    }

    /// Returns true if the results of `board` are public. An award reveals the result and not the rolls.
    #[must_use]
    pub fn is_revealed(&self, board: BoardNumber) -> bool {
        self.is_finished(board) && (self.terms.barometer || self.is_over() || self.called_off)
    }

    /// Returns true if the rolls of `board` are public.
    #[must_use]
    pub fn has_public_rolls(&self, board: BoardNumber) -> bool {
        self.is_public_set(self.roll_set(board))
    }

    /// Returns true if the rolls of a set are public, or were public at any time.
    #[must_use]
    pub fn is_public_set(&self, set: u32) -> bool {
        self.known.public.contains(&set)
    }

    /// Returns the public sets, in ascending order.
    pub fn public_sets(&self) -> impl Iterator<Item = u32> {
        self.known.public.iter().copied()
    }

    /// Returns the boards that a room still has to play or finish, though their rolls are public. Each of them needs
    /// another set.
    #[must_use]
    pub fn spoilt_boards(&self) -> Vec<BoardNumber> {
        let is_open = |board: &BoardNumber| !self.called_off && !self.is_finished(*board);
        let boards = self.terms.boards.numbers().filter(is_open);
        boards.filter(|board| self.has_public_rolls(*board)).collect()
    }

    /// Returns true while a board has begun in one room and is not over in both. During that time news of it could go
    /// from one room to the other, so messages between the people of the match wait.
    #[must_use]
    pub fn has_board_in_play(&self) -> bool {
        self.terms.boards.numbers().any(|board| {
            !self.is_finished(board) && Room::ALL.into_iter().any(|room| self.has_begun_in(room, board))
        })
    }

    /// Returns the sets that both rooms have played to the end, as soon as results are public. A set of a board that
    /// a director decided in a room stays secret, because the decision may be undone.
    pub(super) fn finished_sets(&self) -> impl Iterator<Item = u32> {
        let is_public = |board: &BoardNumber| {
            !self.terms.by_hand
                && self.is_revealed(*board)
                && Room::ALL.iter().all(|room| self.is_played_out(*room, *board))
        };
        self.terms.boards.numbers().filter(is_public).map(|board| self.roll_set(board))
    }

    /// Returns true if the game of `board` in `room` was played to its end.
    fn is_played_out(&self, room: Room, board: BoardNumber) -> bool {
        self.line(room, board).is_some_and(|line| line.played().is_some())
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
