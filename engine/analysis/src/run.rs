//! Answering all questions of a plan on several threads.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use eval::Engine;
use thiserror::Error;

use crate::answer::Answer;
use crate::plan::Plan;
use crate::report::Report;

/// The error for a cancelled analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the analysis was cancelled")]
pub struct Cancelled;

/// Answers all questions of a plan. The report does not depend on `threads`. The calling thread is one of them, so
/// with 1 no thread is started. After each answer, the thread that gave it calls `progress` with the number of
/// questions answered. Once `cancel` is set, no further question is started.
///
/// # Errors
/// Returns [`Cancelled`] if `cancel` was set.
///
/// # Panics
/// Panics if a worker thread panics.
pub fn analyse(
    plan: &Plan,
    engine: &Engine,
    threads: usize,
    progress: &(dyn Fn(usize) + Sync),
    cancel: &AtomicBool,
) -> Result<Report, Cancelled> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(0);
    let work = || {
        let mut answers = Vec::new();
        while !cancel.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.len() {
                break;
            }
            answers.push((number, plan.answer(engine, number)));
            // Progress is reported under the lock, so that the numbers only rise.
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            *done += 1;
            progress(*done);
        }
        answers
    };
    let mut answers: Vec<(usize, Answer)> = std::thread::scope(|scope| {
        let others = threads.clamp(1, plan.len().max(1)) - 1;
        let workers: Vec<_> = (0..others).map(|_| scope.spawn(work)).collect();
        let mut answers = work();
        answers.extend(
            workers.into_iter().flat_map(|worker| worker.join().expect("a thread of the analysis panicked")),
        );
        answers
    });
    if answers.len() < plan.len() {
        return Err(Cancelled);
    }
    answers.sort_by_key(|(number, _)| *number);
    let answers: Vec<Answer> = answers.into_iter().map(|(_, answer)| answer).collect();
    Ok(plan.report(&answers, engine.equities()))
}
