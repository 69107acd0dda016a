//! The choice of an evaluator by name, for the options of programs.

use crate::engine::Engine;
#[cfg(feature = "torch")]
use crate::{torch::TorchEvaluator, weights};
use std::fmt;
use std::str::FromStr;

/// An evaluator of the built-in net that this build contains.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum EvaluatorChoice {
    /// The native evaluator, which computes in whole numbers: the same answers on every processor.
    #[default]
    Native,
    /// The evaluator on libtorch, on a GPU if there is one. Its equities differ from the native ones by 0.002 on
    /// average (root mean square).
    #[cfg(feature = "torch")]
    Torch,
}

/// The reason why an evaluator cannot be chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoEvaluator {
    /// The build does not contain libtorch.
    #[error("this program was built without libtorch; build it with `--features torch`, or use native")]
    NotBuilt,
    /// No evaluator has this name.
    #[error("there is no evaluator {0:?}; choose native or torch")]
    Unknown(String),
}

impl FromStr for EvaluatorChoice {
    type Err = NoEvaluator;

    fn from_str(name: &str) -> Result<Self, NoEvaluator> {
        match name {
            "native" => Ok(Self::Native),
            #[cfg(feature = "torch")]
            "torch" => Ok(Self::Torch),
            #[cfg(not(feature = "torch"))]
            "torch" => Err(NoEvaluator::NotBuilt),
            other => Err(NoEvaluator::Unknown(other.to_owned())),
        }
    }
}

impl fmt::Display for EvaluatorChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Native => "native",
            #[cfg(feature = "torch")]
            Self::Torch => "torch",
        })
    }
}

impl From<EvaluatorChoice> for Engine {
    fn from(choice: EvaluatorChoice) -> Self {
        match choice {
            EvaluatorChoice::Native => Self::default(),
            #[cfg(feature = "torch")]
            EvaluatorChoice::Torch => Self::new(TorchEvaluator::new(&weights::embedded_weights())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_others_refused() {
        assert_eq!("native".parse(), Ok(EvaluatorChoice::Native));
        assert_eq!(EvaluatorChoice::default().to_string().parse(), Ok(EvaluatorChoice::Native));
        assert_eq!(
            "gnubg".parse::<EvaluatorChoice>().unwrap_err().to_string(),
            "there is no evaluator \"gnubg\"; choose native or torch"
        );
        #[cfg(not(feature = "torch"))]
        assert_eq!("torch".parse::<EvaluatorChoice>(), Err(NoEvaluator::NotBuilt));
        #[cfg(feature = "torch")]
        assert_eq!("torch".parse(), Ok(EvaluatorChoice::Torch));
    }
}
