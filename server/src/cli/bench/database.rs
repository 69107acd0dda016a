//! Measurements on a database of made-up data.

use std::io::{self, Write as _};

use anyhow::Context as _;
use serde::Serialize;
use site::metrics::Metrics;
use store::{OpenedBy, Store};

use crate::config::Settings;

/// Waits for a report and prints it as one JSON document.
pub(super) fn report<T: Serialize>(measured: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(measured)?;
    writeln!(io::stdout(), "{}", serde_json::to_string_pretty(&report)?)
        .context("standard output is closed")?;
    Ok(())
}

/// Opens an empty database to fill.
pub(super) async fn open(database: &str) -> anyhow::Result<Store> {
    let mut settings = Settings::default();
    settings.database.url = database.to_owned();
    let settings = settings.store()?;
    let open = move || Store::open(&settings, OpenedBy::Server, Metrics::new().store.clone());
    Ok(tokio::task::spawn_blocking(open).await??)
}
