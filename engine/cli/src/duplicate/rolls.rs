//! Files of roll sets: drawn for physical boards or another server, and checked before play.

use std::num::NonZeroU16;

use clap::Args;
use competitions::team_match::{ROLLS_MIN, RollSet, roll_sets_from_csv, roll_sets_to_csv};
use dice::{Bytes32, Contribution, GamesMax, MatchId, MatchSeed};
use play::OpeningThrow;
use rules::{BySide, Side};
use serde_json::json;

/// The name that stands for a match id when the keys of the sets are derived from the seed of a file. It is not the id
/// of any match, so no match has these rolls.
const NAME: &str = "fullprime-roll-sets";
/// The maximum number of turns of a side in a file.
const TURNS_MAX: u32 = 1_000;

/// The roll sets to draw.
#[derive(Debug, Args)]
pub(super) struct Draw {
    /// The number of sets, one for each board.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=1000))]
    sets: u16,
    /// The number of the first set.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    first: u32,
    /// The number of turns of each side in a set.
    #[arg(long, default_value_t = 250)]
    turns: u32,
    /// The seed of the sets, 64 hexadecimal digits. The operating system draws it if it is not given.
    #[arg(long)]
    seed: Option<String>,
}

impl Draw {
    /// Returns the CSV file.
    ///
    /// # Errors
    /// Returns an error if the turns are too few or too many, or the seed is invalid.
    pub(super) fn csv(&self) -> Result<String, String> {
        let least = u32::try_from(ROLLS_MIN).unwrap_or(u32::MAX);
        if !(least..=TURNS_MAX).contains(&self.turns) {
            return Err(format!("--turns: {least} to {TURNS_MAX}, got {}", self.turns));
        }
        let seed = match &self.seed {
            Some(text) => text.parse::<Bytes32>().map_err(|error| format!("--seed: {error}"))?.0,
            None => drawn_seed()?,
        };
        let name: MatchId = NAME.parse().expect("the name is short and plain");
        let sets = NonZeroU16::new(self.sets).ok_or("--sets: at least 1")?;
        let absent = BySide { white: Contribution::Absent, black: Contribution::Absent };
        let keys = MatchSeed::new(seed).keys(&name, absent, GamesMax::new(sets));
        let drawn = (1..=u32::from(self.sets)).map(|at| {
            let dice = keys.game(at).map_err(|error| error.to_string())?;
            let throw = dice.opening();
            let opening = OpeningThrow::new(throw.ties, BySide { white: throw.white, black: throw.black })
                .ok_or("an opening throw decided nothing")?;
            let rolls =
                BySide::new_with(|side: Side| (1..=self.turns).map(|turn| dice.roll(side, turn)).collect());
            Ok(RollSet::new(self.first + at - 1, opening, rolls))
        });
        let drawn: Vec<RollSet> = drawn.collect::<Result<_, String>>()?;
        Ok(roll_sets_to_csv(&drawn))
    }
}

/// Returns a seed from the operating system.
fn drawn_seed() -> Result<[u8; 32], String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| format!("--seed: the system draws none: {error}"))?;
    Ok(seed)
}

/// Checks a file and returns its content.
///
/// # Errors
/// Returns the first error and its place.
pub(super) fn check(text: &str) -> Result<serde_json::Value, String> {
    let sets = roll_sets_from_csv(text).map_err(|error| error.to_string())?;
    let sets: Vec<_> = sets.iter().map(|set| json!({ "set": set.number(), "turns": set.turns() })).collect();
    Ok(json!({ "sets": sets }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(seed: Option<String>) -> Draw {
        Draw { sets: 3, first: 7, turns: 100, seed }
    }

    #[test]
    fn drawn_sets_are_a_file_that_is_read_and_follow_from_their_seed() {
        let seed = Some("7".repeat(64));
        let csv = draw(seed.clone()).csv().unwrap();
        assert_eq!(csv, draw(seed).csv().unwrap());
        assert_ne!(csv, draw(None).csv().unwrap());
        let found = check(&csv).unwrap();
        assert_eq!(found["sets"][2], json!({ "set": 9, "turns": 100 }));
        let again = roll_sets_to_csv(&roll_sets_from_csv(&csv).unwrap());
        assert_eq!(again, csv);
    }

    #[test]
    fn invalid_rolls_and_options_are_reported() {
        let few = Draw { turns: 99, ..draw(None) };
        assert_eq!(few.csv().unwrap_err(), "--turns: 100 to 1000, got 99");
        assert!(draw(Some("x".to_owned())).csv().unwrap_err().starts_with("--seed: "));
        let csv = draw(None).csv().unwrap();
        let short: String = csv.lines().take(50).map(|line| format!("{line}\n")).collect();
        assert!(check(&short).unwrap_err().contains("at least 100 are needed"));
        assert!(check("a,b").unwrap_err().starts_with("line 1"));
        let equal = "set,turn,white,black\n1,0,3,3\n1,1,31,52\n";
        assert_eq!(check(equal).unwrap_err(), "set 1: the opening throw must end with two different dice");
    }
}
