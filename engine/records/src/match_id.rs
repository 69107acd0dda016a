//! GNU Backgammon's match id: the state of a match without the checkers, in twelve characters.
//!
//! The id holds seventy-two bits. Bytes and fields both start with their lowest bit.
//!
//! | bits | field |
//! | --- | --- |
//! | 0-3 | logarithm to base two of the cube |
//! | 4-5 | owner of the cube: 0, 1, or 3 for a centred cube |
//! | 6 | the player on roll, or the player who was on roll when a double or resignation was offered |
//! | 7 | Crawford game |
//! | 8-10 | game: 0 none, 1 in progress, 2 over, 3 resigned, 4 ended by a pass |
//! | 11 | the player who has to decide now |
//! | 12 | a double is being offered |
//! | 13-14 | a resignation is being offered: 0 none, 1 single, 2 gammon, 3 backgammon |
//! | 15-17, 18-20 | the dice, the higher one first, 0 before they are thrown |
//! | 21-35 | length of the match, 0 for a money session |
//! | 36-50, 51-65 | points of player 0 and of player 1 |
//! | 66 | set if the Jacoby rule is off, as in every match to points |
//! | 67-71 | not used |
//!
//! Player 0 is White here and player 1 Black.

use std::fmt;
use std::str::FromStr;

use rules::{BySide, Cube, CubeOwner, CubeValue, Die, GameResult, MatchLength, Param, Params, Roll, Side};
use thiserror::Error;

use crate::base64::{self, Base64Fault};

/// The content of a match id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GnuMatchId {
    /// The value and owner of the cube.
    pub cube: Cube,
    /// The side on roll. During an offer of a double or resignation, the side that was on roll.
    pub on_roll: Side,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The state of the game.
    pub state: GnuGameState,
    /// The side that has to decide now.
    pub turn: Side,
    /// True while a double is being offered.
    pub doubled: bool,
    /// The resignation being offered, if one is.
    pub resigns: Option<GameResult>,
    /// The dice, once they are thrown. The higher one is written first.
    pub dice: Option<Roll>,
    /// The length of the match, or `None` in a money session.
    pub length: Option<MatchLength>,
    /// The points scored, up to 32767 each.
    pub score: BySide<u16>,
    /// True if gammons count only once the cube has been turned.
    pub jacoby: bool,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GnuGameState {
    /// No game has been started.
    NoGame,
    /// A game is in progress.
    Playing,
    /// The game was played to the end.
    Over,
    /// The game was resigned.
    Resigned,
    /// A double was passed.
    Passed,
}

/// A field of a match id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchIdField {
    /// The value of the cube.
    Cube,
    /// The owner of the cube.
    CubeOwner,
    /// The state of the game.
    State,
    /// The dice.
    Dice,
    /// The points of White, player 0.
    WhiteScore,
    /// The points of Black, player 1.
    BlackScore,
    /// The bits that no field uses.
    Unused,
}

/// The error for a text that is not a match id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MatchIdError {
    /// The text is not twelve characters of base 64.
    #[error("not a match id: {0}")]
    Text(#[from] Base64Fault),
    /// A field has a value without a meaning.
    #[error("not a match id: the {field} cannot be {value}")]
    Field {
        /// The field.
        field: MatchIdField,
        /// The value of the field.
        value: u16,
    },
    /// A game is in progress although the match has been won.
    #[error(
        "not a match id: a game is being played although a side has reached the {length} points of the match"
    )]
    MatchIsWon {
        /// The length of the match.
        length: MatchLength,
    },
}

impl MatchIdError {
    /// Returns the code, which is the id of the text for people. A text that is no id has the same code whatever is
    /// wrong with its characters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            MatchIdError::Text(_) | MatchIdError::Field { .. } => "not_a_match_id",
            MatchIdError::MatchIsWon { .. } => "over_at_points",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(self) -> Params {
        match self {
            MatchIdError::Text(_) | MatchIdError::Field { .. } => Params::new(),
            MatchIdError::MatchIsWon { length } => vec![("points", Param::number(length.points()))],
        }
    }
}

/// The error for a number that is too large for a match id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotInMatchId {
    /// The match is longer than 32767 points.
    #[error("a match id holds a length of at most 32767 points, not {0}")]
    Length(MatchLength),
    /// A side has more than 32767 points.
    #[error("a match id holds a score of at most 32767 points, not {0}")]
    Score(u16),
}

/// The largest value of fifteen bits.
const POINTS_MAX: u16 = 0x7fff;
const NOBODY: u16 = 3;

