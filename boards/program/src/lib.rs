//! `fullprime-board`: a sensor board to try without hardware, on the command line.
//!
//! The board itself is the crate `simulator`, which has no socket, file, clock or screen; this crate provides
//! them. It uses only the published protocol of the server. Begin at [`Session`].
#![forbid(unsafe_code)]

mod bot;
mod dial;
mod hands;
mod options;
mod problem;
mod screen;
mod session;
mod store;
mod words;

pub use options::Options;
pub use problem::Problem;
pub use session::Session;
