//! Lock-step in a team match: a side's k-th roll comes in either room only when that side's k-th cube decision has been
//! made in both.

use serde_json::json;
use wire::{Command, CommandKind, DuplicateRoom, Event, EventMatches, MatchId, MatchView, Phase, Seat};

use super::{
    agenda,
    gate::Room,
    team_events,
    team_matches::{Hall, line, until, wanted},
};
use crate::support::{Client, Database, Socket};

/// Sets up a match in lock-step: Anna and Berta are in the open room, Bodo and Alf in the closed one.
async fn open(database: Database) -> (Hall, Room, Room) {
    let mut hall = Box::pin(Hall::open(database, |wanted| wanted["lock_step"] = json!(true))).await;
    assert!(hall.made.lock_step);
    Box::pin(hall.line_up()).await;
    let [open, closed] = hall.seat(1).await;
    let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
    let open = Room::open(&open, &anna, &berta).await;
    let closed = Room::open(&closed, &bodo, &alf).await;
    (hall, open, closed)
}

/// Returns the number of events of a kind that the players of a room have seen.
fn count(room: &Room, is_it: impl Fn(&Event) -> bool) -> usize {
    room.players[0].events.iter().filter(|logged| is_it(&logged.event)).count()
}

fn turns(room: &Room) -> usize {
    count(room, |event| matches!(event, Event::Played { .. }))
}

/// Returns the number of rolls. The opening throw is not one of them.
fn rolls(room: &Room) -> usize {
    count(room, |event| matches!(event, Event::Rolled { .. }))
}

/// Returns the number of decisions not to double, and the number of turns that were opened after one.
fn steps(room: &Room) -> (usize, usize) {
    let asked = count(room, |event| matches!(event, Event::RollAsked { .. }));
    (asked, count(room, |event| *event == Event::TurnOpened))
}

fn on_roll(view: &MatchView) -> usize {
    match view.phase {
        Phase::ToRoll { seat: Seat::White } => 0,
        Phase::ToRoll { seat: Seat::Black } => 1,
        ref other => panic!("nobody is to roll: {other:?}"),
    }
}

/// Returns the player who has to decide about the cube, with the view in which the player decides. Both players must
/// know all events.
fn deciding(room: &Room) -> (usize, MatchView) {
    let decides = on_roll(room.players[0].view.as_ref().unwrap());
    let view = room.players[decides].view.clone().unwrap();
    assert!(!view.waits_for_other_room, "the decision comes first, and waits for nobody");
    (decides, view)
}

/// Lets the player on roll decide not to double. Returns when both players know what has followed at once.
async fn decide(room: &mut Room) {
    let (decides, _) = deciding(room);
    let seq = room.players[decides].act(Command::Roll).await.unwrap();
    for player in &mut room.players {
        player.until(|view| view.seq >= seq).await;
    }
}

/// Returns the player who has to wait before the roll, with the view in which the player waits.
async fn waiting(room: &mut Room) -> (usize, MatchView) {
    let to_wait = on_roll(&room.players[0].until(|view| view.waits_for_other_room).await);
    let view = room.players[to_wait].until(|view| view.waits_for_other_room).await;
    (to_wait, view)
}

async fn go_on(room: &mut Room) {
    for player in &mut room.players {
        player.until(|view| !view.waits_for_other_room).await;
    }
}

