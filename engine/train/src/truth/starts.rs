//! Finds the positions of the truth set in games of a net against itself: from the opening, from scrambled starts,
//! and from constructed starts that are changed a little and played on.
//!
//! Everything follows from the net and the seed. A game contributes at most one position to a family, and no
//! position occurs twice.

use super::family::{Family, sort};
use crate::games::{TrainingPlayer, scrambled, throw};
use crate::random::Random;
use eval::{Evaluator, NativeEvaluator};
use rules::{Checkers, Position};
use std::collections::{BTreeMap, HashSet};

/// Starts for positions that real play seldom reaches; either side may be on roll.
const CONSTRUCTED: [&str; 24] = [
    // Prisoners behind primes, and closed boards.
    "8:2 7:2 6:3 5:3 4:3 3:2 / 24:1 13:2 6:5 5:4 4:3",
    "13:1 7:2 6:3 5:3 4:2 3:2 2:2 / 24:2 6:5 5:4 4:4",
    "10:1 9:2 8:2 7:2 6:3 5:3 4:2 / 24:1 14:1 6:4 5:4 4:3 3:2",
    "8:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2 / bar:1 6:4 5:4 4:3 3:3",
    "9:1 7:2 6:2 5:2 4:2 3:2 2:2 1:2 / bar:2 6:4 5:4 4:3 3:2",
    "20:1 6:3 5:3 4:2 3:2 2:2 1:2 / bar:2 18:1 4:3 3:3 2:2",
    "14:1 6:3 5:3 4:2 3:2 2:2 1:2 / bar:1 18:1 3:2 2:2 1:2",
    // A late hit, to be contained.
    "13:2 10:2 8:2 7:2 6:3 5:2 4:2 / bar:1 6:3 5:3 4:3 3:2",
    "24:2 9:2 8:2 7:2 6:3 5:2 4:2 / bar:1 4:2 3:3 2:4",
    "18:1 10:2 9:2 8:2 7:3 6:4 2:1 / 20:1 8:2 6:3 4:3 3:3 2:3",
    // Ace-point games and bear-offs against contact.
    "24:3 6:4 5:4 4:4 / 8:2 6:4 5:4 4:3 3:2",
    "24:2 7:1 6:4 5:4 4:4 / 6:4 5:4 4:3 3:2",
    "21:2 7:1 6:4 5:4 4:4 / 7:1 6:4 5:4 3:3 2:2",
    "bar:1 22:2 6:4 5:4 4:4 / 6:4 5:4 4:2 2:2",
    // Back games by their anchors, and massive ones.
    "24:3 23:2 13:2 8:2 6:4 4:2 / 10:1 9:2 8:3 7:2 6:3 5:2 4:2",
    "24:2 22:3 13:2 8:2 6:4 4:2 / 10:1 9:2 8:3 7:2 6:3 5:2 4:2",
    "23:2 22:2 13:3 8:2 6:4 4:2 / 11:1 9:2 8:3 7:2 6:3 5:2 4:2",
    "23:2 21:2 13:3 8:2 6:4 4:2 / 11:1 9:2 8:3 7:2 6:3 5:2 3:2",
    "24:3 23:3 22:2 13:3 6:4 / 10:2 9:2 8:2 7:2 6:3 5:2 4:2",
    "24:2 23:2 22:2 21:2 18:2 13:3 6:2 / 14:2 11:2 9:2 8:3 6:2 5:2 10:2",
    // Prime against prime.
    "23:2 8:2 7:2 6:3 5:2 4:2 2:2 / 24:2 8:3 7:2 6:3 5:3 3:2",
    "24:2 9:2 8:2 7:2 6:3 5:2 4:2 / 24:2 9:2 8:2 7:2 6:3 5:2 4:2",
    // A crunched board, a blitz.
    "21:2 20:2 5:3 3:4 2:2 1:2 / 21:1 13:4 8:3 6:4 3:3",
    "13:3 8:3 6:4 5:2 4:2 24:1 / bar:3 13:4 8:3 6:5",
];
/// The maximum number of checkers that are moved in a constructed start.
const CHANGES: usize = 7;
/// The probability of a random play at each turn.
const EXPLORE: f32 = 0.08;
/// The maximum number of games. A family that is not full by then stays short.
const GAMES_MAX: u32 = 600_000;

