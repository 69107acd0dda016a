//! Provisional ratings, and the players listed in a leaderboard.

use std::process::Command as Process;

use wire::{
    Command, CommandKind, LeaderboardPage, ListingGap, MatchFormat, MatchView, Phase, PlayerProfile,
    RatingList, RatingStanding, Seat,
};

use super::{WatchedTable, settings};
use crate::support::{Client, Database, TestApp, plain_command};

/// A day in seconds.
const DAY_S: u64 = 86_400;

/// Creates a person with this starting experience in the list Stakes, recorded as the start. The account is old, so
/// that its losses by leaving do not make a crowd of fresh accounts.
async fn experienced(app: &TestApp, name: &str, experience: u32) -> Client {
    let client = app.sign_up(name).await;
    app.database().change(&format!("UPDATE users SET created_at = 0 WHERE name = '{name}'"));
    for (table, time) in [("rating_starts", "at"), ("ratings", "rated_at")] {
        app.database().change(&format!(
            "INSERT INTO {table} (user_id, list, rating, experience, {time}) \
             SELECT id, 'stakes', 1500.0, {experience}, 0 FROM users WHERE name = '{name}'"
        ));
    }
    client
}

/// `loser` leaves a match to 5 points after the first turns.
async fn lose(loser: &Client, winner: &Client) -> wire::MatchView {
    let five = settings(MatchFormat::Points { length: 5 }, true);
    let mut table = WatchedTable::begin_between(loser.clone(), winner.clone(), five).await;
    table.first_turns().await;
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await
}

async fn stakes(app: &TestApp, name: &str) -> RatingStanding {
    let reply = app.client().get(&format!("/api/v1/players/{name}")).await;
    let profile: PlayerProfile = serde_json::from_slice(&reply.body).unwrap();
    profile.ratings.into_iter().find(|standing| standing.list == RatingList::Stakes).unwrap()
}

