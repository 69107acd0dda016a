//! Stakes: paid when a match begins, divided when it ends, refused if they cannot be paid.

use std::process::{Command as Process, Output};

use futures_util::future::join_all;
use serde_json::{Value, json};
use wire::{Command, Credits, MatchFormat, Movement, MovementKind, Phase, Statement};

use super::{WatchedTable, against_bot, open_table, settings, sit};
use crate::support::{Client, Database, TestApp, execute};

fn staked(format: MatchFormat, hundredths: i64) -> Value {
    let mut settings = settings(format, true);
    settings["stake"] = hundredths.into();
    settings
}

pub(super) async fn statement(client: &mut Client) -> Statement {
    let reply = client.get("/api/v1/account/credits").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) fn admin(url: &str, arguments: &[&str]) -> Output {
    Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url])
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn kinds(movements: &[Movement]) -> Vec<(MovementKind, i64, i64)> {
    movements.iter().map(|line| (line.kind, line.amount.0, line.balance.0)).collect()
}

#[tokio::test]
async fn a_match_takes_both_stakes_and_pays_the_winner_and_the_house() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        assert_eq!(statement(&mut anna).await.balance, Credits(100_000));
        let five = staked(MatchFormat::Points { length: 5 }, 500);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), five).await;
        let during = statement(&mut anna).await;
        assert_eq!((during.balance, during.staked), (Credits(99_500), Credits(500)));
        table.white.act(Command::Leave).await.unwrap();
        let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let paid = end.settlement.unwrap();
        assert_eq!(
            (paid.each.0, paid.gain.0, paid.white.0, paid.black.0, paid.house.0),
            (500, 500, 0, 900, 100)
        );
        assert_eq!((paid.point, paid.points, paid.winner), (None, 0, Some(wire::Seat::Black)));
        let (lost, won) = (statement(&mut anna).await, statement(&mut berta).await);
        assert_eq!((lost.staked, won.staked), (Credits(0), Credits(0)));
        assert_eq!(
            kinds(&won.movements),
            [
                (MovementKind::Settlement, 900, 100_400),
                (MovementKind::Stake, -500, 99_500),
                (MovementKind::StartingGrant, 100_000, 100_000),
            ]
        );
        assert_eq!(won.movements[0].opponent.as_deref(), Some("anna"));
        assert_eq!(won.movements[0].match_id.as_ref(), Some(&end.id));
        assert_eq!(kinds(&lost.movements)[0], (MovementKind::Stake, -500, 99_500));
        app.stop().await;
    }
}

/// The mint and the house take part in every transfer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_sign_up_and_are_paid_at_the_same_moment() {
    const PAIRS: usize = 10;
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let names: Vec<String> = (0..2 * PAIRS).map(|number| format!("player{number}")).collect();
        let mut people = join_all(names.iter().map(|name| app.sign_up(name))).await.into_iter();
        let five = staked(MatchFormat::Points { length: 5 }, 500);
        let mut tables = Vec::new();
        while let (Some(one), Some(other)) = (people.next(), people.next()) {
            tables.push(WatchedTable::begin_between(one, other, five.clone()).await);
        }
        let paid = join_all(tables.iter_mut().map(|table| async {
            table.white.act(Command::Leave).await.unwrap();
            let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
            end.settlement.unwrap().black
        }));
        assert_eq!(paid.await, [Credits(900); PAIRS]);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_single_game_is_paid_by_the_point_and_its_leaver_at_potential_points() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start(database).await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    // No checker is off, and two are in the opponent's home. Leaving now loses a backgammon.
    let mut table =
        WatchedTable::begin_between(anna.clone(), berta.clone(), staked(MatchFormat::Single, 200)).await;
    table.black.act(Command::Leave).await.unwrap();
    let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let paid = end.settlement.unwrap();
    assert_eq!((paid.each.0, paid.point, paid.points), (2_000, Some(Credits(200)), 3));
    assert_eq!((paid.gain.0, paid.white.0, paid.black.0, paid.house.0), (600, 2_540, 1_400, 60));
    // A time-out costs the same.
    let mut table = WatchedTable::begin_between(berta, anna, staked(MatchFormat::Single, 100)).await;
    app.advance_s(3_600);
    let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let paid = end.settlement.unwrap();
    assert_eq!((paid.gain.0, paid.house.0, paid.white.0 + paid.black.0), (300, 30, 1_970));

    let output = admin(&url, &["ledger", "verify"]);
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("the books are right") && said.contains("2 staked matches"), "{said}");
    let granted = admin(&url, &["ledger", "grant", "anna", "2.50"]);
    assert!(granted.status.success(), "{granted:?}");
    for refused in [
        ["ledger", "grant", "anna", "0"],
        ["ledger", "grant", "anna", "1.234"],
        ["ledger", "grant", "nobody", "1"],
    ] {
        assert!(!admin(&url, &refused).status.success(), "{refused:?}");
    }
    // A hundredth without a source is found.
    let file = url.trim_start_matches("sqlite:").to_owned();
    execute(&file, "DROP TRIGGER ledger_accounts_changed");
    execute(&file, "UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'house'");
    let output = admin(&url, &["ledger", "verify"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("house 0: the balance is not the sum"));
    app.stop().await;
}

