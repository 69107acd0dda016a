//! `train`: makes the nets of `eval`. `train --help` lists the commands, and `NETWORKS.md` in `eval` records the
//! commands that made each net.

#![forbid(unsafe_code)]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "counts of games and samples become rates and means here, where the last digits do not matter"
)]

mod arguments;
mod crawford;
mod efficiency;
#[cfg(feature = "torch")]
mod fit;
mod games;
#[cfg(feature = "torch")]
mod labels;
mod levels;
#[cfg(feature = "torch")]
mod outcomes;
mod prune;
mod random;
#[cfg(feature = "torch")]
mod runs;
mod starts;
#[cfg(feature = "torch")]
mod td;
mod tools;
mod truth;

use arguments::{Arguments, Command};
use clap::Parser as _;
use eval::{NativeEvaluator, Network, Ply, Weights};
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::process::ExitCode;

/// Reads a net.
fn weights(path: &Path) -> Result<Weights, Box<dyn Error>> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Weights::from_bytes(&bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// Returns a digest of a net's file, which identifies the net.
fn digest_of(path: &Path) -> Result<u64, Box<dyn Error>> {
    Ok(truth::fnv(&std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?))
}

fn evaluator(path: &Path) -> Result<NativeEvaluator, Box<dyn Error>> {
    Ok(NativeEvaluator::new(Network::new(&weights(path)?)?))
}

fn ply(plies: u8) -> Result<Ply, Box<dyn Error>> {
    Ok(Ply::new(plies).ok_or_else(|| format!("--plies {plies} is too deep"))?)
}

#[expect(clippy::print_stderr, reason = "this is a command-line program's error")]
fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(Arguments { threads, command }: Arguments) -> Result<(), Box<dyn Error>> {
    match command {
        Command::Td(arguments) => fitting::td(arguments, threads),
        Command::Label(arguments) => fitting::label(arguments, threads),
        Command::Fit(arguments) => fitting::fit(arguments, threads),
        Command::Truth { net, sets, plies, peer, is_final } => {
            let plies = plies.into_iter().map(ply).collect::<Result<_, _>>()?;
            let settings =
                truth::TruthReport { sets, plies, is_final, peer, threads: usize::try_from(threads)? };
            truth::report(&evaluator(&net.path)?, &settings)
        }
        Command::TruthPositions { net, out, per_family, seed, dice_seed } => {
            let digest = digest_of(&net.path)?;
            truth::find_positions(&evaluator(&net.path)?, digest, per_family, [seed, dice_seed], &out.path)
        }
        Command::TruthRoll { net, set, out, error, games_max, count, nice } => {
            if let Some(by) = nice {
                let _priority = rustix::process::nice(by)?;
            }
            let running = truth::Running::new(error, games_max, usize::try_from(threads)?, count);
            truth::roll_out(&evaluator(&net.path)?, digest_of(&net.path)?, &set, &out.path, running)
        }
        Command::TruthPack { set, out, partials } => truth::pack(&set, &partials, &out.path),
        Command::Duel { one, other, pairs, seed, gate } => {
            let result = games::duel(&evaluator(&one)?, &evaluator(&other)?, pairs, seed, threads);
            tools::report(&format!(
                "{:+.4} points a game, standard error {:.4}",
                result.points, result.error
            ));
            match gate {
                Some(gate) if result.points <= gate => Err("the first net did not win".into()),
                _ => Ok(()),
            }
        }
        Command::Decisions { net, out, count } => tools::decisions(&evaluator(&net.path)?, count, &out.path),
        Command::Picks { net, out, plies, decisions } => {
            let (from, to) = (BufReader::new(File::open(decisions)?), File::create(out.path)?);
            tools::picks(&evaluator(&net.path)?, ply(plies)?, false, from, to)
        }
        Command::Answer { net, plies, luck } => {
            let (from, to) = (std::io::stdin().lock(), std::io::stdout().lock());
            tools::picks(&evaluator(&net.path)?, ply(plies)?, luck, from, to)
        }
        Command::Values { net, plies } => {
            let (from, to) = (std::io::stdin().lock(), std::io::stdout().lock());
            tools::values(&evaluator(&net.path)?, ply(plies)?, from, to)
        }
        Command::Efficiency { net, out, games, seed } => {
            let table = efficiency::fit(&evaluator(&net.path)?, games, seed, threads);
            Ok(tools::write_whole(&out.path, table.as_bytes())?)
        }
        Command::MatchEfficiency { net, games, seed } => {
            efficiency::matches::check(&evaluator(&net.path)?, games, seed, threads);
            Ok(())
        }
        Command::Prune { net, out, games, rate, seed } => {
            let net = prune::fit(&evaluator(&net.path)?, prune::Pruning { games, rate, seed });
            Ok(tools::write_whole(&out.path, &net.to_bytes())?)
        }
        Command::Crawford { net, away_max, games, seed } => {
            let threads = usize::try_from(threads)?;
            let measuring = crawford::Measuring { away_max, games, seed, threads };
            tools::report(&crawford::measure(&evaluator(&net.path)?, measuring));
            Ok(())
        }
        Command::Levels { net, decisions, games } => {
            let comparing = levels::Comparing { decisions, games, threads: usize::try_from(threads)? };
            tools::report(&levels::compare(&evaluator(&net.path)?, comparing));
            Ok(())
        }
        Command::Bench { net } => tools::bench(&evaluator(&net.path)?),
    }
}

/// The commands that need libtorch.
#[cfg(feature = "torch")]
mod fitting {
    use super::arguments::{FitArguments, LabelArguments, MethodArguments, TdArguments};
    use super::{Error, evaluator, fit, labels, outcomes, ply, runs, starts, weights};

    type Done = Result<(), Box<dyn Error>>;

    pub(super) fn td(arguments: TdArguments, threads: u64) -> Done {
        let TdArguments { out, from, games, rate, lambda, method } = arguments;
        let from = from.map(|path| weights(&path)).transpose()?;
        runs::td(&out, from, runs::Td { games, rate, lambda, threads }, self::method(method, 0.0, threads)?)
    }

    pub(super) fn label(arguments: LabelArguments, threads: u64) -> Done {
        let LabelArguments {
            net,
            out,
            count,
            plies,
            rollout,
            length,
            outcomes,
            races,
            close,
            explore,
            scramble,
            families,
            seed,
        } = arguments;
        let amount = labels::Amount { count, threads, seed };
        if let Some(share) = outcomes {
            if !(0.0..=1.0).contains(&share) {
                return Err(format!("--outcomes {share}: the share is a number from 0 to 1").into());
            }
            return Ok(outcomes::label(&evaluator(&net.path)?, share, amount, &out.path)?);
        }
        let teacher = match rollout {
            None => labels::Teacher::Search(ply(plies)?),
            Some(games) => labels::Teacher::Rollout { games, length },
        };
        let starts = starts::Starts { scrambled: scramble, constructed: families };
        let settings = labels::Labelling { amount, teacher, close, explore, starts, races };
        Ok(labels::label(&evaluator(&net.path)?, settings, &out.path)?)
    }

    pub(super) fn fit(arguments: FitArguments, threads: u64) -> Done {
        let FitArguments { out, from, epochs, rate, seed, batch, method, files } = arguments;
        let from = from.map(|path| weights(&path)).transpose()?;
        let start = from.unwrap_or_else(|| fit::random_weights(seed));
        let method = self::method(method, 0.01, threads)?;
        runs::fit(start, &files, &out, runs::Fit { epochs, rate, seed, batch }, method)
    }

    /// Returns the method of fitting. `rank` is the default of `--rank`.
    fn method(arguments: MethodArguments, rank: f64, threads: u64) -> Result<fit::Method, Box<dyn Error>> {
        let device = match arguments.device.as_deref() {
            None => tch::Device::cuda_if_available(),
            Some("cuda") if tch::Cuda::is_available() => tch::Device::Cuda(0),
            Some("cuda") => return Err("--device cuda: libtorch finds no GPU here".into()),
            Some(_) => tch::Device::Cpu,
        };
        Ok(fit::Method { device, threads, rank: arguments.rank.unwrap_or(rank), is_whole: arguments.whole })
    }
}

#[cfg(not(feature = "torch"))]
mod fitting {
    use super::Error;
    use super::arguments::{FitArguments, LabelArguments, TdArguments};

    type Done = Result<(), Box<dyn Error>>;

    fn without_libtorch(command: &str) -> Done {
        Err(format!("this build has no libtorch; {command} needs a build with `--features torch`").into())
    }

    pub(super) fn td(_arguments: TdArguments, _threads: u64) -> Done {
        without_libtorch("td")
    }

    pub(super) fn label(_arguments: LabelArguments, _threads: u64) -> Done {
        without_libtorch("label")
    }

    pub(super) fn fit(_arguments: FitArguments, _threads: u64) -> Done {
        without_libtorch("fit")
    }
}
