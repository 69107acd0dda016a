//! Database URLs. The scheme selects the backend; any other scheme is refused when the program starts.

use std::{fmt, path::PathBuf, str::FromStr};

use serde::Deserialize;
use thiserror::Error;

use super::postgres_tls::{self, InvalidTls};

/// A database URL: `sqlite:PATH`, `sqlite://PATH` or `postgres://...`.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A SQLite file, created if it does not exist.
    Sqlite(PathBuf),
    /// A libpq connection URL. It may hold a password and is therefore never printed.
    Postgres(String),
}

/// The durability of a commit to SQLite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SqliteDurability {
    /// `synchronous=FULL`: every answered action survives a power failure. Costs one fsync for each group of
    /// commits.
    #[default]
    Full,
    /// `synchronous=NORMAL`: every answered action survives a crash of the program. A power failure may undo the
    /// last seconds, but only whole transactions.
    Normal,
}

/// The reasons why a text is not a database URL.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidDatabaseUrl {
    /// The scheme is neither `sqlite` nor `postgres`.
    #[error("a database URL begins with sqlite: or postgres://, for example sqlite:data/fullprime.db")]
    UnknownScheme,
    /// The URL names no file.
    #[error("a SQLite URL names a file, for example sqlite:data/fullprime.db")]
    NoFile,
    /// An in-memory database: each connection would see its own.
    #[error("a SQLite database in memory cannot be shared between connections; name a file")]
    InMemory,
    /// The TLS settings of the URL cannot be met.
    #[error(transparent)]
    Tls(#[from] InvalidTls),
}

impl FromStr for DatabaseUrl {
    type Err = InvalidDatabaseUrl;

    fn from_str(text: &str) -> Result<DatabaseUrl, InvalidDatabaseUrl> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            postgres_tls::split(text)?;
            return Ok(DatabaseUrl::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").ok_or(InvalidDatabaseUrl::UnknownScheme)?;
        let path = path.strip_prefix("//").unwrap_or(path);
        if path.is_empty() || path.ends_with('/') {
            Err(InvalidDatabaseUrl::NoFile)
        } else if path.contains(":memory:") || path.contains('?') {
            Err(InvalidDatabaseUrl::InMemory)
        } else {
            Ok(DatabaseUrl::Sqlite(PathBuf::from(path)))
        }
    }
}

/// Shows the URL without parts that may be a password.
impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseUrl::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            DatabaseUrl::Postgres(_) => f.write_str("postgres://..."),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_decides() {
        let rows = [
            ("sqlite:data/a.db", Ok(DatabaseUrl::Sqlite("data/a.db".into()))),
            ("sqlite://data/a.db", Ok(DatabaseUrl::Sqlite("data/a.db".into()))),
            ("sqlite:///var/a.db", Ok(DatabaseUrl::Sqlite("/var/a.db".into()))),
            ("sqlite:/var/a.db", Ok(DatabaseUrl::Sqlite("/var/a.db".into()))),
            ("sqlite:", Err(InvalidDatabaseUrl::NoFile)),
            ("sqlite:data/", Err(InvalidDatabaseUrl::NoFile)),
            ("sqlite::memory:", Err(InvalidDatabaseUrl::InMemory)),
            (
                "postgres://h/d?sslmode=prefer",
                Err(InvalidDatabaseUrl::Tls(InvalidTls::Mode("prefer".to_owned()))),
            ),
            ("mysql://x", Err(InvalidDatabaseUrl::UnknownScheme)),
            ("data/a.db", Err(InvalidDatabaseUrl::UnknownScheme)),
        ];
        for (text, expected) in rows {
            assert_eq!(text.parse(), expected, "{text}");
        }
    }

    #[test]
    fn a_password_is_not_printed() {
        let url: DatabaseUrl = "postgres://anna:secret@host/db".parse().unwrap();
        assert!(!format!("{url} {url:?}").contains("secret"));
    }
}
