//! Functions that register metrics.

use prometheus::{Histogram, HistogramOpts, IntCounterVec, IntGauge, Opts, Registry};

/// The reason why registering cannot fail.
pub const NAMES_ARE_FIXED: &str = "metric names are valid and used once";

/// Registers a counter with labels.
///
/// # Panics
/// Panics if the name is invalid or taken. Both are programming errors.
pub fn counters(registry: &Registry, name: &str, help: &str, labels: &[&str]) -> IntCounterVec {
    let counters = IntCounterVec::new(Opts::new(name, help), labels).expect(NAMES_ARE_FIXED);
    registry.register(Box::new(counters.clone())).expect(NAMES_ARE_FIXED);
    counters
}

/// Registers a counter with one label, whose values exist at zero from the start. Prometheus computes growth, and
/// misses the first count of a counter that appears at 1.
///
/// # Panics
/// See [`counters`].
pub fn counters_from_zero(
    registry: &Registry,
    name: &str,
    help: &str,
    label: &str,
    values: &[&str],
) -> IntCounterVec {
    let counters = counters(registry, name, help, &[label]);
    for value in values {
        counters.with_label_values(&[*value]);
    }
    counters
}

/// Registers a gauge.
///
/// # Panics
/// See [`counters`].
pub fn gauge(registry: &Registry, name: &str, help: &str) -> IntGauge {
    let gauge = IntGauge::new(name, help).expect(NAMES_ARE_FIXED);
    registry.register(Box::new(gauge.clone())).expect(NAMES_ARE_FIXED);
    gauge
}

/// Registers a histogram.
///
/// # Panics
/// See [`counters`].
pub(crate) fn histogram(registry: &Registry, name: &str, help: &str, buckets: &[f64]) -> Histogram {
    let options = HistogramOpts::new(name, help).buckets(buckets.to_vec());
    let histogram = Histogram::with_opts(options).expect(NAMES_ARE_FIXED);
    registry.register(Box::new(histogram.clone())).expect(NAMES_ARE_FIXED);
    histogram
}
