//! An annotated match as a self-contained page: all moves, the totals, and every mistake with its position.

use std::fmt::{self, Write as _};

use wire::{
    AnalysedCube, AnalysedGame, AnalysedPlay, AnalysedStep, AnalysisAmount, CubeChoice, ErrorClass,
    MatchAnalysis,
};

use super::{
    diagram::diagram,
    html::escaped,
    words::{
        OPTIONAL, OtherLine, best_cube, class, cost, crawford, cube_choice, depth, dice, done_with_cube,
        mark, name, other_lines, result, stake, stake_word, stakes, totals,
    },
};

const STYLE: &str = include_str!("style.css");
/// The maximum number of plays shown beside a position.
const PLAYS_MAX: usize = 5;

/// Returns the annotated match as an HTML document in English, without scripts. It loads nothing.
#[must_use]
pub fn page(report: &MatchAnalysis) -> String {
    let mut html = String::new();
    // Writing to a string cannot fail.
    write(report, &mut html).unwrap_or_default();
    html
}

fn write(report: &MatchAnalysis, html: &mut String) -> fmt::Result {
    let title = format!("{} and {}", escaped(&report.white), escaped(&report.black));
    write!(
        html,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n\
         <p class=\"soft\">{}, {}</p>\n",
        stakes(report),
        depth(report)
    )?;
    write_totals(report, html)?;
    for (number, game) in (1..).zip(&report.games) {
        write_game(report, number, game, html)?;
    }
    html.push_str("</body></html>\n");
    Ok(())
}

fn write_totals(report: &MatchAnalysis, html: &mut String) -> fmt::Result {
    let (white, black) = (escaped(&report.white), escaped(&report.black));
    writeln!(
        html,
        "<div class=\"wide\"><table><thead><tr><td></td><th class=\"n\" scope=\"col\">{white}</th>\
         <th class=\"n\" scope=\"col\">{black}</th></tr></thead><tbody>"
    )?;
    for (title, [white, black]) in totals(report) {
        writeln!(
            html,
            "<tr><th scope=\"row\">{title}</th><td class=\"n\">{white}</td><td class=\"n\">{black}</td></tr>"
        )?;
    }
    writeln!(html, "</tbody></table></div>\n<p>{}</p>", escaped(&result(report)))
}

fn write_game(report: &MatchAnalysis, number: usize, game: &AnalysedGame, html: &mut String) -> fmt::Result {
    let crawford = crawford(report, game);
    write!(
        html,
        "<h2>Game {number}, {}-{}{crawford}</h2>\n<div class=\"wide\"><table><thead><tr><th class=\"n\" \
         scope=\"col\">#</th><th scope=\"col\">player</th><th scope=\"col\">play</th><th class=\"n\" \
         scope=\"col\">error</th><th class=\"n\" scope=\"col\">{}</th><th></th><th class=\"n\" \
         scope=\"col\">luck</th><th scope=\"col\">best</th></tr></thead><tbody>\n",
        game.score.white,
        game.score.black,
        stake_word(report)
    )?;
    for (index, step) in game.steps.iter().enumerate() {
        write_step(report, index + 1, step, html)?;
        for OtherLine { program, level, error, best } in other_lines(report, number - 1, index) {
            writeln!(
                html,
                "<tr class=\"soft\"><td></td><td>{}</td><td>{}</td><td class=\"n\">{error}</td><td></td><td></td>\
                 <td></td><td>{}</td></tr>",
                escaped(program),
                escaped(level),
                escaped(best)
            )?;
        }
    }
    html.push_str("</tbody></table></div>\n");
    match game.winner {
        Some(winner) => {
            let points = if game.points == 1 { "point" } else { "points" };
            writeln!(html, "<p>{} wins {} {points}.</p>", escaped(name(report, winner)), game.points)?;
        }
        None => html.push_str("<p>Not played to its end.</p>\n"),
    }
    for (number, step) in (1..).zip(&game.steps) {
        write_mistakes(report, number, step, html)?;
    }
    Ok(())
}

