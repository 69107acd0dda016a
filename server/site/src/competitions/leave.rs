//! Withdraws a deleted account from events that have not begun.

use ::competitions::{
    PlayerId,
    knockout::{Branch, Step},
    team_event::Phase,
};
use store::{
    competitions::{self, player},
    id::UserId,
};

use super::{
    Batch,
    team::{self, invitations::declined_by},
    team_event, tournament,
};
use crate::{competitions::Competitions, error::AppError};

impl Competitions {
    /// Takes a user out of all events that have not begun: entries are withdrawn, teams left, invitations declined. A
    /// team of an event whose captain leaves is withdrawn.
    ///
    /// # Errors
    /// If an event cannot be read or changed.
    pub(crate) async fn leave_events_before_their_start(&self, user: UserId) -> Result<(), AppError> {
        let me = player(user);
        for id in self.node.store.read(competitions::unfinished).await? {
            let has_entered = |loaded: &tournament::Loaded| {
                loaded.state.bracket(Branch::Main).is_none() && loaded.state.players().any(|one| one == me)
            };
            if has_entered(&*self.tournament(id).await?) {
                self.change(id, user, async |loaded: &tournament::Loaded| {
                    let step = has_entered(loaded).then(|| Step::Withdrawn(me).into());
                    Ok(Batch::of(step))
                })
                .await?;
            }
        }
        for id in self.node.store.read(competitions::unfinished).await? {
            if named(&*self.team_event(id).await?, me).is_empty() {
                continue;
            }
            self.change(id, user, async |loaded: &team_event::Loaded| {
                let acts = named(loaded, me).into_iter().map(|team| loaded.without(user, team));
                Ok(Batch::of(acts.collect::<Result<Vec<_>, _>>()?))
            })
            .await?;
        }
        for id in self.node.store.read(competitions::unfinished).await? {
            if !self.team_match(id).await?.may_leave(user) {
                continue;
            }
            self.change(id, user, async |loaded: &team::Loaded| {
                Ok(Batch::of(loaded.may_leave(user).then(|| declined_by(user))))
            })
            .await?;
        }
        Ok(())
    }
}

/// Returns the numbers of the teams of an event that has not begun in which a person is named.
fn named(loaded: &team_event::Loaded, person: PlayerId) -> Vec<u64> {
    if loaded.state.phase() != Phase::Entries || loaded.is_by_hand() {
        return Vec::new();
    }
    let is_of = |captain: PlayerId, players: &[PlayerId]| captain == person || players.contains(&person);
    let teams = loaded.state.teams().iter().filter(|team| is_of(team.captain, &team.players));
    teams.map(|team| team.id.get()).collect()
}
