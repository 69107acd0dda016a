//! The effect of each event on a match. Every event is checked against the rules again, so that a damaged or
//! foreign log is detected.

mod endings;
mod outages;
mod pausing;
mod taking_back;

use rules::{BySide, CubeValue, GameResult, Move, Position, Roll, Side, apply_play, legal_plays};
use thiserror::Error;

use crate::clock::EXTRA_TIME_MAX;
use crate::clock_setting::ClockSetting;
use crate::command::{Claim, CommandKind};
use crate::config::{DiceRule, Starter};
use crate::event::{Acceptance, AtBoard, Event, GameEnding, GameStart, Hold, MatchEnding, Opening};
use crate::format::Format;
use crate::game::{CubeAction, Game, GameAction, Phase, ResignationOffer};
use crate::refused::Refused;
use crate::state::{AbortWishes, Interval, MatchState, Stage};
use crate::time::Millis;

/// The error for an event that cannot have happened in its match.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the event {event:?} does not fit the match: {misfit}")]
pub struct CorruptLog {
    /// The event.
    pub event: Event,
    /// The reason why it does not fit.
    pub misfit: Misfit,
}

/// The reason why an event does not fit.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Misfit {
    /// The command behind the event would be refused.
    #[error("{0}")]
    Refused(#[from] Refused),
    /// No event of this kind can happen now.
    #[error("this event is not due")]
    NotDue,
    /// An event of this kind is due, but with other values.
    #[error("it does not follow from the events before it")]
    Differs,
}

impl MatchState {
    /// Applies an event that was recorded at `at`. A time before that of the last event counts as that time.
    ///
    /// # Errors
    /// Returns [`CorruptLog`] if the event does not fit, and leaves the state unchanged.
    pub fn apply(&mut self, event: &Event, at: Millis) -> Result<(), CorruptLog> {
        // A copy, so that an event that does not fit leaves the state unchanged.
        let mut next = self.clone();
        // The time before the event is charged first, because some events are possible only if a side's time is up.
        next.begin(event, at).map_err(|misfit| CorruptLog { event: event.clone(), misfit })?;
        next.clock.advance(at);
        match next.happen(event) {
            Ok(()) => {
                // The clock is set last, because it starts for the side that must act in the new state.
                next.set_clock(event);
                *self = next;
                Ok(())
            }
            Err(misfit) => Err(CorruptLog { event: event.clone(), misfit }),
        }
    }

