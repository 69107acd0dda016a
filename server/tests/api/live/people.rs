//! Ways to find opponents: quick pairing, rating ranges, tables by link, friends, blocks.

use serde_json::{Value, json};
use wire::{Contact, MatchFormat, MatchView, Pairing, TableView};

use super::{casual, open_table, settings, sit};
use crate::support::{Client, Database, Socket, TestApp};

fn five() -> Value {
    settings(MatchFormat::Points { length: 5 }, true)
}

async fn ask(client: &mut Client, settings: &Value) -> Pairing {
    let reply = client.post("/api/v1/pairing", &json!({ "settings": settings })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Opens a table and waits at it.
async fn wait(client: &mut Client, settings: &Value) -> TableView {
    let Pairing::Wait { table, .. } = ask(client, settings).await else { panic!("somebody is there") };
    if table.seated.is_empty() {
        sit(client, &table.id).await;
    }
    table
}

fn goes_to(pairing: &Pairing) -> Option<&str> {
    match pairing {
        Pairing::Sit { table } => Some(&table.opener),
        Pairing::Wait { .. } | Pairing::Begun { .. } => None,
    }
}

/// Returns a connected player.
async fn here(app: &TestApp, name: &str) -> (Client, Socket) {
    let client = app.sign_up(name).await;
    let socket = Socket::open(&client).await;
    (client, socket)
}

async fn remember(client: &mut Client, name: &str, what: Value) -> u16 {
    client.put(&format!("/api/v1/account/contacts/{name}"), &what).await.status
}

#[tokio::test]
async fn the_second_player_is_sent_to_the_first() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, _a) = here(&app, "anna").await;
        let (mut berta, _b) = here(&app, "berta").await;
        let (mut carl, _c) = here(&app, "carl").await;
        let table = wait(&mut anna, &five()).await;
        // The same request again returns the same table; another request returns another.
        assert_eq!(wait(&mut anna, &five()).await.id, table.id);
        let other = wait(&mut berta, &settings(MatchFormat::ThreeGames, true)).await;
        assert_ne!(other.id, table.id);

        // Two takers: one gets the seat, and the other a clear error.
        let pairing = ask(&mut berta, &five()).await;
        assert_eq!(goes_to(&pairing), Some("anna"));
        assert_eq!(goes_to(&ask(&mut carl, &five()).await), Some("anna"));
        let path = format!("/api/v1/matches/{}/seat", table.id.0);
        let seat = json!({});
        let (one, two) = tokio::join!(berta.post(&path, &seat), carl.post(&path, &seat));
        let mut statuses = [one.status, two.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{} {}", one.text(), two.text());
        let refused = if one.status == 409 { &one } else { &two };
        assert_eq!(refused.json()["code"], "seat_taken");
        // The waiting player is notified of the match; other players receive nothing.
        let Pairing::Begun { id } = ask(&mut anna, &five()).await else { panic!("the match has begun") };
        assert_eq!(id, table.id);
        let lobby = app.client().get("/api/v1/lobby").await;
        assert_eq!(lobby.json()["tables"], json!([]), "tables of pairing close when their openers sit down");
        app.stop().await;
    }
}

#[tokio::test]
async fn ratings_far_apart_meet_after_a_while_and_a_bot_is_offered() {
    let database = Database::sqlite();
    let file = database.url().trim_start_matches("sqlite:").to_owned();
    let app = TestApp::start(database).await;
    let (mut anna, _a) = here(&app, "anna").await;
    let (mut berta, _b) = here(&app, "berta").await;
    let (mut carl, _c) = here(&app, "carl").await;
    crate::support::execute(
        &file,
        "INSERT INTO ratings (user_id, list, rating, experience)
         SELECT id, 'stakes', CASE name WHEN 'anna' THEN 1800.0 ELSE 1550.0 END, 400
         FROM users WHERE name IN ('anna', 'berta')",
    );
    wait(&mut anna, &five()).await;
    app.advance_s(1);
    assert_eq!(goes_to(&ask(&mut berta, &five()).await), None, "a difference of 250 is too large at first");
    wait(&mut berta, &five()).await;
    app.advance_s(8);
    // 1500 is 50 from berta and 300 from anna, whose range is 190 by now.
    assert_eq!(goes_to(&ask(&mut carl, &five()).await), Some("berta"));
    app.advance_s(8);
    // The later player goes to the earlier one, never the reverse.
    let Pairing::Wait { bot, waited_ms, .. } = ask(&mut anna, &five()).await else {
        panic!("anna was first")
    };
    assert_eq!(waited_ms, 17_000);
    let bot = bot.expect("a bot is offered after a while");
    assert_eq!(goes_to(&ask(&mut berta, &five()).await), Some("anna"));
    // The bot plays on the same terms.
    let table = open_table(&mut anna, five(), Some(&bot)).await;
    let view: MatchView = sit(&mut anna, &table.id).await;
    assert!(view.seq.0 > 0);
    app.stop().await;
}

#[tokio::test]
async fn a_guest_is_paired_unrated_and_only_with_a_live_clock() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut guest = app.guest().await;
    let _socket = Socket::open(&guest).await;
    wait(&mut guest, &casual()).await;
    for (settings, status) in [
        (five(), 403),
        (json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } }), 422),
    ] {
        let reply = guest.post("/api/v1/pairing", &json!({ "settings": settings })).await;
        assert_eq!(reply.status, status, "{}", reply.text());
    }
    let (mut anna, _a) = here(&app, "anna").await;
    assert!(goes_to(&ask(&mut anna, &casual()).await).is_some());
    app.stop().await;
}

