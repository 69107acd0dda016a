//! Rollouts of what looking ahead calls a mistake: often enough it is none, or another play is better still.

use eval::{Context, CubeState, Engine, Estimate, FirstTurn, Ply, Rollout};
use rules::{Position, Role};

use crate::amount::{Amount, Class};
use crate::answer::{Candidate, PlayStudy};
use crate::cube::{CubeStudy, Decision};

/// The best plays of a roll that are rolled out, beside the one that was made.
const PLAYS: usize = 3;
/// Half-moves after which the net's answer stands. To the end of the game the same standard error takes twenty times the
/// games; after six moves of each side little is left of what the net misjudges in the position itself.
const TRUNCATE_AFTER: u32 = 12;

/// Rolls out mistakes by so many games.
#[derive(Clone, Copy)]
pub(crate) struct Deeper<'a> {
    pub(crate) engine: &'a Engine,
    /// None at 0.
    pub(crate) games: u32,
}

impl Deeper<'_> {
    /// A play with its rivals, rolled out if it is a mistake. Plays that were not rolled out are left out, since they
    /// were looked at in another way.
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

    /// A cube decision, rolled out if one of those who took part in it made a mistake.
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

    /// On one thread: the questions of a match are answered beside each other.
    fn settings(self) -> Rollout {
        Rollout { games_max: self.games, truncate_after: Some(TRUNCATE_AFTER), ..Rollout::default() }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a mean of some hundred games needs no more than an f32")]
fn single(Estimate { mean, standard_error }: Estimate) -> (f32, f32) {
    (mean as f32, standard_error as f32)
}
