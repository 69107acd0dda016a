//! `fullprime engine`: the engine's answers on positions, JSON lines in and JSON lines out.
//!
//! Each task has a file with its question, its answer and one function between them. `moment` parses the texts of a
//! question into the types of `rules`.

mod best;
mod chances;
mod compare;
mod cube;
mod moment;
mod openings;
mod plays;
mod rollout;
mod scores;
mod ubgi;

use std::io;
use std::num::{NonZeroU32, NonZeroUsize};

use clap::{Args, Subcommand};
use eval::{Engine, Level, Ply, Rollout};
use serde::{Serialize, de::DeserializeOwned};

use super::{engine_options::EngineOptions, json_lines, process::Outcome};

/// `fullprime engine`.
#[derive(Debug, Args)]
pub struct EngineTasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Every position that a legal play of a roll leads to.
    ///
    /// Reads {"position":ID,"dice":[3,1]}. Writes {"positions":[ID,...]}, each once, with the opponent on roll, sorted.
    Plays,
    /// The chances of the side on roll, and its cubeless money equity.
    ///
    /// Reads {"position":ID} or {"xgid":XGID}; of an XGID, only the board and the side on roll are used.
    Eval(Depth),
    /// The legal plays of a roll, best first.
    ///
    /// Reads {"position":ID,"dice":[3,1]}, which is answered for money without a cube, or {"xgid":XGID} with dice,
    /// whose cube and score are used. With plies, plays that fall far behind are searched less deeply; they come last.
    Best {
        #[command(flatten)]
        how: Thoroughness,
        /// The maximum number of plays; all by default.
        #[arg(long, value_name = "K")]
        top: Option<NonZeroUsize>,
    },
    /// Whether to double, or how to answer a double.
    ///
    /// Reads {"xgid":XGID} of the moment before a roll, or with D instead of dice if a double waits for its answer.
    Cube(Thoroughness),
    /// Roll out a position: mean results of simulated games, with standard errors.
    ///
    /// Reads the same input as eval or best. The cube and score of an XGID are used; both sides of a double are then
    /// rolled out.
    Rollout(RolloutOptions),
    /// One decision at all scores up to 9-away: the cube action, or the best play and the cost of a chosen play.
    Scores(scores::Scores),
    /// One position as this program judges it at every depth, beside GNU Backgammon if `gnubg` is on the path.
    Compare(compare::Compare),
    /// The opening reference: the plays of the first two rolls, by rollouts of this program.
    Openings(openings::OpeningReference),
    /// Speak UBGI, the line protocol between backgammon programs and engines, until `quit`.
    Ubgi(Depth),
}

#[derive(Debug, Args)]
struct RolloutOptions {
    #[command(flatten)]
    depth: Depth,
    /// The maximum number of games. 1296 games contain every pair of first rolls once.
    #[arg(long, value_name = "N", default_value = "1296")]
    games: NonZeroU32,
    /// The seed of the dice: the same seed gives the same result.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The number of half-moves after which the net's evaluation replaces the rest of a game; by default games are
    /// played to the end.
    #[arg(long, value_name = "N")]
    truncate: Option<u32>,
    /// Stop once the standard error of the equity is no larger than this.
    #[arg(long, value_name = "E")]
    error: Option<f64>,
    /// The number of plays of a roll to roll out.
    #[arg(long, value_name = "K", default_value = "3")]
    top: NonZeroUsize,
    /// Turn off variance reduction, so that the luck of the dice stays in the results.
    #[arg(long)]
    no_variance_reduction: bool,
}

impl RolloutOptions {
    fn run(&self) -> anyhow::Result<Outcome> {
        let settings = Rollout {
            games_max: self.games.get(),
            truncate_after: self.truncate,
            ply: self.depth.ply(),
            variance_reduction: !self.no_variance_reduction,
            stop_at_error: self.error,
            seed: self.seed,
            threads: std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
            ..Rollout::default()
        };
        let engine = self.depth.options.engine()?;
        json_lines::run(io::stdin().lock(), io::stdout().lock(), |question| {
            rollout::rollout(&engine, &settings, self.top.get(), &question)
        })
    }
}

