//! The analyses in the records of decisions.

use rules::{Roll, Side};

use super::moves::moves;
use super::value::Value;
use crate::judgement::{EquityUnit, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName};
use crate::match_record::Seat;

/// The judgements of a match, collected so far.
#[derive(Debug, Default)]
pub(super) struct Judgements {
    pub(super) found: Vec<Judgement>,
}

/// Returns a number of an analysis. Returns `None` for numbers far from any equity, because these mark decisions that
/// were not analysed.
#[expect(clippy::cast_possible_truncation, reason = "equities and chances have few digits")]
fn number(value: &Value) -> Option<f32> {
    let number = value.number()? as f32;
    (number.abs() < 100.0).then_some(number)
}

fn chances(equity: &Value) -> Option<JudgedChances> {
    Some(JudgedChances {
        win: number(equity.get("myWins"))?,
        win_gammon: number(equity.get("myGammon"))?,
        win_backgammon: number(equity.get("myBackGammon"))?,
        lose_gammon: number(equity.get("oppGammon"))?,
        lose_backgammon: number(equity.get("oppBackGammon"))?,
    })
}

/// Returns the level of an analysis. `BGBlitz` counts plies like eXtreme Gammon.
fn level(record: &Value) -> Option<LevelName> {
    let plies = record.get("ply").whole().filter(|plies| (1..=9).contains(plies))?;
    Some(LevelName::of_plies(u32::try_from(plies).ok()?))
}

/// Returns true if the equities of a match are based on the chance of winning it, and not on points.
fn is_of_match(equity: &Value) -> bool {
    equity.get("hasEMG").flag() == Some(true)
}

fn judged_play(option: &Value) -> Option<JudgedPlay> {
    let equity = option.get("eq");
    let of_match = number(equity.get("emg")).filter(|_| is_of_match(equity));
    let of_money =
        || number(equity.get("cubeDecision").get("eqCubeFul")).or_else(|| number(equity.get("equity")));
    Some(JudgedPlay {
        moves: moves(option.get("move"))?,
        level: level(option)?,
        chances: Some(chances(equity)?),
        equity: of_match.or_else(of_money)?,
    })
}

impl Judgements {
    /// Adds the judgement of a play and, before it, the judgement of the decision not to double.
    pub(super) fn play(&mut self, record: &Value, game: usize, after: usize, side: Side, roll: Roll) {
        self.cube(record, game, after, side);
        let mut plays: Vec<JudgedPlay> =
            record.get("moveAnalysis").list().iter().filter_map(judged_play).collect();
        if plays.is_empty() {
            return;
        }
        plays.sort_by(|one, other| other.equity.total_cmp(&one.equity));
        let of = JudgedDecision::Play { dice: [roll.high().pips(), roll.low().pips()], plays };
        self.found.push(Judgement { game, after, seat: Seat::from(side), unit: EquityUnit::Cube, of });
    }

    /// Adds the judgement of the cube. The numbers of a match are converted to the scale on which a pass costs 1.
    pub(super) fn cube(&mut self, record: &Value, game: usize, after: usize, side: Side) {
        let equity = record.get("equity");
        let decision = equity.get("cubeDecision");
        let judged = || {
            let numbers =
                ["eqNoDouble", "eqDoubleTake", "eqDoublePass"].map(|name| number(decision.get(name)));
            let [Some(no_double), Some(double_take), Some(double_pass)] = numbers else { return None };
            let mut equities = [no_double, double_take, double_pass];
            if is_of_match(equity) {
                // The file states the value of one position on both scales. The scales differ by a factor and a
                // constant, and the value of a pass gives the second equation.
                let (chance, same) = (number(equity.get("matchEquity"))?, number(equity.get("emg"))?);
                let unit = (double_pass - chance) / (1.0 - same);
                if !unit.is_finite() || unit.abs() < 1e-6 {
                    return None;
                }
                equities = equities.map(|equity| 1.0 + (equity - double_pass) / unit);
            }
            let [no_double, double_take, double_pass] = equities;
            let (level, chances, double_pass) = (level(record)?, Some(chances(equity)?), Some(double_pass));
            Some(JudgedDecision::Cube { level, chances, no_double, double_take, double_pass })
        };
        if let Some(of) = judged() {
            self.found.push(Judgement { game, after, seat: Seat::from(side), unit: EquityUnit::Cube, of });
        }
    }
}
