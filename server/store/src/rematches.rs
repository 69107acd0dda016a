//! Rematches of finished matches.

use diesel::{prelude::*, sql_query, sql_types::BigInt};
use moment::Millis;
use rules::{BySide, Side};

use super::{
    AnyConn, DbError,
    schema::{matches, rematches},
};
use crate::{
    facts::{Agreement, Facts, Rematch, RematchOutline, Series},
    id::{MatchId, RequestId, UserId},
    settings::TimeControl,
    stored::{from_json, side_name, side_of_name, to_json},
};

/// The time after a match during which a rematch can be agreed.
const OPEN_MS: i64 = 60 * 60 * 1_000;
/// The same after a correspondence match, whose players are rarely there at the same time.
pub const OPEN_LONGEST_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// The maximum number of offers of one side until the other side agrees. Changes of the terms count, too.
pub const OFFERS_MAX: u32 = 2;

/// Returns the time after a match during which a rematch can be agreed, in milliseconds.
pub const fn open_ms(time: TimeControl) -> i64 {
    match time {
        TimeControl::Correspondence { .. } => OPEN_LONGEST_MS,
        TimeControl::None | TimeControl::Live { .. } => OPEN_MS,
    }
}

/// A rematch that one player has asked for and the other has not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// The side of the finished match that may agree.
    pub to: Side,
    /// The time at which the offer ends.
    pub until: Millis,
}

impl Offer {
    /// Returns the offer of a rematch, open or past, after a match with this time control.
    pub fn from_rematch(rematch: &Rematch, time: TimeControl) -> Option<Offer> {
        let by = Side::ALL.into_iter().find(|side| rematch.agreed[*side].is_some())?;
        let to = by.opponent();
        let is_answered =
            rematch.is_started || rematch.agreed[to].is_some() || rematch.declined_by == Some(to);
        let until = Millis(rematch.created_at.0 + open_ms(time));
        (!is_answered).then_some(Offer { to, until })
    }
}

/// Returns the rematches after matches of `users` that are offered at `now`, with the finished match.
pub fn offered_among(
    connection: &mut AnyConn,
    users: &[UserId],
    now: Millis,
) -> Result<Vec<(Facts, Offer)>, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let is_asked = rematches::white_request.is_not_null().or(rematches::black_request.is_not_null());
    let rows: Vec<RematchRow> = rematches::table
        .inner_join(matches::table.on(matches::id.eq(rematches::match_id)))
        .filter(rematches::created_at.gt(now.0 - OPEN_LONGEST_MS))
        .filter(rematches::started.eq(false))
        .filter(is_asked)
        .filter(matches::white_id.eq_any(&users).or(matches::black_id.eq_any(&users)))
        .select(RematchRow::as_select())
        .load(connection)?;
    let mut offered = Vec::new();
    for row in rows {
        let id = MatchId::from_row(row.match_id);
        let rematch = Rematch::try_from(row)?;
        let Some(facts) = crate::matches::by_id(connection, id)? else { continue };
        let offer = Offer::from_rematch(&rematch, facts.settings.time);
        offered.extend(offer.filter(|offer| now < offer.until).map(|offer| (facts, offer)));
    }
    Ok(offered)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = rematches)]
struct RematchRow {
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
    white_terms: Option<String>,
    black_terms: Option<String>,
    declined_by: Option<String>,
    white_offers: i32,
    black_offers: i32,
}

impl TryFrom<RematchRow> for Rematch {
    type Error = DbError;

