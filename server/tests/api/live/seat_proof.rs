//! Seat proof: a player of a team match takes the seat with a passkey of their account.

use serde_json::{Value, json};
use wire::{MatchId, TeamMatchView};

use super::{
    gate::program,
    team_events,
    team_matches::{self, Hall, until, wanted},
};
use crate::{
    passkeys::{Device, ORIGIN, keep},
    support::{Client, Database, Reply, TestApp},
};

const MINUTE_S: u64 = 60;

async fn new_app(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.public_url = Some(ORIGIN.parse().unwrap());
        settings.limits.sign_up_by_address.burst = 1_000;
        settings.limits.password_by_account.burst = 1_000;
    })
    .await
}

#[track_caller]
fn assert_refused(reply: &Reply, reason: &str) {
    reply.assert_error(409, "refused");
    assert_eq!(reply.json()["reason"], reason, "{}", reply.text());
}

fn seat(id: &MatchId, rest: &str) -> String {
    format!("/api/v1/matches/{}/seat{rest}", id.0)
}

async fn challenge(client: &mut Client, id: &MatchId) -> String {
    let reply = client.post_empty(&seat(id, "/challenge")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.json()["site"], "play.example");
    assert_eq!(reply.json()["known"].as_array().unwrap().len(), 1);
    reply.json()["challenge"].as_str().unwrap().to_owned()
}

