//! Downloads of matches, in formats for other programs and for reading: a single match, or all matches of a player as a
//! zip.

mod packing;

use records::{ForeignAnalysis, Import, Transcript};
use rules::{BySide, Side};
use store::{
    account::Account,
    facts::Status,
    id::{LibraryMatchId, MatchId},
    library_sources,
};
use texts::refusals;
use wire::{AnalysisView, MatchAnalysis};

use crate::{
    dates,
    error::AppError,
    match_state::snapshot::Snapshot,
    refusal::told,
    reviews::{Reviews, files, judged},
};

/// The site's name in the headers of match files.
const PLACE: &str = "Fullprime";
/// The size in bytes beyond which JSON is written without indentation.
const INDENTED_MAX: usize = 512 * 1024;

/// The format of a downloaded match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchFormat {
    /// The project's own match record.
    Json,
    /// The text format that nearly every program reads.
    Mat,
    /// The format of GNU Backgammon, with the analysis as comments and one in the form of that program.
    Sgf,
    /// The binary form of eXtreme Gammon, with one analysis.
    Xg,
    /// OGXM, with all analyses.
    Ogxm,
    /// The analysis as text.
    Text,
    /// The analysis as a page, with a board for every mistake.
    Html,
}

impl MatchFormat {
    /// Returns the ending of the file's name.
    #[must_use]
    pub fn ending(self) -> &'static str {
        match self {
            MatchFormat::Json => "json",
            MatchFormat::Mat => "mat",
            MatchFormat::Sgf => "sgf",
            MatchFormat::Xg => "xg",
            MatchFormat::Ogxm => "ogxm",
            MatchFormat::Text => "txt",
            MatchFormat::Html => "html",
        }
    }

    /// Returns true if other programs read the match itself, not only the analysis of it.
    fn holds_matches(self) -> bool {
        match self {
            MatchFormat::Json | MatchFormat::Mat | MatchFormat::Sgf | MatchFormat::Xg | MatchFormat::Ogxm => {
                true
            }
            MatchFormat::Text | MatchFormat::Html => false,
        }
    }

    /// Returns the media type.
    #[must_use]
    pub fn content_type(self) -> &'static str {
        match self {
            MatchFormat::Json => "application/json",
            MatchFormat::Mat | MatchFormat::Text => "text/plain; charset=utf-8",
            MatchFormat::Sgf => "application/x-go-sgf; charset=utf-8",
            MatchFormat::Xg | MatchFormat::Ogxm => "application/octet-stream",
            MatchFormat::Html => "text/html; charset=utf-8",
        }
    }
}

impl Reviews {
    /// Returns a finished match as a file.
    ///
    /// # Errors
    /// If the match does not exist, is hidden from this viewer, is not over or not analysed yet, or cannot be expressed
    /// in this format.
    pub async fn match_file(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
        format: MatchFormat,
    ) -> Result<Vec<u8>, AppError> {
        let text = match format {
            MatchFormat::Json => self.matches.record(id, viewer).await?,
            MatchFormat::Mat => mat(&self.headed(id, viewer).await?)?,
            MatchFormat::Sgf => {
                let analysis = self.analysis(id, viewer).await?;
                self.sgf(self.headed(id, viewer).await?, &analysis, Vec::new())?
            }
            MatchFormat::Xg | MatchFormat::Ogxm => {
                let analysis = self.analysis(id, viewer).await?;
                return Ok(binary(&self.headed(id, viewer).await?, format, analyses(&analysis, Vec::new())));
            }
            MatchFormat::Text => report::text(made(&self.analysis(id, viewer).await?)?),
            MatchFormat::Html => report::page(made(&self.analysis(id, viewer).await?)?),
        };
        Ok(text.into_bytes())
    }

    /// Returns a match of the owner's library as a file, from any uploaded format.
    ///
    /// # Errors
    /// If this owner has no such match, it is not analysed yet, or cannot be expressed in this format.
    pub async fn library_match_file(
        &self,
        id: LibraryMatchId,
        owner: &Account,
        format: MatchFormat,
    ) -> Result<Vec<u8>, AppError> {
        let import = self.library_import(id, owner).await?;
        let text = match format {
            MatchFormat::Json => own_json(&import, id),
            MatchFormat::Mat => mat(&import.transcript)?,
            MatchFormat::Sgf => {
                let analysis = self.library_analysis(id, owner).await?;
                self.sgf(import.transcript, &analysis, import.analyses)?
            }
            MatchFormat::Xg | MatchFormat::Ogxm => {
                let analysis = self.library_analysis(id, owner).await?;
                return Ok(binary(&import.transcript, format, analyses(&analysis, import.analyses)));
            }
            MatchFormat::Text => report::text(made(&self.library_analysis(id, owner).await?)?),
            MatchFormat::Html => report::page(made(&self.library_analysis(id, owner).await?)?),
        };
        Ok(text.into_bytes())
    }

