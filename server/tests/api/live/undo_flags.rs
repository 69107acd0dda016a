//! The log at the desk offers an undo exactly for the steps whose undo is accepted, in events of every kind.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use wire::{DuplicateRoom, EventLog, StepKind, TeamEventView};

use super::{
    comparatives,
    corrections::{act, assert_refused, check, log, newest, try_act, undo},
    gate::Room,
    late_and_gone::are_set_up,
    team_events,
    team_matches::{self, Hall, leave, until},
    timetables::{enter, field, in_hours, live},
    tournaments::{Field, last_round, path},
};
use crate::support::{Client, Database, TestApp};

/// Tries to undo every step, and compares the answer with the flag. An accepted undo is undone in turn if its own flag
/// allows it. Returns the kinds of the steps that were undone.
async fn each_flag_is_true(director: &mut Client, desk: &str) -> BTreeSet<String> {
    let mut undone = BTreeSet::new();
    let last = log(director, desk).await.steps[0].step;
    for step in (1..=last).rev() {
        undone.extend(flag_is_true(director, desk, step).await);
    }
    undone
}

async fn flag_is_true(director: &mut Client, desk: &str, step: u32) -> Option<String> {
    // The site may take a step between the reading of the log and the act. Then the log is read again.
    for _ in 0..20 {
        let before = log(director, desk).await;
        let Some(shown) = before.steps.iter().find(|one| one.step == step).cloned() else {
            assert_ne!(try_act(director, desk, &undo(step)).await.status, 200, "a hidden step was undone");
            return None;
        };
        let preview = director.post(&format!("/api/v1/desks/{desk}/preview"), &json!({ "step": step })).await;
        let reply = try_act(director, desk, &undo(step)).await;
        if reply.status == 200 {
            let after: EventLog = serde_json::from_slice(&reply.body).unwrap();
            let correction = after.steps.iter().rfind(|one| one.step > before.steps[0].step).unwrap().clone();
            if correction.of != Some(step) {
                continue;
            }
            assert!(shown.may_undo, "without a flag, but undone: {shown:?}");
            assert_eq!(preview.status, 200, "{shown:?}: {}", preview.text());
            if correction.may_undo {
                act(director, desk, &undo(correction.step)).await;
            }
            return Some(format!("{:?}", shown.kind));
        }
        let is_same = log(director, desk).await.steps[0].step == before.steps[0].step;
        if is_same {
            assert!(!shown.may_undo, "flagged, but refused: {shown:?}: {}", reply.text());
            return None;
        }
    }
    panic!("the log of {desk} does not come to rest");
}

fn kinds(of: &[StepKind]) -> BTreeSet<String> {
    of.iter().map(|kind| format!("{kind:?}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_knock_out() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address.burst = 1_000;
            settings.live.prize_directors = vec!["Dirk".to_owned()];
        })
        .await;
        let mut settings = live(&app, 1);
        settings["length"] = json!(1);
        settings["late_until"] = json!(in_hours(&app, 3));
        settings["grace_minutes"] = json!(240);
        // The site draws round two at once, so steps that it has made follow from the director's.
        settings["pause_seconds"] = json!(0);
        settings["prizes"] = json!([1_000]);
        let mut field = field(app, &settings, 6).await;
        let desk = format!("tournament/{}", field.id);
        field.direct(json!({ "act": "enter_bot", "name": "Pip" })).await;
        field.direct(json!({ "act": "announce", "text": "Welcome" })).await;
        field.direct(json!({ "act": "remove", "name": "player06", "reason": "ill" })).await;
        let undone = each_flag_is_true(&mut field.director, &desk).await;
        assert!(undone.is_superset(&kinds(&[StepKind::Entered, StepKind::Announced])), "{undone:?}");

        // Round one: a late player, an exchange, an award, a withdrawal, a match in play.
        field.app.advance_s(3_601);
        field.until(|view| !view.brackets.is_empty() && are_set_up(view)).await;
        let mut late = field.app.sign_up("late").await;
        if field.look().await.brackets[0].rounds[0].pairings.iter().any(|one| one.second.is_none()) {
            enter(&mut late, &field.id).await;
        }
        let view = field.until(are_set_up).await;
        let (one, other) = (last_round(&view)[0].clone(), last_round(&view)[1].clone());
        let swap = json!({
            "act": "swap", "branch": "main", "first": one.first, "second": other.first, "reason": "one club",
        });
        field.direct(swap).await;
        each_flag_is_true(&mut field.director, &desk).await;
        play_on(&mut field, &desk).await;
        let undone = each_flag_is_true(&mut field.director, &desk).await;
        assert!(undone.contains("Awarded"), "{undone:?}");
        check(&field.app);
        field.app.stop().await;
    }
}

