//! The `[push]` settings.

use std::path::PathBuf;

use serde::Deserialize;

/// The `[push]` section. Web push is on where the site has a public address.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushSettings {
    /// False: the site offers no web push.
    pub enabled: bool,
    /// The contact of the site's operator for operators of push services: a `mailto:` or `https:` address; `None`: the
    /// public address of the site.
    pub contact: Option<String>,
    /// Push services in your own network, as `host:port`. Their addresses are not checked; all others must be public.
    pub trusted: Vec<String>,
    /// A PEM file with the authorities that sign certificates of push services; `None`: those that browsers trust.
    pub certificates: Option<PathBuf>,
}

impl Default for PushSettings {
    fn default() -> PushSettings {
        PushSettings { enabled: true, contact: None, trusted: Vec::new(), certificates: None }
    }
}
