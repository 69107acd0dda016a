//! Clubs: members, join requests, invitations, bars, the chat, and events.

pub mod name;

use diesel::prelude::*;
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    chat::Line,
    columns::column,
    competitions::{CompetitionId, Kind},
    contacts,
    schema::{club_events, club_lines, club_members, club_outsiders, clubs, competitions, users},
};
use crate::id::{RequestId, UserId};
pub use name::{ClubName, InvalidClubName};

/// The number of chat lines that are kept. Older lines are deleted.
pub const LINES_KEPT: i32 = 1_000;

/// The id of a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClubId(pub i64);

macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $name {
            /// Returns the word in the database.
            pub fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            fn from_row(word: &str) -> Result<$name, DbError> {
                match word {
                    $($word => Ok($name::$variant),)+
                    other => Err(DbError::Broken(format!("clubs: {other}"))),
                }
            }
        }
    };
}

/// How people become members.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joining {
    Open,
    Request,
    Invitation,
}
words!(Joining { Open = "open", Request = "request", Invitation = "invitation" });

/// The role of a member; a higher one comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Owner,
    Officer,
    Member,
}
words!(Role { Owner = "owner", Officer = "officer", Member = "member" });

/// The standing of a person who is not a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Asks,
    Invited,
    Barred,
}
words!(Standing { Asks = "asks", Invited = "invited", Barred = "barred" });
/// The word of [`Standing::Invited`].
const INVITED: &str = "invited";

/// A club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    pub id: ClubId,
    pub name: String,
    pub about: String,
    pub joining: Joining,
    pub created_at: Millis,
    pub dissolved_at: Option<Millis>,
}

/// A member of a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    pub user: UserId,
    pub role: Role,
    pub since: Millis,
    /// True if the owner has offered the club to this member.
    pub offered: bool,
}

/// An event of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEvent {
    pub competition: CompetitionId,
    pub name: String,
    pub members_only: bool,
    pub is_finished: bool,
}

type ClubRow = (i64, String, String, String, i64, Option<i64>);

fn club((id, name, about, joining, created_at, dissolved_at): ClubRow) -> Result<Club, DbError> {
    Ok(Club {
        id: ClubId(id),
        name,
        about,
        joining: Joining::from_row(&joining)?,
        created_at: Millis(created_at),
        dissolved_at: dissolved_at.map(Millis),
    })
}

macro_rules! columns {
    () => {
        (clubs::id, clubs::name, clubs::about, clubs::joining, clubs::created_at, clubs::dissolved_at)
    };
}

/// Returns a club.
pub fn by_id(connection: &mut AnyConn, id: ClubId) -> Result<Option<Club>, DbError> {
    let row: Option<ClubRow> = clubs::table.find(id.0).select(columns!()).first(connection).optional()?;
    row.map(club).transpose()
}

/// Locks a club until the end of the transaction, so that counts of its members stay true. SQLite has one writer
/// anyway.
pub fn lock(connection: &mut AnyConn, id: ClubId) -> Result<(), DbError> {
    let AnyConn::Postgres(postgres) = connection else { return Ok(()) };
    clubs::table.find(id.0).select(clubs::id).for_update().load::<i64>(postgres)?;
    Ok(())
}

/// Returns the newest clubs, or the newest of those whose names begin with `start`. Dissolved clubs are left out.
pub fn find(connection: &mut AnyConn, start: Option<&ClubName>, limit: i64) -> Result<Vec<Club>, DbError> {
    let mut query = clubs::table.filter(clubs::dissolved_at.is_null()).into_boxed();
    if let Some(start) = start {
        // A look has letters and digits only, so it cannot contain a wildcard.
        query = query.filter(clubs::look.like(format!("{}%", start.look())));
    }
    let rows: Vec<ClubRow> = query
        .order((clubs::created_at.desc(), clubs::id))
        .limit(limit)
        .select(columns!())
        .load(connection)?;
    rows.into_iter().map(club).collect()
}

