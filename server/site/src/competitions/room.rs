//! The room in the log of a competition: how much people may write into it, and what always fits.

use ::competitions::{desk, log::Line};
use store::{competitions::player, id::UserId, stored::line};
use texts::refusals;

use super::{Batch, Kind, Runnable, kind::ActOf};
use crate::{bounds::Bound, competitions::Competitions, error::AppError};

impl Competitions {
    /// Checks that there is room for acts of a person: in the log of the competition, and on the disk. What a
    /// competition needs to go on or to end always fits, as do the steps of the site, for which nobody asks here.
    ///
    /// # Errors
    /// With the code `log_full`, or [`AppError::Unavailable`] while the disk is nearly full.
    pub(super) fn check_room<K: Runnable>(
        &self,
        loaded: &K,
        by: UserId,
        batch: &Batch<K>,
    ) -> Result<(), AppError> {
        let acts = batch.acts.iter().all(|act| loaded.always_fits(act));
        if acts && batch.first.iter().all(|line| always_fits(loaded, line)) {
            return Ok(());
        }
        self.node.disk.check("competition")?;
        let used = Used::count_steps(loaded, by);
        let own = if loaded.directs(by) { 0 } else { used.own };
        for (bound, used) in [
            (Bound::CompetitionSteps, used.steps),
            (Bound::CompetitionKib, used.bytes >> 10),
            (Bound::CompetitionStepsEach, own),
        ] {
            let fits = self.node.bounds.check(bound, used, |_most| refusals::log_full());
            fits.map_err(|full| AppError::Refused(full.refusal()))?;
        }
        Ok(())
    }
}

fn always_fits<K: Kind>(loaded: &K, line: &Line<ActOf<K>>) -> bool {
    match line {
        Line::Step(act) => loaded.always_fits(act),
        Line::Desk(act) => matches!(act, desk::Act::Released { .. }),
        Line::Correction(_) => false,
    }
}

/// The room that people have used in a log, without what always fits.
#[derive(Debug, Default)]
struct Used {
    steps: usize,
    bytes: usize,
    /// The steps of the person who acts.
    own: usize,
}

impl Used {
    fn count_steps<K: Kind>(loaded: &K, by: UserId) -> Used {
        let mut used = Used::default();
        for (_, logged) in loaded.chronicle().log.lines() {
            if logged.by.is_none() || always_fits(loaded, &logged.line) {
                continue;
            }
            used.steps += 1;
            used.bytes += line::encode::<K::Id>(&logged.line).len();
            used.own += usize::from(logged.by == Some(player(by)));
        }
        used
    }
}
