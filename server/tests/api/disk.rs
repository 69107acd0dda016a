//! A site whose disk is nearly full: it refuses what stores anything, and lets the matches in play go on.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};
use wire::{ClientMessage, ErrorCode, MatchId, RequestId};

use crate::support::{Client, Database, PASSWORD, Patience, Socket, TestApp};

const MIB: u64 = 1 << 20;

/// Waits until the status says whether the disk is nearly full.
async fn until_low(client: &mut Client, is_low: bool) {
    client.get_until("/api/v1/status", |status| status["disk_low"] == is_low).await;
}

/// Starts a server, whose disk is nearly full with less than 500 MiB. Returns it with its free space.
async fn start(database: Database) -> (TestApp, Arc<AtomicU64>) {
    let free = Arc::new(AtomicU64::new(10_000 * MIB));
    let measured = Arc::clone(&free);
    let app = TestApp::start_with(database, move |settings| {
        settings.database.shed_below_mib = 500;
        settings.database.free_bytes = Some(measured);
    });
    (app.await, free)
}

#[tokio::test]
async fn a_site_with_little_room_refuses_what_stores_much_and_recovers_by_itself() {
    for database in Database::each() {
        let (app, free) = start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
        let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": time });
        let opened = anna.post("/api/v1/matches", &json!({ "settings": settings })).await.json();
        let id = MatchId(opened["id"].as_str().unwrap().to_owned());
        for player in [&mut anna, &mut berta] {
            assert_eq!(player.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await.status, 200);
        }
        let mut sockets = [Socket::open(&anna).await, Socket::open(&berta).await];
        for socket in &mut sockets {
            socket.watch(&id, 0).await;
        }

        free.store(400 * MIB, Ordering::Relaxed);
        until_low(&mut anna, true).await;
        let named = json!({ "name": "clara", "password": PASSWORD });
        app.client().post("/api/v1/accounts", &named).await.assert_error(503, "unavailable");
        app.client().post_empty("/api/v1/accounts/guest").await.assert_error(503, "unavailable");
        anna.post("/api/v1/messages/berta", &json!({ "request": "m1", "text": "hello" }))
            .await
            .assert_error(503, "unavailable");
        let text = b"; [Site \"x\"]\n 3 point match\n".to_vec();
        let upload = anna.post_raw("/api/v1/library?name=x.mat", "application/octet-stream", text).await;
        upload.assert_error(503, "unavailable");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for line in [
            "bg_disk_level 2".to_owned(),
            format!("bg_disk_free_bytes {}", 400 * MIB),
            format!("bg_disk_low_bytes {}", 500 * MIB),
            "bg_disk_shed_total{what=\"/accounts\"} 1".to_owned(),
        ] {
            assert!(metrics.contains(&line), "{line}");
        }
        // The match goes on, and people sign in.
        for _ in 0..6 {
            let [one, two] = &mut sockets;
            let seq = one.view.as_ref().unwrap().seq.max(two.view.as_ref().unwrap().seq);
            one.until(|view| view.seq >= seq).await;
            two.until(|view| view.seq >= seq).await;
            let turn = if crate::support::is_my_turn(one.view.as_ref().unwrap()) { one } else { two };
            turn.play_plainly().await;
        }
        assert_eq!(
            anna.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await.status,
            200
        );

        // A little room is not enough: the refusals would come and go.
        free.store(600 * MIB, Ordering::Relaxed);
        let patience = Patience::new();
        while !app
            .client()
            .get("/metrics")
            .await
            .text()
            .contains(&format!("bg_disk_free_bytes {}", 600 * MIB))
        {
            patience.pause("the disk is not looked at").await;
        }
        until_low(&mut anna, true).await;
        free.store(1_000 * MIB, Ordering::Relaxed);
        until_low(&mut anna, false).await;
        assert!(app.client().get("/metrics").await.text().contains("bg_disk_level 1"));
        assert_eq!(app.client().post("/api/v1/accounts", &named).await.status, 201);
        app.stop().await;
    }
}

/// A tournament with a director, who holds its play, and a player who has entered.
async fn held_cup(director: &mut Client, player: &mut Client) -> String {
    let cup = json!({
        "name": "Autumn cup", "length": 5, "places": 8, "check_in": false, "by_rating": false,
        "time": { "kind": "correspondence", "days_per_turn": 14 },
    });
    let made = director.post("/api/v1/tournaments", &cup).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let id = made.json()["card"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(player.post_empty(&format!("/api/v1/tournaments/{id}/entry")).await.status, 200);
    let hold = json!({ "act": "hold", "reason": "power cut" });
    let held = director.post(&format!("/api/v1/desks/tournament/{id}/acts"), &hold).await;
    assert_eq!(held.status, 200, "{}", held.text());
    id
}

#[tokio::test]
async fn while_the_disk_is_nearly_full_nothing_is_stored_that_no_match_in_play_needs() {
    for database in Database::each() {
        let (app, free) = start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = held_cup(&mut anna, &mut berta).await;
        let cup = |rest: &str| format!("/api/v1/tournaments/{id}{rest}");
        let desk = format!("/api/v1/desks/tournament/{id}/acts");
        let mut socket = Socket::open(&berta).await;
        free.store(400 * MIB, Ordering::Relaxed);
        until_low(&mut anna, true).await;

        let terms = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
        let contact = json!({ "friend": true, "blocked": false, "note": "" });
        let refused: [(&str, String, Value); 8] = [
            ("post", cup("/director"), json!({ "act": "announce", "text": "We begin at eight" })),
            ("post", desk.clone(), json!({ "act": "add_director", "name": "berta" })),
            ("post", cup("/entry"), json!({})),
            ("post", "/api/v1/matches".to_owned(), json!({ "settings": terms })),
            ("post", "/api/v1/archive/searches".to_owned(), json!({ "name": "x", "search": {} })),
            ("post", "/api/v1/boards/codes".to_owned(), json!({ "name": "board" })),
            ("put", "/api/v1/archive/notes".to_owned(), json!({})),
            ("put", "/api/v1/account/contacts/berta".to_owned(), contact),
        ];
        for (method, path, body) in refused {
            let reply =
                if method == "put" { anna.put(&path, &body).await } else { anna.post(&path, &body).await };
            assert_eq!(reply.status, 503, "{path}: {}", reply.text());
            reply.assert_error(503, "unavailable");
        }
        let request = RequestId("line".to_owned());
        socket.say(&ClientMessage::LobbyChat { request: request.clone(), text: "hello".into() }).await;
        let error = socket.answer_to(&request).await.expect_err("a line is stored");
        assert_eq!(error.code, ErrorCode::Unavailable);

        // People report, leave and end what is there.
        let report = json!({ "reason": "other", "text": "look at this" });
        assert_eq!(anna.post("/api/v1/players/berta/reports", &report).await.status, 204);
        let release = anna.post(&desk, &json!({ "act": "release", "reason": "light again" })).await;
        assert_eq!(release.status, 200, "{}", release.text());
        assert_eq!(berta.delete(&cup("/entry")).await.status, 200);
        let cancel = json!({ "act": "cancel", "reason": "no room" });
        assert_eq!(anna.post(&cup("/director"), &cancel).await.status, 200);
        app.stop().await;
    }
}
