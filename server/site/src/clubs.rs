//! Clubs: who belongs to them, what members say to each other, and their events.

use std::sync::Arc;

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, UserName},
    clubs::{self, Club, ClubId, ClubName, InvalidClubName, Joining, Role, Standing},
    contacts,
    id::{self, UserId},
    listing, moderation, people, ratings as rating_rows, sanctions, users,
};
use wire::{
    ClubAct, ClubCard, ClubChat, ClubEvent, ClubMember, ClubOutsider, ClubView, Clubs as ClubsView,
    CreateClub, DutyEvent, Millis, SayInClub,
};

use crate::{
    competitions::{Competitions, competition_id, competition_name},
    error::AppError,
    limits::Limit,
    messages::{ToStored, ToWire},
    node::Node,
    presence::{
        Presence,
        bus::News,
        chat_line::{self, MUTED, line},
    },
};

/// The most characters of a description.
const ABOUT_MAX: usize = 1_000;
/// The maximum number of clubs in a list.
const LISTED: i64 = 50;
/// The maximum number of lines of a chat that are shown.
const LINES_SHOWN: i64 = 100;

const GUESTS: AppError = AppError::AccountNeeded("guests join no clubs; keep the account first");
const OFFICERS: AppError = AppError::Forbidden("only the owner and officers of the club may do that");
const OWNER: AppError = AppError::Forbidden("only the owner of the club may do that");

impl From<InvalidClubName> for AppError {
    fn from(error: InvalidClubName) -> AppError {
        AppError::Invalid(error.to_string())
    }
}

/// The clubs, as one node serves them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Clubs {
    node: Arc<Node>,
    presence: Presence,
    competitions: Competitions,
}

impl Clubs {
    pub(crate) fn new(presence: Presence, competitions: Competitions) -> Clubs {
        Clubs { node: Arc::clone(&presence.node), presence, competitions }
    }

    /// Returns the clubs of a user, and others by the beginning of the name.
    ///
    /// # Errors
    /// If no name can begin like this, or the database fails.
    pub async fn list(&self, viewer: Option<&Account>, start: Option<&str>) -> Result<ClubsView, AppError> {
        let user = viewer.map(|account| account.id);
        let start = match start.map(str::trim) {
            None | Some("") => None,
            // A beginning may be shorter than a name.
            Some(start) => Some(ClubName::parse_start(start)?),
        };
        let read = self.node.store.read(move |connection| {
            let found = clubs::find(connection, start.as_ref(), LISTED)?;
            let (yours, invitations) = match user {
                Some(user) => (
                    clubs::of_user(connection, user)?
                        .into_iter()
                        .map(|(club, member)| {
                            let card = card(connection, &club)?;
                            Ok(ClubCard { your_role: Some(member.role.to_wire()), ..card })
                        })
                        .collect::<Result<Vec<_>, DbError>>()?,
                    clubs::inviting(connection, user)?,
                ),
                None => (Vec::new(), Vec::new()),
            };
            Ok::<_, DbError>(ClubsView {
                yours,
                invitations: cards(connection, invitations)?,
                found: cards(connection, found)?,
            })
        });
        Ok(read.await?)
    }

    /// Returns a club as the viewer sees it.
    ///
    /// # Errors
    /// If there is no such club.
    pub async fn view(&self, id: &str, viewer: Option<&Account>) -> Result<ClubView, AppError> {
        let (id, user) = (club_id(id)?, viewer.map(|account| account.id));
        let read = self.node.store.read(move |connection| {
            open_club(connection, id)?;
            view(connection, id, user)
        });
        read.await
    }

    /// Founds a club.
    ///
    /// # Errors
    /// If the user is a guest, muted or owns too many clubs, or the name is not allowed or looks like another.
    pub async fn create(&self, account: &Account, wanted: CreateClub) -> Result<ClubView, AppError> {
        check_person(account)?;
        let name = ClubName::parse(&wanted.name)?;
        let about = checked_about(&wanted.about)?;
        self.node.limit(Limit::ClubByAccount, &account.id.to_string()).await?;
        let (user, now) = (account.id, self.node.clock.now());
        let club = Club {
            id: ClubId(id::random_id()),
            name: name.as_str().to_owned(),
            about,
            joining: wanted.joining.to_stored(),
            created_at: now,
            dissolved_at: None,
        };
        let written = self.node.store.write(move |connection| {
            check_may_write(connection, user, now)?;
            check_has_room(connection, user)?;
            let owned = clubs::of_user(connection, user)?;
            let owned = owned.iter().filter(|(_, member)| member.role == Role::Owner).count();
            if i64::try_from(owned).unwrap_or(i64::MAX) >= clubs::OWNED_MAX {
                return Err(AppError::Conflict(format!(
                    "you own {} clubs, which is the maximum",
                    clubs::OWNED_MAX
                )));
            }
            clubs::insert(connection, &club, &name, user)?;
            view(connection, club.id, Some(user))
        });
        match written.await {
            Err(AppError::Database(error)) if clubs::is_taken_name(&error) => Err(AppError::NameTaken),
            other => other,
        }
    }

