//! Friends, blocks and private notes.

use store::{
    DbError,
    account::{Account, AccountKind, UserName},
    contacts::{self, Contact},
    people, users,
};
use wire::SetContact;

use crate::{accounts::Accounts, bounds::Bound, error::AppError};

/// The maximum length of a note in characters.
const NOTE_MAX: usize = 500;

/// Returns the user's contacts: friends first, then by name.
///
/// # Errors
/// If the database fails.
pub async fn list(accounts: &Accounts, account: &Account) -> Result<Vec<wire::Contact>, AppError> {
    let user = account.id;
    let (rows, people) = accounts
        .node
        .store
        .read(move |connection| {
            let rows = contacts::of(connection, user)?;
            let people = people::by_ids(connection, rows.iter().map(|row| row.other))?;
            Ok::<_, DbError>((rows, people))
        })
        .await?;
    let mut list: Vec<wire::Contact> = rows
        .into_iter()
        .filter_map(|row| {
            let other = people.get(&row.other)?;
            Some(wire::Contact {
                name: other.name.to_string(),
                bot: other.kind == AccountKind::Bot,
                friend: row.is_friend,
                blocked: row.is_blocked,
                note: row.note,
                activity: accounts.presence.activity_of(other),
            })
        })
        .collect();
    list.sort_by(|a, b| b.friend.cmp(&a.friend).then_with(|| a.name.cmp(&b.name)));
    Ok(list)
}

/// Stores a contact. A contact that is neither a friend nor blocked and has no note is deleted.
///
/// # Errors
/// If the account is a guest's, the contact is to be both a friend and blocked, no account has the name, it is the
/// user's own name, the note is invalid, or there are too many contacts.
pub async fn set(
    accounts: &Accounts,
    account: &Account,
    name: &str,
    wanted: SetContact,
) -> Result<(), AppError> {
    if account.kind == AccountKind::Guest {
        return Err(AppError::Forbidden("guests have no contacts; keep the account first"));
    }
    if wanted.friend && wanted.blocked {
        return Err(AppError::Invalid(
            "blocked: a contact cannot be a friend and blocked at once".to_owned(),
        ));
    }
    let note = wanted.note.trim().to_owned();
    if note.chars().count() > NOTE_MAX || note.chars().any(|c| c.is_control() && c != '\n') {
        return Err(AppError::Invalid(format!("note: at most {NOTE_MAX} characters of text")));
    }
    let name = UserName::parse_any(name).map_err(|_no_name| AppError::NotFound("player"))?;
    let (user, bounds) = (account.id, accounts.node.bounds.clone());
    let written = accounts.node.store.write(move |connection| {
        let other = users::by_name(connection, &name)?.ok_or(AppError::NotFound("player"))?;
        if other.id == user {
            return Err(AppError::Invalid("name: this is your own name".to_owned()));
        }
        let contact = Contact { other: other.id, is_friend: wanted.friend, is_blocked: wanted.blocked, note };
        if !contacts::set(connection, user, &contact, bounds.most(Bound::Contacts))? {
            return Err(bounds.full(Bound::Contacts, |most| {
                format!("you have {most} contacts already, which is the maximum")
            }));
        }
        Ok(())
    });
    written.await
}
