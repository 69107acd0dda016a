//! The event that stops the clock of a side whose sensor board has to show the position first.

use play::{AtBoard, Event, Phase, Stage};
use rules::Side;

use crate::match_state::snapshot::Snapshot;

/// Returns the event that stops the clock of the side on roll until its board shows the position. Returns `None` unless
/// its turn began through a play made elsewhere, or with a new game.
pub(crate) fn awaited(before: &Snapshot, after: &Snapshot) -> Option<Event> {
    let Stage::Playing(game) = after.state.stage() else { return None };
    let side = game.on_roll();
    let held = after.boards[side]?;
    let is_turn = matches!(game.phase(), Phase::ToRoll | Phase::ToPlay { .. });
    let is_asked = game.resignation().is_some() || game.illegal_play().is_some();
    if !is_turn || is_asked || !has_moved(before, game) {
        return None;
    }
    // If both players sit at one board, the board shows the play already.
    if let Some((mover, _)) = game.last_play()
        && after.boards[mover].is_some_and(|other| other.board == held.board)
    {
        return None;
    }
    Some(Event::AtBoard { side, what: AtBoard::Awaited })
}

fn has_moved(before: &Snapshot, game: &play::Game) -> bool {
    before.state.game().is_none_or(|old| {
        old.number() != game.number() || old.position_of(Side::White) != game.position_of(Side::White)
    })
}
