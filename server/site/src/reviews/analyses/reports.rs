//! Reports of analyses: as they are stored, and as they are shown.

use std::{
    io::{Read as _, Write as _},
    iter,
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use rules::Side;
use store::{
    DbError,
    account::Account,
    analyses,
    deepening::{self, Deepened, Stage},
    facts::Status,
    id::{LibraryMatchId, MatchId, UserId},
    library, library_sources,
    stored::analysis as stored,
};
use texts::refusals;
use wire::{AnalysisProgress, AnalysisView, MatchAnalysis};

use super::{DEEPEST, Job};
use crate::{
    background,
    error::AppError,
    messages::{ToStored, ToWire},
    reviews::{Reviews, files},
};

/// The maximum number of matches whose analyses lose their names in one transaction.
const FORGOTTEN_AT_ONCE: usize = 50;

/// The stored facts about the analysis of a match.
struct AnalysisState {
    /// The deepest report without rollouts, compressed.
    kept: Option<Vec<u8>>,
    /// True if the standard analysis is stored.
    complete: bool,
    /// The stage of the rollouts, if they were requested.
    deep: Option<Stage>,
}

impl Reviews {
    /// Returns the analysis of a finished match as far as it is done.
    ///
    /// # Errors
    /// If the match does not exist or is hidden from this viewer, or is not over.
    pub async fn analysis(&self, id: MatchId, viewer: Option<&Account>) -> Result<AnalysisView, AppError> {
        let snapshot = self.matches.load(id).await?;
        self.matches.check_may_tell(&snapshot, viewer).await?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            return Err(AppError::Conflict(refusals::analysed_afterwards()));
        }
        let known = self
            .node
            .store
            .read(move |connection| {
                Ok::<_, DbError>(AnalysisState {
                    complete: analyses::is_made(connection, id, DEEPEST)?,
                    deep: deepening::stage(connection, Deepened::Match(id))?,
                    kept: analyses::deepest(connection, id)?,
                })
            })
            .await?;
        let may_deepen = match viewer {
            Some(viewer) => self.played(id, viewer).await?,
            None => false,
        };
        let mut view = self.analysis_view(Job::Match(id), known, may_deepen)?;
        if let Some(report) = &mut view.report {
            (report.white, report.black) = (snapshot.names_at(Side::White), snapshot.names_at(Side::Black));
        }
        Ok(view)
    }

    /// Removes the names from the stored analyses of a player's matches. New analyses store no names; older ones
    /// may.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn forget_names(&self, player: UserId) -> Result<(), AppError> {
        let ids = self.node.store.read(move |connection| analyses::reported(connection, player)).await?;
        for some in ids.chunks(FORGOTTEN_AT_ONCE) {
            let some = some.to_vec();
            let written = self.node.store.write(move |connection| {
                for &id in &some {
                    for (plies, packed) in analyses::reports(connection, id)? {
                        let report = unpack(&packed)?;
                        if !report.white.is_empty() || !report.black.is_empty() {
                            analyses::replace(connection, id, plies, pack(&nameless(report)))?;
                        }
                    }
                }
                Ok::<_, AppError>(())
            });
            written.await?;
        }
        Ok(())
    }

    /// Returns the analysis of a match in the owner's library as far as it is done.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub async fn library_analysis(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<AnalysisView, AppError> {
        let file = self.library_file(id, owner).await?;
        let (known, sources) = self
            .node
            .store
            .read(move |connection| {
                let known = AnalysisState {
                    complete: library::is_made(connection, id, DEEPEST)?,
                    deep: deepening::stage(connection, Deepened::Library(id))?,
                    kept: library::deepest(connection, id)?,
                };
                Ok::<_, DbError>((known, library_sources::list_sources(connection, id)?))
            })
            .await?;
        if !known.complete {
            self.analyses.prefer_upload(owner.answerable(), id);
        }
        let mut view = self.analysis_view(Job::Library(id), known, true)?;
        let Some(mut report) = view.report.take() else { return Ok(view) };
        let engine = self.house_bots.local.engine.clone();
        // Replaying a long match with every judged play takes milliseconds.
        let report = background::spawn(move || {
            let all = iter::once((file.name, file.file));
            let all = all.chain(sources.into_iter().map(|source| (source.name, source.file)));
            for (name, packed) in all {
                let read = files::unpacked(&packed).and_then(|bytes| files::read(&bytes));
                if let Ok(import) = read {
                    report::add_import(&mut report, &name, &import, engine.equities());
                }
            }
            report
        });
        view.report = Some(report.await.map_err(|error| AppError::internal("a report was lost", error))?);
        Ok(view)
    }

    fn analysis_view(
        &self,
        job: Job,
        known: AnalysisState,
        may_deepen: bool,
    ) -> Result<AnalysisView, AppError> {
        let AnalysisState { kept, complete, deep } = known;
        let coming = |plies, rollout_games, done, total| AnalysisProgress {
            id: job.to_wire(),
            plies,
            rollout_games,
            done,
            total,
        };
        let analyses = self.node.settings.analyse_matches;
        let plies = if kept.is_none() { 0 } else { DEEPEST };
        let waiting = || self.analyses.progress(job).unwrap_or_else(|| coming(plies, 0, 0, 0));
        let can_deepen = may_deepen && self.deepens() && complete && kept.is_some() && deep.is_none();
        let (kept, progress) = match deep {
            Some(Stage::Made(Some(deep))) => (Some(deep), None),
            Some(Stage::Coming { done, total }) => {
                let games = self.node.settings.deep_analysis_games;
                (kept, analyses.then(|| coming(DEEPEST, games, done, total)))
            }
            Some(Stage::Made(None)) | None => (kept, (!complete && analyses).then(waiting)),
        };
        let report = kept.map(|bytes| unpack(&bytes)).transpose()?;
        Ok(AnalysisView { report, progress, can_deepen })
    }
}

/// Returns a report as it is stored. A report of a match played here is stored without names; they are added from the
/// match when it is read.
pub(crate) fn packed(job: Job, report: &MatchAnalysis) -> Vec<u8> {
    match job {
        Job::Match(_) => pack(&nameless(report.clone())),
        Job::Library(_) => pack(report),
    }
}

fn nameless(report: MatchAnalysis) -> MatchAnalysis {
    MatchAnalysis { white: String::new(), black: String::new(), ..report }
}

fn pack(report: &MatchAnalysis) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(report.to_stored().encode().as_bytes()).expect("writing to a vector cannot fail");
    packed.finish().expect("writing to a vector cannot fail")
}

/// Decodes a stored report.
///
/// # Errors
/// If the bytes cannot be decoded.
pub(crate) fn unpack(bytes: &[u8]) -> Result<MatchAnalysis, DbError> {
    let mut json = String::new();
    GzDecoder::new(bytes)
        .read_to_string(&mut json)
        .map_err(|error| DbError::Broken(format!("match_analyses: {error}")))?;
    Ok(stored::StoredAnalysis::decode(&json)?.to_wire())
}
