//! Reviews of finished and uploaded matches: analyses, lessons, a user's library.

pub(crate) mod analyses;
pub mod archive;
pub(crate) mod deepening;
pub mod downloads;
pub mod files;
pub mod judged;
pub(crate) mod learning;
pub mod lessons;
pub(crate) mod library;
mod mending;
mod openings;
pub mod positions;
mod shifts;

use std::sync::Arc;

use store::id::MatchId;
use tokio::sync::Semaphore;

use crate::{
    competitions::Competitions, house_bots::HouseBots, matches::Matches, node::Node, presence::Presence,
};
use analyses::AnalysisJobs;

/// The maximum number of uploads read at the same time. Each unpacks one file after the other.
const READ_AT_ONCE: usize = 2;

/// The reviews, as one node makes them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Reviews {
    node: Arc<Node>,
    presence: Presence,
    matches: Matches,
    house_bots: HouseBots,
    competitions: Competitions,
    analyses: Arc<AnalysisJobs>,
    archive: Arc<archive::ArchiveState>,
    reads_uploads: Arc<Semaphore>,
}

impl Reviews {
    /// Returns the handle. `analyses` is the work queue that follows the matches.
    pub(crate) fn new(
        house_bots: HouseBots,
        competitions: Competitions,
        analyses: Arc<AnalysisJobs>,
    ) -> Reviews {
        let matches = house_bots.matches.clone();
        Reviews {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            house_bots,
            competitions,
            analyses,
            archive: Arc::default(),
            reads_uploads: Arc::new(Semaphore::new(READ_AT_ONCE)),
        }
    }

    /// Starts the tasks that analyse matches.
    pub(crate) fn start(&self) {
        let lifecycle = &self.node.lifecycle;
        for _ in 0..self.analysts() {
            lifecycle.spawn(self.clone().analyse_matches());
        }
        lifecycle.spawn(self.clone().find_jobs_left_behind());
        lifecycle.spawn(self.clone().deepen_matches());
        lifecycle.spawn(self.clone().learn_from_imports());
    }

    /// Returns the progress of the analysis of a match, or `None` if none is under way.
    pub fn analysis_progress(&self, id: MatchId) -> Option<wire::AnalysisProgress> {
        self.analyses.progress(analyses::Job::Match(id))
    }
}
