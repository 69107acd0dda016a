//! The network layer: it decides which connections are accepted, how much of them is read, and how long they may
//! take.
//!
//! A connection is admitted before any buffer is allocated for it ([`connections`]). Its bytes pass through a stream
//! that knows the phase of the client ([`stream`]) and where its request ends ([`framing`]), and requests report to
//! that stream when they begin and end ([`link`]). `docs/security.md` lists every limit.

mod connections;
mod descriptors;
mod framing;
mod link;
mod listen;
mod metrics;
mod pace;
mod proxies;
mod settings;
mod stream;

pub(crate) use connections::{Connections, Place};
pub(crate) use framing::Body;
pub(crate) use link::{Link, Standing};
pub(crate) use listen::{listen, prepare};
pub(crate) use metrics::{Cut, Endpoint, NetworkMetrics, Refused};
pub(crate) use pace::Paced;
pub(crate) use proxies::Proxies;
pub use settings::{ConnectionSettings, Hall};
