//! The reasons why a record cannot be true.

use std::fmt;

use play::Misfit;
use thiserror::Error;

/// The error for a record that cannot be true.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {problem}")]
pub struct ReplayError {
    /// The place of the problem.
    pub place: ReplayPlace,
    /// The problem.
    pub problem: ReplayProblem,
}

/// A place in a record. Games have their recorded number, actions count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayPlace {
    /// The mode, options, starter or clock.
    Terms,
    /// The beginning of a game.
    Start {
        /// The game.
        game: u32,
    },
    /// An action within a game.
    Action {
        /// The game.
        game: u32,
        /// The action.
        action: usize,
    },
    /// The end of a game.
    End {
        /// The game.
        game: u32,
    },
    /// An action after a game.
    After {
        /// The game.
        game: u32,
        /// The action.
        action: usize,
    },
    /// The result of the match.
    Result,
}

/// A problem in a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayProblem {
    /// A text or number has no meaning.
    #[error("expected {expected}, got {found:?}")]
    Meaningless {
        /// The expected value.
        expected: &'static str,
        /// The value found.
        found: String,
    },
    /// The terms are not allowed.
    #[error("{0}")]
    Terms(#[from] play::ConfigError),
    /// The event cannot happen at this point of the match.
    #[error("{0}")]
    Misfit(#[from] Misfit),
    /// The recorded value does not follow from the actions.
    #[error("the {what} does not follow from the actions: recorded {recorded}, replayed {replayed}")]
    Differs {
        /// The name of the value.
        what: &'static str,
        /// The recorded value.
        recorded: String,
        /// The value that follows from the actions.
        replayed: String,
    },
}

impl ReplayProblem {
    pub(super) fn not(expected: &'static str, found: impl ToString) -> ReplayProblem {
        ReplayProblem::Meaningless { expected, found: found.to_string() }
    }
}

impl fmt::Display for ReplayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayPlace::Terms => f.write_str("terms of the match"),
            ReplayPlace::Start { game } => write!(f, "start of game {game}"),
            ReplayPlace::Action { game, action } => write!(f, "game {game}, action {action}"),
            ReplayPlace::End { game } => write!(f, "end of game {game}"),
            ReplayPlace::After { game, action } => write!(f, "after game {game}, action {action}"),
            ReplayPlace::Result => f.write_str("result of the match"),
        }
    }
}
