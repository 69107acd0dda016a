//! `fullprime admin check` and `self-check`: checks that all stored data is intact and consistent.

use cli::Outcome;
use site::{
    match_state::dice_key,
    metrics::Metrics,
    upkeep::{audit, books},
};
use store::{
    DatabaseUrl, DbError, OpenedBy, Store,
    clock::Clock as _,
    pages::{self, Looked},
};

use super::operator::say;
use crate::{SystemClock, config::Settings, self_check};

/// Checks everything and prints one line for each fault. The pages of a SQLite file are checked first, because a
/// damaged file may not even open.
pub(super) async fn check(settings: &Settings) -> anyhow::Result<Outcome> {
    let store_settings = settings.store()?;
    let mut pages_fit = true;
    if let DatabaseUrl::Sqlite(path) = &store_settings.url
        && path.is_file()
    {
        pages_fit = tell(&pages::check_file(path))?;
    }
    let contents = async {
        let store = Store::open(&store_settings, OpenedBy::Tool, Metrics::new().store)?;
        let mut fit = true;
        if let DatabaseUrl::Postgres(_) = &store_settings.url {
            fit = tell(&store.read(|connection| Ok::<_, DbError>(pages::check(connection))).await?)?;
        }
        let outcome = check_contents(&store, settings).await;
        store.close().await;
        Ok::<_, anyhow::Error>(if fit { outcome? } else { Outcome::SomeInputWasBad })
    };
    match contents.await {
        Ok(Outcome::AllWell) if pages_fit => Ok(Outcome::AllWell),
        Ok(Outcome::AllWell | Outcome::SomeInputWasBad) => Ok(Outcome::SomeInputWasBad),
        Err(error) if !pages_fit => {
            say(&format!("the rest cannot be checked: {error:#}"))?;
            Ok(Outcome::SomeInputWasBad)
        }
        Err(error) => Err(error),
    }
}

/// Prints the result of the page check. Returns true if all pages are intact.
fn tell(looked: &Looked) -> anyhow::Result<bool> {
    for fault in &looked.faults {
        say(fault)?;
    }
    let fit = looked.faults.is_empty();
    say(&format!("pages {}: {}", if fit { "whole" } else { "DAMAGED" }, looked.how))?;
    Ok(fit)
}

/// Replays matches, recomputes ratings and balances, and prints the faults.
pub(super) async fn check_contents(store: &Store, settings: &Settings) -> anyhow::Result<Outcome> {
    let vault = dice_key::look(store, &settings.dice_key_file()?).await?;
    let replayed = audit::check_logs(store, &vault, audit::Pace::Full).await?;
    for fault in &replayed.faults {
        say(fault)?;
    }
    let verdict = if replayed.faults.is_empty() { "all fit" } else { "NOT all fit" };
    say(&format!("{verdict}: {} matches, {} events replayed", replayed.matches, replayed.events))?;
    let ratings = verify_ratings(store).await?;
    let ledger = verify_ledger(store).await?;
    match (ratings, ledger, replayed.faults.is_empty()) {
        (Outcome::AllWell, Outcome::AllWell, true) => Ok(Outcome::AllWell),
        (Outcome::AllWell | Outcome::SomeInputWasBad, _, _) => Ok(Outcome::SomeInputWasBad),
    }
}

/// Runs the nightly checks and prints each step.
pub(super) async fn self_check(store: &Store, settings: &Settings) -> anyhow::Result<Outcome> {
    let vault = dice_key::look(store, &settings.dice_key_file()?).await?;
    let steps = self_check::now(store, &vault, settings, SystemClock.now()).await;
    let mut outcome = Outcome::AllWell;
    for step in steps {
        let told = match step.outcome {
            self_check::Outcome::Passed => "passed",
            self_check::Outcome::Skipped => "skipped",
            self_check::Outcome::Failed => {
                outcome = Outcome::SomeInputWasBad;
                "FAILED"
            }
        };
        say(&format!("{:<8} {told:<8} {}", step.name.as_str(), step.details.join("; ")))?;
    }
    Ok(outcome)
}

/// Verifies the ratings and prints one line for each fault.
pub(super) async fn verify_ratings(store: &Store) -> anyhow::Result<Outcome> {
    let report = audit::check_ratings(store).await?;
    for fault in &report.faults {
        say(fault)?;
    }
    let verdict = if report.faults.is_empty() { "all agree" } else { "NOT all agree" };
    say(&format!("{verdict}: {} rated matches, {} standings recomputed", report.matches, report.standings))?;
    Ok(if report.faults.is_empty() { Outcome::AllWell } else { Outcome::SomeInputWasBad })
}

/// Verifies the ledger and prints one line for each fault.
pub(super) async fn verify_ledger(store: &Store) -> anyhow::Result<Outcome> {
    let report = books::check_books(store, SystemClock.now()).await?;
    for fault in &report.faults {
        say(fault)?;
    }
    let verdict = if report.faults.is_empty() { "the books are right" } else { "the books are WRONG" };
    let books::BooksReport { accounts, transfers, stakes, .. } = report;
    say(&format!("{verdict}: {accounts} accounts, {transfers} transfers, {stakes} staked matches counted"))?;
    Ok(if report.faults.is_empty() { Outcome::AllWell } else { Outcome::SomeInputWasBad })
}
