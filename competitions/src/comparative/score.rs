//! Datum, IMP against the field, standings.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use ratings::duplicate::Smp;
use rules::Side;

use crate::{BoardNumber, PlayerId};

/// If a board has at least this many results, the best and the worst are left out of the datum.
const TRIMMED_FROM: usize = 5;

/// A player's result on one board in small match points, negative if lost. A multiple of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SignedSmp(i64);

/// One result of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// The board.
    pub board: BoardNumber,
    /// The side on which it was played. Results are compared within a board and a side.
    pub side: Side,
    /// The player.
    pub player: PlayerId,
    /// The result.
    pub smp: SignedSmp,
}

/// A player's line in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1; equal players share one. `None` while boards are missing: only complete cards are
    /// ranked, so that stopping while ahead wins nothing.
    pub place: Option<usize>,
    /// The player.
    pub player: PlayerId,
    /// The number of boards played.
    pub boards: u32,
    /// The sum of IMP against the field.
    pub imp: i64,
}

/// The error for a player with two results on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedTwice {
    /// The board.
    pub board: BoardNumber,
    /// The player.
    pub player: PlayerId,
}

impl SignedSmp {
    /// Returns a win worth `smp`.
    #[must_use]
    pub fn won(smp: Smp) -> Self {
        Self(i64::from(smp.value()))
    }

    /// Returns a loss of `smp`.
    #[must_use]
    pub fn lost(smp: Smp) -> Self {
        Self(-i64::from(smp.value()))
    }

    /// Returns the number, negative if lost.
    #[must_use]
    pub const fn value(self) -> i64 {
        self.0
    }

    /// Returns the IMP of the difference to `datum`, negative if below it.
    #[must_use]
    pub fn imp_against(self, datum: Self) -> i64 {
        let difference = self.0 - datum.0;
        let size = u32::try_from(difference.unsigned_abs()).unwrap_or(u32::MAX);
        // Both are multiples of ten, so their difference is too.
        let imp = Smp::new(size - size % 10).map_or(0, |smp| i64::from(smp.imp().value()));
        if difference < 0 { -imp } else { imp }
    }
}

/// Returns the datum of a board: the mean of the results, rounded to the nearest ten, halves away from zero. Of five
/// or more results, the best and the worst are left out. Returns `None` without results.
#[must_use]
pub fn datum(results: &[SignedSmp]) -> Option<SignedSmp> {
    let mut sorted = results.to_vec();
    sorted.sort_unstable();
    let counted = match sorted.as_slice() {
        [] => return None,
        [_, middle @ .., _] if results.len() >= TRIMMED_FROM => middle,
        all => all,
    };
    let sum: i64 = counted.iter().map(|result| result.0).sum();
    let count = i64::try_from(counted.len()).unwrap_or(i64::MAX);
    // Rounds the mean to tens, halves away from zero. The sign is left out, because division rounds towards zero.
    let tens = (2 * sum.abs() + 10 * count) / (20 * count);
    Some(SignedSmp(10 * tens * sum.signum()))
}

/// Returns the datum of each board and side that has a result.
#[must_use]
pub fn datums(results: &[BoardResult]) -> BTreeMap<(BoardNumber, Side), SignedSmp> {
    let mut fields: BTreeMap<(BoardNumber, Side), Vec<SignedSmp>> = BTreeMap::new();
    for result in results {
        fields.entry((result.board, result.side)).or_default().push(result.smp);
    }
    fields.into_iter().filter_map(|(key, field)| Some((key, datum(&field)?))).collect()
}

