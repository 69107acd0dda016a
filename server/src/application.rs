//! Starts and stops the whole server. Production and tests both use [`Application::build`].

use std::{net::SocketAddr, sync::Arc, time::Duration};

use actix_web::dev::Server;
use site::{
    Foundation, Site,
    accounts::{PasswordHasher, guests},
    address_hash::AddressHasher,
    disk::Disk,
    integrity::{blocks::Blocks, voids},
    lifecycle::Lifecycle,
    limits::{LocalLimiter, RateLimiter, SharedLimiter},
    mail::{self, Post},
    match_state::dice_key,
    matches::own_account::SHARED_BROWSER_MS,
    metrics::Metrics,
    push::Pushes,
    uploads::Uploads,
};
use store::{
    DatabaseUrl, DbError, OpenedBy, Store, address_accounts, boards,
    clock::{SharedClock, SiteClock},
    devices, known_devices, ledger, names, sessions, time,
};
use wire::Millis;

use crate::{
    config::{ConfigError, Settings},
    http::{WebClient, metrics_listener, refusals::RefusalLog, site_head},
    metrics::ServerMetrics,
    network, self_check,
    start_error::StartError,
    state::AppState,
};

/// A server that listens. It serves once it is run.
#[derive(Debug)]
pub struct Application {
    address: SocketAddr,
    state: AppState,
    /// `None` if the caller passed in a clock.
    site_clock: Option<Arc<SiteClock>>,
    server: ServerFuture,
    /// `None` if metrics are off.
    metrics: Option<(SocketAddr, ServerFuture)>,
}

/// A wrapper with `Debug`, which actix's server lacks.
struct ServerFuture(Server);

impl std::fmt::Debug for ServerFuture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerFuture")
    }
}

/// The time for which used codes and revoked boards are stored: a day.
const BOARDS_KEPT_MS: i64 = 24 * 60 * 60 * 1_000;
/// The time for which a browser is known: the lifetime of its cookie.
const KNOWN_DEVICE_MS: i64 = 365 * 24 * 60 * 60 * 1_000;
/// The interval at which expired data is removed.
const HOUSEKEEPING_EVERY: Duration = Duration::from_secs(60 * 60);

impl Application {
    /// Opens the database, migrates its schema and listens. Requires a tokio runtime. Without a `clock` the server
    /// keeps the site's time itself.
    ///
    /// # Errors
    /// Returns an error if any configured resource cannot be used. In that case nothing is left running.
    pub async fn build(settings: Settings, clock: Option<SharedClock>) -> Result<Application, StartError> {
        settings.check()?;
        let public_origin = settings.public_origin()?;
        let post = Post::open(&settings.mail, public_origin.as_ref()).map_err(ConfigError::Mail)?;
        let store_settings = settings.store()?;
        let probe = settings.database.probe(&store_settings.url);
        let exchange = settings.exchange()?;
        if exchange.is_some() && matches!(store_settings.url, DatabaseUrl::Sqlite(_)) {
            return Err(ConfigError::Invalid(
                "redis.url: a SQLite file has one node, which needs no Redis; for several nodes give a PostgreSQL \
                 as database.url (`fullprime admin migrate-database` moves a site there)"
                    .to_owned(),
            )
            .into());
        }
        if let Some(exchange) = &exchange {
            exchange.check().await?;
        }
        let metrics = Metrics::new();
        let passwords = PasswordHasher::new(settings.accounts.hash_cost, settings.accounts.hashes_at_once)?;
        let store_metrics = metrics.store.clone();
        let opened_by =
            if settings.despite_damage { OpenedBy::ServerDespiteDamage } else { OpenedBy::Server };
        let store =
            // Diesel blocks its thread, and migrations may take long.
            tokio::task::spawn_blocking(move || Store::open(&store_settings, opened_by, store_metrics))
                .await??;
        let (clock, site_clock) = match clock {
            Some(clock) => (clock, None),
            None => {
                let reading = store.read(time::reading).await.map_err(StartError::Time)?;
                let clock = Arc::new(SiteClock::from_reading(reading));
                (Arc::clone(&clock) as SharedClock, Some(clock))
            }
        };
        enter_names(&store, clock.now()).await.map_err(StartError::Live)?;
        let limiter: Arc<dyn RateLimiter> = match &exchange {
            Some(exchange) => Arc::new(SharedLimiter::new(exchange.clone(), settings.limits.clone())),
            None => Arc::new(LocalLimiter::new(settings.limits.clone())),
        };
        let disk = Arc::new(Disk::new(probe, settings.database.shed_below_bytes(), metrics.disk.clone()));
        let lifecycle = Lifecycle::default();
        let vault = dice_key::open(&store, &settings.dice_key_file()?, clock.now()).await?;
        let pushes =
            Pushes::open(&settings.push, public_origin.as_ref(), &vault).map_err(ConfigError::Push)?;
        let halls = settings.connections.halls.iter().map(|hall| hall.range).collect();
        let addresses = AddressHasher::open(
            store.clone(),
            vault.clone(),
            Arc::clone(&clock),
            settings.log.address_days,
            halls,
        );
        let addresses = addresses.await.map_err(StartError::Addresses)?;
        let blocks = Blocks::open(store.clone(), Arc::clone(&clock), metrics.blocks.clone());
        let blocks = blocks.await.map_err(StartError::Blocks)?;
        let server_metrics = ServerMetrics::new(metrics.registry());
        let foundation = Foundation {
            store,
            clock,
            lifecycle,
            limiter,
            disk,
            font: ::cli::system_font(),
            metrics,
            vault,
            passwords,
            addresses,
            blocks,
            post,
            pushes,
            exchange,
        };
        let site = Site::open(foundation, settings.live.clone(), settings.accounts.clone());
        let site = site.await.map_err(StartError::Live)?;
        let connections = network::prepare(&settings, server_metrics.network.clone());
        let web_client =
            WebClient::load(&site_head(public_origin.as_ref().map(|origin| origin.ascii.as_str())));
        let state = AppState {
            site: Arc::new(site),
            connections,
            uploads: Uploads::new(settings.live.library.memory_mib),
            public_origin,
            refusals: RefusalLog::default(),
            metrics: server_metrics,
            web_client: Arc::new(web_client),
            settings: Arc::new(settings),
        };
        let metrics = metrics_listener::listen(&state)?;
        let metrics = metrics.map(|(address, server)| (address, ServerFuture(server)));
        let refused = |cause| StartError::Listen { address: state.settings.listen.clone(), cause };
        let (address, server) = network::listen(&state).map_err(refused)?;
        Ok(Application { address, state, site_clock, server: ServerFuture(server), metrics })
    }

