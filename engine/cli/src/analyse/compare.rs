//! Compares the errors found here with those in the analyses that files contain.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use wire::Seat;

use super::entry::AnalysedFile;

/// The comparison with each program.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(super) struct Comparison(Vec<WithProgram>);

/// The comparison with one program.
#[derive(Debug, Serialize)]
struct WithProgram {
    program: String,
    players: Vec<PlayerRow>,
    /// The decisions that count and that both programs judged.
    decisions: usize,
    /// Pearson's correlation of the PRs of players in matches; none with fewer than two, or if all are equal.
    rating_correlation: Option<f64>,
    /// The mean of this program's PR minus the other program's.
    rating_difference: Option<f64>,
    /// Pearson's correlation of the errors of decisions.
    error_correlation: Option<f64>,
    /// The mean of this program's error minus the other program's, in units of the cube.
    error_difference: Option<f64>,
    /// The mean absolute difference of the two errors, in units of the cube.
    error_distance: Option<f64>,
    /// The share of the decisions in which both programs name the same best choice.
    same_best: Option<f64>,
}

/// One player in one match.
#[derive(Debug, Serialize)]
struct PlayerRow {
    file: String,
    player: String,
    decisions: u32,
    here: f64,
    there: f64,
}

impl Comparison {
    pub(super) fn compare_entries(entries: &[AnalysedFile]) -> Comparison {
        let mut programs: BTreeMap<&str, WithProgram> = BTreeMap::new();
        let mut errors: BTreeMap<&str, Vec<(f64, f64, bool)>> = BTreeMap::new();
        for (entry, other) in
            entries.iter().flat_map(|entry| entry.others.iter().map(move |other| (entry, other)))
        {
            let program = programs.entry(&other.program).or_insert_with(|| WithProgram::new(&other.program));
            for (seat, name) in [(Seat::White, &entry.white), (Seat::Black, &entry.black)] {
                let totals = other.seat_totals(seat);
                if let Some((here, there)) = totals.own_rating.zip(totals.other_rating) {
                    let (file, player) = (entry.file.clone(), name.clone());
                    program.players.push(PlayerRow {
                        file,
                        player,
                        decisions: totals.decisions,
                        here,
                        there,
                    });
                }
            }
            errors.entry(&other.program).or_default().extend(&other.errors);
        }
        let finished = programs
            .into_iter()
            .map(|(name, program)| program.finish(errors.get(name).map_or(&[], Vec::as_slice)));
        Comparison(finished.collect())
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        if self.0.is_empty() {
            "No file contains an analysis by another program.\n".clone_into(&mut text);
        }
        for program in &self.0 {
            // Writing to a string cannot fail.
            program.write(&mut text).unwrap_or_default();
        }
        text
    }
}

impl WithProgram {
    fn new(program: &str) -> WithProgram {
        WithProgram {
            program: program.to_owned(),
            players: Vec::new(),
            decisions: 0,
            rating_correlation: None,
            rating_difference: None,
            error_correlation: None,
            error_difference: None,
            error_distance: None,
            same_best: None,
        }
    }

    fn finish(self, errors: &[(f64, f64, bool)]) -> WithProgram {
        let ratings: Vec<(f64, f64)> = self.players.iter().map(|row| (row.here, row.there)).collect();
        let pairs: Vec<(f64, f64)> = errors.iter().map(|(here, there, _)| (*here, *there)).collect();
        WithProgram {
            decisions: errors.len(),
            rating_correlation: correlation(&ratings),
            rating_difference: mean(ratings.iter().map(|(here, there)| here - there)),
            error_correlation: correlation(&pairs),
            error_difference: mean(pairs.iter().map(|(here, there)| here - there)),
            error_distance: mean(pairs.iter().map(|(here, there)| (here - there).abs())),
            same_best: mean(errors.iter().map(|(_, _, same)| f64::from(u8::from(*same)))),
            ..self
        }
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "Compared with {}\n", self.program)?;
        let head = ("player", "decisions", "PR here", "PR there", "difference", "file");
        writeln!(
            text,
            "{:<24} {:>9} {:>8} {:>8} {:>10}  {}",
            head.0, head.1, head.2, head.3, head.4, head.5
        )?;
        for PlayerRow { file, player, decisions, here, there } in &self.players {
            let player: String = player.chars().take(24).collect();
            let difference = here - there;
            writeln!(
                text,
                "{player:<24} {decisions:>9} {here:>8.2} {there:>8.2} {difference:>+10.2}  {file}"
            )?;
        }
        let number = |value: Option<f64>, digits: usize| {
            value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
        };
        writeln!(
            text,
            "\nPR, by player and match: correlation {}, mean difference {}",
            number(self.rating_correlation, 3),
            number(self.rating_difference, 2)
        )?;
        writeln!(
            text,
            "errors of {} decisions: correlation {}, mean difference {}, mean distance {}, same best choice {} %\n",
            self.decisions,
            number(self.error_correlation, 3),
            number(self.error_difference, 4),
            number(self.error_distance, 4),
            number(self.same_best.map(|part| 100.0 * part), 1)
        )
    }
}

/// Returns the mean, or `None` without values.
fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for value in values {
        sum += value;
        count += 1.0;
    }
    (count > 0.0).then(|| sum / count)
}

/// Returns Pearson's correlation, or `None` with fewer than two pairs or if one of the values never changes.
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let (one, other) = (mean(pairs.iter().map(|pair| pair.0))?, mean(pairs.iter().map(|pair| pair.1))?);
    let sum =
        |of: fn(f64, f64) -> f64| -> f64 { pairs.iter().map(|pair| of(pair.0 - one, pair.1 - other)).sum() };
    let spread = (sum(|x, _| x * x) * sum(|_, y| y * y)).sqrt();
    (spread > 0.0).then(|| sum(|x, y| x * y) / spread)
}

#[cfg(test)]
mod tests {
    use super::correlation;

    #[test]
    fn correlations_are_those_of_pearson() {
        assert_eq!(correlation(&[]), None);
        assert_eq!(correlation(&[(1.0, 2.0)]), None);
        assert_eq!(correlation(&[(1.0, 2.0), (1.0, 3.0)]), None);
        for (pairs, expected) in [
            ([(1.0, 10.0), (2.0, 20.0), (3.0, 30.0)], 1.0),
            ([(1.0, 3.0), (2.0, 2.0), (3.0, 1.0)], -1.0),
            ([(0.0, 0.0), (1.0, 1.0), (2.0, 0.0)], 0.0),
        ] {
            let found = correlation(&pairs).expect("three different pairs");
            assert!((found - expected).abs() < 1e-12, "{found}");
        }
    }
}
