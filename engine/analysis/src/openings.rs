//! The opening reference: the plays of the first two rolls of a game, judged by rollouts of this engine.
//!
//! The reference is a text with a line for each [`OpeningEntry`]. The first fifteen entries are the opening rolls.
//! The others are replies: for an opening roll and a play of it, the 21 rolls of the opponent. [`Openings::next`]
//! names the entry that is missing, so a reference can be made entry by entry.
//!
//! Equities are for money play with a centred cube, without the Jacoby rule and without beavers.

use std::fmt;
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use eval::{Alternative, Context, Engine, Estimate, MoneyRules, Ply, RankedPlay, Rollout};
use records::{Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, Play, Position, Roll, Side, parse_play};
use thiserror::Error;

/// The number of half-moves after which the net's evaluation ends a game of a rollout.
pub const OPENINGS_TRUNCATED_AFTER: u32 = 12;
/// Plays within this distance of the best play at 2-ply are rolled out.
pub const OPENINGS_NEAR: f64 = 0.05;
/// The maximum number of plays of a roll that are rolled out.
const PLAYS_MAX: usize = 6;
/// The reference contains the replies to opening plays within this distance of the best one.
const PLAYED: f64 = 0.02;
/// The highest cube in XGIDs, as a logarithm to base two.
const CUBE_MAX_TURNS: u8 = 10;
/// The first line of the text.
const HEADER: &str = "fullprime-openings 1";
/// The steps of an equity and of a chance in the text.
const EQUITY_STEPS: f64 = 10_000.0;
const CHANCE_STEPS: f64 = 1_000.0;

/// An opening roll, or the reply to an opening roll and its play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningQuestion {
    /// The opening roll and its play, or `None` if `roll` is the opening roll.
    pub opening: Option<(Roll, Play)>,
    /// The roll to play.
    pub roll: Roll,
}

impl OpeningQuestion {
    /// Returns the position before the roll, seen by the side that plays it.
    #[must_use]
    pub fn position(&self) -> Position {
        self.opening
            .map_or(Position::STARTING, |(_, play)| rules::apply_play_unchecked(&Position::STARTING, &play))
    }

    /// Returns the position with the roll as an XGID. White is the side that plays it.
    #[must_use]
    pub fn xgid(&self) -> Xgid {
        Xgid {
            position: self.position(),
            turn: Side::White,
            stage: XgidStage::Rolled(self.roll),
            cube: Cube::START,
            score: BySide::default(),
            game: XgidGame::Money { jacoby: false, beavers: false },
            cube_max_turns: CUBE_MAX_TURNS,
        }
    }
}

/// A roll and the plays of it that were rolled out, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningEntry {
    /// The roll.
    pub question: OpeningQuestion,
    /// The number of games rolled out for each play.
    pub games: u32,
    /// The plays, best first; at least one.
    pub plays: Vec<OpeningPlay>,
}

/// A play of the reference. All numbers are for the side that plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpeningPlay {
    /// The play.
    pub play: Play,
    /// The equity in points.
    pub equity: Estimate,
    /// The equity of the best play minus this one's. The dice are the same for all plays, so this is more exact than
    /// the difference of two equities.
    pub behind: Estimate,
    /// The chance of winning.
    pub win: f64,
    /// The chance of winning a gammon or backgammon.
    pub win_gammon: f64,
    /// The chance of losing a gammon or backgammon.
    pub lose_gammon: f64,
}

/// The error for a line of the text that is not an entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct BadOpenings {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: String,
}

/// The opening reference.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Openings {
    entries: Vec<OpeningEntry>,
}

