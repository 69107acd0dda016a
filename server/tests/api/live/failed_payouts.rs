//! Payouts of knock-outs that fail, pools that earlier versions left, restored copies, and planted corruption.

use std::path::Path;

use serde_json::{Value, json};
use wire::TournamentView;

use super::{
    corrections::{assert_refused, award, check, check_settings},
    event_books::{bye_of, correct_final, players_of, set_up, until_paid},
    stakes::admin,
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round, path},
    trust::{balances, names, play_all, play_round, winner_takes_all},
};
use crate::support::{Database, Patience, execute};

/// Returns the fee of a player, as an earlier version did at the draw for the player with the bye.
fn return_fee_of(field: &Field, name: &str) {
    field.app.database().change(&format!(
        "INSERT INTO entry_fee_returns (tournament_id, seq, at) SELECT f.tournament_id, f.seq, f.at \
         FROM entry_fees f JOIN users u ON u.id = f.user_id WHERE u.name = '{name}'"
    ));
}

fn number_of_event(field: &Field) -> String {
    let ids = field.app.database().texts("SELECT CAST(id AS TEXT) AS text FROM competitions");
    ids[0].clone()
}

fn mark_as_old(field: &Field) {
    let database = field.app.database();
    database.change(&format!("INSERT INTO old_pools (tournament_id) VALUES ({})", number_of_event(field)));
}

async fn restarted(field: Field) -> Field {
    let Field { app, director, players, id } = field;
    let app = app.restart().await;
    let director = app.moved(&director);
    let players = players.into_iter().map(|(name, client)| (name, app.moved(&client))).collect();
    Field { app, director, players, id }
}

async fn until_unsettled(field: &mut Field) -> TournamentView {
    field.until(|view| view.you.unsettled_since.is_some()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pool_of_an_earlier_version_is_settled_at_the_next_start() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 3, &for_a_fee(1, 4, 1_000)).await;
        let order = names(&field);
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let bye = bye_of(&drawn);
        return_fee_of(&field, &bye);
        play_round(&mut field, &order).await;
        set_up(&mut field, 2).await;
        play_round(&mut field, &order).await;
        // The pool holds two fees instead of three, so it cannot be divided.
        until_unsettled(&mut field).await;
        mark_as_old(&field);
        let mut field = restarted(field).await;
        let view = until_paid(&mut field).await;
        let prizes: Vec<_> =
            view.places.iter().filter_map(|place| place.prize.map(|prize| prize.0)).collect();
        assert_eq!(prizes.iter().sum::<i64>(), 1_800, "two fees without the house's tenth");
        let told = admin(&url, &["log"]);
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        assert!(
            told.contains(&format!("an earlier version returned the fee of {bye} at the draw")),
            "{told}"
        );
        check(&field.app);
        // Another start changes nothing.
        let after = balances(&mut field).await;
        let mut field = restarted(field).await;
        assert_eq!(balances(&mut field).await, after);
        let again = admin(&url, &["log"]);
        assert_eq!(String::from_utf8_lossy(&again.stdout), told);
        check(&field.app);
        field.app.stop().await;
    }
}

/// With eleven players, an earlier version divided eleven fees and had ten, so the house paid most of its tenth.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payout_of_an_earlier_version_stays_right() {
    for database in Database::each() {
        let mut field = Field::enter(database, 11, &winner_takes_all(16, 1_000)).await;
        let drawn = field.direct(json!({ "act": "draw" })).await;
        return_fee_of(&field, &bye_of(&drawn));
        let entry = path(&field.id, "/entry");
        for name in names(&field).into_iter().skip(1) {
            assert_eq!(field.client(&name).delete(&entry).await.status, 200);
        }
        until_unsettled(&mut field).await;
        let event = number_of_event(&field);
        let winner = "(SELECT id FROM users WHERE name = 'player01')";
        let database = field.app.database();
        for sql in [
            format!(
                "INSERT INTO pool_prizes (tournament_id, user_id, amount) VALUES ({event}, {winner}, 9900)"
            ),
            format!("INSERT INTO pool_settlements (tournament_id, house_share, at) VALUES ({event}, 100, 1)"),
            format!(
                "INSERT INTO competition_steps (competition_id, seq, at, step) SELECT {event}, max(seq) + 1, max(at), \
                 '{{\"step\":\"paid\",\"prizes\":[[' || CAST({winner} AS TEXT) || ',9900]]}}' \
                 FROM competition_steps WHERE competition_id = {event}"
            ),
            format!("UPDATE competitions SET status = 'over' WHERE id = {event}"),
            format!("DELETE FROM pool_failures WHERE tournament_id = {event}"),
        ] {
            database.change(&sql);
        }
        let output = admin(&field.app.database().url(), &["ledger", "verify"]);
        assert!(!output.status.success(), "a pool without a fee of the draw");
        mark_as_old(&field);
        let field = restarted(field).await;
        let patience = Patience::new();
        while !field
            .app
            .database()
            .texts("SELECT CAST(tournament_id AS TEXT) AS text FROM old_pools")
            .is_empty()
        {
            patience.pause("old pools").await;
        }
        check(&field.app);
        field.app.stop().await;
    }
}

