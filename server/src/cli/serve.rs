//! `fullprime serve`: the server.

use std::{io::Write as _, path::PathBuf, time::Duration};

use anyhow::Context as _;
use clap::Args;
use cli::Outcome;
use eval::EvaluatorChoice;
use tokio::signal::unix::{SignalKind, signal};

use super::environment::environment;
use crate::{Application, Lifecycle, Settings, logging};

#[derive(Debug, Args)]
pub(super) struct Serve {
    /// A configuration file (TOML). The flags below override it.
    #[arg(long, value_name = "FILE", env = "FULLPRIME_CONFIG")]
    config: Option<PathBuf>,
    /// The address to listen on, host:port.
    #[arg(long, value_name = "ADDRESS", env = "FULLPRIME_LISTEN")]
    listen: Option<String>,
    /// The address of metrics for Prometheus, host:port; or off.
    #[arg(long, value_name = "ADDRESS", env = "FULLPRIME_METRICS_LISTEN")]
    metrics_listen: Option<String>,
    /// Start even if pages of the SQLite file are damaged, to rescue the rest.
    #[arg(long)]
    despite_damage: bool,
    /// The database: sqlite:PATH or postgres://...
    #[arg(long, value_name = "URL", env = "FULLPRIME_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The URL of Redis, which connects several nodes.
    #[arg(long, value_name = "URL", env = "FULLPRIME_REDIS", hide_env_values = true)]
    redis: Option<String>,
    /// The net's evaluator for bots and analyses: native, or torch in a build with libtorch.
    #[arg(long, value_name = "NAME")]
    evaluator: Option<EvaluatorChoice>,
}

impl Serve {
    /// Runs the server until it is stopped.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let settings = self.settings()?;
        logging::start(&settings.log)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the runtime cannot be started")?;
        runtime.block_on(async move {
            let greeting = Greeting::from_settings(&settings);
            let notice = settings.stop_notice();
            let application = Application::build(settings, None).await?;
            tokio::spawn(stop_on_signals(application.lifecycle(), notice)?);
            greeting.print(&application).context("standard output is closed")?;
            application.run().await.context("the network failed")
        })?;
        // A query that hangs in an unresponsive database must not block the end.
        runtime.shutdown_timeout(Duration::from_millis(500));
        Ok(Outcome::AllWell)
    }

    fn settings(self) -> anyhow::Result<Settings> {
        let mut settings = Settings::load(self.config.as_deref(), environment())?;
        if let Some(listen) = self.listen {
            settings.listen = listen;
        }
        if let Some(listen) = self.metrics_listen {
            settings.metrics_listen = listen.into();
        }
        settings.despite_damage = self.despite_damage;
        if let Some(database) = self.database {
            settings.database.url = database;
        }
        if let Some(redis) = self.redis {
            settings.redis.url = Some(redis);
        }
        if let Some(evaluator) = self.evaluator {
            settings.live.bots.evaluator = evaluator;
        }
        Ok(settings)
    }
}

/// Returns a future that acts on signals. The first signal stops the server gracefully after `notice`; the second stops
/// it at once.
pub(super) fn stop_on_signals(
    lifecycle: Lifecycle,
    notice: Duration,
) -> std::io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        let mut next = async || {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        };
        next().await;
        lifecycle.announce_stop();
        let announced = {
            let lifecycle = lifecycle.clone();
            async move {
                // Load balancers see the announcement first, and send new connections elsewhere before the server
                // stops.
                tokio::time::sleep(notice).await;
                lifecycle.stop();
            }
        };
        tokio::spawn(announced);
        next().await;
        // A second signal: the operator does not want to wait.
        tracing::warn!("stopping at once");
        std::process::exit(2);
    })
}

/// The message when the server is ready.
struct Greeting {
    public_url: Option<String>,
}

impl Greeting {
    fn from_settings(settings: &Settings) -> Greeting {
        Greeting { public_url: settings.public_url.as_ref().map(ToString::to_string) }
    }

    fn print(&self, application: &Application) -> std::io::Result<()> {
        let address = application.address();
        // A wildcard or loopback address is printed as the name that browsers on this machine use.
        let host = if address.ip().is_unspecified() || address.ip().is_loopback() {
            format!("localhost:{}", address.port())
        } else {
            address.to_string()
        };
        let url = self.public_url.clone().unwrap_or_else(|| format!("http://{host}"));
        // Printed in one write: a reader that closes the pipe after the first line must not end the server.
        let metrics = application.metrics_address();
        let metrics =
            metrics.map_or(String::new(), |at| format!("Metrics for Prometheus: http://{at}/metrics\n"));
        let text = format!(
            "Fullprime is ready: open {url} and press \"Play a bot\".\n\
             Sign up with a name and a password, or play as a guest. Ctrl-C stops.\n{metrics}"
        );
        let mut output = std::io::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()
    }
}
