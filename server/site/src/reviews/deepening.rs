//! Rollouts of the mistakes in a match, on a player's request. They run after all other work, one match at a time.
//!
//! A request is a row. The worker that holds it renews its claim regularly. Other nodes leave a claimed row alone,
//! and take it over when the claim expires. Between two questions the worker waits until no match is analysed on
//! this node. A question takes seconds, so it takes no permit from the bots.

use std::{sync::Arc, time::Duration};

use analysis::{Answer, Level, Plan};
use store::{
    DbError,
    account::Account,
    account_locks, deepening as rows,
    deepening::{Deepened, DeepeningId},
    facts::Status,
    id::{LibraryMatchId, MatchId},
};
use texts::refusals;
use wire::{AnalysisProgress, AnalysisView, Millis};

use crate::{
    error::AppError,
    reviews::{
        Reviews,
        analyses::{AGAIN_AFTER, Job, reports::packed},
    },
};

/// The interval between searches for requests of dead workers.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// The age at which a claim expires. A question takes ten seconds on a busy machine.
const SILENT_FOR_MS: i64 = 120_000;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

impl From<Job> for Deepened {
    fn from(job: Job) -> Deepened {
        match job {
            Job::Match(id) => Deepened::Match(id),
            Job::Library(id) => Deepened::Library(id),
        }
    }
}

impl From<Deepened> for Job {
    fn from(of: Deepened) -> Job {
        match of {
            Deepened::Match(id) => Job::Match(id),
            Deepened::Library(id) => Job::Library(id),
        }
    }
}

impl Reviews {
    /// Requests rollouts of the mistakes in a finished match, for one of its players.
    ///
    /// # Errors
    /// If this user did not play it, it is not analysed yet, or the user's daily limit is reached.
    pub async fn deepen_match(&self, id: MatchId, user: &Account) -> Result<AnalysisView, AppError> {
        let view = self.analysis(id, Some(user)).await?;
        if !self.played(id, user).await? {
            return Err(AppError::Forbidden(refusals::only_players_roll_out()));
        }
        self.deepen(Job::Match(id), user, view).await?;
        self.analysis(id, Some(user)).await
    }

    /// Requests rollouts of the mistakes in a match of the owner's library.
    ///
    /// # Errors
    /// If this owner has no such match, it is not analysed yet, or the daily limit is reached.
    pub async fn deepen_library_match(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<AnalysisView, AppError> {
        let view = self.library_analysis(id, owner).await?;
        self.deepen(Job::Library(id), owner, view).await?;
        self.library_analysis(id, owner).await
    }

    /// Returns true if this user is one of the players of a finished match.
    pub(crate) async fn played(&self, id: MatchId, user: &Account) -> Result<bool, AppError> {
        let snapshot = self.matches.load(id).await?;
        let is_over = matches!(snapshot.facts.status, Status::Finished(_));
        Ok(is_over && snapshot.facts.side_of(user.id).is_some())
    }

    /// Returns true if this site offers rollouts.
    pub(crate) fn deepens(&self) -> bool {
        self.node.settings.analyse_matches && self.node.settings.deep_analyses_a_day > 0
    }

    async fn deepen(&self, job: Job, user: &Account, view: AnalysisView) -> Result<(), AppError> {
        if !self.deepens() {
            return Err(AppError::Forbidden(refusals::no_rollouts_here()));
        }
        let stage = self.node.store.read(move |connection| rows::stage(connection, job.into())).await?;
        if stage.is_some() {
            return Ok(());
        }
        if !view.can_deepen {
            return Err(AppError::Conflict(refusals::not_analysed()));
        }
        let (user, now) = (user.id, self.node.clock.now());
        let a_day = usize::try_from(self.node.settings.deep_analyses_a_day).unwrap_or(usize::MAX);
        let written = self.node.store.write(move |connection| {
            let lock = account_locks::lock_account(connection, user)?;
            let asked = rows::asked_by(connection, &lock, Millis(now.0 - DAY_MS))?;
            if asked.one_waits {
                return Err(one_waits());
            }
            if asked.times >= a_day {
                let free_at = asked.first_at.map_or(now.0, |at| at.0 + DAY_MS);
                let wait_ms = u64::try_from(free_at - now.0).unwrap_or(0).max(1_000);
                return Err(AppError::TooManyRequests { retry_after: Duration::from_millis(wait_ms) });
            }
            Ok(rows::insert(connection, user, job.into(), now)?)
        });
        match written.await {
            Err(AppError::Database(DbError::Conflict(_))) => {
                // The conflict means that either the other player asked first, which is fine, or this user has
                // another open request.
                let of = move |connection: &mut _| rows::stage(connection, job.into());
                self.node.store.read(of).await?.map(drop).ok_or_else(one_waits)
            }
            written => {
                written?;
                self.analyses.wanted.notify_one();
                Ok(())
            }
        }
    }

    /// Works on the requests, until the server stops.
    pub(crate) async fn deepen_matches(self) {
        if !self.deepens() {
            return;
        }
        while !self.node.lifecycle.is_stopping() {
            let now = self.node.clock.now();
            let silent_since = Millis(now.0 - SILENT_FOR_MS);
            let claimed =
                self.node.store.write(move |connection| rows::claim(connection, silent_since, now)).await;
            match claimed {
                Ok(Some((id, of))) => {
                    if let Err(error) = self.deepen_one(id, of.into()).await {
                        error.log();
                        tracing::warn!(%error, "a match could not be rolled out");
                        self.release_later(id);
                    }
                    continue;
                }
                Ok(None) => {}
                Err(cause) => tracing::warn!(%cause, "requested rollouts cannot be looked up"),
            }
            tokio::select! {
                () = self.analyses.wanted.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_EVERY) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Releases the claim on a request after a pause, so that it is tried again behind other requests. If this fails
    /// too, the claim expires.
    fn release_later(&self, id: DeepeningId) {
        let reviews = self.clone();
        self.node.lifecycle.spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(AGAIN_AFTER) => {}
                () = reviews.node.lifecycle.stopped() => {}
            }
            match reviews.node.store.write(move |connection| rows::give_back(connection, id)).await {
                Ok(()) => reviews.analyses.wanted.notify_one(),
                Err(cause) => tracing::warn!(%cause, "the claim on a rollout could not be released"),
            }
        });
    }

