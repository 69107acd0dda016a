//! The analysis of matches that are over: quick first, then standard, each kept once for good.
//!
//! What is to be done follows from the database: a finished match without its row is a job. Two tasks work on jobs, one
//! for each depth, so that a quick answer never waits for a standard one. The questions of a match are answered one by
//! one under the same permits under which bots think, and a permit is given back after each question, so a bot waits for
//! one question at the most. Whatever dies in between is begun anew by whoever looks next.

use std::{
    collections::{HashMap, VecDeque},
    io::{Read as _, Write as _},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use analysis::{Answer, Level, Plan, Subject};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use rules::{BySide, Side};
use tokio::sync::{Notify, watch};
use wire::{AnalysisProgress, AnalysisView, MatchAnalysis, Millis};

use super::{LibraryMatchId, Live, MatchId, convert, facts::Status};
use crate::{
    account::Account,
    db::{
        AnyConn, DbError, analyses,
        deepening::{self, Deepened, Stage},
        events,
        learning::{self, Lesson},
        library::{self, NewLibraryAnalysis},
    },
    error::AppError,
    id::UserId,
    lessons,
};

/// Jobs that others left are looked for this often.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// A match that ended on another node is left to that node for so long.
const OTHERS_FIRST_MS: i64 = 60_000;
/// Matches that have ended here and wait; what is beyond is found in the database later.
const WAITING_MAX: usize = 1_024;
/// Matches whose analyses lose their names in one transaction.
const FORGOTTEN_AT_ONCE: usize = 50;
/// The two depths, in the order in which they are made.
const LEVELS: [Level; 2] = [Level::QUICK, Level::STANDARD];
/// How far the last of them looks ahead.
const DEEPEST: u8 = Level::STANDARD.ply.get();

/// What one node works on.
#[derive(Debug, Default)]
pub(super) struct AnalysisDesk {
    queues: [Queue; 2],
    /// What is being made right now, for those who wait for it. Held for look-ups only.
    progress: Mutex<HashMap<Job, AnalysisProgress>>,
    /// Somebody has asked on this node to have a match rolled out.
    pub(super) wanted: Notify,
    /// Matches that are being analysed here, before which rollouts step back.
    at_work: watch::Sender<usize>,
}

/// Counts as work as long as it lives.
struct AtWork<'a>(&'a watch::Sender<usize>);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|jobs| *jobs -= 1);
    }
}

/// What is analysed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Job {
    /// A match that was played here.
    Match(MatchId),
    /// A match of somebody's library.
    Library(LibraryMatchId),
}

impl Job {
    /// As progress names it.
    pub(super) fn to_wire(self) -> wire::MatchId {
        match self {
            Job::Match(id) => id.to_wire(),
            Job::Library(id) => wire::MatchId(id.to_wire().0),
        }
    }
}

#[derive(Debug, Default)]
struct Queue {
    begun_here: Mutex<VecDeque<Job>>,
    more: Notify,
}

impl AnalysisDesk {
    /// A match has ended or was brought along on this node.
    pub(super) fn expect(&self, id: Job) {
        for queue in &self.queues {
            let mut waiting = queue.begun_here.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.len() < WAITING_MAX && !waiting.contains(&id) {
                waiting.push_back(id);
            }
            queue.more.notify_one();
        }
    }

