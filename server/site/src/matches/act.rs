//! The path of an action: load, decide, append, answer, broadcast. The broadcast never comes before the commit.

use std::{borrow::Cow, sync::Arc, time::Instant};

use play::{Event, Refused};
use rules::Side;
use store::{
    DbError,
    account::Account,
    events::{self, Cause, NewEvents},
    facts::{EndReason, Status},
    id::{MatchId, RequestId, UserId},
};
use texts::refusals;
use wire::Millis;

use crate::{
    error::AppError,
    match_state::{
        convert,
        full_log::{TOO_MANY_EVENTS, end_of_full_log, kept_for_the_game},
        snapshot::Snapshot,
        view,
    },
    matches::{
        Matches,
        awaited::awaited,
        ready::{ATTEMPTS_MAX, NotAppended, Ready},
        settle::{End, MatchTransaction, SettledMatch},
        shared_roll::thrown_roll,
    },
    may::{self, Deed},
    refusal::told,
};

/// An action of a player in a match.
#[derive(Debug, Clone)]
pub struct Action {
    pub id: MatchId,
    pub request: RequestId,
    /// The last event that the player had seen.
    pub seen: u32,
    pub command: play::Command,
    pub acted_at: ActedAt,
}

/// The place from which a player acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActedAt {
    /// On a screen, or through the API.
    Screen,
    /// On the sensor board that holds the seat.
    Board,
    /// Nowhere: the event acts for a player who has withdrawn from it or does not move.
    Event,
}

impl Matches {
    /// Carries out an action. Idempotent: a retry gets the first answer. Returns the last event that the action
    /// caused.
    ///
    /// # Errors
    /// If the player has no seat in the match, the rules refuse the command, or it cannot be stored.
    pub async fn act(&self, player: &Account, action: &Action) -> Result<u32, AppError> {
        let started = Instant::now();
        let result = self.decide_and_append(player, action).await;
        if matches!(&result, Err(AppError::Refused(refusal)) if refusal.code == TOO_MANY_EVENTS) {
            self.node.metrics.live.bound_reached("match_events");
        }
        match &result {
            Ok(ActionOutcome::Now(_)) => {
                self.node.metrics.live.action("done");
                self.node.metrics.live.action_took(started.elapsed());
            }
            Ok(ActionOutcome::Before(_)) => self.node.metrics.live.action("repeated"),
            Err(AppError::Database(_) | AppError::Unavailable(_) | AppError::Internal { .. }) => {
                self.node.metrics.live.action("failed");
            }
            Err(_) => self.node.metrics.live.action("refused"),
        }
        result.map(|(ActionOutcome::Now(seq) | ActionOutcome::Before(seq))| seq)
    }

    async fn decide_and_append(&self, player: &Account, action: &Action) -> Result<ActionOutcome, AppError> {
        let most = self.node.settings.match_events_max;
        for _ in 0..ATTEMPTS_MAX {
            let ready = self.ready(action.id, action.seen).await?;
            let Ready { snapshot, now } = &ready;
            let Some(side) = snapshot.facts.side_of(player.id) else {
                let event = self.event_of(snapshot).await?;
                let told = event.and_then(|event| event.taken_over(action.id, player));
                return Err(
                    told.map_or_else(|| AppError::Forbidden(refusals::only_players()), AppError::Refused)
                );
            };
            check_place(snapshot, side, action)?;
            check_kept(snapshot, action)?;
            self.check_resume(snapshot, side, action)?;
            let decided = match self.with_shared_dice(snapshot, side, action).await? {
                Ok(command) => match kept_for_the_game(snapshot, command.kind(), most) {
                    None => {
                        let command = self.with_absence(snapshot, side, command);
                        decide(snapshot, side, action, &command, *now)
                    }
                    Some(reason) => Err(Declined::Refused(AppError::Refused(reason))),
                },
                Err(reason) => Err(Declined::Refused(reason)),
            };
            let events = match decided {
                Ok(events) => events,
                Err(Declined::TimeIsUp) => {
                    let able = self.node.heartbeat.beat().await?;
                    self.time_out(action.id, able).await?;
                    continue;
                }
                Err(Declined::Refused(error)) => {
                    let known = self.known_of(action.id, side, &action.request).await?;
                    // A retry of an applied action is often refused by the rules, so its stored answer comes first.
                    if let Some(seq) = known.answer {
                        return Ok(ActionOutcome::Before(seq));
                    }
                    // A refusal may rest on old state: reload if the database has more events.
                    if known.last_seq > snapshot.last_seq {
                        self.reload(action.id).await?;
                        continue;
                    }
                    return Err(error);
                }
            };
            let cause = Cause::Action { side, request: action.request.clone() };
            // What an event does for a player holds whatever the player's sanctions.
            let by = match action.acted_at {
                ActedAt::Event => None,
                ActedAt::Screen | ActedAt::Board => Some(player.id),
            };
            match self.append(&ready, cause, events, by).await {
                Ok(last) => return Ok(ActionOutcome::Now(last)),
                Err(NotAppended::Overtaken) => {
                    if let Some(seq) = self.known_of(action.id, side, &action.request).await?.answer {
                        return Ok(ActionOutcome::Before(seq));
                    }
                    self.node.metrics.live.action("overtaken");
                    self.reload(action.id).await?;
                }
                Err(NotAppended::Failed(error)) => return Err(error),
            }
        }
        Err(AppError::Unavailable(refusals::match_busy()))
    }

