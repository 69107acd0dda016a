//! The room in the log of a competition: how much people may write into it, and what always fits.
//!
//! The room is shared, so it is divided: what strangers write never takes the place of what the players, the directors
//! and the leader need. [`room_of`] has the shares. Corrections take none of it: every director has so many, whatever
//! others have written. So no director can fill the log after a false correction that the others would take back.

use ::competitions::{desk, log::Line};
use store::{competitions::player, id::UserId, stored::line};
use texts::refusals;

use super::{
    Batch, Kind, Runnable,
    kind::{ActOf, entries},
};
use crate::{bounds::Bound, competitions::Competitions, error::AppError};

/// The whole room in parts.
const PARTS: usize = 10;

/// Returns how full the room may be, in [`PARTS`], for a person to write more. The steps of the site always fit.
fn room_of<K: Kind>(loaded: &K, by: UserId) -> usize {
    if loaded.chronicle().desk.leads(Some(player(by))) {
        PARTS
    } else if loaded.directs(by) {
        9
    } else if loaded.involves(by) || loaded.has_entered(by) {
        8
    } else {
        6
    }
}

impl Competitions {
    /// Checks that there is room for acts of a person: in the log of the competition, and on the disk. What a
    /// competition needs to go on or to end always fits, as do the steps of the site, for which nobody asks here.
    ///
    /// # Errors
    /// With the code `entered_often` or `log_full`, or [`AppError::Unavailable`] while the disk is nearly full.
    pub(super) fn check_room<K: Runnable>(
        &self,
        loaded: &K,
        by: UserId,
        batch: &Batch<K>,
    ) -> Result<(), AppError> {
        self.check_entries(loaded, by, batch)?;
        if batch.first.iter().any(is_correction) {
            return self.check_corrections(loaded, by);
        }
        let of_desk = batch.first.iter().all(|line| always_fits(loaded, line));
        if of_desk && batch.acts.iter().all(|act| loaded.always_fits(act)) {
            return Ok(());
        }
        self.node.disk.check("competition")?;
        if of_desk && batch.acts.iter().all(|act| loaded.always_fits(act) || K::goes_on(act)) {
            return Ok(());
        }
        let used = Used::count_steps(loaded, by);
        let own = if loaded.directs(by) { 0 } else { used.own };
        // A part of the room is full when the whole would be full with as many times more.
        let of_part = |used: usize| used * PARTS / room_of(loaded, by);
        for (bound, used) in [
            (Bound::CompetitionSteps, of_part(used.steps)),
            (Bound::CompetitionKib, of_part(used.bytes) >> 10),
            (Bound::CompetitionStepsEach, own),
        ] {
            let fits = self.node.bounds.check(bound, used, |_most| refusals::log_full());
            fits.map_err(|full| AppError::Refused(full.refusal()))?;
        }
        Ok(())
    }

    /// Checks that a person has corrections left.
    fn check_corrections<K: Runnable>(&self, loaded: &K, by: UserId) -> Result<(), AppError> {
        self.node.disk.check("competition")?;
        let lines = loaded.chronicle().log.lines();
        let own =
            lines.filter(|(_, logged)| logged.by == Some(player(by)) && is_correction(&logged.line)).count();
        let fits =
            self.node.bounds.check(Bound::CompetitionCorrectionsEach, own, |_most| refusals::log_full());
        fits.map_err(|full| AppError::Refused(full.refusal()))
    }

    /// Checks that a person who does not direct the competition has not entered it, or accepted its invitation, too
    /// often. A person who leaves may come back, and both lines stay in the log.
    fn check_entries<K: Runnable>(&self, loaded: &K, by: UserId, batch: &Batch<K>) -> Result<(), AppError> {
        let me = player(by);
        if loaded.directs(by) || !batch.acts.iter().any(|act| K::enters(act) == Some(me)) {
            return Ok(());
        }
        let before = entries(loaded).filter(|(entered, _)| *entered == me).count();
        let fits = self.node.bounds.check(Bound::CompetitionEntriesEach, before, refusals::entered_often);
        fits.map_err(|full| AppError::Refused(full.refusal()))
    }
}

fn always_fits<K: Kind>(loaded: &K, line: &Line<ActOf<K>>) -> bool {
    match line {
        Line::Step(act) => loaded.always_fits(act),
        Line::Desk(act) => matches!(act, desk::Act::Released { .. }),
        Line::Correction(_) => false,
    }
}

const fn is_correction<S>(line: &Line<S>) -> bool {
    matches!(line, Line::Correction(_))
}

/// Returns true for a line that takes no room from others, because a full log takes it too.
fn fits_full_log<K: Kind>(loaded: &K, line: &Line<ActOf<K>>) -> bool {
    always_fits(loaded, line) || is_correction(line) || matches!(line, Line::Step(act) if K::goes_on(act))
}

/// The room that people have used in a log, without what a full log takes too.
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
            if logged.by.is_none() || fits_full_log(loaded, &logged.line) {
                continue;
            }
            used.steps += 1;
            used.bytes += line::encode::<K::Id>(&logged.line).len();
            used.own += usize::from(logged.by == Some(player(by)));
        }
        used
    }
}
