//! What is said at tables, by players and by those who watch.

use std::sync::Arc;

use wire::{ChatLine, RequestId};

use super::{Live, MatchId, bus::News};
use crate::{
    account::Account,
    db::{
        DbError,
        chat::{self, NewLine},
        moderation,
    },
    error::AppError,
};

/// Characters of a line.
const LINE_MAX: usize = 500;
/// Lines that somebody who comes to a table is shown.
const LINES_SHOWN_MAX: i64 = 200;
/// How often a line looks for its number while others speak too.
const TRIES_MAX: usize = 8;

impl Live {
    /// Says something at a table, once for each request. Returns the last event of the match.
    ///
    /// # Errors
    /// If the text is empty or too long, or there is no such match.
    pub(crate) async fn say(
        &self,
        user: &Account,
        id: MatchId,
        request: RequestId,
        text: &str,
    ) -> Result<u32, AppError> {
        let text = line(text)?;
        let snapshot = self.load(id).await?;
        self.check_may_talk(&snapshot, Some(user.id)).await?;
        let line = Arc::new(NewLine { id, user: user.id, at: self.inner.clock.now(), request, text });
        let mut tries = 1;
        loop {
            let line = Arc::clone(&line);
            let written = self.inner.store.write(move |connection| {
                if moderation::muted_until(connection, line.user, line.at)?.is_some() {
                    return Err(AppError::Forbidden("a moderator has muted you for a while"));
                }
                Ok(chat::say(connection, &line)?)
            });
            match written.await {
                Ok(()) => break,
                // Somebody at another node has taken the number.
                Err(AppError::Database(DbError::Conflict(_))) if tries < TRIES_MAX => tries += 1,
                Err(AppError::Database(DbError::Conflict(_))) => {
                    return Err(AppError::Unavailable("others speak at the same moment; try again"));
                }
                Err(error) => return Err(error),
            }
        }
        self.inner.hub.chat_grew(id);
        self.inner.bus.publish(News::Chat { id });
        Ok(snapshot.last_seq)
    }

    /// The lines after number `after`.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn chat_after(&self, id: MatchId, after: u32) -> Result<Vec<ChatLine>, AppError> {
        let read = self
            .inner
            .store
            .read(move |connection| chat::lines_after(connection, id, after, LINES_SHOWN_MAX));
        Ok(read.await?)
    }
}

/// A line fit to be shown: no line breaks or other control characters, no blanks around it.
fn line(text: &str) -> Result<String, AppError> {
    let text: String = text.trim().chars().filter(|character| !character.is_control()).collect();
    match text.chars().count() {
        1..=LINE_MAX => Ok(text),
        _ => Err(AppError::Invalid(format!("text: 1 to {LINE_MAX} characters"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_one_line_of_limited_length() {
        assert_eq!(line("  good\n luck\u{7} ").unwrap(), "good luck");
        assert_eq!(line(&"ü".repeat(500)).unwrap().chars().count(), 500);
        for text in ["", " \n ", &"x".repeat(501)] {
            assert!(line(text).is_err());
        }
    }
}
