//! Chat at tables, of players and spectators.

use std::sync::Arc;

use store::{
    account::{Account, AccountKind},
    chat::{self, NewLine, Phrase},
    facts::Status,
    id::{MatchId, RequestId},
    persons,
};
use texts::refusals;
use wire::{ChatLine, Millis};

pub use store::chat::Shown;

use crate::{
    error::AppError,
    match_state::snapshot::Snapshot,
    matches::{Matches, own_account::SHARED_BROWSER_MS},
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
pub enum NewChatText<'a> {
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
        said: NewChatText<'_>,
    ) -> Result<u32, AppError> {
        let (text, phrase) = match said {
            NewChatText::Text(text) => (line(text)?, None),
            NewChatText::Phrase(phrase) => (phrase.in_english().to_owned(), Some(phrase)),
        };
        let snapshot = self.load(id).await?;
        self.check_may_write(&snapshot, user).await?;
        let is_by_spectator = snapshot.facts.side_of(user.id).is_none();
        if user.kind == AccountKind::Guest && is_by_spectator {
            return Err(AppError::AccountNeeded(refusals::guests_write_in_own_matches()));
        }
        if is_by_spectator && snapshot.rematch.as_ref().is_some_and(|rematch| rematch.is_started) {
            // The players would read the line in their next game.
            return Err(AppError::Forbidden(refusals::next_game_has_chat()));
        }
        let lines_max = self.node.settings.chat_lines_max;
        let (user, at) = (user.id, self.node.clock.now());
        let line = Arc::new(NewLine { id, user, at, request, text, phrase, is_by_spectator });
        let is_kept = until_numbered(|| {
            let line = Arc::clone(&line);
            let earlier = Arc::clone(&snapshot.earlier);
            self.node.store.write(move |connection| {
                Ok::<_, AppError>(chat::say(connection, &line, &earlier, lines_max)?)
            })
        });
        if !is_kept.await? {
            self.node.metrics.live.bound_reached("chat_lines");
            return Err(AppError::Conflict(refusals::chat_full(lines_max)));
        }
        self.presence.hub.chat_grew(id);
        self.presence.bus.publish(News::Chat { id });
        Ok(snapshot.last_seq)
    }

    /// Returns the lines of a match and of the earlier games of its session after number `after` that a viewer may
    /// see.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_after(
        &self,
        snapshot: &Snapshot,
        after: u32,
        shown: Shown,
    ) -> Result<Vec<ChatLine>, AppError> {
        let (id, earlier) = (snapshot.facts.id, Arc::clone(&snapshot.earlier));
        let read = self.node.store.read(move |connection| {
            chat::lines_after(connection, id, &earlier, after, shown, LINES_SHOWN_MAX)
        });
        Ok(read.await?.to_wire())
    }

    /// Returns which lines of a match a viewer may see. While it is in play, the lines of spectators are for
    /// registered accounts that do not count as one person with a player: anybody could open a second window as a
    /// visitor or a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines_shown(
        &self,
        snapshot: &Snapshot,
        viewer: Option<&Account>,
    ) -> Result<Shown, AppError> {
        if !matches!(snapshot.facts.status, Status::Playing { .. }) {
            return Ok(Shown::All);
        }
        let Some(viewer) = viewer.filter(|viewer| viewer.kind != AccountKind::Guest) else {
            return Ok(Shown::OfPlayers);
        };
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let user = viewer.id;
        let own =
            self.node.store.read(move |connection| persons::accounts_of(connection, user, since)).await?;
        let plays = snapshot.people.values().any(|player| {
            snapshot.facts.side_of(player.id).is_some()
                && (own.contains(&player.id) || own.contains(&player.answerable()))
        });
        Ok(if plays { Shown::OfPlayers } else { Shown::All })
    }
}
