//! Making, keeping and securing an account.

use serde_json::json;

use crate::support::{Database, PASSWORD, TestApp};

#[tokio::test]
async fn signing_up_signs_in() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.client();
        assert_eq!(anna.who_am_i().await, None);

        let reply = anna.post("/api/v1/accounts", &json!({ "name": "Anna", "password": PASSWORD })).await;
        assert_eq!(reply.status, 201);
        let session = reply.json();
        assert_eq!(
            session["user"],
            json!({ "name": "Anna", "guest": false, "created_at": 1_800_000_000_000_i64 })
        );
        assert_eq!(session["csrf_token"].as_str().map(str::len), Some(64));
        assert_eq!(session["server_time"], 1_800_000_000_000_i64);

        let cookie = reply.header("set-cookie").unwrap();
        for part in ["fullprime=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert!(!cookie.contains("Secure"), "{cookie}");
        assert_eq!(anna.who_am_i().await.as_deref(), Some("Anna"));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_name_is_taken_in_any_case() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        app.sign_up("Anna").await;
        let reply =
            app.client().post("/api/v1/accounts", &json!({ "name": "aNNA", "password": PASSWORD })).await;
        reply.assert_error(409, "name_taken");
    }
}

#[tokio::test]
async fn a_name_that_looks_like_a_taken_one_is_refused_wherever_names_are_chosen() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_up_by_address.burst = 100;
        })
        .await;
        let mut anna = app.sign_up("Arnold").await;
        let mut guest = app.guest().await;
        for name in
            ["ARNOLD", "Amold", "ArnoId", "Arno1d", "Arn0ld", "Arnold-", "Arnold__", "Arnoldd", "AArrnold"]
        {
            let wanted = json!({ "name": name, "password": PASSWORD });
            app.client().post("/api/v1/accounts", &wanted).await.assert_error(409, "name_taken");
            guest.post("/api/v1/account/keep", &wanted).await.assert_error(409, "name_taken");
            let bot = anna.post("/api/v1/account/bots", &json!({ "name": name })).await;
            bot.assert_error(409, "name_taken");
        }
        for name in ["MarIow", "Mar1ow", "vvilma", "Adm1n", "FuIIprime", "Marloww", "Fullprime1"] {
            let wanted = json!({ "name": name, "password": PASSWORD });
            app.client().post("/api/v1/accounts", &wanted).await.assert_error(422, "invalid");
        }
        for name in ["Arnoldo", "Arnold1", "Arnold11"] {
            app.sign_up(name).await;
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn accounts_from_before_that_look_alike_go_on_and_no_more_are_made() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut one, mut other) = (app.sign_up("Arnold").await, app.sign_up("Berta").await);
        app.database()
            .change("UPDATE users SET name = 'ArnoId', name_folded = 'arnoid' WHERE name = 'Berta'");
        app.database().change("DELETE FROM taken_names");
        let app = app.restart().await;
        (one, other) = (app.moved(&one), app.moved(&other));
        assert_eq!(one.who_am_i().await.as_deref(), Some("Arnold"));
        assert_eq!(other.who_am_i().await.as_deref(), Some("ArnoId"));
        for name in ["ARNOLDD", "ARN0LD"] {
            let wanted = json!({ "name": name, "password": PASSWORD });
            app.client().post("/api/v1/accounts", &wanted).await.assert_error(409, "name_taken");
        }
        let wanted = json!({ "name": "ARN0LD", "password": PASSWORD });
        // Whichever account is deleted, the name's skeleton stays taken.
        let deletion = json!({ "password": PASSWORD });
        for client in [&mut one, &mut other] {
            assert_eq!(client.post("/api/v1/account/deletion", &deletion).await.status, 204);
            app.client().post("/api/v1/accounts", &wanted).await.assert_error(409, "name_taken");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn the_starting_grant_comes_once_in_each_browser_also_after_an_account_was_deleted() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let credits = "/api/v1/account/credits";
        let mut browser = app.sign_up("anna").await;
        assert_eq!(browser.get(credits).await.json()["balance"], 100_000);
        let gone = browser.post("/api/v1/account/deletion", &json!({ "password": PASSWORD })).await;
        assert_eq!(gone.status, 204);
        let next = json!({ "name": "berta", "password": PASSWORD });
        assert_eq!(browser.post("/api/v1/accounts", &next).await.status, 201);
        assert_eq!(browser.get(credits).await.json()["balance"], 0);
        assert_eq!(browser.delete("/api/v1/session").await.status, 204);
        assert_eq!(browser.post_empty("/api/v1/accounts/guest").await.status, 201);
        let kept = json!({ "name": "carla", "password": PASSWORD });
        assert_eq!(browser.post("/api/v1/account/keep", &kept).await.status, 200);
        assert_eq!(browser.get(credits).await.json()["balance"], 0);
        // A refused name consumes no token.
        let mut other = app.client();
        other.post("/api/v1/accounts", &kept).await.assert_error(409, "name_taken");
        let wanted = json!({ "name": "dirk", "password": PASSWORD });
        assert_eq!(other.post("/api/v1/accounts", &wanted).await.status, 201);
        let promised = |client: crate::support::Client| async move {
            let mut client = client;
            client.get(credits).await.json()["promised"].clone()
        };
        assert_eq!((promised(browser).await, promised(other).await), (json!(0), json!(100_000)));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_common_password_is_refused_wherever_one_is_chosen() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("annamaria").await;
        let mut guest = app.guest().await;
        for common in ["password", "PassWord", "12345678", "qwertyuiop", "annamaria1"] {
            let wanted = json!({ "name": "annamarie", "password": common });
            let refused = app.client().post("/api/v1/accounts", &wanted).await;
            refused.assert_error(422, "common_password");
            assert_eq!(refused.json()["field"], "password");
            guest.post("/api/v1/account/keep", &wanted).await.assert_error(422, "common_password");
            let change = json!({ "current": PASSWORD, "new": common });
            anna.put("/api/v1/account/password", &change).await.assert_error(422, "common_password");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn of_many_who_want_a_name_at_once_one_gets_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let tries = (0..8).map(|_| {
            let mut client = app.client();
            tokio::spawn(async move {
                client.post("/api/v1/accounts", &json!({ "name": "Anna", "password": PASSWORD })).await.status
            })
        });
        let mut statuses = Vec::new();
        for answer in tries.collect::<Vec<_>>() {
            statuses.push(answer.await.unwrap());
        }
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409, 409, 409, 409, 409, 409, 409]);
    }
}