    /// Adds to a claim the time since which the opponent has been gone. An opponent who is here is never gone for long.
    fn with_absence<'a>(
        &self,
        snapshot: &Snapshot,
        side: Side,
        command: Cow<'a, play::Command>,
    ) -> Cow<'a, play::Command> {
        let play::Command::Claim { claim, absent_since: never } = *command else { return command };
        let gone = self.presence.gone_since(snapshot, side.opponent());
        let absent_since = gone.map_or(never, convert::to_play_time);
        Cow::Owned(play::Command::Claim { claim, absent_since })
    }

    /// Refuses to end a pause before its time while the opponent is away, because both have agreed to it.
    fn check_resume(&self, snapshot: &Snapshot, side: Side, action: &Action) -> Result<(), AppError> {
        let is_resume = matches!(action.command, play::Command::Resume);
        match snapshot.state.paused_until().filter(|_| is_resume) {
            Some(until) if self.presence.gone_since(snapshot, side.opponent()).is_some() => {
                Err(AppError::Conflict(refusals::paused_while_away(convert::to_wire_time(until).0)))
            }
            Some(_) | None => Ok(()),
        }
    }

    async fn known_of(&self, id: MatchId, side: Side, request: &RequestId) -> Result<RefusalFacts, AppError> {
        let request = request.clone();
        let read = self.node.store.read(move |connection| {
            Ok::<_, DbError>(RefusalFacts {
                answer: events::answer_to(connection, id, side, &request)?,
                last_seq: events::last_seq(connection, id)?,
            })
        });
        Ok(read.await?)
    }

    /// Appends the events that follow from the time alone, if any. Other nodes derive the same events.
    ///
    /// `able` is the time of a heartbeat. A deadline after it has not passed, because the site may be unable to act
    /// since then.
    pub(crate) async fn time_out(&self, id: MatchId, able: Millis) -> Result<(), AppError> {
        let ready = Ready { now: able, ..self.ready(id, 0).await? };
        let Some(dice) = ready.snapshot.dice.as_deref() else { return Ok(()) };
        let events = play::decide_timeout(&ready.snapshot.state, ready.play_time(), dice);
        if events.is_empty() {
            return Ok(());
        }
        match self.append(&ready, Cause::Nobody, events, None).await {
            Ok(_) => Ok(()),
            Err(NotAppended::Overtaken) => self.reload(id).await.map(drop),
            Err(NotAppended::Failed(error)) => Err(error),
        }
    }

    /// Appends an event from a sensor board if it still fits the match.
    pub async fn note_at_board(&self, id: MatchId, side: Side, what: play::AtBoard) -> Result<(), AppError> {
        let most = self.node.settings.match_events_max;
        self.append_outside_events(id, |snapshot, now| {
            if snapshot.last_seq - snapshot.steps >= most {
                self.node.metrics.live.bound_reached("board_events");
                return None;
            }
            play::decide_at_board(&snapshot.state, side, what, now).ok()
        })
        .await
    }

    /// Appends the events that follow from something outside the match, if any.
    pub(crate) async fn append_outside_events(
        &self,
        id: MatchId,
        decide: impl Fn(&Snapshot, play::Millis) -> Option<Vec<Event>>,
    ) -> Result<(), AppError> {
        for _ in 0..ATTEMPTS_MAX {
            let ready = self.ready(id, 0).await?;
            let Some(events) = decide(&ready.snapshot, ready.play_time()) else { return Ok(()) };
            match self.append(&ready, Cause::Nobody, events, None).await {
                Ok(_) => return Ok(()),
                // Another node or request appended first. The decision is made again on the newer state.
                Err(NotAppended::Overtaken) => drop(self.reload(id).await?),
                Err(NotAppended::Failed(error)) => return Err(error),
            }
        }
        Err(AppError::Unavailable(refusals::match_busy()))
    }

    /// Writes the events, the row and, at the end of the match, all its consequences in one transaction, then
    /// broadcasts. Returns the last of these events. Another node may have appended more events meanwhile. The
    /// sanctions of the account `by`, if there is one, must allow it to act.
    pub(super) async fn append(
        &self,
        ready: &Ready,
        cause: Cause,
        events: Vec<Event>,
        by: Option<UserId>,
    ) -> Result<u32, NotAppended> {
        let snapshot = &ready.snapshot;
        let at = convert::to_wire_time(snapshot.state.event_time(ready.play_time()));
        let misfit = |error: play::CorruptLog| {
            NotAppended::Failed(AppError::internal("events that were decided do not fit their match", error))
        };
        let mut events = events;
        let mut next = snapshot.with_events(at, &events).map_err(misfit)?;
        let opened = self.opened_turn(&next).await.map_err(NotAppended::Failed)?;
        if !opened.is_empty() {
            next = next.with_events(at, &opened).map_err(misfit)?;
            events.extend(opened);
        }
        let ended = end_of_full_log(&next, ready.play_time(), self.node.settings.match_events_max);
        let is_full = !ended.is_empty();
        if is_full {
            next = next.with_events(at, &ended).map_err(misfit)?;
            events.extend(ended);
        }
        if let Some(event) = awaited(snapshot, &next) {
            next = next.with_events(at, std::slice::from_ref(&event)).map_err(misfit)?;
            events.push(event);
        }
        let step = MatchTransaction {
            thrown: thrown_roll(snapshot, &events),
            entry: NewEvents { id: next.facts.id, after: snapshot.last_seq, at, cause, events },
            progress: next.progress(at),
            end: End::from_snapshot(&next, self.rated_limit(), || self.node.vault.draw()),
        };
        let written = self.node.store.write(move |connection| {
            if let Some(by) = by {
                may::check(connection, by, Deed::Act, at)?;
            }
            Ok::<_, AppError>(step.write(connection)?)
        });
        let written = written.await;
        self.node.heartbeat.save_ended(&written);
        let written = match written {
            Ok(written) => written,
            Err(AppError::Database(error)) if error.is_race() => return Err(NotAppended::Overtaken),
            Err(error) => {
                if matches!(error, AppError::Database(DbError::Unknown(_))) {
                    // The commit may have happened, so the state in memory is in doubt.
                    self.presence.hub.forget(next.facts.id);
                }
                return Err(NotAppended::Failed(error));
            }
        };
        let next = with_written(next, written);
        let last = next.last_seq;
        if is_full {
            self.node.metrics.live.bound_reached("match_events");
        }
        if let Status::Finished(finished) = &next.facts.status {
            self.node.metrics.live.matches(match finished.reason {
                EndReason::Completed => "completed",
                EndReason::Agreed => "agreed",
                EndReason::Left => "left",
                EndReason::TimedOut => "timed_out",
                EndReason::Aborted => "aborted",
            });
        }
        let newest = self.presence.hub.keep(self.presence.hub.ticket(), Arc::new(next));
        self.tell(snapshot, &newest).await;
        if let Some(event) = newest.competition().filter(|_| newest.agreed.config.lock_step()) {
            // The other room may wait for this turn.
            self.events.ask(event);
        }
        Ok(last)
    }
}

