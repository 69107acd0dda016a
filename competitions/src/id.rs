//! Ids of players and teams, as numbers chosen by the caller.

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(u64);

/// A team of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamId(u64);

impl PlayerId {
    /// Returns the player with the caller's number `number`.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns the caller's number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl TeamId {
    /// Returns the team with the caller's number `number`.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns the caller's number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}
