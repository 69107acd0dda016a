//! Moderators keep away from the people about whom they have decided: nobody comes into a competition in which somebody
//! takes part about whom this person has decided as a moderator within 30 days.
//!
//! Every line of every competition is checked here, in the transaction that writes it, and not each way to come in:
//! entries, acceptances, a director's first act, and corrections that bring somebody back. The other person is never
//! refused; with both in a competition, the moderator decides nothing about that person
//! ([`crate::moderator::Moderator`]).

use std::collections::BTreeSet;

use ::competitions::log::Line;
use store::{
    AnyConn,
    competitions::{NewSteps, user},
    id::UserId,
};
use texts::refusals;

use super::{
    Kind,
    kind::{ActOf, entries},
    replay::complete_people,
};
use crate::{
    error::AppError,
    moderator::{DecidedAbout, not_together},
};

/// Returns the people who come into a competition with some lines: they have a place in it after them, have agreed to
/// direct it, or take part by an act of their own, and had or did not before.
pub(super) fn newcomers<K: Kind>(
    before: &K,
    after: &K,
    by: UserId,
    lines: &[Line<ActOf<K>>],
) -> BTreeSet<UserId> {
    let mut candidates = BTreeSet::from([by]);
    for line in lines {
        match line {
            Line::Step(act) => candidates.extend(K::enters(act).map(user)),
            // A correction can bring back anybody who was in it.
            Line::Correction(_) => candidates.extend(entries(after).map(|(entered, _)| user(entered))),
            Line::Desk(_) => {}
        }
    }
    candidates.retain(|user| {
        after.has_entered(*user) && !before.has_entered(*user)
            || after.has_agreed(*user) && !before.has_agreed(*user)
            || after.takes_part(*user) && !before.takes_part(*user)
    });
    candidates
}

/// Checks that no newcomer comes to somebody about whom this person has decided as a moderator.
///
/// # Errors
/// [`AppError::DecidedAbout`], or if the database fails.
pub(super) fn check_newcomers<K: Kind>(
    connection: &mut AnyConn,
    after: &K,
    newcomers: &BTreeSet<UserId>,
    entry: &NewSteps<K::Id>,
) -> Result<(), AppError> {
    // The site brings nobody in.
    let Some(by) = entry.by else { return Ok(()) };
    for newcomer in newcomers {
        let decided = DecidedAbout::by_person(connection, *newcomer, entry.at)?;
        if decided.is_empty() {
            continue;
        }
        let mut after = after.clone();
        complete_people(connection, &mut after)?;
        // A role that somebody else has given, such as that of a bot in a stranger's team, counts for nothing.
        if !after.takes_part(*newcomer) {
            continue;
        }
        let met = after.people().values().filter(|other| decided.has(other) && after.takes_part(other.id));
        let Some(other) = met.min_by_key(|other| other.id) else { continue };
        let name = after.people().get(newcomer).map(|account| account.name.to_string()).unwrap_or_default();
        let texts = [refusals::moderator_decided(other.name.as_str()), refusals::cannot_take_part(name)];
        return Err(not_together(connection, by, other, entry.at, texts)?);
    }
    Ok(())
}
