//! One game of a rollout: cube, roll and play, turn by turn, with the luck of every roll subtracted if requested.

use super::dice::GameDice;
use super::settings::{FirstTurn, Rollout};
use crate::context::{Context, CubeState, Stake};
use crate::cube::Values;
use crate::cubes::{CubeGame, QuestionSide, Turned};
use crate::engine::{Engine, Ply};
use crate::probabilities::Probabilities;
use crate::prune::PruneLimits;
use crate::search::{Budget, Search};
use rules::{Position, Role, Roll};

/// The maximum number of half-moves of a game. Sensible games never last this long; one that does counts at its
/// current value.
const HALF_MOVES_MAX: u32 = 2_000;

/// The result of a game, for the side on roll at its start.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Result {
    /// The probabilities in the order of [`Probabilities`]; 0 or 1 for a finished game without variance reduction.
    pub(super) chances: [f64; 5],
    /// The value on the scale of the outcomes at the root; for money in units of the root's cube.
    pub(super) value: f64,
}

impl Result {
    fn add(&mut self, p: &Probabilities, value: f32, weight: f64) {
        for (sum, chance) in self.chances.iter_mut().zip(p.to_array()) {
            *sum += weight * f64::from(chance);
        }
        self.value += weight * f64::from(value);
    }
}

/// A player of rollout games, with reused buffers.
pub(super) struct RolloutPlayer<'a> {
    engine: &'a Engine,
    rollout: &'a Rollout,
    replies: Vec<(Position, Probabilities)>,
}

/// A part of a game between two turns of the cube.
struct Stretch {
    position: Position,
    /// The context as the side on roll sees it.
    context: Context,
    /// True if the side on roll is the one on roll at the root.
    is_root: bool,
    /// The factor of the doublings since the root, for money.
    scale: f32,
    half_moves: u32,
    /// True if a cube has just been turned, or if the root's first turn must be a roll.
    must_roll: bool,
}

impl<'a> RolloutPlayer<'a> {
    pub(super) fn new(engine: &'a Engine, rollout: &'a Rollout) -> Self {
        Self { engine, rollout, replies: Vec::with_capacity(21) }
    }

    /// Plays one game.
    pub(super) fn play(&mut self, start: &Position, context: &Context, mut dice: GameDice) -> Result {
        let mut stretch = Stretch {
            position: *start,
            context: *context,
            is_root: true,
            scale: 1.0,
            half_moves: 0,
            must_roll: self.rollout.first_turn == FirstTurn::Rolls,
        };
        let mut result = Result::default();
        while !self.stretch(&mut stretch, &mut dice, &mut result) {}
        result
    }

    /// Plays to the end, or to the next take. After a take it updates `stretch` and returns false.
    fn stretch(&mut self, stretch: &mut Stretch, dice: &mut GameDice, result: &mut Result) -> bool {
        let game = self.engine.game(&stretch.context);
        let mut search = self.engine.search(&game, Budget::default());
        let mut turn = QuestionSide::Asker;
        let mut cube = game.present(stretch.context.cube);
        let begun_by_root = stretch.is_root;
        let mut answer = None;
        loop {
            let mover_is_root = (turn == QuestionSide::Asker) == begun_by_root;
            let booking = Booking { game: &game, turn, mover_is_root, scale: stretch.scale };
            let p = answer.unwrap_or_else(|| self.engine.evaluator().evaluate_one(&stretch.position));
            let worth = search.leaf(&stretch.position, p, turn);
            let cut = self.rollout.truncate_after.is_some_and(|most| stretch.half_moves >= most)
                || stretch.half_moves >= HALF_MOVES_MAX;
            if cut || stretch.position.winner().is_some() {
                // In a game that is cut off the side on roll may still double; in a finished game it cannot.
                let may_double = cut && !stretch.must_roll;
                let value = if may_double {
                    game.with_right_to_double(turn, &worth.values, cube)
                } else {
                    worth.values[cube]
                };
                booking.book(result, &p, value, 1.0);
                return true;
            }
            if !stretch.must_roll {
                match self.turned(&mut search, &booking, &stretch.position, &worth.values, cube) {
                    Turned::No => {}
                    Turned::Passed { value } => {
                        let won = Probabilities { win: 1.0, ..Probabilities::default() };
                        booking.book(result, &won, value, 1.0);
                        return true;
                    }
                    Turned::Taken => {
                        stretch.take(turn, mover_is_root);
                        return false;
                    }
                }
            }
            stretch.must_roll = false;
            let (next, its_answer) = self.move_on(&mut search, &booking, stretch, cube, dice, result);
            stretch.position = next;
            stretch.half_moves += 1;
            answer = its_answer;
            cube = game.flipped(cube);
            turn = turn.other();
        }
    }