    fn try_from(row: RematchRow) -> Result<Rematch, DbError> {
        let broken = || DbError::Broken(format!("rematches: row of {}", MatchId::from_row(row.match_id)));
        let side = |request: Option<String>, contribution: Option<String>, terms: Option<String>| {
            let contribution =
                contribution.map(|text| text.parse()).transpose().map_err(|_unreadable| broken())?;
            let terms = terms.map(|text| from_json("rematches", &text)).transpose()?;
            let agreement = |request| Agreement { request: RequestId(request), contribution, terms };
            Ok::<_, DbError>(request.map(agreement))
        };
        Ok(Rematch {
            next: MatchId::from_row(row.next_id),
            commitment: row.dice_commitment.parse().map_err(|_unreadable| broken())?,
            created_at: Millis(row.created_at),
            agreed: BySide {
                white: side(row.white_request, row.white_contribution, row.white_terms)?,
                black: side(row.black_request, row.black_contribution, row.black_terms)?,
            },
            is_started: row.started,
            is_limited: row.limited,
            declined_by: side_named(row.declined_by.as_deref()).map_err(|()| broken())?,
            offers: BySide {
                white: u32::try_from(row.white_offers).map_err(|_negative| broken())?,
                black: u32::try_from(row.black_offers).map_err(|_negative| broken())?,
            },
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
            rematches::declined_by.eq(rematch.declined_by.map(side_name)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the rematch after `id`, begun or not.
pub fn after(connection: &mut AnyConn, id: MatchId) -> Result<Option<Rematch>, DbError> {
    let row =
        rematches::table.find(id.to_row()).select(RematchRow::as_select()).first(connection).optional()?;
    row.map(Rematch::try_from).transpose()
}

/// The match, the requests of both sides, whether the rematch has begun, and who declined it.
type OutlineRow = (i64, Option<String>, Option<String>, bool, Option<String>);

/// Returns the outlines of the rematches after these matches.
pub fn outlines(
    connection: &mut AnyConn,
    ids: &[MatchId],
) -> Result<Vec<(MatchId, RematchOutline)>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<OutlineRow> = rematches::table
        .filter(rematches::match_id.eq_any(ids))
        .select((
            rematches::match_id,
            rematches::white_request,
            rematches::black_request,
            rematches::started,
            rematches::declined_by,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, white, black, is_started, declined_by)| {
            let id = MatchId::from_row(id);
            let declined_by = side_named(declined_by.as_deref())
                .map_err(|()| DbError::Broken(format!("rematches: row of {id}")))?;
            Ok((id, RematchOutline { requests: BySide { white, black }, is_started, declined_by }))
        })
        .collect()
}

/// Stores a side's agreement, in place of its earlier one, and counts it as an offer. Returns false if the rematch has
/// begun.
pub fn agree(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    agreement: &Agreement,
) -> Result<bool, DbError> {
    let request = agreement.request.0.as_str();
    let contribution = agreement.contribution.map(|bytes| bytes.to_string());
    let terms = agreement.terms.map(|terms| to_json(&terms));
    set_agreement(connection, id, side, (Some(request), contribution, terms))?;
    count_offer(connection, id, side)?;
    // A side that agrees takes back its own refusal.
    let waiting = rematches::table.find(id.to_row()).filter(rematches::started.eq(false));
    diesel::update(waiting.filter(rematches::declined_by.eq(side_name(side))))
        .set(rematches::declined_by.eq(None::<String>))
        .execute(connection)?;
    is_waiting(connection, id)
}

/// Counts an offer of a side. The other side, which this one answers, has all its offers again.
fn count_offer(connection: &mut AnyConn, id: MatchId, side: Side) -> Result<(), DbError> {
    let waiting = rematches::table.find(id.to_row()).filter(rematches::started.eq(false));
    match side {
        Side::White => diesel::update(waiting)
            .set((rematches::white_offers.eq(rematches::white_offers + 1), rematches::black_offers.eq(0)))
            .execute(connection)?,
        Side::Black => diesel::update(waiting)
            .set((rematches::black_offers.eq(rematches::black_offers + 1), rematches::white_offers.eq(0)))
            .execute(connection)?,
    };
    Ok(())
}

/// Stores that a side declines the rematch, which also takes back its agreement. Returns false if the rematch has
/// begun.
pub fn decline(connection: &mut AnyConn, id: MatchId, side: Side) -> Result<bool, DbError> {
    set_agreement(connection, id, side, (None, None, None))?;
    let waiting = rematches::table.find(id.to_row()).filter(rematches::started.eq(false));
    let changed =
        diesel::update(waiting).set(rematches::declined_by.eq(side_name(side))).execute(connection)?;
    Ok(changed == 1)
}

fn is_waiting(connection: &mut AnyConn, id: MatchId) -> Result<bool, DbError> {
    let started: Option<bool> =
        rematches::table.find(id.to_row()).select(rematches::started).first(connection).optional()?;
    Ok(started == Some(false))
}

/// The request, bytes and terms of an agreement as they are stored.
type StoredAgreement<'a> = (Option<&'a str>, Option<String>, Option<String>);

fn set_agreement(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    (request, contribution, terms): StoredAgreement<'_>,
) -> Result<(), DbError> {
    let waiting = rematches::table.find(id.to_row()).filter(rematches::started.eq(false));
    match side {
        Side::White => diesel::update(waiting)
            .set((
                rematches::white_request.eq(request),
                rematches::white_contribution.eq(contribution),
                rematches::white_terms.eq(terms),
            ))
            .execute(connection)?,
        Side::Black => diesel::update(waiting)
            .set((
                rematches::black_request.eq(request),
                rematches::black_contribution.eq(contribution),
                rematches::black_terms.eq(terms),
            ))
            .execute(connection)?,
    };
    Ok(())
}

fn side_named(name: Option<&str>) -> Result<Option<Side>, ()> {
    name.map(|name| side_of_name(name).ok_or(())).transpose()
}

#[derive(QueryableByName)]
struct Earlier {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Returns the matches before this one in its series of rematches, the earliest first: at most the last `limit`.
pub fn earlier(connection: &mut AnyConn, id: MatchId, limit: u32) -> Result<Vec<MatchId>, DbError> {
    let (of, most) = match connection {
        AnyConn::Postgres(_) => ("$1", "$2"),
        AnyConn::Sqlite(_) => ("?", "?"),
    };
    let rows: Vec<Earlier> = sql_query(format!(
        "WITH RECURSIVE earlier (id, step) AS ( \
           SELECT rematch_of, 1 FROM matches WHERE id = {of} AND rematch_of IS NOT NULL \
           UNION ALL SELECT m.rematch_of, e.step + 1 FROM earlier e JOIN matches m ON m.id = e.id \
           WHERE m.rematch_of IS NOT NULL AND e.step < {most}) \
         SELECT id FROM earlier ORDER BY step DESC"
    ))
    .bind::<BigInt, _>(id.to_row())
    .bind::<BigInt, _>(i64::from(limit))
    .load(connection)?;
    Ok(rows.into_iter().map(|row| MatchId::from_row(row.id)).collect())
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
