//! Blocked address ranges: refused on every node, with open sockets closed, and never the moderator's own network.

use std::process::Command as Process;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use wire::{ErrorCode, ServerMessage};

use crate::support::{Client, Database, Patience, Socket, SocketEvent, TestApp};

const BLOCKS: &str = "/api/v1/moderation/blocks";

fn admin(url: &str, words: &[&str]) -> String {
    let ran =
        Process::new(env!("CARGO_BIN_EXE_fullprime")).args(["admin", "--database", url]).args(words).output();
    let ran = ran.expect("the program runs");
    assert!(ran.status.success(), "{words:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).expect("output is text")
}

/// A server behind a proxy, which reports the client addresses.
async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| settings.behind_proxy = true).await
}

fn from(mut client: Client, address: &str) -> Client {
    client.extra_headers.retain(|(name, _)| *name != "x-forwarded-for");
    client.extra_headers.push(("x-forwarded-for", address.to_owned()));
    client
}

async fn status_until(client: &mut Client, path: &str, status: u16) {
    let patience = Patience::new();
    loop {
        let reply = client.get(path).await;
        if reply.status == status {
            return;
        }
        patience.pause((path, &reply)).await;
    }
}

/// A connection receives the refusal once and is then closed.
#[tokio::test]
async fn a_refused_connection_hears_one_answer_and_is_closed() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start_with(database, |settings| {
        settings.behind_proxy = true;
        settings.connections.head_s = 1;
        settings.connections.idle_s = 1;
    })
    .await;
    admin(&url, &["block", "add", "192.0.2.0/24", "--reason", "flood of guests"]);
    status_until(&mut from(app.client(), "192.0.2.7"), "/api/v1/lobby", 403).await;
    let mut stream = tokio::net::TcpStream::connect(app.address()).await.unwrap();
    let request = b"GET /api/v1/lobby HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.7\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut told = Vec::new();
    stream.read_to_end(&mut told).await.unwrap();
    let told = String::from_utf8(told).unwrap();
    assert!(told.starts_with("HTTP/1.1 403 "), "{told}");
    assert_eq!(told.matches("HTTP/1.1 ").count(), 1, "{told}");
    app.stop().await;
}

#[tokio::test]
async fn a_blocked_range_is_refused_at_the_door_and_its_sockets_are_closed() {
    for database in Database::each() {
        let url = database.url();
        let app = start(database).await;
        let mut inside = from(app.sign_up("anna").await, "192.0.2.7");
        let mut outside = from(app.client(), "198.51.100.7");
        let mut socket = Socket::open(&inside).await;
        admin(&url, &["block", "add", "192.0.2.0/24", "--reason", "flood of guests"]);

        // The node receives no notice. It finds the block itself and closes the open socket.
        let closed = loop {
            match socket.hear().await {
                SocketEvent::Said(message) => {
                    if let ServerMessage::Error { error } = *message {
                        assert_eq!(error.code, ErrorCode::AddressBlocked, "{error:?}");
                    }
                }
                SocketEvent::Closed(code) => break code,
            }
        };
        assert_eq!(closed, Some(1008));
        for path in ["/api/v1/lobby", "/api/v1/account/credits", "/", "/about"] {
            inside.get(path).await.assert_error(403, "address_blocked");
        }
        inside.post_empty("/api/v1/accounts/guest").await.assert_error(403, "address_blocked");
        assert_eq!(Socket::try_open(&inside, None).await.err(), Some(403));
        // Load balancers check the server, not a client.
        assert_eq!(inside.get("/healthz").await.status, 200);
        assert_eq!(outside.get("/api/v1/lobby").await.status, 200);
        // A request of this machine itself is never refused.
        admin(&url, &["block", "add", "0.0.0.0/0", "--reason", "a mistake", "--wide"]);
        status_until(&mut outside, "/api/v1/lobby", 403).await;
        assert_eq!(from(app.client(), "127.0.0.1").get("/api/v1/lobby").await.status, 200);

        admin(&url, &["block", "remove", "0.0.0.0/0"]);
        status_until(&mut outside, "/api/v1/lobby", 200).await;
        assert_eq!(inside.get("/api/v1/lobby").await.status, 403, "its own block is still in force");
        admin(&url, &["block", "remove", "192.0.2.0/24"]);
        status_until(&mut inside, "/api/v1/lobby", 200).await;
        // The log records each act with its author.
        let all = admin(&url, &["block", "list", "--all"]);
        assert_eq!(all.lines().count(), 2, "{all}");
        assert_eq!(admin(&url, &["block", "list"]), "");
        let log = admin(&url, &["log"]);
        for act in ["block add", "block remove"] {
            assert!(log.contains(act), "{log}");
        }
    }
}