/// Stores a club with its owner. Fails with a conflict if a club has, or had, a name that looks like this one.
pub fn insert(connection: &mut AnyConn, new: &Club, name: &ClubName, owner: UserId) -> Result<(), DbError> {
    diesel::insert_into(clubs::table)
        .values((
            clubs::id.eq(new.id.0),
            clubs::name.eq(name.as_str()),
            clubs::look.eq(name.look()),
            clubs::about.eq(&new.about),
            clubs::joining.eq(new.joining.as_str()),
            clubs::last_line.eq(0),
            clubs::created_at.eq(new.created_at.0),
        ))
        .execute(connection)?;
    add_member(connection, new.id, owner, Role::Owner, new.created_at)
}

/// Changes the description of a club and the way in which people join.
pub fn change(connection: &mut AnyConn, id: ClubId, about: &str, joining: Joining) -> Result<(), DbError> {
    diesel::update(clubs::table.find(id.0))
        .set((clubs::about.eq(about), clubs::joining.eq(joining.as_str())))
        .execute(connection)?;
    Ok(())
}

/// Dissolves a club: its members, its chat and the list of its events are deleted. Its name cannot be used again.
pub fn dissolve(connection: &mut AnyConn, id: ClubId, now: Millis) -> Result<(), DbError> {
    diesel::delete(club_members::table.filter(club_members::club_id.eq(id.0))).execute(connection)?;
    diesel::delete(club_outsiders::table.filter(club_outsiders::club_id.eq(id.0))).execute(connection)?;
    diesel::delete(club_lines::table.filter(club_lines::club_id.eq(id.0))).execute(connection)?;
    diesel::delete(club_events::table.filter(club_events::club_id.eq(id.0))).execute(connection)?;
    diesel::update(clubs::table.find(id.0))
        .set((clubs::dissolved_at.eq(now.0), clubs::about.eq("")))
        .execute(connection)?;
    Ok(())
}

// ---- people

/// Returns the members: the owner, then officers, then the others. Within a role, the longest-standing come first.
pub fn members(connection: &mut AnyConn, id: ClubId) -> Result<Vec<Member>, DbError> {
    let rows: Vec<(i64, String, i64, bool)> = club_members::table
        .filter(club_members::club_id.eq(id.0))
        .order((club_members::since, club_members::user_id))
        .select((club_members::user_id, club_members::role, club_members::since, club_members::offered))
        .load(connection)?;
    let member = |(user, role, since, offered): (i64, String, i64, bool)| {
        let (user, role) = (UserId::from_row(user), Role::from_row(&role)?);
        Ok(Member { user, role, since: Millis(since), offered })
    };
    let mut members = rows.into_iter().map(member).collect::<Result<Vec<_>, DbError>>()?;
    members.sort_by_key(|member| member.role);
    Ok(members)
}

/// Returns the number of members of a club.
pub fn count_members(connection: &mut AnyConn, id: ClubId) -> Result<i64, DbError> {
    Ok(club_members::table.filter(club_members::club_id.eq(id.0)).count().get_result(connection)?)
}

/// Returns the role of a person.
pub fn role_of(connection: &mut AnyConn, id: ClubId, user: UserId) -> Result<Option<Role>, DbError> {
    let row: Option<String> = club_members::table
        .find((id.0, user.to_row()))
        .select(club_members::role)
        .first(connection)
        .optional()?;
    row.as_deref().map(Role::from_row).transpose()
}

/// Returns the number of clubs of which a person is a member.
pub fn count_joined(connection: &mut AnyConn, person: &AccountLock) -> Result<i64, DbError> {
    let own = club_members::table.filter(club_members::user_id.eq(person.user().to_row()));
    Ok(own.count().get_result(connection)?)
}

