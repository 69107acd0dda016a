//! Turns of bots as jobs in Redis, so that any node, or a worker without a database, can compute them.
//!
//! A node that commits an event after which a bot must act offers the turn, with the match as the bot's seat sees
//! it. A worker takes it, computes, and offers the choice. Any node takes the choice, waits a human moment, and
//! acts. Both are jobs that go to another process if the first one dies. A turn played twice has the same request
//! id and counts once. Lost turns are found in the database; see `bots.rs`.

use std::{sync::Arc, time::Duration};

use bots::{Character, Effort, NothingToDo};
use eval::Engine;
use serde::{Deserialize, Serialize};
use store::id::MatchId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wire::{Command, MatchView};

use crate::{
    exchange::{Exchange, Job, JobQueue, Jobs},
    lifecycle::Lifecycle,
};

/// The stream of turns to compute, and its consumer group.
const TURNS: (&str, &str) = ("bot-turns", "thinkers");
/// The stream of choices to carry out, and its consumer group.
const CHOICES: (&str, &str) = ("bot-choices", "nodes");
/// The pause after a failure of Redis.
const PAUSE: Duration = Duration::from_millis(500);

/// A turn to compute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct BotTurn {
    pub(crate) id: MatchId,
    /// The last event before the turn.
    pub(crate) seq: u32,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    /// The seed of the choice between equally good plays. Absent from nodes of an earlier version.
    #[serde(default)]
    pub(crate) variety: Option<u64>,
    /// The site's time of the offer in Unix milliseconds. Absent from nodes of an earlier version.
    #[serde(default)]
    pub(crate) offered_at: Option<i64>,
    /// The match as the bot's seat sees it: nothing that a person there would not see.
    pub(crate) view: MatchView,
}

/// A bot's choice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chosen {
    pub(crate) id: MatchId,
    /// The last event before the turn.
    pub(crate) seq: u32,
    pub(crate) bot: String,
    pub(crate) seed: u64,
    /// The time at which the turn was offered, if the worker knew it.
    #[serde(default)]
    pub(crate) offered_at: Option<i64>,
    pub(crate) command: Command,
    pub(crate) effort: StoredEffort,
}

/// The stored form of the effort of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredEffort {
    Forced,
    Easy,
    Hard,
}

impl From<Effort> for StoredEffort {
    fn from(effort: Effort) -> StoredEffort {
        match effort {
            Effort::Forced => StoredEffort::Forced,
            Effort::Easy => StoredEffort::Easy,
            Effort::Hard => StoredEffort::Hard,
        }
    }
}

impl From<StoredEffort> for Effort {
    fn from(effort: StoredEffort) -> Effort {
        match effort {
            StoredEffort::Forced => Effort::Forced,
            StoredEffort::Easy => Effort::Easy,
            StoredEffort::Hard => Effort::Hard,
        }
    }
}

/// Both streams. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct TurnExchange {
    exchange: Exchange,
    turns: JobQueue,
    choices: JobQueue,
}

impl TurnExchange {
    pub fn new(exchange: &Exchange) -> TurnExchange {
        TurnExchange {
            turns: JobQueue::new(exchange, TURNS.0, TURNS.1),
            choices: JobQueue::new(exchange, CHOICES.0, CHOICES.1),
            exchange: exchange.clone(),
        }
    }

    /// Offers a turn. Returns false if Redis is not available.
    pub(crate) async fn offer(&self, turn: &BotTurn) -> bool {
        let text = serde_json::to_string(turn).expect("a view has no maps and no infinite numbers");
        match self.turns.offer(&text).await {
            Ok(()) => true,
            Err(cause) => {
                tracing::debug!(%cause, "a turn cannot be offered");
                false
            }
        }
    }

    /// Completes the job of a choice that was carried out or came too late.
    pub(crate) async fn carried_out(&self, job: &Job) {
        log_failed_removal(self.choices.done(job).await);
    }

    /// Returns the stream of choices to carry out. Each choice comes with its job, which must be completed
    /// afterwards.
    pub(crate) fn choices(&self, claim_after: Duration) -> Choices {
        Choices {
            jobs: Jobs::new(&self.exchange, CHOICES.0, CHOICES.1, claim_after),
            queue: self.choices.clone(),
        }
    }
}

