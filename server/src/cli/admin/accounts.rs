//! The operator's commands on accounts.

use std::io::{self, BufRead as _, Write as _};

use anyhow::{Context as _, bail};
use clap::Args;
use serde_json::json;
use site::{
    accounts::{Password, PasswordHasher},
    error::AppError,
};
use store::{
    AnyConn, Store,
    account::{Account, AccountKind, PasswordHash, UserName},
    clock::Clock as _,
    id::UserId,
    ledger::Start,
    moderation, passkeys, random, second_factors, sessions, users,
};

use super::operator::{account_of, act, noted, say};
use crate::SystemClock;

#[derive(Debug, Args)]
pub(super) struct NameAndPassword {
    /// The account's name.
    name: String,
    /// Read the password from the first line of standard input. Without this, a password is generated and printed.
    #[arg(long)]
    password_stdin: bool,
}

pub(super) async fn create_user(
    store: &Store,
    passwords: &PasswordHasher,
    wanted: NameAndPassword,
) -> anyhow::Result<()> {
    let name = UserName::parse(&wanted.name).map_err(AppError::from)?;
    let (hash, made) = hash_password(passwords, &name, wanted.password_stdin).await?;
    let account = Account {
        id: UserId::random(),
        name,
        kind: AccountKind::Person,
        owner: None,
        created_at: SystemClock.now(),
        look: store::account::Look::default(),
    };
    let act = act("create-user", Some(account.id), "");
    let insert =
        move |connection: &mut AnyConn| users::insert(connection, &account, Some(&hash), Start::Grant);
    let inserted = noted(store, act, insert, |()| true).await;
    if let Err(error) = &inserted
        && users::is_taken_name(error)
    {
        bail!("the name {} is taken", wanted.name);
    }
    inserted?;
    say(&format!("{} can sign in{}", wanted.name, made.unwrap_or_default()))
}

pub(super) async fn set_password(
    store: &Store,
    passwords: &PasswordHasher,
    wanted: NameAndPassword,
) -> anyhow::Result<()> {
    let account = account_of(store, &wanted.name).await?;
    let (hash, made) = hash_password(passwords, &account.name, wanted.password_stdin).await?;
    let id = account.id;
    let change = move |connection: &mut AnyConn| {
        let changed = users::set_password(connection, id, None, &hash)?;
        sessions::delete_all_of(connection, id)?;
        Ok(changed)
    };
    let changed = noted(store, act("set-password", Some(id), ""), change, |changed| *changed).await?;
    if !changed {
        bail!("{} is not a person's account and has no password", account.name);
    }
    say(&format!("the password of {} is changed{}", account.name, made.unwrap_or_default()))
}

pub(super) async fn list_users(store: &Store) -> anyhow::Result<()> {
    let accounts = store.read(users::all).await?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    for account in accounts {
        let line = json!({
            "name": account.name.as_str(), "kind": account.kind.as_str(), "created_at": account.created_at,
        });
        writeln!(output, "{line}")?;
    }
    output.flush().context("standard output is closed")
}

pub(super) async fn remove_second_factor(store: &Store, name: &str) -> anyhow::Result<()> {
    let account = account_of(store, name).await?;
    let id = account.id;
    let remove = move |connection: &mut AnyConn| second_factors::remove(connection, id);
    let removed = noted(store, act("remove-second-factor", Some(id), ""), remove, |removed| *removed).await?;
    if !removed {
        bail!("{} has no second factor", account.name);
    }
    say(&format!("{} signs in with the password alone", account.name))
}

pub(super) async fn remove_passkeys(store: &Store, name: &str) -> anyhow::Result<()> {
    let account = account_of(store, name).await?;
    let id = account.id;
    let remove = move |connection: &mut AnyConn| passkeys::remove_all(connection, id);
    let removed = noted(store, act("remove-passkeys", Some(id), ""), remove, |removed| *removed > 0).await?;
    if removed == 0 {
        bail!("{} has no passkeys", account.name);
    }
    say(&format!("{removed} passkeys of {} are removed", account.name))
}

pub(super) async fn end_sessions(store: &Store, name: &str) -> anyhow::Result<()> {
    let account = account_of(store, name).await?;
    let id = account.id;
    let end = move |connection: &mut AnyConn| sessions::delete_all_of(connection, id);
    let ended = noted(store, act("end-sessions", Some(id), ""), end, |_ended| true).await?;
    say(&format!("{ended} sessions of {} are ended", account.name))
}

pub(super) async fn set_moderator(store: &Store, name: &str, is_one: bool) -> anyhow::Result<()> {
    let parsed = UserName::parse_any(name).map_err(AppError::from)?;
    let now = SystemClock.now();
    let found = store.read(move |connection| users::by_name(connection, &parsed)).await?;
    let Some(account) = found.filter(|account| account.kind == AccountKind::Person) else {
        bail!("{name} is not a person with an account");
    };
    let id = account.id;
    let change = move |connection: &mut AnyConn| moderation::set_moderator(connection, id, is_one, now);
    let what = if is_one { "moderator add" } else { "moderator remove" };
    match noted(store, act(what, Some(id), ""), change, |changed| *changed).await? {
        true if is_one => say(&format!("{name} is a moderator now")),
        true => say(&format!("{name} is no longer a moderator")),
        false => say("nothing changes"),
    }
}

/// Returns the hash, and the password to print if it was generated here.
async fn hash_password(
    passwords: &PasswordHasher,
    name: &UserName,
    from_stdin: bool,
) -> anyhow::Result<(PasswordHash, Option<String>)> {
    let (text, made) = if from_stdin {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).context("standard input cannot be read")?;
        (line.trim_end_matches(['\r', '\n']).to_owned(), None)
    } else {
        let text = random::hex(&random::bytes::<10>());
        let told = format!("; the password is {text}");
        (text, Some(told))
    };
    let password = Password::choose(text, name.as_str()).map_err(AppError::from)?;
    Ok((passwords.hash(password).await?, made))
}
