//! The house bots on one node: their turns, and the jobs in which they play.
//!
//! A bot is a client of the log like any other player. A job claims a match, asks `bots` on a separate thread, waits as
//! long as a person might, and acts through the same path as people. Its request id is derived from the event that it
//! answers, so acting twice for the same turn is idempotent. A process that dies loses its claims, and the next one
//! finds the turns in the database.
//!
//! With Redis the turns are offered to all nodes and workers instead (`turns.rs`). If a turn stays unplayed for a
//! while, because Redis lost it or no worker takes it, the node that finds it plays it.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{Choice, Effort, NothingToDo};
use rules::Side;
use store::{
    Backend,
    id::{MatchId, RequestId, UserId},
    matches,
};
use wire::Millis;

use crate::{
    background,
    error::AppError,
    exchange::Job,
    house_bots::{
        HouseBots,
        local::{Duty, duty, seeds_of},
        players::BotPlayer,
        turns::{Chosen, Thinker, TurnExchange},
    },
    match_state::{convert, snapshot::Snapshot},
    matches::act::{ActedAt, Action},
};

/// The interval between searches for turns that could not be played.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// The same interval where other nodes may have died. It is longer than a turn takes; otherwise a turn would be
/// computed twice.
const LOOK_AGAIN_AMONG_NODES_EVERY: Duration = Duration::from_secs(6);
/// The number of refused commands in one match after which a bot stops trying, because it must have misunderstood
/// something.
const REFUSALS_MAX: u32 = 3;

/// Returns a bot's answer to what its opponent asks for beside the game, or `None` if it is its turn.
///
/// A bot agrees only where nothing is rated or staked, because opponents would otherwise abort every match that begins
/// badly, and pause every one that they are losing. It agrees to one pause in a game. `was_refused` is true if the
/// rules have refused what it said last: it then declines, because a consent that cannot be given must not keep it from
/// its turn.
fn answer(snapshot: &Snapshot, duty: &Duty, was_refused: bool) -> Option<play::Command> {
    use play::Command;
    let is_free = snapshot.facts.list.is_none() && snapshot.agreed.stake.is_none();
    let agrees = is_free && !was_refused;
    Some(match duty {
        Duty::Turn(_) => return None,
        Duty::Stop(_) => Command::StopPlaying,
        Duty::AnswerAbort(_) if agrees => Command::Abort,
        Duty::AnswerAbort(_) => Command::DeclineAbort,
        Duty::Pause(_) if agrees && snapshot.state.pauses_in_game() == 0 => Command::Pause,
        Duty::Pause(_) => Command::DeclinePause,
        Duty::TakeBack(_) if agrees => Command::TakeBack,
        Duty::TakeBack(_) => Command::DeclineTakeBack,
    })
}

impl HouseBots {
    /// Plays the turns that wait on this node.
    pub(crate) async fn play_turns_here(self) {
        loop {
            tokio::select! {
                () = self.local.waiting.news.notified() => {}
                () = self.node.lifecycle.stopped() => return,
            }
            for id in self.local.waiting.drain_matches() {
                self.schedule_bot_in(id);
            }
        }
    }

    /// Starts the tasks of the Redis mode: computing turns, and carrying out the choices.
    pub(crate) fn start_turns(&self) {
        let local = &self.local;
        let Some(turns) = &local.turns else { return };
        if local.thinks_here {
            let thinker = Thinker {
                turns: turns.clone(),
                engine: local.engine.clone(),
                thinking: Arc::clone(&local.thinking),
                claim_after: local.claim_after,
                lifecycle: self.node.lifecycle.clone(),
            };
            self.node.lifecycle.spawn(thinker.run());
        }
        self.node.lifecycle.spawn(self.clone().carry_out_choices(turns.clone()));
    }

    async fn carry_out_choices(self, turns: TurnExchange) {
        let local = &self.local;
        // A choice includes a pause. The claim must outlast the longest one.
        let claim_after = local.claim_after + Duration::from_millis(u64::from(local.think_ms) * 3);
        let mut choices = turns.choices(claim_after);
        loop {
            let (job, chosen) = tokio::select! {
                next = choices.next() => next,
                () = self.node.lifecycle.stopped() => return,
            };
            let (bots, turns) = (self.clone(), turns.clone());
            self.node.lifecycle.spawn(async move { bots.carry_out_choice(&turns, &job, chosen).await });
        }
    }

