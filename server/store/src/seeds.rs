//! The sealed seeds of the dice. Only `match_state::dice` reads them.

use dice::SeatRule;
use std::fmt;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{dice_seeds, rematches},
};
use crate::id::MatchId;

/// Stores a sealed seed.
pub fn insert(connection: &mut AnyConn, id: MatchId, seed: &SealedSeed, at: Millis) -> Result<(), DbError> {
    diesel::insert_into(dice_seeds::table)
        .values((
            dice_seeds::match_id.eq(id.to_row()),
            dice_seeds::sealed_seed.eq(seed.as_str()),
            dice_seeds::created_at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the sealed seed of a match.
pub fn of_match(connection: &mut AnyConn, id: MatchId) -> Result<Option<SealedSeed>, DbError> {
    let text: Option<String> =
        dice_seeds::table.find(id.to_row()).select(dice_seeds::sealed_seed).first(connection).optional()?;
    Ok(text.map(SealedSeed::from_row))
}

/// Returns the rule that the seat bytes of a match follow. A duplicate board, whose seed is not the match's, has no
/// seat bytes.
pub fn seat_rule(connection: &mut AnyConn, id: MatchId) -> Result<SeatRule, DbError> {
    let rule: Option<i16> =
        dice_seeds::table.find(id.to_row()).select(dice_seeds::seat_rule).first(connection).optional()?;
    match rule {
        Some(1) => Ok(SeatRule::HouseBotsDrawn),
        Some(2) | None => Ok(SeatRule::HouseBotsZero),
        Some(_) => Err(DbError::Broken(format!("dice_seeds: seat_rule of {id}"))),
    }
}

/// Stores that a match begins under the current rule.
pub fn begin_with_house_bots_zero(connection: &mut AnyConn, id: MatchId) -> Result<(), DbError> {
    diesel::update(dice_seeds::table.find(id.to_row()))
        .set(dice_seeds::seat_rule.eq(2_i16))
        .execute(connection)?;
    Ok(())
}

/// Deletes the seed of a table that was closed.
pub fn delete(connection: &mut AnyConn, id: MatchId) -> Result<(), DbError> {
    diesel::delete(dice_seeds::table.find(id.to_row())).execute(connection)?;
    Ok(())
}

/// Returns the ids of rematch drafts that were created before `before` and never started.
pub fn unused(connection: &mut AnyConn, before: Millis) -> Result<Vec<MatchId>, DbError> {
    let ids: Vec<i64> = rematches::table
        .filter(rematches::started.eq(false))
        .filter(rematches::created_at.lt(before.0))
        .select(rematches::next_id)
        .limit(500)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Deletes these rematch drafts with their seeds, but keeps drafts whose rematch has started.
pub fn delete_unused(connection: &mut AnyConn, ids: &[MatchId]) -> Result<(), DbError> {
    for id in ids {
        let draft =
            rematches::table.filter(rematches::next_id.eq(id.to_row())).filter(rematches::started.eq(false));
        if diesel::delete(draft).execute(connection)? == 1 {
            delete(connection, *id)?;
        }
    }
    Ok(())
}

/// A seed as it is stored in the database.
#[derive(Clone, PartialEq, Eq)]
pub struct SealedSeed(String);

impl SealedSeed {
    /// Wraps the text of the column.
    pub fn from_row(text: String) -> SealedSeed {
        SealedSeed(text)
    }

    /// Returns the text for the column.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SealedSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedSeed(..)")
    }
}
