//! Profiles: pictures, flags and words that people choose, and the titles that they have earned.

use store::{
    DbError,
    account::{Account, AccountKind, Flag, InvalidLook, Picture},
    id::UserId,
    titles, users,
};
use texts::refusals;
use wire::{EventTitle, PlayerProfile, PlayerTitles, SetProfile};

use super::players;
use crate::{
    accounts::Accounts, error::AppError, limits::Limit, messages::ToWire, presence::chat_line::line_of,
};

/// The maximum length of a player's own description in characters.
const WORDS_MAX: usize = 160;
/// The number of events won that each title needs, highest first.
const EVENT_TITLES: [(EventTitle, usize); 3] =
    [(EventTitle::GrandChampion, 10), (EventTitle::Champion, 3), (EventTitle::Winner, 1)];

impl From<InvalidLook> for AppError {
    fn from(error: InvalidLook) -> AppError {
        match error {
            InvalidLook::Picture => AppError::invalid("picture", refusals::no_such_drawing()),
            InvalidLook::Flag => AppError::invalid("flag", refusals::no_country_code()),
        }
    }
}

/// Replaces the picture, the flag and the words of a profile.
///
/// # Errors
/// If the account is a guest's, or a value is not allowed.
pub async fn set(
    accounts: &Accounts,
    account: &Account,
    wanted: SetProfile,
) -> Result<PlayerProfile, AppError> {
    if account.kind != AccountKind::Person {
        return Err(AppError::AccountNeeded(refusals::guests_have_no_profile()));
    }
    accounts.node.limit(Limit::ProfileByAccount, &account.id.to_string()).await?;
    let picture = wanted.picture.as_deref().map(Picture::parse).transpose()?;
    let flag = wanted.flag.as_deref().map(Flag::parse).transpose()?;
    let words = match wanted.words.as_deref().map(str::trim) {
        None | Some("") => None,
        Some(words) => Some(line_of(words, WORDS_MAX, "words")?),
    };
    let user = account.id;
    let written = accounts
        .node
        .store
        .write(move |connection| users::set_profile(connection, user, picture, flag, words.as_deref()));
    written.await?;
    accounts.matches.looks_different(user).await;
    players::profile(accounts, account.name.as_str()).await
}

/// Returns the titles of a player and the figures on which they are based.
///
/// # Errors
/// If there is no player of this name.
pub async fn titles(accounts: &Accounts, name: &str) -> Result<PlayerTitles, AppError> {
    let account = players::named(accounts, name).await?;
    let user: UserId = account.id;
    let read = accounts.node.store.read(move |connection| {
        let form = titles::form(connection, user)?;
        Ok::<_, DbError>(form)
    });
    let form = read.await?;
    let won = accounts.competitions.won_by(user).await?;
    let event_title =
        EVENT_TITLES.into_iter().find(|(_, needed)| won.len() >= *needed).map(|(title, _)| title);
    let is_person = account.kind == AccountKind::Person;
    Ok(PlayerTitles {
        title: form.title().filter(|_| is_person).to_wire(),
        matches: u32::try_from(form.matches).unwrap_or(u32::MAX),
        matches_needed: u32::try_from(titles::MATCHES).unwrap_or(u32::MAX),
        decisions: form.decisions,
        decisions_needed: titles::DECISIONS_MIN,
        performance_rating: form.performance_rating.map(|rating| (rating * 100.0).round() / 100.0),
        event_title: event_title.filter(|_| is_person),
        won,
    })
}
