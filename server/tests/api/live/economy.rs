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

/// A bot with nothing is as rich as its owner.
#[tokio::test]
async fn the_daily_top_up_counts_what_a_person_and_its_bots_have_together() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(anna.post("/api/v1/account/bots", &json!({ "name": "annabot" })).await.status, 201);
        let token = json!({ "name": "player", "scopes": ["read", "play"], "bot": "annabot" });
        let made = anna.post("/api/v1/account/tokens", &token).await.json();
        let mut bot = app.client();
        bot.extra_headers = vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
        let told = bot.get("/api/v1/account/credits").await.json();
        assert_eq!((&told["balance"], &told["top_up"]), (&json!(0), &json!(0)));
        bot.post_empty("/api/v1/account/credits/top-up").await.assert_error(409, "conflict");
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

/// A crowd of new accounts has no credits: each gets its grant with the first match in which both sides completed a
/// turn.
#[tokio::test]
async fn the_starting_grant_comes_with_the_first_match_played() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let before = books(&app).await.issued;
        let (mut anna, mut berta) = (app.sign_up_new("anna").await, app.sign_up_new("berta").await);
        let credits = "/api/v1/account/credits";
        let told = anna.get(credits).await.json();
        assert_eq!(
            (&told["balance"], &told["promised"], &told["top_up"]),
            (&json!(0), &json!(100_000), &json!(0))
        );
        anna.post_empty("/api/v1/account/credits/top-up").await.assert_error(409, "conflict");
        let refused = anna.post("/api/v1/matches", &json!({ "settings": staked(500) })).await;
        refused.assert_error(409, "credits_short");
        refused.assert_says("with its first match");

        // A match that one side leaves before both have completed a turn is not played.
        let mut table =
            super::WatchedTable::begin_between(anna.clone(), berta.clone(), super::casual()).await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(books(&app).await.issued, before);

        let mut table =
            super::WatchedTable::begin_between(anna.clone(), berta.clone(), super::casual()).await;
        table.first_turns().await;
        assert_eq!(books(&app).await.issued, before, "it comes when the match is over");
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(books(&app).await.issued.0, before.0 + 200_000);
        for client in [&mut anna, &mut berta] {
            let told = client.get(credits).await.json();
            assert_eq!((&told["balance"], &told["promised"]), (&json!(100_000), &json!(0)));
            assert_eq!(told["movements"][0]["kind"], "starting_grant");
        }
        // A guest who has played gets the grant with the name.
        let guest = app.guest().await;
        let mut table =
            super::WatchedTable::begin_between(guest.clone(), berta.clone(), super::casual()).await;
        table.first_turns().await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let mut kept = guest;
        let wanted = json!({ "name": "carla", "password": crate::support::PASSWORD });
        assert_eq!(kept.post("/api/v1/account/keep", &wanted).await.status, 200);
        assert_eq!(kept.get(credits).await.json()["balance"], 100_000);
        app.stop().await;
    }
}
