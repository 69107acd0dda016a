//! Whether ratings are what the matches give: every match rated once and rightly, the history recomputed from the first
//! match on, every standing the last of its history. All compared bit for bit.

use std::collections::{BTreeMap, HashMap};

use ratings::{HistoryRow, Outcome, RatingList, Standing};

use super::{
    MatchId,
    facts::{Facts, Status},
    terms::Agreed,
};
use crate::{
    db::{DbError, Store, matches, ratings as rating_rows},
    id::UserId,
};

/// What was compared, and what differs.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) matches: usize,
    pub(crate) standings: usize,
    /// One sentence each; none: all agree.
    pub(crate) faults: Vec<String>,
}

type Row = HistoryRow<MatchId, UserId>;

/// Compares everything that is stored.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn check_ratings(store: &Store) -> Result<Report, DbError> {
    let (rows, standings, rated) = store
        .read(|connection| {
            Ok::<_, DbError>((
                rating_rows::history(connection)?,
                rating_rows::all_standings(connection)?,
                matches::finished_rated(connection)?,
            ))
        })
        .await?;
    let mut faults = Vec::new();
    check_matches(&rows, &rated, &mut faults);
    match ratings::check_history(&rows) {
        Ok(recomputed) => check_standings(&standings, recomputed.standings, &mut faults),
        Err(fault) => faults.push(fault.to_string()),
    }
    Ok(Report { matches: rated.len(), standings: standings.len(), faults })
}

/// Each match has the rows that its result asks for, and no row is of another match.
fn check_matches(rows: &[Row], rated: &[Facts], faults: &mut Vec<String>) {
    let mut by_match: HashMap<MatchId, Vec<&Row>> = HashMap::new();
    for row in rows {
        by_match.entry(row.match_id).or_default().push(row);
    }
    for facts in rated {
        let shown = facts.id.to_wire().0;
        let of_match = by_match.remove(&facts.id).unwrap_or_default();
        if !is_as_played(&of_match, facts) {
            faults.push(format!("match {shown}: its history is not what its result gives"));
        }
    }
    for id in by_match.into_keys() {
        faults.push(format!("match {}: it has history but is no finished rated match", id.to_wire().0));
    }
}

fn is_as_played(rows: &[&Row], facts: &Facts) -> bool {
    let Status::Finished(finished) = &facts.status else { return false };
    let Ok(Agreed { rated: Some((list, n)), .. }) = Agreed::parse(&facts.settings) else { return false };
    let user = |side| facts.seats[side].map(|seated| seated.user);
    let Some(winner) = finished.winner else { return rows.is_empty() };
    let expected = [(user(winner), Outcome::Won), (user(winner.opponent()), Outcome::Lost)];
    rows.len() == 2
        && rows.iter().zip(expected).all(|(row, (user, outcome))| {
            Some(row.player) == user && row.outcome == outcome && row.list == list && row.n == n
        })
}

fn check_standings(
    stored: &[((RatingList, UserId), Standing)],
    mut recomputed: BTreeMap<(RatingList, UserId), Standing>,
    faults: &mut Vec<String>,
) {
    for (key @ (list, user), standing) in stored {
        match recomputed.remove(key) {
            Some(expected) if expected.is_bit_for_bit(*standing) => {}
            Some(expected) => faults.push(format!(
                "account {user} in {}: stored {} with experience {}, recomputed {} with experience {}",
                list.name(),
                standing.rating.value(),
                standing.experience,
                expected.rating.value(),
                expected.experience
            )),
            None => faults.push(format!("account {user} in {}: a rating without history", list.name())),
        }
    }
    for (list, user) in recomputed.into_keys() {
        faults.push(format!("account {user} in {}: a history without a rating", list.name()));
    }
}
