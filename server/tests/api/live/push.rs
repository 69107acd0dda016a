//! Web push, tested against a push service that decrypts messages as a browser would.

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::{Signature, VerifyingKey, signature::Verifier as _};
use serde_json::{Value, json};

use super::{casual, open_table, sit};
use crate::support::{Client, Database, PASSWORD, Patience, PushService, Socket, Subscriber, TestApp};

const PUSH: &str = "/api/v1/account/push";

async fn start(database: Database, service: &PushService) -> TestApp {
    let authority = database.folder().join("push-ca.pem");
    std::fs::write(&authority, &service.authority).unwrap();
    let trusted = service.address.to_string();
    TestApp::start_with(database, |settings| {
        settings.public_url = Some("http://play.test".parse().unwrap());
        settings.push.trusted = vec![trusted];
        settings.push.certificates = Some(authority);
    })
    .await
}

async fn subscribe(client: &mut Client, service: &PushService, path: &str, kinds: &[&str]) -> Subscriber {
    let browser = Subscriber::at(&format!("https://{}{path}", service.address));
    let reply = client.put(PUSH, &browser.wanted(kinds)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    browser
}

/// Challenges a player to a correspondence match, whose table stays open while nobody is there.
async fn challenge(host: &mut Client, guest: &str) -> String {
    let mut by_post = casual();
    by_post["time"] = json!({ "kind": "correspondence", "days_per_turn": 3 });
    let table = open_table(host, by_post, Some(guest)).await;
    sit(host, &table.id).await;
    table.id.0
}

/// Returns the claims of a signature after checking it with the key that browsers get.
fn claims(authorization: &str, key: &str) -> Value {
    let (token, signer) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(signer, key);
    let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    verifier.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
    serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap()
}

#[tokio::test]
async fn an_absent_player_is_told_of_a_challenge_that_only_the_browser_can_read() {
    for database in Database::each() {
        let mut service = PushService::start().await;
        let app = start(database, &service).await;
        let (mut anna, mut bert) = (app.sign_up("anna").await, app.sign_up("bert").await);
        let key = anna.get(PUSH).await.json()["key"].as_str().unwrap().to_owned();
        let browser = subscribe(&mut anna, &service, "/to/anna?x=1", &["challenge"]).await;
        let id = challenge(&mut bert, "anna").await;
        app.advance_s(10);
        let pushed = service.next().await;
        assert_eq!(pushed.path, "/to/anna?x=1");
        assert_eq!((&*pushed.headers["content-encoding"], &*pushed.headers["ttl"]), ("aes128gcm", "86400"));
        assert!(
            !String::from_utf8_lossy(&pushed.body).contains("bert"),
            "the push service cannot read the content"
        );
        let notice = browser.read(&pushed.body);
        assert_eq!(notice["path"], format!("/match/{id}"));
        assert_eq!(
            (&notice["title"], &notice["body"]),
            (&json!("Challenge"), &json!("bert wants to play you."))
        );
        let claims = claims(&pushed.headers["authorization"], &key);
        assert_eq!(claims["aud"], format!("https://{}", service.address));
        assert_eq!(claims["sub"], "http://play.test");
        let lasts_s = claims["exp"].as_i64().unwrap() - app.now_ms() / 1_000;
        assert!(lasts_s > 0 && lasts_s <= 24 * 60 * 60, "{lasts_s}");

        // Anna is told once. Players who do not want this kind of notice, or who are on the site, get none.
        let mut carl = app.sign_up("carl").await;
        let mut dora = app.sign_up("dora").await;
        let mut emil = app.sign_up("emil").await;
        subscribe(&mut carl, &service, "/to/carl", &["your_turn", "match_found", "round", "calls"]).await;
        subscribe(&mut dora, &service, "/to/dora", &["challenge"]).await;
        subscribe(&mut emil, &service, "/to/emil", &["challenge"]).await;
        let here = Socket::open(&dora).await;
        for name in ["carl", "dora", "emil"] {
            challenge(&mut bert, name).await;
        }
        app.advance_s(10);
        assert_eq!(service.next().await.path, "/to/emil");
        let queued = app.database().texts("SELECT kind AS text FROM push_queue");
        assert_eq!(queued, ["challenge", "challenge"], "anna's and emil's");
        drop(here);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_dead_browser_is_forgotten_and_a_busy_service_is_asked_again() {
    for database in Database::each() {
        let mut service = PushService::start().await;
        let app = start(database, &service).await;
        let (mut anna, mut bert) = (app.sign_up("anna").await, app.sign_up("bert").await);
        subscribe(&mut anna, &service, "/dead", &["challenge"]).await;
        service.answer("503 Service Unavailable");
        challenge(&mut bert, "anna").await;
        app.advance_s(10);
        service.next().await;
        service.answer("410 Gone");
        app.advance_s(60);
        service.next().await;
        anna.get_until(PUSH, |view| view["devices"] == json!([])).await;
        assert!(app.database().texts("SELECT kind AS text FROM push_queue").is_empty());

        // A redirect is followed nowhere, and ends the notice.
        let elsewhere = PushService::start().await;
        let target = format!("307 Temporary Redirect\r\nlocation: https://{}/inside", elsewhere.address);
        service.answer(Box::leak(target.into_boxed_str()));
        subscribe(&mut anna, &service, "/redirect", &["challenge"]).await;
        app.advance_s(10);
        assert_eq!(service.next().await.path, "/redirect");
        let patience = Patience::new();
        while app.database().texts("SELECT kind AS text FROM push_queue WHERE state = 'ended'").is_empty() {
            patience.pause("no notice").await;
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn nothing_is_sent_inside_of_a_network() {
    let service = PushService::start().await;
    let app = start(Database::sqlite(), &service).await;
    let (mut anna, mut bert) = (app.sign_up("anna").await, app.sign_up("bert").await);
    let port = service.address.port();
    for inside in [
        "https://127.0.0.1/x".to_owned(),
        format!("https://127.0.0.2:{port}/x"),
        format!("https://localhost:{port}/x"),
        "https://[::1]/x".to_owned(),
        "https://[::ffff:127.0.0.1]/x".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://10.0.0.1/x".to_owned(),
        "https://2130706433/x".to_owned(),
        format!("http://127.0.0.1:{port}/x"),
        "file:///etc/passwd".to_owned(),
    ] {
        let reply = anna.put(PUSH, &Subscriber::at(&inside).wanted(&["challenge"])).await;
        assert_eq!(reply.status, 422, "{inside}");
        assert!(reply.json()["message"].as_str().unwrap().starts_with("endpoint"), "{}", reply.text());
    }
    // A host name does not show its address, so it is accepted. When a push finds that it means this machine, the
    // browser is forgotten.
    let named = Subscriber::at("https://localhost/x");
    assert_eq!(anna.put(PUSH, &named.wanted(&["challenge"])).await.status, 200);
    challenge(&mut bert, "anna").await;
    app.advance_s(10);
    anna.get_until(PUSH, |view| view["devices"] == json!([])).await;
    app.stop().await;
}

#[tokio::test]
async fn browsers_are_bounded_and_belong_to_their_last_user() {
    for database in Database::each() {
        let service = PushService::start().await;
        let app = start(database, &service).await;
        let (mut anna, mut bert) = (app.sign_up("anna").await, app.sign_up("bert").await);
        for number in 0..12 {
            subscribe(&mut anna, &service, &format!("/{number}"), &["calls"]).await;
            app.advance_s(1);
        }
        let devices = anna.get(PUSH).await.json()["devices"].clone();
        let names: Vec<&str> =
            devices.as_array().unwrap().iter().map(|one| one["endpoint"].as_str().unwrap()).collect();
        assert_eq!(names.len(), 10);
        assert!(names[0].ends_with("/2") && names[9].ends_with("/11"), "{names:?}");
        let last = subscribe(&mut bert, &service, "/11", &["round"]).await;
        assert_eq!(anna.get(PUSH).await.json()["devices"].as_array().map(Vec::len), Some(9));
        // Nobody removes another account's browser.
        let removal = json!({ "endpoint": last.endpoint });
        assert_eq!(anna.post(&format!("{PUSH}/removal"), &removal).await.status, 200);
        assert_eq!(bert.get(PUSH).await.json()["devices"].as_array().map(Vec::len), Some(1));
        assert_eq!(bert.post(&format!("{PUSH}/removal"), &removal).await.json()["devices"], json!([]));

        let mut wanted = last.wanted(&["round"]);
        wanted["p256dh"] = "AAAA".into();
        bert.put(PUSH, &wanted).await.assert_error(422, "invalid");
        let mut guest = app.guest().await;
        guest.put(PUSH, &last.wanted(&["round"])).await.assert_error(403, "forbidden");
        let gone = json!({ "password": PASSWORD });
        assert_eq!(anna.post("/api/v1/account/deletion", &gone).await.status, 204);
        assert!(app.database().texts("SELECT endpoint AS text FROM push_subscriptions").is_empty());
        app.stop().await;
    }
}
