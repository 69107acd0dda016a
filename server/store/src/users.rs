//! The rows of accounts.

use diesel::{prelude::*, sql_types::Bool};
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    ledger::{self, Start},
    names,
    schema::users,
};
use crate::{
    account::{Account, AccountKind, Flag, Look, PasswordHash, Picture, UserName},
    id::UserId,
};

#[derive(Insertable)]
#[diesel(table_name = users)]
struct NewUser<'a> {
    id: i64,
    name: &'a str,
    name_folded: String,
    kind: &'a str,
    password_hash: Option<&'a str>,
    created_at: i64,
    owner_id: Option<i64>,
}

/// A row without its password, as other queries join it.
#[derive(Queryable, Selectable)]
#[diesel(table_name = users)]
pub(super) struct UserRow {
    id: i64,
    name: String,
    kind: String,
    created_at: i64,
    owner_id: Option<i64>,
    picture: Option<String>,
    flag: Option<String>,
    title: Option<String>,
}

impl TryFrom<UserRow> for Account {
    type Error = DbError;

    fn try_from(row: UserRow) -> Result<Account, DbError> {
        let broken = |what: &str| DbError::Broken(format!("users: {what} of {}", row.id));
        Ok(Account {
            id: UserId::from_row(row.id),
            name: UserName::parse_any(&row.name).map_err(|_not_a_name| broken("name"))?,
            kind: AccountKind::from_row(&row.kind).ok_or_else(|| broken("kind"))?,
            owner: row.owner_id.map(UserId::from_row),
            created_at: Millis(row.created_at),
            look: Look::from_row(row.picture.as_deref(), row.flag.as_deref(), row.title.as_deref()),
        })
    }
}

/// Stores a new account. Fails with a
/// conflict if the name is taken, see [`is_taken_name`].
pub fn insert(
    connection: &mut AnyConn,
    account: &Account,
    password: Option<&PasswordHash>,
    start: Start,
) -> Result<(), DbError> {
    let row = NewUser {
        id: account.id.to_row(),
        name: account.name.as_str(),
        name_folded: account.name.folded(),
        kind: account.kind.as_str(),
        password_hash: password.map(PasswordHash::as_str),
        created_at: account.created_at.0,
        owner_id: account.owner.map(UserId::to_row),
    };
    diesel::insert_into(users::table).values(&row).execute(connection)?;
    names::reserve_keys(connection, account, account.created_at)?;
    match account.kind {
        AccountKind::Person => {
            ledger::open_player(connection, account.id)?;
            begin_with_grant(connection, account.id, start, account.created_at)
        }
        // Each person gets one grant, and their bots get none. House bots have a budget.
        AccountKind::Bot => ledger::open_player(connection, account.id),
        AccountKind::Guest => Ok(()),
    }
}

fn begin_with_grant(
    connection: &mut AnyConn,
    person: UserId,
    start: Start,
    at: Millis,
) -> Result<(), DbError> {
    match start {
        Start::Grant => ledger::begin_with(connection, person, ledger::STARTING_GRANT, at),
        Start::Nothing => Ok(()),
    }
}

/// Returns true if an insert or rename failed because an account has or had that name, or one that looks like it.
pub fn is_taken_name(error: &DbError) -> bool {
    // SQLite names the column, PostgreSQL the constraint; both contain these words.
    matches!(error, DbError::Conflict(key) if key.contains("name_folded") || key.contains("taken_names"))
}

/// Returns the account with this name, ignoring case.
pub fn by_name(connection: &mut AnyConn, name: &UserName) -> Result<Option<Account>, DbError> {
    let row = users::table
        .filter(users::name_folded.eq(name.folded()))
        .select(UserRow::as_select())
        .first(connection)
        .optional()?;
    row.map(Account::try_from).transpose()
}

/// Returns the bots of an owner, by name.
pub fn bots_of(connection: &mut AnyConn, owner: UserId) -> Result<Vec<Account>, DbError> {
    let rows = users::table
        .filter(users::owner_id.eq(owner.to_row()))
        .order(users::name_folded.asc())
        .select(UserRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Account::try_from).collect()
}

