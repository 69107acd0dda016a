//! The bots' desk: who they are, whose turn it is, and the jobs in which they play.
//!
//! A bot is a client of the log like everybody. A job is claimed for a match, asks `bots` on a thread of its own, waits a
//! human moment, and acts through the same door as people, under a request name that follows from the event it answers:
//! whoever else plays the same turn for the bot is answered the same. A process that dies loses its claims, and the next
//! one finds the turns in the database.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use bots::{CHARACTERS, Character, Choice, Effort, NothingToDo};
use eval::Engine;
use rules::Side;
use tokio::sync::Semaphore;
use wire::{BotCard, Millis, RequestId};

use super::{Live, MatchId, act::Action, convert, settings::BotSettings, snapshot::Snapshot};
use crate::{
    account::{self, Account, UserName},
    db::{DbError, Store, matches, ratings as rating_rows},
    error::AppError,
    id::UserId,
};

/// Turns that could not be played are tried again after so long.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// A bot whose commands are refused so often in one match has misunderstood something.
const REFUSALS_MAX: u32 = 3;

/// The bots of this node.
#[derive(Debug)]
pub(super) struct BotDesk {
    engine: Engine,
    players: Vec<BotPlayer>,
    by_user: HashMap<UserId, usize>,
    think_ms: u32,
    /// One permit for each turn that is thought about: the engine's share of the machine.
    thinking: Arc<Semaphore>,
    /// The matches in which a turn is being played. Held for look-ups only.
    claimed: Mutex<HashSet<MatchId>>,
}

#[derive(Debug)]
struct BotPlayer {
    account: Account,
    character: &'static Character,
}

