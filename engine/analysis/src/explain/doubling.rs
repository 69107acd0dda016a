//! The facts of a cube decision.

use eval::{Context, CubeReply, Engine, Ply, Probabilities, Window};
use rules::{Position, Role, Roll};

use super::fact::CubeFact;

/// Returns the numbers behind a double, or behind a roll without one, most important first. The list has at most
/// [`super::FACTS_MAX`] facts.
///
/// `position` and `context` are those before the double, with the doubler on roll; `chances` are the doubler's.
/// The market losers are counted at 0-ply, which evaluates about 9000 positions. They are left out if the doubler has
/// no right to double, and take points where the cube is dead for a side.
#[must_use]
pub fn explain_cube(
    engine: &Engine,
    position: &Position,
    context: &Context,
    chances: &Probabilities,
) -> Vec<CubeFact> {
    let race =
        CubeFact::Race { doubler: position.own_pips().count(), opponent: position.opponent_pips().count() };
    let is_race = position.is_race();
    let mut facts = Vec::new();
    if is_race {
        facts.push(race);
    }
    if let Some(window) = context.window(chances, engine.equities()) {
        facts.extend(of_window(&window, chances));
    }
    if context.may_double() && position.winner().is_none() {
        facts.push(CubeFact::MarketLosers { sequences: market_losers(engine, position, context) });
    }
    let (won, lost) = (thousandths(chances.win_gammon), thousandths(chances.lose_gammon));
    if won > 0 || lost > 0 {
        facts.push(CubeFact::Gammons { won, lost });
    }
    if !is_race {
        facts.push(race);
    }
    facts
}

fn of_window(window: &Window, chances: &Probabilities) -> [CubeFact; 2] {
    [
        CubeFact::TakePoint {
            dead: thousandths(1.0 - window.dead.cash),
            live: thousandths(1.0 - window.live.cash),
            chance: thousandths(1.0 - chances.win),
        },
        CubeFact::Window {
            from: thousandths(window.live.take),
            to: thousandths(window.live.cash),
            chance: thousandths(chances.win),
        },
    ]
}

/// Returns a chance in thousandths, rounded.
fn thousandths(chance: f32) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a clamped chance has 0 to 1000 thousandths"
    )]
    {
        (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
    }
}

/// Counts the pairs of a roll and a reply, out of 1296, after which a double would be passed or the doubler has won.
fn market_losers(engine: &Engine, position: &Position, context: &Context) -> u16 {
    let best = |position: &Position, roll: Roll, context: &Context| {
        engine.best_plays(position, roll, context, Ply::ZERO, 1).first().map(|play| play.position)
    };
    let theirs = context.flipped();
    let is_lost = |position: &Position| match position.winner() {
        Some(role) => role == Role::Mover,
        None => engine.cube_decision(position, context, Ply::ZERO).reply == CubeReply::Pass,
    };
    let replies = |position: &Position| -> u16 {
        match position.winner() {
            // The doubler has borne off its last checker, so every reply comes too late.
            Some(_) => 36,
            None => {
                weigh(|roll| u16::from(best(position, roll, &theirs).is_some_and(|after| is_lost(&after))))
            }
        }
    };
    weigh(|roll| best(position, roll, context).map_or(0, |after| replies(&after)))
}

/// Adds a number for each of the 36 throws.
fn weigh(mut number: impl FnMut(Roll) -> u16) -> u16 {
    Roll::ALL_21.iter().map(|&(roll, _)| number(roll) * if roll.is_doublet() { 1 } else { 2 }).sum()
}
