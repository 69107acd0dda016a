//! The operations on accounts. Each function checks limits and does the slow hashing outside of any transaction.
//! Then it runs one transaction that ends old sessions and starts the new one.

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, SessionToken, UserName},
    account_locks, address_accounts, devices,
    id::{SessionId, UserId},
    known_devices,
    ledger::{self, Start},
    player_records,
    sessions::{self, NewSession, SessionRow},
    users,
};
use texts::refusals;
use wire::Millis;

use super::{
    AccountSettings, Client, HashError, Password,
    guesses::{Guess, shown_network},
    hasher::Queue,
    second_factor, sign_ins,
    verify::verify_password,
};
use crate::{
    accounts::Accounts,
    error::AppError,
    limits::{AddressLimit, Limit},
};

/// The way in which a session starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SessionStart {
    /// Signing in by a password or a passkey. The owner is notified of an unknown browser.
    SignIn,
    /// A new account, or the replacement of an existing session.
    Own,
}

/// A started session.
#[derive(Debug)]
pub struct SignedIn {
    pub account: Account,
    pub token: SessionToken,
}

/// The maximum number of tries to find an unused name for a new guest.
const GUEST_NAMES_TRIED_MAX: usize = 8;
/// The number of characters of a browser's user agent that are stored.
const USER_AGENT_MAX: usize = 200;

/// Creates an account with a password.
pub async fn sign_up(
    accounts: &Accounts,
    client: Client,
    name: UserName,
    password: Password,
) -> Result<SignedIn, AppError> {
    accounts.node.limit_address(AddressLimit::SignUpByAddress, client.address).await?;
    let hash = accounts.passwords.hash(password).await?;
    let account = new_account(accounts, name, AccountKind::Person);
    let grant_hash = client.device.grant_hash();
    let signed_in = begin(accounts, client, account, SessionStart::Own, move |connection, account| {
        users::insert(connection, account, Some(&hash), Start::Nothing).map_err(name_taken)?;
        Ok(ledger::promise_grant(connection, account.id, &grant_hash)?)
    })
    .await?;
    accounts.node.metrics.accounts.sign_up("person");
    Ok(signed_in)
}

/// Creates an account without a password, under a name that the server chooses.
pub async fn sign_up_guest(accounts: &Accounts, client: Client) -> Result<SignedIn, AppError> {
    accounts.node.limit_address(AddressLimit::GuestByAddress, client.address).await.inspect_err(
        |_limited| {
            accounts.node.metrics.accounts.sign_up("guest_refused");
        },
    )?;
    for _ in 0..GUEST_NAMES_TRIED_MAX {
        let id = UserId::random();
        let name = UserName::of_guest(store::id::random_id());
        let account = Account {
            id,
            name,
            kind: AccountKind::Guest,
            owner: None,
            created_at: accounts.node.clock.now(),
            look: store::account::Look::default(),
        };
        let begun = begin(accounts, client.clone(), account, SessionStart::Own, |connection, account| {
            users::insert(connection, account, None, Start::Nothing).map_err(name_taken)
        })
        .await;
        if !matches!(begun, Err(AppError::NameTaken)) {
            accounts.node.metrics.accounts.sign_up("guest");
            return begun;
        }
    }
    Err(AppError::Unavailable(refusals::no_guest_name()))
}

/// Gives a guest a name and a password. Matches and ratings stay with the account.
pub async fn keep_guest(
    accounts: &Accounts,
    client: Client,
    guest: Account,
    name: UserName,
    password: Password,
) -> Result<SignedIn, AppError> {
    if guest.kind != AccountKind::Guest {
        return Err(AppError::Conflict(refusals::not_a_guest()));
    }
    accounts.node.limit_address(AddressLimit::SignUpByAddress, client.address).await?;
    let hash = accounts.passwords.hash(password).await?;
    let account = Account { name, kind: AccountKind::Person, ..guest };
    let now = accounts.node.clock.now();
    let grant_hash = client.device.grant_hash();
    let signed_in = begin(accounts, client, account, SessionStart::Own, move |connection, account| {
        let kept = users::turn_guest_into_person(connection, account.id, &account.name, &hash, now)
            .map_err(name_taken)?;
        if !kept {
            return Err(AppError::Conflict(refusals::no_guest_any_more()));
        }
        ledger::promise_grant(connection, account.id, &grant_hash)?;
        if player_records::load_record(connection, account.id)?.played > 0 {
            ledger::pay_promised(connection, [account.id], now)?;
        }
        // The account gains privileges, so all other browsers signed in as the guest are signed out.
        sessions::delete_all_of(connection, account.id)?;
        Ok(())
    })
    .await?;
    accounts.node.metrics.accounts.sign_up("kept");
    Ok(signed_in)
}

