//! `[mail]`: through which server mail goes out.

use std::{fs, path::PathBuf};

use serde::Deserialize;

use crate::config::ConfigError;

/// `[mail]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailSettings {
    /// The host of the SMTP server; none: no mail is sent.
    pub server: Option<String>,
    /// Its port; none: the usual one of the encryption.
    pub port: Option<u16>,
    /// How the way to it is protected.
    pub encryption: MailEncryption,
    /// Who mails come from: `Name <address>`.
    pub from: Option<String>,
    /// Who is told when the nightly self-check fails; none: nobody.
    pub operator: Option<String>,
    /// As whom to sign in; none: nobody.
    pub user: Option<String>,
    /// A file with the password; without it the environment variable `FULLPRIME_MAIL_PASSWORD` is asked.
    pub password_file: Option<PathBuf>,
}

/// How the way to the SMTP server is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailEncryption {
    /// It begins in the clear and goes on encrypted, or ends.
    #[default]
    Starttls,
    /// It is encrypted from the beginning.
    Tls,
    /// Not at all: for a server on the same machine.
    None,
}

/// Where the password is when there is no file.
const PASSWORD_VARIABLE: &str = "FULLPRIME_MAIL_PASSWORD";

impl MailSettings {
    /// The password of `user`.
    pub(super) fn password(&self) -> Result<String, ConfigError> {
        match &self.password_file {
            Some(path) => fs::read_to_string(path)
                .map(|text| text.trim_end_matches(['\r', '\n']).to_owned())
                .map_err(|cause| ConfigError::Read { path: path.clone(), cause }),
            None => std::env::var(PASSWORD_VARIABLE).map_err(|_missing| {
                ConfigError::Invalid(format!("mail.user: set mail.password_file or {PASSWORD_VARIABLE} too"))
            }),
        }
    }
}
