//! The commands that are possible now, and the reasons why others are not. [`crate::decide`] and
//! [`MatchState::allowed`] share these checks, so a command offered to a player is always accepted.

use rules::{CubeValue, Side};

use crate::clock_setting::ClockSetting;
use crate::command::CommandKind;
use crate::config::{Beavers, Starter};
use crate::format::Format;
use crate::game::{Game, Phase};
use crate::refused::Refused;
use crate::state::{MatchState, Stage};
use crate::time::Millis;

/// The time for which a player must be gone, in their own turn, before the opponent may claim the match.
pub const CLAIM_AFTER: Millis = Millis::new(120_000);

impl MatchState {
    /// Returns the commands that `side` may give now, in the order of [`CommandKind::ALL`].
    /// [`MatchState::play_graph`] and [`MatchState::resignations`] list the plays and the results to offer. Time is
    /// not checked.
    #[must_use]
    pub fn allowed(&self, side: Side) -> Vec<CommandKind> {
        CommandKind::ALL.into_iter().filter(|kind| self.check(side, *kind).is_ok()).collect()
    }

    /// Checks that `side` may give a command of this kind. An open offer to resign does not block the side that is
    /// to answer it, because playing on declines it.
    pub(crate) fn check(&self, side: Side, kind: CommandKind) -> Result<(), Refused> {
        self.check_beside(side, kind, OpenOffer::IsDeclinedByPlayingOn)
    }

    /// Checks that an event of `side` can happen now. In a log, an offer to resign is always answered before the next
    /// event of the game.
    pub(crate) fn check_event(&self, side: Side, kind: CommandKind) -> Result<(), Refused> {
        self.check_beside(side, kind, OpenOffer::IsAnsweredFirst)
    }

    fn check_beside(&self, side: Side, kind: CommandKind, open: OpenOffer) -> Result<(), Refused> {
        match &self.stage {
            Stage::NotStarted => Err(Refused::NotStarted),
            Stage::Over { .. } => Err(Refused::MatchOver),
            Stage::Playing(_) | Stage::BetweenGames(_) if self.held.is_some() => Err(Refused::Held),
            Stage::BetweenGames(interval) => match kind {
                CommandKind::NextGame if interval.asked[side] => Err(Refused::AlreadySaid),
                CommandKind::NextGame | CommandKind::StopPlaying | CommandKind::Leave => Ok(()),
                CommandKind::Roll
                | CommandKind::Double
                | CommandKind::Take
                | CommandKind::Pass
                | CommandKind::Beaver
                | CommandKind::Raccoon
                | CommandKind::Play
                | CommandKind::AcceptIllegalPlay
                | CommandKind::DeclineIllegalPlay
                | CommandKind::OfferResignation
                | CommandKind::AcceptResignation
                | CommandKind::DeclineResignation
                | CommandKind::Abort
                | CommandKind::DeclineAbort
                | CommandKind::Pause
                | CommandKind::DeclinePause
                | CommandKind::Resume
                | CommandKind::TakeBack
                | CommandKind::DeclineTakeBack
                | CommandKind::Claim => Err(Refused::NoGame),
            },
            Stage::Playing(_)
                if self.paused_until().is_some()
                    && !matches!(kind, CommandKind::Resume | CommandKind::Leave) =>
            {
                Err(Refused::Paused)
            }
            Stage::Playing(game) => self.check_in_game(game, side, kind, open),
        }
    }

    fn check_in_game(
        &self,
        game: &Game,
        side: Side,
        kind: CommandKind,
        open: OpenOffer,
    ) -> Result<(), Refused> {
        match kind {
            CommandKind::Leave => Ok(()),
            CommandKind::NextGame => match self.config.format() {
                Format::Normal => Err(Refused::GameNotOver),
                Format::Match(_) | Format::ThreeGames | Format::Single => Err(Refused::NoNextGame),
            },
            CommandKind::StopPlaying => self.check_may_stop(side),
            CommandKind::Abort => self.check_may_abort(side),
            CommandKind::DeclineAbort if self.abort.asked[side.opponent()] => Ok(()),
            CommandKind::DeclineAbort => Err(Refused::NothingToAnswer),
            CommandKind::AcceptResignation | CommandKind::DeclineResignation => match game.offer {
                Some(offer) if offer.by != side => Ok(()),
                Some(_) | None => Err(Refused::NothingToAnswer),
            },
            CommandKind::AcceptIllegalPlay | CommandKind::DeclineIllegalPlay => match game.illegal_play {
                Some(_) if side != game.on_roll => Ok(()),
                Some(_) | None => Err(Refused::NothingToAnswer),
            },
            CommandKind::Pause => self.check_may_pause(side),
            CommandKind::DeclinePause if self.pause_asked()[side.opponent()] => Ok(()),
            CommandKind::Resume if self.paused_until().is_some() => Ok(()),
            CommandKind::DeclinePause | CommandKind::Resume => Err(Refused::NothingToAnswer),
            CommandKind::TakeBack | CommandKind::DeclineTakeBack => self.check_take_back(side, kind),
            CommandKind::Claim => self.check_may_claim(game, side),
            CommandKind::OfferResignation => check_may_resign(game, side),
            CommandKind::Roll => {
                check_turn(game, side, TurnStep::BeforeRoll, open)?;
                self.check_turn_is_open()
            }
            CommandKind::Double => {
                check_turn(game, side, TurnStep::BeforeRoll, open)?;
                self.check_turn_is_open()?;
                self.check_cube(game).map(|_| ())
            }
            CommandKind::Play => check_turn(game, side, TurnStep::AfterRoll, open),
            CommandKind::Take | CommandKind::Pass => check_offered(game, side).map(|_| ()),
            CommandKind::Beaver => self.check_beaver(game, side).map(|_| ()),
            CommandKind::Raccoon => self.check_raccoon(game, side).map(|_| ()),
        }
    }

