//! The commands that a player can give in a match.

use rules::{GameResult, Move, Position, Roll};

use crate::time::Millis;

/// A player's command. [`crate::decide`] checks it and returns the events that follow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Rolls the dice. This also declines to double.
    Roll,
    /// Reports dice thrown by hand; this also declines to double. It replaces [`Self::Roll`] where that is agreed.
    Throw(Roll),
    /// Offers the cube at twice its value.
    Double,
    /// Accepts a double, or as the doubler a beaver.
    Take,
    /// Gives up the game instead of accepting a double, or as the doubler a beaver.
    Pass,
    /// Takes a double and immediately turns the cube once more, keeping it.
    Beaver,
    /// Accepts a beaver and immediately turns the cube again; the taker keeps it.
    Raccoon,
    /// Plays the roll: the moves of one legal play, in any order in which they can be made.
    Play(Vec<Move>),
    /// Asks the opponent to accept this position as the play of the roll, although no legal play reaches it. It is
    /// possible at a sensor board where that is agreed. The position is seen by the side that plays.
    OfferIllegalPlay(Position),
    /// Accepts the opponent's illegal play.
    AcceptIllegalPlay,
    /// Insists on a legal play.
    DeclineIllegalPlay,
    /// Offers to lose the game at this result.
    OfferResignation(GameResult),
    /// Accepts the opponent's offer to resign.
    AcceptResignation,
    /// Declines the opponent's offer to resign.
    DeclineResignation,
    /// Asks for another game of a Normal session. It begins when both sides have asked.
    NextGame,
    /// Ends a Normal session between two games, or agrees to end three games in which no side can catch up.
    StopPlaying,
    /// Agrees to call the match off. It ends without a result when both sides have agreed. This is possible until
    /// each side has completed its first turn.
    Abort,
    /// Declines the opponent's wish to call the match off.
    DeclineAbort,
    /// Leaves the table, at the cost that the format sets.
    Leave,
    /// Agrees to pause a live match. It is paused when both sides have agreed.
    Pause,
    /// Declines the opponent's wish to pause.
    DeclinePause,
    /// Ends a pause.
    Resume,
    /// Asks to take the side's last play back, or agrees that the opponent does.
    TakeBack,
    /// Declines the opponent's wish to take a play back.
    DeclineTakeBack,
    /// Ends a match whose opponent has gone during their turn.
    Claim {
        /// How it ends.
        claim: Claim,
        /// The moment since which the opponent has been gone, as the caller knows it.
        absent_since: Millis,
    },
}

/// How a match ends whose opponent has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// As if the opponent had left the table.
    Match,
    /// Without a result.
    NoResult,
}

impl Command {
    /// Returns the kind of this command.
    #[must_use]
    pub const fn kind(&self) -> CommandKind {
        match self {
            Self::Roll | Self::Throw(_) => CommandKind::Roll,
            Self::Double => CommandKind::Double,
            Self::Take => CommandKind::Take,
            Self::Pass => CommandKind::Pass,
            Self::Beaver => CommandKind::Beaver,
            Self::Raccoon => CommandKind::Raccoon,
            // The player only wants to play; the board asks for consent because its position is not a legal play.
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
            Self::Pause => CommandKind::Pause,
            Self::DeclinePause => CommandKind::DeclinePause,
            Self::Resume => CommandKind::Resume,
            Self::TakeBack => CommandKind::TakeBack,
            Self::DeclineTakeBack => CommandKind::DeclineTakeBack,
            Self::Claim { .. } => CommandKind::Claim,
        }
    }
}

/// The kinds of [`Command`], for lists of the commands that are possible.
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
    /// See [`Command::Pause`].
    Pause,
    /// See [`Command::DeclinePause`].
    DeclinePause,
    /// See [`Command::Resume`].
    Resume,
    /// See [`Command::TakeBack`].
    TakeBack,
    /// See [`Command::DeclineTakeBack`].
    DeclineTakeBack,
    /// See [`Command::Claim`].
    Claim,
}

impl CommandKind {
    /// Every kind, in the order in which players see them, except claims: whether one is possible depends on who is
    /// present.
    pub const ALL: [Self; 22] = [
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
        Self::Pause,
        Self::DeclinePause,
        Self::Resume,
        Self::TakeBack,
        Self::DeclineTakeBack,
    ];
}
