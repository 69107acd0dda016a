//! Undoing and correcting steps of events, holds, and further directors, over the API.

use serde_json::{Value, json};
use wire::{
    ChangeKind, CorrectionPreview, EventLog, EventStep, PairingView, StepFate, StepKind, TeamEventPhase,
    TeamEventView, TournamentPhase, TournamentView,
};

use super::{
    agenda::{elsewhere, until},
    stakes::{admin, statement},
    team_events,
    team_matches::{self, Hall},
    tournaments::{Field, last_round, wanted},
};
use crate::support::{Client, Database, Reply, TestApp};

pub(super) async fn log(director: &mut Client, desk: &str) -> EventLog {
    let reply = director.get(&format!("/api/v1/desks/{desk}/log")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) async fn act(director: &mut Client, desk: &str, act: &Value) -> EventLog {
    let reply = director.post(&format!("/api/v1/desks/{desk}/acts"), act).await;
    assert_eq!(reply.status, 200, "{act}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) async fn try_act(director: &mut Client, desk: &str, act: &Value) -> Reply {
    director.post(&format!("/api/v1/desks/{desk}/acts"), act).await
}

pub(super) async fn preview(director: &mut Client, desk: &str, wanted: &Value) -> CorrectionPreview {
    let reply = director.post(&format!("/api/v1/desks/{desk}/preview"), wanted).await;
    assert_eq!(reply.status, 200, "{wanted}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) fn assert_refused(reply: &Reply, reason: &str) {
    reply.assert_error(409, "refused");
    assert_eq!(reply.json()["reason"], reason, "{}", reply.text());
}

pub(super) fn undo(step: u32) -> Value {
    json!({ "act": "undo", "step": step, "reason": "wrong table" })
}

/// The newest step of a kind that counts.
pub(super) fn newest(log: &EventLog, kind: StepKind) -> EventStep {
    let found = log.steps.iter().find(|step| step.kind == kind && step.fate == StepFate::Counts);
    found.unwrap_or_else(|| panic!("no {kind:?} in {log:?}")).clone()
}

/// Checks that the logs, the books and the stored copies agree.
pub(super) fn check(app: &TestApp) {
    let output = admin(&app.database().url(), &["--config", &check_settings(app), "check"]);
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    assert!(output.status.success(), "{said:?}");
}

/// Returns the path of settings that say where the dice key is: on PostgreSQL it is not beside the database.
pub(super) fn check_settings(app: &TestApp) -> String {
    let config = app.folder().join("check.toml");
    let key = app.folder().join("dice.key");
    std::fs::write(&config, format!("[live]\ndice_key_file = '{}'\n", key.display())).unwrap();
    config.to_str().unwrap().to_owned()
}

pub(super) fn award(number: u32, round: u32, winner: &str) -> Value {
    json!({
        "act": "award", "reason": "did not come", "winner": winner,
        "place": { "branch": "main", "round": round, "number": number },
    })
}

fn cup(prizes: &[i64]) -> Value {
    let mut cup = wanted(1, 4);
    cup["prizes"] = json!(prizes);
    cup
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_award_is_undone_and_the_undo_too() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &cup(&[])).await;
        let desk = format!("tournament/{}", field.id);
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let first = last_round(&drawn)[0].clone();
        let before = field.until(|view| last_round(view)[0].match_id.is_some()).await;
        let table = last_round(&before)[0].match_id.clone();
        field.direct(award(1, 1, &first.first)).await;

        let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
        assert_eq!((step.by.as_deref(), step.reason.as_deref()), (Some("dirk"), Some("did not come")));
        assert!(step.about.starts_with("1.1 ") && step.detail == first.first, "{step:?}");
        let told = preview(&mut field.director, &desk, &json!({ "step": step.step })).await;
        let result = told.changes.iter().find(|change| change.kind == ChangeKind::Result).unwrap();
        assert_eq!((result.before.as_deref(), result.after.as_deref()), (Some(&*first.first), None));
        assert_eq!(field.look().await.brackets[0].rounds[0].pairings[0].winner, Some(first.first.clone()));

        // Strangers, players and empty reasons are refused.
        let path = format!("/api/v1/desks/{desk}/acts");
        field.client("player01").post(&path, &undo(step.step)).await.assert_error(403, "forbidden");
        field.app.client().post(&path, &undo(step.step)).await.assert_error(401, "sign_in_required");
        let bare = json!({ "act": "undo", "step": step.step, "reason": " " });
        try_act(&mut field.director, &desk, &bare).await.assert_error(422, "invalid");

        let undone = act(&mut field.director, &desk, &undo(step.step)).await;
        let line = newest(&undone, StepKind::Undone);
        assert_eq!((line.of, line.by.as_deref()), (Some(step.step), Some("dirk")));
        assert_refused(&try_act(&mut field.director, &desk, &undo(step.step)).await, "undone_already");
        let unknown = try_act(&mut field.director, &desk, &undo(999)).await;
        unknown.assert_error(422, "invalid");
        assert_eq!(unknown.json()["field"], "step", "{}", unknown.text());
        // The match waits at a new table, as if nothing had been decided.
        let open = field
            .until(|view| last_round(view)[0].match_id.is_some() && last_round(view)[0].match_id != table)
            .await;
        assert_eq!(last_round(&open)[0].winner, None);

        let again = act(&mut field.director, &desk, &undo(line.step)).await;
        assert_eq!(field.look().await.brackets[0].rounds[0].pairings[0].winner, Some(first.first.clone()));
        // The undo of the undo is undone, and now the match is played.
        let third = newest(&again, StepKind::Undone);
        act(&mut field.director, &desk, &undo(third.step)).await;
        let open = field.until(|view| last_round(view)[0].match_id.is_some()).await;
        assert_eq!(last_round(&open)[0].winner, None);
        field.decide(&last_round(&open)[0].clone()).await;
        field.until(|view| last_round(view)[0].winner.is_some()).await;
        let last = newest(&log(&mut field.director, &desk).await, StepKind::Undone);
        let reply = try_act(&mut field.director, &desk, &undo(last.step)).await;
        assert_refused(&reply, "step_depends");
        assert!(reply.text().contains("1.1"), "it names the step that depends on it: {}", reply.text());
        check(&field.app);
        field.app.stop().await;
    }
}

async fn two_rounds(field: &mut Field) -> (TournamentView, Vec<PairingView>) {
    let drawn = field.direct(json!({ "act": "draw" })).await;
    let first = last_round(&drawn).to_vec();
    for pairing in &first {
        field.direct(award(pairing.number, 1, &pairing.first)).await;
    }
    let view = field
        .until(|view| view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some())
        .await;
    (view, first)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_winner_is_corrected_with_the_draw_and_the_prizes() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &cup(&[5_000, 2_000])).await;
        let desk = format!("tournament/{}", field.id);
        let (view, first) = two_rounds(&mut field).await;
        let seed = view.brackets[0].rounds[1].seed.clone();

        // The final has not begun, so the name in it is replaced. Its draw stays.
        let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
        let wrong = first.iter().find(|pairing| step.about.contains(&pairing.first)).unwrap().clone();
        let right = wrong.second.clone().unwrap();
        let instead = json!({ "form": "winner", "name": right });
        let told =
            preview(&mut field.director, &desk, &json!({ "step": step.step, "instead": instead })).await;
        assert!(told.taken_back.iter().any(|taken| taken.kind == StepKind::Begun), "{told:?}");
        let correct = json!({ "act": "correct", "step": step.step, "instead": instead, "reason": "misread" });
        act(&mut field.director, &desk, &correct).await;
        let view = field
            .until(|view| view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some())
            .await;
        let last = last_round(&view)[0].clone();
        let players = [Some(last.first.clone()), last.second.clone()];
        assert!(players.contains(&Some(right.clone())) && !players.contains(&Some(wrong.first.clone())));
        assert_eq!(view.brackets[0].rounds[1].seed, seed, "the seed of a round stays the same");

        // A correction after the end also changes the winner and the prizes.
        field.direct(award(1, 2, &last.first)).await;
        let over =
            field.until(|view| view.card.phase == TournamentPhase::Over && view.places[0].prize.is_some());
        assert_eq!(over.await.card.winner, Some(last.first.clone()));
        let (winner, loser) = (last.first.clone(), last.second.clone().unwrap());
        let balance = async |field: &mut Field, name: &str| statement(field.client(name)).await.balance.0;
        assert_eq!(balance(&mut field, &winner).await, 105_000);
        let step = newest(&log(&mut field.director, &desk).await, StepKind::Awarded);
        assert_refused(&try_act(&mut field.director, &desk, &undo(step.step)).await, "prizes_paid");
        let instead = json!({ "form": "winner", "name": loser });
        let told =
            preview(&mut field.director, &desk, &json!({ "step": step.step, "instead": instead })).await;
        let prize = |name: &str| {
            let change =
                told.changes.iter().find(|change| change.kind == ChangeKind::Prize && change.about == name);
            change.map(|change| (change.before.clone(), change.after.clone())).unwrap()
        };
        assert_eq!(prize(&winner), (Some("50.00".to_owned()), Some("20.00".to_owned())));
        let correct = json!({ "act": "correct", "step": step.step, "instead": instead, "reason": "misread" });
        act(&mut field.director, &desk, &correct).await;
        let over = field.look().await;
        assert_eq!(over.card.winner, Some(loser.clone()));
        assert_eq!(balance(&mut field, &winner).await, 102_000);
        assert_eq!(balance(&mut field, &loser).await, 105_000);
        // A result of the first round can no longer be undone: the final depends on it.
        let steps = log(&mut field.director, &desk).await.steps;
        let early = steps.iter().find(|step| {
            step.kind == StepKind::Awarded
                && step.about.starts_with("1.")
                && step.fate == wire::StepFate::Counts
        });
        assert_refused(
            &try_act(&mut field.director, &desk, &undo(early.unwrap().step)).await,
            "step_depends",
        );
        // The correction itself is undone, with the prizes.
        let correction = newest(&log(&mut field.director, &desk).await, StepKind::Corrected);
        act(&mut field.director, &desk, &undo(correction.step)).await;
        assert_eq!(field.look().await.card.winner, Some(winner.clone()));
        assert_eq!(balance(&mut field, &winner).await, 105_000);
        assert_eq!(balance(&mut field, &loser).await, 102_000);
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_directors_act_and_none_in_their_own_match() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &cup(&[])).await;
        let desk = format!("tournament/{}", field.id);
        let (mut dora, mut emil) = (field.app.sign_up("dora").await, field.app.sign_up("emil").await);
        let add = |name: &str| json!({ "act": "add_director", "name": name });
        try_act(&mut dora, &desk, &add("dora")).await.assert_error(403, "forbidden");
        let nobody = try_act(&mut field.director, &desk, &add("nobody")).await;
        nobody.assert_error(422, "invalid");
        nobody.assert_says("there is no player named");
        let named = act(&mut field.director, &desk, &add("Dora")).await;
        assert_eq!((named.directors, named.leads), (vec!["dirk".to_owned(), "dora".to_owned()], true));
        assert_refused(&try_act(&mut field.director, &desk, &add("dora")).await, "directs_already");
        assert_refused(&try_act(&mut dora, &desk, &add("emil")).await, "not_the_leader");

        // Both directors act at once on the same step: one undoes it, the other learns that it is undone.
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let pairing = last_round(&drawn)[0].clone();
        field.direct(award(1, 1, &pairing.first)).await;
        let step = newest(&log(&mut dora, &desk).await, StepKind::Awarded).step;
        let wanted = undo(step);
        let (one, two) =
            tokio::join!(try_act(&mut dora, &desk, &wanted), try_act(&mut field.director, &desk, &wanted));
        let (done, late) = if one.status == 200 { (one, two) } else { (two, one) };
        assert_eq!(done.status, 200, "{}", done.text());
        assert_refused(&late, "undone_already");

        // A director who plays decides and undoes nothing in their own match.
        act(&mut field.director, &desk, &add(&pairing.first)).await;
        let own = award(1, 1, &pairing.first);
        let id = field.id.clone();
        let reply =
            field.client(&pairing.first).post(&super::tournaments::path(&id, "/director"), &own).await;
        assert_refused(&reply, "own_event");
        // Regression: a director removed their own opponent, and so won without a move.
        let opponent = pairing.second.clone().unwrap();
        let remove = json!({ "act": "remove", "name": opponent, "reason": "me" });
        let address = super::tournaments::path(&id, "/director");
        assert_refused(&field.client(&pairing.first).post(&address, &remove).await, "own_event");
        field.direct(own).await;
        let step = newest(&log(&mut dora, &desk).await, StepKind::Awarded).step;
        assert_refused(&try_act(field.client(&pairing.first), &desk, &undo(step)).await, "own_event");

        // The event is handed over. The former leader stays a director until removed.
        act(&mut field.director, &desk, &add("emil")).await;
        act(&mut emil, &desk, &add("emil")).await;
        act(&mut field.director, &desk, &json!({ "act": "hand_over", "name": "emil" })).await;
        assert_eq!(log(&mut emil, &desk).await.directors[..2], ["emil".to_owned(), "dirk".to_owned()]);
        assert!(field.look().await.card.director == "emil");
        let remove = json!({ "act": "remove_director", "name": "dirk" });
        assert_refused(&try_act(&mut dora, &desk, &remove).await, "not_the_leader");
        act(&mut emil, &desk, &remove).await;
        let former = field.look().await.you;
        assert!(former.has_directed && !former.director && former.may_give_prizes);
        try_act(&mut field.director, &desk, &undo(step)).await.assert_error(403, "forbidden");
        let gone = act(&mut dora, &desk, &json!({ "act": "remove_director", "name": "dora" })).await;
        assert!(gone.steps.is_empty(), "a director who has left no longer sees the log");
        act(&mut emil, &desk, &undo(step)).await;
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_held_event_stands_still_and_begins_nothing() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &cup(&[])).await;
        let desk = format!("tournament/{}", field.id);
        field.direct(json!({ "act": "draw" })).await;
        let view = field.until(|view| last_round(view).iter().all(|one| one.match_id.is_some())).await;
        let (playing, waiting) = (last_round(&view)[0].clone(), last_round(&view)[1].clone());
        let table = playing.match_id.clone().unwrap();
        field.sit(&playing.second.clone().unwrap(), &table).await;
        field.sit(&playing.first, &table).await;

        // The bell of the player on turn.
        let mut bell = None;
        for player in [&playing.first, playing.second.as_ref().unwrap()] {
            let mut socket = elsewhere(field.client(player)).await;
            let agenda = until(&mut socket, |agenda| !agenda.matches.is_empty()).await;
            bell = if agenda.matches[0].your_turn { Some(socket) } else { bell };
        }
        let mut bell = bell.expect("it is somebody's turn");

        let hold = json!({ "act": "hold", "reason": "Fire drill", "minutes": 20 });
        let held = act(&mut field.director, &desk, &hold).await;
        assert_eq!(
            held.held.as_ref().map(|hold| (&*hold.reason, hold.minutes)),
            Some(("Fire drill", Some(20)))
        );
        assert_refused(&try_act(&mut field.director, &desk, &hold).await, "held_already");
        let shown = field.client(&playing.first).get(&format!("/api/v1/matches/{}", table.0)).await.json();
        assert_eq!(shown["held"]["reason"], "Fire drill");
        until(&mut bell, |agenda| !agenda.matches[0].your_turn).await;
        let seat = format!("/api/v1/matches/{}/seat", waiting.match_id.clone().unwrap().0);
        let reply = field.client(&waiting.first).post(&seat, &json!({})).await;
        assert_refused(&reply, "held");

        act(&mut field.director, &desk, &json!({ "act": "release", "reason": "All clear" })).await;
        let shown = field.client(&playing.first).get(&format!("/api/v1/matches/{}", table.0)).await.json();
        assert_eq!(shown["held"], Value::Null);
        until(&mut bell, |agenda| agenda.matches[0].your_turn).await;
        // If one table alone is held, the other goes on.
        let one = json!({ "act": "hold", "table": table.0, "reason": "A ruling" });
        act(&mut field.director, &desk, &one).await;
        let shown = field.client(&playing.first).get(&format!("/api/v1/matches/{}", table.0)).await.json();
        assert_eq!(shown["held"]["reason"], "A ruling");
        field.sit(&waiting.first, &waiting.match_id.clone().unwrap()).await;
        let unknown = json!({ "act": "hold", "table": "nothing", "reason": "A ruling" });
        try_act(&mut field.director, &desk, &unknown).await.assert_error(404, "not_found");
        field.app.stop().await;
    }
}

