//! Two directors act on the same thing at once: the second is told what the first has done.

use serde_json::{Value, json};
use wire::{DuplicateRoom, StepFate, StepKind, TeamMatchView};

use super::{
    corrections::{act, assert_refused, award, check, log, newest, try_act, undo},
    team_events,
    team_matches::{self, Hall, line, until},
    tournaments::{Field, last_round, path, wanted},
};
use crate::support::{Client, Database, Reply, TestApp};

fn assign(to: &str, points: u32, replaces: Option<u32>) -> Value {
    let mut act = json!({
        "act": "assign", "board": 1, "room": "open", "to": to, "reason": "a ruling",
        "award": { "kind": "imp", "points": points },
    });
    if let Some(step) = replaces {
        act["replaces"] = json!(step);
    }
    act
}

fn assert_names(reply: &Reply, reason: &str, parts: &[&str]) {
    assert_refused(reply, reason);
    for part in parts {
        reply.assert_says(part);
    }
}

async fn assigned(hall: &mut Hall, with: Value) -> Reply {
    let to = team_matches::path(&hall.made, "/director");
    hall.director.post(&to, &with).await
}

async fn step_of(client: &mut Client, made: &TeamMatchView) -> Option<u32> {
    line(&team_matches::look(client, made).await, 1, DuplicateRoom::Open).step
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_award_replaces_only_the_result_that_its_director_has_seen() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        let desk = format!("team_match/{}", made.card.id.0);
        let mut dora = hall.app.sign_up("dora").await;
        act(&mut hall.director, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        let to = team_matches::path(&made, "/director");

        // Both directors saw a game without a result. Dora is first.
        assert_eq!(step_of(&mut hall.director, &made).await, None);
        team_matches::post(&mut dora, &to, &assign("B", 7, None)).await;
        let reply = assigned(&mut hall, assign("A", 5, None)).await;
        assert_names(&reply, "replaced_since", &["1 open", "B 7 IMP", "by dora", "a ruling"]);
        let seen = step_of(&mut hall.director, &made).await;
        assert_eq!(step_of(&mut hall.people[0], &made).await, None, "players do not see numbers of the log");
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        assert_eq!(seen, Some(step.step));
        assert_eq!(assigned(&mut hall, assign("A", 5, seen)).await.status, 200);
        // The same request again is refused: the award that it would replace no longer counts.
        assert_names(
            &assigned(&mut hall, assign("A", 6, seen)).await,
            "replaced_since",
            &["A 5 IMP", "by dirk"],
        );

        // Both directors correct the award in the log. The second has to name the correction of the first.
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        let correct = |points: u32, replaces: Option<u32>| {
            let instead = json!({ "form": "award", "to": "A", "award": { "kind": "imp", "points": points } });
            let mut act =
                json!({ "act": "correct", "step": step.step, "instead": instead, "reason": "misread" });
            if let Some(replaces) = replaces {
                act["replaces"] = json!(replaces);
            }
            act
        };
        let first = newest(&act(&mut dora, &desk, &correct(9, None)).await, StepKind::Corrected);
        let second = try_act(&mut hall.director, &desk, &correct(3, None)).await;
        assert_names(&second, "replaced_since", &["A 9 IMP", "by dora", "misread", &first.step.to_string()]);
        let after = act(&mut hall.director, &desk, &correct(3, Some(first.step))).await;
        let shown = after.steps.iter().find(|one| one.step == step.step).unwrap();
        assert_eq!((shown.fate, step_of(&mut dora, &made).await), (StepFate::Corrected, shown.fate_by));
        // An undo of the older correction is refused as before, and names the newer one.
        let undone = try_act(&mut dora, &desk, &undo(first.step)).await;
        assert_names(&undone, "corrected_since", &[&shown.fate_by.unwrap().to_string()]);
        let gone = act(&mut dora, &desk, &undo(shown.fate_by.unwrap())).await;
        assert_eq!(step_of(&mut dora, &made).await, Some(first.step), "{gone:?}");
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_the_director_may_not_know_is_not_told_by_a_refusal() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let made = hall.made.clone();
        hall.line_up().await;
        let [_, closed] = hall.seat(1).await;
        team_matches::leave(&hall.people[1], &closed).await;
        // The closed room has its result, and the open room still plays the board.
        until(&mut hall.people[1], &made, |view| view.you.table.as_ref() != Some(&closed)).await;
        let seen =
            line(&team_matches::look(&mut hall.director, &made).await, 1, DuplicateRoom::Closed).clone();
        assert_eq!((seen.result, seen.step), (None, None));
        let mut award = assign("A", 5, None);
        award["room"] = json!("closed");
        assert_eq!(assigned(&mut hall, award).await.status, 200);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_cancelled_once_for_the_same_reason() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        hall.seat(1).await;
        let cancel = json!({ "act": "cancel_board", "board": 1, "reason": "wrong dice" });
        let made = hall.direct(cancel.clone()).await;
        let set = made.rolls[0].set;
        // The tables of the new game are there, and nobody sits at them yet.
        until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await;
        assert_names(
            &assigned(&mut hall, cancel.clone()).await,
            "cancelled_already",
            &["board 1", "by step"],
        );
        hall.seat(1).await;
        let again = hall.direct(cancel).await;
        assert_ne!(again.rolls[0].set, set, "a game with the new rolls has begun, and they are bad too");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decided_match_says_who_has_decided_it() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &wanted(1, 4)).await;
        let desk = format!("tournament/{}", field.id);
        let mut dora = field.app.sign_up("dora").await;
        act(&mut field.director, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let pairing = last_round(&drawn)[0].clone();
        let to = path(&field.id, "/director");
        assert_eq!(dora.post(&to, &award(1, 1, &pairing.first)).await.status, 200);
        let second = field.director.post(&to, &award(1, 1, pairing.second.as_ref().unwrap())).await;
        assert_names(&second, "decided_by_step", &["1.1", &pairing.first, "by dora", "did not come"]);

        let mut settings = team_events::wanted(4, None);
        settings["play"] = json!({ "kind": "by_hand" });
        let players = [["Anna", "Alf"], ["Berta", "Bodo"], ["Cora", "Carl"]];
        let team = |number: usize| team_events::team(&format!("Team {number}"), &players[number]);
        settings["teams"] = json!([team(0), team(1), team(2)]);
        let made = team_events::create(&mut field.director, &settings).await;
        let of_event = format!("team_event/{}", made.card.id.0);
        act(&mut field.director, &of_event, &json!({ "act": "add_director", "name": "dora" })).await;
        let to = team_events::path(&made, "/director");
        team_events::start(&mut field.director, &made).await;
        let divided = |vp_a: u8| json!({ "act": "award", "tie": 1, "vp_a": vp_a, "reason": "no hall" });
        team_events::post(&mut dora, &to, &divided(18)).await;
        let second = field.director.post(&to, &divided(10)).await;
        assert_names(&second, "decided_by_step", &["18 : 12 VP", "by dora", "no hall"]);
        field.app.stop().await;
    }
}

