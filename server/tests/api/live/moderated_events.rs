//! Moderators release holds and call competitions off, and do nothing else there.

use serde_json::{Value, json};
use wire::{ComparativePhase, ModerationDesk, ModeratorDeed, StepKind, TeamMatchPhase, TournamentPhase};

use super::{
    comparatives,
    corrections::{act, award, check, log, newest, try_act},
    late_and_gone::are_set_up,
    moderation::set_moderator,
    stakes::statement,
    team_matches::{self, Hall},
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round, path},
};
use crate::support::{Client, Database, TestApp};

fn release() -> Value {
    json!({ "act": "release", "reason": "Its director is banned" })
}

fn cancel() -> Value {
    json!({ "act": "cancel", "reason": "Nobody directs it" })
}

/// Returns the deeds in the moderators' log, newest first, each with its author and its reason.
async fn deeds(judge: &mut Client) -> Vec<(ModeratorDeed, String, String)> {
    let reply = judge.get("/api/v1/moderation").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let desk: ModerationDesk = serde_json::from_slice(&reply.body).unwrap();
    desk.actions.into_iter().map(|action| (action.deed, action.moderator, action.why)).collect()
}

async fn judge_of(app: &TestApp) -> Client {
    let judge = app.sign_up("judge").await;
    assert!(set_moderator(&app.database().url(), "add", "judge"));
    judge
}

