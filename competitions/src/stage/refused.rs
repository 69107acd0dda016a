//! Reasons to refuse a step of a stage, or its settings.

use crate::entrant::EntrantId;
use crate::knockout::PairingId;

/// A step or settings that a stage does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The stage has begun.
    #[error("The stage has begun already.")]
    Begun,
    /// The stage has not begun.
    #[error("The stage has not begun yet.")]
    NotBegun,
    /// The maximum number of entrants is reached.
    #[error("A stage has at most {max} entrants.")]
    Full {
        /// The maximum.
        max: usize,
    },
    /// The entrant is entered already.
    #[error("Entrant {0} is entered already.")]
    EnteredAlready(EntrantId),
    /// There is no such entrant.
    #[error("Entrant {0} is not entered.")]
    NotEntered(EntrantId),
    /// The entrant has withdrawn.
    #[error("Entrant {0} has withdrawn already.")]
    WithdrawnAlready(EntrantId),
    /// Late entry is over, or the stage has none.
    #[error("The stage takes no more entrants.")]
    NoLateEntry,
    /// An entrant begins with more points than possible: at a late entry, more than the missed rounds were worth.
    #[error("Entrant {id} can begin with at most {max} points.")]
    TooManyPoints {
        /// The entrant.
        id: EntrantId,
        /// The maximum.
        max: u32,
    },
    /// An entrant without a life.
    #[error("Entrant {id} would begin without a life: of {lives} lives, at most {} can be lost before.", lives - 1)]
    NoLife {
        /// The entrant.
        id: EntrantId,
        /// The number of lives.
        lives: u32,
    },
    /// The last round has open encounters.
    #[error("Round {round} still has {open} open encounters.")]
    RoundOpen {
        /// The round.
        round: u32,
        /// The number of open encounters.
        open: usize,
    },
    /// A round without pairings, or more rounds than a stage may have.
    #[error("There is no further round.")]
    NoRound,
    /// The pairings differ from the table of a round robin.
    #[error("The pairings of round {0} are not those of the table.")]
    NotOfTable(u32),
    /// An entrant is in a round twice.
    #[error("Entrant {0} is in the round twice.")]
    PairedTwice(EntrantId),
    /// There is no such encounter, or it is a bye.
    #[error("There is no encounter {0}.")]
    NoSuchEncounter(PairingId),
    /// The encounter has a result.
    #[error("Encounter {0} is decided already.")]
    DecidedAlready(PairingId),
    /// An encounter in which somebody has to lose.
    #[error("Encounter {0} cannot end in a tie.")]
    NoTie(PairingId),
    /// Too few entrants.
    #[error("The stage needs at least {least} entrants, and has {count}.")]
    TooFew {
        /// The minimum.
        least: usize,
        /// The number of entrants.
        count: usize,
    },
    /// Too many rounds of Swiss for the field.
    #[error("With {count} entrants, a Swiss has 1 to {most} rounds, not {rounds}.")]
    Rounds {
        /// The number of rounds in the settings.
        rounds: u32,
        /// The maximum.
        most: usize,
        /// The number of entrants.
        count: usize,
    },
    /// Groups of fewer than two.
    #[error("With {count} entrants, 1 to {most} groups are possible, not {groups}: a group needs two.")]
    Groups {
        /// The number of groups in the settings.
        groups: u32,
        /// The maximum.
        most: usize,
        /// The number of entrants.
        count: usize,
    },
    /// A group would be too large.
    #[error("A group has at most {max} entrants, so {count} entrants need at least {least} groups.")]
    GroupSize {
        /// The maximum size.
        max: usize,
        /// The number of entrants.
        count: usize,
        /// The minimum number of groups.
        least: usize,
    },
    /// More go on than the smallest group has, or nobody does.
    #[error("The smallest group has {smallest} entrants, so 1 to {smallest} of each can go on, not {go_on}.")]
    GoOn {
        /// The number in the settings.
        go_on: u32,
        /// The size of the smallest group.
        smallest: usize,
    },
    /// A number of lives that is out of range.
    #[error("Everybody has 1 to {max} lives, not {lives}.")]
    Lives {
        /// The number of lives in the settings.
        lives: u32,
        /// The maximum.
        max: u32,
    },
    /// The last so many would be all.
    #[error("With {count} entrants, the stage can end with the last 1 to {most}, not {last}.")]
    Last {
        /// The number in the settings.
        last: u32,
        /// The maximum.
        most: usize,
        /// The number of entrants.
        count: usize,
    },
}
