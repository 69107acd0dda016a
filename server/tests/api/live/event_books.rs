//! The books of knock-outs with entry fees: byes, awards, corrections, failed payouts, old pools, planted corruption.

use std::path::Path;

use serde_json::{Value, json};
use wire::{EventStep, PairingView, StepFate, StepKind, TournamentPhase, TournamentView};

use super::{
    corrections::{act, assert_refused, award, check, log, newest, try_act, undo},
    moderation::set_moderator,
    stakes::admin,
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round, path},
    trust::{balances, names, play_all, play_round, undo_void, void, winner_takes_all},
};
use crate::support::{Client, Database, Patience, execute};

fn desk(field: &Field) -> String {
    format!("tournament/{}", field.id)
}

async fn until_paid(field: &mut Field) -> TournamentView {
    field.until(|view| view.card.phase == TournamentPhase::Over && view.pool.0 == 0).await
}

fn bye_of(view: &TournamentView) -> String {
    last_round(view).iter().find(|pairing| pairing.second.is_none()).unwrap().first.clone()
}

/// Waits until every match of the last round has a table.
async fn set_up(field: &mut Field, round: usize) -> TournamentView {
    field
        .until(|view| {
            let pairings = last_round(view);
            view.brackets[0].rounds.len() == round
                && pairings
                    .iter()
                    .all(|one| one.winner.is_some() || one.second.is_none() || one.match_id.is_some())
        })
        .await
}

/// Regression: the draw returned the fee of the player with the bye, and the pool was divided by all places.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_with_a_bye_pays_its_prizes() {
    for database in Database::each() {
        let mut field = Field::enter(database, 3, &for_a_fee(1, 8, 1_000)).await;
        let order = names(&field);
        for leaves in [None, Some("withdraws"), Some("is removed")] {
            if leaves.is_some() {
                field.another(&for_a_fee(1, 8, 1_000)).await;
            }
            let before: i64 = balances(&mut field).await.iter().sum();
            let drawn = field.direct(json!({ "act": "draw" })).await;
            assert_eq!(drawn.pool.0, 3_000, "the bye pays like everybody");
            let bye = bye_of(&drawn);
            let entry = path(&field.id, "/entry");
            match leaves {
                None => {}
                Some("withdraws") => assert_eq!(field.client(&bye).delete(&entry).await.status, 200),
                Some(_) => {
                    field.direct(json!({ "act": "remove", "name": bye, "reason": "ill" })).await;
                }
            }
            assert_eq!(field.look().await.pool.0, 3_000, "a fee stays after the draw");
            play_round(&mut field, &order).await;
            let view = field.until(|view| {
                let is_over = view.card.phase == TournamentPhase::Over;
                is_over || view.brackets[0].rounds.len() == 2 && last_round(view)[0].match_id.is_some()
            });
            if view.await.card.phase != TournamentPhase::Over {
                play_round(&mut field, &order).await;
            }
            until_paid(&mut field).await;
            let after: i64 = balances(&mut field).await.iter().sum();
            // The house has a tenth of three fees, or of two if one went back to the player who was removed.
            let house = if leaves == Some("is removed") { 200 } else { 300 };
            assert_eq!(after - before, 3_000 - house, "{leaves:?}");
            check(&field.app);
        }
        field.app.stop().await;
    }
}

