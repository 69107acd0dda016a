//! The board line: 53 fields separated by colons, as FIBS defined it (board style 3) and GNU Backgammon writes it.

use super::session_rules::{SessionRules, shortened};
use eval::{Context, CubeState, MatchScore, MoneyRules};
use rules::{Checkers, CubeValue, Position, Role, Roll};
use std::str::FromStr;

/// The number of fields of a line, including the word `board`.
const FIELDS: usize = 53;
/// The indices of the fields; see [`BoardLine::from_str`].
const LENGTH: usize = 3;
const POINTS: usize = 6;
const TURN: usize = 32;
const DICE: usize = 33;
const CUBE: usize = 37;
const MAY_DOUBLE: usize = 38;
const DOUBLED: usize = 40;
const COLOUR: usize = 41;
const DIRECTION: usize = 42;
const ON_BAR: usize = 47;
const NON_CRAWFORD: usize = 50;
const POST_CRAWFORD: usize = 51;
const REDOUBLES: usize = 52;
/// The match length that means a session without end. FIBS also wrote 99 and more.
const UNLIMITED: i32 = 9999;

/// The dice on the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dice {
    NotRolled,
    Rolled(Roll),
}

/// A board line, seen by the side that has to decide. That is the side on turn, or the other side if the side on
/// turn has doubled.
///
/// FIBS writes a line for the player whose colour is in field 41. GNU Backgammon 1.07 always writes the line of its
/// player 1 for an external player, and only field 32 tells which side has to decide.
#[derive(Debug, Clone)]
pub(super) struct BoardLine {
    checkers: Checkers,
    pub(super) dice: Dice,
    /// True if the opponent has doubled and this side has to answer.
    pub(super) was_doubled: bool,
    pub(super) may_double: bool,
    cube: CubeState,
    /// The points that both sides need, or `None` in a session without end.
    away: Option<[u16; 2]>,
    /// True if the Crawford game is over or the rule is not in use.
    pub(super) crawford_is_off: bool,
    redoubles: i32,
}

impl FromStr for BoardLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split(':').collect();
        if fields.len() != FIELDS {
            return Err(format!("a board line has {FIELDS} fields, this one {}", fields.len()));
        }
        // The longest `i32` has 11 characters, so a field cut to 12 is still seen to be too long.
        let number = |at: usize| -> Result<i32, String> {
            let text: String = fields[at].chars().take(12).collect();
            text.parse().map_err(|_not| format!("field {at} is not a number: `{}`", shortened(&text)))
        };
        // Fields 1 and 2 are names; all others are numbers.
        for at in LENGTH..FIELDS {
            number(at)?;
        }
        let colour = sign(number(COLOUR)?, "colour")?;
        let direction = sign(number(DIRECTION)?, "direction")?;
        let turn = sign(number(TURN)?, "turn")?;
        let was_doubled = number(DOUBLED)? != 0;
        let mut may_double = [number(MAY_DOUBLE)? != 0, number(MAY_DOUBLE + 1)? != 0];
        let mut points = [number(LENGTH + 1)?, number(LENGTH + 2)?];
        let mut checkers = checkers(&number, colour, direction)?;
        let mut first_die = DICE;
        if is_written_by_gnubg(number(LENGTH)?, number(REDOUBLES)?) && !was_doubled {
            points.reverse();
        }
        if asks_opponent(turn == colour, was_doubled, may_double) {
            checkers = Checkers { own: checkers.opponent, opponent: checkers.own };
            may_double.reverse();
            points.reverse();
            first_die += 2;
        }
        let away = away(number(LENGTH)?, points)?;
        Ok(Self {
            checkers,
            dice: dice([number(first_die)?, number(first_die + 1)?])?,
            was_doubled,
            may_double: may_double[0],
            cube: cube(number(CUBE)?, may_double, was_doubled)?,
            away,
            // Once a side needs one point, FIBS writes 3 here if the Crawford rule is not in use. The next field is 1
            // after the Crawford game.
            crawford_is_off: number(NON_CRAWFORD)? == 3 || number(POST_CRAWFORD)? != 0,
            redoubles: number(REDOUBLES)?,
        })
    }
}

impl BoardLine {
    /// Returns the rules that apply if no option follows the line: GNU Backgammon's defaults.
    pub(super) fn session_rules(&self) -> SessionRules {
        SessionRules { crawford: true, jacoby: true, beavers: self.redoubles > 0 }
    }

    /// Returns the position with the player on roll.
    pub(super) fn position(&self) -> Result<Position, String> {
        Position::from_checkers(self.checkers).map_err(|error| error.to_string())
    }

    /// Returns stakes, score and cube with the player on roll.
    pub(super) fn context(&self, rules: SessionRules) -> Context {
        let stakes = match self.away {
            None => Context::money(MoneyRules { jacoby: rules.jacoby, beavers: rules.beavers }),
            Some([own_away, opponent_away]) => {
                let is_close = own_away == 1 || opponent_away == 1;
                let crawford = is_close && !self.crawford_is_off;
                Context::match_play(MatchScore { own_away, opponent_away, crawford })
            }
        };
        stakes.with_cube(self.cube)
    }
}

