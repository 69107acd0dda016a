//! Voided matches, and a crowd of fresh accounts that loses to one player.

use std::process::{Command as Process, Output};

use serde_json::{Value, json};
use wire::{
    Command, LeaderboardPage, MatchFormat, MatchId, ModerationDesk, OwnSanctions, Phase, PlayerProfile,
    Suspicions, VoidChanges,
};

use super::{
    WatchedTable,
    listed::{assert_capped, list_by_play, settled},
    moderation::set_moderator,
    settings,
};
use crate::support::{Client, Database, TestApp};

fn admin(url: &str, arguments: &[&str]) -> Output {
    Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url])
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn fits(url: &str) {
    for task in [["ratings", "verify"], ["ledger", "verify"]] {
        let output = admin(url, &task);
        assert!(output.status.success(), "{task:?}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

/// `loser` plays a little and leaves.
pub(super) async fn lose(loser: &Client, winner: &Client, settings: Value) -> MatchId {
    let mut table = WatchedTable::begin_between(loser.clone(), winner.clone(), settings).await;
    table.play_actions(8).await;
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    table.id
}

/// `loser` resigns a rated single game after its first turns.
async fn resign(loser: &Client, winner: &Client) {
    let mut table =
        WatchedTable::begin_between(loser.clone(), winner.clone(), settings(MatchFormat::Normal, true)).await;
    table.play_actions(4).await;
    let floor = table.white.view.as_ref().unwrap().resignation_floor.unwrap();
    table.white.act(Command::OfferResignation { result: floor }).await.unwrap();
    // The highest possible value needs no answer.
    let is_over = |view: &wire::MatchView| matches!(view.phase, Phase::Over { .. });
    if !is_over(&table.black.until(|view| view.resignation.is_some() || is_over(view)).await) {
        table.black.act(Command::AcceptResignation).await.unwrap();
    }
    table.black.until(is_over).await;
}

pub(super) fn staked() -> Value {
    let mut settings = settings(MatchFormat::Points { length: 5 }, true);
    settings["stake"] = 500.into();
    settings
}

async fn fetch_json<T: serde::de::DeserializeOwned>(client: &mut Client, path: &str) -> T {
    let reply = client.get(path).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn profile(client: &mut Client, name: &str) -> PlayerProfile {
    let mut profile: PlayerProfile = fetch_json(client, &format!("/api/v1/players/{name}")).await;
    profile.online = false;
    profile
}

async fn balance(client: &mut Client) -> i64 {
    fetch_json::<wire::Statement>(client, "/api/v1/account/credits").await.balance.0
}

#[tokio::test]
async fn a_void_takes_a_match_out_of_every_number_and_its_being_undone_brings_it_back() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let mut clients = [app.sign_up("anna").await, app.sign_up("berta").await, app.sign_up("carl").await];
        lose(&clients[0], &clients[1], staked()).await;
        let before = [profile(&mut judge, "anna").await, profile(&mut judge, "berta").await];
        lose(&clients[0], &clients[1], staked()).await;
        lose(&clients[1], &clients[2], staked()).await;
        let names = ["anna", "berta", "carl"];
        let mut all = Vec::new();
        for name in names {
            all.push(profile(&mut judge, name).await);
        }
        let credits = [balance(&mut clients[0]).await, balance(&mut clients[1]).await];

        let scope = json!({ "kind": "pair", "players": ["anna", "berta"] });
        for (who, path, body, status) in [
            (1, "preview", json!({ "scope": scope }), 403),
            (0, "preview", json!({ "scope": { "kind": "pair", "players": ["anna", "anna"] } }), 422),
            (0, "preview", json!({ "scope": { "kind": "pair", "players": ["anna", "nobody"] } }), 404),
            (0, "preview", json!({ "scope": { "kind": "match", "id": "0000000002d" } }), 404),
            (
                0,
                "preview",
                json!({ "scope": { "kind": "account", "player": "anna", "from": 5, "until": 5 } }),
                422,
            ),
            (0, "", json!({ "scope": scope, "digest": "0", "reason": "Fed", "evidence": "x" }), 409),
            (0, "", json!({ "scope": scope, "digest": "0", "reason": "", "evidence": "x" }), 422),
        ] {
            let client = if who == 0 { &mut judge } else { &mut clients[0] };
            let path = format!("/api/v1/moderation/voids/{path}");
            let reply = client.post(path.trim_end_matches('/'), &body).await;
            assert_eq!(reply.status, status, "{path} {body}: {}", reply.text());
        }
        let reply = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await;
        let preview: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!((preview.matches, preview.recomputed, preview.players), (2, 1, 3), "{preview:?}");
        assert_eq!((preview.refunded.0, preview.returned.0, preview.house_loss.0), (1_000, 800, 0));
        assert_eq!(profile(&mut judge, "carl").await, all[2], "a preview changes nothing");
        let sent = json!({
            "scope": scope, "digest": preview.digest, "reason": "Matches lost on purpose.", "evidence": "Same minute.",
        });
        let reply = judge.post("/api/v1/moderation/voids", &sent).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let done: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(done.largest, preview.largest);
        fits(&url);
        // Anna has lost and played nothing; carl's win was against a newcomer.
        let anna = profile(&mut judge, "anna").await;
        assert_eq!(
            (anna.played, anna.lost, anna.ratings[1].rating, anna.ratings[1].experience),
            (0, 0, 1500.0, 0)
        );
        let carl = profile(&mut judge, "carl").await;
        assert_eq!(format!("{:.2}", carl.ratings[1].rating), "1522.36");
        assert_eq!(
            [balance(&mut clients[0]).await, balance(&mut clients[1]).await],
            [credits[0] + 1_000, credits[1] - 800]
        );
        let against: wire::HeadToHead = fetch_json(&mut judge, "/api/v1/players/anna/against/berta").await;
        assert_eq!(against.played, 0);
        let told: OwnSanctions = fetch_json(&mut clients[2], "/api/v1/account/sanctions").await;
        assert!(
            matches!(&told.corrections[..], [one] if one.reason == "Matches lost on purpose." && !one.undone),
            "{told:?}"
        );
        // A second moderator with the same preview gets an error.
        assert_eq!(judge.post("/api/v1/moderation/voids", &sent).await.status, 404);

        // The match itself shows everybody that it is voided.
        let history: wire::MatchPage = fetch_json(&mut judge, "/api/v1/players/anna/matches").await;
        let page = format!("/api/v1/matches/{}", history.matches[0].id.0);
        let shown: wire::MatchView = fetch_json(&mut app.client(), &page).await;
        assert!(shown.voided && shown.rating_changes.is_empty(), "{shown:?}");

        let id = done.id.unwrap();
        let undo = format!("/api/v1/moderation/voids/{id}/undo");
        assert_eq!(judge.post(&undo, &json!({ "why": "It was a mistake." })).await.status, 200);
        assert_eq!(judge.post(&undo, &json!({ "why": "It was a mistake." })).await.status, 409);
        fits(&url);
        for (name, was) in names.iter().zip(&all) {
            assert_eq!(profile(&mut judge, name).await, *was, "{name}");
        }
        assert_eq!([balance(&mut clients[0]).await, balance(&mut clients[1]).await], credits);
        let shown: wire::MatchView = fetch_json(&mut app.client(), &page).await;
        assert!(!shown.voided && shown.rating_changes.len() == 2, "{shown:?}");

        // With the newer of anna's two matches voided, her ratings are those after the first match.
        let history: wire::MatchPage = fetch_json(&mut judge, "/api/v1/players/anna/matches").await;
        let last = history.matches[0].id.0.clone();
        assert!(
            admin(&url, &["void", "match", &last, "--reason", "Fed", "--evidence", "x"]).status.success()
        );
        fits(&url);
        let now = profile(&mut judge, "anna").await;
        assert_eq!(now.ratings, before[0].ratings);
        let history: wire::MatchPage = fetch_json(&mut judge, "/api/v1/players/anna/matches").await;
        assert_eq!(history.matches.iter().map(|one| one.voided).collect::<Vec<_>>(), [true, false]);
        let desk: ModerationDesk = fetch_json(&mut judge, "/api/v1/moderation").await;
        assert_eq!(desk.voids.len(), 2);
        // The command uses the machine's time, so the order in the list is not checked.
        assert!(desk.voids.iter().any(|void| void.author == "operator"));
        let counts: wire::ModerationCounts = fetch_json(&mut app.client(), "/api/v1/moderation/public").await;
        assert_eq!(counts.months.iter().map(|month| month.voids).sum::<u32>(), 2);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_void_takes_no_more_credits_than_there_are_and_the_house_bears_the_rest() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            settings.limits.table_by_account = server::Bucket { burst: 10_000, refill_s: 1.0 };
        })
        .await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let (mut anna, mut berta, carl) =
            (app.sign_up("anna").await, app.sign_up("berta").await, app.sign_up("carl").await);
        let fed = lose(&anna, &berta, staked()).await;
        // Berta loses everything, over the days that the limit of rated matches between two players requires.
        while balance(&mut berta).await >= 500 {
            for _ in 0..20 {
                if balance(&mut berta).await >= 500 {
                    lose(&berta, &carl, staked()).await;
                }
            }
            app.advance_s(86_400);
        }
        let left = balance(&mut berta).await;
        let (lost, scope) = (balance(&mut anna).await, json!({ "kind": "match", "id": fed.0 }));
        let reply = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await;
        let preview: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
        let sent = json!({ "scope": scope, "digest": preview.digest, "reason": "Fed", "evidence": "x" });
        let done: VoidChanges =
            serde_json::from_slice(&judge.post("/api/v1/moderation/voids", &sent).await.body).unwrap();
        assert_eq!(done.returned.0, left.min(400));
        assert_eq!(done.house_loss.0, 400 - left.min(400));
        assert_eq!(
            (balance(&mut anna).await, balance(&mut berta).await),
            (lost + 500, left - done.returned.0)
        );
        fits(&url);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_crowd_of_fresh_accounts_that_loses_to_one_is_on_the_page_and_its_target_gains_no_place() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address = server::Bucket { burst: 100, refill_s: 1.0 };
        })
        .await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let mut target = app.sign_up("target").await;
        let by_play = list_by_play(&app, &mut target, "target").await;
        // An honest player whose opponents leave at once on purpose gains nothing, and does not become a case.
        let honest = app.sign_up("honest").await;
        // Others resign a game after its first turns, which is not leaving.
        let other = app.sign_up("other").await;
        for number in 0..18 {
            let feeder = app.sign_up(&format!("feeder{number}")).await;
            let mut table = WatchedTable::begin_between(
                feeder.clone(),
                target.clone(),
                settings(MatchFormat::Points { length: 5 }, true),
            )
            .await;
            table.play_actions(8).await;
            table.white.act(Command::Leave).await.unwrap();
            table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
            if number < 9 {
                let mut table = WatchedTable::begin_between(
                    feeder.clone(),
                    honest.clone(),
                    settings(MatchFormat::Normal, true),
                )
                .await;
                table.white.act(Command::Leave).await.unwrap();
                table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
                resign(&feeder, &other).await;
            }
        }
        settled(&app).await;
        assert_capped(&app, by_play).await;
        let found: Suspicions = fetch_json(&mut judge, "/api/v1/moderation/suspicions").await;
        assert!(
            matches!(&found.stars[..], [star, ..] if star.player == "target" && star.feeders == 18 && star.fed == 18),
            "{:?}",
            found.stars
        );
        assert!(
            matches!(&found.debts[..], [debt] if debt.player == "target" && debt.givers.len() == 18),
            "{:?}",
            found.debts
        );
        assert!(found.stars.iter().any(|star| star.player == "other" && star.fed == 9), "{:?}", found.stars);
        let desk: ModerationDesk = fetch_json(&mut judge, "/api/v1/moderation").await;
        let mut cases: Vec<_> = desk.cases.iter().map(|case| case.player.as_str()).collect();
        cases.sort_unstable();
        assert_eq!(cases, ["other", "target"]);
        for case in &desk.cases {
            let evidence = &case.evidence;
            assert!(
                evidence.fed >= 5 && evidence.fed == evidence.feeders && evidence.rating_gained > 0.0,
                "{case:?}"
            );
            assert!(evidence.matches.iter().all(|fed| fed.given_up && fed.loser.starts_with("feeder")));
            assert!(evidence.matches.iter().all(|fed| fed.shared_address && !fed.shared_browser));
        }
        for list in ["casual", "stakes"] {
            let page: LeaderboardPage = fetch_json(&mut judge, &format!("/api/v1/leaderboards/{list}")).await;
            assert!(page.rows.iter().all(|row| row.name != "other"), "{page:?}");
        }
        let records: wire::Records = fetch_json(&mut judge, "/api/v1/records").await;
        assert!(records.best_streak.iter().all(|line| line.name != "other"));
        // A case is a hint and no sanction.
        let told: OwnSanctions = fetch_json(&mut target, "/api/v1/account/sanctions").await;
        assert!(told.sanctions.is_empty(), "{told:?}");
        let close = json!({ "deed": "close_case", "player": "target", "why": "A school class." });
        assert_eq!(judge.post("/api/v1/moderation/actions", &close).await.status, 204);
        assert_eq!(judge.post("/api/v1/moderation/actions", &close).await.status, 409);
        app.stop().await;
    }
}

