//! The steps of a self-check, run one after the other.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use site::{
    background,
    match_state::{dice::SeedVault, dice_key},
    metrics::Metrics,
    upkeep::{audit, books},
};
use store::{
    DatabaseUrl, DbError, OpenedBy, Store, StoreSettings,
    clock::Clock as _,
    pages::{self, Looked},
};

use crate::{SystemClock, backup, config::Settings};

/// The maximum number of faults of one step that are kept.
const FAULTS_MAX: usize = 20;
/// The disk space in bytes that must be left beside the two copies.
const SPARE_BYTES: u64 = 64 * 1_024 * 1_024;
/// The prefix of nightly backups' names; other entries in the folder are left alone.
const NIGHTLY: &str = "nightly-";

/// A step and its result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CheckStep {
    pub(crate) name: StepName,
    pub(crate) outcome: Outcome,
    /// Details for the operator: the method of the check, the faults, or the reason why it was skipped.
    pub(crate) details: Vec<String>,
}

/// The kind of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StepName {
    /// The pages of the live database.
    Pages,
    /// The logs of all matches and events, replayed.
    Logs,
    /// All ratings, recomputed.
    Ratings,
    /// The books of play credits, recomputed.
    Books,
    /// The newest backup.
    Backup,
    /// The same checks on the restored backup.
    Restore,
}

/// The outcome of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Passed,
    Failed,
    /// The step was skipped, because it does not apply to this site.
    Skipped,
}

impl StepName {
    /// Returns the name for people.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            StepName::Pages => "pages",
            StepName::Logs => "logs",
            StepName::Ratings => "ratings",
            StepName::Books => "books",
            StepName::Backup => "backup",
            StepName::Restore => "restore",
        }
    }
}

impl CheckStep {
    fn from_faults(name: StepName, how: impl Into<String>, faults: Vec<String>) -> CheckStep {
        if faults.is_empty() {
            return CheckStep { name, outcome: Outcome::Passed, details: vec![how.into()] };
        }
        let more = faults.len().saturating_sub(FAULTS_MAX);
        let mut details: Vec<String> = faults.into_iter().take(FAULTS_MAX).collect();
        if more > 0 {
            details.push(format!("and {more} more"));
        }
        CheckStep { name, outcome: Outcome::Failed, details }
    }

    fn failed(name: StepName, why: &dyn std::fmt::Display) -> CheckStep {
        CheckStep { name, outcome: Outcome::Failed, details: vec![why.to_string()] }
    }

    fn skipped(name: StepName, why: &str) -> CheckStep {
        CheckStep { name, outcome: Outcome::Skipped, details: vec![why.to_owned()] }
    }
}

/// Runs all steps. Pauses between portions of work, so that play has the processor and the disk.
pub(crate) async fn run(
    store: &Store,
    vault: &SeedVault,
    settings: &Settings,
    night: &str,
) -> Vec<CheckStep> {
    let url = match settings.store() {
        Ok(settings) => settings.url,
        Err(error) => return vec![CheckStep::failed(StepName::Pages, &error)],
    };
    let mut steps = vec![pages_of(store, &url).await];
    steps.extend(contents_of(store, vault, audit::Pace::Gentle).await);
    match (&url, settings.dice_key_file()) {
        (DatabaseUrl::Sqlite(database), Ok(key)) => {
            let wanted = Nightly {
                folder: settings.self_check.backup_folder(database),
                name: format!("{NIGHTLY}{night}"),
                kept: settings.self_check.backups_kept,
                database: database.clone(),
                key,
            };
            steps.extend(wanted.back_up_and_restore().await);
        }
        (DatabaseUrl::Sqlite(_), Err(error)) => steps.push(CheckStep::failed(StepName::Backup, &error)),
        (DatabaseUrl::Postgres(_), _) => {
            let why = "PostgreSQL is backed up with its own tools; restore a dump and run `fullprime admin check` on it";
            steps.extend([StepName::Backup, StepName::Restore].map(|name| CheckStep::skipped(name, why)));
        }
    }
    steps
}

async fn pages_of(store: &Store, url: &DatabaseUrl) -> CheckStep {
    let looked = match url {
        DatabaseUrl::Sqlite(path) => {
            let path = path.clone();
            background::spawn(move || pages::check_file(&path)).await.map_err(|error| error.to_string())
        }
        DatabaseUrl::Postgres(_) => {
            let read = store.read(|connection| Ok::<_, DbError>(pages::check(connection))).await;
            read.map_err(|error| error.to_string())
        }
    };
    match looked {
        Ok(Looked { how, faults }) => CheckStep::from_faults(StepName::Pages, how, faults),
        Err(error) => CheckStep::failed(StepName::Pages, &error),
    }
}

async fn contents_of(store: &Store, vault: &SeedVault, pace: audit::Pace) -> [CheckStep; 3] {
    let logs = match audit::check_logs(store, vault, pace).await {
        Ok(found) => {
            let how = format!("{} matches, {} events replayed", found.matches, found.events);
            CheckStep::from_faults(StepName::Logs, how, found.faults)
        }
        Err(error) => CheckStep::failed(StepName::Logs, &error),
    };
    let ratings = match audit::check_ratings(store).await {
        Ok(found) => {
            let how = format!("{} rated matches, {} standings recomputed", found.matches, found.standings);
            CheckStep::from_faults(StepName::Ratings, how, found.faults)
        }
        Err(error) => CheckStep::failed(StepName::Ratings, &error),
    };
    let books = match books::check_books(store, SystemClock.now()).await {
        Ok(found) => {
            let how = format!("{} accounts, {} transfers counted", found.accounts, found.transfers);
            CheckStep::from_faults(StepName::Books, how, found.faults)
        }
        Err(error) => CheckStep::failed(StepName::Books, &error),
    };
    [logs, ratings, books]
}

