//! A director holds and releases a room in which a game is being played.

use serde_json::json;
use wire::{Command, CommandKind, DuplicateRoom, Event, Phase};

use super::{
    WatchedTable,
    corrections::assert_refused,
    team_matches::{Hall, path, sit, until},
};
use crate::support::{Database, Socket};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_held_game_stands_still_and_says_why() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let mut anna = Socket::open(&hall.people[0]).await;
        let mut berta = Socket::open(&hall.people[2]).await;
        let mut bodo = Socket::open(&hall.people[3]).await;
        anna.watch(&open, 0).await;
        berta.watch(&open, 0).await;
        bodo.watch(&closed, 0).await;
        hall.app.advance_s(5);

        let refused = json!({ "act": "hold", "room": "open", "reason": "A ruling", "minutes": 1_441 });
        let desk = path(&hall.made, "/director");
        hall.director.post(&desk, &refused).await.assert_error(422, "invalid");
        let view =
            hall.direct(json!({ "act": "hold", "room": "open", "reason": "A ruling", "minutes": 10 })).await;
        assert_eq!(view.notes.last().unwrap().reason, "A ruling");
        for player in [&mut anna, &mut berta] {
            let view = player.until(|view| view.held.is_some()).await;
            let hold = view.held.unwrap();
            assert_eq!(hold.reason, "A ruling");
            assert_eq!(hold.until.unwrap().0 - view.server_time.0, 600_000);
            assert_eq!(view.allowed, Vec::<CommandKind>::new());
            assert_eq!(view.plays, None);
            let clocks = view.clocks.unwrap();
            assert!(!clocks.0.running && !clocks.1.running);
        }
        let before = anna.view.clone().unwrap();
        for command in [Command::Roll, Command::Leave] {
            assert_eq!(anna.act(command.clone()).await.unwrap_err().reason, "held");
            assert_eq!(berta.act(command).await.unwrap_err().reason, "held");
        }
        // An hour passes, and no player of the held game loses time. The other room plays on.
        hall.app.advance_s(3_600);
        let address = format!("/api/v1/matches/{}", open.0);
        let shown = hall.people[0].get(&address).await.json();
        let reserves = before.clocks.map(|(white, black)| [white.reserve_left, black.reserve_left]).unwrap();
        for (clock, reserve) in shown["clocks"].as_array().unwrap().iter().zip(reserves) {
            assert_eq!(clock["reserve_left"], json!(reserve));
        }
        bodo.until(|view| matches!(view.phase, Phase::Over { .. })).await;

        hall.direct(json!({ "act": "release", "room": "open", "reason": "We go on" })).await;
        for player in [&mut anna, &mut berta] {
            let view = player.until(|view| view.held.is_none()).await;
            let (white, black) = view.clocks.unwrap();
            assert!(white.running != black.running);
            assert_eq!((white.delay_left.0, black.delay_left.0), (12_000, 12_000), "the delay is full again");
        }
        let heard = |event: &Event| matches!(event, Event::Held { .. } | Event::Released);
        assert_eq!(anna.events.iter().filter(|logged| heard(&logged.event)).count(), 2);
        berta.act(Command::Leave).await.unwrap();
        anna.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let is_over = |view: &wire::TeamMatchView| {
            view.lines.iter().any(|line| line.room == DuplicateRoom::Open && line.result.is_some())
        };
        until(&mut hall.director, &hall.made, is_over).await;
        hall.app.stop().await;
    }
}

/// A team that is losing is not held for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_under_way_in_a_held_room_goes_on_after_24_hours() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let [open, _] = hall.seat(1).await;
        let (anna, berta) = (hall.people[0].clone(), hall.people[2].clone());
        WatchedTable::watch(open.clone(), anna, berta).await.play_actions(8).await;
        let hold = json!({ "act": "hold", "room": "open", "reason": "A ruling" });
        hall.direct(hold.clone()).await;
        let address = format!("/api/v1/matches/{}", open.0);
        hall.people[0].get_until(&address, |view| !view["held"].is_null()).await;
        hall.app.advance_s(24 * 3_600 + 1);
        let goes_on = hall.people[0].get_until(&address, |view| view["held"].is_null()).await;
        assert_ne!(goes_on["phase"]["kind"], "over", "{goes_on}");
        let again = hall.director.post(&path(&hall.made, "/director"), &hold).await;
        assert_refused(&again, "held_long_enough");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_begins_in_a_held_room() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let made = hall.made.clone();
        let table =
            until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
        hall.direct(json!({ "act": "hold", "room": "open", "reason": "Lunch" })).await;
        let seat = format!("/api/v1/matches/{}/seat", table.0);
        let reply = hall.people[0].post(&seat, &json!({})).await;
        assert_eq!((reply.status, reply.json()["reason"].as_str()), (409, Some("held")));
        hall.direct(json!({ "act": "release", "room": "open", "reason": "Lunch is over" })).await;
        sit(&mut hall.people[0], &table).await;
        sit(&mut hall.people[2], &table).await;
        let mut anna = Socket::open(&hall.people[0]).await;
        assert!(matches!(anna.watch(&table, 0).await.phase, Phase::ToRoll { .. } | Phase::ToPlay { .. }));
        hall.app.stop().await;
    }
}
