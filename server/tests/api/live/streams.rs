//! Matches over plain HTTP: their messages as a stream, and commands as requests.

use serde_json::{Value, json};
use wire::{MatchId, MatchView, Phase, Presence, ServerMessage};

use super::{WatchedTable, against_bot, casual, moderation::set_moderator, open_table, sit};
use crate::support::{
    Client, Database, PASSWORD, Patience, Socket, Stream, TestApp, is_my_turn, plain_command,
};

/// Returns a program with a token of these scopes, and the token's id.
async fn program(app: &TestApp, owner: &mut Client, scopes: &[&str]) -> (Client, String) {
    let wanted = json!({ "name": "my program", "scopes": scopes });
    let made = owner.post("/api/v1/account/tokens", &wanted).await.json();
    let mut client = app.client();
    client.extra_headers = vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
    (client, made["token"]["id"].as_str().unwrap().to_owned())
}

/// Starts a server on which a program may send as many requests as it likes.
async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| settings.limits.request_by_token.burst = 100_000).await
}

fn path(id: &MatchId, rest: &str) -> String {
    format!("/api/v1/matches/{}{rest}", id.0)
}

/// Returns the body of the act of a plain player.
fn plain_act(view: &MatchView) -> Value {
    json!({ "seen": view.seq, "command": plain_command(view) })
}

async fn until_match(stream: &mut Stream) -> MatchView {
    loop {
        match stream.next().await.expect("the stream goes on") {
            ServerMessage::Match { view, .. } => return *view,
            ServerMessage::Error { error } => panic!("{error:?}"),
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_program_plays_to_the_end_with_requests_alone_and_reads_what_a_socket_reads() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (id, mut socket) = against_bot(&mut anna, "Pip", casual()).await;
        let (mut program, _) = program(&app, &mut anna, &["play"]).await;
        let mut stream = Stream::open(&program, &path(&id, "/stream")).await.unwrap();
        assert_eq!(stream.header("content-type"), Some("application/x-ndjson"));
        let welcome = stream.next().await.unwrap();
        assert!(matches!(&welcome, ServerMessage::Welcome { name: Some(name), .. } if name == "anna"));
        let (mut events, mut last): (Vec<_>, Option<MatchView>) = (Vec::new(), None);
        while let Some(message) = stream.next().await {
            let ServerMessage::Match { events: new, view, .. } = message else { continue };
            events.extend(new);
            if is_my_turn(&view) && last.as_ref().is_none_or(|last| last.seq != view.seq) {
                let reply = program.post(&path(&id, "/act"), &plain_act(&view)).await;
                assert_eq!(reply.status, 200, "{}", reply.text());
                assert!(reply.json()["seq"].as_u64().unwrap() > u64::from(view.seq.0), "{}", reply.text());
            }
            last = Some(*view);
        }
        let last = last.unwrap();
        assert!(matches!(last.phase, Phase::Over { .. }), "the stream ends with the match: {:?}", last.phase);
        let seen = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!((last.seq, &last.you), (seen.seq, &seen.you));
        assert_eq!(events, socket.events);

        // After a break, a client reads on from the last event that it knows.
        let known = last.seq.0 - 2;
        let mut stream = Stream::open(&program, &path(&id, &format!("/stream?since={known}"))).await.unwrap();
        let mut rest = Vec::new();
        while let Some(message) = stream.next().await {
            if let ServerMessage::Match { events, .. } = message {
                rest.extend(events);
            }
        }
        assert_eq!(rest, events[events.len() - 2..]);
        app.stop().await;
    }
}

#[tokio::test]
async fn refusals_have_a_status_a_code_and_a_reason() {
    for database in Database::each() {
        let url = database.url();
        let app = start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let id = table.id.clone();
        let (player, _) = table.by_turn().await;
        let view = player.view.clone().unwrap();
        let is_white = view.you == Some(wire::Seat::White);
        let mut anna = table.white_client.clone();
        let (mut of_white, _) = program(&app, &mut anna, &["play"]).await;
        let (mut reader, _) = program(&app, &mut anna, &["read"]).await;
        let mut stranger = app.sign_up("carl").await;
        let act = path(&id, "/act");
        let roll = json!({ "seen": view.seq, "command": { "do": "roll" } });

        let refused = of_white.post(&act, &roll).await;
        refused.assert_error(409, "refused");
        let reason = if is_white { "already_rolled" } else { "not_your_turn" };
        assert_eq!(refused.json()["reason"], reason, "{}", refused.text());
        for unreadable in [
            json!({ "seen": view.seq }),
            json!({ "seen": view.seq, "command": { "do": "cheat" } }),
            json!({ "type": "act", "seen": view.seq, "command": { "do": "roll" } }),
        ] {
            of_white.post(&act, &unreadable).await.assert_error(400, "malformed");
        }
        of_white.post("/api/v1/matches/00000000001/act", &roll).await.assert_error(404, "not_found");
        reader.post(&act, &roll).await.assert_error(403, "scope_missing");
        stranger.post(&act, &roll).await.assert_error(403, "forbidden");
        app.client().post(&act, &roll).await.assert_error(401, "sign_in_required");

        let refused = async |client: &Client, path: &str| Stream::open(client, path).await.unwrap_err();
        let stream = path(&id, "/stream");
        refused(&reader, "/api/v1/matches/00000000001/stream").await.assert_error(404, "not_found");
        refused(&reader, &format!("{stream}?since=100000")).await.assert_error(422, "invalid");
        refused(&reader, &format!("{stream}?since=x")).await.assert_error(400, "malformed");
        // A table of two people is hidden from all others until the match begins.
        let private = open_table(&mut anna, casual(), Some("carl")).await.id;
        sit(&mut anna, &private).await;
        refused(&app.client(), &path(&private, "/stream")).await.assert_error(404, "not_found");
        // Everybody reads a match in play, also without a token, and is no player there.
        let mut anybody = Stream::open(&app.client(), &stream).await.unwrap();
        assert_eq!(until_match(&mut anybody).await.you, None);

        // A suspended player can look at the match, but is not present there.
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let deed = json!({ "deed": "suspension", "player": "carl", "hours": 2, "reason": "x", "why": "x" });
        assert_eq!(judge.post("/api/v1/moderation/actions", &deed).await.status, 204);
        let signed_in = json!({ "name": "carl", "password": PASSWORD });
        assert_eq!(stranger.post("/api/v1/session", &signed_in).await.status, 200);
        refused(&stranger, &stream).await.assert_error(403, "suspended");
        app.stop().await;
    }
}

#[tokio::test]
async fn a_command_with_a_name_is_carried_out_once() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (id, mut socket) = against_bot(&mut anna, "Pip", casual()).await;
        assert!(socket.my_turn().await);
        let view = socket.view.clone().unwrap();
        let (mut program, _) = program(&app, &mut anna, &["play"]).await;
        program.extra_headers.push(("idempotency-key", "a-1".to_owned()));
        let act = path(&id, "/act");
        assert_eq!(program.post(&act, &plain_act(&view)).await.status, 200);
        let again = program.post(&act, &plain_act(&view)).await;
        again.assert_error(409, "conflict");
        assert_eq!(again.json()["reason"], "action_arrived");
        // Under another name it comes too late: the match has moved on.
        program.extra_headers.pop();
        assert_eq!(program.post(&act, &plain_act(&view)).await.status, 409);
        app.stop().await;
    }
}

