//! The closed economy of credits: the mint's grants, which cannot be gained by repeating an action.

use serde_json::{Value, json};
use wire::{Books, Command, Credits, MatchFormat, Phase};

use super::{against_bot, open_table, settings};
use crate::support::{Database, TestApp};

fn staked(hundredths: i64) -> Value {
    let mut settings = settings(MatchFormat::Points { length: 5 }, true);
    settings["stake"] = hundredths.into();
    settings
}

async fn books(app: &TestApp) -> Books {
    let reply = app.client().get("/api/v1/books").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let books: Books = serde_json::from_slice(&reply.body).unwrap();
    let held: i64 = books.bots.iter().map(|bot| bot.balance.0).sum();
    assert_eq!(books.issued.0, books.house.0 + books.players.0 + held, "{books:?}");
    books
}

/// A bot of the same person gets no grant.
#[tokio::test]
async fn the_starting_grant_comes_once_for_each_person_and_not_for_its_bots() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let before = books(&app).await;
        assert!(before.bots.iter().all(|bot| bot.balance == Credits(100_000)), "{before:?}");
        assert_eq!((before.issued, before.players), (Credits(600_000), Credits(0)));
        let mut anna = app.sign_up("anna").await;
        assert_eq!(books(&app).await.issued, Credits(700_000));
        let made = anna.post("/api/v1/account/bots", &json!({ "name": "annabot" })).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let own = "SELECT CAST(balance AS TEXT) AS text FROM ledger_accounts \
            WHERE user_id = (SELECT id FROM users WHERE name = 'annabot')";
        assert_eq!(app.database().texts(own), ["0"]);
        assert_eq!(books(&app).await.issued, Credits(700_000));
        // House bots get their budget once.
        let app = app.restart().await;
        assert_eq!(books(&app).await.issued, Credits(700_000));
        app.stop().await;
    }
}

/// Losing to a bot and winning against it only moves credits. The mint adds nothing.
#[tokio::test]
async fn an_empty_bot_plays_unstaked_and_says_so() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bots.budget = 5;
            settings.live.bots.rated_a_day = 0;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let begun = books(&app).await;
        assert_eq!(begun.issued, Credits(100_000 + 6 * 500));
        let (_, socket) = against_bot(&mut anna, "pip", staked(500)).await;
        assert_eq!(socket.view.as_ref().unwrap().settings.stake, Some(Credits(500)));
        // Its five credits are staked, so another match is unstaked, and the terms state this beforehand.
        let table = open_table(&mut anna, staked(500), Some("pip")).await;
        assert!(table.unstaked && !table.limited && table.settings.stake.is_none() && table.settings.rated);
        let (_, mut second) = against_bot(&mut anna, "pip", staked(250)).await;
        let view = second.view.clone().unwrap();
        assert!(view.unstaked && view.settings.stake.is_none() && view.settings.rated, "{view:?}");
        second.act(Command::Leave).await.unwrap();
        let end = second.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(end.settlement.is_none());
        assert_eq!(books(&app).await.issued, begun.issued, "no credits are issued");
        app.stop().await;
    }
}
