//! Texts and numbers that all forms of an annotated match share.

use wire::{
    AnalysedCube, AnalysedGame, AnalysisAmount, AnalysisStakes, AnalysisTally, AnalysisTotals, CubeChoice,
    ErrorClass, MatchAnalysis, OtherTotals, Seat,
};

/// Returns the tally of one kind of decisions.
pub type TallyOf = fn(&AnalysisTotals) -> AnalysisTally;

/// The kinds of decisions whose errors are added up, with their titles.
pub const KINDS: [(&str, TallyOf); 7] = [
    ("checker plays", |totals| totals.plays),
    ("doubles", |totals| totals.doubles),
    ("takes and passes", |totals| totals.answers),
    ("opening", |totals| totals.opening),
    ("contact", |totals| totals.contact),
    ("race", |totals| totals.race),
    ("bear-off", |totals| totals.bear_off),
];

/// Returns the kind of match, such as `a match to 5 points`.
pub(super) fn stakes(report: &MatchAnalysis) -> String {
    match report.stakes {
        AnalysisStakes::Match { length: 1 } => "a match to 1 point".to_owned(),
        AnalysisStakes::Match { length } => format!("a match to {length} points"),
        AnalysisStakes::Money { jacoby, beavers } => {
            let option = |on, word| if on { word } else { "" };
            format!("points{}{}", option(jacoby, ", Jacoby"), option(beavers, ", beavers"))
        }
        AnalysisStakes::Cubeless => "points without a cube".to_owned(),
    }
}

/// Returns what the title of a game says of the Crawford rule. The only game of a match to one point is played without
/// the cube too, but is not called a Crawford game.
pub(super) fn crawford(report: &MatchAnalysis, game: &AnalysedGame) -> &'static str {
    let has_one_game = matches!(report.stakes, AnalysisStakes::Match { length: 1 });
    if game.crawford && !has_one_game { ", Crawford" } else { "" }
}

/// Returns the depth of the analysis.
pub(super) fn depth(report: &MatchAnalysis) -> String {
    match report.rollout_games {
        0 => format!("analysed at {}-ply", report.plies),
        games => {
            format!("analysed at {}-ply, unsettled decisions rolled out by up to {games} games", report.plies)
        }
    }
}

pub(super) fn stake_word(report: &MatchAnalysis) -> &'static str {
    if matches!(report.stakes, AnalysisStakes::Match { .. }) { "match %" } else { "points" }
}

pub(super) fn stake(report: &MatchAnalysis, stake: f64) -> String {
    match report.stakes {
        AnalysisStakes::Match { .. } => format!("{:.2}", stake * 100.0),
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => format!("{stake:.3}"),
    }
}

pub(super) fn name(report: &MatchAnalysis, seat: Seat) -> &str {
    match seat {
        Seat::White => &report.white,
        Seat::Black => &report.black,
    }
}

/// Returns a side's cube action.
pub(super) fn done_with_cube(choice: CubeChoice) -> &'static str {
    match choice {
        CubeChoice::NoDouble => "rolls",
        CubeChoice::Double => "doubles",
        CubeChoice::Take => "takes",
        CubeChoice::Pass => "passes",
        CubeChoice::Beaver => "beavers",
        CubeChoice::Raccoon => "raccoons",
    }
}

/// Returns the name of a choice.
pub(super) fn cube_choice(choice: CubeChoice, too_good: bool) -> &'static str {
    match choice {
        CubeChoice::NoDouble if too_good => "too good to double",
        CubeChoice::NoDouble => "no double",
        CubeChoice::Double => "double",
        CubeChoice::Take => "take",
        CubeChoice::Pass => "pass",
        CubeChoice::Beaver => "beaver",
        CubeChoice::Raccoon => "raccoon",
    }
}

/// The name of the best choice where doubling and rolling are worth the same.
pub(super) const OPTIONAL: &str = "optional double";

