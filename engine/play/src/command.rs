//! What a seat may say to a match.

use rules::{GameResult, Move, Position, Roll};

/// What a player wants to do. [`crate::decide`] says whether it is possible and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Throw the dice, and with that decline to double.
    Roll,
    /// These dice were thrown by hand, and with that the cube was not offered. In place of [`Self::Roll`] where that is
    /// agreed.
    Throw(Roll),
    /// Offer the cube at twice its value.
    Double,
    /// Accept a double, or as the doubler a beaver.
    Take,
    /// Give up the game rather than accept a double, or as the doubler a beaver.
    Pass,
    /// Take a double and at once turn the cube once more, keeping it.
    Beaver,
    /// Accept a beaver and at once turn the cube again; it stays with the taker.
    Raccoon,
    /// Play the roll: the moves of one legal play, in any order in which they can be made.
    Play(Vec<Move>),
    /// Ask the opponent to let this stand as the play of the roll, although it is none of the legal ones. Possible at a
    /// sensor board, where that is agreed; seen by the side that plays.
    OfferIllegalPlay(Position),
    /// Let the opponent's illegal play stand.
    AcceptIllegalPlay,
    /// Insist on a legal one.
    DeclineIllegalPlay,
    /// Offer to lose the game at this result.
    OfferResignation(GameResult),
    /// Accept the opponent's offer.
    AcceptResignation,
    /// Decline it.
    DeclineResignation,
    /// Ask for another game of a Normal session; it begins when both have.
    NextGame,
    /// End a Normal session between two games, or agree to end three games that nobody can turn any more.
    StopPlaying,
    /// Agree to call the match off: it ends without a result when both sides have. Possible until each side has completed its
    /// first turn.
    Abort,
    /// Decline the opponent's wish to call the match off.
    DeclineAbort,
    /// Leave the table, at the cost that the mode puts on it.
    Leave,
}

impl Command {
    /// What kind of command this is.
    #[must_use]
    pub const fn kind(&self) -> CommandKind {
        match self {
            Self::Roll | Self::Throw(_) => CommandKind::Roll,
            Self::Double => CommandKind::Double,
            Self::Take => CommandKind::Take,
            Self::Pass => CommandKind::Pass,
            Self::Beaver => CommandKind::Beaver,
            Self::Raccoon => CommandKind::Raccoon,
            // The board asks when what it shows is no play; the player only wants to play.
            Self::Play(_) | Self::OfferIllegalPlay(_) => CommandKind::Play,
            Self::AcceptIllegalPlay => CommandKind::AcceptIllegalPlay,
            Self::DeclineIllegalPlay => CommandKind::DeclineIllegalPlay,
            Self::OfferResignation(_) => CommandKind::OfferResignation,
            Self::AcceptResignation => CommandKind::AcceptResignation,
            Self::DeclineResignation => CommandKind::DeclineResignation,
            Self::NextGame => CommandKind::NextGame,
            Self::StopPlaying => CommandKind::StopPlaying,
            Self::Abort => CommandKind::Abort,
            Self::DeclineAbort => CommandKind::DeclineAbort,
            Self::Leave => CommandKind::Leave,
        }
    }
}

/// The kinds of [`Command`], to say which are possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommandKind {
    /// See [`Command::Roll`].
    Roll,
    /// See [`Command::Double`].
    Double,
    /// See [`Command::Take`].
    Take,
    /// See [`Command::Pass`].
    Pass,
    /// See [`Command::Beaver`].
    Beaver,
    /// See [`Command::Raccoon`].
    Raccoon,
    /// See [`Command::Play`].
    Play,
    /// See [`Command::AcceptIllegalPlay`].
    AcceptIllegalPlay,
    /// See [`Command::DeclineIllegalPlay`].
    DeclineIllegalPlay,
    /// See [`Command::OfferResignation`].
    OfferResignation,
    /// See [`Command::AcceptResignation`].
    AcceptResignation,
    /// See [`Command::DeclineResignation`].
    DeclineResignation,
    /// See [`Command::NextGame`].
    NextGame,
    /// See [`Command::StopPlaying`].
    StopPlaying,
    /// See [`Command::Abort`].
    Abort,
    /// See [`Command::DeclineAbort`].
    DeclineAbort,
    /// See [`Command::Leave`].
    Leave,
}

impl CommandKind {
    /// Every kind, in the order in which they are listed to a player.
    pub const ALL: [Self; 17] = [
        Self::Roll,
        Self::Double,
        Self::Take,
        Self::Pass,
        Self::Beaver,
        Self::Raccoon,
        Self::Play,
        Self::AcceptIllegalPlay,
        Self::DeclineIllegalPlay,
        Self::OfferResignation,
        Self::AcceptResignation,
        Self::DeclineResignation,
        Self::NextGame,
        Self::StopPlaying,
        Self::Abort,
        Self::DeclineAbort,
        Self::Leave,
    ];
}
