//! Holds: pauses of an event, a room or a table. Clocks stop, no game begins, and the players see the reason.

use ::competitions::desk::Hold;
use store::{competitions::CompetitionId, id::MatchId};

use super::{Kind, Memory, acts::number_of, by_kind, team, team_event};
use crate::{competitions::acts::Directors, error::AppError, match_state::snapshot::Snapshot};

const MINUTE_MS: u64 = 60_000;

/// Returns the refusal for beginning a game while play is held.
pub(super) fn held() -> AppError {
    AppError::Refused {
        reason: "held",
        message: "the director holds play here: nothing begins until it is released".to_owned(),
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
        let desk = &loaded.chronicle().desk;
        let was_held = loaded.chronicle().log.lines().any(|(_, logged)| {
            matches!(logged.line, ::competitions::log::Line::Desk(::competitions::desk::Act::Held { .. }))
        });
        if !was_held {
            return Ok(());
        }
        for table in tables {
            let hold = desk.hold_at(number_of(table)).map(|(hold, _)| hold);
            self.keep_hold(table, hold).await?;
        }
        Ok(())
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
        match self.matches.note(table, decide).await {
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

impl Memory {
    /// Returns the hold of a table of a team match by the desk of the match, or by that of its event.
    pub(super) async fn hold_of(
        &self,
        loaded: &team::Loaded,
        table: MatchId,
    ) -> Result<Option<Hold>, AppError> {
        if let Some((hold, _)) = loaded.chronicle().desk.hold_at(number_of(table)) {
            return Ok(Some(hold.clone()));
        }
        let Some(event) = loaded.row.part_of else { return Ok(None) };
        let event = self.competition::<team_event::Loaded>(event).await?;
        Ok(event.chronicle().desk.hold(::competitions::desk::Scope::All).map(|(hold, _)| hold.clone()))
    }

    /// Checks that the director does not hold a table, its room or its event, because sitting down can begin its game.
    ///
    /// # Errors
    /// If it is held, or the competition cannot be read.
    pub(super) async fn check_not_held(&self, id: CompetitionId, table: MatchId) -> Result<(), AppError> {
        let is_held = by_kind!(id, K => K::is_held(self, &*self.competition::<K>(id).await?, table).await?);
        if is_held { Err(held()) } else { Ok(()) }
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
