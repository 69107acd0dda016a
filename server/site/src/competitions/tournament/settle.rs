//! The payout of a tournament: when it is due, what happens if it fails, and the pools of earlier versions.

use ::competitions::knockout::Step;
use store::account::Account;
use store::competitions::player;
use store::{
    id::{TournamentId, UserId},
    operator_log,
    pool_failures::{self, TRIES_BEFORE_ALERT},
    pools,
    stored::knockout::Act,
};
use texts::refusals;
use wire::Millis;

use super::{Loaded, payout::Payout};
use crate::{
    competitions::{Batch, Kind as _, Prepared, parts::Tournaments},
    error::AppError,
};

/// The time between two attempts at a payout that keeps failing.
const TRY_AGAIN_AFTER_MS: i64 = 60_000;

impl Tournaments<'_> {
    /// Returns a payout within the limit on gains from fresh accounts.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn within_limits(&self, loaded: &Loaded, due: Payout) -> Result<Payout, AppError> {
        if loaded.row.settings.fee.is_none() {
            return Ok(due);
        }
        let prizes = self.matches.prizes_within(loaded.row.id.to_row(), due.prizes).await?;
        Ok(Payout { prizes, back: due.back })
    }

    /// Returns the payout if it is due. After failures it waits before the next attempt.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn payout_step(&self, loaded: &Loaded) -> Result<Batch<Loaded>, AppError> {
        let Some(due) = loaded.due_payout() else { return Ok(Batch::default()) };
        let id = loaded.row.id;
        let failed =
            self.node.store.read(move |connection| pool_failures::load_failure(connection, id)).await?;
        let now = self.node.clock.now();
        let waits = failed.is_some_and(|failed| {
            failed.tries >= TRIES_BEFORE_ALERT && now.0.saturating_sub(failed.last_at.0) < TRY_AGAIN_AFTER_MS
        });
        if waits {
            return Ok(Batch::default());
        }
        Ok(Batch::from_acts([self.within_limits(loaded, due).await?.into()]))
    }

    /// Stores that the payout of an event has failed.
    pub(super) async fn note_failure(&self, id: TournamentId, error: &AppError) {
        let Ok(loaded) = self.tournament(id).await else { return };
        if loaded.due_payout().is_none() {
            return;
        }
        let (now, cause) = (self.node.clock.now(), error.to_string());
        let noted = self
            .node
            .store
            .write(move |connection| pool_failures::store_failure(connection, id, now, &cause));
        if let Err(error) = noted.await {
            AppError::from(error).log();
        }
    }

    /// Tries the payout of an event again at once, for its director.
    ///
    /// # Errors
    /// If the user does not direct it, or the payout fails again.
    pub(super) async fn settle_now(&self, account: &Account, id: TournamentId) -> Result<(), AppError> {
        let loaded = self.tournament(id).await?;
        if !loaded.directs(account.id) {
            return Err(AppError::Forbidden(refusals::only_director()));
        }
        self.node.store.write(move |connection| pool_failures::allow_now(connection, id)).await?;
        self.advance_soon::<Loaded>(id).await;
        if self.tournament(id).await?.due_payout().is_some() {
            return Err(AppError::Refused(refusals::unsettled()));
        }
        Ok(())
    }

    /// Brings pools of earlier versions in order, and updates the metric of failed payouts.
    pub(super) async fn look_after_pools(&self) {
        if let Err(error) = self.review_old_pools().await {
            error.log();
        }
        match self.node.store.read(pool_failures::count).await {
            Ok(count) => self.node.metrics.live.set_unsettled_pools(count),
            Err(error) => AppError::from(error).log(),
        }
    }

    /// Notes in the logs of events that an earlier version returned the fee of the player with the bye, so that their
    /// pools are divided without it.
    async fn review_old_pools(&self) -> Result<(), AppError> {
        for (id, returned) in self.node.store.read(pools::to_review).await? {
            let Some(loaded) = self.unbroken::<Loaded>(id).await? else { continue };
            let fees = loaded.fees_of_payers();
            let is_back = |(user, seq): &(UserId, u32)| returned.contains(seq) && fees.contains_key(user);
            let back: Vec<UserId> =
                fees.iter().map(|(user, seq)| (*user, *seq)).filter(is_back).map(|(user, _)| user).collect();
            let is_drawn = loaded.state.brackets().next().is_some();
            self.write_review(&loaded, if is_drawn { back } else { Vec::new() }).await?;
            self.advance_soon::<Loaded>(id).await;
        }
        Ok(())
    }

    async fn write_review(&self, loaded: &Loaded, back: Vec<UserId>) -> Result<(), AppError> {
        let (id, now) = (loaded.row.id, self.node.clock.now());
        let steps = back.iter().map(|user| Act::from(Step::FeeReturned(player(*user))));
        let batch = Batch::from_acts(steps);
        let prepared = if batch.is_empty() { None } else { Some(Prepared::new(loaded, None, now, batch)?) };
        let names: Vec<String> = back.iter().map(|user| loaded.name(*user)).collect();
        let note = operator_log::OperatorAct {
            operator: String::new(),
            what: "settle old pool",
            user: None,
            detail: format!(
                "{} ({}): an earlier version returned the fee of {} at the draw; the pool is divided without it",
                loaded.row.settings.name,
                id.shown(),
                names.join(", ")
            ),
        };
        let written = self.node.store.write(move |connection| {
            if let Some(prepared) = &prepared {
                prepared.write(connection)?;
                operator_log::store_operator_act(connection, &note, now)?;
                // The payout is possible now, so it does not wait for the next attempt.
                pool_failures::clear(connection, id)?;
            }
            pools::reviewed(connection, id)?;
            Ok::<(), AppError>(())
        });
        written.await
    }

    /// Returns the time since which the payout of an event has failed, if it has failed repeatedly.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn unsettled_since(&self, loaded: &Loaded) -> Result<Option<Millis>, AppError> {
        if loaded.due_payout().is_none() {
            return Ok(None);
        }
        let id = loaded.row.id;
        let failed =
            self.node.store.read(move |connection| pool_failures::load_failure(connection, id)).await?;
        Ok(failed.filter(|failed| failed.tries >= TRIES_BEFORE_ALERT).map(|failed| failed.first_at))
    }
}
