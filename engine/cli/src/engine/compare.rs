//! `fullprime engine compare`: one position as this program judges it at every depth, beside GNU Backgammon.

mod gnubg;
mod judgement;

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::num::NonZeroUsize;

use clap::Args;
use eval::{CubeDecision, Engine, JudgedPlay, Level, Ply, RankedPlay};
use records::XgidStage;

use judgement::{Choice, DOUBLE_PASS, DOUBLE_TAKE, Judgement, NO_DOUBLE, PositionToJudge, judgement};

use super::super::{engine_options::EngineOptions, process::Outcome};
use super::moment;

/// `fullprime engine compare`.
#[derive(Debug, Args)]
pub(super) struct Compare {
    /// The position as an XGID: with dice for the plays, without dice for the cube.
    #[arg(value_name = "XGID")]
    xgid: String,
    /// The last of the levels 0ply, 1ply, 2ply, 3ply and rollout.
    #[arg(long, value_name = "LEVEL", default_value = "rollout")]
    up_to: Level,
    /// The number of plays to show for each judgement.
    #[arg(long, value_name = "K", default_value = "4")]
    top: NonZeroUsize,
    /// Ask only this program, and not GNU Backgammon.
    #[arg(long)]
    no_gnubg: bool,
    /// Write JSON instead of a table.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: EngineOptions,
}

impl Compare {
    /// Prints the judgements.
    pub(super) fn run(&self) -> anyhow::Result<Outcome> {
        let engine = self.options.engine()?;
        let asked = match asked(&self.xgid) {
            Ok(asked) => asked,
            Err(problem) => {
                writeln!(io::stderr(), "fullprime: {problem}")?;
                return Ok(Outcome::SomeInputWasBad);
            }
        };
        let mut judgements = ours(&engine, &asked, self.up_to, self.top.get());
        if !self.no_gnubg {
            match gnubg::judgements(&asked, self.top.get())? {
                Some(theirs) => judgements.extend(theirs),
                None => writeln!(io::stderr(), "fullprime: there is no `gnubg` on the path")?,
            }
        }
        let text = if self.json {
            serde_json::to_string(&serde_json::json!({ "judgements": judgements }))? + "\n"
        } else {
            table(&judgements)
        };
        io::stdout().write_all(text.as_bytes())?;
        Ok(Outcome::AllWell)
    }
}

fn asked(text: &str) -> Result<PositionToJudge, String> {
    let xgid = moment::xgid(text)?;
    let context = moment::context(&xgid)?;
    let roll = match xgid.stage {
        XgidStage::Rolled(roll) => Some(roll),
        XgidStage::ToRoll if context.may_double() => None,
        XgidStage::ToRoll => return Err("xgid: the cube cannot be turned, and no dice are thrown".to_owned()),
        XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => {
            return Err("xgid: with `00` instead of dice the double and its answer are compared".to_owned());
        }
    };
    Ok(PositionToJudge { xgid, context, roll })
}

/// Returns this program's judgements, from 0-ply to the last level. One judgement is enough where it is exact.
fn ours(engine: &Engine, asked: &PositionToJudge, up_to: Level, top: usize) -> Vec<Judgement> {
    let plies = match up_to {
        Level::Search(ply) => ply,
        Level::Rollout => Ply::MAX,
    };
    let searches = (0..=plies.get()).filter_map(Ply::new).map(Level::Search);
    let levels: Vec<Level> = searches.chain((up_to == Level::Rollout).then_some(Level::Rollout)).collect();
    let position = &asked.xgid.position;
    if engine.is_exact(position, &asked.context) {
        return vec![judgement("fullprime exact".to_owned(), || judge(engine, asked, levels[0], top))];
    }
    levels
        .into_iter()
        .map(|level| judgement(format!("fullprime {level}"), || judge(engine, asked, level, top)))
        .collect()
}

fn judge(engine: &Engine, asked: &PositionToJudge, level: Level, top: usize) -> Vec<Choice> {
    let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let (position, context) = (&asked.xgid.position, &asked.context);
    let Some(roll) = asked.roll else {
        let decision = match level {
            Level::Search(ply) => engine.cube_decision(position, context, ply),
            Level::Rollout => engine.judged_cube(position, context, threads).0,
        };
        return cube_choices(&decision);
    };
    // Equities from different depths cannot be compared, so only plays judged as deeply as the best one are kept.
    let ranked: Vec<RankedPlay> = match level {
        Level::Search(ply) => {
            let mut ranked = engine.best_plays(position, roll, context, ply, top);
            ranked.retain(|play| play.ply == ply);
            ranked
        }
        Level::Rollout => {
            let judged = engine.judged_plays(position, roll, context, threads);
            let is_rolled = |play: &JudgedPlay| play.rollout.is_some();
            let any = judged.iter().any(is_rolled);
            judged.iter().filter(|play| is_rolled(play) || !any).take(top).map(|play| play.ranked).collect()
        }
    };
    ranked
        .iter()
        .map(|play| Choice { choice: play.play.to_string(), equity: moment::rounded(play.equity) })
        .collect()
}

fn cube_choices(decision: &CubeDecision) -> Vec<Choice> {
    let numbers = [
        (NO_DOUBLE, decision.no_double),
        (DOUBLE_TAKE, decision.double_take),
        (DOUBLE_PASS, decision.double_pass),
    ];
    numbers
        .map(|(choice, equity)| Choice { choice: choice.to_owned(), equity: moment::rounded(equity) })
        .into()
}

/// Writes a row for each choice and a column for each judgement, and the best choice of each.
fn table(judgements: &[Judgement]) -> String {
    let mut names: Vec<&str> = Vec::new();
    // The deepest of this program's judgements gives the order.
    let (own, others): (Vec<&Judgement>, Vec<&Judgement>) =
        judgements.iter().partition(|judgement| judgement.engine.starts_with("fullprime"));
    for judgement in own.iter().rev().chain(&others) {
        for choice in &judgement.choices {
            if !names.contains(&choice.choice.as_str()) {
                names.push(&choice.choice);
            }
        }
    }
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let columns: Vec<&str> = judgements
        .iter()
        .map(|judgement| judgement.engine.strip_prefix("fullprime ").unwrap_or(&judgement.engine))
        .collect();
    let mut text = " ".repeat(width);
    // Writing to a string cannot fail.
    for column in &columns {
        write!(text, "{column:>12}").unwrap_or_default();
    }
    text.push('\n');
    for name in names {
        write!(text, "{name:<width$}").unwrap_or_default();
        for judgement in judgements {
            let found = judgement.choices.iter().find(|choice| choice.choice == name);
            let cell = found.map_or_else(|| "-".to_owned(), |choice| format!("{:+.3}", choice.equity));
            write!(text, "{cell:>12}").unwrap_or_default();
        }
        text.push('\n');
    }
    write!(text, "{:<width$}", "seconds").unwrap_or_default();
    for judgement in judgements {
        write!(text, "{:>12.3}", judgement.seconds).unwrap_or_default();
    }
    text.push('\n');
    text
}
