//! Reports, mutes, and the permissions to decide about them.

use std::process::Command as Process;

use serde_json::{Value, json};
use wire::{
    ClientMessage, Command, MatchFormat, ModerationDesk, ModeratorDeed, Phase, ReportReason, RequestId,
    Suspicions,
};

use super::{
    WatchedTable, casual,
    profiles::{copy_matches, performance, store_performances},
    settings,
};
use crate::support::{Client, Database, Patience, Socket, TestApp};

async fn say(socket: &mut Socket, request: &str, text: &str) -> Result<wire::Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::Chat { id, request: request.clone(), text: text.into() }).await;
    socket.answer_to(&request).await
}

async fn desk(client: &mut Client) -> ModerationDesk {
    let reply = client.get("/api/v1/moderation").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn act(client: &mut Client, action: Value) -> u16 {
    client.post("/api/v1/moderation/actions", &action).await.status
}

pub(crate) fn set_moderator(url: &str, task: &str, name: &str) -> bool {
    Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "moderator", task, name])
        .status()
        .expect("the program runs")
        .success()
}

#[tokio::test]
async fn a_report_is_decided_by_a_moderator_and_the_muted_are_silent() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), casual()).await;
        say(&mut table.black, "a", "you are so lucky").await.unwrap();

        let path = "/api/v1/players/berta/reports";
        // Guests may report too. Their reports come after those of players with an account.
        let mut guest = app.client();
        assert_eq!(guest.post_empty("/api/v1/accounts/guest").await.status, 201);
        assert_eq!(guest.post(path, &json!({ "reason": "chat", "text": "First." })).await.status, 204);
        app.advance_s(1);
        let report = json!({ "reason": "chat", "text": "Insults.", "match_id": table.id.0 });
        assert_eq!(anna.post(path, &report).await.status, 204);
        assert_eq!(anna.post(path, &report).await.status, 409, "only one open report at a time");
        for (is_berta, path, what, status) in [
            (false, "/api/v1/players/anna/reports", json!({ "reason": "chat", "text": "x" }), 422),
            (false, "/api/v1/players/pip/reports", json!({ "reason": "chat", "text": "x" }), 422),
            (false, "/api/v1/players/nobody/reports", json!({ "reason": "chat", "text": "x" }), 404),
            (true, "/api/v1/players/anna/reports", json!({ "reason": "chat", "text": " " }), 422),
            (true, "/api/v1/players/anna/reports", json!({ "reason": "rude", "text": "x" }), 400),
        ] {
            let client = if is_berta { &mut berta } else { &mut anna };
            assert_eq!(client.post(path, &what).await.status, status, "{path} {what}");
        }

        // Only moderators named by the operator can decide.
        assert_eq!(judge.get("/api/v1/moderation").await.status, 403);
        assert_eq!(act(&mut judge, json!({ "deed": "unmute", "player": "anna", "why": "x" })).await, 403);
        assert!(set_moderator(&url, "add", "judge"));
        assert!(!set_moderator(&url, "add", "nobody"));
        assert_eq!(judge.get("/api/v1/account/roles").await.json(), json!({ "moderator": true }));
        assert_eq!(anna.get("/api/v1/account/roles").await.json(), json!({ "moderator": false }));
        let waiting = desk(&mut judge).await;
        let [one, by_guest] = waiting.reports.as_slice() else { panic!("{waiting:?}") };
        assert_eq!(by_guest.text, "First.");
        assert_eq!(
            (one.player.as_str(), one.reporter.as_str(), one.reason),
            ("berta", "anna", ReportReason::Chat)
        );
        assert_eq!((one.match_id.as_ref(), one.muted_until), (Some(&table.id), None));

        let mute = json!({ "deed": "mute", "player": "berta", "report": one.id, "hours": 24, "reason": "You insulted an opponent.", "why": "Insults" });
        for (change, status) in [
            (json!({ "hours": 0 }), 422),
            (json!({ "why": "" }), 422),
            (json!({ "reason": "" }), 422),
            (json!({ "deed": "ban" }), 422),
            (json!({ "player": "anna" }), 422),
            (json!({ "player": "nobody" }), 404),
        ] {
            let mut wrong = mute.clone();
            wrong.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
            assert_eq!(act(&mut judge, wrong).await, status, "{change}");
        }
        assert!(
            say(&mut table.black, "b", "still here").await.is_ok(),
            "nothing of a refused action is done"
        );
        assert_eq!(act(&mut judge, mute.clone()).await, 204);
        assert_eq!(act(&mut judge, mute).await, 409, "another moderator was faster");
        let refused = say(&mut table.black, "c", "and now?").await.unwrap_err();
        assert_eq!(refused.code, wire::ErrorCode::Forbidden);
        assert!(say(&mut table.white, "d", "thanks").await.is_ok());
        app.advance_s(24 * 3_600);
        assert!(say(&mut table.black, "e", "sorry").await.is_ok(), "a mute ends by itself");

        let done = desk(&mut judge).await;
        // A task deletes the guest after a day without a match, and the report with it.
        assert!(done.reports.iter().all(|left| left.text == "First."), "{:?}", done.reports);
        let [action] = done.actions.as_slice() else { panic!("{done:?}") };
        assert_eq!(
            (action.moderator.as_str(), action.player.as_deref(), action.deed),
            ("judge", Some("berta"), ModeratorDeed::Mute)
        );
        assert!(set_moderator(&url, "remove", "judge"));
        assert_eq!(judge.get("/api/v1/moderation").await.status, 403);
        app.stop().await;
    }
}

