//! Whole matches, played through the public interface only.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

mod driver;
mod properties;
mod transcript;
