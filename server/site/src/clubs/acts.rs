//! The acts of people in clubs: they join and leave, admit and bar others, give roles, add events.

use store::{
    AnyConn, DbError,
    account::{AccountKind, UserName},
    account_locks::{self, AccountLock},
    clubs::{self, Club, ClubId, Joining, Role, Standing},
    contacts,
    id::UserId,
    users,
};
use texts::refusals;
use wire::{ClubAct, Millis};

use super::checks::{check_has_room, check_may_own, checked_about, may_take_over, open_club};
use crate::{
    bounds::Bound,
    competitions::competition_id,
    error::AppError,
    may::{self, Deed},
    messages::ToStored,
    moderator::Moderator,
    node::Bounds,
};

/// An act: who acts, when, and within which bounds. The accounts of both people are locked.
pub(super) struct Acting<'a> {
    user: AccountLock,
    /// The account that the act names, if there is one.
    other: Option<(AccountLock, AccountKind)>,
    now: Millis,
    bounds: &'a Bounds,
}

impl<'a> Acting<'a> {
    /// Locks the accounts of the person who acts and of the one whom the act names.
    pub(super) fn locked(
        connection: &mut AnyConn,
        user: UserId,
        act: &ClubAct,
        now: Millis,
        bounds: &'a Bounds,
    ) -> Result<Acting<'a>, DbError> {
        let named = named(act).and_then(|name| UserName::parse_any(name).ok());
        let found = match named {
            Some(name) => users::by_name(connection, &name)?,
            None => None,
        };
        let (user, other) = match found {
            Some(other) => {
                let [user, lock] = account_locks::lock_accounts(connection, [user, other.id])?;
                (user, Some((lock, other.kind)))
            }
            None => (account_locks::lock_account(connection, user)?, None),
        };
        Ok(Acting { user, other, now, bounds })
    }

    /// Returns the person whom the act names.
    fn person(&self) -> Result<&AccountLock, AppError> {
        match &self.other {
            Some((lock, AccountKind::Person)) => Ok(lock),
            Some((_, AccountKind::Guest | AccountKind::Bot)) => {
                Err(AppError::invalid("name", refusals::only_people_join_clubs()))
            }
            None => Err(AppError::NotFound(refusals::no_such_player())),
        }
    }
}

/// Returns the name of the person whom an act concerns.
fn named(act: &ClubAct) -> Option<&str> {
    match act {
        ClubAct::Invite { name }
        | ClubAct::Accept { name }
        | ClubAct::Dismiss { name }
        | ClubAct::Remove { name }
        | ClubAct::Bar { name }
        | ClubAct::SetOfficer { name, .. }
        | ClubAct::HandOver { name } => Some(name),
        ClubAct::Join
        | ClubAct::Leave
        | ClubAct::Withdraw
        | ClubAct::Keep
        | ClubAct::TakeOver
        | ClubAct::Change { .. }
        | ClubAct::AddEvent { .. }
        | ClubAct::RemoveEvent { .. }
        | ClubAct::Dissolve => None,
    }
}

/// Adds a member to a club that has room.
fn admit(
    connection: &mut AnyConn,
    id: ClubId,
    person: &AccountLock,
    acting: &Acting<'_>,
) -> Result<(), AppError> {
    check_has_room(connection, acting.bounds, person)?;
    let members = clubs::count_members(connection, id)?;
    acting.bounds.check(Bound::ClubMembers, members, refusals::club_full)?;
    Ok(clubs::add_member(connection, id, person.user(), Role::Member, acting.now)?)
}

/// Stores the standing of a person who is not a member: asking to join, invited or barred.
fn store_applicant(
    connection: &mut AnyConn,
    id: ClubId,
    user: UserId,
    standing: Standing,
    acting: &Acting<'_>,
) -> Result<(), AppError> {
    let most = acting.bounds.most(Bound::ClubOutsiders);
    let by = (standing == Standing::Invited).then_some(acting.user.user());
    if clubs::set_outsider(connection, id, user, standing, (by, acting.now), most)? {
        return Ok(());
    }
    Err(acting.bounds.full(Bound::ClubOutsiders, refusals::club_outsiders_full))
}

