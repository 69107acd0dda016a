//! A report of an analysis as text: a line for each action, then the totals of both players.

use std::fmt::Write as _;

use wire::{
    AnalysedCube, AnalysedGame, AnalysedStep, AnalysisAmount, AnalysisStakes, AnalysisTally, AnalysisTotals,
    CubeChoice, ErrorClass, MatchAnalysis, Seat,
};

type TallyOf = fn(&AnalysisTotals) -> AnalysisTally;

/// Returns the whole report.
pub(super) fn table(report: &MatchAnalysis) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    write(report, &mut text).unwrap_or_default();
    text
}

fn write(report: &MatchAnalysis, text: &mut String) -> std::fmt::Result {
    let stakes = match report.stakes {
        AnalysisStakes::Match { length: 1 } => "a match to 1 point".to_owned(),
        AnalysisStakes::Match { length } => format!("a match to {length} points"),
        AnalysisStakes::Money { jacoby, beavers } => {
            let option = |on, word| if on { word } else { "" };
            format!("points{}{}", option(jacoby, ", Jacoby"), option(beavers, ", beavers"))
        }
        AnalysisStakes::Cubeless => "points without a cube".to_owned(),
    };
    let rolled_out = match report.rollout_games {
        0 => String::new(),
        games => format!(", mistakes rolled out by {games} games"),
    };
    writeln!(
        text,
        "{} and {}: {stakes}, looked at {}-ply{rolled_out}",
        report.white, report.black, report.plies
    )?;
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
    let crawford = if game.crawford { ", Crawford" } else { "" };
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
    for (number, step) in (1..).zip(&game.steps) {
        write_step(report, number, step, text)?;
    }
    match game.winner {
        Some(winner) => {
            let points = if game.points == 1 { "point" } else { "points" };
            writeln!(text, "      {} wins {} {points}", name(report, winner), game.points)
        }
        None => writeln!(text, "      not played to its end"),
    }
}

fn stake_word(report: &MatchAnalysis) -> &'static str {
    if matches!(report.stakes, AnalysisStakes::Match { .. }) { "match %" } else { "points" }
}

fn name(report: &MatchAnalysis, seat: Seat) -> &str {
    match seat {
        Seat::White => &report.white,
        Seat::Black => &report.black,
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
        let line = begin(cube_word(cube.choice));
        let best = if cube.error.equity > 0.0 { best_cube(cube) } else { String::new() };
        let best = best + &rolled_out(cube.choices.first().and_then(|best| best.standard_error));
        let error = error(report, cube.error, cube.class);
        writeln!(text, "{}", format!("{line} {error} {:>7}  {best}", "").trim_end())?;
    }
    if let Some((first, second)) = step.dice {
        let luck = step.luck.map_or_else(String::new, |luck| format!("{:+.3}", luck.equity));
        let dice = format!("{}{}", first.max(second), first.min(second));
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
                let best = best.to_owned()
                    + &rolled_out(play.candidates.first().and_then(|best| best.standard_error));
                let error = error(report, play.error, play.class);
                format!("{} {error} {luck:>7}  {best}", begin(&format!("{dice}: {made}")))
            }
        };
        writeln!(text, "{}", line.trim_end())?;
    }
    Ok(())
}

fn cube_word(choice: CubeChoice) -> &'static str {
    match choice {
        CubeChoice::NoDouble => "rolls",
        CubeChoice::Double => "doubles",
        CubeChoice::Take => "takes",
        CubeChoice::Pass => "passes",
        CubeChoice::Beaver => "beavers",
        CubeChoice::Raccoon => "raccoons",
    }
}

fn best_cube(cube: &AnalysedCube) -> String {
    let best = cube.choices.first().map_or("", |best| match best.choice {
        CubeChoice::NoDouble if cube.too_good => "too good to double",
        CubeChoice::NoDouble => "no double",
        CubeChoice::Double => "double",
        CubeChoice::Take => "take",
        CubeChoice::Pass => "pass",
        CubeChoice::Beaver => "beaver",
        CubeChoice::Raccoon => "raccoon",
    });
    best.to_owned()
}

/// Returns the note on a rollout, with the standard error of the best candidate.
fn rolled_out(standard_error: Option<f64>) -> String {
    standard_error.map_or_else(String::new, |error| format!(" (R, ±{error:.3})"))
}

/// Returns the mark of an error: nothing for a loss of zero, more question marks for larger errors.
fn error(report: &MatchAnalysis, error: AnalysisAmount, class: ErrorClass) -> String {
    if error.equity <= 0.0 {
        return " ".repeat(20);
    }
    let mark = match class {
        ErrorClass::Good => "",
        ErrorClass::Doubtful => "?",
        ErrorClass::Bad => "??",
        ErrorClass::VeryBad => "???",
    };
    format!("{:>7.3} {:>8} {mark:<3}", error.equity, stake(report, error.stake))
}

fn stake(report: &MatchAnalysis, stake: f64) -> String {
    match report.stakes {
        AnalysisStakes::Match { .. } => format!("{:.2}", stake * 100.0),
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => format!("{stake:.3}"),
    }
}

fn write_totals(report: &MatchAnalysis, text: &mut String) -> std::fmt::Result {
    let cut = |name: &str| name.chars().take(16).collect::<String>();
    writeln!(text, "\n{:<24} {:>16} {:>16}", "", cut(&report.white), cut(&report.black))?;
    let both = [&report.white_totals, &report.black_totals];
    let mut row = |title: &str, cell: &dyn Fn(&AnalysisTotals) -> String| {
        let [white, black] = both.map(cell);
        writeln!(text, "{title:<24} {white:>16} {black:>16}")
    };
    let or_none = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"));
    row("PR", &|totals| or_none(totals.all.performance_rating))?;
    row("Snowie error rate", &|totals| or_none(totals.snowie_error_rate))?;
    row("decisions that count", &|totals| totals.all.decisions.to_string())?;
    row("error", &|totals| format!("{:.3}", totals.all.error.equity))?;
    row(&format!("error, {}", stake_word(report)), &|totals| stake(report, totals.all.error.stake))?;
    row("luck", &|totals| format!("{:+.3}", totals.luck.equity))?;
    row(&format!("luck, {}", stake_word(report)), &|totals| stake(report, totals.luck.stake))?;
    row("doubtful, bad, very bad", &|totals| {
        let AnalysisTally { doubtful, bad, very_bad, .. } = totals.all;
        format!("{doubtful}, {bad}, {very_bad}")
    })?;
    let kinds: [(&str, TallyOf); 7] = [
        ("checker plays", |totals| totals.plays),
        ("doubles", |totals| totals.doubles),
        ("takes and passes", |totals| totals.answers),
        ("opening", |totals| totals.opening),
        ("contact", |totals| totals.contact),
        ("race", |totals| totals.race),
        ("bear-off", |totals| totals.bear_off),
    ];
    for (title, tally) in kinds {
        row(title, &|totals| {
            let tally = tally(totals);
            format!("{:.3} in {:>4}", tally.error.equity, tally.decisions)
        })?;
    }
    let result = |value: f64| match report.stakes {
        AnalysisStakes::Match { .. } => format!("{:.2} %", value * 100.0),
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => format!("{value:+.3}"),
    };
    let what = match report.stakes {
        AnalysisStakes::Match { .. } => "chance of the match",
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => "points",
    };
    writeln!(
        text,
        "\n{}'s {what}: {}, without luck {}",
        report.white,
        result(report.result),
        result(report.without_luck)
    )
}
