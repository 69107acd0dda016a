//! The layouts of version 1.

use rules::{BySide, MatchLength, Roll, Side};

use super::bytes::{Bytes, OgxmError};
use super::play::{GameHead, Ply, dice, play};
use crate::dates;
use crate::transcript::{About, Transcript};

/// Reads the section of the match.
pub(super) fn head(mut bytes: Bytes<'_>) -> Result<Transcript, OgxmError> {
    let length = MatchLength::new(bytes.u16()?);
    let _games = bytes.u8()?;
    let flags = bytes.u8()?;
    // Skips the points and the winner, which follow from the games.
    bytes.read_slice(6)?;
    let started = bytes.u32()?;
    bytes.read_slice(10)?;
    let players = BySide { white: bytes.short_text()?, black: bytes.short_text()? };
    // Later programs added these fields at the end, so they may be missing.
    let event = bytes.short_text().unwrap_or_default();
    let place = bytes.short_text().unwrap_or_default();
    let (date, time) = dates::of_seconds(u64::from(started));
    Ok(Transcript {
        players,
        length,
        jacoby: length.is_none() && flags & 2 != 0,
        crawford: length.is_none() || flags & 1 != 0,
        about: About { event, place, date, time, ..About::default() },
        games: Vec::new(),
    })
}

/// Reads the head of a game.
pub(super) fn game(bytes: &mut Bytes<'_>) -> Result<GameHead, OgxmError> {
    let _index = bytes.u8()?;
    let plies = usize::from(bytes.u16()?);
    let winner = match bytes.u8()? {
        0 => Some(Side::White),
        1 => Some(Side::Black),
        _ => None,
    };
    let points = u32::from(bytes.u8()?);
    // Skips the Crawford flag, which follows from the points.
    bytes.read_slice(3)?;
    let mut look = *bytes;
    // 0xff in place of a board stands for the usual position.
    let board = if look.u8()? == 0xff {
        bytes.read_slice(2)?;
        None
    } else {
        let board = bytes.board()?;
        bytes.read_slice(1)?;
        Some(board)
    };
    Ok(GameHead {
        winner,
        points: Some(points).filter(|&points| points > 0),
        board,
        cube: 1,
        is_owned: false,
        plies: Some(plies),
    })
}

/// Reads an action.
pub(super) fn ply(bytes: &mut Bytes<'_>) -> Result<Ply, OgxmError> {
    let first = bytes.u8()?;
    let side = if first & 0x20 != 0 { Side::White } else { Side::Black };
    let action = first & 0x1f;
    if let Some(dice) = dice(action) {
        return play(bytes, side, dice, false);
    }
    Ok(match action {
        21 => Ply::Double(side),
        22 => Ply::Take(side),
        23 => Ply::Pass(side),
        31 => {
            let dice = if first & 0x40 != 0 { Some(bytes.u8()?) } else { None };
            let board = bytes.board()?;
            let roll = dice.and_then(|dice| Roll::from_pips([dice & 0x0f, dice >> 4]));
            roll.map_or(Ply::Unreadable("the position was set up by hand"), |roll| Ply::Reached {
                side,
                roll,
                board,
            })
        }
        _ => Ply::Silent,
    })
}
