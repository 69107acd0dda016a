//! Titles that the latest performances of a person earn. The rules are in `docs/titles.md`.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::{
    AnyConn, DbError,
    columns::PORTION,
    schema::{matches, performances, users},
    voids,
};
use crate::{
    account::{AccountKind, Title},
    id::{MatchId, UserId},
    stored::lesson::Played,
};

/// The number of matches that a title is judged by.
pub const MATCHES: usize = 30;
/// The number of decisions that these matches must have.
pub const DECISIONS_MIN: u32 = 900;
/// The number of performances that are read. It exceeds [`MATCHES`], because some of the matches may be voided.
const READ_MAX: i64 = 60;
/// The performance rating below which each title is earned.
const BELOW: [(Title, f64); 3] = [(Title::Grandmaster, 4.0), (Title::Master, 5.5), (Title::Expert, 7.5)];

/// The latest performances of a person, taken together.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Form {
    /// The number of matches, at most [`MATCHES`].
    pub matches: usize,
    /// The number of decisions in them.
    pub decisions: u32,
    /// PR over all these decisions; `None` without one.
    pub performance_rating: Option<f64>,
}

impl Form {
    /// Returns the form in these performances.
    fn from_performances<'a>(played: impl Iterator<Item = &'a Played>) -> Form {
        let (mut matches, mut decisions, mut error) = (0, 0_u32, 0.0);
        for one in played.take(MATCHES) {
            matches += 1;
            decisions = decisions.saturating_add(one.totals.all.decisions);
            error += one.totals.all.error.equity;
        }
        let performance_rating = (decisions > 0).then(|| 500.0 * error / f64::from(decisions));
        Form { matches, decisions, performance_rating }
    }

    /// Returns the title that this form earns.
    pub fn title(&self) -> Option<Title> {
        let rating = self.performance_rating?;
        if self.matches < MATCHES || self.decisions < DECISIONS_MIN {
            return None;
        }
        BELOW.into_iter().find(|(_, below)| rating < *below).map(|(title, _)| title)
    }
}

/// Returns the form of an account: its newest analysed rated matches, without voided ones.
pub fn form(connection: &mut AnyConn, user: UserId) -> Result<Form, DbError> {
    let rows: Vec<(i64, String)> = performances::table
        .inner_join(matches::table.on(matches::id.eq(performances::match_id)))
        .filter(performances::user_id.eq(user.to_row()))
        .filter(matches::rating_list.is_not_null())
        .order((performances::ended_at.desc(), performances::match_id.desc()))
        .limit(READ_MAX)
        .select((performances::match_id, performances::played))
        .load(connection)?;
    let voided = voids::voided_of(connection, rows.iter().map(|(id, _)| MatchId::from_row(*id)))?;
    let counted = rows.iter().filter(|(id, _)| !voided.contains(&MatchId::from_row(*id)));
    let played = counted.map(|(_, played)| Played::decode(played)).collect::<Result<Vec<_>, _>>()?;
    Ok(Form::from_performances(played.iter()))
}

/// Stores the title that a person has earned, in place of an earlier one. Other accounts have none.
pub fn refresh(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let row =
        users::table.filter(users::id.eq(user.to_row())).filter(users::kind.eq(AccountKind::Person.as_str()));
    let known: Option<Option<String>> = row.select(users::title).first(connection).optional()?;
    let Some(known) = known else { return Ok(()) };
    let title = form(connection, user)?.title().map(Title::as_str);
    if known.as_deref() != title {
        diesel::update(row).set(users::title.eq(title)).execute(connection)?;
    }
    Ok(())
}

/// Stores the titles of the players of these matches, which were voided or count again.
pub fn refresh_of_matches(connection: &mut AnyConn, ids: &[MatchId]) -> Result<(), DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let mut players: BTreeSet<i64> = BTreeSet::new();
    for portion in ids.chunks(PORTION) {
        let some = performances::table
            .filter(performances::match_id.eq_any(portion))
            .select(performances::user_id)
            .distinct()
            .load::<i64>(connection)?;
        players.extend(some);
    }
    players.into_iter().try_for_each(|player| refresh(connection, UserId::from_row(player)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_need_thirty_matches_with_enough_decisions() {
        let form = |matches, decisions, rating| Form { matches, decisions, performance_rating: Some(rating) };
        for (matches, decisions, rating, title) in [
            (30, 900, 3.99, Some(Title::Grandmaster)),
            (30, 900, 4.0, Some(Title::Master)),
            (30, 900, 5.5, Some(Title::Expert)),
            (30, 900, 7.5, None),
            (29, 2_000, 3.0, None),
            (30, 899, 3.0, None),
        ] {
            assert_eq!(form(matches, decisions, rating).title(), title, "{matches} {decisions} {rating}");
        }
        assert_eq!(Form::from_performances(std::iter::empty()).title(), None);
    }
}