/// Returns the number of bots of an owner.
pub fn count_bots(connection: &mut AnyConn, owner: &AccountLock) -> Result<i64, DbError> {
    Ok(users::table.filter(users::owner_id.eq(owner.user().to_row())).count().get_result(connection)?)
}

/// Returns the account and password hash for signing in under this name; `None` if there is no account with a
/// password.
pub fn credentials(
    connection: &mut AnyConn,
    name: &UserName,
) -> Result<Option<(Account, PasswordHash)>, DbError> {
    let row: Option<(UserRow, Option<String>)> = users::table
        .filter(users::name_folded.eq(name.folded()))
        .select((UserRow::as_select(), users::password_hash))
        .first(connection)
        .optional()?;
    match row {
        Some((user, Some(hash))) => Ok(Some((Account::try_from(user)?, PasswordHash::from_row(hash)))),
        Some((_, None)) | None => Ok(None),
    }
}

/// Gives a guest a name, a password and an account in the ledger. Returns false if the account is not, or no longer, a
/// guest.
pub fn turn_guest_into_person(
    connection: &mut AnyConn,
    id: UserId,
    name: &UserName,
    password: &PasswordHash,
    at: Millis,
) -> Result<bool, DbError> {
    let changed = diesel::update(
        users::table.filter(users::id.eq(id.to_row())).filter(users::kind.eq(AccountKind::Guest.as_str())),
    )
    .set((
        users::name.eq(name.as_str()),
        users::name_folded.eq(name.folded()),
        users::kind.eq(AccountKind::Person.as_str()),
        users::password_hash.eq(password.as_str()),
    ))
    .execute(connection)?;
    if changed == 1 {
        let person = Account {
            id,
            name: name.clone(),
            kind: AccountKind::Person,
            owner: None,
            created_at: at,
            look: Look::default(),
        };
        names::reserve_keys(connection, &person, at)?;
        ledger::open_player(connection, id)?;
    }
    Ok(changed == 1)
}

/// Replaces a person's password. With `current`, only if that is still the stored hash. Returns false if nothing
/// changed.
pub fn set_password(
    connection: &mut AnyConn,
    id: UserId,
    current: Option<&PasswordHash>,
    new: &PasswordHash,
) -> Result<bool, DbError> {
    let person = users::table
        .filter(users::id.eq(id.to_row()))
        .filter(users::kind.eq(AccountKind::Person.as_str()))
        .select(users::password_hash)
        .first::<Option<String>>(connection)
        .optional()?;
    let Some(Some(stored)) = person else { return Ok(false) };
    if current.is_some_and(|current| current.as_str() != stored) {
        return Ok(false);
    }
    // The update compares the hash again, because another node may have changed it since.
    let changed = diesel::update(
        users::table.filter(users::id.eq(id.to_row())).filter(users::password_hash.eq(stored)),
    )
    .set(users::password_hash.eq(new.as_str()))
    .execute(connection)?;
    Ok(changed == 1)
}

/// Returns the short text on a player's profile.
pub fn words_of(connection: &mut AnyConn, id: UserId) -> Result<Option<String>, DbError> {
    let row: Option<Option<String>> =
        users::table.find(id.to_row()).select(users::words).first(connection).optional()?;
    Ok(row.flatten())
}

