//! Knock-outs whose entry fees and prizes a void reverses.
//!
//! A void calls an event off if it voids a match that was won by a player who gained credits from the event. Then
//! every fee goes back and every prize is taken back. If several voids in force do this, the earliest of them moves
//! the credits.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use moment::Millis;

use super::{
    super::{
        AnyConn, DbError,
        columns::PORTION,
        ledger,
        moderation_schema::{void_matches, voided_matches, voids},
        prize_corrections,
        schema::{
            entry_fee_returns as returns, entry_fees as fees, matches, pool_prizes as prizes,
            pool_settlements as pools,
        },
    },
    credits::{self, Moved},
};
use crate::id::{MatchId, UserId};

/// Returns what each player has won or lost by an event's fees and prizes, in hundredths of a credit. Empty before
/// prizes are paid.
fn gains(connection: &mut AnyConn, tournament: i64) -> Result<BTreeMap<UserId, i64>, DbError> {
    let mut gains: BTreeMap<UserId, i64> = BTreeMap::new();
    let players: Vec<(Option<i64>, Option<i64>)> = matches::table
        .filter(matches::tournament_id.eq(tournament))
        .select((matches::white_id, matches::black_id))
        .load(connection)?;
    let players: BTreeSet<i64> =
        players.into_iter().flat_map(|(white, black)| [white, black]).flatten().collect();
    for (user, amount) in ledger::prizes_of(connection, tournament, &players.into_iter().collect::<Vec<_>>())?
    {
        *gains.entry(user).or_default() += amount;
    }
    for (user, amount) in prize_corrections::corrected(connection, tournament)? {
        *gains.entry(user).or_default() += amount;
    }
    let is_settled = pools::table.find(tournament).select(pools::tournament_id);
    if is_settled.first::<i64>(connection).optional()?.is_none() {
        return Ok(gains);
    }
    let paid: Vec<(i64, i64)> = fees::table
        .left_join(
            returns::table.on(returns::tournament_id.eq(fees::tournament_id).and(returns::seq.eq(fees::seq))),
        )
        .filter(fees::tournament_id.eq(tournament))
        .filter(returns::at.nullable().is_null())
        .select((fees::user_id, fees::amount))
        .load(connection)?;
    for (user, amount) in paid {
        *gains.entry(UserId::from_row(user)).or_default() -= amount;
    }
    let won: Vec<(i64, i64)> = prizes::table
        .filter(prizes::tournament_id.eq(tournament))
        .select((prizes::user_id, prizes::amount))
        .load(connection)?;
    for (user, amount) in won {
        *gains.entry(UserId::from_row(user)).or_default() += amount;
    }
    Ok(gains)
}

/// Returns the events of these matches.
fn events_of(connection: &mut AnyConn, ids: &[MatchId]) -> Result<BTreeSet<i64>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let mut events = BTreeSet::new();
    for portion in ids.chunks(PORTION) {
        let rows: Vec<Option<i64>> = matches::table
            .filter(matches::id.eq_any(portion))
            .filter(matches::tournament_id.is_not_null())
            .select(matches::tournament_id)
            .distinct()
            .load(connection)?;
        events.extend(rows.into_iter().flatten());
    }
    Ok(events)
}

type Won = (i64, Option<String>, Option<i64>, Option<i64>);

fn winner((_, winner, white, black): &Won) -> Option<UserId> {
    let winner = if winner.as_deref()? == "white" { *white } else { *black };
    winner.map(UserId::from_row)
}

/// Returns the void in force that calls an event off, if any.
fn owner(connection: &mut AnyConn, tournament: i64) -> Result<Option<i64>, DbError> {
    let gains = gains(connection, tournament)?;
    let rows: Vec<Won> = matches::table
        .inner_join(voided_matches::table.on(voided_matches::match_id.eq(matches::id)))
        .filter(matches::tournament_id.eq(tournament))
        .select((voided_matches::void_id, matches::winner, matches::white_id, matches::black_id))
        .load(connection)?;
    let gained = |row: &&Won| winner(row).is_some_and(|user| gains.get(&user).is_some_and(|gain| *gain > 0));
    let deciding: Vec<i64> = rows.iter().filter(gained).map(|row| row.0).collect();
    Ok(voids::table
        .filter(voids::id.eq_any(deciding))
        .order((voids::at, voids::id))
        .select(voids::id)
        .first(connection)
        .optional()?)
}

/// Returns what each player gains by these matches, and by the events that a void of them would call off.
///
/// # Errors
/// If the database fails.
pub fn gains_of_preview(connection: &mut AnyConn, ids: &[MatchId]) -> Result<BTreeMap<UserId, i64>, DbError> {
    let mut all = credits::gains(connection, ids)?;
    for (user, gain) in gains_by_events(connection, ids)? {
        *all.entry(user).or_default() += gain;
    }
    Ok(all)
}

