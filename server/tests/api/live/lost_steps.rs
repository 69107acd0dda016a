//! Logs of events with missing steps: after a restore under a running node, or on a broken disk.

use serde_json::{Value, json};

use super::{
    corrections::{check, check_settings},
    stakes::admin,
    tournaments::{self, Field, create, path, wanted},
};
use crate::support::Database;

/// The stored steps of the oldest event.
fn steps(field: &Field) -> Vec<String> {
    field.app.database().texts(
        "SELECT CAST(seq AS TEXT) AS text FROM competition_steps \
         WHERE competition_id = (SELECT id FROM competitions ORDER BY created_at, id LIMIT 1) ORDER BY seq",
    )
}

/// Deletes steps of the oldest event.
fn lose(field: &Field, which: &str) {
    field.app.database().change(&format!(
        "DELETE FROM competition_steps WHERE {which} \
         AND competition_id = (SELECT id FROM competitions ORDER BY created_at, id LIMIT 1)"
    ));
}

/// The players who have entered the event, in order.
async fn entered(field: &mut Field) -> Vec<String> {
    field.look().await.entries.into_iter().map(|entry| entry.name).collect()
}

fn ids(listed: &Value) -> Vec<String> {
    let cards = listed.as_array().unwrap();
    cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_event_takes_down_no_list() {
    for database in Database::each() {
        let mut field = Field::enter(database, 3, &wanted(1, 4)).await;
        let broken = field.id.clone();
        // Another event is created later, so that the broken one is the oldest.
        field.app.advance_s(1);
        let whole = create(&mut field.director, &wanted(1, 4)).await;
        lose(&field, "seq = 2");
        let Field { app, director, .. } = field;
        let app = app.restart().await;
        let mut director = app.moved(&director);
        director.get(&path(&broken, "")).await.assert_error(500, "internal");
        let listed = director.get("/api/v1/tournaments").await;
        assert_eq!(listed.status, 200, "{}", listed.text());
        assert_eq!(ids(&listed.json()), std::slice::from_ref(&whole));
        let events = director.get("/api/v1/events").await;
        assert_eq!(events.status, 200, "{}", events.text());
        assert_eq!(ids(&events.json()["tournaments"]), std::slice::from_ref(&whole));
        // A new event counts the events that its director leads.
        create(&mut director, &wanted(1, 4)).await;
        let settings = check_settings(&app);
        let output = admin(&app.database().url(), &["--config", &settings, "check"]);
        let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(!output.status.success(), "{told:?}");
        assert!(told.iter().any(|text| text.contains("step 2 is missing")), "{told:?}");
        app.stop().await;
    }
}

/// A database that is restored under a running node is older than the node's memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_is_stored_only_after_its_predecessor() {
    for database in Database::each() {
        let mut field = Field::enter(database, 3, &wanted(1, 4)).await;
        assert_eq!(steps(&field), ["1", "2", "3"]);
        lose(&field, "seq > 1");
        // The node notices that its memory is newer, and goes on from the database.
        let entry = path(&field.id, "/entry");
        let reply = field.client("player03").post_empty(&entry).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(steps(&field), ["1", "2"]);
        assert_eq!(entered(&mut field).await, ["player01", "player03"]);
        // The same again, with another step in the place of the one that the node remembers.
        lose(&field, "seq > 1");
        let copy = "INSERT INTO competition_steps (competition_id, seq, at, by_id, step) \
                    SELECT competition_id, 2, at, (SELECT id FROM users WHERE name = 'player02'), \
                    REPLACE(step, CAST(by_id AS TEXT), \
                    (SELECT CAST(id AS TEXT) FROM users WHERE name = 'player02')) \
                    FROM competition_steps WHERE seq = 1";
        field.app.database().change(copy);
        assert_eq!(entered(&mut field).await, ["player01", "player02"]);
        let id = field.id.clone();
        tournaments::direct(&mut field.director, &id, &json!({ "act": "draw" })).await;
        let seqs: Vec<usize> = steps(&field).iter().map(|seq| seq.parse().unwrap()).collect();
        assert_eq!(seqs, (1..=seqs.len()).collect::<Vec<_>>());
        check(&field.app);
        field.app.stop().await;
    }
}