/// Replaces the picture, flag and text on a person's profile.
pub fn set_profile(
    connection: &mut AnyConn,
    id: UserId,
    picture: Option<Picture>,
    flag: Option<Flag>,
    words: Option<&str>,
) -> Result<(), DbError> {
    // An account that is deleted at the same moment is no longer of the kind `person`.
    let person =
        users::table.filter(users::id.eq(id.to_row())).filter(users::kind.eq(AccountKind::Person.as_str()));
    diesel::update(person)
        .set((
            users::picture.eq(picture.map(Picture::as_str)),
            users::flag.eq(flag.map(|flag| flag.to_string())),
            users::words.eq(words),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the guests to delete, oldest first, after the guest with this creation time and id.
pub fn guests_to_go(
    connection: &mut AnyConn,
    ages: Ages,
    after: Option<(Millis, UserId)>,
    limit: i64,
) -> Result<Vec<Account>, DbError> {
    let (at, id) = after.map_or((i64::MIN, i64::MIN), |(at, id)| (at.0, id.to_row()));
    let plays =
        |seat: &str| format!("EXISTS (SELECT 1 FROM matches WHERE {seat} = users.id AND status <> 'open')");
    let has_played = format!("({} OR {})", plays("white_id"), plays("black_id"));
    let rows = users::table
        .filter(users::kind.eq(AccountKind::Guest.as_str()))
        .filter(users::created_at.le(ages.unplayed.0))
        .filter(users::created_at.gt(at).or(users::created_at.eq(at).and(users::id.gt(id))))
        // A deleted guest keeps its kind but not its name.
        .filter(users::name_folded.like("guest%"))
        .filter(users::created_at.le(ages.all.0).or(diesel::dsl::sql::<Bool>(&format!("NOT {has_played}"))))
        .order((users::created_at.asc(), users::id.asc()))
        .limit(limit)
        .select(UserRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Account::try_from).collect()
}

/// Returns the persons to delete because their accounts are unused, oldest first, after the one with this creation time
/// and id. See [`is_unused`].
pub fn unused(
    connection: &mut AnyConn,
    since: Millis,
    after: Option<(Millis, UserId)>,
    limit: i64,
) -> Result<Vec<Account>, DbError> {
    let (at, id) = after.map_or((i64::MIN, i64::MIN), |(at, id)| (at.0, id.to_row()));
    let rows = users::table
        .filter(users::created_at.gt(at).or(users::created_at.eq(at).and(users::id.gt(id))))
        .filter(diesel::dsl::sql::<Bool>(&unused_since(since)))
        .order((users::created_at.asc(), users::id.asc()))
        .limit(limit)
        .select(UserRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Account::try_from).collect()
}

/// Returns true if a person has not visited the site since `since`, never played a match, nor did a bot of this person,
/// never confirmed a mail address, and directs nothing.
pub fn is_unused(connection: &mut AnyConn, id: UserId, since: Millis) -> Result<bool, DbError> {
    let rows: i64 = users::table
        .filter(users::id.eq(id.to_row()))
        .filter(diesel::dsl::sql::<Bool>(&unused_since(since)))
        .count()
        .get_result(connection)?;
    Ok(rows == 1)
}

fn unused_since(Millis(since): Millis) -> String {
    let own = "IN (SELECT o.id FROM users o WHERE o.id = users.id OR o.owner_id = users.id)";
    format!(
        "(users.kind = 'person' AND users.created_at <= {since} \
         AND NOT EXISTS (SELECT 1 FROM sessions v WHERE v.user_id {own} AND v.last_seen_at > {since}) \
         AND NOT EXISTS (SELECT 1 FROM known_devices v WHERE v.user_id = users.id AND v.seen_at > {since}) \
         AND NOT EXISTS (SELECT 1 FROM device_accounts v WHERE v.user_id = users.id AND v.seen_at > {since}) \
         AND NOT EXISTS (SELECT 1 FROM api_tokens v WHERE v.user_id {own} AND v.last_used_at > {since}) \
         AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.white_id {own} AND m.status <> 'open') \
         AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.black_id {own} AND m.status <> 'open') \
         AND NOT EXISTS (SELECT 1 FROM mail_addresses a WHERE a.user_id = users.id AND a.confirmed) \
         AND NOT EXISTS (SELECT 1 FROM moderators d WHERE d.user_id = users.id) \
         AND NOT EXISTS (SELECT 1 FROM competitions d WHERE d.director_id = users.id))"
    )
}

/// Returns all accounts, by name.
pub fn all(connection: &mut AnyConn) -> Result<Vec<Account>, DbError> {
    let rows = users::table.order(users::name_folded.asc()).select(UserRow::as_select()).load(connection)?;
    rows.into_iter().map(Account::try_from).collect()
}

/// The creation times before which guests are deleted.
#[derive(Debug, Clone, Copy)]
pub struct Ages {
    /// The time for guests without a match.
    pub unplayed: Millis,
    /// The time for all guests.
    pub all: Millis,
}
