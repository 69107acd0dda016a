//! The events that follow from a command, from the start of a match and from the passing of time; or a refusal.
//!
//! Steps that need no decision of a player follow immediately. A side that may not double gets its roll, a roll
//! without a legal play is passed on, a resignation of all that can be lost is accepted, and a finished game is
//! counted and the next one begun.

use rules::{BySide, Roll, Side, apply_play, legal_plays};

use crate::command::{Command, CommandKind};
use crate::config::{DiceRule, Starter};
use crate::dice::{DiceSource, GameNumber};
use crate::event::{Acceptance, AtBoard, Event, GameStart, Hold, Opening, Outage};
use crate::format::Format;
use crate::game::{Game, Phase, ResignationOffer};
use crate::refused::Refused;
use crate::state::{MatchState, Stage};
use crate::time::Millis;

/// The maximum number of rolls that one decision throws automatically. Ordinary dice soon let a side move, even one
/// that may not double. If they never do, the match stops here until a player rolls by command.
pub const AUTOMATIC_ROLLS_MAX: u32 = 32;

/// Starts a match and returns the events up to the first decision of a player.
///
/// # Errors
/// Returns [`Refused::Started`] if the match has already begun, and [`Refused::MatchOver`] if it is over.
pub fn decide_start(state: &MatchState, now: Millis, dice: &dyn DiceSource) -> Result<Vec<Event>, Refused> {
    match state.stage() {
        Stage::NotStarted => {
            let mut draft = Draft::new(state, now);
            draft.run_on(dice);
            Ok(draft.events)
        }
        Stage::Playing(_) | Stage::BetweenGames(_) => Err(Refused::Started),
        Stage::Over { .. } => Err(Refused::MatchOver),
    }
}

/// Returns the events that follow when `side` gives `command` at `now`: one for the command, and those that follow
/// automatically. The caller records all of them at the time of [`MatchState::event_time`], and applies them in
/// order.
///
/// # Errors
/// Returns the reason why the command is refused. In particular, it returns [`Refused::TimeIsUp`] if a deadline has
/// passed that is not recorded yet; [`decide_timeout`] then returns its events.
pub fn decide(
    state: &MatchState,
    side: Side,
    command: &Command,
    now: Millis,
    dice: &dyn DiceSource,
) -> Result<Vec<Event>, Refused> {
    // An overdue time-out may end the game, so it has to be recorded before any command.
    if is_late(state, now) {
        return Err(Refused::TimeIsUp);
    }
    let event = event_of(state, side, command, now, dice)?;
    let mut draft = Draft::new(state, now);
    match said_about_offer(state, side, command) {
        Some(Silence::Declines) => draft.push(Event::ResignationDeclined { side }),
        Some(Silence::Accepts(accepted)) => {
            // Nothing is accepted in a pause.
            if state.paused_until().is_some() {
                draft.push(Event::Resumed { side });
            }
            draft.push(accepted);
            draft.count_game();
        }
        None => {}
    }
    // A game won by an accepted offer may have been the last one.
    if draft.state.outcome().is_none() {
        draft.push(event);
    }
    draft.run_on(dice);
    Ok(draft.events)
}

/// Returns the events that follow from the time alone, and none before [`MatchState::next_deadline`]. A side whose
/// time is up loses. If it had an offer to resign to answer, the offer counts as accepted instead. A pause ends.
#[must_use]
pub fn decide_timeout(state: &MatchState, now: Millis, dice: &dyn DiceSource) -> Vec<Event> {
    if !is_late(state, now) {
        return Vec::new();
    }
    let mut draft = Draft::new(state, now);
    match (state.stage(), state.clock().running()) {
        (Stage::Playing(_), _) if state.paused_until().is_some() => draft.push(Event::PauseEnded),
        (Stage::Playing(game), Some(side)) => draft.push(match game.resignation() {
            Some(offer) if offer.by != side => accepted(offer, Acceptance::ByTimeOut),
            Some(_) | None => Event::TimedOut { side },
        }),
        (Stage::BetweenGames(_), _) => draft.push(Event::SessionLapsed),
        (Stage::Playing(_), None) | (Stage::NotStarted | Stage::Over { .. }, _) => {}
    }
    draft.run_on(dice);
    draft.events
}