fn log_failed_removal(done: Result<(), ::redis::RedisError>) {
    if let Err(cause) = done {
        // Another node gets the job, and finds the turn played.
        tracing::debug!(%cause, "a finished job cannot be removed from its stream");
    }
}

/// A stream of choices to carry out.
#[derive(Debug)]
pub(crate) struct Choices {
    jobs: Jobs,
    queue: JobQueue,
}

impl Choices {
    /// Waits for the next choice.
    pub(crate) async fn next(&mut self) -> (Job, Chosen) {
        loop {
            let job = next(&mut self.jobs).await;
            match serde_json::from_str(&job.text) {
                Ok(chosen) => return (job, chosen),
                Err(cause) => {
                    tracing::warn!(%cause, "a choice cannot be parsed");
                    log_failed_removal(self.queue.done(&job).await);
                }
            }
        }
    }
}

async fn next(jobs: &mut Jobs) -> Job {
    loop {
        match jobs.next().await {
            Ok(Some(job)) => return job,
            Ok(None) => {}
            Err(cause) => {
                tracing::debug!(%cause, "cannot receive turns to play; will try again");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// A process that computes turns: a worker, or a node beside its other work.
#[derive(Debug, Clone)]
pub struct Thinker {
    pub turns: TurnExchange,
    pub engine: Engine,
    /// One permit for each turn being computed.
    pub thinking: Arc<Semaphore>,
    /// The time after which the claim of a turn expires.
    pub claim_after: Duration,
    pub lifecycle: Lifecycle,
}

impl Thinker {
    /// Computes turns, as many at once as there are permits, until the process stops.
    pub async fn run(self) {
        let mut jobs = Jobs::new(&self.turns.exchange, TURNS.0, TURNS.1, self.claim_after);
        loop {
            // No turn is claimed while all permits are taken. No permit is held while there is no turn, because the
            // analysis shares the permits.
            drop(self.permit().await);
            let job = tokio::select! {
                job = next(&mut jobs) => job,
                () = self.lifecycle.stopped() => return,
            };
            let permit = self.permit().await;
            let thinker = self.clone();
            self.lifecycle.spawn(async move {
                thinker.think(job).await;
                drop(permit);
            });
        }
    }

    async fn permit(&self) -> OwnedSemaphorePermit {
        let permit = Arc::clone(&self.thinking).acquire_owned().await;
        permit.expect("the semaphore of thinking is never closed")
    }

    async fn think(&self, job: Job) {
        let turn: BotTurn = match serde_json::from_str(&job.text) {
            Ok(turn) => turn,
            Err(cause) => {
                tracing::warn!(%cause, "a turn cannot be parsed");
                return log_failed_removal(self.turns.turns.done(&job).await);
            }
        };
        let Some(character) = Character::named(&turn.bot) else {
            tracing::warn!(bot = turn.bot, "this node does not know this bot");
            return log_failed_removal(self.turns.turns.done(&job).await);
        };
        let engine = self.engine.clone();
        let BotTurn { id, seq, bot, seed, variety, offered_at, view } = turn;
        let seeds = bots::Seeds { attention: seed, variety };
        let thought =
            tokio::task::spawn_blocking(move || bots::choose(&view, character, seeds, &engine)).await;
        let choice = match thought {
            Ok(Ok(choice)) => choice,
            Ok(Err(NothingToDo::NotItsTurn)) => return log_failed_removal(self.turns.turns.done(&job).await),
            Ok(Err(cause @ NothingToDo::Nonsense(_))) => {
                tracing::error!(match.id = %id.shown(), %cause, "the view of a bot's seat is inconsistent");
                return log_failed_removal(self.turns.turns.done(&job).await);
            }
            Err(cause) => {
                tracing::error!(match.id = %id.shown(), %cause, "the computation of a bot's command failed");
                return log_failed_removal(self.turns.turns.done(&job).await);
            }
        };
        let effort = StoredEffort::from(choice.effort);
        let chosen = Chosen { id, seq, bot, seed, offered_at, command: choice.command, effort };
        let text = serde_json::to_string(&chosen).expect("a command has no maps and no infinite numbers");
        log_failed_removal(self.turns.turns.done_with(&job, &self.turns.choices, &text).await);
    }
}
