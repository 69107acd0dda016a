//! Verification of a finished match: every throw is recomputed from the revealed values.

use std::fmt;

use rules::{BySide, Roll, Side};

use crate::bytes::Bytes32;
use crate::seed::{Contribution, GamesMax, MatchId, MatchSeed};
use crate::throws::OpeningThrow;

/// The public record of a finished match's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceRecord {
    /// The match id in the commitment.
    pub match_id: MatchId,
    /// C, as it was published before the players took their seats.
    pub commitment: Bytes32,
    /// S, as it was revealed at the end.
    pub seed: Bytes32,
    /// The contributions of the seats.
    pub seats: BySide<Contribution>,
    /// The version of the rule for contributions.
    pub seat_rule: SeatRule,
    /// True for each seat held by a house bot.
    pub house_bots: BySide<bool>,
    /// N, the highest number of games.
    pub games_max: GamesMax,
    /// g_0, as it was published at the start.
    pub g0: Bytes32,
    /// The games in the order played.
    pub games: Vec<RecordedGame>,
}

/// The version of the rule for contributions in force when a match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatRule {
    /// Version 1, no longer used for new matches: the server drew the bytes of its own bots, after those of the
    /// other seat.
    HouseBotsDrawn,
    /// Version 2: a house bot's contribution counts as zeros, because the server knows the seed and so must not
    /// choose bytes.
    HouseBotsZero,
}

/// The record of one game's throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedGame {
    /// The server made the throws.
    Served(ServedGame),
    /// The dice were thrown by hand on a board, so nothing can be proved about them.
    Thrown,
}

/// The throws that the server made in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServedGame {
    /// The game's key, as it was revealed after the game.
    pub key: Bytes32,
    /// The opening throw, or `None` if the starter was agreed.
    pub opening: Option<OpeningThrow>,
    /// The rolls in the order thrown.
    pub rolls: Vec<RecordedRoll>,
}

/// One roll of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedRoll {
    /// The side that rolled.
    pub side: Side,
    /// The number of the turn within the side's turns, counted from 1.
    pub turn: u32,
    /// The roll.
    pub roll: Roll,
}

/// The result of verifying a match. `Display` writes it in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// The check of the commitment against the seed.
    pub commitment: BytesCheck,
    /// The check of g_0 against seed and contributions.
    pub g0: BytesCheck,
    /// The check of each seat's bytes against the rule for house bots.
    pub seats: BySide<SeatCheck>,
    /// The checks of the games, in order.
    pub games: Vec<GameCheck>,
}

/// A recorded value and the recomputed value, which must be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BytesCheck {
    /// The recorded value.
    pub recorded: Bytes32,
    /// The value recomputed from seed and contributions.
    pub recomputed: Bytes32,
}

/// The result of checking a seat's bytes against the rule for house bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatCheck {
    /// A person or a person's program holds the seat, so it chooses its own bytes.
    NotTheServers,
    /// A house bot holds the seat, and its contribution counts as zeros.
    HouseBotZero,
    /// A house bot holds the seat, and the server drew its bytes, as in version 1.
    HouseBotDrawn,
    /// A house bot holds the seat and has bytes, although its contribution must count as zeros.
    Refused(Bytes32),
}

/// The result of checking one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameCheck {
    /// Every throw was recomputed.
    Served {
        /// The check of the revealed key against the chain.
        key: BytesCheck,
        /// The opening throw, or `None` if the starter was agreed.
        opening: Option<OpeningCheck>,
        /// The rolls in order.
        rolls: Vec<RollCheck>,
    },
    /// The dice were thrown by hand, so there is nothing to recompute.
    Thrown,
    /// The match cannot have had this many games, so the server committed to no key for this one.
    Impossible,
}

/// A recorded opening throw and the recomputed one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningCheck {
    /// The recorded throw.
    pub recorded: OpeningThrow,
    /// The throw recomputed from the seed.
    pub recomputed: OpeningThrow,
}

/// A recorded roll and the recomputed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollCheck {
    /// The recorded roll.
    pub recorded: RecordedRoll,
    /// The roll recomputed from the seed for that side and turn.
    pub recomputed: Roll,
    /// The check that this turn was due.
    pub turn: TurnCheck,
}

/// The check that a side's turns are consecutive. If turns could be skipped, the server could choose among rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnCheck {
    /// The turn follows the side's previous one.
    InOrder,
    /// Another turn was due.
    Expected(u32),
}

