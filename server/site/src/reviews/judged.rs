//! The analysis of a match in the form that the files of other programs contain.

use records::{
    ForeignAnalysis, Judgement,
    judgement::{EquityUnit, JudgedChances, JudgedDecision, JudgedPlay, LevelName},
    match_record,
};
use wire::{
    AnalysedCandidate, AnalysedCube, AnalysedPlay, AnalysedStep, AnalysisChances, CubeChoice, MatchAnalysis,
    Seat,
};

/// The name of this program in files.
const PROGRAM: &str = "Fullprime";

/// Returns a report as an analysis that a file can hold. Answers to a double are judged together with the double.
#[must_use]
pub fn of_report(report: &MatchAnalysis) -> ForeignAnalysis {
    let mut judgements = Vec::new();
    for (game, analysed) in (1..).zip(&report.games) {
        for (after, step) in analysed.steps.iter().enumerate() {
            let seat = match step.seat {
                Seat::White => match_record::Seat::White,
                Seat::Black => match_record::Seat::Black,
            };
            let decisions = [step.decision.as_ref().and_then(cube), play(step)];
            judgements.extend(decisions.into_iter().flatten().map(|of| Judgement {
                game,
                after,
                seat,
                unit: EquityUnit::Cube,
                of,
            }));
        }
    }
    ForeignAnalysis { program: PROGRAM.to_owned(), judgements }
}

/// Returns the judgement of the choice between rolling and doubling. Analyses of earlier
/// versions do not state the equity of a take where the opponent should pass; for them it returns `None`.
fn cube(cube: &AnalysedCube) -> Option<JudgedDecision> {
    let equity = |wanted: CubeChoice| {
        cube.choices.iter().find(|one| one.choice == wanted).map(|one| number(one.equity))
    };
    let (no_double, double) = (equity(CubeChoice::NoDouble)?, equity(CubeChoice::Double)?);
    let double_take = cube.taken.map(number).or(Some(double).filter(|double| *double < 1.0))?;
    Some(JudgedDecision::Cube {
        level: level(cube.plies, cube.rollout.is_some()),
        chances: Some(chances(cube.chances)),
        no_double,
        double_take,
        double_pass: Some(1.0),
    })
}

fn play(step: &AnalysedStep) -> Option<JudgedDecision> {
    let AnalysedPlay { candidates, plies, .. } = step.play.as_ref()?;
    let (one, other) = step.dice?;
    let judged = |candidate: &AnalysedCandidate| JudgedPlay {
        moves: candidate.notation.clone(),
        level: level(candidate.plies.unwrap_or(*plies), candidate.standard_error.is_some()),
        chances: Some(chances(candidate.chances)),
        equity: number(candidate.equity),
    };
    Some(JudgedDecision::Play { dice: [one, other], plays: candidates.iter().map(judged).collect() })
}

fn level(plies: u8, is_rollout: bool) -> LevelName {
    if is_rollout { LevelName::ROLLOUT } else { LevelName::of_plies(plies.into()) }
}

fn chances(of: AnalysisChances) -> JudgedChances {
    JudgedChances {
        win: number(of.win),
        win_gammon: number(of.win_gammon),
        win_backgammon: number(of.win_backgammon),
        lose_gammon: number(of.lose_gammon),
        lose_backgammon: number(of.lose_backgammon),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "reports have five digits, and the numbers in files have seven"
)]
fn number(number: f64) -> f32 {
    number as f32
}
