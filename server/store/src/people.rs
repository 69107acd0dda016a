//! Accounts by id, for lists and matches.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;

use super::{AnyConn, DbError, schema::users, users::UserRow};
use crate::{account::Account, id::UserId};

/// Accounts by id.
pub type People = HashMap<UserId, Account>;

/// Returns the accounts of these ids.
pub fn by_ids(connection: &mut AnyConn, ids: impl IntoIterator<Item = UserId>) -> Result<People, DbError> {
    let ids: BTreeSet<i64> = ids.into_iter().map(UserId::to_row).collect();
    let mut people = People::new();
    // In portions, because a statement has a limited number of parameters.
    for portion in ids.into_iter().collect::<Vec<_>>().chunks(500) {
        let rows =
            users::table.filter(users::id.eq_any(portion)).select(UserRow::as_select()).load(connection)?;
        for row in rows {
            let account = Account::try_from(row)?;
            people.insert(account.id, account);
        }
    }
    Ok(people)
}
