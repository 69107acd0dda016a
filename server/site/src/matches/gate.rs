//! The gate of team matches: nothing public runs ahead of either room.
//!
//! Anyone can watch in a browser without signing in, the players included. So a spectator of an open room sees a
//! turn of a side only when that side has completed as many turns in the closed room, or the game there is over.
//! Spectators are shown a [`Snapshot`] of the match after its last public event. Everything that they receive
//! (view, event numbers, clocks, results) is made from this snapshot, so it contains no later event.
//!
//! Both rooms have the same opening throw, so the same side begins. A turn without a legal play is a turn.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use play::{CorruptLog, Event};
use rules::{BySide, Side};
use store::{
    facts::{EndReason, Status},
    id::MatchId,
};

use crate::{
    cache::make_room,
    match_state::{
        log::Log,
        snapshot::{Happened, Snapshot},
    },
};

/// The maximum number of public states kept in memory. At the limit, all are dropped.
const KEPT_MAX: usize = 1_024;

/// The progress of a room in its game of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// The game has not begun.
    NotBegun,
    /// The game is in play. The turns that each side has completed.
    Playing(BySide<u32>),
    /// The game is over. Nothing that happens in the other room can help a player here.
    Over,
}

impl Pace {
    /// Returns the progress of the game at a table.
    pub(crate) fn measure_pace(snapshot: &Snapshot) -> Pace {
        // A game that a director broke off has no result. What it did not reach stays as secret as before.
        if let Status::Finished(finished) = &snapshot.facts.status
            && finished.reason != EndReason::Aborted
        {
            return Pace::Over;
        }
        let mut turns = Turns::default();
        for happened in snapshot.happened.iter() {
            turns.follow_event(&happened.event);
        }
        turns.on_turn.map_or(Pace::NotBegun, |_| Pace::Playing(turns.completed))
    }
}

/// The turns of a game, followed event by event.
#[derive(Debug, Default)]
struct Turns {
    /// The side whose turn it is, or `None` before the opening throw.
    on_turn: Option<Side>,
    completed: BySide<u32>,
}

impl Turns {
    fn follow_event(&mut self, event: &Event) {
        if let Event::GameStarted(start) = event {
            self.on_turn = Some(start.opening.starter());
        } else if matches!(event, Event::Played { .. } | Event::IllegalPlayAccepted { .. })
            && let Some(side) = self.on_turn
        {
            self.completed[side] += 1;
            self.on_turn = Some(side.opponent());
        }
    }
}

/// Returns the number of events that are public, given the progress of the other room. While the other room plays, the
/// act that ended the game here is not public: its result would tell the players there how much they need. All events
/// before it stay public, because a spectator from whom events are taken away would know that the game is over.
fn public_events<'a>(events: impl Iterator<Item = &'a Event>, other: Pace) -> usize {
    let bound = match other {
        Pace::NotBegun => return 0,
        Pace::Playing(completed) => completed,
        Pace::Over => return events.count(),
    };
    let mut turns = Turns::default();
    let mut count = 0;
    let mut ends_a_game = false;
    for event in events {
        if matches!(event, Event::GameEnded(_) | Event::MatchEnded(_)) {
            return count - usize::from(ends_a_game);
        }
        if turns.on_turn.is_some_and(|side| turns.completed[side] >= bound[side]) {
            return count;
        }
        turns.follow_event(event);
        count += 1;
        ends_a_game = may_end(event);
    }
    count
}

/// Returns true for an act of a player that can end a game.
const fn may_end(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::IllegalPlayAccepted { .. }
            | Event::Passed { .. }
            | Event::ResignationAccepted { .. }
            | Event::Left { .. }
            | Event::TimedOut { .. }
            | Event::AbortAsked { .. }
            | Event::Abandoned
            | Event::CalledOff
    )
}

/// The public states of open rooms, so that a spectator's frame replays only what has become public since the last
/// one. All of them can be lost at any moment.
#[derive(Debug, Default)]
pub(crate) struct Gates {
    // Held for look-ups and never across an await.
    kept: Mutex<HashMap<MatchId, Arc<Snapshot>>>,
}

