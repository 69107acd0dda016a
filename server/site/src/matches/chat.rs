//! Chat at tables, of players and spectators.

use std::sync::Arc;

use store::{
    account::{Account, AccountKind},
    chat::{self, NewLine, Phrase},
    id::{MatchId, RequestId},
};
use wire::ChatLine;

use crate::{
    error::AppError,
    match_state::snapshot::Snapshot,
    matches::Matches,
    may::{self, Deed},
    messages::ToWire,
    presence::{
        bus::News,
        chat_line::{line, until_numbered},
    },
};

/// The maximum number of lines shown to a user who opens a table.
const LINES_SHOWN_MAX: i64 = 200;

/// The content of a new chat line.
#[derive(Debug, Clone, Copy)]
pub enum Said<'a> {
    /// Free text.
    Text(&'a str),
    /// A phrase that each reader sees in a language of their own.
    Phrase(Phrase),
}

impl Matches {
    /// Posts a line at a table. A repeated request posts nothing. Returns the last event of the match.
    ///
    /// # Errors
    /// If the text is empty or too long, the match does not exist, the user may not write in it, or it has the maximum
    /// number of lines.
    pub async fn say(
        &self,
        user: &Account,
        id: MatchId,
        request: RequestId,
        said: Said<'_>,
    ) -> Result<u32, AppError> {
        let (text, phrase) = match said {
            Said::Text(text) => (line(text)?, None),
            Said::Phrase(phrase) => (phrase.in_english().to_owned(), Some(phrase)),
        };
        let snapshot = self.load(id).await?;
        self.check_may_talk(&snapshot, Some(user)).await?;
        if user.kind == AccountKind::Guest && snapshot.facts.side_of(user.id).is_none() {
            return Err(AppError::AccountNeeded(
                "guests only write in their own matches; sign up to write here",
            ));
        }
        let lines_max = self.node.settings.chat_lines_max;
        let line = Arc::new(NewLine { id, user: user.id, at: self.node.clock.now(), request, text, phrase });
        let is_kept = until_numbered(|| {
            let line = Arc::clone(&line);
            let earlier = Arc::clone(&snapshot.earlier);
            self.node.store.write(move |connection| {
                may::check(connection, line.user, Deed::Write, line.at)?;
                Ok::<_, AppError>(chat::say(connection, &line, &earlier, lines_max)?)
            })
        });
        if !is_kept.await? {
            self.node.metrics.live.bound_reached("chat_lines");
            return Err(AppError::Conflict(format!(
                "this match has {lines_max} chat lines already, which is the maximum"
            )));
        }
        self.presence.hub.chat_grew(id);
        self.presence.bus.publish(News::Chat { id });
        Ok(snapshot.last_seq)
    }

    /// Returns the lines of a match and of the earlier games of its session after number `after`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_after(&self, snapshot: &Snapshot, after: u32) -> Result<Vec<ChatLine>, AppError> {
        let (id, earlier) = (snapshot.facts.id, Arc::clone(&snapshot.earlier));
        let read = self
            .node
            .store
            .read(move |connection| chat::lines_after(connection, id, &earlier, after, LINES_SHOWN_MAX));
        Ok(read.await?.to_wire())
    }
}
