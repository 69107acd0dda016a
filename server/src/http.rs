//! HTTP. `api` has the handlers of the API, in files that mirror the URLs; the other routes are in [`routes`]. A
//! handler extracts, authorises, makes one call and answers.

mod address;
mod api;
mod bearer;
mod blocked;
mod boards_v1;
mod body;
mod bounds;
mod cookie;
mod cors;
mod documents;
mod error;
mod extract;
mod files;
mod finish;
mod health;
pub(crate) mod metrics_listener;
mod once;
mod origin;
mod packing;
mod pieces;
mod previews;
pub(crate) mod refusals;
mod registry;
mod routing;
mod session;
mod there;
mod uploads;
mod web_client;
mod ws;

use actix_web::{
    middleware::{Compress, from_fn},
    web::{self, ServiceConfig},
};

pub(crate) use address::of_client as client_address;
pub use api::openapi::openapi_document;
pub(crate) use bounds::keep_bounds;
pub use error::HttpError;
pub(crate) use extract::{CurrentUser, MaybeUser, Through, body_error};
pub(crate) use finish::finish;
pub(crate) use previews::site_head;
pub(crate) use web_client::WebClient;

/// The whole route tree. The health checks of load balancers stand outside of the scope that limits admission, so they
/// always answer.
pub(crate) fn routes(config: &mut ServiceConfig) {
    config
        .service(web::resource("/healthz").get(health::is_alive))
        .service(web::resource("/readyz").get(error::Answering(health::is_ready)))
        .service(web::scope("").configure(admitted_routes).wrap(from_fn(bounds::admitted)));
}

fn admitted_routes(config: &mut ServiceConfig) {
    let socket = web::get().to(error::Answering(ws::open_socket));
    config
        .service(
            web::scope(registry::API)
                .configure(extract::limits)
                .configure(routing::register)
                .default_service(web::to(extract::no_such_path))
                // The layer that is added last is the first to see a request.
                .wrap(from_fn(origin::only_our_pages))
                .wrap(from_fn(cors::allow_tokens))
                .wrap(Compress::default()),
        )
        .service(
            web::resource("/ws")
                .route(session::guarded(socket, "/ws", ws::RIGHTS))
                .wrap(from_fn(origin::only_our_pages)),
        )
        .service(web::resource("/boards/v1").get(error::Answering(boards_v1::open_socket)))
        // Prometheus looks here by default. Metrics have a port of their own, so that the public never sees them.
        .service(web::resource("/metrics").to(extract::no_such_path))
        .service(web::resource("/dice.md").get(documents::show_recipe))
        .service(web::resource("/boards-protocol.md").get(documents::show_boards_protocol))
        .service(web::resource(previews::PICTURE).get(error::Answering(previews::show_picture)))
        .default_service(web::to(error::Answering(web_client::serve)));
}
