//! The players at the model's consoles.

use rules::{LegalPlay, Position, Roll, parse_play};
use wire::Console;

use crate::Numbers;

/// One in this many turns begins with a double, where that is allowed.
const DOUBLE_ONCE_IN: u32 = 24;
/// One in this many doubles is passed.
const PASS_ONCE_IN: u32 = 4;

/// A decision to make. The same moment can recur after an interruption, and must then get the same answer.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The number of the last event of the match.
    pub step: u32,
    /// The player who decides.
    pub console: Console,
    /// The checkers, with that player as the mover. To answer an offer, the opponent is on roll.
    pub position: Position,
    /// The value of the cube, or of the offered cube; `None` until the board knows it.
    pub cube: Option<u16>,
}

/// A person or program that plays at a board.
pub trait Player: std::fmt::Debug + Send {
    /// Returns the dice that this player throws.
    fn dice(&mut self, moment: &Moment) -> (u8, u8);
    /// Returns the index of the chosen play; there is at least one legal play.
    fn play(&mut self, moment: &Moment, roll: Roll, plays: &[LegalPlay]) -> usize;
    /// Returns true if the turn begins with a double.
    fn doubles(&mut self, moment: &Moment) -> bool;
    /// Returns true if the offered cube is taken.
    fn takes(&mut self, moment: &Moment) -> bool;
    /// Returns true if the player accepts an illegal play of the opponent.
    fn accepts_illegal_play(&mut self, _moment: &Moment) -> bool {
        true
    }
    /// Returns true if an offered resignation is accepted.
    fn accepts_resignation(&mut self, _moment: &Moment) -> bool {
        true
    }
}

/// A player with repeatable random decisions. They depend only on a seed and on the number of the match's last event,
/// so faults of the board do not change them.
#[derive(Clone, Copy, Debug)]
pub struct Seeded {
    seed: u64,
}

/// The kind of decision, so that decisions at one step are independent.
#[derive(Clone, Copy)]
enum About {
    Dice = 1,
    Play,
    Double,
    Answer,
}

impl Seeded {
    /// Returns the player of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    fn numbers(self, moment: &Moment, about: About) -> Numbers {
        Numbers::new(self.seed ^ (u64::from(moment.step) << 8) ^ about as u64)
    }
}

impl Player for Seeded {
    fn dice(&mut self, moment: &Moment) -> (u8, u8) {
        let mut numbers = self.numbers(moment, About::Dice);
        (numbers.die(), numbers.die())
    }

    fn play(&mut self, moment: &Moment, _roll: Roll, plays: &[LegalPlay]) -> usize {
        self.numbers(moment, About::Play).below(plays.len())
    }

    fn doubles(&mut self, moment: &Moment) -> bool {
        self.numbers(moment, About::Double).once_in(DOUBLE_ONCE_IN)
    }

    fn takes(&mut self, moment: &Moment) -> bool {
        !self.numbers(moment, About::Answer).once_in(PASS_ONCE_IN)
    }
}

/// A player who follows a script, line by line, and leaves other decisions to another player.
///
/// A line is `roll` or `double` before rolling, `take` or `pass`, two dice such as `31` where dice are thrown
/// at the board, or a play such as `8/5 6/5`. A line that does not fit the decision waits until it does.
#[derive(Debug)]
pub struct Scripted {
    lines: std::collections::VecDeque<String>,
    /// The line that was used last, and its moment, so that it answers the same moment again.
    used: Option<(u32, Kind, String)>,
    otherwise: Box<dyn Player>,
}

/// The kind of decision of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Dice,
    Play,
    Double,
    Answer,
}

impl Scripted {
    /// Parses a script; empty lines and text after a `#` are ignored.
    #[must_use]
    pub fn new(script: &str, otherwise: Box<dyn Player>) -> Self {
        let line = |line: &str| line.split('#').next().unwrap_or_default().trim().to_owned();
        let lines = script.lines().map(line).filter(|line| !line.is_empty()).collect();
        Self { lines, used: None, otherwise }
    }

    /// Returns the next line, if it is of this kind.
    fn next_of_kind<T>(&mut self, step: u32, kind: Kind, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        if let Some((used_at, used_for, line)) = &self.used
            && (*used_at, *used_for) == (step, kind)
        {
            return read(line);
        }
        let found = self.lines.front().and_then(|line| read(line))?;
        if let Some(line) = self.lines.pop_front() {
            self.used = Some((step, kind, line));
        }
        Some(found)
    }
}

fn read_dice(line: &str) -> Option<(u8, u8)> {
    let mut dice =
        line.chars().filter_map(|digit| digit.to_digit(7)).filter_map(|die| u8::try_from(die).ok());
    let is_dice = line.len() <= 3 && line.chars().all(|one| matches!(one, '1'..='6' | '-'));
    if is_dice { dice.next().zip(dice.next()) } else { None }
}

impl Player for Scripted {
    fn dice(&mut self, moment: &Moment) -> (u8, u8) {
        let written = self.next_of_kind(moment.step, Kind::Dice, read_dice);
        written.unwrap_or_else(|| self.otherwise.dice(moment))
    }

    fn play(&mut self, moment: &Moment, roll: Roll, plays: &[LegalPlay]) -> usize {
        let at = |line: &str| {
            let wanted = parse_play(&moment.position, roll, line).ok()?;
            plays.iter().position(|legal| legal.position == wanted.position)
        };
        let written = self.next_of_kind(moment.step, Kind::Play, at);
        written.unwrap_or_else(|| self.otherwise.play(moment, roll, plays))
    }

    fn doubles(&mut self, moment: &Moment) -> bool {
        let read = |line: &str| match line {
            "double" => Some(true),
            "roll" => Some(false),
            _ => None,
        };
        let written = self.next_of_kind(moment.step, Kind::Double, read);
        // While lines are left, only the script doubles: another double would change the game that it describes.
        written.unwrap_or_else(|| self.lines.is_empty() && self.otherwise.doubles(moment))
    }

    fn takes(&mut self, moment: &Moment) -> bool {
        let read = |line: &str| match line {
            "take" => Some(true),
            "pass" => Some(false),
            _ => None,
        };
        let written = self.next_of_kind(moment.step, Kind::Answer, read);
        written.unwrap_or_else(|| self.otherwise.takes(moment))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::legal_plays;

    #[test]
    fn a_script_is_followed_and_then_left_to_another() {
        let script = "# an opening\n31\n8/5 6/5 # makes the point\ndouble\nnonsense\n";
        let mut player = Scripted::new(script, Box::new(Seeded::new(1)));
        let at = |step| Moment { step, console: Console::One, position: Position::STARTING, cube: None };
        let roll = Roll::from_pips([3, 1]).unwrap();
        let plays = legal_plays(&Position::STARTING, roll);
        assert!(!player.doubles(&at(1)));
        for _ in 0..2 {
            assert_eq!(player.dice(&at(1)), (3, 1), "the same moment is answered alike");
        }
        let chosen = player.play(&at(2), roll, &plays);
        assert_eq!(plays[chosen].play.to_string(), "8/5 6/5");
        assert!(player.doubles(&at(7)));
        // A line that fits no decision is never used, so the other player decides.
        assert!(player.takes(&at(8)) == Seeded::new(1).takes(&at(8)));
        assert_eq!(player.lines.len(), 1);
    }
}
