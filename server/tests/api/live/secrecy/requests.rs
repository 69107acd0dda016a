//! The requests with which the secrecy tests walk the API, by route.

use serde_json::{Value, json};

use super::{NONE, Places};

/// Returns the requests for a route. Changes are tried with the values that would reveal the most.
pub(super) fn requests(method: &str, route: &str, at: &Places<'_>) -> Vec<(String, Option<Value>)> {
    let table = at.table.0.as_str();
    let get = |path: &str| vec![(path.to_owned(), None)];
    let of_table = |rest: &str| vec![(format!("/api/v1/matches/{table}{rest}"), None)];
    let of_team = |rest: &str| vec![(format!("/api/v1/team-matches/{}{rest}", at.team_match), None)];
    let of_event = |rest: &str| vec![(format!("/api/v1/team-events/{}{rest}", at.team_event), None)];
    let of_comparative = |rest: &str| vec![(format!("/api/v1/comparatives/{}{rest}", at.comparative), None)];
    let players = ["anna", "alf", "berta", "bodo"];
    let of_players = |rest: &str| -> Vec<(String, Option<Value>)> {
        players.iter().map(|name| (format!("/api/v1/players/{name}{rest}"), None)).collect()
    };
    let with = |path: String, body: Value| vec![(path, Some(body))];
    match (method, route) {
        // The parts and results of matches.
        ("get", "/api/v1/matches/{id}") => of_table(""),
        ("get", "/api/v1/matches/{id}/stream") => of_table("/stream"),
        ("post", "/api/v1/matches/{id}/act") => {
            with(format!("/api/v1/matches/{table}/act"), json!({ "seen": 0, "command": { "do": "roll" } }))
        }
        ("get", "/api/v1/matches/{id}/event") => of_table("/event"),
        ("get", "/api/v1/matches/{id}/session") => of_table("/session"),
        ("get", "/api/v1/matches/{id}/dice") => of_table("/dice"),
        ("get", "/api/v1/matches/{id}/analysis") => of_table("/analysis"),
        ("post", "/api/v1/matches/{id}/analysis") => {
            with(format!("/api/v1/matches/{table}/analysis"), json!({}))
        }
        ("get", "/api/v1/matches/{id}/record") => of_table("/record"),
        ("get", "/api/v1/matches/{id}/record.{format}") => ["json", "mat", "sgf", "txt", "html"]
            .into_iter()
            .flat_map(|format| of_table(&format!("/record.{format}")))
            .collect(),
        ("get", "/api/v1/account/matches.zip") => get("/api/v1/account/matches.zip"),
        ("get", "/api/v1/competitions/{kind}/{id}/matches.zip") => at
            .desks()
            .into_iter()
            .map(|desk| (format!("/api/v1/competitions/{desk}/matches.zip"), None))
            .collect(),
        ("get", "/api/v1/matches/{id}/sheet") => of_table("/sheet"),
        ("get", "/api/v1/matches/{id}/sheet.json") => of_table("/sheet.json"),
        ("get", "/api/v1/matches/{id}/sheet.svg") => of_table("/sheet.svg?game=1&page=1"),
        ("get", "/api/v1/matches/{id}/sheet.pdf") => of_table("/sheet.pdf"),
        ("get", "/api/v1/matches/{id}/comments") => of_table("/comments"),
        ("post", "/api/v1/matches/{id}/comments") => {
            with(format!("/api/v1/matches/{table}/comments"), json!({ "stop": 1, "text": "well" }))
        }
        ("delete", "/api/v1/matches/{id}/comments/{comment}") => of_table("/comments/0000000002d"),
        ("post", "/api/v1/practices") => with(
            "/api/v1/practices".to_owned(),
            json!({ "bot": "Pip", "start": { "kind": "match", "id": table, "seq": 1 } }),
        ),
        ("get", "/api/v1/matches/{id}/calls") => of_table("/calls"),
        ("post", "/api/v1/matches/{id}/calls") => {
            with(format!("/api/v1/matches/{table}/calls"), json!({ "reason": "what was rolled there?" }))
        }
        ("get", "/api/v1/desks/{kind}/{id}") => {
            at.desks().into_iter().map(|desk| (format!("/api/v1/desks/{desk}"), None)).collect()
        }
        ("get", "/api/v1/desks/{kind}/{id}/log") => {
            at.desks().into_iter().map(|desk| (format!("/api/v1/desks/{desk}/log"), None)).collect()
        }
        ("post", "/api/v1/desks/{kind}/{id}/preview") => {
            let step = |desk: &String, step: u32| {
                (format!("/api/v1/desks/{desk}/preview"), Some(json!({ "step": step })))
            };
            let of = |desk: String| (1..=12).map(move |number| step(&desk, number));
            at.desks().into_iter().flat_map(of).collect()
        }
        ("post", "/api/v1/desks/{kind}/{id}/acts") => {
            let undo = json!({ "act": "undo", "step": 1, "reason": "typed wrong" });
            at.desks()
                .into_iter()
                .map(|desk| (format!("/api/v1/desks/{desk}/acts"), Some(undo.clone())))
                .collect()
        }
        ("post", "/api/v1/desks/{kind}/{id}/calls/{call}") => {
            let answer =
                |desk| (format!("/api/v1/desks/{desk}/calls/{NONE}"), Some(json!({ "text": "five" })));
            at.desks().into_iter().map(answer).collect()
        }
        // Team matches.
        ("get", "/api/v1/team-matches") => get("/api/v1/team-matches"),
        ("get", "/api/v1/team-matches/{id}") => of_team(""),
        ("get", "/api/v1/team-matches/{id}/protocol.json") => of_team("/protocol.json"),
        ("get", "/api/v1/team-matches/{id}/roll-sets.csv") => of_team("/roll-sets.csv"),
        ("get", "/api/v1/team-matches/{id}/roll-sets.json") => of_team("/roll-sets.json"),
        ("get", "/api/v1/team-matches/{id}/protocol.csv") => of_team("/protocol.csv"),
        ("get", "/api/v1/team-matches/{id}/protocol.html") => of_team("/protocol.html"),
        ("get", "/api/v1/team-matches/{id}/protocol.pdf") => of_team("/protocol.pdf"),
        ("post", "/api/v1/team-matches/{id}/lineup") => with(
            format!("/api/v1/team-matches/{}/lineup", at.team_match),
            json!({ "team": "A", "open": "alf", "closed": "anna" }),
        ),
        ("post", "/api/v1/team-matches/{id}/director") => with(
            format!("/api/v1/team-matches/{}/director", at.team_match),
            json!({ "act": "hold", "room": "closed", "reason": " " }),
        ),
        ("get", "/api/v1/team-matches/{id}/vugraph/{board}") => {
            [1, 2].into_iter().flat_map(|board| of_team(&format!("/vugraph/{board}"))).collect()
        }
        ("post", "/api/v1/team-matches/{id}/vugraph/{board}") => with(
            format!("/api/v1/team-matches/{}/vugraph/1", at.team_match),
            json!({ "request": "spy", "turn": 1, "text": "what was rolled there?" }),
        ),
        ("get", "/api/v1/team-matches/{id}/boards") => of_team("/boards"),
        ("post", "/api/v1/team-matches/{id}/boards") => with(
            format!("/api/v1/team-matches/{}/boards", at.team_match),
            json!({ "board": "00000000000000b0", "at": { "table": "closed", "seat": "white" } }),
        ),
        ("post", "/api/v1/team-matches/{id}/roll-sets") => {
            with(format!("/api/v1/team-matches/{}/roll-sets", at.team_match), json!({}))
        }
        // The event of the match.
        ("get", "/api/v1/duplicate/lists") => get("/api/v1/duplicate/lists"),
        ("get", "/api/v1/events") => get("/api/v1/events"),
        ("get", "/api/v1/team-events") => get("/api/v1/team-events"),
        ("get", "/api/v1/team-events/{id}") => of_event(""),
        ("get", "/api/v1/team-events/{id}/crosstable.json") => of_event("/crosstable.json"),
        ("get", "/api/v1/team-events/{id}/crosstable.csv") => of_event("/crosstable.csv"),
        ("get", "/api/v1/team-events/{id}/crosstable.html") => of_event("/crosstable.html"),
        ("get", "/api/v1/team-events/{id}/crosstable.pdf") => of_event("/crosstable.pdf"),
        // Comparative events.
        ("get", "/api/v1/comparatives") => get("/api/v1/comparatives"),
        ("get", "/api/v1/comparatives/{id}") => of_comparative(""),
        ("get", "/api/v1/comparatives/{id}/results.json") => of_comparative("/results.json"),
        ("get", "/api/v1/comparatives/{id}/results.csv") => of_comparative("/results.csv"),
        ("get", "/api/v1/comparatives/{id}/boards/{board}") => {
            [1, 2].into_iter().flat_map(|board| of_comparative(&format!("/boards/{board}"))).collect()
        }
        // Lists and people.
        ("get", "/api/v1/lobby") => get("/api/v1/lobby"),
        ("get", "/api/v1/account/matches/current") => get("/api/v1/account/matches/current"),
        ("get", "/api/v1/players/{name}") => of_players(""),
        ("get", "/api/v1/players/{name}/matches") => of_players("/matches"),
        ("get", "/api/v1/players/{name}/ratings/{list}") => of_players("/ratings/stakes"),
        ("get", "/api/v1/players/{name}/performance") => of_players("/performance"),
        ("get", "/api/v1/players/{name}/titles") => of_players("/titles"),
        ("get", "/api/v1/players/{name}/against/{other}") => of_players("/against/alf"),
        ("get", "/api/v1/players") => get("/api/v1/players?q=bo"),
        ("get", "/api/v1/records") => get("/api/v1/records"),
        ("get", "/api/v1/leaderboards/{list}") => get("/api/v1/leaderboards/stakes"),
        ("get", "/api/v1/leaderboards/{list}/around/{name}") => {
            get("/api/v1/leaderboards/stakes/around/bodo")
        }
        ("get", "/api/v1/tournaments") => get("/api/v1/tournaments"),
        ("get", "/api/v1/bots") => get("/api/v1/bots"),
        ("get", "/api/v1/lobby/players") => get("/api/v1/lobby/players?name="),
        ("get", "/api/v1/moderation/players/{name}") => get("/api/v1/moderation/players/bodo"),
        (
            "get",
            "/api/v1/moderation"
            | "/api/v1/moderation/suspicions"
            | "/api/v1/moderation/blocks"
            | "/api/v1/moderation/public"
            | "/api/v1/books"
            | "/api/v1/dice/statistics"
            | "/api/v1/status",
        ) => get(route),
        // The client's own data, which may hold its own games.
        ("get", path) if path.starts_with("/api/v1/account/") && !path.contains('{') => get(path),
        (
            "get",
            "/api/v1/session"
            | "/api/v1/practices"
            | "/api/v1/library"
            | "/api/v1/boards"
            | "/api/v1/imports"
            | "/api/v1/archive/names"
            | "/api/v1/archive/profile"
            | "/api/v1/archive/searches",
        ) => get(route),
        // The client's own decisions, and links to them.
        ("post", "/api/v1/archive/search") => with(route.to_owned(), json!({ "by": "everybody" })),
        ("post", "/api/v1/archive/shares") => {
            with(route.to_owned(), json!({ "source": { "kind": "played", "id": table }, "stop": 1 }))
        }
        ("put", "/api/v1/archive/notes") => with(
            route.to_owned(),
            json!({ "place": { "source": { "kind": "played", "id": table }, "stop": 1 }, "text": "well" }),
        ),
        // These reveal nothing of a match: they change the client's own data, or ask about data that the client
        // sends.
        _ if HARMLESS.contains(&(method, route)) => Vec::new(),
        _ => panic!(
            "{method} {route} has no entry in the secrecy test: say here what it could tell of a closed room"
        ),
    }
}

