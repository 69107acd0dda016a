//! Backups of a site on SQLite: a folder with the database and the key that encrypts the dice seeds. The database
//! alone is not enough: without the key the dice of running matches are lost.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use site::match_state::dice::{DiceKeyError, SeedVault};
use store::{DatabaseUrl, Exclusive, NotExclusive, backup, private};
use thiserror::Error;

/// The file names in a backup's folder.
pub(crate) const DATABASE: &str = "fullprime.db";
pub(crate) const DICE_KEY: &str = "dice.key";

/// The reason why a backup cannot be made or restored.
#[derive(Debug, Error)]
pub(crate) enum BackupFailed {
    /// The backup's folder exists, and a backup is never overwritten.
    #[error("{} exists already; a backup needs a new folder", .0.display())]
    There(PathBuf),
    /// The backup is incomplete.
    #[error("{} is left over from an interrupted backup; delete it first", .0.display())]
    CutOff(PathBuf),
    /// The backup has no key.
    #[error("{} has no {DICE_KEY}: the dice of its matches could not be thrown", .0.display())]
    NoKey(PathBuf),
    /// The key belongs to another site.
    #[error("{} is not the dice key with which the database was created", .0.display())]
    ForeignKey(PathBuf),
    /// A file exists at the destination.
    #[error("{} exists already; move it away first", .0.display())]
    InTheWay(PathBuf),
    /// Files of an earlier database are left at the destination.
    #[error(
        "files of an earlier database are left beside {}, and would become a part of the restored one: {}; move them \
         away first",
        database.display(),
        listed(left)
    )]
    LeftBeside {
        /// The place of the database.
        database: PathBuf,
        /// The files.
        left: Vec<PathBuf>,
    },
    /// A file or folder operation failed.
    #[error("cannot {what} {}: {cause}", path.display())]
    Io {
        /// The operation.
        what: &'static str,
        /// The path.
        path: PathBuf,
        /// The cause.
        #[source]
        cause: io::Error,
    },
    /// The copy of the database failed.
    #[error(transparent)]
    Database(#[from] backup::BackupError),
    /// The key cannot be read.
    #[error(transparent)]
    Key(#[from] DiceKeyError),
    /// A server uses the destination.
    #[error(transparent)]
    InUse(#[from] NotExclusive),
}

/// Copies a database and its key into a new folder and checks the copy. It also works while a server runs. Returns the
/// size of the database's copy in bytes. Blocks.
///
/// # Errors
/// Returns an error if the backup cannot be made, or the copied data is damaged. No folder of that name exists then.
pub(crate) fn make(database: &Path, key: &Path, folder: &Path) -> Result<u64, BackupFailed> {
    if folder.exists() {
        return Err(BackupFailed::There(folder.to_owned()));
    }
    // The folder has another name until the backup is complete, so that an incomplete backup is never mistaken for a
    // complete one.
    let begun = begun(folder);
    if begun.exists() {
        return Err(BackupFailed::CutOff(begun));
    }
    make_private_folder(&begun)?;
    let copy = begun.join(DATABASE);
    // SQLite writes into an existing file if it is empty; this one is private.
    private::make(&copy).map_err(io_failed("make", &copy))?;
    backup::copy(database, &copy)?;
    backup::check(&copy)?;
    copy_file(key, &begun.join(DICE_KEY))?;
    check_key(&begun, key)?;
    for name in [DATABASE, DICE_KEY] {
        let path = begun.join(name);
        let file = fs::File::open(&path).map_err(io_failed("open", &path))?;
        file.sync_all().map_err(io_failed("write out", &path))?;
    }
    fs::rename(&begun, folder).map_err(io_failed("name the backup", folder))?;
    let copy = folder.join(DATABASE);
    Ok(fs::metadata(&copy).map_err(io_failed("look at", &copy))?.len())
}

fn listed(paths: &[PathBuf]) -> String {
    let paths: Vec<_> = paths.iter().map(|path| path.display().to_string()).collect();
    paths.join(", ")
}

/// Copies a backup's database and key to their places, which must be empty. Blocks.
///
/// # Errors
/// Returns an error if the backup is damaged or incomplete, a destination exists, files of an earlier database are left
/// beside it, or the copy fails.
pub(crate) fn put_in_place(folder: &Path, database: &Path, key: &Path) -> Result<(), BackupFailed> {
    backup::check(&folder.join(DATABASE))?;
    if !folder.join(DICE_KEY).is_file() {
        return Err(BackupFailed::NoKey(folder.to_owned()));
    }
    check_key(folder, &folder.join(DICE_KEY))?;
    for place in [database, key] {
        if place.exists() {
            return Err(BackupFailed::InTheWay(place.to_owned()));
        }
        if let Some(parent) = place.parent() {
            fs::create_dir_all(parent).map_err(io_failed("make", parent))?;
        }
    }
    let left = private::left_beside(database);
    if !left.is_empty() {
        return Err(BackupFailed::LeftBeside { database: database.to_owned(), left });
    }
    let _alone = Exclusive::lock_database(&DatabaseUrl::Sqlite(database.to_owned()))?;
    copy_file(&folder.join(DICE_KEY), key)?;
    copy_file(&folder.join(DATABASE), database)
}

/// Returns the name of a backup until it is complete.
pub(crate) fn begun(folder: &Path) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(".begun");
    PathBuf::from(name)
}

/// Checks the key. A backup without the right key is useless, because its matches cannot continue.
fn check_key(folder: &Path, key: &Path) -> Result<(), BackupFailed> {
    let Some(known) = backup::known_key(&folder.join(DATABASE))? else { return Ok(()) };
    if SeedVault::open(key)?.fingerprint() != known {
        return Err(BackupFailed::ForeignKey(key.to_owned()));
    }
    Ok(())
}

/// Creates a folder that only this account can read: it holds password hashes and seeds.
pub(crate) fn make_private_folder(path: &Path) -> Result<(), BackupFailed> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(io_failed("make", path))
}

/// Copies a file so that only its owner can read it.
fn copy_file(from: &Path, to: &Path) -> Result<(), BackupFailed> {
    private::make(to).map_err(io_failed("make", to))?;
    fs::copy(from, to).map_err(io_failed("copy to", to))?;
    // `fs::copy` also copies the permissions of the original.
    private::tighten(to).map(drop).map_err(io_failed("make private", to))
}

fn io_failed(what: &'static str, path: &Path) -> impl FnOnce(io::Error) -> BackupFailed {
    let path = path.to_owned();
    move |cause| BackupFailed::Io { what, path, cause }
}
