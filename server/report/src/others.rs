//! The analyses of other programs in a file, for comparison with the one made here.

use analysis::{Beside, BesideStep, Level, Plan, Subject};
use eval::MatchEquities;
use records::{ForeignAnalysis, Import, Transcript};
use wire::{AnalysedStep, MatchAnalysis, OtherAnalysis, OtherCube, OtherPlay, OtherStep, OtherTotals, Seat};

use super::message::{cube_choice, rounded};

/// A decision that both programs judged and that counts for the PR.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Both {
    /// The side that decided.
    pub seat: Seat,
    /// The errors, in units of the cube: this program's and the other one's.
    pub errors: [f64; 2],
    /// True if both name the same best choice.
    pub same_best: bool,
}

/// Adds the analyses of a file with this name to a report on the same match, after the analyses of earlier files. Adds
/// none if the match cannot be analysed.
pub fn add_import(report: &mut MatchAnalysis, name: &str, import: &Import, equities: &MatchEquities) {
    if import.analyses.is_empty() {
        return;
    }
    let before = report.others.take().unwrap_or_default();
    let subject = Subject::of_transcript(&import.transcript, false);
    if let Ok(plan) = Plan::new(subject, Level::QUICK) {
        lay_beside(report, &plan, &import.analyses, equities);
    }
    let added = report.others.take().unwrap_or_default();
    let named = added.into_iter().map(|other| OtherAnalysis { file: Some(name.to_owned()), ..other });
    report.others = Some(before.into_iter().chain(named).collect()).filter(|all: &Vec<_>| !all.is_empty());
}

/// Returns analyses of a match with the values of cube decisions as chances of winning the match, as SGF files hold
/// them. Those of a session, or of a match that cannot be analysed, are returned unchanged.
#[must_use]
pub fn in_match_chances(
    transcript: &Transcript,
    mut analyses: Vec<ForeignAnalysis>,
    equities: &MatchEquities,
) -> Vec<ForeignAnalysis> {
    if transcript.length.is_none() || analyses.is_empty() {
        return analyses;
    }
    if let Ok(plan) = Plan::new(Subject::of_transcript(transcript, false), Level::QUICK) {
        analyses.iter_mut().for_each(|analysis| plan.state_in_stakes(analysis, equities));
    }
    analyses
}

/// Adds analyses to the report on the match of `plan`, for comparison.
pub fn lay_beside(
    report: &mut MatchAnalysis,
    plan: &Plan,
    analyses: &[ForeignAnalysis],
    equities: &MatchEquities,
) {
    let others: Vec<OtherAnalysis> =
        analyses.iter().map(|analysis| other(report, plan.beside(analysis, equities))).collect();
    report.others = Some(others).filter(|others| !others.is_empty());
}

fn other(report: &MatchAnalysis, beside: Beside) -> OtherAnalysis {
    let games = beside.games.into_iter().map(|game| game.into_iter().map(step).collect()).collect();
    let unknown = OtherTotals::default();
    let mut other =
        OtherAnalysis { program: beside.program, file: None, games, white: unknown, black: unknown };
    let both = judged_by_both(report, &other);
    (other.white, other.black) = (totals(&both, Seat::White), totals(&both, Seat::Black));
    other
}

fn step(step: BesideStep) -> OtherStep {
    OtherStep {
        play: step.play.map(|play| OtherPlay {
            best: play.best,
            error: play.error.map(rounded),
            level: play.level.to_string(),
        }),
        cube: step.cube.map(|cube| OtherCube {
            best: cube_choice(cube.best),
            error: rounded(cube.error),
            level: cube.level.to_string(),
        }),
    }
}

/// Returns the decisions that count and that both programs judged, in the order of the match.
#[must_use]
pub fn judged_by_both(report: &MatchAnalysis, other: &OtherAnalysis) -> Vec<Both> {
    let games = report.games.iter().zip(&other.games);
    games
        .flat_map(|(game, others)| game.steps.iter().zip(others).flat_map(|(ours, other)| both(ours, other)))
        .collect()
}

fn both(ours: &AnalysedStep, other: &OtherStep) -> impl Iterator<Item = Both> {
    let cube = ours.decision.as_ref().filter(|cube| cube.counted).zip(other.cube.as_ref());
    let cube = cube.map(|(ours_cube, other)| Both {
        seat: ours.seat,
        errors: [ours_cube.error.equity, other.error],
        same_best: ours_cube.choices.first().is_some_and(|best| best.choice == other.best),
    });
    let play = ours.play.as_ref().filter(|play| !play.forced).zip(other.play.as_ref());
    let play = play.and_then(|(play, other)| {
        let best = play.candidates.first().map(|best| best.notation.as_str());
        Some(Both {
            seat: ours.seat,
            errors: [play.error.equity, other.error?],
            // Two notations may denote the same play.
            same_best: best == Some(other.best.as_str())
                || (play.error.equity == 0.0 && other.error == Some(0.0)),
        })
    });
    cube.into_iter().chain(play)
}

fn totals(both: &[Both], seat: Seat) -> OtherTotals {
    let of_seat: Vec<&Both> = both.iter().filter(|one| one.seat == seat).collect();
    let decisions = u32::try_from(of_seat.len()).unwrap_or(u32::MAX);
    let rating = |program: usize| {
        let lost: f64 = of_seat.iter().map(|one| one.errors[program]).sum();
        (decisions > 0).then(|| (50_000.0 * lost / f64::from(decisions)).round() / 100.0)
    };
    OtherTotals { decisions, own_rating: rating(0), other_rating: rating(1) }
}