#[tokio::test]
async fn moderators_are_pointed_to_credits_that_flow_one_way() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        let (anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut staked = super::settings(wire::MatchFormat::Points { length: 5 }, true);
        staked["stake"] = 500.into();
        // A person can leave three rated matches a day at their beginning.
        let wait_for_a_day = |matches: u32| {
            if matches.is_multiple_of(3) {
                app.advance_s(86_400);
            }
        };
        for matches in 0..6 {
            wait_for_a_day(matches);
            let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), staked.clone()).await;
            table.white.act(wire::Command::Leave).await.unwrap();
            table.black.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        // One lost match against each of six players is not suspicious: the matches of a pair are counted.
        for matches in 0..6 {
            wait_for_a_day(matches);
            let carla = app.sign_up(&format!("carla{matches}")).await;
            let mut table = WatchedTable::begin_between(anna.clone(), carla, staked.clone()).await;
            table.white.act(wire::Command::Leave).await.unwrap();
            table.black.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        let mut second = app.client();
        second.device = berta.device.clone();
        let wanted = json!({ "name": "berta2", "password": crate::support::PASSWORD });
        assert_eq!(second.post("/api/v1/accounts", &wanted).await.status, 201);
        assert_eq!(berta.get("/api/v1/moderation/suspicions").await.status, 403);
        assert!(set_moderator(&url, "add", "judge"));
        let reply = judge.get("/api/v1/moderation/suspicions").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let found: wire::Suspicions = serde_json::from_slice(&reply.body).unwrap();
        let flow = &found.flows[..];
        assert!(
            matches!(flow, [one] if one.winner == "berta" && one.loser == "anna" && one.matches == 6 && one.given_up == 6
                && one.score == 30 && one.staked == 6),
            "{flow:?}"
        );
        // Each time berta got back her 5 and won 4 of anna's; the house kept one.
        assert_eq!((flow[0].net.0, flow[0].moved.0), (2_400, 2_400));
        assert_eq!(found.engines, []);
        let mut pairs: Vec<_> = found.browsers.into_iter().map(|pair| pair.players).collect();
        pairs.iter_mut().for_each(|pair| pair.sort());
        assert_eq!(pairs, [["berta".to_owned(), "berta2".to_owned()]]);
        app.stop().await;
    }
}

#[tokio::test]
async fn an_address_reports_only_so_often() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.report_by_address = server::Bucket { burst: 2, refill_s: 600.0 };
        })
        .await;
        app.sign_up("anna").await;
        let report = json!({ "reason": "chat", "text": "x" });
        let path = "/api/v1/players/anna/reports";
        for name in ["berta", "carl"] {
            assert_eq!(app.sign_up(name).await.post(path, &report).await.status, 204);
        }
        let mut guest = app.guest().await;
        guest.post(path, &report).await.assert_error(429, "too_many_requests");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        assert!(metrics.contains("bg_bounds_reached_total{what=\"report_by_address\"} 1\n"), "{metrics}");
        app.stop().await;
    }
}

