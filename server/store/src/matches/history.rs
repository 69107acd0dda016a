//! Lists of finished matches.

use diesel::prelude::*;
use moment::Millis;

use super::{MatchFactsRow, told};
use crate::{
    AnyConn, DbError,
    competitions::CompetitionId,
    facts::Facts,
    id::{MatchId, UserId},
    schema::{competitions, matches, roll_sets},
};

/// A place in a list of finished matches: by the time of their end, then by id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryPlace {
    pub ended_at: Millis,
    pub id: MatchId,
}

/// The matches of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The matches of a player.
    Player(UserId),
    /// The matches of a competition, and of the team matches that are part of it.
    Competition(CompetitionId),
}

/// Returns the finished matches before `before`, newest first.
pub fn finished_of(
    connection: &mut AnyConn,
    whose: Whose,
    before: Option<HistoryPlace>,
    limit: i64,
) -> Result<Vec<Facts>, DbError> {
    let mut query = matches::table
        .filter(matches::status.eq("finished"))
        .filter(told())
        .order((matches::ended_at.desc(), matches::id.desc()))
        .limit(limit)
        .select(MatchFactsRow::as_select())
        .into_boxed();
    query = match whose {
        Whose::Player(user) => {
            let user = user.to_row();
            query.filter(matches::white_id.eq(user).or(matches::black_id.eq(user)))
        }
        Whose::Competition(CompetitionId::Knockout(id)) => {
            query.filter(matches::tournament_id.eq(id.to_row()))
        }
        Whose::Competition(id) => {
            let ids = competitions::table
                .filter(competitions::id.eq(id.to_row()).or(competitions::part_of.eq(id.to_row())))
                .select(competitions::id);
            let sets = roll_sets::table
                .filter(roll_sets::competition_id.eq_any(ids))
                .select(roll_sets::id.nullable());
            query.filter(matches::roll_set_id.eq_any(sets))
        }
    };
    if let Some(place) = before {
        query = query.filter(
            matches::ended_at
                .lt(place.ended_at.0)
                .or(matches::ended_at.eq(place.ended_at.0).and(matches::id.lt(place.id.to_row()))),
        );
    }
    let rows = query.load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}