/// Routes that reveal nothing of a match.
const HARMLESS: &[(&str, &str)] = &[
    ("post", "/api/v1/accounts"),
    ("post", "/api/v1/accounts/guest"),
    ("post", "/api/v1/account/keep"),
    ("post", "/api/v1/account/sanctions/{id}/appeal"),
    ("put", "/api/v1/account/sign-ins/{id}"),
    ("delete", "/api/v1/account/sign-ins/{id}"),
    ("post", "/api/v1/mail/end-sign-in"),
    ("post", "/api/v1/moderation/appeals/{id}"),
    ("post", "/api/v1/moderation/blocks"),
    ("delete", "/api/v1/moderation/blocks/{id}"),
    // Voids need finished matches, and no duplicate board is one.
    ("post", "/api/v1/moderation/voids"),
    ("post", "/api/v1/moderation/voids/preview"),
    ("post", "/api/v1/moderation/voids/{id}/undo"),
    ("put", "/api/v1/account/password"),
    ("post", "/api/v1/account/deletion"),
    ("post", "/api/v1/account/second-factor"),
    ("post", "/api/v1/account/second-factor/confirmation"),
    ("post", "/api/v1/account/second-factor/recovery-codes"),
    ("post", "/api/v1/account/second-factor/removal"),
    ("post", "/api/v1/account/passkeys"),
    ("post", "/api/v1/account/passkeys/challenge"),
    ("delete", "/api/v1/account/passkeys/{id}"),
    ("post", "/api/v1/session"),
    ("post", "/api/v1/session/passkey"),
    ("post", "/api/v1/session/passkey/challenge"),
    ("delete", "/api/v1/session"),
    ("delete", "/api/v1/account/devices"),
    ("delete", "/api/v1/account/devices/{id}"),
    ("post", "/api/v1/account/bots"),
    ("post", "/api/v1/account/tokens"),
    ("delete", "/api/v1/account/tokens/{id}"),
    ("post", "/api/v1/account/credits/top-up"),
    ("put", "/api/v1/account/contacts/{name}"),
    ("put", "/api/v1/account/mail/address"),
    ("delete", "/api/v1/account/mail/address"),
    ("put", "/api/v1/account/mail/notices"),
    ("put", "/api/v1/account/profile"),
    ("get", "/api/v1/clubs"),
    ("post", "/api/v1/clubs"),
    ("get", "/api/v1/clubs/{id}"),
    ("post", "/api/v1/clubs/{id}/acts"),
    ("get", "/api/v1/clubs/{id}/chat"),
    ("post", "/api/v1/clubs/{id}/chat"),
    ("get", "/api/v1/messages"),
    ("get", "/api/v1/messages/{name}"),
    ("post", "/api/v1/messages/{name}"),
    ("post", "/api/v1/messages/{name}/read"),
    ("delete", "/api/v1/messages/{name}"),
    ("get", "/api/v1/account/settings"),
    ("put", "/api/v1/account/settings"),
    ("get", "/api/v1/account/push"),
    ("put", "/api/v1/account/push"),
    ("post", "/api/v1/account/push/removal"),
    ("post", "/api/v1/mail/confirm"),
    ("post", "/api/v1/mail/unsubscribe/{token}"),
    ("post", "/api/v1/password-resets"),
    ("put", "/api/v1/password-resets"),
    ("post", "/api/v1/account/vacation"),
    ("delete", "/api/v1/account/vacation"),
    ("post", "/api/v1/account/trainer"),
    // Imports and the library hold what the client has sent; links need a finished match that everybody may see.
    ("post", "/api/v1/imports"),
    ("post", "/api/v1/imports/code-pages"),
    ("get", "/api/v1/imports/{id}"),
    ("delete", "/api/v1/imports/{id}"),
    ("post", "/api/v1/imports/{id}/files"),
    ("get", "/api/v1/imports/{id}/files"),
    ("get", "/api/v1/library/{id}/repairs"),
    ("post", "/api/v1/library/{id}/repairs"),
    ("delete", "/api/v1/library/{id}/repairs/{line}"),
    ("put", "/api/v1/archive/names"),
    ("post", "/api/v1/archive/searches"),
    ("delete", "/api/v1/archive/searches/{id}"),
    ("get", "/api/v1/shared-positions/{id}"),
    ("delete", "/api/v1/shared-positions/{id}"),
    ("post", "/api/v1/moderation/actions"),
    // A moderator sees the id that a reporter names, and requests the match like other users.
    ("post", "/api/v1/players/{name}/reports"),
    ("post", "/api/v1/pairing"),
    ("post", "/api/v1/matches"),
    // `team_matches.rs` and `tables.rs` try sitting down and closing a table as every refused client.
    ("post", "/api/v1/matches/{id}/seat"),
    ("post", "/api/v1/matches/{id}/seat/challenge"),
    ("delete", "/api/v1/matches/{id}/seat"),
    // Puzzles come with the program and do not depend on matches.
    ("get", "/api/v1/lesson"),
    ("post", "/api/v1/lesson"),
    ("get", "/api/v1/puzzles"),
    ("get", "/api/v1/puzzles/next"),
    ("get", "/api/v1/puzzles/{id}"),
    ("post", "/api/v1/puzzles/{id}"),
    ("get", "/api/v1/positions"),
    ("post", "/api/v1/positions"),
    ("post", "/api/v1/positions/rollout"),
    ("post", "/api/v1/positions/scores"),
    ("get", "/api/v1/openings"),
    ("post", "/api/v1/library"),
    ("delete", "/api/v1/library/{id}"),
    ("get", "/api/v1/library/{id}/file"),
    ("get", "/api/v1/library/{id}/record.{format}"),
    ("get", "/api/v1/library/{id}/analysis"),
    ("post", "/api/v1/library/{id}/analysis"),
    ("get", "/api/v1/library/{id}/sheet"),
    ("get", "/api/v1/library/{id}/sheet.json"),
    ("get", "/api/v1/library/{id}/sheet.svg"),
    ("get", "/api/v1/library/{id}/sheet.pdf"),
    ("get", "/api/v1/practices/{id}"),
    ("delete", "/api/v1/practices/{id}"),
    ("post", "/api/v1/practices/{id}/act"),
    ("post", "/api/v1/practices/{id}/take-back"),
    ("get", "/api/v1/practices/{id}/hint"),
    ("post", "/api/v1/boards/codes"),
    // `boards/duplicate.rs` requests what a board of a closed room sees.
    ("get", "/api/v1/boards/{id}"),
    ("put", "/api/v1/boards/{id}"),
    ("delete", "/api/v1/boards/{id}"),
    ("post", "/api/v1/boards/{id}/find"),
    ("post", "/api/v1/boards/{id}/seat"),
    ("delete", "/api/v1/boards/{id}/seat"),
    ("post", "/api/v1/duplicate/score"),
    // These return the event's page, which is requested above.
    ("post", "/api/v1/team-events"),
    ("post", "/api/v1/team-events/{id}/teams"),
    ("post", "/api/v1/team-events/{id}/teams/{team}/acceptance"),
    ("put", "/api/v1/team-events/{id}/teams/{team}"),
    ("delete", "/api/v1/team-events/{id}/teams/{team}"),
    ("post", "/api/v1/team-events/{id}/director"),
    ("post", "/api/v1/comparatives"),
    ("post", "/api/v1/comparatives/{id}/entry"),
    ("post", "/api/v1/comparatives/{id}/boards/{board}"),
    ("post", "/api/v1/comparatives/{id}/director"),
    ("post", "/api/v1/team-matches"),
    // These return the page of the match, which is requested above.
    ("post", "/api/v1/team-matches/{id}/acceptance"),
    ("delete", "/api/v1/team-matches/{id}/acceptance"),
    ("put", "/api/v1/team-matches/{id}/teams/{team}"),
    ("post", "/api/v1/tournaments"),
    ("get", "/api/v1/tournaments/{id}"),
    ("get", "/api/v1/tournaments/{id}/matches.csv"),
    ("post", "/api/v1/tournaments/{id}/entry"),
    ("delete", "/api/v1/tournaments/{id}/entry"),
    ("post", "/api/v1/tournaments/{id}/check-in"),
    ("post", "/api/v1/tournaments/{id}/protests"),
    ("post", "/api/v1/tournaments/{id}/director"),
    ("get", "/api/v1/tournaments/{id}/boards"),
    ("post", "/api/v1/tournaments/{id}/boards"),
];
