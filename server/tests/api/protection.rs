//! Requests that must fail: foreign pages, forged requests, excessive use.

use reqwest::Method;
use serde_json::json;
use server::Bucket;

use crate::support::{Client, Database, PASSWORD, Reply, TestApp};

async fn change_password(client: &mut Client) -> Reply {
    client.put("/api/v1/account/password", &json!({ "current": PASSWORD, "new": "battery staple" })).await
}

#[tokio::test]
async fn a_change_needs_the_sessions_csrf_token() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let own = anna.csrf_token.clone();
        let of_another_session = app.sign_up("berta").await.csrf_token;
        for token in [None, Some(String::new()), Some("0".repeat(64)), of_another_session] {
            anna.csrf_token = token;
            change_password(&mut anna).await.assert_error(403, "wrong_csrf_token");
            anna.delete("/api/v1/session").await.assert_error(403, "wrong_csrf_token");
            anna.csrf_token = None;
            let sign_in =
                anna.post("/api/v1/session", &json!({ "name": "berta", "password": PASSWORD })).await;
            sign_in.assert_error(403, "wrong_csrf_token");
        }
        anna.csrf_token = own;
        assert_eq!(change_password(&mut anna).await.status, 200);
    }
}

#[tokio::test]
async fn pages_of_other_origins_change_nothing() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let host = app.address().to_string();
        let mut client = app.client();
        for origin in
            ["https://evil.example", "null", "http://127.0.0.1", &format!("http://{host}.evil.example")]
        {
            client.extra_headers = vec![("origin", origin.to_owned())];
            client.post_empty("/api/v1/accounts/guest").await.assert_error(403, "wrong_origin");
            assert_eq!(
                client.get("/api/v1/session").await.status,
                200,
                "reading is allowed: the answers have no CORS headers, so a browser does not show them to the page"
            );
        }
        client.extra_headers = vec![("sec-fetch-site", "cross-site".to_owned())];
        client.post_empty("/api/v1/accounts/guest").await.assert_error(403, "wrong_origin");
        client.extra_headers =
            vec![("origin", format!("http://{host}")), ("sec-fetch-site", "same-origin".to_owned())];
        assert_eq!(client.post_empty("/api/v1/accounts/guest").await.status, 201);
    }
}

#[tokio::test]
async fn a_public_url_fixes_the_origin_and_secures_the_cookie() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.public_url = Some("https://play.example".parse().unwrap());
    })
    .await;
    let mut client = app.client();
    client.extra_headers = vec![("origin", format!("http://{}", app.address()))];
    client.post_empty("/api/v1/accounts/guest").await.assert_error(403, "wrong_origin");
    client.extra_headers = vec![("origin", "https://play.example".to_owned())];
    let reply = client.post_empty("/api/v1/accounts/guest").await;
    assert_eq!(reply.status, 201);
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-fullprime=") && cookie.contains("Secure"), "{cookie}");
    assert!(reply.header("strict-transport-security").is_some());
    assert!(client.who_am_i().await.is_some());
}

#[tokio::test]
async fn guessing_a_password_is_slowed_down() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.limits.sign_in_by_account_and_address = Bucket { burst: 3, refill_s: 60.0 };
            // Redis has its own clock, which tests cannot move.
            settings.redis = server::RedisSettings::default();
        })
        .await;
        app.sign_up("anna").await;
        let sign_in = |name: &'static str, password: &'static str| {
            let mut client = app.client();
            async move { client.post("/api/v1/session", &json!({ "name": name, "password": password })).await }
        };
        for _ in 0..5 {
            assert_eq!(
                sign_in("anna", PASSWORD).await.status,
                200,
                "a correct password does not count as a try"
            );
        }
        for _ in 0..3 {
            sign_in("anna", "wrong horse").await.assert_error(401, "wrong_credentials");
        }
        let limited = sign_in("ANNA", PASSWORD).await;
        limited.assert_error(429, "too_many_requests");
        assert_eq!(limited.json()["retry_after_s"], 60);
        assert_eq!(limited.header("retry-after"), Some("60"));
        sign_in("berta", "wrong horse").await.assert_error(401, "wrong_credentials");

        app.advance_s(60);
        assert_eq!(sign_in("anna", PASSWORD).await.status, 200);
    }
}