    /// Returns the cube action of the side on roll, at the depth of the rollout.
    fn turned(
        &self,
        search: &mut Search<'_>,
        booking: &Booking<'_>,
        position: &Position,
        values: &Values,
        cube: usize,
    ) -> Turned {
        if self.rollout.ply == Ply::ZERO {
            return booking.game.turned(booking.turn, values, cube);
        }
        let worth = search.look(position, self.rollout.ply.get(), booking.turn);
        let worth = worth.expect("without a budget no look is cut short");
        booking.game.turned(booking.turn, &worth.values, cube)
    }

    /// Rolls, plays and books the luck of the roll. Returns the net's answer to the new position if it is known.
    fn move_on(
        &mut self,
        search: &mut Search<'_>,
        booking: &Booking<'_>,
        stretch: &Stretch,
        cube: usize,
        dice: &mut GameDice,
        result: &mut Result,
    ) -> (Position, Option<Probabilities>) {
        let roll = dice.roll();
        let Booking { game, turn, .. } = *booking;
        self.replies.clear();
        let at = if self.rollout.variance_reduction {
            search.replies(&stretch.position, turn, &Roll::ALL_21, PruneLimits::ROLLOUT, &mut self.replies);
            let same = |(other, _): &(Roll, u32)| (other.high(), other.low()) == (roll.high(), roll.low());
            let thrown = Roll::ALL_21.iter().position(same).unwrap_or(0);
            for (number, ((next, answer), (_, throws))) in self.replies.iter().zip(Roll::ALL_21).enumerate() {
                let worth = search.leaf(next, *answer, turn.other());
                let value = game.value_of_next(turn, &worth.values, cube);
                // Luck is the roll's value beyond the mean, and is subtracted from the result.
                let weight = f64::from(throws) / 36.0 - if number == thrown { 1.0 } else { 0.0 };
                booking.book(result, &answer.flipped(), value, weight);
            }
            thrown
        } else {
            search.replies(&stretch.position, turn, &[(roll, 1)], PruneLimits::ROLLOUT, &mut self.replies);
            0
        };
        if self.rollout.ply == Ply::ZERO {
            let (next, answer) = self.replies[at];
            return (next, Some(answer));
        }
        let asker = stretch.context;
        let context = if turn == QuestionSide::Asker { asker } else { asker.flipped() };
        let best = self.engine.best_plays(&stretch.position, roll, &context, self.rollout.ply, 1);
        // The deeper search may have chosen another play than the reply, so no answer is known.
        (best[0].position, None)
    }
}

impl Stretch {
    /// Updates the cube after the side on roll has doubled and the other side has taken.
    fn take(&mut self, turn: QuestionSide, mover_is_root: bool) {
        let context = if turn == QuestionSide::Asker { self.context } else { self.context.flipped() };
        let value = context.cube.value.doubled().unwrap_or(context.cube.value);
        self.context = context.with_cube(CubeState { value, owner: Some(Role::Opponent) });
        // For a match the values are chances of winning it, which already take the cube into account.
        if !matches!(self.context.stake, Stake::Match(_)) {
            self.scale *= 2.0;
        }
        self.is_root = mover_is_root;
        self.must_roll = true;
    }
}

/// The point of view of probabilities and values, and their weight for the root.
#[derive(Clone, Copy)]
struct Booking<'a> {
    game: &'a CubeGame<'a>,
    /// The side on roll.
    turn: QuestionSide,
    mover_is_root: bool,
    scale: f32,
}

impl Booking<'_> {
    /// Adds probabilities and a value of the side on roll to the result, seen from the root.
    fn book(&self, result: &mut Result, p: &Probabilities, value: f32, weight: f64) {
        if self.mover_is_root {
            result.add(p, self.scale * value, weight);
        } else {
            let value = self.game.outcomes(self.turn).seen_from_other_side(value);
            result.add(&p.flipped(), self.scale * value, weight);
        }
    }
}