/// Starts a session for a client that gives the right password.
pub async fn sign_in(
    accounts: &Accounts,
    client: Client,
    name: UserName,
    password: Password,
    code: Option<String>,
) -> Result<SignedIn, AppError> {
    // With or without such an account the queries and hashes are the same, so that the time does not tell if it exists.
    let (asked, device) = (name.clone(), client.device.clone());
    let read = accounts.node.store.read(move |connection| {
        let is_known = known_devices::is_known(connection, &device, &asked)?;
        Ok::<_, DbError>((is_known, users::credentials(connection, &asked)?))
    });
    let (is_known, found) = read.await?;
    let limited = |_: &AppError| accounts.node.metrics.accounts.sign_in("limited");
    let mut guess = Guess::count(accounts, &client, &name, is_known).await.inspect_err(limited)?;
    let (account, hash) = found.unzip();
    let queue = if is_known { Queue::Known } else { Queue::Strangers };
    let fits = accounts.passwords.verify(password, hash.clone(), queue).await?;
    let (Some(account), Some(hash), true) = (account, hash, fits) else {
        accounts.node.metrics.accounts.sign_in("wrong");
        return Err(AppError::WrongCredentials);
    };
    if code.is_some() {
        guess.count_code(accounts, &name, is_known).await.inspect_err(limited)?;
    }
    let (vault, now) = (accounts.node.vault.clone(), accounts.node.clock.now());
    let begun = begin(accounts, client, account, SessionStart::SignIn, move |connection, account| {
        // The password may have changed while this one was checked.
        match users::credentials(connection, &account.name)? {
            Some((_, now)) if now.as_str() == hash.as_str() => {}
            Some(_) | None => return Err(AppError::WrongCredentials),
        }
        second_factor::pass(connection, &vault, account.id, code.as_deref(), now)
    })
    .await;
    match &begun {
        Ok(_) => {
            guess.take_back(accounts).await;
            accounts.node.metrics.accounts.sign_in("ok");
        }
        // The password was right, and no code was tried.
        Err(AppError::SecondFactorRequired) => guess.take_back(accounts).await,
        Err(AppError::WrongCode) => accounts.node.metrics.accounts.sign_in("wrong"),
        Err(_) => {}
    }
    begun
}

/// Ends the session.
pub async fn sign_out(accounts: &Accounts, session: SessionId) -> Result<(), AppError> {
    accounts.node.store.write(move |connection| sessions::delete(connection, session)).await?;
    Ok(())
}

/// Returns the account's signed-in devices.
pub async fn devices(accounts: &Accounts, user: UserId) -> Result<Vec<SessionRow>, AppError> {
    let now = accounts.node.clock.now();
    Ok(accounts.node.store.read(move |connection| sessions::all_of(connection, user, now)).await?)
}

/// Signs out one device.
pub async fn sign_out_device(accounts: &Accounts, user: UserId, session: SessionId) -> Result<(), AppError> {
    let ended =
        accounts.node.store.write(move |connection| sessions::delete_own(connection, user, session)).await?;
    if ended { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_device())) }
}

/// Signs out every device except the calling one. Returns the ended sessions.
pub async fn sign_out_others(
    accounts: &Accounts,
    user: UserId,
    this: SessionId,
) -> Result<Vec<SessionId>, AppError> {
    let now = accounts.node.clock.now();
    let ended = accounts.node.store.write(move |connection| {
        let others: Vec<SessionId> = sessions::all_of(connection, user, now)?
            .iter()
            .map(SessionRow::id)
            .filter(|id| *id != this)
            .collect();
        for id in &others {
            sessions::delete(connection, *id)?;
        }
        Ok::<_, DbError>(others)
    });
    Ok(ended.await?)
}