/// Makes every payout of the event fail.
fn break_payouts(field: &Field) {
    let (database, event) = (field.app.database(), number_of_event(field));
    database.change(&if database.is_sqlite() {
        format!(
            "CREATE TRIGGER broken BEFORE INSERT ON pool_settlements WHEN NEW.tournament_id = {event} \
             BEGIN SELECT raise(ABORT, 'broken on purpose'); END"
        )
    } else {
        format!(
            "ALTER TABLE pool_settlements ADD CONSTRAINT broken CHECK (tournament_id <> {event}) NOT VALID"
        )
    });
}

fn mend_payouts(database: &Database) {
    database.change(if database.is_sqlite() {
        "DROP TRIGGER broken"
    } else {
        "ALTER TABLE pool_settlements DROP CONSTRAINT broken"
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payout_that_fails_is_reported_and_settled_at_the_desk() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 2, &winner_takes_all(4, 1_000)).await;
        break_payouts(&field);
        let order = names(&field);
        let stuck = field.id.clone();
        field.direct(json!({ "act": "draw" })).await;
        set_up(&mut field, 1).await;
        play_round(&mut field, &order).await;
        until_unsettled(&mut field).await;
        // Another event goes on and is paid.
        field.another(&winner_takes_all(4, 1_000)).await;
        play_all(&mut field, &order).await;
        field.id = stuck;
        let patience = Patience::new();
        loop {
            let metrics = field.director.get("/metrics").await.text().to_owned();
            if metrics.contains("bg_events_unsettled 1\n") {
                break;
            }
            patience.pause("the metric").await;
        }
        let output = admin(&url, &["ledger", "verify"]);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(!output.status.success() && told.contains("its prizes could not be paid in"), "{told}");
        let address = path(&field.id, "");
        let view = field.client(&order[0]).get(&address).await.json();
        assert_eq!(view["you"]["unsettled_since"], Value::Null, "only directors read it");
        let settle = json!({ "act": "settle" });
        let director = path(&field.id, "/director");
        field.client(&order[0]).post(&director, &settle).await.assert_error(403, "forbidden");
        assert_refused(&field.director.post(&director, &settle).await, "unsettled");

        mend_payouts(field.app.database());
        let paid = field.direct(settle).await;
        assert_eq!((paid.pool.0, paid.you.unsettled_since), (0, None));
        check(&field.app);
        field.app.stop().await;
    }
}

/// Copies a SQLite database as a backup would.
fn snapshot(database: &Database) -> Vec<u8> {
    let file = database.folder().join("test.db");
    execute(file.to_str().unwrap(), "PRAGMA wal_checkpoint(TRUNCATE)");
    std::fs::read(file).unwrap()
}

fn put_back(folder: &Path, bytes: &[u8]) {
    for ending in ["-wal", "-shm"] {
        // They may be gone already.
        std::fs::remove_file(folder.join(format!("test.db{ending}"))).unwrap_or_default();
    }
    std::fs::write(folder.join("test.db"), bytes).unwrap();
}

async fn restored(field: Field, bytes: &[u8]) -> Field {
    let Field { app, director, players, id } = field;
    let app = app
        .restart_after(|database| {
            put_back(database.folder(), bytes);
            database.change("DROP TRIGGER IF EXISTS broken");
        })
        .await;
    let director = app.moved(&director);
    let players = players.into_iter().map(|(name, client)| (name, app.moved(&client))).collect();
    Field { app, director, players, id }
}

/// A site is restored from a copy between the end of an event and its payout, and from one after the payout.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payout_happens_once_whatever_is_restored() {
    let mut field = Field::enter(Database::sqlite(), 2, &winner_takes_all(4, 1_000)).await;
    break_payouts(&field);
    let order = names(&field);
    field.direct(json!({ "act": "draw" })).await;
    set_up(&mut field, 1).await;
    play_round(&mut field, &order).await;
    until_unsettled(&mut field).await;
    let before = snapshot(field.app.database());
    mend_payouts(field.app.database());
    field.direct(json!({ "act": "settle" })).await;
    let paid = balances(&mut field).await;
    assert_eq!(paid.iter().max(), Some(&100_800));
    let after = snapshot(field.app.database());

    let mut field = restored(field, &before).await;
    // The site pays by itself, a minute after the last attempt at the latest.
    field.app.advance_s(61);
    until_paid(&mut field).await;
    assert_eq!(balances(&mut field).await, paid);
    check(&field.app);
    let mut field = restored(field, &after).await;
    assert_eq!(balances(&mut field).await, paid);
    check(&field.app);
    field.app.stop().await;
}

