//! `fullprime admin backup` and `restore`: a folder with everything that a site on SQLite is.
//!
//! The database alone is not enough: without the key that seals the seeds, the dice of running matches are lost.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};

use super::{act, say};
use crate::{
    SystemClock,
    clock::Clock as _,
    config::Settings,
    db::{DatabaseUrl, Exclusive, backup},
    live::SeedVault,
};

/// The names in a backup's folder.
const DATABASE: &str = "fullprime.db";
const DICE_KEY: &str = "dice.key";

/// Copies database and key into a new folder, also while a server runs.
pub(super) fn back_up(settings: &Settings, folder: &Path) -> anyhow::Result<()> {
    let database = sqlite_file(settings)?;
    let key = settings.dice_key_file()?;
    if folder.exists() {
        bail!("{} is there already; a backup is a new folder", folder.display());
    }
    // Until it is complete it has another name, so that nobody takes half of it for a backup.
    let begun = begun(folder);
    make_private_folder(&begun)?;
    backup::copy(&database, &begun.join(DATABASE))?;
    backup::check(&begun.join(DATABASE))?;
    copy_file(&key, &begun.join(DICE_KEY))?;
    check_key(&begun, &key)?;
    for name in [DATABASE, DICE_KEY] {
        let file = fs::File::open(begun.join(name))?;
        file.sync_all().with_context(|| format!("{name} cannot be written out"))?;
    }
    fs::rename(&begun, folder).with_context(|| format!("cannot name the backup {}", folder.display()))?;
    let act = act("backup", None, &format!("to {}", folder.display()));
    backup::note(&database, &act, SystemClock.now()).context("the backup is made, and not noted")?;
    let bytes = fs::metadata(folder.join(DATABASE))?.len();
    say(&format!("{}: {bytes} bytes of database and the key of the dice; checked", folder.display()))
}

/// Puts a backup's database and key where a server of these settings looks for them.
pub(super) fn restore(settings: &Settings, folder: &Path) -> anyhow::Result<()> {
    let database = sqlite_file(settings)?;
    let key = settings.dice_key_file()?;
    backup::check(&folder.join(DATABASE))?;
    if !folder.join(DICE_KEY).is_file() {
        bail!("{} has no {DICE_KEY}: the dice of its matches could not be thrown", folder.display());
    }
    check_key(folder, &folder.join(DICE_KEY))?;
    for place in [&database, &key] {
        if place.exists() {
            bail!("{} is there already; move it away first", place.display());
        }
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        }
    }
    let _alone = Exclusive::take(&DatabaseUrl::Sqlite(database.clone()))?;
    copy_file(&folder.join(DICE_KEY), &key)?;
    copy_file(&folder.join(DATABASE), &database)?;
    let act = act("restore", None, &format!("from {}", folder.display()));
    backup::note(&database, &act, SystemClock.now()).context("the backup is in place, and not noted")?;
    say(&format!("{} is in place; `fullprime serve` goes on from there", database.display()))
}

/// A copy whose dice cannot be thrown is worth nothing.
fn check_key(folder: &Path, key: &Path) -> anyhow::Result<()> {
    let Some(known) = backup::known_key(&folder.join(DATABASE))? else { return Ok(()) };
    if SeedVault::open(key)?.fingerprint() != known {
        bail!("{} is not the key of the dice that the database was begun with", key.display());
    }
    Ok(())
}

fn sqlite_file(settings: &Settings) -> anyhow::Result<PathBuf> {
    match settings.store()?.url {
        DatabaseUrl::Sqlite(path) => Ok(path),
        DatabaseUrl::Postgres(_) => {
            bail!("this is for SQLite; back PostgreSQL up with pg_dump, and the key of the dice with it")
        }
    }
}

fn begun(folder: &Path) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(".begun");
    PathBuf::from(name)
}

/// Password hashes and seeds are nobody else's business.
fn make_private_folder(path: &Path) -> anyhow::Result<()> {
    if path.exists() {
        bail!("{} is left from a backup that was cut off; delete it first", path.display());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).with_context(|| format!("cannot make {}", path.display()))
}

fn copy_file(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}
