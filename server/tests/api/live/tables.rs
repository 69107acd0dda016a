//! Opening tables and sitting down.

use serde_json::json;
use wire::{ErrorCode, MatchFormat, MatchId, MatchView, Phase, Seat};

use super::{casual, open_table, settings, sit};
use crate::support::{Client, Database, Reply, Socket, TestApp};

fn seat_path(id: &MatchId) -> String {
    format!("/api/v1/matches/{}/seat", id.0)
}

async fn try_sit(client: &mut Client, id: &MatchId) -> Reply {
    client.post(&seat_path(id), &json!({})).await
}

#[tokio::test]
async fn of_two_who_sit_down_at_once_exactly_one_gets_the_seat() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut others = Vec::new();
        for name in ["berta", "carl", "dora", "emil"] {
            others.push(app.sign_up(name).await);
        }
        for _ in 0..5 {
            let id = open_table(&mut anna, casual(), None).await.id;
            sit(&mut anna, &id).await;
            let tries = others.iter_mut().map(|client| try_sit(client, &id));
            let replies = futures_util::future::join_all(tries).await;
            let taken = replies.iter().filter(|reply| reply.status == 200).count();
            assert_eq!(taken, 1, "{replies:?}");
            for reply in replies.iter().filter(|reply| reply.status != 200) {
                reply.assert_error(409, "seat_taken");
            }
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn the_opener_is_white_and_sitting_down_twice_is_sitting_down_once() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let table = open_table(&mut anna, casual(), None).await;
    assert_eq!(table.dice_commitment.len(), 64);
    assert!(table.seated.is_empty());
    try_sit(&mut berta, &table.id).await.assert_error(409, "conflict");
    let view = sit(&mut anna, &table.id).await;
    assert_eq!((view.you, view.phase, view.seq.0), (Some(Seat::White), Phase::Waiting, 0));
    let mut watching = Socket::open(&anna).await;
    watching.watch(&table.id, 0).await;
    let view = sit(&mut berta, &table.id).await;
    assert_eq!(view.you, Some(Seat::Black));
    assert_eq!(view.dice_commitment, table.dice_commitment);
    let begun = watching.until(|view| view.game == 1).await;
    assert_eq!(begun.black.name.as_deref(), Some("berta"));
    assert_eq!(sit(&mut anna, &table.id).await.seq, begun.seq);
    try_sit(&mut app.sign_up("carl").await, &table.id).await.assert_error(409, "seat_taken");
    try_sit(&mut app.client(), &table.id).await.assert_error(401, "sign_in_required");
    app.stop().await;
}

#[tokio::test]
async fn a_seat_is_kept_for_an_invited_player() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut carl = app.sign_up("carl").await;
    let id = open_table(&mut anna, casual(), Some("BERTA")).await.id;
    sit(&mut anna, &id).await;
    try_sit(&mut carl, &id).await.assert_error(403, "forbidden");
    let path = format!("/api/v1/matches/{}", id.0);
    carl.get(&path).await.assert_error(404, "not_found");
    carl.delete(&seat_path(&id)).await.assert_error(404, "not_found");
    let waiting = berta.get("/api/v1/account/matches/current").await.json();
    assert_eq!(waiting["tables"][0]["id"], id.0.as_str());
    sit(&mut berta, &id).await;
    assert_eq!(carl.get(&path).await.status, 200, "a match in play may be watched");
    let current = berta.get("/api/v1/account/matches/current").await.json();
    assert_eq!(current["matches"][0]["id"], id.0.as_str());
    anna.delete(&seat_path(&id)).await.assert_error(409, "conflict");

    let declined = open_table(&mut anna, casual(), Some("berta")).await.id;
    sit(&mut anna, &declined).await;
    let mut watching = Socket::open(&anna).await;
    watching.watch(&declined, 0).await;
    assert_eq!(berta.delete(&seat_path(&declined)).await.status, 204);
    assert_eq!(watching.error().await.code, ErrorCode::NotFound, "the table is gone");
    try_sit(&mut berta, &declined).await.assert_error(404, "not_found");
    app.stop().await;
}

