//! A site whose disk is nearly full: it refuses what stores much, and lets the matches in play go on.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use serde_json::json;
use wire::MatchId;

use crate::support::{Client, Database, PASSWORD, Patience, Socket, TestApp};

const MIB: u64 = 1 << 20;

/// Waits until the status says whether the disk is nearly full.
async fn until_low(client: &mut Client, is_low: bool) {
    client.get_until("/api/v1/status", |status| status["disk_low"] == is_low).await;
}

#[tokio::test]
async fn a_site_with_little_room_refuses_what_stores_much_and_recovers_by_itself() {
    for database in Database::each() {
        let free = Arc::new(AtomicU64::new(10_000 * MIB));
        let measured = Arc::clone(&free);
        let app = TestApp::start_with(database, move |settings| {
            settings.database.shed_below_mib = 500;
            settings.database.free_bytes = Some(measured);
        })
        .await;
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
            "bg_disk_shed_total{what=\"sign_up_by_address\"} 1".to_owned(),
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
