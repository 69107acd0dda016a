//! A puzzle as a line of text.
//!
//! Five fields and the answers, with spaces between them: `XGID theme rating games equity answer answer ...`. The
//! XGID has no prefix. An answer is `NAME=LOSS/ERROR/WIN` if it was rolled out, `NAME=LOSS` after a search, and
//! `NAME=LOSS~` by the net alone. All numbers are whole: thousandths of a point, or, for `WIN`, thousandths of the
//! games. `NAME` is `no_double`, `double`, `take`, `pass`, or the number of the play among [`rules::legal_plays`]
//! from 0. The best answer is the first.

use std::fmt::Write as _;

use records::{Xgid, XgidError, XgidStage};
use rules::legal_plays;
use thiserror::Error;

use crate::puzzle::{Choice, CostedChoice, Evidence, Puzzle, PuzzleId};
use crate::theme::NotATheme;

/// The error for a line that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// A field is missing.
    #[error("expected an XGID, a theme, a rating, a number of games, an equity and answers")]
    Fields,
    /// The position is not one.
    #[error(transparent)]
    Question(#[from] XgidError),
    /// The theme is unknown.
    #[error(transparent)]
    Theme(#[from] NotATheme),
    /// A field is not a number in its range.
    #[error("not a number in its range: {0:?}")]
    Number(String),
    /// An answer is not possible in the position, or written twice.
    #[error("not an answer to this question: {0:?}")]
    Answer(String),
    /// Some legal answers are missing.
    #[error("expected {expected} answers, got {found}")]
    Incomplete {
        /// The answers on the line.
        found: usize,
        /// The legal answers.
        expected: usize,
    },
    /// The first answer is not the best.
    #[error("the first answer is not the best one")]
    BestIsNotFirst,
}

impl Puzzle {
    /// Returns the puzzle as a line, without the line break.
    #[must_use]
    pub fn to_line(&self) -> String {
        let question = self.question.to_string();
        let question = question.strip_prefix("XGID=").unwrap_or(&question);
        let mut line = format!("{question} {} {} {} {}", self.theme, self.rating, self.games, self.equity);
        let choices = self.choices();
        for answer in &self.answers {
            let name = choices.iter().find(|(_, choice)| is_same(choice, &answer.choice));
            let name = name.map_or("", |(name, _)| name);
            // Writing to a string cannot fail.
            let _written = match answer.evidence {
                Evidence::Rollout { error, win } => write!(line, " {name}={}/{error}/{win}", answer.loss),
                Evidence::Search => write!(line, " {name}={}", answer.loss),
                Evidence::Net => write!(line, " {name}={}~", answer.loss),
            };
        }
        line
    }

    /// Reads a line.
    ///
    /// # Errors
    /// Returns an error if the line is not a puzzle with all its answers.
    pub fn from_line(line: &str) -> Result<Self, LineError> {
        let mut fields = line.split_ascii_whitespace();
        let mut next = || fields.next().ok_or(LineError::Fields);
        let [question, theme, rating, games, equity] = [next()?, next()?, next()?, next()?, next()?];
        let question: Xgid = question.parse()?;
        let mut puzzle = Self {
            id: PuzzleId::hash_question(&question),
            question,
            theme: theme.parse()?,
            rating: number(rating)?,
            games: number(games)?,
            equity: number(equity)?,
            answers: Vec::new(),
        };
        let choices = puzzle.choices();
        for field in fields {
            let wrong = || LineError::Answer(field.to_owned());
            let (name, rest) = field.split_once('=').ok_or_else(wrong)?;
            let (_, choice) = choices.iter().find(|(one, _)| one == name).ok_or_else(wrong)?;
            if puzzle.answers.iter().any(|answer| is_same(&answer.choice, choice)) {
                return Err(wrong());
            }
            let (loss, evidence) = read_evidence(rest)?;
            puzzle.answers.push(CostedChoice { choice: *choice, loss, evidence });
        }
        let (found, expected) = (puzzle.answers.len(), choices.len());
        if found != expected || found == 0 {
            return Err(LineError::Incomplete { found, expected });
        }
        if puzzle.best().loss > 0 { Err(LineError::BestIsNotFirst) } else { Ok(puzzle) }
    }

    /// Returns all possible answers with their names.
    fn choices(&self) -> Vec<(String, Choice)> {
        let named = |list: [(&str, Choice); 2]| list.map(|(name, choice)| (name.to_owned(), choice)).to_vec();
        match self.question.stage {
            XgidStage::Rolled(roll) => legal_plays(&self.question.position, roll)
                .into_iter()
                .enumerate()
                .map(|(number, play)| (number.to_string(), Choice::Play(play)))
                .collect(),
            XgidStage::ToRoll => named([("no_double", Choice::NoDouble), ("double", Choice::Double)]),
            XgidStage::Doubled => named([("take", Choice::Take), ("pass", Choice::Pass)]),
            XgidStage::Beavered | XgidStage::Raccooned => Vec::new(),
        }
    }
}

/// Returns true if two choices are the same. Plays are the same if they reach the same position.
fn is_same(one: &Choice, other: &Choice) -> bool {
    match (one, other) {
        (Choice::Play(one), Choice::Play(other)) => one.position == other.position,
        _ => one == other,
    }
}

fn read_evidence(text: &str) -> Result<(u16, Evidence), LineError> {
    if let Some(loss) = text.strip_suffix('~') {
        return Ok((number(loss)?, Evidence::Net));
    }
    let mut parts = text.split('/');
    match [parts.next(), parts.next(), parts.next(), parts.next()] {
        [Some(loss), None, None, None] => Ok((number(loss)?, Evidence::Search)),
        [Some(loss), Some(error), Some(win), None] => {
            Ok((number(loss)?, Evidence::Rollout { error: number(error)?, win: number(win)? }))
        }
        _ => Err(LineError::Number(text.to_owned())),
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, LineError> {
    text.parse().map_err(|_no_number| LineError::Number(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAKE: &str =
        "-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:7:10 take 1500 144 -560 take=0/9/361 pass=440/0/0";

    #[test]
    fn a_line_is_read_back_as_it_was() {
        let puzzle = Puzzle::from_line(TAKE).unwrap();
        assert_eq!((puzzle.best().choice, puzzle.equity), (Choice::Take, -560));
        assert_eq!(puzzle.to_line(), TAKE);
    }

    #[test]
    fn broken_lines_say_what_is_wrong() {
        let check = |from: &str, to: &str| Puzzle::from_line(&TAKE.replace(from, to)).unwrap_err();
        assert_eq!(Puzzle::from_line(""), Err(LineError::Fields));
        assert!(matches!(check(":D:", ":Q:"), LineError::Question(_)));
        assert!(matches!(check(" take 15", " tale 15"), LineError::Theme(_)));
        assert!(matches!(check("1500", "-1"), LineError::Number(_)));
        assert!(matches!(check("pass=", "double="), LineError::Answer(_)));
        assert!(matches!(check("pass=440/0/0", "take=1"), LineError::Answer(_)));
        assert!(matches!(check("/0/0", "/0"), LineError::Number(_)));
        assert_eq!(check(" pass=440/0/0", ""), LineError::Incomplete { found: 1, expected: 2 });
        assert_eq!(check("take=0", "take=1"), LineError::BestIsNotFirst);
        // A roll has more answers than these.
        assert!(matches!(
            Puzzle::from_line(
                "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10 opening 1500 144 100 0=0 1=20~"
            ),
            Err(LineError::Incomplete { found: 2, .. })
        ));
    }
}