    async fn deepen_one(&self, id: DeepeningId, job: Job) -> Result<(), AppError> {
        let level = Level { rollout_games: self.node.settings.deep_analysis_games, ..Level::DEEP };
        let report = match self.plan(job, level).await? {
            None => None,
            Some(plan) => match self.answers_one_by_one(id, job, &Arc::new(plan)).await? {
                Some(report) => Some(report),
                None => return Ok(()),
            },
        };
        let packed = report.as_ref().map(|report| packed(job, &report::to_wire(report)));
        let at = self.node.clock.now();
        self.node.store.write(move |connection| rows::keep(connection, id, at, packed)).await?;
        let total = report.map_or(0, |report| report.games.iter().map(|game| game.steps.len()).sum());
        self.tell_progress(job, progress(job, level, (total, total)));
        Ok(())
    }

    /// Answers the questions one after the other. Returns `None` if the server stops, or the request no longer
    /// exists.
    async fn answers_one_by_one(
        &self,
        id: DeepeningId,
        job: Job,
        plan: &Arc<Plan>,
    ) -> Result<Option<analysis::Report>, AppError> {
        let mut answers: Vec<Answer> = Vec::with_capacity(plan.len());
        for number in 0..plan.len() {
            let at = (to_count(number), to_count(plan.len()));
            let now = self.node.clock.now();
            let wanted =
                self.node.store.write(move |connection| rows::get_on(connection, id, at, now)).await?;
            if !wanted {
                return Ok(None);
            }
            // Twenty updates in all are enough for a progress bar.
            if number * 20 / plan.len() != number.saturating_sub(1) * 20 / plan.len() {
                self.tell_progress(job, progress(job, plan.level(), (number, plan.len())));
            }
            let answer = async {
                self.analyses.no_other_work().await;
                let plan = Arc::clone(plan);
                self.house_bots.local.beside_others(move |engine| plan.answer(engine, number)).await
            };
            tokio::select! {
                answer = answer => answers.push(answer?),
                () = self.node.lifecycle.stopped() => {
                    self.node.store.write(move |connection| rows::give_back(connection, id)).await?;
                    return Ok(None);
                }
            }
        }
        Ok(Some(plan.report(&answers, self.house_bots.local.engine.equities())))
    }
}

fn one_waits() -> AppError {
    AppError::Conflict(refusals::one_rollout_at_a_time())
}

fn progress(job: Job, level: Level, (done, total): (usize, usize)) -> AnalysisProgress {
    AnalysisProgress {
        id: job.to_wire(),
        plies: level.ply.get(),
        rollout_games: level.rollout_games,
        done: to_count(done),
        total: to_count(total),
    }
}

fn to_count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
