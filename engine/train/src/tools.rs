//! Small commands and shared functions: progress lines, atomic file writes, decisions for the judge, a benchmark.

use crate::games::{TrainingPlayer, throw};
use crate::random::Random;
use crate::truth::Roller;
use eval::{Context, Engine, Evaluator, NativeEvaluator, Ply, Sides};
use rules::{Checkers, Position, Roll};
use std::error::Error;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Instant;

type Done = Result<(), Box<dyn Error>>;

/// Prints a progress line.
#[expect(clippy::print_stdout, reason = "this is a command-line program's answer")]
pub(crate) fn report(line: &str) {
    println!("{line}");
}

/// Returns the time, for progress lines.
#[expect(clippy::disallowed_methods, reason = "progress lines show the time; no result depends on it")]
pub(crate) fn now() -> Instant {
    Instant::now()
}

/// Writes a file atomically: an interruption leaves either the old file or the new one.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let part = path.with_extension("part");
    std::fs::write(&part, bytes)?;
    std::fs::rename(part, path)
}

/// Shuffles in place.
pub(crate) fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
}

fn counts(counts: &[u8; 32]) -> String {
    counts[1..=25].iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes unforced checker decisions of self-play, about two per game.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn decisions(evaluator: &NativeEvaluator, count: usize, file: &Path) -> Done {
    let mut out = std::io::BufWriter::new(std::fs::File::create(file)?);
    let mut random = Random::new(4242);
    let mut player = TrainingPlayer::new(evaluator);
    let mut done = 0;
    while done < count {
        let mut position = Position::STARTING;
        while position.winner().is_none() && done < count {
            let roll = throw(&mut random);
            let next = player.play(&position, roll);
            let ends = player.options.iter().any(|option| option.winner().is_some());
            if player.options.len() > 1 && !ends && random.below(25) == 0 {
                let sides = Sides::from(&position);
                let [a, b] = roll.dice();
                writeln!(out, "{} | {} | {a} {b}", counts(&sides.own), counts(&sides.opp))?;
                done += 1;
            }
            position = next;
        }
    }
    Ok(out.flush()?)
}

/// Adds to each decision the position after the net's best play, line by line, and on request the luck of the roll.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or a line is not a decision.
pub(crate) fn picks(
    evaluator: &NativeEvaluator,
    ply: Ply,
    luck: bool,
    from: impl BufRead,
    mut to: impl Write,
) -> Done {
    let mut roller = luck.then(|| Roller::new(evaluator));
    let engine = Engine::new(evaluator.clone());
    for line in from.lines() {
        let line = line?;
        let (position, roll) = decision(&line).ok_or_else(|| format!("not a decision: {line}"))?;
        let best = engine.best_plays(&position, roll, &Context::CUBELESS, ply, 1);
        let sides = Sides::from(&best.first().ok_or("a decision without a play")?.position);
        write!(to, "{line} | {} | {}", counts(&sides.opp), counts(&sides.own))?;
        match &mut roller {
            Some(roller) => writeln!(to, " | {:.5}", roller.luck(&position, roll))?,
            None => writeln!(to)?,
        }
        to.flush()?;
    }
    Ok(())
}

/// Adds to each position the net's five chances for the side on roll, line by line.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or a line is not a position.
pub(crate) fn values(evaluator: &NativeEvaluator, ply: Ply, from: impl BufRead, to: impl Write) -> Done {
    let engine = Engine::new(evaluator.clone());
    let mut to = std::io::BufWriter::new(to);
    for line in from.lines() {
        let line = line?;
        let position = position(&mut numbers(&line)).ok_or_else(|| format!("not a position: {line}"))?;
        let chances = engine.evaluate(&position, ply).to_array().map(|chance| format!("{chance:.5}"));
        writeln!(to, "{line} | {}", chances.join(" "))?;
    }
    Ok(to.flush()?)
}

/// Returns the lists of numbers of a line, which `|` separates.
fn numbers(line: &str) -> impl Iterator<Item = Vec<u8>> {
    line.split('|').map(|part| part.split_whitespace().map_while(|n| n.parse().ok()).collect())
}

/// Reads the checkers of the side on roll and of its opponent, 25 counts each.
fn position(parts: &mut impl Iterator<Item = Vec<u8>>) -> Option<Position> {
    let mut side = || parts.next()?.try_into().ok();
    let checkers = Checkers { own: side()?, opponent: side()? };
    Position::from_checkers(checkers).ok()
}

fn decision(line: &str) -> Option<(Position, Roll)> {
    let mut parts = numbers(line);
    let position = position(&mut parts)?;
    let dice: [u8; 2] = parts.next()?.try_into().ok()?;
    Some((position, Roll::from_pips(dice)?))
}

/// Measures static evaluations of all candidate plays in some games of self-play, on one thread.
///
/// # Errors
/// Returns no errors at present.
pub(crate) fn bench(evaluator: &NativeEvaluator) -> Done {
    let mut random = Random::new(3);
    let mut player = TrainingPlayer::new(evaluator);
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut position = Position::STARTING;
        while position.winner().is_none() {
            position = player.play(&position, throw(&mut random));
            positions.extend_from_slice(&player.options);
        }
    }
    for path in [eval::Path::Plain, eval::Path::Avx2, eval::Path::Avx512, eval::Path::Simd128] {
        let Some(network) = evaluator.network().clone().on_path(path) else { continue };
        let evaluator = NativeEvaluator::new(network);
        let (begun, mut count, mut answers) = (now(), 0, Vec::new());
        while begun.elapsed().as_millis() < 1000 {
            answers.clear();
            evaluator.evaluate(&positions, &mut answers);
            count += answers.len();
        }
        report(&format!(
            "{path:?}: {:.0} evaluations a second",
            count as f64 / begun.elapsed().as_secs_f64()
        ));
    }
    #[cfg(feature = "torch")]
    batches(evaluator, &positions);
    look_ahead(&Engine::new(evaluator.clone()));
    Ok(())
}

