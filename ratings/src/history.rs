//! Recomputing a whole rating list from its first match.
//!
//! Only [`recompute`] and [`recompute_from`] produce history, so [`check_history`] can verify stored rows at any
//! time. The caller chooses the types of player and match ids.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{RatingList, Standing, Weight, rate};

/// One rated match. Matches are in the order in which they ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMatch<M, P> {
    /// The id of the match.
    pub match_id: M,
    /// The list in which it counts.
    pub list: RatingList,
    /// The weight of the match.
    pub n: Weight,
    /// The winner.
    pub winner: P,
    /// The loser.
    pub loser: P,
}

/// The result of a match for the player of a history row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player won it.
    Won,
    /// The player lost it.
    Lost,
}

/// One change of one player's rating. A match produces two rows: first the winner's, then the loser's.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryRow<M, P> {
    /// The match that caused the change.
    pub match_id: M,
    /// The player whose rating changed.
    pub player: P,
    /// The rating list.
    pub list: RatingList,
    /// The result of the match for this player.
    pub outcome: Outcome,
    /// The weight of the match.
    pub n: Weight,
    /// The standing before the match.
    pub before: Standing,
    /// The standing after it.
    pub after: Standing,
    /// The player's K.
    pub k: f64,
    /// The probability that the loser of the match would win it.
    pub p: f64,
}

/// The result of rating a sequence of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Recomputed<M, P> {
    /// Two rows for each match, in the order of the matches.
    pub rows: Vec<HistoryRow<M, P>>,
    /// The standing of each player in each list in which the player has played.
    pub standings: BTreeMap<(RatingList, P), Standing>,
}

/// The reason why a history cannot be right.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum HistoryFault {
    /// A player played against itself.
    #[error("match {number} of the history has the same player on both sides")]
    AgainstItself {
        /// The position of the match in the sequence, counted from 1.
        number: usize,
    },
    /// A stored row differs from the recomputed one.
    #[error("row {number} of the history differs from the recomputed one in its {field}")]
    RowDiffers {
        /// The position of the row, counted from 1.
        number: usize,
        /// The name of the field that differs.
        field: &'static str,
    },
    /// The number of stored rows differs from the recomputed number.
    #[error("the history has {stored} rows, the matches give {recomputed}")]
    RowCount {
        /// The number of stored rows.
        stored: usize,
        /// The number of recomputed rows.
        recomputed: usize,
    },
}

/// The initial standings, by list, of players who do not start as new players.
pub type Starts<P> = BTreeMap<(RatingList, P), Standing>;

/// Rates a sequence of matches from the first. Every player begins as a new player.
///
/// # Errors
/// Returns [`HistoryFault::AgainstItself`] if winner and loser of a match are the same player.
pub fn recompute<M, P>(
    matches: impl IntoIterator<Item = PlayedMatch<M, P>>,
) -> Result<Recomputed<M, P>, HistoryFault>
where
    M: Clone,
    P: Clone + Ord,
{
    recompute_from(matches, Starts::new())
}

/// Rates a sequence of matches from the first. Players without an entry in the starts begin as new players. Players
/// with an entry are part of the result even if they have not played.
///
/// # Errors
/// Returns [`HistoryFault::AgainstItself`] if winner and loser of a match are the same player.
pub fn recompute_from<M, P>(
    matches: impl IntoIterator<Item = PlayedMatch<M, P>>,
    starts: Starts<P>,
) -> Result<Recomputed<M, P>, HistoryFault>
where
    M: Clone,
    P: Clone + Ord,
{
    let mut rows = Vec::new();
    let mut standings = starts;
    for (index, played) in matches.into_iter().enumerate() {
        if played.winner == played.loser {
            return Err(HistoryFault::AgainstItself { number: index + 1 });
        }
        let PlayedMatch { match_id, list, n, winner, loser } = played;
        let standing_of = |player: &P| standings.get(&(list, player.clone())).copied();
        let winner_before = standing_of(&winner).unwrap_or(Standing::NEW_PLAYER);
        let loser_before = standing_of(&loser).unwrap_or(Standing::NEW_PLAYER);
        let rated = rate(n, winner_before, loser_before);
        standings.insert((list, winner.clone()), rated.winner);
        standings.insert((list, loser.clone()), rated.loser);
        rows.push(HistoryRow {
            match_id: match_id.clone(),
            player: winner,
            list,
            outcome: Outcome::Won,
            n,
            before: winner_before,
            after: rated.winner,
            k: rated.k_winner,
            p: rated.p,
        });
        rows.push(HistoryRow {
            match_id,
            player: loser,
            list,
            outcome: Outcome::Lost,
            n,
            before: loser_before,
            after: rated.loser,
            k: rated.k_loser,
            p: rated.p,
        });
    }
    Ok(Recomputed { rows, standings })
}

