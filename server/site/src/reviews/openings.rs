//! The opening reference. The functions are pure.

use analysis::{OPENINGS_TRUNCATED_AFTER, OpeningEntry, Openings};
use report::{Unanswerable, checkers};
use rules::{Position, Roll, Side, parse_play};
use texts::refusals;
use wire::{OpeningReferencePlay, OpeningRoll, OpeningTable};

use crate::error::AppError;

/// Returns the 15 opening rolls of the reference, or the replies to an opening roll and its play.
///
/// # Errors
/// If the roll cannot open a game, or if the play is not legal.
pub(crate) fn openings(dice: Option<&str>, play: Option<&str>) -> Result<OpeningTable, AppError> {
    let opening = match (dice, play) {
        (None, None) => None,
        (Some(dice), Some(play)) => {
            let roll = opening_roll(dice)?;
            let legal =
                parse_play(&Position::STARTING, roll, play).map_err(|error| Unanswerable::play(&error))?;
            Some((roll, legal.play))
        }
        _ => return Err(AppError::invalid_form(refusals::dice_and_play())),
    };
    let book = Openings::built_in();
    let position = opening
        .map_or(Position::STARTING, |(_, play)| rules::apply_play_unchecked(&Position::STARTING, &play));
    Ok(OpeningTable {
        truncated_after: OPENINGS_TRUNCATED_AFTER,
        board: checkers(&position, Side::White),
        rolls: book.rolls(opening).map(|entry| roll_of(book, entry)).collect(),
    })
}

/// Parses an opening roll, written as two different digits.
fn opening_roll(dice: &str) -> Result<Roll, AppError> {
    let no_roll = || AppError::invalid("dice", refusals::opening_roll());
    let pips: Vec<u8> = dice.bytes().take(3).map(|digit| digit.wrapping_sub(b'0')).collect();
    let [first, second] = pips[..] else { return Err(no_roll()) };
    Roll::from_pips([first, second]).filter(|roll| !roll.is_doublet()).ok_or_else(no_roll)
}

fn roll_of(book: &Openings, entry: &OpeningEntry) -> OpeningRoll {
    let [high, low] = entry.question.roll.dice();
    OpeningRoll {
        dice: (high.pips(), low.pips()),
        xgid: entry.question.xgid().to_string(),
        games: entry.games,
        plays: entry
            .plays
            .iter()
            .map(|play| OpeningReferencePlay {
                notation: play.play.to_string(),
                equity: play.equity.mean,
                error: play.equity.standard_error,
                behind: play.behind.mean,
                behind_error: play.behind.standard_error,
                win: play.win,
                win_gammon: play.win_gammon,
                lose_gammon: play.lose_gammon,
                replies: book.has_replies(entry, play),
            })
            .collect(),
    }
}
