//! HTTP: every path and method is in [`routes`]. A handler extracts, authorises, makes one call and answers.

mod accounts;
mod address;
mod bearer;
mod blocks;
mod boards;
mod bounds;
mod comparatives;
mod contacts;
mod cookie;
mod credits;
mod desks;
mod devices;
mod duplicate;
mod extract;
mod finish;
mod health;
mod leaderboards;
mod learning;
mod library;
mod mail;
mod matches;
pub(crate) mod metrics_listener;
mod moderation;
mod openapi;
mod origin;
mod own_data;
mod passkeys;
mod pieces;
mod players;
mod positions;
mod practices;
mod programs;
pub(crate) mod refusals;
mod registry;
mod second_factor;
mod session;
mod sheets;
mod status;
mod team_events;
mod team_matches;
mod tournaments;
mod vacation;
mod web_client;

use actix_web::{
    middleware::{Compress, from_fn},
    web::{self, ServiceConfig},
};

pub(crate) use address::of_client as client_address;
pub(crate) use bounds::keep_bounds;
pub(crate) use extract::{CurrentUser, MaybeUser, Through, body_error};
pub(crate) use finish::finish;
pub use openapi::openapi_document;
pub(crate) use web_client::WebClient;

/// Bytes of a request's body. The largest message of the API is far below.
pub(crate) const BODY_MAX_BYTES: usize = 16 * 1_024;

/// The files of handlers, and the API description with its own route.
const ROUTES: &[registry::Routes] = &[
    accounts::ROUTES,
    blocks::ROUTES,
    boards::ROUTES,
    comparatives::ROUTES,
    contacts::ROUTES,
    credits::ROUTES,
    desks::ROUTES,
    devices::ROUTES,
    duplicate::ROUTES,
    leaderboards::ROUTES,
    learning::ROUTES,
    library::ROUTES,
    mail::ROUTES,
    matches::ROUTES,
    moderation::ROUTES,
    openapi::ROUTES,
    own_data::ROUTES,
    passkeys::ROUTES,
    players::ROUTES,
    positions::ROUTES,
    practices::ROUTES,
    programs::ROUTES,
    second_factor::ROUTES,
    sheets::ROUTES,
    status::ROUTES,
    team_events::ROUTES,
    team_matches::ROUTES,
    tournaments::ROUTES,
    vacation::ROUTES,
];

/// The whole route tree.
pub(crate) fn routes(config: &mut ServiceConfig) {
    config
        .service(
            web::scope(registry::API)
                .configure(extract::limits)
                .configure(registry::register)
                .default_service(web::to(extract::no_such_path))
                // The last named is the first to see a request.
                .wrap(from_fn(session::authenticate))
                .wrap(from_fn(origin::only_our_pages))
                .wrap(Compress::default()),
        )
        .service(
            web::resource("/ws")
                .get(matches::open_socket)
                .wrap(from_fn(session::authenticate))
                .wrap(from_fn(origin::only_our_pages)),
        )
        .service(web::resource("/boards/v1").get(boards::open_socket))
        .service(web::resource("/healthz").get(health::is_alive))
        .service(web::resource("/readyz").get(health::is_ready))
        // Operators' tools look here by habit; it is on a port of its own.
        .service(web::resource("/metrics").to(extract::no_such_path))
        .service(web::resource("/dice.md").get(matches::show_recipe))
        .default_service(web::to(web_client::serve));
}
