//! Files that only the server's own account may read: databases, SQLite's files beside them, backups and keys.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The suffixes of a database and of SQLite's files beside it.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Creates an empty file with mode 0600, or leaves an existing one as it is.
///
/// SQLite gives the files beside a database the mode of the database, so this runs before SQLite opens one.
///
/// # Errors
/// If it cannot be created.
pub fn make(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_made) => Ok(()),
        // Opening and closing the file would release the locks that SQLite holds on it in this process.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Removes all rights of other accounts from a file. Returns true if there were any.
///
/// # Errors
/// If they cannot be removed.
pub fn tighten(path: &Path) -> io::Result<bool> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(path)?.permissions().mode();
        if mode & 0o077 == 0 {
            return Ok(false);
        }
        fs::set_permissions(path, fs::Permissions::from_mode(mode & !0o077))?;
        Ok(true)
    }
    #[cfg(not(unix))]
    {
        let _: PathBuf = path.to_owned();
        Ok(false)
    }
}

/// Returns the files that SQLite has left beside the place of a database. It takes them for a part of any database at
/// this place.
pub fn left_beside(database: &Path) -> Vec<PathBuf> {
    let beside = ["-wal", "-shm", "-journal"].map(|end| {
        let mut path = database.as_os_str().to_owned();
        path.push(end);
        PathBuf::from(path)
    });
    beside.into_iter().filter(|path| path.symlink_metadata().is_ok()).collect()
}

/// Removes other accounts' rights from a database and the files beside it. A failure is only logged, because it
/// must not keep a server from starting.
pub fn tighten_database(database: &Path) {
    for end in BESIDE {
        let mut path = database.as_os_str().to_owned();
        path.push(end);
        tighten_or_warn(&PathBuf::from(path));
    }
}

/// Removes other accounts' rights from a file, or logs that this is not possible.
pub fn tighten_or_warn(path: &Path) {
    match tighten(path) {
        Ok(false) => {}
        Ok(true) => {
            tracing::warn!(file = %path.display(), "other accounts could read this file; only its owner can now")
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        // A mounted secret that the server's group may read was set up that way on purpose.
        Err(_) if !is_open_to_all(path) => {}
        Err(error) => {
            tracing::warn!(file = %path.display(), %error, "other accounts can read this file; give it the mode 0600");
        }
    }
}

fn is_open_to_all(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::metadata(path).is_ok_and(|metadata| metadata.permissions().mode() & 0o007 != 0)
    }
    #[cfg(not(unix))]
    {
        path.exists()
    }
}
