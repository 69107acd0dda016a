//! The common form of all reasons to refuse a step.

use std::fmt;

use crate::{
    BoardNumber, PlayerId, TeamId,
    knockout::PairingId,
    team_match::{Room, Team},
};

/// The reason why a competition refuses a step. The caller has the sentence for each code, and the names of players and
/// teams.
pub trait Refusal: fmt::Debug {
    /// Returns the code and the parameters.
    fn coded(&self) -> (&'static str, Params);

    /// Returns the stable code, for programs. It is the id of the sentence.
    fn code(&self) -> &'static str {
        self.coded().0
    }

    /// Returns the values that the sentence names, in the order of its arguments.
    fn params(&self) -> Params {
        self.coded().1
    }
}

/// The parameters of a refusal with their names.
pub type Params = Vec<(&'static str, Param)>;

/// A value that the sentence of a refusal names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// A number.
    Number(u64),
    /// A text, or one of the values between which a sentence chooses.
    Text(String),
    /// Somebody whose name the caller knows.
    Named(Named),
}

/// A player or a team. The caller knows the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A player.
    Player(PlayerId),
    /// A team of an event.
    Team(TeamId),
    /// One of the two teams of a match.
    Side(Team),
}

impl From<u16> for Param {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Param {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Param {
    fn from(number: usize) -> Self {
        Self::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl From<BoardNumber> for Param {
    fn from(board: BoardNumber) -> Self {
        board.get().into()
    }
}

impl From<PairingId> for Param {
    fn from(pairing: PairingId) -> Self {
        Self::Text(pairing.to_string())
    }
}

impl From<Room> for Param {
    fn from(room: Room) -> Self {
        Self::Text(room.to_string())
    }
}

impl From<PlayerId> for Param {
    fn from(player: PlayerId) -> Self {
        Self::Named(Named::Player(player))
    }
}

impl From<TeamId> for Param {
    fn from(team: TeamId) -> Self {
        Self::Named(Named::Team(team))
    }
}

impl From<Team> for Param {
    fn from(team: Team) -> Self {
        Self::Named(Named::Side(team))
    }
}