/// Returns the people in the leaderboard.
async fn board(app: &TestApp) -> Vec<String> {
    let reply = app.client().get("/api/v1/leaderboards/stakes?bots=false").await;
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

/// Waits until the rule has been applied to everybody for whom a check is due now.
pub(super) async fn settled(app: &TestApp) {
    let due = format!("SELECT 'due' AS text FROM listing_checks WHERE due_at <= {}", app.now_ms());
    app.advance_s(2);
    while !app.database().texts(&due).is_empty() {
        tokio::task::yield_now().await;
    }
}

/// The tests run on one machine; without this all accounts of a test would be a household.
fn forget_addresses(app: &TestApp) {
    app.database().change("DELETE FROM address_accounts");
}

/// `player` plays a bot of the house to 5 points and leaves after the first turns.
async fn lose_to_bot(player: &mut Client, bot: &str) {
    let five = settings(MatchFormat::Points { length: 5 }, true);
    let (_, mut socket) = super::against_bot(player, bot, five).await;
    socket.first_turns().await;
    socket.act(Command::Leave).await.unwrap();
    socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
}

/// Returns the names of five bots of the house.
async fn five_bots(client: &mut Client) -> Vec<String> {
    let bots = client.get("/api/v1/bots").await.json();
    bots.as_array().unwrap().iter().take(5).map(|bot| bot["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_player_is_listed_after_three_days_and_five_established_opponents() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut hero = app.sign_up("hero").await;
        let bots = five_bots(&mut hero).await;
        assert_eq!(stakes(&app, "hero").await.missing, Some(ListingGap::Experience { points: 20 }));
        for bot in &bots[..4] {
            lose_to_bot(&mut hero, bot).await;
        }
        settled(&app).await;
        assert_eq!(stakes(&app, "hero").await.missing, Some(ListingGap::Days { days: 2 }));
        app.advance_s(DAY_S);
        lose_to_bot(&mut hero, &bots[0]).await;
        app.advance_s(DAY_S);
        lose_to_bot(&mut hero, &bots[0]).await;
        settled(&app).await;
        assert_eq!(stakes(&app, "hero").await.missing, Some(ListingGap::Opponents { people: 1 }));
        assert_eq!(board(&app).await, Vec::<String>::new());
        lose_to_bot(&mut hero, &bots[4]).await;
        settled(&app).await;
        let now = stakes(&app, "hero").await;
        assert_eq!((now.missing, now.listed_rating), (None, Some(now.rating)));
        assert_eq!(board(&app).await, ["hero"]);
        let (is_right, said) = check(&url);
        assert!(is_right, "{said}");

        // A sanction takes the player out at once, and its end brings the player back.
        let mut judge = app.sign_up("judge").await;
        assert!(super::moderation::set_moderator(&url, "add", "judge"));
        let hide = serde_json::json!({
            "deed": "hidden", "player": "hero", "hours": 1, "reason": "a test", "why": "none"
        });
        assert_eq!(judge.post("/api/v1/moderation/actions", &hide).await.status, 204);
        assert_eq!(stakes(&app, "hero").await.missing, Some(ListingGap::Hidden));
        assert_eq!(board(&app).await, Vec::<String>::new());
        let (is_right, said) = check(&url);
        assert!(is_right, "{said}");
        app.advance_s(3_700);
        settled(&app).await;
        assert_eq!(board(&app).await, ["hero"]);

        // The check finds an unearned place, a missing one, and wrong sums.
        lose(&app.sign_up("newcomer").await, &hero).await;
        settled(&app).await;
        let of = |name: &str| {
            format!("user_id = (SELECT id FROM users WHERE name = '{name}') AND list = 'stakes'")
        };
        for (wrong, undone, what) in [
            ("listed_rating = rating", "listed_rating = NULL", "listed and should not be"),
            ("days_played = days_played + 1", "days_played = days_played - 1", "days with matches"),
        ] {
            app.database().change(&format!("UPDATE ratings SET {wrong} WHERE {}", of("newcomer")));
            let (is_right, said) = check(&url);
            assert!(!is_right && said.contains(what), "{said}");
            app.database().change(&format!("UPDATE ratings SET {undone} WHERE {}", of("newcomer")));
        }
        let keep = format!(
            "UPDATE ratings SET missing = NULL, listed_rating = listed_rating - 1 WHERE {}",
            of("hero")
        );
        app.database().change(&keep);
        let (is_right, said) = check(&url);
        assert!(!is_right && said.contains("listed as"), "{said}");
        app.database().change(&keep.replace("- 1", "+ 1"));
        let points = format!("UPDATE rating_opponents SET points = points + 1 WHERE {}", of("hero"));
        app.database().change(&points);
        let (is_right, said) = check(&url);
        assert!(!is_right && said.contains("opponents or their points"), "{said}");
        app.stop().await;
    }
}

/// The attack that reached rank 1 in 56 s: new accounts pass turned cubes and resign a point after event 62. They also
/// leave late, and resign everything at once.
#[tokio::test]
async fn a_crowd_of_new_accounts_lifts_nobody_and_is_on_the_moderators_page() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address = server::Bucket { burst: 100, refill_s: 1.0 };
        })
        .await;
        let mut judge = app.sign_up("judge").await;
        assert!(super::moderation::set_moderator(&url, "add", "judge"));
        let mut target = app.sign_up("target").await;
        // The target has done all that the rule asks: three days, and five bots.
        let bots = five_bots(&mut target).await;
        for bots in [&bots[..2], &bots[2..4], &bots[4..]] {
            for bot in bots {
                lose_to_bot(&mut target, bot).await;
            }
            app.advance_s(DAY_S);
        }
        settled(&app).await;
        assert_eq!(board(&app).await, ["target"]);
        let by_play = stakes(&app, "target").await.rating;
        for number in 0..12 {
            let puppet = app.sign_up(&format!("puppet{number}")).await;
            leave_late(&puppet, &target).await;
            pass_and_resign(&puppet, &target).await;
            resign_at_once(&puppet, &target).await;
        }
        forget_addresses(&app);
        settled(&app).await;
        assert_capped(&app, by_play).await;
        let found = judge.get("/api/v1/moderation/suspicions").await;
        let found: wire::Suspicions = serde_json::from_slice(&found.body).unwrap();
        let debt = found.debts.iter().find(|debt| debt.player == "target" && debt.list == RatingList::Stakes);
        let debt = debt.unwrap_or_else(|| panic!("{:?}", found.debts));
        assert!(debt.points > 200.0 && debt.givers.len() == 12, "{debt:?}");
        assert!(debt.givers.iter().all(|giver| giver.name.starts_with("puppet") && giver.matches == 3));
        // Only the matches that were resigned at once are short.
        let star = found.stars.iter().find(|star| star.player == "target");
        assert!(star.is_some_and(|star| (star.feeders, star.fed) == (12, 12)), "{:?}", found.stars);
        let (is_right, said) = check(&url);
        assert!(is_right, "{said}");
        app.stop().await;
    }
}

/// Strangers who leave after a turn each hide nobody but themselves.
#[tokio::test]
async fn strangers_who_leave_after_a_turn_hide_nobody() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut honest = app.sign_up("honest").await;
        let bots = five_bots(&mut honest).await;
        for bots in [&bots[..2], &bots[2..4], &bots[4..]] {
            for bot in bots {
                lose_to_bot(&mut honest, bot).await;
            }
            app.advance_s(DAY_S);
        }
        settled(&app).await;
        assert_eq!(board(&app).await, ["honest"]);
        for number in 0..9 {
            lose(&app.sign_up(&format!("stranger{number}")).await, &honest).await;
        }
        settled(&app).await;
        let now = stakes(&app, "honest").await;
        assert!(now.missing.is_none() && now.listed_rating.is_some(), "{now:?}");
        assert_eq!(board(&app).await, ["honest"]);
        app.stop().await;
    }
}

