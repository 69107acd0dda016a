//! Who may see what of a match: the one function, [`may_see`], that pages, sockets, the API, records, sheets, reviews,
//! practice, chat and the disclosure of the dice all ask.
//!
//! An ordinary match may be seen by everybody once it has begun. A table of a team match is seen as its line-ups and
//! boards allow (`events::duplicate::TeamMatch::sight`), and told of in full only when its board is over in both rooms.
//! Lists and analyses, which read rows and not matches, leave such tables out in the database (`db::matches::told`).

use ::events::duplicate::{self, BoardNumber, Room, TeamMatch, Viewer};
use wire::{MatchView, TeamTable};

use super::{
    Live, event_desk,
    facts::{Facts, Status},
    snapshot::Snapshot,
    team,
};
use crate::{error::AppError, id::UserId};

/// How much of a match somebody may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sight {
    /// The game as those at the table and around it see it: nothing of the dice to come, nothing that is made of it.
    Game,
    /// Everything that is known of it: its record, the keys of its dice, its analysis.
    All,
}

/// Why somebody may see nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hidden {
    /// It is known to two people only, until it is a match.
    Private,
    /// The board is not over in both rooms.
    Room,
}

/// Where a table stands in its team match.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InTeamMatch<'a> {
    pub(crate) state: &'a TeamMatch,
    pub(crate) room: Room,
    pub(crate) board: BoardNumber,
    /// Whether the director has called the match off, so that nothing is to be kept from anybody.
    pub(crate) is_off: bool,
}

/// What `viewer` may see of a match; `team` is its place in a team match, if it has one.
///
/// # Errors
/// If that is nothing.
pub(crate) fn may_see(
    facts: &Facts,
    team: Option<InTeamMatch<'_>>,
    viewer: Option<UserId>,
) -> Result<Sight, Hidden> {
    if let Some(InTeamMatch { state, room, board, is_off }) = team {
        if is_off {
            return Ok(Sight::All);
        }
        let viewer = viewer.map_or(Viewer::Anonymous, |user| Viewer::Player(event_desk::player(user)));
        return match state.sight(viewer, room, board) {
            duplicate::Sight::Nothing => Err(Hidden::Room),
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
        }
    }
}

const NOT_YET: AppError = AppError::Forbidden(
    "this table belongs to a team match and is shown when the board is over in both rooms",
);

impl Live {
    /// What somebody may see of a match.
    ///
    /// # Errors
    /// If that is nothing, or the team match cannot be read.
    pub(super) async fn sight(&self, snapshot: &Snapshot, viewer: Option<UserId>) -> Result<Sight, AppError> {
        let facts = &snapshot.facts;
        let Some(set) = &snapshot.roll_set else { return Ok(may_see(facts, None, viewer)?) };
        let loaded = self.team_match(set.team_match).await?;
        let place = loaded.place_of(facts.id);
        let team = place.map(|(room, board)| InTeamMatch {
            state: &loaded.state,
            room,
            board,
            is_off: loaded.cancelled.is_some(),
        });
        Ok(may_see(facts, team, viewer)?)
    }

    /// Whether somebody may see a match at all.
    pub(super) async fn check_may_see(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<(), AppError> {
        self.sight(snapshot, viewer).await.map(drop)
    }

    /// Whether somebody may be told everything of a match that is over: its record and what is made of it.
    pub(super) async fn check_may_tell(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<(), AppError> {
        match self.sight(snapshot, viewer).await? {
            Sight::All => Ok(()),
            Sight::Game => Err(NOT_YET),
        }
    }

    /// Whether somebody may hear what is said at a table and speak there. While a board of a team match is played, that
    /// is between the two who play: whoever watches could carry news from room to room.
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
                "at a table of a team match only the players talk until the board is over in both rooms",
            )),
        }
    }

    /// A match as somebody may see it.
    ///
    /// # Errors
    /// If that is nothing.
    pub(super) async fn view_for(
        &self,
        snapshot: &Snapshot,
        viewer: Option<UserId>,
    ) -> Result<MatchView, AppError> {
        self.check_may_see(snapshot, viewer).await?;
        let mut view = self.view_of(snapshot, viewer);
        if let Some(set) = &snapshot.roll_set {
            let loaded = self.team_match(set.team_match).await?;
            view.team = loaded.place_of(snapshot.facts.id).map(|(room, board)| TeamTable {
                id: set.team_match.to_wire(),
                board: team::small(board.get()),
                room: team::wire_room(room),
            });
        }
        Ok(view)
    }
}
