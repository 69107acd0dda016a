//! Vacations: the row says who is away, and an event in each correspondence match stops its clock.
//!
//! The row is written first. If a process dies before it has written the events, any node writes them soon after
//! (`tidy_up`). An event without effect on the clock is not written.

use rules::Side;
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    account_locks,
    facts::Status,
    id::{MatchId, UserId},
    matches,
    vacations::{self, DAY_MS, Vacation},
};
use texts::refusals;
use wire::{Millis, VacationView};

use crate::{
    error::AppError,
    match_state::convert,
    matches::{
        Matches,
        vacation_days::{YEAR_MS, days_left, lasting},
    },
};

/// The time after which ended vacations are no longer checked. A player may have come back early.
const LOOK_BACK_MS: i64 = 60 * 60 * 1_000;

impl Matches {
    /// Returns the vacation days that a player has left within 365 days, and the current vacation.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn vacation(&self, player: &Account) -> Result<VacationView, AppError> {
        let (user, now) = (player.id, self.node.clock.now());
        let read = self.node.store.read(move |connection| {
            vacations::list_vacations(connection, user, Millis(now.0 - YEAR_MS), now)
        });
        Ok(self.vacation_view(&read.await?, now))
    }

    /// Starts a vacation of `days` days.
    ///
    /// # Errors
    /// If fewer days are left, or the player is already away or a guest.
    pub async fn take_vacation(&self, player: &Account, days: u32) -> Result<VacationView, AppError> {
        if player.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_have_no_vacation()));
        }
        let (user, now) = (player.id, self.node.clock.now());
        let days_a_year = self.node.settings.vacation_days;
        let until = Millis(now.0 + i64::from(days) * DAY_MS);
        let written = self.node.store.write(move |connection| {
            // Locked, because two concurrent requests could otherwise spend the same days.
            account_locks::lock_account(connection, user)?;
            let mut taken = vacations::list_vacations(connection, user, Millis(now.0 - YEAR_MS), now)?;
            if lasting(&taken, now).is_some() {
                return Err(AppError::Conflict(refusals::on_vacation()));
            }
            let left = days_left(days_a_year, &taken, now);
            if days == 0 || days > left {
                return Err(AppError::invalid("days", refusals::vacation_days(left)));
            }
            let vacation = Vacation { from: now, until };
            vacations::insert(connection, user, vacation)?;
            taken.push(vacation);
            Ok(taken)
        });
        let taken = written.await?;
        self.tell_matches_of_vacation(user).await?;
        Ok(self.vacation_view(&taken, now))
    }

    /// Ends a vacation early.
    ///
    /// # Errors
    /// If the player is not away.
    pub async fn end_vacation(&self, player: &Account) -> Result<VacationView, AppError> {
        let (user, now) = (player.id, self.node.clock.now());
        let written = self.node.store.write(move |connection| {
            if !vacations::end(connection, user, now)? {
                return Err(AppError::Conflict(refusals::not_on_vacation()));
            }
            Ok(vacations::list_vacations(connection, user, Millis(now.0 - YEAR_MS), now)?)
        });
        let taken = written.await?;
        self.tell_matches_of_vacation(user).await?;
        Ok(self.vacation_view(&taken, now))
    }

    fn vacation_view(&self, taken: &[Vacation], now: Millis) -> VacationView {
        let days_a_year = self.node.settings.vacation_days;
        VacationView {
            days_a_year,
            days_left: days_left(days_a_year, taken, now),
            until: lasting(taken, now),
        }
    }

    /// Writes the events that are missing after a vacation began or ended.
    pub(crate) async fn keep_vacations(&self, now: Millis) -> Result<(), AppError> {
        let since = Millis(now.0 - LOOK_BACK_MS);
        let away =
            self.node.store.read(move |connection| vacations::lasting_since(connection, since)).await?;
        for user in away {
            self.tell_matches_of_vacation(user).await?;
        }
        Ok(())
    }

    /// Writes events until the log agrees with the row. The row may change meanwhile, and two tasks may do this at
    /// once.
    async fn tell_matches_of_vacation(&self, user: UserId) -> Result<(), AppError> {
        let mut lasting = self.lasting_vacation(user).await?;
        loop {
            self.tell_matches_away_until(user, lasting).await?;
            let now_lasting = self.lasting_vacation(user).await?;
            if now_lasting == lasting {
                return Ok(());
            }
            lasting = now_lasting;
        }
    }

    /// Returns the end of the vacation that a player is on.
    async fn lasting_vacation(&self, user: UserId) -> Result<Option<Millis>, AppError> {
        let now = self.node.clock.now();
        Ok(self.node.store.read(move |connection| vacations::until(connection, user, now)).await?)
    }

    async fn tell_matches_away_until(&self, user: UserId, lasting: Option<Millis>) -> Result<(), AppError> {
        let current =
            self.node.store.read(move |connection| matches::current::current_of(connection, user)).await?;
        for facts in current {
            let is_by_post =
                matches!(facts.settings.time, store::settings::TimeControl::Correspondence { .. });
            if let (Status::Playing { .. }, true, Some(side)) =
                (&facts.status, is_by_post, facts.side_of(user))
            {
                self.note_vacation(facts.id, side, lasting).await?;
            }
        }
        Ok(())
    }

    async fn note_vacation(&self, id: MatchId, side: Side, lasting: Option<Millis>) -> Result<(), AppError> {
        self.append_outside_events(id, |snapshot, now| {
            let known = snapshot.state.clock().away_until(side, now);
            let wanted = lasting.map(convert::to_play_time).filter(|until| *until > now);
            if known == wanted {
                return None;
            }
            // A vacation that is over ends now.
            play::decide_vacation(&snapshot.state, side, wanted.unwrap_or(now), now).ok()
        })
        .await
    }
}

/// Returns the events for players who are on vacation when a match begins.
pub(crate) fn away(
    connection: &mut AnyConn,
    players: [(Side, UserId); 2],
    now: Millis,
) -> Result<Vec<play::Event>, DbError> {
    let mut events = Vec::new();
    for (side, user) in players {
        if let Some(until) = vacations::until(connection, user, now)? {
            events.push(play::Event::Vacation { side, until: convert::to_play_time(until) });
        }
    }
    Ok(events)
}
