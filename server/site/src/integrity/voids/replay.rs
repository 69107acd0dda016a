//! Recomputes the ratings of a stretch of history. Pure: rows in, rows out.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use ratings::{HistoryRow, RatingList, Standing};
use store::{
    id::{MatchId, UserId},
    voids::history::Place,
};

/// The number of places that one query reads.
pub(super) const PORTION: i64 = 10_000;

type Key = (RatingList, UserId);
type MatchHistoryRow = HistoryRow<MatchId, UserId>;

/// The standings of all players who were rated since the first place of the replay.
///
/// A player who appears for the first time has the standing of the stored row, because nothing before the first place
/// changes. So no earlier row is read, and seeded starting standings need no special rule.
#[derive(Debug, Default)]
pub(crate) struct Replay {
    standings: BTreeMap<Key, Standing>,
    /// The matches that become voided or valid.
    changed: HashSet<MatchId>,
    becomes_voided: bool,
    directly: BTreeSet<Key>,
    rated: usize,
}

impl Replay {
    /// Starts a replay in which these matches become voided, or become valid again.
    pub(crate) fn new(changed: HashSet<MatchId>, becomes_voided: bool) -> Replay {
        Replay { changed, becomes_voided, ..Replay::default() }
    }

    /// Returns the correct rows of the next place. A voided match leaves both players' standings unchanged; its
    /// rows hold the standings that they had.
    pub(crate) fn rate(&mut self, place: &Place) -> [MatchHistoryRow; 2] {
        let is_changed = self.changed.contains(&place.winner.match_id);
        let is_voided = if is_changed { self.becomes_voided } else { place.is_voided };
        let keys = [&place.winner, &place.loser].map(|row| (row.list, row.player));
        let before = [(keys[0], place.winner.before), (keys[1], place.loser.before)]
            .map(|(key, stored)| *self.standings.entry(key).or_insert(stored));
        if is_changed {
            self.directly.extend(keys);
        }
        if is_voided {
            let row = |row: &MatchHistoryRow, before| MatchHistoryRow {
                before,
                after: before,
                k: 0.0,
                p: 0.0,
                ..row.clone()
            };
            return [row(&place.winner, before[0]), row(&place.loser, before[1])];
        }
        self.rated += 1;
        let rated = ratings::rate(place.winner.n, before[0], before[1]);
        self.standings.insert(keys[0], rated.winner);
        self.standings.insert(keys[1], rated.loser);
        let row = |row: &MatchHistoryRow, before, after, k| MatchHistoryRow {
            before,
            after,
            k,
            p: rated.p,
            ..row.clone()
        };
        [
            row(&place.winner, before[0], rated.winner, rated.k_winner),
            row(&place.loser, before[1], rated.loser, rated.k_loser),
        ]
    }

    /// Returns a player's standing after the last place; `None` if the player was not rated since the first.
    pub(crate) fn standing(&self, key: Key) -> Option<Standing> {
        self.standings.get(&key).copied()
    }

    /// Returns the standings of all players who were rated since the first place.
    pub(crate) fn standings(&self) -> impl Iterator<Item = (Key, Standing)> + '_ {
        self.standings.iter().map(|(key, standing)| (*key, *standing))
    }

    /// Returns the players of the matches that become voided or valid.
    pub(crate) fn directly(&self) -> impl Iterator<Item = Key> + '_ {
        self.directly.iter().copied()
    }

    /// Returns the number of matches that were rated again.
    pub(crate) fn rated(&self) -> usize {
        self.rated
    }
}

/// Returns true if two rows of one match are equal to the last bit.
pub(crate) fn is_same(one: &MatchHistoryRow, other: &MatchHistoryRow) -> bool {
    let is_same = |one: f64, other: f64| one.to_bits() == other.to_bits();
    one.before.is_bit_for_bit(other.before)
        && one.after.is_bit_for_bit(other.after)
        && is_same(one.k, other.k)
        && is_same(one.p, other.p)
}