#[derive(Debug, Args)]
struct Depth {
    /// The search depth in plies, counted as in GNU Backgammon: 0 is the bare net, 2 the usual depth of analysis.
    #[arg(
        long, value_name = "N", default_value_t = 0,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(Ply::MAX.get()))
    )]
    plies: u8,
    #[command(flatten)]
    options: EngineOptions,
}

/// The quality of an answer.
#[derive(Debug, Args)]
struct Thoroughness {
    #[command(flatten)]
    depth: Depth,
    /// 0ply to 3ply, as --plies; or rollout: a 2-ply search, then a rollout of the choices that are close to the best.
    #[arg(long, value_name = "LEVEL", conflicts_with = "plies")]
    level: Option<Level>,
}

impl Thoroughness {
    fn level(&self) -> Level {
        self.level.unwrap_or_else(|| Level::Search(self.depth.ply()))
    }

    /// Answers every line of standard input.
    fn run<Q, A>(
        &self,
        answer: impl Fn(&Engine, Level, Q) -> Result<A, String> + Clone + Send + 'static,
    ) -> anyhow::Result<Outcome>
    where
        Q: DeserializeOwned,
        A: Serialize,
    {
        let level = self.level();
        // The lines are answered at the same time, so a rollout uses one thread.
        let ply = if let Level::Search(ply) = level { ply } else { Ply::MAX };
        self.depth.run_at(ply, move |engine, _ply, question| answer(engine, level, question))
    }
}

impl Depth {
    fn ply(&self) -> Ply {
        Ply::new(self.plies).expect("the flag's parser checks the maximum")
    }

    /// Answers every line of standard input. It uses all processors only with look-ahead; for the bare net that would
    /// gain nothing.
    fn run<Q, A>(
        &self,
        answer: impl Fn(&Engine, Ply, Q) -> Result<A, String> + Clone + Send + 'static,
    ) -> anyhow::Result<Outcome>
    where
        Q: DeserializeOwned,
        A: Serialize,
    {
        self.run_at(self.ply(), answer)
    }

    fn run_at<Q, A>(
        &self,
        ply: Ply,
        answer: impl Fn(&Engine, Ply, Q) -> Result<A, String> + Clone + Send + 'static,
    ) -> anyhow::Result<Outcome>
    where
        Q: DeserializeOwned,
        A: Serialize,
    {
        let engine = self.options.engine()?;
        let answer = move |question| answer(&engine, ply, question);
        if ply == Ply::ZERO {
            json_lines::run(io::stdin().lock(), io::stdout().lock(), answer)
        } else {
            json_lines::run_on_all_processors(io::stdin(), io::stdout().lock(), answer)
        }
    }
}

impl EngineTasks {
    /// Runs the task.
    ///
    /// # Errors
    /// Returns an error if the task cannot run, or if input or output fails.
    pub fn run(self) -> anyhow::Result<Outcome> {
        match self.task {
            Task::Plays => json_lines::run(io::stdin().lock(), io::stdout().lock(), plays::plays),
            Task::Eval(depth) => {
                depth.run(move |engine, ply, question| chances::chances(engine, ply, &question))
            }
            Task::Best { how, top } => {
                let top = top.map_or(usize::MAX, NonZeroUsize::get);
                how.run(move |engine, level, question| best::best(engine, level, top, &question))
            }
            Task::Rollout(options) => options.run(),
            Task::Scores(scores) => scores.run(),
            Task::Compare(compare) => compare.run(),
            Task::Openings(openings) => openings.run(),
            Task::Ubgi(depth) => {
                ubgi::run(depth.options.engine()?, depth.ply(), io::stdin().lock(), io::stdout().lock())
            }
            Task::Cube(how) => how.run(|engine, level, question| cube::cube(engine, level, &question)),
        }
    }
}
