//! The listener: admitted connections are served as HTTP, all others are closed here.

use std::{
    future::ready,
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use actix_http::{HttpService, error::DispatchError};
use actix_server::ServerBuilder;
use actix_service::{IntoServiceFactory as _, ServiceFactoryExt as _, fn_service, map_config};
use actix_web::{
    App,
    dev::{AppConfig, Server},
    middleware, web,
};
use socket2::SockRef;
use tokio::net::TcpStream;

use super::{Connections, NetworkMetrics, Proxies, Refused, descriptors::make_room, stream, stream::Stream};
use crate::{config::Settings, http, state::AppState};

/// The number of connections that the system queues until the server accepts them.
const BACKLOG: i32 = 1_024;
/// The number of connections that may wait for admission, beside the open ones.
const UNJUDGED_MAX: usize = 64;
/// The margin by which the limits of actix-http exceed those of the stream, which are more precise.
const MARGIN: Duration = Duration::from_secs(1);

/// Reserves file descriptors for connections and returns their shared counter.
pub(crate) fn prepare(settings: &Settings, metrics: NetworkMetrics) -> Arc<Connections> {
    let wanted = &settings.connections;
    let room = make_room(wanted.max, u64::from(settings.database.connections_max));
    tracing::info!(
        descriptors = room.descriptors,
        connections = room.anybody,
        reserved = room.all - room.anybody,
        per_address = wanted.per_address,
        "connection limits"
    );
    if room.anybody < wanted.max as usize {
        tracing::warn!(
            wanted = wanted.max,
            possible = room.anybody,
            "connections.max does not fit into the limit of open files; raise that limit (LimitNOFILE, ulimits)"
        );
    }
    let proxies = Proxies::new(settings.behind_proxy, settings.trusted_proxies.as_deref());
    Connections::new(wanted.clone(), proxies, room, metrics)
}

/// Listens on the address. The server serves once it is polled.
///
/// # Errors
/// Returns an error if the address cannot be listened on.
pub(crate) fn listen(state: &AppState) -> io::Result<(SocketAddr, Server)> {
    let listener = TcpListener::bind(state.settings.listen.as_str())?;
    // The standard library queues only 128, which a crowd fills.
    SockRef::from(&listener).listen(BACKLOG)?;
    let address = listener.local_addr()?;
    let connections = Arc::clone(&state.connections);
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let builder = ServerBuilder::new()
        .workers(workers)
        .max_concurrent_connections((connections.max() + UNJUDGED_MAX).div_ceil(workers))
        .disable_signals()
        .shutdown_timeout(state.settings.stop_timeout_s);
    let stopping = builder.graceful_shutdown_signal();
    let data = web::Data::new(state.clone());
    let server = builder.listen("http", listener, move || {
        let (data, stopping) = (data.clone(), stopping.clone());
        let app = App::new()
            .app_data(data)
            .configure(http::routes)
            .wrap(middleware::from_fn(http::keep_bounds))
            .wrap(middleware::from_fn(http::finish));
        let app = app.into_factory().map_err(|error: actix_web::Error| error.error_response());
        let service = HttpService::build()
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            // The stream below limits heads, idle connections and refused bodies; these limits are for the phases that
            // it cannot see.
            .keep_alive(connections.settings().idle() + MARGIN)
            .client_request_timeout(Duration::ZERO)
            .client_disconnect_timeout(connections.settings().linger() + MARGIN)
            .local_addr(address)
            .on_connect_ext(|stream: &Stream, data| {
                data.insert(stream.link().clone());
            })
            .h1(map_config(app, |()| AppConfig::default()));
        let connections = Arc::clone(&connections);
        fn_service(move |io: TcpStream| ready(admit(io, &connections))).and_then(service)
    })?;
    Ok((address, server.run()))
}

/// Admits or refuses a connection. Until then it has only a file descriptor.
fn admit(
    io: TcpStream,
    connections: &Arc<Connections>,
) -> Result<(Stream, Option<SocketAddr>), DispatchError> {
    let peer = io.peer_addr().map_err(DispatchError::Io)?;
    match connections.admit(peer.ip()) {
        Ok(place) => {
            // An action's answer and the view after it are two small frames. The second must not wait for the first's
            // ACK.
            io.set_nodelay(true).map_err(DispatchError::Io)?;
            Ok((Stream::new(io, place, connections.proxies().are_at(peer.ip())), Some(peer)))
        }
        Err(refused) => {
            let status = match refused {
                Refused::Address => "429 Too Many Requests",
                Refused::Full | Refused::Reserve => "503 Service Unavailable",
            };
            let word = format!(
                "HTTP/1.1 {status}\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
            );
            stream::part_with(&io, &word);
            Err(DispatchError::Io(io::ErrorKind::ConnectionRefused.into()))
        }
    }
}
