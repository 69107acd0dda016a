//! Directors who play in their own event: which acts another director takes.
//!
//! While a director, or an account that counts as the same person, can still win something in a knock-out that is drawn
//! or in a comparative event, the director decides nothing there, in no match. [`decides`] says for each act whether it
//! is a decision. Team matches and team events have rules of their own (`Correctable::contenders`).

use std::collections::BTreeSet;

use store::{account::Account, id::UserId, persons};
use wire::{ComparativeAct, DeskAct, DirectorAct, Millis};

use super::{correctable::Correctable, refusals::own_event};
use crate::{competitions::parts::Directors, error::AppError, matches::own_account::SHARED_BROWSER_MS};

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

impl Directors<'_> {
    /// Returns the accounts that count as a director: in kinds where a director who plays on decides nothing, the
    /// accounts of the same owner, browser or address; in others the director's account alone.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn own_accounts<K: Correctable>(
        &self,
        loaded: &K,
        director: &Account,
    ) -> Result<BTreeSet<UserId>, AppError> {
        let user = director.id;
        if loaded.contenders().is_none() {
            return Ok(BTreeSet::from([user]));
        }
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        Ok(self.node.store.read(move |connection| persons::accounts_of(connection, user, since)).await?)
    }
}

/// Checks that a director cannot gain from an act. `own` are the accounts that count as the director.
///
/// # Errors
/// With the code `own_match`.
pub(crate) fn check_no_gain<K: Correctable>(
    loaded: &K,
    own: &BTreeSet<UserId>,
    deed: Deed<'_>,
) -> Result<(), AppError> {
    if decides(deed) && loaded.has_contender(own) { Err(own_event()) } else { Ok(()) }
}