impl GnuMatchId {
    /// Returns the twelve characters of the id.
    ///
    /// # Errors
    /// Returns an error if the length or the score is too large.
    pub fn to_text(&self) -> Result<String, NotInMatchId> {
        let length = match self.length {
            Some(length) if length.points() > POINTS_MAX => return Err(NotInMatchId::Length(length)),
            Some(length) => length.points(),
            None => 0,
        };
        for (_, &points) in self.score.iter() {
            if points > POINTS_MAX {
                return Err(NotInMatchId::Score(points));
            }
        }
        let owner = match self.cube.owner {
            CubeOwner::Centred => NOBODY,
            CubeOwner::Side(side) => player(side),
        };
        let resigns = self.resigns.map_or(0, GameResult::multiplier);
        let [high, low] = self.dice.map_or([0, 0], |roll| [roll.high().pips(), roll.low().pips()]);
        let cube = self.cube.value.turns();
        let mut bits = Writer { bits: u128::from(cube), at: 4 };
        bits.put(owner, 2);
        bits.put(player(self.on_roll), 1);
        bits.put(self.crawford.into(), 1);
        bits.put(self.state.code(), 3);
        bits.put(player(self.turn), 1);
        bits.put(self.doubled.into(), 1);
        bits.put(resigns, 2);
        bits.put(high.into(), 3);
        bits.put(low.into(), 3);
        bits.put(length, 15);
        bits.put(self.score.white, 15);
        bits.put(self.score.black, 15);
        bits.put((!self.jacoby).into(), 1);
        Ok(base64::encode(&bits.bits.to_le_bytes()[..9]))
    }
}

impl FromStr for GnuMatchId {
    type Err = MatchIdError;

    fn from_str(text: &str) -> Result<GnuMatchId, MatchIdError> {
        let mut bytes = [0; 16];
        bytes[..9].copy_from_slice(&base64::decode::<9>(text)?);
        let mut bits = Reader { bits: u128::from_le_bytes(bytes) };
        let value = read_cube(bits.read_bits(4))?;
        let owner = read_owner(bits.read_bits(2))?;
        let on_roll = side(bits.read_bits(1));
        let crawford = bits.read_bits(1) == 1;
        let state = GnuGameState::of_code(bits.read_bits(3))?;
        let turn = side(bits.read_bits(1));
        let doubled = bits.read_bits(1) == 1;
        let resigns = bits.read_bits(2);
        let dice = read_dice(bits.read_bits(3), bits.read_bits(3))?;
        let length = MatchLength::new(bits.read_bits(15));
        let score = BySide { white: bits.read_bits(15), black: bits.read_bits(15) };
        let jacoby = bits.read_bits(1) == 0;
        // The fields above take 67 of the 72 bits.
        match bits.read_bits(5) {
            0 => {}
            value => return Err(MatchIdError::Field { field: MatchIdField::Unused, value }),
        }
        // This holds only while a game is played: after the match, the winner has all the points.
        if let (Some(length), GnuGameState::Playing) = (length, state)
            && score.white.max(score.black) >= length.points()
        {
            return Err(MatchIdError::MatchIsWon { length });
        }
        // Zero stands for no offer, and no result has that multiplier.
        let resigns = GameResult::ALL.into_iter().find(|result| result.multiplier() == resigns);
        let cube = Cube { value, owner };
        Ok(GnuMatchId { cube, on_roll, crawford, state, turn, doubled, resigns, dice, length, score, jacoby })
    }
}

impl GnuGameState {
    const ALL: [GnuGameState; 5] = [
        GnuGameState::NoGame,
        GnuGameState::Playing,
        GnuGameState::Over,
        GnuGameState::Resigned,
        GnuGameState::Passed,
    ];

    fn code(self) -> u16 {
        match self {
            GnuGameState::NoGame => 0,
            GnuGameState::Playing => 1,
            GnuGameState::Over => 2,
            GnuGameState::Resigned => 3,
            GnuGameState::Passed => 4,
        }
    }

    fn of_code(code: u16) -> Result<GnuGameState, MatchIdError> {
        let found = GnuGameState::ALL.into_iter().find(|state| state.code() == code);
        found.ok_or(MatchIdError::Field { field: MatchIdField::State, value: code })
    }
}

impl fmt::Display for MatchIdField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MatchIdField::Cube => "logarithm of the cube",
            MatchIdField::CubeOwner => "owner of the cube",
            MatchIdField::State => "state of the game",
            MatchIdField::Dice => "dice",
            MatchIdField::WhiteScore => "score of player 0",
            MatchIdField::BlackScore => "score of player 1",
            MatchIdField::Unused => "unused end",
        })
    }
}

