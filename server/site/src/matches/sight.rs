//! Decides who may see what of a match. The function [`may_see`] alone decides it for pages, sockets, the API,
//! records, sheets, reviews, practice, chat and the disclosure of the dice.
//!
//! An ordinary match is public once it has begun. A table of a team match is visible as its line-ups and boards
//! allow (`competitions::team_match::TeamMatch::sight`). It is fully public only when its board is over in both rooms.
//! A table of a comparative event is visible to its player and to those who have finished the same board
//! (`competitions::comparative::ComparativeEvent::sight`). It is fully public when the event is over. Lists and
//! analyses read rows instead of matches; for them the database leaves such tables out (`store::matches::told`).
//!
//! A viewer is shown a [`Seen`] and never a [`Snapshot`]. Only this module makes one, and for a spectator of an open
//! room it holds the public state alone (`gate.rs`): no handler can reveal more than the gate allows.
//!
//! A person and the bots that the person owns see the same of a team match (`team::view::eyes`).

use std::{sync::Arc, time::Instant};

use ::competitions::Sight as Known;
use store::{
    DbError,
    account::Account,
    facts::{Facts, Status},
};
use texts::{Refusal, refusals};
use wire::{Hold, MatchView};

pub(crate) use super::events::Sight;
use crate::{
    error::AppError,
    match_state::{snapshot::Snapshot, view},
    matches::{Matches, events::Event, gate::Pace},
    presence::hub::Version,
};

/// A match as one viewer may see it.
#[derive(Debug, Clone)]
pub struct Seen {
    snapshot: Arc<Snapshot>,
    sight: Sight,
    /// The event of the table, if its rolls are hidden.
    event: Option<Arc<dyn Event>>,
    /// Behind the gate: the director's message while the table is held. It follows from public acts at the desk and not
    /// from the game, which may have ended in secret.
    hold: Option<Hold>,
}

impl Seen {
    /// Returns the match. Behind the gate, its newest event is the last public one.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// Returns true if this viewer is shown what every other spectator is shown. At tables with a roll set, what
    /// spectators see depends on who they are.
    pub fn is_same_for_spectators(&self, viewer: Option<&Account>) -> bool {
        let sits = viewer.is_some_and(|viewer| self.snapshot.facts.side_of(viewer.id).is_some());
        !sits && self.snapshot.roll_set.is_none()
    }

    /// Returns the part that the viewer may see.
    pub(crate) fn sight(&self) -> Sight {
        self.sight
    }
}

/// The reason why a viewer may see nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Hidden {
    /// A table known to two people only, until its match begins.
    Private,
    /// The event does not show the table to this viewer yet. The text says when it will.
    Event(Refusal),
}

/// Returns what a viewer may see of a match. `event` is set for a table whose rolls are hidden: it has what the event's
/// rules show to this viewer, and the message for a viewer who may not see everything.
///
/// # Errors
/// If the viewer may see nothing.
pub(crate) fn may_see(
    facts: &Facts,
    event: Option<(Known, Refusal)>,
    viewer: Option<&Account>,
) -> Result<Sight, Hidden> {
    if let Some((known, not_yet)) = event {
        return match known {
            Known::Nothing => Err(Hidden::Event(not_yet)),
            Known::Gated => Ok(Sight::Gated),
            Known::Game => Ok(Sight::Game),
            Known::All => Ok(Sight::All),
        };
    }
    // The pairings of a knock-out are public.
    let is_private = facts.status == Status::Open && facts.invited.is_some() && facts.tournament.is_none();
    if facts.roll_set.is_some() {
        return Err(Hidden::Event(refusals::in_team_match()));
    }
    let viewer = viewer.map(|account| account.id);
    if is_private && (viewer.is_none() || (viewer != Some(facts.opener) && viewer != facts.invited)) {
        return Err(Hidden::Private);
    }
    Ok(Sight::All)
}

impl From<Hidden> for AppError {
    fn from(hidden: Hidden) -> AppError {
        match hidden {
            Hidden::Private => AppError::NotFound(refusals::no_such_match()),
            Hidden::Event(not_yet) => AppError::Forbidden(not_yet),
        }
    }
}