/// Recomputes every throw of a match and compares it with the record.
pub fn verify(record: &DiceRecord) -> Verification {
    let seed = MatchSeed::new(record.seed.0);
    let keys = seed.keys(&record.match_id, record.seats, record.games_max);
    let games = (1..)
        .zip(&record.games)
        .map(|(number, game)| match (game, keys.game(number)) {
            (RecordedGame::Thrown, Ok(_)) => GameCheck::Thrown,
            (RecordedGame::Served(served), Ok(dice)) => {
                let opening = served
                    .opening
                    .clone()
                    .map(|recorded| OpeningCheck { recorded, recomputed: dice.opening() });
                let mut due = BySide { white: 1_u32, black: 1_u32 };
                let rolls = served.rolls.iter().map(|&recorded| {
                    let expected = due[recorded.side];
                    // Counting goes on from the recorded turn, so that one gap is reported once.
                    due[recorded.side] = recorded.turn.saturating_add(1);
                    let in_order = recorded.turn == expected;
                    RollCheck {
                        recorded,
                        recomputed: dice.roll(recorded.side, recorded.turn),
                        turn: if in_order { TurnCheck::InOrder } else { TurnCheck::Expected(expected) },
                    }
                });
                let rolls = rolls.collect();
                GameCheck::Served {
                    key: BytesCheck { recorded: served.key, recomputed: dice.reveal() },
                    opening,
                    rolls,
                }
            }
            (RecordedGame::Served(_) | RecordedGame::Thrown, Err(_)) => GameCheck::Impossible,
        })
        .collect();
    Verification {
        commitment: BytesCheck { recorded: record.commitment, recomputed: seed.commitment(&record.match_id) },
        g0: BytesCheck { recorded: record.g0, recomputed: keys.g0() },
        seats: BySide::new_with(|side| SeatCheck::check_seat_bytes(record, side)),
        games,
    }
}

impl Verification {
    /// Returns true if every recomputed value equals the recorded one.
    pub fn agrees(&self) -> bool {
        self.commitment.agrees()
            && self.g0.agrees()
            && self.seats.iter().all(|(_, seat)| seat.agrees())
            && self.games.iter().all(GameCheck::agrees)
    }

    /// Returns the number of throws that were recomputed.
    pub fn throws(&self) -> usize {
        self.games.iter().map(GameCheck::throws).sum()
    }

    /// Returns the number of games thrown by hand, which prove nothing.
    pub fn games_thrown_by_hand(&self) -> usize {
        self.games.iter().filter(|game| matches!(game, GameCheck::Thrown)).count()
    }
}

impl SeatCheck {
    fn check_seat_bytes(record: &DiceRecord, side: Side) -> SeatCheck {
        let bytes = record.seats[side].bytes();
        match (record.house_bots[side], record.seat_rule) {
            (false, SeatRule::HouseBotsDrawn | SeatRule::HouseBotsZero) => SeatCheck::NotTheServers,
            (true, _) if bytes == [0; 32] => SeatCheck::HouseBotZero,
            (true, SeatRule::HouseBotsDrawn) => SeatCheck::HouseBotDrawn,
            (true, SeatRule::HouseBotsZero) => SeatCheck::Refused(Bytes32(bytes)),
        }
    }

    /// Returns true if the seat follows the rule of its match.
    pub fn agrees(self) -> bool {
        match self {
            SeatCheck::NotTheServers | SeatCheck::HouseBotZero | SeatCheck::HouseBotDrawn => true,
            SeatCheck::Refused(_) => false,
        }
    }
}

impl BytesCheck {
    /// Returns true if both values are equal.
    pub fn agrees(&self) -> bool {
        self.recorded == self.recomputed
    }
}

impl OpeningCheck {
    /// Returns true if dice and ties are equal.
    pub fn agrees(&self) -> bool {
        self.recorded == self.recomputed
    }
}

impl RollCheck {
    /// Returns true if the dice are equal, in the same order, and the turn was due.
    pub fn agrees(&self) -> bool {
        self.recorded.roll == self.recomputed && self.turn == TurnCheck::InOrder
    }
}

impl GameCheck {
    /// Returns true if nothing contradicts the commitment.
    pub fn agrees(&self) -> bool {
        match self {
            GameCheck::Served { key, opening, rolls } => {
                key.agrees()
                    && opening.as_ref().is_none_or(OpeningCheck::agrees)
                    && rolls.iter().all(RollCheck::agrees)
            }
            GameCheck::Thrown => true,
            GameCheck::Impossible => false,
        }
    }

