//! Reasons to refuse a step of a team match.

use thiserror::Error;

use super::table::{Room, Team};
use crate::{BoardNumber, PlayerId, Refusal};

/// The maximum number of commentators.
pub const COMMENTATORS_MAX: usize = 8;

/// A step that a match does not allow. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The match is over and closed.
    #[error("the match is over")]
    Over,
    /// A player is in both teams, or both teams are the same.
    #[error("nobody plays in both teams")]
    InBothTeams(PlayerId),
    /// The size of a team is out of range.
    #[error("a team has 2 to 6 players, got {0}")]
    TeamSize(usize),
    /// The player is not in the team.
    #[error("the player is not in team {team}")]
    NotInTeam {
        /// The player.
        player: PlayerId,
        /// The team.
        team: Team,
    },
    /// One person cannot sit in both rooms.
    #[error("nobody sits in both rooms")]
    InBothRooms(PlayerId),
    /// The player has played a board in the other room.
    #[error(
        "the player has played board {board} in the other room and cannot sit in the {room} room before it is over there"
    )]
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
    /// The person is not invited, or has declined.
    #[error("you are not invited to this match")]
    NotInvited(PlayerId),
    /// The person has accepted the invitation already.
    #[error("you have accepted the invitation already")]
    AcceptedAlready(PlayerId),
    /// A player who has not accepted the invitation cannot sit.
    #[error("the player has not accepted the invitation")]
    NotAccepted(PlayerId),
    /// Teams are no longer changed.
    #[error("the match has begun; the director may substitute a player of the team")]
    Begun,
    /// A captain changes a line-up that is final.
    #[error("the line-up became final when the first board began; only the director may substitute")]
    LineupStands,
    /// A captain may not exchange players at this moment.
    #[error(
        "a player is exchanged only before the first roll of a board, and a game has begun at this table"
    )]
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
    /// A replaced board needs a new roll set.
    #[error("roll set {0} has been used in this match")]
    RollSetUsed(u32),
    /// The rolls of the board are known, so it is not played with them.
    #[error("the rolls of board {0} are public, so it needs another roll set")]
    RollsArePublic(BoardNumber),
    /// The board has not begun and cannot be replaced.
    #[error("board {0} has not begun in either room, so there is nothing to replace")]
    NothingToCancel(BoardNumber),
    /// The player has this seat already.
    #[error("the player sits there already")]
    SitsAlready(PlayerId),
    /// A commentator belongs to a team.
    #[error("nobody comments on a match of their own team")]
    CommentatorPlays(PlayerId),
    /// A commentator is named twice.
    #[error("the commentators must be different people")]
    CommentatorTwice(PlayerId),
    /// The list of commentators is too long.
    #[error("a match has at most {COMMENTATORS_MAX} commentators")]
    TooManyCommentators,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::InBothTeams(_) => "in_both_teams",
            Self::TeamSize(_) => "team_size",
            Self::NotInTeam { .. } => "not_in_team",
            Self::InBothRooms(_) => "in_both_rooms",
            Self::KnowsTheBoard { .. } => "knows_the_board",
            Self::RollSets { .. } => "roll_sets",
            Self::NotInvited(_) => "not_invited",
            Self::AcceptedAlready(_) => "accepted_already",
            Self::NotAccepted(_) => "not_accepted",
            Self::Begun => "begun",
            Self::LineupStands => "line_up_stands",
            Self::BoardInPlay => "board_in_play",
            Self::NoLineup(_) => "no_line_up",
            Self::AlreadyPlaying { .. } => "already_playing",
            Self::NotPlaying(_) => "not_playing",
            Self::NoBoardLeft(_) => "no_board_left",
            Self::Held(_) => "held",
            Self::NotHeld(_) => "not_held",
            Self::RollSetUsed(_) => "roll_set_used",
            Self::RollsArePublic(_) => "rolls_are_public",
            Self::NothingToCancel(_) => "nothing_to_cancel",
            Self::SitsAlready(_) => "sits_already",
            Self::CommentatorPlays(_) => "commentator_plays",
            Self::CommentatorTwice(_) => "commentator_twice",
            Self::TooManyCommentators => "too_many_commentators",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::check_words as check;

    #[test]
    fn codes_and_texts_of_refusals() {
        let (player, board) = (PlayerId::new(7), BoardNumber::FIRST);
        check(&Refused::InBothTeams(player), "in_both_teams", "nobody plays in both teams");
        check(&Refused::NotInTeam { player, team: Team::A }, "not_in_team", "the player is not in team A");
        check(&Refused::InBothRooms(player), "in_both_rooms", "nobody sits in both rooms");
        check(&Refused::SitsAlready(player), "sits_already", "the player sits there already");
        check(
            &Refused::CommentatorPlays(player),
            "commentator_plays",
            "nobody comments on a match of their own team",
        );
        check(&Refused::TooManyCommentators, "too_many_commentators", "a match has at most 8 commentators");
        check(
            &Refused::KnowsTheBoard { player, room: Room::Open, board },
            "knows_the_board",
            "the player has played board 1 in the other room and cannot sit in the open room before it is over there",
        );
    }
}
