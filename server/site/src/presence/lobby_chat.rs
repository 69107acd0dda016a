//! The chat of the lobby.

use std::{collections::HashSet, sync::Arc};

use store::{
    DbError,
    account::{Account, AccountKind},
    contacts,
    id::{RequestId, UserId},
    lobby_chat,
};
use texts::refusals;
use wire::{ChatLine, Millis};

use crate::{
    error::AppError,
    messages::ToWire,
    presence::{
        Presence,
        bus::News,
        chat_line::{line, until_numbered},
        hub::{LOBBY_LINES_KEPT, LobbyLine},
    },
};

/// The time for which lobby lines are stored, so that moderators find reported ones.
const LOBBY_LINES_KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

impl Presence {
    /// Posts a line in the lobby. A repeated request posts nothing. Returns the number of the line.
    ///
    /// # Errors
    /// If the text is empty or too long, or the author is a guest.
    pub async fn say_in_lobby(
        &self,
        user: &Account,
        request: RequestId,
        text: &str,
    ) -> Result<u32, AppError> {
        if user.kind == AccountKind::Guest {
            return Err(AppError::AccountNeeded(refusals::guests_read_lobby_chat()));
        }
        let text = line(text)?;
        let line = Arc::new(lobby_chat::NewLine { user: user.id, at: self.node.clock.now(), request, text });
        let number = until_numbered(|| {
            let line = Arc::clone(&line);
            self.node.store.write(move |connection| Ok::<_, AppError>(lobby_chat::say(connection, &line)?))
        });
        let number = number.await?;
        self.look_at_lobby_chat().await?;
        self.bus.publish(News::LobbyChat);
        Ok(number)
    }

    /// Reads new lobby lines from this or other nodes. Blocks are looked up once for each line, not for each of the
    /// thousands of readers.
    pub(crate) async fn look_at_lobby_chat(&self) -> Result<(), DbError> {
        let known = self.hub.lobby_lines_known();
        let read = self.node.store.read(move |connection| {
            let lines = lobby_chat::lines_after(connection, known, LOBBY_LINES_KEPT)?;
            lines
                .into_iter()
                .map(|(by, line)| {
                    Ok(LobbyLine {
                        line: line.to_wire(),
                        by,
                        apart: contacts::kept_apart(connection, by)?,
                        is_gone: false,
                    })
                })
                .collect::<Result<Vec<_>, DbError>>()
        });
        self.hub.lobby_said(read.await?);
        Ok(())
    }

    /// Returns the lobby lines that a newcomer sees, and the number of the last line.
    pub async fn lobby_chat_for(&self, viewer: Option<UserId>) -> Result<(u32, Vec<ChatLine>), DbError> {
        let apart = match viewer {
            Some(user) if self.hub.lobby_lines_known() > 0 => {
                self.node.store.read(move |connection| contacts::kept_apart(connection, user)).await?
            }
            Some(_) | None => HashSet::new(),
        };
        Ok(self.hub.lobby_lines(&apart))
    }

    /// Deletes old lobby lines.
    pub(crate) async fn forget_lobby_lines(&self, now: Millis) -> Result<(), DbError> {
        let before = Millis(now.0 - LOBBY_LINES_KEPT_MS);
        self.node.store.write(move |connection| lobby_chat::forget_before(connection, before)).await?;
        Ok(())
    }
}