/// Plays all open matches of a round: the first one is awarded, one player withdraws, the rest is played.
async fn play_on(field: &mut Field, desk: &str) {
    let view = field.until(are_set_up).await;
    let open = last_round(&view).iter().filter(|one| one.how.is_none() && one.second.is_some());
    let open: Vec<_> = open.cloned().collect();
    for (index, pairing) in open.iter().enumerate() {
        let people = |name: &str| name.starts_with("player");
        let both = people(&pairing.first) && pairing.second.as_deref().is_some_and(people);
        if index == 1 && both {
            let entry = path(&field.id, "/entry");
            field.client(&pairing.first).delete(&entry).await;
        } else if index == 2 && both {
            field.decide(pairing).await;
        } else {
            let award = super::corrections::award(pairing.number, 1, &pairing.first);
            field.direct(award).await;
        }
        if index == 0 {
            each_flag_is_true(&mut field.director, desk).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_team_match() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |settings| {
            settings["a"]["players"] = json!(["anna", "alf", "cora"]);
        })
        .await;
        let desk = format!("team_match/{}", hall.made.card.id.0);
        let made = hall.made.clone();
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        let more = json!({ "act": "give_time", "table": "open", "minutes": 5, "reason": "a broken board" });
        act(&mut hall.director, &desk, &more).await;
        let cora = json!({
            "act": "substitute", "room": "open", "team": "A", "player": "cora", "reason": "taken ill",
        });
        hall.direct(cora).await;
        let undone = each_flag_is_true(&mut hall.director, &desk).await;
        assert!(undone.is_superset(&kinds(&[StepKind::TimeGiven, StepKind::Substituted])), "{undone:?}");

        for (client, table) in [(&hall.people[2], &open), (&hall.people[1], &closed)] {
            leave(client, table).await;
        }
        let over = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        let seen = team_matches::line(&over, 1, DuplicateRoom::Open).step;
        let assign = json!({
            "act": "assign", "board": 1, "room": "open", "to": "B", "award": { "kind": "imp", "points": 12 },
            "replaces": seen, "reason": "a checker was moved twice",
        });
        hall.direct(assign).await;
        // The substitute has the seat of the first player.
        hall.people.swap(0, 4);
        hall.seat(2).await;
        hall.direct(json!({ "act": "hold", "room": "closed", "reason": "lunch" })).await;
        hall.direct(json!({ "act": "cancel_board", "board": 2, "reason": "wrong dice" })).await;
        let undone = each_flag_is_true(&mut hall.director, &desk).await;
        assert!(undone.contains("Awarded"), "{undone:?}");
        hall.direct(json!({ "act": "cancel", "reason": "the hall closes" })).await;
        each_flag_is_true(&mut hall.director, &desk).await;
        check(&hall.app);
        hall.app.stop().await;
    }
}