#[tokio::test]
async fn invalid_tables_are_refused() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let mut guest = app.guest().await;
    let five = settings(MatchFormat::Points { length: 5 }, true);
    let refused = async |client: &mut Client, body: serde_json::Value, status: u16, code: &str| {
        client.post("/api/v1/matches", &body).await.assert_error(status, code);
    };
    refused(&mut guest, json!({ "settings": five }), 403, "forbidden").await;
    refused(&mut app.client(), json!({ "settings": five }), 401, "sign_in_required").await;
    refused(&mut anna, json!({ "settings": five, "invite": "nobody_here" }), 404, "not_found").await;
    refused(&mut anna, json!({ "settings": five, "invite": "anna" }), 422, "invalid").await;
    refused(
        &mut anna,
        json!({ "settings": settings(MatchFormat::Points { length: 26 }, false) }),
        422,
        "invalid",
    )
    .await;
    refused(&mut anna, json!({ "settings": five, "more": 1 }), 400, "malformed").await;
    let mut no_clock = five.clone();
    no_clock["time"] = json!({ "kind": "none" });
    refused(&mut anna, json!({ "settings": no_clock }), 422, "invalid").await;
    // A guest cannot enter a rated match by this route either.
    let id = open_table(&mut anna, five, None).await.id;
    sit(&mut anna, &id).await;
    try_sit(&mut guest, &id).await.assert_error(403, "forbidden");
    let bad = guest.post(&seat_path(&id), &json!({ "contribution": "xyz" })).await;
    bad.assert_error(422, "invalid");
    for _ in 0..4 {
        open_table(&mut anna, casual(), None).await;
    }
    refused(&mut anna, json!({ "settings": casual() }), 409, "conflict").await;
    app.stop().await;
}

#[tokio::test]
async fn a_guest_plays_a_bot_unrated_and_without_a_clock() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut guest = app.guest().await;
    let mut wanted = casual();
    wanted["time"] = json!({ "kind": "none" });
    let id = open_table(&mut guest, wanted, Some("Jago")).await.id;
    let view: MatchView = sit(&mut guest, &id).await;
    assert_eq!(view.clocks, None);
    assert!(view.black.bot && view.black.connected);
    let mut socket = Socket::open(&guest).await;
    socket.watch(&id, 0).await;
    let end = socket.play_to_the_end().await;
    assert!(end.rating_changes.is_empty());
    app.stop().await;
}

/// Plays a rated game against a bot and leaves it.
async fn lose_to(client: &mut crate::support::Client, bot: &str) -> wire::MatchId {
    let rated = settings(MatchFormat::Normal, true);
    let (id, mut socket) = super::against_bot(client, bot, rated).await;
    socket.first_turns().await;
    socket.act(wire::Command::Leave).await.unwrap();
    socket.until(|view| view.rematch_terms.is_some()).await;
    id
}

/// Returns true if a new rated table with this player would exceed the limit, as both see before they sit down.
async fn is_limited(client: &mut crate::support::Client, invite: &str) -> bool {
    let mut rated = settings(MatchFormat::Points { length: 5 }, true);
    rated["stake"] = json!(250);
    let table = super::open_table(client, rated, Some(invite)).await;
    assert_eq!(table.limited, !table.settings.rated, "{table:?}");
    assert_eq!(table.limited, table.settings.stake.is_none() && table.list.is_none());
    assert_eq!(client.delete(&format!("/api/v1/matches/{}/seat", table.id.0)).await.status, 204);
    table.limited
}