/// Regression: the second draw had the known seed of the first, so a director could try out entries.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_among_other_entries_has_a_fresh_seed() {
    for database in Database::each() {
        let mut field = Field::enter(database, 7, &wanted(1, 8)).await;
        let desk = format!("tournament/{}", field.id);
        let draw = async |field: &mut Field| {
            let view = field.direct(json!({ "act": "draw" })).await;
            let pairings: Vec<_> =
                last_round(&view).iter().map(|one| (one.first.clone(), one.second.clone())).collect();
            let step = newest(&log(&mut field.director, &desk).await, StepKind::Drawn).step;
            (view.brackets[0].rounds[0].seed.clone(), pairings, step)
        };
        let (seed, pairings, step) = draw(&mut field).await;
        act(&mut field.director, &desk, &undo(step)).await;
        let (same, again, step) = draw(&mut field).await;
        assert_eq!((&same, &again), (&seed, &pairings), "the same draw is not repeated until it suits");

        act(&mut field.director, &desk, &undo(step)).await;
        field.direct(json!({ "act": "enter_bot", "name": "Pip" })).await;
        let (other, _, step) = draw(&mut field).await;
        assert_ne!(other, seed, "with the old seed the director could have chosen the bot by trying");
        // Without the bot the first draw is repeated.
        act(&mut field.director, &desk, &undo(step)).await;
        field.direct(json!({ "act": "remove", "name": "Pip", "reason": "not needed" })).await;
        let (last, pairs, _) = draw(&mut field).await;
        assert_eq!((&last, &pairs), (&seed, &pairings));
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: the draw followed the order of the entries, so a director undid it and let players enter again until the
/// pairings suited.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_enter_again_change_no_draw() {
    for by_rating in [false, true] {
        for database in Database::each() {
            let mut settings = wanted(1, 8);
            settings["by_rating"] = json!(by_rating);
            let mut field = Field::enter(database, 7, &settings).await;
            let desk = format!("tournament/{}", field.id);
            let mut before = None;
            for name in ["player01", "player04", "player02"] {
                let view = field.direct(json!({ "act": "draw" })).await;
                let pairings: Vec<_> =
                    last_round(&view).iter().map(|one| (one.first.clone(), one.second.clone())).collect();
                assert_eq!(&pairings, before.get_or_insert_with(|| pairings.clone()), "{by_rating}");
                let step = newest(&log(&mut field.director, &desk).await, StepKind::Drawn).step;
                act(&mut field.director, &desk, &undo(step)).await;
                let entry = path(&field.id, "/entry");
                assert_eq!(field.client(name).delete(&entry).await.status, 200);
                assert_eq!(field.client(name).post_empty(&entry).await.status, 200);
            }
            // Everybody sees that a draw was undone.
            let shown = field.look().await.notes;
            assert_eq!(shown.iter().filter(|note| note.undoes_draw).count(), 3, "{shown:?}");
            field.app.stop().await;
        }
    }
}