/// A director awards a friend's matches and removes the friend's opponents, while others play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_of_the_director_wins_nothing_without_playing() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &winner_takes_all(4, 10_000)).await;
        for is_removed in [false, true] {
            if is_removed {
                field.another(&winner_takes_all(4, 10_000)).await;
            }
            let before = balances(&mut field).await;
            field.direct(json!({ "act": "draw" })).await;
            let view = set_up(&mut field, 1).await;
            let [semi, other] = last_round(&view).to_vec().try_into().unwrap();
            let friend = semi.first.clone();
            let out = async |field: &mut Field, number: u32, round: u32, opponent: &str| {
                let remove = json!({ "act": "remove", "name": opponent, "reason": "ill" });
                field.direct(if is_removed { remove } else { award(number, round, &friend) }).await
            };
            field.decide(&other).await;
            out(&mut field, semi.number, 1, semi.second.as_ref().unwrap()).await;
            let view = set_up(&mut field, 2).await;
            let last = last_round(&view)[0].clone();
            let opponent =
                if last.first == friend { last.second.clone().unwrap() } else { last.first.clone() };
            out(&mut field, 1, 2, &opponent).await;
            let view = until_paid(&mut field).await;
            assert_eq!(view.card.winner.as_ref(), Some(&friend));
            let after = balances(&mut field).await;
            // The balances before include the paid fee.
            let gain = |name: &str| {
                let index = field.players.iter().position(|(known, _)| known == name).unwrap();
                after[index] - before[index] - 10_000
            };
            assert!(gain(&friend) <= 0, "{}", gain(&friend));
            assert_eq!(
                gain(semi.second.as_ref().unwrap()),
                0,
                "the loser of an unplayed match has the fee back"
            );
            assert_eq!(gain(&opponent), 0);
            check(&field.app);
        }
        // A match that has begun and is awarded to the friend wins no credits either.
        field.another(&winner_takes_all(4, 1_000)).await;
        let out = names(&field)[2..].to_vec();
        let entry = path(&field.id, "/entry");
        for name in &out {
            assert_eq!(field.client(name).delete(&entry).await.status, 200);
        }
        let before = balances(&mut field).await;
        field.direct(json!({ "act": "draw" })).await;
        let view = set_up(&mut field, 1).await;
        let pairing = last_round(&view)[0].clone();
        let id = pairing.match_id.clone().unwrap();
        field.sit(&pairing.first, &id).await;
        field.sit(pairing.second.as_ref().unwrap(), &id).await;
        field.until(|view| last_round(view)[0].begun).await;
        field.direct(award(1, 1, &pairing.first)).await;
        until_paid(&mut field).await;
        let after = balances(&mut field).await;
        assert!(
            before.iter().zip(&after).all(|(before, after)| after - before <= 1_000),
            "{before:?} {after:?}"
        );
        check(&field.app);
        field.app.stop().await;
    }
}

fn correct(step: u32, winner: &str) -> Value {
    let instead = json!({ "form": "winner", "name": winner });
    json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" })
}

/// Gives the final to `winner`, in place of the result that counts now.
async fn correct_final(field: &mut Field, winner: &str) {
    let desk = desk(field);
    let log = log(&mut field.director, &desk).await;
    let is_result = |step: &&EventStep| {
        step.about.starts_with("2.") && [StepKind::Result, StepKind::Awarded].contains(&step.kind)
    };
    let result = log.steps.iter().find(is_result).unwrap();
    let mut wanted = correct(result.step, winner);
    wanted["replaces"] = json!(result.fate_by);
    act(&mut field.director, &desk, &wanted).await;
}

fn players_of(pairing: &PairingView) -> [String; 2] {
    [pairing.first.clone(), pairing.second.clone().unwrap()]
}

/// Regression: `admin ledger verify` did not read corrections of prizes, and voids took back the first payment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn prizes_are_corrected_again_and_again_and_then_voided() {
    for database in Database::each() {
        let url = database.url();
        let mut field = Field::enter(database, 4, &winner_takes_all(4, 1_000)).await;
        let mut judge = field.app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let order = names(&field);
        let view = play_all(&mut field, &order).await;
        let (desk, last) = (desk(&field), last_round(&view)[0].clone());
        let winner = view.card.winner.clone().unwrap();
        let [one, two] = players_of(&last);
        let loser = if one == winner { two } else { one };
        let paid = |winner: &String| {
            let of = |name: &String| if name == winner { 102_600 } else { 99_000 };
            order.iter().map(of).collect::<Vec<i64>>()
        };
        assert_eq!(balances(&mut field).await, paid(&winner));
        for to in [&loser, &winner, &loser] {
            correct_final(&mut field, to).await;
            assert_eq!(balances(&mut field).await, paid(to));
            check(&field.app);
        }
        let correction = newest(&log(&mut field.director, &desk).await, StepKind::Corrected);
        act(&mut field.director, &desk, &undo(correction.step)).await;
        check(&field.app);
        let now = field.look().await.card.winner.unwrap();
        assert_eq!(balances(&mut field).await, paid(&now));
        if now != loser {
            correct_final(&mut field, &loser).await;
        }

        // The semi-final of the corrected winner is voided: the event is called off, with the corrected amounts.
        let semi = view.brackets[0].rounds[0].pairings.iter();
        let semi = semi.clone().find(|one| players_of(one).contains(&loser)).unwrap();
        let scope = json!({ "kind": "match", "id": semi.match_id.as_ref().unwrap().0 });
        let done = void(&mut judge, &field.app, scope).await;
        assert_eq!(balances(&mut field).await, [100_000; 4]);
        check(&field.app);
        // A correction after the void changes which void owns the event, and an undo of the void brings the prizes.
        correct_final(&mut field, &winner).await;
        check(&field.app);
        undo_void(&mut judge, &done).await;
        assert_eq!(balances(&mut field).await, paid(&winner));
        check(&field.app);
        field.app.stop().await;
    }
}

