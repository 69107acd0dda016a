//! The settings that follow an account from browser to browser.

use serde_json::Value;
use store::{
    DbError,
    account::{Account, AccountKind},
    account_settings::{self, StoredAccountSettings},
};
use texts::{Refusal, refusals};
use wire::{KeptSettings, Millis, SettingsView};

use crate::{accounts::Accounts, error::AppError, limits::Limit};

/// The version of the document.
const VERSION: u16 = 1;
/// The maximum size of a document in bytes.
const BYTES_MAX: usize = 4_096;
/// The maximum number of settings in a document.
const SETTINGS_MAX: usize = 60;
/// The maximum length of a setting's name in characters.
const NAME_MAX: usize = 40;

/// Returns the stored settings of an account.
///
/// # Errors
/// If the database fails.
pub async fn view_settings(accounts: &Accounts, account: &Account) -> Result<SettingsView, AppError> {
    let user = account.id;
    let kept =
        accounts.node.store.read(move |connection| account_settings::load_settings(connection, user)).await?;
    Ok(SettingsView { settings: kept.map(shown) })
}

/// Stores settings, unless the stored ones are newer. Returns the settings that are stored afterwards.
///
/// # Errors
/// Returns an error if the account is a guest's or if the document does not hold settings.
pub async fn keep(
    accounts: &Accounts,
    account: &Account,
    wanted: KeptSettings,
) -> Result<SettingsView, AppError> {
    if account.kind != AccountKind::Person {
        return Err(AppError::AccountNeeded(refusals::guests_keep_no_settings()));
    }
    check(&wanted)?;
    accounts.node.limit(Limit::SettingsByAccount, &account.id.to_string()).await?;
    let now = accounts.node.clock.now();
    // A browser's clock may be ahead. Stored as it is, its time would make later changes look older.
    let changed_at = Millis(wanted.changed_at.0.clamp(0, now.0));
    let (user, kept) = (account.id, StoredAccountSettings { document: wanted.document, changed_at });
    let written =
        accounts.node.store.write(move |connection| account_settings::keep(connection, user, &kept));
    match written.await {
        Ok(kept) => Ok(SettingsView { settings: Some(shown(kept)) }),
        // Another browser has stored the first settings at the same moment.
        Err(DbError::Conflict(_)) => view_settings(accounts, account).await,
        Err(error) => Err(error.into()),
    }
}

fn shown(kept: StoredAccountSettings) -> KeptSettings {
    KeptSettings { version: VERSION, changed_at: kept.changed_at, document: kept.document }
}

fn check(wanted: &KeptSettings) -> Result<(), AppError> {
    let invalid = |refusal: Refusal| Err(AppError::invalid("document", refusal));
    if wanted.version != VERSION {
        return Err(AppError::invalid("version", refusals::one_of(VERSION.to_string())));
    }
    if wanted.document.len() > BYTES_MAX {
        return invalid(refusals::at_most_bytes(BYTES_MAX));
    }
    let Ok(Value::Object(settings)) = serde_json::from_str(&wanted.document) else {
        return invalid(refusals::must_be("a JSON object"));
    };
    if settings.len() > SETTINGS_MAX {
        return invalid(refusals::at_most_settings(SETTINGS_MAX));
    }
    for (name, value) in &settings {
        let is_name = (1..=NAME_MAX).contains(&name.len())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_name {
            return invalid(refusals::names_of_settings(NAME_MAX));
        }
        if !matches!(value, Value::String(_) | Value::Number(_) | Value::Bool(_)) {
            return invalid(refusals::values_of_settings());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(text: &str) -> KeptSettings {
        KeptSettings { version: VERSION, changed_at: Millis(0), document: text.to_owned() }
    }

    #[test]
    fn documents_are_small_and_flat() {
        assert!(check(&document(r#"{"theme":"dark","volume":0.5,"sound":true}"#)).is_ok());
        let many: serde_json::Map<_, _> = (0..61).map(|n| (format!("s{n}"), Value::Bool(true))).collect();
        let many = Value::Object(many).to_string();
        let long = format!("{{\"a\":\"{}\"}}", "x".repeat(BYTES_MAX));
        for wrong in
            ["", "[]", "7", r#"{"a":[1]}"#, r#"{"a":null}"#, r#"{"":1}"#, r#"{"a b":1}"#, &many, &long]
        {
            assert!(check(&document(wrong)).is_err(), "{wrong}");
        }
        assert!(check(&KeptSettings { version: 2, ..document("{}") }).is_err());
    }
}
