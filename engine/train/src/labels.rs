//! Labels: decisions from self-play. The positions after the best plays, and after some of the other plays, get the
//! results of a search or a rollout.
//!
//! A data file is a sequence of records of 71 bytes. Each record holds its number within its decision (0 begins a
//! new one), 25 counts of the side on roll (its 1-point to its 24-point, then the bar), 25 of its opponent, and
//! five little-endian `f32` probabilities. A run appends to the records of an interrupted one until the file has as
//! many as were asked for.

use crate::fit::Sample;
use crate::games::{TrainingPlayer, throw};
use crate::random::Random;
use crate::starts::Starts;
use crate::truth::{is_race, is_settled};
use eval::{Context, Engine, NativeEvaluator, OUTPUTS, Ply, Probabilities, Rollout, Sides};
use rules::Position;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;

/// The bytes of a record.
const RECORD: usize = 1 + 50 + 4 * OUTPUTS;
/// The maximum number of positions of a decision that are labelled.
pub(crate) const SIBLINGS_MAX: usize = 4;
/// The share of decisions that are labelled. Consecutive positions of a game are much alike, so most are left out.
const TAKEN: f32 = 0.3;

/// The source of the labels.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Teacher {
    /// Look-ahead.
    Search(Ply),
    /// Games played on for some half-moves with the luck subtracted, then the net's evaluation.
    Rollout {
        /// The number of games for a position.
        games: u32,
        /// The number of half-moves.
        length: u32,
    },
}

impl Teacher {
    fn value(self, engine: &Engine, position: &Position, seed: u64) -> Probabilities {
        match self {
            Self::Search(ply) => engine.evaluate(position, ply),
            Self::Rollout { games, length } => {
                let rollout =
                    Rollout { games_max: games, truncate_after: Some(length), seed, ..Rollout::default() };
                engine.rollout(position, &Context::CUBELESS, &rollout).probabilities.nested()
            }
        }
    }
}

/// The way in which positions are found and labelled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Labelling {
    /// The amount of labels.
    pub(crate) amount: Amount,
    /// The source of the labels.
    pub(crate) teacher: Teacher,
    /// The largest distance between the two best plays of a labelled decision, at 0-ply and in points.
    pub(crate) close: f32,
    /// The probability of a random play at each turn.
    pub(crate) explore: f32,
    /// The starts of the games.
    pub(crate) starts: Starts,
    /// Labels only races.
    pub(crate) races: bool,
}

/// The amount of labels, and the seed from which they follow.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amount {
    /// The number of records that the file gets, including those before an interruption.
    pub(crate) count: usize,
    /// The number of threads that play and label.
    pub(crate) threads: u64,
    /// The seed of starts and dice.
    pub(crate) seed: u64,
}

/// Plays games and appends labelled positions to `file`.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn label(evaluator: &NativeEvaluator, settings: Labelling, file: &Path) -> std::io::Result<()> {
    append(settings.amount, file, || {
        let engine = Engine::new(evaluator.clone());
        let mut player = TrainingPlayer::new(evaluator);
        move |random: &mut Random| game(&engine, &mut player, settings, random)
    })
}