/// Writes the rows of a step: its cube action or cube mistake, and its play.
fn write_step(report: &MatchAnalysis, number: usize, step: &AnalysedStep, html: &mut String) -> fmt::Result {
    let who = escaped(name(report, step.seat));
    let mut row = |what: &str, error: Option<(AnalysisAmount, ErrorClass)>, luck: &str, best: &str| {
        let error = error.filter(|(error, _)| error.equity > 0.0);
        let (equity, staked, marked) = error.map_or_else(Default::default, |(error, class)| {
            (format!("{:.3}", error.equity), stake(report, error.stake), mark(class))
        });
        let mistake = if marked.is_empty() { "" } else { " class=\"mistake\"" };
        let best = if error.is_some() || best == OPTIONAL { best } else { "" };
        writeln!(
            html,
            "<tr{mistake}><td class=\"n\">{number}</td><td>{who}</td><td>{}</td><td class=\"n\">{equity}</td>\
             <td class=\"n\">{staked}</td><td>{marked}</td><td class=\"n\">{luck}</td><td>{}</td></tr>",
            escaped(what),
            escaped(best)
        )
    };
    if let Some(cube) = &step.decision
        && (cube.choice != CubeChoice::NoDouble || cube.class != ErrorClass::Good)
    {
        row(done_with_cube(cube.choice), Some((cube.error, cube.class)), "", best_cube(cube))?;
    }
    let Some(roll) = step.dice else { return Ok(()) };
    let luck = step.luck.map_or_else(String::new, |luck| format!("{:+.3}", luck.equity));
    let dice = dice(roll);
    match (&step.play, &step.illegal) {
        (Some(play), _) => {
            let made = play.candidates.get(usize::from(play.played)).map_or("", |made| &made.notation);
            let best = play.candidates.first().map_or("", |best| &best.notation);
            row(&format!("{dice}: {made}"), Some((play.error, play.class)), &luck, best)
        }
        (None, Some(illegal)) => row(&format!("{dice}: {illegal} (illegal)"), None, &luck, ""),
        (None, None) => row(&format!("{dice}: not played"), None, &luck, ""),
    }
}

/// Writes the doubtful and worse decisions of a step, each with the position before it.
fn write_mistakes(
    report: &MatchAnalysis,
    number: usize,
    step: &AnalysedStep,
    html: &mut String,
) -> fmt::Result {
    if let Some(cube) = &step.decision
        && cube.class != ErrorClass::Good
    {
        let before_roll = AnalysedStep { dice: None, ..step.clone() };
        write_cube(report, number, &before_roll, cube, html)?;
    }
    match &step.play {
        Some(play) if play.class != ErrorClass::Good => write_play(report, number, step, play, html),
        Some(_) | None => Ok(()),
    }
}

fn open_article(
    report: &MatchAnalysis,
    number: usize,
    step: &AnalysedStep,
    what: &str,
    html: &mut String,
) -> fmt::Result {
    let title = escaped(&format!("{number}. {}: {what}", name(report, step.seat)));
    writeln!(html, "<article>{}<div><h3>{title}</h3>", diagram(step, &title))
}

fn write_cube(
    report: &MatchAnalysis,
    number: usize,
    step: &AnalysedStep,
    cube: &AnalysedCube,
    html: &mut String,
) -> fmt::Result {
    open_article(report, number, step, done_with_cube(cube.choice), html)?;
    writeln!(
        html,
        "<p>{} ({}). Best: {}.</p>\n<table><tbody>",
        class(cube.class),
        cost(report, cube.error),
        best_cube(cube)
    )?;
    for choice in &cube.choices {
        write_choice(html, cube_choice(choice.choice, cube.too_good), choice.equity, choice.standard_error)?;
    }
    html.push_str("</tbody></table></div></article>\n");
    Ok(())
}

fn write_play(
    report: &MatchAnalysis,
    number: usize,
    step: &AnalysedStep,
    play: &AnalysedPlay,
    html: &mut String,
) -> fmt::Result {
    let played = usize::from(play.played);
    let made = play.candidates.get(played).map_or("", |made| &made.notation);
    let roll = step.dice.map(dice).unwrap_or_default();
    open_article(report, number, step, &format!("{roll}: {made}"), html)?;
    writeln!(html, "<p>{} ({}).</p>\n<table><tbody>", class(play.class), cost(report, play.error))?;
    let shown = play.candidates.iter().enumerate();
    for (at, candidate) in shown.filter(|(at, _)| *at < PLAYS_MAX || *at == played) {
        let note = if at == played { " (played)" } else { "" };
        write_choice(
            html,
            &format!("{}{note}", candidate.notation),
            candidate.equity,
            candidate.standard_error,
        )?;
    }
    html.push_str("</tbody></table></div></article>\n");
    Ok(())
}

fn write_choice(html: &mut String, what: &str, equity: f64, standard_error: Option<f64>) -> fmt::Result {
    let error = standard_error.map_or_else(String::new, |error| format!(" ±{error:.3}"));
    writeln!(html, "<tr><td>{}</td><td class=\"n\">{equity:+.3}{error}</td></tr>", escaped(what))
}