impl Gates {
    /// Returns the public state of a table, given the progress of the other room.
    ///
    /// # Errors
    /// If the log does not fit its match.
    pub(crate) fn public(&self, snapshot: &Arc<Snapshot>, other: Pace) -> Result<Arc<Snapshot>, CorruptLog> {
        let events = snapshot.happened.iter().map(|happened| &happened.event);
        let count = public_events(events, other);
        let id = snapshot.facts.id;
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        let before = kept.filter(|kept| is_beginning(&kept.happened, &snapshot.happened, count));
        // Without the lock, because a replay may take long. Two readers may compute the same state; either result is
        // right.
        let next = Arc::new(snapshot.after_first(count, before.as_deref())?);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut kept, KEPT_MAX, &id);
        kept.insert(id, Arc::clone(&next));
        Ok(next)
    }
}

/// Returns true if a kept state is a beginning of the first `count` events of a log. If the database has lost events,
/// the log differs from the kept state at the last kept event.
fn is_beginning(kept: &Log<Happened>, log: &Log<Happened>, count: usize) -> bool {
    let length = kept.len();
    length <= count && length.checked_sub(1).is_none_or(|last| kept.last() == log.iter().nth(last))
}

#[cfg(test)]
mod tests {
    use play::{GameEnd, GameEnding, GameNumber, GameStart, Opening};
    use rules::{CubeValue, Roll};

    use super::*;

    fn start(starter: Side) -> Event {
        Event::GameStarted(GameStart {
            number: GameNumber::FIRST,
            opening: Opening::Alternating { starter },
            cube: CubeValue::ONE,
        })
    }

    fn turn(side: Side) -> [Event; 2] {
        [
            Event::Rolled { side, roll: Roll::from_pips([2, 1]).unwrap() },
            Event::Played { side, moves: Vec::new() },
        ]
    }

    fn left(side: Side) -> Event {
        Event::Left { side }
    }

    /// Returns the events of a game that White begins. Each letter is a turn of a side; a lower-case letter is a turn
    /// that has been rolled but not played.
    fn game(turns: &str) -> Vec<Event> {
        let mut events = vec![start(Side::White)];
        for letter in turns.chars() {
            let side = if letter.eq_ignore_ascii_case(&'w') { Side::White } else { Side::Black };
            let count = if letter.is_uppercase() { 2 } else { 1 };
            events.extend(turn(side).into_iter().take(count));
        }
        events
    }

    #[test]
    fn a_turn_is_public_when_the_side_has_completed_as_many_in_the_other_room() {
        let pace = |white, black| Pace::Playing(BySide { white, black });
        // The turns of the open room, the other room's pace, and the number of public events.
        for (open, other, public) in [
            ("", Pace::NotBegun, 0),
            ("WBW", Pace::NotBegun, 0),
            ("WBW", pace(0, 0), 1),
            ("WBW", pace(1, 0), 3),
            ("WBW", pace(1, 1), 5),
            ("WBW", pace(2, 1), 7),
            ("WBw", pace(1, 1), 5),
            ("WBw", pace(2, 1), 6),
            ("WBW", pace(9, 9), 7),
            // Black's turns are the bound, though White is far ahead.
            ("WBWB", pace(9, 1), 7),
            ("WBWB", Pace::Over, 9),
        ] {
            assert_eq!(public_events(game(open).iter(), other), public, "{open} {other:?}");
        }
    }

    /// Otherwise the result of one room would tell the players of the other room how much they have to win.
    #[test]
    fn the_act_that_ends_a_game_is_public_when_both_games_are_over() {
        let over = Event::GameEnded(GameEnd {
            winner: Side::White,
            result: rules::GameResult::Single,
            counted: rules::GameResult::Single,
            cube: CubeValue::ONE,
            how: GameEnding::Resigned,
        });
        let far = Pace::Playing(BySide { white: 9, black: 9 });
        // White has borne off, Black leaves before rolling, and Black leaves after it.
        for (game_before, leaves, public) in [("WBW", false, 6), ("WBW", true, 7), ("WBWb", true, 8)] {
            let mut events = game(game_before);
            // The fault: events were taken away from spectators, who could tell that the game was over.
            let before = if leaves { game_before.to_owned() } else { game_before.replace("BW", "Bw") };
            assert_eq!(public_events(game(&before).iter(), far), public, "before the end");
            events.extend(leaves.then(|| left(Side::Black)));
            events.push(over.clone());
            assert_eq!(public_events(events.iter(), far), public, "{game_before} {leaves}");
            assert_eq!(public_events(events.iter(), Pace::Over), events.len());
        }
    }
}
