//! Clubs as their viewers see them.

use ratings::{RatingList, Standing};
use store::{
    AnyConn, DbError,
    clubs::{self, Club, ClubId, Role, Standing as Outside},
    id::{self, UserId},
    listing, people, ratings as rating_rows,
};
use wire::{ClubCard, ClubEvent, ClubMember, ClubOutsider, ClubView, DutyEvent};

use crate::{competitions::competition_name, error::AppError, messages::ToWire};

/// Returns the cards of clubs.
pub(super) fn cards(connection: &mut AnyConn, all: Vec<Club>) -> Result<Vec<ClubCard>, DbError> {
    all.into_iter().map(|club| card(connection, &club)).collect()
}

/// Returns the card of a club.
pub(super) fn card(connection: &mut AnyConn, club: &Club) -> Result<ClubCard, DbError> {
    Ok(ClubCard {
        id: id::show(club.id.0),
        name: club.name.clone(),
        joining: club.joining.to_wire(),
        members: u32::try_from(clubs::count_members(connection, club.id)?).unwrap_or(u32::MAX),
        your_role: None,
    })
}

/// Returns a club as the viewer sees it.
pub(super) fn view(
    connection: &mut AnyConn,
    id: ClubId,
    viewer: Option<UserId>,
) -> Result<ClubView, AppError> {
    let club = clubs::by_id(connection, id)?.ok_or(AppError::NotFound("club"))?;
    if club.dissolved_at.is_some() {
        // Only the person who has just dissolved the club, or left it as its last member, gets this view.
        return Ok(ClubView {
            card: card(connection, &club)?,
            about: String::new(),
            created_at: club.created_at,
            your_role: None,
            your_standing: None,
            members: Vec::new(),
            outsiders: Vec::new(),
            events: Vec::new(),
        });
    }
    let members = clubs::members(connection, id)?;
    let your_role = members.iter().find(|member| Some(member.user) == viewer).map(|member| member.role);
    let mut outsiders = Vec::new();
    if your_role.is_some_and(|role| role <= Role::Officer) {
        for standing in [Outside::Asks, Outside::Invited, Outside::Barred] {
            let some = clubs::outsiders(connection, id, standing)?;
            outsiders.extend(some.into_iter().map(|(user, at)| (user, standing, at)));
        }
    }
    let your_standing = match viewer {
        Some(user) if your_role.is_none() => clubs::standing_of(connection, id, user)?,
        Some(_) | None => None,
    };
    let ids = members.iter().map(|member| member.user).chain(outsiders.iter().map(|one| one.0));
    let people = people::by_ids(connection, ids.collect::<Vec<_>>())?;
    let ids: Vec<UserId> = members.iter().map(|member| member.user).collect();
    let standings = rating_rows::standings_of(connection, &ids)?;
    let mut shown = Vec::with_capacity(members.len());
    for member in &members {
        let Some(account) = people.get(&member.user) else { continue };
        let standing = |list| standings.get(&(list, member.user)).copied().unwrap_or(Standing::NEW_PLAYER);
        let normal = standing(RatingList::Normal);
        let price = standing(RatingList::Price);
        shown.push(ClubMember {
            name: account.name.to_string(),
            look: account.look.to_wire(),
            role: member.role.to_wire(),
            since: member.since,
            normal: normal.rating.value(),
            price: price.rating.value(),
            normal_provisional: listing::is_provisional(normal.experience),
            price_provisional: listing::is_provisional(price.experience),
        });
    }
    let outsiders = outsiders.into_iter().filter_map(|(user, standing, at)| {
        Some(ClubOutsider { name: people.get(&user)?.name.to_string(), standing: standing.to_wire(), at })
    });
    let events = clubs::events(connection, id)?.into_iter().map(|event| {
        let (kind, id) = competition_name(event.competition);
        ClubEvent {
            event: DutyEvent { kind, id, name: event.name },
            members_only: event.members_only,
            finished: event.is_finished,
        }
    });
    Ok(ClubView {
        card: card(connection, &club)?,
        about: club.about.clone(),
        created_at: club.created_at,
        your_role: your_role.to_wire(),
        your_standing: your_standing.to_wire(),
        members: shown,
        outsiders: outsiders.collect(),
        events: events.collect(),
    })
}
