//! Signing in and out, and the lifetime of a session.

use serde_json::json;

use crate::support::{Database, PASSWORD, TestApp};

const DAY_S: u64 = 24 * 60 * 60;

#[tokio::test]
async fn signing_in_needs_name_and_password_together() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        app.sign_up("Anna").await;
        for (name, password) in [("Anna", "wrong horse"), ("Berta", PASSWORD), ("", PASSWORD), ("Anna", "")] {
            let reply =
                app.client().post("/api/v1/session", &json!({ "name": name, "password": password })).await;
            reply.assert_error(401, "wrong_credentials");
            assert_eq!(reply.header("set-cookie"), None);
        }
        let mut anna = app.client();
        let reply = anna.post("/api/v1/session", &json!({ "name": "ANNA", "password": PASSWORD })).await;
        assert_eq!((reply.status, &reply.json()["user"]["name"]), (200, &json!("Anna")));
    }
}

#[tokio::test]
async fn signing_out_ends_the_session_itself() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut thief = anna.clone();
        assert_eq!(thief.who_am_i().await.as_deref(), Some("anna"));

        assert_eq!(anna.delete("/api/v1/session").await.status, 204);
        assert_eq!(anna.cookie, None);
        assert_eq!(thief.who_am_i().await, None, "a copied cookie must be worth nothing after signing out");
        assert_eq!(thief.cookie, None, "a cookie that is worth nothing is removed");
        assert_eq!(anna.delete("/api/v1/session").await.status, 204, "signing out twice harms nobody");
    }
}

#[tokio::test]
async fn signing_in_never_goes_on_under_an_old_cookie() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut before = anna.clone();
        anna.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
        assert_ne!(anna.cookie, before.cookie);
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));
        assert_eq!(before.who_am_i().await, None);
    }
}

#[tokio::test]
async fn a_session_lasts_while_it_is_used() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.accounts.session_idle_days = 10;
            settings.accounts.session_days_max = 25;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let mut idle = app.client();
        idle.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;

        app.advance_s(9 * DAY_S);
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));
        app.advance_s(DAY_S);
        assert_eq!(idle.who_am_i().await, None, "not used for ten days");
        app.advance_s(8 * DAY_S);
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"), "used nine days ago");
        app.advance_s(7 * DAY_S);
        assert_eq!(anna.who_am_i().await, None, "25 days old");
    }
}

#[tokio::test]
async fn a_session_outlives_a_restart() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let anna = app.sign_up("anna").await;
        let app = app.restart().await;
        let mut anna_again = app.client();
        anna_again.cookie = anna.cookie;
        assert_eq!(anna_again.who_am_i().await.as_deref(), Some("anna"));
        assert_eq!(anna_again.csrf_token, anna.csrf_token);
    }
}

#[tokio::test]
async fn an_invalid_cookie_signs_nobody_in() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        for value in ["", "x", &"0".repeat(64), &"\"".repeat(64), "%00%ff"] {
            let mut client = app.client();
            client.cookie = Some(format!("fullprime={value}"));
            assert_eq!(client.who_am_i().await, None, "{value}");
        }
    }
}

#[tokio::test]
async fn an_account_is_needed_where_one_is_changed() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut nobody = app.client();
        let keep =
            nobody.post("/api/v1/account/keep", &json!({ "name": "anna", "password": PASSWORD })).await;
        keep.assert_error(401, "sign_in_required");
        let change = nobody
            .put("/api/v1/account/password", &json!({ "current": PASSWORD, "new": "battery staple" }))
            .await;
        change.assert_error(401, "sign_in_required");
    }
}

#[tokio::test]
async fn devices_are_listed_and_signed_out() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut here = app.sign_up("anna").await;
        let mut others = Vec::new();
        for _ in 0..3 {
            let mut other = app.client();
            other.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
            others.push(other);
        }
        app.sign_up("berta").await;

        let devices = here.get("/api/v1/account/devices").await.json();
        let devices = devices.as_array().unwrap().clone();
        assert_eq!(devices.len(), 4, "anna's, and nobody else's: {devices:?}");
        let this: Vec<_> = devices.iter().filter(|device| device["this"] == json!(true)).collect();
        assert_eq!(this.len(), 1);
        assert_eq!(this[0]["signed_in_at"], json!(1_800_000_000_000_i64));

        let of_first = others[0].get("/api/v1/account/devices").await.json();
        let first = of_first.as_array().unwrap().iter().find(|device| device["this"] == json!(true)).unwrap();
        let path = format!("/api/v1/account/devices/{}", first["id"].as_str().unwrap());
        assert_eq!(here.delete(&path).await.status, 204);
        assert_eq!(others[0].who_am_i().await, None);
        assert_eq!(others[1].who_am_i().await.as_deref(), Some("anna"));
        here.delete(&path).await.assert_error(404, "not_found");
        here.delete("/api/v1/account/devices/nonsense").await.assert_error(404, "not_found");

        assert_eq!(here.delete("/api/v1/account/devices").await.status, 204);
        for other in &mut others {
            assert_eq!(other.who_am_i().await, None);
        }
        assert_eq!(here.who_am_i().await.as_deref(), Some("anna"));
        app.client().get("/api/v1/account/devices").await.assert_error(401, "sign_in_required");
    }
}

#[tokio::test]
async fn users_can_sign_out_only_their_own_devices() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut berta = app.sign_up("berta").await;
        let of_anna = anna.get("/api/v1/account/devices").await.json();
        let path = format!("/api/v1/account/devices/{}", of_anna[0]["id"].as_str().unwrap());
        berta.delete(&path).await.assert_error(404, "not_found");
        assert_eq!(anna.who_am_i().await.as_deref(), Some("anna"));
    }
}
