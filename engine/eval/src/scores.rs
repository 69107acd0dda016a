//! One decision at all scores of a match: charts of the cube and of the plays of a roll.
//!
//! At 0-ply the net is asked once for each position, because its answer does not depend on the score; only the values
//! of wins, gammons and the cube are computed for each score. With look-ahead the replies depend on the score, so each
//! score is a search of its own. Bear-offs are evaluated like other positions, because solving one for each score would
//! take a minute.

use crate::context::{Context, CubeState, MatchScore};
use crate::cubes::{CubeGame, QuestionSide};
use crate::engine::{CubeDecision, Engine, Ply, RankedPlay, decide, equity_of, with_other_plays};
use crate::probabilities::Probabilities;
use crate::search::{Budget, Worth};
use rules::{CubeValue, LegalPlay, Position, Roll};

/// The maximum number of points that a side needs in a chart.
pub const CHART_AWAY_MAX: u16 = 9;

/// The plays of a score that are searched deeper: their number, and the largest distance from the best at 0-ply.
const DEEPER_MAX: usize = 5;
const DEEPER_BEHIND: f32 = 0.08;

/// The cube decision at a score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScoredCube {
    /// The score.
    pub score: MatchScore,
    /// The decision of the side on roll. Equities are in units of the cube before the double, at this score.
    pub decision: CubeDecision,
}

/// The plays of a roll at a score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScoredPlay {
    /// The score.
    pub score: MatchScore,
    /// The best play.
    pub best: RankedPlay,
    /// The play that the chart is about, evaluated at the same depth as the best play.
    pub reference: RankedPlay,
}

/// Returns the scores of a chart, by the points that the side on roll needs and then by those of its opponent. If
/// exactly one side needs a single point, there are two scores: the Crawford game (unless the cube has been turned)
/// and a game after it.
#[must_use]
pub fn chart_scores(cube: CubeState) -> Vec<MatchScore> {
    let is_start = cube.value == CubeValue::ONE && cube.owner.is_none();
    let aways =
        (1..=CHART_AWAY_MAX).flat_map(|own| (1..=CHART_AWAY_MAX).map(move |opponent| (own, opponent)));
    aways
        .flat_map(|(own_away, opponent_away)| {
            let score = |crawford| MatchScore { own_away, opponent_away, crawford };
            let is_leading = (own_away == 1) != (opponent_away == 1);
            [(is_leading && is_start).then(|| score(true)), Some(score(false))]
        })
        .flatten()
        .collect()
}

impl Engine {
    /// Returns the cube decision of the side on roll at every score of [`chart_scores`].
    #[must_use]
    pub fn cube_by_score(&self, position: &Position, cube: CubeState, ply: Ply) -> Vec<ScoredCube> {
        let answer = self.evaluator().evaluate_one(position);
        let at = |score: MatchScore| {
            let context = Context::match_play(score).with_cube(cube);
            let game = self.game(&context);
            let worth = self.worth_at(position, answer, &game, ply);
            let take = match with_other_plays(&context, &game, self.equities()).filter(|_| ply > Ply::ZERO) {
                Some((taken, after)) => {
                    self.worth_at(position, answer, &after, ply).values[after.present(taken.cube)]
                }
                None => game.taken(&worth.values),
            };
            let values = [worth.values[game.present(cube)], take];
            let [hold, take] =
                values.map(|value| game.outcomes(QuestionSide::Asker).normalised(value, cube.value));
            let over = position.winner().is_some();
            ScoredCube { score, decision: decide(&context, worth.probabilities, hold, take, over) }
        };
        chart_scores(cube).into_iter().map(at).collect()
    }

