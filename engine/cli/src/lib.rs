//! The commands of the binary `fullprime` for the engine and for match files. Each has a file with its arguments, its
//! work and its output.
//!
//! They need no site: the crate depends on the engine, the bots, the procedure of competitions, the ratings, and the
//! form and words of an analysis. The binary adds the commands that use a site or its database.
//!
//! Answers go to standard output, diagnostics to standard error. The binary makes the exit status from the
//! [`Outcome`].
#![forbid(unsafe_code)]

mod analyse;
mod bench;
mod competition;
mod convert;
mod dice;
mod duplicate;
mod engine;
mod engine_options;
mod external;
mod json_lines;
mod match_file;
mod process;
mod puzzles;
mod rate;
mod system_font;

pub use self::analyse::Analyse;
pub use self::bench::Rounds;
pub use self::competition::CompetitionTasks;
pub use self::convert::Convert;
pub use self::dice::DiceTasks;
pub use self::duplicate::DuplicateTasks;
pub use self::engine::EngineTasks;
pub use self::external::External;
pub use self::process::{Outcome, print, told};
pub use self::puzzles::PuzzleTasks;
pub use self::rate::run as rate;
pub use self::system_font::system_font;
