//! Duties: what a competition waits for, and from whom.
//!
//! A duty follows from the state alone, so it disappears as soon as it is done. It can always be shown to its holder,
//! because it names no other player and reveals no result. A match that is ready to play is not a duty: players find
//! it at its table.

use crate::{PlayerId, Time};

/// The minimum number of players of a team when its event begins.
pub(crate) const PLAYERS_MIN: usize = 2;

/// The person who has a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    /// The director.
    Director,
    /// A player, or a captain.
    Player(PlayerId),
}

/// An action that an event waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// A captain names the line-up, without which no board begins.
    Lineup,
    /// A player checks in.
    CheckIn,
    /// A player comes to the start of the event, which is imminent.
    Begins,
    /// The director rules on this number of protests.
    Protests(usize),
    /// A captain names players; the team lacks this many.
    Players(usize),
    /// A person answers an invitation to a team.
    Invitation,
    /// The director takes the next step towards the start, because the field is complete.
    Start,
    /// A player plays this number of boards before the event closes.
    Boards(u32),
}

/// A duty and its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owed {
    /// The holder.
    pub holder: Holder,
    /// The duty.
    pub duty: Duty,
    /// The time since which it is owed, or `None` if the state does not know it.
    pub since: Option<Time>,
    /// The time at which it ends, done or not.
    pub until: Option<Time>,
}

impl Owed {
    pub(crate) const fn new(holder: Holder, duty: Duty) -> Self {
        Self { holder, duty, since: None, until: None }
    }

    pub(crate) const fn since(self, since: Option<Time>) -> Self {
        Self { since, ..self }
    }
}

#[cfg(test)]
mod tests;
