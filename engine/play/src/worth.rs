//! The value of games: the cube, Jacoby, the results that may be resigned, and the winner of a match. It uses
//! integers only.
#![deny(clippy::float_arithmetic)]

use rules::{
    BySide, CubeOwner, CubeValue, GameResult, GameValue, MatchPoints, Side, most_that_can_be_lost,
    resignation_floor,
};

use crate::config::{AutomaticDoubles, Resigning};
use crate::event::{GameEnd, GameEnding, MatchEnding, Opening, Outcome, Verdict};
use crate::format::Format;
use crate::game::{Game, OFFERS_DECLINED_MAX};
use crate::permission::check_may_resign;
use crate::refused::Refused;
use crate::state::{MatchState, Stage};

/// The maximum number of points that one of three games can bring: a backgammon without a cube.
const POINTS_OF_A_CUBELESS_GAME_MAX: u32 = 3;

/// An offer to resign that a side may make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResignationCost {
    /// The result offered.
    pub result: GameResult,
    /// The points that the opponent would win, under the cube and options of the game. They include points beyond
    /// what it needs for the match.
    pub points: MatchPoints,
    /// True if these points decide a match to points.
    pub ends_match: bool,
    /// True if the opponent has to consent.
    pub needs_consent: bool,
}

impl MatchState {
    /// Returns the results at which `side` may offer to resign now, lowest first. Empty if it may not offer any.
    ///
    /// The lowest is a single game, or what leaving would cost if resigning needs no consent. The highest is the
    /// most that can still be lost. An offer must exceed what the opponent has declined in this turn. After
    /// [`OFFERS_DECLINED_MAX`] declined offers in a game, only results that need no consent are left. Results that
    /// count the same, under Jacoby or because each wins the match, are listed once as the lowest of them.
    #[must_use]
    pub fn resignations(&self, side: Side) -> Vec<GameResult> {
        match &self.stage {
            Stage::Playing(game) if check_may_resign(game, side).is_ok() => GameResult::ALL
                .into_iter()
                .filter(|result| self.check_resignation(game, side, *result).is_ok())
                .collect(),
            Stage::Playing(_) | Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. } => Vec::new(),
        }
    }

    /// Checks that `side` may offer this result.
    pub(crate) fn check_resignation(
        &self,
        game: &Game,
        side: Side,
        result: GameResult,
    ) -> Result<(), Refused> {
        let least = match self.config.resigning() {
            Resigning::ByConsent => GameResult::Single,
            Resigning::AtTheFloor => self.least_without_consent(game, side),
        };
        if result < least {
            return Err(Refused::ResignationTooLow { least });
        }
        let most = self.most_resignation(game, side);
        if result > most {
            return Err(Refused::ResignationTooHigh { most });
        }
        // A repeated offer would only gain time.
        if game.declined[side].is_some_and(|declined| result <= declined) {
            return Err(Refused::ResignationDeclined);
        }
        if game.offers_declined[side] >= OFFERS_DECLINED_MAX && result < self.consent_ends_at(game, side) {
            return Err(Refused::TooManyOffers);
        }
        Ok(())
    }

    /// Returns the lowest result that counts as much as all that `loser` can still lose. It needs no consent.
    pub(crate) fn most_resignation(&self, game: &Game, loser: Side) -> GameResult {
        self.least_counting(game, loser, most_that_can_be_lost(&game.position, game.role(loser)))
    }

    /// Returns the lowest result at which `loser` may resign without the opponent's consent.
    pub(crate) fn consent_ends_at(&self, game: &Game, loser: Side) -> GameResult {
        match self.config.resigning() {
            Resigning::ByConsent => self.most_resignation(game, loser),
            Resigning::AtTheFloor => self.least_without_consent(game, loser),
        }
    }

    /// Returns the lowest result that counts as much as leaving.
    fn least_without_consent(&self, game: &Game, loser: Side) -> GameResult {
        self.least_counting(game, loser, resignation_floor(&game.position, game.role(loser)))
    }

    /// Returns the cost to `side` of each offer of [`MatchState::resignations`].
    #[must_use]
    pub fn resignation_costs(&self, side: Side) -> Vec<ResignationCost> {
        let Stage::Playing(game) = &self.stage else { return Vec::new() };
        let cost = |result| {
            let end = self.game_end(game, side.opponent(), result, GameEnding::Resigned);
            let points = MatchPoints::new(u32::from(end.value().points()));
            ResignationCost {
                result,
                points,
                ends_match: self.away(side.opponent()).is_some_and(|away| points >= away),
                needs_consent: result < self.consent_ends_at(game, side),
            }
        };
        self.resignations(side).into_iter().map(cost).collect()
    }

    /// Returns the points that the open offer to resign would bring the side that is to answer it.
    #[must_use]
    pub fn offered_points(&self) -> Option<MatchPoints> {
        let game = self.playing()?;
        let offer = game.resignation()?;
        let end = self.game_end(game, offer.by.opponent(), offer.result, GameEnding::Resigned);
        Some(MatchPoints::new(u32::from(end.value().points())))
    }

    /// Returns the lowest result that counts as much as `result`, lost by `loser`.
    fn least_counting(&self, game: &Game, loser: Side, result: GameResult) -> GameResult {
        let counted = |result| self.counted_for(game, loser.opponent(), result);
        GameResult::ALL.into_iter().find(|lower| counted(*lower) >= counted(result)).unwrap_or(result)
    }

    /// Returns the end of a game at the cube that both sides have agreed to.
    pub(crate) fn game_end(&self, game: &Game, winner: Side, result: GameResult, how: GameEnding) -> GameEnd {
        GameEnd { winner, result, counted: self.counted_as(game, result), cube: game.cube.value, how }
    }

    /// Returns the end of a game whose `loser` has left it, at its potential points.
    pub(crate) fn deserted_game(&self, game: &Game, loser: Side, how: GameEnding) -> GameEnd {
        let result = resignation_floor(&game.position, game.role(loser));
        self.game_end(game, loser.opponent(), result, how)
    }

    /// Returns the potential points that `side` loses by leaving now. Returns `None` if leaving costs the whole
    /// match, or if no game is in progress.
    #[must_use]
    pub fn points_lost_by_leaving(&self, side: Side) -> Option<MatchPoints> {
        match (self.config.format(), &self.stage) {
            (Format::Normal | Format::Single, Stage::Playing(game)) => {
                let end = self.deserted_game(game, side, GameEnding::Left);
                Some(MatchPoints::new(u32::from(end.value().points())))
            }
            (
                Format::Normal | Format::Single,
                Stage::NotStarted | Stage::BetweenGames(_) | Stage::Over { .. },
            )
            | (Format::Match(_) | Format::ThreeGames, _) => None,
        }
    }

    /// Returns the score after a game. Points beyond the length of a match are not counted.
    pub(crate) fn score_after(&self, end: GameEnd) -> BySide<MatchPoints> {
        let mut score = self.score;
        // A score that overflows saturates. Only a Normal session could reach that, and its games have been settled
        // one by one.
        let sum = score[end.winner].plus(end.value()).unwrap_or(MatchPoints::new(u32::MAX));
        score[end.winner] = match self.length() {
            Some(length) => sum.min(MatchPoints::new(u32::from(length.points()))),
            None => sum,
        };
        score
    }

    /// Returns the cube at the start of a game.
    pub(crate) fn starting_cube(&self, opening: &Opening) -> CubeValue {
        let (AutomaticDoubles::UpTo(limit), Opening::Thrown(throw)) =
            (self.config.options().automatic_doubles, opening)
        else {
            return CubeValue::ONE;
        };
        let turns = throw.ties().len().min(usize::from(limit.get()));
        (0..turns).fold(CubeValue::ONE, |value, _| value.doubled().unwrap_or(value))
    }

    /// Returns true if the points or games of the match are complete.
    pub(crate) fn is_complete(&self) -> bool {
        match self.config.format() {
            Format::Match(length) => {
                self.score.iter().any(|(_, score)| length.away(*score) == MatchPoints::ZERO)
            }
            Format::ThreeGames | Format::Single => {
                self.config.format().games_max() == u32::try_from(self.finished.len()).ok()
            }
            Format::Normal => false,
        }
    }

    /// Returns true if the side behind can no longer catch up in three games, the current one included.
    pub(crate) fn is_beyond_reach(&self) -> bool {
        let (Format::ThreeGames, Some(games)) = (self.config.format(), self.config.format().games_max())
        else {
            return false;
        };
        let games_left = u32::try_from(self.finished.len()).map_or(0, |played| games.saturating_sub(played));
        let BySide { white, black } = self.score;
        white.get().abs_diff(black.get()) > games_left * POINTS_OF_A_CUBELESS_GAME_MAX
    }

    /// Returns the outcome of a match that ends in this way.
    pub(crate) fn outcome_of(&self, ending: MatchEnding) -> Outcome {
        let verdict = match (self.config.format(), ending) {
            (_, MatchEnding::Aborted) => Verdict::NoResult,
            (Format::Normal, _) => Verdict::ByGame,
            (
                Format::Match(_) | Format::ThreeGames | Format::Single,
                MatchEnding::Left(loser) | MatchEnding::TimedOut(loser),
            ) => Verdict::Won(loser.opponent()),
            (
                Format::Match(_) | Format::ThreeGames | Format::Single,
                MatchEnding::Completed | MatchEnding::Agreed | MatchEnding::Stopped(_) | MatchEnding::Lapsed,
            ) => self.leader().map_or(Verdict::Drawn, Verdict::Won),
        };
        Outcome { verdict, ending, score: self.score }
    }

    fn leader(&self) -> Option<Side> {
        let BySide { white, black } = self.score;
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Returns the result that counts: under Jacoby gammons are single while the cube has not been turned.
    fn counted_as(&self, game: &Game, result: GameResult) -> GameResult {
        let is_single = self.config.options().jacoby && game.cube.owner == CubeOwner::Centred;
        if is_single { GameResult::Single } else { result }
    }

    /// Returns the points that a result brings the winner, limited to those that it still needs for the match.
    fn counted_for(&self, game: &Game, winner: Side, result: GameResult) -> MatchPoints {
        let value = GameValue::new(game.cube.value, self.counted_as(game, result));
        let points = MatchPoints::new(u32::from(value.points()));
        self.away(winner).map_or(points, |away| points.min(away))
    }
}
