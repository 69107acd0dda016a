//! The clock of a match as a value: it is told when, and says what is left and when somebody's time is up.
//!
//! Time runs in *stretches*. A stretch belongs to the side that must act, starts with the full delay of the
//! setting, and takes from that side's reserve only when the delay is spent; an unused delay is lost. A new
//! stretch begins when a turn begins, when a double (or beaver) has to be answered and when the answer gives
//! the turn back. A resignation offer is a stretch of the answerer *inside* the one it interrupts: when it is
//! declined, the interrupted stretch goes on with the delay it had left, so offering again and again wins no time. When
//! the answerer's time runs out the offer counts as accepted, and the reserve that went into the answer is given back.
//!
//! A side at a sensor board must carry out what was played elsewhere before it can play: its stretch then begins with a
//! *wait* of at most [`BOARD_WAIT`], which is nobody's time.
//!
//! Correspondence is the same clock with days for a delay and no reserve. There a side may be on *vacation* until some
//! moment: as long as it is, its time stands still, whenever its turn came.

use rules::{BySide, Side};

use crate::config::ClockSetting;
use crate::time::Millis;

/// How long a side's time waits for its sensor board to show what was played elsewhere.
pub const BOARD_WAIT: Millis = Millis::new(60_000);

/// Delay and reserve of both sides, and whose time runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    limits: Option<Limits>,
    reserve: BySide<Millis>,
    used: BySide<Millis>,
    stretch: Option<Stretch>,
    /// Until when a side is on vacation; long past: it is not.
    away_until: BySide<Millis>,
    /// The last moment this clock was told of; a clock behind it counts as standing still.
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
    /// Until the time begins to run, unless the board is ready before.
    wait_left: Millis,
    delay_left: Millis,
    /// What a resignation offer interrupted.
    interrupted: Option<Interrupted>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Interrupted {
    side: Side,
    wait_left: Millis,
    delay_left: Millis,
    /// What the answerer had of its reserve before the offer.
    reserve: Millis,
}

/// What one side has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// Of the delay of this turn; for the side that is not to act, what its next turn starts with.
    pub delay: Millis,
    /// Of the reserve.
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
            latest: Millis::ZERO,
        }
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.stretch.map(|stretch| stretch.side)
    }

    /// How long the time of the side to act stands still yet while its vacation lasts or its board is waited for; zero
    /// when it runs.
    #[must_use]
    pub fn wait_left(&self, now: Millis) -> Millis {
        self.stretch.map_or(Millis::ZERO, |stretch| {
            let away = self.away_until[stretch.side].since(self.not_before(now));
            away.plus(stretch.wait_left.less(self.elapsed(now)))
        })
    }

    /// Until when `side` is on vacation, if it is at `now`.
    #[must_use]
    pub fn away_until(&self, side: Side, now: Millis) -> Option<Millis> {
        Some(self.away_until[side]).filter(|until| *until > self.not_before(now))
    }

    /// `now`, or the last moment this clock was told of where that is later.
    #[must_use]
    pub fn not_before(&self, now: Millis) -> Millis {
        now.max(self.latest)
    }

    /// What `side` has left at `now`; nothing when there is no limit.
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

    /// How long `side` has thought in the present game, delays included.
    #[must_use]
    pub fn time_used(&self, side: Side, now: Millis) -> Millis {
        match self.stretch {
            Some(stretch) if stretch.side == side => {
                self.used[side].plus(self.elapsed(now).less(stretch.wait_left))
            }
            Some(_) | None => self.used[side],
        }
    }

    /// The first moment at which the time of the side to act is up; nothing while no time runs out.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        let stretch = self.stretch?;
        self.limits?;
        Some(
            self.runs_from()
                .plus(stretch.wait_left)
                .plus(stretch.delay_left)
                .plus(self.reserve[stretch.side]),
        )
    }

    /// The side whose time is up at `now`.
    #[must_use]
    pub fn out_of_time(&self, now: Millis) -> Option<Side> {
        let deadline = self.deadline()?;
        if now >= deadline { self.running() } else { None }
    }

    /// The last moment this clock was told of.
    pub(crate) fn latest(&self) -> Millis {
        self.latest
    }

    /// Takes note of the time: what has passed is charged to the side whose time runs.
    pub(crate) fn advance(&mut self, at: Millis) {
        let passed = self.elapsed(at);
        if let Some(stretch) = &mut self.stretch {
            let elapsed = passed.less(stretch.wait_left);
            stretch.wait_left = stretch.wait_left.less(passed);
            let over = elapsed.less(stretch.delay_left);
            stretch.delay_left = stretch.delay_left.less(elapsed);
            self.reserve[stretch.side] = self.reserve[stretch.side].less(over);
            self.used[stretch.side] = self.used[stretch.side].plus(elapsed);
        }
        self.latest = self.not_before(at);
    }

    /// `side` must act from now on, with a full delay.
    pub(crate) fn start(&mut self, side: Side) {
        let delay_left = self.full_delay();
        self.stretch = Some(Stretch { side, wait_left: Millis::ZERO, delay_left, interrupted: None });
    }

    /// Whether the time of the side to act stands still because its board is waited for.
    pub(crate) fn is_waiting(&self) -> bool {
        self.stretch.is_some_and(|stretch| stretch.wait_left > Millis::ZERO)
    }

    /// The side to act must carry out first what was played elsewhere.
    pub(crate) fn wait_for_board(&mut self) {
        if let Some(stretch) = &mut self.stretch {
            stretch.wait_left = BOARD_WAIT;
        }
    }

    /// It has.
    pub(crate) fn board_is_ready(&mut self) {
        if let Some(stretch) = &mut self.stretch {
            stretch.wait_left = Millis::ZERO;
        }
    }

    /// `side` is on vacation until then; a moment that is past ends its vacation.
    pub(crate) fn set_away(&mut self, side: Side, until: Millis) {
        self.away_until[side] = until;
    }

    /// `side` must answer a resignation offer first.
    pub(crate) fn interrupt(&mut self, side: Side) {
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

    /// The offer is declined: the interrupted stretch goes on.
    pub(crate) fn resume(&mut self) {
        if let Some(Stretch { interrupted: Some(waiting), .. }) = self.stretch {
            let Interrupted { side, wait_left, delay_left, .. } = waiting;
            self.stretch = Some(Stretch { side, wait_left, delay_left, interrupted: None });
        }
    }

    /// The offer counts as accepted since the answerer's time is up: the reserve that ran out over it is given back.
    pub(crate) fn give_back(&mut self) {
        if let Some(Stretch { side, interrupted: Some(waiting), .. }) = self.stretch {
            self.reserve[side] = waiting.reserve;
        }
    }

    /// Nobody must act.
    pub(crate) fn stop(&mut self) {
        self.stretch = None;
    }

    /// A new game: thinking time is counted afresh.
    pub(crate) fn forget_used(&mut self) {
        self.used = BySide::default();
    }

    /// Both sides get their whole reserve back, as in each game of a Normal session.
    pub(crate) fn refill(&mut self) {
        let reserve = self.limits.map_or(Millis::ZERO, |limits| limits.reserve);
        self.reserve = BySide::new_with(|_| reserve);
    }

    fn full_delay(&self) -> Millis {
        self.limits.map_or(Millis::ZERO, |limits| limits.delay)
    }

    /// From when what passes is charged to the side to act.
    fn runs_from(&self) -> Millis {
        self.stretch.map_or(self.latest, |stretch| self.latest.max(self.away_until[stretch.side]))
    }

    fn elapsed(&self, now: Millis) -> Millis {
        now.since(self.runs_from())
    }
}
