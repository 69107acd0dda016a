//! Chat at tables, of players and spectators, and in the lobby.

use std::{collections::HashSet, sync::Arc};

use store::{
    DbError,
    account::{Account, AccountKind},
    chat::{self, NewLine},
    contacts,
    id::{MatchId, RequestId, UserId},
    lobby_chat, sanctions,
};
use wire::{ChatLine, Millis};

use crate::{error::AppError, live::Live, messages::ToWire, presence::bus::News};

/// The most characters of a line.
const LINE_MAX: usize = 500;
/// The most lines shown to a user who opens a table.
const LINES_SHOWN_MAX: i64 = 200;
/// The lobby lines that a node keeps and shows to newcomers.
pub(crate) const LOBBY_LINES_KEPT: i64 = 100;
/// The time for which lobby lines are stored, so that moderators find reported ones.
const LOBBY_LINES_KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;
const MUTED: AppError = AppError::Forbidden(
    "a moderator has muted you; your account page says why, until when, and how to appeal",
);
const CROWDED: AppError = AppError::Unavailable("others speak at the same moment; try again");
/// The most attempts to number a line while others write too.
const TRIES_MAX: usize = 8;

impl Live {
    /// Posts a line at a table. Idempotent by request. Returns the last event of the match.
    ///
    /// # Errors
    /// If the text is empty or too long, or there is no such match.
    pub async fn say(
        &self,
        user: &Account,
        id: MatchId,
        request: RequestId,
        text: &str,
    ) -> Result<u32, AppError> {
        let text = line(text)?;
        let snapshot = self.load(id).await?;
        self.check_may_talk(&snapshot, Some(user)).await?;
        if user.kind == AccountKind::Guest && snapshot.facts.side_of(user.id).is_none() {
            return Err(AppError::AccountNeeded(
                "guests only write in their own matches; sign up to write here",
            ));
        }
        let lines_max = self.inner.settings.chat_lines_max;
        let line = Arc::new(NewLine { id, user: user.id, at: self.inner.clock.now(), request, text });
        let mut tries = 1;
        loop {
            let line = Arc::clone(&line);
            let written = self.inner.store.write(move |connection| {
                if sanctions::in_force(connection, line.user, line.at)?.muted.is_some() {
                    return Err(MUTED);
                }
                Ok(chat::say(connection, &line, lines_max)?)
            });
            match written.await {
                Ok(true) => break,
                Ok(false) => {
                    self.inner.metrics.bound_reached("chat_lines");
                    return Err(AppError::Conflict(format!(
                        "{lines_max} lines have been written in this match; no more are kept"
                    )));
                }
                // A user on another node has taken the number.
                Err(AppError::Database(DbError::Conflict(_))) if tries < TRIES_MAX => tries += 1,
                Err(AppError::Database(DbError::Conflict(_))) => return Err(CROWDED),
                Err(error) => return Err(error),
            }
        }
        self.inner.hub.chat_grew(id);
        self.inner.bus.publish(News::Chat { id });
        Ok(snapshot.last_seq)
    }

    /// Returns the lines after number `after`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_after(&self, id: MatchId, after: u32) -> Result<Vec<ChatLine>, AppError> {
        let read = self
            .inner
            .store
            .read(move |connection| chat::lines_after(connection, id, after, LINES_SHOWN_MAX));
        Ok(read.await?.to_wire())
    }
}

/// A lobby line as a node keeps it.
#[derive(Debug, Clone)]
pub(crate) struct Said {
    pub(crate) line: ChatLine,
    pub(crate) by: UserId,
    /// The users who do not see it, because of a block in either direction.
    pub(crate) apart: HashSet<UserId>,
    /// True if its author has deleted the account since.
    pub(crate) is_gone: bool,
}

