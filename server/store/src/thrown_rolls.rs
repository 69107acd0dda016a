//! Rolls of team match boards whose dice are thrown by hand. The room that reaches a roll first throws it for both
//! rooms.

use diesel::prelude::*;
use rules::{Die, Roll, Side};

use super::{AnyConn, DbError, columns::column, schema::thrown_rolls};
use crate::{id::RollSetId, stored::side_name};

/// The roll of a side in its turn with this number, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThrownRoll {
    pub set: RollSetId,
    pub side: Side,
    pub turn: u32,
    pub roll: Roll,
}

/// Returns a side's roll in that turn, if one of the rooms has reached it.
pub fn known(
    connection: &mut AnyConn,
    set: RollSetId,
    side: Side,
    turn: u32,
) -> Result<Option<Roll>, DbError> {
    let dice: Option<(i32, i32)> = thrown_rolls::table
        .find((set.to_row(), side_name(side), column(turn)))
        .select((thrown_rolls::first_die, thrown_rolls::second_die))
        .first(connection)
        .optional()?;
    let die = |pips: i32| u8::try_from(pips).ok().and_then(Die::new);
    let roll = |(first, second)| {
        let dice = die(first).zip(die(second));
        let (first, second) = dice.ok_or_else(|| DbError::Broken(format!("thrown_rolls: dice of {set}")))?;
        Ok(Roll::new(first, second))
    };
    dice.map(roll).transpose()
}

/// Stores a roll of this room. Fails with a conflict if the other room has stored a different one.
pub fn store_thrown_roll(connection: &mut AnyConn, thrown: &ThrownRoll) -> Result<(), DbError> {
    let ThrownRoll { set, side, turn, roll } = *thrown;
    match known(connection, set, side, turn)? {
        Some(known) if known == roll => return Ok(()),
        Some(_) => return Err(DbError::Conflict(format!("thrown_rolls: turn {turn} of {set} was thrown"))),
        None => {}
    }
    let [first, second] = roll.dice().map(|die| i32::from(die.pips()));
    diesel::insert_into(thrown_rolls::table)
        .values((
            thrown_rolls::roll_set_id.eq(set.to_row()),
            thrown_rolls::side.eq(side_name(side)),
            thrown_rolls::turn.eq(column(turn)),
            thrown_rolls::first_die.eq(first),
            thrown_rolls::second_die.eq(second),
        ))
        .execute(connection)?;
    Ok(())
}
