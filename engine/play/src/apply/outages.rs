//! The effect of an outage of the site on the time of a match.

use super::{Misfit, require, require_due};
use crate::clock::OUTAGE_GRACE;
use crate::event::Outage;
use crate::state::{MatchState, Stage};

impl MatchState {
    /// Lets the time of an outage pass without charging it.
    pub(super) fn skip(&mut self, outage: Outage) -> Result<(), Misfit> {
        let Outage { from, to } = outage;
        require(from < to)?;
        // So the same outage is never credited twice.
        require_due(to > self.clock.latest())?;
        // A deadline that had passed before the outage is not revived.
        require_due(self.next_deadline().is_some_and(|deadline| deadline > from))?;
        self.clock.skip(outage);
        self.extend_pause(outage);
        if let Stage::BetweenGames(interval) = &mut self.stage {
            interval.since = interval.since.plus(to.since(from.max(interval.since)));
        }
        Ok(())
    }

    /// Moves the next deadline to [`OUTAGE_GRACE`] from now, if it is earlier.
    pub(super) fn leave_time_to_come_back(&mut self) {
        let now = self.clock.latest();
        let wait = self.interval_wait();
        match &mut self.stage {
            Stage::Playing(_) => self.clock.leave_at_least(OUTAGE_GRACE),
            Stage::BetweenGames(interval) => {
                let earliest = now.plus(OUTAGE_GRACE).less(wait.unwrap_or_default());
                interval.since = interval.since.max(earliest);
            }
            Stage::NotStarted | Stage::Over { .. } => {}
        }
    }
}