/// Compares the built-in net on libtorch with the native evaluator, by the size of a batch.
#[cfg(feature = "torch")]
fn batches(native: &NativeEvaluator, positions: &[Position]) {
    let torch = eval::TorchEvaluator::new(&eval::embedded_weights());
    let rate = |evaluator: &dyn eval::Evaluator, batch: &[Position]| {
        let (begun, mut count, mut answers) = (now(), 0, Vec::new());
        while begun.elapsed().as_millis() < 1000 {
            answers.clear();
            evaluator.evaluate(batch, &mut answers);
            count += answers.len();
        }
        count as f64 / begun.elapsed().as_secs_f64()
    };
    for size in [1, 16, 256, 4096, 65_536] {
        let batch: Vec<Position> = positions.iter().copied().cycle().take(size).collect();
        let (native, torch) = (rate(native, &batch), rate(&torch, &batch));
        report(&format!("batches of {size}: native {native:.0} evaluations a second, libtorch {torch:.0}"));
    }
}

/// Measures rollouts, evaluations and decisions with look-ahead.
fn look_ahead(engine: &Engine) {
    let begun = now();
    let seconds = std::time::Duration::from_secs(2);
    let games = eval::bench::rollout_games(engine, seconds, || begun.elapsed());
    report(&format!("{:.0} rollout games a second", games.per_second()));
    for ply in [Ply::ONE, Ply::TWO] {
        let times = eval::bench::look_ahead_times(engine, ply, 40, || begun.elapsed());
        if let Some(median) = times.get(times.len() / 2) {
            report(&format!("{}-ply evaluation: median {median:?}", ply.get()));
        }
    }
    let score = eval::MatchScore { own_away: 5, opponent_away: 4, crawford: false };
    for context in
        [Context::CUBELESS, Context::money(eval::MoneyRules::default()), Context::match_play(score)]
    {
        let decisions = eval::bench::real_decisions(engine, 1);
        let plays_begun = now();
        for (position, roll) in decisions.iter().take(10) {
            let _plays = engine.best_plays(position, *roll, &context, Ply::TWO, 5);
        }
        let plays = plays_begun.elapsed() / 10;
        let cubes_begun = now();
        for (position, _) in decisions.iter().take(10) {
            let _cube = engine.cube_decision(position, &context, Ply::TWO);
        }
        let cubes = cubes_begun.elapsed() / 10;
        report(&format!("2-ply, {:?}: best plays {plays:?}, cube decision {cubes:?}", context.stake));
    }
}
