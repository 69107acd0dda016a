//! Matches: tables, the path of an action, settlements, dice, views and records.
//!
//! Read [`act`] for the path of an action: load, decide, append, answer, broadcast. The log of a match is its state;
//! [`Snapshot`] is derived from it. No node owns a match. The primary key of the log decides which of two concurrent
//! writers wins. [`sight`] and [`view`] alone decide what a viewer may see.

pub mod act;
pub(crate) mod awaited;
pub(crate) mod begin;
pub(crate) mod beginnings;
mod challenges;
pub mod chat;
pub(crate) mod deadlines;
pub(crate) mod dice_statistics;
pub(crate) mod disclosure;
pub(crate) mod events;
pub(crate) mod follow;
pub(crate) mod fresh_gain;
pub(crate) mod gate;
pub(crate) mod in_play;
mod lock_step;
pub mod own_account;
pub(crate) mod pairing;
pub(crate) mod rated_limit;
pub(crate) mod reading;
pub(crate) mod ready;
pub(crate) mod record;
pub mod rematch;
pub(crate) mod settle;
mod shared_events;
mod shared_roll;
pub mod sight;
pub(crate) mod substitute;
pub(crate) mod tables;
pub mod thrown;
pub(crate) mod vacation;
mod vacation_days;
pub(crate) mod watch;

use std::sync::Arc;

use store::{
    account::Account,
    facts::Status,
    id::{MatchId, UserId},
};
use wire::MatchView;

use crate::{
    error::AppError,
    match_state::{convert, snapshot::Snapshot, view},
    node::Node,
    presence::{Presence, bus::News, hub::Shown},
};
use events::Events;
use follow::Follower;
use texts::refusals;

/// The matches of the site, as one node serves them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Matches {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    /// The events to which tables belong.
    events: Arc<dyn Events>,
    /// The rooms that act after a change of a match.
    followers: Arc<[Arc<dyn Follower>]>,
    /// The accounts of the house bots, from the weakest to the strongest.
    house_bots: Arc<[Account]>,
    gates: Arc<gate::Gates>,
    shared_events: Arc<shared_events::SharedEvents>,
    pub(crate) reading: Arc<reading::Reading>,
    pub(crate) deadlines: Arc<deadlines::Deadlines>,
}

impl Matches {
    /// Returns the handle. `followers` are called in their order.
    pub(crate) fn new(
        presence: Presence,
        events: Arc<dyn Events>,
        followers: Vec<Arc<dyn Follower>>,
        house_bots: Vec<Account>,
    ) -> Matches {
        Matches {
            node: Arc::clone(&presence.node),
            presence,
            events,
            followers: followers.into(),
            house_bots: house_bots.into(),
            gates: Arc::default(),
            shared_events: Arc::default(),
            reading: Arc::default(),
            deadlines: Arc::default(),
        }
    }

