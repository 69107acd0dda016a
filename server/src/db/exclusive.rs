//! One server for one SQLite file. A second one would write correctly, but neither would hear of the other's news, and
//! both would play the bots. Tools beside the server (`fullprime admin`) do not take this lock.

use std::{
    fs::{File, TryLockError},
    io,
    path::PathBuf,
};

use thiserror::Error;

use super::DatabaseUrl;

/// Held while a server runs. The operating system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Exclusive {
    _locked: File,
}

/// Why a server does not get the database for itself.
#[derive(Debug, Error)]
pub enum NotExclusive {
    /// Another process has it.
    #[error(
        "another server uses this database: {} is locked; stop it first, or give this one a database of its own",
        .0.display()
    )]
    Taken(PathBuf),
    /// The lock file cannot be made.
    #[error("cannot lock {}: {cause}; this account needs the right to write in that folder", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// Why.
        #[source]
        cause: io::Error,
    },
}

impl Exclusive {
    /// Locks a file beside the database; none is needed for PostgreSQL, which serves many nodes.
    pub(crate) fn take(url: &DatabaseUrl) -> Result<Option<Exclusive>, NotExclusive> {
        let DatabaseUrl::Sqlite(database) = url else { return Ok(None) };
        let mut path = database.clone().into_os_string();
        path.push(".lock");
        let path = PathBuf::from(path);
        let file = File::create(&path).map_err(|cause| NotExclusive::Io { path: path.clone(), cause })?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Exclusive { _locked: file })),
            Err(TryLockError::WouldBlock) => Err(NotExclusive::Taken(path)),
            Err(TryLockError::Error(cause)) => Err(NotExclusive::Io { path, cause }),
        }
    }
}
