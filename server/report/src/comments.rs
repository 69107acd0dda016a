//! Comments in a match file: the cost of each mistake, and the better choice.

use records::{Transcript, transcript::Comment};
use wire::{AnalysedCube, AnalysedPlay, AnalysedStep, CubeChoice, ErrorClass, MatchAnalysis};

use super::words::{best_cube, class, cost, cube_choice, depth, is_optional};

/// Adds a comment to every mistake and to every turn of the cube, and the totals to the comment on the match. Every
/// step of the analysis is an action of the transcript.
#[must_use]
pub fn with_comments(mut transcript: Transcript, report: &MatchAnalysis) -> Transcript {
    for (game, analysed) in transcript.games.iter_mut().zip(&report.games) {
        for (after, step) in (1..).zip(&analysed.steps) {
            let text = comment(report, step);
            if !text.is_empty() {
                game.comments.push(Comment { after, text });
            }
        }
    }
    let rating = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |rating| format!("{rating:.2}"));
    let totals = format!(
        "Fullprime's analysis, {}. PR: {} {}, {} {}.",
        depth(report),
        report.white,
        rating(report.white_totals.all.performance_rating),
        report.black,
        rating(report.black_totals.all.performance_rating)
    );
    let about = &mut transcript.about.comment;
    *about = if about.is_empty() { totals } else { format!("{about}\n{totals}") };
    transcript
}

fn comment(report: &MatchAnalysis, step: &AnalysedStep) -> String {
    let cube = step.decision.as_ref().and_then(|cube| of_cube(report, cube));
    let play = step.play.as_ref().and_then(|play| of_play(report, play));
    let both: Vec<String> = [cube, play].into_iter().flatten().collect();
    both.join("\n")
}

fn of_cube(report: &MatchAnalysis, cube: &AnalysedCube) -> Option<String> {
    if cube.choice == CubeChoice::NoDouble && cube.class == ErrorClass::Good {
        return None;
    }
    let equities: Vec<String> = cube
        .choices
        .iter()
        .map(|choice| format!("{} {:+.3}", cube_choice(choice.choice, cube.too_good), choice.equity))
        .collect();
    let equities = equities.join(", ");
    Some(if cube.error.equity > 0.0 {
        let (class, cost) = (class(cube.class).to_lowercase(), cost(report, cube.error));
        format!("Cube: {class} ({cost}). Best: {}. {equities}.", best_cube(cube))
    } else if is_optional(cube) {
        format!("Cube: {}. {equities}.", best_cube(cube))
    } else {
        format!("Cube: {equities}.")
    })
}

fn of_play(report: &MatchAnalysis, play: &AnalysedPlay) -> Option<String> {
    let (best, made) = (play.candidates.first()?, play.candidates.get(usize::from(play.played))?);
    (play.class != ErrorClass::Good).then(|| {
        format!(
            "{} ({}). Best: {} {:+.3}. Played: {} {:+.3}.",
            class(play.class),
            cost(report, play.error),
            best.notation,
            best.equity,
            made.notation,
            made.equity
        )
    })
}
