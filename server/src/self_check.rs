//! The nightly self-check. One node checks that all stored data is intact and consistent, and that the newest
//! backup can be restored. The result is a row that every node reads: it becomes a metric, a line on the status
//! page, and a mail to the operator if something is wrong.

mod settings;
mod steps;

use site::{dates::day_and_time, disk::Level, mail, match_state::dice::SeedVault};
use store::{
    AnyConn, DbError, Store,
    self_checks::{self, Night},
};
use wire::{Millis, SelfCheckResult, SelfCheckStep, SiteStatus};

pub use settings::SelfCheckSettings;
pub(crate) use steps::{CheckStep, Outcome, StepName};

use crate::{config::Settings, state::AppState};

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
/// The time after the set hour within which a check may start. After it, the check is left to the next night.
const WINDOW_MS: i64 = 4 * HOUR_MS;
/// The age of the last check beyond which one starts at any hour, because the machine may be off each night.
const OVERDUE_MS: i64 = 36 * HOUR_MS;
/// The running time after which a site that was never checked starts a check at any hour.
const FIRST_AFTER_MS: i64 = HOUR_MS;
/// The number of nights that are kept.
const NIGHTS_KEPT: i64 = 90;

/// Runs a check outside of the nightly schedule, for `fullprime admin self-check`.
pub(crate) async fn now(
    store: &Store,
    vault: &SeedVault,
    settings: &Settings,
    now: Millis,
) -> Vec<CheckStep> {
    steps::run(store, vault, settings, &date_of(now)).await
}

/// Runs each night's check on one of the nodes, and keeps the last result up to date, until the server stops.
pub(crate) async fn keep(state: AppState) {
    let started_at = state.site.node.clock.now();
    loop {
        let now = state.site.node.clock.now();
        tokio::select! {
            looked = look(&state, started_at, now) => {
                if let Err(cause) = looked {
                    tracing::warn!(%cause, "the state of the nightly self-check cannot be read");
                }
            }
            // An interrupted check is taken over after the restart.
            () = state.site.node.lifecycle.stopped() => return,
        }
        tokio::select! {
            () = state.site.node.clock.sleep_until(Millis(now.0.saturating_add(MINUTE_MS))) => {}
            () = state.site.node.lifecycle.stopped() => return,
        }
    }
}

async fn look(state: &AppState, started_at: Millis, now: Millis) -> Result<(), DbError> {
    let (last, finished) = state
        .site
        .node
        .store
        .read(|connection| {
            Ok::<_, DbError>((self_checks::last(connection)?, self_checks::last_finished(connection)?))
        })
        .await?;
    let settings = &state.settings.self_check;
    let due = due(settings, last.as_ref(), finished.as_ref(), started_at, now);
    if let Some(night) = due.filter(|_| settings.enabled) {
        check(state, night).await?;
    }
    let finished = state.site.node.store.read(self_checks::last_finished).await?;
    if let Some(finished) = finished {
        state
            .site
            .node
            .metrics
            .self_check
            .finished(finished.finished_at.unwrap_or_default(), finished.passed == Some(true));
        tell_the_operator(state, &finished).await?;
    }
    Ok(())
}

/// Returns the night whose check may start now on this node.
fn due(
    settings: &SelfCheckSettings,
    last: Option<&Night>,
    finished: Option<&Night>,
    started_at: Millis,
    now: Millis,
) -> Option<i64> {
    let begins_ms = i64::from(settings.hour_utc) * HOUR_MS;
    let night = (now.0 - begins_ms).div_euclid(DAY_MS);
    match last {
        Some(last) if last.night >= night && last.finished_at.is_some() => return None,
        // Either a node is running it, or that node has died. The claim of the night decides which.
        Some(last) if last.night >= night => return Some(last.night),
        Some(_) | None => {}
    }
    let is_night = (now.0 - begins_ms).rem_euclid(DAY_MS) < WINDOW_MS;
    let is_overdue = match finished.and_then(|finished| finished.finished_at) {
        Some(at) => now.0 - at > OVERDUE_MS,
        None => now.0 - started_at.0 > FIRST_AFTER_MS,
    };
    (is_night || is_overdue).then_some(night)
}