/// Returns the events that call a match off because both sides have left it. Returns none if the match is over, has
/// not begun, or has a clock, because the clock then ends it.
#[must_use]
pub fn decide_abandoned(state: &MatchState, now: Millis) -> Vec<Event> {
    decide_end(state, now, Event::Abandoned)
}

/// Returns the events that call a match off, whatever its state, because its competition no longer counts it or its log
/// is full. Returns none if the match is over or has not begun.
#[must_use]
pub fn decide_called_off(state: &MatchState, now: Millis) -> Vec<Event> {
    decide_end(state, now, Event::CalledOff)
}

fn decide_end(state: &MatchState, now: Millis, cause: Event) -> Vec<Event> {
    let mut later = state.clone();
    // `apply` already knows when the cause is impossible, so its rules are not repeated here.
    if later.apply(&cause, state.event_time(now)).is_err() {
        return Vec::new();
    }
    let mut draft = Draft::new(state, now);
    draft.push(cause);
    while let Some(Due::Event(event)) = draft.state.due() {
        draft.push(event);
    }
    draft.events
}

/// Returns the event for a report from a side's sensor board. The caller records it at the time of
/// [`MatchState::event_time`].
///
/// # Errors
/// Returns [`Refused::TimeIsUp`] if a deadline has passed, and [`Refused::NotYourTurn`] if the report does not fit the
/// state of the match. There is then nothing to record.
pub fn decide_at_board(
    state: &MatchState,
    side: Side,
    what: AtBoard,
    now: Millis,
) -> Result<Vec<Event>, Refused> {
    if is_late(state, now) {
        return Err(Refused::TimeIsUp);
    }
    let mut later = state.clone();
    let event = Event::AtBoard { side, what };
    match later.apply(&event, state.event_time(now)) {
        Ok(()) => Ok(vec![event]),
        Err(_) => Err(Refused::NotYourTurn),
    }
}

/// Returns the event that records the director's hold on a match. Returns none if the match is held already, is
/// over or has not begun.
///
/// If a side's time is already up, that is recorded first, by [`decide_timeout`].
#[must_use]
pub fn decide_hold(state: &MatchState, hold: Hold, now: Millis) -> Vec<Event> {
    decide_by_director(state, Event::Held(hold), now)
}

/// Returns the event that records the director's release of a match. Returns none if the match is not held.
#[must_use]
pub fn decide_release(state: &MatchState, now: Millis) -> Vec<Event> {
    decide_by_director(state, Event::Released, now)
}

/// Returns true if the side that waits `here` for its roll may throw it: the same side has made as many cube decisions
/// `there`, in the other room of the lock-step match, or the game there has a result.
#[must_use]
pub fn may_open_turn(here: &MatchState, there: &MatchState) -> bool {
    let Some(game) = here.playing().filter(|_| here.waits_for_other_room()) else { return false };
    let side = game.on_roll();
    there.finished().last().is_some() || there.cube_decisions(side) >= here.cube_decisions(side)
}

/// Returns the events that follow when the cube decision of a turn has been made in both rooms of a lock-step match.
/// Returns none if the match does not wait for the other room, or is held.
#[must_use]
pub fn decide_open_turn(state: &MatchState, now: Millis, dice: &dyn DiceSource) -> Vec<Event> {
    if state.clone().apply(&Event::TurnOpened, state.event_time(now)).is_err() {
        return Vec::new();
    }
    let mut draft = Draft::new(state, now);
    draft.push(Event::TurnOpened);
    draft.run_on(dice);
    draft.events
}

/// Returns the event that sets the total extra time that the director has given each side since the match began.
/// Returns none if the match is not in play, has no clock or already has this total, or if a side has already used time
/// that would be taken back.
#[must_use]
pub fn decide_extra_time(state: &MatchState, total: Millis, now: Millis) -> Vec<Event> {
    decide_by_director(state, Event::ExtraTime { total }, now)
}

/// Returns the event that gives the seat of `side` to another player in the middle of a game. Returns none if no
/// game is in play, or the side's time is already up.
#[must_use]
pub fn decide_substitution(state: &MatchState, side: Side, left: u64, came: u64, now: Millis) -> Vec<Event> {
    decide_by_director(state, Event::Substituted { side, left, came }, now)
}

