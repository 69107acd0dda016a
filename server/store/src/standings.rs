//! Standings in the rating lists, as they are read from their rows.

use std::collections::HashMap;

use diesel::prelude::*;
use ratings::{Experience, HistoryRow, Outcome, Rating, RatingList, Standing};

use super::{AnyConn, DbError, columns::PORTION, schema::ratings as standings};
use crate::id::{MatchId, UserId};

/// A player in a list.
pub type Place = (RatingList, UserId);

/// A place of the history, the time of the match, true if the match is voided, and the row.
pub type PlacedRow = (i64, i64, bool, HistoryRow<MatchId, UserId>);

/// Returns the stored standings of these players.
pub fn standings_of(connection: &mut AnyConn, users: &[UserId]) -> Result<HashMap<Place, Standing>, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let mut rows: Vec<(i64, String, f64, i64)> = Vec::new();
    for portion in users.chunks(PORTION) {
        let some = standings::table
            .filter(standings::user_id.eq_any(portion))
            .select((standings::user_id, standings::list, standings::rating, standings::experience))
            .load::<(i64, String, f64, i64)>(connection)?;
        rows.extend(some);
    }
    rows.into_iter()
        .map(|(user, list, rating, experience)| {
            Ok(((to_list(&list)?, UserId::from_row(user)), to_standing(rating, experience)?))
        })
        .collect()
}

/// Returns the rating list that a column names.
pub(crate) fn to_list(name: &str) -> Result<RatingList, DbError> {
    RatingList::from_name(name).ok_or_else(|| DbError::Broken(format!("ratings: a list named {name}")))
}

/// Returns the standing stored in two columns.
pub(crate) fn to_standing(rating: f64, experience: i64) -> Result<Standing, DbError> {
    let broken = || DbError::Broken("ratings: an impossible standing".to_owned());
    Ok(Standing {
        rating: Rating::new(rating).map_err(|_unreadable| broken())?,
        experience: Experience::new(u64::try_from(experience).map_err(|_unreadable| broken())?),
    })
}

/// Returns an experience as its column stores it.
pub(crate) fn experience_column(experience: Experience) -> i64 {
    i64::try_from(experience.value()).unwrap_or(i64::MAX)
}

/// Returns the stored name of an outcome.
// Descending order of these names puts the winner first.
pub(crate) const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
    }
}

/// Returns the outcome of a stored name.
pub(crate) fn outcome_of_name(name: &str) -> Option<Outcome> {
    [Outcome::Won, Outcome::Lost].into_iter().find(|outcome| outcome_name(*outcome) == name)
}