async fn check(state: &AppState, night: i64) -> Result<(), DbError> {
    let now = state.site.node.clock.now();
    let silence_ms = i64::try_from(steps::SILENCE_MAX.as_millis()).unwrap_or(i64::MAX);
    let dead_before = Millis(now.0 - silence_ms);
    let claimed = state
        .site
        .node
        .store
        .write(move |connection| self_checks::claim(connection, night, now, dead_before))
        .await;
    match claimed {
        Ok(true) => {}
        // Another node was first.
        Ok(false) | Err(DbError::Conflict(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    tracing::info!("the nightly self-check begins");
    let began = std::time::Instant::now();
    let name = date_of(Millis(night * DAY_MS));
    let steps = {
        let run = steps::run(&state.site.node.store, &state.site.node.vault, &state.settings, &name);
        tokio::pin!(run);
        loop {
            tokio::select! {
                steps = &mut run => break steps,
                () = tokio::time::sleep(steps::SILENCE_MAX / 5) => {
                    let now = state.site.node.clock.now();
                    let touch = move |connection: &mut AnyConn| self_checks::touch(connection, night, now);
                    if let Err(cause) = state.site.node.store.write(touch).await {
                        tracing::warn!(%cause, "the self-check continues, but the other nodes could not be notified");
                    }
                }
            }
        }
    };
    let passed = steps.iter().all(|step| step.outcome != Outcome::Failed);
    let duration_s = began.elapsed().as_secs();
    for step in steps.iter().filter(|step| step.outcome == Outcome::Failed) {
        for detail in &step.details {
            tracing::error!(step = step.name.as_str(), detail, "the nightly self-check has failed");
        }
    }
    tracing::info!(passed, duration_s, "the nightly self-check has ended");
    if steps.iter().any(|step| step.name == StepName::Pages) {
        let is_damaged =
            steps.iter().any(|step| step.name == StepName::Pages && step.outcome == Outcome::Failed);
        state.site.node.metrics.store.damaged(is_damaged);
    }
    let steps = serde_json::to_string(&steps).expect("steps are JSON");
    let now = state.site.node.clock.now();
    state
        .site
        .node
        .store
        .write(move |connection| {
            self_checks::finish(connection, night, now, passed, &steps)?;
            self_checks::delete_before(connection, night - NIGHTS_KEPT)
        })
        .await
}

/// Mails the operator about a failed nightly check, once: the first node that looks sends the mail. If the mail server
/// rejects it, the next look tries again.
async fn tell_the_operator(state: &AppState, finished: &Night) -> Result<(), DbError> {
    let (Some(post), Some(to)) = (&state.site.accounts.post, &state.settings.mail.operator) else {
        return Ok(());
    };
    if finished.passed != Some(false) || finished.told_at.is_some() {
        return Ok(());
    }
    let steps = steps_of(finished)?;
    let mut text = format!(
        "The self-check of {} found something wrong.\n\n",
        day_and_time(Millis(finished.finished_at.unwrap_or_default()))
    );
    for step in steps.iter().filter(|step| step.outcome == Outcome::Failed) {
        text.push_str(&format!("{}:\n", step.name.as_str()));
        for detail in &step.details {
            text.push_str(&format!("  {detail}\n"));
        }
    }
    text.push_str(
        "\nWhat to do: docs/operations.md, \"FullprimeSelfCheckFailed\". `fullprime admin self-check` runs the check again.\n",
    );
    let name = format!("self-check-{}", finished.night);
    if let Err(cause) =
        mail::send_to_operator(post, to, "Self-check failed", &text, &name, state.site.node.clock.now()).await
    {
        tracing::warn!(%cause, "cannot notify the operator of the failed self-check; will try again");
        return Ok(());
    }
    let (night, now) = (finished.night, state.site.node.clock.now());
    state.site.node.store.write(move |connection| self_checks::told(connection, night, now)).await?;
    Ok(())
}

fn steps_of(night: &Night) -> Result<Vec<CheckStep>, DbError> {
    serde_json::from_str(&night.steps)
        .map_err(|error| DbError::Broken(format!("self_checks: the steps of {}: {error}", night.night)))
}

/// Returns the public status: the time of the last check and the outcomes of its steps, without details.
///
/// # Errors
/// Returns an error if the database fails.
pub(crate) async fn status(state: &AppState) -> Result<SiteStatus, DbError> {
    let disk_low = state.site.node.disk.level() == Level::Low;
    let Some(finished) = state.site.node.store.read(self_checks::last_finished).await? else {
        return Ok(SiteStatus { checked_at: None, passed: None, steps: Vec::new(), disk_low });
    };
    let steps = steps_of(&finished)?.into_iter().map(|step| SelfCheckStep {
        name: match step.name {
            StepName::Pages => wire::SelfCheckStepName::Pages,
            StepName::Logs => wire::SelfCheckStepName::Logs,
            StepName::Ratings => wire::SelfCheckStepName::Ratings,
            StepName::Books => wire::SelfCheckStepName::Books,
            StepName::Backup => wire::SelfCheckStepName::Backup,
            StepName::Restore => wire::SelfCheckStepName::Restore,
        },
        result: match step.outcome {
            Outcome::Passed => SelfCheckResult::Passed,
            Outcome::Failed => SelfCheckResult::Failed,
            Outcome::Skipped => SelfCheckResult::Skipped,
        },
    });
    let steps = steps.collect();
    let checked_at = finished.finished_at.map(Millis);
    Ok(SiteStatus { checked_at, passed: finished.passed, steps, disk_low })
}

/// Formats the date as `2026-11-22`.
fn date_of(at: Millis) -> String {
    let mut text = day_and_time(at);
    text.truncate(10);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 20_000;

    fn at(day: i64, hour: i64) -> Millis {
        Millis(day * DAY_MS + hour * HOUR_MS)
    }

    fn night(night: i64, finished_at: Option<Millis>) -> Night {
        Night {
            night,
            began_at: 0,
            seen_at: 0,
            finished_at: finished_at.map(|at| at.0),
            passed: finished_at.map(|_| true),
            steps: "[]".to_owned(),
            told_at: None,
        }
    }

    #[test]
    fn a_check_is_due_once_a_night_and_when_none_was_made_for_long() {
        let settings = SelfCheckSettings::default();
        let checked = |day| Some(night(day, Some(at(day, 4))));
        let begun = |day| Some(night(day, None));
        // Columns: name, check started last, check finished last, start of the server, now, night that is due.
        let rows = [
            ("before the hour", checked(DAY - 1), checked(DAY - 1), at(DAY - 9, 0), at(DAY, 2), None),
            ("at the hour", checked(DAY - 1), checked(DAY - 1), at(DAY - 9, 0), at(DAY, 3), Some(DAY)),
            ("made already", checked(DAY), checked(DAY), at(DAY - 9, 0), at(DAY, 5), None),
            ("begun and not finished", begun(DAY), checked(DAY - 1), at(DAY, 4), at(DAY, 5), Some(DAY)),
            ("missed, by day", checked(DAY - 1), checked(DAY - 1), at(DAY, 12), at(DAY, 13), None),
            ("missed twice", checked(DAY - 2), checked(DAY - 2), at(DAY, 12), at(DAY, 13), Some(DAY)),
            ("new, by day", None, None, at(DAY, 12), at(DAY, 13), None),
            ("new, and has run for a while", None, None, at(DAY, 12), at(DAY, 14), Some(DAY)),
            ("new, at night", None, None, at(DAY, 3), at(DAY, 3), Some(DAY)),
        ];
        for (what, last, finished, started, now, expected) in rows {
            let found = due(&settings, last.as_ref(), finished.as_ref(), started, now);
            assert_eq!(found, expected, "{what}");
        }
    }
}
