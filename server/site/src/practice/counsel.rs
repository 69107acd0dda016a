//! Hints and the tutor: the engine's view of a decision as `wire` messages.

use analysis::{explain_cube, explain_play};
use bots::{Counsel, CubeCounsel};
use eval::{CubeAction, CubeReply, Engine, Ply, Probabilities, RankedPlay};
use report::{cube_facts, play_facts};
use rules::Position;
use wire::{
    AnalysisChances, Command, HintAdvice, HintCube, HintPlay, MatchView, PracticeHint, PracticeWarning,
    SingleMove,
};

/// The look-ahead of hints.
pub(super) const PLY: Ply = Ply::TWO;
/// The maximum number of plays in a hint.
const PLAYS_SHOWN: usize = 5;
/// The cost from which the tutor warns, in equity at the current cube. The analysis calls such a play bad.
const WARNED_FROM: f32 = analysis::BAD;

/// Converts the engine's view for the player. The facts tell the best play from `chosen`, the board after the play that
/// the player has chosen, or else from the second best play.
pub(super) fn hint(counsel: &Counsel, chosen: Option<&Position>, engine: &Engine) -> PracticeHint {
    let plies = PLY.get();
    let of_cube = |counsel: &CubeCounsel, advice: HintAdvice| {
        let cube = Some(cube(counsel, advice, engine));
        PracticeHint { plies, plays: Vec::new(), cube, facts: Vec::new() }
    };
    match counsel {
        Counsel::Plays { position, plays } => {
            let facts = match (&plays[..], chosen) {
                ([best, ..], Some(chosen)) => explain_play(position, &best.position, chosen),
                ([best, second, ..], None) => explain_play(position, &best.position, &second.position),
                ([] | [_], _) => Vec::new(),
            };
            let rows = plays.iter().take(PLAYS_SHOWN).map(|play| row(play, plays)).collect();
            PracticeHint { plies, plays: rows, cube: None, facts: play_facts(&facts) }
        }
        Counsel::Doubling(counsel) => of_cube(counsel, doubling_advice(counsel.decision.action)),
        Counsel::Answering(counsel) => {
            let advice = match counsel.decision.reply {
                CubeReply::Take | CubeReply::Beaver => HintAdvice::Take,
                CubeReply::Pass => HintAdvice::Pass,
            };
            of_cube(counsel, advice)
        }
    }
}

/// Returns the tutor's warning about a command, if it is bad enough. `after` is the board after the play, with the
/// opponent on roll.
pub(super) fn warning(
    counsel: &Counsel,
    command: &Command,
    after: Option<&Position>,
    engine: &Engine,
) -> Option<PracticeWarning> {
    let cost = cost(counsel, command, after)?;
    (cost >= f64::from(WARNED_FROM))
        .then(|| PracticeWarning { cost: rounded(cost), hint: hint(counsel, after, engine) })
}

/// Returns the cost of a command compared with the best one.
fn cost(counsel: &Counsel, command: &Command, after: Option<&Position>) -> Option<f64> {
    match (counsel, command) {
        (Counsel::Plays { plays, .. }, Command::Play { .. }) => {
            let best = plays.first()?;
            let chosen = plays.iter().find(|play| Some(&play.position) == after)?;
            Some(f64::from(best.equity) - f64::from(chosen.equity))
        }
        (Counsel::Doubling(CubeCounsel { decision, .. }), Command::Roll | Command::Double) => {
            let doubled = f64::from(decision.double_take.min(decision.double_pass));
            let gain = doubled - f64::from(decision.no_double);
            Some(if matches!(command, Command::Roll) { gain } else { -gain })
        }
        (Counsel::Answering(CubeCounsel { decision, .. }), Command::Take | Command::Pass) => {
            let taking = f64::from(decision.double_take) - f64::from(decision.double_pass);
            Some(if matches!(command, Command::Take) { taking } else { -taking })
        }
        (Counsel::Plays { .. } | Counsel::Doubling(_) | Counsel::Answering(_), _) => None,
    }
}

fn row(play: &RankedPlay, plays: &[RankedPlay]) -> HintPlay {
    let best = plays.first().map_or(play.equity, |best| best.equity);
    let moves =
        play.play.moves().iter().map(|step| SingleMove { from: step.from.pips(), to: step.to.pips() });
    HintPlay {
        notation: play.play.to_string(),
        moves: moves.collect(),
        equity: rounded(f64::from(play.equity)),
        loss: rounded(f64::from(best) - f64::from(play.equity)),
        plies: play.ply.get(),
        chances: chances(&play.probabilities),
    }
}

fn cube(counsel: &CubeCounsel, advice: HintAdvice, engine: &Engine) -> HintCube {
    let CubeCounsel { position, context, decision } = counsel;
    HintCube {
        no_double: rounded(f64::from(decision.no_double)),
        double_take: rounded(f64::from(decision.double_take)),
        double_pass: rounded(f64::from(decision.double_pass)),
        advice,
        chances: chances(&decision.probabilities),
        facts: cube_facts(&explain_cube(engine, position, context, &decision.probabilities)),
    }
}

fn doubling_advice(action: CubeAction) -> HintAdvice {
    match action {
        CubeAction::NoDouble => HintAdvice::NoDouble,
        CubeAction::DoubleTake => HintAdvice::Double,
        CubeAction::DoublePass => HintAdvice::DoublePass,
        CubeAction::TooGood => HintAdvice::TooGood,
    }
}

fn chances(chances: &Probabilities) -> AnalysisChances {
    let number = |chance: f32| rounded(f64::from(chance));
    AnalysisChances {
        win: number(chances.win),
        win_gammon: number(chances.win_gammon),
        win_backgammon: number(chances.win_backgammon),
        lose_gammon: number(chances.lose_gammon),
        lose_backgammon: number(chances.lose_backgammon),
    }
}

/// Rounds to four decimals, which is more than the engine's precision. Adding zero turns a negative zero into zero.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4 + 0.0
}

/// Asks the engine about a view; see [`bots::counsel`].
pub(super) fn ask(view: &MatchView, engine: &Engine) -> Option<Counsel> {
    bots::counsel(view, engine, PLY).ok()
}
