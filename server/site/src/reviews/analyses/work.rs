//! The workers: they plan matches, answer their questions and store the results.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
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

/// The task that a thread leaves to its worker after some questions.
enum Left {
    /// A unit whose next question is its plan.
    Plan(Unit),
    /// A unit with all answers.
    Made { unit: Unit, work: Arc<Work>, made: Box<Made> },
    /// A unit with a question that the engine could not answer.
    Broken { unit: Unit, work: Arc<Work> },
    /// There is no question, or the server stops.
    Nothing,
}

impl Reviews {
    /// Returns the number of workers of this node: one for each permit. With more workers one of them would always wait
    /// for a permit, and no thread could answer two questions in a row.
    pub(crate) fn analysts(&self) -> usize {
        if self.node.settings.analyse_matches { self.node.settings.bots.thoughts_at_once() } else { 0 }
    }

    /// Plans units and answers their questions, until the server stops.
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
            let handled = match self.house_bots.local.ask_in_a_row(permit, self.asking(next)).await {
                Ok(None | Some(Left::Nothing)) => Ok(()),
                Ok(Some(Left::Plan(unit))) => {
                    let planned = self.plan_unit(unit).await.inspect_err(|_| jobs.skip(unit));
                    planned.map_err(|error| (unit, error))
                }
                Ok(Some(Left::Made { unit, work, made })) => {
                    // First, because a user who sees the result may mend the match and queue it again at once.
                    jobs.queue().finish(unit);
                    let kept = self.keep_made(unit, work.mends.clone(), Some(*made)).await;
                    kept.map_err(|error| (unit, error))
                }
                Ok(Some(Left::Broken { work, .. })) if work.has_failed.swap(true, Ordering::Relaxed) => {
                    Ok(())
                }
                Ok(Some(Left::Broken { unit, .. })) => {
                    jobs.queue().finish(unit);
                    Err((unit, AppError::internal("the analysis", "the engine could not answer a question")))
                }
                Err(error) => {
                    error.log();
                    self.pause(AFTER_FAILURE).await;
                    Ok(())
                }
            };
            if let Err((unit, error)) = handled {
                self.failed(unit, &error).await;
            }
        }
    }

    /// Returns the work of a thread: it answers `next`, and then what [`Self::next_question`] returns.
    fn asking(&self, next: Next<Job, Arc<Work>>) -> impl FnMut(&Engine) -> Option<Left> + Send + use<> {
        let (reviews, mut next) = (self.clone(), Some(next));
        move |engine| match next.take().or_else(|| reviews.next_question()) {
            _ if reviews.node.lifecycle.is_stopping() => Some(Left::Nothing),
            None => Some(Left::Nothing),
            Some(Next::Plan(unit)) => Some(Left::Plan(unit)),
            Some(Next::Answer { unit, work, question }) => {
                // A panic ends the analysis of one match, not the thread's other matches.
                match catch_unwind(AssertUnwindSafe(|| reviews.answer(engine, unit, &work, question))) {
                    Ok(made) => made.map(|made| Left::Made { unit, work, made: Box::new(made) }),
                    Err(_) => Some(Left::Broken { unit, work }),
                }
            }
        }
    }

    /// Returns the next task, and wakes another worker for the one after it.
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
        if next.is_some() {
            self.analyses.more.notify_one();
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
        // The pause keeps a lasting fault, such as a full disk, from repeating in a tight loop.
        self.pause(AFTER_FAILURE).await;
    }

    /// Waits, but not longer than the server runs.
    async fn pause(&self, time: Duration) {
        tokio::select! {
            () = tokio::time::sleep(time) => {}
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
                plan => {
                    self.keep_made(
                        unit,
                        mends,
                        plan.map(|plan| made(&plan, &shifts, &[], &self.house_bots.local.engine)),
                    )
                    .await?
                }
            }
        }
        self.analyses.skip(unit);
        Ok(())
    }

    /// Answers one question. Returns the report after the last answer.
    fn answer(&self, engine: &Engine, unit: Unit, work: &Work, number: usize) -> Option<Made> {
        let total = work.plan.len();
        let question = spread(number, total);
        let answer = work.plan.answer(engine, question);
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
            return None;
        }
        let mut all = all;
        // Questions are spread, and several threads answer them.
        all.sort_by_key(|(number, _)| *number);
        let all: Vec<Answer> = all.into_iter().map(|(_, answer)| answer).collect();
        if unit.level == 0 {
            self.analyses.keep_luck(unit.job, work.plan.luck_of(&all));
        }
        Some(made(&work.plan, &work.shifts, &all, engine))
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
        Ok(self.node.store.read(move |connection| mends::list_mends(connection, id)).await?)
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

/// Returns the question with this number: one of the first half, then one of the second, and so on. Two threads that
/// answer neighbouring questions often need the same exact bear-off, and one waits until the other has solved it.
fn spread(number: usize, total: usize) -> usize {
    if number.is_multiple_of(2) { number / 2 } else { total.div_ceil(2) + number / 2 }
}

/// Builds the report from the answers to all questions.
fn made(plan: &Plan, shifts: &[Shift], answers: &[Answer], engine: &Engine) -> Made {
    let report = plan.report(answers, engine.equities());
    let told = report::to_wire(&report);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_question_has_one_number() {
        for total in 1..20 {
            let mut questions: Vec<usize> = (0..total).map(|number| spread(number, total)).collect();
            assert!(total < 3 || questions[1] != 1, "neighbours are apart");
            questions.sort_unstable();
            assert_eq!(questions, (0..total).collect::<Vec<_>>());
        }
    }
}
