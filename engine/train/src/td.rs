//! Games as samples for temporal-difference learning.

use crate::fit::Sample;
use crate::games::{TrainingPlayer, scrambled, throw};
use crate::random::Random;
use eval::{Evaluator, NativeEvaluator, Probabilities, Sides};
use rules::Position;

/// The settings of temporal-difference self-play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TdGame {
    /// The weight of later results relative to the net's own next answer.
    pub(crate) lambda: f32,
    /// The probability that a game starts with up to ten random plays.
    pub(crate) scramble: f32,
}

/// Plays one game and appends its positions with their targets, each as a separate decision.
pub(crate) fn td_game(
    evaluator: &NativeEvaluator,
    settings: TdGame,
    random: &mut Random,
    samples: &mut Vec<Vec<Sample>>,
) {
    let mut player = TrainingPlayer::new(evaluator);
    let scramble = random.unit() < settings.scramble;
    let mut position = if scramble { scrambled(random, 10) } else { Position::STARTING };
    let mut line: Vec<(Position, Probabilities)> = Vec::with_capacity(128);
    while position.winner().is_none() {
        let roll = throw(random);
        let best = player.choose(&position, roll);
        line.push((position, player.answers[best]));
        position = player.options[best];
    }
    let mut later = evaluator.evaluate_one(&position);
    for (position, next) in line.iter().rev() {
        let mut target = Probabilities::default();
        target.add_scaled(next, 1.0 - settings.lambda);
        target.add_scaled(&later, settings.lambda);
        later = target.flipped();
        samples.push(vec![Sample { sides: Sides::from(position), target: later.to_array() }]);
    }
}
