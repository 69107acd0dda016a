//! The scopes that each route requires of a token: one row for each method of each path. A request without a row is
//! refused. A test compares the table with the API description, so a new route is closed to programs until it gets a
//! row.

use actix_web::http::Method;

use Needed::{Browser, Open, Scoped};
use store::account::{
    Scope::{self, Chat, Play, Read, Social},
    Scopes,
};

/// The requirement of a request on its token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Needed {
    /// Any token may, because anonymous visitors may too. Only a token with one of these scopes is answered as its
    /// account; otherwise the answer is the one for an anonymous visitor.
    Open(&'static [Scope]),
    /// A token with one of these scopes may.
    Scoped(&'static [Scope]),
    /// No token may: the route is for browsers only.
    Browser,
}

impl Needed {
    /// Returns the scopes of which a token needs one, to be answered as its account.
    pub(super) fn scopes(self) -> &'static [Scope] {
        match self {
            Open(scopes) | Scoped(scopes) => scopes,
            Browser => &[],
        }
    }

    /// Returns true if a token with these scopes is answered as its account.
    pub(super) fn is_met_by(self, scopes: &Scopes) -> bool {
        self.scopes().iter().any(|scope| scopes.allow(*scope))
    }
}

/// The path of the WebSocket, whose messages have their own scopes (`live/socket/messages.rs`).
const SOCKET: &str = "/ws";
/// The path prefix of the API.
const API: &str = "/api/v1";

/// Returns the requirement of a route, found by its pattern, or `None` if there is no such route.
pub(super) fn needed(method: &Method, pattern: &str) -> Option<Needed> {
    if pattern == SOCKET {
        return Some(Open(&Scope::ALL));
    }
    let path = pattern.strip_prefix(API)?;
    // HEAD has the requirement of GET.
    let method = if method == Method::HEAD { Method::GET } else { method.clone() };
    let row = ROUTES.iter().find(|(of, at, _)| *of == method.as_str() && *at == path);
    row.map(|(.., needed)| *needed)
}

