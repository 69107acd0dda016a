//! Entrants: the players or teams of a competition.

use std::fmt;

use crate::stage::Points;

/// An entrant, by a number that the caller chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntrantId(u32);

/// A player or a team that enters a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The number.
    pub id: EntrantId,
    /// The strength, such as a rating; a higher number is stronger. It is the same for all if they are not seeded, and
    /// then lots decide their order.
    pub strength: u32,
    /// The points with which the entrant begins: those of an earlier stage, or those granted to a late entrant.
    pub points: Points,
    /// The lives that the entrant has lost at the beginning. Only a stage of lives uses them.
    pub lives_lost: u32,
}

impl EntrantId {
    /// Returns the entrant with the caller's number `number`.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Returns the caller's number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Entrant {
    /// Returns an entrant without points and with all lives.
    #[must_use]
    pub const fn new(id: EntrantId, strength: u32) -> Self {
        Self { id, strength, points: Points::ZERO, lives_lost: 0 }
    }
}
