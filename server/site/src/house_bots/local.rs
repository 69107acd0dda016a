//! The bots of one node: their accounts, their share of the engine, and the turns that wait for them.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bots::Seeds;
use eval::Engine;
use rules::Side;
use store::{
    DbError,
    account::Account,
    competitions::CompetitionId,
    id::{MatchId, UserId},
};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::{
    background,
    error::AppError,
    exchange::Exchange,
    house_bots::{
        places::{Asker, Places},
        players::{BotPlayer, ensure_accounts},
        questions::TooMany,
        turns::{BotTurn, TurnExchange},
    },
    match_state::snapshot::Snapshot,
    matches::follow::Follower,
    presence::Presence,
};

/// The time after which a person with too many waiting questions may ask again.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// The size of a person's question to the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    /// A question that takes milliseconds: an evaluation of 0 or 1 ply, a hint, a turn in a practice game.
    Small,
    /// A question that may take seconds: a part of a rollout, all scores, an evaluation of 2 ply.
    Long,
}

/// The bots of this node.
#[derive(Debug)]
pub(crate) struct LocalBots {
    presence: Presence,
    pub(super) waiting: Arc<Waiting>,
    pub(crate) engine: Engine,
    pub(super) players: Vec<BotPlayer>,
    by_user: HashMap<UserId, usize>,
    pub(super) think_ms: u32,
    /// One permit for each turn being computed: the engine's share of the machine.
    pub(super) thinking: Arc<Semaphore>,
    /// The places of people's small questions, one for each permit. They take permits too.
    small: Arc<Places>,
    /// The places of people's long questions. They take permits if there are several, and leave one of them to others.
    long: Arc<Places>,
    long_take_permits: bool,
    /// The matches in which a turn is being played. Held for look-ups only.
    claimed: Mutex<HashSet<MatchId>>,
    /// The exchange that offers turns to others, or `None` if they are played here.
    pub(super) turns: Option<TurnExchange>,
    pub(super) thinks_here: bool,
    pub(super) claim_after: Duration,
}

impl LocalBots {
    /// Creates the missing accounts.
    pub(crate) async fn open(presence: Presence, exchange: Option<&Exchange>) -> Result<LocalBots, DbError> {
        let node = Arc::clone(&presence.node);
        let (store, now, settings) = (&node.store, node.started_at, &node.settings.bots);
        // Several nodes may create the accounts at the same moment; all but one find them created.
        let players = match ensure_accounts(store, now, settings.budget()).await {
            Err(DbError::Conflict(_)) => ensure_accounts(store, now, settings.budget()).await?,
            made => made?,
        };
        let permits = settings.thoughts_at_once();
        Ok(LocalBots {
            presence,
            waiting: Arc::default(),
            engine: settings.evaluator.into(),
            by_user: players.iter().enumerate().map(|(index, player)| (player.account.id, index)).collect(),
            players,
            think_ms: settings.think_ms,
            thinking: Arc::new(Semaphore::new(permits)),
            small: Places::new(permits),
            long: Places::new(permits.saturating_sub(1).max(1)),
            long_take_permits: permits > 1,
            claimed: Mutex::new(HashSet::new()),
            turns: exchange.map(TurnExchange::new),
            thinks_here: settings.thinks_here,
            claim_after: settings.claim_after(),
        })
    }

