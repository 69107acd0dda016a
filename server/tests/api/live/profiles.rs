//! Profiles: pictures, flags, words, titles, and the settings that follow an account.

use serde_json::{Value, json};
use wire::{Command, MatchFormat, Phase};

use super::{WatchedTable, settings};
use crate::support::{Client, Database, Socket, TestApp};

const PROFILE: &str = "/api/v1/account/profile";
const SETTINGS: &str = "/api/v1/account/settings";

async fn profile(app: &TestApp, name: &str) -> Value {
    app.client().get(&format!("/api/v1/players/{name}")).await.json()
}

#[tokio::test]
async fn the_choices_of_a_profile_are_shown_beside_the_name() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let plain = json!({ "picture": null, "flag": null, "title": null });
        assert_eq!(profile(&app, "anna").await["look"], plain, "nothing is chosen at first");
        let _here = Socket::open(&anna).await;
        let chosen = json!({ "picture": "owl", "flag": "UA", "words": "  plays \u{202e}for fun\n " });
        let reply = anna.put(PROFILE, &chosen).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let look = json!({ "picture": "owl", "flag": "UA", "title": null });
        assert_eq!(profile(&app, "ANNA").await["look"], look);
        assert_eq!(profile(&app, "anna").await["words"], "plays for fun");

        // The lobby, the search and the table show these choices too.
        let lobby = app.client().get("/api/v1/lobby").await.json();
        let players = lobby["players"].as_array().unwrap();
        assert_eq!(players.iter().find(|player| player["name"] == "anna").unwrap()["look"], look);
        assert_eq!(app.client().get("/api/v1/players?start=an").await.json()["players"][0]["look"], look);
        let mut table = WatchedTable::begin_between(
            anna.clone(),
            berta,
            settings(MatchFormat::Points { length: 5 }, true),
        )
        .await;
        let path = format!("/api/v1/matches/{}", table.id.0);
        assert_eq!(app.client().get(&path).await.json()["white"]["look"], look);
        // A change reaches a match that is being played.
        assert_eq!(anna.put(PROFILE, &json!({ "flag": "PL" })).await.status, 200);
        assert_eq!(
            app.client().get(&path).await.json()["white"]["look"],
            json!({ "picture": null, "flag": "PL", "title": null })
        );
        assert_eq!(profile(&app, "anna").await["words"], Value::Null, "what is left out is removed");
        table.white.act(Command::Leave).await.unwrap();
        app.stop().await;
    }
}

#[tokio::test]
async fn impossible_profiles_are_refused_and_change_nothing() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(anna.put(PROFILE, &json!({ "picture": "fox" })).await.status, 200);
        for wrong in [
            json!({ "picture": "https://example.com/me.png" }),
            json!({ "flag": "ZZ" }),
            json!({ "flag": "ua" }),
            json!({ "words": "x".repeat(161) }),
        ] {
            anna.put(PROFILE, &wrong).await.assert_error(422, "invalid");
        }
        anna.put(PROFILE, &json!({ "title": "grandmaster" })).await.assert_error(400, "malformed");
        app.guest().await.put(PROFILE, &json!({})).await.assert_error(403, "account_needed");
        app.client().put(PROFILE, &json!({})).await.assert_error(401, "sign_in_required");
        assert_eq!(
            profile(&app, "anna").await["look"],
            json!({ "picture": "fox", "flag": null, "title": null })
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn moderators_see_the_words_that_were_reported_and_a_mute_takes_them_away() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        app.database()
            .change("INSERT INTO moderators (user_id, since) SELECT id, 0 FROM users WHERE name = 'berta'");
        assert_eq!(anna.put(PROFILE, &json!({ "words": "berta cheats" })).await.status, 200);
        let report = json!({ "reason": "other", "text": "what the profile says" });
        let mut carl = app.sign_up("carl").await;
        assert_eq!(carl.post("/api/v1/players/anna/reports", &report).await.status, 204);
        assert_eq!(anna.put(PROFILE, &json!({ "words": "nothing at all" })).await.status, 200);
        let desk = berta.get("/api/v1/moderation").await.json();
        assert_eq!(desk["reports"][0]["words"], "berta cheats", "{desk}");
        let act = json!({ "deed": "mute", "player": "anna", "hours": 2, "reason": "the words", "why": "rude words" });
        let reply = berta.post("/api/v1/moderation/actions", &act).await;
        assert!((200..300).contains(&reply.status), "{}", reply.text());
        assert_eq!(profile(&app, "anna").await["words"], Value::Null);
        anna.put(PROFILE, &json!({ "words": "more of it" })).await.assert_error(403, "forbidden");
        assert_eq!(
            anna.put(PROFILE, &json!({ "flag": "UA" })).await.status,
            200,
            "a muted player can still change the flag"
        );
        app.stop().await;
    }
}

/// Finishes one rated match, and makes 29 copies of it with the same performance of anna's.
async fn thirty_matches(app: &TestApp, anna: &Client, equity: f64) {
    let mut table = WatchedTable::begin_between(
        anna.clone(),
        app.sign_up("berta").await,
        settings(MatchFormat::Points { length: 5 }, true),
    )
    .await;
    table.first_turns().await;
    table.black.act(Command::Leave).await.unwrap();
    table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    copy_matches(app, 30);
    store_performances(app, "berta", &performance(50, equity, 0.0));
}

