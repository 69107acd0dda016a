//! Labels by outcomes: positions of games that the net plays to the end without random plays, with the result of
//! the game.
//!
//! A single result is a noisy label, but on average it has no error of the net's evaluation. Labels by look-ahead
//! have little noise, and pass on the errors that the net makes in all positions of a kind. A net that is fitted to
//! both takes the order of plays from look-ahead and the level of its values from outcomes.

use crate::games::{Player, Starts, throw};
use crate::labels::{RECORD, write_record};
use crate::random::Random;
use eval::{Bucket, Evaluator as _, NativeEvaluator, Sides};
use rules::Position;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;

/// The share of the positions of a game that are labelled. They all have the same result, so more teach little.
const TAKEN: f32 = 0.1;
/// The starts of the games.
const STARTS: Starts = Starts { scrambled: 0.2, constructed: 0.45 };
/// The most half-moves with random plays before the part of a game that is labelled.
const PRELUDE: usize = 24;
/// The probability of a random play in the prelude.
const EXPLORE: f32 = 0.12;
/// The games that a thread plays before it writes.
const CHUNK: usize = 256;

/// The amount and the seed of labels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outcomes {
    /// The number of records to write.
    pub(crate) count: usize,
    /// The number of threads that play.
    pub(crate) threads: u64,
    /// The seed of dice and starts.
    pub(crate) seed: u64,
}

/// Plays games and appends labelled positions to `file`.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn label(evaluator: &NativeEvaluator, settings: Outcomes, file: &Path) -> std::io::Result<()> {
    let file = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    let out = Mutex::new((BufWriter::new(file), 0usize));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..settings.threads)
            .map(|thread| {
                let out = &out;
                scope.spawn(move || {
                    let mut random =
                        Random::new(settings.seed ^ (thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let mut player = Player::new(evaluator);
                    loop {
                        let mut records = Vec::new();
                        (0..CHUNK).for_each(|_| game(&mut player, &mut random, &mut records));
                        let mut out = out.lock().expect("a labelling thread panicked");
                        if out.1 >= settings.count {
                            return Ok::<(), std::io::Error>(());
                        }
                        out.1 += records.len() / RECORD;
                        out.0.write_all(&records)?;
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a labelling thread panicked"))
    })?;
    out.into_inner().expect("a labelling thread panicked").0.flush()
}

/// Appends the records of one game.
fn game(player: &mut Player<'_>, random: &mut Random, records: &mut Vec<u8>) {
    let mut position = STARTS.draw(random);
    for _ in 0..random.below(PRELUDE + 1) {
        let next = player.play(&position, throw(random));
        let explores = random.unit() < EXPLORE;
        position = if explores { player.options[random.below(player.options.len())] } else { next };
        if is_settled(&position) {
            return;
        }
    }
    // The positions, and for each whether the side on roll is the one on roll first.
    let mut taken: Vec<(Position, bool)> = Vec::new();
    let mut is_first = true;
    while !is_settled(&position) {
        if random.unit() < TAKEN {
            taken.push((position, is_first));
        }
        position = player.play(&position, throw(random));
        is_first = !is_first;
    }
    // The values of races hardly have an error, and a value has less noise than a result.
    let end = player.evaluator().evaluate_one(&position);
    for (position, was_first) in taken {
        let result = if was_first == is_first { end } else { end.flipped() };
        write_record(records, 0, &position, &result);
    }
}

/// Returns true if the game is over or a race.
fn is_settled(position: &Position) -> bool {
    position.winner().is_some() || Bucket::of(&Sides::from(position)) == Bucket::RACE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels;

    #[test]
    fn labels_are_contact_and_on_average_what_the_net_says() {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("labels");
        let evaluator = NativeEvaluator::new(eval::embedded());
        let settings = Outcomes { count: 20_000, threads: 2, seed: 5 };
        label(&evaluator, settings, &file).expect("labels are written");
        let samples: Vec<_> = labels::read(&file).expect("labels").into_iter().flatten().collect();
        assert!(samples.len() >= 20_000);
        assert!(samples.iter().all(|sample| Bucket::of(&sample.sides) != Bucket::RACE));
        let sides: Vec<Sides> = samples.iter().map(|sample| sample.sides).collect();
        let mut answers = Vec::new();
        evaluator.evaluate_sides(&sides, &mut answers);
        let wins = |chances: &mut dyn Iterator<Item = f32>| {
            chances.map(f64::from).sum::<f64>() / samples.len() as f64
        };
        let told = wins(&mut samples.iter().map(|sample| sample.target[0]));
        let said = wins(&mut answers.iter().map(|answer| answer.to_array()[0]));
        assert!((told - said).abs() < 0.03, "{told} {said}");
    }
}
