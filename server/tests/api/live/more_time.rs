//! A director gives more time, to one table or to all, and takes it back.

use serde_json::{Value, json};
use wire::{Event, MatchView, StepKind};

use super::{
    corrections::{act, assert_refused, check, newest, try_act, undo},
    team_matches::Hall,
    tournaments::{Field, last_round, wanted},
};
use crate::support::{Database, Socket};

const MINUTE_MS: i64 = 60_000;

fn more(table: Option<&str>, minutes: u16) -> Value {
    let mut act = json!({ "act": "give_time", "minutes": minutes, "reason": "The ruling took long" });
    if let Some(table) = table {
        act["table"] = table.into();
    }
    act
}

fn reserves(view: &MatchView) -> (i64, i64) {
    let (white, black) = view.clocks.unwrap();
    (white.reserve_left.0, black.reserve_left.0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_table_has_more_time_until_it_is_taken_back() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let desk = format!("team_match/{}", hall.made.card.id.0);
        let mut anna = Socket::open(&hall.people[0]).await;
        let mut berta = Socket::open(&hall.people[2]).await;
        let mut bodo = Socket::open(&hall.people[3]).await;
        let before = reserves(&anna.watch(&open, 0).await);
        berta.watch(&open, 0).await;
        let other = reserves(&bodo.watch(&closed, 0).await);
        drop(bodo);

        for (minutes, table) in [(0, "open"), (121, "open")] {
            let reply = try_act(&mut hall.director, &desk, &more(Some(table), minutes)).await;
            reply.assert_error(422, "invalid");
            assert_eq!(reply.json()["message"], "minutes: From 1 to 120.");
        }
        let nowhere = try_act(&mut hall.director, &desk, &more(Some("cellar"), 5)).await;
        nowhere.assert_error(404, "not_found");
        let log = act(&mut hall.director, &desk, &more(Some("open"), 5)).await;
        let step = newest(&log, StepKind::TimeGiven);
        assert_eq!((step.about.as_str(), step.detail.as_str()), ("1 open", "+5 min"));
        assert_eq!(step.reason.as_deref(), Some("The ruling took long"));
        let later = (before.0 + 5 * MINUTE_MS, before.1 + 5 * MINUTE_MS);
        for player in [&mut anna, &mut berta] {
            player.until(|view| reserves(view) == later).await;
        }
        let given = |event: &Event| matches!(event, Event::ExtraTime { .. });
        assert_eq!(anna.events.iter().filter(|logged| given(&logged.event)).count(), 1);

        // An undo takes it back, and the undo of the undo gives it again.
        let log = act(&mut hall.director, &desk, &undo(step.step)).await;
        anna.until(|view| reserves(view) == before).await;
        let undone = newest(&log, StepKind::Undone);
        act(&mut hall.director, &desk, &undo(undone.step)).await;
        anna.until(|view| reserves(view) == later).await;
        let mut bodo = Socket::open(&hall.people[3]).await;
        assert_eq!(
            reserves(&bodo.watch(&closed, 0).await),
            other,
            "the clocks of the other room are unchanged"
        );

        // Two minutes of the given time are used, so it cannot be taken back.
        hall.app.advance_s(12 + 600 + 120);
        let log = act(&mut hall.director, &desk, &more(Some("open"), 1)).await;
        let last = newest(&log, StepKind::TimeGiven);
        let used = try_act(&mut hall.director, &desk, &undo(step.step)).await;
        assert_refused(&used, "time_used");
        act(&mut hall.director, &desk, &undo(last.step)).await;
        berta.act(wire::Command::Leave).await.unwrap();
        let over = try_act(&mut hall.director, &desk, &undo(step.step)).await;
        assert_refused(&over, "match_over");
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_tables_in_play_have_more_time_and_spectators_see_it_at_once() {
    for database in Database::each() {
        let mut cup = wanted(3, 8);
        cup["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 120 });
        let mut field = Field::enter(database, 6, &cup).await;
        let desk = format!("tournament/{}", field.id);
        // A director who plays cannot give time at their own table.
        let entry = super::tournaments::path(&field.id, "/entry");
        assert_eq!(field.director.post_empty(&entry).await.status, 200);
        field.direct(json!({ "act": "draw" })).await;
        let all_there = |view: &wire::TournamentView| {
            let matches = last_round(view).iter().filter(|one| one.second.is_some());
            matches.clone().count() == 3 && matches.clone().all(|one| one.match_id.is_some())
        };
        let view = field.until(all_there).await;
        let nobody = try_act(&mut field.director, &desk, &more(None, 5)).await;
        assert_refused(&nobody, "no_time");
        let mut tables = Vec::new();
        for pairing in last_round(&view).iter().filter(|one| one.second.is_some()).cloned() {
            let id = pairing.match_id.clone().unwrap();
            let names = [pairing.first.clone(), pairing.second.clone().unwrap()];
            for name in &names {
                if name == "dirk" {
                    let address = format!("/api/v1/matches/{}/seat", id.0);
                    assert_eq!(field.director.post(&address, &json!({})).await.status, 200);
                } else {
                    field.sit(name, &id).await;
                }
            }
            tables.push((id, names.contains(&"dirk".to_owned())));
        }
        let mut spectators = Vec::new();
        for (id, is_own) in &tables {
            let mut socket = Socket::open(&field.app.client()).await;
            let before = reserves(&socket.watch(id, 0).await);
            spectators.push((socket, before, *is_own));
            if *is_own {
                let own = try_act(&mut field.director, &desk, &more(Some(&id.0), 5)).await;
                assert_refused(&own, "own_match");
                let pause = json!({ "act": "hold", "table": id.0, "reason": "My tea is cold" });
                assert_refused(&try_act(&mut field.director, &desk, &pause).await, "own_match");
            }
        }
        let has_own = tables.iter().any(|(_, is_own)| *is_own);
        let log = act(&mut field.director, &desk, &more(None, 10)).await;
        let step = newest(&log, StepKind::TimeGiven);
        assert_eq!(step.detail, format!("+10 min × {}", if has_own { 2 } else { 3 }));
        for (socket, before, is_own) in &mut spectators {
            if !*is_own {
                let more = (before.0 + 10 * MINUTE_MS, before.1 + 10 * MINUTE_MS);
                socket.until(|view| reserves(view) == more).await;
            }
        }
        check(&field.app);
        field.app.stop().await;
    }
}
