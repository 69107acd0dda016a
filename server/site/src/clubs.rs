//! Clubs: membership, chat and events.

mod acts;
mod checks;
mod views;

use std::sync::Arc;

use store::{
    DbError,
    account::Account,
    account_locks,
    clubs::{self, Club, ClubId, ClubName, InvalidClubName},
    contacts, id,
};
use wire::{ClubAct, ClubCard, ClubChat, ClubView, Clubs as ClubsView, CreateClub, SayInClub};

use acts::{Acting, apply_act};
use checks::{check_has_room, check_may_own, check_person, checked_about, open_club};
use texts::refusals;
use views::{card, cards, view};

use crate::{
    bounds::Bound,
    competitions::{Competitions, competition_id},
    error::AppError,
    limits::Limit,
    messages::{ToStored, ToWire},
    node::Node,
    presence::{
        Presence,
        bus::News,
        chat_line::{self, line},
    },
};

/// The maximum number of clubs in a list.
const LISTED: i64 = 50;
/// The maximum number of lines of a chat that are shown.
const LINES_SHOWN: i64 = 100;

impl From<InvalidClubName> for AppError {
    fn from(error: InvalidClubName) -> AppError {
        AppError::invalid(
            "name",
            match error {
                InvalidClubName::Length => refusals::club_name_length(),
                InvalidClubName::Character(other) => refusals::club_name_character(other),
                InvalidClubName::MixedScripts => refusals::one_script(),
            },
        )
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

    /// Returns the clubs of a user, the clubs that have invited the user, and the newest clubs whose names begin with
    /// `start`. Without `start`, the newest of all clubs are returned.
    ///
    /// # Errors
    /// If no club name can begin with `start`, or the database fails.
    pub async fn list(&self, viewer: Option<&Account>, start: Option<&str>) -> Result<ClubsView, AppError> {
        let user = viewer.map(|account| account.id);
        let most = self.node.bounds.most(Bound::ClubInvitationsReceived);
        let start = match start.map(str::trim) {
            None | Some("") => None,
            // The beginning may be shorter than the shortest allowed name.
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
                    clubs::inviting(connection, user, most)?,
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
    /// If the user is a guest or owns too many clubs, or the name is not allowed or looks like another.
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
        let bounds = self.node.bounds.clone();
        let written = self.node.store.write(move |connection| {
            let founder = account_locks::lock_account(connection, user)?;
            check_has_room(connection, &bounds, &founder)?;
            check_may_own(connection, &bounds, &founder)?;
            clubs::insert(connection, &club, &name, user)?;
            view(connection, club.id, Some(user))
        });
        match written.await {
            Err(AppError::Database(error)) if clubs::is_taken_name(&error) => Err(AppError::NameTaken),
            other => other,
        }
    }

    /// Carries out a person's action in a club.
    ///
    /// # Errors
    /// If the person may not do it, or the state of the club does not allow it.
    pub async fn act(&self, account: &Account, id: &str, act: ClubAct) -> Result<ClubView, AppError> {
        check_person(account)?;
        let id = club_id(id)?;
        self.node.limit(Limit::ClubByAccount, &account.id.to_string()).await?;
        if let ClubAct::AddEvent { kind, id: event, .. } = &act {
            let event =
                competition_id(*kind, event).ok_or_else(|| AppError::NotFound(refusals::no_such_event()))?;
            self.competitions.directors().check_desk(account, event).await?;
        }
        let (user, now) = (account.id, self.node.clock.now());
        if matches!(act, ClubAct::Invite { .. }) {
            self.node.limit(Limit::InvitationByAccount, &account.id.to_string()).await?;
        }
        let (act, bounds) = (Arc::new(act), self.node.bounds.clone());
        let written = self.node.store.write(move |connection| {
            let acting = Acting::locked(connection, user, &act, now, &bounds)?;
            clubs::lock(connection, id)?;
            apply_act(connection, id, &act, &acting)?;
            view(connection, id, Some(user))
        });
        match written.await {
            Err(AppError::Database(DbError::Conflict(_))) => {
                Err(AppError::Conflict(refusals::club_changed()))
            }
            other => other,
        }
    }

    /// Returns the latest chat lines after a number. Lines of people whom the user blocks, or who block the user, are
    /// left out.
    ///
    /// # Errors
    /// If the user is not a member.
    pub async fn chat(&self, account: &Account, id: &str, after: u32) -> Result<ClubChat, AppError> {
        self.lines_after(account, club_id(id)?, after).await
    }

    /// Returns lines of the chat, as `chat` does.
    ///
    /// # Errors
    /// If the user is not a member.
    pub async fn lines_after(&self, account: &Account, id: ClubId, after: u32) -> Result<ClubChat, AppError> {
        let user = account.id;
        let read = self.node.store.read(move |connection| {
            open_club(connection, id)?;
            if clubs::role_of(connection, id, user)?.is_none() {
                return Err(AppError::Forbidden(refusals::only_members_read()));
            }
            let apart = contacts::kept_apart(connection, user)?;
            let mut lines = clubs::lines(connection, id, after, LINES_SHOWN)?;
            lines.retain(|(by, _)| !apart.contains(by));
            Ok(ClubChat { lines: lines.into_iter().map(|(_, line)| line.to_wire()).collect() })
        });
        read.await
    }

    /// Posts a line in the chat and returns its number. Repeating a request posts nothing.
    ///
    /// # Errors
    /// If the user is muted or not a member, or the text is empty or too long.
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
                if clubs::role_of(connection, id, user)?.is_none() {
                    return Err(AppError::Forbidden(refusals::only_members_write()));
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

/// Parses the id of a club.
///
/// # Errors
/// If the text is not an id.
pub fn club_id(text: &str) -> Result<ClubId, AppError> {
    id::parse(text).map(ClubId).ok_or_else(|| AppError::NotFound(refusals::no_such_club()))
}