    /// Returns the address on which the server listens, with the real port if port 0 was configured.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address of the metrics, or `None` if they are off.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(address, _)| *address)
    }

    /// Returns the handle that stops the server.
    pub fn lifecycle(&self) -> Lifecycle {
        self.state.site.node.lifecycle.clone()
    }

    /// Serves until [`Lifecycle::stop`]. Then it accepts no new connections, notifies sockets, waits for requests and
    /// tasks to end, and commits pending writes.
    ///
    /// # Errors
    /// Returns an error if the network fails.
    pub async fn run(self) -> std::io::Result<()> {
        let Application { state, site_clock, server, metrics, .. } = self;
        let lifecycle = state.site.node.lifecycle.clone();
        lifecycle.spawn(housekeeping(state.clone()));
        lifecycle.spawn(state.site.accounts.addresses.clone().keep(lifecycle.clone()));
        lifecycle.spawn(state.site.blocks.clone().keep(lifecycle.clone()));
        lifecycle.spawn(self_check::keep(state.clone()));
        lifecycle.spawn(voids::keep_rewriting(state.site.node.store.clone(), lifecycle.clone()));
        lifecycle.spawn(keep_guests(state.clone()));
        let node = &state.site.node;
        lifecycle.spawn(Arc::clone(&node.disk).keep(
            node.store.clone(),
            Arc::clone(&node.clock),
            lifecycle.clone(),
        ));
        if let Some(clock) = site_clock {
            lifecycle.spawn(keep_time(state.clone(), clock));
        }
        state.site.start();
        if let Some(post) = &state.site.accounts.post {
            lifecycle.spawn(mail::keep(state.site.presence.clone(), Arc::clone(post)));
        }
        if let Some((_address, metrics)) = metrics {
            lifecycle.spawn(metrics_listener::serve(metrics.0, lifecycle.clone()));
        }
        let handle = server.0.handle();
        let stop = async {
            lifecycle.stopped().await;
            tracing::info!("stopping");
            handle.stop(true).await;
        };
        let serve = async {
            let served = server.0.await;
            // Stop also if the network failed.
            lifecycle.stop();
            served
        };
        let until = async {
            lifecycle.stopped().await;
            tokio::time::Instant::now() + state.settings.stop_timeout()
        };
        // One time limit for everything. The HTTP server's own limit has the same length; the requests that it then
        // cuts off get another moment to end.
        let (served, (), until) = tokio::join!(serve, stop, until);
        let until = until.max(tokio::time::Instant::now() + Duration::from_millis(500));
        if tokio::time::timeout_at(until, lifecycle.tasks_ended()).await.is_err() {
            tracing::warn!("some tasks did not end in time");
        }
        state.site.node.store.close().await;
        tracing::info!("stopped");
        served
    }
}