/// Invites a person who has no standing. Each player has one open invitation to the same person, so that nobody gets
/// many from one. Of the invitations of a person the newest are kept, so that strangers cannot fill the list for good.
fn invite(
    connection: &mut AnyConn,
    id: ClubId,
    other: &AccountLock,
    acting: &Acting<'_>,
) -> Result<(), AppError> {
    let bounds = acting.bounds;
    let open = clubs::invited_by(connection, &acting.user)?;
    if open.contains(&other.user()) {
        return Err(AppError::Conflict(refusals::club_invitation_open()));
    }
    bounds.check(Bound::ClubInvitations, open.len(), refusals::club_invitations_full)?;
    store_applicant(connection, id, other.user(), Standing::Invited, acting)?;
    if clubs::forget_invitations(connection, other, bounds.most(Bound::ClubInvitationsReceived))? {
        bounds.reached(Bound::ClubInvitationsReceived);
    }
    Ok(())
}

/// Returns the person whom an act names, and their role if they are a member. `by` must rank above that role.
fn below(
    connection: &mut AnyConn,
    id: ClubId,
    by: Role,
    acting: &Acting<'_>,
) -> Result<(UserId, Option<Role>), AppError> {
    let user = acting.person()?.user();
    let role = clubs::role_of(connection, id, user)?;
    // A smaller role ranks higher.
    if role.is_some_and(|role| role <= by) {
        return Err(AppError::Forbidden(refusals::only_higher_role()));
    }
    Ok((user, role))
}