/// The nightly backup.
#[derive(Debug, Clone)]
struct Nightly {
    folder: PathBuf,
    name: String,
    /// The number of nightly backups that are kept.
    kept: u16,
    database: PathBuf,
    key: PathBuf,
}

impl Nightly {
    async fn back_up_and_restore(self) -> Vec<CheckStep> {
        let made = {
            let nightly = self.clone();
            background::spawn(move || nightly.make()).await
        };
        let backup = match made {
            Ok(Ok(told)) => CheckStep::from_faults(StepName::Backup, told, Vec::new()),
            Ok(Err(told)) => CheckStep::failed(StepName::Backup, &told),
            Err(error) => CheckStep::failed(StepName::Backup, &error),
        };
        if backup.outcome != Outcome::Passed {
            return vec![backup, CheckStep::skipped(StepName::Restore, "there is no new backup")];
        }
        let beside = self.folder.join(format!(".restored-{}", self.name));
        let restored = self.restore_and_check(&beside).await;
        if let Err(error) = remove_folder(&beside) {
            tracing::warn!(folder = %beside.display(), %error, "a restored copy could not be removed");
        }
        if restored.outcome == Outcome::Passed
            && let Err(error) = self.forget_old_ones()
        {
            tracing::warn!(folder = %self.folder.display(), %error, "old nightly backups could not be deleted");
        }
        vec![backup, restored]
    }

    /// Creates the night's backup, unless it exists. Blocks.
    fn make(&self) -> Result<String, String> {
        let to = self.folder.join(&self.name);
        if to.is_dir() {
            return Ok(format!("{} was made before", to.display()));
        }
        backup::make_private_folder(&self.folder).map_err(|error| error.to_string())?;
        // The remains of an earlier run that did not finish.
        remove_folder(&backup::begun(&to)).map_err(|error| error.to_string())?;
        let bytes = fs::metadata(&self.database).map_err(|error| error.to_string())?.len();
        let room = rustix::fs::statvfs(&self.folder).map_err(|error| error.to_string())?;
        let (free, needed) = (room.f_bavail.saturating_mul(room.f_frsize), 2 * bytes + SPARE_BYTES);
        if free < needed {
            return Err(format!(
                "no room for a backup in {}: {needed} bytes are needed and {free} are free; make room, or set \
                 self_check.backup_folder to a larger disk",
                self.folder.display()
            ));
        }
        let bytes = backup::make(&self.database, &self.key, &to).map_err(|error| error.to_string())?;
        Ok(format!("{}: {bytes} bytes of database and the dice key", to.display()))
    }

    async fn restore_and_check(&self, beside: &Path) -> CheckStep {
        let failed = |error: &dyn std::fmt::Display| CheckStep::failed(StepName::Restore, error);
        let (from, to) = (self.folder.join(&self.name), beside.to_owned());
        let put = background::spawn(move || {
            remove_folder(&to).map_err(|error| error.to_string())?;
            backup::make_private_folder(&to).map_err(|error| error.to_string())?;
            let (database, key) = (to.join(backup::DATABASE), to.join(backup::DICE_KEY));
            backup::put_in_place(&from, &database, &key).map_err(|error| error.to_string())?;
            let looked = pages::check_file(&database);
            if let Some(first) = looked.faults.first() {
                return Err(first.clone());
            }
            let settings = StoreSettings {
                url: DatabaseUrl::Sqlite(database),
                durability: store::SqliteDurability::Normal,
                connections_max: 1,
            };
            let store = Store::open(&settings, OpenedBy::Tool, Metrics::new().store);
            store.map(|store| (store, key)).map_err(|error| error.to_string())
        });
        let (store, key) = match put.await {
            Ok(Ok(put)) => put,
            Ok(Err(error)) => return failed(&error),
            Err(error) => return failed(&error),
        };
        let step = match dice_key::look(&store, &key).await {
            Err(error) => failed(&error),
            Ok(vault) => {
                let steps = contents_of(&store, &vault, audit::Pace::Gentle).await;
                let faults = steps.iter().filter(|step| step.outcome == Outcome::Failed);
                let faults: Vec<String> = faults.flat_map(|step| step.details.clone()).collect();
                let how = steps.into_iter().flat_map(|step| step.details).collect::<Vec<_>>().join("; ");
                CheckStep::from_faults(StepName::Restore, how, faults)
            }
        };
        store.close().await;
        step
    }

    /// Deletes the oldest nightly backups, all but the newest `kept`.
    fn forget_old_ones(&self) -> io::Result<()> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name();
            let is_ours = name.to_str().is_some_and(is_nightly);
            if is_ours {
                names.push(name);
            }
        }
        // The names sort by date.
        names.sort();
        let old = names.len().saturating_sub(usize::from(self.kept.max(1)));
        names.into_iter().take(old).try_for_each(|name| remove_folder(&self.folder.join(name)))
    }
}

/// Returns true for names such as `nightly-2026-11-22` only.
fn is_nightly(name: &str) -> bool {
    name.strip_prefix(NIGHTLY).is_some_and(|date| {
        date.len() == 10
            && date.bytes().enumerate().all(|(place, byte)| match place {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            })
    })
}

fn remove_folder(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The time without a sign of life after which another node takes over a check.
pub(super) const SILENCE_MAX: Duration = Duration::from_secs(5 * 60);
