//! Viewers of a game with hidden rolls, and the part of the game that they may see.
//!
//! [`TeamMatch::sight`](crate::team_match::TeamMatch::sight) and
//! [`ComparativeEvent::sight`](crate::comparative::ComparativeEvent::sight) decide it.

use crate::id::PlayerId;

/// The viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A viewer with an account.
    Player(PlayerId),
    /// A viewer who belongs to a team without being one of its players, such as the owner of a bot in the team.
    Member,
    /// A viewer without an account.
    Anonymous,
}

/// The part of a game that a viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sight {
    /// Only that the board is not over; not even whether it is being played.
    Nothing,
    /// The game as far as the other room has played it: each side's turns, up to the number that the same side has
    /// completed in the other room.
    Gated,
    /// The game as its players see it: no roll before it is thrown.
    Game,
    /// The game and its result, the roll set with its key, the analysis.
    All,
}