    /// Does what an event needs before the time up to it is charged.
    fn begin(&mut self, event: &Event, at: Millis) -> Result<(), Misfit> {
        if let Event::Outage(outage) = event {
            self.skip(*outage)?;
        }
        if let Event::Claimed { side, absent_since, .. } = event {
            self.check_absence(*side, *absent_since, self.event_time(at))?;
        }
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Result<(), Misfit> {
        match event {
            Event::GameStarted(start) => self.start_game(start),
            Event::Rolled { side, roll } => self.roll(*side, *roll),
            Event::Thrown { side, roll } => {
                self.check_event(*side, CommandKind::Roll)?;
                require_due(self.config.dice() == DiceRule::Thrown)?;
                let game = self.game_mut()?;
                game.thrown_by_hand[*side] = game.thrown_by_hand[*side].saturating_add(1);
                game.phase = Phase::ToPlay { roll: *roll };
                Ok(())
            }
            Event::Played { side, moves } => self.play(*side, moves),
            Event::IllegalPlayOffered { side, position } => self.offer_illegal_play(*side, position),
            Event::IllegalPlayAccepted { side } => self.accept_illegal_play(*side),
            Event::IllegalPlayDeclined { side } => {
                self.check_event(*side, CommandKind::DeclineIllegalPlay)?;
                let game = self.game_mut()?;
                game.illegal_play = None;
                game.illegal_plays_declined = game.illegal_plays_declined.saturating_add(1);
                Ok(())
            }
            Event::Doubled { side, value } => self.double(*side, *value),
            Event::Taken { side } => self.take(*side),
            Event::Passed { side } => self.pass(*side),
            Event::Beavered { side, value } => self.beaver(*side, *value),
            Event::Raccooned { side, value } => self.raccoon(*side, *value),
            Event::ResignationOffered { side, result } => self.offer_resignation(*side, *result),
            Event::ResignationAccepted { resigner, result, accepted } => {
                self.accept_resignation(*resigner, *result, *accepted)
            }
            Event::ResignationDeclined { side } => self.decline_resignation(*side),
            Event::NextGameAsked { side } => {
                self.check_event(*side, CommandKind::NextGame)?;
                self.interval_mut()?.asked[*side] = true;
                Ok(())
            }
            Event::StopAsked { side } => self.ask_to_stop(*side),
            Event::AbortAsked { side } => self.ask_to_abort(*side),
            Event::AbortDeclined { side } => {
                self.check(*side, CommandKind::DeclineAbort)?;
                self.abort.asked[side.opponent()] = false;
                self.abort.declined[side.opponent()] = true;
                Ok(())
            }
            Event::PauseAsked { side } => self.ask_to_pause(*side),
            Event::PauseDeclined { side } => self.decline_pause(*side),
            Event::Resumed { side } => self.resume(*side),
            Event::PauseEnded => self.end_pause(),
            Event::TakeBackAsked { side } => self.ask_to_take_back(*side),
            Event::TakeBackDeclined { side } => self.decline_take_back(*side),
            Event::TookBack { side } => self.take_back(*side),
            Event::Abandoned => self.abandon(),
            Event::CalledOff => self.call_off(),
            Event::Held(hold) => self.hold(hold),
            Event::Released => self.release(),
            Event::RollAsked { side } => self.ask_roll(*side),
            Event::TurnOpened => self.open_turn(),
            Event::ExtraTime { total } => self.extend(*total),
            Event::Substituted { side, left, came } => self.substitute(*side, *left, *came),
            Event::SessionLapsed => self.lapse(),
            Event::Left { side } => {
                self.check_event(*side, CommandKind::Leave)?;
                self.desert(*side, GameEnding::Left, MatchEnding::Left(*side))
            }
            Event::Claimed { side, claim, .. } => {
                self.check_event(*side, CommandKind::Claim)?;
                match claim {
                    Claim::Match => {
                        let gone = side.opponent();
                        self.desert(gone, GameEnding::Left, MatchEnding::Left(gone))
                    }
                    Claim::NoResult => self.call_off(),
                }
            }
            // Today an offer to resign that is not answered in time counts as accepted and causes no time-out. Older
            // logs record a time-out while the offer is still open.
            Event::TimedOut { side } => {
                require_due(self.clock.out_of_time(self.clock.latest()) == Some(*side))?;
                self.desert(*side, GameEnding::TimedOut, MatchEnding::TimedOut(*side))
            }
            Event::AtBoard { side, what } => self.at_board(*side, *what),
            Event::Vacation { side, until } => self.go_on_vacation(*side, *until),
            Event::Outage(_) => {
                self.leave_time_to_come_back();
                Ok(())
            }
            Event::GameEnded(end) => self.end_game(*end),
            Event::MatchEnded(outcome) => self.end_match(*outcome),
        }
    }

    fn at_board(&mut self, side: Side, what: AtBoard) -> Result<(), Misfit> {
        let game = self.playing().ok_or(Misfit::NotDue)?;
        let is_free = game.resignation().is_none() && game.illegal_play().is_none();
        let is_turn = game.on_roll() == side && is_free;
        let has_rolled = matches!(game.phase(), Phase::ToPlay { .. });
        let is_to_roll = matches!(game.phase(), Phase::ToRoll);
        match what {
            AtBoard::Awaited => {
                require_due(is_turn && (has_rolled || is_to_roll) && !self.clock.is_waiting())?;
                self.clock.wait_for_board();
            }
            AtBoard::Ready => {
                require_due(is_turn && self.clock.is_waiting())?;
                self.clock.board_is_ready();
            }
            AtBoard::IllegalPlay | AtBoard::SensorFault => require_due(is_turn && has_rolled)?,
            AtBoard::RolledEarly => {
                require_due(self.config.dice() == DiceRule::Thrown)?;
                require_due(if is_turn { is_to_roll } else { has_rolled })?;
            }
        }
        Ok(())
    }

    fn hold(&mut self, hold: &Hold) -> Result<(), Misfit> {
        require_due(self.is_under_way() && self.held.is_none())?;
        self.held = Some(hold.clone());
        self.held_since = Some(self.clock.latest()).filter(|_| self.is_played());
        Ok(())
    }

    fn release(&mut self) -> Result<(), Misfit> {
        require_due(self.is_under_way() && self.held.is_some())?;
        self.held = None;
        let now = self.clock.latest();
        self.held_before = self.held_for(now);
        self.held_since = None;
        if let Stage::BetweenGames(interval) = &mut self.stage {
            // The players had no chance to go on while the match was held, so their time between games begins here.
            interval.since = now;
        }
        Ok(())
    }

    fn ask_roll(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Roll)?;
        let game = self.game_mut()?;
        require_due(game.waits)?;
        game.roll_asked = true;
        Ok(())
    }

