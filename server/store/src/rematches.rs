//! Rematches of finished matches.

use diesel::prelude::*;
use moment::Millis;
use rules::{BySide, Side};

use super::{AnyConn, DbError, schema::rematches};
use crate::{
    facts::{Agreement, Rematch, Series},
    id::{MatchId, RequestId},
    stored::{from_json, to_json},
};

#[derive(Queryable, Selectable)]
#[diesel(table_name = rematches)]
struct Row {
    match_id: i64,
    next_id: i64,
    dice_commitment: String,
    created_at: i64,
    white_request: Option<String>,
    black_request: Option<String>,
    white_contribution: Option<String>,
    black_contribution: Option<String>,
    started: bool,
    limited: bool,
}

impl TryFrom<Row> for Rematch {
    type Error = DbError;

    fn try_from(row: Row) -> Result<Rematch, DbError> {
        let broken = || DbError::Broken(format!("rematches: row of {}", MatchId::from_row(row.match_id)));
        let side = |request: Option<String>, contribution: Option<String>| {
            let contribution =
                contribution.map(|text| text.parse()).transpose().map_err(|_unreadable| broken())?;
            Ok::<_, DbError>(request.map(|request| Agreement { request: RequestId(request), contribution }))
        };
        Ok(Rematch {
            next: MatchId::from_row(row.next_id),
            commitment: row.dice_commitment.parse().map_err(|_unreadable| broken())?,
            created_at: Millis(row.created_at),
            agreed: BySide {
                white: side(row.white_request, row.white_contribution)?,
                black: side(row.black_request, row.black_contribution)?,
            },
            is_started: row.started,
            is_limited: row.limited,
        })
    }
}

/// Stores the draft of a rematch after `id`.
pub fn insert(connection: &mut AnyConn, id: MatchId, rematch: &Rematch) -> Result<(), DbError> {
    diesel::insert_into(rematches::table)
        .values((
            rematches::match_id.eq(id.to_row()),
            rematches::next_id.eq(rematch.next.to_row()),
            rematches::dice_commitment.eq(rematch.commitment.to_string()),
            rematches::created_at.eq(rematch.created_at.0),
            rematches::started.eq(false),
            rematches::limited.eq(rematch.is_limited),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the rematch after `id`, begun or not.
pub fn after(connection: &mut AnyConn, id: MatchId) -> Result<Option<Rematch>, DbError> {
    let row = rematches::table.find(id.to_row()).select(Row::as_select()).first(connection).optional()?;
    row.map(Rematch::try_from).transpose()
}

/// Returns for each of these matches: White's agreement, Black's agreement, and true if the rematch has begun.
pub fn outlines(connection: &mut AnyConn, ids: &[MatchId]) -> Result<Vec<(MatchId, [bool; 3])>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<(i64, bool, bool, bool)> = rematches::table
        .filter(rematches::match_id.eq_any(ids))
        .select((
            rematches::match_id,
            rematches::white_request.is_not_null(),
            rematches::black_request.is_not_null(),
            rematches::started,
        ))
        .load(connection)?;
    Ok(rows
        .into_iter()
        .map(|(id, white, black, started)| (MatchId::from_row(id), [white, black, started]))
        .collect())
}

/// Stores a side's agreement. Returns false if it had agreed before, or the rematch has begun.
pub fn agree(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    agreement: &Agreement,
) -> Result<bool, DbError> {
    let waiting =
        rematches::table.filter(rematches::match_id.eq(id.to_row())).filter(rematches::started.eq(false));
    let request = agreement.request.0.as_str();
    let contribution = agreement.contribution.map(|bytes| bytes.to_string());
    let changed = match side {
        Side::White => diesel::update(waiting.filter(rematches::white_request.is_null()))
            .set((rematches::white_request.eq(request), rematches::white_contribution.eq(contribution)))
            .execute(connection)?,
        Side::Black => diesel::update(waiting.filter(rematches::black_request.is_null()))
            .set((rematches::black_request.eq(request), rematches::black_contribution.eq(contribution)))
            .execute(connection)?,
    };
    Ok(changed == 1)
}

/// Starts the rematch, with the players' score against each other so far. Returns false if another request has
/// started it already.
pub fn start(connection: &mut AnyConn, id: MatchId, series: &Series) -> Result<bool, DbError> {
    let waiting =
        rematches::table.filter(rematches::match_id.eq(id.to_row())).filter(rematches::started.eq(false));
    let started = (rematches::started.eq(true), rematches::series.eq(to_json(series)));
    Ok(diesel::update(waiting).set(started).execute(connection)? == 1)
}

/// Returns the players' score against each other when the rematch of a match began.
pub fn series_before(
    connection: &mut AnyConn,
    rematch_of: Option<MatchId>,
) -> Result<Option<Series>, DbError> {
    let Some(id) = rematch_of else { return Ok(None) };
    let series: Option<Option<String>> =
        rematches::table.find(id.to_row()).select(rematches::series).first(connection).optional()?;
    series.flatten().map(|text| from_json(format_args!("rematches: series of {id}"), &text)).transpose()
}