/// Takes a seat with the signature of a challenge by `device`.
async fn sit_with(client: &mut Client, id: &MatchId, device: &Device, challenge: &str) -> Reply {
    client.post(&seat(id, ""), &json!({ "passkey": device.signed(challenge) })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_sits_down_only_with_a_passkey_of_the_own_account() {
    for database in Database::each() {
        let app = new_app(database).await;
        let director = app.sign_up("dirk").await;
        let mut hall =
            Hall::open_with_director(app, director, |wanted| wanted["seat_proof"] = json!(true)).await;
        assert!(hall.made.seat_proof);
        hall.line_up().await;
        let made = hall.made.clone();
        let at = until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
        let [mut anna, _, mut berta, _, mut cora] = hall.people.each_ref().map(Clone::clone);
        let place = anna.get(&format!("/api/v1/matches/{}/event", at.0)).await.json();
        assert_eq!(place["seat_proof"], true, "{place}");

        // Without a passkey the refusal says what to do, and nobody else is given a challenge.
        let bare = json!({});
        assert_refused(&anna.post(&seat(&at, ""), &bare).await, "passkey_missing");
        assert_refused(&anna.post_empty(&seat(&at, "/challenge")).await, "passkey_missing");
        cora.post_empty(&seat(&at, "/challenge")).await.assert_error(403, "forbidden");
        let mut program = program(&mut anna, None).await;
        assert_refused(&program.post(&seat(&at, ""), &bare).await, "passkey_missing");

        let (annas, bertas) = (Device::new(1), Device::new(2));
        assert_eq!(keep(&mut anna, &annas).await.status, 201);
        assert_eq!(keep(&mut berta, &bertas).await.status, 201);
        assert_refused(&anna.post(&seat(&at, ""), &bare).await, "passkey_needed");
        // A token of the account cannot take the seat: it is given no challenge.
        assert_refused(&program.post(&seat(&at, ""), &bare).await, "passkey_needed");
        assert_eq!(program.post_empty(&seat(&at, "/challenge")).await.status, 403);

        // The passkey of another account is refused, and so are challenges for another account or a sign-in, and old
        // and used ones.
        let asked = challenge(&mut anna, &at).await;
        assert_refused(&sit_with(&mut anna, &at, &bertas, &asked).await, "passkey_wrong");
        let bertas_own = challenge(&mut berta, &at).await;
        assert_refused(&sit_with(&mut anna, &at, &annas, &bertas_own).await, "passkey_wrong");
        let of_sign_in = anna.post_empty("/api/v1/session/passkey/challenge").await.json();
        let of_sign_in = of_sign_in["challenge"].as_str().unwrap();
        assert_refused(&sit_with(&mut anna, &at, &annas, of_sign_in).await, "passkey_wrong");
        let old = challenge(&mut anna, &at).await;
        hall.app.advance_s(5 * MINUTE_S);
        assert_refused(&sit_with(&mut anna, &at, &annas, &old).await, "passkey_wrong");
        let mut unverified = Device::new(1);
        unverified.flags = 1;
        let asked = challenge(&mut anna, &at).await;
        assert_refused(&sit_with(&mut anna, &at, &unverified, &asked).await, "passkey_wrong");
        let broken = json!({ "passkey": { "credential": "", "client_data": "!", "authenticator_data": "", "signature": "" } });
        let refused = anna.post(&seat(&at, ""), &broken).await;
        refused.assert_error(422, "invalid");
        refused.assert_says("client_data");
        // A challenge for a seat signs nobody in.
        let asked = challenge(&mut anna, &at).await;
        let signed_in = hall.app.client().post("/api/v1/session/passkey", &annas.signed(&asked)).await;
        signed_in.assert_error(401, "wrong_passkey");

        // With a passkey of the account the player takes the seat. A seated player need not sign again.
        let asked = challenge(&mut anna, &at).await;
        let sat = sit_with(&mut anna, &at, &annas, &asked).await;
        assert_eq!(sat.status, 200, "{}", sat.text());
        assert_eq!(anna.post(&seat(&at, ""), &bare).await.status, 200);
        let asked = challenge(&mut berta, &at).await;
        let sat = sit_with(&mut berta, &at, &bertas, &asked).await;
        assert_ne!(sat.json()["phase"]["kind"], "waiting", "{}", sat.text());

        // A sensor board cannot tell who moves its checkers.
        let board = json!({ "match_id": at, "share": false });
        let seated = anna.post("/api/v1/boards/00000000000000b0/seat", &board).await;
        assert_refused(&seated, "passkey_board");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_and_boards_have_no_passkey() {
    let app = new_app(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut owner = app.sign_up("cora").await;
    program(&mut owner, Some("corabot")).await;
    let of_match = |players: [&str; 3]| {
        let mut wanted = wanted(4, players, ["Jago", "Jago", "Marlow"]);
        wanted["seat_proof"] = json!(true);
        wanted
    };
    let mut of_event = team_events::wanted(4, Some(4));
    of_event["seat_proof"] = json!("final");

    // Only tables of the site with the server's dice can ask for a passkey.
    let time = json!({ "kind": "live", "delay_s": 12, "reserve_s": 600 });
    for play in [json!({ "kind": "by_hand" }), json!({ "kind": "here", "time": time, "dice": "thrown" })] {
        let (mut one, mut many) = (of_match(["Pip", "Pip", "Wilma"]), of_event.clone());
        (one["play"], many["play"]) = (play.clone(), play);
        for (path, wanted) in [("/api/v1/team-matches", &one), ("/api/v1/team-events", &many)] {
            let reply = director.post(path, wanted).await;
            reply.assert_error(422, "invalid");
            reply.assert_says("seat_proof: ");
        }
    }

    // A program with an owner is refused where teams are named; it can play without the option.
    let named = director.post("/api/v1/team-matches", &of_match(["Pip", "Pip", "corabot"])).await;
    assert_refused(&named, "passkey_program");
    named.assert_says("corabot");
    let event = team_events::create(&mut director, &of_event).await;
    let team = team_events::team("Turm", &["Pip", "corabot"]);
    let entered = director.post(&team_events::path(&event, "/teams"), &team).await;
    assert_refused(&entered, "passkey_program");
    let mut free = of_match(["Pip", "Pip", "corabot"]);
    free["seat_proof"] = json!(false);
    team_matches::create(&mut director, &free).await;

    let table = team_matches::create(&mut director, &of_match(["Pip", "Pip", "Wilma"])).await;
    let begun = until(&mut director, &table, |view| view.lines[0].match_id.is_some()).await;
    let at = begun.lines[0].match_id.clone().unwrap();
    owner.post_empty(&seat(&at, "/challenge")).await.assert_error(409, "seat_taken");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_asks_for_passkeys_in_its_final_and_bots_of_the_site_need_none() {
    let app = new_app(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut wanted = team_events::wanted(4, Some(4));
    wanted["seat_proof"] = json!("final");
    let made = team_events::create(&mut director, &wanted).await;
    let desk = team_events::path(&made, "/director");
    for name in ["Turm", "Springer"] {
        team_events::post(&mut director, &desk, &json!({ "act": "add_bots", "name": name })).await;
    }
    team_events::start(&mut director, &made).await;
    // Bots play both matches to the end.
    let is_over = |view: &wire::TeamEventView| view.card.phase == wire::TeamEventPhase::Over;
    let over = team_events::until(&mut director, &made, is_over).await;
    assert_eq!(serde_json::to_value(over.seat_proof).unwrap(), "final");
    for (tie, is_asked) in [(&over.rounds[0].ties[0], false), (over.final_tie.as_ref().unwrap(), true)] {
        let path = format!("/api/v1/team-matches/{}", tie.team_match.as_ref().unwrap().0);
        let played: Value = director.get(&path).await.json();
        let played: TeamMatchView = serde_json::from_value(played).unwrap();
        assert_eq!(played.seat_proof, is_asked);
    }
    app.stop().await;
}
