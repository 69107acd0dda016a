//! The dice key that a database was created with, and some seeds sealed with it.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{dice_key, dice_seeds, matches},
};
use crate::{id::MatchId, seeds::SealedSeed};

const ONLY: i32 = 1;
/// The number of seeds on which a key is tested.
const TRIED: i64 = 8;

/// Returns the fingerprint of this database's dice key; `None` if no server has stored it yet.
pub fn known(connection: &mut AnyConn) -> Result<Option<String>, DbError> {
    Ok(dice_key::table.find(ONLY).select(dice_key::fingerprint).first(connection).optional()?)
}

/// Stores the fingerprint for the first time. Fails with a conflict if another node was first.
pub fn tell(connection: &mut AnyConn, fingerprint: &str, at: Millis) -> Result<(), DbError> {
    diesel::insert_into(dice_key::table)
        .values((
            dice_key::only_row.eq(ONLY),
            dice_key::fingerprint.eq(fingerprint),
            dice_key::since.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Replaces the fingerprint.
pub fn replace(connection: &mut AnyConn, fingerprint: &str, at: Millis) -> Result<(), DbError> {
    diesel::delete(dice_key::table).execute(connection)?;
    tell(connection, fingerprint, at)
}

/// Returns the sealed seeds and commitments of the newest matches. Databases older than the fingerprint's row check
/// the key with them.
pub fn sealed(connection: &mut AnyConn) -> Result<Vec<(MatchId, SealedSeed, dice::Bytes32)>, DbError> {
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