impl Matches {
    pub(super) async fn event_of(&self, snapshot: &Snapshot) -> Result<Option<Arc<dyn Event>>, AppError> {
        match &snapshot.roll_set {
            Some(set) => self.events.of_table(set.of).await,
            None => Ok(None),
        }
    }

    /// Returns a match as a viewer may see it.
    ///
    /// # Errors
    /// If the viewer may see nothing, or the event cannot be read.
    pub async fn seen(&self, snapshot: &Arc<Snapshot>, viewer: Option<&Account>) -> Result<Seen, AppError> {
        let event = self.event_of(snapshot).await?;
        self.seen_in(event, snapshot, viewer).await
    }

    /// Returns a match as a viewer with an account may see it; `None` if the viewer may see nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn seen_unless_hidden(
        &self,
        snapshot: &Arc<Snapshot>,
        viewer: &Account,
    ) -> Result<Option<Seen>, AppError> {
        match self.seen(snapshot, Some(viewer)).await {
            Ok(seen) => Ok(Some(seen)),
            // A broken event shows nothing either.
            Err(
                AppError::NotFound(_)
                | AppError::Forbidden(_)
                | AppError::Refused(_)
                | AppError::Database(DbError::Broken(_)),
            ) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns a match as a viewer may see it, for a frame about a change. `version` was read before the snapshot. The
    /// frames of one version share one read of the event.
    ///
    /// # Errors
    /// If the viewer may see nothing, or the event cannot be read.
    pub async fn seen_at(
        &self,
        version: Version,
        snapshot: &Arc<Snapshot>,
        viewer: Option<&Account>,
    ) -> Result<Seen, AppError> {
        let event = match &snapshot.roll_set {
            Some(set) => {
                let shared = self.shared_events.share_event(snapshot.facts.id, version, Instant::now());
                shared.get_or_try_init(|| self.events.of_table(set.of)).await?.clone()
            }
            None => None,
        };
        self.seen_in(event, snapshot, viewer).await
    }

    async fn seen_in(
        &self,
        event: Option<Arc<dyn Event>>,
        snapshot: &Arc<Snapshot>,
        viewer: Option<&Account>,
    ) -> Result<Seen, AppError> {
        let sight = sight(&snapshot.facts, event.as_deref(), viewer).map_err(|hidden| {
            let told = event.as_deref().zip(viewer);
            let told = told.and_then(|(event, viewer)| event.taken_over(snapshot.facts.id, viewer));
            told.map_or_else(|| hidden.into(), AppError::Refused)
        })?;
        let mut seen = Seen { snapshot: Arc::clone(snapshot), sight, event, hold: None };
        if let (Sight::Gated, Some(event)) = (sight, &seen.event) {
            let other = self.pace_of_other_room(&**event, snapshot).await?;
            let public = self.gates.public(snapshot, other);
            seen.snapshot =
                public.map_err(|error| AppError::internal("the public events of a table", error))?;
            if let Some(set) = &snapshot.roll_set {
                seen.hold = self.events.hold(set.of, snapshot.facts.id).await?;
            }
        }
        Ok(seen)
    }

    /// Returns how far the other room has come with the roll set of a table. A frame that follows a play finds the
    /// other table in memory; it is read from the database only if this node has not used it for a long time.
    async fn pace_of_other_room(&self, event: &dyn Event, table: &Snapshot) -> Result<Pace, AppError> {
        let Some(other) = event.other_table(table.facts.id) else { return Ok(Pace::NotBegun) };
        match self.load(other).await {
            Ok(other) => Ok(Pace::measure_pace(&other)),
            // A director decided the game before it began, so its table was closed.
            Err(AppError::NotFound(_)) => Ok(Pace::NotBegun),
            Err(error) => Err(error),
        }
    }

    /// Checks that the viewer may see a game as its players do, at the moment of each action.
    pub(crate) async fn check_sees_live(
        &self,
        snapshot: &Snapshot,
        viewer: Option<&Account>,
    ) -> Result<(), AppError> {
        match self.sight(snapshot, viewer).await? {
            Sight::All | Sight::Game => Ok(()),
            // Only team matches have gates.
            Sight::Gated => Err(AppError::Forbidden(refusals::in_team_match())),
        }
    }

    async fn sight(&self, snapshot: &Snapshot, viewer: Option<&Account>) -> Result<Sight, AppError> {
        let event = self.event_of(snapshot).await?;
        Ok(sight(&snapshot.facts, event.as_deref(), viewer)?)
    }

    /// Checks that the viewer may see everything of a finished match: its record and everything made from it.
    pub(crate) async fn check_may_tell(
        &self,
        snapshot: &Snapshot,
        viewer: Option<&Account>,
    ) -> Result<(), AppError> {
        let event = self.event_of(snapshot).await?;
        match sight(&snapshot.facts, event.as_deref(), viewer)? {
            Sight::All => Ok(()),
            Sight::Gated | Sight::Game => {
                Err(AppError::Forbidden(event.map_or_else(refusals::in_team_match, |event| event.not_yet())))
            }
        }
    }

    /// Checks that a user may read and write a table's chat. While a board of a team match is in play, only its two
    /// players may: spectators could carry information from room to room.
    pub async fn check_may_talk(
        &self,
        snapshot: &Snapshot,
        viewer: Option<&Account>,
    ) -> Result<(), AppError> {
        let is_seated = viewer.is_some_and(|account| snapshot.facts.side_of(account.id).is_some());
        match self.sight(snapshot, viewer).await? {
            Sight::All => Ok(()),
            Sight::Game if is_seated => Ok(()),
            Sight::Gated | Sight::Game => Err(AppError::Forbidden(refusals::only_players_chat())),
        }
    }

    /// Checks that a user may write in a table's chat. While a board of a team match is in play, nobody writes at its
    /// finished tables, which the players of both rooms may read.
    pub(crate) async fn check_may_write(
        &self,
        snapshot: &Snapshot,
        author: &Account,
    ) -> Result<(), AppError> {
        self.check_may_talk(snapshot, Some(author)).await?;
        let is_over = matches!(snapshot.facts.status, Status::Finished(_));
        let event = if is_over { self.event_of(snapshot).await? } else { None };
        if event.is_some_and(|event| event.closes_chats()) {
            return Err(AppError::Forbidden(refusals::chat_closed_by_team_match()));
        }
        Ok(())
    }

    /// Returns the view of a match for the viewer to whom it was shown.
    pub fn view_of_seen(&self, seen: &Seen, viewer: Option<&Account>) -> MatchView {
        let mut view = self.presence.view_of(seen.snapshot(), viewer.map(|account| account.id));
        if seen.sight == Sight::Gated {
            view.clocks = view::clocks_at_last_event(seen.snapshot());
            view.held.clone_from(&seen.hold);
        }
        if let Some(event) = &seen.event {
            event.add_place(seen.snapshot.facts.id, seen.sight, &mut view);
        }
        view
    }

    /// Returns a match as the viewer may see it.
    ///
    /// # Errors
    /// If the viewer may see nothing.
    pub(crate) async fn view_for(
        &self,
        snapshot: &Arc<Snapshot>,
        viewer: Option<&Account>,
    ) -> Result<MatchView, AppError> {
        let seen = self.seen(snapshot, viewer).await?;
        Ok(self.view_of_seen(&seen, viewer))
    }
}

fn sight(facts: &Facts, event: Option<&dyn Event>, viewer: Option<&Account>) -> Result<Sight, Hidden> {
    let known = event.and_then(|event| {
        let known = event.sight(facts.id, viewer)?;
        // For a replaced board, the rules refer to the new game. The players of the old one still see how it ended.
        let is_own = viewer.is_some_and(|viewer| facts.side_of(viewer.id).is_some());
        let least = if is_own && event.is_replaced(facts.id) { Known::Game } else { Known::Nothing };
        Some((known.max(least), event.not_yet()))
    });
    may_see(facts, known, viewer)
}
