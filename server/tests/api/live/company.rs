//! Moderators come into no competition, and sit down at no table that counts, with somebody about whom they have
//! decided within 30 days.

use serde_json::{Value, json};
use wire::{MatchFormat, MatchId, StepKind};

use super::{
    casual,
    corrections::{act, check, log, newest, try_act, undo},
    late_and_gone::are_set_up,
    moderation::set_moderator,
    open_table, settings, sit,
    team_matches::{self, Hall},
    tournaments::{DAY_S, Field, create, last_round, path, wanted},
};
use crate::support::{Client, Database, PASSWORD, Reply, TestApp};

/// Imposes a sanction.
async fn decide(judge: &mut Client, deed: &str, player: &str) {
    let deed = json!({ "deed": deed, "player": player, "hours": 5, "reason": "x", "why": "x" });
    let reply = judge.post("/api/v1/moderation/actions", &deed).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
}

/// Lets another moderator lift the only sanction of a player.
async fn lift(other: &mut Client, player: &str) {
    let all = other.get(&format!("/api/v1/moderation/players/{player}")).await.json();
    let sanction = all["sanctions"][0]["sanction"]["id"].clone();
    let lift = json!({ "deed": "lift", "player": player, "sanction": sanction, "why": "x" });
    assert_eq!(other.post("/api/v1/moderation/actions", &lift).await.status, 204, "{all}");
}

#[track_caller]
fn assert_apart(reply: &Reply, reason: &str, name: &str) {
    reply.assert_error(403, "forbidden");
    let body = reply.json();
    assert_eq!((&body["reason"], &body["params"]["name"]), (&json!(reason), &json!(name)), "{body}");
}