/// Returns true if doubling and rolling are worth the same, as for the trailer of many games after the Crawford game.
pub(super) fn is_optional(cube: &AnalysedCube) -> bool {
    let equity = |of: CubeChoice| cube.choices.iter().find(|one| one.choice == of).map(|one| one.equity);
    match (equity(CubeChoice::NoDouble), equity(CubeChoice::Double)) {
        (Some(rolled), Some(doubled)) => (rolled - doubled).abs() < analysis::SAME,
        (_, None) | (None, _) => false,
    }
}

/// Returns the name of the best choice.
pub(super) fn best_cube(cube: &AnalysedCube) -> &'static str {
    if is_optional(cube) {
        return OPTIONAL;
    }
    cube.choices.first().map_or("", |best| cube_choice(best.choice, cube.too_good))
}

/// Returns the mark of an error: more question marks for larger errors.
pub(super) fn mark(class: ErrorClass) -> &'static str {
    match class {
        ErrorClass::Good => "",
        ErrorClass::Doubtful => "?",
        ErrorClass::Bad => "??",
        ErrorClass::VeryBad => "???",
    }
}

/// Returns the name of a class of errors, to begin a sentence with.
pub(super) fn class(class: ErrorClass) -> &'static str {
    match class {
        ErrorClass::Good => "Small error",
        ErrorClass::Doubtful => "Doubtful",
        ErrorClass::Bad => "Bad",
        ErrorClass::VeryBad => "Very bad",
    }
}

/// Returns the cost of an error, such as `0.104, 5.19 % of the match`.
pub(super) fn cost(report: &MatchAnalysis, error: AnalysisAmount) -> String {
    match report.stakes {
        AnalysisStakes::Match { .. } => {
            format!("{:.3}, {:.2} % of the match", error.equity, error.stake * 100.0)
        }
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => {
            format!("{:.3}, {:.3} points", error.equity, error.stake)
        }
    }
}

/// Returns a roll with the larger die first.
pub(super) fn dice((first, second): (u8, u8)) -> String {
    format!("{}{}", first.max(second), first.min(second))
}

/// Returns White's result, with and without luck, as a sentence.
pub(super) fn result(report: &MatchAnalysis) -> String {
    let (what, shown): (_, fn(f64) -> String) = match report.stakes {
        AnalysisStakes::Match { .. } => ("chance of the match", |value| format!("{:.2} %", value * 100.0)),
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => ("points", |value| format!("{value:+.3}")),
    };
    format!(
        "{}'s {what}: {}, without luck {}",
        report.white,
        shown(report.result),
        shown(report.without_luck)
    )
}

/// Returns the rows of the totals: a title, White's value and Black's.
pub(super) fn totals(report: &MatchAnalysis) -> Vec<(String, [String; 2])> {
    let both = [&report.white_totals, &report.black_totals];
    let or_none = |value: Option<f64>| value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"));
    let row = |title: &str, cell: &dyn Fn(&AnalysisTotals) -> String| (title.to_owned(), both.map(cell));
    let mut rows = vec![
        row("PR", &|totals| or_none(totals.all.performance_rating)),
        row("Snowie error rate", &|totals| or_none(totals.snowie_error_rate)),
        row("decisions that count", &|totals| totals.all.decisions.to_string()),
        row("error", &|totals| format!("{:.3}", totals.all.error.equity)),
        row(&format!("error, {}", stake_word(report)), &|totals| stake(report, totals.all.error.stake)),
        row("luck", &|totals| format!("{:+.3}", totals.luck.equity)),
        row(&format!("luck, {}", stake_word(report)), &|totals| stake(report, totals.luck.stake)),
        row("doubtful, bad, very bad", &|totals| {
            let AnalysisTally { doubtful, bad, very_bad, .. } = totals.all;
            format!("{doubtful}, {bad}, {very_bad}")
        }),
    ];
    rows.extend(KINDS.map(|(title, tally)| {
        row(title, &|totals| {
            let tally = tally(totals);
            format!("{:.3} in {:>4}", tally.error.equity, tally.decisions)
        })
    }));
    for other in report.others.iter().flatten() {
        let both = [other.white, other.black];
        let cell = |rating: fn(OtherTotals) -> Option<f64>| {
            both.map(|totals| format!("{} in {:>4}", or_none(rating(totals)), totals.decisions))
        };
        rows.push((format!("PR by {}", other.program), cell(|totals| totals.other_rating)));
        rows.push(("PR here, same decisions".to_owned(), cell(|totals| totals.own_rating)));
    }
    rows
}

