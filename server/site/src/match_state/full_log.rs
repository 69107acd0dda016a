//! The bound of the events of a match.
//!
//! The rules bound everything that players say beside the game, and from nine tenths of the bound on the rest of it is
//! kept for the game. A match that reaches the bound all the same is called off, so that a side that owes a move never
//! loses by it.

use play::{CommandKind, Event};
use store::competitions::CompetitionId;
use texts::{Refusal, refusals};

use crate::match_state::snapshot::Snapshot;

/// The reason code of a refusal by the bound.
pub(crate) const TOO_MANY_EVENTS: &str = "too_many_events";

/// Returns the reason why a match with room for `most` events does not take a command any more. Only requests beside
/// the game are refused: their answers, and everything else, are taken.
pub(crate) fn kept_for_the_game(snapshot: &Snapshot, kind: CommandKind, most: u32) -> Option<Refusal> {
    let is_request = matches!(kind, CommandKind::Pause | CommandKind::TakeBack | CommandKind::Abort);
    let is_nearly_full = snapshot.acts >= most - most / 10;
    (is_request && is_nearly_full).then(|| refusals::too_many_events(most))
}

/// Returns the events that call a match off which has reached `most` events. Returns none if it is over. Acts of a
/// director do not count, so that no director ends a match in this way.
///
/// A board of a comparative event is one game against a house bot, without requests. So its player cannot lengthen its
/// log, and the event waits for its result.
pub(crate) fn end_of_full_log(snapshot: &Snapshot, now: play::Millis, most: u32) -> Vec<Event> {
    if snapshot.acts < most || matches!(snapshot.competition(), Some(CompetitionId::Comparative(_))) {
        return Vec::new();
    }
    play::decide_called_off(&snapshot.state, now)
}
