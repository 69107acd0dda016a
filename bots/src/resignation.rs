//! Giving up what is lost, and taking what is offered.

use eval::{Ply, Probabilities};
use rules::{Place, Role};
use wire::{Command, CommandKind, GameResult, MatchFormat, MatchView};

use crate::{Choice, Effort, Mind, table::Table};

/// Chances below this are none: a net is hardly ever as sure as the facts.
const NO_CHANCE: f32 = 0.002;
/// Whoever is about to bear off the last checkers need not be spared the pleasure: checkers of the winner still in play.
const CHECKERS_LEFT_MIN: u8 = 6;
/// What an offer may be worth less than playing on, in points.
const CONCESSION: f32 = 0.01;

/// Resigns when nothing can be won and nothing saved by playing on. `table` is seen by the bot, who is on roll.
pub(crate) fn offer(view: &MatchView, table: &Table, mind: &Mind<'_>) -> Option<Choice> {
    let floor = view.resignation_floor.filter(|_| view.allowed.contains(&CommandKind::OfferResignation))?;
    let winner_has_left = 15 - table.position.opponent(Place::Off);
    // In contact a last shot can still come.
    if winner_has_left < CHECKERS_LEFT_MIN || !table.position.is_race() {
        return None;
    }
    let chances = mind.engine.evaluate(&table.position, Ply::ZERO);
    let is_settled = match floor {
        GameResult::Single => chances.lose_gammon < NO_CHANCE,
        GameResult::Gammon => chances.lose_gammon > 1.0 - NO_CHANCE && chances.lose_backgammon < NO_CHANCE,
        GameResult::Backgammon => chances.lose_backgammon > 1.0 - NO_CHANCE,
    };
    (chances.win < NO_CHANCE && is_settled)
        .then_some(Choice { command: Command::OfferResignation { result: floor }, effort: Effort::Easy })
}

/// Accepts what is worth no less than playing on. `table` has the bot as the mover, although it may not be on roll.
pub(crate) fn answer(view: &MatchView, table: &Table, offered: GameResult, mind: &Mind<'_>) -> Choice {
    // Whose turn it is makes a difference of half a roll; the better case is compared, so nothing is given away.
    let as_mover = mind.engine.evaluate(&table.position, Ply::ZERO);
    let chances =
        if table.position.winner() == Some(Role::Opponent) { Probabilities::LOST } else { as_mover };
    let value = match offered {
        GameResult::Single => 1.0,
        GameResult::Gammon => 2.0,
        GameResult::Backgammon => 3.0,
    };
    let accepts = wins_the_match(view, offered) || value + CONCESSION >= expected(view, &chances);
    Choice {
        command: if accepts { Command::AcceptResignation } else { Command::DeclineResignation },
        effort: Effort::Easy,
    }
}

/// What playing on is worth in points at a cube of one.
fn expected(view: &MatchView, chances: &Probabilities) -> f32 {
    let is_jacoby = view.settings.options.jacoby && view.cube.owner.is_none() && view.cube.value == 1;
    if is_jacoby { 2.0 * chances.win - 1.0 } else { chances.equity() }
}

fn wins_the_match(view: &MatchView, offered: GameResult) -> bool {
    let MatchFormat::Points { length } = view.settings.format else { return false };
    let own = match view.you {
        Some(wire::Seat::White) => view.score.white,
        Some(wire::Seat::Black) => view.score.black,
        None => return false,
    };
    let multiplier = match offered {
        GameResult::Single => 1,
        GameResult::Gammon => 2,
        GameResult::Backgammon => 3,
    };
    own + u32::from(view.cube.value) * multiplier >= u32::from(length)
}
