//! Directors who play in their own event: which acts another director takes.
//!
//! While a director, or an account that counts as the same person, can still win something in a knock-out that is drawn
//! or in a comparative event, the director decides nothing there, in no match. [`decides`] says for each act whether it
//! is a decision. Team matches and team events have rules of their own, which ask for the same [`Person`].

use store::{id::UserId, persons};
use texts::refusals;
use wire::{ComparativeAct, DeskAct, DirectorAct, Millis};

use super::{correctable::Correctable, kind::Kind, person::Person};
use crate::{competitions::Competitions, error::AppError, matches::own_account::SHARED_BROWSER_MS};

/// An act of a director.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Deed<'a> {
    KnockOut(&'a DirectorAct),
    Comparative(&'a ComparativeAct),
    Desk(&'a DeskAct),
}

/// Returns true if an act changes results, entrants, the draw or the bracket in a way that its director chooses. Acts
/// that begin what is due, inform, or give all players time are no decisions. Holds and time at the director's own
/// table have their own check.
const fn decides(deed: Deed<'_>) -> bool {
    match deed {
        Deed::KnockOut(act) => match act {
            DirectorAct::EnterBot { .. }
            | DirectorAct::Remove { .. }
            | DirectorAct::LateEntries { .. }
            | DirectorAct::Swap { .. }
            | DirectorAct::Award { .. }
            | DirectorAct::Rule { .. }
            | DirectorAct::Cancel { .. } => true,
            DirectorAct::OpenCheckIn
            | DirectorAct::Draw
            | DirectorAct::Pause { .. }
            | DirectorAct::Console
            | DirectorAct::Settle
            | DirectorAct::Announce { .. } => false,
        },
        Deed::Comparative(act) => match act {
            ComparativeAct::Cancel { .. } => true,
        },
        Deed::Desk(act) => match act {
            DeskAct::Undo { .. } | DeskAct::Correct { .. } => true,
            DeskAct::Hold { .. }
            | DeskAct::Release { .. }
            | DeskAct::GiveTime { .. }
            | DeskAct::AddDirector { .. }
            | DeskAct::RemoveDirector { .. }
            | DeskAct::HandOver { .. } => false,
        },
    }
}

impl Competitions {
    /// Returns a user with all accounts that count as the same person now.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn person(&self, user: UserId) -> Result<Person, AppError> {
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let read = self.node.store.read(move |connection| persons::accounts_of(connection, user, since));
        Ok(Person::new(user, read.await?))
    }

    /// Returns the directors who answer calls.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn answering<K: Kind>(&self, loaded: &K) -> Result<Vec<UserId>, AppError> {
        let mut answering = Vec::new();
        for director in loaded.directors() {
            if loaded.has_desk(&self.person(director).await?) {
                answering.push(director);
            }
        }
        Ok(answering)
    }
}

/// Checks that a director cannot gain from an act.
///
/// # Errors
/// With the code `own_event`.
pub(crate) fn check_no_gain<K: Correctable>(
    loaded: &K,
    director: &Person,
    deed: Deed<'_>,
) -> Result<(), AppError> {
    if decides(deed) && loaded.has_contender(director) {
        return Err(AppError::Refused(refusals::own_event()));
    }
    Ok(())
}
