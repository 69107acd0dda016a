//! A roll that somebody could have seen is never played: the set of a board that was not played in both rooms stays
//! secret, whatever a director does, and no undo brings a board back whose rolls are known.

use serde_json::{Value, json};
use wire::{ChangeKind, Command, DuplicateRoom, MatchId, MatchView, Phase, StepKind};

use super::{
    corrections::{act, assert_refused, log, newest, preview, try_act, undo},
    gate::Room,
    team_matches::{Hall, leave, line, look, path, sit, until},
};
use crate::support::{Client, Database};

/// Seats the players of the open room, and returns its table.
async fn seat_open_room(hall: &mut Hall) -> MatchId {
    let made = hall.made.clone();
    let table = until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
    for player in [0, 2] {
        sit(&mut hall.people[player], &table).await;
    }
    table
}

fn assign(board: u8, room: &str) -> Value {
    json!({
        "act": "assign", "board": board, "room": room, "to": "A",
        "award": { "kind": "imp", "points": 4 }, "reason": "a wrong set-up",
    })
}

/// Checks that the newest step of a kind is not undone, for this reason, and that the desk does not offer it.
async fn assert_stays(hall: &mut Hall, kind: StepKind, reason: &str) {
    let desk = format!("team_match/{}", hall.made.card.id.0);
    let step = newest(&log(&mut hall.director, &desk).await, kind);
    assert!(!step.may_undo, "{step:?}");
    assert_refused(&try_act(&mut hall.director, &desk, &undo(step.step)).await, reason);
}

