//! The metrics of the network layer.

use prometheus::{IntCounterVec, IntGauge, Registry};
use site::metrics::parts::{counters, counters_from_zero, gauge};

use crate::websocket::Violation;

/// Counts connections and refusals.
#[derive(Debug, Clone)]
pub(crate) struct NetworkMetrics {
    pub(super) open: IntGauge,
    pub(super) max: IntGauge,
    pub(super) descriptors: IntGauge,
    refused: IntCounterVec,
    cut: IntCounterVec,
    frames: IntCounterVec,
}

/// The reason why a connection was cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cut {
    /// The head is too large.
    HeadLarge,
    /// The head did not arrive in time.
    HeadSlow,
    /// No next request came in time.
    Idle,
    /// The body arrives too slowly.
    BodySlow,
    /// The client reads the answer too slowly.
    ReaderSlow,
}

impl Cut {
    const ALL: [Cut; 5] = [Cut::HeadLarge, Cut::HeadSlow, Cut::Idle, Cut::BodySlow, Cut::ReaderSlow];

    fn label(self) -> &'static str {
        match self {
            Cut::HeadLarge => "head_large",
            Cut::HeadSlow => "head_slow",
            Cut::Idle => "idle",
            Cut::BodySlow => "body_slow",
            Cut::ReaderSlow => "reader_slow",
        }
    }
}

/// The reason why a connection is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The address has reached its limit.
    Address,
    /// The server is full.
    Full,
    /// The remaining room is reserved for signed-in players.
    Reserve,
}

impl Refused {
    const ALL: [Refused; 3] = [Refused::Address, Refused::Full, Refused::Reserve];

    fn label(self) -> &'static str {
        match self {
            Refused::Address => "address",
            Refused::Full => "full",
            Refused::Reserve => "reserve",
        }
    }
}

/// The endpoint of a socket, for metrics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Endpoint {
    /// `/ws`
    Players,
    /// `/boards/v1`
    Boards,
}

impl Endpoint {
    const ALL: [Endpoint; 2] = [Endpoint::Players, Endpoint::Boards];

    /// Returns the value of the label in metrics.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Endpoint::Players => "players",
            Endpoint::Boards => "boards",
        }
    }
}

impl NetworkMetrics {
    pub(crate) fn new(registry: &Registry) -> NetworkMetrics {
        let metrics = NetworkMetrics {
            open: gauge(registry, "bg_connections_open_connections", "Open connections"),
            max: gauge(
                registry,
                "bg_connections_max_connections",
                "The limit of open connections for everybody",
            ),
            descriptors: gauge(registry, "bg_connections_descriptors", "The limit of open files"),
            refused: counters_from_zero(
                registry,
                "bg_connections_refused_total",
                "Connections and requests through a proxy that were refused, by the limit",
                "bound",
                &Refused::ALL.map(Refused::label),
            ),
            cut: counters_from_zero(
                registry,
                "bg_connections_cut_total",
                "Connections that were cut off, by the reason",
                "reason",
                &Cut::ALL.map(Cut::label),
            ),
            frames: counters(
                registry,
                "bg_sockets_refused_frames_total",
                "Frames for which a WebSocket was closed",
                &["socket", "reason"],
            ),
        };
        for endpoint in Endpoint::ALL {
            for reason in Violation::LABELS {
                metrics.frames.with_label_values(&[endpoint.label(), reason]);
            }
        }
        metrics
    }

    /// Returns the counter of refused frames, by socket and reason.
    pub(crate) fn refused_frames(&self) -> IntCounterVec {
        self.frames.clone()
    }

    pub(crate) fn refused(&self, refused: Refused) {
        self.refused.with_label_values(&[refused.label()]).inc();
    }

    pub(crate) fn cut(&self, cut: Cut) {
        self.cut.with_label_values(&[cut.label()]).inc();
    }
}
