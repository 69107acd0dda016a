//! Files that only the server's own account may read: databases, what SQLite keeps beside them, backups, keys.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// What SQLite keeps beside a database.
const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// Makes an empty file with mode 0600, or leaves one that is there as it is.
///
/// SQLite gives the files beside a database the mode of the database, so this is done before it opens one.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn make(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_made) => Ok(()),
        // Opening it only to close it again would let go of the locks that SQLite holds on it in this process.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Takes the rights of everybody but the owner from a file, if there are any. Returns whether there were.
///
/// # Errors
/// If they cannot be taken.
pub(crate) fn tighten(path: &Path) -> io::Result<bool> {
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

/// Takes the rights of others from a database and the files beside it. What cannot be tightened is told in the log, because
/// a server must not stay away for it.
pub(crate) fn tighten_database(database: &Path) {
    for end in BESIDE {
        let mut path = database.as_os_str().to_owned();
        path.push(end);
        tighten_or_warn(&PathBuf::from(path));
    }
}

/// Takes the rights of others from a file, or says in the log that this is not possible.
pub(crate) fn tighten_or_warn(path: &Path) {
    match tighten(path) {
        Ok(false) => {}
        Ok(true) => {
            tracing::warn!(file = %path.display(), "other accounts could read this file; only its owner can now")
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        // A secret that is mounted for the server's group: the one who mounts it has decided so.
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
