//! The access that a program's token gives: every route with every scope, and every topic of the socket.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use reqwest::Method;
use serde_json::{Value, json};
use wire::{ClientMessage, Millis, Seq, ServerMessage};

use crate::support::{Client, Database, Socket, TestApp};

const SCOPES: [&str; 5] = ["read", "play", "chat", "social", "messages"];

async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.limits.request_by_token.burst = 100_000;
        settings.limits.program_by_account.burst = 100;
    })
    .await
}

/// Returns a program with one scope.
async fn program(app: &TestApp, owner: &mut Client, scope: &str) -> Client {
    let wanted = json!({ "name": scope, "scopes": [scope] });
    let made = owner.post("/api/v1/account/tokens", &wanted).await.json();
    let mut client = app.client();
    client.extra_headers = vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
    client
}

/// Returns a path with plausible values for its parameters.
fn filled(path: &str) -> String {
    let part = |part: &str| match part {
        "{name}" | "{other}" => "anna".to_owned(),
        "{list}" => "casual".to_owned(),
        "{kind}" => "tournament".to_owned(),
        _ if part.starts_with('{') => "0000000002d".to_owned(),
        plain => plain.to_owned(),
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

#[tokio::test]
async fn every_route_opens_for_the_scopes_that_it_declares_and_for_no_other() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
        for scope in SCOPES {
            let mut program = program(&app, &mut anna, scope).await;
            for (path, methods) in document["paths"].as_object().unwrap() {
                for (method, operation) in methods.as_object().unwrap() {
                    let token = &operation["x-token"];
                    let is_met = token["scopes"].as_array().unwrap().contains(&json!(scope));
                    let sent = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                    let body = (sent != Method::GET).then(|| ("application/json".to_owned(), b"{}".to_vec()));
                    let reply = program.send(sent, &filled(path), body).await;
                    let code = match reply.status {
                        400..500 => reply.json()["code"].as_str().unwrap().to_owned(),
                        _ => String::new(),
                    };
                    let place = format!("{scope}: {method} {path}: {} {code}", reply.status);
                    match token["access"].as_str().unwrap() {
                        "none" => assert_eq!((reply.status, code.as_str()), (403, "forbidden"), "{place}"),
                        "scoped" => assert_eq!(code == "scope_missing", !is_met, "{place}"),
                        "open" => assert!(code != "scope_missing" && code != "bad_token", "{place}"),
                        other => panic!("{other}: {place}"),
                    }
                }
            }
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_token_that_may_chat_reads_neither_files_nor_practice_games_nor_tables() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        app.sign_up("berta").await;
        let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
        let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": time });
        let opened =
            anna.post("/api/v1/matches", &json!({ "settings": settings, "invite": "berta" })).await.json();
        let table = opened["id"].as_str().unwrap().to_owned();
        let seat = format!("/api/v1/matches/{table}/seat");
        assert_eq!(anna.post(&seat, &json!({})).await.status, 200);
        let mut chat = program(&app, &mut anna, "chat").await;
        for path in ["/api/v1/library", "/api/v1/practices", "/api/v1/account/credits", "/api/v1/boards"] {
            chat.get(path).await.assert_error(403, "scope_missing");
        }
        // The token sees public data as anonymous visitors do.
        let path = format!("/api/v1/matches/{table}");
        let place = |view: Value| json!([view["code"], view["you"], view["allowed"], view["seat"]]);
        let of_stranger = place(app.client().get(&path).await.json());
        assert_eq!(place(chat.get(&path).await.json()), of_stranger);
        let mut reader = program(&app, &mut anna, "read").await;
        assert_eq!(place(reader.get(&path).await.json()), place(anna.get(&path).await.json()));
        assert_ne!(place(reader.get(&path).await.json()), of_stranger);
        app.stop().await;
    }
}

#[tokio::test]
async fn every_topic_of_the_socket_asks_for_its_scope() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        app.sign_up("berta").await;
        let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
        let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": time });
        let opened =
            anna.post("/api/v1/matches", &json!({ "settings": settings, "invite": "berta" })).await.json();
        let id = wire::MatchId(opened["id"].as_str().unwrap().to_owned());
        assert_eq!(anna.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await.status, 200);
        let stranger = lobby_and_seat(&mut Socket::open(&app.client()).await, &id).await;
        for scope in SCOPES {
            let program = program(&app, &mut anna, scope).await;
            let mut socket = Socket::open(&program).await;
            let sees_as_account = ["read", "play"].contains(&scope);
            let seen = lobby_and_seat(&mut socket, &id).await;
            if sees_as_account {
                assert_ne!(seen, stranger, "{scope}");
            } else {
                assert_eq!(seen, stranger, "{scope}");
            }
            let told = agenda(&mut socket).await;
            assert_eq!(told, sees_as_account, "{scope}");
            let request = Socket::request();
            socket.say(&ClientMessage::LobbyChat { request: request.clone(), text: "hello".into() }).await;
            let said = socket.answer_to(&request).await;
            assert_eq!(said.is_ok(), scope == "chat", "{scope}: {said:?}");
            let request = Socket::request();
            let rematch = ClientMessage::Rematch {
                id: id.clone(),
                request: request.clone(),
                contribution: None,
                terms: None,
            };
            socket.say(&rematch).await;
            let code = serde_json::to_value(socket.answer_to(&request).await.unwrap_err().code).unwrap();
            assert_eq!(code == json!("scope_missing"), scope != "play", "{scope}: {code}");
        }
        app.stop().await;
    }
}

/// Returns whether the lobby shows the table, and the viewer's seat in the match.
async fn lobby_and_seat(socket: &mut Socket, id: &wire::MatchId) -> (bool, Value) {
    socket.say(&ClientMessage::WatchLobby).await;
    let shown = loop {
        if let ServerMessage::Lobby { lobby } = socket.next().await {
            break serde_json::to_string(&lobby).unwrap().contains(&id.0);
        }
    };
    socket.say(&ClientMessage::WatchMatch { id: id.clone(), since: Seq(0) }).await;
    let seen = loop {
        match socket.next().await {
            ServerMessage::Match { view, .. } => {
                let view = serde_json::to_value(&view).unwrap();
                break json!([view["you"], view["allowed"], view["seat"]]);
            }
            ServerMessage::Error { error } => break serde_json::to_value(error.code).unwrap(),
            _ => {}
        }
    };
    (shown, seen)
}

/// Returns true if the socket receives the agenda.
async fn agenda(socket: &mut Socket) -> bool {
    socket.say(&ClientMessage::WatchAgenda).await;
    socket.say(&ClientMessage::Ping { at: Millis(0), quiet_s: None }).await;
    let mut told = false;
    loop {
        match socket.next().await {
            ServerMessage::Agenda { .. } => told = true,
            ServerMessage::Pong { .. } => return told,
            _ => {}
        }
    }
}
