//! The command line.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// The paths of the truth sets that `train truth` reads: the values of earlier nets first.
const TRUTH_SETS: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/truth/n17.txt"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/truth/n19.txt"),
];

/// Makes the nets of `eval`. Nets are safetensors files.
#[derive(Debug, Parser)]
#[command(name = "train")]
pub(crate) struct Arguments {
    /// The number of threads.
    #[arg(long, global = true, default_value_t = 2, value_name = "N")]
    pub(crate) threads: u64,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Trains by temporal differences; resumes from the checkpoint in the folder. Needs `--features torch`.
    Td(TdArguments),
    /// Appends labelled decisions of self-play to a file; resumes after an interruption. Needs `--features torch`.
    Label(LabelArguments),
    /// Fits a net to labels; resumes from the checkpoint in the folder. Needs `--features torch`.
    Fit(FitArguments),
    /// Compares a net's values with rollouts, by family of positions.
    Truth {
        #[command(flatten)]
        net: Net,
        /// The truth sets, separated by commas; a later value of a position replaces an earlier one. Default: the sets
        /// in the repository.
        #[arg(
            long, value_delimiter = ',', default_values = TRUTH_SETS, hide_default_value = true, value_name = "FILE"
        )]
        sets: Vec<PathBuf>,
        /// The depths, separated by commas.
        #[arg(long, value_delimiter = ',', default_value = "0,1,2")]
        plies: Vec<u8>,
        /// The path of a Python with the module gnubg-nn, to compare with GNU Backgammon.
        #[arg(long, value_name = "PYTHON")]
        peer: Option<PathBuf>,
        /// Reads the held-out half. Use it only once, before a net is shipped.
        #[arg(long = "final")]
        is_final: bool,
    },
    /// Measures the trailing side's wins and gammons in the Crawford game and after it, for the match equity table.
    Crawford {
        #[command(flatten)]
        net: Net,
        /// The maximum number of points that the trailing side needs.
        #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(2..=25), value_name = "N")]
        away_max: u16,
        /// The number of games of each of the thirty openings.
        #[arg(long, default_value_t = 144, value_name = "N")]
        games: u32,
        /// The seed of the dice.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compares the levels of `engine best --level` by full rollouts of their choices: PR and time.
    Levels {
        #[command(flatten)]
        net: Net,
        /// The number of decisions of self-play.
        #[arg(long, default_value_t = 60, value_name = "N")]
        decisions: usize,
        /// The games of each rollout.
        #[arg(long, default_value_t = 432, value_name = "N")]
        games: u32,
    },
    /// Finds positions for a truth set and writes them without values.
    TruthPositions {
        #[command(flatten)]
        net: Net,
        #[command(flatten)]
        out: Out,
        /// The number of positions of each family.
        #[arg(long, default_value_t = 170, value_name = "N")]
        per_family: usize,
        /// The seed of the positions.
        #[arg(long, default_value_t = 20_261_122)]
        seed: u64,
        /// The seed of the rollouts' dice.
        #[arg(long, default_value_t = 1)]
        dice_seed: u64,
    },
    /// Rolls out a truth set; appends to the output and resumes after an interruption.
    TruthRoll {
        #[command(flatten)]
        net: Net,
        /// The truth set.
        #[arg(long, value_name = "FILE")]
        set: PathBuf,
        #[command(flatten)]
        out: Out,
        /// The standard error of the equity at which a rollout stops.
        #[arg(long, default_value_t = 0.005, value_name = "POINTS")]
        error: f64,
        /// The maximum number of games of a position.
        #[arg(long, default_value_t = 20_736, value_name = "N")]
        games_max: u32,
        /// The maximum number of positions in this run.
        #[arg(long, default_value_t = usize::MAX, hide_default_value = true, value_name = "N")]
        count: usize,
        /// Lowers the priority by this number.
        #[arg(long, value_name = "N")]
        nice: Option<i32>,
    },
    /// Writes a truth set with the values from the outputs of `truth-roll`.
    TruthPack {
        /// The truth set.
        #[arg(long, value_name = "FILE")]
        set: PathBuf,
        #[command(flatten)]
        out: Out,
        /// The outputs of `truth-roll`.
        partials: Vec<String>,
    },
    /// Plays a net against another, with the same dice for both seats. The luck of the rolls is subtracted.
    Duel {
        /// The first net, whose points per game are printed.
        one: PathBuf,
        /// The second net.
        other: PathBuf,
        /// The number of pairs of games.
        #[arg(long, default_value_t = 20_000, value_name = "N")]
        pairs: u64,
        /// The seed of the dice.
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// Fails unless the first net wins more points per game than this.
        #[arg(long, allow_negative_numbers = true, value_name = "POINTS")]
        gate: Option<f64>,
    },
    /// Writes unforced checker decisions from self-play, for the judge.
    Decisions {
        #[command(flatten)]
        net: Net,
        #[command(flatten)]
        out: Out,
        /// The number of decisions.
        #[arg(long, default_value_t = 1500, value_name = "N")]
        count: usize,
    },
    /// Adds a net's plays to a file of decisions.
    Picks {
        #[command(flatten)]
        net: Net,
        #[command(flatten)]
        out: Out,
        /// The depth of look-ahead.
        #[arg(long, default_value_t = 0)]
        plies: u8,
        /// The file of decisions.
        decisions: PathBuf,
    },
    /// Like `picks`, from standard input to standard output.
    Answer {
        #[command(flatten)]
        net: Net,
        /// The depth of look-ahead.
        #[arg(long, default_value_t = 0)]
        plies: u8,
        /// Also prints the luck of each roll in points, with this net at 0-ply.
        #[arg(long)]
        luck: bool,
    },
    /// Adds the net's five chances for the side on roll to each position of standard input.
    Values {
        #[command(flatten)]
        net: Net,
        /// The depth of look-ahead.
        #[arg(long, default_value_t = 0)]
        plies: u8,
    },
    /// Compares the values of cubes in matches with games of self-play.
    MatchEfficiency {
        #[command(flatten)]
        net: Net,
        /// The number of games.
        #[arg(long, default_value_t = 100_000, value_name = "N")]
        games: usize,
        /// The seed of the dice.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measures the cube's efficiency by kind of position, in self-play.
    Efficiency {
        #[command(flatten)]
        net: Net,
        #[command(flatten)]
        out: Out,
        /// The number of games.
        #[arg(long, default_value_t = 200_000, value_name = "N")]
        games: usize,
        /// The seed of the dice.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Fits the pruning net, which preselects plays.
    Prune {
        #[command(flatten)]
        net: Net,
        #[command(flatten)]
        out: Out,
        /// The number of games.
        #[arg(long, default_value_t = 150_000, value_name = "N")]
        games: usize,
        /// The initial rate of Adam.
        #[arg(long, default_value_t = 0.003)]
        rate: f32,
        /// The seed of games and weights.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Measures evaluations, rollouts and decisions.
    Bench {
        #[command(flatten)]
        net: Net,
    },
}

/// The net that a command reads.
#[derive(Debug, Args)]
pub(crate) struct Net {
    /// The net.
    #[arg(id = "net", long = "net", value_name = "FILE")]
    pub(crate) path: PathBuf,
}

/// The file that a command writes.
#[derive(Debug, Args)]
pub(crate) struct Out {
    /// The file to write.
    #[arg(id = "out", long = "out", value_name = "FILE")]
    pub(crate) path: PathBuf,
}

/// The arguments of `td`.
#[derive(Debug, Args)]
pub(crate) struct TdArguments {
    /// The folder of the net and its checkpoint.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// The net to start from. Default: random weights.
    #[arg(long, value_name = "NET")]
    pub(crate) from: Option<PathBuf>,
    /// The total number of games, including those before an interruption.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub(crate) games: usize,
    /// The initial rate of Adam.
    #[arg(long, default_value_t = 0.001)]
    pub(crate) rate: f32,
    /// The initial lambda of TD(lambda), the weight of later evaluations in a target.
    #[arg(long, default_value_t = 0.7)]
    pub(crate) lambda: f32,
    #[command(flatten)]
    pub(crate) method: MethodArguments,
}

/// The arguments of `label`.
#[derive(Debug, Args)]
pub(crate) struct LabelArguments {
    #[command(flatten)]
    pub(crate) net: Net,
    #[command(flatten)]
    pub(crate) out: Out,
    /// The number of records that the file gets, including those before an interruption.
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub(crate) count: usize,
    /// The depth of look-ahead.
    #[arg(long, default_value_t = 1)]
    pub(crate) plies: u8,
    /// Labels by truncated rollouts of this many games instead of by look-ahead.
    #[arg(long, value_name = "GAMES")]
    pub(crate) rollout: Option<u32>,
    /// The half-moves of a truncated rollout.
    #[arg(long, default_value_t = 7, value_name = "N")]
    pub(crate) length: u32,
    /// Labels by the results of games played to the end. The value is the share, 0 to 1, of the difference between
    /// result and look-ahead that moves a label.
    #[arg(long, value_name = "SHARE", conflicts_with_all = ["plies", "rollout", "close", "explore", "scramble", "families"])]
    pub(crate) outcomes: Option<f32>,
    /// Labels only races.
    #[arg(long, conflicts_with = "outcomes")]
    pub(crate) races: bool,
    /// Labels only decisions whose two best plays differ by at most this many points.
    #[arg(long, default_value_t = f32::INFINITY, hide_default_value = true, value_name = "POINTS")]
    pub(crate) close: f32,
    /// The probability of a random play at each turn.
    #[arg(long, default_value_t = 0.06, value_name = "P")]
    pub(crate) explore: f32,
    /// The probability that a game starts with random plays.
    #[arg(long, default_value_t = 0.3, value_name = "P")]
    pub(crate) scramble: f32,
    /// The probability that a game begins at a position constructed for the families of the truth set.
    #[arg(long, default_value_t = 0.0, value_name = "P")]
    pub(crate) families: f32,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// The arguments of `fit`.
#[derive(Debug, Args)]
pub(crate) struct FitArguments {
    /// The folder of the net and its checkpoint.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: PathBuf,
    /// The net to start from. Default: random weights.
    #[arg(long, value_name = "NET")]
    pub(crate) from: Option<PathBuf>,
    /// The total number of passes over the data, including those before an interruption.
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub(crate) epochs: usize,
    /// The initial rate of Adam.
    #[arg(long, default_value_t = 0.0005)]
    pub(crate) rate: f32,
    /// The seed of the order of the decisions.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The number of decisions in a step; a GPU needs some thousands to be busy.
    #[arg(long, default_value_t = 512, value_name = "N", value_parser = parse_batch)]
    pub(crate) batch: usize,
    #[command(flatten)]
    pub(crate) method: MethodArguments,
    /// The files of labels.
    #[arg(required = true)]
    pub(crate) files: Vec<String>,
}

/// The arguments of both ways of fitting.
#[derive(Debug, Args)]
pub(crate) struct MethodArguments {
    /// The device. Default: a GPU if there is one.
    #[arg(long, value_parser = ["cpu", "cuda"])]
    pub(crate) device: Option<String>,
    /// The weight of the ranking loss (the order of a decision's plays) relative to the loss of their values. Default:
    /// 0 for `td`, 0.01 for `fit`.
    #[arg(long, value_name = "WEIGHT")]
    pub(crate) rank: Option<f64>,
    /// Rounds weights while fitting, as they will be rounded to whole numbers for evaluation.
    #[arg(long)]
    pub(crate) whole: bool,
}

fn parse_batch(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(batch @ 1..=1_000_000) => Ok(batch),
        _ => Err("a number from 1 to 1000000".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
        let parsed =
            Arguments::try_parse_from(["train", "truth", "--net", "a", "--plies", "0,2", "--threads", "3"]);
        let parsed = parsed.expect("a right command line");
        assert_eq!(parsed.threads, 3);
        let Command::Truth { net, plies, is_final, .. } = parsed.command else { panic!("another command") };
        assert_eq!((net.path, plies, is_final), ("a".into(), vec![0, 2], false));
        assert!(Arguments::try_parse_from(["train", "duel", "a"]).is_err());
    }
}
