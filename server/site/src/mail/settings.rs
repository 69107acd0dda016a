//! The `[mail]` settings: the mail server and its credentials.

use std::{fs, path::PathBuf};

use serde::Deserialize;
use thiserror::Error;

/// The `[mail]` section.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailSettings {
    /// The host of the SMTP server; `None` if the site sends no mail.
    pub server: Option<String>,
    /// The port of the server; `None` for the usual one of the encryption.
    pub port: Option<u16>,
    /// The encryption of the connection to the server.
    pub encryption: MailEncryption,
    /// The sender of mails: `Name <address>`.
    pub from: Option<String>,
    /// The address to notify when the nightly self-check fails; `None` for no such mail.
    pub operator: Option<String>,
    /// The user name for signing in to the server; `None` to send without signing in.
    pub user: Option<String>,
    /// A file with the password; without it, the environment variable `FULLPRIME_MAIL_PASSWORD` is read.
    pub password_file: Option<PathBuf>,
}

/// The encryption of the connection to the SMTP server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailEncryption {
    /// The connection starts in plain text and must switch to TLS, or it is closed.
    #[default]
    Starttls,
    /// The connection uses TLS from the start.
    Tls,
    /// There is no encryption: for a server on the same machine.
    None,
}

/// The reason why no mail can be sent with these settings.
#[derive(Debug, Error)]
pub enum MailSettingsError {
    /// A value is invalid.
    #[error("{0}")]
    Invalid(String),
    /// The file with the password cannot be read.
    #[error("cannot read {path}: {cause}")]
    Password {
        /// The path of the file.
        path: PathBuf,
        /// The cause.
        #[source]
        cause: std::io::Error,
    },
}

/// The environment variable with the password when there is no file.
const PASSWORD_VARIABLE: &str = "FULLPRIME_MAIL_PASSWORD";

impl MailSettings {
    /// Returns the password of `user`.
    pub(super) fn password(&self) -> Result<String, MailSettingsError> {
        match &self.password_file {
            Some(path) => fs::read_to_string(path)
                .map(|text| text.trim_end_matches(['\r', '\n']).to_owned())
                .map_err(|cause| MailSettingsError::Password { path: path.clone(), cause }),
            None => std::env::var(PASSWORD_VARIABLE).map_err(|_missing| {
                MailSettingsError::Invalid(format!(
                    "mail.user: set mail.password_file or {PASSWORD_VARIABLE} too"
                ))
            }),
        }
    }
}
