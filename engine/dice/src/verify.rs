//! Checking a finished match: every throw is computed again from what was revealed.

use std::fmt;

use rules::{BySide, Roll, Side};

use crate::bytes::Bytes32;
use crate::seed::{Contribution, GamesMax, MatchId, MatchSeed};
use crate::throws::OpeningThrow;

/// What a finished match tells of its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceRecord {
    /// The id that was committed to.
    pub match_id: MatchId,
    /// C, as it was published before anybody was seated.
    pub commitment: Bytes32,
    /// S, revealed at the end.
    pub seed: Bytes32,
    /// What the seats contributed.
    pub seats: BySide<Contribution>,
    /// Which rule the seats' bytes followed.
    pub seat_rule: SeatRule,
    /// Which seats a bot of the house held.
    pub house_bots: BySide<bool>,
    /// N.
    pub games_max: GamesMax,
    /// g_0, as it was published at the start.
    pub g0: Bytes32,
    /// The games in the order in which they were played.
    pub games: Vec<RecordedGame>,
}

/// Which rule the bytes of seats followed when a match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatRule {
    /// Version 1, which no new match has: the server drew the bytes of its own bots, after those of the other seat.
    HouseBotsDrawn,
    /// Version 2: a seat that a bot of the house holds counts as zeros, since the server, which knows the seed, must not
    /// choose bytes.
    HouseBotsZero,
}

/// What a match tells of one game's throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedGame {
    /// The server threw.
    Served(ServedGame),
    /// Dice were thrown by hand on a board. Nothing can be proved about them.
    Thrown,
}

/// The throws that the server gave in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServedGame {
    /// The game's key, as it was revealed after the game.
    pub key: Bytes32,
    /// The opening throw; none where the starter was agreed.
    pub opening: Option<OpeningThrow>,
    /// The rolls in the order in which they were thrown.
    pub rolls: Vec<RecordedRoll>,
}

/// One roll of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedRoll {
    /// Whose roll.
    pub side: Side,
    /// In which of the side's turns, counted from 1.
    pub turn: u32,
    /// What was thrown.
    pub roll: Roll,
}

/// What came out of checking a match. It prints itself in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// The commitment against the seed.
    pub commitment: BytesCheck,
    /// g_0 against seed and contributions.
    pub g0: BytesCheck,
    /// The bytes of each seat against the rule for bots of the house.
    pub seats: BySide<SeatCheck>,
    /// The games in their order.
    pub games: Vec<GameCheck>,
}

/// Two values that must be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BytesCheck {
    /// What the record says.
    pub recorded: Bytes32,
    /// What follows from seed and contributions.
    pub recomputed: Bytes32,
}

/// The bytes of a seat against the rule for bots of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatCheck {
    /// A person or a program of one holds the seat: its bytes are its own.
    NotTheServers,
    /// A bot of the house holds it, and it counts as zeros.
    HouseBotZero,
    /// A bot of the house holds it, and the server drew bytes for it, as version 1 did.
    HouseBotDrawn,
    /// A bot of the house holds it, and it has bytes although it must count as zeros.
    Refused(Bytes32),
}

/// What came out of checking one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameCheck {
    /// Every throw was computed again.
    Served {
        /// The revealed key against the chain.
        key: BytesCheck,
        /// The opening throw; none where the starter was agreed.
        opening: Option<OpeningCheck>,
        /// The rolls in their order.
        rolls: Vec<RollCheck>,
    },
    /// Thrown by hand, nothing to compute.
    Thrown,
    /// The match cannot have had so many games, so no key was committed to for this one.
    Impossible,
}

/// An opening throw and what it should have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningCheck {
    /// What the record says.
    pub recorded: OpeningThrow,
    /// What follows from the seed.
    pub recomputed: OpeningThrow,
}

/// A roll and what it should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollCheck {
    /// What the record says.
    pub recorded: RecordedRoll,
    /// What follows from the seed for that side and turn.
    pub recomputed: Roll,
    /// Whether it is the turn that was due.
    pub turn: TurnCheck,
}

/// Whether a side's turns follow each other. If turns could be left out, whoever threw could pick among rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnCheck {
    /// The turn follows the side's last one.
    InOrder,
    /// Another turn was due.
    Expected(u32),
}

/// Computes every throw of a match again.
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
        seats: BySide::new_with(|side| SeatCheck::of(record, side)),
        games,
    }
}

impl Verification {
    /// Whether everything that can be computed again came out as recorded.
    pub fn agrees(&self) -> bool {
        self.commitment.agrees()
            && self.g0.agrees()
            && self.seats.iter().all(|(_, seat)| seat.agrees())
            && self.games.iter().all(GameCheck::agrees)
    }

    /// How many throws were computed again.
    pub fn throws(&self) -> usize {
        self.games.iter().map(GameCheck::throws).sum()
    }

    /// How many games were thrown by hand and prove nothing.
    pub fn games_thrown_by_hand(&self) -> usize {
        self.games.iter().filter(|game| matches!(game, GameCheck::Thrown)).count()
    }
}

impl SeatCheck {
    fn of(record: &DiceRecord, side: Side) -> SeatCheck {
        let bytes = record.seats[side].bytes();
        match (record.house_bots[side], record.seat_rule) {
            (false, SeatRule::HouseBotsDrawn | SeatRule::HouseBotsZero) => SeatCheck::NotTheServers,
            (true, _) if bytes == [0; 32] => SeatCheck::HouseBotZero,
            (true, SeatRule::HouseBotsDrawn) => SeatCheck::HouseBotDrawn,
            (true, SeatRule::HouseBotsZero) => SeatCheck::Refused(Bytes32(bytes)),
        }
    }

    /// Whether the seat follows the rule of its match.
    pub fn agrees(self) -> bool {
        match self {
            SeatCheck::NotTheServers | SeatCheck::HouseBotZero | SeatCheck::HouseBotDrawn => true,
            SeatCheck::Refused(_) => false,
        }
    }
}

impl BytesCheck {
    /// Whether both are the same.
    pub fn agrees(&self) -> bool {
        self.recorded == self.recomputed
    }
}

impl OpeningCheck {
    /// Whether dice and ties are the same.
    pub fn agrees(&self) -> bool {
        self.recorded == self.recomputed
    }
}

impl RollCheck {
    /// Whether the dice are the same, in the same order, and the turn was due.
    pub fn agrees(&self) -> bool {
        self.recorded.roll == self.recomputed && self.turn == TurnCheck::InOrder
    }
}

impl GameCheck {
    /// Whether nothing contradicts the commitment.
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

/// One sentence a line, the verdict last.
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
        SeatCheck::HouseBotZero => writeln!(f, "{side:?} is a bot of the house and counts as zeros"),
        SeatCheck::HouseBotDrawn => {
            writeln!(
                f,
                "{side:?} is a bot of the house, whose bytes the server drew itself, as version 1 did"
            )
        }
        SeatCheck::Refused(bytes) => {
            writeln!(f, "{side:?} is a bot of the house and must NOT have bytes, but has {bytes}")
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

/// An opening throw in words.
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