/// Returns the number of clubs that a person owns.
pub fn count_owned(connection: &mut AnyConn, person: &AccountLock) -> Result<i64, DbError> {
    let own = club_members::table.filter(club_members::user_id.eq(person.user().to_row()));
    Ok(own.filter(club_members::role.eq(Role::Owner.as_str())).count().get_result(connection)?)
}

/// Returns the clubs of a person with the role in each, the oldest membership first.
pub fn of_user(connection: &mut AnyConn, user: UserId) -> Result<Vec<(Club, Member)>, DbError> {
    let rows: Vec<(i64, String, i64, bool)> = club_members::table
        .filter(club_members::user_id.eq(user.to_row()))
        .order((club_members::since, club_members::club_id))
        .select((club_members::club_id, club_members::role, club_members::since, club_members::offered))
        .load(connection)?;
    let mut found = Vec::new();
    for (id, role, since, offered) in rows {
        if let Some(club) = by_id(connection, ClubId(id))? {
            let role = Role::from_row(&role)?;
            found.push((club, Member { user, role, since: Millis(since), offered }));
        }
    }
    Ok(found)
}

/// Makes a person a member and removes the person from the outsiders.
pub fn add_member(
    connection: &mut AnyConn,
    id: ClubId,
    user: UserId,
    role: Role,
    now: Millis,
) -> Result<(), DbError> {
    remove_outsider(connection, id, user)?;
    diesel::insert_into(club_members::table)
        .values((
            club_members::club_id.eq(id.0),
            club_members::user_id.eq(user.to_row()),
            club_members::role.eq(role.as_str()),
            club_members::since.eq(now.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Gives a member another role.
pub fn set_role(connection: &mut AnyConn, id: ClubId, user: UserId, role: Role) -> Result<(), DbError> {
    diesel::update(club_members::table.find((id.0, user.to_row())))
        .set(club_members::role.eq(role.as_str()))
        .execute(connection)?;
    Ok(())
}

/// Offers a club to a member, and to no other. `None` withdraws the offer.
pub fn offer(connection: &mut AnyConn, id: ClubId, to: Option<UserId>) -> Result<(), DbError> {
    let offered =
        club_members::table.filter(club_members::club_id.eq(id.0)).filter(club_members::offered.eq(true));
    diesel::update(offered).set(club_members::offered.eq(false)).execute(connection)?;
    if let Some(to) = to {
        diesel::update(club_members::table.find((id.0, to.to_row())))
            .set(club_members::offered.eq(true))
            .execute(connection)?;
    }
    Ok(())
}

/// Makes a member the owner, which ends the offer. A former owner who is still a member becomes an officer.
pub fn hand_over(connection: &mut AnyConn, id: ClubId, to: UserId) -> Result<(), DbError> {
    offer(connection, id, None)?;
    let owners = club_members::table
        .filter(club_members::club_id.eq(id.0))
        .filter(club_members::role.eq(Role::Owner.as_str()));
    diesel::update(owners).set(club_members::role.eq(Role::Officer.as_str())).execute(connection)?;
    set_role(connection, id, to, Role::Owner)
}

/// Removes a member. A club whose owner is removed has no owner until a member takes it over, because nobody owns a
/// club without an act of their own. A club without members is dissolved.
pub fn remove_member(connection: &mut AnyConn, id: ClubId, user: UserId, now: Millis) -> Result<(), DbError> {
    lock(connection, id)?;
    diesel::delete(club_members::table.find((id.0, user.to_row()))).execute(connection)?;
    if count_members(connection, id)? == 0 {
        dissolve(connection, id, now)?;
    }
    Ok(())
}

/// Returns the people with a standing, and the time since which they have it, earliest first.
pub fn outsiders(
    connection: &mut AnyConn,
    id: ClubId,
    standing: Standing,
) -> Result<Vec<(UserId, Millis)>, DbError> {
    let rows: Vec<(i64, i64)> = club_outsiders::table
        .filter(club_outsiders::club_id.eq(id.0))
        .filter(club_outsiders::standing.eq(standing.as_str()))
        .order((club_outsiders::at, club_outsiders::user_id))
        .select((club_outsiders::user_id, club_outsiders::at))
        .load(connection)?;
    Ok(rows.into_iter().map(|(user, at)| (UserId::from_row(user), Millis(at))).collect())
}

/// Returns the standing of a person who is not a member.
pub fn standing_of(connection: &mut AnyConn, id: ClubId, user: UserId) -> Result<Option<Standing>, DbError> {
    let row: Option<String> = club_outsiders::table
        .find((id.0, user.to_row()))
        .select(club_outsiders::standing)
        .first(connection)
        .optional()?;
    row.as_deref().map(Standing::from_row).transpose()
}

/// Returns the clubs that have invited a person, newest invitation first. Invitations by players with whom the person
/// is kept apart are left out.
pub fn inviting(connection: &mut AnyConn, user: UserId, most: i64) -> Result<Vec<Club>, DbError> {
    let apart = contacts::kept_apart(connection, user)?;
    let rows: Vec<(i64, Option<i64>)> = invitations(user)
        .order((club_outsiders::at.desc(), club_outsiders::club_id))
        .limit(most)
        .select((club_outsiders::club_id, club_outsiders::by_id))
        .load(connection)?;
    let mut found = Vec::new();
    for (id, by) in rows {
        if by.is_none_or(|by| !apart.contains(&UserId::from_row(by))) {
            found.extend(by_id(connection, ClubId(id))?);
        }
    }
    Ok(found)
}

#[diesel::dsl::auto_type(no_type_alias)]
fn invitations(user: UserId) -> _ {
    let user: i64 = user.to_row();
    let invited: &'static str = INVITED;
    club_outsiders::table
        .filter(club_outsiders::user_id.eq(user))
        .filter(club_outsiders::standing.eq(invited))
}

/// Returns the people whom a player has invited to clubs and who have not answered.
pub fn invited_by(connection: &mut AnyConn, by: &AccountLock) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<i64> = club_outsiders::table
        .filter(club_outsiders::by_id.eq(by.user().to_row()))
        .filter(club_outsiders::standing.eq(INVITED))
        .select(club_outsiders::user_id)
        .load(connection)?;
    Ok(rows.into_iter().map(UserId::from_row).collect())
}

/// Deletes the oldest invitations of a person beyond `most`. Returns true if there were any.
pub fn forget_invitations(
    connection: &mut AnyConn,
    invited: &AccountLock,
    most: i64,
) -> Result<bool, DbError> {
    let user = invited.user();
    let mut clubs: Vec<i64> = invitations(user)
        .order((club_outsiders::at.desc(), club_outsiders::club_id))
        .select(club_outsiders::club_id)
        .load(connection)?;
    let old = clubs.split_off(clubs.len().min(usize::try_from(most).unwrap_or(usize::MAX)));
    for club in &old {
        remove_outsider(connection, ClubId(*club), user)?;
    }
    Ok(!old.is_empty())
}

/// Stores the standing of a person who is not a member, given by `by`. It replaces an earlier one. Returns false if
/// `most` people have this standing. The earlier standing is removed even then, so the caller has to roll back.
pub fn set_outsider(
    connection: &mut AnyConn,
    id: ClubId,
    user: UserId,
    standing: Standing,
    (by, at): (Option<UserId>, Millis),
    most: i64,
) -> Result<bool, DbError> {
    remove_outsider(connection, id, user)?;
    let known: i64 = club_outsiders::table
        .filter(club_outsiders::club_id.eq(id.0))
        .filter(club_outsiders::standing.eq(standing.as_str()))
        .count()
        .get_result(connection)?;
    if known >= most {
        return Ok(false);
    }
    diesel::insert_into(club_outsiders::table)
        .values((
            club_outsiders::club_id.eq(id.0),
            club_outsiders::user_id.eq(user.to_row()),
            club_outsiders::standing.eq(standing.as_str()),
            club_outsiders::at.eq(at.0),
            club_outsiders::by_id.eq(by.map(UserId::to_row)),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Removes a request, an invitation or a bar. Returns false if there was none.
pub fn remove_outsider(connection: &mut AnyConn, id: ClubId, user: UserId) -> Result<bool, DbError> {
    let gone = diesel::delete(club_outsiders::table.find((id.0, user.to_row()))).execute(connection)?;
    Ok(gone > 0)
}

// ---- the chat

/// Stores a line under the next number and returns the number. A repeated request stores nothing and returns the number
/// of the first one.
pub fn say(
    connection: &mut AnyConn,
    id: ClubId,
    by: UserId,
    request: &RequestId,
    text: &str,
    now: Millis,
) -> Result<u32, DbError> {
    let known: Option<i32> = club_lines::table
        .filter(club_lines::user_id.eq(by.to_row()))
        .filter(club_lines::request.eq(&request.0))
        .select(club_lines::number)
        .first(connection)
        .optional()?;
    if let Some(known) = known {
        return Ok(number(known));
    }
    // The update comes first: on PostgreSQL it locks the row, so that numbers are given in order.
    diesel::update(clubs::table.find(id.0))
        .set(clubs::last_line.eq(clubs::last_line + 1))
        .execute(connection)?;
    let next: i32 = clubs::table.find(id.0).select(clubs::last_line).first(connection)?;
    diesel::insert_into(club_lines::table)
        .values((
            club_lines::club_id.eq(id.0),
            club_lines::number.eq(next),
            club_lines::user_id.eq(by.to_row()),
            club_lines::at.eq(now.0),
            club_lines::request.eq(&request.0),
            club_lines::text.eq(text),
        ))
        .execute(connection)?;
    let old = club_lines::table
        .filter(club_lines::club_id.eq(id.0))
        .filter(club_lines::number.le(next - LINES_KEPT));
    diesel::delete(old).execute(connection)?;
    Ok(number(next))
}

/// Returns the lines after a number with their authors, in order: at most the last `limit`.
pub fn lines(
    connection: &mut AnyConn,
    id: ClubId,
    after: u32,
    limit: i64,
) -> Result<Vec<(UserId, Line)>, DbError> {
    let mut rows: Vec<(i32, i64, String, i64, String)> = club_lines::table
        .inner_join(users::table.on(users::id.eq(club_lines::user_id)))
        .filter(club_lines::club_id.eq(id.0))
        .filter(club_lines::number.gt(column(after)))
        .order(club_lines::number.desc())
        .limit(limit)
        .select((club_lines::number, users::id, users::name, club_lines::at, club_lines::text))
        .load(connection)?;
    rows.reverse();
    let line = |(no, user, name, at, text): (i32, i64, String, i64, String)| {
        (
            UserId::from_row(user),
            Line { number: number(no), name, at: Millis(at), text, phrase: None, is_by_spectator: false },
        )
    };
    Ok(rows.into_iter().map(line).collect())
}

/// Returns the number of the last line of each of these clubs.
pub fn last_lines(connection: &mut AnyConn, ids: &[ClubId]) -> Result<Vec<(ClubId, u32)>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    let rows: Vec<(i64, i32)> =
        clubs::table.filter(clubs::id.eq_any(ids)).select((clubs::id, clubs::last_line)).load(connection)?;
    Ok(rows.into_iter().map(|(id, last)| (ClubId(id), number(last))).collect())
}

/// Returns the chat lines of a person in all clubs, newest first: the id of the club, the time and the text.
pub fn said_by(
    connection: &mut AnyConn,
    user: UserId,
    limit: i64,
) -> Result<Vec<(i64, Millis, String)>, DbError> {
    let rows: Vec<(i64, i64, String)> = club_lines::table
        .filter(club_lines::user_id.eq(user.to_row()))
        .order((club_lines::at.desc(), club_lines::club_id))
        .limit(limit)
        .select((club_lines::club_id, club_lines::at, club_lines::text))
        .load(connection)?;
    Ok(rows.into_iter().map(|(club, at, text)| (club, Millis(at), text)).collect())
}

fn number(value: i32) -> u32 {
    u32::try_from(value).unwrap_or(0)
}

// ---- events

/// Returns the events of a club, the last added first.
pub fn events(connection: &mut AnyConn, id: ClubId) -> Result<Vec<ClubEvent>, DbError> {
    let rows: Vec<(i64, String, String, String, bool)> = club_events::table
        .inner_join(competitions::table.on(competitions::id.eq(club_events::competition_id)))
        .filter(club_events::club_id.eq(id.0))
        .order((club_events::added_at.desc(), club_events::competition_id))
        .select((
            competitions::id,
            competitions::kind,
            competitions::name,
            competitions::status,
            club_events::members_only,
        ))
        .load(connection)?;
    let event = |(id, kind, name, status, members_only): (i64, String, String, String, bool)| {
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = kind.ok_or_else(|| DbError::Broken(format!("competition {id}: its kind")))?;
        let competition = CompetitionId::from_row(kind, id);
        let is_finished = status == "over" || status == "cancelled";
        Ok(ClubEvent { competition, name, members_only, is_finished })
    };
    rows.into_iter().map(event).collect()
}

/// Attaches an event to a club. Fails with a conflict if the event already belongs to a club.
pub fn add_event(
    connection: &mut AnyConn,
    id: ClubId,
    event: CompetitionId,
    members_only: bool,
    now: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(club_events::table)
        .values((
            club_events::competition_id.eq(event.to_row()),
            club_events::club_id.eq(id.0),
            club_events::members_only.eq(members_only),
            club_events::added_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Detaches an event from a club. Returns false if the event did not belong to the club.
pub fn remove_event(connection: &mut AnyConn, id: ClubId, event: CompetitionId) -> Result<bool, DbError> {
    let row = club_events::table.find(event.to_row()).filter(club_events::club_id.eq(id.0));
    Ok(diesel::delete(row).execute(connection)? > 0)
}

/// Returns true if an event is only for the members of a club to which this person does not belong.
pub fn is_closed_to(connection: &mut AnyConn, event: CompetitionId, user: UserId) -> Result<bool, DbError> {
    let club: Option<i64> = club_events::table
        .find(event.to_row())
        .filter(club_events::members_only.eq(true))
        .select(club_events::club_id)
        .first(connection)
        .optional()?;
    match club {
        Some(club) => Ok(role_of(connection, ClubId(club), user)?.is_none()),
        None => Ok(false),
    }
}

// ---- the end of an account

/// Removes a person from all clubs, and deletes the person's chat lines.
pub fn erase(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<(), DbError> {
    let own: Vec<i64> = club_members::table
        .filter(club_members::user_id.eq(user.to_row()))
        .select(club_members::club_id)
        .load(connection)?;
    for club in own {
        remove_member(connection, ClubId(club), user, now)?;
    }
    let either = club_outsiders::user_id
        .eq(user.to_row())
        .or(club_outsiders::by_id.assume_not_null().eq(user.to_row()));
    diesel::delete(club_outsiders::table.filter(either)).execute(connection)?;
    diesel::delete(club_lines::table.filter(club_lines::user_id.eq(user.to_row()))).execute(connection)?;
    Ok(())
}

/// Returns true if the insert failed because a club has, or had, a name that looks like the new one.
pub fn is_taken_name(error: &DbError) -> bool {
    // SQLite names the column, PostgreSQL the constraint.
    matches!(error, DbError::Conflict(key) if key.contains("look"))
}