/// Returns a match as the server shows it to a client now.
async fn shown(client: &mut Client, id: &MatchId) -> MatchView {
    let view = client.get(&format!("/api/v1/matches/{}", id.0)).await.json();
    serde_json::from_value(view).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_waits_without_cost_until_the_other_has_decided_about_the_cube() {
    for database in Database::each() {
        let (mut hall, mut open, mut closed) = open(database).await;
        let mut spectator = Socket::open(&hall.app.client()).await;
        // The first turn has its roll. In the second one a side decides about the cube first, in its own time.
        open.play_until(1).await;
        let (decides, view) = deciding(&open);
        let may = |view: &MatchView, kind| view.allowed.contains(&kind);
        assert!(may(&view, CommandKind::Roll) && may(&view, CommandKind::Double));
        let (white, black) = view.clocks.unwrap();
        assert_eq!((white.running, black.running), (decides == 0, decides == 1));
        let mut elsewhere = agenda::elsewhere(&hall.people[if decides == 0 { 0 } else { 2 }]).await;
        agenda::until(&mut elsewhere, |agenda| agenda.matches.iter().any(|entry| entry.your_turn)).await;

        // The closed room has not decided, so the open room waits for its roll.
        decide(&mut open).await;
        let (waits, view) = waiting(&mut open).await;
        assert_eq!((waits, steps(&open), rolls(&open)), (decides, (1, 0), 0));
        let clocks = view.clocks.unwrap();
        assert!(!clocks.0.running && !clocks.1.running);
        assert!(!may(&view, CommandKind::Roll) && !may(&view, CommandKind::Double));
        for command in [Command::Roll, Command::Double] {
            let refused = open.players[waits].act(command).await.unwrap_err();
            assert_eq!(refused.reason, "waits_for_other_room");
        }
        let reserves = |view: &MatchView| {
            let (white, black) = view.clocks.unwrap();
            [white.reserve_left, black.reserve_left]
        };
        let before = reserves(&view);
        hall.app.advance_s(11);
        let id = view.id.clone();
        let view = shown(&mut hall.people[0], &id).await;
        assert_eq!((reserves(&view), view.waits_for_other_room), (before, true));
        // Nobody else is told that the room waits.
        assert!(!spectator.watch(&id, 0).await.waits_for_other_room);
        let has_no_turn = |agenda: &wire::Agenda| {
            !agenda.matches.is_empty() && agenda.matches.iter().all(|entry| !entry.your_turn)
        };
        agenda::until(&mut elsewhere, has_no_turn).await;

        // A play of the closed room is not enough. With its decision both rooms go on, the closed one at once.
        closed.play_until(1).await;
        assert!(shown(&mut hall.people[0], &id).await.waits_for_other_room);
        decide(&mut closed).await;
        assert_eq!((steps(&closed), rolls(&closed)), ((1, 1), 1));
        go_on(&mut open).await;
        let view = open.players[waits].view.clone().unwrap();
        let (white, black) = view.clocks.unwrap();
        assert_eq!((white.delay_left.0, black.delay_left.0), (12_000, 12_000));
        assert!(white.running != black.running);
        for room in [&mut open, &mut closed] {
            room.play_until(2).await;
        }
        // Turn by turn, a different room decides first.
        for turn in 3..=7 {
            let (first, second) =
                if turn % 2 == 0 { (&mut closed, &mut open) } else { (&mut open, &mut closed) };
            decide(first).await;
            waiting(first).await;
            assert_eq!((turns(first), rolls(first)), (turn - 1, turn - 2), "no roll comes before");
            second.play_until(turn).await;
            go_on(first).await;
            first.play_until(turn).await;
        }
        for room in [&open, &closed] {
            assert_eq!((steps(room), rolls(room)), ((6, 6), 6));
        }
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_is_free_once_the_other_rooms_game_is_over() {
    let (mut hall, mut open, mut closed) = open(Database::sqlite()).await;
    open.play_until(1).await;
    decide(&mut open).await;
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
    decide(&mut open).await;
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
    decide(&mut open).await;
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
        decide(&mut open).await;
        let (waits, _) = waiting(&mut open).await;
        hall.direct(json!({ "act": "hold", "room": "open", "reason": "A ruling" })).await;
        open.players[waits].until(|view| view.held.is_some()).await;
        // The closed room has its rolls as long as the open one has decided. The held room does not go on.
        closed.play_until(2).await;
        let id = open.players[waits].view.as_ref().unwrap().id.clone();
        let held = shown(&mut hall.people[0], &id).await;
        assert!(held.held.is_some() && held.waits_for_other_room);
        assert_eq!((steps(&open), rolls(&open), rolls(&closed)), ((1, 0), 0, 1));
        hall.direct(json!({ "act": "release", "room": "open", "reason": "We go on" })).await;
        go_on(&mut open).await;
        // Now the closed room is ahead, and waits before its third turn.
        decide(&mut closed).await;
        waiting(&mut closed).await;
        drop((open, closed));

        // A restart changes nothing: the closed room waits, and goes on when the open one has decided.
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
        open.play_until(3).await;
        go_on(&mut closed).await;
        closed.play_until(3).await;
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
            reply.assert_says("lock_step: ");
        }
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn team_events_are_played_in_lock_step_where_it_is_possible() {
    let app = crate::support::TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let served = team_events::wanted(4, None)["play"].clone();
    let mut thrown = served.clone();
    thrown["dice"] = json!("thrown");
    for (play, in_step) in [
        (served, EventMatches::All),
        (thrown, EventMatches::Off),
        (json!({ "kind": "by_hand" }), EventMatches::Off),
    ] {
        let mut wanted = team_events::wanted(4, None);
        wanted["play"] = play;
        wanted.as_object_mut().unwrap().remove("lock_step");
        let made = team_events::create(&mut director, &wanted).await;
        assert_eq!(made.lock_step, in_step, "{:?}", made.play);
    }
    app.stop().await;
}
