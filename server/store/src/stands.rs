//! The state of matches in competitions, read from their rows.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use rules::{BySide, Side};

use super::{AnyConn, DbError, schema::matches};
use crate::{
    facts::EndReason,
    id::MatchId,
    stored::{self, side_of_name},
};

/// The state of a match, as its competition needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stand {
    pub begun: bool,
    /// The winner and the ending, once the match is over.
    pub finished: Option<(Option<Side>, EndReason)>,
    pub points: BySide<u32>,
    pub to_act: Option<Side>,
    pub deadline: Option<Millis>,
    /// True for each side that has a player.
    pub seated: BySide<bool>,
}

type StandRow = (
    i64,
    String,
    Option<String>,
    Option<String>,
    i32,
    i32,
    Option<String>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
);

/// Returns the state of each of these matches that exists.
pub fn stands(connection: &mut AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, Stand>, DbError> {
    let mut stands = HashMap::with_capacity(ids.len());
    // In portions, because a statement has a limited number of parameters.
    for portion in ids.chunks(500) {
        let rows: Vec<StandRow> = matches::table
            .filter(matches::id.eq_any(portion.iter().map(|id| id.to_row())))
            .select((
                matches::id,
                matches::status,
                matches::winner,
                matches::ending,
                matches::white_points,
                matches::black_points,
                matches::to_act,
                matches::next_deadline,
                matches::white_id,
                matches::black_id,
            ))
            .load(connection)?;
        for (id, status, winner, ending, white, black, to_act, deadline, white_id, black_id) in rows {
            let side = |name: Option<String>| name.and_then(|name| side_of_name(&name));
            let reason = ending.and_then(|name| stored::reason_of_name(&name));
            let points = |points: i32| u32::try_from(points).unwrap_or(0);
            let stand = Stand {
                begun: status != "open",
                finished: reason.map(|reason| (side(winner), reason)),
                points: BySide { white: points(white), black: points(black) },
                to_act: side(to_act),
                deadline: deadline.map(Millis),
                seated: BySide { white: white_id.is_some(), black: black_id.is_some() },
            };
            stands.insert(MatchId::from_row(id), stand);
        }
    }
    Ok(stands)
}