/// Replaces the password and ends every session of the account. The caller gets a new one.
pub async fn change_password(
    accounts: &Accounts,
    client: Client,
    account: Account,
    current: Password,
    new: Password,
) -> Result<SignedIn, AppError> {
    accounts.node.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    let (account, old_hash) = verify_password(accounts, &account.name, current).await?;
    let hash = accounts.passwords.hash(new).await?;
    begin(accounts, client, account, SessionStart::Own, move |connection, account| {
        if !users::set_password(connection, account.id, Some(&old_hash), &hash)? {
            return Err(AppError::Conflict(refusals::password_changed()));
        }
        sessions::delete_all_of(connection, account.id)?;
        Ok(())
    })
    .await
}

/// Returns the time at which a session that is used now expires.
pub fn expiry(settings: &AccountSettings, created_at: Millis, now: Millis) -> Millis {
    const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
    let idle = now.0 + i64::from(settings.session_idle_days) * DAY_MS;
    let absolute = created_at.0 + i64::from(settings.session_days_max) * DAY_MS;
    Millis(idle.min(absolute))
}

/// Runs one transaction: `change`, the end of the caller's old session, the start of a new one.
pub(super) async fn begin<F>(
    accounts: &Accounts,
    client: Client,
    account: Account,
    entry: SessionStart,
    change: F,
) -> Result<SignedIn, AppError>
where
    F: FnOnce(&mut AnyConn, &Account) -> Result<(), AppError> + Send + 'static,
{
    let token = SessionToken::random();
    let now = accounts.node.clock.now();
    let session = NewSession {
        id: SessionId::random(),
        token_hash: token.stored_hash(),
        user_agent: client.user_agent.chars().take(USER_AGENT_MAX).collect(),
        network: shown_network(client.address),
        created_at: now,
        expires_at: expiry(&accounts.settings, now, now),
    };
    let address_hash = accounts.addresses.stored(client.address);
    let sends_mail = accounts.post.is_some();
    let AccountSettings { sessions_max, devices_max, .. } = *accounts.settings;
    let (account, ended) = accounts
        .node
        .store
        .write(move |connection| {
            let lock = account_locks::lock_account(connection, account.id)?;
            change(connection, &account)?;
            if let Some(old) = client.session {
                sessions::delete(connection, old)?;
            }
            let ended = sessions::insert(connection, &lock, &session, sessions_max)?;
            let known_hash = client.device.known_hash(&account.name);
            if entry == SessionStart::SignIn
                && !known_devices::is_known(connection, &client.device, &account.name)?
            {
                sign_ins::store_sign_in(connection, &lock, &session, known_hash.clone(), sends_mail)?;
            }
            devices::store_use_of_device(connection, &client.device.stored_hash(), &lock, now, devices_max)?;
            address_accounts::store_use_of_address(connection, &address_hash, &lock, now, devices_max)?;
            known_devices::store_known_device(connection, &known_hash, &lock, now)?;
            Ok::<_, AppError>((account, ended))
        })
        .await?;
    for session in ended {
        accounts.node.metrics.live.bound_reached("sessions");
        accounts.presence.signed_out(account.id, Some(session));
    }
    if let Some(post) = accounts.post.as_deref().filter(|_| entry == SessionStart::SignIn) {
        post.wake();
    }
    Ok(SignedIn { account, token })
}

fn new_account(accounts: &Accounts, name: UserName, kind: AccountKind) -> Account {
    Account {
        id: UserId::random(),
        name,
        kind,
        owner: None,
        created_at: accounts.node.clock.now(),
        look: store::account::Look::default(),
    }
}

pub(super) fn name_taken(error: DbError) -> AppError {
    if users::is_taken_name(&error) { AppError::NameTaken } else { AppError::Database(error) }
}

impl From<HashError> for AppError {
    fn from(error: HashError) -> AppError {
        match error {
            HashError::Busy => AppError::Unavailable(refusals::passwords_busy()),
            HashError::Argon2(_) => AppError::internal("checking a password", error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends_when_idle_or_old() {
        let settings =
            AccountSettings { session_idle_days: 2, session_days_max: 3, ..AccountSettings::default() };
        let day = |n: i64| Millis(n * 86_400_000);
        assert_eq!(expiry(&settings, day(0), day(0)), day(2));
        assert_eq!(expiry(&settings, day(0), day(1)), day(3));
        assert_eq!(expiry(&settings, day(0), day(2)), day(3));
    }
}