    /// Acts for a bot. The job is done even if the rules refuse the choice. If the choice cannot be stored, another
    /// node gets the job.
    async fn carry_out_choice(&self, turns: &TurnExchange, job: &Job, chosen: Chosen) {
        // The choice may come from a worker, and no metrics are read from workers.
        if let Some(offered_at) = chosen.offered_at {
            let waited_ms = self.node.clock.now().0.saturating_sub(offered_at);
            let waited = Duration::from_millis(u64::try_from(waited_ms).unwrap_or(0));
            self.node.metrics.live.bot_turn("received", waited);
        }
        let pause_ms = pause_ms(self.local.think_ms, chosen.effort.into(), chosen.seed);
        if pause_ms > 0 {
            let until = Millis(self.node.clock.now().0.saturating_add(pause_ms));
            tokio::select! {
                () = self.node.clock.sleep_until(until) => {}
                // Pending choices are still carried out, a little faster.
                () = self.node.lifecycle.stopped() => {}
            }
        }
        let id = chosen.id;
        let Some(player) =
            self.local.players.iter().find(|player| player.account.name.as_str() == chosen.bot)
        else {
            return turns.carried_out(job).await;
        };
        let acted = match convert::command(&chosen.command) {
            Ok(command) => {
                let request = request_name(chosen.seq, &command);
                self.matches
                    .act(
                        &player.account,
                        &Action { id, request, seen: chosen.seq, command, acted_at: ActedAt::Screen },
                    )
                    .await
                    .map(drop)
            }
            Err(error) => Err(error),
        };
        match acted {
            Ok(()) => turns.carried_out(job).await,
            Err(error @ (AppError::Database(_) | AppError::Unavailable(_) | AppError::Internal { .. })) => {
                tracing::warn!(match.id = %id.shown(), %error, "a bot could not play; another node may");
            }
            Err(error) => {
                // The clock, the opponent or another node was faster.
                tracing::debug!(match.id = %id.shown(), %error, "a bot's choice came too late");
                turns.carried_out(job).await;
            }
        }
    }

    fn schedule_bot_in(&self, id: MatchId) {
        if self.local.claim(id) {
            let bots = self.clone();
            self.node.lifecycle.spawn(async move { bots.play_for_bot(id).await });
        }
    }