    /// Returns a match with headers: where and when it was played, in which event, and the ratings before it.
    async fn headed(&self, id: MatchId, viewer: Option<&Account>) -> Result<Transcript, AppError> {
        let mut transcript = self.matches.transcript(id, viewer).await?;
        let snapshot = self.matches.load(id).await?;
        let ratings = ratings(&snapshot);
        let event = match snapshot.competition() {
            Some(_) => self.competitions.placed(id, viewer).await.ok(),
            None => None,
        };
        let about = &mut transcript.about;
        PLACE.clone_into(&mut about.place);
        about.date = day(&snapshot);
        if let Some(place) = event {
            about.event = place.name;
            about.round = place.board.map(|board| format!("board {board}")).unwrap_or_default();
        }
        about.white_rating = ratings.white;
        about.black_rating = ratings.black;
        Ok(transcript)
    }

    /// Returns a match as SGF with comments and with the analysis of GNU Backgammon, or else the one made here.
    fn sgf(
        &self,
        transcript: Transcript,
        analysis: &AnalysisView,
        brought: Vec<ForeignAnalysis>,
    ) -> Result<String, AppError> {
        let equities = self.house_bots.local.engine.equities();
        let analyses = report::in_match_chances(&transcript, analyses(analysis, brought), equities);
        let commented = match &analysis.report {
            Some(report) => report::with_comments(transcript, report),
            None => transcript,
        };
        let sgf = commented.to_analysed_sgf(&analyses);
        sgf.map_err(|error| AppError::Conflict(told(error.code(), error.params())))
    }

    async fn library_import(&self, id: LibraryMatchId, owner: &Account) -> Result<Import, AppError> {
        let file = self.library_file(id, owner).await?;
        let read = files::unpacked(&file.file).and_then(|bytes| files::read(&bytes));
        let mut import = read.map_err(|problem| {
            AppError::from(store::DbError::Broken(format!("library_matches: {problem}")))
        })?;
        for source in
            self.node.store.read(move |connection| library_sources::list_sources(connection, id)).await?
        {
            if let Ok(other) = files::unpacked(&source.file).and_then(|bytes| files::read(&bytes)) {
                files::join(&mut import, other);
            }
        }
        Ok(import)
    }

    /// Returns the further files of a match in the owner's library, with their paths or names.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub(crate) async fn library_sources(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<Vec<(String, Vec<u8>)>, AppError> {
        self.library_file(id, owner).await?;
        let sources =
            self.node.store.read(move |connection| library_sources::list_sources(connection, id)).await?;
        let unpack = |source: library_sources::Source| {
            let file = files::unpacked(&source.file).ok()?;
            Some((source.path.unwrap_or(source.name), file))
        };
        Ok(sources.into_iter().filter_map(unpack).collect())
    }
}

fn ratings(snapshot: &Snapshot) -> BySide<String> {
    BySide::new_with(|side: Side| {
        let player = snapshot.player(side).map(|account| account.id);
        let row = snapshot.rating_changes.iter().find(|row| Some(row.player) == player);
        row.map(|row| format!("{:.0}", row.before.rating.value())).unwrap_or_default()
    })
}

/// Returns the day on which the match ended, such as `2027-01-15`.
fn day(snapshot: &Snapshot) -> String {
    match &snapshot.facts.status {
        Status::Finished(finished) => {
            let shown = dates::day_and_time(finished.ended_at);
            shown.split(' ').next().unwrap_or_default().to_owned()
        }
        Status::Open | Status::Playing { .. } => String::new(),
    }
}

fn made(analysis: &AnalysisView) -> Result<&MatchAnalysis, AppError> {
    let waits = || AppError::Conflict(refusals::not_analysed());
    analysis.report.as_ref().ok_or_else(waits)
}

fn mat(transcript: &Transcript) -> Result<String, AppError> {
    transcript.to_mat().map_err(|error| AppError::Conflict(told(error.code(), error.params())))
}

/// Returns the analyses that go into a file: the one made here, and those that came with the match.
fn analyses(made: &AnalysisView, brought: Vec<ForeignAnalysis>) -> Vec<ForeignAnalysis> {
    made.report.iter().map(judged::of_report).chain(brought).collect()
}

fn binary(transcript: &Transcript, format: MatchFormat, analyses: Vec<ForeignAnalysis>) -> Vec<u8> {
    if format == MatchFormat::Xg { transcript.to_xg(&analyses) } else { transcript.to_ogxm(&analyses) }
}

/// Returns a match record, or a transcript if the match could not have been played here. Analyses of other programs
/// can make it large; then it has no indentation, so that a library accepts it.
fn own_json(import: &Import, id: LibraryMatchId) -> String {
    let json = match import.to_record(&id.shown()) {
        Ok(record) => record.to_json(),
        Err(_not_a_record) => import.transcript.to_json(&import.source()),
    };
    if json.len() > INDENTED_MAX { without_indentation(&json) } else { json }
}

/// Returns indented JSON as one line. No text in it contains the end of a line.
fn without_indentation(json: &str) -> String {
    let mut line: String = json.lines().map(str::trim_start).collect();
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::without_indentation;

    #[test]
    fn json_without_indentation_says_the_same() {
        let json = "{\n  \"a\": [\n    1,\n    \"two  \\n  three\"\n  ]\n}\n";
        let line = without_indentation(json);
        assert_eq!(line, "{\"a\": [1,\"two  \\n  three\"]}\n");
        let [one, other] = [json, &line].map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
        assert_eq!(one, other);
    }
}
