//! The reference field with which profiles are compared: the rated players of this site. Only matches played here
//! count, because imports prove nothing.

mod reading;

use std::collections::{BTreeMap, HashMap};

use store::{
    id::UserId,
    learning::{MistakeTheme, Played, Tally},
};
use tokio::time::Instant;
use wire::{ArchivePart, ReferenceField};

/// The maximum number of matches of one player that count.
const OF_ONE_MAX: u32 = 60;
/// The minimum number of players for a comparison.
const PLAYERS_MIN: usize = 5;

/// The parts of a profile, in the order in which they are shown.
pub(super) const PARTS: [ArchivePart; 8] = [
    ArchivePart::All,
    ArchivePart::Plays,
    ArchivePart::Doubles,
    ArchivePart::Answers,
    ArchivePart::Opening,
    ArchivePart::Contact,
    ArchivePart::Race,
    ArchivePart::BearOff,
];

/// The field with the time at which it was computed.
#[derive(Debug)]
pub(super) struct CachedField {
    at: Instant,
    field: Field,
}

/// The figures of the field.
#[derive(Debug, Clone, Default)]
pub(super) struct Field {
    players: u32,
    matches: u32,
    medians: BTreeMap<ArchivePart, f64>,
    quartiles: Option<(f64, f64, f64)>,
    shares: BTreeMap<MistakeTheme, f64>,
}

impl Field {
    /// Returns the median PR of a part; `None` if the field is too small.
    pub(super) fn median_of(&self, part: ArchivePart) -> Option<f64> {
        self.medians.get(&part).copied()
    }

    /// Returns the cost of a theme in PR over all decisions of the field; `None` if the field is too small.
    pub(super) fn share_of(&self, theme: MistakeTheme) -> Option<f64> {
        (self.quartiles.is_some()).then(|| self.shares.get(&theme).copied().unwrap_or(0.0))
    }

    pub(super) fn to_wire(&self) -> ReferenceField {
        let rounded = |value: f64| (value * 100.0).round() / 100.0;
        ReferenceField {
            players: self.players,
            matches: self.matches,
            quartiles: self.quartiles.map(|(low, mid, high)| (rounded(low), rounded(mid), rounded(high))),
        }
    }
}

#[derive(Debug, Default)]
struct Adding {
    players: HashMap<UserId, OfPlayer>,
    themes: BTreeMap<MistakeTheme, f64>,
    decisions: u32,
}

#[derive(Debug, Default)]
struct OfPlayer {
    matches: u32,
    /// Decisions and errors, by [`PARTS`].
    parts: [(u32, f64); PARTS.len()],
}

impl Adding {
    fn add(&mut self, player: UserId, played: &Played) {
        let row = self.players.entry(player).or_default();
        if row.matches >= OF_ONE_MAX {
            return;
        }
        row.matches += 1;
        let totals = &played.totals;
        let of: [&Tally; PARTS.len()] = [
            &totals.all,
            &totals.plays,
            &totals.doubles,
            &totals.answers,
            &totals.opening,
            &totals.contact,
            &totals.race,
            &totals.bear_off,
        ];
        for (sum, tally) in row.parts.iter_mut().zip(of) {
            sum.0 += tally.decisions;
            sum.1 += tally.error.equity;
        }
        self.decisions = self.decisions.saturating_add(totals.all.decisions);
        for mistake in &played.mistakes {
            *self.themes.entry(mistake.theme).or_default() += mistake.error;
        }
    }

    fn field(self) -> Field {
        let rated = |part: usize| -> Vec<f64> {
            let players = self.players.values().map(|player| player.parts[part]);
            let mut ratings: Vec<f64> = players
                .filter(|(decisions, _)| *decisions > 0)
                .map(|(decisions, error)| 500.0 * error / f64::from(decisions))
                .collect();
            ratings.sort_by(f64::total_cmp);
            ratings
        };
        let medians = (0..PARTS.len()).filter_map(|part| Some((PARTS[part], quantile(&rated(part), 2)?)));
        let all = rated(0);
        let quartiles = match (quantile(&all, 1), quantile(&all, 2), quantile(&all, 3)) {
            (Some(low), Some(mid), Some(high)) => Some((low, mid, high)),
            _ => None,
        };
        let share = |error: f64| 500.0 * error / f64::from(self.decisions.max(1));
        Field {
            players: u32::try_from(all.len()).unwrap_or(u32::MAX),
            matches: self.players.values().map(|player| player.matches).sum(),
            medians: medians.collect(),
            quartiles,
            shares: self.themes.iter().map(|(theme, error)| (*theme, share(*error))).collect(),
        }
    }
}

/// Returns a quartile of sorted values, interpolated between the two nearest; `None` if there are too few.
fn quantile(sorted: &[f64], quarter: usize) -> Option<f64> {
    if sorted.len() < PLAYERS_MIN {
        return None;
    }
    let place = (sorted.len() - 1) * quarter;
    let (below, rest) = (place / 4, u32::try_from(place % 4).unwrap_or(0));
    let above = sorted.get(below + 1).unwrap_or(&sorted[below]);
    Some(sorted[below] + (above - sorted[below]) * f64::from(rest) / 4.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_need_five_players() {
        assert_eq!(quantile(&[1.0, 2.0, 3.0, 4.0], 2), None);
        let five = [1.0, 2.0, 3.0, 4.0, 9.0];
        assert_eq!([1, 2, 3].map(|quarter| quantile(&five, quarter)), [Some(2.0), Some(3.0), Some(4.0)]);
        let six = [1.0, 2.0, 3.0, 4.0, 9.0, 10.0];
        assert_eq!([1, 2, 3].map(|quarter| quantile(&six, quarter)), [Some(2.25), Some(3.5), Some(7.75)]);
    }
}
