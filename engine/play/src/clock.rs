//! The clock of a match as a value. The caller passes in the current time; the clock returns the time left and
//! whether a side's time is up.
//!
//! Time runs in *stretches*. A stretch belongs to the side that must act. It starts with the full delay of the
//! setting and takes from that side's reserve only after the delay is spent. An unused delay is lost. A new stretch
//! begins when a turn begins, when a double or beaver has to be answered, and when the answer gives the turn back.
//!
//! An offer to resign is a stretch of the answerer *inside* the one that it interrupts. If the offer is declined,
//! the interrupted stretch continues with the delay it had left, so repeated offers gain no time. If the answerer's
//! time runs out, the offer counts as accepted, and the reserve spent on the answer is returned. An illegal play that
//! waits for its answer is such a stretch too; if the answerer's time runs out there, the answerer loses on time.
//!
//! A side at a sensor board must carry out the moves played elsewhere before it can play. Its stretch then begins
//! with a *wait* of at most [`BOARD_WAIT`], which is charged to neither side.
//!
//! Correspondence uses the same clock, with days for a delay and no reserve. There a side may be on *vacation*
//! until a given moment. Its clock stands still until then, whenever its turn began.
//!
//! The director of an event may *hold* a match. No time passes until it is released; then the side to act has its
//! full delay again, because its player has to come back to the board. The same applies in a lock-step match while it
//! waits for the other room. The director may also give both sides more time, and take back what they have not used.
//!
//! An *outage* of the site is charged to neither side: the clock goes on from the last moment at which the site could
//! act. The side to act then has at least [`OUTAGE_GRACE`], because its player has to come back.

use rules::{BySide, Side};

use crate::clock_setting::ClockSetting;
use crate::event::Outage;
use crate::time::Millis;

/// The longest wait for a sensor board to show the moves played elsewhere.
pub const BOARD_WAIT: Millis = Millis::new(60_000);

/// The maximum extra time that a director can give each side of a match.
pub const EXTRA_TIME_MAX: Millis = Millis::new(24 * 3_600_000);

/// The least time that the side to act has after an outage of the site.
pub const OUTAGE_GRACE: Millis = Millis::new(15_000);