    fn check_turn_is_open(&self) -> Result<(), Refused> {
        if self.waits_for_other_room() { Err(Refused::WaitsForOtherRoom) } else { Ok(()) }
    }

    /// Returns the value to which the side on roll may double before it rolls.
    pub(crate) fn check_cube(&self, game: &Game) -> Result<CubeValue, Refused> {
        let side = game.on_roll;
        if !self.config.format().has_cube() {
            return Err(Refused::NoCube);
        }
        if self.is_crawford() {
            return Err(Refused::CrawfordGame);
        }
        // With an opening throw the first turn already has its roll. Without one, the first turn begins with a
        // roll, so doubling is not possible either.
        if game.is_first_turn() && self.config.starter() != Starter::OpeningThrow {
            return Err(Refused::FirstTurn);
        }
        if !game.cube.may_be_turned_by(side) {
            return Err(Refused::CubeNotYours);
        }
        if self.away(side).is_some_and(|away| game.cube.is_dead_for(away)) {
            return Err(Refused::CubeDead);
        }
        self.next_value(game.cube.value)
    }

    /// Returns the value to which `side` may turn a double with a beaver.
    pub(crate) fn check_beaver(&self, game: &Game, side: Side) -> Result<CubeValue, Refused> {
        match check_offered(game, side)? {
            CubeOffer::Beaver(_) => Err(Refused::NothingToAnswer),
            CubeOffer::Double(value) => match self.config.options().beavers {
                Beavers::Off => Err(Refused::NoBeavers),
                Beavers::Beavers | Beavers::BeaversAndRaccoons => self.next_value(value),
            },
        }
    }

    /// Returns the value to which `side` may turn a beaver with a raccoon.
    pub(crate) fn check_raccoon(&self, game: &Game, side: Side) -> Result<CubeValue, Refused> {
        match check_offered(game, side)? {
            CubeOffer::Double(_) => Err(Refused::NothingToAnswer),
            CubeOffer::Beaver(value) => match self.config.options().beavers {
                Beavers::Off | Beavers::Beavers => Err(Refused::NoRaccoons),
                Beavers::BeaversAndRaccoons => self.next_value(value),
            },
        }
    }

    fn next_value(&self, value: CubeValue) -> Result<CubeValue, Refused> {
        let limit = self.config.cube_limit();
        value.doubled().filter(|doubled| *doubled <= limit).ok_or(Refused::CubeAtLimit { limit })
    }

    fn check_may_abort(&self, side: Side) -> Result<(), Refused> {
        if self.is_played() {
            Err(Refused::TooLateToAbort)
        } else if self.abort.asked[side] {
            Err(Refused::AlreadySaid)
        } else if self.abort.declined[side] && !self.abort.asked[side.opponent()] {
            Err(Refused::AbortDeclined)
        } else {
            Ok(())
        }
    }

    /// Checks that the opponent of `side` owes a roll, a play or the answer to a cube, and nothing that `side` has
    /// offered waits for an answer.
    fn check_may_claim(&self, game: &Game, side: Side) -> Result<(), Refused> {
        match self.config.clock() {
            ClockSetting::Correspondence(_) => Err(Refused::NoClaimByPost),
            // A player in their own turn could otherwise make an offer to an absent opponent and claim the match,
            // although it is the player who owes a move.
            ClockSetting::Live(_) | ClockSetting::None if self.awaits_answer(game, side) => {
                Err(Refused::WaitForAnswer)
            }
            ClockSetting::Live(_) | ClockSetting::None if self.to_act() == Some(side.opponent()) => Ok(()),
            ClockSetting::Live(_) | ClockSetting::None => Err(Refused::OpponentNotGone),
        }
    }

    /// Returns true while a resignation, an illegal play, a pause or a take-back that `side` has offered or asked for
    /// waits for the opponent. A double is not counted: its answer is a turn of the opponent's.
    fn awaits_answer(&self, game: &Game, side: Side) -> bool {
        game.offer.is_some_and(|offer| offer.by == side)
            || (game.illegal_play.is_some() && game.on_roll == side)
            || self.pause_asked()[side]
            || self.take_back_asked() == Some(side)
    }

