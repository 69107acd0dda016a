//! Bounds on stored things, as a node applies and counts them.

use texts::Refusal;

use crate::{
    bounds::{Bound, BoundSettings},
    error::AppError,
    metrics::LiveMetrics,
};

/// The bounds as a node applies them.
#[derive(Debug, Clone)]
pub struct Bounds {
    settings: BoundSettings,
    metrics: LiveMetrics,
}

impl Bounds {
    /// Returns the bounds with these settings.
    pub(crate) fn new(settings: BoundSettings, metrics: LiveMetrics) -> Bounds {
        Bounds { settings, metrics }
    }

    /// Returns the maximum number.
    pub fn most(&self, bound: Bound) -> i64 {
        self.settings.most(bound).into()
    }

    /// Checks that one more item fits within the bound. `refusal` makes the refusal from the maximum.
    ///
    /// # Errors
    /// If the bound is reached. The refusal is counted.
    pub fn check(
        &self,
        bound: Bound,
        there_are: impl TryInto<i64>,
        refusal: impl FnOnce(i64) -> Refusal,
    ) -> Result<(), AppError> {
        if there_are.try_into().unwrap_or(i64::MAX) < self.most(bound) {
            return Ok(());
        }
        Err(self.full(bound, refusal))
    }

    /// Returns the refusal for a bound that is reached, and counts it.
    pub fn full(&self, bound: Bound, refusal: impl FnOnce(i64) -> Refusal) -> AppError {
        self.reached(bound);
        AppError::Conflict(refusal(self.most(bound)))
    }

    /// Counts that the oldest thing was removed at a bound.
    pub(crate) fn reached(&self, bound: Bound) {
        self.metrics.bound_reached(bound.name());
    }
}
