//! Moderators in competitions. They release holds and call competitions off, and do nothing else there: without them an
//! event whose director is banned or has gone could be ended by nobody, and would keep its fees.

use std::collections::BTreeSet;

use store::{
    AnyConn,
    account::Account,
    id::UserId,
    moderation::{self, ModerationAct, ModeratorDeed},
};
use wire::Millis;

use super::{Competitions, Kind, kind::involved};
use crate::{competitions::kinds::competition_name, error::AppError, moderator::Moderator};

/// An act of a moderator, which is written together with its lines of a competition.
#[derive(Debug, Clone)]
pub(crate) struct Moderated {
    user: UserId,
    deed: ModeratorDeed,
    /// The competition and the reason, for the other moderators.
    why: String,
    /// Everybody who has taken part in the competition, as a player or a director.
    involved: BTreeSet<UserId>,
}

impl Moderated {
    /// Checks in the caller's transaction that the moderator may act, and writes the act to the moderators' log.
    ///
    /// # Errors
    /// If the user is no moderator who may act, or the moderator or somebody near takes part.
    pub(super) fn write(&self, connection: &mut AnyConn, at: Millis) -> Result<(), AppError> {
        let moderator = Moderator::check(connection, self.user, at)?;
        moderator.check_apart(connection, self.involved.iter().copied())?;
        let author = moderator.author();
        let act =
            ModerationAct { at, author: &author, player: None, act: self.deed, until: None, why: &self.why };
        Ok(moderation::store_moderation_act(connection, &act)?)
    }
}

impl Competitions {
    /// Checks that a user may do something in a competition: as a director, or, if moderators may do it, as a
    /// moderator. `for_moderators` is the deed and the reason of an act that moderators may do. Returns what is written
    /// with a moderator's act; `None` for a director.
    ///
    /// # Errors
    /// With `refusal` if the user neither directs the competition nor acts as a moderator.
    pub(super) async fn check_right<K: Kind>(
        &self,
        loaded: &K,
        account: &Account,
        for_moderators: Option<(ModeratorDeed, &str)>,
        refusal: AppError,
    ) -> Result<Option<Moderated>, AppError> {
        // A moderator whom somebody has named as a director still acts as a moderator.
        let directs = loaded.directs(account.id);
        if directs && (for_moderators.is_none() || loaded.has_agreed(account.id)) {
            return Ok(None);
        }
        let Some((deed, reason)) = for_moderators else { return Err(refusal) };
        let (user, now) = (account.id, self.node.clock.now());
        let read = self.node.store.read(move |connection| moderation::is_moderator(connection, user, now));
        if !read.await? {
            return if directs { Ok(None) } else { Err(refusal) };
        }
        let involved = self.involved_in(loaded).await?;
        let (_, id) = competition_name(loaded.row().id.into());
        let why = format!("{} ({id}): {reason}", loaded.event_name());
        Ok(Some(Moderated { user, deed, why, involved }))
    }

    /// Returns everybody who has ever taken part in a competition by an act of their own. In a match of a team event
    /// these include the people of the event.
    pub(super) async fn involved_in<K: Kind>(&self, loaded: &K) -> Result<BTreeSet<UserId>, AppError> {
        let mut all = involved(loaded);
        if let Some(event) = loaded.row().part_of {
            all.extend(involved(&*self.team_event(event).await?));
        }
        Ok(all)
    }
}