/// Returns what players have gained by events that a void of these matches would call off.
fn gains_by_events(connection: &mut AnyConn, ids: &[MatchId]) -> Result<BTreeMap<UserId, i64>, DbError> {
    let mut all: BTreeMap<UserId, i64> = BTreeMap::new();
    for tournament in events_of(connection, ids)? {
        if owner(connection, tournament)?.is_some() {
            continue;
        }
        let gains = gains(connection, tournament)?;
        let mut decides = false;
        for portion in ids.chunks(PORTION) {
            let portion: Vec<i64> = portion.iter().map(|id| id.to_row()).collect();
            let rows: Vec<Won> = matches::table
                .filter(matches::id.eq_any(portion))
                .filter(matches::tournament_id.eq(tournament))
                .select((matches::id, matches::winner, matches::white_id, matches::black_id))
                .load(connection)?;
            decides |= rows
                .iter()
                .any(|row| winner(row).is_some_and(|user| gains.get(&user).is_some_and(|gain| *gain > 0)));
        }
        if decides {
            for (user, gain) in gains {
                *all.entry(user).or_default() += gain;
            }
        }
    }
    Ok(all)
}

/// Returns the amounts that a void must have moved for each player, in hundredths of a credit: the reverse of the wins
/// and losses in its matches while it is in force, and of the events that it calls off.
///
/// # Errors
/// If the database fails.
pub fn targets(
    connection: &mut AnyConn,
    void: i64,
    ids: &[MatchId],
) -> Result<BTreeMap<UserId, i64>, DbError> {
    let undone: Option<Option<i64>> =
        voids::table.find(void).select(voids::undone_at).first(connection).optional()?;
    if undone.flatten().is_some() {
        return Ok(BTreeMap::new());
    }
    let mut targets: BTreeMap<UserId, i64> = BTreeMap::new();
    for (user, gain) in credits::gains(connection, ids)? {
        *targets.entry(user).or_default() -= gain;
    }
    for tournament in events_of(connection, ids)? {
        if owner(connection, tournament)? == Some(void) {
            for (user, gain) in gains(connection, tournament)? {
                *targets.entry(user).or_default() -= gain;
            }
        }
    }
    Ok(targets)
}

/// The voids that moved the credits of some events before a change.
#[derive(Debug)]
pub struct Owners(BTreeMap<i64, Option<i64>>);

/// Returns the voids that call off the events of these matches.
///
/// # Errors
/// If the database fails.
pub fn owners(connection: &mut AnyConn, ids: &[MatchId]) -> Result<Owners, DbError> {
    let events = events_of(connection, ids)?;
    let owners = events.into_iter().map(|event| Ok((event, owner(connection, event)?)));
    Ok(Owners(owners.collect::<Result<_, DbError>>()?))
}

/// Moves the credits of a void that has been stored or undone, and of other voids if an event passes from one void to
/// another. Returns the credits moved in all.
///
/// # Errors
/// If the database fails.
pub fn move_all(connection: &mut AnyConn, void: i64, before: &Owners, at: Millis) -> Result<Moved, DbError> {
    let mut gaining = BTreeSet::new();
    let mut losing = BTreeSet::new();
    for (event, was) in &before.0 {
        let is = owner(connection, *event)?;
        if is != *was {
            losing.extend(*was);
            gaining.extend(is);
        }
    }
    // A void that no longer reverses an event returns the credits before another takes them.
    losing.retain(|one| !gaining.contains(one) && *one != void);
    gaining.retain(|one| *one != void);
    let order: Vec<i64> = losing.into_iter().chain([void]).chain(gaining).collect();
    settle(connection, &order, at)
}

/// Returns the void that calls an event off, if any.
///
/// # Errors
/// If the database fails.
pub fn owner_of_event(connection: &mut AnyConn, tournament: i64) -> Result<Option<i64>, DbError> {
    owner(connection, tournament)
}

/// Moves the credits of an event that pays or corrects prizes after one of its matches was voided. `before` is the void
/// that called the event off until then.
///
/// # Errors
/// If the database fails.
pub fn after_prizes(
    connection: &mut AnyConn,
    tournament: i64,
    before: Option<i64>,
    at: Millis,
) -> Result<(), DbError> {
    let now = owner(connection, tournament)?;
    // A void that no longer reverses the event returns the credits before another takes them.
    let order: Vec<i64> = before.filter(|before| Some(*before) != now).into_iter().chain(now).collect();
    if !order.is_empty() {
        settle(connection, &order, at)?;
    }
    Ok(())
}

fn settle(connection: &mut AnyConn, order: &[i64], at: Millis) -> Result<Moved, DbError> {
    let mut due = Vec::new();
    for void in order {
        let ids: Vec<i64> = void_matches::table
            .filter(void_matches::void_id.eq(*void))
            .select(void_matches::match_id)
            .load(connection)?;
        let ids: Vec<MatchId> = ids.into_iter().map(MatchId::from_row).collect();
        due.push((*void, targets(connection, *void, &ids)?));
    }
    // All accounts are locked together: transactions that lock them in two parts could wait for each other.
    let mut users: BTreeSet<UserId> = due.iter().flat_map(|(_, targets)| targets.keys().copied()).collect();
    for void in order {
        users.extend(credits::payees(connection, *void)?);
    }
    ledger::lock(connection, &users.into_iter().collect::<Vec<_>>())?;
    let mut sum = Moved::default();
    for (void, targets) in due {
        sum = sum.and(credits::move_credits(connection, void, &targets, at)?);
    }
    Ok(sum)
}