impl Openings {
    /// Returns the reference that comes with the program.
    ///
    /// # Panics
    /// Panics if the built-in text is damaged, which a test excludes.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Openings> = LazyLock::new(|| {
            Openings::read(include_str!("../openings.txt")).expect("the built-in reference is read in a test")
        });
        &BUILT_IN
    }

    /// Reads the text of a reference. An empty text is an empty reference.
    ///
    /// # Errors
    /// Returns the first line that is wrong.
    pub fn read(text: &str) -> Result<Self, BadOpenings> {
        let mut openings = Self::default();
        for (line, words) in (1..).zip(text.lines()) {
            let bad = |problem: String| BadOpenings { line, problem };
            if line == 1 {
                if words != HEADER {
                    return Err(bad(format!("expected `{HEADER}`")));
                }
            } else if !words.starts_with('#') {
                let entry = entry(words).map_err(bad)?;
                if openings.entry(&entry.question).is_some() {
                    return Err(bad("this roll is listed twice".to_owned()));
                }
                openings.entries.push(entry);
            }
        }
        Ok(openings)
    }

    /// Returns the lines with which the text of a reference begins.
    #[must_use]
    pub fn header() -> String {
        format!(
            "{HEADER}\n# Opening;roll;games;then each play with equity/error/behind/error in ten-thousandths\n\
             # and the chances of winning, of winning a gammon and of losing one in thousandths.\n"
        )
    }

    /// Returns all entries.
    #[must_use]
    pub fn entries(&self) -> &[OpeningEntry] {
        &self.entries
    }

    /// Returns the entry of a roll.
    #[must_use]
    pub fn entry(&self, question: &OpeningQuestion) -> Option<&OpeningEntry> {
        // Plays that lead to the same position count as one.
        let position = question.position();
        self.entries.iter().find(|entry| {
            let other = &entry.question;
            other.roll == question.roll
                && other.opening.map(|(roll, _)| roll) == question.opening.map(|(roll, _)| roll)
                && other.position() == position
        })
    }

    /// Returns the entries of the opening rolls, or those of the replies to an opening roll and its play.
    pub fn rolls(&self, opening: Option<(Roll, Play)>) -> impl Iterator<Item = &OpeningEntry> {
        let rolls = all_rolls().filter(move |roll| opening.is_some() || !roll.is_doublet());
        rolls.filter_map(move |roll| self.entry(&OpeningQuestion { opening, roll }))
    }

    /// Returns true if the reference has the replies to a play of an entry.
    #[must_use]
    pub fn has_replies(&self, entry: &OpeningEntry, play: &OpeningPlay) -> bool {
        let OpeningQuestion { opening, roll } = entry.question;
        opening.is_none() && self.rolls(Some((roll, play.play))).next().is_some()
    }

    /// Adds an entry, unless the reference already has one for its roll.
    pub fn add(&mut self, entry: OpeningEntry) {
        if self.entry(&entry.question).is_none() {
            self.entries.push(entry);
        }
    }

    /// Returns the opening plays whose replies belong to the reference: those near the best of their roll. The best
    /// plays of all rolls come first, then the others by their distance from the best.
    #[must_use]
    pub fn played(&self) -> Vec<(Roll, Play)> {
        let mut played: Vec<(f64, Roll, Play)> = self
            .entries
            .iter()
            .filter(|entry| entry.question.opening.is_none())
            .flat_map(|entry| {
                entry.plays.iter().map(|play| (play.behind.mean, entry.question.roll, play.play))
            })
            .filter(|(behind, ..)| *behind <= PLAYED)
            .collect();
        played.sort_by(|a, b| a.0.total_cmp(&b.0));
        played.into_iter().map(|(_, roll, play)| (roll, play)).collect()
    }

    /// Returns the next roll that has no entry, or `None` if the reference is complete.
    #[must_use]
    pub fn next(&self) -> Option<OpeningQuestion> {
        let missing = |question: &OpeningQuestion| self.entry(question).is_none();
        let mut openings = opening_rolls().map(|roll| OpeningQuestion { opening: None, roll });
        openings.find(missing).or_else(|| {
            self.played()
                .into_iter()
                .flat_map(|played| {
                    all_rolls().map(move |roll| OpeningQuestion { opening: Some(played), roll })
                })
                .find(missing)
        })
    }
}

/// Returns the 15 rolls with which a game can begin.
pub fn opening_rolls() -> impl Iterator<Item = Roll> {
    all_rolls().filter(|roll| !roll.is_doublet())
}

/// Returns all 21 rolls.
pub fn all_rolls() -> impl Iterator<Item = Roll> {
    Roll::ALL_21.iter().map(|(roll, _)| *roll)
}

/// Rolls out the plays of a roll that a 2-ply search puts near the best. `threads` changes only the time.
#[must_use]
pub fn roll_out_opening(
    engine: &Engine,
    question: OpeningQuestion,
    games: u32,
    threads: usize,
) -> OpeningEntry {
    let context = Context::money(MoneyRules::default());
    let position = question.position();
    let ranked = engine.best_plays(&position, question.roll, &context, Ply::TWO, PLAYS_MAX);
    let best = ranked.first().map_or(0.0, |best| best.equity);
    let is_near = |play: &&RankedPlay| play.ply == Ply::TWO && f64::from(best - play.equity) <= OPENINGS_NEAR;
    let near: Vec<&RankedPlay> = ranked.iter().take_while(is_near).collect();
    let alternatives: Vec<Alternative> =
        near.iter().map(|play| Alternative::play(&play.position, &context)).collect();
    let settings = Rollout {
        games_max: games,
        truncate_after: Some(OPENINGS_TRUNCATED_AFTER),
        threads,
        ..Rollout::default()
    };
    let compared = engine.compare(&alternatives, &settings, &mut |_| ControlFlow::Continue(()));
    let ranking = compared.ranking();
    let plays = ranking.iter().map(|&at| {
        let result = &compared.results[at];
        let chance = |chance: f32| rounded(f64::from(chance), CHANCE_STEPS);
        OpeningPlay {
            play: near[at].play,
            equity: rounded_estimate(result.equity),
            behind: rounded_estimate(compared.difference(ranking[0], at)),
            win: chance(result.probabilities.win),
            win_gammon: chance(result.probabilities.win_gammon),
            lose_gammon: chance(result.probabilities.lose_gammon),
        }
    });
    OpeningEntry { question, games, plays: plays.collect() }
}

