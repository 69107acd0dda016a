//! Credits that fresh accounts hand to one player: the limit by day, and events that a void calls off.

use serde_json::{Value, json};
use wire::{Command, Credits, ErrorCode, MatchFormat, Phase, TournamentPhase, TournamentView, VoidChanges};

use super::{
    WatchedTable,
    moderation::set_moderator,
    open_table,
    rematch::ask,
    settings, sit,
    stakes::{admin, statement},
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round},
    voids::{lose, staked},
};
use crate::support::{Client, Database, TestApp};

/// Returns a knock-out of one-point matches in which the winner takes all prizes.
pub(super) fn winner_takes_all(places: u16, fee: i64) -> Value {
    let mut wanted = for_a_fee(1, places, fee);
    wanted["shares"] = json!([100]);
    wanted
}

fn check(url: &str) {
    for task in [["ledger", "verify"], ["ratings", "verify"]] {
        let output = admin(url, &task);
        assert!(output.status.success(), "{task:?}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

/// Plays the pairings of the last round: the player named first in `order` wins, and the other leaves at once.
pub(super) async fn play_round(field: &mut Field, order: &[String]) {
    let view = field
        .until(|view| {
            let round = last_round(view);
            round.iter().all(|pairing| pairing.second.is_none() || pairing.match_id.is_some())
        })
        .await;
    for pairing in last_round(&view).to_vec() {
        let (Some(id), Some(second)) = (pairing.match_id.clone(), pairing.second.clone()) else { continue };
        field.sit(&second, &id).await;
        field.sit(&pairing.first, &id).await;
        let place = |name: &str| order.iter().position(|known| known == name);
        let first_wins = place(&pairing.first) < place(&second);
        let (white, black) = (field.client(&pairing.first).clone(), field.client(&second).clone());
        let mut table = WatchedTable::watch(id, white, black).await;
        let loser = if first_wins { &mut table.black } else { &mut table.white };
        loser.act(Command::Leave).await.unwrap();
    }
}

/// Draws, and plays all rounds. Each match is won by the player named first in `order`.
pub(super) async fn play_all(field: &mut Field, order: &[String]) -> TournamentView {
    field.direct(json!({ "act": "draw" })).await;
    let mut played = 0;
    loop {
        let view = field
            .until(|view| view.card.phase == TournamentPhase::Over || view.brackets[0].rounds.len() > played)
            .await;
        if view.card.phase == TournamentPhase::Over {
            // The prizes are the last step.
            return field.until(|view| view.pool == Credits(0)).await;
        }
        played = view.brackets[0].rounds.len();
        play_round(field, order).await;
    }
}

pub(super) fn names(field: &Field) -> Vec<String> {
    field.players.iter().map(|(name, _)| name.clone()).collect()
}

pub(super) async fn balances(field: &mut Field) -> Vec<i64> {
    let mut balances = Vec::new();
    for name in names(field) {
        balances.push(statement(field.client(&name)).await.balance.0);
    }
    balances
}

/// Without the limit, five fresh accounts that leave at once would win a player 440 credits for each entry fee of 100.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn knock_outs_of_fresh_accounts_win_no_more_than_a_day_allows() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 6, &winner_takes_all(8, 10_000)).await;
        let order = names(&field);
        play_all(&mut field, &order).await;
        // 200 credits of gain besides the fee of 100. The other 240 go back to the five in equal parts.
        let after = balances(&mut field).await;
        assert_eq!(after, [120_000, 94_800, 94_800, 94_800, 94_800, 94_800]);
        check(&url);
        // The day's limit is used up, so the winner of the next event gets only their own fee back.
        field.another(&winner_takes_all(8, 10_000)).await;
        play_all(&mut field, &order).await;
        let after = balances(&mut field).await;
        assert_eq!(after, [120_000, 93_600, 93_600, 93_600, 93_600, 93_600]);
        check(&url);
        let metrics = field.director.get("/metrics").await.text().to_owned();
        assert!(!metrics.contains("bg_bounds_reached_total{what=\"fresh_gain\"} 0\n"), "{metrics}");
        // The same limit holds for stakes.
        let (mut target, mut other) = (field.client(&order[0]).clone(), field.app.sign_up("other").await);
        let table = open_table(&mut target, staked(), None).await;
        sit(&mut target, &table.id).await;
        let seat = format!("/api/v1/matches/{}/seat", table.id.0);
        other.post(&seat, &json!({})).await.assert_error(409, "stake_limit");
        field.app.advance_s(86_400);
        field.another(&winner_takes_all(8, 10_000)).await;
        play_all(&mut field, &order).await;
        assert_eq!(balances(&mut field).await[0], 140_000);
        field.app.stop().await;
    }
}

#[tokio::test]
async fn stakes_of_fresh_accounts_win_no_more_than_a_day_allows() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| settings.live.fresh_gain_a_day = 10).await;
        let (mut target, mut other) = (app.sign_up("target").await, app.sign_up("other").await);
        let balance = async |client: &mut Client| statement(client).await.balance.0;
        for name in ["fresh1", "fresh2"] {
            lose(&app.sign_up(name).await, &target, staked()).await;
        }
        assert_eq!(balance(&mut target).await, 100_800);
        // A third win could bring 13 in all. So an invitation is refused, and so is the seat of an open table.
        let mut fresh = app.sign_up("fresh3").await;
        let invitation = json!({ "settings": staked(), "invite": "fresh3" });
        target.post("/api/v1/matches", &invitation).await.assert_error(409, "stake_limit");
        let invitation = json!({ "settings": staked(), "invite": "target" });
        fresh.post("/api/v1/matches", &invitation).await.assert_error(409, "stake_limit");
        let table = open_table(&mut target, staked(), None).await;
        sit(&mut target, &table.id).await;
        let seat = format!("/api/v1/matches/{}/seat", table.id.0);
        let refused = fresh.post(&seat, &json!({})).await;
        refused.assert_error(409, "stake_limit");
        refused.assert_says("play without a stake");
        // A match that is in play counts as won.
        let mut running = WatchedTable::begin_between(fresh.clone(), other.clone(), staked()).await;
        running.play_actions(1).await;
        let mut second =
            WatchedTable::begin_between(app.sign_up("fresh4").await, other.clone(), staked()).await;
        second.play_actions(1).await;
        let invitation = json!({ "settings": staked(), "invite": "other" });
        let mut fifth = app.sign_up("fresh5").await;
        fifth.post("/api/v1/matches", &invitation).await.assert_error(409, "stake_limit");
        // The two still play each other for a rating, without a stake.
        let rated = settings(MatchFormat::Points { length: 5 }, true);
        lose(&fresh, &target, rated.clone()).await;
        app.advance_s(86_400);
        lose(&app.sign_up("fresh6").await, &target, staked()).await;
        check(&url);
        // An account that is eight days old and has had experience for a day is no longer fresh.
        let (one, two) = (app.sign_up("eva").await, app.sign_up("finn").await);
        for _ in 0..4 {
            lose(&one, &two, rated.clone()).await;
        }
        app.advance_s(9 * 86_400);
        let before = balance(&mut target).await;
        for _ in 0..4 {
            lose(&one, &target, staked()).await;
        }
        assert_eq!(balance(&mut target).await, before + 1_600);
        let again = other.post("/api/v1/matches", &json!({ "settings": staked(), "invite": "eva" })).await;
        assert_eq!(again.status, 201, "{}", again.text());
        app.stop().await;
    }
}