/// The judgement of a decision by another program, for a line below this program's.
pub(super) struct OtherLine<'a> {
    pub(super) program: &'a str,
    pub(super) level: &'a str,
    /// The loss, or nothing if it is zero or the program did not analyse the play.
    pub(super) error: String,
    /// The best choice, or nothing if it was made.
    pub(super) best: &'a str,
}

/// Returns the judgements of other programs on a step in which they or this program see an error. `game` and `step`
/// count from 0.
pub(super) fn other_lines(report: &MatchAnalysis, game: usize, step: usize) -> Vec<OtherLine<'_>> {
    let ours = report.games.get(game).and_then(|game| game.steps.get(step));
    let errs = |error: Option<f64>| error.is_none_or(|error| error >= 0.0005);
    let shown = |error: Option<f64>| {
        error.filter(|error| *error >= 0.0005).map_or_else(String::new, |error| format!("{error:.3}"))
    };
    let mut lines = Vec::new();
    for other in report.others.iter().flatten() {
        let said = other.games.get(game).and_then(|game| game.get(step));
        let Some((ours, said)) = ours.zip(said) else { continue };
        let program = other.program.as_str();
        if let Some((own, cube)) = ours.decision.as_ref().zip(said.cube.as_ref())
            && (own.error.equity > 0.0 || errs(Some(cube.error)))
        {
            let best = if errs(Some(cube.error)) { cube_choice(cube.best, false) } else { "" };
            lines.push(OtherLine { program, level: &cube.level, error: shown(Some(cube.error)), best });
        }
        if let Some((own, play)) = ours.play.as_ref().filter(|play| !play.forced).zip(said.play.as_ref())
            && (own.error.equity > 0.0 || errs(play.error))
        {
            let best = if errs(play.error) { play.best.as_str() } else { "" };
            lines.push(OtherLine { program, level: &play.level, error: shown(play.error), best });
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use wire::{AnalysedCubeChoice, AnalysisChances};

    use super::*;

    fn cube(choices: [(CubeChoice, f64); 2]) -> AnalysedCube {
        let nothing = AnalysisAmount { equity: 0.0, stake: 0.0 };
        AnalysedCube {
            choice: choices[0].0,
            choices: choices
                .map(|(choice, equity)| AnalysedCubeChoice { choice, equity, standard_error: None })
                .into(),
            chances: AnalysisChances {
                win: 0.5,
                win_gammon: 0.0,
                win_backgammon: 0.0,
                lose_gammon: 0.0,
                lose_backgammon: 0.0,
            },
            taken: None,
            too_good: false,
            error: nothing,
            class: ErrorClass::Good,
            counted: true,
            plies: 2,
            rollout: None,
            facts: Vec::new(),
        }
    }

    #[test]
    fn a_double_that_is_worth_as_much_as_rolling_is_optional() {
        let (roll, double) = (CubeChoice::NoDouble, CubeChoice::Double);
        for (choices, best) in [
            ([(roll, 0.25), (double, 0.25)], "optional double"),
            ([(double, 0.2503), (roll, 0.25)], "optional double"),
            ([(double, 0.251), (roll, 0.25)], "double"),
            ([(roll, 0.251), (double, 0.25)], "no double"),
            ([(CubeChoice::Take, -1.0), (CubeChoice::Pass, -1.0)], "take"),
        ] {
            let cube = cube(choices);
            assert_eq!((best_cube(&cube), is_optional(&cube)), (best, best == OPTIONAL), "{choices:?}");
        }
    }
}