    /// Carries out what a person does in a club.
    ///
    /// # Errors
    /// If the person may not do it, or it is impossible now.
    pub async fn act(&self, account: &Account, id: &str, act: ClubAct) -> Result<ClubView, AppError> {
        check_person(account)?;
        let id = club_id(id)?;
        self.node.limit(Limit::ClubByAccount, &account.id.to_string()).await?;
        if let ClubAct::AddEvent { kind, id: event, .. } = &act {
            let event = competition_id(*kind, event).ok_or(AppError::NotFound("event"))?;
            self.competitions.check_desk(account, event).await?;
        }
        let (user, now) = (account.id, self.node.clock.now());
        let act = Arc::new(act);
        let written = self.node.store.write(move |connection| {
            clubs::lock(connection, id)?;
            take(connection, id, user, &act, now)?;
            view(connection, id, Some(user))
        });
        match written.await {
            Err(AppError::Database(DbError::Conflict(_))) => {
                Err(AppError::Conflict("somebody else has changed the club; look at it again".to_owned()))
            }
            other => other,
        }
    }

    /// Returns lines of the chat.
    ///
    /// # Errors
    /// If the user is no member.
    pub async fn chat(&self, account: &Account, id: &str, after: u32) -> Result<ClubChat, AppError> {
        self.lines_after(account, club_id(id)?, after).await
    }

    /// Returns lines of the chat, as `chat` does.
    ///
    /// # Errors
    /// If the user is no member.
    pub async fn lines_after(&self, account: &Account, id: ClubId, after: u32) -> Result<ClubChat, AppError> {
        let user = account.id;
        let read = self.node.store.read(move |connection| {
            open_club(connection, id)?;
            if clubs::role_of(connection, id, user)?.is_none() {
                return Err(AppError::Forbidden("only members read the chat of a club"));
            }
            let apart = contacts::kept_apart(connection, user)?;
            let mut lines = clubs::lines(connection, id, after, LINES_SHOWN)?;
            lines.retain(|(by, _)| !apart.contains(by));
            Ok(ClubChat { lines: lines.into_iter().map(|(_, line)| line.to_wire()).collect() })
        });
        read.await
    }

    /// Posts a line in the chat. Idempotent by request.
    ///
    /// # Errors
    /// If the user is no member or muted, or the text is empty or too long.
    pub async fn say(&self, account: &Account, id: &str, said: SayInClub) -> Result<u32, AppError> {
        check_person(account)?;
        let (id, text) = (club_id(id)?, line(&said.text)?);
        let request = chat_line::request(&said.request)?;
        self.node.limit(Limit::ChatByAccount, &account.id.to_string()).await?;
        let (user, now) = (account.id, self.node.clock.now());
        let number = chat_line::until_numbered(|| {
            let (text, request) = (text.clone(), request.clone());
            self.node.store.write(move |connection| {
                open_club(connection, id)?;
                check_may_write(connection, user, now)?;
                if clubs::role_of(connection, id, user)?.is_none() {
                    return Err(AppError::Forbidden("only members write in the chat of a club"));
                }
                Ok(clubs::say(connection, id, user, &request, &text, now)?)
            })
        });
        let number = number.await?;
        self.presence.hub().club_said(id);
        self.presence.bus.publish(News::ClubChat { id });
        Ok(number)
    }
}

/// Returns the club of an id in an address or a message.
///
/// # Errors
/// If it is no id of a club.
pub fn club_id(text: &str) -> Result<ClubId, AppError> {
    id::parse(text).map(ClubId).ok_or(AppError::NotFound("club"))
}

fn check_person(account: &Account) -> Result<(), AppError> {
    match account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Guest => Err(GUESTS),
        AccountKind::Bot => Err(AppError::Forbidden("bots belong to no clubs")),
    }
}

fn checked_about(text: &str) -> Result<String, AppError> {
    let text = text.trim();
    if text.chars().count() > ABOUT_MAX || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(AppError::Invalid(format!("about: at most {ABOUT_MAX} characters of text")));
    }
    Ok(text.to_owned())
}