pub(super) async fn void(judge: &mut Client, app: &TestApp, scope: Value) -> VoidChanges {
    // Two voids at the same time would have no order.
    app.advance_s(1);
    let reply = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let preview: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
    let sent = json!({ "scope": scope, "digest": preview.digest, "reason": "Arranged.", "evidence": "x" });
    let reply = judge.post("/api/v1/moderation/voids", &sent).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let done: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!(
        (done.returned, done.refunded, done.house_loss),
        (preview.returned, preview.refunded, preview.house_loss)
    );
    done
}

pub(super) async fn undo_void(judge: &mut Client, void: &VoidChanges) {
    let path = format!("/api/v1/moderation/voids/{}/undo", void.id.as_ref().unwrap());
    assert_eq!(judge.post(&path, &json!({ "why": "A mistake." })).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_void_that_decides_a_prize_calls_the_event_off() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 4, &winner_takes_all(4, 1_000)).await;
        let mut judge = field.app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let order = names(&field);
        let view = play_all(&mut field, &order).await;
        let paid = [102_600, 99_000, 99_000, 99_000];
        assert_eq!(balances(&mut field).await, paid);
        let by_match = |round: usize, winner: &str| {
            let pairings = &view.brackets[0].rounds[round].pairings;
            let of = pairings.iter().find(|one| one.first == winner || one.second.as_deref() == Some(winner));
            json!({ "kind": "match", "id": of.unwrap().match_id.as_ref().unwrap().0 })
        };
        // The other semi-final was won by a player without a prize, so voiding it changes no prize.
        let winner_s = by_match(0, &order[0]);
        let other = last_semi(&view, &winner_s);
        let small = void(&mut judge, &field.app, other).await;
        assert_eq!((small.returned, small.refunded), (Credits(0), Credits(0)));
        assert_eq!(balances(&mut field).await, paid);
        check(&url);

        // The final decides the prize: all fees go back, the prize is taken back, and the house gives its share.
        let last = void(&mut judge, &field.app, by_match(1, &order[0])).await;
        assert_eq!(
            (last.returned, last.refunded, last.house_loss),
            (Credits(2_600), Credits(3_000), Credits(0))
        );
        assert_eq!(balances(&mut field).await, [100_000; 4]);
        check(&url);
        // A second void of the same event moves nothing, and keeps it called off when the first is undone.
        let semi = void(&mut judge, &field.app, winner_s).await;
        assert_eq!((semi.returned, semi.refunded), (Credits(0), Credits(0)));
        undo_void(&mut judge, &last).await;
        assert_eq!(balances(&mut field).await, [100_000; 4]);
        check(&url);
        undo_void(&mut judge, &semi).await;
        assert_eq!(balances(&mut field).await, paid);
        undo_void(&mut judge, &small).await;
        check(&url);

        // If a match was voided before the prizes are paid, they are taken back as soon as they are paid.
        field.another(&winner_takes_all(4, 1_000)).await;
        field.direct(json!({ "act": "draw" })).await;
        play_round(&mut field, &order).await;
        let view = field
            .until(|view| view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some())
            .await;
        let first = view.brackets[0].rounds[0].pairings.iter();
        let of_winner = first
            .filter(|one| one.first == order[0] || one.second.as_deref() == Some(&order[0]))
            .find_map(|one| one.match_id.clone());
        let early =
            void(&mut judge, &field.app, json!({ "kind": "match", "id": of_winner.unwrap().0 })).await;
        assert_eq!(early.refunded, Credits(0));
        play_round(&mut field, &order).await;
        field.until(|view| view.card.phase == TournamentPhase::Over && view.pool == Credits(0)).await;
        assert_eq!(balances(&mut field).await, paid);
        check(&url);
        undo_void(&mut judge, &early).await;
        assert_eq!(balances(&mut field).await, [105_200, 98_000, 98_000, 98_000]);
        check(&url);
        field.app.stop().await;
    }
}

