//! Link previews: the title, the description and the picture of a page, as an anonymous visitor may see them.
//!
//! A match that is hidden from anonymous visitors gets the general preview of the site. Pictures are drawn
//! on background threads, a few at a time, and the last ones are kept (`pictures.rs`).

mod board;
mod digits;
mod pictures;
mod words;

use std::{collections::HashMap, sync::Arc};

use store::{facts::Status, id::MatchId};
use url::form_urlencoded;
use wire::{AnalysedStep, AnalysisStakes, MatchView, Phase, PositionSetup, Score, Seat};

pub use board::Diagram;
use pictures::Pictures;
pub use pictures::{PICTURE_HEIGHT, PICTURE_WIDTH};
pub use texts::Language;
use texts::refusals;
pub use words::{Preview, language_of, site_words};

use crate::{
    error::AppError,
    matches::Matches,
    reviews::{Reviews, positions::position_of},
};

/// A page whose preview shows a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A table or match.
    Match(MatchId),
    /// The review of a finished match, at a stop from 1, or at the worst mistake.
    Review(MatchId, Option<usize>),
    /// A position on the analysis board, by its id.
    Position(String),
    /// A shared position, by the id of its link.
    Shared(String),
}

/// The longest path with its query that is read as a subject, in bytes.
const PATH_MAX: usize = 512;

impl Subject {
    /// Returns the subject of a page, or `None` if it has the general preview of the site. `path` begins with a slash;
    /// `query` comes without the question mark.
    pub fn of_page(path: &str, query: &str) -> Option<Subject> {
        if path.len() + query.len() > PATH_MAX {
            return None;
        }
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let query: HashMap<_, _> = form_urlencoded::parse(query.as_bytes()).collect();
        match parts[..] {
            ["match", id] => Some(Subject::Match(id.parse().ok()?)),
            ["match", id, "review"] => {
                let at = query.get("at").and_then(|at| at.parse().ok()).filter(|at| *at > 0);
                Some(Subject::Review(id.parse().ok()?, at))
            }
            ["analysis"] => query.get("id").map(|id| Subject::Position(id.clone().into_owned())),
            ["shared", id] => Some(Subject::Shared(id.to_owned())),
            _ => None,
        }
    }
}

/// The previews that one node makes. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Previews {
    reviews: Reviews,
    matches: Matches,
    pictures: Pictures,
}

impl Previews {
    /// Returns the handle, without any picture yet.
    pub(crate) fn new(reviews: Reviews, matches: Matches) -> Previews {
        Previews { reviews, matches, pictures: Pictures::default() }
    }

    /// Returns the picture of a position as PNG; without a position, the site's picture.
    ///
    /// # Errors
    /// If too many requests wait for pictures.
    pub async fn png(&self, diagram: Option<Diagram>) -> Result<Arc<[u8]>, AppError> {
        self.pictures.png(diagram).await
    }

    /// Returns the text of a page's preview, or `None` if its subject does not exist or is hidden from anonymous
    /// visitors.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn words(&self, subject: &Subject, language: Language) -> Result<Option<Preview>, AppError> {
        let found = match subject {
            Subject::Match(id) => {
                self.match_in_public(*id, false).await.map(|view| words::of_match(&view, language))
            }
            Subject::Review(id, _) => {
                self.match_in_public(*id, true).await.map(|view| words::of_review(&view, language))
            }
            Subject::Position(id) => position_of(id).map(|setup| words::of_position(setup.dice, language)),
            Subject::Shared(id) => self
                .reviews
                .shared_position(id, None)
                .await
                .map(|shared| words::of_position(shared.step.dice, language)),
        };
        unless_hidden(found)
    }

    /// Returns the position on the picture of a page, or `None` if it does not exist or is hidden from anonymous
    /// visitors.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn diagram(&self, subject: &Subject) -> Result<Option<Diagram>, AppError> {
        let found = match subject {
            Subject::Match(id) => self.match_in_public(*id, false).await.map(|view| of_match(&view)),
            Subject::Review(id, at) => self.reviews.analysis(*id, None).await.map(|analysis| {
                let report = analysis.report?;
                let steps =
                    report.games.iter().flat_map(|game| game.steps.iter().map(move |step| (game, step)));
                let worst = || steps.clone().max_by(|(_, one), (_, other)| cost(one).total_cmp(&cost(other)));
                let wanted = at.and_then(|at| steps.clone().nth(at - 1));
                let (game, step) = wanted.or_else(worst)?;
                Some(of_step(step, game.score, &report.stakes))
            }),
            Subject::Position(id) => position_of(id).map(|setup| Some(of_setup(&setup))),
            Subject::Shared(id) => self
                .reviews
                .shared_position(id, None)
                .await
                .map(|shared| Some(of_step(&shared.step, shared.score, &shared.stakes))),
        };
        Ok(unless_hidden(found)?.flatten())
    }

    /// Returns a match as an anonymous visitor sees it. With `whole`, only if the match is over and its record is
    /// public.
    async fn match_in_public(&self, id: MatchId, whole: bool) -> Result<MatchView, AppError> {
        let snapshot = self.matches.load(id).await?;
        if whole {
            self.matches.check_may_tell(&snapshot, None).await?;
            if !matches!(snapshot.facts.status, Status::Finished(_)) {
                return Err(AppError::NotFound(refusals::no_such_review()));
            }
        }
        self.matches.view_for(&snapshot, None).await
    }
}