    fn open_turn(&mut self) -> Result<(), Misfit> {
        require_due(self.waits_for_other_room() && self.held.is_none())?;
        self.game_mut()?.waits = false;
        Ok(())
    }

    fn extend(&mut self, total: Millis) -> Result<(), Misfit> {
        require_due(self.is_under_way() && total != self.extra_time)?;
        require_due(total <= EXTRA_TIME_MAX)?;
        require_due(self.clock.extend(self.extra_time, total))?;
        self.extra_time = total;
        Ok(())
    }

    fn substitute(&mut self, side: Side, left: u64, came: u64) -> Result<(), Misfit> {
        require_due(matches!(self.stage, Stage::Playing(_)))?;
        require(left != came)?;
        // These wishes and the vacation were those of the player who leaves.
        self.stop_asked[side] = false;
        self.abort.asked[side] = false;
        let now = self.clock.latest();
        self.clock.set_away(side, now);
        Ok(())
    }

    fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::Playing(_) | Stage::BetweenGames(_))
    }

    fn go_on_vacation(&mut self, side: Side, until: Millis) -> Result<(), Misfit> {
        require_due(matches!(self.config.clock(), ClockSetting::Correspondence(_)))?;
        require_due(matches!(self.stage, Stage::Playing(_) | Stage::BetweenGames(_)))?;
        self.clock.set_away(side, until);
        Ok(())
    }

    fn start_game(&mut self, start: &GameStart) -> Result<(), Misfit> {
        require_due(self.is_game_due())?;
        let is_as_agreed = match (&start.opening, self.config.starter()) {
            (Opening::Thrown(_), Starter::OpeningThrow) => true,
            (Opening::Alternating { starter }, Starter::Alternating { .. }) => {
                Some(*starter) == self.alternating_starter()
            }
            (Opening::Thrown(_), Starter::Alternating { .. })
            | (Opening::Alternating { .. }, Starter::OpeningThrow) => false,
        };
        require(is_as_agreed)?;
        require(start.number == self.next_number())?;
        require(start.cube == self.starting_cube(&start.opening))?;
        if let (Some(length), Stage::BetweenGames(_)) = (self.length(), &self.stage) {
            self.crawford = self.crawford.after_game(self.score.map(|score| length.away(score)));
        }
        self.clock.forget_used();
        match self.config.format() {
            Format::Normal => self.clock.refill(),
            Format::Match(_) | Format::ThreeGames | Format::Single => {}
        }
        self.pause = self.pause.in_next_game();
        self.stage = Stage::Playing(Game::start(start));
        Ok(())
    }

    fn roll(&mut self, side: Side, roll: Roll) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Roll)?;
        let game = self.game_mut()?;
        require_due(!game.waits)?;
        game.rolls_thrown[side] = game.rolls_thrown[side].saturating_add(1);
        game.phase = Phase::ToPlay { roll };
        Ok(())
    }

    fn play(&mut self, side: Side, moves: &[Move]) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Play)?;
        let game = self.game_mut()?;
        let Phase::ToPlay { roll } = game.phase else { return Err(Misfit::NotDue) };
        let before = game.clone();
        let position = apply_play(&game.position, roll, moves).map_err(Refused::IllegalPlay)?;
        let plays = legal_plays(&game.position, roll);
        let same = plays.iter().find(|legal| legal.position == position).ok_or(Misfit::Differs)?;
        // The generator's form of the play is the same for every order of its moves.
        game.record.push(GameAction::Play { side, roll, play: same.play });
        self.take_back = self.take_back.after_play(before);
        self.end_turn(side, position)
    }

    fn offer_illegal_play(&mut self, side: Side, position: &Position) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Play)?;
        self.check_illegal_play(self.playing().ok_or(Misfit::NotDue)?, position)?;
        self.game_mut()?.illegal_play = Some(*position);
        Ok(())
    }

    fn accept_illegal_play(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::AcceptIllegalPlay)?;
        let game = self.game_mut()?;
        let Phase::ToPlay { roll } = game.phase else { return Err(Misfit::NotDue) };
        let after = game.illegal_play.take().ok_or(Misfit::NotDue)?;
        let (side, before) = (side.opponent(), game.position);
        game.record.push(GameAction::IllegalPlay { side, roll, before, after });
        self.end_turn(side, after.flip())
    }

    /// Ends the turn of `side`. `position` is the board as its opponent sees it.
    fn end_turn(&mut self, side: Side, position: Position) -> Result<(), Misfit> {
        self.has_played[side] = true;
        if self.is_played() {
            // From now on the match can no longer be called off by agreement.
            self.abort = AbortWishes::default();
        }
        // A wish for a pause that was not answered in this turn has lapsed.
        self.pause.lapse();
        let lock_step = self.config.lock_step();
        let game = self.game_mut()?;
        game.position = position;
        game.waits = lock_step;
        game.roll_asked = false;
        game.on_roll = side.opponent();
        game.declined = BySide::default();
        game.illegal_plays_declined = 0;
        game.phase = Phase::ToRoll;
        match game.position.game_result() {
            Some(result) => self.decide_game(side, result, GameEnding::BorneOff),
            None => Ok(()),
        }
    }

    fn double(&mut self, side: Side, value: CubeValue) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Double)?;
        let game = self.game_mut()?;
        require(game.cube.value.doubled() == Some(value))?;
        game.note_cube(side, CubeAction::Double, value);
        game.phase = Phase::ToAnswerDouble { value };
        Ok(())
    }

    fn take(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Take)?;
        let game = self.game_mut()?;
        let taken = match game.phase {
            Phase::ToAnswerDouble { .. } => game.cube.taken_by(side),
            // The side that beavers keeps the cube.
            Phase::ToAnswerBeaver { .. } => game.cube.turned_in_place(),
            Phase::ToRoll | Phase::ToPlay { .. } | Phase::Decided(_) => None,
        };
        game.settle_cube(taken.ok_or(Misfit::NotDue)?);
        game.note_cube(side, CubeAction::Take, game.cube.value);
        Ok(())
    }

    fn pass(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Pass)?;
        let game = self.game_mut()?;
        // The cube still shows the stake before the double, which is all that a pass loses.
        game.note_cube(side, CubeAction::Pass, game.cube.value);
        self.decide_game(side.opponent(), GameResult::Single, GameEnding::Passed)
    }

    /// Takes the double. The beaver is a new offer on top of it, which the doubler may still pass.
    fn beaver(&mut self, side: Side, value: CubeValue) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Beaver)?;
        let game = self.game_mut()?;
        let taken = game.cube.taken_by(side).ok_or(Misfit::NotDue)?;
        require(taken.value.doubled() == Some(value))?;
        game.settle_cube(taken);
        game.note_cube(side, CubeAction::Beaver, value);
        game.phase = Phase::ToAnswerBeaver { value };
        Ok(())
    }

    /// Accepts the beaver and turns the cube again in place. The taker can no longer pass.
    fn raccoon(&mut self, side: Side, value: CubeValue) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::Raccoon)?;
        let game = self.game_mut()?;
        let beavered = game.cube.turned_in_place().ok_or(Misfit::NotDue)?;
        let raccooned = beavered.turned_in_place().ok_or(Misfit::NotDue)?;
        require(raccooned.value == value)?;
        game.settle_cube(raccooned);
        game.note_cube(side, CubeAction::Raccoon, value);
        Ok(())
    }

    fn offer_resignation(&mut self, side: Side, result: GameResult) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::OfferResignation)?;
        self.check_resignation(self.playing().ok_or(Misfit::NotDue)?, side, result)?;
        self.game_mut()?.offer = Some(ResignationOffer { by: side, result });
        Ok(())
    }

    fn accept_resignation(
        &mut self,
        resigner: Side,
        result: GameResult,
        accepted: Acceptance,
    ) -> Result<(), Misfit> {
        self.check_event(resigner.opponent(), CommandKind::AcceptResignation)?;
        let game = self.playing().ok_or(Misfit::NotDue)?;
        require(game.offer == Some(ResignationOffer { by: resigner, result }))?;
        match accepted {
            Acceptance::ByRule => require(self.is_accepted_by_rule(game))?,
            // In a knock-out only older logs have this event, from a time when the opponent still had to consent.
            Acceptance::ByOpponent => {
                let is_asked = result < self.most_resignation(game, resigner);
                require(is_asked)?;
            }
            Acceptance::ByTimeOut => {
                require_due(self.clock.out_of_time(self.clock.latest()) == Some(resigner.opponent()))?;
                // The opponent may not have seen the offer, so it must lose nothing by it.
                self.clock.give_back();
            }
        }
        self.game_mut()?.offer = None;
        self.decide_game(resigner.opponent(), result, GameEnding::Resigned)
    }

    fn decline_resignation(&mut self, side: Side) -> Result<(), Misfit> {
        self.check_event(side, CommandKind::DeclineResignation)?;
        let game = self.game_mut()?;
        if let Some(offer) = game.offer.take() {
            game.declined[offer.by] = Some(offer.result);
            game.offers_declined[offer.by] = game.offers_declined[offer.by].saturating_add(1);
        }
        Ok(())
    }

    /// Starts the time of the side that must act now.
    fn set_clock(&mut self, event: &Event) {
        match event {
            // The same side continues its turn.
            Event::Rolled { .. }
            | Event::Thrown { .. }
            | Event::Raccooned { .. }
            | Event::AtBoard { .. }
            | Event::Vacation { .. }
            | Event::Outage(_)
            | Event::PauseAsked { .. }
            | Event::PauseDeclined { .. }
            | Event::Resumed { .. }
            | Event::PauseEnded
            | Event::TakeBackAsked { .. }
            | Event::TakeBackDeclined { .. }
            | Event::Held(_)
            | Event::Released
            | Event::RollAsked { .. }
            | Event::TurnOpened
            | Event::Substituted { .. }
            | Event::ExtraTime { .. } => {}
            Event::ResignationDeclined { .. } | Event::IllegalPlayDeclined { .. } => self.clock.resume(),
            Event::ResignationOffered { side, .. } | Event::IllegalPlayOffered { side, .. } => {
                self.clock.interrupt(side.opponent());
            }
            // A wish to stop three games or to call the match off does not interrupt the game.
            Event::StopAsked { .. } | Event::AbortAsked { .. } if self.to_act().is_some() => {}
            Event::AbortDeclined { .. } => {}
            Event::GameStarted(_)
            | Event::Played { .. }
            | Event::IllegalPlayAccepted { .. }
            | Event::Doubled { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::Beavered { .. }
            | Event::ResignationAccepted { .. }
            | Event::NextGameAsked { .. }
            | Event::StopAsked { .. }
            | Event::AbortAsked { .. }
            | Event::TookBack { .. }
            | Event::Abandoned
            | Event::CalledOff
            | Event::SessionLapsed
            | Event::Left { .. }
            | Event::Claimed { .. }
            | Event::TimedOut { .. }
            | Event::GameEnded(_)
            | Event::MatchEnded(_) => match self.playing().and_then(Game::to_act) {
                Some(side) => self.clock.start(side),
                None => self.clock.stop(),
            },
        }
        let is_paused = self.paused_until().is_some();
        self.clock.stand_still(self.held.is_some() || self.waits_for_other_room() || is_paused);
    }

    fn game_mut(&mut self) -> Result<&mut Game, Misfit> {
        match &mut self.stage {
            Stage::Playing(game) => Ok(game),
            Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. } => Err(Misfit::NotDue),
        }
    }

    fn interval_mut(&mut self) -> Result<&mut Interval, Misfit> {
        match &mut self.stage {
            Stage::BetweenGames(interval) => Ok(interval),
            Stage::NotStarted | Stage::Playing(_) | Stage::Over { .. } => Err(Misfit::NotDue),
        }
    }
}

fn require(holds: bool) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(Misfit::Differs) }
}

fn require_due(holds: bool) -> Result<(), Misfit> {
    if holds { Ok(()) } else { Err(Misfit::NotDue) }
}
