//! The results of each entrant, counted from the course of a stage.

use super::course::{Course, Outcome, Pairing, Score};
use super::points::Points;
use crate::knockout::Seat;

/// The meaning of results in a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counting {
    /// True if a bye is worth a win.
    pub are_byes_won: bool,
    /// The number of lives of everybody, or 0 if the stage has none.
    pub lives: u32,
}

/// A counted result of one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Game {
    /// The round, from 1.
    pub round: u32,
    /// The place of the opponent in the order of entry; `None` for a bye.
    pub opponent: Option<usize>,
    /// A point, half a point, or none.
    pub earned: Points,
    /// True if the entrant lost.
    pub is_lost: bool,
    /// True if it was played.
    pub is_played: bool,
    /// Points scored in play.
    pub scored: u32,
    /// Points that the opponent scored in play.
    pub conceded: u32,
}

/// The sums of one entrant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Account {
    /// The counted results, by round.
    pub games: Vec<Game>,
    /// The points, with those at the beginning.
    pub points: Points,
    /// The lives that are left.
    pub lives_left: u32,
    /// The round in which the entrant lost the last life or withdrew. `None` for those who are still in.
    pub out_in: Option<u32>,
    /// The number of byes.
    pub byes: u32,
}

/// Returns the sums of all entrants after the first `rounds` rounds, in the order of entry. The results of those for
/// whom `cancelled` is true do not count, for their opponents either.
pub(super) fn accounts(
    course: &Course,
    counting: Counting,
    rounds: usize,
    cancelled: &[bool],
) -> Vec<Account> {
    let is_cancelled = |place: usize| cancelled.get(place).copied().unwrap_or(false);
    let mut games: Vec<Vec<Game>> = vec![Vec::new(); course.entries().len()];
    let mut byes = vec![0; course.entries().len()];
    for (round, encounters) in (1..).zip(course.rounds().iter().take(rounds)) {
        for encounter in encounters {
            match (encounter.pairing, encounter.score) {
                (Pairing::Bye(id), _) => {
                    let Some(place) = course.place_of(id) else { continue };
                    byes[place] += 1;
                    if counting.are_byes_won {
                        games[place].push(bye(round));
                    }
                }
                (Pairing::Match(one, other), Some(score)) => {
                    let Some((one, other)) = course.place_of(one).zip(course.place_of(other)) else {
                        continue;
                    };
                    if !is_cancelled(one) && !is_cancelled(other) {
                        games[one].push(game(round, other, score, Seat::First));
                        games[other].push(game(round, one, score, Seat::Second));
                    }
                }
                (Pairing::Match(..), None) => {}
            }
        }
    }
    let entries = course.entries().iter().zip(games).zip(byes);
    entries
        .map(|((entry, games), byes)| {
            let points = entry.points() + games.iter().map(|game| game.earned).sum();
            let spare = counting.lives.saturating_sub(entry.entrant.lives_lost);
            let (lives_left, out_in) = lives(&games, spare, counting.lives > 0, entry.withdrawn);
            Account { games, points, lives_left, out_in, byes }
        })
        .collect()
}

fn bye(round: u32) -> Game {
    Game {
        round,
        opponent: None,
        earned: Points::ONE,
        is_lost: false,
        is_played: false,
        scored: 0,
        conceded: 0,
    }
}

fn game(round: u32, opponent: usize, score: Score, seat: Seat) -> Game {
    let (is_lost, earned) = match score.outcome {
        Outcome::Won(winner) if winner == seat => (false, Points::ONE),
        Outcome::Tied => (false, Points::HALF),
        Outcome::Won(_) | Outcome::BothLost => (true, Points::ZERO),
    };
    let [first, second] = score.scored;
    let (scored, conceded) = match seat {
        Seat::First => (first, second),
        Seat::Second => (second, first),
    };
    Game { round, opponent: Some(opponent), earned, is_lost, is_played: !score.is_forfeit, scored, conceded }
}

/// Returns the lives that are left, and the round in which an entrant went out.
fn lives(games: &[Game], spare: u32, has_lives: bool, withdrawn: Option<u32>) -> (u32, Option<u32>) {
    let mut left = spare;
    let mut out_in = None;
    for game in games.iter().filter(|game| has_lives && game.is_lost) {
        left = left.saturating_sub(1);
        if left == 0 {
            out_in = out_in.or(Some(game.round));
        }
    }
    match withdrawn {
        Some(round) => (0, out_in.or(Some(round))),
        None => (left, out_in),
    }
}
