//! The routes of the API. The attribute `#[route]` at a handler declares a route; `routes!` lists the handlers of a
//! file. The route tree (`routing.rs`), the API description and the access of tokens are made from these declarations.

use actix_web::http::Method;
use site::limits::Limit;
use store::account::{Scope, Scopes};
use utoipa::openapi::OpenApi;

/// The path prefix of the API.
pub(super) const API: &str = "/api/v1";

/// The access of tokens to a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Any token may use the route, because anonymous visitors may too. A token with one of these scopes is answered as
    /// its account, any other token as an anonymous visitor.
    Open(&'static [Scope]),
    /// A token with one of these scopes may use the route.
    Scoped(&'static [Scope]),
    /// No token may use the route: it is for browsers only.
    Browser,
}

impl Access {
    /// Returns the scopes. A token needs one of them to be answered as its account.
    pub(super) fn scopes(self) -> &'static [Scope] {
        match self {
            Access::Open(scopes) | Access::Scoped(scopes) => scopes,
            Access::Browser => &[],
        }
    }

    /// Returns true if a token with these scopes is answered as its account.
    pub(super) fn is_met_by(self, scopes: &Scopes) -> bool {
        self.scopes().iter().any(|scope| scopes.allow(*scope))
    }
}

/// The rights that are checked before the handler of a route runs. Each route carries its own from its declaration to
/// its handler, so no check has to look at the text of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rights {
    /// The access for tokens.
    pub(super) access: Access,
    pub(super) door: Door,
    /// The limit of which each request of an account takes a token. Only routes that change nothing have none.
    pub(super) limit: Option<Limit>,
    pub(super) full: WhileFull,
}

/// Whether a route serves suspended and banned accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Door {
    /// It does: they may view pages, read the reason, appeal, download their data and delete the account.
    Everybody,
    /// It does not.
    NotShutOut,
}

/// Whether a route is served while the disk is nearly full. Only these routes are:
///
/// - Routes that read, compute an answer, or delete something.
/// - Routes that matches in play need: seats, check-ins, vacations, and acts in competitions. The log of a competition
///   then takes only the acts that it needs to go on or to end (`Competitions::check_room` in the crate `site`).
/// - Signing in and out, and routes that protect an account or the site: passwords, second factors, passkeys, reports,
///   and the decisions of moderators.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WhileFull {
    Served,
    Refused,
}

/// The declaration that `#[route]` makes at a handler.
pub(super) trait Declared {
    const METHOD: Method;
    const PATH: &'static str;
    const RIGHTS: Rights;
}

/// A method of a path, and its handler.
#[derive(Debug)]
pub(super) struct Route {
    pub(super) method: Method,
    /// The pattern without the prefix of the API, such as `/boards/{id}`.
    pub(super) path: &'static str,
    pub(super) rights: Rights,
    /// Returns the handler for one worker of the server.
    pub(super) handler: fn() -> actix_web::Route,
}

/// The routes of one file of handlers.
#[derive(Debug)]
pub(super) struct Routes {
    /// The module path of the file, for the test of its name.
    #[cfg(test)]
    pub(super) file: &'static str,
    pub(super) routes: &'static [Route],
    /// Returns the entries in the API description.
    pub(super) describe: fn() -> OpenApi,
}

/// Defines `ROUTES`, the routes of a file, from the names of its handlers.
macro_rules! routes {
    ($($handler:ident),* $(,)?) => {
        #[derive(utoipa::OpenApi)]
        #[openapi(paths($($handler),*))]
        struct Description;

        pub(in crate::http) const ROUTES: $crate::http::registry::Routes = $crate::http::registry::Routes {
            #[cfg(test)]
            file: module_path!(),
            routes: &[$($crate::http::registry::Route {
                method: <$handler as $crate::http::registry::Declared>::METHOD,
                path: <$handler as $crate::http::registry::Declared>::PATH,
                rights: <$handler as $crate::http::registry::Declared>::RIGHTS,
                handler: || actix_web::web::to($crate::http::error::Answering($handler)),
            }),*],
            describe: <Description as utoipa::OpenApi>::openapi,
        };
    };
}
pub(super) use routes;
