//! The metrics of requests and connections. Those of the site are in [`site::metrics`].

use std::time::Duration;

use prometheus::{HistogramOpts, HistogramVec, IntCounterVec, Registry};
use site::metrics::parts::{NAMES_ARE_FIXED, counters};

use crate::network::NetworkMetrics;

/// The metrics of the server around the site.
#[derive(Debug, Clone)]
pub(crate) struct ServerMetrics {
    /// Requests.
    pub(crate) http: HttpMetrics,
    /// Connections.
    pub(crate) network: NetworkMetrics,
}

/// The metrics of requests.
#[derive(Debug, Clone)]
pub(crate) struct HttpMetrics {
    requests: IntCounterVec,
    duration: HistogramVec,
}

impl ServerMetrics {
    /// Creates the metrics, at zero.
    pub(crate) fn new(registry: &Registry) -> ServerMetrics {
        ServerMetrics {
            http: HttpMetrics {
                requests: counters(
                    registry,
                    "bg_http_requests_total",
                    "Answered requests",
                    &["method", "route", "status"],
                ),
                duration: histograms(
                    registry,
                    "bg_http_request_duration_seconds",
                    "Time to answer",
                    &["method", "route"],
                ),
            },
            network: NetworkMetrics::new(registry),
        }
    }
}

impl HttpMetrics {
    /// Counts one answered request. `route` is the pattern, not the path.
    pub(crate) fn answered(&self, method: &str, route: &str, status: u16, duration: Duration) {
        // Clients can invent methods, and the number of labels must not grow with them.
        let method = match method {
            "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH" => method,
            _ => "other",
        };
        self.requests.with_label_values(&[method, route, &status.to_string()]).inc();
        self.duration.with_label_values(&[method, route]).observe(duration.as_secs_f64());
    }
}

fn histograms(registry: &Registry, name: &str, help: &str, labels: &[&str]) -> HistogramVec {
    let buckets = vec![0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
    let histograms =
        HistogramVec::new(HistogramOpts::new(name, help).buckets(buckets), labels).expect(NAMES_ARE_FIXED);
    registry.register(Box::new(histograms.clone())).expect(NAMES_ARE_FIXED);
    histograms
}
