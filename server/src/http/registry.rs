//! The routes of the API. The attribute `#[route]` at a handler declares a route; `routes!` lists the handlers of a
//! file. The route tree, the API description and the access of tokens are made from these declarations.

use std::{collections::BTreeMap, sync::LazyLock};

use actix_web::{
    http::Method,
    web::{self, ServiceConfig},
};
use store::account::{Scope, Scopes};
use utoipa::openapi::OpenApi;

use super::api::ROUTES;

/// The path prefix of the API.
pub(super) const API: &str = "/api/v1";
/// The path of the WebSocket, whose messages have their own scopes (`socket/players/messages.rs`).
const SOCKET: &str = "/ws";

/// The access of tokens to a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Any token may, because anonymous visitors may too. Only a token with one of these scopes is answered as its
    /// account; otherwise the answer is the one for an anonymous visitor.
    Open(&'static [Scope]),
    /// A token with one of these scopes may.
    Scoped(&'static [Scope]),
    /// No token may: the route is for browsers only.
    Browser,
}

impl Access {
    /// Returns the scopes of which a token needs one, to be answered as its account.
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

/// The declaration at a handler, as `#[route]` leaves it.
pub(super) trait Declared {
    const METHOD: Method;
    const PATH: &'static str;
    const ACCESS: Access;
}

/// A method of a path, and its handler.
#[derive(Debug)]
pub(super) struct Route {
    pub(super) method: Method,
    /// The pattern without the prefix of the API, such as `/boards/{id}`.
    pub(super) path: &'static str,
    pub(super) access: Access,
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
                access: <$handler as $crate::http::registry::Declared>::ACCESS,
                handler: || actix_web::web::to($crate::http::error::Answering($handler)),
            }),*],
            describe: <Description as utoipa::OpenApi>::openapi,
        };
    };
}
pub(super) use routes;

/// The routes by their paths. A fixed part of a path sorts before `{`, so `/boards/codes` is tried before
/// `/boards/{id}`.
static BY_PATH: LazyLock<BTreeMap<&str, Vec<&Route>>> = LazyLock::new(|| {
    let mut by_path: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for route in ROUTES.iter().flat_map(|file| file.routes) {
        by_path.entry(route.path).or_default().push(route);
    }
    by_path
});

/// Adds every route. A path is one resource, so that its other methods are answered with 405.
pub(super) fn register(config: &mut ServiceConfig) {
    for (path, routes) in &*BY_PATH {
        let mut resource = web::resource(*path);
        for route in routes {
            resource = resource.route((route.handler)().method(route.method.clone()));
        }
        config.service(resource);
    }
}

/// Returns the access of tokens to a route, found by its pattern, or `None` if there is no such route.
pub(super) fn access(method: &Method, pattern: &str) -> Option<Access> {
    if pattern == SOCKET {
        return Some(Access::Open(&Scope::ALL));
    }
    let routes = BY_PATH.get(pattern.strip_prefix(API)?)?;
    // HEAD has the access of GET.
    let method = if method == Method::HEAD { &Method::GET } else { method };
    routes.iter().find(|route| route.method == *method).map(|route| route.access)
}

#[cfg(test)]
mod tests {
    use store::account::Scope::{Play, Read};

    use super::*;

    fn all() -> impl Iterator<Item = &'static Route> {
        BY_PATH.values().flatten().copied()
    }

    #[test]
    fn no_path_has_a_method_twice() {
        for route in all() {
            let same = all().filter(|other| (other.path, &other.method) == (route.path, &route.method));
            assert_eq!(same.count(), 1, "{} {}", route.method, route.path);
        }
    }

    #[test]
    fn files_have_the_names_of_the_paths_that_they_serve() {
        for file in ROUTES {
            let module = file.file.split("::api::").nth(1).and_then(|module| module.split("::").next());
            for route in file.routes {
                let first = route.path[1..].split(['/', '.']).next().map(|part| part.replace('-', "_"));
                assert_eq!(first.as_deref(), module, "{}", route.path);
            }
        }
    }

    #[test]
    fn nothing_changes_without_a_scope_of_its_own() {
        // These compute an answer and store nothing. An answer to a puzzle is stored for an account, whose token needs
        // a scope for it.
        const STORE_NOTHING: [&str; 2] = ["/duplicate/score", "/lesson"];
        for Route { method, path, access, .. } in all() {
            let is_harmless = *method == Method::GET
                || STORE_NOTHING.contains(path)
                || *path == "/puzzles/{id}" && *access == Access::Open(&[Play]);
            assert!(is_harmless || !matches!(access, Access::Open(_)), "{method} {path}: {access:?}");
            let is_private = path.starts_with("/account/");
            assert!(!is_private || !matches!(access, Access::Open(_)), "{method} {path}: {access:?}");
        }
    }

    #[test]
    fn an_unknown_route_gives_no_access() {
        assert_eq!(access(&Method::GET, "/api/v1/library"), Some(Access::Scoped(&[Read])));
        assert_eq!(access(&Method::HEAD, "/api/v1/library"), Some(Access::Scoped(&[Read])));
        assert_eq!(access(&Method::GET, SOCKET), Some(Access::Open(&Scope::ALL)));
        for (method, pattern) in
            [(Method::PATCH, "/api/v1/library"), (Method::GET, "/api/v1/new"), (Method::GET, "/boards/v1")]
        {
            assert_eq!(access(&method, pattern), None, "{method} {pattern}");
        }
    }
}