/// Two directors correct the same final at the same moment: its prizes move once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_directors_undo_at_once() {
    for database in Database::each() {
        let mut field = Field::enter(database, 2, &winner_takes_all(4, 1_000)).await;
        let desk = desk(&field);
        let mut dora = field.app.sign_up("dora").await;
        act(&mut field.director, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        let order = names(&field);
        let view = play_all(&mut field, &order).await;
        let winner = view.card.winner.clone().unwrap();
        let players = players_of(&last_round(&view)[0]);
        let loser = players.iter().find(|name| **name != winner).unwrap();
        let result = log(&mut dora, &desk).await;
        let step = result.steps.iter().find(|step| step.kind == StepKind::Result).unwrap().step;
        act(&mut dora, &desk, &correct(step, loser)).await;
        let correction = newest(&log(&mut dora, &desk).await, StepKind::Corrected).step;
        let wanted = undo(correction);
        let (one, two) =
            tokio::join!(try_act(&mut dora, &desk, &wanted), try_act(&mut field.director, &desk, &wanted));
        let late = if one.status == 200 { &two } else { &one };
        assert_refused(late, "undone_already");
        let of = |name: &String| if *name == winner { 100_800 } else { 99_000 };
        assert_eq!(balances(&mut field).await, order.iter().map(of).collect::<Vec<i64>>());
        check(&field.app);
        field.app.stop().await;
    }
}

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
    let folder = app.folder().to_owned();
    let app = app
        .restart_after(|| {
            put_back(&folder, bytes);
            execute(folder.join("test.db").to_str().unwrap(), "DROP TRIGGER IF EXISTS broken");
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

/// Plants corruptions, one at a time, in copies of a database, and asks the check.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_finds_each_planted_corruption() {
    let mut field = Field::enter(Database::sqlite(), 4, &for_a_fee(1, 4, 1_000)).await;
    let order = names(&field);
    field.direct(json!({ "act": "draw" })).await;
    let view = set_up(&mut field, 1).await;
    // One fee goes back because of an award, and the final is corrected after the payout.
    let unplayed = last_round(&view)[0].clone();
    field.direct(award(unplayed.number, 1, &unplayed.first)).await;
    field.decide(&last_round(&view)[1]).await;
    let view = set_up(&mut field, 2).await;
    play_round(&mut field, &order).await;
    let winner = until_paid(&mut field).await.card.winner.unwrap();
    let loser = players_of(&last_round(&view)[0]).into_iter().find(|name| *name != winner).unwrap();
    correct_final(&mut field, &loser).await;
    check(&field.app);
    let event = number_of_event(&field);
    let stranger = "(SELECT id FROM users WHERE name = 'dirk')";
    let planted = [
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
    ];
    let sound = snapshot(field.app.database());
    let folder = field.app.folder().join("planted");
    std::fs::create_dir(&folder).unwrap();
    for (what, sql) in planted {
        put_back(&folder, &sound);
        let file = folder.join("test.db");
        let guards = GUARDS.map(|name| format!("DROP TRIGGER IF EXISTS {name};")).concat();
        execute(file.to_str().unwrap(), &format!("PRAGMA foreign_keys = OFF; {guards} {sql};"));
        let output = admin(&format!("sqlite:{}", file.display()), &["ledger", "verify"]);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(!output.status.success() && told.contains("the books are WRONG"), "{what}: {told}");
    }
    field.app.stop().await;
}

/// Random numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % u64::try_from(bound).unwrap()).unwrap()
    }
}

/// Sends an act that may be refused, and checks that it is not a fault of the server.
async fn attempt(client: &mut Client, address: &str, body: &Value) {
    let reply = client.post(address, body).await;
    assert!(reply.status < 500, "{body}: {}", reply.text());
}

