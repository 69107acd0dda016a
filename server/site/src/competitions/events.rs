//! The list of events of all kinds, for players who want to enter one.

use std::sync::Arc;

use store::{account::Account, competitions, id::UserId};
use wire::Events;

use super::{Kind as _, Runnable, competition_name, each_kind};
use crate::{competitions::Competitions, error::AppError};

impl Competitions {
    /// Returns the newest events of each kind, unfinished ones first, and all unfinished ones of the viewer. Broken
    /// ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn events(&self, viewer: Option<&Account>) -> Result<Events, AppError> {
        let now = self.node.clock.now();
        let user = viewer.map(|account| account.id);
        let mut events = Events {
            now,
            tournaments: Vec::new(),
            team_events: Vec::new(),
            team_matches: Vec::new(),
            comparatives: Vec::new(),
            yours: Vec::new(),
        };
        each_kind!(K => for loaded in self.listed_with_own::<K>(user).await? {
            if user.is_some_and(|user| loaded.involves(user)) {
                events.yours.push(competition_name(loaded.row().id.into()).1);
            }
            loaded.add_card(viewer, now, &mut events);
        });
        Ok(events)
    }

    /// Returns the listed competitions of a kind, and the unfinished ones of a user that are not among them.
    async fn listed_with_own<K: Runnable>(&self, user: Option<UserId>) -> Result<Vec<Arc<K>>, AppError> {
        let mut listed = self.listed_competitions::<K>().await?;
        let Some(user) = user else { return Ok(listed) };
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            if listed.iter().any(|known| known.row().id == id) {
                continue;
            }
            let Some(loaded) = self.unbroken::<K>(id).await? else { continue };
            if loaded.involves(user) && loaded.row().part_of.is_none() {
                listed.push(loaded);
            }
        }
        Ok(listed)
    }
}