/// The log warns the operator if the site's time differs from its reference by more than this.
const AHEAD_TOLD_MS: i64 = 2_000;

/// Keeps the clock close to its reference.
async fn keep_time(state: AppState, clock: Arc<SiteClock>) {
    let mut was_far = false;
    loop {
        tokio::select! {
            () = tokio::time::sleep(SiteClock::LOOK_EVERY) => {}
            () = state.site.node.lifecycle.stopped() => return,
        }
        // While the database is unreachable, the site's clock runs on without its reference.
        let Ok(reading) = state.site.node.store.read(time::reading).await else { continue };
        let ahead_ms = clock.follow(reading);
        state.site.node.metrics.clock.ahead(ahead_ms);
        let is_far = ahead_ms.abs() > AHEAD_TOLD_MS;
        if is_far && !was_far {
            tracing::warn!(
                ahead_ms,
                "the reference clock was set (PostgreSQL's, or with SQLite this machine's); the site follows it slowly"
            );
        }
        was_far = is_far;
    }
}

/// Adds rows for names that are older than the table of name skeletons.
async fn enter_names(store: &Store, now: Millis) -> Result<(), DbError> {
    for some in names::portions(store.read(names::without).await?) {
        store.write(move |connection| names::enter_all(connection, &some, now)).await?;
    }
    Ok(())
}

/// Deletes expired guests, at the start and then periodically.
async fn keep_guests(state: AppState) {
    loop {
        let now = state.site.node.clock.now();
        match guests::delete_old(&state.site.accounts).await {
            Ok(0) => {}
            Ok(guests) => tracing::info!(guests, "deleted expired guests"),
            Err(error) => {
                error.log();
                tracing::warn!(%error, "cannot delete expired guests");
            }
        }
        let pause_ms = i64::try_from(HOUSEKEEPING_EVERY.as_millis()).unwrap_or(i64::MAX);
        tokio::select! {
            () = state.site.node.clock.sleep_until(Millis(now.0.saturating_add(pause_ms))) => {}
            () = state.site.node.lifecycle.stopped() => return,
        }
    }
}

/// Removes expired data, at the start and then periodically.
async fn housekeeping(state: AppState) {
    loop {
        let now = state.site.node.clock.now();
        let unseen_since = Millis(now.0 - SHARED_BROWSER_MS);
        let unknown_since = Millis(now.0 - KNOWN_DEVICE_MS);
        let address_since = Millis(now.0 - i64::from(state.settings.log.address_days) * 24 * 60 * 60 * 1_000);
        let removed = state.site.node.store.write(move |connection| {
            devices::forget_before(connection, unseen_since)?;
            address_accounts::forget_before(connection, address_since)?;
            known_devices::forget_before(connection, unknown_since)?;
            ledger::forget_grants_before(connection, unknown_since)?;
            sessions::delete_expired(connection, now)
        });
        let removed = removed.await;
        match removed {
            Ok(0) => {}
            Ok(sessions) => tracing::info!(sessions, "removed expired sessions"),
            Err(cause) => tracing::warn!(%cause, "cannot remove expired data"),
        }
        if let Err(cause) = sweep_boards(&state, now).await {
            tracing::warn!(%cause, "cannot remove old frames of boards");
        }
        let pause_ms = i64::try_from(HOUSEKEEPING_EVERY.as_millis()).unwrap_or(i64::MAX);
        tokio::select! {
            () = state.site.node.clock.sleep_until(Millis(now.0.saturating_add(pause_ms))) => {}
            () = state.site.node.lifecycle.stopped() => return,
        }
    }
}

/// Removes the frames of boards that nothing needs any more, and boards and codes that are no longer used.
async fn sweep_boards(state: &AppState, now: Millis) -> Result<(), DbError> {
    let store = &state.site.node.store;
    let before = Millis(now.0.saturating_sub(state.settings.live.boards.frames_kept_ms()));
    // In portions, so that actions of players are written in between.
    while store
        .write(move |connection| boards::forget_frames(connection, before, ::boards::HASHES_KEPT))
        .await?
        > 0
    {}
    let before = Millis(now.0.saturating_sub(BOARDS_KEPT_MS));
    store.write(move |connection| boards::forget_boards(connection, before)).await
}