/// Checks that a moderator has not silenced the person.
fn check_may_write(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<(), AppError> {
    let in_force = sanctions::in_force(connection, user, now)?;
    if in_force.shut_out.is_some() {
        return Err(AppError::Suspended);
    }
    if in_force.muted.is_some() { Err(MUTED) } else { Ok(()) }
}

/// Checks that a person can be in one more club.
fn check_has_room(connection: &mut AnyConn, user: UserId) -> Result<(), AppError> {
    let known = clubs::of_user(connection, user)?.len();
    if i64::try_from(known).unwrap_or(i64::MAX) >= clubs::OF_USER_MAX {
        return Err(AppError::Conflict(format!("a player belongs to at most {} clubs", clubs::OF_USER_MAX)));
    }
    Ok(())
}

/// Returns a club that is not dissolved.
fn open_club(connection: &mut AnyConn, id: ClubId) -> Result<Club, AppError> {
    let club = clubs::by_id(connection, id)?.filter(|club| club.dissolved_at.is_none());
    club.ok_or(AppError::NotFound("club"))
}

/// Adds a member to a club that has room.
fn admit(connection: &mut AnyConn, id: ClubId, user: UserId, now: Millis) -> Result<(), AppError> {
    check_has_room(connection, user)?;
    if clubs::count_members(connection, id)? >= clubs::MEMBERS_MAX {
        return Err(AppError::Conflict(format!("a club has at most {} members", clubs::MEMBERS_MAX)));
    }
    Ok(clubs::add_member(connection, id, user, Role::Member, now)?)
}

/// Stores the standing of a person who is no member: asks, is invited or is barred.
fn note(
    connection: &mut AnyConn,
    id: ClubId,
    user: UserId,
    standing: Standing,
    now: Millis,
) -> Result<(), AppError> {
    if clubs::set_outsider(connection, id, user, standing, now)? {
        return Ok(());
    }
    Err(AppError::Conflict(format!(
        "the club has {} people who ask, are invited or are barred, which is the maximum",
        clubs::OUTSIDERS_MAX
    )))
}

/// Returns a person by name.
fn person(connection: &mut AnyConn, name: &str) -> Result<UserId, AppError> {
    let name = UserName::parse_any(name).map_err(|_no_name| AppError::NotFound("player"))?;
    let found = users::by_name(connection, &name)?.ok_or(AppError::NotFound("player"))?;
    match found.kind {
        AccountKind::Person => Ok(found.id),
        AccountKind::Guest | AccountKind::Bot => {
            Err(AppError::Invalid("name: guests and bots belong to no clubs".to_owned()))
        }
    }
}

/// Returns the member with this name, and the member's role. `by` must have a higher rank.
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
        return Err(AppError::Forbidden("only someone with a higher role may do that"));
    }
    Ok((user, role))
}