    fn begin_work(&self) -> AtWork<'_> {
        self.at_work.send_modify(|jobs| *jobs += 1);
        AtWork(&self.at_work)
    }

    /// Until no match is being analysed here.
    pub(super) async fn no_other_work(&self) {
        let mut at_work = self.at_work.subscribe();
        at_work.wait_for(|jobs| *jobs == 0).await.expect("the desk holds the sender");
    }

    /// How far the work on a match is.
    pub(super) fn progress(&self, id: Job) -> Option<AnalysisProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn set_progress(&self, id: Job, progress: AnalysisProgress) {
        let mut all = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        // What is finished is kept a while, so that those who are told to look find it.
        if all.len() >= WAITING_MAX {
            all.retain(|_, progress| progress.done < progress.total);
        }
        all.insert(id, progress);
    }

    fn forget_progress(&self, id: Job) {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

/// What was found in a match.
struct Made {
    told: MatchAnalysis,
    /// White's, then Black's.
    lessons: [Lesson; 2],
}

/// What the database knows of the analysis of a match.
struct Known {
    /// The deepest report without rollouts, compressed.
    kept: Option<Vec<u8>>,
    /// Whether the standard analysis is made.
    complete: bool,
    /// What is with rollouts, if somebody asked for them.
    deep: Option<Stage>,
}

/// How a job ended.
enum Done {
    /// With a report, or with the knowledge that there can be none.
    Made(Option<Box<Made>>),
    /// The server stops; whoever starts next begins anew.
    Stopped,
}

impl Live {
    /// The analysis of a finished match, as far as it is.
    ///
    /// # Errors
    /// If there is no match that this viewer may know of, or it is not over.
    pub(crate) async fn analysis(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<AnalysisView, AppError> {
        let snapshot = self.load(id).await?;
        self.check_may_tell(&snapshot, viewer.map(|account| account.id)).await?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            return Err(AppError::Conflict("a match is analysed when it is over".to_owned()));
        }
        let known = self
            .inner
            .store
            .read(move |connection| {
                Ok::<_, DbError>(Known {
                    complete: analyses::is_made(connection, id, DEEPEST)?,
                    deep: deepening::stage(connection, Deepened::Match(id))?,
                    kept: analyses::deepest(connection, id)?,
                })
            })
            .await?;
        let may_deepen = match viewer {
            Some(viewer) => self.played(id, viewer).await?,
            None => false,
        };
        let mut view = self.analysis_view(Job::Match(id), known, may_deepen)?;
        if let Some(report) = &mut view.report {
            let name =
                |side| snapshot.player(side).map(|account| account.name.to_string()).unwrap_or_default();
            (report.white, report.black) = (name(Side::White), name(Side::Black));
        }
        Ok(view)
    }

    /// Takes the names out of the kept analyses of a player's matches. Those that are made now have none; older ones may.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn forget_names(&self, player: UserId) -> Result<(), AppError> {
        let ids = self.inner.store.read(move |connection| analyses::reported(connection, player)).await?;
        for some in ids.chunks(FORGOTTEN_AT_ONCE) {
            let some = some.to_vec();
            let written = self.inner.store.write(move |connection| {
                for &id in &some {
                    for (plies, packed) in analyses::reports(connection, id)? {
                        let report = unpack(&packed)?;
                        if !report.white.is_empty() || !report.black.is_empty() {
                            analyses::replace(connection, id, plies, pack(&nameless(report)))?;
                        }
                    }
                }
                Ok::<_, AppError>(())
            });
            written.await?;
        }
        Ok(())
    }

    /// The analysis of a match in somebody's own library, as far as it is.
    ///
    /// # Errors
    /// If there is no such match of this owner.
    pub(crate) async fn library_analysis(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<AnalysisView, AppError> {
        self.library_file(id, owner).await?;
        let known = self
            .inner
            .store
            .read(move |connection| {
                Ok::<_, DbError>(Known {
                    complete: library::is_made(connection, id, DEEPEST)?,
                    deep: deepening::stage(connection, Deepened::Library(id))?,
                    kept: library::deepest(connection, id)?,
                })
            })
            .await?;
        self.analysis_view(Job::Library(id), known, true)
    }

    fn analysis_view(&self, job: Job, known: Known, may_deepen: bool) -> Result<AnalysisView, AppError> {
        let Known { kept, complete, deep } = known;
        let coming = |plies, rollout_games, done, total| AnalysisProgress {
            id: job.to_wire(),
            plies,
            rollout_games,
            done,
            total,
        };
        let analyses = self.inner.settings.analyse_matches;
        let plies = if kept.is_none() { 0 } else { DEEPEST };
        let waiting = || self.inner.analyses.progress(job).unwrap_or_else(|| coming(plies, 0, 0, 0));
        let can_deepen = may_deepen && self.deepens() && complete && kept.is_some() && deep.is_none();
        let (kept, progress) = match deep {
            Some(Stage::Made(Some(deep))) => (Some(deep), None),
            Some(Stage::Coming { done, total }) => {
                let games = self.inner.settings.deep_analysis_games;
                (kept, analyses.then(|| coming(DEEPEST, games, done, total)))
            }
            Some(Stage::Made(None)) | None => (kept, (!complete && analyses).then(waiting)),
        };
        let report = kept.map(|bytes| unpack(&bytes)).transpose()?;
        Ok(AnalysisView { report, progress, can_deepen })
    }

    /// Works on what is to be analysed at one depth (the number of a level), until the server stops.
    pub(super) async fn analyse_matches(self, level: usize) {
        if !self.inner.settings.analyse_matches {
            return;
        }
        // What was left by a process that died is this node's as well as anybody's.
        let mut grace_ms = 0;
        while !self.inner.lifecycle.is_stopping() {
            let queue = &self.inner.analyses.queues[level];
            let ended = queue.begun_here.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            let job = match ended {
                Some(id) => Ok(Some(id)),
                None => self.left_behind(level, grace_ms).await,
            };
            match job {
                Ok(Some(id)) => {
                    self.work_on(id, level).await;
                    continue;
                }
                Ok(None) => grace_ms = OTHERS_FIRST_MS,
                Err(cause) => tracing::warn!(%cause, "matches without an analysis cannot be looked up"),
            }
            tokio::select! {
                () = queue.more.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_EVERY) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    async fn left_behind(&self, level: usize, grace_ms: i64) -> Result<Option<Job>, DbError> {
        let before = Millis(self.inner.clock.now().0.saturating_sub(grace_ms));
        let plies = LEVELS[level].ply.get();
        self.inner
            .store
            .read(move |connection| {
                // Whoever has just played comes first.
                if let Some(id) = analyses::missing(connection, plies, before)? {
                    return Ok(Some(Job::Match(id)));
                }
                Ok(library::missing(connection, plies, before)?.map(Job::Library))
            })
            .await
    }

    async fn work_on(&self, id: Job, level: usize) {
        if let Err(error) = self.analyse_one(id, LEVELS[level]).await {
            self.inner.analyses.forget_progress(id);
            // Found again in the database from time to time.
            error.log();
            tracing::warn!(match.id = %id.to_wire().0, %error, "a match could not be analysed");
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                () = self.inner.lifecycle.stopped() => {}
            }
        }
    }

    async fn analyse_one(&self, job: Job, level: Level) -> Result<(), AppError> {
        let plies = level.ply.get();
        let is_made = move |connection: &mut AnyConn| match job {
            Job::Match(id) => analyses::is_made(connection, id, plies),
            Job::Library(id) => library::is_made(connection, id, plies),
        };
        let made = self.inner.store.read(is_made).await?;
        if made || self.inner.lifecycle.is_stopping() {
            return Ok(());
        }
        let report = match self.report(job, level).await? {
            Done::Made(report) => report,
            Done::Stopped => return Ok(()),
        };
        let questions =
            report.as_ref().map_or(0, |made| made.told.games.iter().map(|game| game.steps.len()).sum());
        let at = self.inner.clock.now();
        self.inner
            .store
            .write(move |connection| keep(connection, job, plies, at, report.as_deref()))
            .await
            .or_else(|error| if error.is_conflict() { Ok(()) } else { Err(AppError::from(error)) })?;
        let total = u32::try_from(questions).unwrap_or(u32::MAX);
        self.tell_progress(
            job,
            AnalysisProgress { id: job.to_wire(), plies, rollout_games: 0, done: total, total },
        );
        Ok(())
    }

    pub(super) fn tell_progress(&self, job: Job, progress: AnalysisProgress) {
        self.inner.analyses.set_progress(job, progress);
        match job {
            Job::Match(id) => self.inner.hub.analysis_grew(id),
            // A library is its owner's alone, who looks again from time to time.
            Job::Library(_) => {}
        }
    }

    async fn report(&self, job: Job, level: Level) -> Result<Done, AppError> {
        let _work = self.inner.analyses.begin_work();
        match self.plan(job, level).await? {
            Some(plan) => self.answers(job, Arc::new(plan)).await,
            None => Ok(Done::Made(None)),
        }
    }

    /// The questions of a match; none if the match is gone or cannot have happened.
    pub(super) async fn plan(&self, job: Job, level: Level) -> Result<Option<Plan>, AppError> {
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

    async fn subject_of_match(&self, id: MatchId) -> Result<Subject, AppError> {
        let snapshot = self.load(id).await?;
        let log = self.inner.store.read(move |connection| events::of_match(connection, id)).await?;
        let log: Vec<_> =
            log.into_iter().map(|logged| (logged.event, convert::to_play_time(logged.at))).collect();
        let name = |side: Side| {
            snapshot.player(side).map_or_else(String::new, |account| account.name.as_str().to_owned())
        };
        Subject::of_log(BySide::new_with(name), snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))
    }

    /// Half of the machine at the most, and less when bots think.
    async fn answers(&self, job: Job, plan: Arc<Plan>) -> Result<Done, AppError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicUsize::new(0);
        let done = AtomicUsize::new(0);
        let workers = (0..(cores / 2).max(1)).map(|_| self.answer_some(job, &plan, &next, &done));
        let mut answers: Vec<(usize, Answer)> = Vec::with_capacity(plan.len());
        for some in futures_util::future::join_all(workers).await {
            answers.extend(some?);
        }
        if answers.len() < plan.len() {
            return Ok(Done::Stopped);
        }
        answers.sort_by_key(|(number, _)| *number);
        let answers: Vec<Answer> = answers.into_iter().map(|(_, answer)| answer).collect();
        let report = plan.report(&answers);
        let told = crate::analysis::to_wire(&report);
        let lessons = lessons::lessons(&report, &told);
        Ok(Done::Made(Some(Box::new(Made { told, lessons }))))
    }

    async fn answer_some(
        &self,
        job: Job,
        plan: &Arc<Plan>,
        next: &AtomicUsize,
        done: &AtomicUsize,
    ) -> Result<Vec<(usize, Answer)>, AppError> {
        let mut answers = Vec::new();
        while !self.inner.lifecycle.is_stopping() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.len() {
                break;
            }
            let answer = self.inner.bots.with_engine({
                let plan = Arc::clone(plan);
                move |engine| plan.answer(engine, number)
            });
            answers.push((number, answer.await?));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            // Twenty times in all is often enough to see it move.
            if done * 20 / plan.len() != (done - 1) * 20 / plan.len() && done < plan.len() {
                let count = |number| u32::try_from(number).unwrap_or(u32::MAX);
                let plies = plan.level().ply.get();
                let progress = AnalysisProgress {
                    id: job.to_wire(),
                    plies,
                    rollout_games: 0,
                    done: count(done),
                    total: count(plan.len()),
                };
                self.tell_progress(job, progress);
            }
        }
        Ok(answers)
    }
}