/// Regression: a moderator withdrew, suspended a rival, entered again, and won because the rival was absent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_who_has_decided_about_a_rival_does_not_come_back() {
    for database in Database::each() {
        let url = database.url();
        let app = Hall::new_app(database).await;
        let (mut judge, mut other) = (app.sign_up("judge").await, app.sign_up("other").await);
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "other"));
        let (mut dirk, mut berta) = (app.sign_up("dirk").await, app.sign_up("berta").await);
        let cup = create(&mut dirk, &wanted(5, 8)).await;
        let entry = path(&cup, "/entry");
        for client in [&mut judge, &mut berta] {
            assert_eq!(client.post_empty(&entry).await.status, 200);
        }
        assert_eq!(judge.delete(&entry).await.status, 200);
        decide(&mut judge, "suspension", "berta").await;
        assert_apart(&judge.post_empty(&entry).await, "moderator_decided", "berta");

        // Nor as a director, nor after another moderator has taken the decision back.
        lift(&mut other, "berta").await;
        assert_apart(&judge.post_empty(&entry).await, "moderator_decided", "berta");
        let desk = format!("tournament/{cup}");
        let named = json!({ "act": "add_director", "name": "judge" });
        act(&mut dirk, &desk, &named).await;
        assert_apart(&try_act(&mut judge, &desk, &named).await, "moderator_decided", "berta");

        // Nor with another account. It does not learn what a moderator has decided.
        let mut second = app.sign_up("second").await;
        app.database().change(&format!(
            "INSERT INTO device_accounts (device_hash, user_id, seen_at) SELECT 'shared', id, {} FROM users \
             WHERE name IN ('judge', 'second')",
            app.now_ms()
        ));
        assert_apart(&second.post_empty(&entry).await, "cannot_take_part", "second");
        let mut third = app.sign_up("third").await;
        assert_eq!(third.post_empty(&entry).await.status, 200, "others have decided nothing");

        // The rival is refused nowhere, and then the moderator decides nothing.
        let signed_in = json!({ "name": "berta", "password": PASSWORD });
        assert_eq!(berta.post("/api/v1/session", &signed_in).await.status, 200);
        let open = create(&mut dirk, &wanted(5, 8)).await;
        for client in [&mut judge, &mut berta] {
            assert_eq!(client.post_empty(&path(&open, "/entry")).await.status, 200);
        }
        let again = json!({ "deed": "hidden", "player": "berta", "reason": "x", "why": "x" });
        let refused = judge.post("/api/v1/moderation/actions", &again).await;
        refused.assert_error(403, "forbidden");
        assert_eq!(refused.json()["reason"], "moderator_in_competition");

        app.advance_s(31 * DAY_S);
        assert_eq!(judge.post_empty(&entry).await.status, 200);
        check(&app);
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_decides_first_and_enters_later_in_vain() {
    for database in Database::each() {
        let url = database.url();
        let app = Hall::new_app(database).await;
        let (mut judge, mut anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        let mut dirk = app.sign_up("dirk").await;
        assert!(set_moderator(&url, "add", "judge"));
        let cup = create(&mut dirk, &wanted(5, 8)).await;
        let (entry, desk) = (path(&cup, "/entry"), format!("tournament/{cup}"));
        for client in [&mut judge, &mut anna] {
            assert_eq!(client.post_empty(&entry).await.status, 200);
        }
        // A friendly director takes the moderator out, and would bring them back with an undo.
        let remove = json!({ "act": "remove", "name": "judge", "reason": "for a moment" });
        assert_eq!(dirk.post(&path(&cup, "/director"), &remove).await.status, 200);
        decide(&mut judge, "mute", "anna").await;
        let step = newest(&log(&mut dirk, &desk).await, StepKind::Withdrawn).step;
        assert_apart(&try_act(&mut dirk, &desk, &undo(step)).await, "cannot_take_part", "judge");

        // A warning changes nothing, so it keeps nobody apart.
        let mut berta = app.sign_up("berta").await;
        let second = path(&create(&mut dirk, &wanted(5, 8)).await, "/entry");
        assert_eq!(berta.post_empty(&second).await.status, 200);
        let warn = json!({ "deed": "warning", "player": "berta", "reason": "x", "why": "x" });
        assert_eq!(judge.post("/api/v1/moderation/actions", &warn).await.status, 204);
        assert_eq!(judge.post_empty(&second).await.status, 200);
        check(&app);
        app.stop().await;
    }
}

/// Regression: a moderator left the team, suspended a player of the other one, and accepted again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_who_has_decided_about_a_player_of_the_other_team_does_not_accept_again() {
    for database in Database::each() {
        let url = database.url();
        let app = Hall::new_app(database).await;
        let (mut judge, mut anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        let (mut dirk, mut alf) = (app.sign_up("dirk").await, app.sign_up("alf").await);
        app.sign_up("bodo").await;
        assert!(set_moderator(&url, "add", "judge"));
        let teams = team_matches::wanted(4, ["judge", "judge", "alf"], ["anna", "anna", "bodo"]);
        let made = team_matches::create(&mut dirk, &teams).await;
        let acceptance = team_matches::path(&made, "/acceptance");
        for client in [&mut judge, &mut anna, &mut alf] {
            assert_eq!(client.post_empty(&acceptance).await.status, 200);
        }
        assert_eq!(judge.delete(&acceptance).await.status, 200);
        decide(&mut judge, "mute", "anna").await;
        assert_apart(&judge.post_empty(&acceptance).await, "moderator_decided", "anna");
        // The director names the moderator once more, which binds nobody.
        for players in [["alf", "dirk"], ["alf", "judge"]] {
            let named = json!({ "captain": "alf", "players": players, "reason": "x" });
            let reply = dirk.put(&team_matches::path(&made, "/teams/A"), &named).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
        assert_apart(&judge.post_empty(&acceptance).await, "moderator_decided", "anna");

        // The other person comes to the moderator.
        let own = team_matches::wanted(4, ["judge", "judge", "alf"], ["anna", "anna", "bodo"]);
        let own = team_matches::create(&mut judge, &own).await;
        let reply = anna.post_empty(&team_matches::path(&own, "/acceptance")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        check(&app);
        app.stop().await;
    }
}

async fn seat(client: &mut Client, table: &MatchId) -> Reply {
    client.post(&format!("/api/v1/matches/{}/seat", table.0), &json!({})).await
}

#[tokio::test]
async fn a_moderator_plays_for_nothing_with_somebody_about_whom_the_moderator_has_decided() {
    let rated = || settings(MatchFormat::Points { length: 5 }, true);
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut judge, mut anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        assert!(set_moderator(&url, "add", "judge"));
        // A table from before the decision, and one from after it.
        let early = open_table(&mut anna, rated(), None).await.id;
        sit(&mut anna, &early).await;
        decide(&mut judge, "mute", "anna").await;
        assert_apart(&seat(&mut judge, &early).await, "moderator_plays_unrated", "anna");
        let invitation = json!({ "settings": rated(), "invite": "anna" });
        let refused = judge.post("/api/v1/matches", &invitation).await;
        assert_apart(&refused, "moderator_plays_unrated", "anna");
        let challenge = open_table(&mut anna, rated(), Some("judge")).await.id;
        sit(&mut anna, &challenge).await;
        assert_apart(&seat(&mut judge, &challenge).await, "moderator_plays_unrated", "anna");

        // At the moderator's own table the other does not learn who has decided.
        let own = open_table(&mut judge, rated(), None).await.id;
        sit(&mut judge, &own).await;
        let refused = seat(&mut anna, &own).await;
        refused.assert_error(403, "forbidden");
        assert_eq!(
            (&refused.json()["reason"], &refused.json()["params"]),
            (&json!("kept_apart"), &json!({}))
        );

        let friendly = open_table(&mut anna, casual(), None).await.id;
        sit(&mut anna, &friendly).await;
        assert!(sit(&mut judge, &friendly).await.seq.0 > 0, "an unrated match has begun");
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_that_brings_them_together_makes_an_unrated_match() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 1, &wanted(5, 2)).await;
        let mut anna = field.app.sign_up("anna").await;
        assert!(set_moderator(&url, "add", "player01"));
        decide(field.client("player01"), "mute", "anna").await;
        let reply = anna.post_empty(&path(&field.id, "/entry")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        field.players.push(("anna".to_owned(), anna));
        field.direct(json!({ "act": "draw" })).await;
        let table = last_round(&field.until(are_set_up).await)[0].match_id.clone().unwrap();
        for player in ["anna", "player01"] {
            field.sit(player, &table).await;
        }
        let view = field.director.get(&format!("/api/v1/matches/{}", table.0)).await.json();
        assert_eq!(view["list"], Value::Null, "{view}");
        assert!(view["seq"].as_u64().unwrap() > 0, "it has begun: {view}");
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: voids had no names in the log of moderation, so nothing followed from them.
#[tokio::test]
async fn a_void_counts_as_a_decision_about_its_players() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let (anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let game = super::voids::lose(&anna, &berta, settings(MatchFormat::Points { length: 5 }, true)).await;
        let scope = json!({ "kind": "match", "id": game.0 });
        let preview = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await.json();
        let void =
            json!({ "scope": scope, "digest": preview["digest"], "reason": "fed", "evidence": "seen" });
        assert_eq!(judge.post("/api/v1/moderation/voids", &void).await.status, 200);
        let desk = judge.get("/api/v1/moderation").await.json();
        let mut named: Vec<&str> = desk["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|action| action["player"].as_str().unwrap())
            .collect();
        named.sort_unstable();
        assert_eq!(named, ["anna", "berta"], "{desk}");
        let cup = create(&mut berta, &wanted(5, 8)).await;
        assert_apart(&judge.post_empty(&path(&cup, "/entry")).await, "moderator_decided", "berta");
        app.stop().await;
    }
}