impl Live {
    /// Posts a line in the lobby. Idempotent by request. Returns the number of the line.
    ///
    /// # Errors
    /// If the text is empty or too long, or the author is a guest or muted.
    pub async fn say_in_lobby(
        &self,
        user: &Account,
        request: RequestId,
        text: &str,
    ) -> Result<u32, AppError> {
        if user.kind == AccountKind::Guest {
            return Err(AppError::AccountNeeded("guests only read the lobby chat; sign up to write in it"));
        }
        let text = line(text)?;
        let line = Arc::new(lobby_chat::NewLine { user: user.id, at: self.inner.clock.now(), request, text });
        let mut tries = 1;
        let number = loop {
            let line = Arc::clone(&line);
            let written = self.inner.store.write(move |connection| {
                if sanctions::in_force(connection, line.user, line.at)?.muted.is_some() {
                    return Err(MUTED);
                }
                Ok(lobby_chat::say(connection, &line)?)
            });
            match written.await {
                Ok(number) => break number,
                // A user on another node has taken the number.
                Err(AppError::Database(DbError::Conflict(_))) if tries < TRIES_MAX => tries += 1,
                Err(AppError::Database(DbError::Conflict(_))) => return Err(CROWDED),
                Err(error) => return Err(error),
            }
        };
        self.look_at_lobby_chat().await?;
        self.inner.bus.publish(News::LobbyChat);
        Ok(number)
    }

    /// Reads new lobby lines from this or other nodes. Blocks are looked up once for each line, not for each of the
    /// thousands of readers.
    pub(crate) async fn look_at_lobby_chat(&self) -> Result<(), DbError> {
        let known = self.inner.hub.lobby_lines_known();
        let read = self.inner.store.read(move |connection| {
            let lines = lobby_chat::lines_after(connection, known, LOBBY_LINES_KEPT)?;
            lines
                .into_iter()
                .map(|(by, line)| {
                    Ok(Said {
                        line: line.to_wire(),
                        by,
                        apart: contacts::kept_apart(connection, by)?,
                        is_gone: false,
                    })
                })
                .collect::<Result<Vec<_>, DbError>>()
        });
        self.inner.hub.lobby_said(read.await?);
        Ok(())
    }

    /// Returns the lobby lines that a newcomer sees, and the number of the last line.
    pub async fn lobby_chat_for(&self, viewer: Option<UserId>) -> Result<(u32, Vec<ChatLine>), DbError> {
        let apart = match viewer {
            Some(user) if self.inner.hub.lobby_lines_known() > 0 => {
                self.inner.store.read(move |connection| contacts::kept_apart(connection, user)).await?
            }
            Some(_) | None => HashSet::new(),
        };
        Ok(self.inner.hub.lobby_lines(&apart))
    }

    /// Deletes old lobby lines.
    pub(crate) async fn forget_lobby_lines(&self, now: Millis) -> Result<(), DbError> {
        let before = Millis(now.0 - LOBBY_LINES_KEPT_MS);
        self.inner.store.write(move |connection| lobby_chat::forget_before(connection, before)).await?;
        Ok(())
    }
}

/// Returns a line fit to be shown: no line breaks, control characters or changes of the writing direction, no
/// surrounding blanks, and at least one visible character.
fn line(text: &str) -> Result<String, AppError> {
    let text: String = text.chars().filter(|&character| !is_control(character)).collect();
    let text = text.trim();
    match text.chars().count() {
        1..=LINE_MAX if !text.chars().all(is_invisible) => Ok(text.to_owned()),
        _ => Err(AppError::Invalid(format!("text: 1 to {LINE_MAX} characters"))),
    }
}

/// Returns true for characters that would change how other lines are shown (UAX #9 for the writing direction).
fn is_control(character: char) -> bool {
    let separates = matches!(character, '\u{2028}' | '\u{2029}');
    let directs = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    character.is_control() || separates || directs
}

/// Returns true for characters of no width. Within a text they join letters and symbols.
fn is_invisible(character: char) -> bool {
    matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
        || character.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_one_line_of_limited_length() {
        assert_eq!(line("  good\n luck\u{7} ").unwrap(), "good luck");
        assert_eq!(line(&"ü".repeat(500)).unwrap().chars().count(), 500);
        assert_eq!(line("abc\u{202e}fed").unwrap(), "abcfed");
        assert_eq!(line("\u{1f469}\u{200d}\u{1f4bb}").unwrap(), "\u{1f469}\u{200d}\u{1f4bb}");
        for text in ["", " \n ", "\u{7}\u{202e}\u{200b}", "\u{feff}\u{ad} \u{200d}", &"x".repeat(501)] {
            assert!(line(text).is_err());
        }
    }
}
