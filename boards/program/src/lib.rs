//! `fullprime-board`: a sensor board to try without hardware, on the command line.
//!
//! The board itself is the crate `simulator`, which knows no socket, file, clock or screen; here it gets them. What a program
//! may know of a server is the published protocol, and nothing else is used: begin at [`Session`].
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
