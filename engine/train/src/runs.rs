//! The commands that need libtorch: loops of self-play and fitting, with checkpoints and progress lines.

use crate::fit::{Batch, Method, Sample, Trainer, random_weights};
use crate::games::duel;
use crate::labels;
use crate::random::Random;
use crate::td::{TdGame, td_game};
use crate::tools::{now, report, shuffle, write_whole};
use eval::{NativeEvaluator, Network, Sides, Weights};
use std::error::Error;
use std::path::Path;
use std::sync::mpsc::sync_channel;

type Done = Result<(), Box<dyn Error>>;

/// The number of games that each thread plays between two updates of the net.
const CHUNK: usize = 64;
/// The number of samples in a step of Adam.
const BATCH: usize = 512;

/// The settings of temporal-difference self-play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Td {
    /// The total number of games, including those before an interruption.
    pub(crate) games: usize,
    /// Adam's initial rate; it falls to a twentieth.
    pub(crate) rate: f32,
    /// The initial lambda of TD(lambda), the weight of later evaluations in a target; it falls to 0.1 by the middle of
    /// the run.
    pub(crate) lambda: f32,
    /// The number of threads that play and fit.
    pub(crate) threads: u64,
}

/// Runs temporal-difference self-play from `from`, from the checkpoint in `dir`, or from random weights.
///
/// # Errors
/// Returns an error if files cannot be read or written.
pub(crate) fn td(dir: &Path, from: Option<Weights>, plan: Td, method: Method) -> Done {
    let Td { games, rate, lambda, threads } = plan;
    std::fs::create_dir_all(dir)?;
    let (net_file, count_file) = (dir.join("td.safetensors"), dir.join("td.games"));
    let mut done = 0;
    let start = if net_file.exists() {
        done = std::fs::read_to_string(&count_file)?.trim().parse()?;
        crate::weights(&net_file)?
    } else {
        from.unwrap_or_else(|| random_weights(1))
    };
    let mut trainer = Trainer::new(&start, method);
    let mut random = Random::new(99 + done as u64);
    let begun = now();
    let mut loss = 0.0f32;
    let mut yardstick: Option<NativeEvaluator> = None;
    let mut next_report = done;
    while done < games {
        let part = done as f32 / games as f32;
        let settings = TdGame { lambda: (lambda * (1.0 - 2.0 * part)).max(0.1), scramble: 0.3 };
        let evaluator = NativeEvaluator::new(Network::new(&trainer.weights())?);
        let mut samples = self_play(&evaluator, settings, random.next(), threads);
        shuffle(&mut samples, &mut random);
        let rate = rate * (1.0 - 0.95 * part);
        for batch in samples.chunks(BATCH) {
            loss = 0.99 * loss + 0.01 * trainer.step(&Batch::new(batch, method), rate);
        }
        done += CHUNK * threads as usize;
        if done >= next_report || done >= games {
            next_report = done + 25_000;
            let present = NativeEvaluator::new(Network::new(&trainer.weights())?);
            let result = yardstick.as_ref().map(|before| duel(&present, before, 500, 5, threads));
            let seconds = begun.elapsed().as_secs();
            report(&format!(
                "{done} games, {seconds} s, loss {loss:.5}, against the last report's net {result:?}"
            ));
            yardstick = Some(present);
            write_whole(&net_file, &trainer.weights().to_bytes())?;
            // The count is written last: after an interruption between the two files, some games are repeated and
            // none are missing.
            write_whole(&count_file, done.to_string().as_bytes())?;
        }
    }
    Ok(())
}

fn self_play(evaluator: &NativeEvaluator, settings: TdGame, seed: u64, threads: u64) -> Vec<Vec<Sample>> {
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut random = Random::new(seed ^ (thread + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                    let mut samples = Vec::new();
                    for _ in 0..CHUNK {
                        td_game(evaluator, settings, &mut random, &mut samples);
                    }
                    samples
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a playing thread panicked")).collect()
    })
}

/// The settings of fitting to labels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fit {
    /// The total number of passes over the data, including those before an interruption.
    pub(crate) epochs: usize,
    /// Adam's initial rate; it falls along a half cosine to a fiftieth.
    pub(crate) rate: f32,
    /// The seed of the order of the decisions.
    pub(crate) seed: u64,
    /// The number of decisions in a step of Adam; each has up to four samples.
    pub(crate) batch: usize,
}

/// One part in this many of the decisions is held out.
const HELD_OUT: usize = 50;

/// The number of batches that each thread prepares ahead.
const AHEAD: usize = 4;

/// Calls `step` with each batch of the decisions, in order. Threads prepare the batches, because a GPU makes a step in
/// less time than one thread needs for the inputs of its samples.
fn each_batch(decisions: &[Vec<Sample>], size: usize, method: Method, mut step: impl FnMut(&Batch)) {
    let threads = usize::try_from(method.threads).unwrap_or(1).max(1);
    std::thread::scope(|scope| {
        let prepared: Vec<_> = (0..threads)
            .map(|thread| {
                let (sender, receiver) = sync_channel(AHEAD);
                scope.spawn(move || {
                    for batch in decisions.chunks(size).skip(thread).step_by(threads) {
                        // The receiver is gone when a step panicked.
                        if sender.send(Batch::new(batch, method)).is_err() {
                            return;
                        }
                    }
                });
                receiver
            })
            .collect();
        for at in 0..decisions.len().div_ceil(size) {
            step(&prepared[at % threads].recv().expect("a thread that prepares batches panicked"));
        }
    });
}

