//! The rolls that both rooms of a board with thrown dice use.

use play::Event;
use rules::Side;
use store::thrown_rolls::ThrownRoll;

use crate::match_state::snapshot::Snapshot;

/// Returns the roll among these events, if the other room uses it too.
pub(super) fn thrown_roll(before: &Snapshot, events: &[Event]) -> Option<ThrownRoll> {
    let set = before.roll_set.as_ref()?.id;
    events.iter().find_map(|event| match event {
        Event::Thrown { side, roll } => {
            Some(ThrownRoll { set, side: *side, turn: next_turn(before, *side)?, roll: *roll })
        }
        _ => None,
    })
}

/// Returns the number of a side's next roll, which is its index in the roll set.
pub(super) fn next_turn(snapshot: &Snapshot, side: Side) -> Option<u32> {
    Some(snapshot.state.game()?.turns_rolled(side).saturating_add(1))
}
