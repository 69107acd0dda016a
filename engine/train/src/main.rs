//! `train`: makes the nets of `eval`. `train help` lists the commands, and `NETWORKS.md` states which were used.

#![forbid(unsafe_code)]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "counts of games and samples become rates and means here, where the last digits do not matter"
)]

mod efficiency;
#[cfg(feature = "torch")]
mod fit;
mod games;
#[cfg(feature = "torch")]
mod labels;
mod prune;
mod random;
#[cfg(feature = "torch")]
mod runs;
#[cfg(feature = "torch")]
mod td;
mod tools;
mod truth;

use eval::{NativeEvaluator, Network, Ply, Weights};
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
train td        --out DIR [--games N] [--from NET] [--rate R] [--lambda L]   temporal differences; goes on from DIR's checkpoint
train label     --net NET --out FILE [--count N] [--plies P] [--explore X] [--seed S]   labels of self-play's decisions, appended
                [--rollout GAMES [--length N]]        by truncated rollouts instead of look-ahead
                [--close X]                           only decisions whose two best plays are that close, in points
train fit       --out DIR [--from NET] [--epochs N] [--rate R] FILE...   fits a net to labels; goes on from DIR's checkpoint
                [--rank W]                            weight of the order of plays beside their values, default 0.01
                [--whole 1]                           rounds on the way as whole numbers will be rounded
td, label and fit take --device cpu|cuda (default: a GPU if there is one) and need a build with `--features torch`.

train truth     --net NET [--set FILE] [--plies 0,1,2]   how far a net's values are from rollouts, by family
                [--peer PYTHON]                       GNU Backgammon beside it: a Python that has the module gnubg-nn
                [--final 1]                           on the half that is kept apart, before a net is to be shipped
train truth-positions --net NET --out SET [--per-family N] [--seed S] [--dice-seed S]   a set of positions without values
train truth-roll --net NET --set SET --out PARTIAL [--error X] [--games-max N] [--count N] [--nice N]
                                                      rolls the set out, appending; goes on after a cut
train truth-pack --set SET --out SET PARTIAL...       the set with the values of these runs
train duel      NET NET [--pairs N] [--seed S]       points a game of the first net, same dice for both seats
                [--gate X]                            fails unless they are above X
train decisions --net NET --out FILE [--count N]     unforced checker decisions from self-play, for the judge
train picks     --net NET --out FILE DECISIONS [--plies P]   what a net plays there
train answer    --net NET [--plies P]                 the same from standard input to standard output
train efficiency --net NET --out FILE [--games N] [--seed S]   the cube's efficiency by kind of position, from self-play
train prune     --net NET --out FILE [--games N] [--rate R] [--seed S]   the small net that chooses plays to look at
train bench     --net NET                            evaluations a second
All take --threads N (default 2). Nets are safetensors files.";

/// The path of the truth set that `train truth` reads.
const TRUTH_SET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/truth/n16.txt");

/// A command's options (`--name value`) and its other arguments.
struct Options {
    named: Vec<(String, String)>,
    plain: Vec<String>,
}

impl Options {
    fn parse(arguments: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut options = Self { named: Vec::new(), plain: Vec::new() };
        let mut arguments = arguments;
        while let Some(argument) = arguments.next() {
            match argument.strip_prefix("--") {
                Some(name) => {
                    let value = arguments.next().ok_or_else(|| format!("--{name} needs a value"))?;
                    options.named.push((name.to_owned(), value));
                }
                None => options.plain.push(argument),
            }
        }
        Ok(options)
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.named.iter().rev().find(|(named, _)| named == name).map(|(_, value)| value.as_str())
    }

    fn path(&self, name: &str) -> Result<PathBuf, Box<dyn Error>> {
        Ok(PathBuf::from(self.get(name).ok_or_else(|| format!("--{name} is missing"))?))
    }

