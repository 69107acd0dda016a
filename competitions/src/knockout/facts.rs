//! The settings, steps and states of a bracket.

use ratings::Rating;
use rules::MatchLength;

use super::adjudication::Grounds;
use super::pairing::{Pairing, PairingId, Seat};
use crate::draw::Seed;
use crate::id::PlayerId;
use crate::stage::{Meetings, Rounds};
use crate::time::Time;

/// The settings that the director chooses before entries open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketSettings {
    /// The length of the matches; Crawford's rule applies.
    pub length: MatchLength,
    /// The maximum number of players.
    pub players_max: usize,
    /// Days without a move after which a player forfeits.
    pub idle_days: u16,
    /// True if pairings are by rating instead of by lot.
    pub by_rating: bool,
    /// The milliseconds after which a player who has not sat down loses the match. If `None`, `idle_days` applies to
    /// such players too.
    pub grace_ms: Option<u64>,
    /// How its rounds are paired.
    pub format: Format,
    /// The number of players who go on to a final, of each group in a round robin. Only other formats than a knock-out
    /// have it.
    pub go_on: Option<u32>,
}

/// How the rounds of a bracket are paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// Single elimination.
    #[default]
    KnockOut,
    /// Swiss: so many rounds, or until at most one player is without a loss.
    Swiss(Rounds),
    /// So many lives.
    Lives(u32),
    /// Round robin in so many groups.
    RoundRobin(u32, Meetings),
}

/// An entered player, with the rating at the time of entering.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// The player.
    pub player: PlayerId,
    /// The rating.
    pub rating: Rating,
}

/// One step of a bracket.
#[derive(Clone, Debug, PartialEq)]
pub enum BracketStep {
    /// A player enters.
    Entered(Entry),
    /// A player withdraws the entry.
    Withdrawn(PlayerId),
    /// The next round of a knock-out is drawn. Its pairings follow from the results and the seed.
    Drawn {
        /// The seed of the pairings.
        seed: Seed,
    },
    /// The next round of another format is drawn. Its pairings stay as they are, even if an earlier result is corrected
    /// later, so they are part of the step.
    Paired {
        /// The seed of the pairings. That of the first round also draws the lots of the players.
        seed: Seed,
        /// The pairings.
        pairings: Vec<Pairing>,
    },
    /// A match is over.
    Decided {
        /// The match.
        pairing: PairingId,
        /// The winner.
        winner: PlayerId,
        /// The way it was decided.
        how: How,
    },
    /// Neither player of a match came within the grace time: both lose it.
    BothAbsent {
        /// The match.
        pairing: PairingId,
    },
    /// The director exchanges two players of this round before their matches begin.
    Swapped {
        /// One of the two players.
        first: PlayerId,
        /// The other player.
        second: PlayerId,
    },
    /// 75 % of the round's matches are decided; the others have a week from now.
    FinalWeek {
        /// The time.
        at: Time,
    },
    /// A player protests against a decision of the 75 % rule.
    Protested {
        /// The match.
        pairing: PairingId,
        /// The player.
        player: PlayerId,
    },
    /// The director rules on a protest. The ruling is final.
    Ruled {
        /// The match.
        pairing: PairingId,
        /// The player who advances.
        winner: PlayerId,
    },
}

/// The way a match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// On the board, by leaving, or by the match's own clock.
    Played,
    /// The loser did not move for too long.
    Idle,
    /// The director decided it, in place of a result at the board.
    Director,
    /// The director decided it before it began.
    Unplayed,
    /// The director decided it while it was being played.
    Stopped,
    /// Decided by rule 6.
    OpenAtTheEnd(Grounds),
    /// The director's ruling on a protest, which confirmed the decision.
    Ruling,
    /// The director's ruling on a protest, which gave the match to the other player.
    Overruled,
    /// The loser did not come within the grace time.
    Absent,
    /// Neither player came for too long, and a lot decided.
    NeitherCame,
    /// The loser has withdrawn from the tournament.
    Withdrew,
}

impl How {
    /// Returns true if the director decided the match, in any way.
    #[must_use]
    pub const fn is_by_director(self) -> bool {
        matches!(self, Self::Director | Self::Unplayed | Self::Stopped | Self::Ruling | Self::Overruled)
    }
}

/// The outcome of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player advances.
    Won(PlayerId, How),
    /// Neither player came in time, and both have lost.
    BothLost,
}

impl Outcome {
    /// Returns the player who advances, if one does.
    #[must_use]
    pub const fn winner(self) -> Option<PlayerId> {
        match self {
            Self::Won(winner, _) => Some(winner),
            Self::BothLost => None,
        }
    }
}

/// The action or the players for which an open match waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaited {
    /// A player's move.
    Move(Seat),
    /// A player who has not sat down, while the opponent has.
    Player(Seat),
    /// Both players: neither has sat down.
    Both,
}

impl Awaited {
    /// Returns the seats of the players for whom the match waits.
    pub(super) const fn seats(&self) -> &[Seat] {
        match self {
            Self::Move(seat) | Self::Player(seat) => std::slice::from_ref(seat),
            Self::Both => &Seat::ALL,
        }
    }
}

/// The phase of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Entries are open.
    Entries,
    /// This round is being played.
    Round(u32),
    /// This round is decided, and the next can be drawn.
    BetweenRounds(u32),
    /// The bracket has its winner.
    Won(PlayerId),
    /// The bracket is over without a winner: the last players did not come, several players share the first place, or
    /// it had several groups.
    NobodyWon,
}

/// A warning to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// Half the time without a move has passed.
    Half,
    /// A day is left.
    LastDay,
}

/// A place in the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The match.
    pub id: PairingId,
    /// The players.
    pub pairing: Pairing,
    /// The outcome, once there is one; a bye has it from the start.
    pub decided: Option<Outcome>,
}