/// Regression: a knock-out whose director was banned could be released and ended by nobody, and kept its fees.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moderator_ends_an_event_whose_director_is_banned() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &for_a_fee(3, 4, 500)).await;
        let mut judge = judge_of(&field.app).await;
        field.direct(json!({ "act": "draw" })).await;
        let one = last_round(&field.until(are_set_up).await)[0].clone();
        let desk = format!("tournament/{}", field.id);
        act(&mut field.director, &desk, &json!({ "act": "hold", "reason": "I go home" })).await;
        let ban = json!({ "deed": "ban", "player": "dirk", "reason": "Cheating", "why": "Seen" });
        field.app.advance_s(1);
        assert_eq!(judge.post("/api/v1/moderation/actions", &ban).await.status, 204);
        field.app.advance_s(1);
        assert!(try_act(&mut field.director, &desk, &release()).await.status >= 400);

        // Players may not do it, nor may a moderator who plays, and a moderator may do nothing else.
        let address = path(&field.id, "/director");
        assert!(set_moderator(&field.app.database().url(), "add", "player02"));
        for name in ["player01", "player02"] {
            let client = field.client(name);
            try_act(client, &desk, &release()).await.assert_error(403, "forbidden");
            let status = client.post(&address, &cancel()).await.status;
            assert!([403, 409].contains(&status), "{name}: {status}");
        }
        judge.get(&format!("/api/v1/desks/{desk}/log")).await.assert_error(403, "forbidden");
        for other in [
            json!({ "act": "hold", "reason": "x" }),
            json!({ "act": "undo", "step": 1, "reason": "x" }),
            json!({ "act": "give_time", "minutes": 5, "reason": "x" }),
            json!({ "act": "hand_over", "name": "judge" }),
            json!({ "act": "add_director", "name": "judge" }),
        ] {
            try_act(&mut judge, &desk, &other).await.assert_error(403, "forbidden");
        }
        for other in [award(1, 1, &one.first), json!({ "act": "announce", "text": "x" })] {
            judge.post(&address, &other).await.assert_error(403, "forbidden");
        }

        // The moderator releases it, and the players can sit down. The same moderator calls it off.
        let told = act(&mut judge, &desk, &release()).await;
        assert_eq!((told.steps.len(), told.leads), (0, false), "the log stays with the directors");
        let table = one.match_id.clone().unwrap();
        field.sit(&one.first, &table).await;
        field.sit(one.second.as_ref().unwrap(), &table).await;
        field.app.advance_s(1);
        let reply = judge.post(&address, &cancel()).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let id = field.id.clone();
        let view = super::tournaments::look(&mut judge, &id).await;
        assert_eq!((view.card.phase, view.pool.0), (TournamentPhase::Cancelled, 0));
        assert_eq!(view.notes[0].text, "Nobody directs it");
        for number in 1..=4 {
            let paid = statement(field.client(&format!("player{number:02}"))).await;
            assert_eq!((paid.balance.0, paid.staked.0), (100_000, 0));
        }
        let deeds = deeds(&mut judge).await;
        let [(off, by, why), (released, ..), ..] = deeds.as_slice() else { panic!("{deeds:?}") };
        assert_eq!((off, released), (&ModeratorDeed::CallOffEvent, &ModeratorDeed::ReleaseEvent));
        assert_eq!((by.as_str(), why.clone()), ("judge", format!("Autumn cup ({id}): Nobody directs it")));
        check(&field.app);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_an_event_names_the_moderator() {
    let mut field = Field::enter(Database::sqlite(), 2, &for_a_fee(3, 4, 500)).await;
    let mut judge = judge_of(&field.app).await;
    field.direct(json!({ "act": "draw" })).await;
    let table = last_round(&field.until(are_set_up).await)[0].match_id.clone().unwrap();
    let desk = format!("tournament/{}", field.id);
    let hold = json!({ "act": "hold", "table": table.0, "reason": "A ruling" });
    act(&mut field.director, &desk, &hold).await;
    let mut released = release();
    released["table"] = json!(table.0);
    act(&mut judge, &desk, &released).await;
    let step = newest(&log(&mut field.director, &desk).await, StepKind::Released);
    assert_eq!((step.by.as_deref(), step.reason.as_deref()), (Some("judge"), Some("Its director is banned")));
    // A suspended moderator has no rights of a moderator.
    let mut other = field.app.sign_up("other").await;
    assert!(set_moderator(&field.app.database().url(), "add", "other"));
    let suspension =
        json!({ "deed": "suspension", "player": "judge", "hours": 24, "reason": "x", "why": "x" });
    assert_eq!(other.post("/api/v1/moderation/actions", &suspension).await.status, 204);
    let address = path(&field.id, "/director");
    assert!(judge.post(&address, &cancel()).await.status >= 400);
    assert_eq!(other.post(&address, &cancel()).await.status, 200);
    check(&field.app);
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moderators_end_competitions_of_other_kinds() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    let mut judge = judge_of(&hall.app).await;
    let made = hall.made.clone();
    hall.line_up().await;
    let address = team_matches::path(&made, "/director");
    hall.direct(json!({ "act": "hold", "room": "open", "reason": "Lunch" })).await;
    let desk = format!("team_match/{}", made.card.id.0);
    act(&mut hall.director, &desk, &json!({ "act": "hold", "reason": "A long lunch" })).await;
    let of_room = json!({ "act": "release", "room": "open", "reason": "Lunch is over" });
    hall.people[0].post(&address, &of_room).await.assert_error(403, "forbidden");
    assert_eq!(judge.post(&address, &of_room).await.status, 200);
    act(&mut judge, &desk, &release()).await;
    hall.seat(1).await;
    assert_eq!(judge.post(&address, &cancel()).await.status, 200);
    let view = team_matches::look(&mut judge, &made).await;
    assert_eq!(view.card.phase, TeamMatchPhase::Cancelled);

    let wanted = comparatives::wanted(&hall.app, 2);
    let event = comparatives::create(&mut hall.director, &wanted).await;
    comparatives::enter(&mut hall.people[0], &event).await;
    let address = comparatives::path(&event, "/director");
    hall.people[0].post(&address, &cancel()).await.assert_error(403, "forbidden");
    assert_eq!(judge.post(&address, &cancel()).await.status, 200);
    assert_eq!(comparatives::look(&mut judge, &event).await.card.phase, ComparativePhase::Cancelled);
    let deeds: Vec<ModeratorDeed> = deeds(&mut judge).await.into_iter().map(|(deed, ..)| deed).collect();
    assert_eq!(deeds.len(), 4, "{deeds:?}");
    check(&hall.app);
    hall.app.stop().await;
}