    /// Finds turns that wait in the database, when the server has started and again at intervals. A turn
    /// whose computation failed still waits there. With several nodes, a turn is taken over when two searches in a row
    /// have found it.
    pub(crate) async fn wake_bots(self) {
        // The tables are prepared here, so that the first question does not wait for them.
        let engine = self.local.engine.clone();
        tokio::select! {
            prepared = background::spawn(move || engine.prepare()) => {
                if let Err(cause) = prepared {
                    tracing::error!(%cause, "the engine's tables could not be prepared");
                }
            }
            () = self.node.lifecycle.stopped() => return,
        }
        let users: Vec<UserId> = self.local.accounts().map(|account| account.id).collect();
        let is_alone = self.node.store.backend() == Backend::Sqlite;
        let pause = if is_alone { LOOK_AGAIN_EVERY } else { LOOK_AGAIN_AMONG_NODES_EVERY };
        let mut waited = HashMap::new();
        loop {
            let users = users.clone();
            match self.node.store.read(move |connection| matches::current::awaiting(connection, &users)).await
            {
                Ok(waiting) => {
                    for (&id, seq) in &waiting {
                        // With other nodes, a turn is taken over only if it was still waiting at the last look: the
                        // node that appended it normally plays the bot.
                        if is_alone || waited.get(&id) == Some(seq) {
                            // Another node may have brought the match to this turn.
                            self.presence.hub.forget_older(id, *seq);
                            self.schedule_bot_in(id);
                        }
                    }
                    waited = waiting;
                }
                Err(cause) => tracing::warn!(%cause, "the turns of bots cannot be looked up"),
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Plays a bot's turns in one match until the opponent is to act. Holds the claim meanwhile.
    async fn play_for_bot(&self, id: MatchId) {
        let mut refusals = 0;
        loop {
            let again = self.play_turns(id, &mut refusals).await;
            self.local.release(id);
            match again {
                Ok(()) => {}
                Err(error) => {
                    // `wake_bots` tries again later.
                    error.log();
                    tracing::warn!(match.id = %id.shown(), %error, "a bot could not play");
                    return;
                }
            }
            // A turn that came up while the claim was held was not scheduled.
            let has_turn = match self.matches.load(id).await {
                Ok(snapshot) => duty(&snapshot).is_some(),
                Err(_gone) => false,
            };
            if !has_turn || self.node.lifecycle.is_stopping() || !self.local.claim(id) {
                return;
            }
        }
    }

    async fn play_turns(&self, id: MatchId, refusals: &mut u32) -> Result<(), AppError> {
        while !self.node.lifecycle.is_stopping() {
            let snapshot = self.matches.load(id).await?;
            let Some(duty) = duty(&snapshot) else { return Ok(()) };
            let side = match duty {
                Duty::Turn(side)
                | Duty::Stop(side)
                | Duty::AnswerAbort(side)
                | Duty::Pause(side)
                | Duty::TakeBack(side) => side,
            };
            let Some(player) = snapshot.player(side).and_then(|account| self.local.find_bot(account.id))
            else {
                return Ok(());
            };
            let command = match answer(&snapshot, &duty, *refusals > 0) {
                Some(command) => command,
                None => match self.think(&snapshot, side, player).await? {
                    Some(command) => command,
                    None => return Ok(()),
                },
            };
            let action = Action {
                id,
                request: request_name(snapshot.last_seq, &command),
                seen: snapshot.last_seq,
                command,
                acted_at: ActedAt::Screen,
            };
            match self.matches.act(&player.account, &action).await {
                Ok(_) => *refusals = 0,
                // The clock or the opponent was faster: the loop reads the new state.
                Err(AppError::Conflict(_) | AppError::Refused(_)) if *refusals < REFUSALS_MAX => {
                    *refusals += 1;
                    tracing::debug!(match.id = %id.shown(), "a bot looks at its match again");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Returns the bot's command after a human pause, or `None` if the server stops meanwhile.
    async fn think(
        &self,
        snapshot: &Snapshot,
        side: Side,
        player: &BotPlayer,
    ) -> Result<Option<play::Command>, AppError> {
        let local = &self.local;
        let view = self.presence.view_of(snapshot, Some(player.account.id));
        let seeds = seeds_of(snapshot, side);
        let began = Instant::now();
        let began_at = self.node.clock.now();
        let character = player.character;
        let chosen = local.with_engine(move |engine| bots::choose(&view, character, seeds, engine)).await?;
        let result = match &chosen {
            Ok(_) => "found",
            Err(NothingToDo::NotItsTurn) => "none",
            Err(NothingToDo::Nonsense(_)) => "failed",
        };
        self.node.metrics.live.bot_turn(result, began.elapsed());
        let choice = match chosen {
            Ok(choice) => choice,
            Err(NothingToDo::NotItsTurn) => return Ok(None),
            Err(error @ NothingToDo::Nonsense(_)) => return Err(AppError::internal("a bot's view", error)),
        };
        if !self.pause(&choice, seeds.attention, began_at).await {
            return Ok(None);
        }
        convert::command(&choice.command).map(Some)
    }

    /// Waits as long as a person might. Returns false if the server stops.
    async fn pause(&self, choice: &Choice, seed: u64, began_at: Millis) -> bool {
        let pause_ms = pause_ms(self.local.think_ms, choice.effort, seed);
        if pause_ms == 0 {
            return true;
        }
        tokio::select! {
            () = self.node.clock.sleep_until(Millis(began_at.0.saturating_add(pause_ms))) => true,
            () = self.node.lifecycle.stopped() => false,
        }
    }
}

/// Returns the request id of a bot's command. It depends only on the turn and the kind of command, so that a
/// repeated command counts once.
fn request_name(seq: u32, command: &play::Command) -> RequestId {
    RequestId(format!("bot-{seq}-{:?}", command.kind()).to_lowercase())
}

/// Returns the pause in milliseconds: 0.5 to 1.5 times the base value for the effort.
fn pause_ms(think_ms: u32, effort: Effort, seed: u64) -> i64 {
    let percent = match effort {
        Effort::Forced => 50,
        Effort::Easy => 100,
        Effort::Hard => 190,
    };
    let jitter = 50 + i64::try_from(seed % 101).unwrap_or(0);
    i64::from(think_ms) * percent * jitter / 10_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harder_decisions_take_longer() {
        for seed in 0..200 {
            let [forced, easy, hard] =
                [Effort::Forced, Effort::Easy, Effort::Hard].map(|effort| pause_ms(1_000, effort, seed));
            assert!(forced < easy && easy < hard, "{seed}");
            assert!((250..=750).contains(&forced) && (950..=2_850).contains(&hard), "{seed}");
            assert_eq!(pause_ms(0, Effort::Hard, seed), 0);
        }
    }
}
