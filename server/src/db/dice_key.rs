//! Which key of the dice a database was begun with, and what was sealed with it.

use diesel::prelude::*;
use wire::Millis;

use super::{
    AnyConn, DbError,
    schema::{dice_key, dice_seeds, matches},
};
use crate::live::{MatchId, dice::SealedSeed};

const ONLY: i32 = 1;
/// Seeds by which a key is tried.
const TRIED: i64 = 8;

/// The fingerprint of the key that this database knows; none: no server has told it yet.
pub(crate) fn known(connection: &mut AnyConn) -> Result<Option<String>, DbError> {
    Ok(dice_key::table.find(ONLY).select(dice_key::fingerprint).first(connection).optional()?)
}

/// Says it for the first time. Conflicts when another node was first.
pub(crate) fn tell(connection: &mut AnyConn, fingerprint: &str, at: Millis) -> Result<(), DbError> {
    diesel::insert_into(dice_key::table)
        .values((
            dice_key::only_row.eq(ONLY),
            dice_key::fingerprint.eq(fingerprint),
            dice_key::since.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// From now on it is another one.
pub(crate) fn replace(connection: &mut AnyConn, fingerprint: &str, at: Millis) -> Result<(), DbError> {
    diesel::delete(dice_key::table).execute(connection)?;
    tell(connection, fingerprint, at)
}

/// Seeds of some matches with what they were committed to, the newest first: of databases that are older than this row.
pub(crate) fn sealed(connection: &mut AnyConn) -> Result<Vec<(MatchId, SealedSeed, dice::Bytes32)>, DbError> {
    let rows: Vec<(i64, String, String)> = matches::table
        .inner_join(dice_seeds::table.on(dice_seeds::match_id.eq(matches::id)))
        .order(matches::opened_at.desc())
        .limit(TRIED)
        .select((matches::id, dice_seeds::sealed_seed, matches::dice_commitment))
        .load(connection)?;
    let read = rows.into_iter().map(|(id, seed, commitment)| {
        let commitment = commitment.parse().map_err(|_unreadable| {
            DbError::Broken(format!("matches: dice_commitment of {}", MatchId::from_row(id)))
        })?;
        Ok((MatchId::from_row(id), SealedSeed::from_row(seed), commitment))
    });
    read.collect()
}
