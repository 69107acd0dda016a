//! Plays every bot against every other, in matches to 5 points with the cube, and measures their strength in rating
//! points.
//!
//! usage: round_robin [MATCHES] [SEED]. MATCHES is the number of matches for each pair (default 200). Half of them
//! repeat the dice of the other half with exchanged seats. `cargo run --release -p fullprime-bots --example
//! round_robin -- 200` prints the tables of docs/bots.md.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it is a command")]
#![expect(clippy::cast_precision_loss, reason = "counts of matches are small")]

#[path = "../tests/table/mod.rs"]
mod table;

use std::collections::BTreeMap;
use std::sync::Mutex;

use bots::{CHARACTERS, Character, choose};
use eval::Engine;
use table::{BotGame, Dice};
use wire::{Command, CommandKind, CubeView, MatchFormat, Phase, Score, Seat};

const LENGTH: u32 = 5;
/// The weight of a match to 5 points in the rating formula.
const WEIGHT: f64 = 5.0;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let matches = arguments.next().and_then(Result::ok).unwrap_or(200);
    let seed = arguments.next().and_then(Result::ok).unwrap_or(1);
    let engine = Engine::default();
    let pairs: Vec<(usize, usize)> =
        (0..CHARACTERS.len()).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
    let jobs: Mutex<Vec<(usize, usize, u64)>> =
        Mutex::new(pairs.iter().flat_map(|&(a, b)| (0..matches).map(move |n| (a, b, n))).collect());
    let wins: Mutex<BTreeMap<(usize, usize), f64>> = Mutex::new(BTreeMap::new());
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let Some((a, b, n)) = jobs.lock().expect("no thread panics").pop() else { break };
                    let first = if n % 2 == 0 { Seat::White } else { Seat::Black };
                    let dice = Dice::seeded(seed.wrapping_mul(1_000_003) + n / 2);
                    let winner = play_match([&CHARACTERS[a], &CHARACTERS[b]], first, dice, n, &engine);
                    let won = if winner { 1.0 } else { 0.0 };
                    *wins.lock().expect("no thread panics").entry((a, b)).or_default() += won;
                }
            });
        }
    });
    let wins = wins.into_inner().expect("no thread panicked");
    report(&wins, matches as f64);
}

/// Plays a match in which the first of the two has `seat`, and returns true if it wins.
fn play_match(two: [&Character; 2], seat: Seat, mut dice: Dice, number: u64, engine: &Engine) -> bool {
    let mut score = Score::default();
    let mut after_crawford = false;
    loop {
        let crawford = [score.white, score.black].contains(&(LENGTH - 1)) && !after_crawford;
        let (winner, worth, rest) = play_game(two, seat, dice, score, crawford, number, engine);
        dice = rest;
        after_crawford |= crawford;
        let won = match winner {
            Seat::White => &mut score.white,
            Seat::Black => &mut score.black,
        };
        *won += worth;
        if *won >= LENGTH {
            return winner == seat;
        }
    }
}

/// Plays a game and returns the winner, the points and the remaining dice.
fn play_game(
    two: [&Character; 2],
    first: Seat,
    dice: Dice,
    score: Score,
    crawford: bool,
    number: u64,
    engine: &Engine,
) -> (Seat, u32, Dice) {
    let mut game = BotGame::start_by_throw(dice);
    game.format = MatchFormat::Points { length: 5 };
    game.score = score;
    game.crawford = crawford;
    game.cube = CubeView { value: 1, owner: None, in_use: !crawford };
    let of = |seat: Seat| if seat == first { two[0] } else { two[1] };
    let mut opening = true;
    // Each match has its own range of seeds for the bots' choices.
    let mut turn = number << 20;
    loop {
        let (mover, other) = (game.on_roll(), game.opponent());
        let may_double = !opening && !crawford && game.cube.owner.is_none_or(|owner| owner == mover);
        if may_double && !game.cube_is_dead() {
            turn += 1;
            game.phase = Some(Phase::ToRoll { seat: mover });
            game.allowed = vec![CommandKind::Roll, CommandKind::Double];
            let said = choose(&game.view(), of(mover), turn, engine).expect("it is its turn").command;
            if said == Command::Double {
                let value = game.cube.value * 2;
                game.phase = Some(Phase::CubeOffered { to: other, value, offer: CommandKind::Double });
                game.allowed = vec![CommandKind::Take, CommandKind::Pass];
                let said = choose(&game.view(), of(other), turn, engine).expect("it is its turn").command;
                if said == Command::Pass {
                    return (mover, u32::from(game.cube.value), game.into_dice());
                }
                game.cube = CubeView { value, owner: Some(other), in_use: true };
            }
        }
        game.phase = None;
        game.allowed = vec![CommandKind::Play];
        game.play(of(mover), engine);
        opening = false;
        if let Some((winner, worth)) = game.result() {
            return (winner, worth * u32::from(game.cube.value), game.into_dice());
        }
    }
}

fn report(wins: &BTreeMap<(usize, usize), f64>, matches: f64) {
    print!("| won of 100 against |");
    CHARACTERS.iter().for_each(|of| print!(" {} |", of.name));
    println!("\n| --- |{}", " --- |".repeat(CHARACTERS.len()));
    for (a, character) in CHARACTERS.iter().enumerate() {
        print!("| **{}** |", character.name);
        for b in 0..CHARACTERS.len() {
            let share = match (wins.get(&(a, b)), wins.get(&(b, a))) {
                (Some(won), _) => Some(won / matches),
                (None, Some(lost)) => Some(1.0 - lost / matches),
                (None, None) => None,
            };
            match share {
                Some(share) => print!(" {:.0} |", 100.0 * share),
                None => print!(" - |"),
            }
        }
        println!();
    }
    let ratings = fit(wins, matches);
    println!("\n| bot | level | rating in matches to 5 points |\n| --- | --- | --- |");
    for (character, rating) in CHARACTERS.iter().zip(&ratings) {
        println!("| {} | {} | {rating:.0} |", character.name, character.level.title());
    }
    // 0.8686 is 2 / ln 10: half a win is the standard deviation of a match between equals, and the formula's slope
    // there is ln 10 / 4.
    let error = 2000.0 / WEIGHT.sqrt() * 0.8686 / (matches * (CHARACTERS.len() - 1) as f64).sqrt();
    eprintln!("standard error of a rating: about {error:.0}");
}

/// Returns the maximum-likelihood ratings with mean 1500, by the project's formula: `P(a wins) = 1 / (1 + 10^((b -
/// a) sqrt(n) / 2000))`.
fn fit(wins: &BTreeMap<(usize, usize), f64>, matches: f64) -> Vec<f64> {
    let scale = 2000.0 / WEIGHT.sqrt();
    let mut ratings = vec![1500.0; CHARACTERS.len()];
    for _ in 0..20_000 {
        let mut pull = vec![0.0; ratings.len()];
        for (&(a, b), won) in wins {
            let expected = matches / (1.0 + 10f64.powf((ratings[b] - ratings[a]) / scale));
            pull[a] += won - expected;
            pull[b] -= won - expected;
        }
        for (rating, pull) in ratings.iter_mut().zip(&pull) {
            *rating += 40.0 * pull / matches;
        }
    }
    ratings
}