    /// Returns the accounts, from the weakest bot to the strongest.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = &Account> {
        self.players.iter().map(|player| &player.account)
    }

    /// Returns true if the server itself plays for this account.
    pub(crate) fn is_one(&self, user: UserId) -> bool {
        self.by_user.contains_key(&user)
    }

    pub(super) fn find_bot(&self, user: UserId) -> Option<&BotPlayer> {
        self.by_user.get(&user).map(|&index| &self.players[index])
    }

    /// Waits for a permit to ask the engine. Bots and the analysis share the permits.
    pub(crate) async fn permit(&self) -> OwnedSemaphorePermit {
        let permit = Arc::clone(&self.thinking).acquire_owned().await;
        permit.expect("the semaphore of thinking is never closed")
    }

    /// Asks the engine on a separate thread, as soon as there is a permit, and releases the permit. People are answered
    /// through [`HouseBots::answer`](super::HouseBots::answer).
    pub(super) async fn with_engine<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.holding(self.permit().await, ask).await
    }

    /// Asks the engine for a person, in the order of [`Questions`](super::questions::Questions). Small questions do not
    /// wait for long ones. A question is not asked if the caller stops waiting before.
    ///
    /// # Errors
    /// If too many questions of this person wait.
    pub(super) async fn ask_for_person<T: Send + 'static>(
        &self,
        asker: Asker,
        size: Size,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let places = match size {
            Size::Small => &self.small,
            Size::Long => &self.long,
        };
        let place = places.place(asker).await.map_err(|TooMany| {
            self.presence.node.metrics.live.bound_reached("engine_questions");
            AppError::TooManyRequests { retry_after: TRY_AGAIN }
        })?;
        let permit = match size {
            Size::Long if !self.long_take_permits => None,
            Size::Small | Size::Long => Some(self.permit().await),
        };
        self.holding((permit, place), ask).await
    }

    /// Asks the engine on a separate thread, and then drops what is held for this.
    async fn holding<T: Send + 'static>(
        &self,
        held: impl Send + 'static,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let engine = self.engine.clone();
        let asked = background::spawn(move || {
            // Dropped on this thread, because the processor is busy until here even if the caller stops waiting.
            let answer = ask(&engine);
            drop(held);
            answer
        });
        asked.await.map_err(|error| AppError::internal("a question to the engine was lost", error))
    }

    /// Asks the engine one question after another on the same thread, until `ask` returns something or somebody else
    /// waits for a permit. A new thread for each question would leave a core idle for milliseconds, until the system
    /// moves the thread there.
    pub(crate) async fn ask_in_a_row<T: Send + 'static>(
        &self,
        mut permit: OwnedSemaphorePermit,
        mut ask: impl FnMut(&Engine) -> Option<T> + Send + 'static,
    ) -> Result<Option<T>, AppError> {
        let (engine, thinking) = (self.engine.clone(), Arc::clone(&self.thinking));
        let asked = background::spawn(move || {
            loop {
                let found = ask(&engine);
                // If somebody waits, they get the released permit, because the semaphore is fair.
                drop(permit);
                if found.is_some() {
                    return found;
                }
                permit = Arc::clone(&thinking).try_acquire_owned().ok()?;
            }
        });
        asked.await.map_err(|error| AppError::internal("questions to the engine were lost", error))
    }

    /// Asks the engine on a separate thread, without a permit. Use it for a question that takes microseconds, or for
    /// one that takes seconds if the caller makes sure that only one of them runs. The caller may stop waiting.
    pub(crate) async fn beside_others<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let engine = self.engine.clone();
        background::spawn(move || ask(&engine))
            .await
            .map_err(|error| AppError::internal("a question to the engine was lost", error))
    }

    pub(super) fn claim(&self, id: MatchId) -> bool {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner).insert(id)
    }

    pub(super) fn release(&self, id: MatchId) {
        self.claimed.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

impl Follower for LocalBots {
    /// Lets a bot play if it has to act. With Redis, offers the turn to all nodes and workers; otherwise queues it on
    /// this node.
    fn changed(&self, snapshot: &Arc<Snapshot>) {
        let Some(duty) = duty(snapshot) else { return };
        let lifecycle = &self.presence.node.lifecycle;
        if lifecycle.is_stopping() && self.turns.is_none() {
            return;
        }
        match (&self.turns, duty) {
            (Some(turns), Duty::Turn(side)) => {
                let (presence, turns) = (self.presence.clone(), turns.clone());
                let (waiting, snapshot) = (Arc::clone(&self.waiting), Arc::clone(snapshot));
                lifecycle.spawn(async move {
                    let offered = match turn(&presence, &snapshot, side) {
                        Some(turn) => turns.offer(&turn).await,
                        None => false,
                    };
                    if !offered && !presence.node.lifecycle.is_stopping() {
                        waiting.ask(snapshot.facts.id);
                    }
                });
            }
            (Some(_) | None, Duty::Stop(_) | Duty::AnswerAbort(_) | Duty::Pause(_) | Duty::TakeBack(_))
            | (None, Duty::Turn(_)) => {
                self.waiting.ask(snapshot.facts.id);
            }
        }
    }
}

fn turn(presence: &Presence, snapshot: &Snapshot, side: Side) -> Option<BotTurn> {
    let (account, seeds) = (snapshot.player(side)?, seeds_of(snapshot, side));
    Some(BotTurn {
        id: snapshot.facts.id,
        seq: snapshot.last_seq,
        bot: account.name.as_str().to_owned(),
        seed: seeds.attention,
        variety: seeds.variety,
        offered_at: Some(presence.node.clock.now().0),
        view: presence.view_of(snapshot, Some(account.id)),
    })
}

/// The matches in which a bot has to act on this node.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    // Held for look-ups and never across an await.
    matches: Mutex<BTreeSet<MatchId>>,
    pub(super) news: Notify,
}

