//! `fullprime worker`: computes turns of bots for the nodes of a site. It needs only Redis: no database, no key of
//! the dice, no listening address.

use std::{io::Write as _, path::PathBuf, sync::Arc, time::Duration};

use anyhow::Context as _;
use clap::Args;
use cli::Outcome;
use eval::EvaluatorChoice;
use site::house_bots::turns::{Thinker, TurnExchange};
use tokio::sync::Semaphore;

use super::{environment::environment, serve::stop_on_signals};
use crate::{Lifecycle, Settings, logging};

#[derive(Debug, Args)]
pub(super) struct Worker {
    /// The configuration file of the nodes (TOML): `redis`, `live.bots`, `log` and `stop_timeout_s` are used.
    #[arg(long, value_name = "FILE", env = "FULLPRIME_CONFIG")]
    config: Option<PathBuf>,
    /// The URL of the nodes' Redis.
    #[arg(long, value_name = "URL", env = "FULLPRIME_REDIS", hide_env_values = true)]
    redis: Option<String>,
    /// The number of turns to compute at the same time; 0: one for each core.
    #[arg(long, value_name = "TURNS")]
    turns_at_once: Option<usize>,
    /// The net's evaluator: native, or torch in a build with libtorch.
    #[arg(long, value_name = "NAME")]
    evaluator: Option<EvaluatorChoice>,
}

impl Worker {
    /// Runs until it is stopped.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let mut settings = Settings::load(self.config.as_deref(), environment())?;
        if self.redis.is_some() {
            settings.redis.url = self.redis;
        }
        if let Some(turns) = self.turns_at_once {
            settings.live.bots.turns_at_once = turns;
        }
        if let Some(evaluator) = self.evaluator {
            settings.live.bots.evaluator = evaluator;
        }
        settings.check()?;
        logging::start(&settings.log)?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("the runtime cannot be started")?;
        runtime.block_on(work(&settings))?;
        // Another worker takes over the unfinished turns.
        runtime.shutdown_timeout(Duration::from_millis(200));
        Ok(Outcome::AllWell)
    }
}

async fn work(settings: &Settings) -> anyhow::Result<()> {
    let exchange = settings.exchange()?.context(
        "a worker takes its turns from Redis; give the address of Redis with --redis URL, for example \
         redis://127.0.0.1:6379",
    )?;
    exchange.check().await?;
    let lifecycle = Lifecycle::default();
    tokio::spawn(stop_on_signals(lifecycle.clone(), Duration::ZERO)?);
    let bots = &settings.live.bots;
    let thinker = Thinker {
        turns: TurnExchange::new(&exchange),
        engine: bots.evaluator.into(),
        thinking: Arc::new(Semaphore::new(bots.thoughts_at_once())),
        claim_after: bots.claim_after(),
        lifecycle: lifecycle.clone(),
    };
    let mut output = std::io::stdout().lock();
    writeln!(output, "This worker computes the turns of bots. Press Ctrl-C to stop it.")
        .and_then(|()| output.flush())
        .context("standard output is closed")?;
    drop(output);
    // The tables are loaded first, so that the first question does not wait for them.
    let engine = thinker.engine.clone();
    tokio::task::spawn_blocking(move || engine.prepare()).await.context("the engine cannot be prepared")?;
    thinker.run().await;
    if tokio::time::timeout(settings.stop_timeout(), lifecycle.tasks_ended()).await.is_err() {
        tracing::warn!("some turns were not decided in time; another worker or node will decide them");
    }
    Ok(())
}
