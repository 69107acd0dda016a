//! Guessing passwords and codes is slowed down, and never locks the owner out.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use serde_json::json;
use server::Bucket;

use crate::support::{Client, Database, PASSWORD, Reply, TestApp};

const OWNER_AT: &str = "192.0.2.1";

/// A server behind a proxy, so that tests choose the client addresses. Redis has its own clock, which tests cannot
/// move.
async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.behind_proxy = true;
        settings.public_url = Some("http://play.example".parse().unwrap());
        settings.redis = server::RedisSettings::default();
    })
    .await
}

fn at(app: &TestApp, address: &str) -> Client {
    let mut client = app.client();
    client.extra_headers = vec![("x-forwarded-for", address.to_owned())];
    client
}

async fn sign_in(client: &mut Client, name: &str, password: &str) -> Reply {
    client.post("/api/v1/session", &json!({ "name": name, "password": password })).await
}

/// A browser in which the account has signed up and out again.
async fn known_browser(app: &TestApp, name: &str) -> Client {
    let mut client = at(app, OWNER_AT);
    let wanted = json!({ "name": name, "password": PASSWORD });
    assert_eq!(client.post("/api/v1/accounts", &wanted).await.status, 201);
    assert_eq!(client.delete("/api/v1/session").await.status, 204);
    client
}

/// Guesses until it is refused. Returns the number of guesses.
async fn guess_until_limited(client: &mut Client, name: &str) -> usize {
    for guesses in 0..200 {
        let reply = sign_in(client, name, "wrong horse").await;
        if reply.status == 429 {
            return guesses;
        }
        reply.assert_error(401, "wrong_credentials");
    }
    panic!("nobody stops the guesses");
}

#[tokio::test]
async fn guesses_from_elsewhere_do_not_lock_the_owner_out() {
    for database in Database::each() {
        let app = start(database).await;
        let mut own = known_browser(&app, "anna").await;
        // The guesses come from the owner's address, from many others, and from a browser known to the attacker's own
        // account.
        assert_eq!(guess_until_limited(&mut at(&app, OWNER_AT), "anna").await, 10);
        let mut account_at = 0;
        for host in 0..12 {
            account_at += guess_until_limited(&mut at(&app, &format!("203.0.113.{host}")), "anna").await;
        }
        // A hundred in total, then three for each network; all these hosts are in one network.
        assert_eq!(account_at + 10, 100 + 3);
        let mut attacker = known_browser(&app, "mallory").await;
        assert_eq!(
            guess_until_limited(&mut attacker, "anna").await,
            0,
            "its cookie has no effect on other accounts"
        );

        assert_eq!(sign_in(&mut own, "anna", PASSWORD).await.status, 200);
        // A new device in another network still gets a few tries.
        let mut new = at(&app, "198.51.100.7");
        sign_in(&mut new, "anna", "wrong horse").await.assert_error(401, "wrong_credentials");
        assert_eq!(sign_in(&mut new, "anna", PASSWORD).await.status, 200);
        // Passkeys and password resets by mail still work at that address.
        let challenge = at(&app, OWNER_AT).post_empty("/api/v1/session/passkey/challenge").await;
        assert_eq!(challenge.status, 200, "{}", challenge.text());
        app.stop().await;
    }
}

#[tokio::test]
async fn an_attack_that_goes_on_for_a_day_never_locks_the_owner_out() {
    let app = start(Database::sqlite()).await;
    let mut own = known_browser(&app, "anna").await;
    for hour in 0..24 {
        for network in 0..20 {
            guess_until_limited(&mut at(&app, &format!("203.{hour}.{network}.1")), "anna").await;
        }
        guess_until_limited(&mut at(&app, OWNER_AT), "anna").await;
        assert_eq!(sign_in(&mut own, "anna", PASSWORD).await.status, 200, "hour {hour}");
        assert_eq!(own.delete("/api/v1/session").await.status, 204);
        let mut new = at(&app, &format!("198.51.{hour}.7"));
        assert_eq!(sign_in(&mut new, "anna", PASSWORD).await.status, 200, "hour {hour}, from a new device");
        app.advance_s(3_600);
    }
    app.stop().await;
}

#[tokio::test]
async fn a_known_browser_has_a_budget_of_its_own_and_uses_up_no_other() {
    for database in Database::each() {
        let app = start(database).await;
        let mut own = known_browser(&app, "anna").await;
        assert_eq!(guess_until_limited(&mut own, "anna").await, 10);
        let limited = sign_in(&mut own, "ANNA", PASSWORD).await;
        limited.assert_error(429, "too_many_requests");
        assert_eq!(limited.json()["retry_after_s"], 30);
        // Another browser at the same address is not affected.
        assert_eq!(sign_in(&mut at(&app, OWNER_AT), "anna", PASSWORD).await.status, 200);
        app.advance_s(30);
        for _ in 0..20 {
            assert_eq!(
                sign_in(&mut own, "anna", PASSWORD).await.status,
                200,
                "the correct password does not count as a try"
            );
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_name_that_nobody_has_is_answered_like_a_wrong_password() {
    for database in Database::each() {
        let app = start(database).await;
        known_browser(&app, "anna").await;
        for (host, name) in [(1, "anna"), (2, "nobody"), (3, "Pip")] {
            let mut client = at(&app, &format!("203.0.113.{host}"));
            for _ in 0..10 {
                let reply = sign_in(&mut client, name, "wrong horse").await;
                reply.assert_error(401, "wrong_credentials");
                assert_eq!(reply.json()["reason"], "wrong_credentials");
            }
            let limited = sign_in(&mut client, name, "wrong horse").await;
            limited.assert_error(429, "too_many_requests");
            assert_eq!(limited.json()["retry_after_s"], 30, "{name}");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn codes_are_guessed_slowly_even_with_the_right_password() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.behind_proxy = true;
            settings.limits.code_by_account = Bucket { burst: 5, refill_s: 900.0 };
            settings.redis = server::RedisSettings::default();
        })
        .await;
        let mut own = app.sign_up("anna").await;
        let (_, recovery) = crate::second_factor::switch_on(&app, &mut own).await;
        let with_code = |code: &str| json!({ "name": "anna", "password": PASSWORD, "code": code });
        assert_eq!(own.delete("/api/v1/session").await.status, 204);
        let mut guesses = 0;
        for host in 1..20 {
            let reply =
                at(&app, &format!("203.0.{host}.1")).post("/api/v1/session", &with_code("000000")).await;
            if reply.status == 429 {
                break;
            }
            reply.assert_error(401, "wrong_code");
            guesses += 1;
        }
        assert_eq!(guesses, 5);
        assert_eq!(own.post("/api/v1/session", &with_code(&recovery[0])).await.status, 200);
        app.stop().await;
    }
}
