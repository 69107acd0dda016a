//! Passkeys: created for an account with its password, sign-in without it, each answer accepted once, and everything
//! else refused. The device is simulated and signs as W3C Web Authentication specifies.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::{Signature, SigningKey, signature::Signer as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::support::{Client, Database, PASSWORD, Reply, TestApp};

pub(crate) const ORIGIN: &str = "http://play.example";
const MINUTE_S: u64 = 60;

async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.public_url = Some(ORIGIN.parse().unwrap());
        settings.limits.passkey_by_address.burst = 1000;
        settings.limits.password_by_account.burst = 1000;
    })
    .await
}

/// A device with one passkey.
pub(crate) struct Device {
    key: SigningKey,
    id: Vec<u8>,
    site: &'static str,
    origin: &'static str,
    /// The flags of the device: user present (1) and user verified (4).
    pub(crate) flags: u8,
    counter: u32,
}

impl Device {
    pub(crate) fn new(number: u8) -> Device {
        let key = SigningKey::from_slice(&[number; 32]).unwrap();
        Device { key, id: vec![number; 16], site: "play.example", origin: ORIGIN, flags: 5, counter: 0 }
    }

    fn client_data(&self, ceremony: &str, challenge: &str) -> Vec<u8> {
        json!({ "type": ceremony, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let site = Sha256::digest(self.site);
        [&site[..], &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    /// Returns the browser's message after it has created the passkey.
    fn made(&self, challenge: &str) -> Value {
        let point = self.key.verifying_key().to_sec1_point(false);
        let (x, y) = (&point.as_bytes()[1..33], &point.as_bytes()[33..]);
        let key = [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", x, b"\x22\x58\x20", y].concat();
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let data = [&self.authenticator_data(0x40)[..], &[0; 16], &length, &self.id, &key].concat();
        json!({
            "name": " My phone ",
            "client_data": BASE64URL_NOPAD.encode(&self.client_data("webauthn.create", challenge)),
            "authenticator_data": BASE64URL_NOPAD.encode(&data),
        })
    }

    /// Returns the browser's message after it has signed.
    pub(crate) fn signed(&self, challenge: &str) -> Value {
        let client_data = self.client_data("webauthn.get", challenge);
        let data = self.authenticator_data(0);
        let signature: Signature = self.key.sign(&[&data[..], &Sha256::digest(&client_data)].concat());
        json!({
            "credential": BASE64URL_NOPAD.encode(&self.id),
            "client_data": BASE64URL_NOPAD.encode(&client_data),
            "authenticator_data": BASE64URL_NOPAD.encode(&data),
            "signature": BASE64URL_NOPAD.encode(signature.to_der().as_bytes()),
        })
    }
}

async fn challenge_for_new(client: &mut Client) -> String {
    let reply = client.post("/api/v1/account/passkeys/challenge", &json!({ "password": PASSWORD })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["challenge"].as_str().unwrap().to_owned()
}

async fn challenge_to_sign(client: &mut Client) -> String {
    let reply = client.post_empty("/api/v1/session/passkey/challenge").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(reply.json()["site"], "play.example");
    reply.json()["challenge"].as_str().unwrap().to_owned()
}

/// Adds the passkey of a device to an account.
pub(crate) async fn keep(client: &mut Client, device: &Device) -> Reply {
    let challenge = challenge_for_new(client).await;
    client.post("/api/v1/account/passkeys", &device.made(&challenge)).await
}

async fn sign_in(app: &TestApp, device: &Device) -> (Client, Reply) {
    let mut client = app.client();
    let challenge = challenge_to_sign(&mut client).await;
    let reply = client.post("/api/v1/session/passkey", &device.signed(&challenge)).await;
    (client, reply)
}

#[track_caller]
fn assert_refused(reply: &Reply, status: u16, code: &str) {
    assert_eq!((reply.status, reply.json()["code"].as_str().unwrap()), (status, code), "{}", reply.text());
}

#[tokio::test]
async fn a_passkey_signs_in_until_it_is_taken_away() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let device = Device::new(1);
        let wrong = json!({ "password": "wrong horse" });
        assert_refused(
            &anna.post("/api/v1/account/passkeys/challenge", &wrong).await,
            401,
            "wrong_credentials",
        );
        let kept = keep(&mut anna, &device).await;
        assert_eq!((kept.status, kept.json()["name"].as_str()), (201, Some("My phone")));
        assert_eq!(keep(&mut anna, &device).await.status, 409, "the same once more");

        let (mut elsewhere, reply) = sign_in(&app, &device).await;
        assert_eq!((reply.status, reply.json()["user"]["name"].as_str()), (200, Some("anna")));
        assert_eq!(elsewhere.get("/api/v1/session").await.json()["user"]["name"], "anna");
        let listed = anna.get("/api/v1/account/passkeys").await.json();
        assert!(listed[0]["used_at"].is_number(), "{listed}");

        let mut berta = app.sign_up("berta").await;
        let path = format!("/api/v1/account/passkeys/{}", listed[0]["id"].as_str().unwrap());
        assert_refused(&berta.delete(&path).await, 404, "not_found");
        assert_eq!(anna.delete(&path).await.status, 204);
        assert_refused(&anna.delete(&path).await, 404, "not_found");
        assert_refused(&sign_in(&app, &device).await.1, 401, "wrong_passkey");
        assert_eq!(elsewhere.get("/api/v1/session").await.json()["user"]["name"], "anna");
        app.stop().await;
    }
}

#[tokio::test]
async fn an_answer_is_taken_once_in_time_and_from_the_one_who_was_asked() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let mut berta = app.sign_up("berta").await;
        let device = Device::new(1);

        let annas = challenge_for_new(&mut anna).await;
        assert_refused(&berta.post("/api/v1/account/passkeys", &device.made(&annas)).await, 409, "conflict");
        assert_eq!(anna.post("/api/v1/account/passkeys", &device.made(&annas)).await.status, 201);
        let again = Device::new(2).made(&annas);
        assert_refused(&anna.post("/api/v1/account/passkeys", &again).await, 409, "conflict");

        let mut client = app.client();
        let challenge = challenge_to_sign(&mut client).await;
        let signed = device.signed(&challenge);
        assert_eq!(client.post("/api/v1/session/passkey", &signed).await.status, 200);
        assert_refused(&app.client().post("/api/v1/session/passkey", &signed).await, 401, "wrong_passkey");
        // A challenge for a new passkey is not valid for signing in.
        let for_new = device.signed(&challenge_for_new(&mut anna).await);
        assert_refused(&app.client().post("/api/v1/session/passkey", &for_new).await, 401, "wrong_passkey");

        let late = challenge_to_sign(&mut client).await;
        app.advance_s(5 * MINUTE_S);
        let signed = device.signed(&late);
        assert_refused(&app.client().post("/api/v1/session/passkey", &signed).await, 401, "wrong_passkey");
        app.stop().await;
    }
}

#[tokio::test]
async fn invalid_signatures_sign_nobody_in() {
    let app = start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let mut device = Device::new(1);
    device.counter = 7;
    assert_eq!(keep(&mut anna, &device).await.status, 201);

    let with = |change: fn(&mut Device)| {
        let mut other = Device::new(1);
        other.counter = 8;
        change(&mut other);
        other
    };
    let wrong = [
        ("another key", with(|device| device.key = SigningKey::from_slice(&[9; 32]).unwrap())),
        ("another passkey", with(|device| device.id = vec![9; 16])),
        ("another site", with(|device| device.site = "evil.example")),
        ("another origin", with(|device| device.origin = "http://evil.example")),
        ("nobody verified", with(|device| device.flags = 1)),
        ("nobody there", with(|device| device.flags = 4)),
        ("a copy, which has signed less", with(|device| device.counter = 7)),
    ];
    for (what, device) in wrong {
        let (_, reply) = sign_in(&app, &device).await;
        assert_eq!((reply.status, reply.json()["code"].as_str()), (401, Some("wrong_passkey")), "{what}");
    }
    let broken =
        [("signature", json!("!")), ("client_data", json!("e30=")), ("authenticator_data", json!("Ä"))];
    for (field, value) in broken {
        let mut client = app.client();
        let mut signed = with(|_| ()).signed(&challenge_to_sign(&mut client).await);
        signed[field] = value;
        assert_refused(&client.post("/api/v1/session/passkey", &signed).await, 422, "invalid");
    }
    device.counter = 8;
    assert_eq!(sign_in(&app, &device).await.1.status, 200, "the correct counter is still accepted");

    let unfit = [
        ("an empty name", "name", json!("  ")),
        ("no data", "authenticator_data", json!("")),
        ("cut off", "authenticator_data", json!(BASE64URL_NOPAD.encode(&[0; 60]))),
        ("no client data", "client_data", json!(BASE64URL_NOPAD.encode(b"{}"))),
    ];
    for (what, field, value) in unfit {
        let mut made = Device::new(2).made(&challenge_for_new(&mut anna).await);
        made[field] = value;
        let reply = anna.post("/api/v1/account/passkeys", &made).await;
        assert_eq!((reply.status, reply.json()["code"].as_str()), (422, Some("invalid")), "{what}");
    }
    assert_eq!(anna.get("/api/v1/account/passkeys").await.json().as_array().unwrap().len(), 1);
    app.stop().await;
}

#[tokio::test]
async fn guests_have_none_an_account_has_twenty_and_a_bare_address_is_no_site() {
    let app = start(Database::sqlite()).await;
    let mut guest = app.guest().await;
    let password = json!({ "password": PASSWORD });
    assert_refused(&guest.post("/api/v1/account/passkeys/challenge", &password).await, 409, "conflict");
    let mut anna = app.sign_up("anna").await;
    for number in 1..=20 {
        assert_eq!(keep(&mut anna, &Device::new(number)).await.status, 201);
    }
    assert_refused(&anna.post("/api/v1/account/passkeys/challenge", &password).await, 409, "conflict");
    let app = app.restart_with(|settings| settings.public_url = None).await;
    let mut bare = app.client();
    assert_refused(&bare.post_empty("/api/v1/session/passkey/challenge").await, 409, "conflict");
    app.stop().await;
}
