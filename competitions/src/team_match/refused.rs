//! Reasons to refuse a step of a team match.

use super::table::{Room, Team};
use crate::{BoardNumber, Params, PlayerId, Refusal};

/// The allowed numbers of players in a team.
pub(super) const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// The maximum number of commentators.
pub const COMMENTATORS_MAX: usize = 8;

/// A step that a match does not allow. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The match is over and closed.
    Over,
    /// A player is in both teams, or both teams are the same.
    InBothTeams(PlayerId),
    /// The size of a team is out of range.
    TeamSize(usize),
    /// The player is not in the team.
    NotInTeam {
        /// The player.
        player: PlayerId,
        /// The team.
        team: Team,
    },
    /// An account of a person is in the other team.
    OnePerson,
    /// The director plays in the other team.
    OwnMatch,
    /// One person cannot sit in both rooms.
    InBothRooms(PlayerId),
    /// The player has played a board in the other room.
    KnowsTheBoard {
        /// The player.
        player: PlayerId,
        /// The room in which the player would sit.
        room: Room,
        /// The board that the player knows.
        board: BoardNumber,
    },
    /// The number of roll sets differs from the number of boards.
    RollSets {
        /// The number of boards.
        boards: usize,
        /// The number of roll sets.
        got: usize,
    },
    /// The person is not invited, or has declined.
    NotInvited(PlayerId),
    /// The person has accepted the invitation already.
    AcceptedAlready(PlayerId),
    /// A player who has not accepted the invitation cannot sit.
    NotAccepted(PlayerId),
    /// Teams are no longer changed.
    Begun,
    /// Both line-ups are named, so no director changes a team.
    LineupsNamed,
    /// A captain changes a line-up that is final.
    LineupStands,
    /// A captain may not exchange players at this moment.
    BoardInPlay,
    /// A room has no players.
    NoLineup(Team),
    /// The room is playing already.
    AlreadyPlaying {
        /// The room.
        room: Room,
        /// The board.
        board: BoardNumber,
    },
    /// The room is not playing.
    NotPlaying(Room),
    /// The room has finished all its boards.
    NoBoardLeft(Room),
    /// The director holds the room.
    Held(Room),
    /// The director does not hold the room.
    NotHeld(Room),
    /// A replaced board needs a new roll set.
    RollSetUsed(u32),
    /// The rolls of the board are known, so it is not played with them.
    RollsArePublic(BoardNumber),
    /// The board has not begun and cannot be replaced.
    NothingToCancel(BoardNumber),
    /// A correction would bring back a game that has ended, or rolls that may have been told.
    GameEndedByIt,
    /// The player has this seat already.
    SitsAlready(PlayerId),
    /// A commentator belongs to a team.
    CommentatorPlays(PlayerId),
    /// A commentator is named twice.
    CommentatorTwice(PlayerId),
    /// The list of commentators is too long.
    TooManyCommentators,
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        match *self {
            Self::Over => ("match_over", vec![]),
            Self::InBothTeams(_) => ("in_both_teams", vec![]),
            Self::OnePerson => ("one_person", vec![]),
            Self::OwnMatch => ("own_match", vec![]),
            Self::TeamSize(_) => {
                ("team_size", vec![("min", (*PLAYERS.start()).into()), ("max", (*PLAYERS.end()).into())])
            }
            Self::NotInTeam { team, .. } => ("not_in_team", vec![("team", team.into())]),
            Self::InBothRooms(player) => ("in_both_rooms", vec![("name", player.into())]),
            Self::KnowsTheBoard { player, room, board } => (
                "knows_the_board",
                vec![("name", player.into()), ("board", board.into()), ("room", room.into())],
            ),
            Self::RollSets { boards, .. } => ("roll_sets", vec![("boards", boards.into())]),
            Self::NotInvited(_) => ("not_invited", vec![]),
            Self::AcceptedAlready(_) => ("accepted_already", vec![]),
            Self::NotAccepted(player) => ("not_accepted", vec![("name", player.into())]),
            Self::Begun => ("begun", vec![]),
            Self::LineupsNamed => ("line_ups_named", vec![]),
            Self::LineupStands => ("line_up_stands", vec![]),
            Self::BoardInPlay => ("exchange_too_late", vec![]),
            Self::NoLineup(team) => ("no_line_up", vec![("team", team.into())]),
            Self::AlreadyPlaying { room, board } => {
                ("already_playing", vec![("room", room.into()), ("board", board.into())])
            }
            Self::NotPlaying(room) => ("room_not_playing", vec![("room", room.into())]),
            Self::NoBoardLeft(room) => ("no_board_left", vec![("room", room.into())]),
            Self::Held(room) => ("room_held", vec![("room", room.into())]),
            Self::NotHeld(_) => ("not_held", vec![]),
            Self::RollSetUsed(set) => ("roll_set_used", vec![("set", set.into())]),
            Self::RollsArePublic(board) => ("rolls_are_public", vec![("board", board.into())]),
            Self::NothingToCancel(board) => ("nothing_to_cancel", vec![("board", board.into())]),
            Self::GameEndedByIt => ("game_ended_by_it", vec![]),
            Self::SitsAlready(player) => ("sits_already", vec![("name", player.into())]),
            Self::CommentatorPlays(player) => ("commentator_plays", vec![("name", player.into())]),
            Self::CommentatorTwice(_) => ("commentator_twice", vec![]),
            Self::TooManyCommentators => ("too_many_commentators", vec![("max", COMMENTATORS_MAX.into())]),
        }
    }
}
