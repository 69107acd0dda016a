//! Passkeys: a device that has verified its owner signs in to the account without name, password or code.

use data_encoding::BASE64URL_NOPAD;
use wire::Millis;

use store::{
    AnyConn, DbError,
    account::Account,
    account_locks::{self, AccountLock},
    id::{PasskeyId, UserId},
    passkeys as rows,
    passkeys::{Listed, NewPasskey, StoredKey},
};
use texts::refusals;

use super::{
    Client, Password, SignedIn,
    second_factor::check_password,
    service::{SessionStart, begin},
};
use crate::{
    accounts::Accounts,
    error::AppError,
    limits::AddressLimit,
    passkeys::{
        CHALLENGE_VALID_MS, PasskeySignature, bytes,
        webauthn::{self, BadAnswer, Ceremony, Challenge, ClientData, RelyingParty},
    },
};

/// The maximum number of passkeys of one account.
const PASSKEYS_MAX: i64 = 20;
/// The maximum length of a passkey's name in characters.
const NAME_MAX: usize = 40;

/// Returns the passkeys of an account.
pub async fn all(accounts: &Accounts, user: UserId) -> Result<Vec<Listed>, AppError> {
    Ok(accounts.node.store.read(move |connection| rows::list_passkeys(connection, user)).await?)
}

/// Returns a challenge for creating a passkey, and the existing passkeys.
pub async fn ask_for_new(
    accounts: &Accounts,
    account: &Account,
    password: Password,
) -> Result<(Challenge, Vec<Listed>), AppError> {
    check_password(accounts, account, password).await?;
    let (user, challenge, now) = (account.id, Challenge::random(), accounts.node.clock.now());
    let asked = accounts.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, user)?;
        check_has_room(connection, &lock)?;
        let there_are = rows::list_passkeys(connection, user)?;
        rows::challenge(
            connection,
            &challenge.to_string(),
            Some(user),
            now,
            Millis(now.0 + CHALLENGE_VALID_MS),
        )?;
        Ok::<_, AppError>((challenge, there_are))
    });
    asked.await
}

/// Checks that an account can have one more passkey.
fn check_has_room(connection: &mut AnyConn, owner: &AccountLock) -> Result<(), AppError> {
    if rows::count_passkeys(connection, owner)? >= PASSKEYS_MAX {
        return Err(AppError::Conflict(refusals::passkeys_full(PASSKEYS_MAX)));
    }
    Ok(())
}

/// Stores a created passkey.
pub async fn add(
    accounts: &Accounts,
    party: &RelyingParty,
    account: &Account,
    given: wire::NewPasskey,
) -> Result<Listed, AppError> {
    let name = given.name.trim().to_owned();
    if !(1..=NAME_MAX).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(AppError::invalid("name", refusals::characters(1, NAME_MAX)));
    }
    let client_data = bytes("client_data", &given.client_data)?;
    let authenticator_data = bytes("authenticator_data", &given.authenticator_data)?;
    let invalid = |bad: BadAnswer| AppError::invalid_form(bad.refusal());
    let client_data = ClientData::read(&client_data, Ceremony::Creation, party).map_err(invalid)?;
    let made = webauthn::made(&authenticator_data, party).map_err(invalid)?;
    let (user, now, challenge) = (account.id, accounts.node.clock.now(), client_data.challenge);
    let new = NewPasskey {
        id: PasskeyId::random(),
        credential: BASE64URL_NOPAD.encode(&made.credential),
        name,
        known: StoredKey { public_key: made.key.to_hex(), counter: made.counter },
    };
    let kept = accounts.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, user)?;
        // Several challenges may have been asked for.
        check_has_room(connection, &lock)?;
        if !rows::use_challenge(connection, &challenge.to_string(), Some(user), now)? {
            return Err(AppError::Conflict(refusals::passkey_too_late()));
        }
        match rows::insert(connection, user, &new, now) {
            Ok(()) => Ok(new),
            Err(DbError::Conflict(_)) => Err(AppError::Conflict(refusals::passkey_stored())),
            Err(error) => Err(error.into()),
        }
    });
    let NewPasskey { id, credential, name, .. } = kept.await?;
    Ok(Listed { id, credential, name, created_at: now, used_at: None })
}

/// Deletes a passkey. Browsers that it signed in stay signed in.
pub async fn remove(accounts: &Accounts, user: UserId, id: PasskeyId) -> Result<(), AppError> {
    let removed = accounts.node.store.write(move |connection| rows::remove(connection, user, id)).await?;
    if removed { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_passkey())) }
}

/// Returns a challenge for signing in.
pub async fn ask_for_signature(accounts: &Accounts, client: &Client) -> Result<Challenge, AppError> {
    accounts.node.limit_address(AddressLimit::PasskeyByAddress, client.address).await?;
    let (challenge, now) = (Challenge::random(), accounts.node.clock.now());
    let asked = accounts.node.store.write(move |connection| {
        rows::challenge(connection, &challenge.to_string(), None, now, Millis(now.0 + CHALLENGE_VALID_MS))?;
        Ok::<_, DbError>(challenge)
    });
    Ok(asked.await?)
}

/// Starts a session for the owner of the passkey. The device has verified its user, so no code is required.
pub async fn sign_in(
    accounts: &Accounts,
    party: &RelyingParty,
    client: Client,
    given: wire::PasskeySignIn,
) -> Result<SignedIn, AppError> {
    let limit = accounts.node.limit_address(AddressLimit::PasskeyByAddress, client.address).await;
    limit.inspect_err(|_limited| accounts.node.metrics.accounts.sign_in("limited"))?;
    let signed_in = check_signature(accounts, party, client, given).await;
    match &signed_in {
        Ok(_) => accounts.node.metrics.accounts.sign_in("ok"),
        Err(AppError::WrongPasskey) => accounts.node.metrics.accounts.sign_in("wrong"),
        Err(_) => {}
    }
    signed_in
}

async fn check_signature(
    accounts: &Accounts,
    party: &RelyingParty,
    client: Client,
    given: wire::PasskeySignIn,
) -> Result<SignedIn, AppError> {
    let signature = PasskeySignature::read(given, party.clone())?;
    let found = {
        let credential = signature.credential.clone();
        accounts.node.store.read(move |connection| rows::find(connection, &credential)).await?
    };
    let now = accounts.node.clock.now();
    match found {
        Some((account, ..)) => {
            let checked = move |connection: &mut AnyConn, account: &Account| {
                signature.check(connection, Some(account.id), None, now)
            };
            begin(accounts, client, account, SessionStart::SignIn, checked).await
        }
        // The same work as for a known passkey, so that the time does not tell which passkeys exist.
        None => {
            let checked = move |connection: &mut AnyConn| signature.check(connection, None, None, now);
            accounts.node.store.write(checked).await?;
            Err(AppError::WrongPasskey)
        }
    }
}