/// The delay and reserve of both sides, and the stretch that is running.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    limits: Option<Limits>,
    reserve: BySide<Millis>,
    used: BySide<Millis>,
    stretch: Option<Stretch>,
    /// The end of each side's vacation. A time in the past means that the side is not on vacation.
    away_until: BySide<Millis>,
    /// True while the match is held, or waits for the other room.
    held: bool,
    /// The latest time passed to this clock. Earlier times count as this one.
    latest: Millis,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Limits {
    delay: Millis,
    reserve: Millis,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stretch {
    side: Side,
    /// The time left until the stretch begins to run, unless the board is ready sooner.
    wait_left: Millis,
    delay_left: Millis,
    /// The stretch that an offer to resign or an illegal play interrupted.
    interrupted: Option<Interrupted>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Interrupted {
    side: Side,
    wait_left: Millis,
    delay_left: Millis,
    /// The answerer's reserve before the offer.
    reserve: Millis,
}

/// The time that one side has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// The rest of this turn's delay; for the side not to act, the full delay of its next turn.
    pub delay: Millis,
    /// The rest of the reserve.
    pub reserve: Millis,
}

impl Clock {
    pub(crate) fn new(setting: ClockSetting) -> Self {
        let limits = match setting {
            ClockSetting::None => None,
            ClockSetting::Live(live) => Some(Limits { delay: live.delay(), reserve: live.reserve() }),
            ClockSetting::Correspondence(days) => {
                Some(Limits { delay: Millis::from_days(days.get()), reserve: Millis::ZERO })
            }
        };
        let reserve = limits.map_or(Millis::ZERO, |limits| limits.reserve);
        Self {
            limits,
            reserve: BySide::new_with(|_| reserve),
            used: BySide::default(),
            stretch: None,
            away_until: BySide::default(),
            held: false,
            latest: Millis::ZERO,
        }
    }

    /// Returns the side whose time runs, or `None` while the clock stands still or no side must act.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.stretch.filter(|_| !self.held).map(|stretch| stretch.side)
    }

    /// Returns how much longer the clock of the side to act stands still because of its vacation or its board.
    /// Returns zero if the time runs.
    #[must_use]
    pub fn wait_left(&self, now: Millis) -> Millis {
        self.stretch.map_or(Millis::ZERO, |stretch| {
            let away = self.away_until[stretch.side].since(self.not_before(now));
            away.plus(stretch.wait_left.less(self.elapsed(now)))
        })
    }

    /// Returns the end of the vacation of `side`, or `None` if it is not on vacation at `now`.
    #[must_use]
    pub fn away_until(&self, side: Side, now: Millis) -> Option<Millis> {
        Some(self.away_until[side]).filter(|until| *until > self.not_before(now))
    }

    /// Returns `now`, or the latest time passed to this clock if that is later.
    #[must_use]
    pub fn not_before(&self, now: Millis) -> Millis {
        now.max(self.latest)
    }

    /// Returns the time that `side` has left at `now`, or `None` if there is no limit.
    #[must_use]
    pub fn time_left(&self, side: Side, now: Millis) -> Option<TimeLeft> {
        let limits = self.limits?;
        let reserve = self.reserve[side];
        let left = match self.stretch {
            Some(stretch) if stretch.side == side => {
                let elapsed = self.elapsed(now).less(stretch.wait_left);
                let over = elapsed.less(stretch.delay_left);
                TimeLeft { delay: stretch.delay_left.less(elapsed), reserve: reserve.less(over) }
            }
            Some(Stretch { interrupted: Some(waiting), .. }) if waiting.side == side => {
                TimeLeft { delay: waiting.delay_left, reserve }
            }
            Some(_) | None => TimeLeft { delay: limits.delay, reserve },
        };
        Some(left)
    }

    /// Returns the time that `side` has spent on the current game, delays included.
    #[must_use]
    pub fn time_used(&self, side: Side, now: Millis) -> Millis {
        match self.stretch {
            Some(stretch) if stretch.side == side => {
                self.used[side].plus(self.elapsed(now).less(stretch.wait_left))
            }
            Some(_) | None => self.used[side],
        }
    }

    /// Returns the moment at which the time of the side to act runs out, or `None` while no time runs.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        let stretch = self.stretch.filter(|_| !self.held)?;
        self.limits?;
        Some(
            self.runs_from()
                .plus(stretch.wait_left)
                .plus(stretch.delay_left)
                .plus(self.reserve[stretch.side]),
        )
    }

    /// Returns the side whose time is up at `now`.
    #[must_use]
    pub fn out_of_time(&self, now: Millis) -> Option<Side> {
        let deadline = self.deadline()?;
        if now >= deadline { self.running() } else { None }
    }

    /// Returns the latest time passed to this clock.
    pub(crate) fn latest(&self) -> Millis {
        self.latest
    }

    /// Advances the clock to `at` and charges the time that has passed to the side whose time runs.
    pub(crate) fn advance(&mut self, at: Millis) {
        let passed = self.elapsed(at);
        if let Some(stretch) = &mut self.stretch {
            let elapsed = passed.less(stretch.wait_left);
            stretch.wait_left = stretch.wait_left.less(passed);
            // The delay is used up before the reserve.
            let over = elapsed.less(stretch.delay_left);
            stretch.delay_left = stretch.delay_left.less(elapsed);
            self.reserve[stretch.side] = self.reserve[stretch.side].less(over);
            self.used[stretch.side] = self.used[stretch.side].plus(elapsed);
        }
        // A system clock that was set back must not make time pass twice.
        self.latest = self.not_before(at);
    }

    /// Advances the clock to the end of an outage and charges only the time before it.
    pub(crate) fn skip(&mut self, outage: Outage) {
        self.advance(outage.from);
        self.latest = self.not_before(outage.to);
    }

    /// Extends the delay of the side to act so that it has at least `least` from now on.
    pub(crate) fn leave_at_least(&mut self, least: Millis) {
        let missing = self.deadline().map(|deadline| self.latest.plus(least).since(deadline));
        if let (Some(stretch), Some(missing)) = (&mut self.stretch, missing) {
            stretch.delay_left = stretch.delay_left.plus(missing);
        }
    }

    /// Starts a stretch of `side`, with a full delay.
    pub(crate) fn start(&mut self, side: Side) {
        let delay_left = self.full_delay();
        self.stretch = Some(Stretch { side, wait_left: Millis::ZERO, delay_left, interrupted: None });
    }

    /// Returns true if the clock of the side to act stands still because of its board.
    pub(crate) fn is_waiting(&self) -> bool {
        self.stretch.is_some_and(|stretch| stretch.wait_left > Millis::ZERO)
    }

    /// Starts the wait for the board of the side to act.
    pub(crate) fn wait_for_board(&mut self) {
        if let Some(stretch) = &mut self.stretch {
            stretch.wait_left = BOARD_WAIT;
        }
    }

    /// Ends the wait for the board.
    pub(crate) fn board_is_ready(&mut self) {
        if let Some(stretch) = &mut self.stretch {
            stretch.wait_left = Millis::ZERO;
        }
    }

    /// Sets the end of a vacation of `side`. A time in the past ends the vacation.
    pub(crate) fn set_away(&mut self, side: Side, until: Millis) {
        self.away_until[side] = until;
    }

    /// Starts the stretch in which `side` answers an offer to resign or an illegal play.
    pub(crate) fn interrupt(&mut self, side: Side) {
        // The reserve is saved, so that `give_back` can return what the answer costs.
        let reserve = self.reserve[side];
        let interrupted = self.stretch.map(|Stretch { side, wait_left, delay_left, .. }| Interrupted {
            side,
            wait_left,
            delay_left,
            reserve,
        });
        let delay_left = self.full_delay();
        self.stretch = Some(Stretch { side, wait_left: Millis::ZERO, delay_left, interrupted });
    }

    /// Resumes the interrupted stretch after the offer or the illegal play is declined.
    pub(crate) fn resume(&mut self) {
        if let Some(Stretch { interrupted: Some(waiting), .. }) = self.stretch {
            let Interrupted { side, wait_left, delay_left, .. } = waiting;
            self.stretch = Some(Stretch { side, wait_left, delay_left, interrupted: None });
        }
    }

    /// Restores the reserve that was spent on an answer which did not come in time, because the offer then counts as
    /// accepted.
    pub(crate) fn give_back(&mut self) {
        if let Some(Stretch { side, interrupted: Some(waiting), .. }) = self.stretch {
            self.reserve[side] = waiting.reserve;
        }
    }

    /// Stops the time of both sides.
    pub(crate) fn stop(&mut self) {
        self.stretch = None;
    }

    /// Holds or releases the clock. On release, the side to act has its full delay again.
    pub(crate) fn stand_still(&mut self, stands: bool) {
        let goes_on = self.held && !stands;
        self.held = stands;
        if !goes_on {
            return;
        }
        let delay = self.full_delay();
        if let Some(stretch) = &mut self.stretch {
            stretch.delay_left = delay;
        }
    }

    /// Changes the total extra time in both sides' reserves from `before` to `after`. Returns false and changes
    /// nothing if the match has no time limit, or if a side has already used time that would be taken back.
    #[must_use]
    pub(crate) fn extend(&mut self, before: Millis, after: Millis) -> bool {
        let (more, less) = (after.less(before), before.less(after));
        let is_used = Side::ALL.into_iter().any(|side| self.reserve[side] < less);
        if self.limits.is_none() || is_used {
            return false;
        }
        let changed = |reserve: Millis| reserve.plus(more).less(less);
        self.reserve = BySide::new_with(|side| changed(self.reserve[side]));
        // If an offer to resign is not answered in time, the reserve that was saved with the offer is restored, so the
        // saved value changes too.
        if let Some(Stretch { interrupted: Some(waiting), .. }) = &mut self.stretch {
            waiting.reserve = changed(waiting.reserve);
        }
        true
    }

    /// Resets the thinking time of both sides, for a new game.
    pub(crate) fn forget_used(&mut self) {
        self.used = BySide::default();
    }

    /// Restores both sides' full reserve, as in each game of a Normal session.
    pub(crate) fn refill(&mut self) {
        let reserve = self.limits.map_or(Millis::ZERO, |limits| limits.reserve);
        self.reserve = BySide::new_with(|_| reserve);
    }

    fn full_delay(&self) -> Millis {
        self.limits.map_or(Millis::ZERO, |limits| limits.delay)
    }

    /// Returns the moment from which time is charged to the side to act.
    pub(crate) fn runs_from(&self) -> Millis {
        self.stretch.map_or(self.latest, |stretch| self.latest.max(self.away_until[stretch.side]))
    }

    fn elapsed(&self, now: Millis) -> Millis {
        if self.held { Millis::ZERO } else { now.since(self.runs_from()) }
    }
}