fn decide_by_director(state: &MatchState, event: Event, now: Millis) -> Vec<Event> {
    match state.clone().apply(&event, state.event_time(now)) {
        // A time-out that is due is recorded before any act of the director.
        Ok(()) if !is_late(state, now) => vec![event],
        Ok(()) | Err(_) => Vec::new(),
    }
}

/// Returns the event that credits an outage of the site. Returns none if no time runs in the match, if the match has
/// gone on since the outage, or if a deadline had passed before it.
///
/// The caller records every outage before it decides anything that happens after it.
#[must_use]
pub fn decide_outage(state: &MatchState, outage: Outage, now: Millis) -> Vec<Event> {
    let event = Event::Outage(outage);
    // No time of the outage was charged to anybody.
    let is_free = outage.to <= state.clock.runs_from();
    match state.clone().apply(&event, state.event_time(now)) {
        Ok(()) if !is_free => vec![event],
        Ok(()) | Err(_) => Vec::new(),
    }
}

/// Returns the event for a side that goes on vacation until some moment, or comes back. The caller records it at
/// the time of [`MatchState::event_time`].
///
/// # Errors
/// Returns [`Refused::TimeIsUp`] if the side's time was already up, and [`Refused::MatchOver`] if the match is over or
/// not played by correspondence.
pub fn decide_vacation(
    state: &MatchState,
    side: Side,
    until: Millis,
    now: Millis,
) -> Result<Vec<Event>, Refused> {
    if is_late(state, now) {
        return Err(Refused::TimeIsUp);
    }
    let event = Event::Vacation { side, until };
    match state.clone().apply(&event, state.event_time(now)) {
        Ok(()) => Ok(vec![event]),
        Err(_) => Err(Refused::MatchOver),
    }
}

/// The next step that needs no decision of a player.
pub(crate) enum Due {
    /// An event that is fully known.
    Event(Event),
    /// The opening throw of a game.
    OpeningThrow(GameNumber),
    /// The roll of a side.
    Roll(RollDue),
}

/// A roll to be thrown.
pub(crate) struct RollDue {
    game: GameNumber,
    side: Side,
    turn: u32,
}

impl RollDue {
    fn from_game(game: &Game) -> Self {
        let side = game.on_roll();
        Self { game: game.number(), side, turn: game.rolls_thrown(side).saturating_add(1) }
    }

    fn throw(&self, dice: &dyn DiceSource) -> Event {
        Event::Rolled { side: self.side, roll: dice.roll(self.game, self.side, self.turn) }
    }
}

impl MatchState {
    /// Returns the time at which to record events decided at `now`. It is never before the time of the last event.
    #[must_use]
    pub fn event_time(&self, now: Millis) -> Millis {
        self.clock.not_before(now)
    }

    /// Returns true if a game must begin now.
    pub(crate) fn is_game_due(&self) -> bool {
        match &self.stage {
            Stage::BetweenGames(_) if self.held.is_some() => false,
            Stage::NotStarted => true,
            Stage::Playing(_) | Stage::Over { .. } => false,
            Stage::BetweenGames(interval) => {
                interval.closing.is_none()
                    && match self.config.format() {
                        Format::Normal => interval.asked == BySide { white: true, black: true },
                        Format::Match(_) | Format::ThreeGames | Format::Single => true,
                    }
            }
        }
    }

    /// Returns the side that begins the next game if the start alternates.
    pub(crate) fn alternating_starter(&self) -> Option<Side> {
        match (self.config.starter(), self.game()) {
            (Starter::OpeningThrow, _) => None,
            (Starter::Alternating { first }, None) => Some(first),
            (Starter::Alternating { .. }, Some(last)) => Some(last.starter().opponent()),
        }
    }

    /// Returns true if the pending resignation needs no consent.
    pub(crate) fn is_accepted_by_rule(&self, game: &Game) -> bool {
        game.resignation().is_some_and(|offer| offer.result >= self.consent_ends_at(game, offer.by))
    }

