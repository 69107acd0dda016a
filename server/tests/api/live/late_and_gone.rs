//! Knock-outs whose players come late, leave after the draw, or are exchanged before a round.

use serde_json::{Value, json};
use wire::{DecidedHow, EntryState, MatchId, PairingView, StepKind, TournamentPhase, TournamentView};

use super::{
    corrections::{act, assert_refused, check, log, newest, try_act, undo},
    timetables::{enter, field, in_hours, live},
    tournaments::{DAY_S, Field, last_round, look, path, wanted},
};
use crate::support::{Client, Database, TestApp};

fn bye(view: &TournamentView) -> Option<PairingView> {
    last_round(view).iter().find(|pairing| pairing.second.is_none()).cloned()
}

fn find_pairing<'a>(view: &'a TournamentView, name: &str) -> &'a PairingView {
    let plays = |one: &&PairingView| one.first == name || one.second.as_deref() == Some(name);
    last_round(view).iter().find(plays).unwrap()
}

pub(super) fn are_set_up(view: &TournamentView) -> bool {
    let is_waiting = |one: &PairingView| one.second.is_some() && one.how.is_none() && one.match_id.is_none();
    !view.brackets.is_empty() && !last_round(view).iter().any(is_waiting)
}

/// Returns the event after everything that is due now, because each act of the director takes it.
async fn look_after_all_due(field: &mut Field) -> TournamentView {
    field.direct(json!({ "act": "announce", "text": "Good luck" })).await
}

