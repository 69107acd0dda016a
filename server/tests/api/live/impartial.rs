//! Moderators decide nothing in which they or somebody near them took part. A suspended moderator has no rights.

use serde_json::{Value, json};

use super::{moderation::set_moderator, settings, voids::lose};
use crate::support::{Client, Database, PASSWORD, TestApp};

/// A way in which an account belongs to a moderator's circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Near {
    Browser,
    Address,
    /// The moderator's bot takes the account's place in everything.
    Stranger,
}

/// The decisions of moderators about a player and a match: method, path and body.
fn decisions(report: &str, sanction: &str, appealed: &str, game: &str, digest: &str) -> Vec<(String, Value)> {
    let actions = "/api/v1/moderation/actions".to_owned();
    let scope = json!({ "kind": "match", "id": game });
    vec![
        ("/api/v1/moderation/voids/preview".to_owned(), json!({ "scope": scope })),
        (actions.clone(), json!({ "deed": "warning", "player": "anna", "reason": "x", "why": "x" })),
        (actions.clone(), json!({ "deed": "dismiss", "player": "anna", "report": report, "why": "x" })),
        (actions, json!({ "deed": "lift", "player": "anna", "sanction": sanction, "why": "x" })),
        (format!("/api/v1/moderation/appeals/{appealed}"), json!({ "grant": true, "answer": "x" })),
        (
            "/api/v1/moderation/voids".to_owned(),
            json!({ "scope": scope, "digest": digest, "reason": "x", "evidence": "x" }),
        ),
    ]
}

fn change(app: &TestApp, near: Near) {
    let (table, key) = match near {
        Near::Browser => ("device_accounts", "device_hash"),
        Near::Address => ("address_accounts", "address_hash"),
        Near::Stranger => return,
    };
    app.database().change(&format!(
        "INSERT INTO {table} ({key}, user_id, seen_at) SELECT 'shared', id, {} FROM users \
         WHERE name IN ('judge', 'anna')",
        app.now_ms()
    ));
}

async fn ids(judge: &mut Client) -> (String, [String; 2]) {
    let desk = judge.get("/api/v1/moderation").await.json();
    let report = desk["reports"][0]["id"].as_str().unwrap().to_owned();
    let all = judge.get("/api/v1/moderation/players/anna").await.json();
    let id = |kind: &str| {
        let all = all["sanctions"].as_array().unwrap().iter();
        let one = all.map(|one| &one["sanction"]).find(|one| one["kind"] == kind);
        one.unwrap()["id"].as_str().unwrap().to_owned()
    };
    (report, [id("restriction"), id("hidden")])
}

#[tokio::test]
async fn no_decision_is_open_to_a_moderator_who_is_near_to_a_player() {
    for near in [Near::Browser, Near::Address, Near::Stranger] {
        let app = TestApp::start(Database::sqlite()).await;
        let url = app.database().url();
        let (mut judge, mut other) = (app.sign_up("judge").await, app.sign_up("other").await);
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "other"));
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let game = lose(&anna, &berta, settings(wire::MatchFormat::Points { length: 5 }, true)).await;
        let report = json!({ "reason": "chat", "text": "words" });
        assert_eq!(berta.post("/api/v1/players/anna/reports", &report).await.status, 204);
        for deed in ["restriction", "hidden"] {
            let act = json!({ "deed": deed, "player": "anna", "reason": "x", "why": "x" });
            assert_eq!(other.post("/api/v1/moderation/actions", &act).await.status, 204);
        }
        let (report, [sanction, appealed]) = ids(&mut judge).await;
        let appeal = format!("/api/v1/account/sanctions/{appealed}/appeal");
        assert_eq!(anna.post(&appeal, &json!({ "text": "no" })).await.status, 204);
        let preview = json!({ "scope": { "kind": "match", "id": game.0 } });
        let preview = other.post("/api/v1/moderation/voids/preview", &preview).await.json();
        let digest = preview["digest"].as_str().unwrap().to_owned();
        change(&app, near);
        for (path, body) in decisions(&report, &sanction, &appealed, &game.0, &digest) {
            let reply = judge.post(&path, &body).await;
            if near == Near::Stranger {
                assert!((200..300).contains(&reply.status), "{path} {body}: {}", reply.text());
            } else {
                assert_eq!(reply.status, 403, "{near:?} {path} {body}: {}", reply.text());
                assert!(reply.text().contains("another moderator has to decide"), "{}", reply.text());
            }
        }
        if near != Near::Stranger {
            // Nothing of the refused decisions has happened: the other moderator can make all of them.
            for (path, body) in decisions(&report, &sanction, &appealed, &game.0, &digest) {
                if !path.contains("appeals") {
                    let reply = other.post(&path, &body).await;
                    assert!((200..300).contains(&reply.status), "{path} {body}: {}", reply.text());
                }
            }
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_moderator_decides_no_match_of_an_own_bot_or_of_its_own() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut judge, mut anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        assert!(set_moderator(&url, "add", "judge"));
        let made = judge.post("/api/v1/account/bots", &json!({ "name": "judgebot" })).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let game = lose(&anna, &judge, settings(wire::MatchFormat::Points { length: 5 }, true)).await;
        let preview = json!({ "scope": { "kind": "match", "id": game.0 } });
        judge.post("/api/v1/moderation/voids/preview", &preview).await.assert_error(403, "forbidden");
        let warn = json!({ "deed": "warning", "player": "judgebot", "reason": "x", "why": "x" });
        judge.post("/api/v1/moderation/actions", &warn).await.assert_error(403, "forbidden");
        let report = json!({ "reason": "chat", "text": "words", "match_id": game.0 });
        assert_eq!(judge.post("/api/v1/players/anna/reports", &report).await.status, 204);
        let desk = judge.get("/api/v1/moderation").await.json();
        let id = desk["reports"][0]["id"].clone();
        let act = json!({ "deed": "warning", "player": "anna", "report": id, "reason": "x", "why": "x" });
        judge.post("/api/v1/moderation/actions", &act).await.assert_error(403, "forbidden");
        assert_eq!(anna.get("/api/v1/account/sanctions").await.json()["sanctions"], json!([]));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_suspended_moderator_reads_and_decides_nothing_on_any_route() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        let mut other = app.sign_up("other").await;
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "other"));
        app.sign_up("anna").await;
        let api = judge.get("/api/v1/openapi.json").await.json();
        let act = json!({ "deed": "suspension", "player": "judge", "hours": 5, "reason": "x", "why": "x" });
        assert_eq!(other.post("/api/v1/moderation/actions", &act).await.status, 204);
        let signed_in = json!({ "name": "judge", "password": PASSWORD });
        assert_eq!(judge.post("/api/v1/session", &signed_in).await.status, 200);
        assert_eq!(judge.get("/api/v1/account/roles").await.json(), json!({ "moderator": false }));
        let mut walked = 0;
        for (path, methods) in api["paths"].as_object().unwrap() {
            if !path.starts_with("/api/v1/moderation") || path == "/api/v1/moderation/public" {
                continue;
            }
            let real = path.replace("{name}", "anna").replace("{id}", "1");
            for method in methods.as_object().unwrap().keys() {
                let reply = match method.as_str() {
                    "get" => judge.get(&real).await,
                    "post" => judge.post(&real, &json!({})).await,
                    "delete" => judge.delete(&real).await,
                    other => panic!("{other} {path}"),
                };
                assert_eq!(reply.status, 403, "{method} {path}: {}", reply.text());
                walked += 1;
            }
        }
        assert!(walked >= 10, "{walked}");
        app.stop().await;
    }
}
