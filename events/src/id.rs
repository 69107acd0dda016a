//! Names of people and teams, as numbers that the caller chose.

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(u64);

/// A team of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamId(u64);

impl PlayerId {
    /// The player that the caller knows by this number.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The caller's number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl TeamId {
    /// The team that the caller knows by this number.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The caller's number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}
