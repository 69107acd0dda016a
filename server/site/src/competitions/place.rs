//! The place of a match in its competition.

use store::{account::Account, id::MatchId};
use texts::refusals;
use wire::CompetitionPlace;

use super::{Kind as _, Runnable as _, by_kind};
use crate::{competitions::Competitions, error::AppError};

/// The place of a match in its competition.
pub(crate) struct Placed {
    pub(crate) place: CompetitionPlace,
    /// The name of the competition.
    pub(crate) name: String,
    /// The number of the board, from 1, if it is played by boards.
    pub(crate) board: Option<u8>,
}

impl Competitions {
    /// Returns the place of a match in its competition, as the viewer may see it, for the page of the match.
    ///
    /// # Errors
    /// If the match does not exist, belongs to no competition, or the viewer may not see it.
    pub async fn event_place(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<CompetitionPlace, AppError> {
        Ok(self.placed(id, viewer).await?.place)
    }

    /// Returns the place of a match with the names for headers of files.
    ///
    /// # Errors
    /// Like [`Competitions::event_place`].
    pub(crate) async fn placed(&self, id: MatchId, viewer: Option<&Account>) -> Result<Placed, AppError> {
        let snapshot = self.matches.load(id).await?;
        self.matches.seen(&snapshot, viewer).await?;
        let none = || AppError::NotFound(refusals::no_event_of_match());
        let event = snapshot.competition().ok_or_else(none)?;
        by_kind!(event, K => {
            let loaded = self.competition::<K>(event).await?;
            let place = K::place(self, &loaded, id, viewer).await?.ok_or_else(none)?;
            Ok(Placed { place, name: loaded.event_name().to_owned(), board: loaded.board_of(id) })
        })
    }
}
