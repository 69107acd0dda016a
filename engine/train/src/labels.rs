//! Labels by look-ahead: positions from self-play with what one ply of search says about them.
//!
//! A data file is a row of records of 70 bytes: 25 counts of the side on roll (its 1-point to its 24-point, then the
//! bar), 25 of its opponent, five little-endian `f32` chances. Records are appended, so a run can be cut and resumed.

use crate::fit::Sample;
use crate::games::{Player, scrambled, throw};
use crate::random::Random;
use eval::{Engine, NativeEvaluator, OUTPUTS, Ply, Sides};
use rules::Position;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;

/// Bytes of a record.
const RECORD: usize = 50 + 4 * OUTPUTS;

/// How positions are found and labelled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Labelling {
    /// Records to write.
    pub(crate) count: usize,
    /// Depth of the look-ahead.
    pub(crate) ply: Ply,
    /// Chance of a random play at each turn.
    pub(crate) explore: f32,
    /// Chance that a game starts with up to fifteen random plays.
    pub(crate) scramble: f32,
    /// Threads that play and label.
    pub(crate) threads: u64,
    /// Where the dice come from.
    pub(crate) seed: u64,
}

/// Plays games and appends labelled positions to `file`.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn label(evaluator: &NativeEvaluator, settings: Labelling, file: &Path) -> std::io::Result<()> {
    let file = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    let out = Mutex::new((BufWriter::new(file), 0usize));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..settings.threads)
            .map(|thread| {
                let out = &out;
                scope.spawn(move || {
                    let mut random =
                        Random::new(settings.seed ^ (thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let engine = Engine::new(evaluator.clone());
                    let mut player = Player::new(evaluator);
                    loop {
                        let records = game(&engine, &mut player, settings, &mut random);
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

/// One game's records: the line that is played, and beside it plays that were considered.
fn game(engine: &Engine, player: &mut Player<'_>, settings: Labelling, random: &mut Random) -> Vec<u8> {
    let mut records = Vec::new();
    let scramble = random.unit() < settings.scramble;
    let mut position = if scramble { scrambled(random, 15) } else { Position::STARTING };
    while position.winner().is_none() {
        let best = player.choose(&position, throw(random));
        let count = player.options.len();
        let next = player.options[best];
        let mut wanted = Vec::new();
        if random.unit() < 0.5 {
            wanted.push(next);
        }
        if count > 1 && random.unit() < 0.5 {
            // A rival near the best teaches more than one that nobody would play.
            let rival = (0..3)
                .map(|_| random.below(count))
                .filter(|&at| at != best)
                .min_by(|&a, &b| player.answers[a].equity().total_cmp(&player.answers[b].equity()));
            wanted.extend(rival.map(|at| player.options[at]));
        }
        for position in wanted.iter().filter(|position| position.winner().is_none()) {
            let answer = engine.evaluate(position, settings.ply);
            let sides = Sides::from(position);
            records.extend_from_slice(&sides.own[1..=25]);
            records.extend_from_slice(&sides.opp[1..=25]);
            records.extend(answer.to_array().iter().flat_map(|chance| chance.to_le_bytes()));
        }
        let explore = random.unit() < settings.explore;
        position = if explore { player.options[random.below(count)] } else { next };
    }
    records
}

/// Reads a data file; a record cut short at the end is left out.
///
/// # Errors
/// When the file cannot be read.
pub(crate) fn read(file: &Path) -> std::io::Result<Vec<Sample>> {
    let bytes = std::fs::read(file)?;
    Ok(bytes.chunks_exact(RECORD).map(sample).collect())
}

fn sample(record: &[u8]) -> Sample {
    let mut sides = Sides { own: [0; 32], opp: [0; 32] };
    sides.own[1..=25].copy_from_slice(&record[..25]);
    sides.opp[1..=25].copy_from_slice(&record[25..50]);
    let mut target = [0.0; OUTPUTS];
    for (chance, bytes) in target.iter_mut().zip(record[50..].as_chunks::<4>().0) {
        *chance = f32::from_le_bytes(*bytes);
    }
    Sample { sides, target, weight: 1.0 }
}