/// Rates the matches of `stored` rows again and compares every row bit for bit. Every player begins as a new
/// player. The rows must be in the order in which [`recompute`] produces them.
///
/// # Errors
/// Returns a [`HistoryFault`]. For the first row that differs, it names the row and the field.
pub fn check_history<M, P>(stored: &[HistoryRow<M, P>]) -> Result<Recomputed<M, P>, HistoryFault>
where
    M: Clone + PartialEq,
    P: Clone + Ord,
{
    check_history_from(stored, Starts::new())
}

/// Rates the matches of `stored` rows again and compares every row bit for bit. The rows must be in the order in
/// which [`recompute_from`] produces them.
///
/// # Errors
/// Returns a [`HistoryFault`]. For the first row that differs, it names the row and the field.
pub fn check_history_from<M, P>(
    stored: &[HistoryRow<M, P>],
    starts: Starts<P>,
) -> Result<Recomputed<M, P>, HistoryFault>
where
    M: Clone + PartialEq,
    P: Clone + Ord,
{
    // Each match has two rows, the winner's first. A single row at the end is found by the count below.
    let matches = stored.chunks_exact(2).map(|pair| PlayedMatch {
        match_id: pair[0].match_id.clone(),
        list: pair[0].list,
        n: pair[0].n,
        winner: pair[0].player.clone(),
        loser: pair[1].player.clone(),
    });
    let recomputed = recompute_from(matches, starts)?;
    for (index, (old, new)) in stored.iter().zip(&recomputed.rows).enumerate() {
        if let Some(field) = difference(old, new) {
            return Err(HistoryFault::RowDiffers { number: index + 1, field });
        }
    }
    if stored.len() != recomputed.rows.len() {
        return Err(HistoryFault::RowCount { stored: stored.len(), recomputed: recomputed.rows.len() });
    }
    Ok(recomputed)
}

