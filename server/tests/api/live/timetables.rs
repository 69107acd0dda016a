//! Tournaments that begin by themselves, and players who do not come.

use serde_json::{Value, json};
use wire::{
    DecidedHow, DutyKind, PairingView, TeamEventPhase, TeamEventView, TournamentPhase, TournamentView,
};

use super::{
    agenda::{elsewhere, until},
    duties, team_events,
    tournaments::{DAY_S, Field, create, last_round, path, wanted},
};
use crate::support::{Client, Database, TestApp};

const HOUR_S: u64 = 3_600;

/// Returns a live tournament that begins in `hours`.
pub(super) fn live(app: &TestApp, hours: i64) -> Value {
    let mut settings = wanted(3, 16);
    settings["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 120 });
    settings["starts"] = json!([in_hours(app, hours)]);
    settings
}

pub(super) fn in_hours(app: &TestApp, hours: i64) -> i64 {
    app.now_ms() + hours * 3_600_000
}

pub(super) async fn enter(client: &mut Client, id: &str) {
    let reply = client.post_empty(&path(id, "/entry")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

/// Signs up `count` players, who enter. The director has made the event.
pub(super) async fn field(app: TestApp, settings: &Value, count: usize) -> Field {
    let mut director = app.sign_up("dirk").await;
    let id = create(&mut director, settings).await;
    let mut players = Vec::new();
    for number in 1..=count {
        let name = format!("player{number:02}");
        let mut client = app.sign_up(&name).await;
        enter(&mut client, &id).await;
        players.push((name, client));
    }
    Field { app, director, players, id }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_begins_by_itself_and_absent_players_lose() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let settings = live(&app, 2);
        let mut field = field(app, &settings, 4).await;
        let view = field.look().await;
        assert_eq!((view.grace_minutes, view.card.starts_at), (Some(10), Some(view.starts[0])));
        assert_eq!(view.next_at, view.card.starts_at);
        // The start is in the player's agenda an hour before.
        let mut bell = elsewhere(field.client("player01")).await;
        duties::until_owed(&mut bell, &[]).await;
        field.app.advance_s(HOUR_S + 1);
        let agenda = duties::until_owed(&mut bell, &[(DutyKind::Begins, &field.id, 1)]).await;
        assert_eq!(agenda.duties[0].until, view.card.starts_at);
        field.app.advance_s(HOUR_S);
        let is_set_up = |view: &TournamentView| {
            !view.brackets.is_empty() && last_round(view).iter().all(|one| one.match_id.is_some())
        };
        let view = field.until(is_set_up).await;
        assert_eq!(view.card.phase, TournamentPhase::Round { number: 1 });
        let late = field.app.sign_up("late").await.post_empty(&path(&field.id, "/entry")).await;
        late.assert_error(409, "refused");

        // In one match a single player sits down, in the other nobody does.
        let round = last_round(&view).to_vec();
        field.sit(&round[0].first, round[0].match_id.as_ref().unwrap()).await;
        field.app.advance_s(601);
        let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
        let decided = last_round(&view);
        assert_eq!(decided[0].winner.as_ref(), Some(&round[0].first));
        assert_eq!(decided[0].how, Some(DecidedHow::Absent));
        assert_eq!((decided[1].winner.as_ref(), decided[1].how), (None, Some(DecidedHow::BothAbsent)));
        assert_eq!(view.card.winner.as_ref(), Some(&round[0].first));
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_that_passes_while_the_server_is_down_is_made_up_for() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let settings = live(&app, 2);
        let mut field = field(app, &settings, 2).await;
        field.app = field.app.restart_after_s(3 * HOUR_S).await;
        field.director = field.app.moved(&field.director);
        let view = field.until(|view| view.card.phase == TournamentPhase::Round { number: 1 }).await;
        // The grace time counts from the draw.
        assert_eq!((view.entries.len(), last_round(&view)[0].how), (2, None));
        // The grace time begins again after another stop, because nobody could come.
        field.until(|view| last_round(view)[0].match_id.is_some()).await;
        field.app = field.app.restart_after_s(HOUR_S).await;
        field.director = field.app.moved(&field.director);
        assert_eq!(last_round(&field.look().await)[0].how, None);
        field.app.advance_s(601);
        field.until(|view| view.card.phase == TournamentPhase::Over).await;
        field.app.stop().await;
    }
}

/// Regression: a director drew when only a friend was there, and all others lost their fees a minute later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fee_is_lost_by_absence_only_after_a_time_that_was_announced() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut settings = wanted(1, 2);
        settings["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 120 });
        settings["fee"] = 500.into();
        settings["shares"] = json!([100]);
        settings["grace_minutes"] = 1.into();
        let mut field = field(app, &settings, 2).await;
        // Without an announced start the players have a quarter of an hour. With one, an absence counts from then on,
        // even if the director begins sooner.
        for (grace_minutes, wait_s) in [(15, 15 * 60), (1, 2 * HOUR_S + 60)] {
            assert_eq!(field.look().await.grace_minutes, Some(grace_minutes));
            field.direct(json!({ "act": "draw" })).await;
            let view = field.until(|view| last_round(view)[0].match_id.is_some()).await;
            let pairing = last_round(&view)[0].clone();
            field.sit(&pairing.first, pairing.match_id.as_ref().unwrap()).await;
            field.app.advance_s(wait_s - 1);
            assert_eq!(last_round(&field.look().await)[0].how, None);
            field.app.advance_s(2);
            let view = field.until(|view| view.card.phase == TournamentPhase::Over).await;
            assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Absent));
            if grace_minutes == 15 {
                settings["starts"] = json!([in_hours(&field.app, 2)]);
                field.another(&settings).await;
            }
        }
        field.app.stop().await;
    }
}

