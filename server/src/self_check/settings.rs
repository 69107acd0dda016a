//! The settings of the nightly self-check.

use std::path::{Path, PathBuf};

use serde::Deserialize;

/// The `[self_check]` section.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SelfCheckSettings {
    /// True if this node may run the nightly check.
    pub enabled: bool,
    /// The hour, in UTC, from which a night's check may start.
    pub hour_utc: u8,
    /// The folder for nightly backups of a SQLite database; if not set, `backups` beside the database.
    pub backup_folder: Option<PathBuf>,
    /// The number of nightly backups that are kept.
    pub backups_kept: u16,
}

impl Default for SelfCheckSettings {
    fn default() -> SelfCheckSettings {
        SelfCheckSettings { enabled: true, hour_utc: 3, backup_folder: None, backups_kept: 2 }
    }
}

impl SelfCheckSettings {
    /// Returns the folder for nightly backups of this database.
    pub(super) fn backup_folder(&self, database: &Path) -> PathBuf {
        self.backup_folder.clone().unwrap_or_else(|| database.with_file_name("backups"))
    }
}