    fn number<T: std::str::FromStr>(&self, name: &str, default: T) -> Result<T, Box<dyn Error>> {
        match self.get(name) {
            None => Ok(default),
            Some(text) => {
                text.parse().map_err(|_unreadable| format!("--{name} {text} is not a number").into())
            }
        }
    }

    #[cfg(feature = "torch")]
    /// Returns the method of fitting. `rank` is the default of `--rank`.
    fn method(&self, rank: f64) -> Result<fit::Method, Box<dyn Error>> {
        let device = match self.get("device") {
            None => tch::Device::cuda_if_available(),
            Some("cpu") => tch::Device::Cpu,
            Some("cuda") if tch::Cuda::is_available() => tch::Device::Cuda(0),
            Some("cuda") => return Err("--device cuda: libtorch finds no GPU here".into()),
            Some(other) => return Err(format!("--device {other}: cpu or cuda").into()),
        };
        Ok(fit::Method {
            device,
            threads: self.number("threads", 2)?,
            rank: self.number("rank", rank)?,
            is_whole: self.number("whole", 0u8)? != 0,
        })
    }

    #[cfg(feature = "torch")]
    fn teacher(&self) -> Result<labels::Teacher, Box<dyn Error>> {
        match self.get("rollout") {
            None => Ok(labels::Teacher::Search(self.ply(1)?)),
            Some(_) => Ok(labels::Teacher::Rollout {
                games: self.number("rollout", 36)?,
                length: self.number("length", 7)?,
            }),
        }
    }

    /// Parses several depths, as in `0,1,2`.
    fn depths(&self, default: &str) -> Result<Vec<Ply>, Box<dyn Error>> {
        let text = self.get("plies").unwrap_or(default);
        let depth = |part: &str| part.parse().ok().and_then(Ply::new);
        let depths: Option<Vec<Ply>> = text.split(',').map(depth).collect();
        Ok(depths
            .ok_or_else(|| format!("--plies {text}: expected depths separated by commas, such as 0,1,2"))?)
    }

    fn ply(&self, default: u8) -> Result<Ply, Box<dyn Error>> {
        Ok(Ply::new(self.number("plies", default)?).ok_or("that is too many plies")?)
    }
}

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

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    match Options::parse(arguments).and_then(|options| run(&command, &options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tools::report(&format!("train: {error}"));
            ExitCode::from(2)
        }
    }
}

