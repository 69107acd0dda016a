//! Teams, rooms and boards.

use ratings::duplicate::{MatchGames, NoVictoryPointColumn};
use rules::Side;

use crate::BoardNumber;

/// One of the two teams of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    /// White in the open room.
    A,
    /// White in the closed room.
    B,
}

/// One of the two tables of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Room {
    /// The open room, which spectators may watch.
    Open,
    /// The closed room, which spectators may not watch.
    Closed,
}

/// A value for each team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByTeam<T> {
    /// Team A's value.
    pub a: T,
    /// Team B's value.
    pub b: T,
}

/// A value for each room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByRoom<T> {
    /// The open room's value.
    pub open: T,
    /// The closed room's value.
    pub closed: T,
}

/// The number of boards of a match, limited to the columns of the victory point scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boards(MatchGames);

impl Team {
    /// Both teams, A first.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// Returns the other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl Room {
    /// Both rooms, the open one first.
    pub const ALL: [Self; 2] = [Self::Open, Self::Closed];

    /// Returns the other room.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Open => Self::Closed,
            Self::Closed => Self::Open,
        }
    }

    /// Returns the side that `team` plays in this room.
    #[must_use]
    pub const fn side_of(self, team: Team) -> Side {
        match (self, team) {
            (Self::Open, Team::A) | (Self::Closed, Team::B) => Side::White,
            (Self::Open, Team::B) | (Self::Closed, Team::A) => Side::Black,
        }
    }

    /// Returns the team that plays `side` in this room.
    #[must_use]
    pub const fn team_of(self, side: Side) -> Team {
        match (self, side) {
            (Self::Open, Side::White) | (Self::Closed, Side::Black) => Team::A,
            (Self::Open, Side::Black) | (Self::Closed, Side::White) => Team::B,
        }
    }
}

impl<T> ByTeam<T> {
    /// Builds both values with a function of the team.
    pub fn new_with(mut make: impl FnMut(Team) -> T) -> Self {
        Self { a: make(Team::A), b: make(Team::B) }
    }
}

impl<T> ByRoom<T> {
    /// Builds both values with a function of the room.
    pub fn new_with(mut make: impl FnMut(Room) -> T) -> Self {
        Self { open: make(Room::Open), closed: make(Room::Closed) }
    }
}

impl<T> std::ops::Index<Team> for ByTeam<T> {
    type Output = T;

    fn index(&self, team: Team) -> &T {
        match team {
            Team::A => &self.a,
            Team::B => &self.b,
        }
    }
}

impl<T> std::ops::IndexMut<Team> for ByTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::A => &mut self.a,
            Team::B => &mut self.b,
        }
    }
}

impl<T> std::ops::Index<Room> for ByRoom<T> {
    type Output = T;

    fn index(&self, room: Room) -> &T {
        match room {
            Room::Open => &self.open,
            Room::Closed => &self.closed,
        }
    }
}

impl<T> std::ops::IndexMut<Room> for ByRoom<T> {
    fn index_mut(&mut self, room: Room) -> &mut T {
        match room {
            Room::Open => &mut self.open,
            Room::Closed => &mut self.closed,
        }
    }
}

impl Boards {
    /// Returns `count` boards.
    ///
    /// # Errors
    /// Returns an error if the scale of victory points has no column for a match of `count` boards.
    pub fn new(count: u32) -> Result<Self, NoVictoryPointColumn> {
        MatchGames::of_boards(count).map(Self)
    }

    /// Returns the number of boards.
    #[must_use]
    pub fn count(self) -> u32 {
        // Each board is two games, one in each room.
        self.0.count() / 2
    }

    /// Returns the number of games in both rooms together.
    #[must_use]
    pub const fn games(self) -> MatchGames {
        self.0
    }

    /// Returns the boards in ascending order.
    pub fn numbers(self) -> impl Iterator<Item = BoardNumber> {
        BoardNumber::first(self.count())
    }

    /// Returns board `number`, if the match has it.
    #[must_use]
    pub fn board(self, number: u32) -> Option<BoardNumber> {
        BoardNumber::new(number).filter(|_| number <= self.count())
    }
}

impl std::fmt::Display for Team {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::A => "A",
            Self::B => "B",
        })
    }
}

impl std::fmt::Display for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Closed => "closed",
        })
    }
}
