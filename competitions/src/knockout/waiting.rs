//! Since when an open match has waited, and when players who have not come are absent.

use super::facts::Awaited;
use crate::seating::Seating;
use crate::time::Time;

/// The time after the announced start of a round within which the site opens its tables, in milliseconds.
const OPENS_WITHIN_MS: u64 = 60_000;

/// An open match that waits for its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The action or the players for which it waits.
    pub awaited: Awaited,
    /// Since when it waits, apart from holds. If players have not sat down, this is the time at which the table opened.
    pub since: Time,
    /// The protection of players who have paid a fee, in an event with a grace time.
    pub fee: Option<FeeGrace>,
}

/// The protection of players who have paid a fee: they lose it by absence only after a time that was announced. At a
/// table that opens at another time, the players may have sat down before at a table that is gone, or may not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeeGrace {
    /// The least grace time of a table that opens at any other time than the announced start of its round, in
    /// milliseconds from its opening.
    pub unannounced_ms: u64,
    /// The announced start of the round.
    pub start: Option<Time>,
    /// The last act of a person in the event until the table opened, as returned by
    /// [`Log::last_act`](crate::log::Log::last_act).
    pub acted: Option<Time>,
}

impl Waiting {
    /// Returns the wait of a match without a fee.
    #[must_use]
    pub const fn new(awaited: Awaited, since: Time) -> Self {
        Self { awaited, since, fee: None }
    }

    /// Returns since when the players could come or move without a break. `desk` is the seating as far as holds decide
    /// it.
    pub(super) fn seating(self, desk: Seating) -> Seating {
        let open = Seating::open(self.since);
        match self.awaited {
            // A hold stops the clock of the turn, so the caller's time is right after it.
            Awaited::Move(_) => open,
            Awaited::Player(_) | Awaited::Both => desk.and(open),
        }
    }

    /// Returns the time from which the players for whom the match waits are absent or idle. `limit_ms` is the grace
    /// time or the time limit of the event. `None` while they cannot come.
    pub(super) fn deadline(self, desk: Seating, limit_ms: u64) -> Option<Time> {
        let seating = self.seating(desk);
        let usual = seating.deadline(limit_ms)?;
        let Some(fee) = self.fee else { return Some(usual) };
        let opened = seating.deadline(0)?;
        let least = seating.deadline(limit_ms.max(fee.unannounced_ms))?;
        let Some(start) = fee.start else { return Some(least) };
        let is_released = opened != self.since;
        let is_changed = is_released || fee.acted.is_some_and(|acted| acted >= start);
        let is_in_time = opened >= start && opened.since(start) <= OPENS_WITHIN_MS;
        Some(if is_in_time && !is_changed { usual } else { least.max(start.after(limit_ms)) })
    }
}
