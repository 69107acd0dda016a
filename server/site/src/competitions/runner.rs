//! The runner of competitions of all kinds: it loads, lists, creates, changes and advances them.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
    time::Duration,
};

use store::{
    AnyConn,
    account::Account,
    account_locks::{self, AccountLock},
    competitions::{self, Competition, Key, player},
    id::UserId,
    people,
};
use texts::refusals;
use wire::Millis;

use super::{Batch, Due, Prepared, Runnable, broken::unless_broken, kinds::Listed};
use crate::{competitions::Competitions, error::AppError, limits::Limit};

/// The interval between checks of all unfinished competitions. They are needed because matches end on other nodes.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The maximum interval between checks by the site's clock. It bounds the delay of steps that are due at a time.
const LOOK_EVERY_MS: i64 = 60_000;
/// The maximum number of steps of one check. The next check continues.
const STEPS_MAX: usize = 64;
/// The maximum number of conflicts in a row with other writers in one check.
const CONFLICTS_MAX: usize = 8;
/// The maximum number of unfinished competitions of a kind that one person may lead.
const OPEN_MAX: i64 = 5;
/// The maximum number of unfinished, and of finished, competitions in a list.
const LISTED_MAX: i64 = 30;

impl Competitions {
    /// Reads a competition from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn competition<K: Listed>(&self, id: K::Id) -> Result<Arc<K>, AppError> {
        self.memory.competition(id).await
    }

    /// Returns the newest competitions of a kind, unfinished ones first: one of each creator before a second one. Parts
    /// of others and broken ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn listed_competitions<K: Listed>(&self) -> Result<Vec<Arc<K>>, AppError> {
        let ids = self.node.store.read(|connection| competitions::listed(connection, LISTED_MAX)).await?;
        let mut listed = Vec::with_capacity(ids.len());
        for id in ids {
            listed.extend(self.unbroken::<K>(id).await?);
        }
        Ok(listed)
    }

    /// Returns true if an unfinished competition of a kind needs this user's account. Broken ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn is_in_a<K: Listed>(&self, user: UserId) -> Result<bool, AppError> {
        for id in self.node.store.read(competitions::unfinished).await? {
            if self.unbroken::<K>(id).await?.is_some_and(|loaded| loaded.holds(user)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the name of a competition in which one of `ones` and one of `others` take part, as the caller's
    /// transaction sees it. `last` is the number of its last line. Returns `None` for others, and for a broken one.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) fn name_if_common<K: Listed>(
        &self,
        connection: &mut AnyConn,
        (id, last): (K::Id, u32),
        ones: &BTreeSet<UserId>,
        others: &BTreeSet<UserId>,
    ) -> Result<Option<String>, AppError> {
        let read = K::logs(&self.memory.logs).read_in(connection, id, Some(last));
        let Some(loaded) = unless_broken::<K>(id, read)? else { return Ok(None) };
        let take_part = |users: &BTreeSet<UserId>| users.iter().any(|user| loaded.takes_part(*user));
        Ok((take_part(ones) && take_part(others)).then(|| loaded.event_name().to_owned()))
    }

    /// Returns the number of unfinished competitions of a kind that a user leads by an act of their own, or, with
    /// `is_heir`, has been given to lead, as the caller's transaction sees it. Parts of others and broken ones do not
    /// count. Only under the lock of the account does the number stay true.
    fn count_led<K: Listed>(
        &self,
        connection: &mut AnyConn,
        user: UserId,
        is_heir: bool,
    ) -> Result<i64, AppError> {
        let mut led = 0;
        for id in competitions::open_with(connection, user)? {
            let read = K::logs(&self.memory.logs).read_in(connection, id, None);
            let Some(loaded) = unless_broken::<K>(id, read)? else { continue };
            let keeps = loaded.chronicle().desk.keeps(player(user));
            led += i64::from(keeps || is_heir && loaded.leader() == Some(user));
        }
        Ok(led)
    }

    /// Returns true if a user can lead no further competition of a kind.
    fn leads_enough<K: Listed>(
        &self,
        connection: &mut AnyConn,
        leader: &AccountLock,
        is_heir: bool,
    ) -> Result<bool, AppError> {
        Ok(self.count_led::<K>(connection, leader.user(), is_heir)? >= OPEN_MAX)
    }

    /// Checks in the caller's transaction that a competition can be handed over to a user, who may lead only so many of
    /// a kind.
    ///
    /// # Errors
    /// If the user leads too many unfinished ones already.
    fn check_may_lead<K: Listed>(&self, connection: &mut AnyConn, heir: &Account) -> Result<(), AppError> {
        let lock = account_locks::lock_account(connection, heir.id)?;
        if self.leads_enough::<K>(connection, &lock, true)? {
            return Err(AppError::Conflict(refusals::heir_leads_enough(heir.name.as_str(), OPEN_MAX)));
        }
        Ok(())
    }

    /// Prepares the first steps of a new competition, which `first` makes from its state before any step.
    ///
    /// # Errors
    /// If its settings or its first steps are impossible.
    pub(crate) async fn prepare_new<K: Runnable>(
        &self,
        row: &Competition<K::Id>,
        by: Option<UserId>,
        first: impl FnOnce(&K) -> Result<Batch<K>, AppError>,
    ) -> Result<Prepared<K>, AppError> {
        let mut loaded = K::new(row.clone())?;
        let everybody = loaded.everybody();
        let read = self.node.store.read(move |connection| people::by_ids(connection, everybody));
        loaded.people_mut().extend(read.await?);
        let batch = first(&loaded)?;
        Prepared::new(&loaded, by, row.created_at, batch)
    }

    /// Stores a new competition with its first steps, and takes the steps that follow.
    ///
    /// # Errors
    /// If its settings or its first steps are impossible, its director leads too many unfinished ones or has created
    /// too many today, or its week has an event already.
    pub(crate) async fn create<K: Runnable>(
        &self,
        row: Competition<K::Id>,
        first: impl FnOnce(&K) -> Result<Batch<K>, AppError>,
    ) -> Result<(), AppError> {
        let prepared = self.prepare_new(&row, row.director, first).await?;
        let id = row.id;
        if let Some(director) = row.director {
            let room = self.clone();
            let read =
                self.node.store.read(move |connection| room.count_led::<K>(connection, director, false));
            // What is refused below does not count here.
            if read.await? < OPEN_MAX {
                self.node.limit(Limit::CompetitionsCreatedByAccount, &director.to_string()).await?;
            }
        }
        let room = self.clone();
        let written = self.node.store.write(move |connection| {
            if let Some(director) = row.director {
                let director = account_locks::lock_account(connection, director)?;
                if room.leads_enough::<K>(connection, &director, false)? {
                    return Err(AppError::Conflict(refusals::too_many_directed(OPEN_MAX)));
                }
            }
            competitions::insert(connection, &row, prepared.next.status())?;
            prepared.write(connection)
        });
        written.await?;
        self.memory.tell_watchers(id.into());
        self.advance_soon::<K>(id).await;
        Ok(())
    }

    /// Decides and appends a change, and retries after a conflict.
    ///
    /// # Errors
    /// The errors of `decide`, or the rules do not allow it.
    pub(crate) async fn change<K: Runnable>(
        &self,
        id: K::Id,
        by: UserId,
        decide: impl AsyncFn(&K) -> Result<Batch<K>, AppError>,
    ) -> Result<(), AppError> {
        let logs = K::logs(&self.memory.logs);
        let changed = logs.change(id, async || {
            let loaded = self.competition::<K>(id).await?;
            let batch = decide(&loaded).await?;
            self.check_room(&*loaded, by, &batch)?;
            self.append_acts(&*loaded, Some(by), batch).await
        });
        let changed = changed.await;
        logs.ask(id);
        changed
    }

    /// Decides and appends a change like [`Competitions::change`], and takes the steps that follow from it before
    /// returning.
    ///
    /// # Errors
    /// The errors of `decide`, or the rules do not allow it.
    pub(crate) async fn direct<K: Runnable>(
        &self,
        id: K::Id,
        by: UserId,
        decide: impl AsyncFn(&K) -> Result<Batch<K>, AppError>,
    ) -> Result<(), AppError> {
        self.change(id, by, decide).await?;
        self.advance_soon::<K>(id).await;
        Ok(())
    }

    /// Decides and appends a change by a director like [`Competitions::direct`]. Before that, everything counts that
    /// has happened at the tables, such as the end of a match.
    ///
    /// # Errors
    /// The errors of `decide`, or the rules do not allow it.
    pub(crate) async fn direct_up_to_date<K: Runnable>(
        &self,
        id: K::Id,
        by: UserId,
        decide: impl AsyncFn(&K) -> Result<Batch<K>, AppError>,
    ) -> Result<(), AppError> {
        self.catch_up::<K>(id, by).await?;
        self.direct(id, by, decide).await
    }

    /// Takes the steps that are due in a competition before a director decides something.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn catch_up<K: Runnable>(&self, id: K::Id, director: UserId) -> Result<(), AppError> {
        if self.competition::<K>(id).await?.directs(director) {
            self.advance_soon::<K>(id).await;
        }
        Ok(())
    }

    /// Writes acts with all that belongs to them in one transaction.
    ///
    /// # Errors
    /// If the rules do not allow them, or another writer was first.
    pub(crate) async fn append_acts<K: Runnable>(
        &self,
        loaded: &K,
        by: Option<UserId>,
        batch: Batch<K>,
    ) -> Result<(), AppError> {
        // An empty batch appends no line, so the log's key could not detect a stale state.
        if batch.is_empty() {
            return Ok(());
        }
        let prepared = Arc::new(Prepared::new(loaded, by, self.node.clock.now(), batch)?);
        let (room, writing) = (self.clone(), Arc::clone(&prepared));
        let written = self.node.store.write(move |connection| {
            if let Some(heir) = &writing.heir {
                room.check_may_lead::<K>(connection, heir)?;
            }
            writing.write(connection)
        });
        written.await?;
        self.tell_of_written(loaded, &prepared).await;
        Ok(())
    }

    /// Announces lines that have been written.
    pub(super) async fn tell_of_written<K: Runnable>(&self, loaded: &K, prepared: &Prepared<K>) {
        for table in &prepared.closed {
            self.matches.tell_of_closed(*table);
        }
        K::tell(self, loaded, prepared).await;
        let row = loaded.row();
        self.memory.tell_watchers(row.id.into());
        self.memory.tell_tables(row.id.into());
        if let Some(event) = row.part_of {
            self.memory.tell_watchers(event.into());
        }
    }

    /// Takes the steps that are due in a competition.
    ///
    /// # Errors
    /// If it cannot be read or written. The next check tries again.
    pub(crate) async fn advance<K: Runnable>(&self, id: K::Id) -> Result<(), AppError> {
        let mut conflicts = 0;
        for _ in 0..STEPS_MAX {
            let loaded = self.competition::<K>(id).await?;
            match K::due(self, &loaded).await? {
                Due::Nothing => return Ok(()),
                Due::Again => {}
                Due::Steps(batch) => match self.append_acts(&*loaded, None, batch).await {
                    Ok(()) => conflicts = 0,
                    // Another writer was first. If that goes on, the rows themselves are in conflict.
                    Err(AppError::Database(error)) if error.is_race() && conflicts < CONFLICTS_MAX => {
                        conflicts += 1
                    }
                    Err(error) => return Err(error),
                },
            }
        }
        Ok(())
    }

    /// Advances a competition after a committed act. A failure is only logged, because the act itself has succeeded;
    /// the next check tries again.
    pub(crate) async fn advance_soon<K: Runnable>(&self, id: K::Id) {
        if let Err(error) = self.advance::<K>(id).await {
            K::not_advanced(self, id, &error).await;
            error.log();
        }
    }

    /// Checks the unfinished competitions of a kind regularly, those with changes at once, and those with a timetable
    /// at its times.
    pub(crate) async fn keep<K: Runnable>(self) {
        let logs = K::logs(&self.memory.logs);
        let mut look_at_all = tokio::time::interval(LOOK_AGAIN_AFTER);
        // After a long round, the next one starts a full interval later; missed rounds are not made up for.
        look_at_all.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // The times of the next steps by the timetables of the competitions seen last.
        let mut wakes: HashMap<K::Id, Millis> = HashMap::new();
        loop {
            let next_minute = Millis(self.node.clock.now().0.saturating_add(LOOK_EVERY_MS));
            let next = wakes.values().copied().min().map_or(next_minute, |at| at.min(next_minute));
            let asked = tokio::select! {
                asked = logs.asked() => asked,
                _ = look_at_all.tick() => Vec::new(),
                () = self.node.clock.sleep_until(next) => Vec::new(),
                () = self.node.lifecycle.stopped() => return,
            };
            K::before_look(&self).await;
            let wanted = if asked.is_empty() {
                // All unfinished competitions are read now, and each sets its time again. Finished ones drop out.
                wakes.clear();
                self.unfinished::<K>().await
            } else {
                asked
            };
            for id in wanted {
                // One broken competition must not stop the others.
                self.advance_soon::<K>(id).await;
                wakes.remove(&id);
                let loaded = self.competition::<K>(id).await.ok();
                let wakes_at = loaded.and_then(|loaded| loaded.wakes_at());
                // A step that was missed at its time is taken by the next regular check.
                wakes.extend(wakes_at.filter(|at| *at > self.node.clock.now()).map(|at| (id, at)));
            }
        }
    }

    async fn unfinished<K: Runnable>(&self) -> Vec<K::Id> {
        match self.node.store.read(competitions::unfinished).await {
            Ok(unfinished) => unfinished,
            Err(cause) => {
                let kind = K::Id::KIND.name();
                tracing::warn!(kind, %cause, "the unfinished competitions cannot be looked up");
                Vec::new()
            }
        }
    }
}
