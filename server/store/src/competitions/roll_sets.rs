//! Roll sets: the rolls of a board, the same at all its tables. The seed of a set is stored like that of a match.

use diesel::prelude::*;

use super::{CompetitionId, Kind};
use crate::{
    AnyConn, DbError,
    columns::column,
    id::{MatchId, RollSetId},
    schema::{competitions, matches, roll_sets},
};

/// The row of a roll set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollSetRow {
    pub id: RollSetId,
    /// The competition that the set belongs to.
    pub of: CompetitionId,
    /// The number within its competition, from 1.
    pub number: u32,
    pub commitment: dice::Bytes32,
    /// The lines of the director's file; `None` if the rolls come from the seed.
    pub imported: Option<String>,
}

/// Stores a new roll set.
pub fn insert(connection: &mut AnyConn, set: &RollSetRow) -> Result<(), DbError> {
    diesel::insert_into(roll_sets::table)
        .values((
            roll_sets::id.eq(set.id.to_row()),
            roll_sets::competition_id.eq(set.of.to_row()),
            roll_sets::number.eq(column(set.number)),
            roll_sets::commitment.eq(set.commitment.to_string()),
            roll_sets::imported.eq(&set.imported),
        ))
        .execute(connection)?;
    Ok(())
}

/// Replaces committed rolls by those of a file.
pub fn import(connection: &mut AnyConn, id: RollSetId, lines: &str) -> Result<(), DbError> {
    diesel::update(roll_sets::table.find(id.to_row()))
        .set(roll_sets::imported.eq(lines))
        .execute(connection)?;
    Ok(())
}

type Columns = (
    roll_sets::id,
    competitions::kind,
    roll_sets::competition_id,
    roll_sets::number,
    roll_sets::commitment,
    roll_sets::imported,
);

const COLUMNS: Columns = (
    roll_sets::id,
    competitions::kind,
    roll_sets::competition_id,
    roll_sets::number,
    roll_sets::commitment,
    roll_sets::imported,
);

type RollSetColumns = (i64, String, i64, i32, String, Option<String>);

fn set((id, kind, competition, number, commitment, imported): RollSetColumns) -> Result<RollSetRow, DbError> {
    let broken = |what: &str| DbError::Broken(format!("roll_sets: {what} of {id}"));
    let kind =
        Kind::ALL.into_iter().find(|known| known.name() == kind).ok_or_else(|| broken("competition"))?;
    Ok(RollSetRow {
        id: RollSetId::from_row(id),
        of: CompetitionId::from_row(kind, competition),
        number: u32::try_from(number).map_err(|_negative| broken("number"))?,
        commitment: commitment.parse().map_err(|_unreadable| broken("commitment"))?,
        imported,
    })
}

/// Returns the roll set with this id.
pub fn by_id(connection: &mut AnyConn, id: RollSetId) -> Result<Option<RollSetRow>, DbError> {
    let row: Option<RollSetColumns> = roll_sets::table
        .inner_join(competitions::table)
        .filter(roll_sets::id.eq(id.to_row()))
        .select(COLUMNS)
        .first(connection)
        .optional()?;
    row.map(set).transpose()
}

/// Returns the roll sets of a competition by number.
pub fn list_roll_sets(
    connection: &mut AnyConn,
    competition: impl Into<CompetitionId>,
) -> Result<Vec<RollSetRow>, DbError> {
    let rows: Vec<RollSetColumns> = roll_sets::table
        .inner_join(competitions::table)
        .filter(roll_sets::competition_id.eq(competition.into().to_row()))
        .order(roll_sets::number.asc())
        .select(COLUMNS)
        .load(connection)?;
    rows.into_iter().map(set).collect()
}

/// Makes these roll sets, and the games that were played with them, public.
pub fn reveal(connection: &mut AnyConn, sets: &[RollSetId]) -> Result<(), DbError> {
    for set in sets {
        diesel::update(roll_sets::table.find(set.to_row()))
            .set(roll_sets::revealed.eq(true))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the unfinished tables that are played with the roll sets of a competition.
pub fn open_tables(
    connection: &mut AnyConn,
    competition: impl Into<CompetitionId>,
) -> Result<Vec<MatchId>, DbError> {
    let sets = roll_sets::table
        .filter(roll_sets::competition_id.eq(competition.into().to_row()))
        .select(roll_sets::id.nullable());
    let ids: Vec<i64> = matches::table
        .filter(matches::roll_set_id.eq_any(sets))
        .filter(matches::status.ne("finished"))
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}