/// Returns the scope of the first round's match that is not `known`.
fn last_semi(view: &TournamentView, known: &Value) -> Value {
    let semis = view.brackets[0].rounds[0].pairings.iter();
    let mut scopes = semis.map(|one| json!({ "kind": "match", "id": one.match_id.as_ref().unwrap().0 }));
    scopes.find(|scope| scope != known).unwrap()
}

/// A player who has spent a prize returns the credits that are left, and the house bears the rest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_house_bears_a_prize_that_is_spent() {
    let database = Database::sqlite();
    let url = database.url();
    let mut field = Field::enter(database, 2, &winner_takes_all(4, 10_000)).await;
    let mut judge = field.app.sign_up("judge").await;
    assert!(set_moderator(&url, "add", "judge"));
    let order = names(&field);
    let view = play_all(&mut field, &order).await;
    assert_eq!(balances(&mut field).await, [108_000, 90_000]);
    // The winner pays most of the prize into other events.
    for round in 0..11 {
        let mut director = field.app.sign_up(&format!("boss{}", char::from(b'a' + round))).await;
        let fee = if round == 0 { 3_000 } else { 10_000 };
        let id = super::tournaments::create(&mut director, &winner_takes_all(4, fee)).await;
        let path = super::tournaments::path(&id, "/entry");
        assert_eq!(field.client(&order[0]).post_empty(&path).await.status, 200);
    }
    let id = view.brackets[0].rounds[0].pairings[0].match_id.clone().unwrap();
    let done = void(&mut judge, &field.app, json!({ "kind": "match", "id": id.0 })).await;
    assert_eq!(
        (done.returned, done.refunded, done.house_loss),
        (Credits(5_000), Credits(10_000), Credits(3_000))
    );
    assert_eq!(balances(&mut field).await, [0, 100_000]);
    check(&url);
    undo_void(&mut judge, &done).await;
    assert_eq!(balances(&mut field).await, [5_000, 90_000]);
    check(&url);
    field.app.stop().await;
}

#[tokio::test]
async fn a_rematch_beyond_the_limit_is_refused() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.fresh_gain_a_day = 5).await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut table = WatchedTable::begin_between(anna, berta, staked()).await;
    table.play_actions(8).await;
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let error = ask(&mut table.black, "again").await.expect_err("berta could win nine in all");
    assert_eq!(error.code, ErrorCode::StakeLimit);
    app.stop().await;
}