#[tokio::test]
async fn a_table_by_link_is_shown_to_nobody_else_and_ranges_are_kept() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, _a) = here(&app, "anna").await;
    let (mut berta, _b) = here(&app, "berta").await;
    let reply = anna.post("/api/v1/matches", &json!({ "settings": casual(), "by_link": true })).await;
    let table: TableView = serde_json::from_slice(&reply.body).unwrap();
    sit(&mut anna, &table.id).await;
    assert_eq!(berta.get("/api/v1/lobby").await.json()["tables"], json!([]));
    assert_eq!(goes_to(&ask(&mut berta, &casual()).await), None, "pairing does not find it either");
    assert!(sit(&mut berta, &table.id).await.seq.0 > 0);

    let wanted = json!({ "settings": five(), "ratings": { "min": 1600, "max": 1700 } });
    let reply = anna.post("/api/v1/matches", &wanted).await;
    let table: TableView = serde_json::from_slice(&reply.body).unwrap();
    sit(&mut anna, &table.id).await;
    let reply = berta.post(&format!("/api/v1/matches/{}/seat", table.id.0), &json!({})).await;
    assert_eq!(reply.status, 403, "{}", reply.text());
    assert_eq!(goes_to(&ask(&mut berta, &five()).await), None);
    for refused in [
        json!({ "settings": five(), "ratings": { "min": 1700, "max": 1600 } }),
        json!({ "settings": five(), "invite": "berta", "by_link": true }),
        json!({ "settings": five(), "invite": "berta", "ratings": { "min": 1, "max": 2 } }),
    ] {
        assert_eq!(anna.post("/api/v1/matches", &refused).await.status, 422, "{refused}");
    }
    app.stop().await;
}

#[tokio::test]
async fn friends_and_notes_are_ones_own_and_the_blocked_do_not_meet() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, _a) = here(&app, "anna").await;
        let (mut berta, _b) = here(&app, "berta").await;
        app.sign_up("carl").await;
        assert_eq!(
            remember(&mut anna, "CARL", json!({ "friend": true, "blocked": false, "note": " slow " })).await,
            204
        );
        assert_eq!(
            remember(&mut anna, "berta", json!({ "friend": false, "blocked": true, "note": "" })).await,
            204
        );
        let known: Vec<Contact> =
            serde_json::from_slice(&anna.get("/api/v1/account/contacts").await.body).unwrap();
        let told: Vec<_> = known
            .iter()
            .map(|contact| (contact.name.as_str(), contact.friend, contact.blocked, contact.note.as_str()))
            .collect();
        assert_eq!(told, [("carl", true, false, "slow"), ("berta", false, true, "")]);
        assert!(known[0].activity.is_none() && known[1].activity.is_some());
        assert_eq!(berta.get("/api/v1/account/contacts").await.json(), json!([]));

        // The block works in both directions.
        wait(&mut anna, &five()).await;
        assert_eq!(goes_to(&ask(&mut berta, &five()).await), None);
        let table = open_table(&mut anna, casual(), None).await;
        sit(&mut anna, &table.id).await;
        let path = format!("/api/v1/matches/{}/seat", table.id.0);
        assert_eq!(berta.post(&path, &json!({})).await.status, 403);
        for (client, invited) in [(&mut anna, "berta"), (&mut berta, "anna")] {
            let reply =
                client.post("/api/v1/matches", &json!({ "settings": casual(), "invite": invited })).await;
            assert_eq!(reply.status, 403, "{}", reply.text());
        }
        // A removed contact no longer appears.
        assert_eq!(
            remember(&mut anna, "berta", json!({ "friend": false, "blocked": false, "note": "" })).await,
            204
        );
        assert_eq!(berta.post(&path, &json!({})).await.status, 200);

        for (name, what, status) in [
            ("anna", json!({ "friend": true, "blocked": false, "note": "" }), 422),
            ("carl", json!({ "friend": true, "blocked": true, "note": "" }), 422),
            ("carl", json!({ "friend": false, "blocked": false, "note": "x".repeat(501) }), 422),
            ("nobody", json!({ "friend": true, "blocked": false, "note": "" }), 404),
        ] {
            assert_eq!(remember(&mut anna, name, what).await, status, "{name}");
        }
        let mut guest = app.guest().await;
        assert_eq!(
            remember(&mut guest, "carl", json!({ "friend": true, "blocked": false, "note": "" })).await,
            403
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn bots_play_for_others_to_watch() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bots.think_ms = 1;
            settings.live.bots.featured = 1;
        })
        .await;
        let mut client = app.client();
        let is_one_played = |lobby: &Value| lobby["matches"].as_array().unwrap().len() == 1;
        let one = client.get_until("/api/v1/lobby", is_one_played).await["matches"][0].take();
        assert!(one["seats"].as_array().unwrap().iter().all(|seat| seat["bot"] == true), "{one}");
        assert_ne!(one["seats"][0]["name"], one["seats"][1]["name"]);
        app.stop().await;
    }
}

#[tokio::test]
async fn contacts_have_a_bound() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.bounds.contacts = 1).await;
        let mut anna = app.sign_up("anna").await;
        let note = json!({ "friend": true, "blocked": false, "note": "" });
        for (name, status) in [("berta", 204), ("carl", 409)] {
            app.sign_up(name).await;
            let reply = anna.put(&format!("/api/v1/account/contacts/{name}"), &note).await;
            assert_eq!(reply.status, status, "{}", reply.text());
        }
        let metrics = app.client().get("/metrics").await.text().to_owned();
        assert!(metrics.contains("bg_bounds_reached_total{what=\"contacts\"} 1\n"), "{metrics}");
        app.stop().await;
    }
}
