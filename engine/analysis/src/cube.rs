//! Cube decisions: rolling or doubling, and answering.

use eval::{Context, CubeDecision, CubeReply, Engine, MoneyRules, Ply, Probabilities, Stake};
use rules::{Position, Side};

use crate::amount::Amount;

/// A roll without a double counts as a decision if doubling would have cost less than this, in units of the cube.
pub const CLOSE_DOUBLE: f32 = 0.2;
/// Where the bare net says that a double that was not made would cost more than this, no deeper look is spent on it.
const FAR_FROM_DOUBLING: f32 = 0.35;

/// What can be done with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeChoice {
    /// To roll instead.
    NoDouble,
    /// To offer it.
    Double,
    /// To accept.
    Take,
    /// To give the game up.
    Pass,
    /// To accept and turn it back.
    Beaver,
    /// To accept a beaver and turn once more.
    Raccoon,
}

/// One cube decision and what it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeStudy {
    /// Who decided.
    pub side: Side,
    /// What was done.
    pub choice: CubeChoice,
    /// What there was to choose from with its equity for the side that decided, in units of the cube before the double,
    /// best first.
    pub choices: Vec<(CubeChoice, f32)>,
    /// The chances of the side that decided, as if the cube could not be turned.
    pub probabilities: Probabilities,
    /// Whether the best choice is to play on for a gammon although the opponent would pass.
    pub too_good: bool,
    /// What was lost against the best choice.
    pub error: Amount,
    /// Whether it counts: see the crate's documentation.
    pub counted: bool,
    /// How deep it was looked at.
    pub ply: Ply,
    /// Standard errors of the equities of holding and of a double that is taken, where they are means of a rollout.
    pub standard_errors: Option<[f32; 2]>,
}

impl CubeStudy {
    /// The best choice.
    #[must_use]
    pub fn best(&self) -> CubeChoice {
        self.choices.first().map_or(self.choice, |(choice, _)| *choice)
    }

    /// The standard error of a choice's equity, where the decision was rolled out.
    #[must_use]
    pub fn standard_error_of(&self, choice: CubeChoice) -> Option<f32> {
        let [hold, take] = self.standard_errors?;
        Some(match choice {
            CubeChoice::NoDouble => hold,
            // Whichever is less of what a take and a pass are worth, the doubler gets; the pass is known exactly.
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
        decision: &Decision,
    ) -> CubeStudy {
        // Stable: of equal choices the one that is listed first.
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
            too_good: false,
            error: Amount::lost(done, best, &context),
            counted: true,
            ply: decision.ply,
            standard_errors: decision.standard_errors,
        }
    }
}

/// A position before the roll, as the cube sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    /// On roll.
    side: Side,
    pub(crate) context: Context,
    cube: CubeDecision,
    ply: Ply,
    standard_errors: Option<[f32; 2]>,
}

impl Decision {
    /// Looks at a double that was made.
    pub(crate) fn look(engine: &Engine, side: Side, position: &Position, context: Context, ply: Ply) -> Self {
        let cube = engine.cube_decision(position, &context, ply);
        Self { side, context, cube, ply, standard_errors: None }
    }

    /// The same decision with the equities of a rollout: of holding, and of a double that is taken, both in units of the
    /// cube before it.
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

    /// Looks at a double that was not made: far from doubling, the bare net is enough.
    pub(crate) fn look_at_roll(
        engine: &Engine,
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

    /// The doubler's equity when the double is taken and nothing more is turned.
    fn plain_take(&self) -> f32 {
        if self.cube.reply == CubeReply::Beaver { self.cube.double_take / 2.0 } else { self.cube.double_take }
    }

    /// The decision to roll or to double.
    pub(crate) fn of_the_doubler(&self, choice: CubeChoice) -> CubeStudy {
        let [hold, double] = self.hold_and_double();
        let choices = vec![(CubeChoice::NoDouble, hold), (CubeChoice::Double, double)];
        let study = CubeStudy::new(self.side, choice, choices, self);
        let too_good = hold >= double && self.cube.double_take >= self.cube.double_pass;
        let close = hold - double < CLOSE_DOUBLE;
        CubeStudy { too_good, counted: choice == CubeChoice::Double || close, ..study }
    }

    /// The answer to a double.
    pub(crate) fn of_the_taker(&self, choice: CubeChoice) -> CubeStudy {
        let take = self.plain_take();
        let mut choices = vec![(CubeChoice::Take, -take), (CubeChoice::Pass, -self.cube.double_pass)];
        let beavers = matches!(self.context.stake, Stake::Money(MoneyRules { beavers: true, .. }));
        if beavers || choice == CubeChoice::Beaver {
            choices.push((CubeChoice::Beaver, -2.0 * take));
        }
        CubeStudy::new(self.side.opponent(), choice, choices, self)
    }

    /// The answer to a beaver. Whether raccoons were allowed is known only where one happened.
    pub(crate) fn of_the_beavered(&self, choice: CubeChoice) -> CubeStudy {
        let take = self.plain_take();
        let mut choices =
            vec![(CubeChoice::Take, 2.0 * take), (CubeChoice::Pass, -2.0 * self.cube.double_pass)];
        if choice == CubeChoice::Raccoon {
            choices.push((CubeChoice::Raccoon, 4.0 * take));
        }
        CubeStudy::new(self.side, choice, choices, self)
    }

    /// What the doubler's equity is once this has been done, for the course of the game.
    pub(crate) fn equity_after(&self, study: &CubeStudy) -> f32 {
        let done = study.choices.iter().find(|(choice, _)| *choice == study.choice);
        let equity = done.map_or(0.0, |(_, equity)| *equity);
        if study.side == self.side { equity } else { -equity }
    }
}
