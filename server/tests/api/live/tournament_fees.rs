//! The value of a knock-out, and entry fees: paid, refunded, won, and all recorded in the books.

use serde_json::{Value, json};
use wire::{
    Credits, DecidedHow, MovementKind, RatingList, Statement, StepKind, TournamentPhase, TournamentView,
};

use super::{
    corrections::{self, act, assert_refused, award, check, log, undo},
    late_and_gone::are_set_up,
    moderation::set_moderator,
    rated_knock_outs::{leave, play_first_turns},
    stakes::{admin, statement},
    timetables,
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

        // The winner has played two matches to seven, rated in the Stakes list.
        let history = field.director.get(&format!("/api/v1/players/{winner}/matches")).await.json();
        let of_winner = history["matches"].as_array().unwrap();
        assert_eq!(of_winner.len(), 2);
        assert!(of_winner.iter().all(|one| one["settings"]["rated"] == true), "{history}");
        let socket = &mut Socket::open(field.client(&winner)).await;
        let end = socket.watch(last.match_id.as_ref().unwrap(), 0).await;
        let changes = &end.rating_changes;
        assert!(
            changes.iter().all(|change| (change.n, change.list) == (7, RatingList::Stakes)),
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
async fn a_match_that_the_director_decides_goes_on_and_is_rated_only_once_both_have_played() {
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
    // The match is not under way, so it does not count when its loser leaves.
    let (id, loser) = (decided.match_id.clone().unwrap(), decided.second.clone().unwrap());
    leave(field.client(&loser), &id).await;
    let second = left.second.clone().unwrap();
    field.leave_after_first_turns(left.match_id.as_ref().unwrap(), &left.first, &second).await;
    field.until(|view| view.brackets[0].rounds.len() == 2).await;

    let director = &mut field.director;
    let over = director
        .get_until(&format!("/api/v1/matches/{}", id.0), |view| view["phase"]["kind"] == "over")
        .await;
    assert_eq!((&over["list"], &over["rating_changes"]), (&Value::Null, &json!([])));
    let chart = director.get(&format!("/api/v1/players/{}/ratings/casual", decided.first)).await.json();
    assert_eq!(chart["points"].as_array().map(Vec::len), Some(0), "{chart}");
    let chart = director.get(&format!("/api/v1/players/{}/ratings/casual", left.first)).await.json();
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

/// Regression: a director called the event off when a friend was about to lose the final, and all fees came back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_with_fees_is_not_called_off_once_its_final_is_under_way() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &for_a_fee(5, 2, 500)).await;
        let mut judge = field.app.sign_up("judge").await;
        assert!(set_moderator(&field.app.database().url(), "add", "judge"));
        let cancel = json!({ "act": "cancel", "reason": "the club is closed" });
        for by_moderator in [false, true] {
            if by_moderator {
                field.another(&for_a_fee(5, 2, 500)).await;
            }
            field.direct(json!({ "act": "draw" })).await;
            let pairing = last_round(&field.until(are_set_up).await)[0].clone();
            let table = play_first_turns(&mut field, &pairing).await;
            let address = path(&field.id, "/director");
            assert_refused(&field.director.post(&address, &cancel).await, "final_under_way");
            if by_moderator {
                let reply = judge.post(&address, &cancel).await;
                assert_eq!(reply.status, 200, "{}", reply.text());
                assert_eq!(field.look().await.card.phase, TournamentPhase::Cancelled);
                continue;
            }
            leave(field.client(pairing.second.as_ref().unwrap()), &table).await;
            assert_refused(&field.director.post(&address, &cancel).await, "over");
            let view = field.until(|view| view.pool.0 == 0).await;
            assert_eq!(view.card.winner.as_ref(), Some(&pairing.first));
        }
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: the result counted only some seconds after the match had ended, and until then the director could still
/// call the event off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_has_ended_counts_before_the_director_decides_anything() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &wanted(5, 2)).await;
        for decision in ["cancel", "award", "remove"] {
            if decision != "cancel" {
                field.another(&wanted(5, 2)).await;
            }
            field.direct(json!({ "act": "draw" })).await;
            let pairing = last_round(&field.until(are_set_up).await)[0].clone();
            let table = play_first_turns(&mut field, &pairing).await;
            let loser = pairing.second.clone().unwrap();
            leave(field.client(&loser), &table).await;
            let act = match decision {
                "cancel" => json!({ "act": "cancel", "reason": "too few" }),
                "award" => award(1, 1, &loser),
                _ => json!({ "act": "remove", "name": pairing.first, "reason": "ill" }),
            };
            let reply = field.director.post(&path(&field.id, "/director"), &act).await;
            assert_eq!(reply.status, 409, "{decision}: {}", reply.text());
            let card = field.look().await.card;
            assert_eq!((card.phase, card.winner), (TournamentPhase::Over, Some(pairing.first)), "{decision}");
        }
        check(&field.app);
        field.app.stop().await;
    }
}

/// Regression: a director undid a result while its winner was away. The winner did not come to the new table, and lost
/// the fee and the place to a friend of the director.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absence_from_a_match_whose_result_was_undone_costs_no_fee() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut settings = timetables::live(&app, 2);
        settings["places"] = 4.into();
        settings["starts"] = json!([timetables::in_hours(&app, 2), timetables::in_hours(&app, 4)]);
        settings["fee"] = 500.into();
        settings["shares"] = json!([100]);
        settings["grace_minutes"] = 15.into();
        let mut field = timetables::field(app, &settings, 4).await;
        field.app.advance_s(2 * 3_600);
        let view = field.until(|view| !view.brackets.is_empty() && are_set_up(view)).await;
        let pairing = last_round(&view)[0].clone();
        field.decide(&pairing).await;
        field.until(|view| last_round(view)[0].winner.as_ref() == Some(&pairing.first)).await;
        let desk = format!("tournament/{}", field.id);
        let step = corrections::newest(&log(&mut field.director, &desk).await, StepKind::Result).step;
        act(&mut field.director, &desk, &undo(step)).await;
        let is_open = |view: &TournamentView| {
            let table = last_round(view)[0].match_id.as_ref();
            table.is_some() && table != pairing.match_id.as_ref()
        };
        let again = last_round(&field.until(is_open).await)[0].clone();
        let friend = pairing.second.clone().unwrap();
        field.sit(&friend, again.match_id.as_ref().unwrap()).await;
        // In the other match nobody has come, and both lose their fees.
        field.app.advance_s(15 * 60 + 1);
        let view = field.until(|view| view.card.phase == TournamentPhase::Over && view.pool.0 == 0).await;
        assert_eq!(last_round(&view)[0].how, Some(DecidedHow::Absent));
        assert_eq!(view.card.winner.as_ref(), Some(&friend));
        let away = statement(field.client(&pairing.first)).await;
        assert_eq!(newest(&away), (MovementKind::EntryFeeBack, 500, 100_000));
        // A tenth of the other three fees goes to the house.
        assert_eq!(statement(field.client(&friend)).await.balance, Credits(100_000 - 500 + 1_350));
        check(&field.app);
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
