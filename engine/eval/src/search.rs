//! Looking ahead: 21 rolls, the best reply to each, and so on down; cubeful values for several cubes at once.
//!
//! One ply is one roll and its best play. Replies are chosen by the 0-ply evaluation at the value that wins and losses
//! have in the present context; what they lead to is then valued one ply less deep. Cubes are valued along the same
//! tree: in every position below the root the side on roll doubles when that is better for it.

use crate::board::Sides;
use crate::context::CubeState;
use crate::cube::{Efficiency, Outcomes, dead_value, live_value};
use crate::evaluator::Evaluator;
use crate::probabilities::Probabilities;
use rules::{Position, Role, Roll};

/// A search in one context; holds nothing but references, so it is made for each question.
pub(crate) struct Search<'a> {
    pub(crate) evaluator: &'a dyn Evaluator,
}

/// What a position is worth to the side on roll.
pub(crate) struct Worth {
    pub(crate) probabilities: Probabilities,
    /// For each cube asked about: the value when no double is made now, on the scale of the outcomes.
    pub(crate) values: Vec<f32>,
}

impl Search<'_> {
    /// Looks `plies` ahead; `stake` is the cube value at which replies are compared.
    pub(crate) fn look(
        &self,
        position: &Position,
        plies: u8,
        outcomes: Outcomes<'_>,
        stake: i32,
        cubes: &[CubeState],
    ) -> Worth {
        if plies == 0 || position.winner().is_some() {
            let probabilities = self.evaluator.evaluate_one(position);
            return leaf(position, probabilities, &outcomes, cubes);
        }
        let mut sum = Worth { probabilities: Probabilities::default(), values: vec![0.0; cubes.len()] };
        let theirs = outcomes.flipped();
        let (their_cubes, doubled) = cubes_for_opponent(cubes, &theirs);
        let (mut found, mut answers) = (Vec::with_capacity(64), Vec::with_capacity(64));
        for (roll, weight) in Roll::ALL_21 {
            let (next, answer) = self.best_reply(position, roll, outcomes, stake, &mut found, &mut answers);
            let worth = if plies == 1 {
                leaf(&next, answer, &theirs, &their_cubes)
            } else {
                self.look(&next, plies - 1, theirs, stake, &their_cubes)
            };
            let weight = f32::from(u8::try_from(weight).unwrap_or(0)) / 36.0;
            sum.probabilities.add_scaled(&worth.probabilities.flipped(), weight);
            for (cube, value) in sum.values.iter_mut().enumerate() {
                let best = with_right_to_double(&worth.values, cube, doubled[cube], &theirs, &their_cubes);
                *value += weight * outcomes.seen_from_other_side(best);
            }
        }
        sum
    }

    /// The position after the best play by the 0-ply evaluation, and its answer there, for the opponent, on roll.
    fn best_reply(
        &self,
        position: &Position,
        roll: Roll,
        outcomes: Outcomes<'_>,
        stake: i32,
        found: &mut Vec<Position>,
        answers: &mut Vec<Probabilities>,
    ) -> (Position, Probabilities) {
        found.clear();
        answers.clear();
        rules::legal_positions(position, roll, found);
        self.evaluator.evaluate(found, answers);
        let worth = |p: &Probabilities| dead_value(&p.flipped(), &outcomes, stake);
        let pairs = found.iter().zip(answers.iter()).map(|(next, p)| (next, p, worth(p)));
        // A later play must be strictly better, so that ties fall to the first in the generator's fixed order.
        let best = pairs.reduce(|a, b| if b.2 > a.2 { b } else { a });
        let (next, p, _) = best.expect("the generator's answer is never empty");
        (*next, *p)
    }
}

/// Values a position without looking ahead.
pub(crate) fn leaf(
    position: &Position,
    p: Probabilities,
    outcomes: &Outcomes<'_>,
    cubes: &[CubeState],
) -> Worth {
    let over = position.winner().is_some();
    let efficiency =
        if cubes.is_empty() { Efficiency::CONTACT } else { Efficiency::of(&Sides::from(position)) };
    let value = |&cube: &CubeState| {
        if over { dead_centred_value(&p, outcomes, cube) } else { live_value(&p, outcomes, cube, efficiency) }
    };
    Worth { probabilities: p, values: cubes.iter().map(value).collect() }
}

fn dead_centred_value(p: &Probabilities, outcomes: &Outcomes<'_>, cube: CubeState) -> f32 {
    outcomes.settled(p, i32::from(cube.value.get()), cube.owner.is_none())
}

/// The cubes as the opponent finds them on its turn, followed by those that its doubles would make; for each cube the
/// index of its doubled form, if the opponent may double.
fn cubes_for_opponent(cubes: &[CubeState], theirs: &Outcomes<'_>) -> (Vec<CubeState>, Vec<Option<usize>>) {
    let mut all: Vec<CubeState> = cubes.iter().map(|cube| cube.flipped()).collect();
    let mut doubled = Vec::with_capacity(cubes.len());
    for cube in 0..cubes.len() {
        let next = after_double(all[cube], theirs);
        doubled.push(next.map(|_| all.len()));
        all.extend(next);
    }
    (all, doubled)
}

/// The cube after the side on roll has doubled and the opponent has taken, if it may double and the cube still lives.
pub(crate) fn after_double(cube: CubeState, outcomes: &Outcomes<'_>) -> Option<CubeState> {
    if cube.owner == Some(Role::Opponent) || !outcomes.is_alive(i32::from(cube.value.get()), true) {
        return None;
    }
    Some(CubeState { value: cube.value.doubled()?, owner: Some(Role::Opponent) })
}

/// The value for the side on roll when it doubles if that is better.
fn with_right_to_double(
    values: &[f32],
    cube: usize,
    doubled: Option<usize>,
    outcomes: &Outcomes<'_>,
    cubes: &[CubeState],
) -> f32 {
    let hold = values[cube];
    match doubled {
        Some(doubled) => hold.max(values[doubled].min(outcomes.cash(cubes[cube]))),
        None => hold,
    }
}

/// As [`with_right_to_double`] for a position valued on the spot: a play's worth at 0-ply.
pub(crate) fn turn_value(
    worth: &[f32],
    doubled: Option<usize>,
    outcomes: &Outcomes<'_>,
    cubes: &[CubeState],
) -> f32 {
    with_right_to_double(worth, 0, doubled, outcomes, cubes)
}

/// The cubes to ask about for a position in which the side on roll may double `cube`: itself, and after a take.
pub(crate) fn with_double(cube: CubeState, outcomes: &Outcomes<'_>) -> (Vec<CubeState>, Option<usize>) {
    let mut cubes = vec![cube];
    let next = after_double(cube, outcomes);
    cubes.extend(next);
    (cubes, next.map(|_| 1))
}