fn read_cube(turns: u16) -> Result<CubeValue, MatchIdError> {
    CubeValue::new(1 << turns).ok_or(MatchIdError::Field { field: MatchIdField::Cube, value: turns })
}

fn read_owner(code: u16) -> Result<CubeOwner, MatchIdError> {
    match code {
        0 | 1 => Ok(CubeOwner::Side(side(code))),
        NOBODY => Ok(CubeOwner::Centred),
        value => Err(MatchIdError::Field { field: MatchIdField::CubeOwner, value }),
    }
}

/// Returns two dice, or `None` if both are 0. An error shows them as one number, such as 70 for 7 and 0.
fn read_dice(first: u16, second: u16) -> Result<Option<Roll>, MatchIdError> {
    let die = |pips: u16| u8::try_from(pips).ok().and_then(Die::new);
    match (die(first), die(second)) {
        (Some(first), Some(second)) => Ok(Some(Roll::new(first, second))),
        (None, None) if first == 0 && second == 0 => Ok(None),
        _ => Err(MatchIdError::Field { field: MatchIdField::Dice, value: first * 10 + second }),
    }
}

fn player(side: Side) -> u16 {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

fn side(player: u16) -> Side {
    if player == 0 { Side::White } else { Side::Black }
}

/// Writes fields one after another, each with its lowest bit first.
struct Writer {
    bits: u128,
    at: u32,
}

impl Writer {
    fn put(&mut self, value: u16, width: u32) {
        self.bits |= u128::from(value) << self.at;
        self.at += width;
    }
}

/// Reads fields one after another, each with its lowest bit first.
struct Reader {
    bits: u128,
}

impl Reader {
    fn read_bits(&mut self, width: u32) -> u16 {
        let field = self.bits & ((1 << width) - 1);
        self.bits >>= width;
        u16::try_from(field).expect("no field has more than 15 bits")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_with_every_kind_of_field_comes_back() {
        let id = GnuMatchId {
            cube: Cube { value: CubeValue::new(2).unwrap(), owner: CubeOwner::Side(Side::White) },
            on_roll: Side::Black,
            crawford: false,
            state: GnuGameState::Playing,
            turn: Side::Black,
            doubled: false,
            resigns: None,
            dice: Roll::from_pips([5, 2]),
            length: MatchLength::new(7),
            score: BySide { white: 3, black: 2 },
            jacoby: false,
        };
        assert_eq!(id.to_text().unwrap(), "QYnqADAAEAAE");
        assert_eq!("QYnqADAAEAAE".parse(), Ok(id));
        let thrown_the_other_way = GnuMatchId { dice: Roll::from_pips([2, 5]), ..id };
        assert_eq!(thrown_the_other_way.to_text().unwrap(), "QYnqADAAEAAE");
    }

    #[test]
    fn meaningless_fields_are_named() {
        let message = |text: &str| text.parse::<GnuMatchId>().unwrap_err().to_string();
        assert_eq!(message("cAng"), "not a match id: expected 12 characters of base 64, got 4");
        assert_eq!(message("fQngADAAEAAE"), "not a match id: the logarithm of the cube cannot be 13");
        let with = |bit: u32| {
            let mut bytes = [0_u8; 16];
            bytes[..9].copy_from_slice(&base64::decode::<9>("cAngADAAEAAE").unwrap());
            base64::encode(&(u128::from_le_bytes(bytes) ^ 1 << bit).to_le_bytes()[..9])
        };
        assert_eq!(message(&with(4)), "not a match id: the owner of the cube cannot be 2");
        assert_eq!(message(&with(15)), "not a match id: the dice cannot be 10");
        assert_eq!(message(&with(71)), "not a match id: the unused end cannot be 16");
        assert_eq!(
            message(&with(65)),
            "not a match id: a game is being played although a side has reached the 7 points of the match"
        );
        let no_state = "cA/gADAAEAAE";
        assert_eq!(message(no_state), "not a match id: the state of the game cannot be 7");
    }

    #[test]
    fn too_many_points_are_refused() {
        let id: GnuMatchId = "cAkAAAAAAAAA".parse().unwrap();
        let score = BySide { white: 32_768, black: 0 };
        assert_eq!(GnuMatchId { score, ..id }.to_text(), Err(NotInMatchId::Score(32_768)));
        let length = MatchLength::new(40_000);
        assert_eq!(GnuMatchId { length, ..id }.to_text(), Err(NotInMatchId::Length(length.unwrap())));
    }
}
