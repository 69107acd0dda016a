//! The notices by mail for players who are away from the site.

use store::{
    DbError,
    facts::{Facts, Status},
    id::{MatchId, UserId},
    mail::{Address, Notices, queue::Kind},
    matches::current::{self, Current},
    rematches::Offer,
    settings::TimeControl,
};
use wire::Millis;

use crate::presence::Presence;

/// The time after the start of a match during which its notice is sent. Later the player has found the match or
/// lost it.
const BEGAN_WITHIN_MS: i64 = 15 * 60_000;

/// A notice that is sent once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) user: UserId,
    pub(crate) kind: Kind,
    pub(crate) about: MatchId,
    /// The key that makes the notice unique.
    pub(crate) once: String,
}

impl Presence {
    /// Returns the notices due for these players. Players who are active on the site get none.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn notices_due(&self, wanted: &[Address]) -> Result<Vec<Notice>, DbError> {
        let away: Vec<&Address> = wanted.iter().filter(|one| self.is_away(one.user)).collect();
        let users: Vec<UserId> = away.iter().map(|one| one.user).collect();
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let now = self.node.clock.now();
        let current =
            self.node.store.read(move |connection| current::current_among(connection, &users, now)).await?;
        let due = away
            .iter()
            .flat_map(|one| current.iter().filter_map(|match_| notice(match_, one.user, one.notices, now)));
        Ok(due.collect())
    }

    /// Returns true if a player is not on the site, or has been idle for some minutes.
    pub(crate) fn is_away(&self, user: UserId) -> bool {
        !self.hub.is_here(user) || self.hub.is_idle(user)
    }
}

/// Returns the notice about a match for an absent player.
pub(crate) fn notice(current: &Current, user: UserId, notices: Notices, now: Millis) -> Option<Notice> {
    let Facts { id, .. } = current.facts;
    let notice = |kind, once| Some(Notice { user, kind, about: id, once });
    if notices.your_turn && is_still_so(current, user, Kind::YourTurn) {
        // Every turn has a different deadline.
        let deadline = current.deadline.map_or(0, |at| at.0);
        return notice(Kind::YourTurn, format!("turn {id} {deadline} {}", user));
    }
    if notices.challenge && is_still_so(current, user, Kind::Challenge) {
        return notice(Kind::Challenge, format!("seat {id} {}", user));
    }
    if notices.challenge && is_still_so(current, user, Kind::Rematch) {
        return notice(Kind::Rematch, format!("rematch {id} {}", user));
    }
    let began = current.facts.started_at().is_some_and(|at| now.0 - at.0 < BEGAN_WITHIN_MS);
    if notices.match_found && began && is_still_so(current, user, Kind::MatchFound) {
        return notice(Kind::MatchFound, format!("began {id} {}", user));
    }
    None
}

/// Returns true if a notice of this kind still applies.
pub(crate) fn is_still_so(current: &Current, user: UserId, kind: Kind) -> bool {
    let facts = &current.facts;
    let is_playing = matches!(facts.status, Status::Playing { .. });
    match kind {
        Kind::YourTurn => {
            is_playing
                && matches!(facts.settings.time, TimeControl::Correspondence { .. })
                && current.to_act.is_some()
                && current.to_act == facts.side_of(user)
        }
        Kind::Challenge => {
            let is_kept = facts.invited == Some(user) || (facts.is_of_event() && facts.opener == user);
            let waits = facts.is_of_event() || facts.seats.white.is_some();
            facts.status == Status::Open && facts.side_of(user).is_none() && is_kept && waits
        }
        // The players of a live match have just been there.
        Kind::Rematch => {
            let is_theirs = |offer: Offer| facts.side_of(user) == Some(offer.to);
            matches!(facts.settings.time, TimeControl::Correspondence { .. })
                && current.offer.is_some_and(is_theirs)
        }
        Kind::MatchFound => is_playing && facts.side_of(user).is_some(),
        Kind::Confirm | Kind::Reset | Kind::NewDevice => false,
    }
}

/// Returns the player who has, or is invited to, the other seat.
pub(crate) fn other_of(current: &Current, user: UserId) -> Option<UserId> {
    let facts = &current.facts;
    let seated = facts.seats.iter().filter_map(|(_, seat)| seat.as_ref().map(|seat| seat.user));
    seated.chain([facts.opener]).chain(facts.invited).find(|other| *other != user)
}
