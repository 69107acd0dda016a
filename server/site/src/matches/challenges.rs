//! Challenges: bounds on what others can put before one person.

use std::time::Duration;

use store::{
    account::Account,
    facts::{Facts, Status},
    id::UserId,
};
use texts::refusals;
use wire::Millis;

use crate::{
    error::AppError,
    limits::{CountedOperation, Limit},
    matches::Matches,
};

impl Matches {
    /// Checks that `invited` has not declined a challenge of `opener` a short while ago.
    ///
    /// # Errors
    /// If a challenge was declined, with the time from which the opener may challenge again.
    pub(super) async fn check_not_declined(
        &self,
        opener: &Account,
        invited: &Account,
    ) -> Result<(), AppError> {
        let (counted, now) = (declined(opener.id, invited.id), self.node.clock.now());
        match self.node.limiter.take_tokens(&counted, now).await {
            Ok(()) => {
                // Only a declined challenge counts, not a new one.
                self.node.limiter.put_back(&counted, now).await;
                Ok(())
            }
            Err(limited) => {
                self.node.metrics.live.bound_reached(counted.name());
                let until = after(now, limited.retry_after);
                Err(AppError::Conflict(refusals::challenge_declined(invited.name.to_string(), until.0)))
            }
        }
    }

    /// Counts a challenge of `opener` to `invited` while `opening` opens its table. Challenges count whether they are
    /// declined, withdrawn or not answered. One that is not opened does not count; nor does one that leads to a match,
    /// see [`Matches::forget_answered`]. Without an invited player, or with a house bot, which answers at once, nothing
    /// is counted.
    ///
    /// # Errors
    /// If too many challenges led to no match, with the time from which the opener may challenge again; or those of
    /// `opening`.
    pub(super) async fn open_counted<T>(
        &self,
        opener: &Account,
        invited: Option<&Account>,
        opening: impl Future<Output = Result<Option<T>, AppError>>,
    ) -> Result<Option<T>, AppError> {
        let Some(invited) = invited.filter(|invited| !invited.is_house_bot()) else { return opening.await };
        let (counted, now) = (made(opener.id, invited.id), self.node.clock.now());
        if let Err(limited) = self.node.limiter.take_tokens(&counted, now).await {
            self.node.metrics.live.bound_reached(counted.name());
            let until = after(now, limited.retry_after);
            return Err(AppError::Conflict(refusals::challenged_often(invited.name.to_string(), until.0)));
        }
        let opened = opening.await;
        if !matches!(opened, Ok(Some(_))) {
            self.node.limiter.put_back(&counted, self.node.clock.now()).await;
        }
        opened
    }

    /// Stops counting a challenge that has just led to a match.
    pub(super) async fn forget_answered(&self, begun: &Facts) {
        if let (Status::Playing { .. }, Some(invited)) = (&begun.status, begun.invited)
            && !begun.is_of_event()
        {
            self.node.limiter.put_back(&made(begun.opener, invited), self.node.clock.now()).await;
        }
    }

    /// Notes that `invited` has declined a challenge of `opener`.
    pub(super) async fn note_declined(&self, opener: UserId, invited: UserId) {
        let taken = self.node.limiter.take_tokens(&declined(opener, invited), self.node.clock.now()).await;
        if taken.is_err() {
            tracing::debug!("an earlier challenge of this player was declined a short while ago");
        }
    }

    /// Lets `invited` challenge `opener` again, because `opener` has challenged `invited`.
    pub(super) async fn forget_declined(&self, opener: UserId, invited: UserId) {
        let now = self.node.clock.now();
        for counted in [declined(invited, opener), made(invited, opener)] {
            self.node.limiter.put_back(&counted, now).await;
        }
    }
}

/// The limit of challenges of `opener` to `invited` that lead to no match.
fn made(opener: UserId, invited: UserId) -> CountedOperation {
    Limit::ChallengeByPair.count_key(format!("{opener} {invited}"))
}

/// The limit of challenges of `opener` after one was declined by `invited`.
fn declined(opener: UserId, invited: UserId) -> CountedOperation {
    Limit::ChallengeAfterDecline.count_key(format!("{opener} {invited}"))
}

fn after(now: Millis, wait: Duration) -> Millis {
    Millis(now.0.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
}
