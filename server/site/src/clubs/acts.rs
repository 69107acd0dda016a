//! The acts of people in clubs: they join and leave, admit and bar others, give roles, add events.

use store::{
    AnyConn, DbError,
    account::{AccountKind, UserName},
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

/// An act: who acts, when, and within which bounds.
pub(super) struct Acting<'a> {
    pub(super) user: UserId,
    pub(super) now: Millis,
    pub(super) bounds: &'a Bounds,
}

/// Adds a member to a club that has room.
fn admit(connection: &mut AnyConn, id: ClubId, user: UserId, acting: &Acting<'_>) -> Result<(), AppError> {
    check_has_room(connection, acting.bounds, user)?;
    let members = clubs::count_members(connection, id)?;
    acting.bounds.check(Bound::ClubMembers, members, refusals::club_full)?;
    Ok(clubs::add_member(connection, id, user, Role::Member, acting.now)?)
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
    let by = (standing == Standing::Invited).then_some(acting.user);
    if clubs::set_outsider(connection, id, user, standing, (by, acting.now), most)? {
        return Ok(());
    }
    Err(acting.bounds.full(Bound::ClubOutsiders, refusals::club_outsiders_full))
}

/// Invites a person who has no standing. Each player has one open invitation to the same person, so that nobody gets
/// many from one. Of the invitations of a person the newest are kept, so that strangers cannot fill the list for good.
fn invite(connection: &mut AnyConn, id: ClubId, other: UserId, acting: &Acting<'_>) -> Result<(), AppError> {
    let Acting { user, bounds, .. } = *acting;
    let open = clubs::invited_by(connection, user)?;
    if open.contains(&other) {
        return Err(AppError::Conflict(refusals::club_invitation_open()));
    }
    bounds.check(Bound::ClubInvitations, open.len(), refusals::club_invitations_full)?;
    store_applicant(connection, id, other, Standing::Invited, acting)?;
    if clubs::forget_invitations(connection, other, bounds.most(Bound::ClubInvitationsReceived))? {
        bounds.reached(Bound::ClubInvitationsReceived);
    }
    Ok(())
}

/// Returns a person by name.
fn person(connection: &mut AnyConn, name: &str) -> Result<UserId, AppError> {
    let name =
        UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
    let found =
        users::by_name(connection, &name)?.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
    match found.kind {
        AccountKind::Person => Ok(found.id),
        AccountKind::Guest | AccountKind::Bot => {
            Err(AppError::invalid("name", refusals::only_people_join_clubs()))
        }
    }
}

/// Returns the person with this name, and their role if they are a member. `by` must rank above that role.
fn below(
    connection: &mut AnyConn,
    id: ClubId,
    by: Role,
    name: &str,
) -> Result<(UserId, Option<Role>), AppError> {
    let user = person(connection, name)?;
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
    let Acting { user, now, bounds } = *acting;
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
        ClubAct::Invite { name } => {
            officer()?;
            may::check(connection, user, Deed::Write, now)?;
            let other = person(connection, name)?;
            if clubs::role_of(connection, id, other)?.is_some() {
                return Err(AppError::Conflict(refusals::club_member()));
            }
            if contacts::kept_apart(connection, user)?.contains(&other) {
                return Err(AppError::Forbidden(refusals::cannot_invite_to_club()));
            }
            match clubs::standing_of(connection, id, other)? {
                Some(Standing::Asks) => admit(connection, id, other, acting),
                Some(Standing::Invited) => Ok(()),
                Some(Standing::Barred) => Err(AppError::Conflict(refusals::club_barred())),
                None => invite(connection, id, other, acting),
            }
        }
        ClubAct::Accept { name } => {
            officer()?;
            let other = person(connection, name)?;
            if clubs::standing_of(connection, id, other)? != Some(Standing::Asks) {
                return Err(AppError::Conflict(refusals::no_longer_asks()));
            }
            admit(connection, id, other, acting)
        }
        ClubAct::Dismiss { name } => {
            officer()?;
            let other = person(connection, name)?;
            match clubs::remove_outsider(connection, id, other)? {
                true => Ok(()),
                false => Err(AppError::Conflict(refusals::nothing_to_dismiss())),
            }
        }
        ClubAct::Remove { name } => {
            let (other, other_role) = below(connection, id, officer()?, name)?;
            match other_role {
                Some(_) => Ok(clubs::remove_member(connection, id, other, now)?),
                None => Err(AppError::Conflict(refusals::not_a_club_member())),
            }
        }
        ClubAct::Bar { name } => {
            let (other, other_role) = below(connection, id, officer()?, name)?;
            if other_role.is_some() {
                clubs::remove_member(connection, id, other, now)?;
            }
            store_applicant(connection, id, other, Standing::Barred, acting)
        }
        ClubAct::SetOfficer { name, officer } => {
            let (other, other_role) = below(connection, id, owner()?, name)?;
            if other_role.is_none() {
                return Err(AppError::Conflict(refusals::not_a_club_member()));
            }
            let role = if *officer { Role::Officer } else { Role::Member };
            Ok(clubs::set_role(connection, id, other, role)?)
        }
        ClubAct::HandOver { name } => {
            let (other, other_role) = below(connection, id, owner()?, name)?;
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
            check_may_own(connection, bounds, user)?;
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
    let user = acting.user;
    if role.is_some() {
        return Err(AppError::Conflict(refusals::you_are_club_member()));
    }
    match (clubs::standing_of(connection, club.id, user)?, club.joining) {
        (Some(Standing::Barred), _) => Err(AppError::Forbidden(refusals::cannot_join_club())),
        (Some(Standing::Invited), _) | (_, Joining::Open) => admit(connection, club.id, user, acting),
        (Some(Standing::Asks), Joining::Request) => Ok(()),
        (None, Joining::Request) => store_applicant(connection, club.id, user, Standing::Asks, acting),
        (_, Joining::Invitation) => Err(AppError::Forbidden(refusals::club_by_invitation())),
    }
}
