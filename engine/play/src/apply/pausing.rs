//! How a match is paused, and goes on.

use rules::{BySide, Side};

use super::Misfit;
use crate::clock_setting::ClockSetting;
use crate::command::CommandKind;
use crate::event::Outage;
use crate::pause::{CutShort, PAUSE_MAX, PAUSES_MAX, Pause};
use crate::refused::Refused;
use crate::state::MatchState;
use crate::time::Millis;

impl MatchState {
    /// Returns the sides that ask for a pause.
    #[must_use]
    pub fn pause_asked(&self) -> BySide<bool> {
        self.pause.asked
    }

    /// Returns the moment at which the pause in force ends by itself, or `None` if the match is not paused.
    #[must_use]
    pub fn paused_until(&self) -> Option<Millis> {
        self.pause.since.map(|since| since.plus(PAUSE_MAX))
    }

    /// Returns the number of pauses that have begun in the current (or last) game.
    #[must_use]
    pub fn pauses_in_game(&self) -> u32 {
        self.pause.begun_in_game
    }

    /// Checks that `side` may ask for a pause, or agree to one, in a game that is not paused.
    pub(crate) fn check_may_pause(&self, side: Side) -> Result<(), Refused> {
        let Pause { asked, declined, begun, .. } = self.pause;
        let is_live = matches!(self.config.clock(), ClockSetting::Live(_));
        if !is_live || self.config.lock_step() {
            Err(Refused::NoPause)
        } else if begun >= PAUSES_MAX {
            Err(Refused::TooManyPauses)
        } else if asked[side] {
            Err(Refused::AlreadySaid)
        } else if declined[side] && !asked[side.opponent()] {
            Err(Refused::PauseDeclined)
        } else {
            Ok(())
        }
    }

    pub(crate) fn ask_to_pause(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::Pause)?;
        self.pause.asked[side] = true;
        if self.pause.asked.white && self.pause.asked.black {
            self.pause.asked = BySide::default();
            self.pause.since = Some(self.clock.latest());
            self.pause.begun = self.pause.begun.saturating_add(1);
            self.pause.begun_in_game = self.pause.begun_in_game.saturating_add(1);
        }
        Ok(())
    }

    pub(crate) fn decline_pause(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::DeclinePause)?;
        self.pause.asked[side.opponent()] = false;
        self.pause.declined[side.opponent()] = true;
        Ok(())
    }

    pub(crate) fn resume(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::Resume)?;
        let at = self.clock.latest();
        self.pause.cut_short = self.paused_until().map(|agreed_end| CutShort { at, agreed_end });
        self.pause.since = None;
        Ok(())
    }

    pub(crate) fn end_pause(&mut self) -> Result<(), Misfit> {
        let now = self.clock.latest();
        if self.paused_until().is_none_or(|until| now < until) {
            return Err(Misfit::NotDue);
        }
        self.pause.since = None;
        Ok(())
    }

    /// Moves the end of a pause by the time that an outage took.
    pub(crate) fn extend_pause(&mut self, outage: Outage) {
        if let Some(since) = &mut self.pause.since {
            *since = since.plus(outage.to.since(outage.from.max(*since)));
        }
    }
}