/// All routes of the API.
#[rustfmt::skip]
pub(super) const ROUTES: &[(&str, &str, Needed)] = &[
    ("POST", "/account/bots", Browser),
    ("GET", "/account/contacts", Scoped(&[Read, Social])),
    ("PUT", "/account/contacts/{name}", Scoped(&[Social])),
    ("GET", "/account/credits", Scoped(&[Read])),
    ("GET", "/account/credits.csv", Scoped(&[Read])),
    ("POST", "/account/credits/top-up", Scoped(&[Play])),
    ("POST", "/account/deletion", Browser),
    ("GET", "/account/devices", Browser),
    ("DELETE", "/account/devices", Browser),
    ("DELETE", "/account/devices/{id}", Browser),
    ("GET", "/account/export", Browser),
    ("POST", "/account/keep", Browser),
    ("GET", "/account/mail", Browser),
    ("PUT", "/account/mail/address", Browser),
    ("DELETE", "/account/mail/address", Browser),
    ("PUT", "/account/mail/notices", Browser),
    ("GET", "/account/matches/current", Scoped(&[Read, Play])),
    ("GET", "/account/passkeys", Browser),
    ("POST", "/account/passkeys", Browser),
    ("POST", "/account/passkeys/challenge", Browser),
    ("DELETE", "/account/passkeys/{id}", Browser),
    ("PUT", "/account/password", Browser),
    ("GET", "/account/programs", Browser),
    ("GET", "/account/rated-limits", Scoped(&[Read, Play])),
    ("GET", "/account/roles", Browser),
    ("GET", "/account/sanctions", Browser),
    ("POST", "/account/sanctions/{id}/appeal", Browser),
    ("GET", "/account/second-factor", Browser),
    ("POST", "/account/second-factor", Browser),
    ("POST", "/account/second-factor/confirmation", Browser),
    ("POST", "/account/second-factor/recovery-codes", Browser),
    ("POST", "/account/second-factor/removal", Browser),
    ("GET", "/account/sign-ins", Browser),
    ("PUT", "/account/sign-ins/{id}", Browser),
    ("DELETE", "/account/sign-ins/{id}", Browser),
    ("POST", "/account/tokens", Browser),
    ("DELETE", "/account/tokens/{id}", Browser),
    ("GET", "/account/trainer", Scoped(&[Read, Play])),
    ("POST", "/account/trainer", Scoped(&[Play])),
    ("GET", "/account/vacation", Scoped(&[Read, Play])),
    ("POST", "/account/vacation", Scoped(&[Play])),
    ("DELETE", "/account/vacation", Scoped(&[Play])),
    ("POST", "/accounts", Browser),
    ("POST", "/accounts/guest", Browser),
    ("GET", "/boards", Scoped(&[Read])),
    ("POST", "/boards/codes", Browser),
    ("GET", "/boards/{id}", Scoped(&[Read])),
    ("PUT", "/boards/{id}", Browser),
    ("DELETE", "/boards/{id}", Browser),
    ("POST", "/boards/{id}/find", Browser),
    ("POST", "/boards/{id}/seat", Browser),
    ("DELETE", "/boards/{id}/seat", Browser),
    ("GET", "/books", Open(&[Read])),
    ("GET", "/bots", Open(&[Read])),
    ("GET", "/comparatives", Open(&[Read, Play])),
    ("POST", "/comparatives", Scoped(&[Play])),
    ("GET", "/comparatives/{id}", Open(&[Read, Play])),
    ("GET", "/comparatives/{id}/boards/{board}", Open(&[Read, Play])),
    ("POST", "/comparatives/{id}/boards/{board}", Scoped(&[Play])),
    ("POST", "/comparatives/{id}/director", Scoped(&[Play])),
    ("POST", "/comparatives/{id}/entry", Scoped(&[Play])),
    ("GET", "/comparatives/{id}/results.csv", Open(&[Read, Play])),
    ("GET", "/comparatives/{id}/results.json", Open(&[Read, Play])),
    ("GET", "/desks/{kind}/{id}", Scoped(&[Read, Play])),
    ("POST", "/desks/{kind}/{id}/calls/{call}", Scoped(&[Play])),
    ("GET", "/dice/statistics", Open(&[Read])),
    ("GET", "/duplicate/lists", Open(&[Read])),
    ("POST", "/duplicate/score", Open(&[Read])),
    ("GET", "/leaderboards/{list}", Open(&[Read])),
    ("GET", "/leaderboards/{list}/around/{name}", Open(&[Read])),
    ("GET", "/library", Scoped(&[Read])),
    ("POST", "/library", Scoped(&[Play])),
    ("DELETE", "/library/{id}", Scoped(&[Play])),
    ("GET", "/library/{id}/analysis", Scoped(&[Read])),
    ("POST", "/library/{id}/analysis", Scoped(&[Play])),
    ("GET", "/library/{id}/file", Scoped(&[Read])),
    ("GET", "/library/{id}/sheet", Scoped(&[Read])),
    ("GET", "/library/{id}/sheet.json", Scoped(&[Read])),
    ("GET", "/library/{id}/sheet.pdf", Scoped(&[Read])),
    ("GET", "/library/{id}/sheet.svg", Scoped(&[Read])),
    ("GET", "/lobby", Open(&[Read, Play])),
    ("GET", "/lobby/players", Open(&[Read, Play])),
    ("POST", "/mail/confirm", Browser),
    ("POST", "/mail/end-sign-in", Browser),
    ("POST", "/mail/unsubscribe/{token}", Browser),
    ("POST", "/matches", Scoped(&[Play])),
    ("GET", "/matches/{id}", Open(&[Read, Play])),
    ("GET", "/matches/{id}/analysis", Open(&[Read, Play])),
    ("POST", "/matches/{id}/analysis", Scoped(&[Play])),
    ("GET", "/matches/{id}/calls", Scoped(&[Read, Play])),
    ("POST", "/matches/{id}/calls", Scoped(&[Play])),
    ("GET", "/matches/{id}/comments", Open(&[Read, Play, Chat])),
    ("POST", "/matches/{id}/comments", Scoped(&[Chat])),
    ("DELETE", "/matches/{id}/comments/{comment}", Scoped(&[Chat])),
    ("GET", "/matches/{id}/dice", Open(&[Read, Play])),
    ("GET", "/matches/{id}/record", Open(&[Read, Play])),
    ("POST", "/matches/{id}/seat", Scoped(&[Play])),
    ("DELETE", "/matches/{id}/seat", Scoped(&[Play])),
    ("GET", "/matches/{id}/sheet", Open(&[Read, Play])),
    ("GET", "/matches/{id}/sheet.json", Open(&[Read, Play])),
    ("GET", "/matches/{id}/sheet.pdf", Open(&[Read, Play])),
    ("GET", "/matches/{id}/sheet.svg", Open(&[Read, Play])),
    ("GET", "/moderation", Browser),
    ("POST", "/moderation/actions", Browser),
    ("GET", "/moderation/blocks", Browser),
    ("POST", "/moderation/blocks", Browser),
    ("DELETE", "/moderation/blocks/{id}", Browser),
    ("POST", "/moderation/appeals/{id}", Browser),
    ("GET", "/moderation/players/{name}", Browser),
    ("GET", "/moderation/public", Open(&[Read])),
    ("GET", "/moderation/suspicions", Browser),
    ("POST", "/moderation/voids", Browser),
    ("POST", "/moderation/voids/preview", Browser),
    ("POST", "/moderation/voids/{id}/undo", Browser),
    ("GET", "/openapi.json", Open(&[Read])),
    ("POST", "/pairing", Scoped(&[Play])),
    ("POST", "/password-resets", Browser),
    ("PUT", "/password-resets", Browser),
    ("GET", "/players", Open(&[Read])),
    ("GET", "/players/{name}", Open(&[Read])),
    ("GET", "/players/{name}/against/{other}", Open(&[Read])),
    ("GET", "/players/{name}/matches", Open(&[Read])),
    ("GET", "/players/{name}/performance", Open(&[Read])),
    ("GET", "/players/{name}/ratings/{list}", Open(&[Read])),
    ("POST", "/players/{name}/reports", Browser),
    ("POST", "/positions", Scoped(&[Read])),
    ("POST", "/positions/rollout", Scoped(&[Read])),
    ("GET", "/practices", Scoped(&[Read, Play])),
    ("POST", "/practices", Scoped(&[Play])),
    ("GET", "/practices/{id}", Scoped(&[Read, Play])),
    ("DELETE", "/practices/{id}", Scoped(&[Play])),
    ("POST", "/practices/{id}/act", Scoped(&[Play])),
    ("GET", "/practices/{id}/hint", Scoped(&[Read, Play])),
    ("POST", "/practices/{id}/take-back", Scoped(&[Play])),
    ("GET", "/records", Open(&[Read])),
    ("GET", "/session", Open(&[Read, Play, Chat, Social])),
    ("POST", "/session", Browser),
    ("DELETE", "/session", Browser),
    ("POST", "/session/passkey", Browser),
    ("POST", "/session/passkey/challenge", Browser),
    ("GET", "/status", Open(&[Read])),
    ("GET", "/team-events", Open(&[Read, Play])),
    ("POST", "/team-events", Scoped(&[Play])),
    ("GET", "/team-events/{id}", Open(&[Read, Play])),
    ("GET", "/team-events/{id}/crosstable.csv", Open(&[Read, Play])),
    ("GET", "/team-events/{id}/crosstable.html", Open(&[Read, Play])),
    ("GET", "/team-events/{id}/crosstable.json", Open(&[Read, Play])),
    ("GET", "/team-events/{id}/crosstable.pdf", Open(&[Read, Play])),
    ("POST", "/team-events/{id}/director", Scoped(&[Play])),
    ("POST", "/team-events/{id}/teams", Scoped(&[Play])),
    ("PUT", "/team-events/{id}/teams/{team}", Scoped(&[Play])),
    ("DELETE", "/team-events/{id}/teams/{team}", Scoped(&[Play])),
    ("GET", "/team-matches", Open(&[Read, Play])),
    ("POST", "/team-matches", Scoped(&[Play])),
    ("GET", "/team-matches/{id}", Open(&[Read, Play])),
    ("GET", "/team-matches/{id}/boards", Scoped(&[Read, Play])),
    ("POST", "/team-matches/{id}/boards", Scoped(&[Play])),
    ("POST", "/team-matches/{id}/director", Scoped(&[Play])),
    ("POST", "/team-matches/{id}/lineup", Scoped(&[Play])),
    ("GET", "/team-matches/{id}/protocol.csv", Open(&[Read, Play])),
    ("GET", "/team-matches/{id}/protocol.html", Open(&[Read, Play])),
    ("GET", "/team-matches/{id}/protocol.json", Open(&[Read, Play])),
    ("GET", "/team-matches/{id}/protocol.pdf", Open(&[Read, Play])),
    ("POST", "/team-matches/{id}/roll-sets", Scoped(&[Play])),
    ("GET", "/tournaments", Open(&[Read, Play])),
    ("POST", "/tournaments", Scoped(&[Play])),
    ("GET", "/tournaments/{id}", Open(&[Read, Play])),
    ("GET", "/tournaments/{id}/boards", Scoped(&[Read, Play])),
    ("POST", "/tournaments/{id}/boards", Scoped(&[Play])),
    ("POST", "/tournaments/{id}/check-in", Scoped(&[Play])),
    ("POST", "/tournaments/{id}/director", Scoped(&[Play])),
    ("POST", "/tournaments/{id}/entry", Scoped(&[Play])),
    ("DELETE", "/tournaments/{id}/entry", Scoped(&[Play])),
    ("GET", "/tournaments/{id}/matches.csv", Open(&[Read, Play])),
    ("POST", "/tournaments/{id}/protests", Scoped(&[Play])),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// Returns every operation of the API description, and the description itself.
    fn operations() -> BTreeSet<(String, String)> {
        let document: Value = serde_json::from_str(&crate::http::openapi_document()).unwrap();
        let mut all = BTreeSet::from([("GET".to_owned(), "/openapi.json".to_owned())]);
        for (path, methods) in document["paths"].as_object().unwrap() {
            let path = path.strip_prefix(API).unwrap();
            all.extend(
                methods.as_object().unwrap().keys().map(|method| (method.to_uppercase(), path.to_owned())),
            );
        }
        all
    }

    #[test]
    fn every_route_says_what_it_asks_of_a_token() {
        let rows: Vec<(String, String)> =
            ROUTES.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
        let known: BTreeSet<(String, String)> = rows.iter().cloned().collect();
        assert_eq!(known.len(), rows.len(), "a route has two rows");
        let undecided: Vec<_> = operations().difference(&known).cloned().collect();
        assert_eq!(undecided, [], "add a row for each of these to ROUTES: what may a token do there?");
        let gone: Vec<_> = known.difference(&operations()).cloned().collect();
        assert_eq!(gone, [], "these rows are of no route");
    }

    #[test]
    fn nothing_changes_without_a_scope_of_its_own() {
        for (method, path, needed) in ROUTES.iter().filter(|(method, ..)| *method != "GET") {
            let is_harmless = matches!(needed, Scoped(_) | Browser) || *path == "/duplicate/score";
            assert!(is_harmless, "{method} {path}: {needed:?}");
        }
        for (method, path, needed) in ROUTES.iter().filter(|(_, path, _)| path.starts_with("/account/")) {
            assert!(!matches!(needed, Open(_)), "{method} {path}: {needed:?}");
        }
    }

    #[test]
    fn what_has_no_row_has_no_answer() {
        assert_eq!(needed(&Method::GET, "/api/v1/library"), Some(Scoped(&[Read])));
        assert_eq!(needed(&Method::HEAD, "/api/v1/library"), Some(Scoped(&[Read])));
        assert_eq!(needed(&Method::GET, SOCKET), Some(Open(&Scope::ALL)));
        for (method, pattern) in
            [(Method::PATCH, "/api/v1/library"), (Method::GET, "/api/v1/new"), (Method::GET, "/boards/v1")]
        {
            assert_eq!(needed(&method, pattern), None, "{method} {pattern}");
        }
    }
}