#[tokio::test]
async fn a_bot_is_played_for_a_rating_only_so_often_a_day() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.bots.rated_a_day = 2).await;
        let mut anna = app.sign_up("anna").await;
        lose_to(&mut anna, "pip").await;
        app.advance_s(3_600);
        assert!(!is_limited(&mut anna, "pip").await);
        let second = lose_to(&mut anna, "pip").await;
        let rated = anna.get("/api/v1/account/rated-limits").await.json();
        assert_eq!(
            rated,
            json!({ "bot_max": 2, "person_max": 20, "with": [
                { "name": "Pip", "bot": true, "begun": 2, "frees_at": 1_800_086_400_000_i64 },
            ] })
        );
        // Play continues, unrated and unstaked, and the terms of a new table and of a rematch state it.
        assert!(is_limited(&mut anna, "pip").await);
        let mut socket = crate::support::Socket::open(&anna).await;
        let before = socket.watch(&second, 0).await;
        assert!(before.rematch_terms.as_ref().is_some_and(|terms| terms.limited), "{before:?}");
        let request = crate::support::Socket::request();
        let again = wire::ClientMessage::Rematch {
            id: second,
            request: request.clone(),
            contribution: None,
            terms: None,
        };
        socket.say(&again).await;
        socket.answer_to(&request).await.unwrap();
        let next = socket.until(|view| view.rematch.is_some()).await.rematch.unwrap();
        let mut socket = crate::support::Socket::open(&anna).await;
        let view = socket.watch(&next, 0).await;
        assert!(view.limited && view.list.is_none() && !view.settings.rated, "{view:?}");
        let (_, mut socket) = super::against_bot(&mut anna, "pip", settings(MatchFormat::Normal, true)).await;
        assert!(socket.view.as_ref().unwrap().limited);
        socket.first_turns().await;
        socket.act(wire::Command::Leave).await.unwrap();
        let end = socket.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        assert!(end.rating_changes.is_empty());
        lose_to(&mut anna, "Marlow").await;
        // A day after the first match, one more is allowed.
        app.advance_s(82_801);
        lose_to(&mut anna, "pip").await;
        assert!(is_limited(&mut anna, "pip").await);
        // A player who leaves after seeing the opening roll has begun a match all the same.
        for _ in 0..2 {
            assert!(!is_limited(&mut anna, "wilma").await);
            let (_, mut socket) =
                super::against_bot(&mut anna, "wilma", settings(MatchFormat::Normal, true)).await;
            socket.act(wire::Command::Leave).await.unwrap();
            let end = socket.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
            assert!(end.rating_changes.is_empty());
        }
        assert!(is_limited(&mut anna, "wilma").await);
        app.stop().await;
    }
}

/// A person and their bots count as one player.
#[tokio::test]
async fn two_persons_play_for_a_rating_only_so_often_a_day() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.rated_pair_a_day = 2).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let rated = settings(MatchFormat::Normal, true);
        for _ in 0..2 {
            assert!(!is_limited(&mut anna, "berta").await);
            let mut table =
                super::WatchedTable::begin_between(anna.clone(), berta.clone(), rated.clone()).await;
            table.first_turns().await;
            table.white.act(wire::Command::Leave).await.unwrap();
            table.black.until(|view| view.rematch_terms.is_some()).await;
        }
        assert!(is_limited(&mut anna, "berta").await && is_limited(&mut berta, "anna").await);
        // A table for all players stays rated. These two must play at another.
        let open = open_table(&mut anna, rated.clone(), None).await;
        assert!(open.settings.rated && !open.limited);
        sit(&mut anna, &open.id).await;
        let seat = format!("/api/v1/matches/{}/seat", open.id.0);
        berta.post(&seat, &json!({})).await.assert_error(409, "rated_limit");
        let mut carl = app.sign_up("carl").await;
        sit(&mut carl, &open.id).await;
        // Berta's bot counts as Berta herself.
        let made = berta.post("/api/v1/account/bots", &json!({ "name": "bertabot" })).await;
        assert_eq!(made.status, 201, "{}", made.text());
        assert!(is_limited(&mut anna, "bertabot").await);
        // The invitation becomes an unrated and unstaked match.
        let table = open_table(&mut anna, rated, Some("berta")).await;
        sit(&mut anna, &table.id).await;
        let waiting = berta.get("/api/v1/account/matches/current").await.json();
        assert_eq!(waiting["tables"][0]["limited"], true, "{waiting}");
        assert!(sit(&mut berta, &table.id).await.limited);
        app.stop().await;
    }
}