#[tokio::test]
async fn commands_by_requests_are_limited() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.limits.act_by_account = server::Bucket { burst: 2, refill_s: 60.0 };
    })
    .await;
    let mut anna = app.sign_up("anna").await;
    let (id, _socket) = against_bot(&mut anna, "Pip", casual()).await;
    let act = json!({ "seen": 0, "command": { "do": "roll" } });
    for _ in 0..2 {
        assert_eq!(anna.post(&path(&id, "/act"), &act).await.status, 409);
    }
    anna.post(&path(&id, "/act"), &act).await.assert_error(429, "too_many_requests");
    app.stop().await;
}

#[tokio::test]
async fn streams_count_as_sockets_and_end_with_their_token() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bounds.token_sockets = 2;
            settings.limits.request_by_token.burst = 100_000;
        })
        .await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let (program, token) = program(&app, &mut table.white_client, &["read"]).await;
        let stream = path(&table.id, "/stream");
        let _socket = Socket::open(&program).await;
        let mut first = Stream::open(&program, &stream).await.unwrap();
        until_match(&mut first).await;
        let refused = Stream::open(&program, &stream).await.unwrap_err();
        refused.assert_error(409, "conflict");
        assert_eq!(refused.json()["reason"], "sockets_of_token");
        assert_eq!(Socket::try_open(&program, None).await.err(), Some(409));
        // A closed stream makes room.
        drop(first);
        let patience = Patience::new();
        let mut second = loop {
            match Stream::open(&program, &stream).await {
                Ok(stream) => break stream,
                Err(refused) => patience.pause(refused.status).await,
            }
        };
        until_match(&mut second).await;
        let revoked = table.white_client.delete(&format!("/api/v1/account/tokens/{token}")).await;
        assert_eq!(revoked.status, 204);
        while second.next().await.is_some() {}
        app.stop().await;
    }
}

#[tokio::test]
async fn a_player_who_reads_the_stream_is_at_the_match() {
    let app = start(Database::sqlite()).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (program, _) = program(&app, &mut anna, &["play"]).await;
    let mut socket = Socket::open(&berta).await;
    assert_eq!(socket.watch(&id, 0).await.white.presence, Presence::Gone);
    let stream = Stream::open(&program, &path(&id, "/stream")).await.unwrap();
    socket.until(|view| view.white.presence == Presence::Good).await;
    drop(stream);
    socket.until(|view| view.white.presence == Presence::Gone).await;
    app.stop().await;
}

#[tokio::test]
async fn empty_lines_show_that_a_silent_stream_works() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.socket_silence_s = 4).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    let (program, _) = program(&app, &mut table.white_client, &["read"]).await;
    let mut stream = Stream::open(&program, &path(&table.id, "/stream")).await.unwrap();
    until_match(&mut stream).await;
    while !stream.line().await.expect("the stream goes on").is_empty() {}
    app.stop().await;
}
