//! The score sheet of a duplicate team match.

use serde_json::{Value, json};

use crate::support::{Database, TestApp};

fn game(board: u8, room: &str, winner: &str, end: &str, cube: u8, left: u8) -> Value {
    json!({ "board": board, "room": room, "winner": winner, "end": end, "cube": cube, "checkers_left": left })
}

/// The twelve games of the final of 2008, as in its protocol. The protocol does not name the winner of each game; these
/// winners are one of many choices that give its sums.
fn final_of_2008() -> Vec<Value> {
    vec![
        game(1, "open", "A", "single", 2, 9),
        game(1, "closed", "B", "gammon", 2, 15),
        game(2, "open", "A", "pass", 2, 15),
        game(2, "closed", "B", "pass", 1, 15),
        game(3, "open", "A", "pass", 1, 15),
        game(3, "closed", "B", "pass", 1, 15),
        game(4, "open", "B", "gammon", 1, 15),
        game(4, "closed", "B", "pass", 1, 15),
        game(5, "open", "A", "pass", 1, 14),
        game(5, "closed", "A", "pass", 1, 15),
        game(6, "open", "A", "pass", 1, 14),
        game(6, "closed", "B", "gammon", 2, 15),
    ]
}

#[tokio::test]
async fn the_final_of_2008_comes_to_35_and_43_and_13_17() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    let mut games = final_of_2008();
    let reply = client.post("/api/v1/duplicate/score", &json!({ "boards": 6, "games": games })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let scored = reply.json();
    let of = |key: &str| -> Vec<u64> {
        scored["games"].as_array().unwrap().iter().map(|game| game[key].as_u64().unwrap()).collect()
    };
    assert_eq!(of("smp"), [330, 600, 300, 150, 150, 150, 300, 150, 240, 150, 240, 600]);
    assert_eq!(of("imp"), [8, 12, 7, 4, 4, 4, 7, 4, 6, 4, 6, 12]);
    assert_eq!(json!([scored["imp_a"], scored["imp_b"], scored["difference"]]), json!([35, 43, 8]));
    assert_eq!(scored["vp"], json!([13, 17]));

    // An incomplete sheet has sums but no victory points.
    games.pop();
    let part = client.post("/api/v1/duplicate/score", &json!({ "boards": 6, "games": games })).await.json();
    assert_eq!(json!([part["imp_a"], part["imp_b"], part["vp"]]), json!([35, 31, null]));
    app.stop().await;
}

#[tokio::test]
async fn faults_of_a_sheet_are_reported() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    for (boards, game, part) in [
        (9, game(1, "open", "A", "pass", 1, 15), "10 or 12 boards"),
        (4, game(5, "open", "A", "pass", 1, 15), "boards 1 to 4, not 5"),
        (4, game(1, "open", "A", "pass", 3, 15), "cube of 1, 2, 4, 8, 16, 32 or 64"),
        (4, game(1, "open", "A", "single", 1, 0), "1 to 15 checkers"),
        (4, game(1, "open", "A", "gammon", 1, 14), "board 1, open room"),
    ] {
        let reply =
            client.post("/api/v1/duplicate/score", &json!({ "boards": boards, "games": [game] })).await;
        reply.assert_error(422, "invalid");
        reply.assert_says(part);
    }
    let twice = [game(1, "open", "A", "pass", 1, 15), game(1, "open", "B", "pass", 1, 15)];
    let reply = client.post("/api/v1/duplicate/score", &json!({ "boards": 4, "games": twice })).await;
    reply.assert_error(422, "invalid");
    app.stop().await;
}