#[tokio::test]
async fn invalid_accounts_are_refused_with_the_reason() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let rows = [
            ("an", PASSWORD, "name", "characters"),
            ("1anna", PASSWORD, "name", "begins_with_letter"),
            ("anna b", PASSWORD, "name", "name_character"),
            ("Guest-anna", PASSWORD, "name", "name_reserved"),
            ("anna", "short", "password", "characters"),
            ("annamaria", "AnnaMaria", "password", "password_is_name"),
        ];
        for (name, password, field, reason) in rows {
            let reply =
                app.client().post("/api/v1/accounts", &json!({ "name": name, "password": password })).await;
            reply.assert_error(422, "invalid");
            assert_eq!((&reply.json()["field"], &reply.json()["reason"]), (&json!(field), &json!(reason)));
        }
    }
}

#[tokio::test]
async fn a_guest_plays_at_once_and_may_keep_the_account() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut guest = app.guest().await;
        let name = guest.who_am_i().await.unwrap();
        assert!(name.starts_with("Guest-"), "{name}");
        guest.post_empty("/api/v1/accounts/guest").await.assert_error(409, "conflict");

        let old_cookie = guest.cookie.clone();
        let reply =
            guest.post("/api/v1/account/keep", &json!({ "name": "Berta", "password": PASSWORD })).await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.json()["user"]["guest"], false);
        assert_eq!(guest.who_am_i().await.as_deref(), Some("Berta"));
        assert_ne!(guest.cookie, old_cookie);

        // An account can be kept only once, so a person's account is not renamed this way.
        let again =
            guest.post("/api/v1/account/keep", &json!({ "name": "Carla", "password": PASSWORD })).await;
        again.assert_error(409, "conflict");

        let mut elsewhere = app.client();
        let reply =
            elsewhere.post("/api/v1/session", &json!({ "name": "berta", "password": PASSWORD })).await;
        assert_eq!(reply.status, 200);
        assert_eq!(reply.json()["user"]["name"], "Berta");
    }
}

#[tokio::test]
async fn a_guest_cannot_take_a_used_name() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        app.sign_up("Anna").await;
        let mut guest = app.guest().await;
        let before = guest.who_am_i().await;
        let reply =
            guest.post("/api/v1/account/keep", &json!({ "name": "anna", "password": PASSWORD })).await;
        reply.assert_error(409, "name_taken");
        assert_eq!(guest.who_am_i().await, before);
    }
}

#[tokio::test]
async fn no_client_can_sign_in_as_a_guest() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let name = app.guest().await.who_am_i().await.unwrap();
        let reply =
            app.client().post("/api/v1/session", &json!({ "name": name, "password": PASSWORD })).await;
        reply.assert_error(401, "wrong_credentials");
    }
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut here = app.sign_up("anna").await;
        let mut there = app.client();
        there.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
        assert_eq!(there.who_am_i().await.as_deref(), Some("anna"));

        let wrong = here
            .put("/api/v1/account/password", &json!({ "current": "wrong one", "new": "battery staple" }))
            .await;
        wrong.assert_error(401, "wrong_credentials");
        assert_eq!(there.who_am_i().await.as_deref(), Some("anna"));

        let reply = here
            .put("/api/v1/account/password", &json!({ "current": PASSWORD, "new": "battery staple" }))
            .await;
        assert_eq!(reply.status, 200);
        assert_eq!(here.who_am_i().await.as_deref(), Some("anna"));
        assert_eq!(there.who_am_i().await, None);

        let sign_in = |password: &'static str| {
            let mut client = app.client();
            async move { client.post("/api/v1/session", &json!({ "name": "anna", "password": password })).await }
        };
        sign_in(PASSWORD).await.assert_error(401, "wrong_credentials");
        assert_eq!(sign_in("battery staple").await.status, 200);
    }
}

#[tokio::test]
async fn a_guest_has_no_password_to_change() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut guest = app.guest().await;
        let reply = guest
            .put("/api/v1/account/password", &json!({ "current": PASSWORD, "new": "battery staple" }))
            .await;
        reply.assert_error(409, "conflict");
    }
}
