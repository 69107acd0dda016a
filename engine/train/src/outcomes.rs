//! Labels by outcomes: decisions of games that the net plays to the end at 1-ply, with the results of the games.
//!
//! A label has two parts. How good the decision's position is comes from the game's result, with the luck of all later
//! rolls subtracted. This is noisy but unbiased, because errors of the net's evaluation cancel on average. How the
//! plays of the roll differ comes from look-ahead. These differences have little noise, because most errors of
//! look-ahead are the same for all plays of a roll. So all labels of a decision are look-ahead values moved by one
//! number: the result minus the look-ahead value of the play that was made.

use crate::games::{TrainingPlayer, throw};
use crate::labels::{Amount, SIBLINGS_MAX, append, write_record};
use crate::random::Random;
use crate::starts::Starts;
use crate::truth::{KnownTurn, Play, Roller, is_race, is_settled};
use eval::{NativeEvaluator, OUTPUTS, Probabilities};
use std::path::Path;

/// The share of the decisions of a game that are labelled if results dominate the labels. Decisions of one game share
/// most of their noise, so labelling more of them would add little. In races, which are a small part of a game and have
/// little noise, all decisions are labelled, and also everywhere if look-ahead dominates.
const TAKEN: f32 = 0.35;
/// The probability that a random legal play of a labelled decision is labelled too.
const RIVAL: f32 = 0.5;
/// The starts of the games.
const STARTS: Starts = Starts { scrambled: 0.2, constructed: 0.3 };
/// The maximum length, in half-moves, of the prelude: the part of a game with random plays, which is not labelled.
const PRELUDE: usize = 24;
/// The probability of a random play in the prelude.
const EXPLORE: f32 = 0.12;
/// The number of games that a thread plays before it writes their labels.
const CHUNK: usize = 32;

/// Plays games and appends labelled positions to `file`. `share`, 0 to 1, is the part of the difference between
/// result and look-ahead that moves the labels. A small share gives labels with little noise but more of the errors
/// of look-ahead.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn label(
    evaluator: &NativeEvaluator,
    share: f32,
    amount: Amount,
    file: &Path,
) -> std::io::Result<()> {
    append(amount, file, || {
        let (mut player, mut roller) = (TrainingPlayer::new(evaluator), Roller::new(evaluator));
        move |random: &mut Random| {
            let mut records = Vec::new();
            (0..CHUNK).for_each(|_| game(&mut player, &mut roller, share, random, &mut records));
            records
        }
    })
}

/// Appends the records of one game.
fn game(
    player: &mut TrainingPlayer<'_>,
    roller: &mut Roller<'_>,
    share: f32,
    random: &mut Random,
    records: &mut Vec<u8>,
) {
    let mut position = STARTS.draw(random);
    for _ in 0..random.below(PRELUDE + 1) {
        let next = player.play(&position, throw(random));
        let explores = random.unit() < EXPLORE;
        position = if explores { player.options[random.below(player.options.len())] } else { next };
        if is_settled(&position) {
            return;
        }
    }
    let (turns, end) = roller.play_out(&position, Play::One, random);
    // The value of the position after a turn, for the side that rolls next.
    let mut value = end.to_array().map(f64::from);
    for turn in turns.iter().rev() {
        let taken = if is_race(&turn.after) || share < 0.5 { 1.0 } else { TAKEN };
        if !turn.searched.is_empty() && random.unit() < taken {
            decision(player, roller, turn, (value, share), random, records);
        }
        value = flipped(value);
        value.iter_mut().zip(turn.bad_luck).for_each(|(value, luck)| *value += luck);
    }
}

/// Appends the records of a decision. `value` is the value, by the result of the game, of the position after the play
/// that was made. `share` is as in [`label`].
fn decision(
    player: &mut TrainingPlayer<'_>,
    roller: &mut Roller<'_>,
    turn: &KnownTurn,
    (value, share): ([f64; OUTPUTS], f32),
    random: &mut Random,
    records: &mut Vec<u8>,
) {
    let mut plays = turn.searched.clone();
    let Some(&(_, said)) = plays.iter().find(|(position, _)| *position == turn.after) else { return };
    if random.unit() < RIVAL {
        player.options.clear();
        rules::legal_positions(&turn.before, turn.roll, &mut player.options);
        let rival = player.options[random.below(player.options.len())];
        if !is_settled(&rival) && plays.iter().all(|(position, _)| *position != rival) {
            plays.push((rival, roller.look_ahead(&rival)));
        }
    }
    plays.truncate(SIBLINGS_MAX);
    let said = said.to_array();
    for (at, (position, ahead)) in plays.iter().enumerate() {
        let ahead = ahead.to_array();
        let label = std::array::from_fn(|n| ahead[n] + share * (value[n] - f64::from(said[n])) as f32);
        write_record(records, at, position, &Probabilities::from_array(label));
    }
}

/// Returns the chances of the other side.
fn flipped([win, won, won_backgammon, lost, lost_backgammon]: [f64; OUTPUTS]) -> [f64; OUTPUTS] {
    [1.0 - win, lost, lost_backgammon, won, won_backgammon]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels;
    use eval::Sides;

    #[test]
    fn labels_are_on_average_what_the_net_says_and_keep_the_order_of_look_ahead() {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("labels");
        let evaluator = NativeEvaluator::new(eval::embedded());
        let amount = Amount { count: 4_000, threads: 2, seed: 5 };
        label(&evaluator, 1.0, amount, &file).expect("labels are written");
        let decisions = labels::read(&file).expect("labels");
        let samples: Vec<_> = decisions.iter().flatten().copied().collect();
        assert!(samples.len() >= 4_000 && samples.len() > decisions.len());
        let sides: Vec<Sides> = samples.iter().map(|sample| sample.sides).collect();
        let mut answers = Vec::new();
        evaluator.evaluate_sides(&sides, &mut answers);
        let said: Vec<f32> = answers.iter().map(Probabilities::equity).collect();
        let told: Vec<f32> =
            samples.iter().map(|sample| Probabilities::from_array(sample.target).equity()).collect();
        let mean = |of: &mut dyn Iterator<Item = f32>| of.sum::<f32>() / samples.len() as f32;
        let bias = mean(&mut told.iter().zip(&said).map(|(told, said)| told - said));
        let noise = mean(&mut told.iter().zip(&said).map(|(told, said)| (told - said).powi(2))).sqrt();
        assert!(bias.abs() < 0.03 && (0.05..0.5).contains(&noise), "{bias} {noise}");
    }
}
