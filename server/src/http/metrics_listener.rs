//! `/metrics` on a separate listener: operators' data never shares a port with the public.

use std::net::{SocketAddr, TcpListener};

use actix_web::{
    App, HttpResponse, HttpServer,
    dev::Server,
    web::{self, Data},
};
use site::{error::AppError, lifecycle::Lifecycle};
use texts::refusals;

use super::HttpError;
use crate::{config::MetricsListen, start_error::StartError, state::AppState};

/// The maximum number of open connections. Prometheus needs one.
const CONNECTIONS_MAX: usize = 16;

/// Starts the listener if metrics are on. Returns its address too, with the real port if port 0 was configured.
///
/// # Errors
/// Returns an error if the operator has named an address that cannot be listened on. If the default address is taken,
/// for example by a second server on this machine, the server logs this and runs without metrics.
pub(crate) fn listen(state: &AppState) -> Result<Option<(SocketAddr, Server)>, StartError> {
    let (wanted, must) = match &state.settings.metrics_listen {
        MetricsListen::Off => return Ok(None),
        MetricsListen::Default => (MetricsListen::DEFAULT, false),
        MetricsListen::At(address) => (address.as_str(), true),
    };
    let refused = |cause| StartError::Metrics { address: wanted.to_owned(), cause };
    let listener = match TcpListener::bind(wanted) {
        Ok(listener) => listener,
        Err(cause) if must => return Err(refused(cause)),
        Err(cause) => {
            tracing::warn!(address = wanted, %cause, "no metrics: set metrics_listen to another address, or to off");
            return Ok(None);
        }
    };
    let address = listener.local_addr().map_err(refused)?;
    let data = Data::new(state.clone());
    let app = move || {
        App::new()
            .app_data(data.clone())
            .service(web::resource("/metrics").get(show))
            .default_service(web::to(no_such_path))
    };
    let server = HttpServer::new(app)
        .workers(1)
        .max_connections(CONNECTIONS_MAX)
        .listen(listener)
        .map_err(refused)?
        .disable_signals()
        .shutdown_timeout(1)
        .run();
    Ok(Some((address, server)))
}

/// Serves until the server stops.
pub(crate) async fn serve(server: Server, lifecycle: Lifecycle) {
    let handle = server.handle();
    let stop = async {
        lifecycle.stopped().await;
        handle.stop(false).await;
    };
    let (served, ()) = tokio::join!(server, stop);
    if let Err(cause) = served {
        tracing::warn!(%cause, "metrics are no longer served");
    }
}

/// Returns the metrics in the text format of Prometheus.
async fn show(state: Data<AppState>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(state.site.node.metrics.to_text())
}

async fn no_such_path() -> Result<&'static str, HttpError> {
    Err(AppError::NotFound(refusals::no_such_address()).into())
}