    /// Returns a match, from memory or from its log.
    ///
    /// # Errors
    /// If the match does not exist, or cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
        match self.presence.hub.snapshot(id) {
            Some(snapshot) => Ok(snapshot),
            None => self.reload(id).await,
        }
    }

    /// Returns a match with at least the `seen` events that a client knows. The news of them may not have arrived
    /// yet.
    pub async fn load_as_seen(&self, id: MatchId, seen: u32) -> Result<Arc<Snapshot>, AppError> {
        let snapshot = self.load(id).await?;
        if seen > snapshot.last_seq { self.reload(id).await } else { Ok(snapshot) }
    }

    /// Reads a match from the database. Only the events that are not in memory are read.
    pub(crate) async fn reload(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
        let warm = self.presence.hub.snapshot(id);
        let known = warm.as_ref().map_or(0, |warm| warm.last_seq);
        let ticket = self.presence.hub.ticket();
        let vault = self.node.vault.clone();
        let read = self
            .node
            .store
            .read(move |connection| match warm {
                Some(warm) => warm.reload(connection, &vault),
                None => Snapshot::load(connection, &vault, id),
            })
            .await;
        match read.map_err(AppError::from)? {
            Some(snapshot) => {
                if snapshot.last_seq < known {
                    tracing::error!(match.id = %id.shown(), known, "the database has lost events of a match");
                    self.presence.hub.forget(id);
                }
                Ok(self.presence.hub.keep(ticket, Arc::new(snapshot)))
            }
            None => Err(AppError::NotFound(refusals::no_such_match())),
        }
    }

    /// Returns a match as `viewer` may see it.
    ///
    /// # Errors
    /// If no match with this id is visible to the viewer.
    pub async fn view(&self, id: MatchId, viewer: Option<&Account>) -> Result<MatchView, AppError> {
        let snapshot = self.load(id).await?;
        self.view_for(&snapshot, viewer).await
    }

    /// Handles a guest who chose a name: matches in memory are reloaded with the new name.
    pub fn renamed(&self, user: UserId, old_name: &str) {
        self.forget_name(user, old_name);
        self.presence.bus.publish(News::Renamed { user, old_name: old_name.to_owned() });
    }

    /// Handles matches that were voided, or count again: they are read again for the next viewer. Other nodes
    /// read them when they load them next.
    pub(crate) fn voided(&self, matches: impl IntoIterator<Item = MatchId>) {
        for id in matches {
            self.presence.hub.forget(id);
        }
    }

    /// Handles a change in what an account shows beside its name: matches in memory are read again, and the lobby is
    /// updated if the account is there.
    pub(crate) async fn looks_different(&self, user: UserId) {
        self.forget_look(user).await;
        self.presence.bus.publish(News::Look { user });
    }

    pub(crate) async fn forget_look(&self, user: UserId) {
        for id in self.presence.hub.warm_matches_of(user) {
            self.presence.hub.forget(id);
        }
        if self.presence.hub.is_here(user) {
            self.presence.show_who_is_here(vec![user]).await;
        }
    }

    pub(crate) fn forget_name(&self, user: UserId, old_name: &str) {
        for id in self.presence.hub.warm_matches_of(user) {
            self.presence.hub.forget(id);
        }
        self.events.forget(user);
        self.presence.hub.hide_player(old_name);
        self.presence.hub.forget_lobby_lines_of(user);
        self.presence.hub.sign_out(user, None);
    }

    // ---- consequences of a change

    /// Applies a committed change on this node, then broadcasts it to the others.
    pub(crate) async fn tell(&self, before: &Snapshot, snapshot: &Arc<Snapshot>) {
        self.look_at(snapshot).await;
        self.tell_followers(snapshot);
        if matches!(snapshot.facts.status, Status::Finished(_)) {
            if snapshot.roll_set.is_none() {
                self.tell_followers_of_public(snapshot);
            }
            if let Some(id) = snapshot.competition() {
                self.events.ask(id);
            }
        }
        let is_other_status = before.facts.status != snapshot.facts.status;
        let is_other_score = before.facts.points != snapshot.facts.points;
        let lobby = is_other_status || is_other_score;
        if let Some(id) = snapshot.competition()
            // The score of a room is announced by a step, once it is public.
            && (is_other_status || (is_other_score && snapshot.roll_set.is_none()))
        {
            self.events.tell_of(id).await;
        }
        self.presence.bus.publish(News::Match { id: snapshot.facts.id, seq: snapshot.last_seq, lobby });
    }

    /// Updates the lobby, agendas and deadlines from the current state of a match.
    pub(crate) async fn look_at(&self, snapshot: &Arc<Snapshot>) {
        let facts = &snapshot.facts;
        let shown = match facts.status {
            // The page of a team match or comparative event shows its tables, and only to those who may see them.
            _ if facts.roll_set.is_some() => Shown::Nothing,
            // A table is listed once its opener has taken a seat.
            Status::Open if facts.seats.white.is_some() => Shown::Table(view::table(facts, &snapshot.people)),
            Status::Playing { .. } => {
                view::summary(facts, &snapshot.people, |_| None).map_or(Shown::Nothing, Shown::Match)
            }
            Status::Open | Status::Finished(_) => Shown::Nothing,
        };
        self.presence.hub.show_in_lobby(facts.id, shown);
        self.presence.hub.note_in_agendas(snapshot);
        if let Some(deadline) = snapshot.state.next_deadline() {
            self.deadlines.expect(convert::to_wire_time(deadline));
        }
        for row in &snapshot.rating_changes {
            if let Some(account) = snapshot.people.get(&row.player)
                && self.presence.is_online(account)
            {
                self.presence.show_player(account).await;
            }
        }
    }
}

impl Matches {
    fn tell_followers(&self, snapshot: &Arc<Snapshot>) {
        for follower in &*self.followers {
            follower.changed(snapshot);
        }
    }

    /// Announces that a finished match has become public.
    pub(crate) fn tell_followers_of_public(&self, snapshot: &Arc<Snapshot>) {
        for follower in &*self.followers {
            follower.became_public(snapshot);
        }
    }
}
