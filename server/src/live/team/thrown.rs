//! Boards whose dice are thrown by hand: the room that comes to a roll first throws it, the other one is given it.
//!
//! A roll is asked for, or thrown, only after the side's own decision about the cube; nothing of it is told before. The
//! opening throw follows from the set's seed in both rooms.

use std::borrow::Cow;

use play::{Command, DiceRule, DiceSource as _, Event, Phase};
use rules::Side;

use super::super::{
    Live,
    act::{ActedAt, Action},
    snapshot::Snapshot,
};
use crate::{
    db::thrown_rolls::{self, ThrownRoll},
    error::AppError,
};

/// Why a board's player is not served: nobody has thrown this roll yet.
pub(in crate::live) const TO_BE_THROWN: &str = "to_be_thrown";

/// The roll among these events, if the other room is given it, too.
pub(in crate::live) fn thrown_roll(before: &Snapshot, events: &[Event]) -> Option<ThrownRoll> {
    let set = before.roll_set.as_ref()?.id;
    events.iter().find_map(|event| match event {
        Event::Thrown { side, roll } => {
            Some(ThrownRoll { set, side: *side, turn: next_turn(before, *side)?, roll: *roll })
        }
        _ => None,
    })
}

/// The number of the turn in which a side rolls next, which is its place in the roll set.
fn next_turn(snapshot: &Snapshot, side: Side) -> Option<u32> {
    Some(snapshot.state.game()?.turns_rolled(side).saturating_add(1))
}

impl Live {
    /// What a roll amounts to at a table whose rolls are thrown by hand in two rooms: those of the other room, if it came
    /// first. Who sits at a screen is served what the set's seed says for this turn.
    ///
    /// # Errors
    /// If it cannot be looked up; inside, if a board's player has to throw.
    pub(in crate::live) async fn with_shared_dice<'a>(
        &self,
        snapshot: &Snapshot,
        side: Side,
        action: &'a Action,
    ) -> Result<Result<Cow<'a, Command>, AppError>, AppError> {
        let command = &action.command;
        let asked = matches!(command, Command::Roll | Command::Throw(_));
        let is_shared = snapshot.agreed.config.dice() == DiceRule::Thrown;
        let (Some(set), true, true) = (&snapshot.roll_set, is_shared, asked) else {
            return Ok(Ok(Cow::Borrowed(command)));
        };
        let game =
            snapshot.state.game().filter(|game| game.phase() == Phase::ToRoll && game.on_roll() == side);
        // Whoever may not roll now is refused by the rules and learns nothing here.
        let Some((game, turn)) = game.zip(next_turn(snapshot, side)) else {
            return Ok(Ok(Cow::Borrowed(command)));
        };
        let set = set.id;
        let known = self.inner.store.read(move |connection| thrown_rolls::known(connection, set, side, turn));
        if let Some(roll) = known.await? {
            return Ok(Ok(Cow::Owned(Command::Throw(roll))));
        }
        Ok(match (command, action.acted_at, &snapshot.dice) {
            (Command::Roll, ActedAt::Board, _) => Err(AppError::Refused {
                reason: TO_BE_THROWN,
                message: "nobody has thrown this roll yet: throw the dice".to_owned(),
            }),
            (Command::Roll, ActedAt::Screen, Some(dice)) => {
                Ok(Cow::Owned(Command::Throw(dice.roll(game.number(), side, turn))))
            }
            _ => Ok(Cow::Borrowed(command)),
        })
    }
}
