//! Writes an analysis into the records of decisions.
//!
//! A file holds one analysis, in units of the cube. Errors are written as eXtreme Gammon writes them: that of a double
//! is positive, those of an answer and of a play are negative. The equity stored with a cube decision's chances is
//! cubeless.

use std::collections::BTreeMap;

use rules::{LegalPlay, Position, Roll, parse_play};

use super::board::{numbers, pairs};
use super::pack::Record;
use super::read::PROGRAM;
use crate::judgement::{
    EquityUnit, ForeignAnalysis, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName,
};

/// The number of plays that a record can hold.
const PLAYS_MAX: usize = 32;
/// The error of a decision that was not analysed.
pub(super) const NOT_ANALYSED: f64 = -1000.0;

/// The judgements of a match. The key is the game, counted from 1, and the number of its actions before the decision.
#[derive(Debug, Default)]
pub(super) struct Judged<'a> {
    /// The program that made the analysis, or `None` for eXtreme Gammon, which counts its plies from 1.
    pub(super) analyst: Option<&'a str>,
    plays: BTreeMap<(usize, usize), &'a [JudgedPlay]>,
    cubes: BTreeMap<(usize, usize), JudgedCube<'a>>,
}

/// The judgement of the cube.
#[derive(Clone, Copy, Debug)]
pub(super) struct JudgedCube<'a> {
    level: &'a LevelName,
    chances: JudgedChances,
    /// The equities of no double, double and take, double and pass.
    equities: [f32; 3],
}

/// The circumstances of a decision, as the side that decides sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    /// The points that each side still needs, its own first; in a session, the points that each side has.
    pub(super) points: [i32; 2],
    /// The value of the cube, without automatic doubles.
    pub(super) cube: i32,
    /// 1 if the side owns the cube, -1 if the opponent does.
    pub(super) owner: i32,
    pub(super) crawford: bool,
    pub(super) jacoby: bool,
}

/// The cube actions that were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) has_doubled: bool,
    /// Whether a double was taken; `None` without an answer.
    pub(super) is_taken: Option<bool>,
}

impl<'a> Judged<'a> {
    /// Returns the judgements of one analysis, because a file can hold only one: that of eXtreme Gammon if there is
    /// one, otherwise the first. Judgements in match-winning chances are left out.
    pub(super) fn choose_analysis(analyses: &'a [ForeignAnalysis]) -> Judged<'a> {
        let own = analyses.iter().find(|analysis| analysis.program == PROGRAM);
        let Some(analysis) = own.or(analyses.first()) else { return Judged::default() };
        let analyst = Some(analysis.program.as_str()).filter(|program| *program != PROGRAM);
        let mut judged = Judged { analyst, ..Judged::default() };
        for Judgement { game, after, unit, of, .. } in &analysis.judgements {
            match of {
                _ if *unit != EquityUnit::Cube => {}
                JudgedDecision::Play { plays, .. } => {
                    judged.plays.insert((*game, *after), plays);
                }
                JudgedDecision::Cube { level, chances, no_double, double_take, double_pass } => {
                    let equities = [*no_double, *double_take, double_pass.unwrap_or(1.0)];
                    // A record without chances counts as not analysed.
                    if let Some(chances) = *chances {
                        judged.cubes.insert((*game, *after), JudgedCube { level, chances, equities });
                    }
                }
            }
        }
        judged
    }

    /// Returns the judgement of the cube decision after `after` actions of a game.
    pub(super) fn cube(&self, game: usize, after: usize) -> Option<JudgedCube<'a>> {
        self.cubes.get(&(game, after)).copied()
    }

