//! Two-factor codes: the first code switches them on, every sign-in asks for one, each is accepted once, and recovery
//! codes help after the loss of the device.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use std::collections::BTreeSet;

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha1::Sha1;

use crate::support::{Client, Database, PASSWORD, TestApp};

const FACTOR: &str = "/api/v1/account/second-factor";

/// Starts a server that allows more tries per hour.
async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.limits.password_by_account.burst = 100;
        settings.limits.sign_in_by_account_and_address.burst = 100;
        settings.limits.sign_in_by_device.burst = 100;
        settings.limits.code_by_account.burst = 100;
    })
    .await
}

/// Returns the code that an authenticator shows.
fn code(secret: &str, at_ms: i64) -> String {
    let key = data_encoding::BASE32_NOPAD.decode(secret.as_bytes()).unwrap();
    let mac = Hmac::<Sha1>::new_from_slice(&key).unwrap().chain_update((at_ms / 30_000).to_be_bytes());
    let hash = mac.finalize().into_bytes();
    let at = usize::from(hash[19] % 16);
    let bits = u32::from_be_bytes(hash[at..at + 4].try_into().unwrap()) % (1 << 31);
    format!("{:06}", bits % 1_000_000)
}

fn now(app: &TestApp) -> i64 {
    server::Clock::now(&*app.clock).0
}

/// Switches the codes on. Returns the secret and the recovery codes.
pub(crate) async fn switch_on(app: &TestApp, client: &mut Client) -> (String, Vec<String>) {
    let begun = client.post(FACTOR, &json!({ "password": PASSWORD })).await.json();
    let secret = begun["secret"].as_str().unwrap().to_owned();
    let reply =
        client.post(&format!("{FACTOR}/confirmation"), &json!({ "code": code(&secret, now(app)) })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let codes: Vec<String> = serde_json::from_value(reply.json()["codes"].clone()).unwrap();
    (secret, codes)
}

fn credentials(code: Option<&str>) -> Value {
    match code {
        None => json!({ "name": "anna", "password": PASSWORD }),
        Some(code) => json!({ "name": "anna", "password": PASSWORD, "code": code }),
    }
}

#[tokio::test]
async fn signing_in_needs_a_code_of_the_device_and_each_is_taken_once() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        assert_eq!(anna.get(FACTOR).await.json(), json!({ "since": null, "recovery_codes_left": 0 }));
        anna.post(FACTOR, &json!({ "password": "wrong horse" })).await.assert_error(401, "wrong_credentials");
        let begun = anna.post(FACTOR, &json!({ "password": PASSWORD })).await.json();
        let secret = begun["secret"].as_str().unwrap();
        assert!(begun["address"].as_str().unwrap().contains(secret));
        assert!(begun["picture"]["path"].as_str().unwrap().starts_with('M'));
        // Before the first code, sign-in asks for none.
        assert_eq!(app.client().post("/api/v1/session", &credentials(None)).await.status, 200);
        let confirmation = format!("{FACTOR}/confirmation");
        anna.post(&confirmation, &json!({ "code": "000000x" })).await.assert_error(401, "wrong_code");
        let first = code(secret, now(&app));
        let codes = anna.post(&confirmation, &json!({ "code": first })).await.json()["codes"].clone();
        assert_eq!(codes.as_array().unwrap().len(), 10);
        let since = now(&app);
        app.advance_s(3_600);
        anna.post(&confirmation, &json!({ "code": first })).await.assert_error(409, "conflict");
        anna.post(FACTOR, &json!({ "password": PASSWORD })).await.assert_error(409, "conflict");
        assert_eq!(anna.get(FACTOR).await.json(), json!({ "since": since, "recovery_codes_left": 10 }));

        let mut other = app.client();
        let session = "/api/v1/session";
        other.post(session, &credentials(None)).await.assert_error(401, "second_factor_required");
        other.post(session, &credentials(Some(&first))).await.assert_error(401, "wrong_code");
        let next = code(secret, now(&app));
        let spaced = format!("{} {}", &next[..3], &next[3..]);
        assert_eq!(other.post(session, &credentials(Some(&spaced))).await.status, 200);
        assert_eq!(other.who_am_i().await.as_deref(), Some("anna"));
        app.client().post(session, &credentials(Some(&next))).await.assert_error(401, "wrong_code");
        // Codes of earlier steps are refused too, even unused ones.
        let before = code(secret, now(&app) - 30_000);
        app.client().post(session, &credentials(Some(&before))).await.assert_error(401, "wrong_code");
        // A wrong password is reported before a code is checked.
        let wrong = json!({ "name": "anna", "password": "wrong horse", "code": next });
        app.client().post(session, &wrong).await.assert_error(401, "wrong_credentials");
    }
}

#[tokio::test]
async fn a_recovery_code_signs_in_once_without_the_device() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (_, codes) = switch_on(&app, &mut anna).await;
        let mut other = app.client();
        let typed = codes[3].to_lowercase().replace('-', " ");
        assert_eq!(other.post("/api/v1/session", &credentials(Some(&typed))).await.status, 200);
        assert_eq!(other.get(FACTOR).await.json()["recovery_codes_left"], json!(9));
        let again = app.client().post("/api/v1/session", &credentials(Some(&codes[3]))).await;
        again.assert_error(401, "wrong_code");

        let renewal = json!({ "password": PASSWORD, "code": codes[4] });
        let renewed = other.post(&format!("{FACTOR}/recovery-codes"), &renewal).await.json()["codes"].clone();
        assert_eq!(renewed.as_array().unwrap().len(), 10);
        let old = app.client().post("/api/v1/session", &credentials(Some(&codes[5]))).await;
        old.assert_error(401, "wrong_code");

        let removal = format!("{FACTOR}/removal");
        let wrong = json!({ "password": PASSWORD, "code": "AAAAA-AAAAA" });
        other.post(&removal, &wrong).await.assert_error(401, "wrong_code");
        let right = json!({ "password": PASSWORD, "code": renewed[0] });
        assert_eq!(other.post(&removal, &right).await.status, 204);
        other.post(&removal, &right).await.assert_error(409, "conflict");
        assert_eq!(app.client().post("/api/v1/session", &credentials(None)).await.status, 200);
    }
}

#[tokio::test]
async fn the_secret_survives_a_restart_and_is_not_in_the_database() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (secret, codes) = switch_on(&app, &mut anna).await;
        let app = app.restart().await;
        app.advance_s(60);
        let next = code(&secret, now(&app));
        assert_eq!(app.client().post("/api/v1/session", &credentials(Some(&next))).await.status, 200);
        let key = data_encoding::BASE32_NOPAD.decode(secret.as_bytes()).unwrap();
        for text in
            [secret, data_encoding::HEXLOWER.encode(&key), codes[0].clone(), codes[0].replace('-', "")]
        {
            assert_eq!(app.database().columns_with(&text), BTreeSet::new(), "{text}");
        }
    }
}
