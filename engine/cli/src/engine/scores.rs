//! `fullprime engine scores`: one decision at all scores of a match.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};

use clap::Args;
use eval::{CHART_AWAY_MAX, CubeAction, MatchScore, Ply, ScoredCube, ScoredPlay};
use records::XgidStage;
use rules::{LegalPlay, parse_play};
use serde::Serialize;

use super::super::{engine_options::EngineOptions, process::Outcome};
use super::moment;

/// `fullprime engine scores`.
#[derive(Debug, Args)]
pub(super) struct Scores {
    /// The position as an XGID: with dice for the plays, without dice for the cube. Its score is ignored.
    #[arg(value_name = "XGID")]
    xgid: String,
    /// The play whose cost is shown; the best play at the score of the XGID if not given.
    #[arg(long, value_name = "PLAY")]
    play: Option<String>,
    /// The number of rolls to look ahead at every score, 0 to 2.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(0..=2))]
    plies: u8,
    /// Write JSON instead of a table.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: EngineOptions,
}

/// A chart as JSON.
#[derive(Debug, Serialize)]
struct Chart {
    plies: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<String>,
    scores: Vec<Cell>,
}

#[derive(Debug, Serialize)]
struct Cell {
    own_away: u16,
    opponent_away: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    crawford: bool,
    #[serde(flatten)]
    found: ScoreDecision,
}

/// The decision at a score.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum ScoreDecision {
    Cube { action: &'static str, no_double: f64, double_take: f64 },
    NoCube {},
    Play { best: String, equity: f64, cost: f64 },
}

impl Scores {
    /// Prints the chart.
    pub(super) fn run(&self) -> anyhow::Result<Outcome> {
        let ply = Ply::new(self.plies).expect("the flag's parser checks the maximum");
        let text = match self.chart(ply)? {
            Ok(chart) if self.json => serde_json::to_string(&chart)? + "\n",
            Ok(chart) => table(&chart),
            Err(problem) => {
                writeln!(io::stderr(), "fullprime: {problem}")?;
                return Ok(Outcome::SomeInputWasBad);
            }
        };
        io::stdout().write_all(text.as_bytes())?;
        Ok(Outcome::AllWell)
    }

    fn chart(&self, ply: Ply) -> anyhow::Result<Result<Chart, String>> {
        let engine = self.options.engine()?;
        let asked = || {
            let xgid = moment::xgid(&self.xgid)?;
            let context = moment::context(&xgid)?;
            let roll = match xgid.stage {
                XgidStage::Rolled(roll) => Some(roll),
                XgidStage::ToRoll | XgidStage::Doubled => None,
                XgidStage::Beavered | XgidStage::Raccooned => {
                    return Err("xgid: there are no beavers in a match".to_owned());
                }
            };
            let Some(roll) = roll else {
                if self.play.is_some() {
                    return Err("xgid: it has no dice to play".to_owned());
                }
                let cells = engine.cube_by_score(&xgid.position, context.cube, ply);
                return Ok(Chart { plies: ply.get(), play: None, scores: cells.iter().map(cube).collect() });
            };
            let LegalPlay { play, position } = match &self.play {
                Some(play) => {
                    parse_play(&xgid.position, roll, play).map_err(|error| format!("--play: {error}"))?
                }
                None => {
                    let best = engine.best_plays(&xgid.position, roll, &context, ply, 1);
                    let best = best.first().ok_or("xgid: the game is over")?;
                    LegalPlay { play: best.play, position: best.position }
                }
            };
            let cells = engine.plays_by_score(&xgid.position, roll, context.cube, ply, &position);
            let cells = cells.ok_or("--play: not a legal play")?;
            let scores = cells.iter().map(best).collect();
            Ok(Chart { plies: ply.get(), play: Some(play.to_string()), scores })
        };
        Ok(asked())
    }
}

fn cube(scored: &ScoredCube) -> Cell {
    let decision = &scored.decision;
    let found = if decision.may_double {
        ScoreDecision::Cube {
            action: match decision.action {
                CubeAction::NoDouble => "no double",
                CubeAction::DoubleTake => "double/take",
                CubeAction::DoublePass => "double/pass",
                CubeAction::TooGood => "too good",
            },
            no_double: moment::rounded(decision.no_double),
            double_take: moment::rounded(decision.double_take),
        }
    } else {
        ScoreDecision::NoCube {}
    };
    cell(scored.score, found)
}

