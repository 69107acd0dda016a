//! Charts of a decision at all scores, and the opening reference.

use serde_json::{Value, json};

use crate::support::{Database, TestApp};

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10";

#[tokio::test]
async fn a_decision_is_charted_at_all_scores() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let ask = json!({ "id": OPENING, "play": "24/14", "plies": 1 });
    let chart = anna.post("/api/v1/positions/scores", &ask).await.json();
    assert_eq!((&chart["play"], &chart["plies"]), (&json!("24/14"), &json!(1)));
    let cells = chart["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 97);
    assert!(cells.iter().all(|cell| cell["cube"].is_null() && cell["play"]["cost"].as_f64().unwrap() >= 0.0));
    assert!(cells.iter().any(|cell| cell["play"]["best"] != "24/14"));

    let before = OPENING.replace(":64:", ":00:");
    let chart = anna.post("/api/v1/positions/scores", &json!({ "id": before, "plies": 0 })).await.json();
    let crawford = |cell: &&Value| cell["crawford"] == true;
    let cells = chart["cells"].as_array().unwrap();
    assert!(cells.iter().filter(crawford).all(|cell| cell["cube"].is_null()));
    // At 9-away, 9-away the side on roll does not double before its first roll.
    let last = cells.last().unwrap();
    assert_eq!((&last["own_away"], &last["cube"]["action"]), (&json!(9), &json!("no_double")));

    for bad in [
        json!({ "id": "nonsense", "plies": 0 }),
        json!({ "id": OPENING, "plies": 2 }),
        json!({ "id": OPENING, "play": "8/7", "plies": 0 }),
        json!({ "id": before, "play": "24/14", "plies": 0 }),
        json!({ "plies": 0 }),
    ] {
        anna.post("/api/v1/positions/scores", &bad).await.assert_error(422, "invalid");
    }
    app.stop().await;
}

#[tokio::test]
async fn visitors_read_the_opening_reference() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut stranger = app.client();
    let table = stranger.get("/api/v1/openings").await.json();
    let rolls = table["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 15);
    for roll in rolls {
        let plays = roll["plays"].as_array().unwrap();
        assert_eq!(plays[0]["behind"], json!(0.0));
        assert!(plays.iter().all(|play| play["error"].as_f64().unwrap() > 0.0), "{roll}");
    }
    let replies = stranger.get("/api/v1/openings?dice=31&play=8/5%206/5").await.json();
    let rolls = replies["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), 21);
    assert!(rolls.iter().all(|roll| roll["plays"][0]["replies"] == false));
    for bad in ["dice=31", "play=8/5", "dice=11&play=8/7", "dice=31&play=8/7", "dice=3&play=8/5"] {
        stranger.get(&format!("/api/v1/openings?{bad}")).await.assert_error(422, "invalid");
    }
    app.stop().await;
}