#[tokio::test]
async fn voided_matches_open_no_case() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address = server::Bucket { burst: 100, refill_s: 1.0 };
        })
        .await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let target = app.sign_up("target").await;
        let cases = async |judge: &mut Client| {
            fetch_json::<ModerationDesk>(judge, "/api/v1/moderation").await.cases.len()
        };
        for number in 0..7 {
            resign(&app.sign_up(&format!("feeder{number}")).await, &target).await;
        }
        assert_eq!(cases(&mut judge).await, 0);
        let scope = json!({ "kind": "account", "player": "target", "from": 0, "until": app.now_ms() + 1 });
        let reply = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await;
        let preview: VoidChanges = serde_json::from_slice(&reply.body).unwrap();
        let sent = json!({ "scope": scope, "digest": preview.digest, "reason": "Fed", "evidence": "x" });
        assert_eq!(judge.post("/api/v1/moderation/voids", &sent).await.status, 200);
        // With the voided matches this would be the eighth loss.
        resign(&app.sign_up("feeder8").await, &target).await;
        assert_eq!(cases(&mut judge).await, 0);
        for number in 9..16 {
            resign(&app.sign_up(&format!("feeder{number}")).await, &target).await;
        }
        assert_eq!(cases(&mut judge).await, 1);
        app.stop().await;
    }
}