    /// Returns the moment from which `side` may claim the match, if its opponent has been gone since `absent_since`
    /// and does not come back. Returns `None` if it cannot be claimed: by correspondence, in the side's own turn, and
    /// while an offer of the side waits for its answer.
    #[must_use]
    pub fn claim_from(&self, side: Side, absent_since: Millis) -> Option<Millis> {
        self.check(side, CommandKind::Claim).ok()?;
        // An opponent who was away before has the time from the beginning of the turn on, and all of an agreed pause.
        Some(self.pause.counts_from(absent_since).max(self.clock.latest()).plus(CLAIM_AFTER))
    }

    /// Checks that the opponent of `side` has been gone for long enough at `at`.
    pub(crate) fn check_absence(&self, side: Side, absent_since: Millis, at: Millis) -> Result<(), Refused> {
        let from = self.claim_from(side, absent_since);
        if from.is_some_and(|from| at >= from) { Ok(()) } else { Err(Refused::OpponentNotGone) }
    }

    fn check_may_stop(&self, side: Side) -> Result<(), Refused> {
        match self.config.format() {
            Format::Normal => Err(Refused::GameNotOver),
            Format::Match(_) | Format::Single => Err(Refused::CannotStop),
            Format::ThreeGames if self.stop_asked[side] => Err(Refused::AlreadySaid),
            Format::ThreeGames if self.is_beyond_reach() => Ok(()),
            Format::ThreeGames => Err(Refused::NotDecided),
        }
    }
}

/// The effect of any other command from a side that has to answer an offer to resign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OpenOffer {
    IsDeclinedByPlayingOn,
    IsAnsweredFirst,
}

/// The part of a turn to which a command belongs.
enum TurnStep {
    BeforeRoll,
    AfterRoll,
}

/// A double or beaver that waits for an answer, with the value of the cube if it is accepted.
enum CubeOffer {
    Double(CubeValue),
    Beaver(CubeValue),
}

/// Checks a command to roll, double or play.
fn check_turn(game: &Game, side: Side, step: TurnStep, open: OpenOffer) -> Result<(), Refused> {
    if open == OpenOffer::IsAnsweredFirst || game.offer.is_none_or(|offer| offer.by == side) {
        check_no_offer(game, side)?;
    }
    check_cube_answered(game, side)?;
    if side != game.on_roll {
        return Err(Refused::NotYourTurn);
    }
    let has_rolled = matches!(game.phase, Phase::ToPlay { .. });
    match step {
        TurnStep::BeforeRoll if has_rolled => Err(Refused::AlreadyRolled),
        TurnStep::AfterRoll if !has_rolled => Err(Refused::NotRolled),
        TurnStep::BeforeRoll | TurnStep::AfterRoll => Ok(()),
    }
}

/// Returns the double or beaver that `side` must answer.
fn check_offered(game: &Game, side: Side) -> Result<CubeOffer, Refused> {
    check_no_offer(game, side)?;
    match game.phase {
        Phase::ToAnswerDouble { value } if side != game.on_roll => Ok(CubeOffer::Double(value)),
        Phase::ToAnswerBeaver { value } if side == game.on_roll => Ok(CubeOffer::Beaver(value)),
        Phase::ToRoll
        | Phase::ToPlay { .. }
        | Phase::ToAnswerDouble { .. }
        | Phase::ToAnswerBeaver { .. }
        | Phase::Decided(_) => Err(Refused::NothingToAnswer),
    }
}

/// Checks that a side may offer to resign. It may do so in its own turn and in the opponent's, but not while a
/// double or a beaver waits for an answer, because the answerer can pass instead.
pub(crate) fn check_may_resign(game: &Game, side: Side) -> Result<(), Refused> {
    check_no_offer(game, side)?;
    check_cube_answered(game, side)
}

/// Checks that no resignation and no illegal play waits for an answer, because nothing else may happen until then.
fn check_no_offer(game: &Game, side: Side) -> Result<(), Refused> {
    match game.offer {
        None if game.illegal_play.is_none() => Ok(()),
        None if side == game.on_roll => Err(Refused::WaitForAnswer),
        None => Err(Refused::AnswerIllegalPlayFirst),
        Some(offer) if offer.by == side => Err(Refused::WaitForAnswer),
        Some(_) => Err(Refused::AnswerResignationFirst),
    }
}

/// Checks that no double and no beaver waits for an answer, because only the answer may follow.
fn check_cube_answered(game: &Game, side: Side) -> Result<(), Refused> {
    let answerer = match game.phase {
        Phase::ToAnswerDouble { .. } => game.on_roll.opponent(),
        Phase::ToAnswerBeaver { .. } => game.on_roll,
        Phase::ToRoll | Phase::ToPlay { .. } | Phase::Decided(_) => return Ok(()),
    };
    Err(if side == answerer { Refused::AnswerCubeFirst } else { Refused::WaitForAnswer })
}
