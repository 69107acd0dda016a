//! The workers: they plan matches, answer their questions and store the results.

use std::{
    sync::{Arc, PoisonError, atomic::Ordering},
    time::Duration,
};

use analysis::{Answer, Level, Plan, Subject};
use eval::Engine;
use rules::{BySide, Side};
use store::{
    AnyConn, DbError, analyses,
    decisions::{self, Origin, PackedDecisions},
    events,
    id::{MatchId, UserId},
    import_analyses::{self, NewLibraryAnalysis},
    learning::{self, Lesson},
    library::{self, Unanalysed},
    mends::{self, Mend},
};
use tokio::sync::OwnedSemaphorePermit;
use wire::{AnalysisProgress, MatchAnalysis, Millis};

use super::{
    AGAIN_AFTER, DEEPEST, Job, LEVELS, Unit, Work,
    queue::{Class, Next, Person},
    reports::packed,
};
use crate::{
    error::AppError,
    match_state::convert,
    reviews::{
        Reviews,
        archive::decided,
        lessons,
        shifts::{self, Shift},
    },
};

/// The interval between searches for lost jobs.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// The time during which a match that ended on another node is left to that node.
const OTHERS_FIRST_MS: i64 = 60_000;
/// The pause of a worker after a failed job.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// The result of an analysis.
struct Made {
    told: MatchAnalysis,
    lessons: Vec<Lesson>,
    decisions: PackedDecisions,
}

impl Reviews {
    /// Returns the number of workers of this node: one for each core, and one more, because a worker that plans a match
    /// or stores a report waits for the database. Bots may use all cores.
    pub(crate) fn analysts(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.node.settings.analyse_matches { cores + 1 } else { 0 }
    }

    /// Plans units and answers their questions one by one, until the server stops.
    pub(crate) async fn analyse_matches(self) {
        let jobs = &self.analyses;
        while !self.node.lifecycle.is_stopping() {
            if jobs.queue().is_empty() {
                jobs.drained.notify_one();
            }
            // The question is chosen after the permit is granted, because a question chosen earlier would delay a
            // match that ends meanwhile.
            let permit = self.house_bots.local.permit().await;
            let Some(next) = self.next_question() else {
                drop(permit);
                tokio::select! {
                    () = jobs.more.notified() => continue,
                    () = self.node.lifecycle.stopped() => return,
                }
            };
            // One signal wakes one worker, which passes the signal on as long as there are questions.
            jobs.more.notify_one();
            match next {
                Next::Plan(unit) => {
                    if let Err(error) = self.plan_unit(unit).await {
                        jobs.skip(unit);
                        drop(permit);
                        self.failed(unit, &error).await;
                    }
                }
                Next::Answer { unit, work, question } => {
                    let answered = self.answer(unit, &work, question, permit).await;
                    if let Err(error) = answered
                        && !work.has_failed.swap(true, Ordering::Relaxed)
                    {
                        jobs.queue().finish(unit);
                        self.failed(unit, &error).await;
                    }
                }
            }
        }
    }

    fn next_question(&self) -> Option<Next<Job, Arc<Work>>> {
        let mut queue = self.analyses.queue();
        let next = queue.next();
        if let Some(Next::Answer { unit, .. }) = &next {
            let of = match unit.class {
                Class::Played => "match",
                Class::Upload if queue.has_more(Class::Played) => "upload_before_match",
                Class::Upload => "upload",
            };
            self.node.metrics.live.analysis_question(of);
        }
        next
    }