/// Fits a net to data files, from the checkpoint in `dir` if there is one. The last fiftieth of each file is held out,
/// to measure the error on decisions that the net was not fitted to. It is one piece, because decisions of one game
/// share the noise of its result: held out one by one, they would share it with the rest of the game.
///
/// # Errors
/// Returns an error if files cannot be read or written.
pub(crate) fn fit(start: Weights, files: &[String], dir: &Path, settings: Fit, method: Method) -> Done {
    std::fs::create_dir_all(dir)?;
    let (net_file, count_file) = (dir.join("fit.safetensors"), dir.join("fit.epochs"));
    let (mut train, mut held) = (Vec::new(), Vec::new());
    for file in files {
        let mut decisions = labels::read(Path::new(file))?;
        held.extend(decisions.split_off(decisions.len() - decisions.len() / HELD_OUT));
        train.append(&mut decisions);
    }
    let (done, start) = if count_file.exists() {
        (std::fs::read_to_string(&count_file)?.trim().parse()?, crate::weights(&net_file)?)
    } else {
        (0, start)
    };
    let before = errors(&start, &held)?;
    report(&format!("{} decisions, {} held out, {done} epochs done, {before}", train.len(), held.len()));
    let mut trainer = Trainer::new(&start, method);
    let begun = now();
    let steps_of_epoch = train.len().div_ceil(settings.batch);
    let steps = (settings.epochs * steps_of_epoch) as f32;
    for epoch in done..settings.epochs {
        // The order depends on the epoch alone, so that a resumed run sees the same order.
        shuffle(&mut train, &mut Random::new(settings.seed.wrapping_add(epoch as u64)));
        trainer.look_at_scales()?;
        let mut loss = 0.0;
        let mut at = epoch * steps_of_epoch;
        each_batch(&train, settings.batch, method, |batch| {
            let fall = 0.02 + 0.98 * 0.5 * (1.0 + (std::f32::consts::PI * at as f32 / steps).cos());
            loss += f64::from(trainer.step(batch, settings.rate * fall));
            at += 1;
        });
        let (loss, seconds) = (loss / steps_of_epoch as f64, begun.elapsed().as_secs());
        let weights = trainer.weights();
        let error = errors(&weights, &held)?;
        report(&format!("epoch {}, {seconds} s, loss {loss:.6}, {error}", epoch + 1));
        write_whole(&net_file, &weights.to_bytes())?;
        write_whole(&count_file, (epoch + 1).to_string().as_bytes())?;
    }
    Ok(())
}

/// Returns, as text, a net's loss by its choices among the labelled plays, and the root mean square error of its
/// equities, over all samples and by head.
fn errors(weights: &Weights, decisions: &[Vec<Sample>]) -> Result<String, eval::WeightsError> {
    let evaluator = NativeEvaluator::new(Network::new(weights)?);
    let held: Vec<Sample> = decisions.iter().flatten().copied().collect();
    let sides: Vec<Sides> = held.iter().map(|sample| sample.sides).collect();
    let mut answers = Vec::new();
    evaluator.evaluate_sides(&sides, &mut answers);
    let mut sums = vec![(0.0f64, 0u32); eval::Bucket::COUNT];
    for (sample, answer) in held.iter().zip(&answers) {
        let target = eval::Probabilities::from_array(sample.target);
        let sum = &mut sums[eval::Bucket::classify_sides(&sample.sides).index()];
        sum.0 += f64::from(answer.equity() - target.equity()).powi(2);
        sum.1 += 1;
    }
    let rms = |(sum, count): (f64, u32)| (sum / f64::from(count.max(1))).sqrt();
    let all = sums.iter().fold((0.0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    let mut text =
        format!("loss of a choice {:.5}, error {:.5} (by head", choice_loss(decisions, &answers), rms(all));
    for sum in sums {
        text.push_str(&format!(" {:.4}", rms(sum)));
    }
    Ok(text + ")")
}

/// Returns the mean loss, in points, of the plays that these answers prefer, over the decisions with more than one
/// play. The answers are those of the decisions' samples, in order.
fn choice_loss(decisions: &[Vec<Sample>], answers: &[eval::Probabilities]) -> f64 {
    let (mut sum, mut count, mut at) = (0.0, 0u32, 0);
    for plays in decisions {
        let answers = &answers[at..at + plays.len()];
        at += plays.len();
        let label = |play: usize| eval::Probabilities::from_array(plays[play].target).equity();
        let chosen = (0..plays.len()).min_by(|&a, &b| answers[a].equity().total_cmp(&answers[b].equity()));
        let best = (0..plays.len()).map(label).min_by(f32::total_cmp);
        if let (true, Some(chosen), Some(best)) = (plays.len() > 1, chosen, best) {
            sum += f64::from(label(chosen) - best);
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}
