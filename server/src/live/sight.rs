//! Decides who may see what of a match. The function [`may_see`] alone decides it for pages, sockets, the API,
//! records, sheets, reviews, practice, chat and the disclosure of the dice.
//!
//! An ordinary match is public once it has begun. A table of a team match is visible as its line-ups and boards
//! allow (`events::duplicate::TeamMatch::sight`). It is fully public only when its board is over in both rooms. A
//! table of a comparative event is visible to its player and to those who have finished the same board
//! (`events::comparative::ComparativeEvent::sight`). It is fully public when the event is over. Lists and analyses
//! read rows instead of matches; for them the database leaves such tables out (`db::matches::told`).

use std::sync::Arc;

use ::events::{
    PlayerId,
    comparative::ComparativeEvent,
    duplicate::{self, BoardNumber, Room, TeamMatch, Viewer},
};
use store::{
    facts::{Facts, Status},
    id::UserId,
    team_matches::SetOf,
};
use wire::{ComparativeTable, MatchView, TeamTable};

use super::{Live, comparative, snapshot::Snapshot, team};
use crate::error::AppError;

/// The part of a match that a viewer may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sight {
    /// The game as players and spectators see it, without future rolls, record or analysis.
    Game,
    /// Everything: the record, the keys of the dice, the analysis.
    All,
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
pub(crate) enum InEvent<'a> {
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
    pub(crate) board: u32,
}

/// Returns what `viewer` may see of a match; `event` is its place in a team match or comparative event, if it has
/// one.
///
/// # Errors
/// If the viewer may see nothing.
pub(crate) fn may_see(
    facts: &Facts,
    event: Option<InEvent<'_>>,
    viewer: Option<UserId>,
) -> Result<Sight, Hidden> {
    let eyes = viewer.map_or(Viewer::Anonymous, |user| Viewer::Player(store::event_log::player(user)));
    let seen = event.map(|event| match event {
        InEvent::Team(InTeamMatch { is_off: true, .. }) => (duplicate::Sight::All, Hidden::Room),
        InEvent::Team(InTeamMatch { state, room, board, is_off: false }) => {
            (state.sight(eyes, room, board), Hidden::Room)
        }
        InEvent::Comparative(InComparative { state, player, board }) => {
            (state.sight(eyes, player, board), Hidden::Field)
        }
    });
    if let Some((sight, why)) = seen {
        return match sight {
            duplicate::Sight::Nothing => Err(why),
            duplicate::Sight::Game => Ok(Sight::Game),
            duplicate::Sight::All => Ok(Sight::All),
        };
    }
    let is_private = facts.status == Status::Open && facts.invited.is_some();
    if facts.roll_set.is_some() {
        return Err(Hidden::Room);
    }
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

const NOT_YET: AppError = AppError::Forbidden(
    "this table belongs to a team match and is shown when the board is over in both rooms",
);

const NOT_FOR_YOU_YET: AppError = AppError::Forbidden(
    "this table belongs to a comparative event: finished games are shown to who has finished the board, all of them when the event is over",
);

/// The event of a table, in its current state.
#[derive(Debug)]
enum Event {
    Team(Arc<team::Loaded>),
    Comparative(Arc<comparative::Loaded>),
}

impl Live {
    async fn event_of(&self, snapshot: &Snapshot) -> Result<Option<Event>, AppError> {
        let Some(set) = &snapshot.roll_set else { return Ok(None) };
        Ok(Some(match set.of {
            SetOf::TeamMatch(id) => Event::Team(self.team_match(id).await?),
            SetOf::Comparative(id) => Event::Comparative(self.comparative(id).await?),
        }))
    }

    /// Returns what a viewer may see of a match.
    ///
    /// # Errors
    /// If the viewer may see nothing, or the event cannot be read.
    pub(super) async fn sight(&self, snapshot: &Snapshot, viewer: Option<UserId>) -> Result<Sight, AppError> {
        let facts = &snapshot.facts;
        let event = self.event_of(snapshot).await?;
        let place = event.as_ref().and_then(|event| match event {
            Event::Team(loaded) => loaded.place_of(facts.id).map(|(room, board)| {
                let is_off = loaded.cancelled.is_some();
                InEvent::Team(InTeamMatch { state: &loaded.state, room, board, is_off })
            }),
            Event::Comparative(loaded) => loaded.place_of(facts.id).map(|(player, board)| {
                InEvent::Comparative(InComparative { state: &loaded.state, player, board })
            }),
        });
        Ok(may_see(facts, place, viewer)?)
    }

    /// Checks that the viewer may see anything of a match.
    pub(super) async fn check_may_see(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<(), AppError> {
        self.sight(snapshot, viewer).await.map(drop)
    }

    /// Checks that the viewer may see everything of a finished match: its record and what is made from it.
    pub(super) async fn check_may_tell(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<(), AppError> {
        match self.sight(snapshot, viewer).await? {
            Sight::All => Ok(()),
            Sight::Game => Err(match snapshot.roll_set.as_deref().map(|set| set.of) {
                Some(SetOf::Comparative(_)) => NOT_FOR_YOU_YET,
                Some(SetOf::TeamMatch(_)) | None => NOT_YET,
            }),
        }
    }

    /// Checks that a user may read and write a table's chat. While a board of a team match is in play, only its two
    /// players may: spectators could carry information from room to room.
    pub(super) async fn check_may_talk(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<(), AppError> {
        let is_seated = viewer.is_some_and(|user| snapshot.facts.side_of(user).is_some());
        match self.sight(snapshot, viewer).await? {
            Sight::All => Ok(()),
            Sight::Game if is_seated => Ok(()),
            Sight::Game => Err(AppError::Forbidden(
                "at a table of a duplicate board only the players talk until everybody may know its rolls",
            )),
        }
    }

    /// Returns a match as the viewer may see it.
    ///
    /// # Errors
    /// If the viewer may see nothing.
    pub(super) async fn view_for(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<MatchView, AppError> {
        self.check_may_see(snapshot, viewer).await?;
        let mut view = self.view_of(snapshot, viewer);
        match self.event_of(snapshot).await? {
            Some(Event::Team(loaded)) => {
                view.team = loaded.place_of(snapshot.facts.id).map(|(room, board)| TeamTable {
                    id: loaded.facts.id.to_wire(),
                    board: team::small(board.get()),
                    room: team::wire_room(room),
                });
            }
            Some(Event::Comparative(loaded)) => {
                let settings = &loaded.facts.settings;
                view.comparative = loaded.place_of(snapshot.facts.id).map(|(_, board)| ComparativeTable {
                    id: loaded.facts.id.to_wire(),
                    name: settings.name.clone(),
                    board: team::small(board),
                    boards: settings.boards,
                });
            }
            None => {}
        }
        Ok(view)
    }
}
