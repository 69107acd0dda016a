//! Reasons to refuse a step of a team match.

use thiserror::Error;

use super::table::{BoardNumber, Room, Team};
use crate::id::PlayerId;

/// A step that a match does not allow. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The match is over and closed.
    #[error("the match is over")]
    Over,
    /// A player is in both teams, or both teams are the same.
    #[error("player {} is in both teams", .0.get())]
    InBothTeams(PlayerId),
    /// The size of a team is out of range.
    #[error("a team has 2 to 6 players, got {0}")]
    TeamSize(usize),
    /// The player is not in the team.
    #[error("player {} is not in team {team}", player.get())]
    NotInTeam {
        /// The player.
        player: PlayerId,
        /// The team.
        team: Team,
    },
    /// One person cannot sit in both rooms.
    #[error("player {} cannot sit in both rooms", .0.get())]
    InBothRooms(PlayerId),
    /// The player has played a board in the other room.
    #[error("player {} has played board {board} in the other room and cannot sit in the {room} room before it is over there", player.get())]
    KnowsTheBoard {
        /// The player.
        player: PlayerId,
        /// The room in which the player would sit.
        room: Room,
        /// The board that the player knows.
        board: BoardNumber,
    },
    /// The number of roll sets differs from the number of boards.
    #[error("a match of {boards} boards needs {boards} roll sets, got {got}")]
    RollSets {
        /// The number of boards.
        boards: usize,
        /// The number of roll sets.
        got: usize,
    },
    /// A captain changes a line-up that is final.
    #[error("the line-up is final since the first board began; only the director may substitute")]
    LineupStands,
    /// The event does not let a captain exchange players at this moment.
    #[error("players are exchanged between boards only, and a board is in play")]
    BoardInPlay,
    /// A room has no players.
    #[error("team {0} has not named its line-up")]
    NoLineup(Team),
    /// The room is playing already.
    #[error("the {room} room is playing board {board}")]
    AlreadyPlaying {
        /// The room.
        room: Room,
        /// The board.
        board: BoardNumber,
    },
    /// The room is not playing.
    #[error("the {0} room is not playing")]
    NotPlaying(Room),
    /// The room has finished all its boards.
    #[error("the {0} room has played all its boards")]
    NoBoardLeft(Room),
    /// The director holds the room.
    #[error("the director holds the {0} room")]
    Held(Room),
    /// The director does not hold the room.
    #[error("the {0} room is not held")]
    NotHeld(Room),
    /// A cancelled board needs a new roll set.
    #[error("roll set {0} has been used in this match")]
    RollSetUsed(u32),
    /// The board has not begun and cannot be cancelled.
    #[error("board {0} has not begun in either room")]
    NothingToCancel(BoardNumber),
    /// The player has this seat already.
    #[error("player {} already sits there", .0.get())]
    SitsAlready(PlayerId),
}