fn with_written(mut next: Snapshot, written: SettledMatch) -> Snapshot {
    next.boards = written.boards;
    if let Some(rematch) = written.rematch {
        next.rematch = Some(rematch);
        next.rating_changes = written.rating_changes;
        if written.is_unrated {
            next.facts.list = None;
        }
    }
    next
}

/// The stored facts that matter when an action is refused.
#[derive(Debug, Clone, Copy)]
struct RefusalFacts {
    /// The last event that an earlier attempt of the same action caused.
    answer: Option<u32>,
    last_seq: u32,
}

/// The result of an action that is in the log.
#[derive(Debug, Clone, Copy)]
enum ActionOutcome {
    Now(u32),
    Before(u32),
}

/// The reason why an action causes no event.
#[derive(Debug)]
enum Declined {
    /// A deadline has passed that is not in the log yet.
    TimeIsUp,
    Refused(AppError),
}

fn decide(
    snapshot: &Snapshot,
    side: Side,
    action: &Action,
    command: &play::Command,
    now: Millis,
) -> Result<Vec<Event>, Declined> {
    let Some(dice) = &snapshot.dice else {
        return Err(Declined::Refused(refused(&Refused::NotStarted)));
    };
    let now = convert::to_play_time(now);
    let decided = play::decide(&snapshot.state, side, command, now, &**dice);
    // The rules are checked first: their reasons help more than a message that the match has moved on.
    let events = decided.map_err(|reason| match reason {
        Refused::TimeIsUp => Declined::TimeIsUp,
        reason => Declined::Refused(refused(&reason)),
    })?;
    check_seen(snapshot, action).map_err(Declined::Refused)?;
    Ok(events)
}

