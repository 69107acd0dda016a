//! Playing a roll.

use eval::RankedPlay;
use rules::{Place, Point, Position, Roll};
use wire::{Command, MatchView, SingleMove};

use crate::{
    Choice, Effort, Mind, NothingToDo,
    attention::{drawn, wavering},
    difficulty,
    table::OwnTable,
};

/// A difference in equity that is hard to see.
const CLOSE: f64 = 0.03;

/// The difference in equity up to which two plays count as equally good.
pub const VARIETY: f32 = 0.01;

/// Returns the play that seems best.
pub(crate) fn play(
    view: &MatchView,
    table: &OwnTable,
    dice: (u8, u8),
    mind: &Mind<'_>,
) -> Result<Choice, NothingToDo> {
    let roll = Roll::from_pips([dice.0, dice.1]).ok_or(NothingToDo::Nonsense("an impossible roll"))?;
    if !view.plays.as_ref().is_some_and(|nodes| nodes.iter().any(|node| node.complete)) {
        return Err(NothingToDo::Nonsense("no legal play"));
    }
    let Mind { character, engine, .. } = mind;
    let ranked = engine.best_plays(&table.position, roll, &table.context, character.ply, usize::MAX);
    let chosen = pick(&table.position, &ranked, mind).ok_or(NothingToDo::Nonsense("no legal play"))?;
    let effort = match ranked.as_slice() {
        [_] => Effort::Forced,
        [first, second, ..] if f64::from(first.equity - second.equity) < CLOSE => Effort::Hard,
        _ => Effort::Easy,
    };
    let moves =
        chosen.play.moves().iter().map(|step| SingleMove { from: step.from.pips(), to: step.to.pips() });
    Ok(Choice { command: Command::Play { moves: moves.collect() }, effort })
}

/// Returns the play that seems best, given the error of the bot's judgement.
pub(crate) fn pick<'a>(
    before: &Position,
    ranked: &'a [RankedPlay],
    mind: &Mind<'_>,
) -> Option<&'a RankedPlay> {
    let character = mind.character;
    let wavers = character.play_wavering * difficulty::of_choosing(before, ranked.len());
    let best = f64::from(ranked.first()?.equity);
    let mut chosen = ranked.first()?;
    let mut chosen_worth = f64::NEG_INFINITY;
    for (place, play) in (0_u64..).zip(ranked) {
        let loss = best - f64::from(play.equity);
        if loss > character.play_loss_max && place > 0 {
            break;
        }
        // Big differences are obvious, so the error shrinks with the loss, but by no more than half.
        let certainty = 1.0 / (1.0 + loss / character.play_loss_max.max(1e-9));
        let seems = wavers * wavering(mind.seeds.attention, place) * certainty + taste(play, mind);
        let worth = f64::from(play.equity) + seems;
        if worth > chosen_worth {
            (chosen, chosen_worth) = (play, worth);
        }
    }
    Some(match mind.seeds.variety {
        Some(seed) => varied(ranked, chosen, seed),
        None => chosen,
    })
}

/// Returns one of the plays that are as good as the chosen one, drawn by the seed.
fn varied<'a>(ranked: &'a [RankedPlay], chosen: &'a RankedPlay, seed: u64) -> &'a RankedPlay {
    let is_as_good = |play: &&RankedPlay| (play.equity - chosen.equity).abs() <= VARIETY;
    let equal: Vec<&RankedPlay> = ranked.iter().filter(is_as_good).collect();
    equal.get(drawn(seed, equal.len())).copied().unwrap_or(chosen)
}

/// Returns the value that the bot's habits add to a play.
fn taste(play: &RankedPlay, mind: &Mind<'_>) -> f64 {
    let character = mind.character;
    let hits = play.play.moves().iter().filter(|step| step.hit).count();
    let blots = blots_in_reach(&play.position);
    let count = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX));
    character.fondness_of_hitting * count(hits) - character.fear_of_blots * count(blots)
}

/// Returns the number of blots that the side that has just played leaves in front of an opposing checker. The
/// position has the opponent on roll.
fn blots_in_reach(position: &Position) -> usize {
    let rearmost = if position.own(Place::Bar) > 0 {
        25
    } else {
        Point::all().rev().find(|point| position.own(Place::Point(*point)) > 0).map_or(0, Point::number)
    };
    Point::all()
        .filter(|point| {
            // The blot's owner counts its points from the other end.
            position.opponent(Place::Point(point.opposite())) == 1 && point.number() < rearmost
        })
        .count()
}
