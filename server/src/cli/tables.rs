//! The tables that the engine's commands can be given: a match equity table and a bear-off database.

use std::{
    env,
    fs::{self, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, anyhow};
use clap::Args;
use eval::{Engine, MET_BYTES_MAX, MatchEquities, bearoff::two_sided};

/// The name of the file of bear-offs in the user's folder for caches.
const CACHED: &str = "bearoff-6.bin";

/// Flags that name tables.
#[derive(Debug, Clone, Args)]
pub(super) struct Tables {
    /// A match equity table to use instead of this program's own, in the XML format of GNU Backgammon.
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,
    /// A bear-off database made by `engine bearoff`, for exact answers in the positions that it contains. `analyse` has
    /// one of six checkers also without this flag, as servers do.
    #[arg(long, value_name = "FILE")]
    bearoff: Option<PathBuf>,
}

impl Tables {
    /// Returns the engine, with the tables that the flags name.
    ///
    /// # Errors
    /// If a file cannot be read, or is not such a table.
    pub(super) fn engine(&self) -> anyhow::Result<Engine> {
        if let Some(path) = &self.met {
            let table = read_met(path).with_context(|| path.display().to_string())?;
            table.put_in_use()?;
        }
        if let Some(path) = &self.bearoff {
            let database = two_sided::Database::open(path).with_context(|| path.display().to_string())?;
            // No other database is in use in this process.
            database.put_in_use();
        }
        Ok(Engine::default())
    }
}

impl Tables {
    /// Returns the engine as a server has it, so that a match gets the same analysis there and here: with a bear-off
    /// database, which is made at the first use and kept in the user's folder for caches.
    ///
    /// # Errors
    /// If a file cannot be read, or is not such a table. Without a folder for caches, the engine has no database.
    pub(super) fn engine_of_a_server(&self) -> anyhow::Result<Engine> {
        if self.bearoff.is_none() {
            match cached() {
                // No other database is in use in this process.
                Ok(database) => {
                    database.put_in_use();
                }
                Err(error) => writeln!(
                    io::stderr(),
                    "fullprime: without a bear-off database, bear-offs may differ from a server's by some thousandths: \
                     {error:#}"
                )
                .context("standard error is closed")?,
            }
        }
        self.engine()
    }
}

/// Opens the database in the user's folder for caches, or makes it.
fn cached() -> anyhow::Result<two_sided::Database> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_CACHE_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".cache")))
        .or_else(|| set("LOCALAPPDATA"))
        .context("neither XDG_CACHE_HOME nor HOME is set")?
        .join("fullprime");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let path = folder.join(CACHED);
    two_sided::open_or_make(&path, two_sided::CHECKERS_DEFAULT).with_context(|| path.display().to_string())
}

fn read_met(path: &Path) -> anyhow::Result<MatchEquities> {
    let limit = u64::try_from(MET_BYTES_MAX).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    // One byte more than is allowed shows that the file is too large.
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    let text = String::from_utf8(bytes).map_err(|_no_text| anyhow!("not UTF-8 text"))?;
    Ok(MatchEquities::read(&text)?)
}