    /// Returns the best play of a roll at every score of [`chart_scores`], and the play that leads to `reference`.
    ///
    /// Returns `None` if no legal play leads to `reference`.
    #[must_use]
    pub fn plays_by_score(
        &self,
        position: &Position,
        roll: Roll,
        cube: CubeState,
        ply: Ply,
        reference: &Position,
    ) -> Option<Vec<ScoredPlay>> {
        let plays = rules::legal_plays(position, roll);
        let reference = plays.iter().position(|play| play.position == *reference)?;
        let positions: Vec<Position> = plays.iter().map(|play| play.position).collect();
        let mut answers = Vec::with_capacity(plays.len());
        self.evaluator().evaluate(&positions, &mut answers);
        let at = |score: MatchScore| {
            let theirs = Context::match_play(score).with_cube(cube).flipped();
            let game = self.game(&theirs);
            let valued = |at: usize, ply: Ply| -> RankedPlay {
                let LegalPlay { play, position } = plays[at];
                let worth = self.worth_at(&position, answers[at], &game, ply);
                RankedPlay {
                    play,
                    position,
                    probabilities: worth.probabilities.flipped(),
                    equity: equity_of(&game, &theirs, &worth.values),
                    ply,
                }
            };
            let mut ranked: Vec<(usize, f32)> =
                (0..plays.len()).map(|at| (at, valued(at, Ply::ZERO).equity)).collect();
            ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
            let best = ranked[0].1;
            let near =
                ranked.iter().take(DEEPER_MAX).take_while(|(_, equity)| best - equity <= DEEPER_BEHIND);
            // The reference is evaluated as deeply as the best play. If both are equal, the reference counts as the
            // best.
            let own = valued(reference, ply);
            let best = near
                .map(|&(at, _)| valued(at, ply))
                .fold(own, |best, play| if play.equity > best.equity { play } else { best });
            ScoredPlay { score, best, reference: own }
        };
        Some(chart_scores(cube).into_iter().map(at).collect())
    }

    /// Returns the worth of a position to the side on roll. `answer` is the net's.
    fn worth_at(&self, position: &Position, answer: Probabilities, game: &CubeGame<'_>, ply: Ply) -> Worth {
        let mut search = self.search(game, Budget::default());
        if ply == Ply::ZERO {
            search.leaf(position, answer, QuestionSide::Asker)
        } else {
            search.look_at_any_cost(position, ply.get())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_the_crawford_game_only_while_the_cube_is_unturned() {
        let scores = chart_scores(CubeState::START);
        assert_eq!(scores.len(), 81 + 16);
        assert_eq!(scores.iter().filter(|score| score.crawford).count(), 16);
        assert!(scores.iter().all(|score| !score.crawford || score.own_away != score.opponent_away));
        let turned = CubeState { value: CubeValue::new(2).unwrap(), owner: Some(rules::Role::Mover) };
        assert!(chart_scores(turned).iter().all(|score| !score.crawford));
    }

    #[test]
    fn a_chart_of_the_cube_says_what_the_decision_says_at_each_score() {
        let engine = Engine::default();
        let position: Position = "24:2 13:3 8:3 6:5 5:2 / 24:1 21:1 13:5 8:3 6:5".parse().unwrap();
        for ply in [Ply::ZERO, Ply::ONE] {
            for scored in engine.cube_by_score(&position, CubeState::START, ply) {
                let context = Context::match_play(scored.score);
                assert_eq!(
                    scored.decision,
                    engine.cube_decision(&position, &context, ply),
                    "{:?}",
                    scored.score
                );
            }
        }
    }

    #[test]
    fn a_chart_of_plays_says_what_the_ranking_says_at_each_score() {
        let engine = Engine::default();
        let roll = Roll::from_pips([6, 4]).unwrap();
        let start = Position::STARTING;
        let run = rules::parse_play(&start, roll, "24/14").unwrap();
        let chart = engine.plays_by_score(&start, roll, CubeState::START, Ply::ZERO, &run.position).unwrap();
        assert_eq!(chart.len(), 97);
        for scored in &chart {
            let ranked =
                engine.best_plays(&start, roll, &Context::match_play(scored.score), Ply::ZERO, usize::MAX);
            assert_eq!(scored.best.equity.to_bits(), ranked[0].equity.to_bits());
            let own = ranked.iter().find(|play| play.position == run.position).unwrap();
            assert_eq!(scored.reference, *own);
        }
        // At double match point only winning counts. At other scores gammons change the choice of play.
        assert!(chart.iter().any(|scored| scored.best.position != run.position));
        let deeper = engine.plays_by_score(&start, roll, CubeState::START, Ply::ONE, &run.position).unwrap();
        assert!(deeper.iter().all(|scored| scored.best.equity >= scored.reference.equity));
        assert!(deeper.iter().all(|scored| scored.best.ply == Ply::ONE && scored.reference.ply == Ply::ONE));
        assert!(engine.plays_by_score(&start, roll, CubeState::START, Ply::ZERO, &start).is_none());
    }
}
