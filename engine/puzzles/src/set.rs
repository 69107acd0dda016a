//! A set of puzzles in memory, and the one that is built in.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::line::LineError;
use crate::puzzle::{Puzzle, PuzzleId};
use crate::theme::Theme;

/// A set of puzzles.
#[derive(Debug, Default)]
pub struct Set {
    puzzles: Vec<Puzzle>,
    /// The place of each puzzle in the list.
    by_id: HashMap<PuzzleId, usize>,
}

static BUILT_IN: LazyLock<Set> = LazyLock::new(|| {
    // A test reads every line, so an error cannot reach a program that was built from a tested tree.
    Set::read(include_str!("../set.txt")).unwrap_or_default()
});

impl Set {
    /// Returns the set that comes with the program. It is read once, at the first call.
    #[must_use]
    pub fn built_in() -> &'static Self {
        &BUILT_IN
    }

    /// Reads a set: one puzzle per line. Empty lines and lines that begin with `#` are skipped. Of puzzles with the
    /// same question the first one counts.
    ///
    /// # Errors
    /// Returns the first line that is not a puzzle, counted from 1, and the reason.
    pub fn read(text: &str) -> Result<Self, (usize, LineError)> {
        let mut set = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if !line.trim().is_empty() && !line.starts_with('#') {
                set.add(Puzzle::from_line(line).map_err(|error| (number, error))?);
            }
        }
        Ok(set)
    }

    /// Adds a puzzle. Returns false if the set has this question already.
    pub fn add(&mut self, puzzle: Puzzle) -> bool {
        if self.by_id.contains_key(&puzzle.id) {
            return false;
        }
        self.by_id.insert(puzzle.id, self.puzzles.len());
        self.puzzles.push(puzzle);
        true
    }

    /// Returns the puzzle with this id.
    #[must_use]
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.by_id.get(&id).and_then(|at| self.puzzles.get(*at))
    }

    /// Returns all puzzles in the order of the set.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns the puzzles of a theme, or all of them.
    pub fn filter_by_theme(&self, theme: Option<Theme>) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| theme.is_none_or(|theme| puzzle.theme == theme))
    }

    /// Returns the puzzle of a day, counted in days since 1970: the same for everyone, and a different one each day
    /// until the set has been used up. Returns `None` for an empty set.
    #[must_use]
    pub fn of_day(&self, day: i64) -> Option<&Puzzle> {
        let count = i64::try_from(self.puzzles.len()).ok().filter(|count| *count > 0)?;
        // Neighbours in the set often come from one game. A step without a common factor visits all puzzles.
        let step = (count * 5 / 8..).find(|step| common_factor(*step, count) == 1)?;
        let place = (day.rem_euclid(count) * step).rem_euclid(count);
        self.puzzles.get(usize::try_from(place).ok()?)
    }
}

/// Returns the greatest common factor.
fn common_factor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_factor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_built_in_puzzle_is_read_and_its_theme_is_right() {
        let set = Set::read(include_str!("../set.txt")).unwrap();
        assert!(set.all().len() >= 100, "{}", set.all().len());
        for puzzle in set.all() {
            assert!(puzzle.answers[1].loss >= 40, "{}", puzzle.to_line());
            assert!(puzzle.answers.iter().all(|answer| answer.loss >= puzzle.best().loss));
            assert_eq!(set.get(puzzle.id), Some(puzzle));
        }
        for theme in Theme::ALL {
            assert!(set.filter_by_theme(Some(theme)).next().is_some(), "no puzzle about {theme}");
        }
    }

    #[test]
    fn each_day_has_its_own_puzzle_until_the_set_is_used_up() {
        let set = Set::built_in();
        let count = set.all().len();
        let days = i64::try_from(count).unwrap();
        let seen: HashSet<PuzzleId> =
            (20_000..20_000 + days).filter_map(|day| Some(set.of_day(day)?.id)).collect();
        assert_eq!(seen.len(), count);
        assert_eq!(set.of_day(-1).unwrap().id, set.of_day(days - 1).unwrap().id);
        assert!(Set::default().of_day(0).is_none());
    }
}
