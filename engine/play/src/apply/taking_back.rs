//! How a play is taken back.

use rules::Side;

use super::Misfit;
use crate::command::CommandKind;
use crate::game::{Game, GameAction, Phase};
use crate::refused::Refused;
use crate::state::{MatchState, Stage};
use crate::take_back::{TAKE_BACKS_MAX, TakeBack};

impl MatchState {
    /// Returns the side that asks to take its last play back.
    #[must_use]
    pub fn take_back_asked(&self) -> Option<Side> {
        self.game_to_restore().filter(|_| self.take_back.asked).map(Game::on_roll)
    }

    /// Returns the game before the last play, if that play can still be undone.
    fn game_to_restore(&self) -> Option<&Game> {
        let game = self.playing()?;
        let before = self.take_back.before.as_deref()?;
        let is_last = game.record.len() == before.record.len() + 1
            && game.on_roll != before.on_roll
            && matches!(game.phase, Phase::ToRoll);
        let is_choice =
            matches!(game.record.last(), Some(GameAction::Play { play, .. }) if !play.is_no_play());
        let is_free = game.offer.is_none() && !self.config.lock_step();
        (is_last && is_choice && is_free).then_some(before)
    }

    /// Checks that `side` may ask to take its play back, or agree that the opponent does.
    pub(crate) fn check_take_back(&self, side: Side, kind: CommandKind) -> Result<(), Refused> {
        let player = self.game_to_restore().map(Game::on_roll).ok_or(Refused::NoTakeBack)?;
        let TakeBack { asked, declined, granted, .. } = self.take_back;
        match (side == player, asked) {
            (true, _) if kind == CommandKind::DeclineTakeBack => Err(Refused::NothingToAnswer),
            (true, true) => Err(Refused::AlreadySaid),
            (true, false) if declined => Err(Refused::TakeBackDeclined),
            (true, false) if granted >= TAKE_BACKS_MAX => Err(Refused::TooManyTakeBacks),
            (true, false) | (false, true) => Ok(()),
            (false, false) => Err(Refused::NothingToAnswer),
        }
    }

    pub(crate) fn ask_to_take_back(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::TakeBack)?;
        if self.take_back_asked().is_some() {
            return Err(Misfit::NotDue);
        }
        self.take_back.asked = true;
        Ok(())
    }

    pub(crate) fn decline_take_back(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::DeclineTakeBack)?;
        self.take_back.asked = false;
        self.take_back.declined = true;
        Ok(())
    }

    /// Undoes the last play of `side`, whose opponent has agreed.
    pub(crate) fn take_back(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side.opponent(), CommandKind::TakeBack)?;
        let before = self.game_to_restore().filter(|_| self.take_back_asked() == Some(side));
        self.stage = Stage::Playing(before.ok_or(Misfit::NotDue)?.clone());
        self.take_back = self.take_back.after_take_back();
        Ok(())
    }
}