/// Regression: a director exchanged two players shortly before the grace time was over. They had come at the announced
/// start, and lost to two friends of the director, because the tables at which they sat were gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_are_exchanged_after_the_start_have_a_longer_grace_time() {
    let is_set_up = |view: &TournamentView| {
        !view.brackets.is_empty() && last_round(view).iter().all(|one| one.match_id.is_some())
    };
    let second = |pairing: &PairingView| pairing.second.clone().unwrap();
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut settings = live(&app, 2);
        settings["places"] = 4.into();
        settings["starts"] = json!([in_hours(&app, 2), in_hours(&app, 4)]);
        settings["fee"] = 500.into();
        settings["shares"] = json!([100]);
        settings["grace_minutes"] = 1.into();
        let mut field = field(app, &settings, 4).await;
        assert_eq!(field.look().await.grace_minutes, Some(1));
        field.app.advance_s(2 * HOUR_S);
        let view = field.until(is_set_up).await;
        let [one, other] = [&last_round(&view)[0], &last_round(&view)[1]].map(Clone::clone);
        for pairing in [&one, &other] {
            field.sit(&pairing.first, pairing.match_id.as_ref().unwrap()).await;
        }
        field.app.advance_s(54);
        let mut bell = elsewhere(field.client(&one.first)).await;
        field
            .direct(json!({
                "act": "swap", "branch": "main", "first": one.first, "second": other.first, "reason": "one club",
            }))
            .await;
        let view = field.until(is_set_up).await;
        let tables = last_round(&view).to_vec();
        for (table, friend) in tables.iter().zip([second(&one), second(&other)]) {
            assert!(![&one.match_id, &other.match_id].contains(&&table.match_id), "the old tables are gone");
            field.sit(&friend, table.match_id.as_ref().unwrap()).await;
        }
        // The players who sat at the old tables are told of the new ones.
        let table = tables[1].match_id.as_ref().unwrap();
        until(&mut bell, |agenda| agenda.tables.iter().any(|kept| kept.id == *table)).await;
        // Each act of the director takes what is due.
        let announce = json!({ "act": "announce", "text": "Please look at the new pairings" });
        for wait_s in [60, 14 * 60 - 1] {
            field.app.advance_s(wait_s);
            let view = field.direct(announce.clone()).await;
            assert!(last_round(&view).iter().all(|one| one.how.is_none()), "{wait_s}");
        }
        field.app.advance_s(1);
        let view = field.direct(announce).await;
        let how: Vec<_> = last_round(&view).iter().map(|one| one.how).collect();
        assert_eq!(how, [Some(DecidedHow::Absent); 2]);

        // Without an exchange the grace time is the short one.
        settings["starts"] = json!([in_hours(&field.app, 2), in_hours(&field.app, 4)]);
        field.another(&settings).await;
        field.app.advance_s(2 * HOUR_S);
        field.until(is_set_up).await;
        field.app.advance_s(60);
        field.until(|view| view.card.phase == TournamentPhase::Over).await;
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_without_players_is_called_off_at_its_start() {
    let app = TestApp::start(Database::sqlite()).await;
    let settings = live(&app, 1);
    let mut field = field(app, &settings, 1).await;
    field.app.advance_s(HOUR_S + 1);
    field.until(|view| view.card.phase == TournamentPhase::Cancelled).await;
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn check_in_opens_by_itself_and_later_rounds_wait_for_their_hour() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut settings = wanted(3, 16);
    settings["check_in"] = true.into();
    settings["starts"] = json!([in_hours(&app, 2), in_hours(&app, 26)]);
    let mut field = field(app, &settings, 5).await;
    field.app.advance_s(HOUR_S + HOUR_S / 2 + 1);
    field.until(|view| view.card.phase == TournamentPhase::CheckIn).await;
    let id = field.id.clone();
    let mut bell = elsewhere(field.client("player01")).await;
    duties::until_owed(&mut bell, &[(DutyKind::CheckIn, &id, 1)]).await;
    for (_, client) in field.players.iter_mut().take(4) {
        assert_eq!(client.post_empty(&path(&id, "/check-in")).await.status, 200);
    }
    field.app.advance_s(HOUR_S / 2);
    let view = field.until(|view| !view.brackets.is_empty()).await;
    for pairing in last_round(&view).to_vec() {
        let place = json!({ "branch": "main", "round": 1, "number": pairing.number });
        field
            .direct(json!({ "act": "award", "place": place, "winner": pairing.first, "reason": "agreed" }))
            .await;
    }
    let view = field.until(|view| view.card.phase == TournamentPhase::BetweenRounds { number: 1 }).await;
    assert_eq!(view.next_at, Some(view.starts[1]));
    assert!(view.you.may_draw, "the director may begin the round before its hour");
    field.app.advance_s(DAY_S);
    field.until(|view| view.brackets[0].rounds.len() == 2).await;
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_in_two_live_events_at_the_same_hour() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut player = app.sign_up("anna").await;
    let evening = create(&mut director, &live(&app, 5)).await;
    let mut other = live(&app, 5);
    other["name"] = "Evening cup".into();
    let other = create(&mut director, &other).await;
    let later = create(&mut director, &live(&app, 6)).await;
    enter(&mut player, &other).await;
    let refused = player.post_empty(&path(&evening, "/entry")).await;
    refused.assert_error(409, "refused");
    let body = refused.json();
    assert_eq!((&body["reason"], &body["params"]["event"]), (&json!("same_hour"), &json!("Evening cup")));
    let said = body["message"].as_str().unwrap();
    assert!(said.contains("“Evening cup”") && said.contains("“Autumn cup”"), "it names both: {said}");
    enter(&mut player, &later).await;
    let again = player.post_empty(&path(&other, "/entry")).await;
    assert_eq!(again.json()["reason"], "entered_already", "entering twice, from two windows");
    assert_eq!(player.delete(&path(&other, "/entry")).await.status, 200);
    enter(&mut player, &evening).await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_event_begins_by_itself_round_by_round() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut people = Vec::new();
        for name in ["anna", "alf", "berta", "bodo", "cora"] {
            people.push(app.sign_up(name).await);
        }
        let mut settings = team_events::wanted(4, None);
        settings["twice"] = json!(true);
        settings["starts"] = json!([in_hours(&app, 2), in_hours(&app, 3)]);
        settings["teams"] = json!([
            team_events::team("Turm", &["anna", "alf"]),
            team_events::team("Springer", &["cora"]),
            team_events::team("Laufer", &["berta", "bodo"]),
        ]);
        let made = team_events::create(&mut director, &settings).await;
        assert_eq!((made.card.starts_at, made.next_at), (Some(made.starts[0]), Some(made.starts[0])));

        // Anna has entered a knock-out at the same hour, and Bodo enters one later.
        let cup = create(&mut director, &live(&app, 2)).await;
        enter(&mut people[0], &cup).await;
        let address = team_events::path(&made, "/teams/1/acceptance");
        let refused = people[0].post_empty(&address).await;
        refused.assert_error(409, "refused");
        let said = refused.json();
        assert_eq!((&said["reason"], &said["params"]["event"]), (&json!("same_hour"), &json!("Autumn cup")));
        assert!(said["message"].as_str().unwrap().contains("“Club cup”"), "{said}");
        assert_eq!(people[0].delete(&path(&cup, "/entry")).await.status, 200);
        for (person, team) in people.iter_mut().zip([1, 1, 3, 3, 2]) {
            team_events::accept(person, &made, team).await;
        }
        let too = people[3].post_empty(&path(&cup, "/entry")).await;
        assert_eq!((too.status, &too.json()["params"]["event"]), (409, &json!("Club cup")));

        let id = made.card.id.0.clone();
        let mut bell = elsewhere(&people[2]).await;
        app.advance_s(HOUR_S + 1);
        let agenda = duties::until_owed(&mut bell, &[(DutyKind::Begins, &id, 1)]).await;
        assert_eq!(agenda.duties[0].until, made.card.starts_at);
        app.advance_s(HOUR_S);
        let begun = |round: usize| {
            move |view: &TeamEventView| {
                view.rounds.get(round).is_some_and(|round| round.ties[0].team_match.is_some())
            }
        };
        let view = team_events::until(&mut director, &made, begun(0)).await;
        let names: Vec<&str> = view.teams.iter().map(|team| team.name.as_str()).collect();
        assert_eq!(names, ["Turm", "Laufer"], "a team that is not complete is out");
        let part = view.rounds[0].ties[0].team_match.clone().unwrap().0;
        duties::until_owed(&mut bell, &[(DutyKind::Lineup, &part, 1)]).await;

        // The second round waits for its hour.
        let award = json!({ "act": "award", "tie": 1, "vp_a": 15, "reason": "agreed" });
        let view = team_events::post(&mut director, &team_events::path(&made, "/director"), &award).await;
        assert_eq!((view.next_at, begun(1)(&view)), (Some(made.starts[1]), false));
        app.advance_s(HOUR_S);
        team_events::until(&mut director, &made, begun(1)).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_event_without_two_complete_teams_is_called_off_at_its_start() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    app.sign_up("anna").await;
    let mut settings = team_events::wanted(4, None);
    settings["starts"] = json!([in_hours(&app, 1)]);
    settings["teams"] = json!([team_events::team("Turm", &["anna"])]);
    let made = team_events::create(&mut director, &settings).await;
    app.advance_s(HOUR_S + 1);
    let is_off = |view: &TeamEventView| view.card.phase == TeamEventPhase::Cancelled;
    let view = team_events::until(&mut director, &made, is_off).await;
    assert_eq!(view.notes[0].reason, "fewer than two complete teams at the start");

    for (starts, told) in [
        (json!([in_hours(&app, -1)]), "starts: the first round begins in the future"),
        (json!([in_hours(&app, 2), in_hours(&app, 1)]), "starts: there are at most 31 times"),
        (json!([in_hours(&app, 24 * 400)]), "starts: the start is at most a year ahead"),
    ] {
        settings["starts"] = starts;
        let reply = director.post("/api/v1/team-events", &settings).await;
        reply.assert_error(422, "invalid");
        reply.assert_says(told);
    }
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_times_are_refused_by_name() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let rows = [
        (json!([in_hours(&app, -1)]), Value::Null, "starts: the first round begins in the future"),
        (json!([in_hours(&app, 2), in_hours(&app, 1)]), Value::Null, "starts: there are at most 11 times"),
        (json!(vec![in_hours(&app, 1); 12]), Value::Null, "starts: there are at most 11 times"),
        (json!([in_hours(&app, 24 * 400)]), Value::Null, "starts: the start is at most a year ahead"),
        (json!([in_hours(&app, 1)]), json!(0), "grace_minutes: from 1 to 240"),
        (json!([in_hours(&app, 1)]), json!(241), "grace_minutes: from 1 to 240"),
    ];
    for (starts, grace, told) in rows {
        let mut settings = live(&app, 1);
        settings["starts"] = starts;
        settings["grace_minutes"] = grace;
        let reply = director.post("/api/v1/tournaments", &settings).await;
        reply.assert_error(422, "invalid");
        reply.assert_says(told);
    }
    let mut slow = wanted(3, 16);
    slow["grace_minutes"] = json!(10);
    let reply = director.post("/api/v1/tournaments", &slow).await;
    reply.assert_says("grace_minutes: only with a live clock");
    app.stop().await;
}
