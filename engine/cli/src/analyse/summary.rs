//! The summary of many matches: by player, and by kind of error.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use report::KINDS;
use serde::Serialize;

use super::entry::AnalysedFile;

/// The number of standard errors in an interval of 95 %.
const INTERVAL: f64 = 1.96;

/// The summary of many matches.
#[derive(Debug, Serialize)]
pub(super) struct Summary {
    matches: usize,
    failed: usize,
    /// The players, those with most matches first.
    players: Vec<PlayerTotals>,
    /// The kinds of decisions, of all players together.
    kinds: Vec<Kind>,
}

/// The totals of a player over all matches.
#[derive(Debug, Serialize)]
struct PlayerTotals {
    name: String,
    matches: usize,
    decisions: u32,
    /// PR; none without a decision that counts.
    performance_rating: Option<f64>,
    /// Half the width of the PR's 95 % interval, by the variation between matches; none with fewer than two matches.
    interval: Option<f64>,
    /// The luck of all rolls, in units of the cube.
    luck: f64,
}

/// The errors of one kind.
#[derive(Debug, Serialize)]
struct Kind {
    name: &'static str,
    decisions: u32,
    error: f64,
    performance_rating: Option<f64>,
}

fn rating(error: f64, decisions: u32) -> Option<f64> {
    (decisions > 0).then(|| 500.0 * error / f64::from(decisions))
}

impl Summary {
    pub(super) fn summarise(entries: &[AnalysedFile], failed: usize) -> Summary {
        // Error, decisions and luck of each match of a player.
        let mut by_name: BTreeMap<&str, Vec<(f64, u32, f64)>> = BTreeMap::new();
        for (name, totals) in entries.iter().flat_map(AnalysedFile::sides) {
            let all = totals.all;
            by_name.entry(name).or_default().push((all.error.equity, all.decisions, totals.luck.equity));
        }
        let mut players: Vec<PlayerTotals> =
            by_name.into_iter().map(|(name, matches)| PlayerTotals::from_matches(name, &matches)).collect();
        players.sort_by_key(|player| std::cmp::Reverse(player.matches));
        let kinds = KINDS.map(|(name, tally)| {
            let tallies =
                || entries.iter().flat_map(AnalysedFile::sides).map(move |(_, totals)| tally(totals));
            let decisions = tallies().map(|tally| tally.decisions).sum();
            let error = tallies().map(|tally| tally.error.equity).sum();
            Kind { name, decisions, error, performance_rating: rating(error, decisions) }
        });
        Summary { matches: entries.len(), failed, players, kinds: kinds.into() }
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        self.write(&mut text).unwrap_or_default();
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let matches = if self.matches == 1 { "match" } else { "matches" };
        write!(text, "\n{} {matches}", self.matches)?;
        match self.failed {
            0 => writeln!(text)?,
            1 => writeln!(text, ", 1 file could not be read")?,
            failed => writeln!(text, ", {failed} files could not be read")?,
        }
        let number = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"));
        let head = ("player", "matches", "decisions", "PR", "± 95 %", "luck");
        writeln!(
            text,
            "\n{:<28} {:>7} {:>9} {:>7} {:>7} {:>9}",
            head.0, head.1, head.2, head.3, head.4, head.5
        )?;
        for player in &self.players {
            let name: String = player.name.chars().take(28).collect();
            writeln!(
                text,
                "{name:<28} {:>7} {:>9} {:>7} {:>7} {:>+9.3}",
                player.matches,
                player.decisions,
                number(player.performance_rating),
                number(player.interval),
                player.luck
            )?;
        }
        writeln!(text, "\n{:<28} {:>9} {:>9} {:>7}", "errors", "decisions", "error", "PR")?;
        for kind in &self.kinds {
            let rating = number(kind.performance_rating);
            writeln!(text, "{:<28} {:>9} {:>9.3} {rating:>7}", kind.name, kind.decisions, kind.error)?;
        }
        Ok(())
    }
}

impl PlayerTotals {
    fn from_matches(name: &str, matches: &[(f64, u32, f64)]) -> PlayerTotals {
        let error: f64 = matches.iter().map(|(error, _, _)| error).sum();
        let decisions: u32 = matches.iter().map(|(_, decisions, _)| decisions).sum();
        PlayerTotals {
            name: name.to_owned(),
            matches: matches.len(),
            decisions,
            performance_rating: rating(error, decisions),
            interval: interval(matches),
            luck: matches.iter().map(|(_, _, luck)| luck).sum(),
        }
    }
}

/// Returns half the width of the 95 % interval of a PR. A PR is a ratio of sums; its variance follows from the
/// difference of each match from the common ratio.
fn interval(matches: &[(f64, u32, f64)]) -> Option<f64> {
    let count = u32::try_from(matches.len()).ok().filter(|count| *count >= 2)?;
    let decisions: f64 = matches.iter().map(|(_, decisions, _)| f64::from(*decisions)).sum();
    let error: f64 = matches.iter().map(|(error, _, _)| error).sum();
    let ratio = if decisions > 0.0 { error / decisions } else { return None };
    let squares: f64 =
        matches.iter().map(|(error, decisions, _)| (error - ratio * f64::from(*decisions)).powi(2)).sum();
    let count = f64::from(count);
    Some(INTERVAL * 500.0 * (squares * count / (count - 1.0)).sqrt() / decisions)
}

#[cfg(test)]
mod tests {
    use super::interval;

    #[test]
    fn the_interval_of_equal_matches_is_zero_and_shrinks_with_their_number() {
        assert_eq!(interval(&[(1.0, 100, 0.0)]), None);
        assert_eq!(interval(&[(0.0, 0, 0.0), (0.0, 0, 0.0)]), None);
        assert!(interval(&[(1.0, 100, 0.0), (1.0, 100, 0.0)]).is_some_and(|half| half < 1e-9));
        // Two matches with PR 0 and 10: the standard error of their mean of 5 is 5.
        let two = interval(&[(0.0, 100, 0.0), (2.0, 100, 0.0)]).expect("two matches");
        assert!((two - 1.96 * 5.0).abs() < 1e-9, "{two}");
        let eight = [(0.0, 100, 0.0), (2.0, 100, 0.0)].repeat(4);
        assert!(interval(&eight).is_some_and(|half| half < two / 2.0));
    }
}