/// Applies an act of `user` to a club.
pub(super) fn apply_act(
    connection: &mut AnyConn,
    id: ClubId,
    act: &ClubAct,
    acting: &Acting<'_>,
) -> Result<(), AppError> {
    let (user, now, bounds) = (acting.user.user(), acting.now, acting.bounds);
    let club = open_club(connection, id)?;
    let role = clubs::role_of(connection, id, user)?;
    let officer = || {
        role.filter(|role| *role <= Role::Officer)
            .ok_or_else(|| AppError::Forbidden(refusals::only_officers()))
    };
    let owner = || {
        role.filter(|role| *role == Role::Owner)
            .ok_or_else(|| AppError::Forbidden(refusals::only_club_owner()))
    };
    match act {
        ClubAct::Join => join(connection, &club, role, acting),
        ClubAct::Leave => match role {
            Some(_) => Ok(clubs::remove_member(connection, id, user, now)?),
            None => Err(AppError::Conflict(refusals::you_are_no_club_member())),
        },
        ClubAct::Withdraw => match clubs::standing_of(connection, id, user)? {
            Some(Standing::Asks | Standing::Invited) => {
                clubs::remove_outsider(connection, id, user)?;
                Ok(())
            }
            Some(Standing::Barred) | None => Err(AppError::Conflict(refusals::no_club_request())),
        },
        ClubAct::Invite { .. } => {
            officer()?;
            may::check(connection, user, Deed::Write, now)?;
            let other = acting.person()?;
            if clubs::role_of(connection, id, other.user())?.is_some() {
                return Err(AppError::Conflict(refusals::club_member()));
            }
            if contacts::kept_apart(connection, user)?.contains(&other.user()) {
                return Err(AppError::Forbidden(refusals::cannot_invite_to_club()));
            }
            match clubs::standing_of(connection, id, other.user())? {
                Some(Standing::Asks) => admit(connection, id, other, acting),
                Some(Standing::Invited) => Ok(()),
                Some(Standing::Barred) => Err(AppError::Conflict(refusals::club_barred())),
                None => invite(connection, id, other, acting),
            }
        }
        ClubAct::Accept { .. } => {
            officer()?;
            let other = acting.person()?;
            if clubs::standing_of(connection, id, other.user())? != Some(Standing::Asks) {
                return Err(AppError::Conflict(refusals::no_longer_asks()));
            }
            admit(connection, id, other, acting)
        }
        ClubAct::Dismiss { .. } => {
            officer()?;
            let other = acting.person()?.user();
            match clubs::remove_outsider(connection, id, other)? {
                true => Ok(()),
                false => Err(AppError::Conflict(refusals::nothing_to_dismiss())),
            }
        }
        ClubAct::Remove { .. } => {
            let (other, other_role) = below(connection, id, officer()?, acting)?;
            match other_role {
                Some(_) => Ok(clubs::remove_member(connection, id, other, now)?),
                None => Err(AppError::Conflict(refusals::not_a_club_member())),
            }
        }
        ClubAct::Bar { .. } => {
            let (other, other_role) = below(connection, id, officer()?, acting)?;
            if other_role.is_some() {
                clubs::remove_member(connection, id, other, now)?;
            }
            store_applicant(connection, id, other, Standing::Barred, acting)
        }
        ClubAct::SetOfficer { officer, .. } => {
            let (other, other_role) = below(connection, id, owner()?, acting)?;
            if other_role.is_none() {
                return Err(AppError::Conflict(refusals::not_a_club_member()));
            }
            let role = if *officer { Role::Officer } else { Role::Member };
            Ok(clubs::set_role(connection, id, other, role)?)
        }
        ClubAct::HandOver { .. } => {
            let (other, other_role) = below(connection, id, owner()?, acting)?;
            if other_role.is_none() {
                return Err(AppError::Conflict(refusals::not_a_club_member()));
            }
            Ok(clubs::offer(connection, id, Some(other))?)
        }
        ClubAct::Keep => {
            owner()?;
            Ok(clubs::offer(connection, id, None)?)
        }
        ClubAct::TakeOver => {
            if !may_take_over(&clubs::members(connection, id)?, user) {
                return Err(AppError::Forbidden(refusals::club_not_offered()));
            }
            check_may_own(connection, bounds, &acting.user)?;
            Ok(clubs::hand_over(connection, id, user)?)
        }
        ClubAct::Change { about, joining } => {
            owner()?;
            Ok(clubs::change(connection, id, &checked_about(about)?, joining.to_stored())?)
        }
        ClubAct::AddEvent { kind, id: event, members_only } => {
            officer()?;
            let event =
                competition_id(*kind, event).ok_or_else(|| AppError::NotFound(refusals::no_such_event()))?;
            let events = clubs::events(connection, id)?.len();
            bounds.check(Bound::ClubEvents, events, refusals::club_events_full)?;
            match clubs::add_event(connection, id, event, *members_only, now) {
                Err(DbError::Conflict(_)) => Err(AppError::Conflict(refusals::event_has_club())),
                other => Ok(other?),
            }
        }
        ClubAct::RemoveEvent { kind, id: event } => {
            officer()?;
            let event =
                competition_id(*kind, event).ok_or_else(|| AppError::NotFound(refusals::no_such_event()))?;
            match clubs::remove_event(connection, id, event)? {
                true => Ok(()),
                false => Err(AppError::NotFound(refusals::no_such_event())),
            }
        }
        ClubAct::Dissolve => {
            if role != Some(Role::Owner) {
                let moderator = Moderator::check(connection, user, now)
                    .map_err(|_no_moderator| AppError::Forbidden(refusals::only_club_owner()))?;
                let members = clubs::members(connection, id)?;
                moderator.check_apart(connection, members.iter().map(|member| member.user))?;
            }
            Ok(clubs::dissolve(connection, id, now)?)
        }
    }
}

fn join(
    connection: &mut AnyConn,
    club: &Club,
    role: Option<Role>,
    acting: &Acting<'_>,
) -> Result<(), AppError> {
    let user = acting.user.user();
    if role.is_some() {
        return Err(AppError::Conflict(refusals::you_are_club_member()));
    }
    match (clubs::standing_of(connection, club.id, user)?, club.joining) {
        (Some(Standing::Barred), _) => Err(AppError::Forbidden(refusals::cannot_join_club())),
        (Some(Standing::Invited), _) | (_, Joining::Open) => admit(connection, club.id, &acting.user, acting),
        (Some(Standing::Asks), Joining::Request) => Ok(()),
        (None, Joining::Request) => store_applicant(connection, club.id, user, Standing::Asks, acting),
        (_, Joining::Invitation) => Err(AppError::Forbidden(refusals::club_by_invitation())),
    }
}
