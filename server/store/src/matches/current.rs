//! The open tables and the running matches of players.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use rules::Side;

use super::Row;
use crate::{
    AnyConn, DbError,
    facts::Facts,
    id::{MatchId, UserId},
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
        .select(Row::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// An open table or a match in play.
#[derive(Debug)]
pub struct Current {
    pub facts: Facts,
    pub to_act: Option<Side>,
    pub deadline: Option<Millis>,
}

/// Returns the open tables and running matches of any of `users`, invitations included.
pub fn current_among(connection: &mut AnyConn, users: &[UserId]) -> Result<Vec<Current>, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let rows: Vec<(Row, Option<String>, Option<i64>)> = matches::table
        .filter(matches::status.ne("finished"))
        .filter(
            matches::opener_id
                .eq_any(&users)
                .or(matches::invited_id.eq_any(&users))
                .or(matches::white_id.eq_any(&users))
                .or(matches::black_id.eq_any(&users)),
        )
        .select((Row::as_select(), matches::to_act, matches::next_deadline))
        .load(connection)?;
    let current = rows.into_iter().map(|(row, to_act, deadline)| {
        let to_act = to_act.and_then(|name| side_of_name(&name));
        Ok(Current { facts: Facts::try_from(row)?, to_act, deadline: deadline.map(Millis) })
    });
    current.collect()
}
