//! Why a step of a team match is refused.

use thiserror::Error;

use super::table::{BoardNumber, Room, Team};
use crate::id::PlayerId;

/// A step that a match does not allow. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The match is over and closed.
    #[error("the match is over")]
    Over,
    /// Both teams have the same player or are the same team.
    #[error("player {} is in both teams", .0.get())]
    InBothTeams(PlayerId),
    /// A team of a size that is not allowed.
    #[error("a team has 2 to 6 players, got {0}")]
    TeamSize(usize),
    /// Somebody who is not in the team.
    #[error("player {} is not in team {team}", player.get())]
    NotInTeam {
        /// Who.
        player: PlayerId,
        /// The team.
        team: Team,
    },
    /// One person cannot sit in both rooms.
    #[error("player {} cannot sit in both rooms", .0.get())]
    InBothRooms(PlayerId),
    /// A player who has played a board in the other room.
    #[error("player {} has played board {board} in the other room and cannot sit in the {room} room before it is over there", player.get())]
    KnowsTheBoard {
        /// Who.
        player: PlayerId,
        /// Where they would sit.
        room: Room,
        /// What they know.
        board: BoardNumber,
    },
    /// Not one roll set for each board.
    #[error("a match of {boards} boards needs {boards} roll sets, got {got}")]
    RollSets {
        /// The boards.
        boards: usize,
        /// The roll sets.
        got: usize,
    },
    /// A captain changes a line-up that stands.
    #[error("the line-up stands since the first board began; only the director may substitute")]
    LineupStands,
    /// The event does not let a captain exchange players now.
    #[error("players are exchanged between boards only, and a board is in play")]
    BoardInPlay,
    /// A room without its players.
    #[error("team {0} has not named its line-up")]
    NoLineup(Team),
    /// The room plays already.
    #[error("the {room} room is playing board {board}")]
    AlreadyPlaying {
        /// Which room.
        room: Room,
        /// Which board.
        board: BoardNumber,
    },
    /// Nothing is being played there.
    #[error("the {0} room is not playing")]
    NotPlaying(Room),
    /// The room has finished.
    #[error("the {0} room has played all its boards")]
    NoBoardLeft(Room),
    /// The director holds the room.
    #[error("the director holds the {0} room")]
    Held(Room),
    /// The room is not held.
    #[error("the {0} room is not held")]
    NotHeld(Room),
    /// A board that was cancelled must have a new roll set.
    #[error("roll set {0} has been used in this match")]
    RollSetUsed(u32),
    /// Nothing to cancel.
    #[error("board {0} has not begun in either room")]
    NothingToCancel(BoardNumber),
    /// The seat has this player already.
    #[error("player {} sits there already", .0.get())]
    SitsAlready(PlayerId),
}