/// Returns the standings of an event of `boards` boards, best first. Players who have played all boards are
/// ranked by the sum of IMP; the others follow without a place. A single result on a board equals its datum, so
/// it counts zero.
///
/// # Errors
/// Returns an error if a player has two results on one board.
pub fn standings(results: &[BoardResult], boards: u32) -> Result<Vec<Row>, PlayedTwice> {
    let mut seen = BTreeSet::new();
    for &BoardResult { board, player, .. } in results {
        if !seen.insert((board, player)) {
            return Err(PlayedTwice { board, player });
        }
    }
    let datums = datums(results);
    let mut sums: BTreeMap<PlayerId, (u32, i64)> = BTreeMap::new();
    for result in results {
        let Some(datum) = datums.get(&(result.board, result.side)) else { continue };
        let sum = sums.entry(result.player).or_default();
        sum.0 += 1;
        sum.1 += result.smp.imp_against(*datum);
    }
    let mut rows: Vec<Row> =
        sums.into_iter().map(|(player, (boards, imp))| Row { place: None, player, boards, imp }).collect();
    rows.sort_by_key(|row| (row.boards < boards, Reverse(row.imp), row.player));
    for at in 0..rows.len() {
        let shared = at > 0 && rows[at].imp == rows[at - 1].imp;
        rows[at].place = match rows[at].boards {
            played if played < boards => None,
            _ if shared => rows[at - 1].place,
            _ => Some(at + 1),
        };
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(number: u32) -> BoardNumber {
        BoardNumber::new(number).unwrap()
    }

    fn smp(value: i64) -> SignedSmp {
        let size = Smp::new(u32::try_from(value.abs()).unwrap()).unwrap();
        if value < 0 { SignedSmp::lost(size) } else { SignedSmp::won(size) }
    }

    #[test]
    fn the_datum_leaves_out_best_and_worst_from_five_results_on() {
        let check = |values: &[i64], expected: i64| {
            let results: Vec<_> = values.iter().map(|value| smp(*value)).collect();
            assert_eq!(datum(&results).map(SignedSmp::value), Some(expected), "{values:?}");
        };
        check(&[150], 150);
        check(&[150, -150], 0);
        check(&[100, 110], 110);
        check(&[-100, -110], -110);
        check(&[10, 0, 0], 0);
        check(&[28_800, 150, 150, -150], 7_240);
        check(&[28_800, 150, 150, -150, -300], 50);
        check(&[28_800, 150, 150, -150, -28_800], 50);
        assert_eq!(datum(&[]), None);
    }

    #[test]
    fn a_result_counts_by_its_distance_from_the_datum() {
        assert_eq!(smp(150).imp_against(smp(150)), 0);
        assert_eq!(smp(150).imp_against(smp(-150)), 7);
        assert_eq!(smp(-150).imp_against(smp(150)), -7);
        assert_eq!(smp(28_800).imp_against(smp(-28_800)), 24);
    }

    #[test]
    fn the_sum_over_the_boards_decides() {
        let result = |number, player, value| BoardResult {
            board: board(number),
            side: Side::White,
            player: PlayerId::new(player),
            smp: smp(value),
        };
        let results = [
            result(1, 1, 300),
            result(1, 2, -150),
            result(1, 3, -150),
            result(2, 1, -150),
            result(2, 2, 150),
            result(2, 3, 150),
        ];
        // The datums are 0 and 50.
        let check = |boards, expected: [(Option<usize>, u64, u32, i64); 3]| {
            let rows = standings(&results, boards).unwrap();
            let seen: Vec<_> =
                rows.iter().map(|row| (row.place, row.player.get(), row.boards, row.imp)).collect();
            assert_eq!(seen, expected, "{boards}");
        };
        check(2, [(Some(1), 1, 2, 2), (Some(2), 2, 2, -1), (Some(2), 3, 2, -1)]);
        // If no player has played the third board, none is ranked.
        check(3, [(None, 1, 2, 2), (None, 2, 2, -1), (None, 3, 2, -1)]);
        let twice = [result(1, 1, 300), result(1, 1, 300)];
        assert_eq!(standings(&twice, 1), Err(PlayedTwice { board: board(1), player: PlayerId::new(1) }));
    }

    #[test]
    fn each_side_of_a_board_has_a_field_of_its_own_and_missing_boards_cost_the_place() {
        let result = |number, side, player, value| BoardResult {
            board: board(number),
            side,
            player: PlayerId::new(player),
            smp: smp(value),
        };
        let results = [
            result(1, Side::White, 1, 150),
            result(1, Side::White, 2, -150),
            result(1, Side::Black, 3, 300),
            result(2, Side::Black, 1, -150),
            result(2, Side::Black, 2, -150),
            result(2, Side::White, 4, 600),
        ];
        let found = datums(&results);
        assert_eq!(found[&(board(1), Side::White)], smp(0));
        assert_eq!(found[&(board(1), Side::Black)], smp(300));
        let rows = standings(&results, 2).unwrap();
        let seen: Vec<_> = rows.iter().map(|row| (row.place, row.player.get(), row.imp)).collect();
        assert_eq!(seen, [(Some(1), 1, 4), (Some(2), 2, -4), (None, 3, 0), (None, 4, 0)]);
    }
}