fn game(board: u8, room: &str, winner: &str, left: u8) -> Value {
    json!({ "board": board, "room": room, "winner": winner, "end": "single", "cube": 1, "checkers_left": left })
}

/// Enters all games of a team match that is played elsewhere. Team `winner` wins them.
async fn enter_all(director: &mut Client, team_match: &str, winner: &str) {
    for board in 1..=4 {
        for room in ["open", "closed"] {
            let act = json!({ "act": "enter", "game": game(board, room, winner, 10) });
            let reply = director.post(&format!("/api/v1/team-matches/{team_match}/director"), &act).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
    }
}

fn ties(view: &TeamEventView) -> Vec<wire::EventTie> {
    view.rounds.iter().flat_map(|round| round.ties.clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_counts_in_an_event_is_corrected_unless_the_final_would_have_other_teams() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut settings = team_events::wanted(4, Some(4));
        settings["play"] = json!({ "kind": "by_hand" });
        settings["teams"] = json!([
            team_events::team("Turm", &["Anna", "Alf"]),
            team_events::team("Springer", &["Berta", "Bodo"]),
            team_events::team("Bauer", &["Cora", "Carl"]),
        ]);
        settings["begin"] = json!(true);
        let made = team_events::create(&mut director, &settings).await;
        // Turm wins both its matches, and Springer wins the third.
        let mut ids = Vec::new();
        for number in 0..3 {
            let view =
                team_events::until(&mut director, &made, |view| ties(view)[number].team_match.is_some())
                    .await;
            let tie = ties(&view)[number].clone();
            let best = |team: u32| view.teams[team as usize - 1].name.as_str();
            let winner = match (best(tie.a), best(tie.b)) {
                ("Turm", _) => "A",
                (_, "Turm") => "B",
                ("Springer", _) => "A",
                (_, _) => "B",
            };
            let id = tie.team_match.clone().unwrap().0;
            enter_all(&mut director, &id, winner).await;
            ids.push((id, winner));
            team_events::until(&mut director, &made, |view| ties(view)[number].vp.is_some()).await;
        }
        let view = team_events::until(&mut director, &made, |view| {
            view.final_tie.as_ref().is_some_and(|tie| tie.team_match.is_some())
        })
        .await;
        let finalists = view.final_tie.clone().unwrap();
        let standings = view.standings.clone();

        // One game was entered wrongly. Its correction changes the victory points and no place.
        let (id, winner) = ids[0].clone();
        let desk = format!("team_match/{id}");
        let step = newest(&log(&mut director, &desk).await, StepKind::Result);
        let other = if winner == "A" { "B" } else { "A" };
        let instead = json!({ "form": "game", "game": game(1, "open", other, 1) });
        let told = preview(&mut director, &desk, &json!({ "step": step.step, "instead": instead })).await;
        let kinds: Vec<ChangeKind> = told.changes.iter().map(|change| change.kind).collect();
        assert!(kinds.contains(&ChangeKind::Result) && kinds.contains(&ChangeKind::Standing), "{told:?}");
        let correct =
            json!({ "act": "correct", "step": step.step, "instead": instead, "reason": "typed wrong" });
        act(&mut director, &desk, &correct).await;
        let view = team_events::until(&mut director, &made, |view| view.standings != standings).await;
        assert_eq!(view.final_tie.as_ref().map(|tie| (tie.a, tie.b)), Some((finalists.a, finalists.b)));
        let sum: u32 = view.standings.iter().map(|row| row.vp).sum();
        assert_eq!(sum, 90, "victory points still add up");
        check(&app);

        // Once the final is played, a correction that would change its teams is refused and names it.
        let last = view.final_tie.clone().unwrap().team_match.unwrap().0;
        let enter = json!({ "act": "enter", "game": game(1, "open", "A", 10) });
        let reply = director.post(&format!("/api/v1/team-matches/{last}/director"), &enter).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let third = ties(&view).into_iter().position(|tie| {
            let is_turm = |team: u32| view.teams[team as usize - 1].name == "Turm";
            !is_turm(tie.a) && !is_turm(tie.b)
        });
        let (id, winner) = ids[third.unwrap()].clone();
        let other = if winner == "A" { "B" } else { "A" };
        let desk = format!("team_match/{id}");
        let mut blocked = None;
        let results = log(&mut director, &desk).await.steps;
        for step in results.iter().filter(|step| step.kind == StepKind::Result) {
            let instead = json!({ "form": "game", "game": game(1, "open", other, 10) });
            let correct = json!({
                "act": "correct", "step": step.step, "instead": instead, "replaces": step.fate_by, "reason": "turned",
            });
            let reply = try_act(&mut director, &desk, &correct).await;
            if reply.status != 200 {
                blocked = Some(reply);
                break;
            }
        }
        let blocked = blocked.unwrap_or_else(|| panic!("{results:?}"));
        assert_refused(&blocked, "step_depends");
        assert!(blocked.text().contains("Turm"), "it names the final: {}", blocked.text());
        let after = team_events::until(&mut director, &made, |_| true).await;
        assert_eq!(after.card.phase, TeamEventPhase::Final);
        let html = director.get(&format!("/api/v1/team-matches/{id}/protocol.html")).await;
        assert!(
            html.text().contains(", by dirk. Reason: turned") && html.text().contains("Corrected: step"),
            "{}",
            html.text()
        );
        check(&app);
        app.stop().await;
    }
}

/// Regression: five matches decided by awards alone put a team on top of the list.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awards_without_a_game_move_no_rating() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        for board in 1..=4 {
            for room in ["open", "closed"] {
                let award = json!({
                    "act": "assign", "board": board, "room": room, "to": "A",
                    "award": { "kind": "imp", "points": 12 }, "reason": "nobody came",
                });
                hall.direct(award).await;
            }
        }
        let made = hall.made.clone();
        let over = team_matches::look(&mut hall.director, &made).await;
        assert_eq!(over.card.vp, Some((30, 0)), "the result itself counts");
        let lists = hall.app.client().get("/api/v1/duplicate/lists").await.json();
        assert_eq!(lists["teams"], json!([]), "{lists}");
        check(&hall.app);

        // An award is undone after the end, and the match goes on.
        let desk = format!("team_match/{}", made.card.id.0);
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Awarded);
        act(&mut hall.director, &desk, &undo(step.step)).await;
        assert_eq!(team_matches::look(&mut hall.director, &made).await.card.vp, None);
        check(&hall.app);
        hall.app.stop().await;
    }
}
