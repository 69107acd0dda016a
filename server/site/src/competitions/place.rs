//! The place of a match in its competition, for the page of the match.

use store::{account::Account, competitions::CompetitionId, id::MatchId};
use wire::CompetitionPlace;

use crate::{competitions::Competitions, error::AppError};

impl Competitions {
    /// Returns the place of a match in its competition, as the viewer may see it.
    ///
    /// # Errors
    /// If the match does not exist, belongs to no competition, or the viewer may not see it.
    pub async fn event_place(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<CompetitionPlace, AppError> {
        let snapshot = self.matches.load(id).await?;
        self.matches.seen(&snapshot, viewer).await?;
        let place = match snapshot.competition() {
            Some(CompetitionId::Knockout(event)) => self.place_in_tournament(event, id, viewer).await?,
            Some(CompetitionId::TeamMatch(event)) => self.place_in_team_match(event, id, viewer).await?,
            Some(CompetitionId::Comparative(event)) => self.place_in_comparative(event, id, viewer).await?,
            // The tables of a team event belong to its team matches.
            Some(CompetitionId::TeamEvent(_)) | None => None,
        };
        place.ok_or(AppError::NotFound("event of this match"))
    }
}
