//! Cube decisions: to double or to roll, and the answer to a double.

use eval::{Context, CubeDecision, CubeReply, Engine, MatchEquities, MoneyRules, Ply, Probabilities, Stake};
use rules::{Position, Side};

use crate::amount::Amount;
use crate::explain::{CubeFact, explain_cube};
use crate::rolled_out::{CLOSE, RolledOut};

/// A roll without a double counts as a decision if doubling would have cost less than this, in units of the cube.
pub const CLOSE_DOUBLE: f32 = 0.2;
/// If doubling costs more than this at 0-ply, in units of the cube, no deeper search is made.
const FAR_FROM_DOUBLING: f32 = 0.35;

/// A choice with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeChoice {
    /// To roll instead of doubling.
    NoDouble,
    /// To double.
    Double,
    /// To accept a double.
    Take,
    /// To give the game up.
    Pass,
    /// To accept a double and turn the cube back.
    Beaver,
    /// To accept a beaver and turn the cube once more.
    Raccoon,
}

/// One cube decision and its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeStudy {
    /// The side that decided.
    pub side: Side,
    /// The choice that was made.
    pub choice: CubeChoice,
    /// The possible choices, best first. Each has its equity for the side that decided, in units of the cube before
    /// the double.
    pub choices: Vec<(CubeChoice, f32)>,
    /// The probabilities of the side that decided, as if the cube could not be turned.
    pub probabilities: Probabilities,
    /// The equity of a double that is taken, for the side that doubles. `None` for the answer to a double.
    pub taken: Option<f32>,
    /// True if the best choice is to play on for a gammon, although the opponent would pass.
    pub too_good: bool,
    /// The loss against the best choice.
    pub error: Amount,
    /// True if the decision counts, as the crate's documentation defines it.
    pub counted: bool,
    /// The depth of the evaluation.
    pub ply: Ply,
    /// The standard errors of the equities of holding and of a double that is taken, if they are means of a
    /// rollout.
    pub standard_errors: Option<[f32; 2]>,
    /// The rollout whose means replace the evaluations, if there was one.
    pub rollout: Option<RolledOut<CubeChoice>>,
    /// The numbers behind the decision, if it lost at least [`CLOSE`]; see [`explain_cube`].
    pub facts: Vec<CubeFact>,
}

impl CubeStudy {
    /// Returns the best choice.
    #[must_use]
    pub fn best(&self) -> CubeChoice {
        self.choices.first().map_or(self.choice, |(choice, _)| *choice)
    }

    /// Returns the study with the numbers behind the decision, if it lost at least [`CLOSE`]. The doubler is on roll in
    /// `position`.
    pub(crate) fn explained(
        self,
        engine: &Engine,
        position: &Position,
        decision: &Decision<'_>,
    ) -> CubeStudy {
        if self.error.equity < CLOSE {
            return self;
        }
        let chances =
            if self.side == decision.side { self.probabilities } else { self.probabilities.flipped() };
        CubeStudy { facts: explain_cube(engine, position, &decision.context, &chances), ..self }
    }

    /// Returns true if the best two choices are within [`CLOSE`].
    pub(crate) fn is_close(&self) -> bool {
        match self.choices[..] {
            [(_, best), (_, second), ..] => best - second < CLOSE,
            _ => false,
        }
    }

    /// Returns the standard error of a choice's equity, if the decision was rolled out.
    #[must_use]
    pub fn standard_error_of(&self, choice: CubeChoice) -> Option<f32> {
        let [hold, take] = self.standard_errors?;
        Some(match choice {
            CubeChoice::NoDouble => hold,
            // The doubler gets the lesser of a take and a pass. The value of a pass is exact.
            CubeChoice::Double if self.choices.contains(&(CubeChoice::Double, 1.0)) => 0.0,
            CubeChoice::Pass => 0.0,
            CubeChoice::Double | CubeChoice::Take => take,
            CubeChoice::Beaver => 2.0 * take,
            CubeChoice::Raccoon => 4.0 * take,
        })
    }

    fn new(
        side: Side,
        choice: CubeChoice,
        mut choices: Vec<(CubeChoice, f32)>,
        decision: &Decision<'_>,
    ) -> CubeStudy {
        // The sort is stable, so among equal choices the first in the list wins.
        choices.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = choices.first().map_or(0.0, |(_, equity)| *equity);
        let done = choices.iter().find(|(one, _)| *one == choice).map_or(best, |(_, equity)| *equity);
        let by_doubler = side == decision.side;
        let probabilities = decision.cube.probabilities;
        let context = if by_doubler { decision.context } else { decision.context.flipped() };
        CubeStudy {
            side,
            choice,
            choices,
            probabilities: if by_doubler { probabilities } else { probabilities.flipped() },
            taken: None,
            too_good: false,
            error: Amount::lost(done, best, &context, decision.equities),
            counted: true,
            ply: decision.ply,
            standard_errors: decision.standard_errors,
            rollout: None,
            facts: Vec::new(),
        }
    }
}

