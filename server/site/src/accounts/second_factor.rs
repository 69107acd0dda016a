//! Second factors of accounts: a one-time code of an authenticator app, or a recovery code.

use data_encoding::BASE32_NOPAD;
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, CodePeriod, labelled_hash},
    id::{UserId, random_id},
    random, second_factors as rows,
    second_factors::StoredFactor,
};
use texts::refusals;
use wire::Millis;

use super::{Password, totp::TotpSecret, verify::verify_password};
use crate::{accounts::Accounts, error::AppError, limits::Limit, match_state::dice::SeedVault};

/// The number of recovery codes of an account.
const CODES: usize = 10;

/// The state of an account's second factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The time of activation; `None` if codes are not required.
    pub since: Option<Millis>,
    pub codes_left: u32,
}

/// The data for setting up an authenticator app.
#[derive(Debug)]
pub struct Begun {
    /// The secret in base32, for typing.
    pub secret: String,
    /// The `otpauth` address with the secret, for a QR code.
    pub address: String,
}

/// Returns the state of an account's second factor.
pub async fn standing(accounts: &Accounts, user: UserId) -> Result<Standing, AppError> {
    let read = accounts.node.store.read(move |connection| {
        let since = rows::load_factor(connection, user)?.and_then(|factor| factor.confirmed_at);
        Ok::<_, DbError>((since, rows::codes_left(connection, user)?))
    });
    let (since, left) = read.await?;
    Ok(Standing { since, codes_left: u32::try_from(left).unwrap_or(u32::MAX) })
}

/// Creates a secret for an authenticator app. Codes are not required until [`confirm`] has received the first one.
pub async fn begin(accounts: &Accounts, account: &Account, password: Password) -> Result<Begun, AppError> {
    if account.kind != AccountKind::Person {
        return Err(AppError::Conflict(refusals::guests_have_no_password()));
    }
    check_password(accounts, account, password).await?;
    let (user, enrolment, secret) = (account.id, random_id(), TotpSecret::random());
    let sealed = random::hex(&accounts.node.vault.padded_factor(enrolment, secret.0));
    let written =
        accounts.node.store.write(move |connection| rows::begin(connection, user, enrolment, &sealed)).await;
    match written {
        Ok(()) => {}
        Err(DbError::Conflict(_)) => {
            return Err(AppError::Conflict(refusals::codes_required()));
        }
        Err(error) => return Err(error.into()),
    }
    Ok(Begun { secret: secret.to_base32(), address: secret.address(account.name.as_str()) })
}

/// Activates the second factor with its first code. Returns the recovery codes.
pub async fn confirm(accounts: &Accounts, account: &Account, code: String) -> Result<Vec<String>, AppError> {
    accounts.node.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    let (user, now, vault) = (account.id, accounts.node.clock.now(), accounts.node.vault.clone());
    let (codes, hashes) = new_codes();
    let write = accounts.node.store.write(move |connection| {
        let Some(factor) =
            rows::load_factor(connection, user)?.filter(|factor| factor.confirmed_at.is_none())
        else {
            return Err(AppError::Conflict(refusals::no_set_up()));
        };
        let step = step_of(&vault, &factor, &code, now).ok_or(AppError::WrongCode)?;
        if !rows::confirm(connection, user, factor.enrolment, step, now)? {
            return Err(AppError::Conflict(refusals::set_up_begun_again()));
        }
        Ok(rows::replace_codes(connection, user, &hashes)?)
    });
    write.await?;
    Ok(codes)
}

/// Replaces the recovery codes, and returns the new ones.
pub async fn renew_codes(
    accounts: &Accounts,
    account: &Account,
    password: Password,
    code: String,
) -> Result<Vec<String>, AppError> {
    check_password(accounts, account, password).await?;
    let (user, now, vault) = (account.id, accounts.node.clock.now(), accounts.node.vault.clone());
    let (codes, hashes) = new_codes();
    let write = accounts.node.store.write(move |connection| {
        check_is_asked_for(connection, user)?;
        pass(connection, &vault, user, Some(&code), now)?;
        Ok::<_, AppError>(rows::replace_codes(connection, user, &hashes)?)
    });
    write.await?;
    Ok(codes)
}

/// Removes the second factor.
pub async fn remove(
    accounts: &Accounts,
    account: &Account,
    password: Password,
    code: String,
) -> Result<(), AppError> {
    check_password(accounts, account, password).await?;
    let (user, now, vault) = (account.id, accounts.node.clock.now(), accounts.node.vault.clone());
    let write = accounts.node.store.write(move |connection| {
        check_is_asked_for(connection, user)?;
        pass(connection, &vault, user, Some(&code), now)?;
        rows::remove(connection, user)?;
        Ok::<_, AppError>(())
    });
    write.await
}

/// Succeeds if the account needs no code, or if the client gives a valid one, which is used up.
pub(super) fn pass(
    connection: &mut AnyConn,
    vault: &SeedVault,
    user: UserId,
    code: Option<&str>,
    now: Millis,
) -> Result<(), AppError> {
    let Some(factor) = rows::load_factor(connection, user)?.filter(|factor| factor.confirmed_at.is_some())
    else {
        return Ok(());
    };
    let code = code.ok_or(AppError::SecondFactorRequired)?;
    let passes = match step_of(vault, &factor, code, now) {
        Some(step) => rows::use_step(connection, user, step)?,
        None => rows::use_code(connection, user, &recovery_hash(code))?,
    };
    if passes { Ok(()) } else { Err(AppError::WrongCode) }
}

fn check_is_asked_for(connection: &mut AnyConn, user: UserId) -> Result<(), AppError> {
    match rows::load_factor(connection, user)? {
        Some(StoredFactor { confirmed_at: Some(_), .. }) => Ok(()),
        Some(_) | None => Err(AppError::Conflict(refusals::no_codes_required())),
    }
}

/// Checks the account's password, within the limit for guesses.
pub(super) async fn check_password(
    accounts: &Accounts,
    account: &Account,
    password: Password,
) -> Result<(), AppError> {
    accounts.node.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    verify_password(accounts, &account.name, password).await.map(drop)
}

fn step_of(vault: &SeedVault, factor: &StoredFactor, code: &str, now: Millis) -> Option<CodePeriod> {
    let sealed: [u8; 20] = data_encoding::HEXLOWER.decode(factor.sealed.as_bytes()).ok()?.try_into().ok()?;
    let secret = TotpSecret(vault.padded_factor(factor.enrolment, sealed));
    let digits: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    secret.step_of(&digits, now)
}

/// Returns recovery codes of ten letters and digits (50 bits), and their hashes for the database.
fn new_codes() -> (Vec<String>, Vec<String>) {
    let codes: Vec<String> = (0..CODES)
        .map(|_| {
            let text = BASE32_NOPAD.encode(&random::bytes::<10>());
            format!("{}-{}", &text[..5], &text[5..10])
        })
        .collect();
    let hashes = codes.iter().map(|code| recovery_hash(code)).collect();
    (codes, hashes)
}

/// Returns the hash of a recovery code, ignoring case and separators.
fn recovery_hash(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    labelled_hash("fullprime-recovery-v1", &plain.to_ascii_uppercase())
}
