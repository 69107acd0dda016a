//! Moderators decide nothing in which they or somebody near them took part. A suspended moderator has no rights.

use serde_json::{Value, json};

use super::{
    WatchedTable, casual,
    moderation::set_moderator,
    settings,
    tournaments::{create, path, wanted},
    voids::lose,
};
use crate::support::{Client, Database, PASSWORD, TestApp};

const DAY_S: u64 = 86_400;

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
                reply.assert_says("another moderator has to decide");
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

/// Returns the status of a warning for a player.
async fn warn(judge: &mut Client, player: &str) -> u16 {
    let act = json!({ "deed": "warning", "player": player, "reason": "x", "why": "x" });
    let reply = judge.post("/api/v1/moderation/actions", &act).await;
    if reply.status != 204 {
        reply.assert_says("another moderator has to decide");
    }
    reply.status
}

#[tokio::test]
async fn a_moderator_decides_nothing_about_an_opponent() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut judge, anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        assert!(set_moderator(&url, "add", "judge"));
        let mut table = WatchedTable::begin_between(judge.clone(), anna, casual()).await;
        assert_eq!(warn(&mut judge, "anna").await, 403, "the match is in play");
        // A suspension would end the opponent's turns, so the moderator would win on time.
        let suspend =
            json!({ "deed": "suspension", "player": "anna", "hours": 5, "reason": "x", "why": "x" });
        judge.post("/api/v1/moderation/actions", &suspend).await.assert_error(403, "forbidden");
        table.white.act(wire::Command::Leave).await.unwrap();
        drop(table);
        app.advance_s(29 * DAY_S);
        assert_eq!(warn(&mut judge, "anna").await, 403, "it has just ended");
        app.advance_s(2 * DAY_S);
        assert_eq!(warn(&mut judge, "anna").await, 204);

        let (mut dirk, mut berta) = (app.sign_up("dirk").await, app.sign_up("berta").await);
        let cup = create(&mut dirk, &wanted(5, 8)).await;
        for client in [&mut judge, &mut berta] {
            assert_eq!(client.post_empty(&path(&cup, "/entry")).await.status, 200);
        }
        for player in ["berta", "dirk"] {
            assert_eq!(warn(&mut judge, player).await, 403, "{player} is in the same competition");
        }
        assert_eq!(judge.delete(&path(&cup, "/entry")).await.status, 200);
        assert_eq!(warn(&mut judge, "berta").await, 204);
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

async fn sign_up_from(app: &TestApp, name: &str, address: &str) -> Client {
    let mut client = app.client();
    client.extra_headers.push(("x-forwarded-for", address.to_owned()));
    let reply = client.post("/api/v1/accounts", &json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    client
}

#[tokio::test]
async fn a_moderator_decides_about_no_network_of_an_opponent_and_no_own_one() {
    const BLOCKS: &str = "/api/v1/moderation/blocks";
    let block = |network: &str| json!({ "network": network, "reason": "spam" });
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| settings.behind_proxy = true).await;
        let mut judge = sign_up_from(&app, "judge", "198.51.100.7").await;
        let mut other = sign_up_from(&app, "other", "192.0.2.9").await;
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "other"));
        let anna = sign_up_from(&app, "anna", "203.0.113.5").await;
        let berta = sign_up_from(&app, "berta", "2001:db8:7::5").await;
        let _tables = [
            WatchedTable::begin_between(judge.clone(), anna, casual()).await,
            WatchedTable::begin_between(judge.clone(), berta, casual()).await,
        ];
        // The judge comes from elsewhere now. The uses of the earlier address are stored.
        judge.extra_headers = vec![("x-forwarded-for", "198.18.0.1".to_owned())];
        let (opponents, own) = ("plays against this player", "You took part in this");
        let refused = [
            ("203.0.113.5", opponents),
            ("203.0.112.0/21", opponents),
            ("2001:db8:7::5", opponents),
            ("2001:db8:7::/56", opponents),
            // It has too many addresses for their hashes, and the session shows the coarse network.
            ("2001:db8::/32", opponents),
            ("198.51.100.0/24", own),
        ];
        for (network, told) in refused {
            let reply = judge.post(BLOCKS, &block(network)).await;
            reply.assert_error(403, "forbidden");
            reply.assert_says(told);
        }
        assert_eq!(judge.get(BLOCKS).await.json()["blocks"], json!([]), "what was refused changed nothing");
        // Nobody near the judge was there.
        for network in ["203.0.113.6", "192.0.2.0/24", "2001:db9::/32"] {
            assert_eq!(judge.post(BLOCKS, &block(network)).await.status, 204, "{network}");
        }
        let listed = judge.get(BLOCKS).await.json();
        for one in listed["blocks"].as_array().unwrap() {
            let path = format!("{BLOCKS}/{}", one["id"].as_str().unwrap());
            assert_eq!(judge.delete(&path).await.status, 204, "{one}");
        }
        // Another moderator decides about these networks.
        for network in ["203.0.113.0/24", "198.51.100.0/24", "2001:db8::/32"] {
            assert_eq!(other.post(BLOCKS, &block(network)).await.status, 204, "{network}");
        }
        let listed = other.get(BLOCKS).await.json();
        let in_force = listed["blocks"].as_array().unwrap().iter().filter(|one| one["in_force"] == true);
        let paths: Vec<String> =
            in_force.map(|one| format!("{BLOCKS}/{}", one["id"].as_str().unwrap())).collect();
        assert_eq!(paths.len(), 3);
        for path in &paths {
            judge.delete(path).await.assert_error(403, "forbidden");
            assert_eq!(other.delete(path).await.status, 204);
        }
        app.stop().await;
    }
}