    fn throws(&self) -> usize {
        match self {
            GameCheck::Served { opening, rolls, .. } => rolls.len() + usize::from(opening.is_some()),
            GameCheck::Thrown | GameCheck::Impossible => 0,
        }
    }
}

/// Writes one sentence per line, the verdict last.
impl fmt::Display for Verification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_bytes(f, "the commitment", "the seed", &self.commitment)?;
        write_bytes(f, "the first key of the chain, g0,", "the seed and the seats' bytes", &self.g0)?;
        for (side, seat) in self.seats.iter() {
            write_seat(f, side, *seat)?;
        }
        for (number, game) in (1..).zip(&self.games) {
            write_game(f, number, game)?;
        }
        if self.agrees() {
            write!(f, "all agree, throws computed again: {}", self.throws())?;
        } else {
            write!(f, "the record does NOT agree with its commitment")?;
        }
        match self.games_thrown_by_hand() {
            0 => Ok(()),
            by_hand => write!(f, "; games thrown by hand, which prove nothing: {by_hand}"),
        }
    }
}

fn write_bytes(f: &mut fmt::Formatter<'_>, what: &str, source: &str, check: &BytesCheck) -> fmt::Result {
    if check.agrees() {
        writeln!(f, "{what} agrees with {source}")
    } else {
        let BytesCheck { recorded, recomputed } = check;
        writeln!(f, "{what} does NOT agree: recorded as {recorded}, but {source} give {recomputed}")
    }
}

fn write_seat(f: &mut fmt::Formatter<'_>, side: Side, seat: SeatCheck) -> fmt::Result {
    match seat {
        SeatCheck::NotTheServers => Ok(()),
        SeatCheck::HouseBotZero => writeln!(f, "{side:?} is a house bot and counts as zeros"),
        SeatCheck::HouseBotDrawn => {
            writeln!(f, "{side:?} is a house bot, whose bytes the server drew itself, as version 1 did")
        }
        SeatCheck::Refused(bytes) => {
            writeln!(f, "{side:?} is a house bot and must NOT have bytes, but has {bytes}")
        }
    }
}

fn write_game(f: &mut fmt::Formatter<'_>, number: usize, game: &GameCheck) -> fmt::Result {
    let GameCheck::Served { key, opening, rolls } = game else {
        return match game {
            GameCheck::Impossible => writeln!(f, "game {number}: the match CANNOT have had so many games"),
            GameCheck::Thrown | GameCheck::Served { .. } => {
                writeln!(f, "game {number}: thrown by hand, nothing to compute")
            }
        };
    };
    write_bytes(f, &format!("game {number}: the key"), "the chain", key)?;
    if let Some(check) = opening {
        if check.agrees() {
            writeln!(f, "game {number}: the opening throw agrees ({})", Words(&check.recorded))?;
        } else {
            let (recorded, recomputed) = (Words(&check.recorded), Words(&check.recomputed));
            writeln!(
                f,
                "game {number}: the opening throw does NOT agree: recorded as {recorded}, but it is {recomputed}"
            )?;
        }
    }
    for check in rolls.iter().filter(|check| !check.agrees()) {
        write_wrong_roll(f, number, check)?;
    }
    let agreeing = rolls.iter().filter(|check| check.agrees()).count();
    writeln!(f, "game {number}: {agreeing} of {} rolls agree", rolls.len())
}

fn write_wrong_roll(f: &mut fmt::Formatter<'_>, number: usize, check: &RollCheck) -> fmt::Result {
    let RecordedRoll { side, turn, roll } = check.recorded;
    write!(f, "game {number}: {side:?}'s roll of turn {turn} does NOT agree:")?;
    if let TurnCheck::Expected(due) = check.turn {
        write!(f, " turn {due} was due;")?;
    }
    let ([a, b], [c, d]) = (roll.dice(), check.recomputed.dice());
    writeln!(f, " recorded as {a}-{b}, the key gives {c}-{d}")
}

/// Writes an opening throw as a phrase.
struct Words<'a>(&'a OpeningThrow);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "White {}, Black {}", self.0.white, self.0.black)?;
        match self.0.ties.len() {
            0 => Ok(()),
            1 => write!(f, " after 1 tie"),
            ties => write!(f, " after {ties} ties"),
        }
    }
}
