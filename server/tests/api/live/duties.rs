//! Duties in events and at the moderation desk are in the agenda of the right people, on every page, until they are
//! done.

use serde_json::{Value, json};
use wire::{Agenda, CompetitionKind, Duty, DutyKind};

use super::{
    agenda::{elsewhere, until},
    comparatives, desks,
    moderation::set_moderator,
    team_events::{self, team},
    team_matches::{self, Hall},
    tournaments::{self, Field},
};
use crate::support::{Client, Database, Node, Socket, TestApp};

/// A duty in short: its kind, the id of its event (none for the moderation desk) and its count.
type Short<'a> = (DutyKind, &'a str, u32);

fn short(duty: &Duty) -> Short<'_> {
    (duty.kind, duty.event.as_ref().map_or("", |event| event.id.as_str()), duty.count)
}

/// Waits until the agenda has exactly these duties.
pub(super) async fn until_owed(socket: &mut Socket, wanted: &[Short<'_>]) -> Agenda {
    until(socket, |agenda| agenda.duties.iter().map(short).eq(wanted.iter().copied())).await
}

/// Checks that a new page of this client has no duties.
async fn owes_nothing(client: &Client) {
    let first = until(&mut elsewhere(client).await, |_| true).await;
    assert_eq!((first.duties, first.more_duties), (Vec::new(), 0));
}

async fn line_up(captain: &mut Client, hall: &wire::TeamMatchView, wanted: &Value) {
    team_matches::post(captain, &team_matches::path(hall, "/lineup"), wanted).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_up_is_owed_by_its_captain_until_it_is_named() {
    for database in Database::each() {
        let (mut hall, _) = Hall::open_in_event(database).await;
        let made = hall.made.clone();
        let id = made.card.id.0.clone();
        // A match that was called off earlier is no duty.
        let (mut anna, mut cora) = (elsewhere(&hall.people[0]).await, elsewhere(&hall.people[4]).await);
        let told = until_owed(&mut anna, &[(DutyKind::Lineup, &id, 1)]).await;
        let event = told.duties[0].event.clone().unwrap();
        assert_eq!((event.kind, event.name), (CompetitionKind::TeamMatch, made.card.name.clone()));
        assert!(told.duties[0].since.0 > 0 && told.duties[0].until.is_none());
        until_owed(&mut cora, &[(DutyKind::Lineup, &id, 1)]).await;
        for other in [&hall.people[1], &hall.people[2], &hall.people[3], &hall.director] {
            owes_nothing(other).await;
        }

        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        line_up(&mut hall.people[0], &made, &a).await;
        until_owed(&mut anna, &[]).await;
        assert_eq!(until(&mut elsewhere(&hall.people[4]).await, |_| true).await.duties.len(), 1);
        assert!(!cora.texts.join("").contains("alf"), "the line-up of the other team is a secret");
        let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
        line_up(&mut hall.people[4], &made, &b).await;
        until_owed(&mut cora, &[]).await;
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_check_in_waits_for_each_player_and_then_for_the_director() {
    for database in Database::each() {
        let mut settings = tournaments::wanted(1, 4);
        settings["check_in"] = true.into();
        let mut field = Field::enter(database, 3, &settings).await;
        let id = field.id.clone();
        let mut first = elsewhere(&field.players[0].1).await;
        let mut desk = elsewhere(&field.director).await;
        until_owed(&mut first, &[]).await;
        until_owed(&mut desk, &[]).await;
        field.direct(json!({ "act": "open_check_in" })).await;
        let owed = [(DutyKind::CheckIn, id.as_str(), 1)];
        until_owed(&mut first, &owed).await;
        for (_, client) in &mut field.players {
            until_owed(&mut elsewhere(client).await, &owed).await;
            assert_eq!(client.post_empty(&tournaments::path(&id, "/check-in")).await.status, 200);
        }
        until_owed(&mut first, &[]).await;
        until_owed(&mut desk, &[(DutyKind::Start, &id, 1)]).await;
        field.direct(json!({ "act": "draw" })).await;
        until_owed(&mut desk, &[]).await;
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_wait_for_the_director_until_each_is_answered_at_either_desk() {
    for database in Database::each() {
        let (mut hall, event) = Hall::open_in_event(database).await;
        hall.line_up_in_event().await;
        let id = hall.made.card.id.0.clone();
        let [open, closed] = hall.seat(1).await;
        let mut desk = elsewhere(&hall.director).await;
        until_owed(&mut desk, &[]).await;
        let first = desks::call(&mut hall.people[0], &open, "the clock ran on").await;
        until_owed(&mut desk, &[(DutyKind::Calls, &id, 1)]).await;
        let second = desks::call(&mut hall.people[1], &closed, "bodo is away").await;
        let told = until_owed(&mut desk, &[(DutyKind::Calls, &id, 2)]).await;
        assert_eq!(told.duties[0].since, first.at, "the oldest call");
        for other in &hall.people {
            owes_nothing(other).await;
        }
        assert!(!desk.texts.join("").contains("bodo is away"), "the text of the call is only at the desk");
        for (call, path, left) in
            [(first, format!("team_event/{}", event.card.id.0), 1), (second, format!("team_match/{id}"), 0)]
        {
            let answer = format!("/api/v1/desks/{path}/calls/{}", call.id.0);
            assert_eq!(hall.director.post(&answer, &json!({})).await.status, 200);
            let wanted = [(DutyKind::Calls, id.as_str(), left)];
            until_owed(&mut desk, if left == 0 { &[] } else { &wanted }).await;
        }
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_announcement_is_told_to_the_entered_players_for_a_day() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &tournaments::wanted(1, 4)).await;
        let id = field.id.clone();
        let stranger = field.app.sign_up("stranger").await;
        let mut player = elsewhere(&field.players[0].1).await;
        until_owed(&mut player, &[]).await;
        field.direct(json!({ "act": "announce", "text": "We begin at eight" })).await;
        let told = until_owed(&mut player, &[(DutyKind::Announcement, &id, 1)]).await;
        assert_eq!(told.duties[0].until.unwrap().0 - told.duties[0].since.0, 24 * 3_600_000);
        owes_nothing(&field.director).await;
        owes_nothing(&stranger).await;
        field.app.advance_s(24 * 3_600 + 1);
        until_owed(&mut player, &[]).await;
        field.app.stop().await;
    }
}

/// The fault: a person who was made a director was not told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_director_is_told_until_the_first_act_or_for_a_day() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &tournaments::wanted(1, 4)).await;
        let (id, desk) = (field.id.clone(), format!("/api/v1/desks/tournament/{}/acts", field.id));
        let (mut dora, mut emil) = (field.app.sign_up("dora").await, field.app.sign_up("emil").await);
        let (mut doras, mut emils) = (elsewhere(&dora).await, elsewhere(&emil).await);
        until_owed(&mut doras, &[]).await;
        let add = |name: &str| json!({ "act": "add_director", "name": name });
        for act in [add("dora"), add("emil")] {
            assert_eq!(field.director.post(&desk, &act).await.status, 200, "{act}");
        }
        until_owed(&mut emils, &[(DutyKind::Directs, &id, 1)]).await;
        assert_eq!(emil.post(&desk, &add("emil")).await.status, 200);
        until_owed(&mut emils, &[]).await;
        let give = json!({ "act": "hand_over", "name": "emil" });
        assert_eq!(field.director.post(&desk, &give).await.status, 200);
        let told = until_owed(&mut doras, &[(DutyKind::Directs, &id, 1)]).await;
        let duty = &told.duties[0];
        assert_eq!(duty.until.unwrap().0 - duty.since.0, 24 * 3_600_000);
        assert_eq!(duty.event.as_ref().unwrap().kind, CompetitionKind::Tournament);
        until_owed(&mut emils, &[(DutyKind::Leads, &id, 1)]).await;
        owes_nothing(&field.director).await;

        let hold = json!({ "act": "hold", "reason": "a word to all" });
        assert_eq!(dora.post(&desk, &hold).await.status, 200);
        until_owed(&mut doras, &[]).await;
        field.app.advance_s(24 * 3_600);
        until_owed(&mut emils, &[]).await;
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_that_lacks_a_player_waits_for_its_captain_and_a_full_event_for_its_director() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut anna = app.sign_up("anna").await;
        let alf = app.sign_up("alf").await;
        let event = team_events::create(&mut director, &team_events::wanted(4, None)).await;
        let id = event.card.id.0.clone();
        let teams = team_events::path(&event, "/teams");
        let reply = anna.post(&teams, &team("Turm", &["anna"])).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let (mut captain, mut desk) = (elsewhere(&anna).await, elsewhere(&director).await);
        until_owed(&mut captain, &[(DutyKind::Players, &id, 1)]).await;
        until_owed(&mut desk, &[]).await;
        let reply = anna.put(&format!("{teams}/1"), &team("Turm", &["anna", "alf"])).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        until_owed(&mut captain, &[]).await;
        until_owed(&mut elsewhere(&alf).await, &[(DutyKind::Invitation, &id, 1)]).await;
        team_events::accept(&mut alf.clone(), &event, 1).await;
        until_owed(&mut elsewhere(&alf).await, &[]).await;
        for name in ["Springer", "Bauern"] {
            let act = json!({ "act": "add_bots", "name": name });
            team_events::post(&mut director, &team_events::path(&event, "/director"), &act).await;
        }
        until_owed(&mut desk, &[(DutyKind::Start, &id, 1)]).await;
        let act = json!({ "act": "cancel", "reason": "nobody comes" });
        team_events::post(&mut director, &team_events::path(&event, "/director"), &act).await;
        until_owed(&mut desk, &[]).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_of_a_comparative_event_are_duties_of_its_players_until_it_closes() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let mut berta = app.sign_up("berta").await;
        let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
        let id = made.card.id.0.clone();
        let (mut annas, mut bertas) = (elsewhere(&anna).await, elsewhere(&berta).await);
        for (client, socket) in [(&mut anna, &mut annas), (&mut berta, &mut bertas)] {
            until_owed(socket, &[]).await;
            comparatives::enter(client, &made).await;
            let told = until_owed(socket, &[(DutyKind::Boards, &id, 2)]).await;
            assert_eq!(told.duties[0].until, Some(made.card.closes_at));
        }
        owes_nothing(&director).await;
        comparatives::lose(&mut anna, &made, 1).await;
        until_owed(&mut annas, &[(DutyKind::Boards, &id, 1)]).await;
        comparatives::lose(&mut anna, &made, 2).await;
        until_owed(&mut annas, &[]).await;
        app.advance_s(3_601);
        until_owed(&mut bertas, &[]).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_wait_for_moderators_and_no_token_is_told_of_them() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut judge, mut anna) = (app.sign_up("judge").await, app.sign_up("anna").await);
        let mut other = app.sign_up("other").await;
        app.sign_up("berta").await;
        assert!(set_moderator(&url, "add", "judge") && set_moderator(&url, "add", "other"));
        let token = json!({ "name": "reader", "scopes": ["read"] });
        let made = judge.post("/api/v1/account/tokens", &token).await.json();
        let mut program = app.client();
        program.extra_headers =
            vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];

        let (mut judges, mut others) = (elsewhere(&judge).await, elsewhere(&other).await);
        until_owed(&mut judges, &[]).await;
        let report = json!({ "reason": "chat", "text": "Insults." });
        assert_eq!(anna.post("/api/v1/players/berta/reports", &report).await.status, 204);
        for socket in [&mut judges, &mut others] {
            let told = until_owed(socket, &[(DutyKind::Reports, "", 1)]).await;
            assert_eq!((&told.duties[0].event, told.duties[0].until), (&None, None));
        }
        // Only other moderators decide about a moderator.
        assert_eq!(anna.post("/api/v1/players/judge/reports", &report).await.status, 204);
        until_owed(&mut others, &[(DutyKind::Reports, "", 2)]).await;
        assert_eq!(until(&mut elsewhere(&judge).await, |_| true).await.duties[0].count, 1);
        owes_nothing(&anna).await;
        owes_nothing(&program).await;

        let desk: wire::ModerationDesk =
            serde_json::from_value(other.get("/api/v1/moderation").await.json()).unwrap();
        for report in desk.reports {
            let act =
                json!({ "deed": "dismiss", "player": report.player, "report": report.id, "why": "nothing" });
            assert_eq!(other.post("/api/v1/moderation/actions", &act).await.status, 204);
        }
        until_owed(&mut judges, &[]).await;
        until_owed(&mut others, &[]).await;
        // A new moderator, named at the command line, is told within a minute.
        assert_eq!(judge.post("/api/v1/players/berta/reports", &report).await.status, 204);
        until_owed(&mut others, &[(DutyKind::Reports, "", 1)]).await;
        let mut annas = elsewhere(&anna).await;
        until_owed(&mut annas, &[]).await;
        assert!(set_moderator(&url, "add", "anna"));
        app.advance_s(61);
        until_owed(&mut annas, &[(DutyKind::Reports, "", 1)]).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_without_accounts_have_no_duties() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut wanted = team_matches::wanted(4, ["Kapitän A", "Anna", "Alf"], ["Bodo", "Berta", "Bodo"]);
        wanted["play"] = json!({ "kind": "by_hand" });
        team_matches::create(&mut director, &wanted).await;
        owes_nothing(&director).await;
        app.stop().await;
    }
}

/// After a start, the first agenda that is sent has the duties, so that a page that connects again does not announce
/// them as new.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duties_survive_a_restart() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let id = hall.made.card.id.0.clone();
        until_owed(&mut elsewhere(&hall.people[0]).await, &[(DutyKind::Lineup, &id, 1)]).await;
        hall.app = hall.app.restart().await;
        let mut captain = hall.app.moved(&hall.people[0]);
        let mut socket = elsewhere(&captain).await;
        let first = until(&mut socket, |_| true).await;
        assert_eq!(first.duties.iter().map(short).collect::<Vec<_>>(), [(DutyKind::Lineup, id.as_str(), 1)]);
        let made = hall.made.clone();
        line_up(&mut captain, &made, &json!({ "team": "A", "open": "anna", "closed": "alf" })).await;
        until_owed(&mut socket, &[]).await;
        hall.app.stop().await;
    }
}