fn best(scored: &ScoredPlay) -> Cell {
    let found = ScoreDecision::Play {
        best: scored.best.play.to_string(),
        equity: moment::rounded(scored.best.equity),
        cost: moment::rounded(scored.best.equity - scored.reference.equity),
    };
    cell(scored.score, found)
}

fn cell(score: MatchScore, found: ScoreDecision) -> Cell {
    let MatchScore { own_away, opponent_away, crawford } = score;
    Cell { own_away, opponent_away, crawford, found }
}

/// Returns the labels of the rows and columns: the points needed, and true for the Crawford game.
fn axis() -> Vec<(u16, bool)> {
    [(1, true), (1, false)].into_iter().chain((2..=CHART_AWAY_MAX).map(|away| (away, false))).collect()
}

/// Writes the chart as a table: a row for each number of points that the side on roll needs. Writing to a string
/// cannot fail.
fn table(chart: &Chart) -> String {
    let mut letters: BTreeMap<&str, char> = BTreeMap::new();
    let mut legend = Vec::new();
    let mut text = format!(
        "{}-ply at each score. Rows: points needed by the side on roll; columns: by the other.\n",
        chart.plies
    );
    text += "c is the Crawford game, p a game after it.\n\n      ";
    let label = |(away, crawford): (u16, bool)| match (away, crawford) {
        (1, true) => "1c".to_owned(),
        (1, false) => "1p".to_owned(),
        (away, _) => away.to_string(),
    };
    for column in axis() {
        write!(text, "{:>9}", label(column)).unwrap_or_default();
    }
    text.push('\n');
    for row in axis() {
        write!(text, "{:>6}", label(row)).unwrap_or_default();
        for column in axis() {
            let found = at(chart, row, column).map_or_else(String::new, |found| match found {
                ScoreDecision::NoCube {} => "-".to_owned(),
                ScoreDecision::Cube { action, no_double, double_take } => {
                    short(action, (no_double - double_take.min(1.0)).abs()).to_owned()
                }
                ScoreDecision::Play { best, cost, .. } => {
                    let next = char::from(b'A' + u8::try_from(letters.len() % 26).unwrap_or(0));
                    let letter = *letters.entry(best).or_insert_with(|| {
                        legend.push((next, best.as_str()));
                        next
                    });
                    if *cost > 0.0 { format!("{letter} {cost:.3}") } else { letter.to_string() }
                }
            });
            write!(text, "{found:>9}").unwrap_or_default();
        }
        text.push('\n');
    }
    text.push('\n');
    match &chart.play {
        None => {
            text +=
                "ND no double, DT double/take, DP double/pass, TG too good to double, OD optional double\n";
            text += "(rolling is worth the same), - no cube\n";
        }
        Some(play) => {
            for (letter, best) in legend {
                writeln!(text, "{letter}  {best}").unwrap_or_default();
            }
            writeln!(text, "The number is what {play} costs at that score.").unwrap_or_default();
        }
    }
    text
}

/// Returns the letters of a cube action, given how much the better of doubling and rolling gains.
fn short(action: &str, gain: f64) -> &'static str {
    match action {
        _ if gain < analysis::SAME => "OD",
        "no double" => "ND",
        "double/take" => "DT",
        "double/pass" => "DP",
        _ => "TG",
    }
}

/// Returns the decision of a row and a column. At 1-away, 1-away the Crawford rule changes nothing, so only the cell
/// with both marks is filled.
fn at(
    chart: &Chart,
    (own, own_mark): (u16, bool),
    (opponent, opponent_mark): (u16, bool),
) -> Option<&ScoreDecision> {
    if own == 1 && opponent == 1 && !(own_mark && opponent_mark) {
        return None;
    }
    let crawford = (own_mark || opponent_mark) && own != opponent;
    let is_it =
        |cell: &&Cell| (cell.own_away, cell.opponent_away, cell.crawford) == (own, opponent, crawford);
    chart.scores.iter().find(is_it).map(|cell| &cell.found)
}
