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
            resource = resource.route(session::guarded(handler, route.rights));
        }
        config.service(resource);
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::Method;
    use store::account::Scope::Play;

    use super::*;
    use crate::http::registry::{Access, Door, Rights};

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
        let for_everybody = all().filter(|route| route.rights.door == Door::Everybody);
        let mut changes: Vec<_> = for_everybody
            .filter(|route| route.method != Method::GET)
            .map(|route| format!("{} {}", route.method, route.path))
            .collect();
        changes.sort();
        assert_eq!(
            changes,
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
        assert!(all().all(|route| route.method != Method::GET || route.rights.door == Door::Everybody));
    }
}
