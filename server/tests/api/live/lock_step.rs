//! Lock-step in a team match: both rooms take turn k of a board before either goes on to turn k + 1.

use serde_json::json;
use wire::{Command, DuplicateRoom, Event, LoggedEvent, MatchView, Phase, Seat};

use super::{
    agenda,
    gate::Room,
    team_events,
    team_matches::{Hall, line, until, wanted},
};
use crate::support::{Client, Database, Socket};

/// Sets up a match in lock-step: Anna and Berta are in the open room, Bodo and Alf in the closed one.
async fn open(database: Database) -> (Hall, Room, Room) {
    let mut hall = Hall::open(database, |wanted| wanted["lock_step"] = json!(true)).await;
    assert!(hall.made.lock_step);
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
    let open = Room::open(&open, &anna, &berta).await;
    let closed = Room::open(&closed, &bodo, &alf).await;
    (hall, open, closed)
}

fn turns(events: &[LoggedEvent]) -> usize {
    events.iter().filter(|logged| matches!(logged.event, Event::Played { .. })).count()
}

fn opened(events: &[LoggedEvent]) -> usize {
    events.iter().filter(|logged| logged.event == Event::TurnOpened).count()
}

/// Returns the player who has to wait after a turn, with the view in which the player waits.
async fn waiting(room: &mut Room) -> (usize, MatchView) {
    let view = room.players[0].until(|view| view.waits_for_other_room).await;
    let to_wait = match view.phase {
        Phase::ToRoll { seat: Seat::White } => 0,
        Phase::ToRoll { seat: Seat::Black } => 1,
        ref other => panic!("a room waits before a roll: {other:?}"),
    };
    let view = room.players[to_wait].until(|view| view.waits_for_other_room).await;
    (to_wait, view)
}