    /// Looks for jobs of dead processes, and for jobs that did not fit in the queue, until the server stops.
    pub(crate) async fn find_jobs_left_behind(self) {
        if !self.node.settings.analyse_matches {
            return;
        }
        // At the start, jobs of a dead process are looked for at once.
        let mut grace_ms = 0;
        let mut last_owner = None;
        while !self.node.lifecycle.is_stopping() {
            let has_more = match self.jobs_left_behind(grace_ms, &mut last_owner).await {
                Ok(is_anything_new) => is_anything_new,
                Err(error) => {
                    error.log();
                    tracing::warn!(%error, "matches without an analysis cannot be looked up");
                    false
                }
            };
            if !has_more {
                grace_ms = OTHERS_FIRST_MS;
            }
            tokio::select! {
                () = self.analyses.drained.notified(), if has_more => {}
                () = tokio::time::sleep(LOOK_AGAIN_EVERY) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Queues the newest match that lacks an analysis, and one upload. The owners of uploads take turns.
    async fn jobs_left_behind(
        &self,
        grace_ms: i64,
        last_owner: &mut Option<UserId>,
    ) -> Result<bool, AppError> {
        let before = Millis(self.node.clock.now().0.saturating_sub(grace_ms));
        let after = *last_owner;
        let mut is_anything_new = false;
        for level in LEVELS {
            let plies = level.ply.get();
            let (played, uploaded) = self
                .node
                .store
                .read(move |connection| {
                    let played = analyses::missing(connection, plies, before)?;
                    Ok::<_, DbError>((played, library::missing(connection, plies, before, after)?))
                })
                .await?;
            if let Some(id) = played {
                let snapshot = self.matches.load(id).await?;
                is_anything_new |= self.analyses.expect_match(&snapshot);
            }
            if let Some(Unanalysed { id, owner, answerable }) = uploaded {
                is_anything_new |= self.analyses.expect_upload(answerable, id);
                *last_owner = Some(owner);
            }
        }
        Ok(is_anything_new)
    }

    /// Handles a failed job. If the database refused it, the job is queued again soon. Any other job is found again in
    /// the database later, few at a time, because it may fail every time.
    async fn failed(&self, unit: Unit, error: &AppError) {
        self.analyses.forget_progress(unit.job);
        error.log();
        tracing::warn!(match.id = %unit.job.to_wire().0, %error, "a match could not be analysed");
        if matches!(error, AppError::Database(cause) if !matches!(cause, DbError::Broken(_))) {
            let reviews = self.clone();
            self.node.lifecycle.spawn(async move {
                tokio::select! {
                    () = tokio::time::sleep(AGAIN_AFTER) => {
                        reviews.analyses.queue().push(unit);
                        reviews.analyses.more.notify_one();
                    }
                    () = reviews.node.lifecycle.stopped() => {}
                }
            });
        }
        tokio::select! {
            // The pause keeps a lasting fault, such as a full disk, from repeating in a tight loop.
            () = tokio::time::sleep(AFTER_FAILURE) => {}
            () = self.node.lifecycle.stopped() => {}
        }
    }

    /// Finds the questions of a unit. The unit is skipped if it is done or has no questions.
    async fn plan_unit(&self, unit: Unit) -> Result<(), AppError> {
        let (job, level) = (unit.job, LEVELS[unit.level]);
        let plies = level.ply.get();
        let is_made = move |connection: &mut AnyConn| match job {
            // Older versions stored analyses without decisions, so these are made again.
            Job::Match(id) => Ok::<_, DbError>(
                analyses::is_made(connection, id, plies)?
                    && (decisions::is_put(connection, Origin::Played(id), plies)?
                        || analyses::deepest(connection, id)?.is_none()),
            ),
            Job::Library(id) => Ok(library::is_made(connection, id, plies)?
                && (decisions::is_put(connection, Origin::Imported(id), plies)?
                    || library::deepest(connection, id)?.is_none())),
        };
        let luck = if unit.level > 0 { self.analyses.take_luck(job) } else { None };
        if !self.node.store.read(is_made).await? {
            let (shifts, mends) = (self.shifts_of(job).await?, self.mends_of(job).await?);
            match self.plan(job, level).await? {
                Some(plan) if !plan.is_empty() => {
                    let plan = match luck {
                        Some(luck) => plan.with_luck(luck),
                        None => plan,
                    };
                    self.analyses.open(unit, plan, shifts, mends);
                    return Ok(());
                }
                plan => self.keep_made(unit, mends, plan.map(|plan| made(&plan, &shifts, &[]))).await?,
            }
        }
        self.analyses.skip(unit);
        Ok(())
    }

    /// Answers one question. The last answer completes the report.
    async fn answer(
        &self,
        unit: Unit,
        work: &Arc<Work>,
        question: usize,
        permit: OwnedSemaphorePermit,
    ) -> Result<(), AppError> {
        let ask = {
            let work = Arc::clone(work);
            move |engine: &Engine| work.plan.answer(engine, question)
        };
        let answer = self.house_bots.local.with_permit(permit, ask).await?;
        let total = work.plan.len();
        let (done, all) = {
            let mut answers = work.answers.lock().unwrap_or_else(PoisonError::into_inner);
            answers.push((question, answer));
            let done = answers.len();
            (done, if done == total { std::mem::take(&mut *answers) } else { Vec::new() })
        };
        if done < total {
            // Twenty updates in all are enough for a progress bar.
            if done * 20 / total != (done - 1) * 20 / total {
                self.tell_progress(unit.job, progress(unit, done, total));
            }
            return Ok(());
        }
        let mut all = all;
        // Several threads answer, so the answers come in any order.
        all.sort_by_key(|(number, _)| *number);
        let all: Vec<Answer> = all.into_iter().map(|(_, answer)| answer).collect();
        if unit.level == 0 {
            self.analyses.keep_luck(unit.job, work.plan.luck_of(&all));
        }
        // First, because a user who sees the result may mend the match and queue it again at once.
        self.analyses.queue().finish(unit);
        self.keep_made(unit, work.mends.clone(), Some(made(&work.plan, &work.shifts, &all))).await
    }

    async fn keep_made(&self, unit: Unit, mends: Vec<Mend>, made: Option<Made>) -> Result<(), AppError> {
        let total = made.as_ref().map_or(0, |made| made.told.games.iter().map(|game| game.steps.len()).sum());
        let (job, plies, at) = (unit.job, LEVELS[unit.level].ply.get(), self.node.clock.now());
        // After a conflict, which means that another node was faster, the unit is tried again and found to be done.
        let stored = move |connection: &mut AnyConn| keep(connection, job, plies, at, mends, made.as_ref());
        self.node.store.write(stored).await?;
        self.tell_progress(job, progress(unit, total, total));
        if let (Job::Library(_), Person::User(owner)) = (job, unit.person) {
            self.archive.expect_lessons(owner);
        }
        Ok(())
    }

    pub(crate) fn tell_progress(&self, job: Job, progress: AnalysisProgress) {
        self.analyses.set_progress(job, progress);
        match job {
            Job::Match(id) => self.presence.hub.analysis_grew(id),
            // Only the owner reads a library, and the owner's client polls.
            Job::Library(_) => {}
        }
    }

    /// Returns the questions of a match, or `None` if the match is gone or its record is impossible.
    pub(crate) async fn plan(&self, job: Job, level: Level) -> Result<Option<Plan>, AppError> {
        let subject = match job {
            Job::Match(id) => self.subject_of_match(id).await?,
            Job::Library(id) => match self.library_transcript(id).await? {
                Some(transcript) => Subject::of_transcript(&transcript, false),
                None => return Ok(None),
            },
        };
        let impossible = |error| {
            tracing::error!(match.id = %job.to_wire().0, %error, "a match cannot be analysed");
        };
        Ok(Plan::new(subject, level).map_err(impossible).ok())
    }

    /// Returns the players of a match; none for a file of a library.
    async fn shifts_of(&self, job: Job) -> Result<Vec<Shift>, AppError> {
        let Job::Match(id) = job else { return Ok(Vec::new()) };
        let snapshot = self.matches.load(id).await?;
        let BySide { white: Some(white), black: Some(black) } = snapshot.facts.seats else {
            return Err(DbError::Broken(format!("matches: the finished match {id} lacks something")).into());
        };
        let log = snapshot.happened.iter();
        let log: Vec<_> = log.map(|one| (one.event.clone(), convert::to_play_time(one.at))).collect();
        let seats = BySide { white: white.user, black: black.user };
        shifts::shifts(seats, snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))
    }

    /// Returns the mended rows of a file of a library; none for a match.
    async fn mends_of(&self, job: Job) -> Result<Vec<Mend>, AppError> {
        let Job::Library(id) = job else { return Ok(Vec::new()) };
        Ok(self.node.store.read(move |connection| mends::of(connection, id)).await?)
    }

    async fn subject_of_match(&self, id: MatchId) -> Result<Subject, AppError> {
        let snapshot = self.matches.load(id).await?;
        let log = self.node.store.read(move |connection| events::of_match(connection, id)).await?;
        let log: Vec<_> =
            log.into_iter().map(|logged| (logged.event, convert::to_play_time(logged.at))).collect();
        let name = |side: Side| snapshot.names_at(side);
        Subject::of_log(BySide::new_with(name), snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))
    }
}

/// Builds the report from the answers to all questions.
fn made(plan: &Plan, shifts: &[Shift], answers: &[Answer]) -> Made {
    let report = plan.report(answers);
    let told = crate::reviews::analysis::to_wire(&report);
    let lessons = lessons::lessons(&report, &told, shifts);
    Made { told, lessons, decisions: decided::packed(&report) }
}

fn progress(unit: Unit, done: usize, total: usize) -> AnalysisProgress {
    let count = |number| u32::try_from(number).unwrap_or(u32::MAX);
    let plies = LEVELS[unit.level].ply.get();
    AnalysisProgress {
        id: unit.job.to_wire(),
        plies,
        rollout_games: 0,
        done: count(done),
        total: count(total),
    }
}

/// Stores a result.
fn keep(
    connection: &mut AnyConn,
    job: Job,
    plies: u8,
    at: Millis,
    mends: Vec<Mend>,
    made: Option<&Made>,
) -> Result<(), DbError> {
    let report = made.map(|made| &made.told);
    let packed = report.map(|report| packed(job, report));
    match job {
        Job::Match(id) => {
            if let Some(made) = made {
                decisions::put(connection, Origin::Played(id), plies, &made.decisions)?;
            }
            // Another node may have been faster; the result is the same.
            if analyses::is_made(connection, id, plies)? {
                return Ok(());
            }
            analyses::insert(connection, id, plies, at, packed)?;
            match made {
                Some(made) if plies == DEEPEST => {
                    learning::insert_lessons(connection, id, made.lessons.clone())
                }
                Some(_) | None => Ok(()),
            }
        }
        Job::Library(id) => {
            let rating = |of: fn(&MatchAnalysis) -> &wire::AnalysisTotals| {
                report.and_then(|report| of(report).all.performance_rating)
            };
            let new = NewLibraryAnalysis {
                plies,
                mends,
                at,
                report: packed,
                white_pr: rating(|report| &report.white_totals),
                black_pr: rating(|report| &report.black_totals),
            };
            if import_analyses::insert(connection, id, new)?
                && let Some(made) = made
            {
                decisions::put(connection, Origin::Imported(id), plies, &made.decisions)?;
            }
            Ok(())
        }
    }
}
