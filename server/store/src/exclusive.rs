//! The lock that allows one server for each SQLite file. A second server would write correctly, but neither would
//! receive the other's notifications, and both would play the bots. Tools beside the server (`fullprime admin`) do
//! not take this lock.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    mem::ManuallyDrop,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use thiserror::Error;

use super::{DatabaseUrl, private};

/// The lock of a running server. The operating system releases it when the process ends, even after a crash.
///
/// It consists of two locks. One is on a file beside the database, under the database's real path, so that a
/// symbolic link leads to the same lock. The other is on the database itself, which a hard link shares. The first
/// also works where the database file does not exist yet.
#[derive(Debug)]
pub struct Exclusive {
    _beside: File,
    _database: Option<DatabaseLock>,
}

/// A `flock` lock on the database's own file. It does not conflict with the record locks that SQLite uses.
///
/// It is unlocked at the end and never closed. Closing any descriptor of a file releases all record locks that the
/// process has on it, those of SQLite too.
#[derive(Debug)]
struct DatabaseLock(ManuallyDrop<File>);

impl Drop for DatabaseLock {
    fn drop(&mut self) {
        if let Err(error) = self.0.unlock() {
            tracing::debug!(%error, "the database's lock ends with the process");
        }
    }
}

/// The reasons why a server cannot have the database for itself.
#[derive(Debug, Error)]
pub enum NotExclusive {
    /// Another process holds the lock.
    #[error(
        "another server uses this database: {} is locked; stop it first, or give this one a database of its own",
        .0.display()
    )]
    Taken(PathBuf),
    /// The lock file cannot be created.
    #[error("cannot lock {}: {cause}; this account needs the right to write in that folder", path.display())]
    Io {
        /// The path of the lock file.
        path: PathBuf,
        /// The reason.
        #[source]
        cause: io::Error,
    },
}

impl Exclusive {
    /// Locks a SQLite database. PostgreSQL serves many nodes and needs no lock.
    ///
    /// # Errors
    /// If another server has the database under any name, or a lock cannot be made.
    pub fn lock_database(url: &DatabaseUrl) -> Result<Option<Exclusive>, NotExclusive> {
        let DatabaseUrl::Sqlite(database) = url else { return Ok(None) };
        // A missing file has no links.
        let real = fs::canonicalize(database).unwrap_or_else(|_not_there| database.clone());
        let mut path = real.clone().into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        let failed = |cause| NotExclusive::Io { path: path.clone(), cause };
        private::make(&path).map_err(failed)?;
        let beside = OpenOptions::new().write(true).open(&path).map_err(failed)?;
        lock(&beside, &path)?;
        let database = if real.exists() { Some(DatabaseLock::lock_file(&real)?) } else { None };
        Ok(Some(Exclusive { _beside: beside, _database: database }))
    }
}

impl DatabaseLock {
    fn lock_file(path: &Path) -> Result<DatabaseLock, NotExclusive> {
        let failed = |cause| NotExclusive::Io { path: path.to_owned(), cause };
        let file = ManuallyDrop::new(File::open(path).map_err(failed)?);
        lock(&file, path)?;
        Ok(DatabaseLock(file))
    }
}

/// Locks a file. It waits a second for another lock to end: a server that is being replaced may be about to end, and a
/// process that another program is about to start holds every lock of that program for a moment.
fn lock(file: &File, path: &Path) -> Result<(), NotExclusive> {
    for attempt in 1.. {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if attempt < 10 => thread::sleep(Duration::from_millis(100)),
            Err(TryLockError::WouldBlock) => return Err(NotExclusive::Taken(path.to_owned())),
            Err(TryLockError::Error(cause)) => return Err(NotExclusive::Io { path: path.to_owned(), cause }),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_locked_under_each_of_its_names() {
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.db");
        fs::write(&file, "").unwrap();
        let names = ["symbolic.db", "hard.db"].map(|name| elsewhere.path().join(name));
        std::os::unix::fs::symlink(&file, &names[0]).unwrap();
        fs::hard_link(&file, &names[1]).unwrap();
        let url = |path: &Path| DatabaseUrl::Sqlite(path.to_owned());
        let locked = Exclusive::lock_database(&url(&file)).unwrap().unwrap();
        for name in [&file, &names[0], &names[1]] {
            let refused = Exclusive::lock_database(&url(name));
            assert!(matches!(refused, Err(NotExclusive::Taken(_))), "{}: {refused:?}", name.display());
        }
        drop(locked);
        for name in [&file, &names[0], &names[1]] {
            drop(Exclusive::lock_database(&url(name)).unwrap().unwrap());
        }
    }
}
