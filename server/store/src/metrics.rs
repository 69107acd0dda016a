//! The metrics of the store.

use std::time::Duration;

use prometheus::{Histogram, HistogramOpts, IntCounter, IntGauge, Registry};

/// The metrics of commits by SQLite's writer.
#[derive(Debug, Clone)]
pub struct StoreMetrics {
    commit_duration: Histogram,
    commit_writes: Histogram,
    queue: IntGauge,
    reads: IntCounter,
    damaged: IntGauge,
}

const NAMES_ARE_FIXED: &str = "metric names are valid and used once";

impl StoreMetrics {
    /// Registers the metrics of the store, at zero.
    ///
    /// # Panics
    /// If the registry has them already.
    #[must_use]
    pub fn new(registry: &Registry) -> StoreMetrics {
        let histogram = |name: &str, help: &str, buckets: &[f64]| {
            let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
            let histogram = Histogram::with_opts(options).expect(NAMES_ARE_FIXED);
            registry.register(Box::new(histogram.clone())).expect(NAMES_ARE_FIXED);
            histogram
        };
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(name, help).expect(NAMES_ARE_FIXED);
            registry.register(Box::new(gauge.clone())).expect(NAMES_ARE_FIXED);
            gauge
        };
        let reads = IntCounter::new("bg_store_reads_total", "Read transactions").expect(NAMES_ARE_FIXED);
        registry.register(Box::new(reads.clone())).expect(NAMES_ARE_FIXED);
        StoreMetrics {
            reads,
            commit_duration: histogram(
                "bg_store_commit_duration_seconds",
                "Time of one transaction of the writer, its commit included",
                &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0],
            ),
            commit_writes: histogram(
                "bg_store_commit_writes",
                "Writes that were committed together",
                &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0],
            ),
            queue: gauge("bg_store_queue_writes", "Writes that wait for the writer"),
            damaged: gauge(
                "bg_store_damaged",
                "1 if the last check of the database's pages on this node found damage",
            ),
        }
    }

    /// Sets whether damage was found.
    pub fn damaged(&self, is_damaged: bool) {
        self.damaged.set(i64::from(is_damaged));
    }

    #[expect(clippy::cast_precision_loss, reason = "a batch has a few hundred writes at the most")]
    pub fn committed(&self, writes: usize, duration: Duration) {
        self.commit_writes.observe(writes as f64);
        self.commit_duration.observe(duration.as_secs_f64());
    }

    pub fn has_read(&self) {
        self.reads.inc();
    }

    pub fn queue_length(&self, writes: usize) {
        self.queue.set(i64::try_from(writes).unwrap_or(i64::MAX));
    }
}

/// Metrics with a separate registry, for tests.
#[cfg(test)]
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) store: StoreMetrics,
}

#[cfg(test)]
impl Metrics {
    pub(crate) fn new() -> Metrics {
        let registry = Registry::new();
        Metrics { store: StoreMetrics::new(&registry), registry }
    }

    pub(crate) fn to_text(&self) -> String {
        prometheus::TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap()
    }
}