#[tokio::test]
async fn a_block_that_has_an_end_ends_by_itself() {
    let app = start(Database::sqlite()).await;
    let mut judge = moderator(&app, "judge").await;
    let mut visitor = from(app.client(), "2001:db8::7");
    let block = json!({ "network": "2001:db8::/32", "reason": "spam", "hours": 2 });
    assert_eq!(judge.post(BLOCKS, &block).await.status, 204);
    let refused = visitor.get("/api/v1/lobby").await;
    refused.assert_error(403, "address_blocked");
    assert!(refused.text().contains("2027-01-15 10:00 UTC"), "{}", refused.text());
    app.advance_s(2 * 3_600);
    assert_eq!(visitor.get("/api/v1/lobby").await.status, 200);
}

async fn moderator(app: &TestApp, name: &str) -> Client {
    let client = from(app.sign_up(name).await, "198.51.100.1");
    admin(&app.database().url(), &["moderator", "add", name]);
    client
}

#[tokio::test]
async fn moderators_block_and_lift_and_nobody_else_does() {
    for database in Database::each() {
        let app = start(database).await;
        let mut judge = moderator(&app, "judge").await;
        let mut anna = from(app.sign_up("anna").await, "198.51.100.2");
        let block = json!({ "network": "203.0.113.0/24", "reason": "spam" });
        anna.get(BLOCKS).await.assert_error(403, "forbidden");
        anna.post(BLOCKS, &block).await.assert_error(403, "forbidden");
        for (network, reason, hours) in [
            ("203.0.113.0/33", "spam", json!(1)),
            ("10.0.0.0/8", "spam", json!(1)),
            ("203.0.113.0/24", "", json!(1)),
            ("203.0.113.0/24", "spam", json!(0)),
            // The moderator's own network.
            ("198.51.100.0/24", "spam", json!(1)),
        ] {
            let bad = json!({ "network": network, "reason": reason, "hours": hours });
            judge.post(BLOCKS, &bad).await.assert_error(422, "invalid");
        }
        assert_eq!(judge.get(BLOCKS).await.json()["blocks"], json!([]), "what was refused changed nothing");

        assert_eq!(judge.post(BLOCKS, &block).await.status, 204);
        let mut blocked = from(app.client(), "203.0.113.9");
        blocked.get("/api/v1/lobby").await.assert_error(403, "address_blocked");
        let listed = judge.get(BLOCKS).await.json();
        let only = &listed["blocks"][0];
        assert_eq!(
            (&only["network"], &only["author"], &only["in_force"]),
            (&json!("203.0.113.0/24"), &json!("judge"), &json!(true))
        );
        let path = format!("{BLOCKS}/{}", only["id"].as_str().unwrap());
        anna.delete(&path).await.assert_error(403, "forbidden");
        assert_eq!(judge.delete(&path).await.status, 204);
        judge.delete(&path).await.assert_error(404, "not_found");
        assert_eq!(blocked.get("/api/v1/lobby").await.status, 200);
        let listed: Value = judge.get(BLOCKS).await.json();
        assert_eq!(listed["blocks"][0]["in_force"], json!(false));
    }
}

#[tokio::test]
async fn every_node_refuses_what_one_was_told_to() {
    let Some(database) = Database::for_nodes() else { return };
    let app = start(database).await;
    let node = app.another_node().await;
    let mut judge = moderator(&app, "judge").await;
    let mut elsewhere = from(node.moved(&app.client()), "203.0.113.9");
    assert_eq!(elsewhere.get("/api/v1/lobby").await.status, 200);
    let block = json!({ "network": "203.0.113.0/24", "reason": "spam" });
    assert_eq!(judge.post(BLOCKS, &block).await.status, 204);
    status_until(&mut elsewhere, "/api/v1/lobby", 403).await;
    node.stop().await;
}
