//! Holds: pauses of an event, a room or a table. Clocks stop, no game begins, and the players see the reason.

use ::competitions::{
    desk::{self, Hold},
    log::Line,
};
use store::id::MatchId;
use wire::Millis;

use super::{Batch, Competitions, Kind, Runnable, numbers::number_of, team};
use crate::{competitions::parts::Directors, error::AppError, match_state::snapshot::Snapshot};

const MINUTE_MS: u64 = 60_000;

impl Competitions {
    /// Returns since when the site has let players take their seats: since its last outage and its last maintenance.
    pub(super) fn open_since(&self) -> Millis {
        let ended_at = self.presence.maintenance_ended_at().unwrap_or(Millis(0));
        self.node.able_since().max(ended_at)
    }
}

impl Directors<'_> {
    /// Holds and releases the games at these tables as the desk of their event says.
    pub(super) async fn keep_holds_of<K: Kind>(
        &self,
        loaded: &K,
        tables: impl Iterator<Item = MatchId> + Send,
    ) -> Result<(), AppError> {
        // Most events are never held, so the reads below are skipped for them.
        if !loaded.chronicle().was_held() {
            return Ok(());
        }
        let desk = &loaded.chronicle().desk;
        for table in tables {
            let hold = desk.hold_at(number_of(table)).map(|(hold, _)| hold);
            self.keep_hold(table, hold).await?;
        }
        Ok(())
    }

    /// Returns the lines that release those of these tables whose matches have been held as long as possible.
    pub(super) async fn outlasted_holds<K: Runnable>(
        &self,
        loaded: &K,
        tables: impl Iterator<Item = MatchId> + Send,
    ) -> Result<Batch<K>, AppError> {
        // Most events are never held.
        if !loaded.chronicle().was_held() {
            return Ok(Batch::default());
        }
        let acts = self.outlasted(loaded, tables.collect()).await?;
        Ok(Batch { first: acts.into_iter().map(Line::Desk).collect(), ..Batch::default() })
    }

    /// Returns the acts that end the holds of those of these tables whose matches have been held as long as possible.
    pub(super) async fn outlasted<K: Kind>(
        &self,
        loaded: &K,
        tables: Vec<MatchId>,
    ) -> Result<Vec<desk::Act>, AppError> {
        let mut acts = Vec::new();
        for table in tables {
            let number = number_of(table);
            if !loaded.chronicle().desk.is_outlasted(number) && self.is_held_enough(loaded, table).await? {
                acts.push(desk::Act::Outlasted { table: number });
            }
        }
        Ok(acts)
    }

    /// Returns true if a match is held, and has been held as long as possible.
    async fn is_held_enough<K: Kind>(&self, loaded: &K, table: MatchId) -> Result<bool, AppError> {
        let now = self.node.clock.now();
        let is_enough = |snapshot: &Snapshot| {
            snapshot.state.held().is_some() && loaded.held_ms(snapshot, now).is_some_and(desk::is_held_enough)
        };
        match self.matches.load(table).await {
            // News of a release may not have arrived yet.
            Ok(snapshot) => Ok(is_enough(&snapshot) && is_enough(&*self.matches.reload(table).await?)),
            Err(AppError::NotFound(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Holds or releases the game at a table.
    pub(super) async fn keep_hold(&self, table: MatchId, hold: Option<&Hold>) -> Result<(), AppError> {
        let decide = |snapshot: &Snapshot, now: play::Millis| {
            let events = match (hold, snapshot.state.held()) {
                (Some(hold), None) => play::decide_hold(&snapshot.state, told(hold, now), now),
                (None, Some(_)) => play::decide_release(&snapshot.state, now),
                (Some(_), Some(_)) | (None, None) => Vec::new(),
            };
            Some(events).filter(|events| !events.is_empty())
        };
        match self.matches.append_outside_events(table, decide).await {
            // A table of a match that was decided away from the board may be gone.
            Ok(()) | Err(AppError::NotFound(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Returns true if a whole team match or its event is held.
    pub(super) async fn is_event_held(&self, loaded: &team::Loaded) -> Result<bool, AppError> {
        if loaded.chronicle().desk.is_held() {
            return Ok(true);
        }
        match loaded.row.part_of {
            Some(event) => Ok(self.team_event(event).await?.chronicle().desk.is_held()),
            None => Ok(false),
        }
    }
}

/// Returns a hold as the players of a game see it.
fn told(hold: &Hold, now: play::Millis) -> play::Hold {
    let length = |minutes: u16| play::Millis::new(u64::from(minutes) * MINUTE_MS);
    play::Hold {
        reason: hold.reason.as_str().to_owned(),
        until: hold.minutes.map(|minutes| now.plus(length(minutes))),
    }
}
