//! The effects of events that end a game or a match.

use rules::{BySide, GameResult, Side};

use super::{Misfit, require, require_due};
use crate::clock_setting::ClockSetting;
use crate::command::CommandKind;
use crate::event::{GameEnd, GameEnding, MatchEnding, Outcome};
use crate::format::Format;
use crate::game::{Game, Phase};
use crate::pause::Pause;
use crate::state::{FinishedGame, Interval, MatchState, Stage};

impl MatchState {
    pub(super) fn ask_to_stop(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::StopPlaying)?;
        match &mut self.stage {
            Stage::BetweenGames(interval) => interval.closing = Some(MatchEnding::Stopped(side)),
            Stage::Playing(game) => {
                self.stop_asked[side] = true;
                if self.stop_asked.white && self.stop_asked.black {
                    let last = game.clone();
                    self.close(last, Some(MatchEnding::Agreed));
                }
            }
            Stage::NotStarted | Stage::Over { .. } => return Err(Misfit::NotDue),
        }
        Ok(())
    }

    pub(super) fn ask_to_abort(&mut self, side: Side) -> Result<(), Misfit> {
        self.check(side, CommandKind::Abort)?;
        self.abort.asked[side] = true;
        if self.abort.asked.white && self.abort.asked.black {
            self.call_off()?;
        }
        Ok(())
    }

    pub(super) fn abandon(&mut self) -> Result<(), Misfit> {
        require_due(self.config.clock() == ClockSetting::None)?;
        self.call_off()
    }

    pub(super) fn call_off(&mut self) -> Result<(), Misfit> {
        // In a held match nothing follows automatically, so the end of the match would never come.
        self.held = None;
        self.pause = Pause::default();
        match &mut self.stage {
            Stage::BetweenGames(interval) if interval.closing.is_none() => {
                interval.closing = Some(MatchEnding::Aborted);
            }
            Stage::Playing(game) => {
                let mut last = game.clone();
                last.offer = None;
                last.illegal_play = None;
                self.close(last, Some(MatchEnding::Aborted));
            }
            Stage::BetweenGames(_) | Stage::NotStarted | Stage::Over { .. } => return Err(Misfit::NotDue),
        }
        Ok(())
    }

    pub(super) fn lapse(&mut self) -> Result<(), Misfit> {
        let is_late = self.next_deadline().is_some_and(|deadline| self.clock.latest() >= deadline);
        let interval = self.interval_mut()?;
        require_due(is_late && interval.closing.is_none())?;
        interval.closing = Some(MatchEnding::Lapsed);
        Ok(())
    }

    /// Ends the game or match of a side that left or ran out of time. In formats whose games count by themselves, the
    /// side loses the game at its potential points. Otherwise it loses the match, and the game is not counted.
    pub(super) fn desert(
        &mut self,
        side: Side,
        game_ending: GameEnding,
        ending: MatchEnding,
    ) -> Result<(), Misfit> {
        self.pause = Pause::default();
        match &mut self.stage {
            Stage::BetweenGames(interval) => interval.closing = Some(ending),
            Stage::Playing(game) => {
                let mut last = game.clone();
                last.offer = None;
                last.illegal_play = None;
                match self.config.format() {
                    Format::Normal | Format::Single => {
                        let end = self.deserted_game(&last, side, game_ending);
                        last.phase = Phase::Decided(end);
                        self.stage = Stage::Playing(last);
                    }
                    Format::Match(_) | Format::ThreeGames => self.close(last, Some(ending)),
                }
            }
            Stage::NotStarted | Stage::Over { .. } => return Err(Misfit::NotDue),
        }
        Ok(())
    }

    pub(super) fn decide_game(
        &mut self,
        winner: Side,
        result: GameResult,
        how: GameEnding,
    ) -> Result<(), Misfit> {
        let end = self.game_end(self.playing().ok_or(Misfit::NotDue)?, winner, result, how);
        self.game_mut()?.phase = Phase::Decided(end);
        Ok(())
    }

    pub(super) fn end_game(&mut self, end: GameEnd) -> Result<(), Misfit> {
        let game = self.playing().ok_or(Misfit::NotDue)?;
        let Phase::Decided(decided) = game.phase else { return Err(Misfit::NotDue) };
        require(decided == end)?;
        let last = game.clone();
        self.score = self.score_after(end);
        self.finished.push(FinishedGame {
            number: last.number,
            is_crawford: self.is_crawford(),
            end,
            score: self.score,
            time_used: BySide::new_with(|side| self.clock.time_used(side, self.clock.latest())),
        });
        let closing = match end.how {
            GameEnding::Left => Some(MatchEnding::Left(end.winner.opponent())),
            GameEnding::TimedOut => Some(MatchEnding::TimedOut(end.winner.opponent())),
            GameEnding::BorneOff | GameEnding::Passed | GameEnding::Resigned => {
                self.is_complete().then_some(MatchEnding::Completed)
            }
        };
        self.close(last, closing);
        Ok(())
    }

    pub(super) fn end_match(&mut self, outcome: Outcome) -> Result<(), Misfit> {
        let interval = self.interval_mut()?;
        let ending = interval.closing.ok_or(Misfit::NotDue)?;
        let last = interval.last.clone();
        require(self.outcome_of(ending) == outcome)?;
        self.stage = Stage::Over { outcome, last };
        Ok(())
    }

    /// Moves from the last game to the interval after it. `closing` is set if the match is about to end, with the
    /// cause.
    fn close(&mut self, last: Game, closing: Option<MatchEnding>) {
        let since = self.clock.latest();
        self.stage = Stage::BetweenGames(Interval { last, asked: BySide::default(), since, closing });
    }
}
