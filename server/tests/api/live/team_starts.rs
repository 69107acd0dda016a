//! The start of a team match that belongs to no event: no board begins before its hour, and a team that does not come
//! in time loses by walk-over.

use serde_json::{Value, json};
use wire::{DuplicateTeam, StepKind, TeamDeed, TeamMatchPhase, TeamMatchView};

use super::{
    agenda,
    corrections::{act, assert_refused, check, log, newest, try_act, undo},
    team_matches::{Hall, create, look, path, sit, until, wanted},
};
use crate::support::{Client, Database, Socket};

const MINUTE_S: u64 = 60;
const MINUTE_MS: i64 = 60_000;

/// Sets up Anna and Alf against Berta and Bodo, an hour from now, with a grace time of ten minutes.
async fn open(database: Database) -> Hall {
    let app = Hall::new_app(database).await;
    let start = app.now_ms() + 60 * MINUTE_MS;
    let director = app.sign_up("dirk").await;
    let hall = Hall::open_with_director(app, director, |wanted| wanted["starts_at"] = json!(start)).await;
    assert_eq!(hall.made.card.starts_at.map(|at| at.0), Some(start));
    assert_eq!(hall.made.grace_minutes, Some(10));
    hall
}

/// Returns the table at which a player is expected, and takes the seat.
async fn come(client: &mut Client, made: &TeamMatchView) {
    let at = until(client, made, |view| view.you.table.is_some()).await.you.table.unwrap();
    sit(client, &at).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_that_does_not_come_loses_by_walk_over() {
    for database in Database::each() {
        let mut hall = open(database).await;
        let made = hall.made.clone();
        hall.line_up().await;
        hall.app.advance_s(59 * MINUTE_S);
        let mut elsewhere = agenda::elsewhere(&hall.people[1]).await;
        let is_told =
            |agenda: &wire::Agenda| agenda.duties.iter().any(|duty| duty.kind == wire::DutyKind::Begins);
        agenda::until(&mut elsewhere, is_told).await;
        let before = hall.direct(json!({ "act": "hold", "room": "closed", "reason": "A ruling" })).await;
        assert!(before.lines.iter().all(|line| line.match_id.is_none()), "no board begins before the hour");
        hall.direct(json!({ "act": "release", "room": "closed", "reason": "We go on" })).await;
        hall.app.advance_s(MINUTE_S);
        come(&mut hall.people[0], &made).await;
        let begun = look(&mut hall.director, &made).await;
        assert_eq!(begun.card.starts_at, None, "the start matters until a board has begun");

        // A hold keeps the grace time from running out. After the hold it begins again in full.
        hall.app.advance_s(9 * MINUTE_S);
        hall.direct(json!({ "act": "hold", "room": "open", "reason": "The lights are out" })).await;
        hall.app.advance_s(30 * MINUTE_S);
        hall.direct(json!({ "act": "release", "room": "open", "reason": "The lights are back" })).await;
        hall.app.advance_s(9 * MINUTE_S);
        let waits = hall.direct(json!({ "act": "commentators", "names": [] })).await;
        assert_eq!(waits.card.phase, TeamMatchPhase::Playing);

        let table = until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await.you.table;
        hall.app.advance_s(MINUTE_S);
        let over = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        assert_eq!(over.card.vp, Some((30, 0)));
        assert_eq!(over.notes.last().unwrap().deed, TeamDeed::WalkedOver { to: DuplicateTeam::A });
        assert!(over.lines.iter().all(|line| line.result.as_ref().unwrap().assigned));
        let mut bertas = agenda::elsewhere(&hall.people[2]).await;
        agenda::until(&mut bertas, |agenda| agenda.tables.is_empty()).await;
        let gone = format!("/api/v1/matches/{}", table.unwrap().0);
        assert_eq!(hall.people[0].get(&gone).await.status, 404, "the table is closed");
        let ratings = hall.director.get("/api/v1/duplicate/lists").await.json();
        assert_eq!(ratings["teams"], json!([]), "a match without a game moves no rating");
        let protocol = hall.director.get(&path(&made, "/protocol.html")).await;
        assert!(protocol.text().contains("Turm won by walk-over"), "{}", protocol.text());

        // The log gives the same end after a restart.
        let app = hall.app.restart().await;
        let again = look(&mut app.client(), &made).await;
        assert_eq!((again.card.vp, again.card.phase), (Some((30, 0)), TeamMatchPhase::Over));
        app.stop().await;
    }
}

/// Regression: after a hold at the desk, which lasted longer than the grace time, the match was lost at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_is_not_late_for_seats_that_are_held_at_the_desk() {
    for database in Database::each() {
        let mut hall = open(database).await;
        let made = hall.made.clone();
        hall.line_up().await;
        hall.app.advance_s(60 * MINUTE_S);
        come(&mut hall.people[0], &made).await;
        let desk = format!("team_match/{}", made.card.id.0);
        let table = until(&mut hall.people[2], &made, |view| view.you.table.is_some()).await.you.table;
        let seat = format!("/api/v1/matches/{}/seat", table.unwrap().0);
        // Everything, the table of the open room, and that of the closed room are held in turn.
        for part in [None, Some("open"), Some("closed")] {
            hall.app.advance_s(9 * MINUTE_S);
            let mut hold = json!({ "act": "hold", "reason": "The lights are out" });
            let mut release = json!({ "act": "release", "reason": "The lights are back" });
            if let Some(table) = part {
                hold["table"] = json!(table);
                release["table"] = json!(table);
            }
            act(&mut hall.director, &desk, &hold).await;
            if part != Some("closed") {
                assert_refused(&hall.people[2].post(&seat, &json!({})).await, "held");
            }
            for after in [30 * MINUTE_S, 0, 9 * MINUTE_S] {
                hall.app.advance_s(after);
                if after == 0 {
                    act(&mut hall.director, &desk, &release).await;
                }
                // Each act of the director takes what is due.
                let view = hall.direct(json!({ "act": "commentators", "names": [] })).await;
                assert_eq!(view.card.phase, TeamMatchPhase::Playing, "{part:?}, after {after} s");
            }
            // The next hold begins before the grace time is over.
            act(&mut hall.director, &desk, &hold).await;
            act(&mut hall.director, &desk, &release).await;
        }
        hall.app.advance_s(10 * MINUTE_S);
        let over = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        assert_eq!(over.card.vp, Some((30, 0)));
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_without_a_line_up_has_not_come_and_without_both_teams_the_match_is_off() {
    // Only team B names its players.
    let mut hall = open(Database::sqlite()).await;
    let made = hall.made.clone();
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    assert_eq!(hall.people[2].post(&path(&made, "/lineup"), &b).await.status, 200);
    hall.app.advance_s(70 * MINUTE_S);
    let over = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
    assert_eq!(over.card.vp, Some((0, 30)));
    hall.app.stop().await;

    // Neither team names its players.
    let mut hall = open(Database::sqlite()).await;
    let made = hall.made.clone();
    hall.app.advance_s(70 * MINUTE_S);
    let off = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Cancelled).await;
    assert_eq!(off.notes.last().unwrap().reason, "neither team came in time");
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn teams_that_have_come_play_on() {
    let mut hall = open(Database::sqlite()).await;
    let made = hall.made.clone();
    hall.line_up().await;
    hall.app.advance_s(60 * MINUTE_S);
    // One player of each team is enough; the director decides about the others.
    come(&mut hall.people[0], &made).await;
    come(&mut hall.people[2], &made).await;
    hall.app.advance_s(11 * MINUTE_S);
    let act = json!({ "act": "hold", "room": "closed", "reason": "They are on their way" });
    assert_eq!(hall.direct(act).await.card.phase, TeamMatchPhase::Playing);
    hall.app.stop().await;
}

/// Regression: shortly before the start a director named other people for a team whose line-up was in, without a word
/// in the results, and the team lost by walk-over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_changes_a_team_says_why_and_the_team_has_the_whole_time_again() {
    for database in Database::each() {
        let mut hall = open(database).await;
        let made = hall.made.clone();
        let team = path(&made, "/teams/B");
        let mut people = json!({ "captain": "berta", "players": ["berta", "cora"] });
        let refused = hall.director.put(&team, &people).await;
        refused.assert_error(422, "invalid");
        assert_eq!(refused.json()["field"], "reason");
        people["reason"] = json!("Bodo is ill");
        hall.line_up().await;
        assert_refused(&hall.director.put(&team, &people).await, "line_ups_named");
        assert!(look(&mut hall.director, &made).await.you.change.is_empty());

        // Bodo leaves just before the start, and the director names Cora nine minutes after it.
        hall.app.advance_s(59 * MINUTE_S);
        assert_eq!(hall.people[3].delete(&path(&made, "/acceptance")).await.status, 200);
        hall.app.advance_s(10 * MINUTE_S);
        let reply = hall.director.put(&team, &people).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let seen = look(&mut hall.app.client(), &made).await;
        let note = seen.notes.last().unwrap();
        assert_eq!(note.deed, TeamDeed::TeamChanged { team: DuplicateTeam::B });
        assert_eq!(note.reason, "Bodo is ill");
        hall.app.advance_s(9 * MINUTE_S);
        let waits = hall.direct(json!({ "act": "commentators", "names": [] })).await;
        assert_eq!(waits.card.phase, TeamMatchPhase::LineUps);
        hall.app.advance_s(2 * MINUTE_S);
        until(&mut hall.director, &made, |view| view.card.phase != TeamMatchPhase::LineUps).await;
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn impossible_starts_are_refused() {
    let app = Hall::new_app(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let teams = || wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
    let now = app.now_ms();
    let soon = now + 60 * MINUTE_MS;
    let by_mail = json!({ "kind": "here", "time": { "kind": "correspondence", "days_per_turn": 3 } });
    let refused: [(&[(&str, Value)], &str); 6] = [
        (&[("starts_at", json!(now))], "starts_at: "),
        (&[("starts_at", json!(now + 367 * 24 * 60 * MINUTE_MS))], "starts_at: "),
        (&[("starts_at", json!(soon)), ("play", json!({ "kind": "by_hand" }))], "starts_at: "),
        (&[("grace_minutes", json!(10))], "grace_minutes: "),
        (&[("starts_at", json!(soon)), ("grace_minutes", json!(241))], "grace_minutes: "),
        (
            &[("starts_at", json!(soon)), ("grace_minutes", json!(5)), ("play", by_mail.clone())],
            "grace_minutes: ",
        ),
    ];
    for (fields, field) in refused {
        let mut wanted = teams();
        for (name, value) in fields {
            wanted[*name] = value.clone();
        }
        let reply = director.post("/api/v1/team-matches", &wanted).await;
        reply.assert_error(422, "invalid");
        reply.assert_says(field);
    }
    // By correspondence a start has no grace time.
    let mut wanted = teams();
    (wanted["starts_at"], wanted["play"]) = (json!(soon), by_mail);
    assert_eq!(create(&mut director, &wanted).await.grace_minutes, None);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_walk_over_is_undone_and_the_match_is_played() {
    for database in Database::each() {
        let mut hall = open(database).await;
        let made = hall.made.clone();
        hall.line_up().await;
        hall.app.advance_s(60 * MINUTE_S);
        come(&mut hall.people[0], &made).await;
        hall.app.advance_s(10 * MINUTE_S);
        let is_over = |view: &TeamMatchView| view.card.phase == TeamMatchPhase::Over;
        let over = until(&mut hall.director, &made, is_over).await;
        assert!(over.rolls.iter().all(|rolls| !rolls.revealed), "nobody has seen the rolls");
        let file = hall.app.client().get(&path(&made, "/roll-sets.json")).await.json();
        assert_eq!(file["sets"], json!([]));

        // Berta was stuck in the lift. Before the director undoes the walk-over, a preview shows the consequences.
        let desk = format!("team_match/{}", made.card.id.0);
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Result);
        assert!(step.by.is_none() && step.may_undo, "{step:?}");
        let preview = json!({ "step": step.step, "instead": null });
        let told = hall.director.post(&format!("/api/v1/desks/{desk}/preview"), &preview).await.json();
        assert_eq!(told["taken_back"].as_array().unwrap().len(), 2, "both tables: {told}");
        act(&mut hall.director, &desk, &undo(step.step)).await;
        let back = look(&mut hall.director, &made).await;
        assert_eq!((back.card.phase, back.card.vp), (TeamMatchPhase::Playing, None));
        assert!(back.notes.is_empty() && back.lines.iter().all(|line| line.result.is_none()));

        // The teams have the whole time again, and play.
        hall.app.advance_s(9 * MINUTE_S);
        let [open, closed] = hall.seat(1).await;
        hall.app.advance_s(2 * MINUTE_S);
        for (black, table) in [(2, &open), (1, &closed)] {
            let mut socket = Socket::open(&hall.people[black]).await;
            socket.watch(table, 0).await;
            socket.act(wire::Command::Leave).await.unwrap();
        }
        let played = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        assert!(played.rolls[0].revealed && !played.rolls[1].revealed);
        // The log shows both, and nothing is undone twice.
        let refused = try_act(&mut hall.director, &desk, &undo(step.step)).await;
        assert_refused(&refused, "undone_already");
        check(&hall.app);
        hall.app.stop().await;
    }
}
