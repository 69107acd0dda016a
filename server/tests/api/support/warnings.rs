//! The last warnings that the servers under test logged.

use std::{
    collections::VecDeque,
    io,
    sync::{Mutex, Once, PoisonError},
};

use tracing_subscriber::filter::LevelFilter;

/// The maximum number of warnings that are kept.
const KEPT: usize = 100;

static LAST: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// Keeps warnings and errors from now on, for the whole test program.
pub(super) fn keep() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(LevelFilter::WARN)
            .with_writer(|| Writer)
            .finish();
        tracing::subscriber::set_global_default(subscriber).expect("no test sets a subscriber of its own");
    });
}

/// Returns the last warnings, oldest first, a line each.
pub(super) fn last() -> String {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).iter().map(String::as_str).collect()
}

/// Writes one warning at a time.
struct Writer;

impl io::Write for Writer {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == KEPT {
            last.pop_front();
        }
        last.push_back(String::from_utf8_lossy(line).into_owned());
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
