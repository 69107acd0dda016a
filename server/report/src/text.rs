//! An annotated match as text: one line for each action, then the totals of both players.

use std::fmt::Write as _;

use wire::{
    AnalysedGame, AnalysedRollout, AnalysedStep, AnalysisAmount, CubeChoice, ErrorClass, MatchAnalysis,
};

use super::words::{
    OtherLine, best_cube, crawford, cube_choice, depth, dice, done_with_cube, is_optional, mark, name,
    other_lines, result, stake, stake_word, stakes, totals,
};

/// Returns the annotated match as text.
#[must_use]
pub fn text(report: &MatchAnalysis) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    write(report, &mut text).unwrap_or_default();
    text
}

fn write(report: &MatchAnalysis, text: &mut String) -> std::fmt::Result {
    writeln!(text, "{} and {}: {}, {}", report.white, report.black, stakes(report), depth(report))?;
    for (number, game) in (1..).zip(&report.games) {
        write_game(report, number, game, text)?;
    }
    write_totals(report, text)
}

fn write_game(
    report: &MatchAnalysis,
    number: usize,
    game: &AnalysedGame,
    text: &mut String,
) -> std::fmt::Result {
    let crawford = crawford(report, game);
    writeln!(text, "\nGame {number}, {}-{}{crawford}", game.score.white, game.score.black)?;
    writeln!(
        text,
        "{:>4}  {:<12} {:<24} {:>7} {:>8}     {:>7}  best",
        "",
        "",
        "",
        "error",
        stake_word(report),
        "luck"
    )?;
    for (index, step) in game.steps.iter().enumerate() {
        write_step(report, index + 1, step, text)?;
        for OtherLine { program, level, error, best } in other_lines(report, number - 1, index) {
            let program: String = program.chars().take(12).collect();
            let line = format!(
                "{:>4}  {program:<12} {level:<24} {error:>7} {:>8} {:<3} {:>7}  {best}",
                "", "", "", ""
            );
            writeln!(text, "{}", line.trim_end())?;
        }
    }
    match game.winner {
        Some(winner) => {
            let points = if game.points == 1 { "point" } else { "points" };
            writeln!(text, "      {} wins {} {points}", name(report, winner), game.points)
        }
        None => writeln!(text, "      not played to its end"),
    }
}

fn write_step(
    report: &MatchAnalysis,
    number: usize,
    step: &AnalysedStep,
    text: &mut String,
) -> std::fmt::Result {
    let who: String = name(report, step.seat).chars().take(12).collect();
    let mut numbered = Some(number);
    let mut begin = |what: &str| {
        let number = numbered.take().map_or_else(String::new, |number| number.to_string());
        format!("{number:>4}  {who:<12} {what:<24}")
    };
    if let Some(cube) = &step.decision
        && (cube.choice != CubeChoice::NoDouble || cube.class != ErrorClass::Good)
    {
        let line = begin(done_with_cube(cube.choice));
        let best = if cube.error.equity > 0.0 || is_optional(cube) { best_cube(cube) } else { "" };
        let best = best.to_owned() + &rolled_out(cube.rollout.as_ref());
        let error = error(report, cube.error, cube.class);
        writeln!(text, "{}", format!("{line} {error} {:>7}  {best}", "").trim_end())?;
    }
    if let Some(roll) = step.dice {
        let luck = step.luck.map_or_else(String::new, |luck| format!("{:+.3}", luck.equity));
        let dice = dice(roll);
        let line = match &step.play {
            None => {
                let what = match &step.illegal {
                    Some(illegal) => format!("{dice}: {illegal} (illegal)"),
                    None => format!("{dice}: not played"),
                };
                format!("{} {:>20} {luck:>7}", begin(&what), "")
            }
            Some(play) => {
                let made = play.candidates.get(usize::from(play.played));
                let made = made.map_or("", |made| made.notation.as_str());
                let best = match play.candidates.first() {
                    Some(best) if play.error.equity > 0.0 => best.notation.as_str(),
                    Some(_) | None => "",
                };
                let best = best.to_owned() + &rolled_out(play.rollout.as_ref());
                let error = error(report, play.error, play.class);
                format!("{} {error} {luck:>7}  {best}", begin(&format!("{dice}: {made}")))
            }
        };
        writeln!(text, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Returns the note on a rollout: the games, the lead of the best choice with its 95 % confidence interval, and the
/// choice that lookahead preferred.
fn rolled_out(rollout: Option<&AnalysedRollout>) -> String {
    let Some(rollout) = rollout else { return String::new() };
    let before = match (&rollout.play_before, rollout.choice_before) {
        _ if !rollout.best_changed => String::new(),
        (Some(play), _) => format!(", before: {play}"),
        (None, Some(choice)) => format!(", before: {}", cube_choice(choice, false)),
        (None, None) => String::new(),
    };
    let clear = if rollout.decided { "" } else { ", too close to call" };
    let (games, margin, range) = (rollout.games, rollout.margin, 1.96 * rollout.margin_error);
    format!(" (R {games}: by {margin:.3} ±{range:.3}{clear}{before})")
}

/// Returns the columns of an error, which are empty for a loss of zero.
fn error(report: &MatchAnalysis, error: AnalysisAmount, class: ErrorClass) -> String {
    if error.equity <= 0.0 {
        return " ".repeat(20);
    }
    format!("{:>7.3} {:>8} {:<3}", error.equity, stake(report, error.stake), mark(class))
}

fn write_totals(report: &MatchAnalysis, text: &mut String) -> std::fmt::Result {
    let cut = |name: &str| name.chars().take(16).collect::<String>();
    writeln!(text, "\n{:<24} {:>16} {:>16}", "", cut(&report.white), cut(&report.black))?;
    for (title, [white, black]) in totals(report) {
        writeln!(text, "{title:<24} {white:>16} {black:>16}")?;
    }
    writeln!(text, "\n{}", result(report))
}