/// Checks that nobody but the players of the open room learns a roll of board 1, on any channel, beyond the turns that
/// both rooms have played.
async fn assert_secret(hall: &mut Hall, table: &MatchId, turns: usize) {
    let made = hall.made.clone();
    let (alf, director) = (hall.people[1].clone(), hall.director.clone());
    let others: [Client; 3] = [hall.app.client(), alf, director];
    for mut other in others {
        let page = |page: &str| format!("/api/v1/matches/{}{page}", table.0);
        for hidden in ["/record", "/sheet.svg", "/analysis"] {
            let reply = other.get(&page(hidden)).await;
            assert!(reply.status >= 400, "{hidden}: {} {}", reply.status, reply.text());
        }
        // Behind the gate spectators see a turn when both rooms have played it, and not how the game ended.
        let shown = other.get(&page("")).await;
        if shown.status != 403 {
            assert_eq!(shown.status, 200, "{}", shown.text());
            let view: MatchView = serde_json::from_slice(&shown.body).unwrap();
            assert_eq!(view.seq.0 == 0, turns == 0, "{view:?}");
            assert!(!matches!(view.phase, Phase::Over { .. }), "{view:?}");
        }
        let dice = other.get(&page("/dice")).await;
        let is_bare = |dice: Value| dice["games"] == json!([]) && dice["seed"].is_null();
        assert!(dice.status == 403 || dice.status == 200 && is_bare(dice.json()), "{}", dice.text());
        let view = look(&mut other, &made).await;
        assert!(view.rolls.iter().all(|rolls| !rolls.revealed));
        assert_eq!(line(&view, 1, DuplicateRoom::Open).opening, None, "the opening throw is a roll");
        let rolls = other.get(&path(&made, "/roll-sets.json")).await.json();
        assert_eq!(rolls["sets"], json!([]));
        let board = other.get(&path(&made, "/vugraph/1")).await;
        if board.status != 403 {
            assert_eq!(board.status, 200, "{}", board.text());
            assert_eq!(board.json()["turns"].as_array().unwrap().len(), turns, "{}", board.text());
        }
        let protocol = other.get(&path(&made, "/protocol.json")).await.json();
        for line in protocol["lines"].as_array().unwrap() {
            assert_eq!(line["opening"], Value::Null, "{line}");
        }
        let csv = other.get(&path(&made, "/protocol.csv")).await.text().to_owned();
        let openings = csv.lines().skip(1).filter_map(|line| line.split(',').nth(4));
        assert!(openings.clone().count() >= 8 && openings.clone().all(str::is_empty), "{csv}");
        let html = other.get(&path(&made, "/protocol.html")).await;
        assert!(!html.text().contains("White threw"), "{}", html.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_award_that_is_undone_publishes_no_roll() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let made = hall.made.clone();
        // The open room is a board ahead. The director decides the closed room's game, which has not begun.
        let table = seat_open_room(&mut hall).await;
        let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
        open.play_until(5).await;
        open.players[0].act(Command::Leave).await.unwrap();
        until(&mut hall.people[0], &made, |view| line(view, 1, DuplicateRoom::Open).result.is_some()).await;
        let before = look(&mut hall.director, &made).await;
        hall.direct(assign(1, "closed")).await;
        let decided = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        assert!(line(&decided, 1, DuplicateRoom::Closed).result.as_ref().unwrap().assigned);
        assert!(line(&decided, 1, DuplicateRoom::Open).result.is_some(), "the results are public");
        assert_secret(&mut hall, &table, 0).await;
        assert_stays(&mut hall, StepKind::Result, "not_undone").await;

        // The same for a board that neither room has begun.
        for room in ["open", "closed"] {
            hall.direct(assign(3, room)).await;
        }
        until(&mut hall.director, &made, |view| view.card.revealed == 2).await;
        assert_secret(&mut hall, &table, 0).await;

        // Undone, the board is played with the same rolls, which nobody knows. The players of the open room know those
        // of board 1, and could tell them once the board was over in both rooms.
        let desk = format!("team_match/{}", made.card.id.0);
        for _ in 0..2 {
            let step = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
            act(&mut hall.director, &desk, &undo(step.step)).await;
        }
        assert_stays(&mut hall, StepKind::Awarded, "game_ended_by_it").await;
        let after = look(&mut hall.director, &made).await;
        assert_eq!((after.card.revealed, &after.rolls), (1, &before.rolls));
        assert_secret(&mut hall, &table, 0).await;
        // With other rolls the board can be played.
        hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "a wrong award" })).await;
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_award_that_is_undone_while_the_other_room_plays_publishes_no_roll() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let made = hall.made.clone();
        let table = seat_open_room(&mut hall).await;
        let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
        open.play_until(5).await;
        let before = look(&mut hall.director, &made).await;
        hall.direct(assign(1, "closed")).await;
        let desk = format!("team_match/{}", made.card.id.0);
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        act(&mut hall.director, &desk, &undo(step.step)).await;
        open.players[0].act(Command::Leave).await.unwrap();
        until(&mut hall.people[0], &made, |view| line(view, 1, DuplicateRoom::Open).result.is_some()).await;
        let after = look(&mut hall.director, &made).await;
        assert_eq!((after.card.revealed, &after.rolls), (0, &before.rolls));
        assert_secret(&mut hall, &table, 0).await;
        let closed =
            until(&mut hall.people[3], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
        for player in [3, 1] {
            sit(&mut hall.people[player], &closed).await;
        }
        let mut closed = Room::open(&closed, &hall.people[3].clone(), &hall.people[1].clone()).await;
        closed.play_until(4).await;
        assert_secret(&mut hall, &table, 4).await;
        closed.players[0].act(Command::Leave).await.unwrap();
        let over = until(&mut hall.director, &made, |view| view.rolls[0].revealed).await;
        assert!(line(&over, 1, DuplicateRoom::Open).opening.is_some());
        let dice = hall.app.client().get(&format!("/api/v1/matches/{}/dice", table.0)).await;
        assert_eq!(dice.status, 200, "{}", dice.text());
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_called_off_keeps_the_rolls_of_its_open_boards() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    hall.line_up().await;
    let table = seat_open_room(&mut hall).await;
    let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
    open.play_until(4).await;
    hall.direct(json!({ "act": "cancel", "reason": "the hall closes" })).await;
    open.players[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_secret(&mut hall, &table, 0).await;
    assert_stays(&mut hall, StepKind::Cancelled, "games_ended").await;
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_brings_no_game_back_that_an_award_has_ended() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let table = seat_open_room(&mut hall).await;
        let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
        open.play_until(2).await;
        hall.direct(assign(1, "open")).await;
        open.players[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
        // The closed room has no result, so this is not about rolls that were told.
        assert_stays(&mut hall, StepKind::Awarded, "game_ended_by_it").await;
        hall.app.stop().await;
    }
}

/// The fault: while both rooms are held, no board is in play after a replacement, so messages were delivered. With the
/// old board back, a room played rolls of which its players could have read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_that_one_room_has_played_does_not_come_back() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.direct(json!({ "act": "hold", "room": "closed", "reason": "lunch" })).await;
        hall.line_up().await;
        let made = hall.made.clone();
        let table = seat_open_room(&mut hall).await;
        let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
        open.play_until(3).await;
        open.players[0].act(Command::Leave).await.unwrap();
        until(&mut hall.people[0], &made, |view| line(view, 1, DuplicateRoom::Open).result.is_some()).await;
        hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "a wrong position" })).await;
        assert_stays(&mut hall, StepKind::BoardCancelled, "game_ended_by_it").await;

        // The game with the new rolls depends on the replacement.
        hall.direct(json!({ "act": "release", "room": "closed", "reason": "we go on" })).await;
        let closed =
            until(&mut hall.people[3], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
        for player in [3, 1] {
            sit(&mut hall.people[player], &closed).await;
        }
        assert_stays(&mut hall, StepKind::BoardCancelled, "step_depends").await;
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_preview_shows_other_rolls_before_the_act() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let made = hall.made.clone();
        let desk = format!("team_match/{}", made.card.id.0);
        let [open, closed] = hall.seat(1).await;
        for (client, table) in [(&hall.people[2], &open), (&hall.people[1], &closed)] {
            leave(client, table).await;
        }
        let first = until(&mut hall.director, &made, |view| view.card.revealed == 1).await.rolls[0].clone();
        hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "a wrong position" })).await;
        let now = look(&mut hall.director, &made).await.rolls[0].clone();
        assert_ne!(now.set, first.set);

        // With the undo the board has its first rolls again, which both rooms have played.
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::BoardCancelled).step;
        let told = preview(&mut hall.director, &desk, &json!({ "step": step })).await;
        let rolls: Vec<_> = told.changes.iter().filter(|one| one.kind == ChangeKind::Pairing).collect();
        let [rolls] = *rolls else { panic!("{told:?}") };
        let [before, after] = [now.set, first.set].map(|set| Some(format!("rolls {set}")));
        assert_eq!((rolls.about.as_str(), &rolls.before, &rolls.after), ("1", &before, &after));
        let results = told.changes.iter().filter(|one| one.kind == ChangeKind::Result && one.after.is_some());
        assert_eq!(results.count(), 2, "{told:?}");
        // The preview has changed nothing.
        assert_eq!(look(&mut hall.director, &made).await.rolls[0], now);
        act(&mut hall.director, &desk, &undo(step)).await;
        let back = look(&mut hall.director, &made).await;
        assert_eq!((&back.rolls[0], back.card.revealed), (&first, 1));
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_board_keeps_its_first_rolls_secret() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    hall.line_up().await;
    let made = hall.made.clone();
    let table = seat_open_room(&mut hall).await;
    let mut open = Room::open(&table, &hall.people[0].clone(), &hall.people[2].clone()).await;
    open.play_until(4).await;
    hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "a wrong position" })).await;
    open.players[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
    // The new board is decided in both rooms, and after it the whole match.
    for board in 1..=4 {
        for room in ["open", "closed"] {
            hall.direct(assign(board, room)).await;
        }
    }
    until(&mut hall.director, &made, |view| view.card.revealed == 4).await;
    assert_secret(&mut hall, &table, 0).await;
    hall.app.stop().await;
}
