//! The value of a knock-out, and entry fees: paid, refunded, won, and all recorded in the books.

use serde_json::{Value, json};
use wire::{Credits, MovementKind, RatingList, Statement, TournamentPhase};

use super::{
    stakes::{admin, statement},
    tournaments::{Field, create, last_round, path, wanted},
};
use crate::support::{Client, Database, Socket, TestApp};

pub(super) fn for_a_fee(length: u8, places: u16, fee: i64) -> Value {
    let mut wanted = wanted(length, places);
    wanted["fee"] = fee.into();
    wanted["shares"] = json!([50, 30, 20]);
    wanted
}

fn newest(statement: &Statement) -> (MovementKind, i64, i64) {
    let line = &statement.movements[0];
    (line.kind, line.amount.0, line.balance.0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fees_are_pooled_paid_back_to_players_left_out_and_won() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 5, &for_a_fee(7, 4, 1_000)).await;
        let id = field.id.clone();
        let first = statement(field.client("player01")).await;
        assert_eq!(newest(&first), (MovementKind::EntryFee, -1_000, 99_000));
        assert_eq!(first.staked, Credits(1_000));
        // A withdrawn entry refunds the fee, and a new entry pays again. Now the fifth has a place.
        let client = field.client("player01");
        assert_eq!(client.delete(&path(&id, "/entry")).await.status, 200);
        assert_eq!(newest(&statement(client).await), (MovementKind::EntryFeeBack, 1_000, 100_000));
        assert_eq!(client.post_empty(&path(&id, "/entry")).await.status, 200);
        let view = field.look().await;
        assert_eq!((view.card.fee, view.pool), (Some(Credits(1_000)), Credits(5_000)));

        let view = field.direct(json!({ "act": "draw" })).await;
        assert_eq!(view.pool, Credits(4_000));
        let waited = statement(field.client("player01")).await;
        assert_eq!((newest(&waited).0, waited.staked), (MovementKind::EntryFeeBack, Credits(0)));
        for pairing in last_round(&view).to_vec() {
            field.decide(&pairing).await;
        }
        let view = field
            .until(|view| view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some())
            .await;
        let last = last_round(&view)[0].clone();
        field.decide(&last).await;
        let view = field.until(|view| view.card.phase == TournamentPhase::Over && view.pool.0 == 0).await;
        let prizes: Vec<_> = view.places.iter().map(|place| place.prize.map(|prize| prize.0)).collect();
        assert_eq!(prizes, [Some(1_800), Some(1_080), Some(360), Some(360)]);
        let winner = view.card.winner.clone().unwrap();
        let won = statement(field.client(&winner)).await;
        assert_eq!(newest(&won), (MovementKind::Prize, 1_800, 100_800));

        // The winner has played two matches to seven, rated in the Price list.
        let history = field.director.get(&format!("/api/v1/players/{winner}/matches")).await.json();
        let of_winner = history["matches"].as_array().unwrap();
        assert_eq!(of_winner.len(), 2);
        assert!(of_winner.iter().all(|one| one["settings"]["rated"] == true), "{history}");
        let socket = &mut Socket::open(field.client(&winner)).await;
        let end = socket.watch(last.match_id.as_ref().unwrap(), 0).await;
        let changes = &end.rating_changes;
        assert!(
            changes.iter().all(|change| (change.n, change.list) == (7, RatingList::Price)),
            "{changes:?}"
        );
        assert_eq!(end.rating_changes.len(), 2);

        for check in [["ledger", "verify"], ["ratings", "verify"]] {
            let output = admin(&url, &check);
            assert!(output.status.success(), "{check:?}: {output:?}");
        }
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unplayed_matches_of_a_tournament_change_no_rating() {
    let mut field = Field::enter(Database::sqlite(), 4, &wanted(5, 4)).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let [decided, left] = [last_round(&view)[0].clone(), last_round(&view)[1].clone()];
    for pairing in [&decided, &left] {
        let id = pairing.match_id.clone().unwrap();
        field.sit(&pairing.first, &id).await;
        field.sit(pairing.second.as_ref().unwrap(), &id).await;
    }
    let place = json!({ "branch": "main", "round": 1, "number": decided.number });
    let award = json!({ "act": "award", "place": place, "winner": decided.first, "reason": "ill" });
    field.direct(award).await;
    let second = left.second.clone().unwrap();
    field.leave_after_first_turns(left.match_id.as_ref().unwrap(), &left.first, &second).await;
    field.until(|view| view.brackets[0].rounds.len() == 2).await;

    let (id, director) = (decided.match_id.clone().unwrap(), &mut field.director);
    let over = director
        .get_until(&format!("/api/v1/matches/{}", id.0), |view| view["phase"]["kind"] == "over")
        .await;
    assert_eq!((&over["list"], &over["rating_changes"]), (&Value::Null, &json!([])));
    let chart = director.get(&format!("/api/v1/players/{}/ratings/normal", decided.first)).await.json();
    assert_eq!(chart["points"].as_array().map(Vec::len), Some(0), "{chart}");
    let chart = director.get(&format!("/api/v1/players/{}/ratings/normal", left.first)).await.json();
    assert_eq!(chart["points"].as_array().map(Vec::len), Some(1), "{chart}");
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fees_come_back_when_a_tournament_is_called_off() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 3, &for_a_fee(3, 4, 500)).await;
        field.direct(json!({ "act": "draw" })).await;
        let view = field.direct(json!({ "act": "cancel", "reason": "the club is closed" })).await;
        assert_eq!(view.pool, Credits(0));
        for name in ["player01", "player02", "player03"] {
            let statement = statement(field.client(name)).await;
            assert_eq!(newest(&statement), (MovementKind::EntryFeeBack, 500, 100_000));
        }
        let output = admin(&url, &["ledger", "verify"]);
        assert!(output.status.success(), "{output:?}");
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_cannot_pay_or_share_a_browser_with_an_entrant_do_not_enter() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut one, mut other) = (app.sign_up("dirk").await, app.sign_up("dora").await);
    let mut anna = app.sign_up("anna").await;
    let enter = async |client: &mut Client, id: &str| client.post_empty(&path(id, "/entry")).await;
    // Ten entries at 100 use up the credits of a new account.
    for director in [&mut one, &mut other] {
        for _ in 0..5 {
            let id = create(director, &for_a_fee(3, 4, 10_000)).await;
            assert_eq!(enter(&mut anna, &id).await.status, 200);
        }
    }
    let id = create(&mut anna, &for_a_fee(3, 4, 100)).await;
    enter(&mut anna, &id).await.assert_error(409, "credits_short");
    assert_eq!(statement(&mut anna).await.top_up, Credits(0), "fees are not lost yet");
    // Two accounts of one browser cannot both enter.
    assert_eq!(enter(&mut one, &id).await.status, 200);
    let mut second = app.client();
    second.device = one.device.clone();
    let account = json!({ "name": "dirk2", "password": crate::support::PASSWORD });
    assert_eq!(second.post("/api/v1/accounts", &account).await.status, 201);
    enter(&mut second, &id).await.assert_error(403, "own_account");
    // A bot's fee comes from the mint, so only accounts that may give prizes can enter it.
    let bots: Vec<Value> = serde_json::from_slice(&anna.get("/api/v1/bots").await.body).unwrap();
    let bot = json!({ "act": "enter_bot", "name": bots[0]["name"] });
    anna.post(&path(&id, "/director"), &bot).await.assert_error(403, "forbidden");

    for (name, value) in [
        ("fee", json!(99)),
        ("fee", json!(10_001)),
        ("fee", Value::Null),
        ("shares", json!([])),
        ("shares", json!([50, 40])),
        ("shares", json!([40, 60])),
        ("prizes", json!([100])),
    ] {
        let mut bad = for_a_fee(3, 4, 100);
        bad[name] = value.clone();
        let reply = anna.post("/api/v1/tournaments", &bad).await;
        assert_eq!(reply.status, 422, "{name} {value}: {}", reply.text());
    }
    app.stop().await;
}