/// Makes a new player one whom the rule lists: by matches with five bots of the house, which count as three days. The
/// clock of the site stands still. Returns the rating by these matches.
pub(super) async fn list_by_play(app: &TestApp, player: &mut Client, name: &str) -> f64 {
    for bot in five_bots(player).await {
        lose_to_bot(player, &bot).await;
    }
    let of = format!("WHERE user_id = (SELECT id FROM users WHERE name = '{name}')");
    app.database().change(&format!("UPDATE ratings SET days_played = 3 {of}"));
    // The stamp makes a check that has begun before useless.
    app.database().change(&format!("UPDATE listing_checks SET due_at = 0, stamp = stamp + 1 {of}"));
    settled(app).await;
    assert_eq!(board(app).await, [name]);
    stakes(app, name).await.rating
}

/// Asserts that the rating of the player `target` has gained much, and that its place in the list has gained the 100
/// points that the rule allows above the rating by play.
pub(super) async fn assert_capped(app: &TestApp, by_play: f64) {
    let now = stakes(app, "target").await;
    assert!(now.rating > by_play + 200.0, "{by_play} {now:?}");
    let gained = now.listed_rating.unwrap_or_else(|| panic!("nobody is hidden by others: {now:?}")) - by_play;
    assert!((gained - 100.0).abs() < 0.001, "{by_play} {now:?}");
    assert_eq!(board(app).await, ["target"]);
}

/// The last event of a match that counts as short.
const SHORT: u32 = 62;

/// Begins a match to 5 points in which the first player will lose on purpose, with the white checkers.
async fn give(loser: &Client, winner: &Client) -> WatchedTable {
    let five = settings(MatchFormat::Points { length: 5 }, true);
    let table = WatchedTable::begin_between(loser.clone(), winner.clone(), five).await;
    assert_eq!(table.white.view.as_ref().unwrap().you, Some(Seat::White));
    table
}

/// Returns the highest resignation that is possible. It needs no answer.
fn resignation(view: &MatchView) -> Command {
    Command::OfferResignation { result: view.resignations.last().unwrap().result }
}

/// `loser` plays on for a while and leaves.
async fn leave_late(loser: &Client, winner: &Client) {
    let mut table = give(loser, winner).await;
    while table.white.view.as_ref().unwrap().seq.0 <= SHORT {
        table.play_action().await;
    }
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
}

/// `loser` takes a cube, turns it, passes it when it comes back, which costs four points, and resigns the last point
/// when the match is no longer short.
async fn pass_and_resign(loser: &Client, winner: &Client) {
    let mut table = give(loser, winner).await;
    while !table.is_over() {
        table
            .act_on_turn(|view| {
                let is_loser = view.you == Some(Seat::White);
                let may_turn = view.allowed.contains(&CommandKind::Double);
                match view.phase {
                    Phase::CubeOffered { value: 8, .. } if is_loser => Command::Pass,
                    Phase::ToRoll { .. } if may_turn && (!is_loser || view.cube.value == 2) => {
                        Command::Double
                    }
                    _ if is_loser && view.crawford && view.seq.0 > SHORT => resignation(view),
                    _ => plain_command(view),
                }
            })
            .await;
    }
    let view = table.white.view.as_ref().unwrap();
    assert_eq!((view.score.white, view.score.black), (0, 5));
}

/// `loser` resigns as much as possible as soon as both have played, and again in the next game.
async fn resign_at_once(loser: &Client, winner: &Client) {
    let mut table = give(loser, winner).await;
    table.first_turns().await;
    while !table.is_over() {
        table
            .act_on_turn(|view| match view.you {
                Some(Seat::White) => resignation(view),
                _ => plain_command(view),
            })
            .await;
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
        assert_eq!(found["players"][0]["stakes_provisional"], true, "{found}");
        let bots = anna.get("/api/v1/bots").await.json();
        assert_eq!(bots[0]["stakes_provisional"], false, "{bots}");
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
            let at = stakes(&app, name).await;
            assert_eq!((at.rating.to_bits(), at.experience), (strength.to_bits(), 400), "{name}");
            assert!(!at.provisional && at.listed_rating == Some(strength));
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
        let after = stakes(&app, "Octavia").await;
        let app = app.restart().await;
        assert_eq!(stakes(&app, "Octavia").await, after);
        app.stop().await;
    }
}
