//! The options of all commands that use the engine.

use std::{
    fs::File,
    io::Read as _,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow};
use clap::Args;
use eval::{Engine, EvaluatorChoice, MET_BYTES_MAX, MatchEquities};

/// The flags that choose the engine's parts.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct EngineOptions {
    /// A match equity table to use instead of this program's own, in the XML format of GNU Backgammon.
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,
    /// The net's evaluator: native, or torch in a build with libtorch.
    #[arg(long, value_name = "NAME", default_value_t)]
    evaluator: EvaluatorChoice,
}

impl EngineOptions {
    /// Returns the engine with these parts.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not a match equity table.
    pub(super) fn engine(&self) -> anyhow::Result<Engine> {
        let engine = Engine::from(self.evaluator);
        match &self.met {
            Some(path) => {
                let equities = read_met(path).with_context(|| path.display().to_string())?;
                Ok(engine.with_equities(equities))
            }
            None => Ok(engine),
        }
    }
}

fn read_met(path: &Path) -> anyhow::Result<MatchEquities> {
    let limit = u64::try_from(MET_BYTES_MAX).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    // One byte more than is allowed shows that the file is too large.
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes).map_err(|_no_text| anyhow!("not UTF-8 text"))?;
    Ok(MatchEquities::read(&text)?)
}
