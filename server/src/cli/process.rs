//! The process of a command: its environment, its output, its outcome, and the text of an error.

use std::io::{self, Write as _};

use anyhow::Context as _;

/// Iterates over the environment variables that are valid text.
pub(super) fn environment() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
}

/// The result of a command that could run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    AllWell,
    SomeInputWasBad,
}

/// Returns an error with its causes, each once: most messages already quote their cause.
pub(super) fn told(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(|cause| cause.to_string()) {
        let cause = cause.trim_end();
        if text.is_empty() {
            cause.clone_into(&mut text);
        } else if !text.contains(cause) {
            text.push_str(": ");
            text.push_str(cause);
        }
    }
    text
}

/// Prints to standard output. Returns false for a closed pipe, for example to `head`; the command then ends without an
/// error.
pub(super) fn print(text: &str) -> anyhow::Result<bool> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        printed => printed.map(|()| true).context("standard output is closed"),
    }
}