async fn assert_held(client: &mut Client, table: &MatchId) {
    let seat = format!("/api/v1/matches/{}/seat", table.0);
    assert_refused(&client.post(&seat, &json!({})).await, "held");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_player_takes_the_place_of_the_bye() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut settings = live(&app, 1);
        settings["late_until"] = json!(in_hours(&app, 1) + 30 * 60_000);
        settings["grace_minutes"] = json!(240);
        let mut field = field(app, &settings, 3).await;
        let id = field.id.clone();
        let mut late = field.app.sign_up("late").await;
        let mut later = field.app.sign_up("later").await;
        assert!(!look(&mut late, &id).await.you.may_enter_late, "before the draw nobody enters late");
        field.app.advance_s(3_601);
        let view = field.until(|view| !view.brackets.is_empty() && are_set_up(view)).await;
        let lucky = bye(&view).unwrap().first;
        let seen = look(&mut late, &id).await;
        assert_eq!((seen.you.may_enter, seen.you.may_enter_late), (false, true));
        enter(&mut late, &id).await;
        let view = field.until(are_set_up).await;
        let pairing = find_pairing(&view, "late").clone();
        assert_eq!((pairing.first.as_str(), pairing.winner), (lucky.as_str(), None));
        assert!(bye(&view).is_none() && view.entries.len() == 4);
        assert_refused(&later.post_empty(&path(&id, "/entry")).await, "no_bye");
        assert_refused(&late.post_empty(&path(&id, "/entry")).await, "entered_already");

        // The director undoes the late entry. Half an hour after the start nobody can enter any more.
        let desk = format!("tournament/{id}");
        let step = newest(&log(&mut field.director, &desk).await, StepKind::EnteredLate);
        assert_eq!((step.about.as_str(), step.by.as_deref()), ("late", Some("late")));
        act(&mut field.director, &desk, &undo(step.step)).await;
        let view = field.until(|view| bye(view).is_some()).await;
        assert_eq!(view.entries.len(), 3);
        field.app.advance_s(1_800);
        assert_refused(&later.post_empty(&path(&id, "/entry")).await, "no_late_entries");
        let until = in_hours(&field.app, 1);
        field.direct(json!({ "act": "late_entries", "until": until, "reason": "the train" })).await;
        enter(&mut later, &id).await;
        let view = field.until(are_set_up).await;
        let pairing = find_pairing(&view, "later").clone();
        let table = pairing.match_id.unwrap();
        field.players.push(("later".to_owned(), later));
        field.sit("later", &table).await;
        field.sit(&lucky, &table).await;
        let step = newest(&log(&mut field.director, &desk).await, StepKind::EnteredLate);
        let begun = try_act(&mut field.director, &desk, &undo(step.step)).await;
        assert_refused(&begun, "step_depends");
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_late_entries_comes_after_a_start() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut early = live(&app, 2);
    early["late_until"] = json!(in_hours(&app, 1));
    let mut without = wanted(3, 8);
    without["late_until"] = json!(in_hours(&app, 1));
    for settings in [early, without] {
        let reply = director.post("/api/v1/tournaments", &settings).await;
        reply.assert_error(422, "invalid");
        reply.assert_says("late_until: it is later than the start");
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn opponents_of_players_who_leave_advance() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &wanted(1, 4)).await;
        let desk = format!("tournament/{}", field.id);
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let [one, other] = last_round(&drawn).to_vec().try_into().unwrap();
        let entry = path(&field.id, "/entry");
        // A player who withdraws while the match is in play also loses the game at the table.
        field.until(are_set_up).await;
        let table = find_pairing(&field.look().await, &one.first).match_id.clone().unwrap();
        for name in [&one.first, one.second.as_ref().unwrap()] {
            field.sit(name, &table).await;
        }
        assert_eq!(field.client(&one.first).delete(&entry).await.status, 200);
        let won = one.second.clone().unwrap();
        let view = field.until(|view| last_round(view)[0].winner.as_ref() == Some(&won)).await;
        assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Withdrew));
        let gone = view.entries.iter().filter(|entry| entry.state == EntryState::Withdrawn);
        assert_eq!(gone.map(|entry| &entry.name).collect::<Vec<_>>(), [&one.first]);
        let again = field.client(&one.first).delete(&entry).await;
        assert_refused(&again, "withdrawn_already");
        let stranger = field.app.sign_up("xaver").await.delete(&entry).await;
        assert_refused(&stranger, "not_entered");

        // The director removes a player by mistake, undoes this, and decides the match otherwise.
        let wrong = json!({ "act": "remove", "name": "plaier03", "reason": "ill" });
        let reply = field.director.post(&path(&field.id, "/director"), &wrong).await;
        reply.assert_error(422, "invalid");
        reply.assert_says("did you mean player");
        field.direct(json!({ "act": "remove", "name": other.first, "reason": "ill" })).await;
        let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
        assert_eq!(view.brackets[0].rounds[0].pairings[1].winner, other.second);
        let step = newest(&log(&mut field.director, &desk).await, StepKind::Withdrawn);
        act(&mut field.director, &desk, &undo(step.step)).await;
        let view = field.until(|view| view.brackets[0].rounds.len() == 1 && are_set_up(view)).await;
        assert_eq!(find_pairing(&view, &other.first).winner, None);
        let award = json!({
            "act": "award", "winner": other.first, "reason": "agreed",
            "place": { "branch": "main", "round": 1, "number": 2 },
        });
        field.direct(award).await;

        // A winner who withdraws before the next round loses the match of that round.
        let retired = field.client(&other.first).delete(&entry).await;
        assert_eq!(retired.status, 200, "{}", retired.text());
        let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        assert_eq!(view.card.winner.as_ref(), Some(&won));
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_players_are_exchanged_before_their_matches_begin() {
    for database in Database::each() {
        let mut field = Field::enter(database, 5, &wanted(1, 8)).await;
        let desk = format!("tournament/{}", field.id);
        field.direct(json!({ "act": "draw" })).await;
        let drawn = field.until(are_set_up).await;
        let free = bye(&drawn).unwrap().first;
        let matches: Vec<PairingView> =
            last_round(&drawn).iter().filter(|one| one.second.is_some()).cloned().collect();
        let swap = |first: &str, second: &str| -> Value {
            json!({ "act": "swap", "branch": "main", "first": first, "second": second, "reason": "one club" })
        };
        let (one, other) = (&matches[0], &matches[1]);
        let to = path(&field.id, "/director");
        let pair = field.director.post(&to, &swap(&one.first, one.second.as_ref().unwrap())).await;
        assert_refused(&pair, "paired_already");
        field.direct(swap(&one.first, &other.first)).await;
        let view = field.until(are_set_up).await;
        assert_eq!(find_pairing(&view, &one.first).second, other.second);
        assert_eq!(find_pairing(&view, &other.first).second, one.second);
        // A player can also be exchanged with the bye. The old tables are gone.
        field.direct(swap(&one.first, &free)).await;
        let view = field.until(are_set_up).await;
        assert_eq!(bye(&view).unwrap().first, one.first);
        let gone = format!("/api/v1/matches/{}", one.match_id.as_ref().unwrap().0);
        field.app.client().get(&gone).await.assert_error(404, "not_found");

        let step = newest(&log(&mut field.director, &desk).await, StepKind::Repaired);
        act(&mut field.director, &desk, &undo(step.step)).await;
        let view = field.until(|view| are_set_up(view) && bye(view).unwrap().first == free).await;
        let table = find_pairing(&view, &one.first).match_id.clone().unwrap();
        for name in [&one.first, other.second.as_ref().unwrap()] {
            field.sit(name, &table).await;
        }
        assert_refused(&field.director.post(&to, &swap(&one.first, &free)).await, "pairing_begun");
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a held table, and an event released after more than the grace time, made players absent who were refused
/// their seats.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_absent_from_a_seat_that_is_held() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let settings = live(&app, 1);
        let mut field = field(app, &settings, 4).await;
        let desk = format!("tournament/{}", field.id);
        field.app.advance_s(3_601);
        let drawn = field.until(are_set_up).await;
        let one = last_round(&drawn)[0].clone();
        let (here, late) = (one.first.clone(), one.second.clone().unwrap());
        let table = one.match_id.unwrap();
        field.sit(&here, &table).await;

        // One table is held. The grace time of the other match goes on.
        field.app.advance_s(300);
        let hold = json!({ "act": "hold", "table": table.0, "reason": "A ruling" });
        act(&mut field.director, &desk, &hold).await;
        assert_held(field.client(&late), &table).await;
        field.app.advance_s(301);
        let view = field.until(|view| last_round(view)[1].how == Some(DecidedHow::BothAbsent)).await;
        assert_eq!(last_round(&view)[0].how, None);

        // The grace time begins again at each release, however long the hold was.
        field.app.advance_s(3_600);
        let release = json!({ "act": "release", "table": table.0, "reason": "We go on" });
        act(&mut field.director, &desk, &release).await;
        assert_eq!(last_round(&look_after_all_due(&mut field).await)[0].how, None);
        field.app.advance_s(599);
        assert_eq!(last_round(&look_after_all_due(&mut field).await)[0].how, None);
        act(&mut field.director, &desk, &json!({ "act": "hold", "reason": "Fire drill" })).await;
        assert_held(field.client(&late), &table).await;
        field.app.advance_s(3_600);
        assert_eq!(last_round(&look_after_all_due(&mut field).await)[0].how, None);
        act(&mut field.director, &desk, &json!({ "act": "release", "reason": "It is over" })).await;
        field.app.advance_s(599);
        assert_eq!(last_round(&look_after_all_due(&mut field).await)[0].how, None);
        field.app.advance_s(1);
        let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        assert_eq!((last_round(&view)[0].how, view.card.winner), (Some(DecidedHow::Absent), Some(here)));
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_wins_nothing_by_a_hold() {
    let app = TestApp::start(Database::sqlite()).await;
    let settings = live(&app, 1);
    let mut field = field(app, &settings, 1).await;
    let id = field.id.clone();
    enter(&mut field.director, &id).await;
    field.app.advance_s(3_601);
    let drawn = field.until(are_set_up).await;
    let table = last_round(&drawn)[0].match_id.clone().unwrap();
    let seat = format!("/api/v1/matches/{}/seat", table.0);
    assert_eq!(field.director.post(&seat, &json!({})).await.status, 200);
    let desk = format!("tournament/{id}");
    act(&mut field.director, &desk, &json!({ "act": "hold", "reason": "Tea" })).await;
    assert_held(field.client("player01"), &table).await;
    field.app.advance_s(3_600);
    act(&mut field.director, &desk, &json!({ "act": "release", "reason": "It was good" })).await;
    assert_eq!(last_round(&look_after_all_due(&mut field).await)[0].how, None);
    field.app.advance_s(599);
    field.sit("player01", &table).await;
    field.app.advance_s(1);
    let view = look_after_all_due(&mut field).await;
    assert_eq!((view.card.phase, last_round(&view)[0].how), (TournamentPhase::Round { number: 1 }, None));
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_week_of_a_round_is_longer_by_a_hold() {
    let mut field = Field::enter(Database::sqlite(), 8, &wanted(1, 8)).await;
    let desk = format!("tournament/{}", field.id);
    field.direct(json!({ "act": "draw" })).await;
    let view = field.until(are_set_up).await;
    for one in &last_round(&view)[..3] {
        let place = json!({ "branch": "main", "round": 1, "number": one.number });
        field
            .direct(json!({ "act": "award", "place": place, "winner": one.first, "reason": "agreed" }))
            .await;
    }
    let ends_at = |view: &TournamentView| view.brackets[0].rounds[0].ends_at;
    let before = ends_at(&field.until(|view| ends_at(view).is_some()).await).unwrap();
    field.app.advance_s(6 * DAY_S);
    act(&mut field.director, &desk, &json!({ "act": "hold", "reason": "A ruling" })).await;
    field.app.advance_s(3 * DAY_S);
    act(&mut field.director, &desk, &json!({ "act": "release", "reason": "We go on" })).await;
    let view = look_after_all_due(&mut field).await;
    assert_eq!(last_round(&view)[3].how, None);
    assert_eq!(ends_at(&view).unwrap().0 - before.0, i64::try_from(3 * DAY_S).unwrap() * 1_000);
    field.app.advance_s(DAY_S);
    field.until(|view| view.brackets[0].rounds[0].pairings[3].how.is_some()).await;
    field.app.stop().await;
}