/// Rounds a number to the steps of the text, so that an entry is the same before and after it is written.
fn rounded(number: f64, steps: f64) -> f64 {
    // Adding zero turns a negative zero into a positive one, which is written without a sign.
    (number * steps).round() / steps + 0.0
}

fn rounded_estimate(estimate: Estimate) -> Estimate {
    Estimate {
        mean: rounded(estimate.mean, EQUITY_STEPS),
        standard_error: rounded(estimate.standard_error, EQUITY_STEPS),
    }
}

impl fmt::Display for OpeningEntry {
    /// Writes the entry as a line of the text, without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((roll, play)) = self.question.opening {
            write!(f, "{roll} {play}")?;
        }
        write!(f, ";{};{}", self.question.roll, self.games)?;
        for play in &self.plays {
            let mut numbers = String::new();
            let OpeningPlay { equity, behind, win, win_gammon, lose_gammon, .. } = *play;
            for equity in [equity.mean, equity.standard_error, behind.mean, behind.standard_error] {
                write!(numbers, "/{:.0}", equity * EQUITY_STEPS)?;
            }
            for chance in [win, win_gammon, lose_gammon] {
                write!(numbers, "/{:.0}", chance * CHANCE_STEPS)?;
            }
            write!(f, ";{}={}", play.play, &numbers[1..])?;
        }
        Ok(())
    }
}

fn entry(line: &str) -> Result<OpeningEntry, String> {
    let mut fields = line.split(';');
    let mut next = |name: &str| fields.next().ok_or_else(|| format!("no {name}"));
    let opening = match next("opening")? {
        "" => None,
        words => {
            let (dice, play) = words.split_once(' ').ok_or("expected an opening roll and its play")?;
            let roll = roll(dice)?;
            Some((roll, parsed(&Position::STARTING, roll, play)?))
        }
    };
    let question = OpeningQuestion { opening, roll: roll(next("roll")?)? };
    let games = next("games")?;
    let games = games.parse().map_err(|_no_number| format!("`{games}` is not a number of games"))?;
    let position = question.position();
    let plays: Result<Vec<OpeningPlay>, String> =
        fields.map(|field| opening_play(&position, question.roll, field)).collect();
    let plays = plays?;
    if plays.is_empty() {
        return Err("no play".to_owned());
    }
    Ok(OpeningEntry { question, games, plays })
}

fn opening_play(position: &Position, roll: Roll, field: &str) -> Result<OpeningPlay, String> {
    let (play, numbers) = field.split_once('=').ok_or_else(|| format!("`{field}` has no numbers"))?;
    let numbers: Result<Vec<i32>, _> = numbers.split('/').map(str::parse).collect();
    let numbers = numbers
        .map_err(|_no_number| format!("`{field}` has something other than whole numbers after `=`"))?;
    let [equity, error, behind, behind_error, win, win_gammon, lose_gammon] = numbers[..] else {
        return Err(format!("`{field}` has {} numbers, not 7", numbers.len()));
    };
    let estimate = |mean: i32, error: i32| Estimate {
        mean: f64::from(mean) / EQUITY_STEPS,
        standard_error: f64::from(error) / EQUITY_STEPS,
    };
    let chance = |chance: i32| f64::from(chance) / CHANCE_STEPS;
    Ok(OpeningPlay {
        play: parsed(position, roll, play)?,
        equity: estimate(equity, error),
        behind: estimate(behind, behind_error),
        win: chance(win),
        win_gammon: chance(win_gammon),
        lose_gammon: chance(lose_gammon),
    })
}

fn parsed(position: &Position, roll: Roll, play: &str) -> Result<Play, String> {
    parse_play(position, roll, play).map(|play| play.play).map_err(|error| format!("`{play}`: {error}"))
}

