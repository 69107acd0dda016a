//! Whole matches, played through nothing but the public interface.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod driver;
mod properties;
mod transcript;