#[tokio::test]
async fn one_address_makes_only_so_many_accounts() {
    let limited = |behind_proxy: bool| async move {
        TestApp::start_with(Database::sqlite(), |settings| {
            settings.limits.guest_by_address = Bucket { burst: 2, refill_s: 60.0 };
            settings.behind_proxy = behind_proxy;
        })
        .await
    };
    let guest_from = |app: &TestApp, forwarded: &str| {
        let mut client = app.client();
        client.extra_headers = vec![("x-forwarded-for", forwarded.to_owned())];
        async move { client.post_empty("/api/v1/accounts/guest").await.status }
    };
    let open = limited(false).await;
    assert_eq!(guest_from(&open, "192.0.2.1").await, 201);
    assert_eq!(guest_from(&open, "192.0.2.2").await, 201);
    assert_eq!(
        guest_from(&open, "192.0.2.3").await,
        429,
        "without a proxy the header is the client's own word"
    );

    let proxied = limited(true).await;
    assert_eq!(guest_from(&proxied, "203.0.113.9, 192.0.2.1").await, 201);
    assert_eq!(guest_from(&proxied, "203.0.113.8, 192.0.2.1").await, 201);
    assert_eq!(guest_from(&proxied, "203.0.113.7, 192.0.2.1").await, 429, "the last entry is the proxy's");
    assert_eq!(guest_from(&proxied, "192.0.2.2").await, 201);
}

#[tokio::test]
async fn a_body_that_cannot_be_read_says_why() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut client = app.client();
        let accounts = "/api/v1/accounts";
        let bodies: [&[u8]; 9] = [
            b"",
            b"{",
            b"[]",
            b"null",
            b"\"name\"",
            b"{\"name\":\"anna\"}",
            b"{\"name\":1,\"password\":\"correct horse\"}",
            b"{\"name\":\"anna\",\"password\":\"correct horse\",\"admin\":true}",
            b"{\"name\":\"\xff\",\"password\":\"correct horse\"}",
        ];
        for body in bodies {
            let reply = client.post_raw(accounts, "application/json", body.to_vec()).await;
            reply.assert_error(400, "malformed");
        }
        let valid = serde_json::to_vec(&json!({ "name": "anna", "password": PASSWORD })).unwrap();
        for content_type in ["text/plain", "application/x-www-form-urlencoded", "nonsense"] {
            client.post_raw(accounts, content_type, valid.clone()).await.assert_error(400, "malformed");
        }
        let huge = format!("{{\"name\":\"{}\"}}", "a".repeat(20_000)).into_bytes();
        let reply = client.post_raw(accounts, "application/json", huge).await;
        reply.assert_error(413, "too_large");
        assert_eq!(reply.json()["params"]["limit"], 16_384);
        let reply = client.post_raw(accounts, "application/json", valid).await;
        assert_eq!(reply.status, 201, "the server still works");
    }
}

#[tokio::test]
async fn unknown_addresses_have_an_error_of_the_same_form() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    for path in
        ["/api/v1/nothing", "/api/v1", "/api/v2/session", "/api/", "/api/v1/session/", "/assets/gone.js"]
    {
        client.get(path).await.assert_error(404, "not_found");
    }
    let reply = client.send(Method::PATCH, "/api/v1/session", None).await;
    reply.assert_error(405, "method_not_allowed");
    assert_eq!(reply.header("allow"), Some("GET, POST, DELETE"));
    client.send(Method::POST, "/lobby", None).await.assert_error(405, "method_not_allowed");
}

#[tokio::test]
async fn every_answer_has_its_guards_and_its_id() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    for path in ["/", "/api/v1/session", "/api/v1/nothing", "/healthz"] {
        let reply = client.get(path).await;
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(reply.header("x-request-id").map(str::len), Some(16), "{path}");
        assert_eq!(reply.header("access-control-allow-origin"), None, "{path}");
    }
    assert_eq!(client.get("/api/v1/session").await.header("cache-control"), Some("no-store"));
    client.extra_headers = vec![("x-request-id", "proxy-17".to_owned())];
    assert_eq!(client.get("/healthz").await.header("x-request-id"), Some("proxy-17"));
    client.extra_headers = vec![("x-request-id", "a b".to_owned())];
    assert_eq!(client.get("/healthz").await.header("x-request-id").map(str::len), Some(16));
}
