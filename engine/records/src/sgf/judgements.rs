//! The analyses in files of GNU Backgammon: the properties `A` of plays and `DA` of the cube.
//!
//! ```text
//! A[2][hefe E ver 3 0.551 0.175 0.008 0.117 0.006 0.223 1C 0 1 0.0 1][xufe E ver 3 ...]
//! DA[E ver 3 2C 1 0.0 1 0.500 0.130 0.004 0.135 0.005 -0.007 0.4995 0.500 ... 0.4778]
//! ```
//!
//! The first value of `A` is the number of the play that was made. Each further value is a play: its moves, the kind
//! of evaluation, five chances, the equity, and the plies, followed by `C` if the cube counts. `DA` begins with the
//! plies. Then come the chances and the cubeless and the cubeful value without a double, and the same numbers after a
//! double that is taken. Files of version 1.07 were compared with the tables that the program prints for them. The
//! equities of plays are in units of the cube. The cubeful values of cube decisions are chances of winning the match,
//! or, in a session, in units of the cube before the double. Rollouts (`X`) have another form and are left out.

use rules::Side;

use super::moves::{read_roll, written_moves};
use super::tree::Node;
use crate::judgement::{
    EquityUnit, ForeignAnalysis, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName,
};
use crate::match_record::Seat;

/// The maximum number of plays of a roll that are kept.
const PLAYS_MAX: usize = 64;

/// The judgements of a match, collected so far.
#[derive(Debug, Default)]
pub(super) struct Judgements {
    found: Vec<Judgement>,
    /// The unit of the values of cube decisions.
    pub(super) cube_unit: EquityUnit,
}

impl Judgements {
    /// Adds the judgements of a node. `game` is counted from 1, and `after` is the number of actions before the node.
    pub(super) fn node(&mut self, node: &Node, side: Side, turn: &str, game: usize, after: usize) {
        let seat = Seat::from(side);
        // The node of the answer repeats the analysis of the double.
        let is_answer = matches!(turn, "take" | "drop");
        if let Some(of) = node.value("DA").filter(|_| !is_answer).and_then(cube) {
            self.found.push(Judgement { game, after, seat, unit: self.cube_unit, of });
        }
        let plays: Vec<JudgedPlay> =
            node.values("A").iter().filter_map(|text| play(side, text)).take(PLAYS_MAX).collect();
        let roll = turn.get(..2).and_then(read_roll).filter(|_| !plays.is_empty());
        let Some(dice) = roll.map(|roll| [roll.high().pips(), roll.low().pips()]) else { return };
        let of = JudgedDecision::Play { dice, plays };
        self.found.push(Judgement { game, after, seat, unit: EquityUnit::Cube, of });
    }

    /// Returns the analysis of the program that the first node of the file names in `PG`, or that wrote the file, whose
    /// name is the first part of `AP`.
    pub(super) fn finish(self, root: Option<&Node>) -> Vec<ForeignAnalysis> {
        let name = root
            .and_then(|root| root.value("PG").or_else(|| root.value("AP")?.split(':').next()))
            .map(str::trim);
        ForeignAnalysis::wrap_judgements(name.filter(|name| !name.is_empty()).unwrap_or("SGF"), self.found)
    }
}

/// Reads numbers up to the first word that is not a number.
fn numbers<const N: usize>(words: &mut std::str::SplitAsciiWhitespace<'_>) -> Option<[f32; N]> {
    let mut numbers = [0.0; N];
    for number in &mut numbers {
        *number = words.next()?.parse().ok().filter(|number: &f32| number.is_finite())?;
    }
    Some(numbers)
}

fn chances([win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; 5]) -> JudgedChances {
    JudgedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
}

/// Reads the words before the numbers of an evaluation: `E ver 3`.
fn begins_evaluation(words: &mut std::str::SplitAsciiWhitespace<'_>) -> Option<()> {
    (words.next()? == "E" && words.next()? == "ver" && words.next()?.parse::<u8>().is_ok()).then_some(())
}

/// Reads plies with the cube, such as `2C`.
fn level(word: &str) -> Option<LevelName> {
    word.strip_suffix('C')?.parse().ok().map(LevelName::of_plies)
}

fn play(side: Side, text: &str) -> Option<JudgedPlay> {
    let mut words = text.split_ascii_whitespace();
    let letters = words.next()?;
    begins_evaluation(&mut words)?;
    let judged = numbers(&mut words)?;
    let [equity] = numbers(&mut words)?;
    let level = level(words.next()?)?;
    // In a turn the letters follow two dice, so two characters stand in for the dice here.
    let moves = written_moves(side, &format!("00{letters}"))?.trim_end().to_owned();
    Some(JudgedPlay { moves, level, chances: Some(chances(judged)), equity })
}

fn cube(text: &str) -> Option<JudgedDecision> {
    let mut words = text.split_ascii_whitespace();
    begins_evaluation(&mut words)?;
    let level = level(words.next()?)?;
    let [_, _, _] = numbers(&mut words)?;
    let judged = numbers(&mut words)?;
    let [_cubeless, no_double] = numbers(&mut words)?;
    let [_, _, _, _, _] = numbers(&mut words)?;
    let [_cubeless_taken, double_take] = numbers(&mut words)?;
    let chances = Some(chances(judged));
    Some(JudgedDecision::Cube { level, chances, no_double, double_take, double_pass: None })
}