    fn due(&self) -> Option<Due> {
        // While the director holds the match, nothing follows automatically.
        if self.held.is_some() {
            return None;
        }
        if self.is_game_due() {
            return Some(self.game_due());
        }
        match &self.stage {
            Stage::Playing(game) => self.due_in_game(game),
            Stage::BetweenGames(interval) => {
                interval.closing.map(|ending| Due::Event(Event::MatchEnded(self.outcome_of(ending))))
            }
            Stage::NotStarted | Stage::Over { .. } => None,
        }
    }

    fn game_due(&self) -> Due {
        let number = self.next_number();
        match self.alternating_starter() {
            None => Due::OpeningThrow(number),
            Some(starter) => {
                let opening = Opening::Alternating { starter };
                let cube = self.starting_cube(&opening);
                Due::Event(Event::GameStarted(GameStart { number, opening, cube }))
            }
        }
    }

    fn due_in_game(&self, game: &Game) -> Option<Due> {
        if let Some(offer) = game.resignation() {
            let is_due = self.is_accepted_by_rule(game);
            return is_due.then(|| Due::Event(accepted(offer, Acceptance::ByRule)));
        }
        // The opponent has to answer before the turn can end.
        if game.illegal_play().is_some() {
            return None;
        }
        match game.phase() {
            Phase::Decided(end) => Some(Due::Event(Event::GameEnded(end))),
            // Players who throw by hand decide when to throw.
            Phase::ToRoll if self.config.dice() == DiceRule::Thrown => None,
            Phase::ToRoll if game.waits => None,
            // A side that may not double has nothing to decide before its roll.
            Phase::ToRoll => self.has_decided_to_roll(game).then(|| Due::Roll(RollDue::from_game(game))),
            // A roll without a legal play needs no command.
            Phase::ToPlay { roll } => (!can_play(game, roll))
                .then_some(Due::Event(Event::Played { side: game.on_roll(), moves: Vec::new() })),
            Phase::ToAnswerDouble { .. } | Phase::ToAnswerBeaver { .. } => None,
        }
    }
}

/// A copy of the state to which the events of one decision are applied as they are found.
struct Draft {
    state: MatchState,
    events: Vec<Event>,
    at: Millis,
}

impl Draft {
    fn new(state: &MatchState, now: Millis) -> Self {
        Self { state: state.clone(), events: Vec::new(), at: state.event_time(now) }
    }

    fn push(&mut self, event: Event) {
        self.state.apply(&event, self.at).expect("an event decided for a state applies to it");
        self.events.push(event);
    }

    /// Adds the end of a game that has been won, and the end of the match if it was the last game.
    fn count_game(&mut self) {
        while let Some(Due::Event(event @ (Event::GameEnded(_) | Event::MatchEnded(_)))) = self.state.due() {
            self.push(event);
        }
    }

    /// Adds the events that need no decision of a player.
    fn run_on(&mut self, dice: &dyn DiceSource) {
        let mut rolls = 0;
        while let Some(due) = self.state.due() {
            let event = match due {
                Due::Event(event) => event,
                Due::OpeningThrow(number) => {
                    let opening = Opening::Thrown(dice.opening(number));
                    let cube = self.state.starting_cube(&opening);
                    Event::GameStarted(GameStart { number, opening, cube })
                }
                Due::Roll(_) if rolls == AUTOMATIC_ROLLS_MAX => return,
                Due::Roll(roll) => {
                    rolls += 1;
                    roll.throw(dice)
                }
            };
            self.push(event);
        }
    }
}

/// Returns true if a deadline has passed.
fn is_late(state: &MatchState, now: Millis) -> bool {
    state.next_deadline().is_some_and(|deadline| state.event_time(now) >= deadline)
}

/// The effect on an open offer to resign if the player who should answer it does something else.
enum Silence {
    Declines,
    /// Accepts the offer, by this event.
    Accepts(Event),
}

