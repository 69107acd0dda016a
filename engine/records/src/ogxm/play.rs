//! The actions of a game, as both versions have them.

use rules::{Checkers, Position, Roll, Side};

use super::bytes::{Bytes, OgxmError};

/// The result and the start of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct GameHead {
    pub(super) winner: Option<Side>,
    /// The points of the game, including those beyond what the winner needed.
    pub(super) points: Option<u32>,
    /// The position at the start, if it is not the usual one.
    pub(super) board: Option<[i8; 26]>,
    /// The value of the cube at the start.
    pub(super) cube: u32,
    /// True if a side owns the cube at the start.
    pub(super) is_owned: bool,
    /// The number of actions, if it is stated.
    pub(super) plies: Option<usize>,
}

/// An action of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ply {
    /// A roll and its moves as text. The text is empty if no checker was moved.
    Play {
        side: Side,
        roll: Roll,
        moves: String,
    },
    /// A play that is stated by the position after it.
    Reached {
        side: Side,
        roll: Roll,
        board: [i8; 26],
    },
    Double(Side),
    Take(Side),
    Pass(Side),
    /// An action that needs no entry of its own, because the result of the game shows it: the end, a resignation, a
    /// forfeit, or a turn without dice.
    Silent,
    /// An action after which the game cannot be replayed, with the reason.
    Unreadable(&'static str),
}

/// The dice of the actions 0 to 20, the lower die first.
pub(super) fn dice(action: u8) -> Option<[u8; 2]> {
    let pairs = (1..=6_u8).flat_map(|low| (low..=6).map(move |high| [low, high]));
    pairs.zip(0..).find(|(_, index)| *index == action).map(|(dice, _)| dice)
}

/// Reads an action with the given dice and its moves, a byte each.
///
/// With `is_short`, a byte of zero ends the moves. Otherwise there is a byte for each move of the roll, and a byte of
/// zero stands for a move that was not made.
pub(super) fn play(
    bytes: &mut Bytes<'_>,
    side: Side,
    dice: [u8; 2],
    is_short: bool,
) -> Result<Ply, OgxmError> {
    let most = if dice[0] == dice[1] { 4 } else { 2 };
    let mut moves = String::new();
    for _ in 0..most {
        let step = match bytes.u8()? {
            0 if is_short => break,
            0 => continue,
            step => step,
        };
        let Some(one) = one_move(side, step) else {
            return Ok(Ply::Unreadable("a move from a point that does not exist"));
        };
        if !moves.is_empty() {
            moves.push(' ');
        }
        moves.push_str(&one);
    }
    // The order of the dice is not stored; as elsewhere, the higher one comes first.
    Ok(Roll::from_pips([dice[1], dice[0]]).map_or(Ply::Unreadable("a roll without dice"), |roll| Ply::Play {
        side,
        roll,
        moves,
    }))
}

/// Returns the text of a move of one checker, such as `13/8`. Five bits of the byte are the place, three are the pips.
pub(super) fn one_move(side: Side, step: u8) -> Option<String> {
    let (from, pips) = (step & 0x1f, step >> 5);
    // White moves upwards from its bar at 0, Black downwards from 25.
    let from = if side == Side::White { 25_u8.checked_sub(from)? } else { from };
    if !(1..=25).contains(&from) || pips == 0 {
        return None;
    }
    let start = if from == 25 { "bar".to_owned() } else { from.to_string() };
    let end = from.checked_sub(pips).filter(|&end| end > 0).map(|end| end.to_string());
    Some(format!("{start}/{}", end.as_deref().unwrap_or("off")))
}

/// Returns the pips of both dice, the higher first.
pub(super) fn two_dice(roll: Roll) -> [u8; 2] {
    [roll.high().pips(), roll.low().pips()]
}

/// Returns the position of 26 numbers, as a side sees it.
pub(super) fn position(board: [i8; 26], seen_by: Side) -> Option<Position> {
    let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
    for (place, &number) in board.iter().enumerate() {
        let count = number.unsigned_abs();
        match (place, number.signum()) {
            (_, 0) => {}
            // The counts on the bars have no sign, because each side has its own bar.
            (0, _) => checkers.own[24] = count,
            (25, _) => checkers.opponent[24] = count,
            (_, 1) => *checkers.own.get_mut(24_usize.checked_sub(place)?)? = count,
            _ => *checkers.opponent.get_mut(place.checked_sub(1)?)? = count,
        }
    }
    let of_white = Position::from_checkers(checkers).ok()?;
    Some(if seen_by == Side::White { of_white } else { of_white.flip() })
}

#[cfg(test)]
mod tests {
    use rules::{Position, Side};

    use super::{dice, position};

    #[test]
    fn dice_and_boards_are_those_of_the_format() {
        assert_eq!(
            [0, 1, 5, 6, 19, 20].map(dice),
            [[1, 1], [1, 2], [1, 6], [2, 2], [5, 6], [6, 6]].map(Some)
        );
        assert_eq!(dice(21), None);
        let mut start = [0; 26];
        for (place, count) in [(1, 2), (12, 5), (17, 3), (19, 5), (6, -5), (8, -3), (13, -5), (24, -2)] {
            start[place] = count;
        }
        assert_eq!(position(start, Side::White), Some(Position::STARTING));
        assert_eq!(position(start, Side::Black), Some(Position::STARTING));
        start[1] = 1;
        start[0] = 1;
        let hit = position(start, Side::White).unwrap().to_checkers();
        assert_eq!((hit.own[24], hit.own[23]), (1, 1));
        start[2] = 9;
        assert_eq!(position(start, Side::White), None);
    }
}
