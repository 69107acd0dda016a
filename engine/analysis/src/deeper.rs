//! Rollouts of mistakes found by look-ahead. A rollout often shows that the play was no mistake, or that another
//! play is better still.

use eval::{Context, CubeState, Engine, Estimate, FirstTurn, Ply, Rollout};
use rules::{Position, Role};

use crate::amount::{Amount, Class};
use crate::answer::{Candidate, PlayStudy};
use crate::cube::{CubeStudy, Decision};

/// The number of best plays of a roll that are rolled out, besides the play that was made.
const PLAYS: usize = 3;
/// The number of half-moves after which the net's evaluation ends a game. Playing to the end would take twenty
/// times the games for the same standard error. After six moves of each side, little remains of the net's
/// misjudgement of the position itself.
const TRUNCATE_AFTER: u32 = 12;

/// Rolls out mistakes.
#[derive(Clone, Copy)]
pub(crate) struct Deeper<'a> {
    pub(crate) engine: &'a Engine,
    /// The number of games of a rollout; 0 turns rollouts off.
    pub(crate) games: u32,
}

impl Deeper<'_> {
    /// Returns the study of a play, rolled out if it is a mistake. The result omits plays that were not rolled out,
    /// because their evaluations are not comparable.
    pub(crate) fn play(self, study: PlayStudy, context: &Context) -> PlayStudy {
        if !self.is_wanted(study.error) {
            return study;
        }
        let made = *study.made();
        let is_looked_at = |at: usize| at < PLAYS || at == study.played;
        let mut candidates: Vec<Candidate> = study
            .candidates
            .iter()
            .enumerate()
            .filter(|(at, _)| is_looked_at(*at))
            .map(|(_, candidate)| self.candidate(candidate, context))
            .collect();
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        let played = candidates.iter().position(|one| one.position == made.position).unwrap_or(0);
        let error = Amount::lost(candidates[played].equity, candidates[0].equity, context);
        PlayStudy { candidates, played, error, forced: study.forced }
    }

    fn candidate(self, candidate: &Candidate, context: &Context) -> Candidate {
        if candidate.position.winner().is_some() {
            return Candidate { standard_error: Some(0.0), ..*candidate };
        }
        let settings = Rollout { first_turn: FirstTurn::MayDouble, ..self.settings() };
        let result = self.engine.rollout(&candidate.position, &context.flipped(), &settings);
        let (equity, standard_error) = single(result.equity);
        Candidate {
            probabilities: result.probabilities.flipped(),
            equity: -equity,
            ply: Ply::ZERO,
            standard_error: Some(standard_error),
            ..*candidate
        }
    }

    /// Returns the cube decision, rolled out if either side made a mistake.
    pub(crate) fn decision<'s>(
        self,
        decision: &Decision,
        position: &Position,
        studies: impl IntoIterator<Item = &'s CubeStudy>,
    ) -> Option<Decision> {
        let context = &decision.context;
        let value = context.cube.value.doubled()?;
        if !studies.into_iter().any(|study| self.is_wanted(study.error)) {
            return None;
        }
        let hold = self.engine.rollout(position, context, &self.settings());
        let taken = context.with_cube(CubeState { value, owner: Some(Role::Opponent) });
        let take = self.engine.rollout(position, &taken, &self.settings());
        let (hold_equity, hold_error) = single(hold.equity);
        let (take_equity, take_error) = single(context.rescaled(value, take.equity));
        Some(decision.rolled_out(hold.probabilities, [hold_equity, take_equity], [hold_error, take_error]))
    }

    fn is_wanted(self, error: Amount) -> bool {
        self.games > 0 && Class::of(error) > Class::Good
    }

    /// Returns the rollout settings. They use one thread, because the questions of a match are answered in
    /// parallel.
    fn settings(self) -> Rollout {
        Rollout { games_max: self.games, truncate_after: Some(TRUNCATE_AFTER), ..Rollout::default() }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a mean of some hundred games needs no more than an f32")]
fn single(Estimate { mean, standard_error }: Estimate) -> (f32, f32) {
    (mean as f32, standard_error as f32)
}