    /// Adds the judgement of the cube to the record of the decision.
    pub(super) fn write_cube(
        &self,
        record: Record,
        judged: JudgedCube<'_>,
        around: Around,
        chosen: Chosen,
    ) -> Record {
        let JudgedCube { level, chances, equities } = judged;
        let [no_double, double_take, double_pass] = equities;
        let doubled = double_take.min(double_pass);
        let (is_double, is_take) = (doubled > no_double, double_take <= double_pass);
        let best = match (is_double, is_take) {
            (true, true) => 1_i16,
            (true, false) => 2,
            (false, true) => 0,
            // Too good to double.
            (false, false) => -1,
        };
        let own = if chosen.has_doubled { doubled } else { no_double };
        let error = f64::from(doubled.max(no_double) - own);
        let answer_error = chosen.is_taken.map_or(0.0, |is_taken| {
            let gained = double_pass - double_take;
            f64::from((if is_taken { gained } else { -gained }).min(0.0))
        });
        let level = i32::from(self.level(level));
        let expected = evaluation(chances, chances.cubeless());
        record
            .i32(92, level)
            .i32s(96, &around.points)
            .i32s(104, &[around.cube, around.owner, i32::from(around.jacoby)])
            .i16(116, i16::from(around.crawford))
            .i16(120, best)
            .f32s(124, &expected)
            .f32s(152, &equities)
            .i16(164, self.level(judged.level))
            .i16(166, -1)
            .f32s(168, &expected)
            .f64(200, error)
            .f64(216, answer_error)
            .i32s(228, &[i32::from(is_double) + 2 * i32::from(is_take), level])
            .i32(256, level)
    }

    /// Adds the judgement of a play to its record. `reached` is the position after the play that was made, as the
    /// opponent sees it.
    pub(super) fn write_play(
        &self,
        record: Record,
        (game, after): (usize, usize),
        (before, roll, reached): (&Position, Roll, Option<&Position>),
        around: Around,
    ) -> Record {
        let Some(plays) = self.plays.get(&(game, after)) else { return record };
        let legal = |play: &'a JudgedPlay| Some((play, parse_play(before, roll, &play.moves).ok()?));
        let mut plays: Vec<(&JudgedPlay, LegalPlay)> = plays.iter().filter_map(legal).collect();
        // The play that was made must stay in the list.
        let made = plays.iter().position(|(_, legal)| Some(&legal.position) == reached);
        if let Some(made) = made.filter(|&made| made >= PLAYS_MAX) {
            plays.swap(made, PLAYS_MAX - 1);
        }
        plays.truncate(PLAYS_MAX);
        let Some((best, _)) = plays.first() else { return record };
        let made = plays.iter().find(|(_, legal)| Some(&legal.position) == reached);
        let error = made.map_or(NOT_ANALYSED, |(made, _)| f64::from((made.equity - best.equity).min(0.0)));
        let level = i32::from(self.level(&best.level));
        let [own, other] = around.points;
        let count = i32::try_from(plays.len()).unwrap_or(0);
        let rules = [i32::from(around.crawford), i32::from(around.jacoby)];
        let mut record = record
            .i32(120, count)
            .i32s(160, &[level, own, other, around.cube, around.owner, rules[0], rules[1], count])
            .bytes(2306, &[0xff; 2])
            .f64(2312, error)
            .i32(2328, 1)
            .i32(2472, level);
        for (index, (judged, legal)) in plays.iter().enumerate() {
            let chances = judged.chances.unwrap_or_default();
            let moves = pairs(&legal.play).map(|place| i8::try_from(place).unwrap_or(-1).to_le_bytes()[0]);
            record = record
                .board(192 + 26 * index, numbers(&legal.position.flip()))
                .bytes(1024 + 8 * index, &moves)
                .i16(1280 + 4 * index, self.level(&judged.level))
                .f32s(1408 + 28 * index, &evaluation(chances, judged.equity));
        }
        record
    }

    fn level(&self, level: &LevelName) -> i16 {
        level.to_xg(self.analyst.is_none())
    }
}

/// Returns the seven numbers of an evaluation: lost backgammons, gammons and games, won games, gammons and backgammons,
/// and the equity.
fn evaluation(chances: JudgedChances, equity: f32) -> [f32; 7] {
    let JudgedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
    [lose_backgammon, lose_gammon, 1.0 - win, win, win_gammon, win_backgammon, equity]
}