async fn go_on(room: &mut Room) {
    for player in &mut room.players {
        player.until(|view| !view.waits_for_other_room).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_waits_without_cost_until_the_other_has_played_the_turn() {
    for database in Database::each() {
        let (mut hall, mut open, mut closed) = open(database).await;
        let mut spectator = Socket::open(&hall.app.client()).await;
        // Before the closed room has played its first turn, the open room stops after its own.
        open.play_until(1).await;
        let (waits, view) = waiting(&mut open).await;
        let clocks = view.clocks.unwrap();
        assert!(!clocks.0.running && !clocks.1.running);
        assert!(
            !view.allowed.contains(&wire::CommandKind::Roll)
                && !view.allowed.contains(&wire::CommandKind::Double)
        );
        for command in [Command::Roll, Command::Double] {
            let refused = open.players[waits].act(command).await.unwrap_err();
            assert_eq!(refused.reason.as_deref(), Some("waits_for_other_room"));
        }
        let reserves = |view: &MatchView| {
            let (white, black) = view.clocks.unwrap();
            [white.reserve_left, black.reserve_left]
        };
        let before = reserves(&view);
        hall.app.advance_s(11);
        let id = view.id.clone();
        let shown = hall.people[0].get(&format!("/api/v1/matches/{}", id.0)).await.json();
        let shown: MatchView = serde_json::from_value(shown).unwrap();
        assert_eq!((reserves(&shown), shown.waits_for_other_room), (before, true));
        // Nobody else is told that the room waits.
        assert!(!spectator.watch(&id, 0).await.waits_for_other_room);
        let mut elsewhere = agenda::elsewhere(&hall.people[if waits == 0 { 0 } else { 2 }]).await;
        agenda::until(&mut elsewhere, |agenda| agenda.matches.iter().all(|entry| !entry.your_turn)).await;

        // The closed room plays its turn: both rooms go on, the closed one at once.
        closed.play_until(1).await;
        go_on(&mut closed).await;
        go_on(&mut open).await;
        let view = open.players[waits].view.clone().unwrap();
        let (white, black) = view.clocks.unwrap();
        assert_eq!((white.delay_left.0, black.delay_left.0), (12_000, 12_000));
        assert!(white.running != black.running);
        // Turn by turn, a different room plays first.
        for turn in 2..=6 {
            let (first, second) =
                if turn % 2 == 0 { (&mut closed, &mut open) } else { (&mut open, &mut closed) };
            first.play_until(turn).await;
            waiting(first).await;
            assert_eq!(turns(&first.players[0].events), turn);
            second.play_until(turn).await;
            go_on(second).await;
            go_on(first).await;
        }
        assert!(opened(&open.players[0].events) >= 6);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_is_free_once_the_other_rooms_game_is_over() {
    let (mut hall, mut open, mut closed) = open(Database::sqlite()).await;
    open.play_until(1).await;
    let (waits, _) = waiting(&mut open).await;
    // A player who waits may still give the game up; the other room then plays on alone.
    open.players[waits].act(Command::Leave).await.unwrap();
    open.players[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
    closed.play_until(6).await;
    assert!(closed.players.iter().all(|player| !player.view.as_ref().unwrap().waits_for_other_room));
    closed.players[0].act(Command::Leave).await.unwrap();
    until(&mut hall.director, &hall.made, |view| view.card.revealed == 1).await;
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resignation_and_an_award_free_a_room_that_waits() {
    let (mut hall, mut open, mut closed) = open(Database::sqlite()).await;
    open.play_until(1).await;
    waiting(&mut open).await;
    // The side to move in the closed room resigns all that can be lost, which needs no consent.
    let to_move = usize::from(closed.players[1].view.as_ref().unwrap().plays.is_some());
    let worst = closed.players[to_move].view.as_ref().unwrap().resignations.last().unwrap().result;
    closed.players[to_move].act(Command::OfferResignation { result: worst }).await.unwrap();
    closed.players[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
    go_on(&mut open).await;
    open.play_until(5).await;
    open.players[0].act(Command::Leave).await.unwrap();
    until(&mut hall.director, &hall.made, |view| view.card.revealed == 1).await;

    // Board 2: the director decides the closed room's game.
    let [table, _] = hall.seat(2).await;
    let [anna, _, berta, _, _] = hall.people.each_ref().map(Clone::clone);
    let mut open = Room::open(&table, &anna, &berta).await;
    open.play_until(1).await;
    waiting(&mut open).await;
    let act = json!({ "act": "assign", "board": 2, "room": "closed", "to": "A", "award": { "kind": "imp", "points": 5 }, "reason": "nobody came" });
    hall.direct(act).await;
    go_on(&mut open).await;
    open.play_until(4).await;
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hold_and_a_restart_keep_the_rooms_in_step() {
    for database in Database::each() {
        let (mut hall, mut open, mut closed) = open(database).await;
        open.play_until(1).await;
        let (waits, _) = waiting(&mut open).await;
        hall.direct(json!({ "act": "hold", "room": "open", "reason": "A ruling" })).await;
        open.players[waits].until(|view| view.held.is_some()).await;
        closed.play_until(1).await;
        // The closed room has its turn, because the open one has played it. The held room does not go on.
        go_on(&mut closed).await;
        let held = open.players[waits].view.clone().unwrap();
        assert!(held.held.is_some() && held.waits_for_other_room);
        hall.direct(json!({ "act": "release", "room": "open", "reason": "We go on" })).await;
        go_on(&mut open).await;
        closed.play_until(2).await;
        waiting(&mut closed).await;
        drop((open, closed));

        // A restart changes nothing: the closed room waits, and goes on when the open one has played.
        let made = hall.made.clone();
        let app = hall.app.restart().await;
        let people = hall.people.each_ref().map(|client| app.moved(client));
        let table = |client: &Client| {
            let (mut client, made) = (client.clone(), made.clone());
            async move { until(&mut client, &made, |view| view.you.table.is_some()).await.you.table.unwrap() }
        };
        let mut closed = Room::open(&table(&people[3]).await, &people[3], &people[1]).await;
        let mut open = Room::open(&table(&people[0]).await, &people[0], &people[2]).await;
        waiting(&mut closed).await;
        assert!(!open.players[0].view.as_ref().unwrap().waits_for_other_room);
        open.play_until(2).await;
        go_on(&mut closed).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_in_step_and_their_records_can_be_replayed() {
    let app = crate::support::TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut wanted = wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
    wanted["lock_step"] = json!(true);
    let made = super::team_matches::create(&mut director, &wanted).await;
    let over = until(&mut director, &made, |view| view.card.revealed == 4).await;
    for room in [DuplicateRoom::Open, DuplicateRoom::Closed] {
        let id = &line(&over, 1, room).match_id.as_ref().unwrap().0;
        let record = director.get(&format!("/api/v1/matches/{id}/record")).await;
        let record = records::MatchRecord::from_json(record.text()).unwrap();
        assert!(record.lock_step);
        record.replay().unwrap();
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lock_step_needs_served_dice_at_tables_of_the_site() {
    let app = crate::support::TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
    for play in [json!({ "kind": "by_hand" }), json!({ "kind": "here", "time": time, "dice": "thrown" })] {
        let mut of_match = wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
        (of_match["play"], of_match["lock_step"]) = (play.clone(), json!(true));
        let mut of_event = team_events::wanted(4, Some(4));
        (of_event["play"], of_event["lock_step"]) = (play, json!("final"));
        for (path, wanted) in [("/api/v1/team-matches", &of_match), ("/api/v1/team-events", &of_event)] {
            let reply = director.post(path, wanted).await;
            assert_eq!(reply.status, 422, "{}", reply.text());
            assert!(reply.text().contains("lock_step: "), "{}", reply.text());
        }
    }
    app.stop().await;
}