impl BotDesk {
    /// Makes the accounts that are missing.
    pub(super) async fn open(store: &Store, now: Millis, settings: &BotSettings) -> Result<BotDesk, DbError> {
        // Of nodes that make the accounts at the same moment, all but one find them made.
        let players = match ensure_accounts(store, now).await {
            Err(DbError::Conflict(_)) => ensure_accounts(store, now).await?,
            made => made?,
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let at_once = if settings.turns_at_once == 0 { cores } else { settings.turns_at_once };
        Ok(BotDesk {
            engine: Engine::default(),
            by_user: players.iter().enumerate().map(|(index, player)| (player.account.id, index)).collect(),
            players,
            think_ms: settings.think_ms,
            thinking: Arc::new(Semaphore::new(at_once)),
            claimed: Mutex::new(HashSet::new()),
        })
    }

    /// The accounts, from the weakest bot to the strongest.
    pub(super) fn accounts(&self) -> impl Iterator<Item = &Account> {
        self.players.iter().map(|player| &player.account)
    }

    fn of(&self, user: UserId) -> Option<&BotPlayer> {
        self.by_user.get(&user).map(|&index| &self.players[index])
    }

    fn claim(&self, id: MatchId) -> bool {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    fn release(&self, id: MatchId) {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

async fn ensure_accounts(store: &Store, now: Millis) -> Result<Vec<BotPlayer>, DbError> {
    store
        .write(move |connection| {
            let player = |character: &'static Character| {
                let name = UserName::parse_any(character.name)
                    .map_err(|error| DbError::Broken(format!("the bot {}: {error}", character.name)))?;
                Ok(BotPlayer { account: account::ensure_bot(connection, &name, now)?, character })
            };
            CHARACTERS.iter().map(player).collect::<Result<Vec<_>, DbError>>()
        })
        .await
}

/// What a bot says about itself; none for anybody else.
pub(crate) fn about(name: &str) -> Option<&'static str> {
    Character::named(name).map(|character| character.about)
}

/// What a bot has to do in a match.
#[derive(Debug)]
enum Duty {
    /// It must act.
    Turn(Side),
    /// Its opponent wants to stop three games that are decided.
    Stop(Side),
}

fn duty(snapshot: &Snapshot) -> Option<Duty> {
    if let Some((side, _)) = snapshot.bot_to_act() {
        return Some(Duty::Turn(side));
    }
    let asked = snapshot.state.stop_asked();
    Side::ALL
        .into_iter()
        .find(|&side| {
            snapshot.is_bot(side)
                && asked[side.opponent()]
                && snapshot.state.allowed(side).contains(&play::CommandKind::StopPlaying)
        })
        .map(Duty::Stop)
}

impl Live {
    /// The bots that can be played at once.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn bot_cards(&self) -> Result<Vec<BotCard>, AppError> {
        let users: Vec<UserId> = self.inner.bots.accounts().map(|account| account.id).collect();
        let standings = self
            .inner
            .store
            .read(move |connection| {
                let mut rating = |user, list| {
                    rating_rows::standing(connection, user, list).map(|standing| standing.rating.value())
                };
                let mut standings = Vec::with_capacity(users.len());
                for user in users {
                    standings.push((
                        rating(user, ratings::RatingList::Normal)?,
                        rating(user, ratings::RatingList::Price)?,
                    ));
                }
                Ok::<_, DbError>(standings)
            })
            .await?;
        let cards = self.inner.bots.players.iter().zip(standings).map(|(player, (normal, price))| BotCard {
            name: player.account.name.as_str().to_owned(),
            level: player.character.level.number(),
            title: player.character.level.title().to_owned(),
            about: player.character.about.to_owned(),
            normal,
            price,
        });
        Ok(cards.collect())
    }

    /// Lets a bot play if it is its turn and nobody plays it already.
    pub(super) fn schedule_bot(&self, snapshot: &Snapshot) {
        if duty(snapshot).is_some() && !self.inner.lifecycle.is_stopping() {
            self.schedule_bot_in(snapshot.facts.id);
        }
    }

    fn schedule_bot_in(&self, id: MatchId) {
        if self.inner.bots.claim(id) {
            let live = self.clone();
            self.inner.lifecycle.spawn(async move { live.play_for_bot(id).await });
        }
    }

    /// Finds the turns that wait in the database: after a start, and from time to time for those that went wrong.
    pub(super) async fn wake_bots(self) {
        // The first question would wait for the tables otherwise.
        if let Err(cause) = tokio::task::spawn_blocking(Engine::prepare).await {
            tracing::error!(%cause, "the engine's tables were not made ready");
        }
        let users: Vec<UserId> = self.inner.bots.accounts().map(|account| account.id).collect();
        loop {
            let users = users.clone();
            match self.inner.store.read(move |connection| matches::awaiting(connection, &users)).await {
                Ok(ids) => ids.into_iter().for_each(|id| self.schedule_bot_in(id)),
                Err(cause) => tracing::warn!(%cause, "the turns of bots cannot be looked up"),
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK_AGAIN_EVERY) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    /// Plays the turns of a bot in one match until it is somebody else's. Holds the claim meanwhile.
    async fn play_for_bot(&self, id: MatchId) {
        let mut refusals = 0;
        loop {
            let again = self.play_turns(id, &mut refusals).await;
            self.inner.bots.release(id);
            match again {
                Ok(()) => {}
                Err(error) => {
                    // Tried again from time to time, see `wake_bots`.
                    error.log();
                    tracing::warn!(match.id = %id.to_wire().0, %error, "a bot could not play");
                    return;
                }
            }
            // A turn that came up while the claim was still held was not scheduled.
            let has_turn = match self.load(id).await {
                Ok(snapshot) => duty(&snapshot).is_some(),
                Err(_gone) => false,
            };
            if !has_turn || self.inner.lifecycle.is_stopping() || !self.inner.bots.claim(id) {
                return;
            }
        }
    }

    async fn play_turns(&self, id: MatchId, refusals: &mut u32) -> Result<(), AppError> {
        while !self.inner.lifecycle.is_stopping() {
            let snapshot = self.load(id).await?;
            let Some(duty) = duty(&snapshot) else { return Ok(()) };
            let side = match duty {
                Duty::Turn(side) | Duty::Stop(side) => side,
            };
            let Some(player) = snapshot.player(side).and_then(|account| self.inner.bots.of(account.id))
            else {
                return Ok(());
            };
            let command = match duty {
                Duty::Stop(_) => play::Command::StopPlaying,
                Duty::Turn(_) => match self.think(&snapshot, side, player).await? {
                    Some(command) => command,
                    None => return Ok(()),
                },
            };
            let action = Action {
                id,
                request: RequestId(format!("bot-{}-{:?}", snapshot.last_seq, command.kind()).to_lowercase()),
                seen: snapshot.last_seq,
                command,
            };
            match self.act(&player.account, &action).await {
                Ok(_) => *refusals = 0,
                // The clock or the opponent was faster: look at what there is now.
                Err(AppError::Conflict(_) | AppError::Refused { .. }) if *refusals < REFUSALS_MAX => {
                    *refusals += 1;
                    tracing::debug!(match.id = %id.to_wire().0, "a bot looks again");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// What the bot does, after as long as somebody would think; none when the server stops meanwhile.
    async fn think(
        &self,
        snapshot: &Snapshot,
        side: Side,
        player: &BotPlayer,
    ) -> Result<Option<play::Command>, AppError> {
        let desk = &self.inner.bots;
        let view = self.view_of(snapshot, Some(player.account.id));
        let seed = seed_of(snapshot, side);
        let began = Instant::now();
        let began_at = self.inner.clock.now();
        let permit = Arc::clone(&desk.thinking).acquire_owned().await;
        let permit = permit.expect("the semaphore of thinking is never closed");
        let (engine, character) = (desk.engine.clone(), player.character);
        let chosen = tokio::task::spawn_blocking(move || {
            let chosen = bots::choose(&view, character, seed, &engine);
            drop(permit);
            chosen
        });
        let chosen = chosen.await.map_err(|error| AppError::internal("a bot's thought was lost", error))?;
        let result = match &chosen {
            Ok(_) => "found",
            Err(NothingToDo::NotItsTurn) => "none",
            Err(NothingToDo::Nonsense(_)) => "failed",
        };
        self.inner.metrics.bot_turn(result, began.elapsed());
        let choice = match chosen {
            Ok(choice) => choice,
            Err(NothingToDo::NotItsTurn) => return Ok(None),
            Err(error @ NothingToDo::Nonsense(_)) => return Err(AppError::internal("a bot's view", error)),
        };
        if !self.pause(&choice, seed, began_at).await {
            return Ok(None);
        }
        convert::command(&choice.command).map(Some)
    }

    /// Waits a human moment. False: the server stops.
    async fn pause(&self, choice: &Choice, seed: u64, began_at: Millis) -> bool {
        let pause_ms = pause_ms(self.inner.bots.think_ms, choice.effort, seed);
        if pause_ms == 0 {
            return true;
        }
        tokio::select! {
            () = self.inner.clock.sleep_until(Millis(began_at.0.saturating_add(pause_ms))) => true,
            () = self.inner.lifecycle.stopped() => false,
        }
    }
}

/// Between half and one and a half of what the effort asks for.
fn pause_ms(think_ms: u32, effort: Effort, seed: u64) -> i64 {
    let percent = match effort {
        Effort::Forced => 50,
        Effort::Easy => 100,
        Effort::Hard => 190,
    };
    let jitter = 50 + i64::try_from(seed % 101).unwrap_or(0);
    i64::from(think_ms) * percent * jitter / 10_000
}

/// A bot's attention wavers alike whenever the same turn of the same match is asked for again.
fn seed_of(snapshot: &Snapshot, side: Side) -> u64 {
    let side = match side {
        Side::White => 0,
        Side::Black => 1,
    };
    let id = snapshot.facts.id.to_row().unsigned_abs();
    id.rotate_left(20) ^ (u64::from(snapshot.last_seq) << 1) ^ side
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_takes_as_long_as_it_is_hard() {
        for seed in 0..200 {
            let [forced, easy, hard] =
                [Effort::Forced, Effort::Easy, Effort::Hard].map(|effort| pause_ms(1_000, effort, seed));
            assert!(forced < easy && easy < hard, "{seed}");
            assert!((250..=750).contains(&forced) && (950..=2_850).contains(&hard), "{seed}");
            assert_eq!(pause_ms(0, Effort::Hard, seed), 0);
        }
    }
}
