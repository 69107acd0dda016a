//! `fullprime admin backup` and `restore`: a folder with all data of a site on SQLite.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use store::{DatabaseUrl, backup, clock::Clock as _};

use super::operator::{act, say};
use crate::{SystemClock, backup as folders, config::Settings};

/// Copies database and key into a new folder. A server may be running.
pub(super) fn back_up(settings: &Settings, folder: &Path) -> anyhow::Result<()> {
    let database = sqlite_file(settings)?;
    let bytes = folders::make(&database, &settings.dice_key_file()?, folder)?;
    let act = act("backup", None, &format!("to {}", folder.display()));
    backup::log_backup(&database, &act, SystemClock.now())
        .context("the backup was made, but could not be logged")?;
    say(&format!("{}: {bytes} bytes of database and the dice key; checked", folder.display()))
}

/// Copies a backup's database and key to the places where a server with these settings looks for them.
pub(super) fn restore(settings: &Settings, folder: &Path) -> anyhow::Result<()> {
    let database = sqlite_file(settings)?;
    folders::put_in_place(folder, &database, &settings.dice_key_file()?)?;
    let act = act("restore", None, &format!("from {}", folder.display()));
    backup::log_backup(&database, &act, SystemClock.now())
        .context("the backup is in place, but could not be logged")?;
    say(&format!("{} is restored; `fullprime serve` continues from it", database.display()))
}

fn sqlite_file(settings: &Settings) -> anyhow::Result<PathBuf> {
    match settings.store()?.url {
        DatabaseUrl::Sqlite(path) => Ok(path),
        DatabaseUrl::Postgres(_) => {
            bail!("this is for SQLite only; back up PostgreSQL with pg_dump, and back up the dice key too")
        }
    }
}
