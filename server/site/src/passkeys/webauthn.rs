//! Verification of browsers' passkey answers, as W3C Web Authentication, level 3, requires in its sections 7.1
//! (creation) and 7.2 (signing in). It accepts signatures of ES256 alone, asks for no attestation, and requires
//! that the device has verified its user.

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::{Signature, VerifyingKey, signature::Verifier as _};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use store::{DbError, passkeys::StoredKey, random};
use texts::{Refusal, refusals};
use url::{Host, Url};

/// Random bytes that a device signs once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge([u8; 32]);

impl Challenge {
    /// Returns a new challenge.
    pub(crate) fn random() -> Challenge {
        Challenge(random::bytes())
    }

    fn parse(text: &str) -> Result<Challenge, BadAnswer> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Challenge).ok_or(BadAnswer::ClientData)
    }
}

impl std::fmt::Display for Challenge {
    /// Writes it in base64url without padding, as browsers do.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

/// The site that passkeys are for: the page's origin and the name of its host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelyingParty {
    origin: String,
    /// The name under which devices store passkeys (the `rp.id`).
    pub id: String,
}

impl RelyingParty {
    /// Returns the site of an origin such as `https://bg.example`. Returns `None` if its host is an IP address,
    /// because browsers create no passkeys there.
    pub fn of_origin(origin: &str) -> Option<RelyingParty> {
        let url: Url = origin.parse().ok()?;
        let Some(Host::Domain(host)) = url.host() else { return None };
        Some(RelyingParty { id: host.to_owned(), origin: url.origin().ascii_serialization() })
    }
}

/// The public key of a passkey: a point on P-256, in the compressed form of SEC 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Returns 66 hexadecimal digits, for the database.
    pub(crate) fn to_hex(&self) -> String {
        data_encoding::HEXLOWER.encode(self.0.to_sec1_point(true).as_bytes())
    }

    /// Returns the key of a row; `None` if it is invalid.
    pub(crate) fn from_hex(text: &str) -> Option<PublicKey> {
        let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).ok()?;
        VerifyingKey::from_sec1_bytes(&bytes).ok().map(PublicKey)
    }

    /// Reads the only form in which CTAP 2 allows an ES256 key: a CBOR map in canonical order of kty (2), alg (-7),
    /// crv (1), x and y (RFC 9053, section 7.1.1).
    fn from_cose(bytes: &[u8]) -> Result<PublicKey, BadAnswer> {
        let point = bytes.strip_prefix(b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20").and_then(|rest| {
            let (x, rest) = rest.split_at_checked(32)?;
            let y = rest.strip_prefix(b"\x22\x58\x20")?.get(..32)?;
            Some([&[4], x, y].concat())
        });
        let point = point.ok_or(BadAnswer::Key)?;
        VerifyingKey::from_sec1_bytes(&point).map(PublicKey).map_err(|_not_on_the_curve| BadAnswer::Key)
    }
}

/// The reasons why an answer is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadAnswer {
    /// It is not in the format of browsers, or not for this ceremony.
    ClientData,
    /// It was requested by a page of another site.
    Site,
    /// The authenticator data ends too early or holds something else.
    AuthenticatorData,
    /// The device did not verify its user.
    NotVerified,
    /// The key is not ES256.
    Key,
    /// The signature is wrong.
    Signature,
    /// The device's counter did not increase: there is a copy of it.
    Copied,
}

impl BadAnswer {
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            BadAnswer::ClientData => refusals::passkey_client_data(),
            BadAnswer::Site => refusals::passkey_of_other_site(),
            BadAnswer::AuthenticatorData => refusals::passkey_data_unreadable(),
            BadAnswer::NotVerified => refusals::passkey_not_verified(),
            BadAnswer::Key => refusals::passkey_not_es256(),
            BadAnswer::Signature => refusals::passkey_signature(),
            BadAnswer::Copied => refusals::passkey_copied(),
        }
    }
}

/// The client data of a page; its challenge is not yet looked up.
pub(crate) struct ClientData<'a> {
    raw: &'a [u8],
    pub(crate) challenge: Challenge,
}

#[derive(Deserialize)]
struct ClientDataJson {
    #[serde(rename = "type")]
    ceremony: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// The kind of ceremony.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ceremony {
    Creation,
    SignIn,
}

impl<'a> ClientData<'a> {
    pub(crate) fn read(
        raw: &'a [u8],
        ceremony: Ceremony,
        site: &RelyingParty,
    ) -> Result<ClientData<'a>, BadAnswer> {
        let json: ClientDataJson = serde_json::from_slice(raw).map_err(|_not_json| BadAnswer::ClientData)?;
        let wanted = match ceremony {
            Ceremony::Creation => "webauthn.create",
            Ceremony::SignIn => "webauthn.get",
        };
        if json.ceremony != wanted {
            return Err(BadAnswer::ClientData);
        }
        if json.origin != site.origin || json.cross_origin {
            return Err(BadAnswer::Site);
        }
        Ok(ClientData { raw, challenge: Challenge::parse(&json.challenge)? })
    }
}

/// The authenticator data of a ceremony.
struct AuthenticatorData<'a> {
    counter: u32,
    /// The bytes after the counter: the new credential, if one was created.
    rest: &'a [u8],
}

/// The flags of section 6.1: user present, user verified, key attached.
const USER_PRESENT: u8 = 1 << 0;
const USER_VERIFIED: u8 = 1 << 2;
const KEY_INCLUDED: u8 = 1 << 6;

