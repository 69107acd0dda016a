//! Resigning lost games, and answering offers to resign.

use eval::{MatchEquities, MatchScore, Ply, Stake};
use rules::{Place, Role, Roll};
use wire::{Command, CommandKind, GameResult, MatchView, Phase, Seat};

use crate::{Choice, Effort, Mind, NothingToDo, other, table::OwnTable};

/// Probabilities below this count as zero, because a net is rarely certain.
const NO_CHANCE: f32 = 0.002;
/// The minimum number of checkers that the winner must still have for the bot to resign. With fewer, the game is
/// over soon anyway.
const CHECKERS_LEFT_MIN: u8 = 6;
/// An offer is accepted if it is worth at most this much less than playing on, in units of the cube.
const CONCESSION: f32 = 0.01;

/// Resigns if playing on can neither win nor save anything. The bot is on roll, and `table` is the game as it sees it.
pub(crate) fn offer(view: &MatchView, table: &OwnTable, mind: &Mind<'_>) -> Option<Choice> {
    if !view.allowed.contains(&CommandKind::OfferResignation) {
        return None;
    }
    let winner_has_left = 15 - table.position.opponent(Place::Off);
    // In contact, the bot may still get a last shot.
    if winner_has_left < CHECKERS_LEFT_MIN || !table.position.is_race() {
        return None;
    }
    let chances = mind.engine.evaluate(&table.position, Ply::ZERO);
    if chances.win >= NO_CHANCE {
        return None;
    }
    let lost = if chances.lose_gammon < NO_CHANCE {
        GameResult::Single
    } else if chances.lose_gammon > 1.0 - NO_CHANCE && chances.lose_backgammon < NO_CHANCE {
        GameResult::Gammon
    } else if chances.lose_backgammon > 1.0 - NO_CHANCE {
        GameResult::Backgammon
    } else {
        return None;
    };
    // The bot offers only a result that ends the game at once, because an opponent who declines would be asked again
    // every turn. Where gammons do not count, offering a single game ends it at once.
    let at_once = view.resignations.iter().find(|choice| !choice.needs_consent)?;
    let result = Some(at_once.result).filter(|result| *result <= lost)?;
    Some(Choice { command: Command::OfferResignation { result }, effort: Effort::Easy })
}

/// Accepts an offer that is worth no less than playing on. Returns `None` if the bot plays on, or declines when it
/// is not its turn.
///
/// # Errors
/// Returns [`NothingToDo`] if the view is inconsistent.
pub(crate) fn answer(
    view: &MatchView,
    me: Seat,
    offered: GameResult,
    mind: &Mind<'_>,
) -> Result<Option<Choice>, NothingToDo> {
    let own = OwnTable::read(view, me)?;
    let ply = Ply::ZERO;
    let expected = if own.position.winner() == Some(Role::Opponent) {
        -1.0
    } else {
        match &view.phase {
            Phase::ToPlay { seat, dice } if *seat == me => {
                let roll =
                    Roll::from_pips([dice.0, dice.1]).ok_or(NothingToDo::Nonsense("an impossible roll"))?;
                let plays = mind.engine.best_plays(&own.position, roll, &own.context, ply, 1);
                plays.first().ok_or(NothingToDo::Nonsense("a roll without plays"))?.equity
            }
            Phase::ToRoll { seat } if *seat == me => mind.engine.equity(&own.position, &own.context, ply),
            // The side that resigns is on roll, and may have thrown already.
            Phase::Waiting
            | Phase::ToRoll { .. }
            | Phase::ToPlay { .. }
            | Phase::CubeOffered { .. }
            | Phase::ResignationOffered { .. }
            | Phase::IllegalPlayOffered { .. }
            | Phase::Over { .. } => {
                let theirs = OwnTable::read(view, other(me))?;
                -mind.engine.equity(&theirs.position, &theirs.context, ply)
            }
        }
    };
    let accepts = worth(&own, offered, mind.engine.equities()) + CONCESSION >= expected;
    let choice = Choice { command: Command::AcceptResignation, effort: Effort::Easy };
    Ok(accepts.then_some(choice))
}

/// Returns the value of winning at this result, in the units in which the engine measures playing on: a single win
/// is 1, a single loss -1.
fn worth(table: &OwnTable, result: GameResult, equities: &MatchEquities) -> f32 {
    let multiplier: u16 = match result {
        GameResult::Single => 1,
        GameResult::Gammon => 2,
        GameResult::Backgammon => 3,
    };
    match table.context.stake {
        Stake::Cubeless => f32::from(multiplier),
        Stake::Money(rules) if rules.jacoby && table.context.cube.owner.is_none() => 1.0,
        Stake::Money(_) => f32::from(multiplier),
        Stake::Match(score) => {
            let points = |times: u16| i32::from(table.context.cube.value.get()) * i32::from(times);
            let chance = |own, opponent| chance(score, own, opponent, equities);
            let (won, lost) = (chance(points(1), 0), chance(0, points(1)));
            2.0 * (chance(points(multiplier), 0) - lost) / (won - lost) - 1.0
        }
    }
}

/// Returns the probability of winning the match after these points.
fn chance(score: MatchScore, own: i32, opponent: i32, equities: &MatchEquities) -> f32 {
    // The next game is after the Crawford game if this is the Crawford game or if a side already needs one point.
    let after_crawford = score.crawford || score.own_away == 1 || score.opponent_away == 1;
    let (own, opponent) = (i32::from(score.own_away) - own, i32::from(score.opponent_away) - opponent);
    equities.chance(own, opponent, after_crawford)
}
