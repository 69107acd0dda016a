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

use std::sync::Arc;

use ::competitions::{
    self as rules_of, BoardNumber, PlayerId, Viewer,
    comparative::ComparativeEvent,
    team_match::{Room, TeamMatch},
};
use store::{
    account::Account,
    competitions::CompetitionId,
    facts::{Facts, Status},
};
use wire::{ComparativeTable, MatchView, TeamTable};

use crate::{
    error::AppError,
    match_state::{snapshot::Snapshot, view},
    matches::{Matches, events::Event, gate::Pace},
};

/// The part of a match that a viewer may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sight {
    /// The game as far as the other room of the team match has played it.
    Gated,
    /// The game as its players see it, without future rolls, record or analysis.
    Game,
    /// Everything: the record, the keys of the dice, the analysis.
    All,
}

/// A match as one viewer may see it.
#[derive(Debug, Clone)]
pub struct Seen {
    snapshot: Arc<Snapshot>,
    sight: Sight,
    place: Place,
}

/// The place of a table in its event, as messages carry it.
#[derive(Debug, Clone)]
pub(crate) enum Place {
    Team(TeamTable),
    Comparative(ComparativeTable),
    None,
}

impl Seen {
    /// Returns the match. Behind the gate, its newest event is the last public one.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// Returns true if this viewer is shown what every other spectator is shown. At tables of events, what spectators
    /// see depends on who they are.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hidden {
    /// A table known to two people only, until its match begins.
    Private,
    /// The board is not over in both rooms.
    Room,
    /// The viewer may still play the board, or it is being played.
    Field,
}

/// The place of a table in its event.
#[derive(Debug, Clone, Copy)]
pub(crate) enum InCompetition<'a> {
    Team(InTeamMatch<'a>),
    Comparative(InComparative<'a>),
}

/// The place of a table in its team match.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InTeamMatch<'a> {
    pub(crate) state: &'a TeamMatch,
    pub(crate) room: Room,
    pub(crate) board: BoardNumber,
    /// True if the director has cancelled the team match, so that nothing stays hidden.
    pub(crate) is_off: bool,
}

/// The place of a table in its comparative event.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InComparative<'a> {
    pub(crate) state: &'a ComparativeEvent,
    pub(crate) player: PlayerId,
    pub(crate) board: BoardNumber,
}

/// Returns what a viewer may see of a match; `event` is its place in a team match or comparative event, if it has
/// one, with the viewer as that event knows them.
///
/// # Errors
/// If the viewer may see nothing.
pub(crate) fn may_see(
    facts: &Facts,
    event: Option<(InCompetition<'_>, Viewer)>,
    viewer: Option<&Account>,
) -> Result<Sight, Hidden> {
    let seen = event.map(|(event, eyes)| match event {
        InCompetition::Team(InTeamMatch { is_off: true, .. }) => (rules_of::Sight::All, Hidden::Room),
        InCompetition::Team(InTeamMatch { state, room, board, is_off: false }) => {
            (state.sight(eyes, room, board), Hidden::Room)
        }
        InCompetition::Comparative(InComparative { state, player, board }) => {
            (state.sight(eyes, player, board), Hidden::Field)
        }
    });
    if let Some((sight, why)) = seen {
        return match sight {
            rules_of::Sight::Nothing => Err(why),
            rules_of::Sight::Gated => Ok(Sight::Gated),
            rules_of::Sight::Game => Ok(Sight::Game),
            rules_of::Sight::All => Ok(Sight::All),
        };
    }
    // The pairings of a knock-out are public.
    let is_private = facts.status == Status::Open && facts.invited.is_some() && facts.tournament.is_none();
    if facts.roll_set.is_some() {
        return Err(Hidden::Room);
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
            Hidden::Private => AppError::NotFound("match"),
            Hidden::Room => NOT_YET,
            Hidden::Field => NOT_FOR_YOU_YET,
        }
    }
}

/// Returns the error for a player whose seat belongs to a substitute now.
pub(super) fn seat_taken_over(message: String) -> AppError {
    AppError::Refused { reason: "seat_taken_over", message }
}

const NOT_YET: AppError = AppError::Forbidden(
    "this table belongs to a team match: spectators see the open room as far as both rooms have played, and everything when the board is over in both",
);

const NOT_FOR_YOU_YET: AppError = AppError::Forbidden(
    "this table belongs to a comparative event: finished games are shown to players who have finished the board, and to everyone when the event is over",
);

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
        let sight = sight(&snapshot.facts, event.as_deref(), viewer).map_err(|hidden| {
            let told = event.as_deref().zip(viewer);
            let told = told.and_then(|(event, viewer)| event.taken_over(snapshot.facts.id, viewer));
            told.map_or_else(|| hidden.into(), seat_taken_over)
        })?;
        let mut seen = Seen {
            snapshot: Arc::clone(snapshot),
            sight,
            place: place(&snapshot.facts, event.as_deref(), sight),
        };
        if let (Sight::Gated, Some(event)) = (sight, &event) {
            let other = self.pace_of_other_room(&**event, snapshot).await?;
            let public = self.gates.public(snapshot, other);
            seen.snapshot =
                public.map_err(|error| AppError::internal("the public events of a table", error))?;
        }
        Ok(seen)
    }

    /// Returns how far the other room has come with the roll set of a table. A frame that follows a play finds the
    /// other table in memory; it is read from the database only when this node has not looked at it for long.
    async fn pace_of_other_room(&self, event: &dyn Event, table: &Snapshot) -> Result<Pace, AppError> {
        match event.other_table(table.facts.id) {
            Some(other) => Ok(Pace::of(&*self.load(other).await?)),
            None => Ok(Pace::NotBegun),
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
            Sight::Gated => Err(NOT_YET),
        }
    }

    async fn sight(&self, snapshot: &Snapshot, viewer: Option<&Account>) -> Result<Sight, AppError> {
        let event = self.event_of(snapshot).await?;
        Ok(sight(&snapshot.facts, event.as_deref(), viewer)?)
    }

    /// Checks that the viewer may see everything of a finished match: its record and what is made from it.
    pub(crate) async fn check_may_tell(
        &self,
        snapshot: &Snapshot,
        viewer: Option<&Account>,
    ) -> Result<(), AppError> {
        match self.sight(snapshot, viewer).await? {
            Sight::All => Ok(()),
            Sight::Gated | Sight::Game => Err(match snapshot.roll_set.as_deref().map(|set| set.of) {
                Some(CompetitionId::Comparative(_)) => NOT_FOR_YOU_YET,
                Some(_) | None => NOT_YET,
            }),
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
            Sight::Gated | Sight::Game => Err(AppError::Forbidden(
                "at a table of a duplicate board only the players talk until everybody may know its rolls",
            )),
        }
    }

    /// Returns the view of a match for the viewer to whom it was shown.
    pub fn view_of_seen(&self, seen: &Seen, viewer: Option<&Account>) -> MatchView {
        let mut view = self.presence.view_of(seen.snapshot(), viewer.map(|account| account.id));
        if seen.sight == Sight::Gated {
            view.clocks = view::clocks_at_last_event(seen.snapshot());
        }
        match &seen.place {
            Place::Team(table) => view.team = Some(table.clone()),
            Place::Comparative(table) => view.comparative = Some(table.clone()),
            Place::None => {}
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
    may_see(facts, event.and_then(|event| event.place_of(facts.id, viewer)), viewer)
}

fn place(facts: &Facts, event: Option<&dyn Event>, sight: Sight) -> Place {
    event.map_or(Place::None, |event| event.shown(facts.id, sight))
}