/// Makes copies of all matches, so that there are `number` of each.
pub(super) fn copy_matches(app: &TestApp, number: u32) {
    let columns: Vec<String> = app.database().columns_of("matches").into_iter().collect();
    let chosen: Vec<String> = columns
        .iter()
        .map(|column| if column == "id" { "m.id + n.n".to_owned() } else { format!("m.{column}") })
        .collect();
    let numbers = (1..number).map(|n| format!("SELECT {n} AS n")).collect::<Vec<_>>().join(" UNION ALL ");
    app.database().change(&format!(
        "INSERT INTO matches ({}) SELECT {} FROM matches m CROSS JOIN ({numbers}) n",
        columns.join(", "),
        chosen.join(", ")
    ));
}

/// Returns a performance with these errors in all decisions, and in takes and passes.
pub(super) fn performance(decisions: u32, equity: f64, answers: f64) -> Value {
    let nothing = json!({ "equity": 0.0, "stake": 0.0 });
    let tally = |decisions: u32, equity: f64| {
        let rating = (decisions > 0).then(|| 500.0 * equity / f64::from(decisions));
        json!({ "decisions": decisions, "error": { "equity": equity, "stake": 0.0 },
            "performance_rating": rating, "doubtful": 0, "bad": 0, "very_bad": 0 })
    };
    let mut totals =
        json!({ "rolls": 0, "luck": nothing, "snowie_error_rate": null, "all": tally(decisions, equity) });
    for kind in ["plays", "doubles", "opening", "contact", "race", "bear_off"] {
        totals[kind] = tally(0, 0.0);
    }
    totals["answers"] = tally(0, answers);
    json!({ "totals": totals, "mistakes": [] })
}

/// Stores the same performance of White for each match against a player.
pub(super) fn store_performances(app: &TestApp, opponent: &str, played: &Value) {
    app.database().change(&format!(
        "INSERT INTO performances (user_id, match_id, ended_at, opponent_id, played) \
         SELECT m.white_id, m.id, m.ended_at, m.black_id, '{played}' FROM matches m \
         JOIN users u ON u.id = m.black_id WHERE u.name = '{opponent}'"
    ));
}

#[tokio::test]
async fn titles_follow_from_the_performances_in_the_store() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let path = "/api/v1/players/anna/titles";
        let none = anna.get(path).await.json();
        assert_eq!(
            (&none["title"], &none["matches"], &none["event_title"]),
            (&Value::Null, &json!(0), &Value::Null)
        );
        // 0.5 of equity in 50 decisions: PR 5.
        thirty_matches(&app, &anna, 0.5).await;
        let earned = anna.get(path).await.json();
        assert_eq!(earned["title"], "master", "{earned}");
        assert_eq!((&earned["matches"], &earned["decisions"]), (&json!(30), &json!(1500)));
        assert_eq!(earned["performance_rating"], json!(5.0));
        // With one of the matches voided, too few are left.
        let id = app.database().texts("SELECT CAST(min(id) AS TEXT) AS text FROM matches")[0].clone();
        app.database().change(&format!("DELETE FROM performances WHERE match_id = {id}"));
        assert_eq!(anna.get(path).await.json()["title"], Value::Null);
        app.stop().await;
    }
}

#[tokio::test]
async fn settings_follow_the_account_and_the_latest_change_wins() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(anna.get(SETTINGS).await.json(), json!({ "settings": null }));
        let kept = |at: i64, theme: &str| json!({ "version": 1, "changed_at": at, "document": json!({ "theme": theme }).to_string() });
        let stored = anna.put(SETTINGS, &kept(2_000, "dark")).await.json();
        assert_eq!(stored["settings"], kept(2_000, "dark"));
        // A browser that was offline comes with an older change, and learns the later one.
        assert_eq!(anna.put(SETTINGS, &kept(1_000, "light")).await.json()["settings"], kept(2_000, "dark"));
        assert_eq!(anna.put(SETTINGS, &kept(3_000, "light")).await.json()["settings"], kept(3_000, "light"));
        // A browser whose clock is ahead does not win for ever.
        let ahead = anna.put(SETTINGS, &kept(i64::from(u32::MAX) * 10_000, "dark")).await.json();
        assert!(ahead["settings"]["changed_at"].as_i64().unwrap() < 10_000_000_000_000, "{ahead}");
        let mut elsewhere = app.client();
        let credentials = json!({ "name": "anna", "password": crate::support::PASSWORD });
        assert_eq!(elsewhere.post("/api/v1/session", &credentials).await.status, 200);
        assert_eq!(elsewhere.get(SETTINGS).await.json(), ahead);

        for wrong in [
            json!({ "version": 2, "changed_at": 1, "document": "{}" }),
            json!({ "version": 1, "changed_at": 1, "document": "[]" }),
            json!({ "version": 1, "changed_at": 1, "document": format!("{{\"a\":\"{}\"}}", "x".repeat(5_000)) }),
        ] {
            anna.put(SETTINGS, &wrong).await.assert_error(422, "invalid");
        }
        app.guest().await.put(SETTINGS, &kept(1, "dark")).await.assert_error(403, "account_needed");
        app.stop().await;
    }
}
