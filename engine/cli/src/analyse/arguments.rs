//! The arguments of `fullprime analyse`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use analysis::Level;
use clap::Args;
use eval::Ply;

use crate::engine_options::EngineOptions;

/// The maximum number of games of a rollout.
const GAMES_MAX: i64 = 1_000_000;

/// `fullprime analyse`.
#[derive(Debug, Args)]
pub struct Analyse {
    /// The matches: .mat texts, SGF, .xg files of eXtreme Gammon, .bgf files of BGBlitz, OGXM files, matches saved by
    /// JavaFIBS, or JSON of this program's own. The content decides the format. Folders are read with all their
    /// subfolders. Several matches get one line each, and a summary by player.
    #[arg(required = true, value_name = "FILE")]
    pub(super) paths: Vec<PathBuf>,
    /// The search depth in plies, counted as in GNU Backgammon: 0 is the bare net, 2 the usual depth of analysis.
    #[arg(
        long, value_name = "N", default_value_t = 2,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(Ply::MAX.get()))
    )]
    pub(super) plies: u8,
    /// Roll out mistakes, close decisions, and those on which two depths disagree. Takes several minutes.
    #[arg(long)]
    pub(super) deep: bool,
    /// With --deep: the maximum number of games of each rollout. A multiple of 36 gives each first roll equal weight.
    #[arg(
        long, value_name = "N", requires = "deep", default_value_t = Level::DEEP.rollout_games,
        value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX)
    )]
    pub(super) games: u32,
    #[command(flatten)]
    pub(super) form: Form,
    /// Compare the errors found here with those in the analyses that the files contain.
    #[arg(long, conflicts_with = "html")]
    pub(super) compare: bool,
    /// Store the results in this file, one line of JSON for each match. A later run with the same file continues where
    /// the last one stopped.
    #[arg(long, value_name = "FILE", conflicts_with = "html")]
    pub(super) results: Option<PathBuf>,
    /// The number of threads; by default one for each processor. The result does not depend on it.
    #[arg(long, value_name = "N")]
    pub(super) threads: Option<NonZeroUsize>,
    /// Refuse a file if any part of it has to be skipped or changed.
    #[arg(long)]
    pub(super) strict: bool,
    #[command(flatten)]
    pub(super) options: EngineOptions,
}

/// The format of the result; by default a table of text.
#[derive(Debug, Args)]
pub(super) struct Form {
    /// Write JSON instead of a table, one line for each match.
    #[arg(long)]
    pub(super) json: bool,
    /// Write an HTML page instead of a table, with a board for every mistake. Only for a single match.
    #[arg(long, conflicts_with = "json")]
    pub(super) html: bool,
}
