//! Reasons to end the program before the match is over.

use std::path::PathBuf;

use thiserror::Error;
use wire::BoardRefusal;

/// A reason to end the program.
#[derive(Debug, Error)]
pub enum Problem {
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// The file is not a board's memory.
    #[error("{} is not the memory file of a board", .0.display())]
    NotAMemory(PathBuf),
    /// Another program uses the memory.
    #[error("{} is in use: the board is playing already", .0.display())]
    InUse(PathBuf),
    /// The board is not enrolled and there is no code.
    #[error(
        "the board is not enrolled: get a code on the server's page 'Sensor boards' and give it with --code"
    )]
    NotEnrolled,
    /// The scheme of the address is unknown.
    #[error("the server's address must begin with http:// or https://, not with {0}:")]
    Scheme(String),
    /// The file of trusted certificates is unusable.
    #[error("{} contains no usable certificates in PEM format", .0.display())]
    NotCertificates(PathBuf),
    /// TLS cannot be set up.
    #[error("TLS: {0}")]
    Tls(tokio_rustls::rustls::Error),
    /// The system has no random numbers for a key.
    #[error("no random numbers: {0}")]
    Random(getrandom::Error),
    /// The terminal cannot be used.
    #[error("the terminal: {0}")]
    Terminal(#[from] std::io::Error),
    /// The server that answers is not the one that enrolled the board.
    #[error("this is {found}, but the board is enrolled with another server; use another --memory file here")]
    Stranger {
        /// The server's name.
        found: String,
    },
    /// The server refuses this board for good.
    #[error("refused ({}): {message}", code.name())]
    Refused {
        /// The code.
        code: BoardRefusal,
        /// The message.
        message: String,
    },
}
