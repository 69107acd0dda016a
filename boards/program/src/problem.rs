//! Why the program ends before the match does.

use std::path::PathBuf;

use thiserror::Error;
use wire::BoardRefusal;

/// Why the program ends.
#[derive(Debug, Error)]
pub enum Problem {
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The memory of the board is not one.
    #[error("{} is not the memory of a board", .0.display())]
    NotAMemory(PathBuf),
    /// Another program plays with it.
    #[error("{} is in use: the board is playing already", .0.display())]
    InUse(PathBuf),
    /// Nobody has said whose board it is.
    #[error("the board is not enrolled: ask for a code on the page Sensor boards and give it with --code")]
    NotEnrolled,
    /// Another kind of address.
    #[error("the server's address begins with http:// or https://, not with {0}:")]
    Scheme(String),
    /// A file that is to say whom to believe says nothing.
    #[error("{} holds no certificates in PEM form that can be used", .0.display())]
    NotCertificates(PathBuf),
    /// TLS cannot be had.
    #[error("TLS: {0}")]
    Tls(tokio_rustls::rustls::Error),
    /// No key can be made.
    #[error("no random numbers: {0}")]
    Random(getrandom::Error),
    /// The terminal cannot be drawn on.
    #[error("the terminal: {0}")]
    Terminal(#[from] std::io::Error),
    /// Another server answers than the one that knows the board.
    #[error(
        "this is {found}, and the board is enrolled elsewhere; give it a memory of its own with --memory"
    )]
    Stranger {
        /// Its name.
        found: String,
    },
    /// The server does not want this board.
    #[error("refused ({}): {message}", code.name())]
    Refused {
        /// Why.
        code: BoardRefusal,
        /// Why, in words.
        message: String,
    },
}
