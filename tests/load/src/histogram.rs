//! A histogram of times whose buckets grow with the times, so that its memory is constant.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// The number of buckets for each doubling: a quantile is accurate to one part in 32.
const STEPS: u64 = 32;
/// The limit is 2^36 microseconds, most of a day.
const DOUBLINGS: u64 = 32;

/// A histogram of times. Threads can share it.
pub struct Histogram {
    buckets: Vec<AtomicU64>,
    count: AtomicU64,
}

impl Default for Histogram {
    fn default() -> Histogram {
        let buckets = (0..=STEPS * DOUBLINGS).map(|_| AtomicU64::new(0)).collect();
        Histogram { buckets, count: AtomicU64::new(0) }
    }
}

impl fmt::Debug for Histogram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Histogram").field("count", &self.count()).finish_non_exhaustive()
    }
}

/// The usual quantiles of a histogram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Quantiles {
    /// The median.
    pub p50: Duration,
    /// The 99th percentile.
    pub p99: Duration,
    /// The 99.9th percentile.
    pub p999: Duration,
    /// The number of times counted.
    pub count: u64,
}

/// Returns the bucket of a time. Microseconds below `STEPS` have a bucket each; above, each doubling has
/// `STEPS`.
fn bucket(us: u64) -> u64 {
    if us < STEPS {
        return us;
    }
    let doubling = u64::from(us.ilog2() - STEPS.ilog2());
    let bucket = (doubling + 1) * STEPS + ((us >> doubling) - STEPS);
    bucket.min(STEPS * DOUBLINGS)
}

/// Returns the longest time in a bucket, in microseconds.
fn top(bucket: u64) -> u64 {
    if bucket < STEPS {
        return bucket;
    }
    let doubling = bucket / STEPS - 1;
    ((STEPS + bucket % STEPS + 1) << doubling) - 1
}

impl Histogram {
    /// Resets all counts.
    pub fn clear(&self) {
        for bucket in &self.buckets {
            bucket.store(0, Ordering::Relaxed);
        }
        self.count.store(0, Ordering::Relaxed);
    }

    /// Counts one time.
    pub fn record(&self, time: Duration) {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = usize::try_from(bucket(us)).unwrap_or(usize::MAX);
        if let Some(bucket) = self.buckets.get(bucket) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the number of times counted.
    pub fn count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// Returns the usual three quantiles.
    pub fn quantiles(&self) -> Quantiles {
        Quantiles {
            p50: self.quantile(500),
            p99: self.quantile(990),
            p999: self.quantile(999),
            count: self.count(),
        }
    }

    fn quantile(&self, per_mille: u64) -> Duration {
        let wanted = (self.count() * per_mille).div_ceil(1_000).max(1);
        let mut seen = 0;
        for (bucket, count) in (0..).zip(&self.buckets) {
            seen += count.load(Ordering::Relaxed);
            if seen >= wanted {
                return Duration::from_micros(top(bucket));
            }
        }
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_bucket_is_never_wider_than_a_thirty_second(us in 0_u64..1 << 34) {
            let top = top(bucket(us));
            prop_assert!(top >= us && top - us <= us / 32, "{us} is reported as {top}");
        }
    }

    #[test]
    fn quantiles_are_those_of_a_sorted_list() {
        let histogram = Histogram::default();
        for us in 1..=1_000 {
            histogram.record(Duration::from_micros(us));
        }
        let Quantiles { p50, p99, p999, count } = histogram.quantiles();
        assert_eq!(count, 1_000);
        for (found, exact) in [(p50, 500), (p99, 990), (p999, 999)] {
            let found = found.as_micros();
            assert!((exact..=exact + exact / 32).contains(&found), "{found} for {exact}");
        }
        assert_eq!(Histogram::default().quantiles(), Quantiles::default());
    }
}
