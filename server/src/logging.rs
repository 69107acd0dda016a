//! Structured logs on standard error: text for people, JSON for programs.

use std::io::{self, IsTerminal as _};

use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::config::{ConfigError, LogFormat, LogSettings};

/// Starts logging. `FULLPRIME_LOG` overrides the filter of the configuration.
///
/// # Errors
/// Returns an error if the filter is invalid.
pub(crate) fn start(settings: &LogSettings) -> Result<(), ConfigError> {
    let filter = std::env::var("FULLPRIME_LOG").unwrap_or_else(|_unset| settings.filter.clone());
    let filter = EnvFilter::try_new(&filter)
        .map_err(|error| ConfigError::Invalid(format!("log.filter {filter:?}: {error}")))?;
    let registry = tracing_subscriber::registry().with(filter);
    let started = match settings.format {
        LogFormat::Json => {
            registry.with(fmt::layer().json().flatten_event(true).with_writer(io::stderr)).try_init()
        }
        LogFormat::Text => {
            let layer = fmt::layer().with_ansi(io::stderr().is_terminal()).with_target(false);
            registry.with(layer.with_writer(io::stderr)).try_init()
        }
    };
    started.map_err(|error| ConfigError::Invalid(format!("logging cannot start: {error}")))
}