#[tokio::test]
async fn a_bot_pays_and_is_paid_and_a_rematch_is_staked_again() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "pip", staked(MatchFormat::ThreeGames, 500)).await;
    socket.act(Command::Leave).await.unwrap();
    let end = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_eq!(end.settlement.unwrap().black, Credits(900));
    let request = crate::support::Socket::request();
    socket
        .say(&wire::ClientMessage::Rematch {
            id: end.id.clone(),
            request: request.clone(),
            contribution: None,
            terms: None,
        })
        .await;
    socket.answer_to(&request).await.unwrap();
    assert_eq!(statement(&mut anna).await.balance, Credits(99_000));
    app.stop().await;
}

#[tokio::test]
async fn stakes_that_cannot_be_put_in_are_refused_and_nothing_is_half_done() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start(database).await;
    let (mut anna, mut berta, mut guest) =
        (app.sign_up("anna").await, app.sign_up("berta").await, app.guest().await);
    let mut unrated = settings(MatchFormat::ThreeGames, false);
    unrated["stake"] = 250.into();
    for (settings, part) in [
        (staked(MatchFormat::Single, 250), "a stake of 2.50 is not on offer. Choose 1.00 or 2.00"),
        (staked(MatchFormat::Points { length: 5 }, 300), "2.50 or 5.00"),
        (staked(MatchFormat::Normal, 100), "stakes are possible in"),
        (unrated, "has to be rated"),
    ] {
        let reply = anna.post("/api/v1/matches", &json!({ "settings": settings })).await;
        reply.assert_error(422, "invalid");
        reply.assert_says(part);
    }
    let single = staked(MatchFormat::Single, 200);
    let reply = guest.post("/api/v1/matches", &json!({ "settings": single })).await;
    reply.assert_error(403, "forbidden");
    for path in ["/api/v1/account/credits", "/api/v1/account/credits.csv"] {
        guest.get(path).await.assert_error(403, "forbidden");
    }

    // Anna has an open table; then her credits are gone.
    let table = open_table(&mut anna, single.clone(), None).await;
    sit(&mut anna, &table.id).await;
    let file = url.trim_start_matches("sqlite:").to_owned();
    let poor =
        "UPDATE ledger_accounts SET balance = 150 WHERE user_id = (SELECT id FROM users WHERE name = 'anna')";
    execute(&file, "DROP TRIGGER ledger_accounts_changed");
    execute(&file, poor);
    let reply = berta.post(&format!("/api/v1/matches/{}/seat", table.id.0), &json!({})).await;
    reply.assert_error(409, "credits_short");
    reply.assert_says("anna has too few credits for the stake of 20.00");
    assert_eq!(statement(&mut berta).await.balance, Credits(100_000));
    // The table that would refuse every opponent is closed.
    assert_eq!(anna.get(&format!("/api/v1/matches/{}", table.id.0)).await.status, 404);
    let reply = anna.post("/api/v1/matches", &json!({ "settings": single })).await;
    reply.assert_error(409, "credits_short");

    // The daily top-up for players with an empty balance.
    assert_eq!(statement(&mut anna).await.top_up, Credits(1_850));
    let reply = anna.post_empty("/api/v1/account/credits/top-up").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(statement(&mut anna).await.balance, Credits(2_000));
    execute(&file, poor);
    anna.post_empty("/api/v1/account/credits/top-up").await.assert_error(409, "conflict");
    app.advance_s(86_400);
    assert_eq!(anna.post_empty("/api/v1/account/credits/top-up").await.status, 200);
    berta.post_empty("/api/v1/account/credits/top-up").await.assert_error(409, "conflict");
    app.stop().await;
}

#[tokio::test]
async fn a_statement_comes_in_pages_and_as_a_file() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    for _ in 0..3 {
        let single = staked(MatchFormat::Single, 100);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), single).await;
        table.black.act(Command::Leave).await.unwrap();
        table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    }
    let (mut seen, mut next) = (Vec::new(), None);
    loop {
        let place = next.map(|before| format!("&before={before}")).unwrap_or_default();
        let reply = anna.get(&format!("/api/v1/account/credits?limit=3{place}")).await;
        let page: Statement = serde_json::from_slice(&reply.body).unwrap();
        seen.extend(page.movements.iter().map(|movement| movement.number));
        next = page.next;
        if next.is_none() {
            break;
        }
    }
    assert_eq!(seen, [7, 6, 5, 4, 3, 2, 1]);
    anna.get("/api/v1/account/credits?limit=0").await.assert_error(422, "invalid");
    let file = anna.get("/api/v1/account/credits.csv").await;
    let text = file.text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 8);
    assert_eq!(lines[0], "number,time,kind,amount,balance,match,opponent");
    assert!(lines[1].starts_with("7,2027-01-15T08:00:00Z,settlement,12.70,1008.10,"), "{}", lines[1]);
    assert!(lines[1].ends_with(",berta"), "{}", lines[1]);
    assert_eq!(lines[7], "1,2027-01-15T08:00:00Z,starting_grant,1000.00,1000.00,,");
    app.stop().await;
}