/// Writes down what was found.
fn keep(
    connection: &mut AnyConn,
    job: Job,
    plies: u8,
    at: Millis,
    made: Option<&Made>,
) -> Result<(), DbError> {
    let report = made.map(|made| &made.told);
    let packed = report.map(|report| packed(job, report));
    match job {
        Job::Match(id) => {
            // That another node was faster is as good.
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
                at,
                report: packed,
                white_pr: rating(|report| &report.white_totals),
                black_pr: rating(|report| &report.black_totals),
            };
            library::insert_analysis(connection, id, new)
        }
    }
}

/// A report as it is kept. Whoever reads one of a match here knows who played, under the names of that day.
pub(super) fn packed(job: Job, report: &MatchAnalysis) -> Vec<u8> {
    match job {
        Job::Match(_) => pack(&nameless(report.clone())),
        Job::Library(_) => pack(report),
    }
}

fn nameless(report: MatchAnalysis) -> MatchAnalysis {
    MatchAnalysis { white: String::new(), black: String::new(), ..report }
}

fn pack(report: &MatchAnalysis) -> Vec<u8> {
    let json = serde_json::to_vec(report).expect("a report has no maps and no bad numbers");
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&json).expect("a vector takes all");
    packed.finish().expect("a vector takes all")
}

/// A report as it is stored.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn unpack(bytes: &[u8]) -> Result<MatchAnalysis, DbError> {
    let broken = |error: String| DbError::Broken(format!("match_analyses: {error}"));
    let mut json = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut json).map_err(|error| broken(error.to_string()))?;
    serde_json::from_slice(&json).map_err(|error| broken(error.to_string()))
}
