//! Recomputes every throw of a record from the revealed seeds and keys.

use std::fmt;

use dice::{
    Contribution, DiceRecord, GamesMax, MatchId, NotAMatchId, OpeningThrow, RecordedGame, RecordedRoll,
    SeatRule, ServedGame, Verification,
};
use rules::{BySide, Roll};
use thiserror::Error;

use super::dice_origin::{Chain, DiceOrigin, SeatBytes};
use super::parts::{Action, GameRecord, OpeningRecord, PlayerKind};
use super::problem::ReplayProblem;
use super::{MatchRecord, convert};

/// The result of checking all dice of a record. `Display` writes it in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceVerification {
    /// The chains of the record in their order.
    pub chains: Vec<ChainVerification>,
}

/// The result of checking one chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainVerification {
    /// The id of the commitment.
    pub id: MatchId,
    /// The game of the record that is the chain's game 1.
    pub first_game: u32,
    /// The result.
    pub verification: Verification,
}

/// The reason why the dice of a record cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiceNotProvable {
    /// The dice were thrown by hand.
    #[error("the dice of this match were thrown by hand, so they cannot be verified")]
    Thrown,
    /// The record does not name the origin of its dice.
    #[error("the record does not say where its dice came from")]
    Unknown,
    /// The match is not over, so its seed is still secret.
    #[error("the seed of {id} has not been revealed")]
    NotRevealed {
        /// The id of the commitment.
        id: String,
    },
    /// The id cannot belong to a commitment.
    #[error("{0}")]
    Id(#[from] NotAMatchId),
    /// The chain has no games.
    #[error("the chain of {id} covers no game")]
    NoGames {
        /// The id of the commitment.
        id: String,
    },
    /// A game has no key, or keys from several chains.
    #[error("game {game} has {keys} revealed keys instead of one")]
    Keys {
        /// The game.
        game: u32,
        /// The number of keys for the game.
        keys: usize,
    },
    /// There is a key for a game that is not in the record.
    #[error("there is a key for game {game}, which the record does not have")]
    KeyWithoutGame {
        /// The game.
        game: u64,
    },
    /// A throw is invalid.
    #[error("game {game}: {problem}")]
    Throw {
        /// The game.
        game: u32,
        /// The problem with the throw.
        problem: ReplayProblem,
    },
}

impl MatchRecord {
    /// Recomputes every throw of a finished match.
    ///
    /// # Errors
    /// Returns an error if the data for the check is missing, or the record contradicts itself. Throws that differ
    /// are not an error; [`DiceVerification::agrees`] reports them.
    pub fn verify_dice(&self) -> Result<DiceVerification, DiceNotProvable> {
        let chains = match &self.dice {
            DiceOrigin::Served { chains } => chains,
            DiceOrigin::Thrown => return Err(DiceNotProvable::Thrown),
            DiceOrigin::Unknown => return Err(DiceNotProvable::Unknown),
        };
        if let Some(hidden) = chains.iter().find(|chain| chain.seed.is_none()) {
            return Err(DiceNotProvable::NotRevealed { id: hidden.id.clone() });
        }
        for game in &self.games {
            let keys = chains.iter().filter(|chain| chain.key_of(game.number).is_some()).count();
            // A game without a key would go unchecked, and one with two keys could be checked against either.
            if keys != 1 {
                return Err(DiceNotProvable::Keys { game: game.number, keys });
            }
        }
        let chains = chains.iter().map(|chain| self.verify_chain(chain)).collect::<Result<_, _>>()?;
        Ok(DiceVerification { chains })
    }

    fn verify_chain(&self, chain: &Chain) -> Result<ChainVerification, DiceNotProvable> {
        let contribution = |given: Option<super::Hex32>| match given {
            Some(bytes) => Contribution::Given(bytes.0),
            None => Contribution::Absent,
        };
        let no_games = || DiceNotProvable::NoGames { id: chain.id.clone() };
        let seed = chain.seed.ok_or_else(|| DiceNotProvable::NotRevealed { id: chain.id.clone() })?;
        let id: MatchId = chain.id.parse()?;
        let games = (u64::from(chain.first_game)..)
            .zip(&chain.keys)
            .map(|(number, key)| {
                let found = self.games.iter().find(|game| u64::from(game.number) == number);
                let game = found.ok_or(DiceNotProvable::KeyWithoutGame { game: number })?;
                served(game, *key).map_err(|problem| DiceNotProvable::Throw { game: game.number, problem })
            })
            .collect::<Result<_, _>>()?;
        let verification = dice::verify(&DiceRecord {
            match_id: id.clone(),
            commitment: chain.commitment.0,
            seed: seed.0,
            seats: BySide {
                white: contribution(chain.contributions.white),
                black: contribution(chain.contributions.black),
            },
            seat_rule: match chain.seat_bytes {
                SeatBytes::HouseBotsDrawn => SeatRule::HouseBotsDrawn,
                SeatBytes::HouseBotsZero => SeatRule::HouseBotsZero,
            },
            house_bots: BySide {
                white: self.players.white.kind == PlayerKind::HouseBot,
                black: self.players.black.kind == PlayerKind::HouseBot,
            },
            games_max: GamesMax::new(chain.games_max.try_into().ok().ok_or_else(no_games)?),
            g0: chain.g0.0,
            games,
        });
        Ok(ChainVerification { id, first_game: chain.first_game, verification })
    }
}

impl Chain {
    fn key_of(&self, game: u32) -> Option<super::Hex32> {
        let index = usize::try_from(game.checked_sub(self.first_game)?).ok()?;
        self.keys.get(index).copied()
    }
}

/// Returns the throws of a game. A side's throws are those of its turns 1, 2, 3 and so on.
fn served(game: &GameRecord, key: super::Hex32) -> Result<RecordedGame, ReplayProblem> {
    let opening = match &game.opening {
        OpeningRecord::Thrown { ties, white, black } => Some(OpeningThrow {
            ties: ties.iter().map(|&pips| convert::die(pips)).collect::<Result<_, _>>()?,
            white: convert::die(*white)?,
            black: convert::die(*black)?,
        }),
        OpeningRecord::Alternating { .. } => None,
    };
    let mut turns = BySide { white: 0_u32, black: 0_u32 };
    let mut rolls = Vec::new();
    for record in &game.actions {
        if let Action::Roll { seat, dice: [first, second] } = record.action {
            let side = convert::side(seat);
            turns[side] = turns[side].saturating_add(1);
            let roll = Roll::new(convert::die(first)?, convert::die(second)?);
            rolls.push(RecordedRoll { side, turn: turns[side], roll });
        }
    }
    Ok(RecordedGame::Served(ServedGame { key: key.0, opening, rolls }))
}

impl DiceVerification {
    /// Returns true if every computed throw equals the recorded one.
    pub fn agrees(&self) -> bool {
        self.chains.iter().all(|chain| chain.verification.agrees())
    }

    /// Returns the number of throws that were recomputed.
    pub fn throws(&self) -> usize {
        self.chains.iter().map(|chain| chain.verification.throws()).sum()
    }
}

/// Shows each chain with its id if there are several.
impl fmt::Display for DiceVerification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, chain) in self.chains.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            if self.chains.len() > 1 {
                writeln!(f, "{}, from game {} of the record:", chain.id, chain.first_game)?;
            }
            write!(f, "{}", chain.verification)?;
        }
        Ok(())
    }
}