/// The fault: an award on a board that was replaced later could be undone and corrected, and nothing changed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happened_on_a_replaced_board_is_neither_undone_nor_corrected() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let desk = format!("team_match/{}", hall.made.card.id.0);
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        for (client, table) in [(&hall.people[2], &open), (&hall.people[1], &closed)] {
            leave(client, table).await;
        }
        let made = hall.made.clone();
        let over = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        let seen = team_matches::line(&over, 1, DuplicateRoom::Open).step;
        let assign = json!({
            "act": "assign", "board": 1, "room": "open", "to": "B", "award": { "kind": "imp", "points": 12 },
            "replaces": seen, "reason": "a checker was moved twice",
        });
        hall.direct(assign).await;
        let award = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        assert!(award.may_undo && award.may_correct.is_some(), "{award:?}");
        let instead = json!({ "form": "award", "to": "A", "award": { "kind": "imp", "points": 3 } });
        let correct =
            json!({ "act": "correct", "step": award.step, "instead": instead, "reason": "misread" });
        act(&mut hall.director, &desk, &correct).await;
        let correction = newest(&log(&mut hall.director, &desk).await, StepKind::Corrected);
        hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "wrong dice" })).await;

        let before = log(&mut hall.director, &desk).await;
        let replaced = newest(&before, StepKind::BoardCancelled);
        for step in [award.step, correction.step] {
            let shown = before.steps.iter().find(|one| one.step == step).unwrap();
            assert!(!shown.may_undo && shown.may_correct.is_none(), "{shown:?}");
            let refused = try_act(&mut hall.director, &desk, &undo(step)).await;
            if step == correction.step {
                assert_refused(&refused, "board_replaced");
                refused.assert_says(&format!("undo step {} first", replaced.step));
            } else {
                assert_ne!(refused.status, 200);
            }
        }
        let again = json!({
            "act": "correct", "step": award.step, "instead": instead, "replaces": correction.step, "reason": "misread",
        });
        assert_refused(&try_act(&mut hall.director, &desk, &again).await, "board_replaced");
        let last = log(&mut hall.director, &desk).await.steps[0].step;
        assert_eq!(last, before.steps[0].step, "a refused act changes nothing");

        // With the old board back, its award is as before.
        act(&mut hall.director, &desk, &undo(replaced.step)).await;
        let after = log(&mut hall.director, &desk).await;
        assert!(newest(&after, StepKind::Corrected).may_undo, "{after:?}");
        act(&mut hall.director, &desk, &undo(correction.step)).await;
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_team_event_and_its_matches() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut settings = team_events::wanted(4, Some(4));
        settings["play"] = json!({ "kind": "by_hand" });
        settings["teams"] = json!([
            team_events::team("Turm", &["Anna", "Alf"]),
            team_events::team("Springer", &["Berta", "Bodo"]),
        ]);
        let made = team_events::create(&mut director, &settings).await;
        let desk = format!("team_event/{}", made.card.id.0);
        let third = json!({ "name": "Bauer", "captain": "Cora", "players": ["Cora", "Carl"] });
        team_events::post(&mut director, &team_events::path(&made, "/teams"), &third).await;
        let undone = each_flag_is_true(&mut director, &desk).await;
        assert!(undone.contains("Entered"), "{undone:?}");
        team_events::start(&mut director, &made).await;
        let undone = each_flag_is_true(&mut director, &desk).await;
        assert!(undone.contains("Drawn"), "{undone:?}");

        // One match is entered, one awarded, one replayed and entered. The first has counted in the event.
        let to = team_events::path(&made, "/director");
        let first = team_match(&mut director, &made, 0).await;
        enter_all(&mut director, &first).await;
        team_events::until(&mut director, &made, |view| view.rounds[0].ties[0].vp.is_some()).await;
        let of_match = format!("team_match/{first}");
        let undone = each_flag_is_true(&mut director, &of_match).await;
        assert!(undone.contains("Result"), "{undone:?}");
        team_match(&mut director, &made, 1).await;
        let replay = json!({ "act": "replay", "tie": 2, "reason": "wrong hall" });
        team_events::post(&mut director, &to, &replay).await;
        let award = json!({ "act": "award", "tie": 2, "vp_a": 18, "reason": "went home" });
        team_events::post(&mut director, &to, &award).await;
        let undone = each_flag_is_true(&mut director, &desk).await;
        assert!(undone.contains("Awarded"), "{undone:?}");
        each_flag_is_true(&mut director, &of_match).await;

        // With the final under way, the results of the round robin stay.
        team_events::until(&mut director, &made, |view| view.rounds[1].ties[0].vp.is_some()).await;
        let last = team_match(&mut director, &made, 2).await;
        enter_all(&mut director, &last).await;
        let has_final =
            |view: &TeamEventView| view.final_tie.as_ref().is_some_and(|tie| tie.team_match.is_some());
        let view = team_events::until(&mut director, &made, has_final).await;
        let last = view.final_tie.unwrap().team_match.unwrap().0;
        enter(&mut director, &last, 1, "open").await;
        each_flag_is_true(&mut director, &of_match).await;
        each_flag_is_true(&mut director, &desk).await;
        check(&app);
        app.stop().await;
    }

    async fn enter(director: &mut Client, id: &str, board: u8, room: &str) {
        let game = json!({
            "board": board, "room": room, "winner": "A", "end": "single", "cube": 1, "checkers_left": 10,
        });
        let to = format!("/api/v1/team-matches/{id}/director");
        team_matches::post(director, &to, &json!({ "act": "enter", "game": game })).await;
    }

    async fn enter_all(director: &mut Client, id: &str) {
        for board in 1..=4 {
            for room in ["open", "closed"] {
                enter(director, id, board, room).await;
            }
        }
    }

    async fn team_match(director: &mut Client, made: &TeamEventView, round: usize) -> String {
        let has = |view: &TeamEventView| view.rounds[round].ties[0].team_match.is_some();
        let view = team_events::until(director, made, has).await;
        view.rounds[round].ties[0].team_match.clone().unwrap().0
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_comparative_event() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
        let desk = format!("comparative/{}", made.card.id.0);
        comparatives::enter(&mut anna, &made).await;
        let table = comparatives::begin(&mut anna, &made, 1).await;
        leave(&anna, &table).await;
        each_flag_is_true(&mut director, &desk).await;
        let over: Value = json!({ "act": "cancel", "reason": "the bot was ill" });
        let reply = director.post(&comparatives::path(&made, "/director"), &over).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let shown = log(&mut director, &desk).await;
        assert!(!newest(&shown, StepKind::Cancelled).may_undo, "its rolls are public: {shown:?}");
        assert_eq!(each_flag_is_true(&mut director, &desk).await, BTreeSet::new());
        app.stop().await;
    }
}