#[tokio::test]
async fn dice_thrown_by_hand_are_rated_at_no_table() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let mut thrown = settings(MatchFormat::Normal, true);
    thrown["dice"] = "thrown".into();
    let reply = anna.post("/api/v1/matches", &json!({ "settings": thrown })).await;
    reply.assert_error(422, "invalid");
    reply.assert_says("settings.dice");
    thrown["rated"] = false.into();
    assert_eq!(anna.post("/api/v1/matches", &json!({ "settings": thrown })).await.status, 201);
    app.stop().await;
}

/// A player who leaves three matches within an hour before they are under way waits for an hour.
#[tokio::test]
async fn three_departures_close_quick_pairing_for_an_hour() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let quick = json!({ "settings": settings(MatchFormat::Points { length: 5 }, true) });
        for _ in 0..3 {
            assert_eq!(anna.post("/api/v1/pairing", &quick).await.status, 200);
            let mut table = super::WatchedTable::begin_between(anna.clone(), berta.clone(), casual()).await;
            table.white.act(wire::Command::Leave).await.unwrap();
            table.black.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        let refused = anna.post("/api/v1/pairing", &quick).await;
        refused.assert_error(409, "pairing_closed");
        assert_eq!(refused.json()["retry_after_s"], 3_600);
        app.advance_s(3_599);
        anna.post("/api/v1/pairing", &quick).await.assert_error(409, "pairing_closed");
        app.advance_s(1);
        assert_eq!(anna.post("/api/v1/pairing", &quick).await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn accounts_of_one_browser_play_each_other_for_nothing() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        // Another account is made in the same browser.
        let mut other = app.client();
        other.device = anna.device.clone();
        let account = json!({ "name": "annas_other", "password": crate::support::PASSWORD });
        assert_eq!(other.post("/api/v1/accounts", &account).await.status, 201);
        let rated = settings(MatchFormat::Normal, true);
        let id = open_table(&mut anna, rated.clone(), None).await.id;
        sit(&mut anna, &id).await;
        let seat = format!("/api/v1/matches/{}/seat", id.0);
        other.post(&seat, &json!({})).await.assert_error(403, "own_account");
        // A sign-in elsewhere changes nothing: the link between the two is stored.
        let mut elsewhere = app.client();
        let credentials = json!({ "name": "annas_other", "password": crate::support::PASSWORD });
        assert_eq!(elsewhere.post("/api/v1/session", &credentials).await.status, 200);
        elsewhere.post(&seat, &json!({})).await.assert_error(403, "own_account");
        // Another player takes the seat, and unrated, unstaked tables are open to both.
        let mut berta = app.sign_up("berta").await;
        sit(&mut berta, &id).await;
        let id = open_table(&mut anna, casual(), None).await.id;
        sit(&mut anna, &id).await;
        sit(&mut other, &id).await;
        // After a month without either account, the link of the browser has expired.
        app.advance_s(31 * 86_400);
        let id = open_table(&mut elsewhere, rated, None).await.id;
        sit(&mut elsewhere, &id).await;
        let mut anna_elsewhere = app.client();
        let credentials = json!({ "name": "anna", "password": crate::support::PASSWORD });
        assert_eq!(anna_elsewhere.post("/api/v1/session", &credentials).await.status, 200);
        sit(&mut anna_elsewhere, &id).await;
        app.stop().await;
    }
}
