//! Secrecy of team matches and comparative events. Until a board is over in both rooms, no one involved in a team
//! match learns anything of the closed room, or of the other room's rolls. No participant of a comparative event
//! learns anything of a board that they may still play. The tests walk every route of the API and every topic of the
//! socket as every kind of client.
//!
//! A route without an entry in [`requests`] fails the test. A new message of the socket does not compile.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};
use wire::{ClientMessage, CompetitionKind, MatchId, Millis, Seq, ServerMessage};

use super::{
    comparatives,
    team_matches::{Hall, look, until},
};
use crate::support::{Client, Database, Heard, Socket, TestApp, execute};

/// The ids that a walk asks about.
pub(super) struct Places<'a> {
    pub(super) team_match: &'a str,
    pub(super) team_event: &'a str,
    pub(super) comparative: &'a str,
    pub(super) table: &'a MatchId,
}

impl Places<'_> {
    /// Returns the path segments of the desks of all events.
    fn desks(&self) -> [String; 3] {
        [
            format!("team_match/{}", self.team_match),
            format!("team_event/{}", self.team_event),
            format!("comparative/{}", self.comparative),
        ]
    }
}

/// Returns the requests for a route. Changes are tried with the values that would reveal the most.
fn requests(method: &str, route: &str, at: &Places<'_>) -> Vec<(String, Option<Value>)> {
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
        ("get", "/api/v1/players/{name}/ratings/{list}") => of_players("/ratings/price"),
        ("get", "/api/v1/players/{name}/performance") => of_players("/performance"),
        ("get", "/api/v1/players/{name}/titles") => of_players("/titles"),
        ("get", "/api/v1/players/{name}/against/{other}") => of_players("/against/alf"),
        ("get", "/api/v1/players") => get("/api/v1/players?q=bo"),
        ("get", "/api/v1/records") => get("/api/v1/records"),
        ("get", "/api/v1/leaderboards/{list}") => get("/api/v1/leaderboards/price"),
        ("get", "/api/v1/leaderboards/{list}/around/{name}") => get("/api/v1/leaderboards/price/around/bodo"),
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
    ("delete", "/api/v1/matches/{id}/seat"),
    // Puzzles come with the program and know no match.
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
    // They return the event's page, which is requested above.
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

/// The id of an event that does not exist.
const NONE: &str = "00000000000";

/// Returns all answers of the server to a client that requests everything, by request.
pub(super) async fn walk(
    client: &mut Client,
    routes: &[(String, String)],
    at: &Places<'_>,
) -> BTreeMap<String, String> {
    let mut said = BTreeMap::new();
    for (method, route) in routes {
        for (path, body) in requests(method, route, at) {
            let name = format!("{method} {path}");
            let body = body.map(|body| ("application/json".to_owned(), body.to_string().into_bytes()));
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let reply = client.send(method, &path, body).await;
            said.insert(name, format!("{} {}", reply.status, String::from_utf8_lossy(&reply.body)));
        }
    }
    for path in ["/metrics", "/healthz", "/readyz"] {
        let reply = client.get(path).await;
        said.insert(path.to_owned(), String::from_utf8_lossy(&reply.body).into_owned());
    }
    said.insert("socket".to_owned(), listen(client, at).await);
    said
}

/// Returns all socket messages to a client that subscribes to everything.
async fn listen(client: &Client, at: &Places<'_>) -> String {
    let request = || Socket::request();
    let id = || at.table.clone();
    let competitions = [
        (CompetitionKind::TeamMatch, at.team_match),
        (CompetitionKind::TeamEvent, at.team_event),
        (CompetitionKind::Comparative, at.comparative),
    ];
    let watched = competitions.map(|(kind, id)| ClientMessage::WatchCompetition { kind, id: id.to_owned() });
    let let_go = competitions.map(|(kind, id)| ClientMessage::UnwatchCompetition { kind, id: id.to_owned() });
    let asked = [
        ClientMessage::WatchLobby,
        ClientMessage::WatchMatch { id: id(), since: Seq(0) },
        ClientMessage::Chat { id: id(), request: request(), text: "what have you rolled?".to_owned() },
        ClientMessage::Act { id: id(), request: request(), seen: Seq(0), command: wire::Command::Roll },
        ClientMessage::Rematch { id: id(), request: request(), contribution: None, terms: None },
        ClientMessage::DeclineRematch { id: id(), request: request() },
        ClientMessage::ChatPhrase { id: id(), request: request(), phrase: wire::ChatPhrase::GoodLuck },
        ClientMessage::LobbyChat { request: request(), text: "what has anybody rolled?".to_owned() },
        ClientMessage::WatchAgenda,
        ClientMessage::UnwatchMatch { id: id() },
        ClientMessage::PreviewMatch { id: id() },
        ClientMessage::UnpreviewMatch,
        ClientMessage::UnwatchLobby,
        ClientMessage::UnwatchAgenda,
        ClientMessage::WatchClub { id: at.table.0.clone() },
        ClientMessage::UnwatchClub,
        ClientMessage::WatchEvents,
        ClientMessage::UnwatchEvents,
    ];
    let mut socket = Socket::open(client).await;
    for message in watched.into_iter().chain(asked).chain(let_go) {
        match &message {
            // A new message must be added to the list above.
            ClientMessage::Ping { .. }
            | ClientMessage::WatchLobby
            | ClientMessage::UnwatchLobby
            | ClientMessage::WatchAgenda
            | ClientMessage::UnwatchAgenda
            | ClientMessage::WatchMatch { .. }
            | ClientMessage::UnwatchMatch { .. }
            | ClientMessage::PreviewMatch { .. }
            | ClientMessage::UnpreviewMatch
            | ClientMessage::WatchCompetition { .. }
            | ClientMessage::UnwatchCompetition { .. }
            | ClientMessage::WatchClub { .. }
            | ClientMessage::UnwatchClub
            | ClientMessage::WatchEvents
            | ClientMessage::UnwatchEvents
            | ClientMessage::Act { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::LobbyChat { .. }
            | ClientMessage::ChatPhrase { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::DeclineRematch { .. } => socket.say(&message).await,
        }
    }
    socket.say(&ClientMessage::Ping { at: Millis(7), quiet_s: None }).await;
    loop {
        match socket.hear().await {
            Heard::Said(message) if matches!(*message, ServerMessage::Pong { .. }) => break,
            Heard::Said(_) => {}
            Heard::Closed(code) => panic!("closed: {code:?}"),
        }
    }
    socket.texts.join("\n")
}

/// Returns the requests whose answers contain a secret.
fn leaks<'a>(said: &'a BTreeMap<String, String>, secrets: &[&str]) -> Vec<&'a str> {
    let tells = |text: &str| secrets.iter().any(|secret| text.contains(secret));
    said.iter().filter(|(_, text)| tells(text)).map(|(asked, _)| asked.as_str()).collect()
}

/// Returns every method of every route of the API.
pub(super) async fn routes(client: &mut Client) -> Vec<(String, String)> {
    let document = client.get("/api/v1/openapi.json").await.json();
    let paths = document["paths"].as_object().unwrap();
    let of = |(route, item): (&String, &Value)| -> Vec<(String, String)> {
        item.as_object().unwrap().keys().map(|method| (method.clone(), route.clone())).collect()
    };
    paths.iter().flat_map(of).collect()
}

async fn program(owner: &mut Client) -> Client {
    let wanted = json!({ "name": "spy", "scopes": ["read", "play", "chat", "social"] });
    let reply = owner.post("/api/v1/account/tokens", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let token = reply.json()["secret"].as_str().unwrap().to_owned();
    let mut program = owner.clone();
    (program.cookie, program.csrf_token) = (None, None);
    program.extra_headers.push(("authorization", format!("Bearer {token}")));
    program
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_of_a_room_before_its_board_is_over_in_both() {
    let database = Database::sqlite();
    let url = database.url();
    let (mut hall, event) = Hall::open_in_event(database).await;
    let mut captain = hall.people[4].clone();
    let made = hall.made.clone();
    let address = super::team_matches::path(&made, "/lineup");
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    super::team_matches::post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    super::team_matches::post(&mut captain, &address, &b).await;
    let [open, closed] = hall.seat(1).await;

    // The game in the closed room is over, so it has the most to reveal. The open room still plays.
    let mut bodo = Socket::open(&hall.people[3]).await;
    bodo.watch(&closed, 0).await;
    bodo.act(wire::Command::Leave).await.unwrap();
    until(&mut hall.people[1], &made, |view| view.lines[1].result.is_some()).await;

    let mut stranger = hall.app.sign_up("sten").await;
    let mut token = program(&mut stranger).await;
    let mut judge = hall.app.sign_up("judge").await;
    execute(
        url.trim_start_matches("sqlite:"),
        "INSERT INTO moderators (user_id, since) SELECT id, 1 FROM users WHERE name = 'judge'",
    );
    let routes = routes(&mut stranger).await;
    assert!(routes.len() > 90, "{}", routes.len());
    let [anna, alf, berta, ..] = &hall.people;
    let (mut anna, mut alf, mut berta) = (anna.clone(), alf.clone(), berta.clone());
    let (mut anybody, mut director) = (hall.app.client(), hall.director.clone());

    let (team_match, team_event) = (made.card.id.0.clone(), event.card.id.0.clone());
    let mut said = Vec::new();
    {
        let mut everybody = [
            ("a player of the open room", &mut anna, &closed),
            ("its other player", &mut berta, &closed),
            ("a player of the closed room", &mut alf, &open),
            ("a captain", &mut captain, &closed),
            ("a spectator", &mut stranger, &closed),
            ("nobody", &mut anybody, &closed),
            ("a program", &mut token, &closed),
            ("a moderator", &mut judge, &closed),
            ("the director", &mut director, &closed),
        ];
        for (who, client, hidden) in &mut everybody {
            let told = walk(
                client,
                &routes,
                &Places {
                    team_match: &team_match,
                    team_event: &team_event,
                    comparative: NONE,
                    table: hidden,
                },
            )
            .await;
            // Requests name the table; no answer does.
            assert_eq!(leaks(&told, &[hidden.0.as_str()]), [""; 0], "{who} hears of the other room");
            let path = format!("get /api/v1/matches/{}", hidden.0);
            assert!(told[&path].starts_with("403"), "{who}: {}", told[&path]);
            said.push(told);
        }
    }
    // A captain who does not play sees neither room.
    let told = walk(
        &mut captain,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &open },
    )
    .await;
    assert_eq!(leaks(&told, &[open.0.as_str()]), [""; 0], "the captain hears of the open room");
    // Spectators see the open room, but not the source of its dice.
    let told = walk(
        &mut stranger,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &open },
    )
    .await;
    assert!(leaks(&told, &[open.0.as_str()]).contains(&"socket"), "the open room may be watched");
    said.push(told);

    // The walk can find data: for the player of the game it finds it.
    let told = walk(
        &mut alf,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    assert!(leaks(&told, &[closed.0.as_str()]).len() > 3, "{:?}", leaks(&told, &[closed.0.as_str()]));
    said.push(told);

    // A planted leak: a list that treats the board as over. The walk finds it.
    let file = url.trim_start_matches("sqlite:");
    execute(file, "UPDATE roll_sets SET revealed = TRUE WHERE number = 1");
    let told = walk(
        &mut anybody,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    let found = leaks(&told, &[closed.0.as_str()]);
    assert!(found.contains(&"get /api/v1/players/bodo/matches"), "{found:?}");
    execute(file, "UPDATE roll_sets SET revealed = FALSE WHERE number = 1");

    // When the board is over everywhere, everything is public. No earlier answer contained a key.
    let mut socket = Socket::open(&hall.people[2]).await;
    socket.watch(&open, 0).await;
    socket.act(wire::Command::Leave).await.unwrap();
    until(&mut anybody, &made, |view| view.card.revealed == 1).await;
    let disclosed = anybody.get(&format!("/api/v1/matches/{}/dice", closed.0)).await.json();
    let secrets = [&disclosed["seed"], &disclosed["games"][0]["key"]].map(|secret| secret.as_str().unwrap());
    for told in &said {
        assert_eq!(leaks(told, &secrets), [""; 0], "the dice were told too early");
    }
    let view = look(&mut anybody, &made).await;
    assert_eq!(view.lines[1].match_id.as_ref(), Some(&closed));
    let told = walk(
        &mut anybody,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    assert!(leaks(&told, &[closed.0.as_str()]).contains(&"get /api/v1/players/bodo/matches"));
    hall.app.stop().await;
}

/// The desk shows both rooms to a director who belongs to neither team. This one plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_learns_of_the_other_room_as_little_as_any_player() {
    let mut hall = Hall::open(Database::sqlite(), |settings| {
        settings["b"]["players"] = json!(["berta", "dirk"]);
    })
    .await;
    let (made, address) = (hall.made.clone(), super::team_matches::path(&hall.made, "/lineup"));
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    super::team_matches::post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "dirk", "closed": "berta" });
    super::team_matches::post(&mut hall.people[2], &address, &b).await;
    let table = async |client: &mut Client| look(client, &made).await.you.table.unwrap();
    let [anna, alf, berta, ..] = &mut hall.people;
    let (open, closed) = (table(anna).await, table(alf).await);
    for (client, id) in [(anna, &open), (&mut hall.director, &open), (alf, &closed), (berta, &closed)] {
        super::team_matches::sit(client, id).await;
    }
    let mut director = hall.director.clone();
    let routes = routes(&mut director).await;
    let team_match = made.card.id.0.clone();
    let at = Places { team_match: &team_match, team_event: NONE, comparative: NONE, table: &closed };
    let told = walk(&mut director, &routes, &at).await;
    assert_eq!(leaks(&told, &[closed.0.as_str()]), [""; 0], "the director who plays hears of the other room");
    let desk = &told[&format!("get /api/v1/desks/team_match/{team_match}")];
    assert!(desk.starts_with("403") && !desk.contains("alf"), "{desk}");
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_of_a_board_that_they_may_still_play() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start_with(database, |settings| {
        settings.limits.sign_up_by_address.burst = 1_000;
        settings.limits.request_by_token.burst = 100_000;
        settings.limits.guest_by_address.burst = 1_000;
    })
    .await;
    let mut director = app.sign_up("dirk").await;
    let mut people = Vec::new();
    for name in ["anna", "berta", "clara", "sten", "judge"] {
        people.push(app.sign_up(name).await);
    }
    let [anna, berta, clara, stranger, judge] = people.as_mut_slice() else { panic!("five people") };
    let file = url.trim_start_matches("sqlite:");
    execute(file, "INSERT INTO moderators (user_id, since) SELECT id, 1 FROM users WHERE name = 'judge'");
    let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
    for player in [&mut *anna, berta, clara] {
        comparatives::enter(player, &made).await;
    }
    // Anna has finished the first board and plays the second. Clara has finished the first.
    let first = comparatives::lose(anna, &made, 1).await;
    let second = comparatives::begin(anna, &made, 2).await;
    comparatives::lose(clara, &made, 1).await;

    let routes = routes(stranger).await;
    let mut token = program(stranger).await;
    let event = made.card.id.0.as_str();
    let at = |table| Places { team_match: NONE, team_event: NONE, comparative: event, table };
    let both = [first.0.as_str(), second.0.as_str()];
    let mut said = Vec::new();
    {
        let mut anybody = app.client();
        let mut nobody_in_it = [
            ("a player who has still to play", &mut *berta),
            ("a spectator", &mut *stranger),
            ("nobody", &mut anybody),
            ("a program", &mut token),
            ("a moderator", &mut *judge),
            ("the director", &mut director),
        ];
        for (who, client) in &mut nobody_in_it {
            for table in [&first, &second] {
                let told = walk(client, &routes, &at(table)).await;
                assert_eq!(leaks(&told, &both), [""; 0], "{who} hears of a board");
                let path = format!("get /api/v1/matches/{}", table.0);
                assert!(told[&path].starts_with("403"), "{who}: {}", told[&path]);
                said.push(told);
            }
        }
    }
    // A player who has finished a board sees how others have played it, and nothing of the next one.
    let told = walk(clara, &routes, &at(&first)).await;
    assert!(leaks(&told, &[both[0]]).len() > 3, "{:?}", leaks(&told, &[both[0]]));
    for made_of_it in ["record", "analysis", "sheet"] {
        let path = format!("get /api/v1/matches/{}/{made_of_it}", first.0);
        assert!(told[&path].starts_with("403"), "{}", told[&path]);
    }
    said.push(told);
    let told = walk(clara, &routes, &at(&second)).await;
    assert_eq!(leaks(&told, &[both[1]]), [""; 0], "clara hears of the second board");
    said.push(told);
    let told = walk(anna, &routes, &at(&second)).await;
    assert!(leaks(&told, &[both[1]]).contains(&"socket"), "a player sees the own game");
    said.push(told);

    // A planted leak: a list that treats the event as over. The walk finds it.
    let mut anybody = app.client();
    execute(file, "UPDATE roll_sets SET revealed = TRUE");
    let told = walk(&mut anybody, &routes, &at(&first)).await;
    let found = leaks(&told, &both);
    assert!(found.contains(&"get /api/v1/players/anna/matches"), "{found:?}");
    execute(file, "UPDATE roll_sets SET revealed = FALSE");

    // When the event is over, everything is public. No earlier answer contained a key.
    app.advance_s(3_601);
    anybody.get_until(&format!("/api/v1/comparatives/{event}"), |view| view["card"]["phase"] == "over").await;
    for table in [&first, &second] {
        let disclosed = anybody.get(&format!("/api/v1/matches/{}/dice", table.0)).await.json();
        let secrets =
            [&disclosed["seed"], &disclosed["games"][0]["key"]].map(|secret| secret.as_str().unwrap());
        for told in &said {
            assert_eq!(leaks(told, &secrets), [""; 0], "the dice were told too early");
        }
    }
    let told = walk(&mut anybody, &routes, &at(&first)).await;
    assert!(leaks(&told, &[both[0]]).contains(&"get /api/v1/players/anna/matches"));
    app.stop().await;
}
