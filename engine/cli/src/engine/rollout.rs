//! `fullprime engine rollout`: plays games from a position, or from each of the best plays of a roll.

use eval::{Context, Engine, Estimate, FirstTurn, Rollout, RolloutResult, Stake};
use records::XgidStage;
use rules::{Position, Roll};
use serde::{Deserialize, Serialize};

use super::moment;

/// A position, a position and its dice, or an XGID with or without dice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RolloutRequest {
    position: Option<String>,
    dice: Option<[i64; 2]>,
    xgid: Option<String>,
}

/// The result of a rollout.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum RolloutAnswer {
    /// The result for a position before its roll.
    Position(Box<Means>),
    /// The results for the plays of a roll, best first.
    Plays {
        /// The best plays by look-ahead, each rolled out with the same dice.
        plays: Vec<RolledOutPlay>,
    },
}

/// The means with their standard errors, for the side on roll.
#[derive(Debug, Serialize)]
pub(super) struct Means {
    win: f64,
    win_gammon: f64,
    win_backgammon: f64,
    lose_gammon: f64,
    lose_backgammon: f64,
    equity: f64,
    win_error: f64,
    win_gammon_error: f64,
    win_backgammon_error: f64,
    lose_gammon_error: f64,
    lose_backgammon_error: f64,
    equity_error: f64,
    games: u32,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    cube: Option<Cube>,
}

/// The equities of no double and of double/take, in units of the cube before the double.
#[derive(Debug, Serialize)]
struct Cube {
    no_double: f64,
    no_double_error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    double_take: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    double_take_error: Option<f64>,
}

/// One play.
#[derive(Debug, Serialize)]
pub(super) struct RolledOutPlay {
    play: String,
    /// The id of the position it leads to, with the opponent on roll.
    position: String,
    /// The equity for the side that plays, in units of the current cube.
    equity: f64,
    equity_error: f64,
    games: u32,
}

/// Rolls out the position or plays of the question. `plays` is the number of plays of a roll.
pub(super) fn rollout(
    engine: &Engine,
    settings: &Rollout,
    plays: usize,
    question: &RolloutRequest,
) -> Result<RolloutAnswer, String> {
    let (position, roll, context) = subject(question)?;
    match roll {
        None => Ok(RolloutAnswer::Position(Box::new(position_means(engine, settings, &position, &context)))),
        Some(roll) => {
            let ranked = engine.best_plays(&position, roll, &context, settings.ply, plays);
            // After the play the opponent is on roll, and may double before it.
            let theirs = context.flipped();
            let settings = Rollout { first_turn: FirstTurn::MayDouble, ..*settings };
            let mut rows: Vec<RolledOutPlay> = ranked
                .iter()
                .map(|ranked| {
                    let result = engine.rollout(&ranked.position, &theirs, &settings);
                    RolledOutPlay {
                        play: ranked.play.to_string(),
                        position: moment::id(ranked.position),
                        equity: moment::rounded(-result.equity.mean),
                        equity_error: moment::rounded(result.equity.standard_error),
                        games: result.games,
                    }
                })
                .collect();
            rows.sort_by(|a, b| b.equity.total_cmp(&a.equity));
            Ok(RolloutAnswer::Plays { plays: rows })
        }
    }
}

type Subject = (Position, Option<Roll>, Context);

fn subject(question: &RolloutRequest) -> Result<Subject, String> {
    match (&question.position, question.dice, &question.xgid) {
        (Some(id), dice, None) => {
            let roll = dice.map(moment::roll).transpose()?;
            Ok((moment::position(id)?, roll, Context::CUBELESS))
        }
        (None, None, Some(text)) => {
            let xgid = moment::xgid(text)?;
            let roll = match xgid.stage {
                XgidStage::Rolled(roll) => Some(roll),
                XgidStage::ToRoll | XgidStage::Doubled => None,
                XgidStage::Beavered | XgidStage::Raccooned => {
                    return Err("xgid: only doubles are rolled out, not beavers that wait for their answer"
                        .to_owned());
                }
            };
            Ok((xgid.position, roll, moment::context(&xgid)?))
        }
        (None, Some(_), Some(_)) => Err("dice: an xgid carries its own".to_owned()),
        (Some(_), _, Some(_)) => Err("either position or xgid, not both".to_owned()),
        (None, _, None) => Err("position or xgid is missing".to_owned()),
    }
}

/// Returns the cubeless means. If the context has a cube, adds the equities of no double and of double/take, from the
/// same dice.
fn position_means(engine: &Engine, settings: &Rollout, position: &Position, context: &Context) -> Means {
    let cubeless = engine.rollout(position, &Context::CUBELESS, settings);
    let cube = match context.stake {
        Stake::Cubeless => None,
        Stake::Money(_) | Stake::Match(_) => {
            let held = engine.rollout(position, context, settings).equity;
            let taken = context.may_double().then(|| taken(engine, settings, position, context)).flatten();
            Some(Cube {
                no_double: moment::rounded(held.mean),
                no_double_error: moment::rounded(held.standard_error),
                double_take: taken.map(|taken| moment::rounded(taken.mean)),
                double_take_error: taken.map(|taken| moment::rounded(taken.standard_error)),
            })
        }
    };
    means(&cubeless, cube)
}

/// Returns the equity of a double that is taken, in units of the cube before it.
fn taken(engine: &Engine, settings: &Rollout, position: &Position, context: &Context) -> Option<Estimate> {
    let taken = context.taken()?;
    let result = engine.rollout(position, &taken, settings).equity;
    Some(context.rescaled(taken.cube.value, result, engine.equities()))
}

fn means(result: &RolloutResult, cube: Option<Cube>) -> Means {
    let (p, e) = (result.probabilities, result.errors);
    Means {
        win: moment::rounded(p.win),
        win_gammon: moment::rounded(p.win_gammon),
        win_backgammon: moment::rounded(p.win_backgammon),
        lose_gammon: moment::rounded(p.lose_gammon),
        lose_backgammon: moment::rounded(p.lose_backgammon),
        equity: moment::rounded(result.cubeless.mean),
        win_error: moment::rounded(e.win),
        win_gammon_error: moment::rounded(e.win_gammon),
        win_backgammon_error: moment::rounded(e.win_backgammon),
        lose_gammon_error: moment::rounded(e.lose_gammon),
        lose_backgammon_error: moment::rounded(e.lose_backgammon),
        equity_error: moment::rounded(result.cubeless.standard_error),
        games: result.games,
        cube,
    }
}
