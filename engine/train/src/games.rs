//! Self-play: choosing plays with a net, and duels between nets.

use crate::random::Random;
use crate::truth::Roller;
use eval::{Evaluator, NativeEvaluator, Probabilities};
use rules::{Position, Roll};

/// Throws two dice.
pub(crate) fn throw(random: &mut Random) -> Roll {
    Roll::from_pips([random.die(), random.die()]).expect("dice show 1 to 6")
}

/// A 0-ply player with reused buffers.
#[derive(Debug)]
pub(crate) struct TrainingPlayer<'a> {
    evaluator: &'a NativeEvaluator,
    /// The positions that the last choice was made from, with the opponent on roll.
    pub(crate) options: Vec<Position>,
    /// The evaluations of `options`, from the opponent's point of view.
    pub(crate) answers: Vec<Probabilities>,
}

impl<'a> TrainingPlayer<'a> {
    /// Returns a player with this net.
    #[must_use]
    pub(crate) fn new(evaluator: &'a NativeEvaluator) -> Self {
        Self { evaluator, options: Vec::with_capacity(128), answers: Vec::with_capacity(128) }
    }

    /// Returns the evaluator.
    pub(crate) fn evaluator(&self) -> &'a NativeEvaluator {
        self.evaluator
    }

    /// Returns the index of the best option for a roll by cubeless equity; of equals, the first.
    pub(crate) fn choose(&mut self, position: &Position, roll: Roll) -> usize {
        self.options.clear();
        self.answers.clear();
        rules::legal_positions(position, roll, &mut self.options);
        self.evaluator.evaluate(&self.options, &mut self.answers);
        let mut best = (0, f32::INFINITY);
        for (at, answer) in self.answers.iter().enumerate() {
            let theirs = answer.equity();
            if theirs < best.1 {
                best = (at, theirs);
            }
        }
        best.0
    }

    /// Returns the position after the best play.
    pub(crate) fn play(&mut self, position: &Position, roll: Roll) -> Position {
        let best = self.choose(position, roll);
        self.options[best]
    }
}

/// Returns a start that real play seldom reaches: up to `plays` random plays from the opening.
pub(crate) fn scrambled(random: &mut Random, plays: usize) -> Position {
    let mut position = Position::STARTING;
    let mut options = Vec::with_capacity(128);
    for _ in 0..random.below(plays + 1) {
        options.clear();
        rules::legal_positions(&position, throw(random), &mut options);
        position = options[random.below(options.len())];
    }
    position
}

/// The result of a duel in points per game for the first net, without luck, with the standard error over pairs of
/// games.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Duel {
    /// The mean points per game.
    pub(crate) points: f64,
    /// The standard error of the mean.
    pub(crate) error: f64,
}

/// Plays cubeless money games at 0-ply. Each pair of games has the same dice with the seats exchanged, and the luck of
/// all rolls is subtracted from the results. This does not change the expected result, whichever net measures the
/// luck, and makes the standard error several times smaller.
#[must_use]
pub(crate) fn duel(
    one: &NativeEvaluator,
    other: &NativeEvaluator,
    pairs: u64,
    seed: u64,
    threads: u64,
) -> Duel {
    let (sum, squares) = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut players = [TrainingPlayer::new(one), TrainingPlayer::new(other)];
                    let mut roller = Roller::new(one);
                    let (mut sum, mut squares) = (0.0, 0.0);
                    for pair in (thread..pairs).step_by(threads as usize) {
                        let seed = Random::new(seed ^ pair.wrapping_mul(0x2545_f491_4f6c_dd1d)).next();
                        // Both games have the same dice with the seats exchanged, so that most of the luck cancels.
                        let results = [0, 1].map(|first| game(&mut players, &mut roller, first, seed));
                        let points = (results[0] + results[1]) / 2.0;
                        sum += points;
                        squares += points * points;
                    }
                    (sum, squares)
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("a duelling thread panicked"))
            .fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1))
    });
    let n = pairs as f64;
    let points = sum / n;
    Duel { points, error: ((squares / n - points * points) / n).sqrt() }
}

/// Plays one game and returns the points of player 0, without the luck of both sides.
fn game(players: &mut [TrainingPlayer<'_>; 2], roller: &mut Roller<'_>, first: usize, seed: u64) -> f64 {
    let mut dice = Random::new(seed);
    let mut position = Position::STARTING;
    let (mut turn, mut luck) = (first, 0.0);
    while position.winner().is_none() {
        let roll = throw(&mut dice);
        let its = roller.luck(&position, roll);
        luck += if turn == 0 { its } else { -its };
        position = players[turn].play(&position, roll);
        turn = 1 - turn;
    }
    // The side that has just played has won.
    let points = -f64::from(players[0].evaluator.evaluate_one(&position).equity());
    (if turn == 1 { points } else { -points }) - luck
}