/// The settings of the search.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Finding {
    /// The number of positions of each family.
    pub(crate) per_family: usize,
    /// The seed of dice and exploration.
    pub(crate) seed: u64,
}

/// Returns positions by family, as many of each as requested if enough were found. Each is a position before the
/// side on roll rolls.
pub(crate) fn find(evaluator: &NativeEvaluator, finding: Finding) -> BTreeMap<Family, Vec<Position>> {
    let mut random = Random::new(finding.seed);
    let mut player = TrainingPlayer::new(evaluator);
    let mut found: BTreeMap<Family, Vec<Position>> = Family::ALL.map(|family| (family, Vec::new())).into();
    let mut seen = HashSet::new();
    for game in 0..GAMES_MAX {
        if found.values().all(|positions| positions.len() >= finding.per_family) {
            break;
        }
        let start = match game % 4 {
            0 => Position::STARTING,
            1 => scrambled(&mut random, 15),
            _ => constructed(&mut random),
        };
        for (family, position) in picked(&mut player, start, game % 4 < 2, &mut random) {
            let of = found.entry(family).or_default();
            if of.len() < finding.per_family && seen.insert(position) {
                of.push(position);
            }
        }
    }
    found
}

/// Plays one game and picks one position of each family that it passed through, all with equal probability.
fn picked(
    player: &mut TrainingPlayer<'_>,
    mut position: Position,
    is_real: bool,
    random: &mut Random,
) -> BTreeMap<Family, Position> {
    let mut picked: BTreeMap<Family, (usize, Position)> = BTreeMap::new();
    while position.winner().is_none() {
        if let Some(found) = sort(&position).filter(|found| wanted(player, found.family, &position, is_real))
        {
            let entry = picked.entry(found.family).or_insert((0, position));
            entry.0 += 1;
            if random.below(entry.0) == 0 {
                entry.1 = position;
            }
        }
        let next = player.play(&position, throw(random));
        let explores = random.unit() < EXPLORE;
        position = if explores { player.options[random.below(player.options.len())] } else { next };
    }
    picked.into_iter().map(|(family, (_, position))| (family, position)).collect()
}

/// Returns true if a position of this family is wanted from this game. The ordinary families take positions only from
/// games that did not begin at a constructed start. Positions that are nearly decided are never wanted, because they
/// teach nothing.
fn wanted(player: &TrainingPlayer<'_>, family: Family, position: &Position, is_real: bool) -> bool {
    let is_ordinary = family >= Family::LateContact && family != Family::BearOffContact;
    if is_ordinary && !is_real {
        return false;
    }
    let answer = player.evaluator().evaluate_one(position);
    answer.win > 0.01 && answer.win < 0.99 || answer.equity().abs() < 0.9
}

/// Returns a constructed start with some checkers moved by a few pips, and either side on roll.
pub(crate) fn constructed(random: &mut Random) -> Position {
    let text = CONSTRUCTED[random.below(CONSTRUCTED.len())];
    let mut position: Position = text.parse().unwrap_or(Position::STARTING);
    for _ in 0..random.below(CHANGES + 1) {
        let mut checkers = position.to_checkers();
        let Checkers { own, opponent } = &mut checkers;
        let side = if random.below(2) == 0 { own } else { opponent };
        let (from, to) = (random.below(24), random.below(7));
        let to = (from + to).saturating_sub(3).min(23);
        if side[from] > 0 {
            side[from] -= 1;
            side[to] += 1;
            position = Position::from_checkers(checkers).unwrap_or(position);
        }
    }
    if random.below(2) == 0 { position } else { position.flip() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constructed_starts_are_positions() {
        for text in CONSTRUCTED {
            let position: Position = text.parse().expect(text);
            assert!(sort(&position).is_some(), "{text}");
        }
    }

    #[test]
    fn the_search_is_repeatable_and_finds_positions_of_the_family() {
        let evaluator = NativeEvaluator::new(eval::embedded());
        let finding = Finding { per_family: 2, seed: 3 };
        let found = find(&evaluator, finding);
        assert_eq!(found, find(&evaluator, finding));
        let mut seen = HashSet::new();
        for (family, positions) in found {
            assert_eq!(positions.len(), 2, "{family:?}");
            for position in positions {
                assert_eq!(sort(&position).map(|found| found.family), Some(family));
                assert!(seen.insert(position), "{position} twice");
            }
        }
    }
}