/// Triggers that keep rows from being changed, which a planted corruption first removes.
const GUARDS: [&str; 12] = [
    "entry_fees_gone",
    "entry_fee_returns_gone",
    "pool_prizes_gone",
    "pool_prizes_changed",
    "pool_prizes_new",
    "pool_settlements_gone",
    "pool_settlements_changed",
    "prize_corrections_gone",
    "ledger_transfers_gone",
    "ledger_transfers_changed",
    "ledger_transfers_void",
    "ledger_transfers_pool",
];

/// Returns an event whose prizes are paid: one fee went back because of an award, and the final was corrected after the
/// payout.
async fn paid_and_corrected(database: Database) -> Field {
    let mut field = Field::enter(database, 4, &for_a_fee(1, 4, 1_000)).await;
    let order = names(&field);
    field.direct(json!({ "act": "draw" })).await;
    let view = set_up(&mut field, 1).await;
    let unplayed = last_round(&view)[0].clone();
    field.direct(award(unplayed.number, 1, &unplayed.first)).await;
    field.decide(&last_round(&view)[1]).await;
    let view = set_up(&mut field, 2).await;
    play_round(&mut field, &order).await;
    let winner = until_paid(&mut field).await.card.winner.unwrap();
    let loser = players_of(&last_round(&view)[0]).into_iter().find(|name| *name != winner).unwrap();
    correct_final(&mut field, &loser).await;
    check(&field.app);
    field
}

/// Returns the corruptions of the books of an event, each with its name.
fn planted(event: &str) -> [(&'static str, String); 14] {
    let stranger = "(SELECT id FROM users WHERE name = 'dirk')";
    [
        ("a missing prize", "DELETE FROM pool_prizes WHERE amount = (SELECT max(amount) FROM pool_prizes)".to_owned()),
        ("a wrong prize", "UPDATE pool_prizes SET amount = amount + 1".to_owned()),
        ("an extra prize", format!("INSERT INTO pool_prizes VALUES ({event}, {stranger}, 100)")),
        ("a missing settlement", "DELETE FROM pool_settlements".to_owned()),
        ("a wrong share of the house", "UPDATE pool_settlements SET house_share = house_share + 1".to_owned()),
        ("a missing fee", "DELETE FROM entry_fees WHERE seq = 1".to_owned()),
        ("a missing return", "DELETE FROM entry_fee_returns".to_owned()),
        ("a missing correction", "DELETE FROM prize_corrections WHERE amount > 0".to_owned()),
        ("no corrections", "DELETE FROM prize_corrections".to_owned()),
        (
            "a payment twice",
            "INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at) \
             SELECT from_kind, from_owner, to_kind, to_owner, 1, reason, at FROM ledger_transfers \
             WHERE reason = 'void_refund'"
                .to_owned(),
        ),
        (
            "credits left in the pool",
            "INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at) \
             SELECT from_kind, from_owner, to_kind, to_owner, amount, reason, at FROM ledger_transfers \
             WHERE reason = 'entry_fee' LIMIT 1"
                .to_owned(),
        ),
        ("a transfer of another amount", "UPDATE ledger_transfers SET amount = amount + 1 WHERE reason = 'prize'".to_owned()),
        ("a missing transfer", "DELETE FROM ledger_transfers WHERE reason = 'prize'".to_owned()),
        (
            "a payout that is not in the log",
            "DELETE FROM competition_steps WHERE step LIKE '%\"taken_back\"%' OR step LIKE '{\"step\":\"paid\"%'".to_owned(),
        ),
    ]
}

/// Plants corruptions, one at a time, in copies of a database, and asks the check.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_finds_each_planted_corruption() {
    for database in Database::each() {
        let field = paid_and_corrected(database).await;
        let (event, settings) = (number_of_event(&field), check_settings(&field.app));
        let restarted = field.app.restart_after(|sound| {
            for (what, sql) in planted(&event) {
                let copy = sound.copy();
                copy.corrupt(&GUARDS, &sql);
                let output = admin(&copy.url(), &["--config", &settings, "check"]);
                let told = String::from_utf8_lossy(&output.stdout).into_owned();
                assert!(!output.status.success() && told.contains("the books are WRONG"), "{what}: {told}");
            }
        });
        restarted.await.stop().await;
    }
}
