//! The process of a command: its output, its outcome, and the text of an error.

use std::io::{self, Write as _};

use anyhow::Context as _;

/// The result of a command that could run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All input was good.
    AllWell,
    /// Some input was bad; the output or standard error says which.
    SomeInputWasBad,
}

/// Returns an error with its causes, each once: most messages already quote their cause.
#[must_use]
pub fn told(error: &anyhow::Error) -> String {
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
///
/// # Errors
/// Returns an error if standard output cannot be written for another reason.
pub fn print(text: &str) -> anyhow::Result<bool> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        printed => printed.map(|()| true).context("standard output is closed"),
    }
}