/// One random act of a director or a player.
async fn random_act(field: &mut Field, chance: &mut Chance) {
    let (view, desk) = (field.look().await, desk(field));
    let (director, entry) = (path(&field.id, "/director"), path(&field.id, "/entry"));
    let all = names(field);
    let name = all[chance.below(all.len())].clone();
    let open: Vec<PairingView> = view.brackets.first().map_or(Vec::new(), |bracket| {
        let last = bracket.rounds.last().into_iter().flat_map(|round| round.pairings.clone());
        last.filter(|pairing| pairing.winner.is_none() && pairing.second.is_some()).collect()
    });
    match chance.below(10) {
        0 => attempt(field.client(&name), &entry, &json!({})).await,
        1 => drop(field.client(&name).delete(&entry).await),
        2 => {
            let remove = json!({ "act": "remove", "name": name, "reason": "ill" });
            attempt(&mut field.director, &director, &remove).await;
        }
        3 => {
            let until = field.app.now_ms() + 3_600_000;
            let late = json!({ "act": "late_entries", "until": until, "reason": "a train is late" });
            attempt(&mut field.director, &director, &late).await;
            attempt(field.client(&name), &entry, &json!({})).await;
        }
        4 | 5 => {
            let steps = log(&mut field.director, &desk).await.steps;
            let step = &steps[chance.below(steps.len())];
            let is_corrected = step.fate == StepFate::Counts && chance.below(2) == 0;
            let wanted = if is_corrected { correct(step.step, &name) } else { undo(step.step) };
            let reply = try_act(&mut field.director, &desk, &wanted).await;
            assert!(reply.status < 500, "{wanted}: {}", reply.text());
        }
        _ if open.is_empty() => attempt(&mut field.director, &director, &json!({ "act": "draw" })).await,
        6 if open[0].match_id.is_some() => {
            // A game begins, and the director or the clock may still decide the match.
            let id = open[0].match_id.clone().unwrap();
            let seat = format!("/api/v1/matches/{}/seat", id.0);
            for player in players_of(&open[0]) {
                attempt(field.client(&player), &seat, &json!({})).await;
            }
        }
        _ => {
            let pairing = &open[chance.below(open.len())];
            let winner = &players_of(pairing)[chance.below(2)];
            let round = u32::try_from(view.brackets[0].rounds.len()).unwrap();
            attempt(&mut field.director, &director, &award(pairing.number, round, winner)).await;
        }
    }
}

/// Random acts of directors and players in small fields. After each event the books are right and the pool is empty.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_books_are_right_after_any_order_of_acts() {
    for database in Database::each() {
        let mut field = Field::enter(database, 7, &for_a_fee(1, 8, 1_000)).await;
        for seed in 1..=4_u64 {
            if seed > 1 {
                field.another(&for_a_fee(1, 8, 1_000)).await;
            }
            let mut chance = Chance(seed);
            for _ in 0..60 {
                random_act(&mut field, &mut chance).await;
            }
            // The event ends in any case: its director awards what is open, or calls it off.
            for _ in 0..200 {
                let view = field.look().await;
                if [TournamentPhase::Over, TournamentPhase::Cancelled].contains(&view.card.phase) {
                    break;
                }
                let cancel = json!({ "act": "cancel", "reason": "the club closes" });
                let director = path(&field.id, "/director");
                match last_round_of(&view) {
                    Some((number, round, winner)) if seed % 2 == 0 => {
                        attempt(&mut field.director, &director, &award(number, round, &winner)).await;
                    }
                    Some(_) => attempt(&mut field.director, &director, &cancel).await,
                    None if view.brackets.is_empty() => {
                        attempt(&mut field.director, &director, &cancel).await;
                    }
                    None => tokio::task::yield_now().await,
                }
            }
            field.until(|view| view.pool.0 == 0).await;
            check(&field.app);
        }
        field.app.stop().await;
    }
}

/// Returns an open match of the last round: its number, the round and the first player.
fn last_round_of(view: &TournamentView) -> Option<(u32, u32, String)> {
    let rounds = &view.brackets.first()?.rounds;
    let round = rounds.last()?;
    let open = round.pairings.iter().find(|one| one.winner.is_none() && one.second.is_some())?;
    Some((open.number, round.number, open.first.clone()))
}
