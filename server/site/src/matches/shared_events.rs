//! The events of tables, read once for all sockets that are shown the same change.
//!
//! A change of a table of a team match is shown to hundreds of spectators at the same moment, and what each of them may
//! see depends on the event. Without sharing, each spectator's frame would read the event from the database.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use store::id::MatchId;
use tokio::sync::OnceCell;

use super::events::Event;
use crate::{cache::make_room, presence::hub::Version};

/// The maximum number of events kept in memory. At the limit, all are dropped.
const KEPT_MAX: usize = 1_024;
/// The age at which an event is read again. A change on another node does not change the version here.
const FRESH: Duration = Duration::from_secs(1);

/// An event that is read by the first of its readers, while the others wait.
pub(crate) type SharedEvent = Arc<OnceCell<Option<Arc<dyn Event>>>>;

/// The events of the tables that are shown on this node. All of them can be lost at any moment.
#[derive(Debug, Default)]
pub(crate) struct SharedEvents {
    // Held for look-ups and never across an await.
    kept: Mutex<HashMap<MatchId, CachedEvent>>,
}

#[derive(Debug)]
struct CachedEvent {
    version: Version,
    asked_at: Instant,
    event: SharedEvent,
}

impl SharedEvents {
    /// Returns the event of a table for a reader who knows this version of the table. Readers of one version share it
    /// for a second.
    pub(crate) fn share_event(&self, table: MatchId, version: Version, now: Instant) -> SharedEvent {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.get(&table)
            && known.version == version
            && now.saturating_duration_since(known.asked_at) < FRESH
        {
            return Arc::clone(&known.event);
        }
        make_room(&mut kept, KEPT_MAX, &table);
        let event = SharedEvent::default();
        kept.insert(table, CachedEvent { version, asked_at: now, event: Arc::clone(&event) });
        event
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::hub::Hub;

    #[test]
    fn readers_of_one_version_share_an_event_for_a_second() {
        let shared = SharedEvents::default();
        let (table, other) = (MatchId::from_row(1), MatchId::from_row(2));
        let version = Hub::default().version(table);
        let began = Instant::now();
        let first = shared.share_event(table, version, began);
        let late = began + FRESH - Duration::from_millis(1);
        assert!(Arc::ptr_eq(&first, &shared.share_event(table, version, late)));
        assert!(!Arc::ptr_eq(&first, &shared.share_event(other, version, late)));
        assert!(!Arc::ptr_eq(&first, &shared.share_event(table, version, began + FRESH)));
    }
}