#[tokio::test]
async fn moderators_see_which_accounts_share_an_address_and_never_the_address() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            settings.behind_proxy = true;
            settings.connections.halls.clear();
        })
        .await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        for name in ["anna", "berta"] {
            app.sign_up(name).await;
        }
        let elsewhere = reqwest::Client::builder().no_proxy().build().unwrap();
        for (name, address) in [("carl", "203.0.113.7"), ("dora", "203.0.113.7"), ("eva", "203.0.113.8")] {
            let request = elsewhere
                .post(format!("http://{}/api/v1/accounts", app.address()))
                .header("origin", format!("http://{}", app.address()))
                .header("x-forwarded-for", address)
                .json(&json!({ "name": name, "password": crate::support::PASSWORD }));
            assert_eq!(request.send().await.unwrap().status(), 201);
        }
        let reply = judge.get("/api/v1/moderation/suspicions").await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert!(
            !reply.text().contains("203.0.113") && !reply.text().contains("127.0.0.1"),
            "{}",
            reply.text()
        );
        let found: wire::Suspicions = serde_json::from_slice(&reply.body).unwrap();
        let mut groups: Vec<_> = found
            .addresses
            .iter()
            .map(|one| {
                assert!(
                    one.address.len() == 16 && one.address.chars().all(|digit| digit.is_ascii_hexdigit())
                );
                let mut players = one.first_players.clone();
                players.sort_unstable();
                (one.accounts, players)
            })
            .collect();
        groups.sort();
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(groups, [(2, names(&["carl", "dora"])), (3, names(&["anna", "berta", "judge"]))]);
        // The rows are deleted together with the keys of their hashes.
        app.advance_s(8 * 86_400);
        let app = app.restart().await;
        let rows = "SELECT CAST(count(*) AS TEXT) AS text FROM address_accounts WHERE user_id <> 0";
        let patience = Patience::new();
        while app.database().texts(rows) != ["0"] {
            patience.pause(rows).await;
        }
        app.stop().await;
    }
}

/// Anna gives up each match against berta and plays six times as badly there as against carl.
#[tokio::test]
async fn who_plays_badly_against_one_opponent_alone_is_on_the_page() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let anna = app.sign_up("anna").await;
        for opponent in ["berta", "carl"] {
            let five = settings(MatchFormat::Points { length: 5 }, true);
            let mut table =
                WatchedTable::begin_between(anna.clone(), app.sign_up(opponent).await, five).await;
            table.first_turns().await;
            let loser = if opponent == "berta" { &mut table.white } else { &mut table.black };
            loser.act(Command::Leave).await.unwrap();
            loser.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        }
        copy_matches(&app, 20);
        // Errors of 7.2 and 1.2 in 120 decisions are PRs of 30 and 5.
        store_performances(&app, "berta", &performance(120, 7.2, 1.5));
        store_performances(&app, "carl", &performance(120, 1.2, 0.25));
        let found: Suspicions =
            serde_json::from_slice(&judge.get("/api/v1/moderation/suspicions").await.body).unwrap();
        let [gift] = &found.gifts[..] else { panic!("{:?}", found.gifts) };
        assert_eq!((gift.player.as_str(), gift.opponent.as_str()), ("anna", "berta"));
        assert_eq!((gift.matches, gift.other_matches, gift.given_up), (20, 20, 20));
        for (found, stored) in [
            (gift.performance_rating, 30.0),
            (gift.other_performance_rating, 5.0),
            (gift.answer_errors, 1.5),
            (gift.other_answer_errors, 0.25),
        ] {
            assert!((found - stored).abs() < 1e-9, "{gift:?}");
        }
        assert!(gift.evidence > 50.0 && gift.last_matches.len() == 5, "{gift:?}");

        // Somebody who plays as badly against everybody gives nothing away.
        let plain = performance(120, 7.2, 1.5);
        app.database().change(&format!("UPDATE performances SET played = '{plain}'"));
        let found: Suspicions =
            serde_json::from_slice(&judge.get("/api/v1/moderation/suspicions").await.body).unwrap();
        assert!(found.gifts.is_empty(), "{:?}", found.gifts);
        app.stop().await;
    }
}
