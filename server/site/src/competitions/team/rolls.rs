//! The rolls of played boards as a file, which another match can import, so that others replay them.

use std::borrow::Cow;

use ::competitions::team_match::{ROLLS_MAX, ROLLS_MIN, RollSet, RollSetRefused, SETS_MAX, roll_sets_to_csv};
use rules::Side;
use store::{DbError, competitions::roll_sets::RollSetRow, id::TeamMatchId, settings::TeamPlay};
use texts::refusals;
use wire::{PlayedRollSet, PlayedRolls};

use crate::{
    competitions::{boards::table_settings, numbers::small, parts::TeamMatches},
    error::AppError,
    match_state::{snapshot::load_roll_set, terms::Agreed},
};

/// The header of a file in CSV.
const HEADER: &str = "set,turn,white,black";

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RollsFile {
    /// The format of `fullprime duplicate rolls`.
    Csv,
    /// The same as JSON, with the boards.
    Json,
}

impl TeamMatches<'_> {
    /// Returns the rolls of the boards that both rooms have finished. Imported sets keep the numbers of their file.
    ///
    /// # Errors
    /// If the match does not exist, or its rolls were thrown by hand.
    pub async fn played_rolls(&self, id: TeamMatchId, file: RollsFile) -> Result<Vec<u8>, AppError> {
        let loaded = self.team_match(id).await?;
        let TeamPlay::Here { time, dice } = loaded.row.settings.play else { return Err(by_hand()) };
        if loaded.row.settings.is_thrown() {
            return Err(by_hand());
        }
        let games_max = Agreed::parse(&table_settings(time, dice, false))?.games_max;
        let mut wanted: Vec<(u8, RollSetRow)> = Vec::new();
        for board in loaded.state.terms().boards.numbers() {
            if loaded.state.has_public_rolls(board)
                && let Some(set) = loaded.sets.get(&loaded.state.roll_set(board))
            {
                wanted.push((small(board.get()), set.clone()));
            }
        }
        let vault = self.node.vault.clone();
        let read = self.node.store.read(move |connection| {
            let mut sets = Vec::new();
            for (board, row) in &wanted {
                let dice = load_roll_set(connection, &vault, row, games_max)?;
                sets.push((*board, dice.played_set(row.number)));
            }
            Ok::<_, DbError>(sets)
        });
        let sets = read.await?;
        Ok(match file {
            RollsFile::Csv => roll_sets_to_csv(sets.iter().map(|(_, set)| set)).into_bytes(),
            RollsFile::Json => {
                let sets = sets.iter().map(|(board, set)| told(*board, set)).collect();
                serde_json::to_vec(&PlayedRolls { sets }).expect("rolls have no maps and no infinite numbers")
            }
        })
    }
}

fn by_hand() -> AppError {
    AppError::Conflict(refusals::dice_by_hand())
}

fn told(board: u8, set: &RollSet) -> PlayedRollSet {
    let opening = set.opening();
    let ties = opening.ties().iter().map(|tie| (tie.pips(), tie.pips()));
    let decided = (opening.dice().white.pips(), opening.dice().black.pips());
    let turns = u32::try_from(set.turns()).unwrap_or(u32::MAX);
    let rolls = |side: Side| {
        let rolls = (1..=turns).filter_map(|turn| set.roll(side, turn));
        rolls.map(|roll| roll.dice().map(|die| die.to_string()).concat()).collect()
    };
    PlayedRollSet {
        set: set.number(),
        board: Some(board),
        opening: ties.chain([decided]).collect(),
        white: rolls(Side::White),
        black: rolls(Side::Black),
    }
}

/// Returns a file of rolls as CSV. A file in JSON has the form of the export.
///
/// # Errors
/// If it begins like JSON and is not of this form.
pub(super) fn as_csv(text: &str) -> Result<Cow<'_, str>, AppError> {
    if !text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return Ok(Cow::Borrowed(text));
    }
    let parsed = serde_json::from_str::<PlayedRolls>(text.trim_start_matches('\u{feff}'));
    let not_json =
        |error: serde_json::Error| AppError::invalid("file", refusals::rolls_not_json(error.to_string()));
    let file = parsed.map_err(not_json)?;
    let mut csv = format!("{HEADER}\n");
    for set in &file.sets {
        let number = set.set;
        if set.white.len() != set.black.len() {
            return Err(AppError::invalid("file", refusals::rolls_unequal(number)));
        }
        for (white, black) in &set.opening {
            csv += &format!("{number},0,{white},{black}\n");
        }
        for (turn, (white, black)) in (1..).zip(set.white.iter().zip(&set.black)) {
            csv += &format!("{number},{turn},{white},{black}\n");
        }
    }
    Ok(Cow::Owned(csv))
}

/// Returns the refusal of a file of rolls. A file in JSON has no lines, so a wrong roll is named by its set and turn.
pub(super) fn refused_file(why: &RollSetRefused) -> AppError {
    let refusal = match why {
        RollSetRefused::Header => refusals::rolls_header(),
        RollSetRefused::Row { line } => refusals::rolls_row(*line),
        RollSetRefused::Dice { set, turn, value, .. } => refusals::rolls_dice(*set, *turn, value),
        RollSetRefused::Turn { set, expected, got, .. } => refusals::rolls_turn(*set, *expected, *got),
        RollSetRefused::EqualOpening { set } => refusals::rolls_equal_opening(*set),
        RollSetRefused::OpeningGoesOn { set, .. } => refusals::rolls_opening_goes_on(*set),
        RollSetRefused::TooFewRolls { set, turns } => refusals::rolls_too_few(*set, *turns, ROLLS_MIN),
        RollSetRefused::SetTwice { set, .. } => refusals::rolls_set_twice(*set),
        RollSetRefused::SameRolls { set, first, .. } => refusals::rolls_same(*set, *first),
        RollSetRefused::TooMuch { .. } => refusals::rolls_too_much(SETS_MAX, ROLLS_MAX),
        RollSetRefused::Empty => refusals::rolls_none(),
    };
    AppError::invalid("file", refusal)
}

#[cfg(test)]
mod tests {
    use ::competitions::team_match::roll_sets_from_csv;

    use super::*;

    #[test]
    fn a_mistake_in_a_file_names_its_place() {
        let said = |text: &str| {
            let csv = as_csv(text).unwrap();
            refused_file(&roll_sets_from_csv(&csv).unwrap_err()).to_string()
        };
        let place = "file: Set 7, turn 1: \"79\" is not a roll of two dice, such as 31.";
        assert_eq!(said("set,turn,white,black\n7,0,3,1\n7,1,61,79\n"), place);
        let json = r#"{"sets":[{"set":7,"opening":[[3,1]],"white":["61"],"black":["79"]}]}"#;
        assert_eq!(said(json), place);
        let die = "file: Set 7, opening throw: \"9\" is not a die from 1 to 6.";
        assert_eq!(said("set,turn,white,black\n7,0,9,1\n"), die);
    }
}
