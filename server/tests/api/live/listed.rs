//! Provisional ratings, and the players listed in a leaderboard.

use std::process::Command as Process;

use wire::{Command, LeaderboardPage, MatchFormat, Phase, PlayerProfile, RatingList, RatingStanding};

use super::{Table, settings};
use crate::support::{Client, Database, TestApp};

/// Creates a person with this starting experience in the list Price, recorded as the start. The account is old, so
/// that its losses by leaving do not make a crowd of fresh accounts.
async fn experienced(app: &TestApp, name: &str, experience: u32) -> Client {
    let client = app.sign_up(name).await;
    app.database().change(&format!("UPDATE users SET created_at = 0 WHERE name = '{name}'"));
    for (table, time) in [("rating_starts", "at"), ("ratings", "rated_at")] {
        app.database().change(&format!(
            "INSERT INTO {table} (user_id, list, rating, experience, {time}) \
             SELECT id, 'price', 1500.0, {experience}, 0 FROM users WHERE name = '{name}'"
        ));
    }
    client
}

/// `loser` leaves a match to 5 points after the first turns.
async fn lose(loser: &Client, winner: &Client) -> wire::MatchView {
    let five = settings(MatchFormat::Points { length: 5 }, true);
    let mut table = Table::begin_between(loser.clone(), winner.clone(), five).await;
    table.first_turns().await;
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await
}

async fn price(app: &TestApp, name: &str) -> RatingStanding {
    let reply = app.client().get(&format!("/api/v1/players/{name}")).await;
    let profile: PlayerProfile = serde_json::from_slice(&reply.body).unwrap();
    profile.ratings.into_iter().find(|standing| standing.list == RatingList::Price).unwrap()
}

async fn board(app: &TestApp) -> Vec<String> {
    let reply = app.client().get("/api/v1/leaderboards/price").await;
    let page: LeaderboardPage = serde_json::from_slice(&reply.body).unwrap();
    page.rows.into_iter().map(|row| row.name).collect()
}

fn check(url: &str) -> (bool, String) {
    let output = Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "ratings", "verify"])
        .output()
        .expect("the program runs");
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[tokio::test]
async fn listed_players_have_played_five_people_with_established_ratings() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (hero, mut rising) = (app.sign_up("hero").await, experienced(&app, "rising", 10).await);
        let mut known = Vec::new();
        for number in 0..6 {
            known.push(experienced(&app, &format!("known{number}"), 400).await);
        }
        for (matches, opponent) in known[..4].iter().enumerate() {
            let now = price(&app, "hero").await;
            assert!(now.provisional && !now.listed && usize::from(now.opponents) == matches, "{now:?}");
            lose(opponent, &hero).await;
        }
        let now = price(&app, "hero").await;
        assert!(
            !now.provisional && !now.listed && now.experience == 20,
            "four people are not enough: {now:?}"
        );
        // The fifth opponent is provisional, and a second match with the same player does not count as another
        // person.
        lose(&rising, &hero).await;
        lose(&known[0], &hero).await;
        assert_eq!((price(&app, "hero").await.listed, board(&app).await.len()), (false, 0));
        // With an experience of 20 the fifth is no longer provisional. The match against it counts from this moment
        // on, without another match of the hero.
        lose(&known[5], &rising).await;
        assert!(!price(&app, "rising").await.provisional);
        assert_eq!(price(&app, "hero").await.opponents, 5);
        assert_eq!(board(&app).await, ["hero"]);
        let (is_right, said) = check(&url);
        assert!(is_right, "{said}");

        // An unlisted player sees the neighbours and no rank.
        let reply = rising.get("/api/v1/leaderboards/price/around/known0").await;
        let page: LeaderboardPage = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(page.rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["hero"]);
        // The check finds an unearned place and a missing one.
        for (wrong, what) in [("known0", "listed and should not be"), ("hero", "not listed and should be")] {
            let flip = format!(
                "UPDATE ratings SET is_listed = NOT is_listed WHERE list = 'price' \
                 AND user_id = (SELECT id FROM users WHERE name = '{wrong}')"
            );
            app.database().change(&flip);
            let (is_right, said) = check(&url);
            assert!(!is_right && said.contains(what), "{said}");
            app.database().change(&flip);
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_provisional_rating_is_marked_wherever_it_is_shown() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, berta) = (app.sign_up("anna").await, experienced(&app, "berta", 400).await);
        let end = lose(&anna, &berta).await;
        assert!(end.white.provisional && !end.black.provisional);
        let table = super::open_table(&mut anna, settings(MatchFormat::ThreeGames, true), None).await;
        let reply = anna.post(&format!("/api/v1/matches/{}/seat", table.id.0), &serde_json::json!({})).await;
        assert_eq!(reply.status, 200);
        let lobby = anna.get("/api/v1/lobby").await.json();
        assert_eq!(lobby["tables"][0]["opener_provisional"], true, "{lobby}");
        let found = anna.get("/api/v1/players?start=").await;
        assert_eq!(found.status, 422);
        let found = anna.get("/api/v1/players?start=anna").await.json();
        assert_eq!(found["players"][0]["price_provisional"], true, "{found}");
        let bots = anna.get("/api/v1/bots").await.json();
        assert_eq!(bots[0]["price_provisional"], false, "{bots}");
        let matches = anna.get("/api/v1/players/anna/matches").await.json();
        assert_eq!(matches["matches"][0]["seats"][0]["provisional"], true, "{matches}");
        app.stop().await;
    }
}

/// First opponents see the true strength of a bot, and the recomputation from the first match uses it.
#[tokio::test]
async fn bots_of_the_house_begin_at_their_measured_strength() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        for card in anna.get("/api/v1/bots").await.json().as_array().unwrap() {
            let (name, strength) = (card["name"].as_str().unwrap(), card["strength"].as_f64().unwrap());
            let at = price(&app, name).await;
            assert_eq!((at.rating.to_bits(), at.experience), (strength.to_bits(), 400), "{name}");
            assert!(!at.provisional && !at.listed);
        }
        let five = settings(MatchFormat::Points { length: 5 }, true);
        let (_, mut socket) = super::against_bot(&mut anna, "Octavia", five).await;
        socket.first_turns().await;
        socket.act(Command::Leave).await.unwrap();
        let end = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!((end.rating_changes[0].before, end.rating_changes[0].experience_before), (2_070.0, 400));
        let (is_right, said) = check(&url);
        assert!(is_right, "{said}");
        // A restart changes nothing.
        let after = price(&app, "Octavia").await;
        let app = app.restart().await;
        assert_eq!(price(&app, "Octavia").await, after);
        app.stop().await;
    }
}
