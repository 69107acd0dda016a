//! The derivation against test vectors from an independent implementation (`vectors/make_vectors.py`).
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use dice::{Bytes32, Contribution, GameKeys, GamesMax, MatchSeed};
use rules::{BySide, Side};
use serde::Deserialize;
use std::num::NonZeroU16;

#[derive(Deserialize)]
struct Vectors {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    match_id: String,
    seed: String,
    seat_one: Option<String>,
    seat_two: Option<String>,
    games_max: NonZeroU16,
    commitment: String,
    keys: Vec<String>,
    games: Vec<VectorGame>,
}

#[derive(Deserialize)]
struct VectorGame {
    game: u32,
    opening: Opening,
    white: Vec<VectorTurn>,
    black: Vec<VectorTurn>,
}

#[derive(Deserialize)]
struct Opening {
    ties: Vec<u8>,
    white: u8,
    black: u8,
}

#[derive(Deserialize)]
struct VectorTurn {
    turn: u32,
    dice: [u8; 2],
}

impl Case {
    fn seed(&self) -> MatchSeed {
        MatchSeed::new(self.seed.parse::<Bytes32>().unwrap().0)
    }

    fn keys(&self) -> GameKeys {
        let contribution = |text: &Option<String>| match text {
            Some(text) => Contribution::Given(text.parse().unwrap()),
            None => Contribution::Absent,
        };
        let seats = BySide { white: contribution(&self.seat_one), black: contribution(&self.seat_two) };
        self.seed().keys(&self.match_id.parse().unwrap(), seats, GamesMax::new(self.games_max))
    }
}

fn cases() -> Vec<Case> {
    let vectors: Vectors = serde_json::from_str(include_str!("../vectors/vectors.json")).unwrap();
    assert_eq!(vectors.cases.len(), 5);
    vectors.cases
}

#[test]
fn commitments_are_those_of_the_vectors() {
    for case in cases() {
        let own = case.seed().commitment(&case.match_id.parse().unwrap());
        assert_eq!(own.to_string(), case.commitment, "{}", case.name);
    }
}

#[test]
fn key_chains_are_those_of_the_vectors() {
    for case in cases() {
        let keys = case.keys();
        assert_eq!(keys.g0().to_string(), case.keys[0], "{}", case.name);
        for (game, expected) in (1..).zip(&case.keys[1..]) {
            assert_eq!(&keys.game(game).unwrap().reveal().to_string(), expected, "{} game {game}", case.name);
        }
        assert_eq!(keys.games_max().get(), case.games_max.get());
    }
}

#[test]
fn throws_are_those_of_the_vectors() {
    for case in cases() {
        for game in &case.games {
            let dice = case.keys().game(game.game).unwrap();
            let opening = dice.opening();
            let ties: Vec<u8> = opening.ties.iter().map(|die| die.pips()).collect();
            assert_eq!(
                (ties, opening.white.pips(), opening.black.pips()),
                (game.opening.ties.clone(), game.opening.white, game.opening.black),
                "{} game {}",
                case.name,
                game.game
            );
            for (side, turns) in [(Side::White, &game.white), (Side::Black, &game.black)] {
                for VectorTurn { turn, dice: expected } in turns {
                    let own = dice.roll(side, *turn).dice().map(|die| die.pips());
                    assert_eq!(own, *expected, "{} game {} {side:?} turn {turn}", case.name, game.game);
                }
            }
        }
    }
}

#[test]
fn the_vectors_hold_a_throw_with_ties() {
    assert!(cases().iter().flat_map(|case| &case.games).any(|game| game.opening.ties.len() == 3));
}
