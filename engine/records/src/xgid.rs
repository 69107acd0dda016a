//! XGID, the one-line position text of eXtreme Gammon, which GNU Backgammon also reads.
//!
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10` has ten fields separated by colons:
//!
//! 1. the board, 26 characters: the bar of the player at the top, the points 1 to 24 of the player at the bottom, the
//!    bar of the player at the bottom; `A` to `O` are 1 to 15 checkers of the bottom player, `a` to `o` of the top one;
//! 2. logarithm to base two of the cube;
//! 3. owner of the cube: 1 bottom, -1 top, 0 centred;
//! 4. side to move: 1 bottom, -1 top;
//! 5. `00` before the roll, two dice, `D` doubled, `B` beavered, `R` raccooned;
//! 6. points of the bottom player, 7. points of the top player;
//! 8. in a match 1 for the Crawford game; in a money session 1 for Jacoby, 2 for beavers, 3 for both;
//! 9. length of the match, 0 for a money session;
//! 10. logarithm of the highest cube.
//!
//! The bottom player is Black here and the top player White. They are player 1 and player 0 of GNU Backgammon.

use std::fmt;
use std::str::FromStr;

use rules::{
    BySide, Checkers, Cube, CubeOwner, CubeValue, GameResult, MatchLength, Param, Params, Position,
    PositionError, Roll, Side,
};
use thiserror::Error;

use crate::match_id::{GnuGameState, GnuMatchId};

/// The content of an XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xgid {
    /// The board as `turn` sees it.
    pub position: Position,
    /// The side whose turn it is. While a double is open, the side that doubled.
    pub turn: Side,
    /// The stage of the turn.
    pub stage: XgidStage,
    /// The cube, without a double that is being offered.
    pub cube: Cube,
    /// The points scored.
    pub score: BySide<u16>,
    /// The kind of game.
    pub game: XgidGame,
    /// The logarithm to base two of the highest cube allowed.
    pub cube_max_turns: u8,
}

/// The stage of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XgidStage {
    /// The side can double or roll.
    ToRoll,
    /// The side has rolled and not yet played.
    Rolled(Roll),
    /// The side has doubled, and the other side takes or passes.
    Doubled,
    /// The double has been beavered.
    Beavered,
    /// The beaver has been raccooned.
    Raccooned,
}

/// The kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XgidGame {
    /// A match to points.
    Match {
        /// The length of the match.
        length: MatchLength,
        /// True in the Crawford game.
        crawford: bool,
    },
    /// A money session.
    Money {
        /// True if gammons count only once the cube has been turned.
        jacoby: bool,
        /// True if beavers are allowed.
        beavers: bool,
    },
}

/// A field of an XGID, apart from its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XgidField {
    /// The cube.
    Cube,
    /// The owner of the cube.
    CubeOwner,
    /// The side to move.
    Turn,
    /// The dice.
    Dice,
    /// The points of the bottom player, Black.
    BottomScore,
    /// The points of the top player, White.
    TopScore,
    /// Crawford, Jacoby and beavers.
    Rules,
    /// The length of the match.
    Length,
    /// The highest cube.
    CubeMax,
}

/// The error for a text that is not an XGID.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum XgidError {
    /// The number of fields is not ten.
    #[error("not an XGID: expected 10 fields with colons between them, got {0}")]
    Fields(usize),
    /// The board is too short or too long.
    #[error("not an XGID: expected a board of 26 characters, got {0}")]
    BoardLength(usize),
    /// A character of the board has no meaning.
    #[error("not an XGID: expected -, A to O or a to o at character {at} of the board, got {found:?}")]
    BoardCharacter {
        /// The position of the character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// A field has a value without a meaning.
    #[error("not an XGID: expected {} as field {} ({field}), got {found:?}", .field.expected(), .field.number())]
    Field {
        /// The field.
        field: XgidField,
        /// The value of the field.
        found: String,
    },
    /// A side has already reached the length of the match.
    #[error("not an XGID: a side has reached the {0} points of the match")]
    MatchIsWon(MatchLength),
    /// The position is impossible.
    #[error("not a possible position: {0}")]
    Position(#[from] PositionError),
}

impl XgidError {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            XgidError::Fields(_) => "xgid_fields",
            XgidError::BoardLength(_) => "xgid_board_length",
            XgidError::BoardCharacter { .. } => "xgid_board_character",
            XgidError::Field { .. } => "xgid_field",
            XgidError::MatchIsWon(_) => "over_at_points",
            XgidError::Position(error) => error.code(),
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(&self) -> Params {
        match self {
            XgidError::Fields(count) | XgidError::BoardLength(count) => {
                vec![("count", Param::number(*count))]
            }
            XgidError::BoardCharacter { at, found } => {
                vec![("at", Param::number(*at)), ("found", Param::text(found))]
            }
            XgidError::Field { field, found } => {
                vec![("field", Param::text(field.name())), ("found", Param::text(found))]
            }
            XgidError::MatchIsWon(length) => vec![("points", Param::number(length.points()))],
            XgidError::Position(error) => error.params(),
        }
    }
}

/// The error for an XGID that GNU Backgammon's ids cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("GNU Backgammon cannot read an XGID with an open beaver or raccoon")]
pub struct NotInGnuIds;

/// The error for ids of GNU Backgammon that an XGID cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotInXgid {
    /// No game is being played.
    #[error("an XGID needs a game in progress")]
    NoGame,
    /// A resignation is being offered.
    #[error("an XGID cannot show an offer to resign a {0}")]
    Resignation(GameResult),
    /// The cube has been beavered.
    #[error("the cube before a beaver is not known, so there is no XGID")]
    Beaver,
}

impl NotInXgid {
    /// Returns the code, which is the id of the text for people. The text has no arguments.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NotInXgid::NoGame => "no_game",
            NotInXgid::Resignation(_) => "id_shows_resignation",
            NotInXgid::Beaver => "id_shows_beaver",
        }
    }
}

/// The value that eXtreme Gammon writes for the highest cube, 1024.
const CUBE_MAX_TURNS: u8 = 10;
const TOP_BAR: usize = 0;
const BOTTOM_BAR: usize = 25;

impl Xgid {
    /// Returns the same state as ids of GNU Backgammon 1.07, exactly as that program converts this XGID. The side to
    /// move becomes player 1 (Black). After a double, the ids show the moment before it.
    ///
    /// # Errors
    /// Returns an error if a beaver or raccoon is open.
    pub fn to_gnu(&self) -> Result<(Position, GnuMatchId), NotInGnuIds> {
        let dice = match self.stage {
            XgidStage::ToRoll | XgidStage::Doubled => None,
            XgidStage::Rolled(roll) => Some(roll),
            XgidStage::Beavered | XgidStage::Raccooned => return Err(NotInGnuIds),
        };
        let (length, crawford, jacoby) = match self.game {
            XgidGame::Match { length, crawford } => (Some(length), crawford, false),
            XgidGame::Money { jacoby, beavers: _ } => (None, false, jacoby),
        };
        let as_black = |side| if side == self.turn { Side::Black } else { Side::White };
        let owner = match self.cube.owner {
            CubeOwner::Centred => CubeOwner::Centred,
            CubeOwner::Side(side) => CubeOwner::Side(as_black(side)),
        };
        let id = GnuMatchId {
            cube: Cube { value: self.cube.value, owner },
            on_roll: Side::Black,
            crawford,
            state: GnuGameState::Playing,
            turn: Side::Black,
            doubled: false,
            resigns: None,
            dice,
            length,
            score: match self.turn {
                Side::Black => self.score,
                Side::White => self.score.swapped(),
            },
            jacoby,
        };
        Ok((self.position, id))
    }

    /// Returns the same state as an XGID. In a money session beavers are allowed, the default of GNU Backgammon; its
    /// ids do not state it.
    ///
    /// # Errors
    /// Returns an error if no game is being played, or a resignation or a beaver is being offered.
    pub fn from_gnu(position: Position, id: &GnuMatchId) -> Result<Xgid, NotInXgid> {
        match (id.state, id.resigns) {
            (GnuGameState::Playing, None) => {}
            (GnuGameState::Playing, Some(result)) => return Err(NotInXgid::Resignation(result)),
            _ => return Err(NotInXgid::NoGame),
        }
        let stage = match (id.doubled, id.dice) {
            // If the doubler itself has to answer, the opponent has beavered.
            (true, _) if id.turn == id.on_roll => return Err(NotInXgid::Beaver),
            (true, _) => XgidStage::Doubled,
            (false, Some(roll)) => XgidStage::Rolled(roll),
            (false, None) => XgidStage::ToRoll,
        };
        let game = match id.length {
            Some(length) => XgidGame::Match { length, crawford: id.crawford },
            None => XgidGame::Money { jacoby: id.jacoby, beavers: true },
        };
        Ok(Xgid {
            position,
            turn: id.on_roll,
            stage,
            cube: id.cube,
            score: id.score,
            game,
            cube_max_turns: CUBE_MAX_TURNS,
        })
    }
}

impl fmt::Display for Xgid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owner = match self.cube.owner {
            CubeOwner::Centred => 0,
            CubeOwner::Side(side) => sign(side),
        };
        let (rules, length) = match self.game {
            XgidGame::Match { length, crawford } => (u8::from(crawford), length.points()),
            XgidGame::Money { jacoby, beavers } => (u8::from(jacoby) + 2 * u8::from(beavers), 0),
        };
        write!(f, "XGID={}", self.board())?;
        write!(f, ":{}:{owner}:{}:{}", self.cube.value.turns(), sign(self.turn), self.stage)?;
        write!(f, ":{}:{}:{rules}:{length}", self.score.black, self.score.white)?;
        write!(f, ":{}", self.cube_max_turns)
    }
}

impl Xgid {
    /// Returns the board as the bottom player, Black, sees it.
    fn board(&self) -> String {
        let position = match self.turn {
            Side::Black => self.position,
            Side::White => self.position.flip(),
        };
        let Checkers { own, opponent } = position.to_checkers();
        let letter = |first: char, count: u8| match count {
            0 => '-',
            count => char::from_u32(u32::from(first) + u32::from(count) - 1).unwrap_or('-'),
        };
        let mut board = String::with_capacity(26);
        board.push(letter('a', opponent[24]));
        for (mine, theirs) in own[..24].iter().zip(opponent[..24].iter().rev()) {
            board.push(if *mine > 0 { letter('A', *mine) } else { letter('a', *theirs) });
        }
        board.push(letter('A', own[24]));
        board
    }
}

impl fmt::Display for XgidStage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            XgidStage::ToRoll => f.write_str("00"),
            XgidStage::Rolled(roll) => roll.dice().iter().try_for_each(|die| write!(f, "{die}")),
            XgidStage::Doubled => f.write_str("D"),
            XgidStage::Beavered => f.write_str("B"),
            XgidStage::Raccooned => f.write_str("R"),
        }
    }
}

/// Reads an XGID with or without the prefix `XGID=`.
impl FromStr for Xgid {
    type Err = XgidError;

    fn from_str(text: &str) -> Result<Xgid, XgidError> {
        let text = text.trim();
        let fields: Vec<&str> = text.strip_prefix("XGID=").unwrap_or(text).split(':').collect();
        let &[board, cube, owner, turn, dice, bottom, top, rules, length, cube_max] = fields.as_slice()
        else {
            return Err(XgidError::Fields(fields.len()));
        };
        let turn = match turn {
            "1" => Side::Black,
            "-1" => Side::White,
            found => return Err(XgidField::Turn.is_not(found)),
        };
        let owner = match owner {
            "0" => CubeOwner::Centred,
            "1" => CubeOwner::Side(Side::Black),
            "-1" => CubeOwner::Side(Side::White),
            found => return Err(XgidField::CubeOwner.is_not(found)),
        };
        let value = XgidField::Cube
            .number_in(cube)
            .ok()
            // The field may hold up to 65535, and a shift by 16 or more would panic.
            .and_then(|turns| CubeValue::new(1_u16.checked_shl(turns.into())?))
            .ok_or_else(|| XgidField::Cube.is_not(cube))?;
        let score = BySide {
            white: XgidField::TopScore.number_in(top)?,
            black: XgidField::BottomScore.number_in(bottom)?,
        };
        let game = read_game(rules, length)?;
        if let XgidGame::Match { length, .. } = game
            && score.white.max(score.black) >= length.points()
        {
            return Err(XgidError::MatchIsWon(length));
        }
        let as_black_sees_it = read_board(board)?;
        Ok(Xgid {
            position: match turn {
                Side::Black => as_black_sees_it,
                Side::White => as_black_sees_it.flip(),
            },
            turn,
            stage: read_stage(dice)?,
            cube: Cube { value, owner },
            score,
            game,
            cube_max_turns: u8::try_from(XgidField::CubeMax.number_in(cube_max)?)
                .ok()
                .filter(|&turns| turns <= 15)
                .ok_or_else(|| XgidField::CubeMax.is_not(cube_max))?,
        })
    }
}

impl XgidField {
    fn number_in(self, found: &str) -> Result<u16, XgidError> {
        // `parse` would also accept a plus sign.
        let digits_only = found.bytes().all(|byte| byte.is_ascii_digit());
        found.parse().ok().filter(|_| digits_only).ok_or_else(|| self.is_not(found))
    }

    fn is_not(self, found: &str) -> XgidError {
        XgidError::Field { field: self, found: found.to_owned() }
    }

    fn expected(self) -> &'static str {
        match self {
            XgidField::Cube => "0 to 12",
            XgidField::CubeOwner => "1, 0 or -1",
            XgidField::Turn => "1 or -1",
            XgidField::Dice => "00, two dice, D, B or R",
            XgidField::BottomScore | XgidField::TopScore | XgidField::Length => "0 to 65535",
            XgidField::Rules => "0 or 1 in a match, 0 to 3 in a money session",
            XgidField::CubeMax => "0 to 15",
        }
    }

    /// Returns the name of the field in texts for people.
    fn name(self) -> &'static str {
        match self {
            XgidField::Cube => "cube",
            XgidField::CubeOwner => "cube_owner",
            XgidField::Turn => "turn",
            XgidField::Dice => "dice",
            XgidField::BottomScore => "bottom_score",
            XgidField::TopScore => "top_score",
            XgidField::Rules => "rules",
            XgidField::Length => "length",
            XgidField::CubeMax => "cube_max",
        }
    }

    fn number(self) -> u8 {
        match self {
            XgidField::Cube => 2,
            XgidField::CubeOwner => 3,
            XgidField::Turn => 4,
            XgidField::Dice => 5,
            XgidField::BottomScore => 6,
            XgidField::TopScore => 7,
            XgidField::Rules => 8,
            XgidField::Length => 9,
            XgidField::CubeMax => 10,
        }
    }
}

impl fmt::Display for XgidField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            XgidField::Cube => "the cube",
            XgidField::CubeOwner => "the owner of the cube",
            XgidField::Turn => "the turn",
            XgidField::Dice => "the dice",
            XgidField::BottomScore => "the bottom player's points",
            XgidField::TopScore => "the top player's points",
            XgidField::Rules => "Crawford, Jacoby and beavers",
            XgidField::Length => "the length of the match",
            XgidField::CubeMax => "the highest cube",
        })
    }
}

fn read_board(board: &str) -> Result<Position, XgidError> {
    let length = board.chars().count();
    if length != 26 {
        return Err(XgidError::BoardLength(length));
    }
    let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
    for (index, found) in board.chars().enumerate() {
        let wrong = XgidError::BoardCharacter { at: index + 1, found };
        let count = |first: char| u8::try_from(u32::from(found) - u32::from(first) + 1).unwrap_or_default();
        match found {
            '-' => {}
            // A bar holds only the checkers of its own player.
            'A'..='O' if index != TOP_BAR => checkers.own[index - 1] = count('A'),
            'a'..='o' if index == TOP_BAR => checkers.opponent[24] = count('a'),
            'a'..='o' if index != BOTTOM_BAR => checkers.opponent[24 - index] = count('a'),
            _ => return Err(wrong),
        }
    }
    Ok(Position::from_checkers(checkers)?)
}

fn read_stage(found: &str) -> Result<XgidStage, XgidError> {
    match found {
        "00" => return Ok(XgidStage::ToRoll),
        "D" => return Ok(XgidStage::Doubled),
        "B" => return Ok(XgidStage::Beavered),
        "R" => return Ok(XgidStage::Raccooned),
        _ => {}
    }
    match found.as_bytes() {
        &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => Roll::from_pips([first - b'0', second - b'0']),
        _ => None,
    }
    .map(XgidStage::Rolled)
    .ok_or_else(|| XgidField::Dice.is_not(found))
}

fn read_game(rules: &str, length: &str) -> Result<XgidGame, XgidError> {
    let code = XgidField::Rules.number_in(rules)?;
    match (MatchLength::new(XgidField::Length.number_in(length)?), code) {
        (Some(length), 0 | 1) => Ok(XgidGame::Match { length, crawford: code == 1 }),
        (None, 0..=3) => Ok(XgidGame::Money { jacoby: code & 1 == 1, beavers: code & 2 == 2 }),
        _ => Err(XgidField::Rules.is_not(rules)),
    }
}

fn sign(side: Side) -> i8 {
    match side {
        Side::Black => 1,
        Side::White => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PositionId;

    const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

    fn message(change: &[(usize, &str)]) -> String {
        let mut fields: Vec<&str> = OPENING.split(':').collect();
        for &(number, text) in change {
            fields[number - 1] = text;
        }
        fields.join(":").parse::<Xgid>().unwrap_err().to_string()
    }

    #[test]
    fn a_text_comes_back_as_it_was() {
        for text in [
            OPENING,
            "XGID=aB----D-C---dE---c-e----A-:1:-1:-1:00:2:3:0:7:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:13:6:3:1:7:10",
            "XGID=-b----E-C---eE---c-e----B-:2:1:-1:D:5:3:3:0:12",
            "XGID=-F-------------------a----:0:0:1:66:0:0:2:0:10",
            "XGID=---------------------h---G:12:1:-1:R:0:0:0:0:0",
        ] {
            let xgid: Xgid = text.parse().unwrap();
            assert_eq!(xgid.to_string(), text);
            assert_eq!(text["XGID=".len()..].parse(), Ok(xgid));
        }
    }

    #[test]
    fn the_top_player_sees_the_board_from_its_own_side() {
        let xgid: Xgid = "XGID=aB-a--D-C---dE---c-d----A-:1:-1:-1:00:2:3:0:7:10".parse().unwrap();
        assert_eq!(xgid.position.to_string(), "bar:1 22:1 13:4 8:3 6:4 off:2 / 24:1 13:5 8:3 6:4 1:2");
    }

    #[test]
    fn an_error_names_its_field() {
        assert_eq!(
            "XGID=a:b".parse::<Xgid>().unwrap_err().to_string(),
            "not an XGID: expected 10 fields with colons between them, got 2"
        );
        assert_eq!(
            message(&[(1, "XGID=-b----E-C---eE---c-e----B")]),
            "not an XGID: expected a board of 26 characters, got 25"
        );
        assert_eq!(
            message(&[(1, "XGID=-b---xE-C---eE---c-e----B-")]),
            "not an XGID: expected -, A to O or a to o at character 6 of the board, got 'x'"
        );
        assert_eq!(
            message(&[(1, "XGID=Bb----E-C---eE---c-e------")]),
            "not an XGID: expected -, A to O or a to o at character 1 of the board, got 'B'"
        );
        assert_eq!(
            message(&[(1, "XGID=-b----E-C---eE---c-e----C-")]),
            "not a possible position: the side on roll has 16 checkers on the board, more than 15"
        );
        assert_eq!(message(&[(2, "13")]), "not an XGID: expected 0 to 12 as field 2 (the cube), got \"13\"");
        assert_eq!(
            message(&[(2, "70000")]),
            "not an XGID: expected 0 to 12 as field 2 (the cube), got \"70000\""
        );
        assert_eq!(
            message(&[(3, "2")]),
            "not an XGID: expected 1, 0 or -1 as field 3 (the owner of the cube), got \"2\""
        );
        assert_eq!(message(&[(4, "0")]), "not an XGID: expected 1 or -1 as field 4 (the turn), got \"0\"");
        for dice in ["07", "1", "123", "X", "é"] {
            assert!(message(&[(5, dice)]).contains("field 5 (the dice)"), "{dice}");
        }
        assert!(message(&[(6, "+1")]).contains("field 6"));
        assert!(message(&[(7, "-1")]).contains("field 7"));
        assert!(message(&[(8, "2")]).contains("field 8"));
        assert!(message(&[(9, "x")]).contains("field 9"));
        assert!(message(&[(10, "16")]).contains("field 10"));
        assert_eq!(message(&[(6, "7")]), "not an XGID: a side has reached the 7 points of the match");
    }

    #[test]
    fn gnu_ids_of_an_opening_roll() {
        let (position, id) = OPENING.parse::<Xgid>().unwrap().to_gnu().unwrap();
        assert_eq!(PositionId::from(position).to_string(), "4HPwATDgc/ABMA");
        assert_eq!(id.to_text().unwrap(), "cInlAAAAAAAE");
        assert_eq!(Xgid::from_gnu(position, &id).unwrap().to_string(), OPENING);
    }
}
