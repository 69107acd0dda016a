//! The routes of the API by their paths.

use std::{collections::BTreeMap, sync::LazyLock};

use actix_web::web::{self, ServiceConfig};

use super::{
    api::{self, openapi},
    registry::{Route, Routes},
    session,
};

/// Iterates over the routes of all files: those in the description of the API, and the one that serves the description.
fn files() -> impl Iterator<Item = &'static Routes> {
    api::ROUTES.iter().chain([&openapi::ROUTES])
}

/// The routes by their paths. A fixed part of a path sorts before `{`, so `/boards/codes` is tried before
/// `/boards/{id}`.
static BY_PATH: LazyLock<BTreeMap<&str, Vec<&Route>>> = LazyLock::new(|| {
    let mut by_path: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for route in files().flat_map(|file| file.routes) {
        by_path.entry(route.path).or_default().push(route);
    }
    by_path
});

/// Adds every route. A path is one resource, so that its other methods are answered with 405.
pub(super) fn register(config: &mut ServiceConfig) {
    for (path, routes) in &*BY_PATH {
        let mut resource = web::resource(*path);
        for route in routes {
            let handler = (route.handler)().method(route.method.clone());
            resource = resource.route(session::guarded(handler, route.path, route.rights));
        }
        config.service(resource);
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::Method;
    use store::account::Scope::Play;

    use super::*;
    use crate::http::registry::{Access, Door, Rights, WhileFull};

    fn all() -> impl Iterator<Item = &'static Route> {
        BY_PATH.values().flatten().copied()
    }

    /// Returns the routes that change something and have certain rights.
    fn changing(has: impl Fn(Rights) -> bool) -> Vec<String> {
        let found = all().filter(|route| route.method != Method::GET && has(route.rights));
        let mut names: Vec<_> = found.map(|route| format!("{} {}", route.method, route.path)).collect();
        names.sort();
        names
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
        for file in files() {
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
        for Route { method, path, rights: Rights { access, .. }, .. } in all() {
            let is_harmless = *method == Method::GET
                || STORE_NOTHING.contains(path)
                || *path == "/puzzles/{id}" && *access == Access::Open(&[Play]);
            assert!(is_harmless || !matches!(access, Access::Open(_)), "{method} {path}: {access:?}");
            let is_private = path.starts_with("/account/");
            assert!(!is_private || !matches!(access, Access::Open(_)), "{method} {path}: {access:?}");
        }
    }

    #[test]
    fn the_shut_out_change_only_what_is_their_own_and_read_everything() {
        assert_eq!(
            changing(|rights| rights.door == Door::Everybody),
            [
                "DELETE /account/devices",
                "DELETE /account/devices/{id}",
                "DELETE /session",
                "POST /account/deletion",
                "POST /account/sanctions/{id}/appeal",
                "POST /session",
                "PUT /account/password",
            ]
        );
        let is_closed = |route: &&Route| route.method == Method::GET && route.rights.door == Door::NotShutOut;
        let closed: Vec<_> = all().filter(is_closed).map(|route| route.path).collect();
        // A player who reads a stream is present at the match.
        assert_eq!(closed, ["/matches/{id}/stream"]);
    }

    #[test]
    fn every_route_that_changes_something_has_a_limit() {
        assert_eq!(changing(|rights| rights.limit.is_none()), [""; 0]);
    }

    /// [`WhileFull`] names the reasons for which a route is in this list.
    #[test]
    fn while_the_disk_is_nearly_full_these_routes_alone_may_change_something() {
        assert_eq!(
            changing(|rights| rights.full == WhileFull::Served),
            [
                "DELETE /account/devices",
                "DELETE /account/devices/{id}",
                "DELETE /account/mail/address",
                "DELETE /account/passkeys/{id}",
                "DELETE /account/sign-ins/{id}",
                "DELETE /account/tokens/{id}",
                "DELETE /account/vacation",
                "DELETE /archive/searches/{id}",
                "DELETE /boards/{id}",
                "DELETE /boards/{id}/seat",
                "DELETE /imports/{id}",
                "DELETE /library/{id}",
                "DELETE /matches/{id}/comments/{comment}",
                "DELETE /matches/{id}/seat",
                "DELETE /messages/{name}",
                "DELETE /moderation/blocks/{id}",
                "DELETE /practices/{id}",
                "DELETE /session",
                "DELETE /shared-positions/{id}",
                "DELETE /team-events/{id}/teams/{team}",
                "DELETE /team-matches/{id}/acceptance",
                "DELETE /tournaments/{id}/entry",
                "POST /account/deletion",
                "POST /account/passkeys",
                "POST /account/passkeys/challenge",
                "POST /account/push/removal",
                "POST /account/second-factor",
                "POST /account/second-factor/confirmation",
                "POST /account/second-factor/recovery-codes",
                "POST /account/second-factor/removal",
                "POST /account/vacation",
                "POST /archive/search",
                "POST /boards/{id}/find",
                "POST /comparatives/{id}/boards/{board}",
                "POST /comparatives/{id}/director",
                "POST /desks/{kind}/{id}/acts",
                "POST /desks/{kind}/{id}/calls/{call}",
                "POST /desks/{kind}/{id}/preview",
                "POST /duplicate/score",
                "POST /lesson",
                "POST /mail/end-sign-in",
                "POST /mail/unsubscribe/{token}",
                "POST /matches/{id}/act",
                "POST /matches/{id}/seat",
                "POST /matches/{id}/seat/challenge",
                "POST /moderation/actions",
                "POST /moderation/blocks",
                "POST /moderation/voids/preview",
                "POST /password-resets",
                "POST /players/{name}/reports",
                "POST /positions",
                "POST /positions/rollout",
                "POST /positions/scores",
                "POST /session",
                "POST /session/passkey",
                "POST /session/passkey/challenge",
                "POST /team-events/{id}/director",
                "POST /team-matches/{id}/director",
                "POST /team-matches/{id}/lineup",
                "POST /tournaments/{id}/check-in",
                "POST /tournaments/{id}/director",
                "POST /tournaments/{id}/protests",
                "PUT /account/password",
                "PUT /account/sign-ins/{id}",
                "PUT /password-resets",
            ]
        );
        assert!(all().all(|route| route.method != Method::GET || route.rights.full == WhileFull::Served));
    }
}
