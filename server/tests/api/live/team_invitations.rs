//! Invitations to a team match that belongs to no event: the people accept or decline, as in every kind of event.

use serde_json::{Value, json};
use wire::{DutyKind, TeamMatchPhase, TeamMatchView};

use super::{
    agenda::elsewhere,
    corrections::check,
    duties::until_owed,
    team_matches::{Hall, create, look, path, post, until, wanted},
    timetables::{enter, in_hours, live},
    tournaments,
};
use crate::support::{Client, Database, PASSWORD, Reply, TestApp};

async fn people(app: &TestApp) -> [Client; 5] {
    let mut people = Vec::new();
    for name in ["anna", "alf", "berta", "bodo", "cora"] {
        people.push(app.sign_up(name).await);
    }
    people.try_into().ok().unwrap()
}

fn teams() -> Value {
    wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"])
}

fn assert_refused(reply: &Reply, reason: &str, message: &str) {
    reply.assert_error(409, "refused");
    let body = reply.json();
    assert_eq!(body["reason"], reason, "{body}");
    assert!(body["message"].as_str().unwrap().contains(message), "{body}");
}

async fn accept(client: &mut Client, made: &TeamMatchView) -> TeamMatchView {
    let reply = client.post_empty(&path(made, "/acceptance")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn decline(client: &mut Client, made: &TeamMatchView) -> TeamMatchView {
    let reply = client.delete(&path(made, "/acceptance")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_accept_or_decline_and_only_those_who_have_accepted_play() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let [mut anna, mut alf, mut berta, mut bodo, mut cora] = people(&app).await;
        let made = create(&mut director, &teams()).await;
        let id = made.card.id.0.clone();
        assert_eq!(made.teams.0.invited, ["anna", "alf"]);
        assert_eq!(made.teams.1.invited, ["berta", "bodo"]);
        let mut bell = elsewhere(&anna).await;
        until_owed(&mut bell, &[(DutyKind::Invitation, &id, 1)]).await;

        // A captain accepts first, and names only people who have accepted.
        let line_up = |team, open, closed| json!({ "team": team, "open": open, "closed": closed });
        let address = path(&made, "/lineup");
        let a = line_up("A", "anna", "alf");
        assert_refused(&anna.post(&address, &a).await, "accept_first", "Accept the invitation");
        let you = accept(&mut anna, &made).await.you;
        assert_eq!((you.may_accept, you.may_leave, you.line_up.len(), you.change.len()), (false, true, 1, 1));
        assert_eq!(accept(&mut anna, &made).await.teams.0.invited, ["alf"], "twice is once");
        until_owed(&mut bell, &[]).await;
        let refused = anna.post(&address, &a).await;
        assert_refused(&refused, "name_others", "alf has not accepted the invitation. Choose among anna.");
        accept(&mut alf, &made).await;
        until_owed(&mut bell, &[(DutyKind::Lineup, &id, 1)]).await;
        post(&mut anna, &address, &a).await;
        accept(&mut berta, &made).await;

        // Bodo does not want to play, and his captain finds somebody else.
        let declined = decline(&mut bodo, &made).await;
        assert_eq!(
            (declined.teams.1.declined.as_slice(), declined.you.may_leave),
            (&["bodo".to_owned()][..], false)
        );
        assert_refused(&bodo.delete(&path(&made, "/acceptance")).await, "not_invited", "not invited");
        until_owed(&mut elsewhere(&berta).await, &[(DutyKind::Players, &id, 1)]).await;
        let team = path(&made, "/teams/B");
        let other = json!({ "captain": "berta", "players": ["berta", "cora"] });
        cora.put(&team, &other).await.assert_error(403, "forbidden");
        assert_refused(
            &berta.put(&team, &json!({ "captain": "berta", "players": ["berta", "anna"] })).await,
            "in_both_teams",
            "both teams",
        );
        let changed = berta.put(&team, &other).await;
        assert_eq!(changed.status, 200, "{}", changed.text());
        let changed = look(&mut director, &made).await;
        assert_eq!(
            (changed.teams.1.invited.as_slice(), changed.teams.1.declined.len()),
            (&["cora".to_owned()][..], 0)
        );
        assert_refused(&bodo.post_empty(&path(&made, "/acceptance")).await, "not_invited", "not invited");

        // When a player leaves, the team's line-up is withdrawn.
        assert_eq!(decline(&mut alf, &made).await.teams.0.open, None);
        accept(&mut alf, &made).await;
        post(&mut anna, &address, &a).await;
        assert_refused(
            &berta.post(&address, &line_up("B", "berta", "cora")).await,
            "name_others",
            "cora has not accepted",
        );
        assert!(look(&mut director, &made).await.lines.iter().all(|line| line.match_id.is_none()));
        accept(&mut cora, &made).await;
        post(&mut berta, &address, &line_up("B", "berta", "cora")).await;
        until(&mut anna, &made, |view| view.you.table.is_some()).await;

        // Once the match has begun, nobody can leave or be replaced.
        assert_refused(&cora.delete(&path(&made, "/acceptance")).await, "begun", "has begun");
        assert_refused(&director.put(&team, &other).await, "begun", "has begun");
        let before = look(&mut director, &made).await;
        let app = app.restart().await;
        let again = look(&mut app.moved(&director), &made).await;
        assert_eq!((again.teams, again.card.phase), (before.teams, TeamMatchPhase::Playing));
        check(&app);
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_of_a_team_match_is_in_no_other_event_at_the_same_hour() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let [mut anna, mut alf, ..] = people(&app).await;
        let cup = tournaments::create(&mut director, &live(&app, 2)).await;
        let mut settings = teams();
        settings["starts_at"] = json!(in_hours(&app, 2) + 30 * 60_000);
        let made = create(&mut director, &settings).await;
        let same_hour = |reply: &Reply, other: &str| {
            assert_refused(reply, "same_hour", "begins at the same hour");
            assert_eq!(reply.json()["params"]["event"], other);
        };
        // Anna plays in the cup, and Alf in the team match.
        enter(&mut anna, &cup).await;
        same_hour(&anna.post_empty(&path(&made, "/acceptance")).await, "Autumn cup");
        accept(&mut alf, &made).await;
        same_hour(&alf.post_empty(&tournaments::path(&cup, "/entry")).await, "Club final");
        // A second match at this hour is refused too, and a match at another hour is not.
        let second = create(&mut director, &settings).await;
        same_hour(&alf.post_empty(&path(&second, "/acceptance")).await, "Club final");
        settings["starts_at"] = json!(in_hours(&app, 4));
        let later = create(&mut director, &settings).await;
        accept(&mut alf, &later).await;
        // A director who enters another event may set up a match for others, but not play in it at the same hour.
        enter(&mut director, &cup).await;
        settings["starts_at"] = json!(in_hours(&app, 2));
        settings["a"]["players"] = json!(["anna", "dirk"]);
        same_hour(&director.post("/api/v1/team-matches", &settings).await, "Autumn cup");
        // A player who leaves the match may enter the cup.
        decline(&mut alf, &made).await;
        enter(&mut alf, &cup).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_leads_a_team_names_the_line_up_when_its_people_have_accepted() {
    let app = Hall::new_app(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let [mut anna, ..] = people(&app).await;
    let settings = wanted(4, ["Pip", "Pip", "anna"], ["Jago", "Jago", "Marlow"]);
    let made = create(&mut director, &settings).await;
    assert_eq!((made.card.phase, made.teams.0.open.as_deref()), (TeamMatchPhase::LineUps, None));
    assert_eq!(made.teams.1.closed.as_deref(), Some("Marlow"));
    accept(&mut anna, &made).await;
    let begun = until(&mut anna, &made, |view| view.you.table.is_some()).await;
    assert_eq!(begun.teams.0.closed.as_deref(), Some("anna"));
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_that_is_deleted_leaves_its_team_before_the_first_board() {
    let app = Hall::new_app(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let [mut anna, mut alf, ..] = people(&app).await;
    let made = create(&mut director, &teams()).await;
    accept(&mut anna, &made).await;
    accept(&mut alf, &made).await;
    let gone = alf.post("/api/v1/account/deletion", &json!({ "password": PASSWORD })).await;
    assert_eq!(gone.status, 204, "{}", gone.text());
    let left = until(&mut director, &made, |view| !view.teams.0.declined.is_empty()).await;
    assert_eq!(left.teams.0.declined.len(), 1);
    app.stop().await;
}

/// Regression: people who were invited accepted and declined until the log was full.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_is_accepted_a_few_times_and_also_while_the_log_is_full() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let [mut anna, alf, berta, ..] = people(&app).await;
        let made = create(&mut director, &teams()).await;
        for _ in 0..5 {
            accept(&mut anna, &made).await;
            decline(&mut anna, &made).await;
        }
        let refused = anna.post_empty(&path(&made, "/acceptance")).await;
        assert_refused(&refused, "entered_often", "entered this event 5 times");
        // Lines with which people come and go take no room from others.
        let app = app.restart_with(|settings| settings.live.bounds.competition_steps = 1).await;
        let (mut director, mut alf) = (app.moved(&director), app.moved(&alf));
        let mut berta = app.moved(&berta);
        let team = json!({ "captain": "alf", "players": ["alf", "cora"], "reason": "anna has gone" });
        let changed = director.put(&path(&made, "/teams/A"), &team).await;
        assert_eq!(changed.status, 200, "{}", changed.text());
        assert_refused(&director.put(&path(&made, "/teams/A"), &team).await, "log_full", "no room");
        for client in [&mut alf, &mut berta] {
            accept(client, &made).await;
        }
        check(&app);
        app.stop().await;
    }
}
