//! The rooms that act after a change of a match. They depend on this room, so the site registers them here when it is
//! put together.

use std::{fmt, sync::Arc};

use crate::match_state::snapshot::Snapshot;

/// A room that acts after a change of a match. Its methods return at once; longer work goes into a queue of the room.
pub(crate) trait Follower: fmt::Debug + Send + Sync {
    /// Called after the commit of a change, once the lobby and the agendas know it.
    fn changed(&self, _snapshot: &Arc<Snapshot>) {}

    /// Called when a finished match has become public, so that all of it may be shown.
    fn became_public(&self, _snapshot: &Arc<Snapshot>) {}
}
