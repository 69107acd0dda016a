//! A measured mean.

/// A mean with its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Estimate {
    /// The mean over the games.
    pub mean: f64,
    /// The standard error of the mean. It is slightly too large, because the first rolls are stratified.
    pub standard_error: f64,
}
