//! Reviews of finished and uploaded matches: analyses, lessons, a user's library.

pub(crate) mod analyses;
pub mod analysis;
pub mod annotated;
pub(crate) mod deepening;
pub mod downloads;
pub mod files;
pub(crate) mod learning;
pub mod lessons;
pub(crate) mod library;
pub mod position;
pub mod positions;