/// The cube decision in a position before the roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision<'a> {
    /// The side on roll.
    side: Side,
    pub(crate) context: Context,
    cube: CubeDecision,
    pub(crate) ply: Ply,
    standard_errors: Option<[f32; 2]>,
    equities: &'a MatchEquities,
}

impl<'a> Decision<'a> {
    /// Returns true if another depth leads to the same action and the same answer.
    pub(crate) fn agrees_with(&self, engine: &Engine, position: &Position, ply: Ply) -> bool {
        let other = engine.cube_decision(position, &self.context, ply);
        (other.action, other.reply) == (self.cube.action, self.cube.reply)
    }

    /// Evaluates a double that was made.
    pub(crate) fn look(
        engine: &'a Engine,
        side: Side,
        position: &Position,
        context: Context,
        ply: Ply,
    ) -> Self {
        let cube = engine.cube_decision(position, &context, ply);
        Self { side, context, cube, ply, standard_errors: None, equities: engine.equities() }
    }

    /// Returns the same decision with the equities of a rollout: of holding, and of a double that is taken, both in
    /// units of the cube before it.
    pub(crate) fn rolled_out(
        &self,
        probabilities: Probabilities,
        [hold, take]: [f32; 2],
        standard_errors: [f32; 2],
    ) -> Self {
        let beavers = matches!(self.context.stake, Stake::Money(MoneyRules { beavers: true, .. }));
        let (double_take, reply) = match take {
            take if take > self.cube.double_pass => (take, CubeReply::Pass),
            take if beavers && take < 0.0 => (2.0 * take, CubeReply::Beaver),
            take => (take, CubeReply::Take),
        };
        let cube = CubeDecision { probabilities, no_double: hold, double_take, reply, ..self.cube };
        Self { cube, standard_errors: Some(standard_errors), ..*self }
    }

    /// Evaluates a double that was not made. Far from doubling, 0-ply is enough.
    pub(crate) fn look_at_roll(
        engine: &'a Engine,
        side: Side,
        position: &Position,
        context: Context,
        ply: Ply,
    ) -> Self {
        let quick = Self::look(engine, side, position, context, Ply::ZERO);
        let [hold, double] = quick.hold_and_double();
        if ply == Ply::ZERO || hold - double > FAR_FROM_DOUBLING {
            quick
        } else {
            Self::look(engine, side, position, context, ply)
        }
    }

    fn hold_and_double(&self) -> [f32; 2] {
        [self.cube.no_double, self.cube.double_take.min(self.cube.double_pass)]
    }

    /// Returns the doubler's equity if the double is taken and no further answer follows.
    fn plain_take(&self) -> f32 {
        if self.cube.reply == CubeReply::Beaver { self.cube.double_take / 2.0 } else { self.cube.double_take }
    }

    /// Returns the study of the choice between rolling and doubling.
    pub(crate) fn of_the_doubler(&self, choice: CubeChoice) -> CubeStudy {
        let [hold, double] = self.hold_and_double();
        let choices = vec![(CubeChoice::NoDouble, hold), (CubeChoice::Double, double)];
        let study = CubeStudy::new(self.side, choice, choices, self);
        let too_good = hold >= double && self.cube.double_take >= self.cube.double_pass;
        let close = hold - double < CLOSE_DOUBLE;
        let taken = Some(self.plain_take());
        CubeStudy { taken, too_good, counted: choice == CubeChoice::Double || close, ..study }
    }

    /// Returns the study of the answer to a double.
    pub(crate) fn of_the_taker(&self, choice: CubeChoice) -> CubeStudy {
        let take = self.plain_take();
        let mut choices = vec![(CubeChoice::Take, -take), (CubeChoice::Pass, -self.cube.double_pass)];
        let beavers = matches!(self.context.stake, Stake::Money(MoneyRules { beavers: true, .. }));
        // A file may contain a beaver without stating that beavers are allowed.
        if beavers || choice == CubeChoice::Beaver {
            choices.push((CubeChoice::Beaver, -2.0 * take));
        }
        CubeStudy::new(self.side.opponent(), choice, choices, self)
    }

    /// Returns the study of the answer to a beaver. Files do not state whether raccoons were allowed, so they
    /// count as allowed only if the file contains one.
    pub(crate) fn of_the_beavered(&self, choice: CubeChoice) -> CubeStudy {
        let take = self.plain_take();
        let mut choices =
            vec![(CubeChoice::Take, 2.0 * take), (CubeChoice::Pass, -2.0 * self.cube.double_pass)];
        if choice == CubeChoice::Raccoon {
            choices.push((CubeChoice::Raccoon, 4.0 * take));
        }
        CubeStudy::new(self.side, choice, choices, self)
    }

    /// Returns the doubler's equity after this choice, from which the report computes the expectation after the step.
    pub(crate) fn equity_after(&self, study: &CubeStudy) -> f32 {
        let done = study.choices.iter().find(|(choice, _)| *choice == study.choice);
        let equity = done.map_or(0.0, |(_, equity)| *equity);
        if study.side == self.side { equity } else { -equity }
    }
}