/// The director and the captain use different nodes.
async fn by_way_of_two_nodes(redis: bool) {
    let Some(database) = Database::for_nodes() else { return };
    let url = database.url();
    let app = TestApp::start_with(database, |settings| {
        settings.limits.sign_up_by_address.burst = 1_000;
        if !redis {
            settings.redis = server::RedisSettings::default();
        }
    })
    .await;
    let node: Node = app.another_node().await;
    let director = app.sign_up("dirk").await;
    let mut there = elsewhere(&node.moved(&director)).await;
    until_owed(&mut there, &[]).await;
    let mut hall = Hall::open_with_director(app, director, |_| ()).await;
    let id = hall.made.card.id.0.clone();
    let mut captain = node.moved(&hall.people[0]);
    let mut anna = elsewhere(&captain).await;
    until_owed(&mut anna, &[(DutyKind::Lineup, &id, 1)]).await;
    let mut berta = elsewhere(&hall.people[2]).await;
    until_owed(&mut berta, &[(DutyKind::Lineup, &id, 1)]).await;

    // Each line-up is named on one node, and the page that shows the duty is connected to the other.
    let made = hall.made.clone();
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    line_up(&mut hall.people[0], &made, &a).await;
    until_owed(&mut anna, &[]).await;
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    line_up(&mut node.moved(&hall.people[2]), &made, &b).await;
    until_owed(&mut berta, &[]).await;

    // A call is not a step of the log.
    let [open, _] = hall.seat(1).await;
    let call = desks::call(&mut hall.people[0], &open, "the clock ran on").await;
    until_owed(&mut there, &[(DutyKind::Calls, &id, 1)]).await;
    let answer = format!("/api/v1/desks/team_match/{id}/calls/{}", call.id.0);
    assert_eq!(hall.director.post(&answer, &json!({})).await.status, 200);
    until_owed(&mut there, &[]).await;

    assert!(set_moderator(&url, "add", "anna"));
    // Anna decides nothing about the people of her match.
    hall.app.sign_up("zora").await;
    let report = json!({ "reason": "chat", "text": "Insults." });
    assert_eq!(hall.people[2].post("/api/v1/players/zora/reports", &report).await.status, 204);
    until_owed(&mut anna, &[(DutyKind::Reports, "", 1)]).await;
    let desk: wire::ModerationDesk =
        serde_json::from_value(captain.get("/api/v1/moderation").await.json()).unwrap();
    let report = &desk.reports[0];
    let act = json!({ "deed": "dismiss", "player": report.player, "report": report.id, "why": "nothing" });
    assert_eq!(hall.people[0].post("/api/v1/moderation/actions", &act).await.status, 204);
    until_owed(&mut anna, &[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duties_are_told_by_way_of_another_node() {
    Box::pin(by_way_of_two_nodes(true)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duties_are_told_by_way_of_another_node_without_news() {
    Box::pin(by_way_of_two_nodes(false)).await;
}