fn run(command: &str, options: &Options) -> Result<(), Box<dyn Error>> {
    let threads = options.number("threads", 2u64)?;
    match command {
        "td" | "label" | "fit" => fitting(command, options),
        "truth" => {
            let settings = truth::Report {
                set: options.get("set").unwrap_or(TRUTH_SET).into(),
                plies: options.depths("0,1,2")?,
                is_final: options.number("final", 0u8)? != 0,
                peer: options.get("peer").map(PathBuf::from),
                threads: usize::try_from(threads)?,
            };
            truth::report(&evaluator(&options.path("net")?)?, &settings)
        }
        "truth-positions" => {
            let net = options.path("net")?;
            let seeds = [options.number("seed", 20_261_122)?, options.number("dice-seed", 1)?];
            let per_family = options.number("per-family", 170)?;
            truth::find_positions(
                &evaluator(&net)?,
                digest_of(&net)?,
                per_family,
                seeds,
                &options.path("out")?,
            )
        }
        "truth-roll" => {
            if let Some(nice) = options.get("nice") {
                let by = nice.parse().map_err(|_unreadable| format!("--nice {nice} is not a number"))?;
                let _priority = rustix::process::nice(by)?;
            }
            let net = options.path("net")?;
            let running = truth::Running::new(
                options.number("error", 0.005)?,
                options.number("games-max", 20_736)?,
                usize::try_from(threads)?,
                options.number("count", usize::MAX)?,
            );
            let (set, out) = (options.path("set")?, options.path("out")?);
            truth::roll_out(&evaluator(&net)?, digest_of(&net)?, &set, &out, running)
        }
        "truth-pack" => truth::pack(&options.path("set")?, &options.plain, &options.path("out")?),
        "duel" => {
            let [one, other] = &options.plain[..] else { return Err("duel takes two nets".into()) };
            let (one, other) = (evaluator(Path::new(one))?, evaluator(Path::new(other))?);
            let pairs = options.number("pairs", 20_000)?;
            let result = games::duel(&one, &other, pairs, options.number("seed", 7)?, threads);
            tools::report(&format!(
                "{:+.4} points a game, standard error {:.4}",
                result.points, result.error
            ));
            match options.get("gate") {
                Some(_) if result.points <= options.number("gate", 0.0)? => {
                    Err("the first net did not win".into())
                }
                _ => Ok(()),
            }
        }
        "decisions" => {
            let count = options.number("count", 1500)?;
            tools::decisions(&evaluator(&options.path("net")?)?, count, &options.path("out")?)
        }
        "picks" => {
            let [from] = &options.plain[..] else { return Err("picks takes one file of decisions".into()) };
            let from = BufReader::new(File::open(from)?);
            let to = File::create(options.path("out")?)?;
            tools::picks(&evaluator(&options.path("net")?)?, options.ply(0)?, from, to)
        }
        "answer" => {
            let (from, to) = (std::io::stdin().lock(), std::io::stdout().lock());
            tools::picks(&evaluator(&options.path("net")?)?, options.ply(0)?, from, to)
        }
        "efficiency" => {
            let (games, seed) = (options.number("games", 200_000)?, options.number("seed", 1)?);
            let table = efficiency::fit(&evaluator(&options.path("net")?)?, games, seed, threads);
            Ok(tools::write_whole(&options.path("out")?, table.as_bytes())?)
        }
        "prune" => {
            let settings = prune::Pruning {
                games: options.number("games", 60_000)?,
                rate: options.number("rate", 0.003)?,
                seed: options.number("seed", 1)?,
            };
            let net = prune::fit(&evaluator(&options.path("net")?)?, settings);
            Ok(tools::write_whole(&options.path("out")?, &net.to_bytes())?)
        }
        "bench" => tools::bench(&evaluator(&options.path("net")?)?),
        _ => {
            tools::report(HELP);
            Ok(())
        }
    }
}

/// Runs the commands that need libtorch.
#[cfg(feature = "torch")]
fn fitting(command: &str, options: &Options) -> Result<(), Box<dyn Error>> {
    let threads = options.number("threads", 2u64)?;
    match command {
        "td" => {
            let from = options.get("from").map(|path| weights(Path::new(path))).transpose()?;
            let plan = runs::Td {
                games: options.number("games", 1_000_000)?,
                rate: options.number("rate", 0.001)?,
                lambda: options.number("lambda", 0.7)?,
                threads,
            };
            runs::td(&options.path("out")?, from, plan, options.method(0.0)?)
        }
        "label" => {
            let settings = labels::Labelling {
                count: options.number("count", 1_000_000)?,
                teacher: options.teacher()?,
                close: options.number("close", f32::INFINITY)?,
                explore: options.number("explore", 0.06)?,
                scramble: options.number("scramble", 0.3)?,
                threads,
                seed: options.number("seed", 1)?,
            };
            Ok(labels::label(&evaluator(&options.path("net")?)?, settings, &options.path("out")?)?)
        }
        _ => {
            let settings = runs::Fit {
                epochs: options.number("epochs", 10)?,
                rate: options.number("rate", 0.0005)?,
                seed: options.number("seed", 1)?,
            };
            let from = options.get("from").map(|path| weights(Path::new(path))).transpose()?;
            let start = from.unwrap_or_else(|| fit::random_weights(settings.seed));
            runs::fit(start, &options.plain, &options.path("out")?, settings, options.method(0.01)?)
        }
    }
}

#[cfg(not(feature = "torch"))]
fn fitting(command: &str, _options: &Options) -> Result<(), Box<dyn Error>> {
    Err(format!("this build has no libtorch; {command} needs one with `--features torch`").into())
}
