//! Clubs as their viewers see them.

use ratings::{RatingList, Standing};
use store::{
    AnyConn, DbError,
    clubs::{self, Club, ClubId, Role, Standing as Outside},
    id::{self, UserId},
    listing, people, ratings as rating_rows,
};
use texts::refusals;
use wire::{ClubCard, ClubEvent, ClubMember, ClubOutsider, ClubView, DutyEvent};

use super::checks::may_take_over;
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
    let club = clubs::by_id(connection, id)?.ok_or_else(|| AppError::NotFound(refusals::no_such_club()))?;
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
            may_take_over: false,
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
        let casual = standing(RatingList::Casual);
        let stakes = standing(RatingList::Stakes);
        shown.push(ClubMember {
            name: account.name.to_string(),
            look: account.look.to_wire(),
            role: member.role.to_wire(),
            since: member.since,
            casual: casual.rating.value(),
            stakes: stakes.rating.value(),
            casual_provisional: listing::is_provisional(casual.experience),
            stakes_provisional: listing::is_provisional(stakes.experience),
            offered: member.offered && (your_role == Some(Role::Owner) || viewer == Some(member.user)),
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
        may_take_over: viewer.is_some_and(|user| may_take_over(&members, user)),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use diesel::connection::{Connection as _, InstrumentationEvent};
    use store::{
        OpenedBy, SqliteDurability, Store, StoreSettings,
        account::{Account, AccountKind, Look, PasswordHash, UserName},
        clubs::{ClubName, Joining},
        ledger, users,
    };
    use wire::Millis;

    use super::*;
    use crate::metrics::Metrics;

    /// The number of members that a club can have by default.
    const MEMBERS_MAX: i64 = 500;

    fn member(number: i64) -> Account {
        Account {
            id: UserId::random(),
            name: UserName::parse(&format!("member{number}")).unwrap(),
            kind: AccountKind::Person,
            owner: None,
            created_at: Millis(0),
            look: Look::default(),
        }
    }

    /// A full club once cost two queries for each member.
    #[tokio::test]
    async fn the_page_of_a_full_club_is_a_bounded_number_of_queries() {
        let folder = tempfile::tempdir().unwrap();
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Normal,
            connections_max: 2,
        };
        let store = Store::open(&settings, OpenedBy::Tool, Metrics::new().store).unwrap();
        let members: Vec<Account> = (0..MEMBERS_MAX).map(member).collect();
        let made = store.write(move |connection| {
            let hash = PasswordHash::from_row("no password has this hash".to_owned());
            let name = ClubName::parse("Full House").unwrap();
            let club = Club {
                id: ClubId(1),
                name: name.as_str().to_owned(),
                about: String::new(),
                joining: Joining::Open,
                created_at: Millis(0),
                dissolved_at: None,
            };
            for account in &members {
                users::insert(connection, account, Some(&hash), ledger::Start::Grant)?;
            }
            clubs::insert(connection, &club, &name, members[0].id)?;
            for account in &members[1..] {
                clubs::add_member(connection, club.id, account.id, Role::Member, Millis(0))?;
            }
            Ok::<_, DbError>(())
        });
        made.await.unwrap();
        let queries = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&queries);
        let read = store.read(move |connection| {
            connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
                if matches!(event, InstrumentationEvent::StartQuery { .. }) {
                    counter.fetch_add(1, Ordering::SeqCst);
                }
            });
            view(connection, ClubId(1), None)
        });
        let shown = read.await.unwrap();
        assert_eq!(i64::try_from(shown.members.len()).unwrap(), MEMBERS_MAX);
        assert!(queries.load(Ordering::SeqCst) <= 12, "{queries:?} queries");
    }
}
