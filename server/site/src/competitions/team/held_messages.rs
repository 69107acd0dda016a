//! Private messages between people of one team match are held back while one of its boards is in play, so that no news
//! goes from one room to the other.

use std::collections::BTreeSet;

use store::{
    DbError, competitions,
    direct_messages::Most,
    held_messages,
    id::{TeamMatchId, UserId},
    persons,
};
use wire::Millis;

use super::{Loaded, player};
use crate::{
    bounds::Bound,
    competitions::{Competitions, broken::unless_broken, parts::TeamMatches},
    error::AppError,
    matches::own_account::SHARED_BROWSER_MS,
};

impl Loaded {
    /// Returns true while a board has begun in one room and is not over in both.
    pub(super) fn has_board_in_play(&self) -> bool {
        self.cancelled.is_none() && !self.row.settings.is_by_hand() && self.state.has_board_in_play()
    }

    /// Returns true if two people, each given by all accounts of the person, are named in teams and one of them belongs
    /// to a team. Between people who have not answered their invitations nothing is held: neither knows a board.
    fn is_between(&self, people: &[BTreeSet<UserId>; 2]) -> bool {
        let is_of = |own: &BTreeSet<UserId>, member: &UserId| {
            own.contains(member) || own.contains(&self.person(player(*member)))
        };
        let is_named = |own: &BTreeSet<UserId>| self.members().any(|member| is_of(own, &member));
        let belongs = |own: &BTreeSet<UserId>| {
            self.members().any(|member| is_of(own, &member) && self.is_member_of(member))
        };
        people.iter().all(is_named) && people.iter().any(belongs)
    }
}

impl Competitions {
    /// Returns a team match with a board in play in which both people have a part, with whichever account or bot. It
    /// holds the messages between them.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn team_match_between(
        &self,
        people: [UserId; 2],
    ) -> Result<Option<TeamMatchId>, AppError> {
        let running = self.node.store.read(competitions::running::<TeamMatchId>).await?;
        if running.is_empty() {
            return Ok(None);
        }
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let read = self.node.store.read(move |connection| {
            let [one, other] = people;
            Ok::<_, DbError>([
                persons::accounts_of(connection, one, since)?,
                persons::accounts_of(connection, other, since)?,
            ])
        });
        let people = read.await?;
        for id in running {
            // Members change rarely; the boards are read from the database.
            let remembered = unless_broken::<Loaded>(id, self.memory.remembered::<Loaded>(id).await)?;
            let Some(remembered) = remembered else { continue };
            if !remembered.is_between(&people) {
                continue;
            }
            let current = self.unbroken::<Loaded>(id).await?;
            if current.is_some_and(|loaded| loaded.has_board_in_play()) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Delivers held messages of team matches that have no board in play any more. The step that ends a board does so
    /// too; this finds what a crash or a message at the same moment has left.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn deliver_held_messages(&self) -> Result<(), AppError> {
        for id in self.node.store.read(held_messages::holders).await? {
            let Some(loaded) = self.unbroken::<Loaded>(id).await? else { continue };
            self.team_matches().deliver_messages(&loaded).await?;
        }
        Ok(())
    }
}

impl TeamMatches<'_> {
    /// Delivers the messages that a match holds, unless a board is in play.
    pub(super) async fn deliver_messages(&self, loaded: &Loaded) -> Result<(), AppError> {
        if loaded.has_board_in_play() {
            return Ok(());
        }
        let (id, bounds) = (loaded.row.id, &self.node.bounds);
        let most = Most {
            conversations: bounds.most(Bound::Conversations),
            unanswered: bounds.most(Bound::UnansweredConversations),
        };
        let delivered =
            self.node.store.write(move |connection| held_messages::deliver(connection, id, most)).await?;
        if !delivered.is_empty() {
            self.presence.messages_changed(delivered.into_iter().collect()).await;
        }
        Ok(())
    }
}