/// Returns the name of the first field in which two rows differ. Doubles are compared by their bits.
fn difference<M: PartialEq, P: PartialEq>(
    old: &HistoryRow<M, P>,
    new: &HistoryRow<M, P>,
) -> Option<&'static str> {
    [
        ("match", old.match_id == new.match_id),
        ("player", old.player == new.player),
        ("list", old.list == new.list),
        ("outcome", old.outcome == new.outcome),
        ("weight", old.n == new.n),
        ("standing before", old.before.is_bit_for_bit(new.before)),
        ("P", old.p.to_bits() == new.p.to_bits()),
        ("K", old.k.to_bits() == new.k.to_bits()),
        ("standing after", old.after.is_bit_for_bit(new.after)),
    ]
    .into_iter()
    .find_map(|(field, same)| (!same).then_some(field))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Experience, Rating};
    use proptest::prelude::*;

    fn played(number: usize, list: RatingList, n: u32, winner: u8, loser: u8) -> PlayedMatch<usize, u8> {
        PlayedMatch { match_id: number, list, n: Weight::new(n).unwrap(), winner, loser }
    }

    /// Returns a long history of a small club, from a congruential generator so that it is the same in every run.
    fn club_history(length: usize) -> Vec<PlayedMatch<usize, u8>> {
        let mut state: u64 = 2008;
        let mut draw = move |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u8::try_from((state >> 33) % below).unwrap()
        };
        (0..length)
            .map(|number| {
                let list = RatingList::ALL[usize::from(draw(2))];
                let n = [1, 2, 4, 5, 10][usize::from(draw(5))];
                let winner = draw(12);
                let loser = (winner + 1 + draw(11)) % 12;
                played(number, list, n, winner, loser)
            })
            .collect()
    }

    #[test]
    fn a_long_history_comes_out_bit_for_bit_the_same() {
        let first = recompute(club_history(5_000)).unwrap();
        let second = recompute(club_history(5_000)).unwrap();
        for (a, b) in first.rows.iter().zip(&second.rows) {
            assert_eq!(difference(a, b), None);
        }
        assert_eq!(check_history(&first.rows).unwrap().rows.len(), 10_000);
        // A digest of all bits of all ratings. It must never change, on any machine or in any version.
        let digest = first.rows.iter().fold(0xcbf2_9ce4_8422_2325_u64, |digest, row| {
            (digest ^ row.after.rating.value().to_bits()).wrapping_mul(0x0000_0100_0000_01b3)
        });
        assert_eq!(digest, 8_705_604_446_821_927_962);
    }

    #[test]
    fn lists_do_not_touch_each_other() {
        let result =
            recompute([played(1, RatingList::Casual, 1, 1, 2), played(2, RatingList::Stakes, 5, 2, 1)])
                .unwrap();
        assert_eq!(result.rows[2].before, Standing::NEW_PLAYER);
        assert_eq!(result.standings[&(RatingList::Casual, 1)].rating.to_string(), "1510.00");
        assert_eq!(result.standings[&(RatingList::Stakes, 1)].rating.to_string(), "1477.64");
        assert_eq!(result.standings[&(RatingList::Stakes, 2)].experience.value(), 5);
    }

    #[test]
    fn a_player_may_begin_with_a_measured_strength() {
        let strong = Standing { rating: Rating::new(2_070.0).unwrap(), experience: Experience::new(400) };
        let starts = || Starts::from([((RatingList::Stakes, 1), strong), ((RatingList::Casual, 3), strong)]);
        let result = recompute_from([played(1, RatingList::Stakes, 5, 2, 1)], starts()).unwrap();
        assert_eq!((result.rows[1].before, result.rows[0].before), (strong, Standing::NEW_PLAYER));
        assert_eq!(result.standings[&(RatingList::Casual, 3)], strong);
        assert!(check_history_from(&result.rows, starts()).is_ok());
        assert_eq!(
            check_history(&result.rows).unwrap_err(),
            HistoryFault::RowDiffers { number: 1, field: "P" }
        );
    }

    #[test]
    fn the_last_bit_of_a_stored_rating_is_noticed() {
        let mut rows = recompute(club_history(20)).unwrap().rows;
        let changed = f64::from_bits(rows[7].after.rating.value().to_bits() ^ 1);
        rows[7].after.rating = Rating::new(changed).unwrap();
        assert_eq!(
            check_history(&rows).unwrap_err(),
            HistoryFault::RowDiffers { number: 8, field: "standing after" }
        );
    }

    #[test]
    fn half_a_match_is_noticed() {
        let mut rows = recompute(club_history(20)).unwrap().rows;
        rows.pop();
        assert_eq!(check_history(&rows).unwrap_err(), HistoryFault::RowCount { stored: 39, recomputed: 38 });
    }

    #[test]
    fn a_match_against_oneself_is_refused() {
        let fault =
            recompute([played(1, RatingList::Casual, 1, 1, 2), played(2, RatingList::Casual, 1, 3, 3)])
                .unwrap_err();
        assert_eq!(fault.to_string(), "match 2 of the history has the same player on both sides");
    }

    proptest! {
        #[test]
        fn a_history_can_be_cut_anywhere(cut in 0_usize..200) {
            let whole = recompute(club_history(200)).unwrap();
            let part = recompute(club_history(200).into_iter().take(cut)).unwrap();
            prop_assert_eq!(&whole.rows[..2 * cut], &part.rows[..]);
        }
    }
}
