//! Signatures of passkeys: how they are checked, and the proof at a seat that the owner of an account takes it.
//! Adding passkeys and signing in with them are in `accounts`.

pub mod webauthn;

use data_encoding::BASE64URL_NOPAD;
use wire::Millis;

use store::{AnyConn, id::UserId, passkeys as rows, passkeys::Listed};
use texts::refusals;
use webauthn::{BadAnswer, Ceremony, Challenge, ClientData, RelyingParty, StoredPasskey};

use crate::error::AppError;

/// The time for which a challenge is valid.
pub(crate) const CHALLENGE_VALID_MS: i64 = 5 * 60 * 1_000;

/// A passkey's signature under a challenge, as a browser sent it, with the site that asked for it.
#[derive(Debug)]
pub struct PasskeySignature {
    pub(crate) credential: String,
    client_data: Vec<u8>,
    authenticator_data: Vec<u8>,
    signature: Vec<u8>,
    party: RelyingParty,
}

impl PasskeySignature {
    /// Decodes a browser's answer.
    ///
    /// # Errors
    /// If a field is not base64url. The text names it.
    pub fn read(given: wire::PasskeySignIn, party: RelyingParty) -> Result<PasskeySignature, AppError> {
        Ok(PasskeySignature {
            client_data: bytes("client_data", &given.client_data)?,
            authenticator_data: bytes("authenticator_data", &given.authenticator_data)?,
            signature: bytes("signature", &given.signature)?,
            credential: given.credential,
            party,
        })
    }

    /// Checks the signature, and uses up its challenge. `owner` is the account of the passkey, and `asked` the account
    /// that the challenge was made for, `None` for a sign-in.
    pub(crate) fn check(
        &self,
        connection: &mut AnyConn,
        owner: Option<UserId>,
        asked: Option<UserId>,
        now: Millis,
    ) -> Result<(), AppError> {
        // The passkey may have been deleted or used elsewhere since the caller looked it up.
        let found = rows::find(connection, &self.credential)?.filter(|(of, ..)| Some(of.id) == owner);
        // An unknown passkey is rejected by the same steps as a wrong signature.
        let (id, known) = match found {
            Some((_, id, stored)) => (Some(id), StoredPasskey::from_row(&stored)?),
            None => (None, StoredPasskey::of_nobody()),
        };
        let wrong = |bad: BadAnswer| {
            tracing::info!(account = ?owner, reason = bad.refusal().code, "a passkey was refused");
            AppError::WrongPasskey
        };
        let client_data =
            ClientData::read(&self.client_data, Ceremony::SignIn, &self.party).map_err(wrong)?;
        if !rows::use_challenge(connection, &client_data.challenge.to_string(), asked, now)? {
            return Err(AppError::WrongPasskey);
        }
        let (data, signature) = (&self.authenticator_data, &self.signature);
        let counter = webauthn::signed(&known, &client_data, data, signature, &self.party).map_err(wrong)?;
        Ok(rows::used(connection, id.ok_or(AppError::WrongPasskey)?, counter, now)?)
    }
}

/// Stores a challenge for taking a seat, and returns it with the passkeys of the account.
///
/// # Errors
/// If the account has no passkey.
pub(crate) fn ask_for_seat(
    connection: &mut AnyConn,
    user: UserId,
    now: Millis,
) -> Result<(Challenge, Vec<Listed>), AppError> {
    let there_are = rows::list_passkeys(connection, user)?;
    if there_are.is_empty() {
        return Err(no_passkey());
    }
    let challenge = Challenge::random();
    rows::challenge(connection, &challenge.to_string(), Some(user), now, Millis(now.0 + CHALLENGE_VALID_MS))?;
    Ok((challenge, there_are))
}

/// Checks that the person who takes a seat has proved with a passkey that the account is theirs.
///
/// # Errors
/// If there is no signature, or it is not of a passkey of this account under a challenge for it.
pub(crate) fn check_seat(
    connection: &mut AnyConn,
    user: UserId,
    given: Option<&PasskeySignature>,
    now: Millis,
) -> Result<(), AppError> {
    let Some(given) = given else {
        return Err(if rows::list_passkeys(connection, user)?.is_empty() {
            no_passkey()
        } else {
            AppError::Refused(refusals::passkey_needed())
        });
    };
    given.check(connection, Some(user), Some(user), now).map_err(|error| match error {
        AppError::WrongPasskey => AppError::Refused(refusals::passkey_wrong()),
        other => other,
    })
}

fn no_passkey() -> AppError {
    AppError::Refused(refusals::passkey_missing())
}

/// Decodes the bytes of a field, in base64url without padding.
pub(crate) fn bytes(field: &str, text: &str) -> Result<Vec<u8>, AppError> {
    let decoded = BASE64URL_NOPAD.decode(text.as_bytes());
    decoded.map_err(|_bad| AppError::invalid(field, refusals::base64url()))
}
