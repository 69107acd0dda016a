//! Sign-ins from unknown browsers, and the list of sessions.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use serde_json::{Value, json};

use crate::support::{Client, Database, PASSWORD, TestApp};

const WAITING: &str = "/api/v1/account/sign-ins";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| settings.behind_proxy = true).await
}

fn browser(app: &TestApp, address: &str) -> Client {
    let mut client = app.client();
    client.extra_headers = vec![("x-forwarded-for", address.to_owned()), ("user-agent", FIREFOX.to_owned())];
    client
}

async fn sign_in(client: &mut Client) {
    let reply = client.post("/api/v1/session", &json!({ "name": "anna", "password": PASSWORD })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

async fn waiting(client: &mut Client) -> Vec<Value> {
    let list = client.get(WAITING).await.json().as_array().unwrap().clone();
    let counted = client.get("/api/v1/session").await.json()["new_sign_ins"].as_u64().unwrap();
    assert_eq!(counted, u64::try_from(list.len()).unwrap());
    list
}

#[tokio::test]
async fn the_owner_is_told_of_a_new_browser_and_ends_a_strangers_session() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(
            waiting(&mut anna).await,
            Vec::<Value>::new(),
            "signing up is not reported as an unknown sign-in"
        );
        let mut stranger = browser(&app, "203.0.113.7");
        sign_in(&mut stranger).await;
        let told = waiting(&mut anna).await;
        assert_eq!(told.len(), 1);
        assert_eq!(told[0]["network"], "203.0.x.x");
        assert_eq!((&told[0]["user_agent"], &told[0]["open"]), (&json!(FIREFOX), &json!(true)));
        let path = format!("{WAITING}/{}", told[0]["id"].as_str().unwrap());

        // Neither the new session itself nor another account can answer for it.
        assert_eq!(waiting(&mut stranger).await, Vec::<Value>::new());
        stranger.send(reqwest::Method::PUT, &path, None).await.assert_error(403, "forbidden");
        app.sign_up("berta").await.delete(&path).await.assert_error(404, "not_found");

        // The sign-in stays visible after its session has ended.
        assert_eq!(stranger.delete("/api/v1/session").await.status, 204);
        assert_eq!(waiting(&mut anna).await[0]["open"], false);
        sign_in(&mut stranger).await;
        assert_eq!(waiting(&mut anna).await.len(), 1, "the browser is known now");
        assert_eq!(anna.delete(&path).await.status, 204);
        anna.delete(&path).await.assert_error(404, "not_found");
        assert_eq!(waiting(&mut anna).await, Vec::<Value>::new());
        assert_eq!(stranger.delete("/api/v1/session").await.status, 204);

        // The stranger's browser is unknown again.
        sign_in(&mut stranger).await;
        let told = waiting(&mut anna).await;
        assert_eq!(told.len(), 1);
        let path = format!("{WAITING}/{}", told[0]["id"].as_str().unwrap());
        assert_eq!(anna.delete(&path).await.status, 204);
        assert_eq!(stranger.who_am_i().await, None, "that session is over");
        sign_in(&mut stranger).await;
        let path = format!("{WAITING}/{}", waiting(&mut anna).await[0]["id"].as_str().unwrap());
        assert_eq!(anna.send(reqwest::Method::PUT, &path, None).await.status, 204);
        assert_eq!(stranger.who_am_i().await.as_deref(), Some("anna"), "the owner said so");
        assert_eq!(waiting(&mut anna).await, Vec::<Value>::new());
        app.stop().await;
    }
}

#[tokio::test]
async fn the_list_of_sessions_says_where_and_when() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = browser(&app, "203.0.113.7");
        let wanted = json!({ "name": "anna", "password": PASSWORD });
        assert_eq!(anna.post("/api/v1/accounts", &wanted).await.status, 201);
        let mut other = browser(&app, "2001:db8:1:2::3");
        sign_in(&mut other).await;
        app.advance_s(3_600);
        anna.extra_headers[0].1 = "198.51.100.9".to_owned();
        assert!(anna.who_am_i().await.is_some());
        let listed = anna.get("/api/v1/account/devices").await.json();
        let (this, that) = (&listed[0], &listed[1]);
        assert_eq!((&this["this"], &this["network"]), (&json!(true), &json!("198.51.x.x")));
        assert_eq!((&that["this"], &that["network"]), (&json!(false), &json!("2001:db8:x")));
        assert_eq!(this["signed_in_at"], that["signed_in_at"]);
        assert_eq!(
            this["last_seen_at"].as_i64().unwrap() - that["last_seen_at"].as_i64().unwrap(),
            3_600_000
        );
        for whole in ["203.0.113", "198.51.100", "2001:db8:1"] {
            assert!(app.database().columns_with(whole).is_empty(), "no whole address is stored: {whole}");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn a_browser_that_was_used_before_browsers_were_remembered_is_known() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut other = browser(&app, "203.0.113.7");
        sign_in(&mut other).await;
        app.database().change("DELETE FROM known_devices");
        app.database().change("DELETE FROM sign_ins");
        assert_eq!(other.delete("/api/v1/session").await.status, 204);
        sign_in(&mut other).await;
        assert_eq!(waiting(&mut anna).await, Vec::<Value>::new());
        app.stop().await;
    }
}
