//! A puzzle: a question, and the loss of every possible answer.

use std::fmt;
use std::str::FromStr;

use records::{Xgid, XgidStage};
use rules::{LegalPlay, Role, Side};

use crate::theme::Theme;

/// The id of a puzzle. It follows from the question alone, so it stays the same when a set is regenerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleId(u64);

/// The characters of an id. Characters that look alike are left out.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The length of an id in characters, of five bits each.
const CHARACTERS: usize = 8;

impl PuzzleId {
    /// Returns the id of a question: the last 40 bits of its FNV-1a hash.
    #[must_use]
    pub fn hash_question(question: &Xgid) -> Self {
        let hash = question.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(hash & ((1 << (5 * CHARACTERS)) - 1))
    }

    /// Returns the id as a number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..CHARACTERS).rev().try_for_each(|at| {
            let five = usize::try_from(self.0 >> (5 * at) & 31).unwrap_or_default();
            write!(f, "{}", char::from(ALPHABET[five]))
        })
    }
}

/// The error for a text that is not a puzzle's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a puzzle's id has 8 characters, 0 to 9 and lower-case letters")]
pub struct NotAnId;

impl FromStr for PuzzleId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        if text.len() != CHARACTERS {
            return Err(NotAnId);
        }
        text.bytes()
            .try_fold(0, |id, byte| {
                let five = ALPHABET.iter().position(|letter| *letter == byte)?;
                Some(id << 5 | u64::try_from(five).ok()?)
            })
            .map(Self)
            .ok_or(NotAnId)
    }
}

/// A possible answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A play, and the position that it leads to.
    Play(LegalPlay),
    /// Roll without doubling.
    NoDouble,
    /// Double.
    Double,
    /// Take the double.
    Take,
    /// Pass the double.
    Pass,
}

/// The depth at which a choice was evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A rollout.
    Rollout {
        /// The standard error of the equity in thousandths of a point.
        error: u16,
        /// The chance of winning for the side that decides, in thousandths.
        win: u16,
    },
    /// The search at 2-ply.
    Search,
    /// The bare net.
    Net,
}

/// A choice with its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CostedChoice {
    /// The choice.
    pub choice: Choice,
    /// The loss against the best choice, in thousandths of a point.
    pub loss: u16,
    /// The depth of the evaluation.
    pub evidence: Evidence,
}

/// A decision with one clearly best choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The id.
    pub id: PuzzleId,
    /// The question.
    pub question: Xgid,
    /// The kind of position.
    pub theme: Theme,
    /// The first rating, a guess from the features of the decision. 1500 is average.
    pub rating: u16,
    /// The maximum number of games of a rollout.
    pub games: u16,
    /// The equity of the best choice for the side that decides, in thousandths of a point.
    pub equity: i32,
    /// All answers, the best first and the others by their loss. A choice that was rolled out comes before the others.
    pub answers: Vec<CostedChoice>,
}

impl Puzzle {
    /// Returns the side that decides: the side on roll, or the one that has been doubled.
    #[must_use]
    pub fn solver(&self) -> Side {
        match self.question.stage {
            XgidStage::Doubled => self.question.turn.opponent(),
            XgidStage::ToRoll | XgidStage::Rolled(_) | XgidStage::Beavered | XgidStage::Raccooned => {
                self.question.turn
            }
        }
    }

    /// Returns the best choice.
    ///
    /// # Panics
    /// Panics if the puzzle has no answers. [`judge`](crate::judge) and [`Puzzle::from_line`] return no such puzzle.
    #[must_use]
    pub fn best(&self) -> &CostedChoice {
        &self.answers[0]
    }

    /// Returns the role of the side that decides in the position of the question.
    #[must_use]
    pub fn solver_role(&self) -> Role {
        if self.solver() == self.question.turn { Role::Mover } else { Role::Opponent }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_follows_from_the_question_and_is_read_back() {
        let question: Xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".parse().unwrap();
        let other: Xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:0:0:0:7:10".parse().unwrap();
        let id = PuzzleId::hash_question(&question);
        assert_ne!(id, PuzzleId::hash_question(&other));
        assert_eq!(id.to_string().len(), 8);
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "1234567", "123456789", "ilouILOU", "1234567\u{e4}", "        "] {
            assert_eq!(bad.parse::<PuzzleId>(), Err(NotAnId), "{bad}");
        }
    }
}