impl<'a> AuthenticatorData<'a> {
    fn read(
        bytes: &'a [u8],
        ceremony: Ceremony,
        site: &RelyingParty,
    ) -> Result<AuthenticatorData<'a>, BadAnswer> {
        let (head, rest) = bytes.split_at_checked(37).ok_or(BadAnswer::AuthenticatorData)?;
        let (site_hash, flags, counter) = (&head[..32], head[32], &head[33..]);
        if site_hash != Sha256::digest(&site.id).as_slice() {
            return Err(BadAnswer::Site);
        }
        if flags & USER_PRESENT == 0 || flags & USER_VERIFIED == 0 {
            return Err(BadAnswer::NotVerified);
        }
        if (flags & KEY_INCLUDED != 0) != (ceremony == Ceremony::Creation) {
            return Err(BadAnswer::AuthenticatorData);
        }
        let counter =
            u32::from_be_bytes(counter.try_into().map_err(|_four_bytes| BadAnswer::AuthenticatorData)?);
        Ok(AuthenticatorData { counter, rest })
    }
}

/// A passkey that was created.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Made {
    /// The credential id, 1 to 1,023 bytes that the device has chosen.
    pub(crate) credential: Vec<u8>,
    pub(crate) key: PublicKey,
    pub(crate) counter: u32,
}

/// Reads the answer to a creation whose client data is verified.
pub(crate) fn made(authenticator_data: &[u8], site: &RelyingParty) -> Result<Made, BadAnswer> {
    let data = AuthenticatorData::read(authenticator_data, Ceremony::Creation, site)?;
    // The first 16 bytes identify the device model, which is not needed here.
    let credential_and_key = data.rest.get(16..).and_then(|rest| {
        let (length, rest) = rest.split_first_chunk::<2>()?;
        rest.split_at_checked(usize::from(u16::from_be_bytes(*length)))
    });
    let (credential, key) = credential_and_key.ok_or(BadAnswer::AuthenticatorData)?;
    if !(1..=1023).contains(&credential.len()) {
        return Err(BadAnswer::AuthenticatorData);
    }
    Ok(Made { credential: credential.to_owned(), key: PublicKey::from_cose(key)?, counter: data.counter })
}

/// A stored passkey before an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPasskey {
    pub(crate) key: PublicKey,
    /// The device's signature counter; many devices always send 0.
    pub(crate) counter: u32,
}

/// The base point of P-256, compressed (SEC 2, section 2.4.2). It serves as a valid key.
const BASE_POINT: &str = "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296";

impl StoredPasskey {
    /// Returns the passkey of a row.
    ///
    /// # Errors
    /// If the stored key is not a point on the curve.
    pub(crate) fn from_row(stored: &StoredKey) -> Result<StoredPasskey, DbError> {
        let broken = || DbError::Broken("passkeys: a public key that is not on the curve".to_owned());
        let key = PublicKey::from_hex(&stored.public_key).ok_or_else(broken)?;
        Ok(StoredPasskey { key, counter: stored.counter })
    }

    /// Returns the key that an unknown passkey is checked against, so that its rejection takes the same steps. The
    /// caller rejects the passkey even if a signature matches this key, whose private half is public knowledge.
    pub(crate) fn of_nobody() -> StoredPasskey {
        let key = PublicKey::from_hex(BASE_POINT).expect("the base point is on the curve");
        StoredPasskey { key, counter: 0 }
    }
}

/// Checks a signature over verified client data. Returns the new counter.
pub(crate) fn signed(
    known: &StoredPasskey,
    client_data: &ClientData<'_>,
    authenticator_data: &[u8],
    signature: &[u8],
    site: &RelyingParty,
) -> Result<u32, BadAnswer> {
    let data = AuthenticatorData::read(authenticator_data, Ceremony::SignIn, site)?;
    let signature = Signature::from_der(signature).map_err(|_no_signature| BadAnswer::Signature)?;
    let message = [authenticator_data, Sha256::digest(client_data.raw).as_slice()].concat();
    known.key.0.verify(&message, &signature).map_err(|_other| BadAnswer::Signature)?;
    // Two counters of 0 say nothing, because such a device does not count.
    if (data.counter, known.counter) != (0, 0) && data.counter <= known.counter {
        return Err(BadAnswer::Copied);
    }
    Ok(data.counter)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_a_site_with_a_name_has_passkeys() {
        let id = |origin| RelyingParty::of_origin(origin).map(|site| site.id);
        assert_eq!(id("https://bg.example"), Some("bg.example".to_owned()));
        assert_eq!(id("http://localhost:8080"), Some("localhost".to_owned()));
        for bare in ["http://127.0.0.1:8080", "http://[::1]", "null", "", "file:///"] {
            assert_eq!(id(bare), None, "{bare}");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(data in proptest::collection::vec(any::<u8>(), 0..160), flags: u8) {
            let site = RelyingParty::of_origin("https://bg.example").expect("a site");
            // The right site and these flags let the reader reach the remaining data.
            let mut answer = Sha256::digest(&site.id).to_vec();
            answer.push(flags);
            answer.extend(&data);
            let _ = ClientData::read(&data, Ceremony::Creation, &site);
            let _ = made(&data, &site);
            if let Ok(made) = made(&answer, &site) {
                prop_assert_eq!(PublicKey::from_hex(&made.key.to_hex()), Some(made.key));
            }
        }
    }
}