/// Appends records to `file` until there are enough. Each thread calls `worker` once, and then calls the closure that
/// it returned for each batch of records.
///
/// # Errors
/// Returns an error if the file cannot be read or written.
pub(crate) fn append<Make>(
    amount: Amount,
    file: &Path,
    worker: impl Fn() -> Make + Sync,
) -> std::io::Result<()>
where
    Make: FnMut(&mut Random) -> Vec<u8>,
{
    let file = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    let before = file.metadata()?.len() / RECORD as u64;
    // Records after a partial one would be misread.
    file.set_len(before * RECORD as u64)?;
    // A resumed run must not play the same games again.
    let seed = amount.seed ^ before.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let out = Mutex::new((BufWriter::new(file), before as usize));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..amount.threads)
            .map(|thread| {
                let (out, worker) = (&out, &worker);
                scope.spawn(move || {
                    let mut random = Random::new(seed ^ (thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let mut make = worker();
                    loop {
                        let records = make(&mut random);
                        let mut out = out.lock().expect("a labelling thread panicked");
                        // Games are written whole, so the file may get a few records more than asked for.
                        if out.1 >= amount.count {
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

/// Returns the records of one game. It ends when the bear-off table has the value.
fn game(
    engine: &Engine,
    player: &mut TrainingPlayer<'_>,
    settings: Labelling,
    random: &mut Random,
) -> Vec<u8> {
    let mut records = Vec::new();
    let mut position = settings.starts.draw(random);
    while !is_settled(&position) {
        let best = player.choose(&position, throw(random));
        let next = player.options[best];
        if random.unit() < TAKEN && (!settings.races || is_race(&position)) {
            for (at, position) in siblings(player, settings.close, random).iter().enumerate() {
                let answer = settings.teacher.value(engine, position, random.next());
                write_record(&mut records, at, position, &answer);
            }
        }
        let explore = random.unit() < settings.explore;
        position = if explore { player.options[random.below(player.options.len())] } else { next };
    }
    records
}

/// Appends the record of a position. `at` is its number within its decision.
pub(crate) fn write_record(records: &mut Vec<u8>, at: usize, position: &Position, answer: &Probabilities) {
    let sides = Sides::from(position);
    records.push(at as u8);
    records.extend_from_slice(&sides.own[1..=25]);
    records.extend_from_slice(&sides.opp[1..=25]);
    records.extend(answer.to_array().iter().flat_map(|chance| chance.to_le_bytes()));
}

/// Returns the positions after the best play of a decision, the second best, and others, with a preference for
/// close rivals. Returns none if the two best are farther apart than `close`.
fn siblings(player: &TrainingPlayer<'_>, close: f32, random: &mut Random) -> Vec<Position> {
    let mut order: Vec<(f32, usize)> = player.answers.iter().map(|answer| answer.equity()).zip(0..).collect();
    order.sort_by(|a, b| a.0.total_cmp(&b.0));
    let best = order[0].0;
    if close.is_finite() && order.get(1).is_none_or(|second| second.0 - best > close) {
        return Vec::new();
    }
    let mut taken: Vec<Position> = Vec::with_capacity(SIBLINGS_MAX);
    for (rank, &(equity, at)) in order.iter().enumerate() {
        // Half of the plays that lose 0.05 points are taken, and one in nine plays that lose 0.4.
        let is_taken = rank < 2 || random.unit() < 0.05 / (0.05 + equity - best);
        if is_taken && taken.len() < SIBLINGS_MAX && !is_settled(&player.options[at]) {
            taken.push(player.options[at]);
        }
    }
    taken
}

/// Reads a data file as decisions, each with the samples of its plays. A partial record at the end is ignored.
///
/// # Errors
/// Returns an error if the file cannot be read or is not a data file.
pub(crate) fn read(file: &Path) -> std::io::Result<Vec<Vec<Sample>>> {
    let bytes = std::fs::read(file)?;
    let mut decisions: Vec<Vec<Sample>> = Vec::new();
    for record in bytes.chunks_exact(RECORD) {
        match (record[0], decisions.last_mut()) {
            (0, _) => decisions.push(vec![sample(&record[1..])]),
            (at, Some(decision)) if decision.len() == usize::from(at) => decision.push(sample(&record[1..])),
            _ => {
                let what = format!("{}: not a file of labels", file.display());
                return Err(std::io::Error::new(std::io::ErrorKind::InvalidData, what));
            }
        }
    }
    Ok(decisions)
}

fn sample(record: &[u8]) -> Sample {
    let mut sides = Sides { own: [0; 32], opp: [0; 32] };
    sides.own[1..=25].copy_from_slice(&record[..25]);
    sides.opp[1..=25].copy_from_slice(&record[25..50]);
    let mut target = [0.0; OUTPUTS];
    for (chance, bytes) in target.iter_mut().zip(record[50..].as_chunks::<4>().0) {
        *chance = f32::from_le_bytes(*bytes);
    }
    Sample { sides, target }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABELLING: Labelling = Labelling {
        amount: Amount { count: 60, threads: 1, seed: 9 },
        teacher: Teacher::Search(Ply::ZERO),
        close: f32::INFINITY,
        explore: 0.05,
        starts: Starts { scrambled: 0.3, constructed: 0.2 },
        races: false,
    };

    fn made(settings: Labelling) -> (tempfile::TempDir, std::path::PathBuf) {
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("labels");
        label(&NativeEvaluator::new(eval::embedded()), settings, &file).expect("labels are written");
        (dir, file)
    }

    #[test]
    fn written_labels_are_read_and_a_cut_label_is_left_out() {
        let (_dir, file) = made(LABELLING);
        let decisions = read(&file).expect("labels");
        let samples = decisions.iter().map(Vec::len).sum::<usize>();
        assert!(samples >= 60 && decisions.iter().any(|plays| plays.len() > 1));
        // A label by 0-ply equals the net's current answer.
        let engine = Engine::new(NativeEvaluator::new(eval::embedded()));
        let first = decisions[0][0];
        let answer = engine.evaluate(&position(&first), Ply::ZERO);
        assert_eq!(Probabilities::from_array(first.target), answer);

        let bytes = std::fs::read(&file).expect("the file");
        std::fs::write(&file, &bytes[..bytes.len() - 5]).expect("the file");
        assert_eq!(read(&file).expect("labels").iter().map(Vec::len).sum::<usize>(), samples - 1);
        std::fs::write(&file, &bytes[7..]).expect("the file");
        assert!(read(&file).is_err());
    }

    #[test]
    fn a_resumed_run_adds_other_labels_after_the_last_whole_one() {
        let (_dir, file) = made(LABELLING);
        let whole = std::fs::read(&file).expect("the file");
        std::fs::write(&file, &whole[..whole.len() - 5]).expect("the file");
        let amount = Amount { count: 120, ..LABELLING.amount };
        label(&NativeEvaluator::new(eval::embedded()), Labelling { amount, ..LABELLING }, &file)
            .expect("labels are written");
        let resumed = std::fs::read(&file).expect("the file");
        let (before, added) = resumed.split_at(whole.len() - RECORD);
        assert_eq!(before, &whole[..before.len()]);
        let both = added.len().min(whole.len());
        assert_ne!(added[..both], whole[..both]);
        assert!(read(&file).expect("labels").iter().map(Vec::len).sum::<usize>() >= 120);
        // A file with enough labels stays as it is.
        label(&NativeEvaluator::new(eval::embedded()), LABELLING, &file).expect("nothing to do");
        assert_eq!(std::fs::read(&file).expect("the file"), resumed);
    }

    #[test]
    fn races_are_labelled_alone() {
        let (_dir, file) = made(Labelling { races: true, ..LABELLING });
        let decisions = read(&file).expect("labels");
        assert!(
            decisions
                .iter()
                .flatten()
                .all(|sample| is_race(&position(sample)) && !is_settled(&position(sample)))
        );
    }

    #[test]
    fn close_decisions_have_two_plays_that_are_close() {
        let (_dir, file) = made(Labelling { close: 0.01, ..LABELLING });
        for plays in read(&file).expect("labels") {
            let equity = |sample: &Sample| Probabilities::from_array(sample.target).equity();
            assert!(plays.len() > 1 && equity(&plays[1]) - equity(&plays[0]) <= 0.01);
        }
    }

    #[test]
    fn rollouts_label_too() {
        let teacher = Teacher::Rollout { games: 12, length: 3 };
        let (_dir, file) =
            made(Labelling { amount: Amount { count: 4, ..LABELLING.amount }, teacher, ..LABELLING });
        let decisions = read(&file).expect("labels");
        assert!(
            decisions.iter().flatten().all(|sample| sample.target.iter().all(|p| (0.0..=1.0).contains(p)))
        );
    }

    fn position(sample: &Sample) -> Position {
        let of = |counts: &[u8; 32]| std::array::from_fn(|at| counts[at + 1]);
        let checkers = rules::Checkers { own: of(&sample.sides.own), opponent: of(&sample.sides.opp) };
        Position::from_checkers(checkers).expect("a position of a game")
    }
}