fn roll(text: &str) -> Result<Roll, String> {
    let mut pips = text.bytes().map(|digit| digit.wrapping_sub(b'0'));
    match (pips.next(), pips.next(), pips.next()) {
        (Some(first), Some(second), None) => Roll::from_pips([first, second]),
        _ => None,
    }
    .ok_or_else(|| format!("`{text}` is not a roll"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_the_same_after_it_was_written_and_read() {
        let engine = Engine::default();
        let mut openings = Openings::default();
        let first = openings.next().unwrap();
        assert_eq!((first.opening, first.roll.to_string().as_str()), (None, "21"));
        let entry = roll_out_opening(&engine, first, 36, 1);
        assert!(entry.plays.len() > 1 && entry.plays[0].behind == Estimate::default());
        assert!(entry.plays.windows(2).all(|pair| pair[0].equity.mean >= pair[1].equity.mean));
        openings.add(entry.clone());
        let answered = OpeningQuestion { opening: Some((first.roll, entry.plays[0].play)), roll: first.roll };
        openings.add(roll_out_opening(&engine, answered, 36, 2));
        let text =
            openings.entries().iter().fold(Openings::header(), |text, entry| format!("{text}{entry}\n"));
        assert_eq!(Openings::read(&text).unwrap(), openings);
        assert_eq!(roll_out_opening(&engine, first, 36, 2), entry, "threads change nothing");
    }

    #[test]
    fn openings_come_first_and_then_the_replies_to_the_best_plays() {
        let play = |roll: Roll, behind: f64, at: usize| OpeningPlay {
            play: rules::legal_plays(&Position::STARTING, roll)[at].play,
            equity: Estimate::default(),
            behind: Estimate { mean: behind, standard_error: 0.0 },
            win: 0.5,
            win_gammon: 0.1,
            lose_gammon: 0.1,
        };
        let mut openings = Openings::default();
        let mut asked = 0;
        while let Some(question) = openings.next() {
            asked += 1;
            let is_opening = question.opening.is_none();
            assert_eq!(is_opening, asked <= 15);
            // Only the second play of 21 is near the best.
            let second = if question.roll.to_string() == "21" { 0.01 } else { 0.03 };
            let plays = match question.opening {
                None => vec![play(question.roll, 0.0, 0), play(question.roll, second, 1)],
                Some((roll, first)) => {
                    let best = rules::legal_plays(&Position::STARTING, roll)[0].play;
                    assert_eq!(first == best, asked <= 15 + 15 * 21, "{asked}");
                    vec![play(opening_rolls().next().unwrap(), 0.0, 0)]
                }
            };
            openings.add(OpeningEntry { question, games: 36, plays });
        }
        assert_eq!(asked, 15 + 16 * 21);
        assert_eq!(openings.entries().len(), asked);
    }

    #[test]
    fn the_built_in_reference_has_every_opening_roll_and_every_reply() {
        let openings = Openings::built_in();
        for roll in opening_rolls() {
            let entry = openings.entry(&OpeningQuestion { opening: None, roll }).unwrap();
            assert!(!entry.plays.is_empty() && entry.games == 1_296);
            assert!(openings.has_replies(entry, &entry.plays[0]));
            for reply in all_rolls() {
                let question = OpeningQuestion { opening: Some((roll, entry.plays[0].play)), roll: reply };
                assert!(openings.entry(&question).is_some_and(|entry| entry.games == 144), "{question:?}");
            }
        }
        assert_eq!(openings.rolls(None).count(), 15);
        // Making the five-point with 31 is the best-known opening play.
        let roll = Roll::from_pips([3, 1]).unwrap();
        let best = openings.entry(&OpeningQuestion { opening: None, roll }).unwrap().plays[0];
        assert_eq!(best.play.to_string(), "8/5 6/5");
        assert!((0.1..0.3).contains(&best.equity.mean));
    }

    #[test]
    fn bad_lines_are_named() {
        let bad = |lines: &str| Openings::read(&format!("{HEADER}\n{lines}")).unwrap_err().to_string();
        assert_eq!(Openings::read("x").unwrap_err().to_string(), "line 1: expected `fullprime-openings 1`");
        assert_eq!(bad(";77;36;8/5=0/0/0/0/0/0/0"), "line 2: `77` is not a roll");
        assert_eq!(bad(";31;many;8/5 6/5=0/0/0/0/0/0/0"), "line 2: `many` is not a number of games");
        assert_eq!(bad(";31;36"), "line 2: no play");
        assert_eq!(bad(";31;36;8/5 6/5=1/2"), "line 2: `8/5 6/5=1/2` has 2 numbers, not 7");
        assert!(bad(";31;36;8/7=0/0/0/0/0/0/0").starts_with("line 2: `8/7`: "));
        let line = ";31;36;8/5 6/5=0/0/0/0/0/0/0";
        assert_eq!(bad(&format!("{line}\n{line}")), "line 3: this roll is listed twice");
        assert_eq!(Openings::read("").unwrap(), Openings::default());
    }
}
