//! The hints for moderators count no board that is still hidden.

use serde_json::Value;
use wire::DuplicateRoom;

use super::super::{
    moderation::set_moderator,
    team_matches::{Hall, leave, line, sit, until},
};
use crate::support::{Client, Database};

/// The room and the places of its players among the people of the hall, White first.
type Seats = (DuplicateRoom, [usize; 2]);

const OPEN: Seats = (DuplicateRoom::Open, [0, 2]);
const CLOSED: Seats = (DuplicateRoom::Closed, [3, 1]);

/// Black leaves the first three boards of a room at once.
async fn leave_three_boards(hall: &mut Hall, (room, [white, black]): Seats) {
    let made = hall.made.clone();
    for board in 1..=3 {
        let view = until(&mut hall.people[white], &made, |view| {
            view.you.table.is_some() && line(view, board, room).match_id == view.you.table
        })
        .await;
        let table = view.you.table.unwrap();
        for seat in [white, black] {
            sit(&mut hall.people[seat], &table).await;
        }
        leave(&hall.people[black], &table).await;
    }
    // The table of the next board is set up when the third has its result.
    until(&mut hall.people[white], &made, |view| {
        view.you.table.is_some() && line(view, 4, room).match_id == view.you.table
    })
    .await;
}

/// Returns the winner and the loser of each pair with matches that were not played, in the order of their names.
async fn pairs(moderator: &mut Client) -> Vec<[String; 2]> {
    let reply = moderator.get("/api/v1/moderation/suspicions").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let found = reply.json();
    let name = |flow: &Value, field: &str| flow[field].as_str().unwrap().to_owned();
    let flows = found["flows"].as_array().unwrap().iter();
    let mut pairs: Vec<_> = flows.map(|flow| [name(flow, "winner"), name(flow, "loser")]).collect();
    pairs.sort();
    pairs
}

/// The fault: a moderator who plays in the open room read who had won how many boards in the closed room.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_read_no_result_of_a_hidden_board() {
    for database in Database::each() {
        let url = database.url();
        let mut hall = Hall::open(database, |_| ()).await;
        assert!(set_moderator(&url, "add", "anna"));
        hall.line_up().await;
        leave_three_boards(&mut hall, CLOSED).await;
        let mut moderator = hall.people[0].clone();
        assert_eq!(pairs(&mut moderator).await, [[""; 2]; 0]);
        leave_three_boards(&mut hall, OPEN).await;
        let made = hall.made.clone();
        until(&mut moderator, &made, |view| view.card.revealed == 3).await;
        assert_eq!(pairs(&mut moderator).await, [["anna", "berta"], ["bodo", "alf"]]);
        hall.app.stop().await;
    }
}
