//! Shared parts of the tests: a second, slow and obvious generator, and positions from play.
#![allow(dead_code, reason = "each test program uses a part")]

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::{Checkers, Position, Roll, legal_plays};

/// A second generator of legal plays that shares no code with the first. It keeps checkers in plain arrays, tries
/// every move and collects positions in sets.
pub(crate) mod slow {
    use super::*;

    /// Returns all positions that legal plays reach, with the opponent on roll.
    pub(crate) fn legal_positions(position: &Position, roll: Roll) -> BTreeSet<Position> {
        let start = BTreeSet::from([Board::from(position)]);
        let [a, b] = roll.dice().map(|die| usize::from(die.pips()));
        let boards = if a == b {
            let mut reached = start;
            for _ in 0..4 {
                let further = all_moves(&reached, a);
                if further.is_empty() {
                    break;
                }
                reached = further;
            }
            reached
        } else {
            let both = &all_moves(&all_moves(&start, a), b) | &all_moves(&all_moves(&start, b), a);
            let choices = [both, all_moves(&start, a.max(b)), all_moves(&start, a.min(b)), start];
            choices.into_iter().find(|boards| !boards.is_empty()).expect("the start is there")
        };
        boards.iter().map(Board::to_opponent_on_roll).collect()
    }

    fn all_moves(boards: &BTreeSet<Board>, pips: usize) -> BTreeSet<Board> {
        let from_everywhere = |board| (1..=25).filter_map(move |from| Board::moved(board, from, pips));
        boards.iter().flat_map(from_everywhere).collect()
    }

    /// The counts in the mover's numbering: index 25 is the mover's bar and index 0 the opponent's.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
    struct Board {
        own: [u8; 26],
        opponent: [u8; 26],
    }

    impl From<&Position> for Board {
        fn from(position: &Position) -> Self {
            let checkers = position.to_checkers();
            let mut board = Self { own: [0; 26], opponent: [0; 26] };
            for index in 0..25 {
                board.own[index + 1] = checkers.own[index];
                board.opponent[24 - index] = checkers.opponent[index];
            }
            board
        }
    }

    impl Board {
        fn moved(&self, from: usize, pips: usize) -> Option<Self> {
            let is_home = self.own[7..].iter().all(|&count| count == 0);
            if self.own[from] == 0 || (self.own[25] > 0 && from != 25) {
                return None;
            }
            let mut after = self.clone();
            after.own[from] -= 1;
            if pips < from {
                let to = from - pips;
                match self.opponent[to] {
                    0 => {}
                    1 => {
                        after.opponent[to] = 0;
                        after.opponent[0] += 1;
                    }
                    _ => return None,
                }
                after.own[to] += 1;
            } else {
                let is_rearmost = self.own[from + 1..].iter().all(|&count| count == 0);
                if !is_home || (pips > from && !is_rearmost) {
                    return None;
                }
            }
            Some(after)
        }

        fn to_opponent_on_roll(&self) -> Position {
            let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
            for index in 0..25 {
                checkers.opponent[index] = self.own[index + 1];
                checkers.own[index] = self.opponent[24 - index];
            }
            Position::from_checkers(checkers).expect("moves leave a position")
        }
    }
}

/// A seeded source of numbers, shared by the tests and the benchmark.
pub(crate) struct Numbers(SplitMix64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    pub(crate) fn roll(&mut self) -> Roll {
        let mut die = || rules::Die::ALL[self.below(6)];
        Roll::new(die(), die())
    }
}

/// Returns the positions and rolls of a game between two players who pick random legal plays.
pub(crate) fn random_game(numbers: &mut Numbers) -> Vec<(Position, Roll)> {
    let mut turns = Vec::new();
    let mut position = Position::STARTING;
    while position.winner().is_none() {
        let roll = numbers.roll();
        turns.push((position, roll));
        let plays = legal_plays(&position, roll);
        position = plays[numbers.below(plays.len())].position;
    }
    turns
}

/// Generates a position from a game of random plays, with its roll.
pub(crate) fn from_play() -> impl Strategy<Value = (Position, Roll)> {
    (any::<u64>(), any::<prop::sample::Index>()).prop_map(|(seed, turn)| {
        let turns = random_game(&mut Numbers::new(seed));
        turns[turn.index(turns.len())]
    })
}

/// Generates a roll and randomly placed checkers, many of them in the home boards and some on the bar. These
/// positions cover the corner cases of entering and bearing off, which games seldom reach.
pub(crate) fn composed() -> impl Strategy<Value = (Position, Roll)> {
    let place = || prop_oneof![5 => 0..6_usize, 2 => 6..24_usize, 1 => 24..25_usize];
    let side = move |most| prop::collection::vec(place(), 0..=most);
    let few_or_many = move || prop_oneof![side(3), side(15)];
    (few_or_many(), few_or_many(), any::<u64>()).prop_filter_map(
        "no such position",
        |(own, opponent, seed)| {
            let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
            for place in own {
                checkers.own[place] += 1;
            }
            for place in opponent {
                if place == 24 || checkers.own[23 - place] == 0 {
                    checkers.opponent[place] += 1;
                }
            }
            let position = Position::from_checkers(checkers).ok()?;
            position.winner().is_none().then(|| (position, Numbers::new(seed).roll()))
        },
    )
}
