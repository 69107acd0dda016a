//! The open tables and the running matches of players.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use moment::Millis;
use rules::Side;

use super::MatchFactsRow;
use crate::{
    AnyConn, DbError,
    columns::PORTION,
    facts::Facts,
    id::{MatchId, UserId},
    rematches::{self, Offer},
    schema::matches,
    stored::side_of_name,
};

/// Returns the matches in which one of these users must act, each with its last event.
pub fn awaiting(connection: &mut AnyConn, users: &[UserId]) -> Result<HashMap<MatchId, u32>, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let playing = matches::table.filter(matches::status.eq("playing"));
    let mut rows: Vec<(i64, i32)> = playing
        .filter(matches::to_act.eq("white"))
        .filter(matches::white_id.eq_any(&users))
        .select((matches::id, matches::last_seq))
        .load(connection)?;
    rows.extend(
        playing
            .filter(matches::to_act.eq("black"))
            .filter(matches::black_id.eq_any(&users))
            .select((matches::id, matches::last_seq))
            .load::<(i64, i32)>(connection)?,
    );
    let awaiting = rows.into_iter().map(|(id, seq)| (MatchId::from_row(id), u32::try_from(seq).unwrap_or(0)));
    Ok(awaiting.collect())
}

/// Returns the number of matches in play between these users.
pub fn count_playing_among(connection: &mut AnyConn, users: &[UserId]) -> Result<i64, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    Ok(matches::table
        .filter(matches::status.eq("playing"))
        .filter(matches::white_id.eq_any(&users))
        .filter(matches::black_id.eq_any(&users))
        .count()
        .get_result(connection)?)
}

/// Returns the open tables and running matches of `user`, invitations included, newest first.
pub fn current_of(connection: &mut AnyConn, user: UserId) -> Result<Vec<Facts>, DbError> {
    let user = user.to_row();
    let rows = matches::table
        .filter(matches::status.ne("finished"))
        .filter(
            matches::opener_id
                .eq(user)
                .or(matches::invited_id.eq(user))
                .or(matches::white_id.eq(user))
                .or(matches::black_id.eq(user)),
        )
        .order(matches::opened_at.desc())
        .select(MatchFactsRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// Returns the matches in play in which one of these users has a seat.
pub fn playing_of(
    connection: &mut AnyConn,
    users: impl IntoIterator<Item = UserId>,
) -> Result<Vec<Facts>, DbError> {
    let users: Vec<i64> = users.into_iter().map(UserId::to_row).collect();
    let mut found = Vec::new();
    // In portions, because a statement has a limited number of parameters.
    for portion in users.chunks(500) {
        let rows: Vec<MatchFactsRow> = matches::table
            .filter(matches::status.eq("playing"))
            .filter(matches::white_id.eq_any(portion).or(matches::black_id.eq_any(portion)))
            .select(MatchFactsRow::as_select())
            .load(connection)?;
        for row in rows {
            found.push(Facts::try_from(row)?);
        }
    }
    Ok(found)
}

/// Returns true if one of `ones` plays against one of `others`, or has done so in a match that ended after `since`.
pub fn have_met(
    connection: &mut AnyConn,
    ones: &BTreeSet<UserId>,
    others: &BTreeSet<UserId>,
    since: Millis,
) -> Result<bool, DbError> {
    let rows = |users: &BTreeSet<UserId>| users.iter().map(|user| user.to_row()).collect::<Vec<i64>>();
    let (ones, others) = (rows(ones), rows(others));
    for one in ones.chunks(PORTION) {
        for other in others.chunks(PORTION) {
            for (white, black) in [(one, other), (other, one)] {
                let met = matches::table
                    .filter(matches::white_id.eq_any(white))
                    .filter(matches::black_id.eq_any(black))
                    .filter(matches::status.eq("playing").or(matches::ended_at.gt(since.0)));
                if diesel::select(diesel::dsl::exists(met)).get_result::<bool>(connection)? {
                    return Ok(true);
                }
            }
        }
    }
    Ok(false)
}

/// An open table, a match in play, or a finished match whose rematch is offered.
#[derive(Debug)]
pub struct Current {
    pub facts: Facts,
    pub to_act: Option<Side>,
    pub deadline: Option<Millis>,
    /// The offer of a rematch, if the match is finished.
    pub offer: Option<Offer>,
}

/// Returns the open tables and running matches of any of `users`, invitations and offered rematches included.
pub fn current_among(
    connection: &mut AnyConn,
    users: &[UserId],
    now: Millis,
) -> Result<Vec<Current>, DbError> {
    let offered = rematches::offered_among(connection, users, now)?;
    let offered = offered
        .into_iter()
        .map(|(facts, offer)| Ok(Current { facts, to_act: None, deadline: None, offer: Some(offer) }));
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let rows: Vec<(MatchFactsRow, Option<String>, Option<i64>)> = matches::table
        .filter(matches::status.ne("finished"))
        .filter(
            matches::opener_id
                .eq_any(&users)
                .or(matches::invited_id.eq_any(&users))
                .or(matches::white_id.eq_any(&users))
                .or(matches::black_id.eq_any(&users)),
        )
        .select((MatchFactsRow::as_select(), matches::to_act, matches::next_deadline))
        .load(connection)?;
    let current = rows.into_iter().map(|(row, to_act, deadline)| {
        let to_act = to_act.and_then(|name| side_of_name(&name));
        let facts = Facts::try_from(row)?;
        Ok(Current { facts, to_act, deadline: deadline.map(Millis), offer: None })
    });
    current.chain(offered).collect()
}
