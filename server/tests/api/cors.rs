//! Calls from the pages of other sites: with a token from all of them, with a cookie from none.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use reqwest::Method;
use serde_json::json;

use crate::support::{Client, Database, Reply, TestApp};

/// A page of another site.
const PAGE: &str = "https://elsewhere.example";

/// The permission to read an answer.
const TO_READ: [&str; 2] =
    ["access-control-allow-origin: *", "access-control-expose-headers: retry-after, x-request-id"];

/// Returns the headers of an answer that permit something to other sites, in order.
fn permissions(reply: &Reply) -> Vec<String> {
    let all = reply.headers.iter().map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()));
    let mut found: Vec<String> = all.filter(|header| header.starts_with("access-control-")).collect();
    found.sort();
    found
}

/// Returns a page of another site that has a token.
async fn page(app: &TestApp, owner: &mut Client) -> Client {
    let wanted = json!({ "name": "a page", "scopes": ["play"] });
    let made = owner.post("/api/v1/account/tokens", &wanted).await.json();
    let mut page = app.client();
    let token = format!("Bearer {}", made["secret"].as_str().unwrap());
    page.extra_headers = vec![("origin", PAGE.to_owned()), ("authorization", token)];
    page
}

/// Asks in advance, as a browser does for a page.
async fn ask(app: &TestApp, path: &str, method: &str, headers: &str) -> Reply {
    let mut browser = app.client();
    browser.extra_headers = vec![
        ("origin", PAGE.to_owned()),
        ("access-control-request-method", method.to_owned()),
        ("access-control-request-headers", headers.to_owned()),
    ];
    browser.send(Method::OPTIONS, path, None).await
}

#[tokio::test]
async fn a_page_of_another_site_calls_with_a_token_and_reads_answers_and_refusals() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let mut page = page(&app, &mut anna).await;
    let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
    let opened = page.post("/api/v1/matches", &json!({ "settings": settings })).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    assert_eq!(permissions(&opened), TO_READ);
    for (path, status) in [
        ("/api/v1/session", 200),
        ("/api/v1/account/credits", 403),
        ("/api/v1/account/programs", 403),
        ("/api/v1/matches/00000000001/stream", 404),
        ("/api/v1/no-such-thing", 404),
    ] {
        let reply = page.get(path).await;
        assert_eq!(reply.status, status, "{path}: {}", reply.text());
        assert_eq!(permissions(&reply), TO_READ, "{path}");
    }
    page.extra_headers[1].1 = "Bearer unknown".to_owned();
    let reply = page.get("/api/v1/session").await;
    reply.assert_error(401, "bad_token");
    assert_eq!(permissions(&reply), TO_READ);
    app.stop().await;
}

#[tokio::test]
async fn browsers_that_ask_for_a_token_in_advance_are_permitted_it_without_cookies() {
    let app = TestApp::start(Database::sqlite()).await;
    for (path, method, headers) in [
        ("/api/v1/matches", "POST", "authorization,content-type,idempotency-key"),
        ("/api/v1/matches/00000000001/stream", "GET", "Authorization"),
        ("/api/v1/account/tokens/00000000001", "DELETE", "content-type, authorization"),
    ] {
        let reply = ask(&app, path, method, headers).await;
        assert_eq!((reply.status, reply.text()), (204, ""), "{path}");
        assert_eq!(reply.header("access-control-allow-origin"), Some("*"), "{path}");
        let methods = reply.header("access-control-allow-methods").unwrap();
        assert!(methods.split(", ").any(|allowed| allowed == method), "{path}: {methods}");
        let allowed = reply.header("access-control-allow-headers").unwrap();
        let mut wanted = headers.split(',').map(|name| name.trim().to_lowercase());
        assert!(wanted.all(|name| allowed.split(", ").any(|allowed| allowed == name)), "{path}: {allowed}");
        assert_eq!(reply.header("access-control-allow-credentials"), None, "{path}");
    }
    app.stop().await;
}

#[tokio::test]
async fn cookies_and_calls_without_a_token_get_no_permission() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
    // The site's own pages get none either, for they need none.
    let own = format!("http://{}", app.address());
    for origin in [PAGE, "null", &own] {
        anna.extra_headers = vec![("origin", origin.to_owned())];
        for path in ["/api/v1/session", "/api/v1/account/credits", "/api/v1/no-such-thing"] {
            assert_eq!(permissions(&anna.get(path).await), [""; 0], "{origin} {path}");
        }
        let opened = anna.post("/api/v1/matches", &json!({ "settings": settings })).await;
        assert_eq!(opened.status, if origin == own { 201 } else { 403 }, "{origin}");
        assert_eq!(permissions(&opened), [""; 0], "{origin}");
    }
    anna.extra_headers = vec![("origin", PAGE.to_owned()), ("authorization", "Basic YTpi".to_owned())];
    assert_eq!(permissions(&anna.get("/api/v1/session").await), [""; 0], "this scheme is no token");
    let mut anybody = app.client();
    anybody.extra_headers = vec![("origin", PAGE.to_owned())];
    assert_eq!(permissions(&anybody.get("/api/v1/lobby").await), [""; 0]);
    for headers in ["", "content-type", "x-csrf-token", "x-authorization"] {
        let reply = ask(&app, "/api/v1/matches", "POST", headers).await;
        assert!(reply.status >= 400, "{headers}: {reply:?}");
        assert_eq!(permissions(&reply), [""; 0], "{headers}");
    }
    // Nothing but the API is open to other pages.
    let asked = ask(&app, "/ws", "GET", "authorization").await;
    assert_eq!(permissions(&asked), [""; 0]);
    app.stop().await;
}