/// Turns "hidden" and "not found" into `None`, because the preview must not reveal the difference.
fn unless_hidden<T>(found: Result<T, AppError>) -> Result<Option<T>, AppError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(
            AppError::NotFound(_) | AppError::Forbidden(_) | AppError::Conflict(_) | AppError::Invalid { .. },
        ) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns what the decisions of a step have cost, in normalised equity.
fn cost(step: &AnalysedStep) -> f64 {
    let play = step.play.as_ref().map_or(0.0, |play| play.error.equity);
    play + step.decision.as_ref().map_or(0.0, |cube| cube.error.equity)
}

/// Returns the position of a match, or `None` while a seat is free.
fn of_match(view: &MatchView) -> Option<Diagram> {
    let dice = match &view.phase {
        Phase::Waiting => return None,
        Phase::ToPlay { seat, dice } => Some((*seat, *dice)),
        Phase::IllegalPlayOffered { to, dice, .. } => {
            Some((if *to == Seat::White { Seat::Black } else { Seat::White }, *dice))
        }
        Phase::ToRoll { .. }
        | Phase::CubeOffered { .. }
        | Phase::ResignationOffered { .. }
        | Phase::Over { .. } => None,
    };
    let length = match view.settings.format {
        wire::MatchFormat::Points { length } => length.into(),
        wire::MatchFormat::ThreeGames | wire::MatchFormat::Normal | wire::MatchFormat::Single => 0,
    };
    let score = Some((view.score.white, view.score.black));
    let shown =
        Diagram { score, length, ..Diagram::new(&view.checkers, dice, view.cube.value, view.cube.owner) };
    Some(if view.cube.in_use { shown } else { Diagram { cube: None, ..shown } })
}

/// Returns the position before a step of an analysis. `score` is the score before the game.
fn of_step(step: &AnalysedStep, score: Score, stakes: &AnalysisStakes) -> Diagram {
    let length = match stakes {
        AnalysisStakes::Match { length } => *length,
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => 0,
    };
    let dice = step.dice.map(|dice| (step.seat, dice));
    let shown = Diagram::new(&step.board, dice, step.cube, step.cube_owner);
    Diagram { score: Some((score.white, score.black)), length, ..shown }
}

fn of_setup(setup: &PositionSetup) -> Diagram {
    let score = (setup.length > 0).then_some((setup.score.white, setup.score.black));
    let dice = setup.dice.map(|dice| (setup.on_roll, dice));
    Diagram { score, length: setup.length, ..Diagram::new(&setup.board, dice, setup.cube, setup.cube_owner) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_with_a_position_are_told_from_others() {
        let id = MatchId::random();
        let shown = id.shown();
        assert_eq!(Subject::of_page(&format!("/match/{shown}"), ""), Some(Subject::Match(id)));
        let review = |query| Subject::of_page(&format!("/match/{shown}/review"), query);
        assert_eq!(review("at=12"), Some(Subject::Review(id, Some(12))));
        for query in ["", "at=0", "at=-1", "at=x", "at=99999999999999999999999"] {
            assert_eq!(review(query), Some(Subject::Review(id, None)), "{query}");
        }
        let position = Subject::Position("4HPwATDgc/ABMA:cAkAAAAAAAAA".to_owned());
        assert_eq!(Subject::of_page("/analysis", "id=4HPwATDgc%2FABMA%3AcAkAAAAAAAAA"), Some(position));
        assert_eq!(Subject::of_page("/shared/0k3m9x", ""), Some(Subject::Shared("0k3m9x".to_owned())));
        for (path, query) in [
            ("/", ""),
            ("/analysis", ""),
            ("/match/x", ""),
            ("/match", ""),
            ("/shared", ""),
            ("/player/Anna", "id=4HPwATDgc/ABMA"),
        ] {
            assert_eq!(Subject::of_page(path, query), None, "{path}");
        }
        assert_eq!(Subject::of_page("/analysis", &format!("id={}", "A".repeat(PATH_MAX))), None);
    }
}
