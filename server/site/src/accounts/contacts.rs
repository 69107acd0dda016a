//! Friends, blocks and private notes.

use store::{
    DbError,
    account::{Account, AccountKind, UserName},
    challenges,
    contacts::{self, Contact},
    people, users,
};
use texts::refusals;
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
            let rows = contacts::list_contacts(connection, user)?;
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

/// Stores a contact. A contact that is neither a friend nor blocked and has no note is deleted. The open challenges of
/// a blocked player to the user are closed.
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
        return Err(AppError::Forbidden(refusals::guests_have_no_contacts()));
    }
    if wanted.friend && wanted.blocked {
        return Err(AppError::invalid("blocked", refusals::friend_and_blocked()));
    }
    let note = wanted.note.trim().to_owned();
    if note.chars().count() > NOTE_MAX || note.chars().any(|c| c.is_control() && c != '\n') {
        return Err(AppError::invalid("note", refusals::at_most_characters_of_text(NOTE_MAX)));
    }
    let name =
        UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
    let (user, bounds) = (account.id, accounts.node.bounds.clone());
    let written = accounts.node.store.write(move |connection| {
        let other = users::by_name(connection, &name)?
            .ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        if other.id == user {
            return Err(AppError::invalid("name", refusals::own_name()));
        }
        let contact = Contact { other: other.id, is_friend: wanted.friend, is_blocked: wanted.blocked, note };
        if !contacts::set(connection, user, &contact, bounds.most(Bound::Contacts))? {
            return Err(bounds.full(Bound::Contacts, refusals::contacts_full));
        }
        if !wanted.blocked {
            return Ok(Vec::new());
        }
        Ok(challenges::close_between(connection, other.id, user)?)
    });
    for table in written.await? {
        accounts.matches.tell_of_closed(table);
    }
    // The challenges of friends come first in the agenda.
    accounts.presence.look_at_agendas(vec![user]).await?;
    Ok(())
}
