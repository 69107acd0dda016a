//! The encryption of pushes (RFC 8291 over RFC 8188) and their signature (RFC 8292). Push services forward the
//! messages and cannot read them.

use aes_gcm::{
    Aes128Gcm, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::{
    PublicKey, SecretKey,
    ecdsa::{Signature, SigningKey, signature::Signer as _},
};
use serde_json::json;
use sha2::Sha256;
use store::random;
use texts::refusals;
use wire::Millis;

use crate::{error::AppError, match_state::dice::SeedVault};

/// The length of a browser's secret in bytes.
const AUTH_LEN: usize = 16;
/// The length of an uncompressed point in bytes.
const POINT_LEN: u8 = 65;
/// The size of a record. A message is one record, and push services accept at most 4096 bytes.
const RECORD: u32 = 4_096;
/// The maximum size of a message before encryption in bytes: a record without header, mark and tag.
const PLAIN_MAX: usize = 3_993;
/// The mark of the last record.
const LAST: u8 = 2;
/// The time for which a signature is valid. Push services refuse more than a day.
const SIGNED_S: i64 = 12 * 60 * 60;

/// The keys of a browser, as it made them.
#[derive(Debug, Clone)]
pub(super) struct Receiver {
    key: PublicKey,
    auth: [u8; AUTH_LEN],
}

impl Receiver {
    /// Parses the keys in base64url, with or without padding.
    ///
    /// # Errors
    /// If a key has the wrong form.
    pub(super) fn parse(key: &str, auth: &str) -> Result<Receiver, AppError> {
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok();
        let point = bytes(key).filter(|point| point.len() == usize::from(POINT_LEN));
        let key = point.and_then(|point| PublicKey::from_sec1_bytes(&point).ok());
        let auth = bytes(auth).and_then(|auth| auth.try_into().ok());
        Ok(Receiver {
            key: key.ok_or_else(|| AppError::invalid("p256dh", refusals::no_push_key()))?,
            auth: auth.ok_or_else(|| AppError::invalid("auth", refusals::no_push_auth()))?,
        })
    }
}

fn point_of(key: &PublicKey) -> Box<[u8]> {
    key.to_sec1_bytes()
}

/// Draws a secret key. The probability that a random number is not a valid key is 2^-32.
fn secret_from(mut bytes: impl FnMut(u32) -> [u8; 32]) -> SecretKey {
    (0..)
        .find_map(|attempt| SecretKey::from_slice(&bytes(attempt)).ok())
        .expect("some number below 2^256 is a key")
}

/// Encrypts a message for a browser. Returns `None` if it is too long.
pub(super) fn encrypt(message: &[u8], to: &Receiver) -> Option<Vec<u8>> {
    seal(message, to, &secret_from(|_| random::bytes()), random::bytes())
}

fn seal(message: &[u8], to: &Receiver, own: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
    if message.len() > PLAIN_MAX {
        return None;
    }
    let own_point = point_of(&own.public_key());
    let shared = p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), to.key.as_affine());
    let mut input = [0; 32];
    let info = [b"WebPush: info\0", &*point_of(&to.key), &*own_point].concat();
    Hkdf::<Sha256>::new(Some(&to.auth), shared.raw_secret_bytes()).expand(&info, &mut input).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(&salt), &input);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let record = [message, &[LAST]].concat();
    let cipher = Aes128Gcm::new(&key.into());
    let sealed = cipher.encrypt(&Nonce::from(nonce), Payload { msg: &record, aad: &[] }).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[POINT_LEN], &own_point, &sealed].concat())
}

/// The key by which push services recognise the site.
#[derive(Clone)]
pub(super) struct Signer {
    key: SigningKey,
    public: String,
    contact: String,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Signer").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Signer {
    /// Returns the key of the site. It is derived from the vault's key, so it is the same on all nodes.
    pub(super) fn new(vault: &SeedVault, contact: String) -> Signer {
        let secret = secret_from(|attempt| vault.push_secret(attempt));
        let public = BASE64URL_NOPAD.encode(&point_of(&secret.public_key()));
        Signer { key: SigningKey::from(&secret), public, contact }
    }

    /// Returns the public key in base64url, which browsers need to subscribe.
    pub(super) fn public(&self) -> &str {
        &self.public
    }

    /// Returns the header `authorization` for a push to a service.
    pub(super) fn authorization(&self, origin: &str, now: Millis) -> String {
        let part = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let claims = json!({ "aud": origin, "exp": now.0 / 1_000 + SIGNED_S, "sub": self.contact });
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64URL_NOPAD.encode(&signature.to_bytes()), self.public)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    #[test]
    fn the_example_of_rfc_8291_is_reproduced() {
        let to = Receiver::parse(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let sealed = seal(b"When I grow up, I want to be a watermelon", &to.unwrap(), &own, salt).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64URL_NOPAD.encode(&sealed), expected);
    }

    #[test]
    fn invalid_keys_are_refused_by_name() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        for bad in ["", "AAAA", &good[..86], &format!("BB{}", &good[2..])] {
            assert!(
                Receiver::parse(bad, "BTBZMqHH6r4Tts7J_aSIgg").unwrap_err().to_string().starts_with("p256dh"),
                "{bad}"
            );
        }
        for bad in ["", "AAAA", "BTBZMqHH6r4Tts7J_aSIggAA"] {
            assert!(Receiver::parse(good, bad).unwrap_err().to_string().starts_with("auth"), "{bad}");
        }
        assert!(
            encrypt(&[0; PLAIN_MAX + 1], &Receiver::parse(good, "BTBZMqHH6r4Tts7J_aSIgg==").unwrap())
                .is_none()
        );
    }
}
