//! Checks the password of a known account.

use store::{
    account::{Account, PasswordHash, UserName},
    users,
};
use texts::refusals;

use super::{Password, hasher::Queue};
use crate::{accounts::Accounts, error::AppError};

/// Returns the account with this name, if the password is right.
pub(super) async fn verify_password(
    accounts: &Accounts,
    name: &UserName,
    password: Password,
) -> Result<(Account, PasswordHash), AppError> {
    let name = name.clone();
    let found = accounts.node.store.read(move |connection| users::credentials(connection, &name)).await?;
    let Some((account, hash)) = found else {
        return Err(AppError::Conflict(refusals::guests_have_no_password()));
    };
    let fits = accounts.passwords.verify(password, Some(hash.clone()), Queue::Known).await?;
    if fits { Ok((account, hash)) } else { Err(AppError::WrongCredentials) }
}