/// Returns true if the opponent of the player for whom the line was written has to decide.
///
/// The side on turn has to decide, or the other side if it has been doubled. Some programs put the answering side
/// on turn and clear both rights to double; GNU Backgammon leaves the doubler's right set.
fn asks_opponent(is_players_turn: bool, was_doubled: bool, may_double: [bool; 2]) -> bool {
    if was_doubled { is_players_turn && may_double != [false; 2] } else { !is_players_turn }
}

/// Returns true if GNU Backgammon wrote the line for an external player. It then puts the points of the opponent, its
/// player 0, before those of the player, except when a double waits for its answer. Such a line is recognised by its
/// count of redoubles, because FIBS writes none in a match.
fn is_written_by_gnubg(length: i32, redoubles: i32) -> bool {
    length != 0 && length != UNLIMITED && redoubles != 0
}

fn sign(number: i32, of: &str) -> Result<i32, String> {
    if number == 1 || number == -1 { Ok(number) } else { Err(format!("the {of} is 1 or -1, not {number}")) }
}

fn dice(pips: [i32; 2]) -> Result<Dice, String> {
    if pips == [0, 0] {
        return Ok(Dice::NotRolled);
    }
    let small = pips.map(|die| u8::try_from(die).unwrap_or(0));
    Roll::from_pips(small)
        .map(Dice::Rolled)
        .ok_or_else(|| format!("the dice show {} and {}", pips[0], pips[1]))
}

fn away(length: i32, points: [i32; 2]) -> Result<Option<[u16; 2]>, String> {
    if length == UNLIMITED || length == 0 {
        return Ok(None);
    }
    let mut away = [0; 2];
    for (away, points) in away.iter_mut().zip(points) {
        let left = u16::try_from(length.saturating_sub(points)).ok().filter(|&left| left > 0 && points >= 0);
        *away = left.ok_or_else(|| format!("a score of {points} in a match to {length}"))?;
    }
    Ok(Some(away))
}

/// Returns the cube as the player sees it, before a double that waits for its answer.
fn cube(value: i32, [mine, theirs]: [bool; 2], was_doubled: bool) -> Result<CubeState, String> {
    let value = u16::try_from(value).ok().and_then(CubeValue::new);
    let value = value.ok_or("the cube shows a power of two up to 4096")?;
    let owner = match (mine, theirs) {
        _ if value == CubeValue::ONE => None,
        (true, true) => None,
        (true, false) => Some(Role::Mover),
        (false, true) => Some(Role::Opponent),
        // While a double waits, neither side may turn the cube; the doubler owned it.
        (false, false) => was_doubled.then_some(Role::Opponent),
    };
    Ok(CubeState { value, owner })
}

fn checkers(
    number: &dyn Fn(usize) -> Result<i32, String>,
    colour: i32,
    direction: i32,
) -> Result<Checkers, String> {
    let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
    for place in 0..=25usize {
        let count = number(POINTS + place)?.saturating_mul(colour);
        // Points are numbered from the home board of the side that owns the checkers.
        let from_own_home = if direction < 0 { place } else { 25 - place };
        let (side, pips) = if count >= 0 {
            (&mut checkers.own, from_own_home)
        } else {
            (&mut checkers.opponent, 25 - from_own_home)
        };
        let count = u8::try_from(count.unsigned_abs()).ok().filter(|&count| count <= 15);
        let count = count.ok_or_else(|| format!("field {} has too many checkers", POINTS + place))?;
        match pips.checked_sub(1) {
            Some(at) => side[at] = count,
            None if count == 0 => {}
            None => return Err(format!("field {} has checkers at an impossible place", POINTS + place)),
        }
    }
    // Some programs report checkers on the bar only in the separate bar fields.
    for (side, at) in [(&mut checkers.own, ON_BAR), (&mut checkers.opponent, ON_BAR + 1)] {
        let count = u8::try_from(number(at)?.unsigned_abs()).unwrap_or(u8::MAX);
        side[24] = side[24].max(count);
    }
    Ok(checkers)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_xoshiro::SplitMix64;

    use super::*;

    const GOOD: &str = "board:You:peer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    const WORDS: [&str; 14] =
        ["", "0", "1", "-1", "7", "15", "-15", "64", "9999", "2147483647", "-2147483648", "x", "board", "🎲"];

    #[test]
    fn broken_lines_are_read_or_refused() {
        let (mut read, mut usable) = (0, 0);
        for run in 0..100_000 {
            let mut numbers = SplitMix64::seed_from_u64(run);
            let mut fields: Vec<&str> = GOOD.split(':').collect();
            for _ in 0..=numbers.random_range(0..3) {
                let at = numbers.random_range(0..fields.len());
                let word = WORDS[numbers.random_range(0..WORDS.len())];
                match numbers.random_range(0..12) {
                    0 => drop(fields.remove(at)),
                    1 => fields.insert(at, word),
                    _ => fields[at] = word,
                }
            }
            if let Ok(line) = fields.join(":").parse::<BoardLine>() {
                read += 1;
                let position = line.position();
                // The context is of no use without a position, but reading it must not panic.
                let _context = line.context(line.session_rules());
                usable += usize::from(position.is_ok());
            }
        }
        assert!(usable > 1_000 && read < 90_000, "{read} were read, {usable} of them have a position");
    }
}