impl Waiting {
    fn ask(&self, id: MatchId) {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.news.notify_one();
    }

    pub(super) fn drain_matches(&self) -> BTreeSet<MatchId> {
        std::mem::take(&mut *self.matches.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The task of a bot in a match.
#[derive(Debug)]
pub(super) enum Duty {
    /// The bot must act.
    Turn(Side),
    /// The opponent offers to end a match of three games in which no side can catch up.
    Stop(Side),
    /// The opponent asks to abort the match.
    AnswerAbort(Side),
    /// The opponent asks for a pause.
    Pause(Side),
    /// The opponent asks to take a play back.
    TakeBack(Side),
}

/// Returns what a bot has to do in a match.
pub(super) fn duty(snapshot: &Snapshot) -> Option<Duty> {
    let asked = snapshot.state.abort_asked();
    if let Some(side) =
        Side::ALL.into_iter().find(|&side| snapshot.is_house_bot(side) && asked[side.opponent()])
    {
        return Some(Duty::AnswerAbort(side));
    }
    let asked = snapshot.state.pause_asked();
    if let Some(side) =
        Side::ALL.into_iter().find(|&side| snapshot.is_house_bot(side) && asked[side.opponent()])
    {
        return Some(Duty::Pause(side));
    }
    let asked = snapshot.state.take_back_asked().map(Side::opponent);
    if let Some(side) = asked.filter(|&side| snapshot.is_house_bot(side)) {
        return Some(Duty::TakeBack(side));
    }
    if let Some((side, _)) = snapshot.bot_to_act() {
        return Some(Duty::Turn(side));
    }
    let asked = snapshot.state.stop_asked();
    Side::ALL
        .into_iter()
        .find(|&side| {
            snapshot.is_house_bot(side)
                && asked[side.opponent()]
                && snapshot.state.allowed(side).contains(&play::CommandKind::StopPlaying)
        })
        .map(Duty::Stop)
}

/// Returns the seeds of a bot's choice. The same turn of the same match always gets the same seeds.
///
/// In a comparative event they follow from the secret seed of the board's rolls. The errors of a bot depend on the
/// board and the turn, so they are the same at every table. Its choice between equally good plays depends on the
/// entrant too, so that nobody can try a line with another account and repeat it.
pub(crate) fn seeds_of(snapshot: &Snapshot, side: Side) -> Seeds {
    let number = match side {
        Side::White => 0,
        Side::Black => 1,
    };
    if let (Some(set), Some(game), Some(dice)) = (&snapshot.roll_set, snapshot.state.game(), &snapshot.dice)
        && matches!(set.of, CompetitionId::Comparative(_))
    {
        let [white, black] = Side::ALL.map(|side| game.turns_rolled(side));
        let turn = format!("{number} {white} {black}");
        let entrant = snapshot.facts.seats[side.opponent()].map_or(0, |seated| seated.user.to_row());
        return Seeds {
            attention: dice.derived(&format!("attention {turn}")),
            variety: Some(dice.derived(&format!("variety {turn} {entrant}"))),
        };
    }
    let (id, moment) = (snapshot.facts.id.to_row(), u64::from(snapshot.last_seq));
    Seeds::from(id.unsigned_abs().rotate_left(20) ^ (moment << 1) ^ number)
}