/// Returns the effect of `command` on an offer to resign that `side` has not answered. Playing on declines the
/// offer. Leaving the table accepts it, because a player cannot lose a game that the opponent has given up.
fn said_about_offer(state: &MatchState, side: Side, command: &Command) -> Option<Silence> {
    let offer = state.playing()?.resignation().filter(|offer| offer.by != side)?;
    match command.kind() {
        CommandKind::Roll
        | CommandKind::Double
        | CommandKind::Take
        | CommandKind::Pass
        | CommandKind::Beaver
        | CommandKind::Raccoon
        | CommandKind::Play => Some(Silence::Declines),
        CommandKind::Leave => Some(Silence::Accepts(accepted(offer, Acceptance::ByOpponent))),
        CommandKind::AcceptIllegalPlay
        | CommandKind::DeclineIllegalPlay
        | CommandKind::OfferResignation
        | CommandKind::AcceptResignation
        | CommandKind::DeclineResignation
        | CommandKind::NextGame
        | CommandKind::StopPlaying
        | CommandKind::Abort
        | CommandKind::DeclineAbort
        | CommandKind::Pause
        | CommandKind::DeclinePause
        | CommandKind::Resume
        | CommandKind::TakeBack
        | CommandKind::DeclineTakeBack
        | CommandKind::Claim => None,
    }
}

fn accepted(offer: ResignationOffer, accepted: Acceptance) -> Event {
    Event::ResignationAccepted { resigner: offer.by, result: offer.result, accepted }
}

fn can_play(game: &Game, roll: Roll) -> bool {
    legal_plays(game.position(), roll).iter().any(|legal| !legal.play.is_no_play())
}

/// Returns the event that carries out a command, if the command is possible.
fn event_of(
    state: &MatchState,
    side: Side,
    command: &Command,
    now: Millis,
    dice: &dyn DiceSource,
) -> Result<Event, Refused> {
    state.check(side, command.kind())?;
    let game = || state.playing().ok_or(Refused::NoGame);
    Ok(match command {
        Command::Roll if game()?.waits => Event::RollAsked { side },
        Command::Roll => RollDue::from_game(game()?).throw(dice),
        Command::Throw(roll) => match state.config.dice() {
            DiceRule::Served => return Err(Refused::DiceAreServed),
            DiceRule::Thrown => Event::Thrown { side, roll: *roll },
        },
        Command::Double => Event::Doubled { side, value: state.check_cube(game()?)? },
        Command::Take => Event::Taken { side },
        Command::Pass => Event::Passed { side },
        Command::Beaver => Event::Beavered { side, value: state.check_beaver(game()?, side)? },
        Command::Raccoon => Event::Raccooned { side, value: state.check_raccoon(game()?, side)? },
        Command::Play(moves) => {
            let game = game()?;
            let Phase::ToPlay { roll } = game.phase() else { return Err(Refused::NotRolled) };
            apply_play(game.position(), roll, moves).map_err(Refused::IllegalPlay)?;
            Event::Played { side, moves: moves.clone() }
        }
        Command::OfferIllegalPlay(position) => {
            state.check_illegal_play(game()?, position)?;
            Event::IllegalPlayOffered { side, position: *position }
        }
        Command::AcceptIllegalPlay => Event::IllegalPlayAccepted { side },
        Command::DeclineIllegalPlay => Event::IllegalPlayDeclined { side },
        Command::OfferResignation(result) => {
            state.check_resignation(game()?, side, *result)?;
            Event::ResignationOffered { side, result: *result }
        }
        Command::AcceptResignation => {
            let offer = game()?.resignation().ok_or(Refused::NothingToAnswer)?;
            accepted(offer, Acceptance::ByOpponent)
        }
        Command::DeclineResignation => Event::ResignationDeclined { side },
        Command::NextGame => Event::NextGameAsked { side },
        Command::StopPlaying => Event::StopAsked { side },
        Command::Abort => Event::AbortAsked { side },
        Command::DeclineAbort => Event::AbortDeclined { side },
        Command::Leave => Event::Left { side },
        Command::Pause => Event::PauseAsked { side },
        Command::DeclinePause => Event::PauseDeclined { side },
        Command::Resume => Event::Resumed { side },
        Command::TakeBack => match state.take_back_asked() {
            Some(asks) => Event::TookBack { side: asks },
            None => Event::TakeBackAsked { side },
        },
        Command::DeclineTakeBack => Event::TakeBackDeclined { side },
        Command::Claim { claim, absent_since } => {
            state.check_absence(side, *absent_since, state.event_time(now))?;
            Event::Claimed { side, claim: *claim, absent_since: *absent_since }
        }
    })
}
