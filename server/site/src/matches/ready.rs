//! The state in which a match is decided on: all outages of the site are in its log, and the time is known.
//!
//! [`Matches::append`] takes a [`Ready`], which only this module makes. So no action and no deadline of a match is
//! decided before the outages that precede it are credited, however the node learned of them.

use std::sync::Arc;

use play::Event;
use store::{events::Cause, id::MatchId, matches};
use texts::refusals;
use wire::Millis;

use crate::{
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::Matches,
};

/// Matches with a later deadline are credited with an outage when somebody acts in them, or their deadline comes.
const CREDITED_SOON_MS: i64 = 24 * 60 * 60 * 1_000;

/// The maximum number of attempts to decide an action after a conflict with another writer. Two players and two clocks
/// cannot conflict more often by accident.
pub(super) const ATTEMPTS_MAX: usize = 8;

/// The reason why events were not appended.
#[derive(Debug)]
pub(super) enum NotAppended {
    /// Another writer was first, or the action is already in the log. The caller reloads and tries again.
    Overtaken,
    Failed(AppError),
}

/// A match that can be decided on.
#[derive(Debug, Clone)]
pub(crate) struct Ready {
    pub(crate) snapshot: Arc<Snapshot>,
    /// The time of the decision.
    pub(crate) now: Millis,
}

impl Ready {
    /// Returns the time of the decision for `play`.
    pub(crate) fn play_time(&self) -> play::Millis {
        convert::to_play_time(self.now)
    }
}

impl Matches {
    /// Returns a match with at least the `seen` events that a client knows, in which all outages are credited.
    ///
    /// # Errors
    /// If the match cannot be read, or no action can be saved now.
    pub(crate) async fn ready(&self, id: MatchId, seen: u32) -> Result<Ready, AppError> {
        for _ in 0..ATTEMPTS_MAX {
            let now = self.node.heartbeat.now().await?;
            let ready = Ready { snapshot: self.load_as_seen(id, seen).await?, now };
            let events = self.owed_credit(&ready);
            if events.is_empty() {
                return Ok(ready);
            }
            match self.append(&ready, Cause::Nobody, events, None).await {
                Ok(_) => {}
                // Another node has credited it, or a player has acted.
                Err(NotAppended::Overtaken) => drop(self.reload(id).await?),
                Err(NotAppended::Failed(error)) => return Err(error),
            }
        }
        Err(AppError::Unavailable(refusals::match_busy()))
    }

    /// Returns the event of the oldest outage that has to be credited.
    fn owed_credit(&self, ready: &Ready) -> Vec<Event> {
        let state = &ready.snapshot.state;
        if state.next_deadline().is_none() {
            return Vec::new();
        }
        let since = convert::to_wire_time(state.clock().not_before(play::Millis::ZERO));
        let outages = self.node.heartbeat.outages_after(since);
        let mut credits = outages.into_iter().map(|outage| {
            let outage = play::Outage {
                from: convert::to_play_time(outage.from),
                to: convert::to_play_time(outage.to),
            };
            play::decide_outage(state, outage, ready.play_time())
        });
        credits.find(|events| !events.is_empty()).unwrap_or_default()
    }

    /// Credits the outages of the site in all matches whose clocks show it soon.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn credit_outages(&self) -> Result<(), AppError> {
        let Some(to) = self.node.heartbeat.able_since() else { return Ok(()) };
        let soon = Millis(to.0.saturating_add(CREDITED_SOON_MS));
        let owed = move |connection: &mut _| matches::deadlines::without_event_since(connection, to, soon);
        for id in self.node.store.read(owed).await? {
            if let Err(error) = self.ready(id, 0).await {
                // One broken match must not keep the others waiting.
                error.log();
            }
        }
        Ok(())
    }
}