/// Checks that the action comes from the right place. A player at a sensor board moves its checkers there, and
/// throws there if that is agreed. A screen beside the board would allow a second move and a second choice of dice.
fn check_place(snapshot: &Snapshot, side: Side, action: &Action) -> Result<(), AppError> {
    let is_thrown = snapshot.agreed.config.dice() == play::DiceRule::Thrown;
    let at_board = snapshot.boards[side].is_some();
    match (&action.command, action.acted_at) {
        (play::Command::Play(_), ActedAt::Screen) if at_board => {}
        (play::Command::Roll, ActedAt::Screen) if at_board && is_thrown => {}
        (play::Command::Throw(_), ActedAt::Screen) => {}
        _ => return Ok(()),
    }
    Err(AppError::Conflict(refusals::plays_at_board()))
}

/// Refuses the commands that the players of this match never have.
fn check_kept(snapshot: &Snapshot, action: &Action) -> Result<(), AppError> {
    match view::kept_from_players(snapshot, action.command.kind()) {
        Some(refusal) => Err(AppError::Conflict(refusal)),
        None => Ok(()),
    }
}

/// Refuses a command that was decided on old state: `take` could answer either of two cubes. Events that cannot
/// affect a decision, such as an offer to stop, are ignored. Leaving, aborting and pausing do not depend on the state.
fn check_seen(snapshot: &Snapshot, action: &Action) -> Result<(), AppError> {
    if action.seen > snapshot.last_seq {
        return Err(AppError::invalid("seen", refusals::match_has_events(snapshot.last_seq)));
    }
    let is_harmless = |event: &wire::Event| {
        matches!(
            event,
            wire::Event::StopAgreed { .. }
                | wire::Event::AbortAgreed { .. }
                | wire::Event::AbortDeclined { .. }
                | wire::Event::AtBoard { .. }
                | wire::Event::Vacation { .. }
                | wire::Event::PauseAsked { .. }
                | wire::Event::PauseDeclined { .. }
                | wire::Event::Resumed { .. }
                | wire::Event::PauseEnded
                | wire::Event::TakeBackAsked { .. }
                | wire::Event::TakeBackDeclined { .. }
                | wire::Event::TurnOpened
                | wire::Event::Outage { .. }
                | wire::Event::Substituted { .. }
        )
    };
    let is_current = snapshot.events_after(action.seen).iter().all(|logged| is_harmless(&logged.event));
    let needs_no_knowledge = matches!(
        action.command,
        play::Command::Leave
            | play::Command::Abort
            | play::Command::DeclineAbort
            | play::Command::Pause
            | play::Command::DeclinePause
            | play::Command::Resume
    );
    if is_current || needs_no_knowledge {
        Ok(())
    } else {
        Err(AppError::Conflict(refusals::match_moved_on(action.seen, snapshot.last_seq)))
    }
}

/// Returns the error for a refusal by the rules.
pub(crate) fn refused(reason: &Refused) -> AppError {
    AppError::Refused(told(reason.code(), reason.params()))
}
