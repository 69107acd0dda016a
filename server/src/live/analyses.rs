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
use tokio::sync::Notify;
use wire::{AnalysisProgress, AnalysisView, MatchAnalysis, Millis};

use super::{Live, MatchId, convert, facts::Status};
use crate::{
    account::Account,
    db::{DbError, analyses, events},
    error::AppError,
};

/// Jobs that others left are looked for this often.
const LOOK_AGAIN_EVERY: Duration = Duration::from_secs(20);
/// A match that ended on another node is left to that node for so long.
const OTHERS_FIRST_MS: i64 = 60_000;
/// Matches that have ended here and wait; what is beyond is found in the database later.
const WAITING_MAX: usize = 1_024;
/// The two depths, in the order in which they are made.
const LEVELS: [Level; 2] = [Level::QUICK, Level::STANDARD];

/// What one node works on.
#[derive(Debug, Default)]
pub(super) struct AnalysisDesk {
    queues: [Queue; 2],
    /// What is being made right now, for those who wait for it. Held for look-ups only.
    progress: Mutex<HashMap<MatchId, AnalysisProgress>>,
}

#[derive(Debug, Default)]
struct Queue {
    ended_here: Mutex<VecDeque<MatchId>>,
    more: Notify,
}

impl AnalysisDesk {
    /// A match has ended on this node.
    pub(super) fn expect(&self, id: MatchId) {
        for queue in &self.queues {
            let mut waiting = queue.ended_here.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.len() < WAITING_MAX && !waiting.contains(&id) {
                waiting.push_back(id);
            }
            queue.more.notify_one();
        }
    }

    /// How far the work on a match is.
    pub(super) fn progress(&self, id: MatchId) -> Option<AnalysisProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn set_progress(&self, id: MatchId, progress: AnalysisProgress) {
        let mut all = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        // What is finished is kept a while, so that those who are told to look find it.
        if all.len() >= WAITING_MAX {
            all.retain(|_, progress| progress.done < progress.total);
        }
        all.insert(id, progress);
    }

    fn forget_progress(&self, id: MatchId) {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }
}

/// How a job ended.
enum Done {
    /// With a report, or with the knowledge that there can be none.
    Made(Option<Box<MatchAnalysis>>),
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
        self.check_may_see(&snapshot, viewer.map(|account| account.id))?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            return Err(AppError::Conflict("a match is analysed when it is over".to_owned()));
        }
        let last = LEVELS[1].ply.get();
        let (kept, complete) = self
            .inner
            .store
            .read(move |connection| {
                let complete = analyses::is_made(connection, id, last)?;
                Ok::<_, DbError>((analyses::deepest(connection, id)?, complete))
            })
            .await?;
        let report = kept.map(|bytes| unpack(&bytes)).transpose()?;
        let waiting = || AnalysisProgress {
            id: id.to_wire(),
            plies: if report.is_none() { 0 } else { last },
            done: 0,
            total: 0,
        };
        let is_coming = !complete && self.inner.settings.analyse_matches;
        let progress = is_coming.then(|| self.inner.analyses.progress(id).unwrap_or_else(waiting));
        Ok(AnalysisView { report, progress })
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
            let ended = queue.ended_here.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
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

    async fn left_behind(&self, level: usize, grace_ms: i64) -> Result<Option<MatchId>, DbError> {
        let before = Millis(self.inner.clock.now().0.saturating_sub(grace_ms));
        let plies = LEVELS[level].ply.get();
        self.inner.store.read(move |connection| analyses::missing(connection, plies, before)).await
    }

    async fn work_on(&self, id: MatchId, level: usize) {
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

    async fn analyse_one(&self, id: MatchId, level: Level) -> Result<(), AppError> {
        let plies = level.ply.get();
        let made = self.inner.store.read(move |connection| analyses::is_made(connection, id, plies)).await?;
        if made || self.inner.lifecycle.is_stopping() {
            return Ok(());
        }
        let report = match self.report(id, level).await? {
            Done::Made(report) => report,
            Done::Stopped => return Ok(()),
        };
        let packed = report.as_deref().map(pack);
        let at = self.inner.clock.now();
        self.inner
            .store
            .write(move |connection| analyses::insert(connection, id, plies, at, packed))
            .await
            .or_else(|error| if error.is_conflict() { Ok(()) } else { Err(AppError::from(error)) })?;
        let questions = report.map_or(0, |report| report.games.iter().map(|game| game.steps.len()).sum());
        let total = u32::try_from(questions).unwrap_or(u32::MAX);
        self.tell_progress(id, AnalysisProgress { id: id.to_wire(), plies, done: total, total });
        Ok(())
    }

    fn tell_progress(&self, id: MatchId, progress: AnalysisProgress) {
        self.inner.analyses.set_progress(id, progress);
        self.inner.hub.analysis_grew(id);
    }

    async fn report(&self, id: MatchId, level: Level) -> Result<Done, AppError> {
        let snapshot = self.load(id).await?;
        let log = self.inner.store.read(move |connection| events::of_match(connection, id)).await?;
        let log: Vec<_> =
            log.into_iter().map(|logged| (logged.event, convert::to_play_time(logged.at))).collect();
        let name = |side: Side| {
            snapshot.player(side).map_or_else(String::new, |account| account.name.as_str().to_owned())
        };
        let subject = Subject::of_log(BySide::new_with(name), snapshot.agreed.config, &log)
            .map_err(|error| AppError::internal("the log of a finished match", error))?;
        match Plan::new(subject, level) {
            Ok(plan) => self.answers(id, Arc::new(plan)).await,
            Err(error) => {
                tracing::error!(match.id = %id.to_wire().0, %error, "a match cannot be analysed");
                Ok(Done::Made(None))
            }
        }
    }

    /// Half of the machine at the most, and less when bots think.
    async fn answers(&self, id: MatchId, plan: Arc<Plan>) -> Result<Done, AppError> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicUsize::new(0);
        let done = AtomicUsize::new(0);
        let workers = (0..(cores / 2).max(1)).map(|_| self.answer_some(id, &plan, &next, &done));
        let mut answers: Vec<(usize, Answer)> = Vec::with_capacity(plan.len());
        for some in futures_util::future::join_all(workers).await {
            answers.extend(some?);
        }
        if answers.len() < plan.len() {
            return Ok(Done::Stopped);
        }
        answers.sort_by_key(|(number, _)| *number);
        let answers: Vec<Answer> = answers.into_iter().map(|(_, answer)| answer).collect();
        Ok(Done::Made(Some(Box::new(crate::analysis::to_wire(&plan.report(&answers))))))
    }

    async fn answer_some(
        &self,
        id: MatchId,
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
                let progress =
                    AnalysisProgress { id: id.to_wire(), plies, done: count(done), total: count(plan.len()) };
                self.tell_progress(id, progress);
            }
        }
        Ok(answers)
    }
}

fn pack(report: &MatchAnalysis) -> Vec<u8> {
    let json = serde_json::to_vec(report).expect("a report has no maps and no bad numbers");
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&json).expect("a vector takes all");
    packed.finish().expect("a vector takes all")
}

fn unpack(bytes: &[u8]) -> Result<MatchAnalysis, AppError> {
    let broken = |error: String| AppError::from(DbError::Broken(format!("match_analyses: {error}")));
    let mut json = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut json).map_err(|error| broken(error.to_string()))?;
    serde_json::from_slice(&json).map_err(|error| broken(error.to_string()))
}
