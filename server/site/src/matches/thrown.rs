//! Boards with dice thrown by hand: the room that reaches a roll first throws it, and the other room uses the same
//! roll.
//!
//! A roll is requested or thrown only after the side's own cube decision; nothing of it is revealed before. The
//! opening roll is derived from the set's seed in both rooms.

use std::borrow::Cow;

use play::{Command, DiceRule, DiceSource as _, Phase};
use rules::Side;
use store::thrown_rolls;
use texts::refusals;

use crate::{
    error::AppError,
    match_state::snapshot::Snapshot,
    matches::{
        Matches,
        act::{ActedAt, Action},
        shared_roll::next_turn,
    },
};

/// The reason code that asks a board's player to throw: no room has thrown this roll yet.
pub const TO_BE_THROWN: &str = "to_be_thrown";

impl Matches {
    /// Converts a roll command at a table with dice thrown by hand in two rooms. If the other room was first, its
    /// roll is used. Otherwise a player at a screen gets the roll of the set's seed for this turn.
    ///
    /// # Errors
    /// If the database fails. The inner error is returned if a board's player has to throw.
    pub(crate) async fn with_shared_dice<'a>(
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
        // The rules refuse a player who may not roll now, so the player learns nothing here.
        let Some((game, turn)) = game.zip(next_turn(snapshot, side)) else {
            return Ok(Ok(Cow::Borrowed(command)));
        };
        let set = set.id;
        let known = self.node.store.read(move |connection| thrown_rolls::known(connection, set, side, turn));
        if let Some(roll) = known.await? {
            return Ok(Ok(Cow::Owned(Command::Throw(roll))));
        }
        Ok(match (command, action.acted_at, &snapshot.dice) {
            (Command::Roll, ActedAt::Board, _) => Err(AppError::Refused(refusals::to_be_thrown())),
            (Command::Roll, ActedAt::Screen, Some(dice)) => {
                Ok(Cow::Owned(Command::Throw(dice.roll(game.number(), side, turn))))
            }
            _ => Ok(Cow::Borrowed(command)),
        })
    }
}