fn take(
    connection: &mut AnyConn,
    id: ClubId,
    user: UserId,
    act: &ClubAct,
    now: Millis,
) -> Result<(), AppError> {
    let club = open_club(connection, id)?;
    let role = clubs::role_of(connection, id, user)?;
    let officer = || role.filter(|role| *role <= Role::Officer).ok_or(OFFICERS);
    let owner = || role.filter(|role| *role == Role::Owner).ok_or(OWNER);
    match act {
        ClubAct::Join => join(connection, &club, user, role, now),
        ClubAct::Leave => match role {
            Some(_) => Ok(clubs::remove_member(connection, id, user, now)?),
            None => Err(AppError::Conflict("you are no member of this club".to_owned())),
        },
        ClubAct::Withdraw => match clubs::standing_of(connection, id, user)? {
            Some(Standing::Asks | Standing::Invited) => {
                clubs::remove_outsider(connection, id, user)?;
                Ok(())
            }
            Some(Standing::Barred) | None => {
                Err(AppError::Conflict("there is no request and no invitation".to_owned()))
            }
        },
        ClubAct::Invite { name } => {
            officer()?;
            check_may_write(connection, user, now)?;
            let other = person(connection, name)?;
            if clubs::role_of(connection, id, other)?.is_some() {
                return Err(AppError::Conflict("this player is a member".to_owned()));
            }
            if contacts::kept_apart(connection, user)?.contains(&other) {
                return Err(AppError::Forbidden("you cannot invite this player"));
            }
            match clubs::standing_of(connection, id, other)? {
                Some(Standing::Asks) => admit(connection, id, other, now),
                Some(Standing::Invited) => Ok(()),
                Some(Standing::Barred) => {
                    Err(AppError::Conflict("this player is barred; lift that first".to_owned()))
                }
                None => note(connection, id, other, Standing::Invited, now),
            }
        }
        ClubAct::Accept { name } => {
            officer()?;
            let other = person(connection, name)?;
            if clubs::standing_of(connection, id, other)? != Some(Standing::Asks) {
                return Err(AppError::Conflict("this player does not ask to join any more".to_owned()));
            }
            admit(connection, id, other, now)
        }
        ClubAct::Dismiss { name } => {
            officer()?;
            let other = person(connection, name)?;
            match clubs::remove_outsider(connection, id, other)? {
                true => Ok(()),
                false => Err(AppError::Conflict("there is nothing to dismiss any more".to_owned())),
            }
        }
        ClubAct::Remove { name } => {
            let (other, other_role) = below(connection, id, officer()?, name)?;
            match other_role {
                Some(_) => Ok(clubs::remove_member(connection, id, other, now)?),
                None => Err(AppError::Conflict("this player is no member".to_owned())),
            }
        }
        ClubAct::Bar { name } => {
            let (other, other_role) = below(connection, id, officer()?, name)?;
            if other_role.is_some() {
                clubs::remove_member(connection, id, other, now)?;
            }
            note(connection, id, other, Standing::Barred, now)
        }
        ClubAct::SetOfficer { name, officer } => {
            let (other, other_role) = below(connection, id, owner()?, name)?;
            if other_role.is_none() {
                return Err(AppError::Conflict("this player is no member".to_owned()));
            }
            let role = if *officer { Role::Officer } else { Role::Member };
            Ok(clubs::set_role(connection, id, other, role)?)
        }
        ClubAct::HandOver { name } => {
            let (other, other_role) = below(connection, id, owner()?, name)?;
            if other_role.is_none() {
                return Err(AppError::Conflict("this player is no member".to_owned()));
            }
            Ok(clubs::hand_over(connection, id, user, other)?)
        }
        ClubAct::Change { about, joining } => {
            owner()?;
            check_may_write(connection, user, now)?;
            Ok(clubs::change(connection, id, &checked_about(about)?, joining.to_stored())?)
        }
        ClubAct::AddEvent { kind, id: event, members_only } => {
            officer()?;
            let event = competition_id(*kind, event).ok_or(AppError::NotFound("event"))?;
            if i64::try_from(clubs::events(connection, id)?.len()).unwrap_or(i64::MAX) >= clubs::EVENTS_MAX {
                return Err(AppError::Conflict(format!("a club shows {} events", clubs::EVENTS_MAX)));
            }
            match clubs::add_event(connection, id, event, *members_only, now) {
                Err(DbError::Conflict(_)) => {
                    Err(AppError::Conflict("the event belongs to a club already".to_owned()))
                }
                other => Ok(other?),
            }
        }
        ClubAct::RemoveEvent { kind, id: event } => {
            officer()?;
            let event = competition_id(*kind, event).ok_or(AppError::NotFound("event"))?;
            match clubs::remove_event(connection, id, event)? {
                true => Ok(()),
                false => Err(AppError::NotFound("event")),
            }
        }
        ClubAct::Dissolve => {
            if role != Some(Role::Owner) && !moderation::is_moderator(connection, user)? {
                return Err(OWNER);
            }
            Ok(clubs::dissolve(connection, id, now)?)
        }
    }
}

fn join(
    connection: &mut AnyConn,
    club: &Club,
    user: UserId,
    role: Option<Role>,
    now: Millis,
) -> Result<(), AppError> {
    if role.is_some() {
        return Err(AppError::Conflict("you are a member of this club".to_owned()));
    }
    match (clubs::standing_of(connection, club.id, user)?, club.joining) {
        (Some(Standing::Barred), _) => Err(AppError::Forbidden("you cannot join this club")),
        (Some(Standing::Invited), _) | (_, Joining::Open) => admit(connection, club.id, user, now),
        (Some(Standing::Asks), Joining::Request) => Ok(()),
        (None, Joining::Request) => note(connection, club.id, user, Standing::Asks, now),
        (_, Joining::Invitation) => Err(AppError::Forbidden("people join this club by invitation")),
    }
}

fn cards(connection: &mut AnyConn, all: Vec<Club>) -> Result<Vec<ClubCard>, DbError> {
    all.into_iter().map(|club| card(connection, &club)).collect()
}

fn card(connection: &mut AnyConn, club: &Club) -> Result<ClubCard, DbError> {
    Ok(ClubCard {
        id: id::show(club.id.0),
        name: club.name.clone(),
        joining: club.joining.to_wire(),
        members: u32::try_from(clubs::count_members(connection, club.id)?).unwrap_or(u32::MAX),
        your_role: None,
    })
}

fn view(connection: &mut AnyConn, id: ClubId, viewer: Option<UserId>) -> Result<ClubView, AppError> {
    let club = clubs::by_id(connection, id)?.ok_or(AppError::NotFound("club"))?;
    if club.dissolved_at.is_some() {
        // Only the person who has just dissolved it, or left it last, reads this.
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
        for standing in [Standing::Asks, Standing::Invited, Standing::Barred] {
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
    let mut shown = Vec::with_capacity(members.len());
    for member in &members {
        let Some(account) = people.get(&member.user) else { continue };
        let normal = rating_rows::standing(connection, member.user, ratings::RatingList::Normal)?;
        let price = rating_rows::standing(connection, member.user, ratings::RatingList::Price)?;
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