/// Regression: a correction that changed nothing was accepted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_correction_to_the_result_that_counts_is_refused() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &wanted(1, 4)).await;
        let desk = format!("tournament/{}", field.id);
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let pairing = last_round(&drawn)[0].clone();
        let (first, second) = (pairing.first.clone(), pairing.second.clone().unwrap());
        field.direct(award(1, 1, &first)).await;
        let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded).step;
        let to = async |field: &mut Field, name: &str, replaces: Option<u32>| {
            let instead = json!({ "form": "winner", "name": name });
            let mut correct =
                json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
            if let Some(replaces) = replaces {
                correct["replaces"] = json!(replaces);
            }
            try_act(&mut field.director, &desk, &correct).await
        };
        assert_refused(&to(&mut field, &first, None).await, "corrects_nothing");
        assert_eq!(to(&mut field, &second, None).await.status, 200);
        let by = newest(&log(&mut field.director, &desk).await, StepKind::Corrected).step;
        assert_refused(&to(&mut field, &second, Some(by)).await, "corrects_nothing");
        assert_eq!(to(&mut field, &first, Some(by)).await.status, 200);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_schedule_of_other_teams_has_a_fresh_seed() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut settings = team_events::wanted(4, None);
    settings["places"] = json!(8);
    settings["play"] = json!({ "kind": "by_hand" });
    let players = [["Anna", "Alf"], ["Berta", "Bodo"], ["Cora", "Carl"], ["Dora", "Dan"]];
    let team = |number: usize| team_events::team(&format!("Team {number}"), &players[number]);
    settings["teams"] = json!([team(0), team(1), team(2)]);
    let made = team_events::create(&mut director, &settings).await;
    let desk = format!("team_event/{}", made.card.id.0);
    let seed = |view: &wire::TeamEventView| serde_json::to_value(view).unwrap()["drawn_from"].clone();
    let drawn = team_events::start(&mut director, &made).await;
    let first = seed(&drawn);
    let back = async |director: &mut Client| {
        let step = newest(&log(director, &desk).await, StepKind::Drawn).step;
        act(director, &desk, &undo(step)).await;
    };
    back(&mut director).await;
    assert_eq!(seed(&team_events::start(&mut director, &made).await), first);
    back(&mut director).await;
    // A team that leaves and enters again changes nothing.
    let first_team = team_events::path(&made, "/teams/1");
    assert_eq!(director.delete(&first_team).await.status, 200);
    team_events::post(&mut director, &team_events::path(&made, "/teams"), &team(0)).await;
    let again = team_events::start(&mut director, &made).await;
    assert_eq!(seed(&again), first);
    let ties = |view: &wire::TeamEventView| {
        let ties = view.rounds.iter().flat_map(|round| &round.ties);
        ties.map(|tie| (tie.a, tie.b)).collect::<Vec<_>>()
    };
    assert_eq!(ties(&again), ties(&drawn));
    let undone = again.notes.iter().filter(|note| note.deed == wire::TeamEventDeed::DrawUndone);
    assert_eq!(undone.count(), 2, "{:?}", again.notes);
    back(&mut director).await;
    team_events::post(&mut director, &team_events::path(&made, "/teams"), &team(3)).await;
    assert_ne!(seed(&team_events::start(&mut director, &made).await), first);
    check(&app);
    app.stop().await;
}
