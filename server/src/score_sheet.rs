//! Refusals of the score sheet of a duplicate match.

use competitions::team_match::ScoreRefused;
use ratings::duplicate::SmpRefused;
use texts::{Refusal, refusals};

/// Returns the reason why a sheet does not add up.
pub(crate) fn refusal(refused: ScoreRefused) -> Refusal {
    match refused {
        ScoreRefused::NoSuchBoard { board, boards } => refusals::sheet_board_beyond(boards, board),
        ScoreRefused::Twice { board, room } => refusals::sheet_game_twice(board.get(), room.to_string()),
        ScoreRefused::Missing { board, room } => refusals::sheet_game_missing(board.get(), room.to_string()),
        ScoreRefused::Contradiction { board, room, why: SmpRefused::CheckersBorneOff { left, .. } } => {
            refusals::sheet_game_is_single(board.get(), room.to_string(), left)
        }
        ScoreRefused::Contradiction { board, room, why: SmpRefused::NothingBorneOff } => {
            refusals::sheet_game_is_gammon(board.get(), room.to_string())
        }
    }
}
